"""What the ladies of the cast say, by occasion.

Every line is marked for `lupdate`, one a call, as a literal: what is put together is found by no
translator. None says anything of cards, so that none can tell what is hidden.
"""

from typing import Final

from coup_desktop.bots.occasions import Lines, Occasion
from coup_desktop.engine.translating import QT_TRANSLATE_NOOP

BIANCA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Shall I play something first?"),
        QT_TRANSLATE_NOOP("Personas", "What a lovely evening for it."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "La, la… that is my part."),
        QT_TRANSLATE_NOOP("Personas", "I sing it as it is written."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Oh! Do I sound false?"),
        QT_TRANSLATE_NOOP("Personas", "Listen again, dear."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "You see? In tune."),
        QT_TRANSLATE_NOOP("Personas", "That was the true note."),
        QT_TRANSLATE_NOOP("Personas", "I do not mind. Really."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "A wrong note. I blush."),
        QT_TRANSLATE_NOOP("Personas", "Well, it sounded pretty."),
        QT_TRANSLATE_NOOP("Personas", "I never could hold that one."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "Hm, that rang a little flat."),
        QT_TRANSLATE_NOOP("Personas", "I did not like that chord."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "My ear is seldom wrong."),
        QT_TRANSLATE_NOOP("Personas", "I heard it in your voice."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "I am so sorry. Truly."),
        QT_TRANSLATE_NOOP("Personas", "My ear deceived me."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "No, no. That song stops here."),
        QT_TRANSLATE_NOOP("Personas", "Not this verse, please."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "Then I shall play something else."),
        QT_TRANSLATE_NOOP("Personas", "A rest. I can count rests."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "My poor lute strings!"),
        QT_TRANSLATE_NOOP("Personas", "You could have passed the hat."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Forgive me. The tune demands it."),
        QT_TRANSLATE_NOOP("Personas", "It is a sad song, this one."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "A string has snapped."),
        QT_TRANSLATE_NOOP("Personas", "That hurt more than it should."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "And so the music ends."),
        QT_TRANSLATE_NOOP("Personas", "I shall hum along from outside."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "One voice fewer in the choir."),
        QT_TRANSLATE_NOOP("Personas", "I shall write you a lament."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "You are all so still. Shall I sing?"),
        QT_TRANSLATE_NOOP("Personas", "A long rest in the music."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "An encore? You are too kind."),
        QT_TRANSLATE_NOOP("Personas", "The last chord is a major one."),
    ),
}

FIAMMETTA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "At last! Who begins? Who dares?"),
        QT_TRANSLATE_NOOP("Personas", "I am in a mood tonight."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "And who will stop me?"),
        QT_TRANSLATE_NOOP("Personas", "Mine. Next!"),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "You dare?"),
        QT_TRANSLATE_NOOP("Personas", "Say that again, slowly."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "Ha! Burn your fingers!"),
        QT_TRANSLATE_NOOP("Personas", "There! And I shall not forget it."),
        QT_TRANSLATE_NOOP("Personas", "Look well. That was your mistake."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "Oh, curse it all!"),
        QT_TRANSLATE_NOOP("Personas", "It was worth it!"),
        QT_TRANSLATE_NOOP("Personas", "Laugh, go on. Laugh!"),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "Liar! It is all over your face."),
        QT_TRANSLATE_NOOP("Personas", "I do not believe a word!"),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "I knew it! I knew it!"),
        QT_TRANSLATE_NOOP("Personas", "Smoke, and there was the fire."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "Impossible! Show me again!"),
        QT_TRANSLATE_NOOP("Personas", "Fine. Fine! I said fine."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "Over my dead body!"),
        QT_TRANSLATE_NOOP("Personas", "Hands off!"),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "You will pay for that."),
        QT_TRANSLATE_NOOP("Personas", "I see. I see you."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "Robber! I saw that!"),
        QT_TRANSLATE_NOOP("Personas", "You will give that back. Twice."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "This one is for you!"),
        QT_TRANSLATE_NOOP("Personas", "I have waited all night for this."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "Ow! You will be sorry!"),
        QT_TRANSLATE_NOOP("Personas", "So it is war."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "I shall be back, and I shall be angry!"),
        QT_TRANSLATE_NOOP("Personas", "You only won because I let you!"),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "One less. Who is next?"),
        QT_TRANSLATE_NOOP("Personas", "That is what you get!"),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Are you all asleep?"),
        QT_TRANSLATE_NOOP("Personas", "Somebody do something!"),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "Mine! All of it, mine!"),
        QT_TRANSLATE_NOOP("Personas", "Was there ever any doubt?"),
    ),
}

