"""What the gentlemen of the cast say, by occasion.

Every line is marked for `lupdate`, one a call, as a literal: what is put together is found by no
translator. None says anything of cards, so that none can tell what is hidden.
"""

from typing import Final

from coup_desktop.bots.occasions import Lines, Occasion
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

BALDASSARE: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Good evening, and good manners to all."),
        QT_TRANSLATE_NOOP("Personas", "A pleasure to lose to such company. Almost."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "As the book prescribes."),
        QT_TRANSLATE_NOOP("Personas", "With your kind leave."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "You would ask that of me?"),
        QT_TRANSLATE_NOOP("Personas", "Ask, then. Politely, I hope."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "A gentleman keeps his word."),
        QT_TRANSLATE_NOOP("Personas", "There it is. No offence taken."),
        QT_TRANSLATE_NOOP("Personas", "I should have thought it was plain."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "I beg your pardon. All of you."),
        QT_TRANSLATE_NOOP("Personas", "That chapter I shall strike out."),
        QT_TRANSLATE_NOOP("Personas", "How very embarrassing."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "Forgive me, I must ask."),
        QT_TRANSLATE_NOOP("Personas", "With respect: no."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "I took no pleasure in that. A little, perhaps."),
        QT_TRANSLATE_NOOP("Personas", "Courtesy is not blindness."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "My apologies. I misjudged you."),
        QT_TRANSLATE_NOOP("Personas", "I stand corrected, and poorer."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "I fear I cannot allow it."),
        QT_TRANSLATE_NOOP("Personas", "Not while I sit here, dear friend."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "Elegantly parried."),
        QT_TRANSLATE_NOOP("Personas", "As you wish. I yield."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "There are pockets one does not touch."),
        QT_TRANSLATE_NOOP("Personas", "One might have asked."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Nothing personal, I assure you."),
        QT_TRANSLATE_NOOP("Personas", "It pains me to do this."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "A palpable blow."),
        QT_TRANSLATE_NOOP("Personas", "I have been treated better at worse courts."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "I take my leave, and my hat."),
        QT_TRANSLATE_NOOP("Personas", "Pray go on without me."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Farewell. It was an honour."),
        QT_TRANSLATE_NOOP("Personas", "I shall remember you kindly."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Such a civil table tonight."),
        QT_TRANSLATE_NOOP("Personas", "Silence, too, is conversation."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "You were most gracious opponents."),
        QT_TRANSLATE_NOOP("Personas", "The last page, and it is mine."),
    ),
}

CORVINO: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Somebody here will not last the night."),
        QT_TRANSLATE_NOOP("Personas", "Sit down. It does not hurt yet."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "Take it as a symptom."),
        QT_TRANSLATE_NOOP("Personas", "Swallow that."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Careful. It may be catching."),
        QT_TRANSLATE_NOOP("Personas", "You want to look behind the mask?"),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "The diagnosis was correct."),
        QT_TRANSLATE_NOOP("Personas", "Now you look pale."),
        QT_TRANSLATE_NOOP("Personas", "Told you it would sting."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "Well. The mask slips."),
        QT_TRANSLATE_NOOP("Personas", "A relapse."),
        QT_TRANSLATE_NOOP("Personas", "Enjoy it while you breathe."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "I smell something rotten."),
        QT_TRANSLATE_NOOP("Personas", "Open your mouth. Wider."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "As I thought: incurable."),
        QT_TRANSLATE_NOOP("Personas", "The nose never errs."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "Healthy, then. A pity."),
        QT_TRANSLATE_NOOP("Personas", "A misdiagnosis. It happens."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "The house is in quarantine."),
        QT_TRANSLATE_NOOP("Personas", "No farther."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "So there is a remedy."),
        QT_TRANSLATE_NOOP("Personas", "Then I wait. I am good at it."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "Count your fingers afterwards."),
        QT_TRANSLATE_NOOP("Personas", "Coin carries plague, you know."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "This will not take long."),
        QT_TRANSLATE_NOOP("Personas", "The weak go first."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "A scratch. I have seen worse."),
        QT_TRANSLATE_NOOP("Personas", "I have buried kinder people."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "Do not bury me deep."),
        QT_TRANSLATE_NOOP("Personas", "The raven flies."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Next patient."),
        QT_TRANSLATE_NOOP("Personas", "Past all help, I fear."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Quiet as a sickroom."),
        QT_TRANSLATE_NOOP("Personas", "Somebody ought to cough."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "Only the doctor is left."),
        QT_TRANSLATE_NOOP("Personas", "They always call me last."),
    ),
}

GALEAZZO: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Let us get it over with."),
        QT_TRANSLATE_NOOP("Personas", "Weapons on the table."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "Orders are orders."),
        QT_TRANSLATE_NOOP("Personas", "Stand aside."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Say it to my face."),
        QT_TRANSLATE_NOOP("Personas", "You call a soldier a liar?"),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "There. Now step back."),
        QT_TRANSLATE_NOOP("Personas", "I do not joke with steel."),
        QT_TRANSLATE_NOOP("Personas", "That should settle it."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "A feint. It failed."),
        QT_TRANSLATE_NOOP("Personas", "Struck. Fair enough."),
        QT_TRANSLATE_NOOP("Personas", "I was never good at lying."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "Halt. Show me."),
        QT_TRANSLATE_NOOP("Personas", "I have heard better stories in camp."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "Down with the shield."),
        QT_TRANSLATE_NOOP("Personas", "An ambush. I know them."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "I charged too early."),
        QT_TRANSLATE_NOOP("Personas", "Hm. A wall. I ran into it."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "Nobody passes."),
        QT_TRANSLATE_NOOP("Personas", "Hold the line."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "A good parry. I grant it."),
        QT_TRANSLATE_NOOP("Personas", "Repelled. Regroup."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "Plunder, is it? I can do that, too."),
        QT_TRANSLATE_NOOP("Personas", "I shall collect that debt."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Forward!"),
        QT_TRANSLATE_NOOP("Personas", "Look up when I strike."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "I have had worse. See the nose?"),
        QT_TRANSLATE_NOOP("Personas", "First blood to you."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "I fall on my feet."),
        QT_TRANSLATE_NOOP("Personas", "Bury me with the sword."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Lower the banner."),
        QT_TRANSLATE_NOOP("Personas", "One fewer on the field."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "I do not trust a quiet camp."),
        QT_TRANSLATE_NOOP("Personas", "Waiting is the worst of it."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "The field is ours. Mine."),
        QT_TRANSLATE_NOOP("Personas", "Sound the horn."),
    ),
}

NICCOLO: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Shall we say the usual stakes?"),
        QT_TRANSLATE_NOOP("Personas", "I feel lucky. Do you?"),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "Call it, if you like."),
        QT_TRANSLATE_NOOP("Personas", "Might be. Might not be."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Now it gets interesting."),
        QT_TRANSLATE_NOOP("Personas", "What odds would you give me?"),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "Six and six."),
        QT_TRANSLATE_NOOP("Personas", "Even a gambler has honest days."),
        QT_TRANSLATE_NOOP("Personas", "Pay up."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "Ah well. Roll again."),
        QT_TRANSLATE_NOOP("Personas", "Snake eyes."),
        QT_TRANSLATE_NOOP("Personas", "You have a good eye. Keep it on me."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "I would bet against that."),
        QT_TRANSLATE_NOOP("Personas", "Three to one you lie."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "The house pays me."),
        QT_TRANSLATE_NOOP("Personas", "Thank you. I had money on it."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "It had to come up some time."),
        QT_TRANSLATE_NOOP("Personas", "A bad throw. Not a bad bet."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "The table is closed."),
        QT_TRANSLATE_NOOP("Personas", "Ah, no. House rules."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "All right, I pass the dice."),
        QT_TRANSLATE_NOOP("Personas", "One cannot win every throw."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "Easy come, easy go."),
        QT_TRANSLATE_NOOP("Personas", "Keep it warm for me."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "All in. On you."),
        QT_TRANSLATE_NOOP("Personas", "Somebody has to lose."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "I have lost more before breakfast."),
        QT_TRANSLATE_NOOP("Personas", "Still in the game."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "Bank broken. Good night."),
        QT_TRANSLATE_NOOP("Personas", "Lend me a coin for the way home?"),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "One player fewer to share with."),
        QT_TRANSLATE_NOOP("Personas", "The table thanks you."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Place your bets, friends."),
        QT_TRANSLATE_NOOP("Personas", "Nobody wants to throw?"),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "I never doubted the dice."),
        QT_TRANSLATE_NOOP("Personas", "Winner takes all. My favourite rule."),
    ),
}

SER_PIERO: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Let the minutes show that we began."),
        QT_TRANSLATE_NOOP("Personas", "Names and titles, please."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "Duly declared."),
        QT_TRANSLATE_NOOP("Personas", "I refer to clause the first."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "You contest the document?"),
        QT_TRANSLATE_NOOP("Personas", "An objection. I note it."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "Signed and sealed."),
        QT_TRANSLATE_NOOP("Personas", "The evidence speaks."),
        QT_TRANSLATE_NOOP("Personas", "Objection dismissed, with costs."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "A slip of the pen."),
        QT_TRANSLATE_NOOP("Personas", "Strike that from the record!"),
        QT_TRANSLATE_NOOP("Personas", "A forgery, I concede."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "I shall want to see that in writing."),
        QT_TRANSLATE_NOOP("Personas", "Proof, if you please."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "As I suspected: no seal."),
        QT_TRANSLATE_NOOP("Personas", "The ink was still wet."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "In order, I must admit."),
        QT_TRANSLATE_NOOP("Personas", "I bear the costs."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "Denied, on formal grounds."),
        QT_TRANSLATE_NOOP("Personas", "There is a clause against that."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "I shall appeal."),
        QT_TRANSLATE_NOOP("Personas", "Rejected? I note it."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "I demand a receipt!"),
        QT_TRANSLATE_NOOP("Personas", "That will be in the minutes."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Sentence is passed."),
        QT_TRANSLATE_NOOP("Personas", "It is all quite legal."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "I protest, for the record."),
        QT_TRANSLATE_NOOP("Personas", "My spectacles!"),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "The file is closed."),
        QT_TRANSLATE_NOOP("Personas", "I leave you my fee note."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Deleted from the register."),
        QT_TRANSLATE_NOOP("Personas", "Case closed."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Nothing to report, it seems."),
        QT_TRANSLATE_NOOP("Personas", "The minutes are very short so far."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "Recorded, witnessed and won."),
        QT_TRANSLATE_NOOP("Personas", "My fee, if you please."),
    ),
}