ISOTTA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "I shall observe for a while."),
        QT_TRANSLATE_NOOP("Personas", "Do not mind me. Nobody does, at first."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "A small thing, only."),
        QT_TRANSLATE_NOOP("Personas", "I trust nobody minds."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "How bold of you."),
        QT_TRANSLATE_NOOP("Personas", "Think it over once more."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "You might have reckoned that out."),
        QT_TRANSLATE_NOOP("Personas", "Even roses have those."),
        QT_TRANSLATE_NOOP("Personas", "Are we content?"),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "A petal lost."),
        QT_TRANSLATE_NOOP("Personas", "You are sharper than you look."),
        QT_TRANSLATE_NOOP("Personas", "A reasonable risk, I still think."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "I find that improbable."),
        QT_TRANSLATE_NOOP("Personas", "The sum does not come out."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "It was mere arithmetic."),
        QT_TRANSLATE_NOOP("Personas", "As I reckoned."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "A small chance, and it came."),
        QT_TRANSLATE_NOOP("Personas", "Then I was unlucky. Not wrong."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "I would rather you did not."),
        QT_TRANSLATE_NOOP("Personas", "That would cost me too much."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "I had allowed for that."),
        QT_TRANSLATE_NOOP("Personas", "Noted."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "I know the amount to the coin."),
        QT_TRANSLATE_NOOP("Personas", "You needed it more, surely."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "You had grown too rich."),
        QT_TRANSLATE_NOOP("Personas", "It was bound to be you."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "That was the better choice. Alas."),
        QT_TRANSLATE_NOOP("Personas", "I would have done the same."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "Well reckoned, all of you."),
        QT_TRANSLATE_NOOP("Personas", "The rose goes with me."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "The numbers are simpler now."),
        QT_TRANSLATE_NOOP("Personas", "One unknown fewer."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Interesting. Nobody moves."),
        QT_TRANSLATE_NOOP("Personas", "I could listen to this for hours."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "It comes out even."),
        QT_TRANSLATE_NOOP("Personas", "Quod erat demonstrandum."),
    ),
}

LIA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "Am I allowed to sit here?"),
        QT_TRANSLATE_NOOP("Personas", "I have never been so nervous."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "If… if I may."),
        QT_TRANSLATE_NOOP("Personas", "It says so here."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "Me? But why?"),
        QT_TRANSLATE_NOOP("Personas", "Oh no. Oh dear."),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "I told the truth! I always do. Mostly."),
        QT_TRANSLATE_NOOP("Personas", "See? See?"),
        QT_TRANSLATE_NOOP("Personas", "Here. Please be nice now."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "I knew I would go red."),
        QT_TRANSLATE_NOOP("Personas", "I shall never lie again."),
        QT_TRANSLATE_NOOP("Personas", "Please do not tell my aunt."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "I… I think that is not so."),
        QT_TRANSLATE_NOOP("Personas", "Excuse me, is that true?"),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "I was right? I was right!"),
        QT_TRANSLATE_NOOP("Personas", "Oh! I only guessed."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "Sorry, sorry, sorry."),
        QT_TRANSLATE_NOOP("Personas", "I should have kept still."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "No! Please, no."),
        QT_TRANSLATE_NOOP("Personas", "The letter says you may not."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "Oh. All right."),
        QT_TRANSLATE_NOOP("Personas", "I shall try again later."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "That was for my journey!"),
        QT_TRANSLATE_NOOP("Personas", "But I saved so long for it."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "I am really sorry about this."),
        QT_TRANSLATE_NOOP("Personas", "I must. It is in the letter."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "Ouch."),
        QT_TRANSLATE_NOOP("Personas", "That was not very kind."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "May I stay and watch?"),
        QT_TRANSLATE_NOOP("Personas", "I did quite well, did I not?"),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Did I do that?"),
        QT_TRANSLATE_NOOP("Personas", "Good-bye! Safe travels!"),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Is it my turn? No?"),
        QT_TRANSLATE_NOOP("Personas", "Nobody is saying anything."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "I won? Is that certain?"),
        QT_TRANSLATE_NOOP("Personas", "Wait until they hear at home!"),
    ),
}