TADDEO: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Welcome, welcome! Who is thirsty?"),
        QT_TRANSLATE_NOOP("Personas", "Pull up a chair, friends!"),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "On the house!"),
        QT_TRANSLATE_NOOP("Personas", "A little something for the cook."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Among friends? Really?"),
        QT_TRANSLATE_NOOP("Personas", "Ho, now I am curious myself."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "Ha! Next round is on you."),
        QT_TRANSLATE_NOOP("Personas", "Fresh from the cellar."),
        QT_TRANSLATE_NOOP("Personas", "No hard feelings. Drink up!"),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "Well, I watered it a little."),
        QT_TRANSLATE_NOOP("Personas", "You got me! Cheers."),
        QT_TRANSLATE_NOOP("Personas", "It was worth a try, eh?"),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "Come now, pull the other one."),
        QT_TRANSLATE_NOOP("Personas", "I serve stories like that all night."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "An innkeeper hears everything."),
        QT_TRANSLATE_NOOP("Personas", "I know that look at closing time."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "My mistake. Have one on me."),
        QT_TRANSLATE_NOOP("Personas", "Well, I never!"),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "Sorry, friend. Kitchen is closed."),
        QT_TRANSLATE_NOOP("Personas", "Not in my house, eh?"),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "Fair enough, fair enough."),
        QT_TRANSLATE_NOOP("Personas", "Then I have another cup."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "Hey, that is the till!"),
        QT_TRANSLATE_NOOP("Personas", "You forgot to pay. Again."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Closing time, my friend."),
        QT_TRANSLATE_NOOP("Personas", "Out you go, nothing personal."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "There goes the good crockery."),
        QT_TRANSLATE_NOOP("Personas", "Ouch! Right in the belly."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "Last orders for me."),
        QT_TRANSLATE_NOOP("Personas", "Somebody mind the fire."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Mind the step on your way out!"),
        QT_TRANSLATE_NOOP("Personas", "I keep your cup for next time."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "More wine? You are all so quiet."),
        QT_TRANSLATE_NOOP("Personas", "Drink, friends. It is paid for."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "Drinks for everybody!"),
        QT_TRANSLATE_NOOP("Personas", "Ha! And I only came to pour."),
    ),
}