LUCREZIA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "You may sit in my presence."),
        QT_TRANSLATE_NOOP("Personas", "Let us see who kneels tonight."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "It is my due."),
        QT_TRANSLATE_NOOP("Personas", "I need not explain myself."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "How tiresome."),
        QT_TRANSLATE_NOOP("Personas", "Do you know to whom you speak?"),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "Kneel."),
        QT_TRANSLATE_NOOP("Personas", "I hold every key in this house."),
        QT_TRANSLATE_NOOP("Personas", "I hope that was worth it."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "You heard nothing. You saw nothing."),
        QT_TRANSLATE_NOOP("Personas", "One door closes."),
        QT_TRANSLATE_NOOP("Personas", "I shall have the witnesses seen to."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "You lie like a servant."),
        QT_TRANSLATE_NOOP("Personas", "I think not."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "Every lock opens to me."),
        QT_TRANSLATE_NOOP("Personas", "I always know."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "Hm. You may keep your head."),
        QT_TRANSLATE_NOOP("Personas", "I was misinformed."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "That door is locked."),
        QT_TRANSLATE_NOOP("Personas", "I forbid it."),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "You shut a door on me?"),
        QT_TRANSLATE_NOOP("Personas", "I shall find another way in."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "From my own chest!"),
        QT_TRANSLATE_NOOP("Personas", "Enjoy it. It will be brief."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "You bore me."),
        QT_TRANSLATE_NOOP("Personas", "Show this one out."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "You will hang for that."),
        QT_TRANSLATE_NOOP("Personas", "A lady does not cry out."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "I leave because I wish to."),
        QT_TRANSLATE_NOOP("Personas", "The key stays with me."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "Somebody clear the chair."),
        QT_TRANSLATE_NOOP("Personas", "And the door behind you, please."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "I did not say that you may stop."),
        QT_TRANSLATE_NOOP("Personas", "Is everybody afraid? Good."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "Naturally."),
        QT_TRANSLATE_NOOP("Personas", "Now all the keys are mine."),
    ),
}

ORSOLA: Final[Lines] = {
    Occasion.BEGINS: (
        QT_TRANSLATE_NOOP("Personas", "The falcon is hooded. For now."),
        QT_TRANSLATE_NOOP("Personas", "Patience, my bird."),
    ),
    Occasion.CLAIMS: (
        QT_TRANSLATE_NOOP("Personas", "I take only what is mine."),
        QT_TRANSLATE_NOOP("Personas", "That is my prey."),
    ),
    Occasion.DOUBTED: (
        QT_TRANSLATE_NOOP("Personas", "I shall remember who asked."),
        QT_TRANSLATE_NOOP("Personas", "You step on my land?"),
    ),
    Occasion.PROVES: (
        QT_TRANSLATE_NOOP("Personas", "A falcon does not bark."),
        QT_TRANSLATE_NOOP("Personas", "You hunted the wrong bird."),
        QT_TRANSLATE_NOOP("Personas", "Look. And remember it."),
    ),
    Occasion.CAUGHT: (
        QT_TRANSLATE_NOOP("Personas", "Missed."),
        QT_TRANSLATE_NOOP("Personas", "The hare was quicker."),
        QT_TRANSLATE_NOOP("Personas", "Say nothing. I know."),
    ),
    Occasion.DOUBTS: (
        QT_TRANSLATE_NOOP("Personas", "That track is false."),
        QT_TRANSLATE_NOOP("Personas", "I see you in the grass."),
    ),
    Occasion.RIGHT: (
        QT_TRANSLATE_NOOP("Personas", "She never misses."),
        QT_TRANSLATE_NOOP("Personas", "Into the bag with it."),
    ),
    Occasion.WRONG: (
        QT_TRANSLATE_NOOP("Personas", "I flew at a shadow."),
        QT_TRANSLATE_NOOP("Personas", "Back to the glove."),
    ),
    Occasion.BLOCKS: (
        QT_TRANSLATE_NOOP("Personas", "Not in my woods."),
        QT_TRANSLATE_NOOP("Personas", "Down!"),
    ),
    Occasion.BLOCKED: (
        QT_TRANSLATE_NOOP("Personas", "A good hedge."),
        QT_TRANSLATE_NOOP("Personas", "I can circle for a long while."),
    ),
    Occasion.ROBBED: (
        QT_TRANSLATE_NOOP("Personas", "A poacher! I have your face."),
        QT_TRANSLATE_NOOP("Personas", "I never forget a poacher's gait."),
    ),
    Occasion.STRIKES: (
        QT_TRANSLATE_NOOP("Personas", "Now, my bird. Now!"),
        QT_TRANSLATE_NOOP("Personas", "I told you I would remember."),
    ),
    Occasion.HIT: (
        QT_TRANSLATE_NOOP("Personas", "A feather or two."),
        QT_TRANSLATE_NOOP("Personas", "You had better not miss again."),
    ),
    Occasion.EXILED: (
        QT_TRANSLATE_NOOP("Personas", "Let the bird go free."),
        QT_TRANSLATE_NOOP("Personas", "The hunt is over for me."),
    ),
    Occasion.RIVAL_OUT: (
        QT_TRANSLATE_NOOP("Personas", "A clean strike."),
        QT_TRANSLATE_NOOP("Personas", "I waited for that."),
    ),
    Occasion.QUIET: (
        QT_TRANSLATE_NOOP("Personas", "Hush. Something moves."),
        QT_TRANSLATE_NOOP("Personas", "The long wait is the hunt."),
    ),
    Occasion.WINS: (
        QT_TRANSLATE_NOOP("Personas", "The bird comes home."),
        QT_TRANSLATE_NOOP("Personas", "I said: patience."),
    ),
}
