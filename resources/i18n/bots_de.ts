<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Picks any legal move, each as likely as another.</source>
        <translation>Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>{word} {problem}</source>
        <translation>{word} {problem}</translation>
    </message>
    <message>
        <source>{word!r} is no bot; there are {known}</source>
        <translation>{word!r} ist kein Bot; es gibt {known}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {level} has no characters; levels that have are {having}</source>
        <translation>{word!r} ist kein Bot: {level} hat keine Figuren; Stufen, die welche haben: {having}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {error}</source>
        <translation>{word!r} ist kein Bot: {error}</translation>
    </message>
    <message>
        <source>cannot play: {error}</source>
        <translation>kann nicht spielen: {error}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Counts its own cards and the open ones, and tells one story.</source>
        <translation>Zählt die eigenen und die offenen Karten und bleibt bei einer Geschichte.</translation>
    </message>
    <message>
        <source>It forgets what was claimed before this turn, and takes all seats for alike.</source>
        <translation>Vergisst, was vor diesem Zug behauptet wurde, und hält alle für gleich.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Höfling</translation>
    </message>
    <message>
        <source>Weighs each claim exactly by the cards in its sight, by recent claims, and by who doubts often.</source>
        <translation>Wägt jede Behauptung genau ab: nach den Karten, die zu sehen sind, nach den letzten Behauptungen und danach, wer oft zweifelt.</translation>
    </message>
    <message>
        <source>It forgets older claims, and neither puts hands together nor plays ahead.</source>
        <translation>Vergisst ältere Behauptungen, betrachtet jede Hand für sich und denkt nicht voraus.</translation>
    </message>
    <message>
        <source>Spymaster</source>
        <translation>Meisterspion</translation>
    </message>
    <message>
        <source>Weighs all hidden hands together, by everything that was said and let pass, and knows its table.</source>
        <translation>Wägt alle verdeckten Karten gemeinsam ab, nach allem, was gesagt und zugelassen wurde, und kennt seinen Tisch.</translation>
    </message>
    <message>
        <source>It does not play the game on in thought, and at more than six seats takes each hand for itself.</source>
        <translation>Spielt die Partie nicht in Gedanken weiter und betrachtet zu mehr als sechst jede Hand für sich.</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>Sees what the Spymaster sees, plays the game on in thought against each seat as that has shown itself, and has practised the duel of two in millions of games.</source>
        <translation>Sieht, was der Meisterspion sieht, spielt die Partie in Gedanken weiter, gegen alle so, wie sie sich gezeigt haben, und hat das Duell zu zweit in Millionen Partien geübt.</translation>
    </message>
    <message>
        <source>It knows no more of hidden cards than you do, and can be led astray by bluffs.</source>
        <translation>Weiß über verdeckte Karten nicht mehr als du und lässt sich von Bluffs in die Irre führen.</translation>
    </message>
    <message>
        <source>please install Coup Desktop again</source>
        <translation>bitte installiere Coup Desktop neu</translation>
    </message>
    <message>
        <source>{path} is damaged: {entries} entries do not fit it; {remedy}</source>
        <translation>{path} ist beschädigt: {entries} Einträge passen nicht dazu; {remedy}</translation>
    </message>
    <message>
        <source>{path} is {found!r}, not {wanted!r}; {remedy}</source>
        <translation>{path} ist {found!r}, nicht {wanted!r}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged: its checksum is wrong; {remedy}</source>
        <translation>{path} ist beschädigt: Die Prüfsumme ist falsch; {remedy}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}; {remedy}</source>
        <translation>{path} lässt sich nicht lesen: {reason}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged; {remedy}</source>
        <translation>{path} ist beschädigt; {remedy}</translation>
    </message>
    <message>
        <source>{error}; {remedy}</source>
        <translation>{error}; {remedy}</translation>
    </message>
    <message>
        <source>{word!r} is no character; there are {known}</source>
        <translation>{word!r} ist keine Figur; es gibt {known}</translation>
    </message>
    <message>
        <source>{count} rollouts; {fewest} to {most}</source>
        <translation>{count} Durchläufe; {fewest} bis {most}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>You see all the {characters} there are: the claim cannot be true.</source>
        <translation>Du siehst alle {characters}, die es gibt: Die Behauptung kann nicht wahr sein.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} cannot hold the {character}.</source>
        <translation>Nach allem, was du weißt, kann {seat} {character:acc} nicht haben.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds a card that forbids it.</source>
        <translation>Nach allem, was du weißt, hat {seat} eine Karte, die das verbietet.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds the {character}.</source>
        <translation>Nach allem, was du weißt, hat {seat} {character:acc}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds the {character} is about {chance}.</source>
        <translation>Die Chance, dass {seat} {character:acc} hat, ist etwa {chance}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds no {characters} is about {chance}.</source>
        <translation>Die Chance, dass {seat} {characters:kein} hat, ist etwa {chance}.</translation>
    </message>
    <message>
        <source>A challenge pays while that chance is below about {chance}.</source>
        <translation>Ein Zweifel lohnt sich, solange die Chance unter etwa {chance} liegt.</translation>
    </message>
    <message>
        <source>A challenge would pay only if that chance were below about {chance}.</source>
        <translation>Ein Zweifel würde sich nur lohnen, wenn die Chance unter etwa {chance} läge.</translation>
    </message>
    <message>
        <source>A challenge risks more here than it can win.</source>
        <translation>Ein Zweifel riskiert hier mehr, als er gewinnen kann.</translation>
    </message>
    <message>
        <source>You have nothing to lose by a challenge.</source>
        <translation>Mit einem Zweifel hast du nichts zu verlieren.</translation>
    </message>
    <message>
        <source>You hold the {character} and can block it afterwards.</source>
        <translation>Du hast {character:acc} und kannst danach blockieren.</translation>
    </message>
    <message>
        <source>You can still block it afterwards, as {characters}.</source>
        <translation>Danach kannst du noch blockieren, als {characters}.</translation>
    </message>
    <message>
        <source>{seat} is on your side.</source>
        <translation>{seat} ist auf deiner Seite.</translation>
    </message>
    <message>
        <source>You hold the {character} and can prove it.</source>
        <translation>Du hast {character:acc} und kannst es beweisen.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you an influence.</source>
        <translation>Du hast {character:acc} nicht: Die Chance auf einen Zweifel an der Blockade ist etwa {chance}, und er würde dich einen Einfluss kosten.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}.</source>
        <translation>Du hast {character:acc} nicht: Die Chance auf einen Zweifel an der Blockade ist etwa {chance}.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you both influences.</source>
        <translation>Du hast {character:acc} nicht: Die Chance auf einen Zweifel an der Blockade ist etwa {chance}, und er würde dich beide Einflüsse kosten.</translation>
    </message>
    <message>
        <source>You hold no {characters}, and a block would not be believed.</source>
        <translation>Du hast {characters:kein}, und eine Blockade würde dir niemand glauben.</translation>
    </message>
    <message>
        <source>It does not harm you.</source>
        <translation>Es schadet dir nicht.</translation>
    </message>
    <message>
        <source>It hardly harms you, and a block would tell what you hold.</source>
        <translation>Es schadet dir kaum, und eine Blockade würde verraten, was du hast.</translation>
    </message>
    <message>
        <source>Your cards are equal.</source>
        <translation>Deine Karten sind gleich.</translation>
    </message>
    <message>
        <source>It proves your claim: {seat} loses an influence, and you lose nothing.</source>
        <translation>Das beweist deine Behauptung: {seat} verliert einen Einfluss, du verlierst nichts.</translation>
    </message>
    <message>
        <source>You cannot prove the claim.</source>
        <translation>Du kannst die Behauptung nicht beweisen.</translation>
    </message>
    <message>
        <source>It is one of the strongest characters to begin with.</source>
        <translation>Es ist einer der stärksten Charaktere für den Anfang.</translation>
    </message>
    <message>
        <source>The {character} can still block {deed}.</source>
        <translation>{character:Nom} kann {deed:acc} noch blockieren.</translation>
    </message>
    <message>
        <source>The {character} brings {coins} a turn.</source>
        <translation>{character:Nom} bringt {coins} pro Zug.</translation>
    </message>
    <message>
        <source>The {character} takes coins from others and guards your own.</source>
        <translation>{character:Nom} nimmt anderen Münzen weg und schützt deine eigenen.</translation>
    </message>
    <message>
        <source>The {character} strikes for {coins}.</source>
        <translation>{character:Nom} schlägt für {coins} zu.</translation>
    </message>
    <message>
        <source>The {character} guards you against {deed}.</source>
        <translation>{character:Nom} schützt dich vor {deed:einem}.</translation>
    </message>
    <message>
        <source>The {character} can exchange your cards.</source>
        <translation>{character:Nom} kann deine Karten austauschen.</translation>
    </message>
    <message>
        <source>You have claimed the {character} before.</source>
        <translation>Du hast {character:acc} schon behauptet.</translation>
    </message>
    <message>
        <source>Two {characters} are worth little more than one.</source>
        <translation>Zwei {characters} sind kaum mehr wert als eine solche Karte.</translation>
    </message>
    <message>
        <source>The {character} is worth more to {seat} than an average card of the Court.</source>
        <translation>{character:Nom} ist für {seat} mehr wert als eine durchschnittliche Karte vom Hof.</translation>
    </message>
    <message>
        <source>An average card of the Court is worth more to {seat} than the {character}.</source>
        <translation>Eine durchschnittliche Karte vom Hof ist für {seat} mehr wert als {character:nom}.</translation>
    </message>
    <message>
        <source>There is no other answer.</source>
        <translation>Es gibt keine andere Antwort.</translation>
    </message>
    <message>
        <source>If both of you play openly afterwards, the chance that you win is about {chance}, against about {other} otherwise.</source>
        <translation>Spielt ihr danach beide mit offenen Karten, ist deine Chance zu gewinnen etwa {chance}, sonst etwa {other}.</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Hinweis: {action}.</translation>
    </message>
    <message>
        <source>Hint: {action} as {character}.</source>
        <translation>Hinweis: {action} als {character}.</translation>
    </message>
    <message>
        <source>Hint: {action}, aimed at {seat}.</source>
        <translation>Hinweis: {action}, Ziel {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} from {seat}.</source>
        <translation>Hinweis: {action} von {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} with {seat}.</source>
        <translation>Hinweis: {action} mit {seat}.</translation>
    </message>
    <message>
        <source>Hint: block it as {character}.</source>
        <translation>Hinweis: Blockiere als {character}.</translation>
    </message>
    <message>
        <source>Hint: open your hand.</source>
        <translation>Hinweis: Deck deine Hand auf.</translation>
    </message>
    <message>
        <source>Hint: let it pass.</source>
        <translation>Hinweis: Lass es zu.</translation>
    </message>
    <message>
        <source>Hint: challenge it.</source>
        <translation>Hinweis: Zweifle es an.</translation>
    </message>
    <message>
        <source>Hint: let {seat} keep the card.</source>
        <translation>Hinweis: {seat} soll die Karte behalten.</translation>
    </message>
    <message>
        <source>Hint: have the card replaced.</source>
        <translation>Hinweis: Lass die Karte ersetzen.</translation>
    </message>
    <message>
        <source>Hint: show {cards}.</source>
        <translation>Hinweis: Zeig {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: give up {cards}.</source>
        <translation>Hinweis: Gib {cards:acc} her.</translation>
    </message>
    <message>
        <source>Hint: keep {cards}.</source>
        <translation>Hinweis: Behalte {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: present {cards}.</source>
        <translation>Hinweis: Leg {cards:acc} vor.</translation>
    </message>
    <message>
        <source>Hint: have {cards} replaced.</source>
        <translation>Hinweis: Gib {cards:acc} ab.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose an influence.</source>
        <translation>Geschieht es, verlierst du einen Einfluss.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose your last influence and are out.</source>
        <translation>Geschieht es, verlierst du deinen letzten Einfluss und bist draußen.</translation>
    </message>
    <message>
        <source>If it goes ahead, {target} loses an influence.</source>
        <translation>Geschieht es, verliert {target} einen Einfluss.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from you.</source>
        <translation>Geschieht es, nimmt {seat} dir {coins} weg.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from {target}.</source>
        <translation>Geschieht es, nimmt {seat} {coins} von {target}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and has {total} then.</source>
        <translation>Geschieht es, bekommt {seat} {coins} und hat dann {total}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and you get {share}.</source>
        <translation>Geschieht es, bekommt {seat} {coins} und du {share}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} may get better cards.</source>
        <translation>Geschieht es, bekommt {seat} vielleicht bessere Karten.</translation>
    </message>
    <message>
        <source>If it goes ahead, you may lose a card that you like.</source>
        <translation>Geschieht es, verlierst du vielleicht eine Karte, die dir lieb ist.</translation>
    </message>
    <message>
        <source>If it goes ahead, it concerns the cards of {target} alone.</source>
        <translation>Geschieht es, geht es nur die Karten von {target} an.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} loses an influence.</source>
        <translation>Ist es gelogen, verliert {seat} einen Einfluss.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} is out.</source>
        <translation>Ist es gelogen, ist {seat} draußen.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence.</source>
        <translation>Ist es wahr, kostet dich ein Zweifel einen Einfluss.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you your last influence.</source>
        <translation>Ist es wahr, kostet dich ein Zweifel deinen letzten Einfluss.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence, and {deed} can cost you the other one.</source>
        <translation>Ist es wahr, kostet dich ein Zweifel einen Einfluss, und {deed:nom} kann dich den anderen kosten.</translation>
    </message>
    <message>
        <source>With {coins} or more, {action} is compulsory.</source>
        <translation>Mit {coins} oder mehr ist {action:nom} Pflicht.</translation>
    </message>
    <message>
        <source>It brings you {coins}.</source>
        <translation>Das bringt dir {coins}.</translation>
    </message>
    <message>
        <source>It brings you {coins}, and {seat} gets {share}.</source>
        <translation>Das bringt dir {coins}, und {seat} bekommt {share}.</translation>
    </message>
    <message>
        <source>It takes {coins} from {seat}.</source>
        <translation>Das nimmt {seat} {coins} weg.</translation>
    </message>
    <message>
        <source>{seat} has one influence left: it wins you the game.</source>
        <translation>{seat} hat nur noch einen Einfluss: Damit gewinnst du die Partie.</translation>
    </message>
    <message>
        <source>{seat} has one influence left and would be out.</source>
        <translation>{seat} hat nur noch einen Einfluss und wäre draußen.</translation>
    </message>
    <message>
        <source>It costs {seat} an influence.</source>
        <translation>Das kostet {seat} einen Einfluss.</translation>
    </message>
    <message>
        <source>You draw from the Court and keep the cards that serve you best.</source>
        <translation>Du ziehst vom Hof und behältst, was dir am meisten nützt.</translation>
    </message>
    <message>
        <source>You see a card of {seat} and can have it replaced.</source>
        <translation>Du siehst eine Karte von {seat} und kannst sie ersetzen lassen.</translation>
    </message>
    <message>
        <source>{seat} has to exchange a card for one that nobody knows.</source>
        <translation>{seat} muss eine Karte gegen eine tauschen, die niemand kennt.</translation>
    </message>
    <message>
        <source>On the other side fewer rivals can strike at you.</source>
        <translation>Auf der anderen Seite können dich weniger Gegner treffen.</translation>
    </message>
    <message>
        <source>On your side {seat} cannot strike at you while both sides are alive.</source>
        <translation>Auf deiner Seite kann {seat} dich nicht treffen, solange beide Seiten im Spiel sind.</translation>
    </message>
    <message>
        <source>{seat} has {coins}: enough for a {action}.</source>
        <translation>{seat} hat {coins}: genug für {action:einen}.</translation>
    </message>
    <message>
        <source>{seat} is the greatest threat, with {coins} and {influences}.</source>
        <translation>{seat} ist die größte Gefahr: {coins}, {influences}.</translation>
    </message>
    <message>
        <source>Take care: you have one influence left, and {seat} has the coins for a {action}.</source>
        <translation>Vorsicht: Du hast nur noch einen Einfluss, und {seat} hat die Münzen für {action:einen}.</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Niemand kann es anzweifeln oder blockieren.</translation>
    </message>
    <message>
        <source>You hold the {character}: a challenge would cost the challenger an influence.</source>
        <translation>Du hast {character:acc}: Ein Zweifel würde die anderen einen Einfluss kosten.</translation>
    </message>
    <message>
        <source>You hold no {characters}: a challenge would cost the challenger an influence.</source>
        <translation>Du hast {characters:kein}: Ein Zweifel würde die anderen einen Einfluss kosten.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>Du hast {character:acc} nicht: Die Chance auf einen Zweifel ist etwa {chance}, und er würde dich einen Einfluss kosten.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and you would be out.</source>
        <translation>Du hast {character:acc} nicht: Die Chance auf einen Zweifel ist etwa {chance}, und du wärst draußen.</translation>
    </message>
    <message>
        <source>Your cards forbid it: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>Deine Karten verbieten es: Die Chance auf einen Zweifel ist etwa {chance}, und er würde dich einen Einfluss kosten.</translation>
    </message>
    <message>
        <source>The chance that it is blocked is about {chance}.</source>
        <translation>Die Chance auf eine Blockade ist etwa {chance}.</translation>
    </message>
    <message>
        <source>Nobody can hold the {characters} that would block it.</source>
        <translation>Niemand kann {characters:acc} haben und es blockieren.</translation>
    </message>
    <message>
        <source>{action} would bring more, but the chance that it is blocked is about {chance}.</source>
        <translation>{action} würde mehr bringen, aber die Chance auf eine Blockade ist etwa {chance}.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost you two influences.</source>
        <translation>Vorsicht: Ein falscher Zweifel und danach {deed:nom} können dich zwei Einflüsse kosten.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost {seat} two influences.</source>
        <translation>Vorsicht: Ein falscher Zweifel und danach {deed:nom} können {seat} zwei Einflüsse kosten.</translation>
    </message>
    <message>
        <source>Careful: a block that is caught costs you two influences, one for the lie and one by {deed}.</source>
        <translation>Vorsicht: Fliegt eine Blockade auf, verlierst du zwei Einflüsse, einen für die Lüge und einen durch {deed:acc}.</translation>
    </message>
    <message>
        <source>Careful: if you decline, you lose two influences, the second one by {deed}.</source>
        <translation>Vorsicht: Lehnst du ab, verlierst du zwei Einflüsse, den zweiten durch {deed:acc}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, enough for a {action}.</source>
        <translation>Vorsicht: Geschieht es, hat {seat} {coins}, genug für {action:einen}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, and a {action} is compulsory.</source>
        <translation>Vorsicht: Geschieht es, hat {seat} {coins}, und {action:nom} ist Pflicht.</translation>
    </message>
    <message>
        <source>Careful: {seat} has {coins} afterwards, enough for a {action}.</source>
        <translation>Vorsicht: {seat} hat danach {coins}, genug für {action:einen}.</translation>
    </message>
    <message>
        <source>Careful, enough coins for a {action}: {seats}.</source>
        <translation>Vorsicht, genug Münzen für {action:einen}: {seats}.</translation>
    </message>
    <message>
        <source>Careful, opponents with enough coins for a {action}: {number}.</source>
        <translation>Vorsicht, Gegner mit genug Münzen für {action:einen}: {number}.</translation>
    </message>
    <message>
        <source>Careful: you see all the {characters} there are, so the claim cannot be true.</source>
        <translation>Vorsicht: Du siehst alle {characters}, die es gibt; die Behauptung kann nicht wahr sein.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so the claim cannot be true.</source>
        <translation>Vorsicht: Alle {characters} liegen offen; die Behauptung kann nicht wahr sein.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so nobody can believe such a claim.</source>
        <translation>Vorsicht: Alle {characters} liegen offen; so eine Behauptung kann niemand glauben.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>Goal and coins</source>
        <translation>Ziel und Münzen</translation>
    </message>
    <message>
        <source>Welcome! I am {tutor}, and I will show you the game. This is your seat. You have two cards. Only you see them.</source>
        <translation>Willkommen! Ich bin {tutor} und zeige dir das Spiel. Das hier ist dein Platz. Du hast zwei Karten. Nur du siehst sie.</translation>
    </message>
    <message>
        <source>Each card is a life. Who loses a card turns it face up, for good. Who has lost both is out. The last one left wins.</source>
        <translation>Jede Karte ist ein Leben. Wer eine verliert, deckt sie für immer auf. Wer beide verloren hat, ist draußen. Wer übrig bleibt, gewinnt.</translation>
    </message>
    <message>
        <source>You need coins to attack the others. You have two now. All other coins lie in the Treasury.</source>
        <translation>Um die anderen anzugreifen, brauchst du Münzen. Zwei hast du schon. Alle anderen liegen in der Schatzkammer.</translation>
    </message>
    <message>
        <source>It is your turn. You do exactly one thing in a turn. Begin with the safest: take {income}. It gives one coin, and nobody can stop it.</source>
        <translation>Du bist am Zug. In einem Zug tust du genau eine Sache. Beginne mit dem Sichersten: Nimm {income}. Das bringt eine Münze, und niemand kann es verhindern.</translation>
    </message>
    <message>
        <source>One coin more. Now {one} and {two} have their turns.</source>
        <translation>Eine Münze mehr. Jetzt sind {one} und {two} dran.</translation>
    </message>
    <message>
        <source>Your turn again. {foreign_aid} gives two coins. It can be stopped, though: you will see later how. Try it.</source>
        <translation>Wieder du. {foreign_aid} bringt zwei Münzen. Sie lässt sich allerdings aufhalten; wie, siehst du später. Versuch es.</translation>
    </message>
    <message>
        <source>Nobody stops you: two coins more.</source>
        <translation>Niemand hält dich auf: zwei Münzen mehr.</translation>
    </message>
    <message>
        <source>You have five coins. With seven you can buy a {coup}: it takes a card from another player. So: collect coins, and keep your cards.</source>
        <translation>Du hast fünf Münzen. Mit sieben kannst du einen {coup} bezahlen: Der kostet jemand anderen eine Karte. Also: Sammle Münzen und behalte deine Karten.</translation>
    </message>
    <message>
        <source>Claim and bluff</source>
        <translation>Behauptung und Bluff</translation>
    </message>
    <message>
        <source>Each card is a character who can do something. The {duke} takes three coins at once. That is called {tax}. You hold a {duke}.</source>
        <translation>Jede Karte ist ein Charakter, der etwas kann. Der {duke} nimmt gleich drei Münzen. Das heißt {tax}. Du hast einen {duke}.</translation>
    </message>
    <message>
        <source>You do not show the card. You only say that you hold it: that is a claim. Claim the {duke}, and take {tax}.</source>
        <translation>Du zeigst die Karte nicht. Du sagst nur, dass du sie hast: Das ist eine Behauptung. Behaupte den {duke} und nimm {tax}.</translation>
    </message>
    <message>
        <source>Everybody may doubt your claim. Nobody does.</source>
        <translation>Alle dürfen deine Behauptung anzweifeln. Niemand tut es.</translation>
    </message>
    <message>
        <source>Now {one} claims a {duke}, too. Is it true? You cannot know: you do not see the cards.</source>
        <translation>Jetzt behauptet auch {one}, einen {duke} zu haben. Ob das stimmt? Du kannst es nicht wissen: Du siehst die Karten nicht.</translation>
    </message>
    <message>
        <source>You are asked whether you doubt it. Choose “{pass}” this time.</source>
        <translation>Du wirst gefragt, ob du zweifelst. Wähle diesmal „{pass}“.</translation>
    </message>
    <message>
        <source>What nobody doubts happens, be it true or not.</source>
        <translation>Was niemand anzweifelt, geschieht, ob es wahr ist oder nicht.</translation>
    </message>
    <message>
        <source>You doubt it! Then {one} has to show the {duke}. How that goes is the next lesson.</source>
        <translation>Du zweifelst! Dann muss {one} den {duke} zeigen. Wie das ausgeht, kommt in der nächsten Lektion.</translation>
    </message>
    <message>
        <source>And now you lie. The {captain} steals two coins from another player. You hold no {captain}. But who knows that?</source>
        <translation>Und jetzt lügst du. Der {captain} stiehlt jemand anderem zwei Münzen. Du hast keinen {captain}. Aber wer weiß das schon?</translation>
    </message>
    <message>
        <source>The sign on the button says that it would be a bluff. Choose {steal}, and then {one}.</source>
        <translation>Auf der Schaltfläche steht, dass es ein Bluff wäre. Wähle {steal} und dann {one}.</translation>
    </message>
    <message>
        <source>Keep a straight face…</source>
        <translation>Jetzt keine Miene verziehen…</translation>
    </message>
    <message>
        <source>You claim what you hold: that is always the safest. But here you should dare to lie.</source>
        <translation>Du behauptest, was du hast: Das ist immer das Sicherste. Aber hier sollst du dich trauen zu lügen.</translation>
    </message>
    <message>
        <source>It worked: two coins more. You may claim every character at any time. You only must not be caught. What happens then comes next.</source>
        <translation>Es hat geklappt: zwei Münzen mehr. Du darfst jederzeit jeden Charakter behaupten. Du darfst dich nur nicht erwischen lassen. Was dann geschieht, kommt als Nächstes.</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>Zweifeln</translation>
    </message>
    <message>
        <source>{one} claims a {duke} and wants three coins. There are three of each character, and you hold two {dukes}. So only one is left.</source>
        <translation>{one} behauptet den {duke} und will drei Münzen. Es gibt jeden Charakter dreimal, und du hast zwei {dukes}. Bleibt also nur einer.</translation>
    </message>
    <message>
        <source>That sounds like a lie. Doubt it: choose “{challenge}”! Then {one} has to show a {duke}, or lose a card.</source>
        <translation>Das klingt nach einer Lüge. Zweifle: Wähle „{challenge}“! Dann muss {one} einen {duke} zeigen oder verliert eine Karte.</translation>
    </message>
    <message>
        <source>Caught! {one} has no {duke}, loses a card, and gets no coins.</source>
        <translation>Erwischt! {one} hat keinen {duke}, verliert eine Karte und bekommt keine Münzen.</translation>
    </message>
    <message>
        <source>Then {one} gets the three coins, and keeps both cards. With two {dukes} in your hand a doubt was worth it.</source>
        <translation>Dann bekommt {one} die drei Münzen und behält beide Karten. Mit zwei {dukes} auf der Hand hätte sich ein Zweifel gelohnt.</translation>
    </message>
    <message>
        <source>A lost card lies face up, so that everybody can count it. Now your turn: you hold the {duke}. Take {tax}.</source>
        <translation>Eine verlorene Karte liegt offen, damit alle sie zählen können. Jetzt bist du dran: Du hast den {duke}. Nimm {tax}.</translation>
    </message>
    <message>
        <source>Now you are doubted. Good that it is true!</source>
        <translation>Jetzt zweifelt jemand an dir. Gut, dass es wahr ist!</translation>
    </message>
    <message>
        <source>{two} doubts your {duke}. You can prove it. Show the card, and {two} loses one instead.</source>
        <translation>{two} zweifelt deinen {duke} an. Du kannst ihn beweisen. Zeig die Karte, und stattdessen verliert {two} eine.</translation>
    </message>
    <message>
        <source>{two} was wrong and loses a card. You shuffle the shown {duke} in and draw a new card, so nobody knows what you hold now.</source>
        <translation>{two} lag falsch und verliert eine Karte. Du mischst den gezeigten {duke} in den Hof und ziehst eine neue Karte. So weiß niemand, was du jetzt hast.</translation>
    </message>
    <message>
        <source>You may give up a card instead of showing the {duke}. That is rarely wise: showing it would have cost {two} a card.</source>
        <translation>Du darfst auch eine Karte hergeben, statt den {duke} zu zeigen. Klug ist das selten: Ihn zu zeigen hätte {two} eine Karte gekostet.</translation>
    </message>
    <message>
        <source>Remember: whoever is wrong loses a card. The liar who is caught, or the one who doubted the truth. Doubt when you have a reason.</source>
        <translation>Merk dir: Wer falsch liegt, verliert eine Karte. Wer beim Lügen erwischt wird – oder wer an der Wahrheit zweifelt. Zweifle, wenn du einen Grund hast.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>Danger! {one} pays three coins, claims the {assassin}, and wants to take a card from you.</source>
        <translation>Gefahr! {one} zahlt drei Münzen, behauptet den {assassin} und will dir eine Karte nehmen.</translation>
    </message>
    <message>
        <source>You are first asked whether you doubt it. But you have something better. Choose “{pass}”.</source>
        <translation>Zuerst wirst du gefragt, ob du zweifelst. Aber du hast etwas Besseres. Wähle „{pass}“.</translation>
    </message>
    <message>
        <source>Nobody doubts it. Now you may block.</source>
        <translation>Niemand zweifelt. Jetzt darfst du blockieren.</translation>
    </message>
    <message>
        <source>Brave! But {one} has the {assassin}. A wrong doubt costs a card, and the attack goes on.</source>
        <translation>Mutig! Aber {one} hat den {assassin}. Ein falscher Zweifel kostet eine Karte, und der Angriff geht weiter.</translation>
    </message>
    <message>
        <source>The {contessa} stops an assassination, and you hold one. Block it.</source>
        <translation>Die {contessa} hält ein Attentat auf, und du hast eine. Blockiere es.</translation>
    </message>
    <message>
        <source>A block is a claim, too: it can be doubted. Here nobody does.</source>
        <translation>Auch eine Blockade ist eine Behauptung: Man kann sie anzweifeln. Hier tut es niemand.</translation>
    </message>
    <message>
        <source>Then the attack succeeds, and costs you a card. Better block it.</source>
        <translation>Dann gelingt der Angriff und kostet dich eine Karte. Besser blockierst du ihn.</translation>
    </message>
    <message>
        <source>You keep your cards, and {one} has lost the three coins. Now {two} asks for {foreign_aid}: two coins. A {duke} stops that.</source>
        <translation>Du behältst deine Karten, und {one} hat die drei Münzen verloren. Jetzt bittet {two} um {foreign_aid}: zwei Münzen. Ein {duke} hält das auf.</translation>
    </message>
    <message>
        <source>You have no {duke}. You can lie in a block, too. Block as the {duke}!</source>
        <translation>Du hast keinen {duke}. Auch beim Blockieren darfst du lügen. Blockiere als {duke}!</translation>
    </message>
    <message>
        <source>Will they believe you?</source>
        <translation>Ob sie dir glauben?</translation>
    </message>
    <message>
        <source>{two} takes the two coins. That was the safe way: your bluff could have been doubted.</source>
        <translation>{two} nimmt die zwei Münzen. Das war der sichere Weg: Deinen Bluff hätte jemand anzweifeln können.</translation>
    </message>
    <message>
        <source>They did. So remember: {contessa} stops {assassin}; {duke} stops {foreign_aid}; {captain} and {ambassador} stop stealing.</source>
        <translation>Sie haben es geglaubt. Merk dir: {contessa} hält {assassin} auf, {duke} hält {foreign_aid} auf, {captain} und {ambassador} halten Diebe auf.</translation>
    </message>
    <message>
        <source>Two losses in one turn</source>
        <translation>Zwei Verluste in einem Zug</translation>
    </message>
    <message>
        <source>You hold the {assassin}. For three coins the {assassin} takes a card from another player. You have three coins.</source>
        <translation>Du hast den {assassin}. Für drei Münzen nimmt der {assassin} jemand anderem eine Karte. Du hast drei Münzen.</translation>
    </message>
    <message>
        <source>Choose {assassinate}, and then {one}.</source>
        <translation>Wähle {assassinate} und dann {one}.</translation>
    </message>
    <message>
        <source>{one} wants to block. Let us see.</source>
        <translation>{one} will blockieren. Mal sehen.</translation>
    </message>
    <message>
        <source>Saving is no mistake. But you have the card and the coins for an attack.</source>
        <translation>Sparen ist kein Fehler. Aber du hast die Karte und die Münzen für einen Angriff.</translation>
    </message>
    <message>
        <source>{one} claims the {contessa}, who stops the {assassin}. There are three: one is yours, one lies face up before {two}. Only one is left.</source>
        <translation>{one} behauptet die {contessa}, die den {assassin} aufhält. Es gibt drei: Eine hast du, eine liegt offen vor {two}. Bleibt nur eine.</translation>
    </message>
    <message>
        <source>Probably a lie. Choose “{challenge}”, and watch what it costs {one}.</source>
        <translation>Wohl eine Lüge. Wähle „{challenge}“ und sieh, was es {one} kostet.</translation>
    </message>
    <message>
        <source>One card for the lie. And now nothing stops the {assassin}: the second card, too!</source>
        <translation>Eine Karte für die Lüge. Und jetzt hält den {assassin} nichts mehr auf: die zweite Karte auch noch!</translation>
    </message>
    <message>
        <source>Then the block stands, and your three coins are gone for nothing. Here a doubt was worth it.</source>
        <translation>Dann steht die Blockade, und deine drei Münzen sind umsonst weg. Hier hätte sich ein Zweifel gelohnt.</translation>
    </message>
    <message>
        <source>{one} is out: two cards in one turn. The same can happen to you. Take {income} now, and see what {two} does.</source>
        <translation>{one} ist draußen: zwei Karten in einem Zug. Das kann dir auch passieren. Nimm jetzt {income} und sieh, was {two} tut.</translation>
    </message>
    <message>
        <source>Now {two} attacks you.</source>
        <translation>Jetzt greift {two} dich an.</translation>
    </message>
    <message>
        <source>If you doubt the {assassin} and are wrong, you lose one card for the doubt and one for the attack. So think twice. Choose “{pass}”.</source>
        <translation>Zweifelst du am {assassin} und liegst falsch, verlierst du eine Karte für den Zweifel und eine für den Angriff. Überleg also zweimal. Wähle „{pass}“.</translation>
    </message>
    <message>
        <source>No doubt from you. Now you may block.</source>
        <translation>Kein Zweifel von dir. Jetzt darfst du blockieren.</translation>
    </message>
    <message>
        <source>You are lucky if {two} has no {assassin}. If {two} has one, both your cards are in danger. With a {contessa} there is no need for that.</source>
        <translation>Du hast Glück, wenn {two} keinen {assassin} hat. Wenn doch, sind beide deine Karten in Gefahr. Mit einer {contessa} muss das nicht sein.</translation>
    </message>
    <message>
        <source>You really hold the {contessa}. Block, and nothing happens.</source>
        <translation>Du hast die {contessa} wirklich. Blockiere, und nichts geschieht.</translation>
    </message>
    <message>
        <source>A true claim is nothing to be afraid of.</source>
        <translation>Eine wahre Behauptung muss niemand fürchten.</translation>
    </message>
    <message>
        <source>That costs you a card, though you hold the {contessa}. Pity!</source>
        <translation>Das kostet dich eine Karte, obwohl du die {contessa} hast. Schade!</translation>
    </message>
    <message>
        <source>Remember: a wrong doubt of the {assassin}, or a {contessa} that is a lie, can cost two cards at once. With one card left you may well dare it.</source>
        <translation>Merk dir: Ein falscher Zweifel am {assassin} oder eine gelogene {contessa} kann auf einmal zwei Karten kosten. Mit nur noch einer Karte darfst du es ruhig wagen.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>No coins to be made with these cards. The {ambassador} helps: look at two cards of the Court, and keep what you like.</source>
        <translation>Mit diesen Karten sind keine Münzen zu machen. Der {ambassador} hilft: Sieh dir zwei Karten vom Hof an und behalte, was dir gefällt.</translation>
    </message>
    <message>
        <source>You hold the {ambassador}. Choose {exchange}.</source>
        <translation>Du hast den {ambassador}. Wähle {exchange}.</translation>
    </message>
    <message>
        <source>You draw two cards. Only you see them.</source>
        <translation>Du ziehst zwei Karten. Nur du siehst sie.</translation>
    </message>
    <message>
        <source>Choose two of the four; the others go back. The {duke} brings coins; the {captain} steals, and stops stealing. Keep these two.</source>
        <translation>Wähle zwei von den vieren; die anderen gehen zurück. Der {duke} bringt Münzen; der {captain} stiehlt und hält Diebe auf. Behalte diese zwei.</translation>
    </message>
    <message>
        <source>Good cards. And nobody knows that you have them.</source>
        <translation>Gute Karten. Und niemand weiß, dass du sie hast.</translation>
    </message>
    <message>
        <source>Every choice is allowed, and each has its reasons. For this lesson the {duke} and the {captain} would be best.</source>
        <translation>Jede Wahl ist erlaubt, und jede hat ihre Gründe. Für diese Lektion wären der {duke} und der {captain} am besten.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} to steal from you. You need no doubt: you can stop that. Choose “{pass}” first.</source>
        <translation>{one} behauptet den {captain}, um von dir zu stehlen. Zweifeln musst du nicht: Du kannst es aufhalten. Wähle erst „{pass}“.</translation>
    </message>
    <message>
        <source>Now comes the question whether you block.</source>
        <translation>Jetzt kommt die Frage, ob du blockierst.</translation>
    </message>
    <message>
        <source>{one} does have the {captain}, so the doubt costs you a card. A block would have cost nothing.</source>
        <translation>{one} hat den {captain} wirklich, also kostet dich der Zweifel eine Karte. Eine Blockade hätte nichts gekostet.</translation>
    </message>
    <message>
        <source>A {captain} stops a {captain}, and so does an {ambassador}. Now you hold the {captain}: block with it.</source>
        <translation>Ein {captain} hält einen {captain} auf, und ein {ambassador} auch. Jetzt hast du den {captain}: Blockiere mit ihm.</translation>
    </message>
    <message>
        <source>Your coins stay with you.</source>
        <translation>Deine Münzen bleiben bei dir.</translation>
    </message>
    <message>
        <source>{one} takes your two coins. Nothing worse happens, but it is a pity.</source>
        <translation>{one} nimmt dir zwei Münzen weg. Schlimmer wird es nicht, aber schade ist es doch.</translation>
    </message>
    <message>
        <source>That would stop it, too. But you have given the {ambassador} away, so this is a bluff; the {captain} would be true.</source>
        <translation>Das würde es auch aufhalten. Aber den {ambassador} hast du hergegeben, also ist es ein Bluff; der {captain} wäre wahr.</translation>
    </message>
    <message>
        <source>An exchange brings better cards, and makes you hard to read: whatever the others knew about your hand is old now.</source>
        <translation>Ein Austausch bringt bessere Karten und macht dich schwer durchschaubar: Was die anderen über deine Karten wussten, gilt nicht mehr.</translation>
    </message>
    <message>
        <source>The Coup, and ten coins</source>
        <translation>Der Putsch und zehn Münzen</translation>
    </message>
    <message>
        <source>You have eleven coins. For seven you launch a {coup}: another player loses a card. Nobody can doubt it, nobody can block it.</source>
        <translation>Du hast elf Münzen. Für sieben führst du einen {coup} aus: Jemand anderes verliert eine Karte. Niemand kann zweifeln, niemand kann blockieren.</translation>
    </message>
    <message>
        <source>With ten coins or more you must launch one. That is why all other buttons are grey. Choose {coup}, and then {one}.</source>
        <translation>Mit zehn Münzen oder mehr musst du es sogar. Darum sind alle anderen Schaltflächen grau. Wähle {coup} und dann {one}.</translation>
    </message>
    <message>
        <source>{one} chooses which card to lose.</source>
        <translation>{one} sucht aus, welche Karte verloren geht.</translation>
    </message>
    <message>
        <source>You strike {two} instead, who has seven coins and was the greater danger. Well seen! The lesson only goes another way.</source>
        <translation>Du triffst stattdessen {two}, mit sieben Münzen die größere Gefahr. Gut gesehen! Die Lektion geht nur anders weiter.</translation>
    </message>
    <message>
        <source>{two} had seven coins, and launches a {coup} against you. You choose which card you lose. The {duke} brings coins: give up the {captain}.</source>
        <translation>{two} hatte sieben Münzen und führt einen {coup} gegen dich aus. Du wählst, welche Karte du verlierst. Der {duke} bringt Münzen: Gib den {captain} her.</translation>
    </message>
    <message>
        <source>You keep the {captain} instead. That can be right as well: it is your choice.</source>
        <translation>Du behältst stattdessen den {captain}. Auch das kann richtig sein: Es ist deine Wahl.</translation>
    </message>
    <message>
        <source>Remember: seven coins are a threat. See who has how many, and strike before you are struck.</source>
        <translation>Merk dir: Sieben Münzen sind eine Drohung. Behalte im Auge, wer wie viele hat, und schlag zu, bevor es dich trifft.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Den Tisch lesen</translation>
    </message>
    <message>
        <source>{one} claims the {duke}. Look round the table and count: one {duke} lies before {one}, one before {two}, and you hold the third.</source>
        <translation>{one} behauptet den {duke}. Sieh dich am Tisch um und zähle: Ein {duke} liegt vor {one}, einer vor {two}, und den dritten hast du.</translation>
    </message>
    <message>
        <source>There are only three. So this claim cannot be true, and your doubt cannot fail. Choose “{challenge}”.</source>
        <translation>Es gibt nur drei. Also kann die Behauptung nicht wahr sein, und dein Zweifel kann nicht schiefgehen. Wähle „{challenge}“.</translation>
    </message>
    <message>
        <source>Counted rightly! {one} is out.</source>
        <translation>Richtig gezählt! {one} ist draußen.</translation>
    </message>
    <message>
        <source>You let it pass, though it was certainly a lie. Count once more!</source>
        <translation>Du lässt es zu, obwohl es sicher gelogen war. Zähl noch einmal nach!</translation>
    </message>
    <message>
        <source>Now look at the coins: {two} has seven. That is enough for a {coup} against you.</source>
        <translation>Jetzt sieh auf die Münzen: {two} hat sieben. Das reicht für einen {coup} gegen dich.</translation>
    </message>
    <message>
        <source>Do something about it: your {captain} steals two coins. Choose {steal}.</source>
        <translation>Tu etwas dagegen: Dein {captain} stiehlt zwei Münzen. Wähle {steal}.</translation>
    </message>
    <message>
        <source>Two coins for you, and {two} is no danger any more.</source>
        <translation>Zwei Münzen für dich, und {two} ist keine Gefahr mehr.</translation>
    </message>
    <message>
        <source>Then {two} can launch the {coup} first. Better steal the coins.</source>
        <translation>Dann kann {two} den {coup} zuerst ausführen. Stiehl lieber die Münzen.</translation>
    </message>
    <message>
        <source>Two coins make seven for you, too, but {two} comes first. Better steal them.</source>
        <translation>Zwei Münzen machen auch bei dir sieben, aber {two} ist vorher dran. Stiehl sie lieber.</translation>
    </message>
    <message>
        <source>Three coins are good, but {two} comes first. Better take what makes {two} dangerous.</source>
        <translation>Drei Münzen sind gut, aber {two} ist vorher dran. Nimm lieber weg, was {two} gefährlich macht.</translation>
    </message>
    <message>
        <source>You have seven coins, and {two} has one card left. You know what to do.</source>
        <translation>Du hast sieben Münzen, und {two} hat nur noch eine Karte. Du weißt, was zu tun ist.</translation>
    </message>
    <message>
        <source>That is the end of {two}…</source>
        <translation>Das ist das Ende von {two}…</translation>
    </message>
    <message>
        <source>You have won! In the chronicle stands all that was claimed. Who counts cards and coins, and remembers claims, has the better game.</source>
        <translation>Du hast gewonnen! In der Chronik steht alles, was behauptet wurde. Wer Karten und Münzen zählt und sich Behauptungen merkt, spielt besser.</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Spielen in Teams</translation>
    </message>
    <message>
        <source>Here there are two sides. Your sign says {team}; {two} belongs to the same side. Against your own side you can do nothing.</source>
        <translation>Hier gibt es zwei Seiten. Dein Zeichen heißt {team}; {two} gehört zur selben Seite. Gegen die eigene Seite kannst du nichts tun.</translation>
    </message>
    <message>
        <source>So you can steal only from {one} or {three}. Choose {steal}, and then {one}.</source>
        <translation>Stehlen kannst du also nur von {one} oder {three}. Wähle {steal} und dann {one}.</translation>
    </message>
    <message>
        <source>{three} is on the other side, too. The lesson only goes another way.</source>
        <translation>Auch {three} ist auf der anderen Seite. Die Lektion geht nur einen anderen Weg.</translation>
    </message>
    <message>
        <source>{two} has paid two coins, and {three} changed sides. One coin changes your own side. These coins go into the {reserve}.</source>
        <translation>{two} hat zwei Münzen gezahlt, und {three} hat die Seite gewechselt. Eine Münze wechselt deine eigene Seite. Diese Münzen gehen in die {reserve}.</translation>
    </message>
    <message>
        <source>Now only {one} is on the other side: nobody else can be attacked. Change sides: choose {convert}, yourself.</source>
        <translation>Jetzt ist nur noch {one} auf der anderen Seite: Sonst ist niemand anzugreifen. Wechsle die Seite: Wähle {convert}, selbst.</translation>
    </message>
    <message>
        <source>One coin into the {reserve}, and you stand with {one}.</source>
        <translation>Eine Münze in die {reserve}, und du stehst bei {one}.</translation>
    </message>
    <message>
        <source>Three coins lie in the {reserve}. Who claims to hold no {duke} may take them all: that is {embezzle}.</source>
        <translation>In der {reserve} liegen drei Münzen. Wer behauptet, keinen {duke} zu haben, darf sie alle nehmen: Das heißt {embezzle}.</translation>
    </message>
    <message>
        <source>You hold no {duke}, so it is true. If somebody doubts it, you show your whole hand. Choose {embezzle}.</source>
        <translation>Du hast keinen {duke}, also ist es wahr. Zweifelt jemand, zeigst du alle deine Karten. Wähle {embezzle}.</translation>
    </message>
    <message>
        <source>The {reserve} is yours.</source>
        <translation>Die {reserve} gehört dir.</translation>
    </message>
    <message>
        <source>Doubting is allowed against everybody. And once all who are left are on one side, sides count no longer: then it is each for oneself.</source>
        <translation>Anzweifeln darfst du alle. Und sobald alle Übrigen auf einer Seite sind, zählen Seiten nicht mehr: Dann spielen alle für sich.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>Coup X has names of its own: {thief}, {guard} and {dealer} are what {duke}, {contessa} and {ambassador} are elsewhere.</source>
        <translation>Coup X hat eigene Namen: {thief}, {guard} und {dealer} sind, was anderswo {duke}, {contessa} und {ambassador} sind.</translation>
    </message>
    <message>
        <source>You hold the {dealer}, who exchanges cards. Choose {exchange}.</source>
        <translation>Du hast den {dealer}, der Karten austauscht. Wähle {exchange}.</translation>
    </message>
    <message>
        <source>Of the two new cards you may keep one at most. Keep the {guard} and the {thief}.</source>
        <translation>Von den zwei neuen Karten darfst du höchstens eine behalten. Behalte den {guard} und den {thief}.</translation>
    </message>
    <message>
        <source>You are free to choose. In this lesson you need the {guard} and the {thief}.</source>
        <translation>Du darfst wählen, was du willst. In dieser Lektion brauchst du den {guard} und den {thief}.</translation>
    </message>
    <message>
        <source>{one} attacks {two} with the {assassin}. You are only asked whether you doubt it. Choose “{pass}”.</source>
        <translation>{one} greift {two} mit dem {assassin} an. Du wirst nur gefragt, ob du zweifelst. Wähle „{pass}“.</translation>
    </message>
    <message>
        <source>In Coup X everybody may block, for somebody else, too. With your {guard} you can save {two}. Block!</source>
        <translation>In Coup X dürfen alle blockieren, auch für andere. Mit deinem {guard} kannst du {two} retten. Blockiere!</translation>
    </message>
    <message>
        <source>{two} owes you something. And {one} has paid.</source>
        <translation>{two} ist dir etwas schuldig. Und {one} hat bezahlt.</translation>
    </message>
    <message>
        <source>{two} loses a card. That is none of your business? It may be later.</source>
        <translation>{two} verliert eine Karte. Das geht dich nichts an? Später vielleicht doch.</translation>
    </message>
    <message>
        <source>The {thief} takes three coins, and anybody&apos;s {thief} stops {foreign_aid}. You hold one: take {tax}.</source>
        <translation>Der {thief} nimmt drei Münzen, und jeder {thief} hält {foreign_aid} auf. Du hast einen: Nimm {tax}.</translation>
    </message>
    <message>
        <source>And further: paid coins never come back. Who is doubted and holds the card must show it. And nobody is ever forced to a {coup}.</source>
        <translation>Und außerdem: Bezahlte Münzen kommen nie zurück. Wer angezweifelt wird und die Karte hat, muss sie zeigen. Und niemand muss je einen {coup} ausführen.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>Eine eigene Partie</translation>
    </message>
    <message>
        <source>Now play a whole game against {one}, who is a beginner, too. I tell you what to think of. The key {hint_key} shows what a strong player would do.</source>
        <translation>Spiel jetzt eine ganze Partie gegen {one}, auch neu in diesem Spiel. Ich sage dir, woran du denken solltest. Die Taste {hint_key} zeigt, was jemand Starkes tun würde.</translation>
    </message>
    <message>
        <source>You have seven coins or more: a {coup} cannot fail.</source>
        <translation>Du hast sieben Münzen oder mehr: Ein {coup} kann nicht schiefgehen.</translation>
    </message>
    <message>
        <source>{one} has enough coins for a {coup}. Strike first, or take coins away.</source>
        <translation>{one} hat genug Münzen für einen {coup}. Schlag zuerst zu, oder nimm Münzen weg.</translation>
    </message>
    <message>
        <source>You hold the {assassin} and have three coins: that is enough for an attack.</source>
        <translation>Du hast den {assassin} und drei Münzen: Das reicht für einen Angriff.</translation>
    </message>
    <message>
        <source>You hold the {duke}: three coins in each turn.</source>
        <translation>Du hast den {duke}: drei Münzen in jedem Zug.</translation>
    </message>
    <message>
        <source>You hold the {captain}: steal, and {one} gets poorer while you get richer.</source>
        <translation>Du hast den {captain}: Stiehl, und {one} wird ärmer, während du reicher wirst.</translation>
    </message>
    <message>
        <source>Nothing in your hand brings coins. Claim a {duke} all the same? Or exchange, or take what is safe?</source>
        <translation>Nichts auf deiner Hand bringt Münzen. Trotzdem einen {duke} behaupten? Oder austauschen, oder nehmen, was sicher ist?</translation>
    </message>
    <message>
        <source>You see all cards of this character. It cannot be true: doubt it!</source>
        <translation>Du siehst alle Karten dieses Charakters. Es kann nicht wahr sein: Zweifle!</translation>
    </message>
    <message>
        <source>You see all but one of these cards. It may well be a lie.</source>
        <translation>Du siehst alle diese Karten bis auf eine. Es kann gut gelogen sein.</translation>
    </message>
    <message>
        <source>Do you have a reason to doubt it? A wrong doubt costs you a card.</source>
        <translation>Hast du einen Grund zu zweifeln? Ein falscher Zweifel kostet dich eine Karte.</translation>
    </message>
    <message>
        <source>This could be your last card. Now you have nothing to lose: block or doubt.</source>
        <translation>Das könnte deine letzte Karte sein. Jetzt hast du nichts zu verlieren: Blockiere oder zweifle.</translation>
    </message>
    <message>
        <source>You hold the card that stops this. Block it.</source>
        <translation>Du hast die Karte, die das aufhält. Blockiere es.</translation>
    </message>
    <message>
        <source>You do not hold the card that stops this. You could claim it, though.</source>
        <translation>Du hast die Karte nicht, die das aufhält. Behaupten könntest du sie aber.</translation>
    </message>
    <message>
        <source>You can prove it. Show the card, and {one} loses one.</source>
        <translation>Du kannst es beweisen. Zeig die Karte, und {one} verliert eine.</translation>
    </message>
    <message>
        <source>Which card do you need less? The {duke} and the {captain} are good to keep.</source>
        <translation>Welche Karte brauchst du weniger? Den {duke} und den {captain} behältst du am besten.</translation>
    </message>
    <message>
        <source>Keep two different cards, best of all one that brings coins.</source>
        <translation>Behalte zwei verschiedene Karten, am besten eine, die Münzen bringt.</translation>
    </message>
    <message>
        <source>They do not believe you. Which card do you give up?</source>
        <translation>Sie glauben dir nicht. Welche Karte gibst du her?</translation>
    </message>
    <message>
        <source>Well done. Now watch what the others do.</source>
        <translation>Gut gemacht. Jetzt sieh, was die anderen tun.</translation>
    </message>
    <message>
        <source>Try that again, or go on with the lesson. You may also just play on.</source>
        <translation>Versuch es noch mal, oder mach mit der Lektion weiter. Du kannst auch einfach weiterspielen.</translation>
    </message>
    <message>
        <source>A safe move: nobody can doubt it. This lesson is about something else, though.</source>
        <translation>Ein sicherer Zug: Niemand kann zweifeln. In dieser Lektion geht es aber um etwas anderes.</translation>
    </message>
    <message>
        <source>A true claim, and a good move. This lesson is about something else, though.</source>
        <translation>Eine wahre Behauptung und ein guter Zug. In dieser Lektion geht es aber um etwas anderes.</translation>
    </message>
    <message>
        <source>A bluff! That is allowed, and it may well work. This lesson is about something else, though.</source>
        <translation>Ein Bluff! Das ist erlaubt und kann gut klappen. In dieser Lektion geht es aber um etwas anderes.</translation>
    </message>
    <message>
        <source>A strong move: nobody can stop it. This lesson has something else in mind, though.</source>
        <translation>Ein starker Zug: Niemand kann ihn aufhalten. Diese Lektion hat aber etwas anderes vor.</translation>
    </message>
    <message>
        <source>Letting it pass is never forbidden. Here there was something to gain, though.</source>
        <translation>Etwas zuzulassen ist nie verboten. Hier war aber etwas zu holen.</translation>
    </message>
    <message>
        <source>You doubted it. Sometimes that is right; if not, it costs you a card. The lesson goes another way.</source>
        <translation>Du zweifelst. Manchmal ist das richtig; wenn nicht, kostet es dich eine Karte. Die Lektion geht einen anderen Weg.</translation>
    </message>
    <message>
        <source>A true block. That is a fine answer; the lesson only goes another way.</source>
        <translation>Eine wahre Blockade. Das ist eine gute Antwort; die Lektion geht nur einen anderen Weg.</translation>
    </message>
    <message>
        <source>A block with a bluff! It may work. The lesson only goes another way.</source>
        <translation>Eine Blockade mit Bluff! Das kann klappen. Die Lektion geht nur einen anderen Weg.</translation>
    </message>
    <message>
        <source>That is just as well: which card is best is your own choice.</source>
        <translation>Genauso gut: Welche Karte am besten ist, ist deine eigene Wahl.</translation>
    </message>
    <message>
        <source>This lesson is done. Play on as long as you like, or go to the next one.</source>
        <translation>Diese Lektion ist geschafft. Spiel weiter, so lange du magst, oder geh zur nächsten.</translation>
    </message>
    <message>
        <source>This time {one} has won. It happens to everybody. Try again: each game is another.</source>
        <translation>Diesmal hat {one} gewonnen. Das kommt vor. Versuch es noch mal: Jede Partie ist anders.</translation>
    </message>
    <message>
        <source>You have won! You know the whole game now. Take a table of your own, with more players.</source>
        <translation>Du hast gewonnen! Jetzt kennst du das ganze Spiel. Such dir einen eigenen Tisch, mit mehr Leuten.</translation>
    </message>
    <message>
        <source>Let us see what {one} makes of it.</source>
        <translation>Mal sehen, was {one} daraus macht.</translation>
    </message>
    <message>
        <source>The Inquisitor</source>
        <translation>Der Inquisitor</translation>
    </message>
    <message>
        <source>In this game the {inquisitor} takes the place of the {ambassador}. You hold one. It can do three things.</source>
        <translation>In dieser Partie gibt es den {inquisitor} statt des {ambassador}s. Du hast einen. Er kann dreierlei.</translation>
    </message>
    <message>
        <source>First: exchange. You draw only one card, and return one. Choose {exchange}.</source>
        <translation>Erstens: austauschen. Du ziehst nur eine Karte und gibst eine zurück. Wähle {exchange}.</translation>
    </message>
    <message>
        <source>You draw one card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>Keep the {inquisitor} and the {duke}; the {contessa} goes back.</source>
        <translation>Behalte den {inquisitor} und den {duke}; die {contessa} geht zurück.</translation>
    </message>
    <message>
        <source>You are free to keep what you like. In this lesson you still need the {inquisitor}.</source>
        <translation>Du darfst behalten, was du willst. In dieser Lektion brauchst du den {inquisitor} noch.</translation>
    </message>
    <message>
        <source>Second: look at a card of another player. Choose {examine}, and then {one}. Which card you see is for {one} to choose.</source>
        <translation>Zweitens: eine fremde Karte ansehen. Wähle {examine} und dann {one}. Welche Karte du siehst, sucht {one} aus.</translation>
    </message>
    <message>
        <source>Only you see that card.</source>
        <translation>Nur du siehst diese Karte.</translation>
    </message>
    <message>
        <source>{one} shows you a {captain}, who steals. You decide: {one} may keep it, or must change it for another card. Have it replaced.</source>
        <translation>{one} zeigt dir einen {captain}, der stiehlt. Du entscheidest: {one} darf ihn behalten oder muss ihn gegen eine andere Karte tauschen. Lass ihn ersetzen.</translation>
    </message>
    <message>
        <source>{one} draws another card, and you know the old one.</source>
        <translation>{one} zieht eine andere Karte, und du kennst die alte.</translation>
    </message>
    <message>
        <source>Then you know what {one} holds. That is worth something, too. But the {captain} can rob you.</source>
        <translation>Dann weißt du, was {one} hat. Auch das ist etwas wert. Aber der {captain} kann dich bestehlen.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} now? You have just had one changed. It may be a lie. But you have something safer: choose “{pass}”.</source>
        <translation>{one} behauptet jetzt den {captain}? Gerade hast du einen tauschen lassen. Es kann gelogen sein. Aber du hast etwas Sichereres: Wähle „{pass}“.</translation>
    </message>
    <message>
        <source>A good guess! {one} has no {captain} any more. A block is safer yet.</source>
        <translation>Gut geraten! {one} hat keinen {captain} mehr. Noch sicherer ist eine Blockade.</translation>
    </message>
    <message>
        <source>Third: the {inquisitor} stops stealing. Block with it; you hold it.</source>
        <translation>Drittens: Der {inquisitor} hält Diebe auf. Blockiere mit ihm; du hast ihn.</translation>
    </message>
    <message>
        <source>That stops it, too, but it is a bluff. The {inquisitor} is true.</source>
        <translation>Auch das hält es auf, ist aber ein Bluff. Der {inquisitor} ist wahr.</translation>
    </message>
    <message>
        <source>That is the {inquisitor}: exchange one card, look at one, stop the {captain}. Nobody blocks the look, but everybody may doubt it.</source>
        <translation>Das ist der {inquisitor}: eine Karte austauschen, eine ansehen, den {captain} aufhalten. Das Ansehen blockiert niemand, aber alle dürfen zweifeln.</translation>
    </message>
    <message>
        <source>The Diplomat</source>
        <translation>Der Diplomat</translation>
    </message>
    <message>
        <source>In this game the {diplomat} takes the place of the {duke}. The {diplomat} takes three coins, and gives one of them to somebody else.</source>
        <translation>In dieser Partie gibt es den Diplomaten statt des {duke}s. Der {diplomat} nimmt drei Münzen und gibt eine davon jemand anderem.</translation>
    </message>
    <message>
        <source>Choose {cooperate}, and then {one}: two coins for you, one for {one}.</source>
        <translation>Wähle {cooperate} und dann {one}: zwei Münzen für dich, eine für {one}.</translation>
    </message>
    <message>
        <source>Who gets a coin is not likely to doubt you.</source>
        <translation>Wer eine Münze bekommt, zweifelt wohl kaum an dir.</translation>
    </message>
    <message>
        <source>With {two} it is just as good. The lesson only goes another way.</source>
        <translation>Mit {two} ist es genauso gut. Die Lektion geht nur einen anderen Weg.</translation>
    </message>
    <message>
        <source>{two} asks for {foreign_aid}. The {diplomat} stops that, as the {duke} did. Block it.</source>
        <translation>{two} bittet um {foreign_aid}. Der {diplomat} hält das auf, wie sonst der {duke}. Blockiere es.</translation>
    </message>
    <message>
        <source>Then {two} gets two coins. With a {diplomat} you can stop that.</source>
        <translation>Dann bekommt {two} zwei Münzen. Als {diplomat} kannst du das aufhalten.</translation>
    </message>
    <message>
        <source>Each time you choose who gets the coin. Give it to whoever has few: {two} is no danger. Cooperate with {two} now.</source>
        <translation>Jedes Mal wählst du, wer die Münze bekommt. Gib sie jemandem mit wenigen: {two} ist keine Gefahr. Kooperiere jetzt mit {two}.</translation>
    </message>
    <message>
        <source>{one} has more coins already. That can be right, if you want peace.</source>
        <translation>{one} hat schon mehr Münzen. Auch das kann richtig sein, wenn du Frieden willst.</translation>
    </message>
    <message>
        <source>That is the {diplomat}: a friend to one, rich in the end. Never feed somebody up to seven coins!</source>
        <translation>Das ist der {diplomat}: jemandem ein Freund, am Ende reich. Füttere nur nie jemanden bis auf sieben Münzen!</translation>
    </message>
</context>
<context>
    <name>Personas</name>
    <message>
        <source>Good evening, and good manners to all.</source>
        <translation>Guten Abend, und gute Manieren allerseits.</translation>
    </message>
    <message>
        <source>A pleasure to lose to such company. Almost.</source>
        <translation>Eine Freude, in solcher Gesellschaft zu verlieren. Beinahe.</translation>
    </message>
    <message>
        <source>As the book prescribes.</source>
        <translation>Wie es im Buche steht.</translation>
    </message>
    <message>
        <source>With your kind leave.</source>
        <translation>Mit Eurer gütigen Erlaubnis.</translation>
    </message>
    <message>
        <source>You would ask that of me?</source>
        <translation>Das wollt Ihr wirklich von mir wissen?</translation>
    </message>
    <message>
        <source>Ask, then. Politely, I hope.</source>
        <translation>So fragt. Höflich, will ich hoffen.</translation>
    </message>
    <message>
        <source>A gentleman keeps his word.</source>
        <translation>Ein Edelmann hält sein Wort.</translation>
    </message>
    <message>
        <source>There it is. No offence taken.</source>
        <translation>Bitte sehr. Nichts für ungut.</translation>
    </message>
    <message>
        <source>I should have thought it was plain.</source>
        <translation>Ich dachte, das läge auf der Hand.</translation>
    </message>
    <message>
        <source>I beg your pardon. All of you.</source>
        <translation>Ich bitte um Vergebung. Euch alle.</translation>
    </message>
    <message>
        <source>That chapter I shall strike out.</source>
        <translation>Dieses Kapitel streiche ich wohl.</translation>
    </message>
    <message>
        <source>How very embarrassing.</source>
        <translation>Wie überaus peinlich.</translation>
    </message>
    <message>
        <source>Forgive me, I must ask.</source>
        <translation>Verzeiht, ich muss fragen.</translation>
    </message>
    <message>
        <source>With respect: no.</source>
        <translation>Bei allem Respekt: nein.</translation>
    </message>
    <message>
        <source>I took no pleasure in that. A little, perhaps.</source>
        <translation>Das war mir kein Vergnügen. Vielleicht ein kleines.</translation>
    </message>
    <message>
        <source>Courtesy is not blindness.</source>
        <translation>Höflich heißt nicht blind.</translation>
    </message>
    <message>
        <source>My apologies. I misjudged you.</source>
        <translation>Ich bitte um Entschuldigung. Ich habe Euch verkannt.</translation>
    </message>
    <message>
        <source>I stand corrected, and poorer.</source>
        <translation>Ich bin belehrt, und ärmer.</translation>
    </message>
    <message>
        <source>I fear I cannot allow it.</source>
        <translation>Das kann ich leider nicht zulassen.</translation>
    </message>
    <message>
        <source>Not while I sit here, dear friend.</source>
        <translation>Nicht, solange ich hier sitze, mein Bester.</translation>
    </message>
    <message>
        <source>Elegantly parried.</source>
        <translation>Elegant pariert.</translation>
    </message>
    <message>
        <source>As you wish. I yield.</source>
        <translation>Wie Ihr wünscht. Ich weiche.</translation>
    </message>
    <message>
        <source>There are pockets one does not touch.</source>
        <translation>Es gibt Taschen, in die man nicht greift.</translation>
    </message>
    <message>
        <source>One might have asked.</source>
        <translation>Man hätte fragen können.</translation>
    </message>
    <message>
        <source>Nothing personal, I assure you.</source>
        <translation>Nichts Persönliches, seid versichert.</translation>
    </message>
    <message>
        <source>It pains me to do this.</source>
        <translation>Es schmerzt mich, das zu tun.</translation>
    </message>
    <message>
        <source>A palpable blow.</source>
        <translation>Ein Treffer, unbestreitbar.</translation>
    </message>
    <message>
        <source>I have been treated better at worse courts.</source>
        <translation>Man hat mich an schlechteren Höfen besser behandelt.</translation>
    </message>
    <message>
        <source>I take my leave, and my hat.</source>
        <translation>Ich nehme meinen Abschied, und meinen Hut.</translation>
    </message>
    <message>
        <source>Pray go on without me.</source>
        <translation>Lasst Euch nicht stören.</translation>
    </message>
    <message>
        <source>Farewell. It was an honour.</source>
        <translation>Lebt wohl. Es war mir eine Ehre.</translation>
    </message>
    <message>
        <source>I shall remember you kindly.</source>
        <translation>Ich werde Euch in guter Erinnerung behalten.</translation>
    </message>
    <message>
        <source>Such a civil table tonight.</source>
        <translation>Solch ein gesitteter Tisch heute Abend.</translation>
    </message>
    <message>
        <source>Silence, too, is conversation.</source>
        <translation>Auch Schweigen ist Konversation.</translation>
    </message>
    <message>
        <source>You were most gracious opponents.</source>
        <translation>Ihr wart überaus gnädige Gegner.</translation>
    </message>
    <message>
        <source>The last page, and it is mine.</source>
        <translation>Die letzte Seite, und sie gehört mir.</translation>
    </message>
    <message>
        <source>Somebody here will not last the night.</source>
        <translation>Jemand hier erlebt den Morgen nicht.</translation>
    </message>
    <message>
        <source>Sit down. It does not hurt yet.</source>
        <translation>Setzt euch. Noch tut es nicht weh.</translation>
    </message>
    <message>
        <source>Take it as a symptom.</source>
        <translation>Betrachte es als Symptom.</translation>
    </message>
    <message>
        <source>Swallow that.</source>
        <translation>Schluck das.</translation>
    </message>
    <message>
        <source>Careful. It may be catching.</source>
        <translation>Vorsicht. Es könnte ansteckend sein.</translation>
    </message>
    <message>
        <source>You want to look behind the mask?</source>
        <translation>Du willst hinter die Maske sehen?</translation>
    </message>
    <message>
        <source>The diagnosis was correct.</source>
        <translation>Die Diagnose stimmte.</translation>
    </message>
    <message>
        <source>Now you look pale.</source>
        <translation>Jetzt siehst du blass aus.</translation>
    </message>
    <message>
        <source>Told you it would sting.</source>
        <translation>Ich sagte doch, es brennt.</translation>
    </message>
    <message>
        <source>Well. The mask slips.</source>
        <translation>Nun. Die Maske verrutscht.</translation>
    </message>
    <message>
        <source>A relapse.</source>
        <translation>Ein Rückfall.</translation>
    </message>
    <message>
        <source>Enjoy it while you breathe.</source>
        <translation>Genieß es, solange du atmest.</translation>
    </message>
    <message>
        <source>I smell something rotten.</source>
        <translation>Hier riecht etwas faul.</translation>
    </message>
    <message>
        <source>Open your mouth. Wider.</source>
        <translation>Mund auf. Weiter.</translation>
    </message>
    <message>
        <source>As I thought: incurable.</source>
        <translation>Dachte ich mir: unheilbar.</translation>
    </message>
    <message>
        <source>The nose never errs.</source>
        <translation>Die Nase irrt nie.</translation>
    </message>
    <message>
        <source>Healthy, then. A pity.</source>
        <translation>Also gesund. Schade.</translation>
    </message>
    <message>
        <source>A misdiagnosis. It happens.</source>
        <translation>Fehldiagnose. Kommt vor.</translation>
    </message>
    <message>
        <source>The house is in quarantine.</source>
        <translation>Das Haus steht unter Quarantäne.</translation>
    </message>
    <message>
        <source>No farther.</source>
        <translation>Bis hierher.</translation>
    </message>
    <message>
        <source>So there is a remedy.</source>
        <translation>Es gibt also ein Gegenmittel.</translation>
    </message>
    <message>
        <source>Then I wait. I am good at it.</source>
        <translation>Dann warte ich. Das kann ich gut.</translation>
    </message>
    <message>
        <source>Count your fingers afterwards.</source>
        <translation>Zähl hinterher deine Finger.</translation>
    </message>
    <message>
        <source>Coin carries plague, you know.</source>
        <translation>An Münzen klebt die Pest, weißt du.</translation>
    </message>
    <message>
        <source>This will not take long.</source>
        <translation>Es dauert nicht lange.</translation>
    </message>
    <message>
        <source>The weak go first.</source>
        <translation>Die Schwachen gehen zuerst.</translation>
    </message>
    <message>
        <source>A scratch. I have seen worse.</source>
        <translation>Ein Kratzer. Ich habe Schlimmeres gesehen.</translation>
    </message>
    <message>
        <source>I have buried kinder people.</source>
        <translation>Ich habe schon Nettere begraben.</translation>
    </message>
    <message>
        <source>Do not bury me deep.</source>
        <translation>Begrabt mich nicht zu tief.</translation>
    </message>
    <message>
        <source>The raven flies.</source>
        <translation>Der Rabe fliegt.</translation>
    </message>
    <message>
        <source>Next patient.</source>
        <translation>Der Nächste, bitte.</translation>
    </message>
    <message>
        <source>Past all help, I fear.</source>
        <translation>Da kommt jede Hilfe zu spät.</translation>
    </message>
    <message>
        <source>Quiet as a sickroom.</source>
        <translation>Still wie im Krankenzimmer.</translation>
    </message>
    <message>
        <source>Somebody ought to cough.</source>
        <translation>Jemand könnte mal husten.</translation>
    </message>
    <message>
        <source>Only the doctor is left.</source>
        <translation>Nur der Arzt ist noch da.</translation>
    </message>
    <message>
        <source>They always call me last.</source>
        <translation>Mich rufen sie immer zuletzt.</translation>
    </message>
    <message>
        <source>Let us get it over with.</source>
        <translation>Bringen wir es hinter uns.</translation>
    </message>
    <message>
        <source>Weapons on the table.</source>
        <translation>Waffen auf den Tisch.</translation>
    </message>
    <message>
        <source>Orders are orders.</source>
        <translation>Befehl ist Befehl.</translation>
    </message>
    <message>
        <source>Stand aside.</source>
        <translation>Platz da.</translation>
    </message>
    <message>
        <source>Say it to my face.</source>
        <translation>Sag mir das ins Gesicht.</translation>
    </message>
    <message>
        <source>You call a soldier a liar?</source>
        <translation>Du nennst einen Soldaten Lügner?</translation>
    </message>
    <message>
        <source>There. Now step back.</source>
        <translation>Da. Und jetzt zurücktreten.</translation>
    </message>
    <message>
        <source>I do not joke with steel.</source>
        <translation>Mit Stahl scherze ich nicht.</translation>
    </message>
    <message>
        <source>That should settle it.</source>
        <translation>Damit wäre das geklärt.</translation>
    </message>
    <message>
        <source>A feint. It failed.</source>
        <translation>Eine Finte. Ging daneben.</translation>
    </message>
    <message>
        <source>Struck. Fair enough.</source>
        <translation>Getroffen. In Ordnung.</translation>
    </message>
    <message>
        <source>I was never good at lying.</source>
        <translation>Lügen lag mir nie.</translation>
    </message>
    <message>
        <source>Halt. Show me.</source>
        <translation>Halt. Vorzeigen.</translation>
    </message>
    <message>
        <source>I have heard better stories in camp.</source>
        <translation>Im Lager habe ich bessere Märchen gehört.</translation>
    </message>
    <message>
        <source>Down with the shield.</source>
        <translation>Runter mit dem Schild.</translation>
    </message>
    <message>
        <source>An ambush. I know them.</source>
        <translation>Ein Hinterhalt. Kenne ich.</translation>
    </message>
    <message>
        <source>I charged too early.</source>
        <translation>Zu früh angegriffen.</translation>
    </message>
    <message>
        <source>Hm. A wall. I ran into it.</source>
        <translation>Hm. Eine Mauer. Und ich mittenrein.</translation>
    </message>
    <message>
        <source>Nobody passes.</source>
        <translation>Hier kommt niemand durch.</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Stellung halten.</translation>
    </message>
    <message>
        <source>A good parry. I grant it.</source>
        <translation>Gut pariert. Das muss man lassen.</translation>
    </message>
    <message>
        <source>Repelled. Regroup.</source>
        <translation>Abgewehrt. Sammeln.</translation>
    </message>
    <message>
        <source>Plunder, is it? I can do that, too.</source>
        <translation>Plündern, ja? Das kann ich auch.</translation>
    </message>
    <message>
        <source>I shall collect that debt.</source>
        <translation>Diese Schuld treibe ich noch ein.</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Vorwärts!</translation>
    </message>
    <message>
        <source>Look up when I strike.</source>
        <translation>Sieh mich an, wenn ich zuschlage.</translation>
    </message>
    <message>
        <source>I have had worse. See the nose?</source>
        <translation>Hatte ich schon schlimmer. Siehst du die Nase?</translation>
    </message>
    <message>
        <source>First blood to you.</source>
        <translation>Das erste Blut für dich.</translation>
    </message>
    <message>
        <source>I fall on my feet.</source>
        <translation>Ich falle auf die Füße.</translation>
    </message>
    <message>
        <source>Bury me with the sword.</source>
        <translation>Begrabt mich mit dem Schwert.</translation>
    </message>
    <message>
        <source>Lower the banner.</source>
        <translation>Fahne einholen.</translation>
    </message>
    <message>
        <source>One fewer on the field.</source>
        <translation>Einer weniger im Feld.</translation>
    </message>
    <message>
        <source>I do not trust a quiet camp.</source>
        <translation>Einem stillen Lager traue ich nicht.</translation>
    </message>
    <message>
        <source>Waiting is the worst of it.</source>
        <translation>Das Warten ist das Schlimmste.</translation>
    </message>
    <message>
        <source>The field is ours. Mine.</source>
        <translation>Das Feld ist unser. Meins.</translation>
    </message>
    <message>
        <source>Sound the horn.</source>
        <translation>Blast das Horn.</translation>
    </message>
    <message>
        <source>Shall we say the usual stakes?</source>
        <translation>Um den üblichen Einsatz?</translation>
    </message>
    <message>
        <source>I feel lucky. Do you?</source>
        <translation>Ich spüre das Glück. Ihr auch?</translation>
    </message>
    <message>
        <source>Call it, if you like.</source>
        <translation>Geh mit, wenn du willst.</translation>
    </message>
    <message>
        <source>Might be. Might not be.</source>
        <translation>Kann sein. Kann auch nicht sein.</translation>
    </message>
    <message>
        <source>Now it gets interesting.</source>
        <translation>Jetzt wird es spannend.</translation>
    </message>
    <message>
        <source>What odds would you give me?</source>
        <translation>Welche Quote gibst du mir?</translation>
    </message>
    <message>
        <source>Six and six.</source>
        <translation>Zwei Sechsen.</translation>
    </message>
    <message>
        <source>Even a gambler has honest days.</source>
        <translation>Auch ein Spieler hat ehrliche Tage.</translation>
    </message>
    <message>
        <source>Pay up.</source>
        <translation>Her mit dem Einsatz.</translation>
    </message>
    <message>
        <source>Ah well. Roll again.</source>
        <translation>Na gut. Neuer Wurf.</translation>
    </message>
    <message>
        <source>Snake eyes.</source>
        <translation>Zwei Einsen.</translation>
    </message>
    <message>
        <source>You have a good eye. Keep it on me.</source>
        <translation>Gutes Auge. Lass es auf mir.</translation>
    </message>
    <message>
        <source>I would bet against that.</source>
        <translation>Dagegen würde ich wetten.</translation>
    </message>
    <message>
        <source>Three to one you lie.</source>
        <translation>Drei zu eins, dass du lügst.</translation>
    </message>
    <message>
        <source>The house pays me.</source>
        <translation>Die Bank zahlt an mich.</translation>
    </message>
    <message>
        <source>Thank you. I had money on it.</source>
        <translation>Danke. Darauf hatte ich gesetzt.</translation>
    </message>
    <message>
        <source>It had to come up some time.</source>
        <translation>Irgendwann musste es ja kommen.</translation>
    </message>
    <message>
        <source>A bad throw. Not a bad bet.</source>
        <translation>Schlechter Wurf. Keine schlechte Wette.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>Ah, no. House rules.</source>
        <translation>Ach nein. Regel des Hauses.</translation>
    </message>
    <message>
        <source>All right, I pass the dice.</source>
        <translation>Na gut, ich gebe die Würfel weiter.</translation>
    </message>
    <message>
        <source>One cannot win every throw.</source>
        <translation>Man gewinnt nicht jeden Wurf.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Wie gewonnen, so zerronnen.</translation>
    </message>
    <message>
        <source>Keep it warm for me.</source>
        <translation>Halt sie mir warm.</translation>
    </message>
    <message>
        <source>All in. On you.</source>
        <translation>Alles. Auf dich.</translation>
    </message>
    <message>
        <source>Somebody has to lose.</source>
        <translation>Einer muss verlieren.</translation>
    </message>
    <message>
        <source>I have lost more before breakfast.</source>
        <translation>Vor dem Frühstück habe ich schon mehr verloren.</translation>
    </message>
    <message>
        <source>Still in the game.</source>
        <translation>Noch im Spiel.</translation>
    </message>
    <message>
        <source>Bank broken. Good night.</source>
        <translation>Bank gesprengt. Gute Nacht.</translation>
    </message>
    <message>
        <source>Lend me a coin for the way home?</source>
        <translation>Leiht mir jemand eine Münze für den Heimweg?</translation>
    </message>
    <message>
        <source>One player fewer to share with.</source>
        <translation>Einer weniger, mit dem ich teilen muss.</translation>
    </message>
    <message>
        <source>The table thanks you.</source>
        <translation>Der Tisch dankt dir.</translation>
    </message>
    <message>
        <source>Place your bets, friends.</source>
        <translation>Macht eure Einsätze, Freunde.</translation>
    </message>
    <message>
        <source>Nobody wants to throw?</source>
        <translation>Will denn niemand werfen?</translation>
    </message>
    <message>
        <source>I never doubted the dice.</source>
        <translation>An den Würfeln habe ich nie gezweifelt.</translation>
    </message>
    <message>
        <source>Winner takes all. My favourite rule.</source>
        <translation>Alles für den Sieger. Meine Lieblingsregel.</translation>
    </message>
    <message>
        <source>Let the minutes show that we began.</source>
        <translation>Zu Protokoll: Wir haben begonnen.</translation>
    </message>
    <message>
        <source>Names and titles, please.</source>
        <translation>Namen und Titel, wenn ich bitten darf.</translation>
    </message>
    <message>
        <source>Duly declared.</source>
        <translation>Ordnungsgemäß erklärt.</translation>
    </message>
    <message>
        <source>I refer to clause the first.</source>
        <translation>Ich verweise auf Paragraf eins.</translation>
    </message>
    <message>
        <source>You contest the document?</source>
        <translation>Ihr fechtet die Urkunde an?</translation>
    </message>
    <message>
        <source>An objection. I note it.</source>
        <translation>Ein Einspruch. Ich notiere.</translation>
    </message>
    <message>
        <source>Signed and sealed.</source>
        <translation>Gezeichnet und gesiegelt.</translation>
    </message>
    <message>
        <source>The evidence speaks.</source>
        <translation>Die Beweise sprechen für sich.</translation>
    </message>
    <message>
        <source>Objection dismissed, with costs.</source>
        <translation>Einspruch abgewiesen, kostenpflichtig.</translation>
    </message>
    <message>
        <source>A slip of the pen.</source>
        <translation>Ein Schreibfehler.</translation>
    </message>
    <message>
        <source>Strike that from the record!</source>
        <translation>Das streicht bitte aus dem Protokoll!</translation>
    </message>
    <message>
        <source>A forgery, I concede.</source>
        <translation>Eine Fälschung, ich gebe es zu.</translation>
    </message>
    <message>
        <source>I shall want to see that in writing.</source>
        <translation>Das hätte ich gern schriftlich.</translation>
    </message>
    <message>
        <source>Proof, if you please.</source>
        <translation>Den Beweis, wenn ich bitten darf.</translation>
    </message>
    <message>
        <source>As I suspected: no seal.</source>
        <translation>Wie vermutet: kein Siegel.</translation>
    </message>
    <message>
        <source>The ink was still wet.</source>
        <translation>Die Tinte war noch feucht.</translation>
    </message>
    <message>
        <source>In order, I must admit.</source>
        <translation>In Ordnung, das muss ich zugeben.</translation>
    </message>
    <message>
        <source>I bear the costs.</source>
        <translation>Ich trage die Kosten.</translation>
    </message>
    <message>
        <source>Denied, on formal grounds.</source>
        <translation>Abgelehnt, aus formalen Gründen.</translation>
    </message>
    <message>
        <source>There is a clause against that.</source>
        <translation>Dagegen gibt es eine Klausel.</translation>
    </message>
    <message>
        <source>I shall appeal.</source>
        <translation>Ich lege Berufung ein.</translation>
    </message>
    <message>
        <source>Rejected? I note it.</source>
        <translation>Abgelehnt? Ich notiere es.</translation>
    </message>
    <message>
        <source>I demand a receipt!</source>
        <translation>Ich verlange eine Quittung!</translation>
    </message>
    <message>
        <source>That will be in the minutes.</source>
        <translation>Das kommt ins Protokoll.</translation>
    </message>
    <message>
        <source>Sentence is passed.</source>
        <translation>Das Urteil ist gesprochen.</translation>
    </message>
    <message>
        <source>It is all quite legal.</source>
        <translation>Es ist alles ganz legal.</translation>
    </message>
    <message>
        <source>I protest, for the record.</source>
        <translation>Ich protestiere, fürs Protokoll.</translation>
    </message>
    <message>
        <source>My spectacles!</source>
        <translation>Meine Brille!</translation>
    </message>
    <message>
        <source>The file is closed.</source>
        <translation>Die Akte ist geschlossen.</translation>
    </message>
    <message>
        <source>I leave you my fee note.</source>
        <translation>Ich hinterlasse Euch meine Rechnung.</translation>
    </message>
    <message>
        <source>Deleted from the register.</source>
        <translation>Aus dem Register gestrichen.</translation>
    </message>
    <message>
        <source>Case closed.</source>
        <translation>Fall erledigt.</translation>
    </message>
    <message>
        <source>Nothing to report, it seems.</source>
        <translation>Keine Vorkommnisse, wie es scheint.</translation>
    </message>
    <message>
        <source>The minutes are very short so far.</source>
        <translation>Das Protokoll ist bisher sehr kurz.</translation>
    </message>
    <message>
        <source>Recorded, witnessed and won.</source>
        <translation>Beurkundet, bezeugt und gewonnen.</translation>
    </message>
    <message>
        <source>My fee, if you please.</source>
        <translation>Mein Honorar, wenn ich bitten darf.</translation>
    </message>
    <message>
        <source>Welcome, welcome! Who is thirsty?</source>
        <translation>Willkommen, willkommen! Wer hat Durst?</translation>
    </message>
    <message>
        <source>Pull up a chair, friends!</source>
        <translation>Rückt heran, Freunde!</translation>
    </message>
    <message>
        <source>On the house!</source>
        <translation>Geht aufs Haus!</translation>
    </message>
    <message>
        <source>A little something for the cook.</source>
        <translation>Ein bisschen was für den Koch.</translation>
    </message>
    <message>
        <source>Among friends? Really?</source>
        <translation>Unter Freunden? Ehrlich?</translation>
    </message>
    <message>
        <source>Ho, now I am curious myself.</source>
        <translation>Ho, da bin ich selbst gespannt.</translation>
    </message>
    <message>
        <source>Ha! Next round is on you.</source>
        <translation>Ha! Die nächste Runde geht auf dich.</translation>
    </message>
    <message>
        <source>Fresh from the cellar.</source>
        <translation>Frisch aus dem Keller.</translation>
    </message>
    <message>
        <source>No hard feelings. Drink up!</source>
        <translation>Nichts für ungut. Trinkt aus!</translation>
    </message>
    <message>
        <source>Well, I watered it a little.</source>
        <translation>Na ja, etwas gestreckt war es.</translation>
    </message>
    <message>
        <source>You got me! Cheers.</source>
        <translation>Erwischt! Zum Wohl.</translation>
    </message>
    <message>
        <source>It was worth a try, eh?</source>
        <translation>Einen Versuch war es wert, was?</translation>
    </message>
    <message>
        <source>Come now, pull the other one.</source>
        <translation>Komm, erzähl das deiner Großmutter.</translation>
    </message>
    <message>
        <source>I serve stories like that all night.</source>
        <translation>Solche Geschichten schenke ich hier jeden Abend aus.</translation>
    </message>
    <message>
        <source>An innkeeper hears everything.</source>
        <translation>Ein Wirt hört alles.</translation>
    </message>
    <message>
        <source>I know that look at closing time.</source>
        <translation>Den Blick kenne ich von der Sperrstunde.</translation>
    </message>
    <message>
        <source>My mistake. Have one on me.</source>
        <translation>Mein Fehler. Trink einen auf mich.</translation>
    </message>
    <message>
        <source>Well, I never!</source>
        <translation>Na so was!</translation>
    </message>
    <message>
        <source>Sorry, friend. Kitchen is closed.</source>
        <translation>Tut mir leid, Freund. Die Küche ist zu.</translation>
    </message>
    <message>
        <source>Not in my house, eh?</source>
        <translation>Nicht in meinem Haus, gell?</translation>
    </message>
    <message>
        <source>Fair enough, fair enough.</source>
        <translation>Schon gut, schon gut.</translation>
    </message>
    <message>
        <source>Then I have another cup.</source>
        <translation>Dann nehme ich noch einen Becher.</translation>
    </message>
    <message>
        <source>Hey, that is the till!</source>
        <translation>He, das ist die Kasse!</translation>
    </message>
    <message>
        <source>You forgot to pay. Again.</source>
        <translation>Du hast vergessen zu zahlen. Wieder mal.</translation>
    </message>
    <message>
        <source>Closing time, my friend.</source>
        <translation>Feierabend, mein Freund.</translation>
    </message>
    <message>
        <source>Out you go, nothing personal.</source>
        <translation>Raus mit dir, nichts Persönliches.</translation>
    </message>
    <message>
        <source>There goes the good crockery.</source>
        <translation>Da geht das gute Geschirr hin.</translation>
    </message>
    <message>
        <source>Ouch! Right in the belly.</source>
        <translation>Autsch! Mitten in den Bauch.</translation>
    </message>
    <message>
        <source>Last orders for me.</source>
        <translation>Für mich die letzte Runde.</translation>
    </message>
    <message>
        <source>Somebody mind the fire.</source>
        <translation>Jemand muss nach dem Feuer sehen.</translation>
    </message>
    <message>
        <source>Mind the step on your way out!</source>
        <translation>Achtung, Stufe beim Rausgehen!</translation>
    </message>
    <message>
        <source>I keep your cup for next time.</source>
        <translation>Deinen Becher hebe ich auf.</translation>
    </message>
    <message>
        <source>More wine? You are all so quiet.</source>
        <translation>Noch Wein? Ihr seid so still.</translation>
    </message>
    <message>
        <source>Drink, friends. It is paid for.</source>
        <translation>Trinkt, Freunde. Es ist bezahlt.</translation>
    </message>
    <message>
        <source>Drinks for everybody!</source>
        <translation>Freibier für alle!</translation>
    </message>
    <message>
        <source>Ha! And I only came to pour.</source>
        <translation>Ha! Und ich wollte nur einschenken.</translation>
    </message>
    <message>
        <source>Shall I play something first?</source>
        <translation>Soll ich erst etwas spielen?</translation>
    </message>
    <message>
        <source>What a lovely evening for it.</source>
        <translation>Was für ein schöner Abend dafür.</translation>
    </message>
    <message>
        <source>La, la… that is my part.</source>
        <translation>La, la … das ist mein Part.</translation>
    </message>
    <message>
        <source>I sing it as it is written.</source>
        <translation>Ich singe, wie es dasteht.</translation>
    </message>
    <message>
        <source>Oh! Do I sound false?</source>
        <translation>Oh! Klinge ich falsch?</translation>
    </message>
    <message>
        <source>Listen again, dear.</source>
        <translation>Hör noch einmal hin, Liebes.</translation>
    </message>
    <message>
        <source>You see? In tune.</source>
        <translation>Siehst du? Rein gestimmt.</translation>
    </message>
    <message>
        <source>That was the true note.</source>
        <translation>Das war der wahre Ton.</translation>
    </message>
    <message>
        <source>I do not mind. Really.</source>
        <translation>Macht nichts. Wirklich.</translation>
    </message>
    <message>
        <source>A wrong note. I blush.</source>
        <translation>Ein falscher Ton. Ich werde rot.</translation>
    </message>
    <message>
        <source>Well, it sounded pretty.</source>
        <translation>Nun, schön klang es.</translation>
    </message>
    <message>
        <source>I never could hold that one.</source>
        <translation>Den konnte ich noch nie halten.</translation>
    </message>
    <message>
        <source>Hm, that rang a little flat.</source>
        <translation>Hm, das klang etwas schief.</translation>
    </message>
    <message>
        <source>I did not like that chord.</source>
        <translation>Dieser Akkord gefiel mir nicht.</translation>
    </message>
    <message>
        <source>My ear is seldom wrong.</source>
        <translation>Mein Ohr irrt selten.</translation>
    </message>
    <message>
        <source>I heard it in your voice.</source>
        <translation>Ich habe es an deiner Stimme gehört.</translation>
    </message>
    <message>
        <source>I am so sorry. Truly.</source>
        <translation>Das tut mir so leid. Ehrlich.</translation>
    </message>
    <message>
        <source>My ear deceived me.</source>
        <translation>Mein Ohr hat mich getäuscht.</translation>
    </message>
    <message>
        <source>No, no. That song stops here.</source>
        <translation>Nein, nein. Hier endet das Lied.</translation>
    </message>
    <message>
        <source>Not this verse, please.</source>
        <translation>Diese Strophe bitte nicht.</translation>
    </message>
    <message>
        <source>Then I shall play something else.</source>
        <translation>Dann spiele ich eben etwas anderes.</translation>
    </message>
    <message>
        <source>A rest. I can count rests.</source>
        <translation>Eine Pause. Pausen kann ich zählen.</translation>
    </message>
    <message>
        <source>My poor lute strings!</source>
        <translation>Meine armen Lautensaiten!</translation>
    </message>
    <message>
        <source>You could have passed the hat.</source>
        <translation>Du hättest den Hut herumgehen lassen können.</translation>
    </message>
    <message>
        <source>Forgive me. The tune demands it.</source>
        <translation>Verzeih. Das Lied verlangt es.</translation>
    </message>
    <message>
        <source>It is a sad song, this one.</source>
        <translation>Es ist ein trauriges Lied.</translation>
    </message>
    <message>
        <source>A string has snapped.</source>
        <translation>Eine Saite ist gerissen.</translation>
    </message>
    <message>
        <source>That hurt more than it should.</source>
        <translation>Das tat mehr weh, als es sollte.</translation>
    </message>
    <message>
        <source>And so the music ends.</source>
        <translation>Und so verklingt die Musik.</translation>
    </message>
    <message>
        <source>I shall hum along from outside.</source>
        <translation>Ich summe draußen weiter mit.</translation>
    </message>
    <message>
        <source>One voice fewer in the choir.</source>
        <translation>Eine Stimme weniger im Chor.</translation>
    </message>
    <message>
        <source>I shall write you a lament.</source>
        <translation>Ich schreibe dir ein Klagelied.</translation>
    </message>
    <message>
        <source>You are all so still. Shall I sing?</source>
        <translation>Ihr seid alle so still. Soll ich singen?</translation>
    </message>
    <message>
        <source>A long rest in the music.</source>
        <translation>Eine lange Pause in der Musik.</translation>
    </message>
    <message>
        <source>An encore? You are too kind.</source>
        <translation>Eine Zugabe? Zu gütig.</translation>
    </message>
    <message>
        <source>The last chord is a major one.</source>
        <translation>Der letzte Akkord steht in Dur.</translation>
    </message>
    <message>
        <source>At last! Who begins? Who dares?</source>
        <translation>Endlich! Wer fängt an? Wer traut sich?</translation>
    </message>
    <message>
        <source>I am in a mood tonight.</source>
        <translation>Heute bin ich in Stimmung.</translation>
    </message>
    <message>
        <source>And who will stop me?</source>
        <translation>Und wer will mich aufhalten?</translation>
    </message>
    <message>
        <source>Mine. Next!</source>
        <translation>Meins. Weiter!</translation>
    </message>
    <message>
        <source>You dare?</source>
        <translation>Du wagst es?</translation>
    </message>
    <message>
        <source>Say that again, slowly.</source>
        <translation>Sag das noch mal, langsam.</translation>
    </message>
    <message>
        <source>Ha! Burn your fingers!</source>
        <translation>Ha! Verbrenn dir die Finger!</translation>
    </message>
    <message>
        <source>There! And I shall not forget it.</source>
        <translation>Da! Und das vergesse ich nicht.</translation>
    </message>
    <message>
        <source>Look well. That was your mistake.</source>
        <translation>Sieh gut hin. Das war dein Fehler.</translation>
    </message>
    <message>
        <source>Oh, curse it all!</source>
        <translation>Oh, verflucht noch mal!</translation>
    </message>
    <message>
        <source>It was worth it!</source>
        <translation>Das war es wert!</translation>
    </message>
    <message>
        <source>Laugh, go on. Laugh!</source>
        <translation>Lacht nur. Lacht!</translation>
    </message>
    <message>
        <source>Liar! It is all over your face.</source>
        <translation>Lügner! Es steht dir im Gesicht.</translation>
    </message>
    <message>
        <source>I do not believe a word!</source>
        <translation>Ich glaube kein Wort!</translation>
    </message>
    <message>
        <source>I knew it! I knew it!</source>
        <translation>Wusste ich es doch! Wusste ich es!</translation>
    </message>
    <message>
        <source>Smoke, and there was the fire.</source>
        <translation>Rauch, und da war das Feuer.</translation>
    </message>
    <message>
        <source>Impossible! Show me again!</source>
        <translation>Unmöglich! Zeig noch mal!</translation>
    </message>
    <message>
        <source>Fine. Fine! I said fine.</source>
        <translation>Gut. Gut! Ich habe gut gesagt.</translation>
    </message>
    <message>
        <source>Over my dead body!</source>
        <translation>Nur über meine Leiche!</translation>
    </message>
    <message>
        <source>Hands off!</source>
        <translation>Finger weg!</translation>
    </message>
    <message>
        <source>You will pay for that.</source>
        <translation>Das wirst du büßen.</translation>
    </message>
    <message>
        <source>I see. I see you.</source>
        <translation>Aha. Ich sehe dich genau.</translation>
    </message>
    <message>
        <source>Robber! I saw that!</source>
        <translation>Räuber! Das habe ich gesehen!</translation>
    </message>
    <message>
        <source>You will give that back. Twice.</source>
        <translation>Das gibst du mir zurück. Doppelt.</translation>
    </message>
    <message>
        <source>This one is for you!</source>
        <translation>Der hier ist für dich!</translation>
    </message>
    <message>
        <source>I have waited all night for this.</source>
        <translation>Darauf habe ich den ganzen Abend gewartet.</translation>
    </message>
    <message>
        <source>Ow! You will be sorry!</source>
        <translation>Au! Das wird dir noch leidtun!</translation>
    </message>
    <message>
        <source>So it is war.</source>
        <translation>Also Krieg.</translation>
    </message>
    <message>
        <source>I shall be back, and I shall be angry!</source>
        <translation>Ich komme wieder, und dann bin ich wütend!</translation>
    </message>
    <message>
        <source>You only won because I let you!</source>
        <translation>Ihr gewinnt nur, weil ich es zulasse!</translation>
    </message>
    <message>
        <source>One less. Who is next?</source>
        <translation>Einer weniger. Wer ist der Nächste?</translation>
    </message>
    <message>
        <source>That is what you get!</source>
        <translation>Das hast du davon!</translation>
    </message>
    <message>
        <source>Are you all asleep?</source>
        <translation>Schlaft ihr alle?</translation>
    </message>
    <message>
        <source>Somebody do something!</source>
        <translation>Tu doch mal jemand was!</translation>
    </message>
    <message>
        <source>Mine! All of it, mine!</source>
        <translation>Meins! Alles meins!</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>Gab es da je einen Zweifel?</translation>
    </message>
    <message>
        <source>I shall observe for a while.</source>
        <translation>Ich sehe erst einmal zu.</translation>
    </message>
    <message>
        <source>Do not mind me. Nobody does, at first.</source>
        <translation>Achtet nicht auf mich. Das tut anfangs niemand.</translation>
    </message>
    <message>
        <source>A small thing, only.</source>
        <translation>Nur eine Kleinigkeit.</translation>
    </message>
    <message>
        <source>I trust nobody minds.</source>
        <translation>Es stört doch niemanden.</translation>
    </message>
    <message>
        <source>How bold of you.</source>
        <translation>Wie kühn von Euch.</translation>
    </message>
    <message>
        <source>Think it over once more.</source>
        <translation>Überlegt es Euch noch einmal.</translation>
    </message>
    <message>
        <source>You might have reckoned that out.</source>
        <translation>Das hätte man ausrechnen können.</translation>
    </message>
    <message>
        <source>Even roses have those.</source>
        <translation>Auch Rosen haben Dornen.</translation>
    </message>
    <message>
        <source>Are we content?</source>
        <translation>Sind wir zufrieden?</translation>
    </message>
    <message>
        <source>A petal lost.</source>
        <translation>Ein Blütenblatt weniger.</translation>
    </message>
    <message>
        <source>You are sharper than you look.</source>
        <translation>Ihr seid scharfsinniger, als Ihr ausseht.</translation>
    </message>
    <message>
        <source>A reasonable risk, I still think.</source>
        <translation>Ein vernünftiges Risiko, finde ich immer noch.</translation>
    </message>
    <message>
        <source>I find that improbable.</source>
        <translation>Das halte ich für unwahrscheinlich.</translation>
    </message>
    <message>
        <source>The sum does not come out.</source>
        <translation>Die Rechnung geht nicht auf.</translation>
    </message>
    <message>
        <source>It was mere arithmetic.</source>
        <translation>Reine Arithmetik.</translation>
    </message>
    <message>
        <source>As I reckoned.</source>
        <translation>Wie berechnet.</translation>
    </message>
    <message>
        <source>A small chance, and it came.</source>
        <translation>Eine kleine Chance, und sie kam.</translation>
    </message>
    <message>
        <source>Then I was unlucky. Not wrong.</source>
        <translation>Dann hatte ich Pech. Nicht unrecht.</translation>
    </message>
    <message>
        <source>I would rather you did not.</source>
        <translation>Das wäre mir nicht lieb.</translation>
    </message>
    <message>
        <source>That would cost me too much.</source>
        <translation>Das käme mich zu teuer.</translation>
    </message>
    <message>
        <source>I had allowed for that.</source>
        <translation>Das war eingerechnet.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Vermerkt.</translation>
    </message>
    <message>
        <source>I know the amount to the coin.</source>
        <translation>Ich kenne den Betrag auf die Münze genau.</translation>
    </message>
    <message>
        <source>You needed it more, surely.</source>
        <translation>Ihr brauchtet es wohl nötiger.</translation>
    </message>
    <message>
        <source>You had grown too rich.</source>
        <translation>Ihr wart zu reich geworden.</translation>
    </message>
    <message>
        <source>It was bound to be you.</source>
        <translation>Es musste Euch treffen.</translation>
    </message>
    <message>
        <source>That was the better choice. Alas.</source>
        <translation>Das war die bessere Wahl. Leider.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Ich hätte dasselbe getan.</translation>
    </message>
    <message>
        <source>Well reckoned, all of you.</source>
        <translation>Gut gerechnet, Ihr alle.</translation>
    </message>
    <message>
        <source>The rose goes with me.</source>
        <translation>Die Rose nehme ich mit.</translation>
    </message>
    <message>
        <source>The numbers are simpler now.</source>
        <translation>Jetzt sind die Zahlen einfacher.</translation>
    </message>
    <message>
        <source>One unknown fewer.</source>
        <translation>Eine Unbekannte weniger.</translation>
    </message>
    <message>
        <source>Interesting. Nobody moves.</source>
        <translation>Interessant. Niemand rührt sich.</translation>
    </message>
    <message>
        <source>I could listen to this for hours.</source>
        <translation>Dem könnte ich stundenlang zuhören.</translation>
    </message>
    <message>
        <source>It comes out even.</source>
        <translation>Es geht genau auf.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <translation>Quod erat demonstrandum.</translation>
    </message>
    <message>
        <source>Am I allowed to sit here?</source>
        <translation>Darf ich hier sitzen?</translation>
    </message>
    <message>
        <source>I have never been so nervous.</source>
        <translation>So aufgeregt war ich noch nie.</translation>
    </message>
    <message>
        <source>If… if I may.</source>
        <translation>Wenn… wenn ich darf.</translation>
    </message>
    <message>
        <source>It says so here.</source>
        <translation>Hier steht das so.</translation>
    </message>
    <message>
        <source>Me? But why?</source>
        <translation>Ich? Aber warum?</translation>
    </message>
    <message>
        <source>Oh no. Oh dear.</source>
        <translation>O nein. O weh.</translation>
    </message>
    <message>
        <source>I told the truth! I always do. Mostly.</source>
        <translation>Ich habe die Wahrheit gesagt! Das tue ich immer. Meistens.</translation>
    </message>
    <message>
        <source>See? See?</source>
        <translation>Seht ihr? Seht ihr?</translation>
    </message>
    <message>
        <source>Here. Please be nice now.</source>
        <translation>Hier. Seid jetzt bitte nett.</translation>
    </message>
    <message>
        <source>I knew I would go red.</source>
        <translation>Ich wusste, dass ich rot werde.</translation>
    </message>
    <message>
        <source>I shall never lie again.</source>
        <translation>Ich lüge nie wieder.</translation>
    </message>
    <message>
        <source>Please do not tell my aunt.</source>
        <translation>Bitte sagt es nicht meiner Tante.</translation>
    </message>
    <message>
        <source>I… I think that is not so.</source>
        <translation>Ich… ich glaube, das stimmt nicht.</translation>
    </message>
    <message>
        <source>Excuse me, is that true?</source>
        <translation>Verzeihung, ist das wahr?</translation>
    </message>
    <message>
        <source>I was right? I was right!</source>
        <translation>Ich hatte recht? Ich hatte recht!</translation>
    </message>
    <message>
        <source>Oh! I only guessed.</source>
        <translation>Oh! Ich habe nur geraten.</translation>
    </message>
    <message>
        <source>Sorry, sorry, sorry.</source>
        <translation>Entschuldigung, Entschuldigung.</translation>
    </message>
    <message>
        <source>I should have kept still.</source>
        <translation>Ich hätte still sein sollen.</translation>
    </message>
    <message>
        <source>No! Please, no.</source>
        <translation>Nein! Bitte nicht.</translation>
    </message>
    <message>
        <source>The letter says you may not.</source>
        <translation>Im Brief steht, das darfst du nicht.</translation>
    </message>
    <message>
        <source>Oh. All right.</source>
        <translation>Oh. Na gut.</translation>
    </message>
    <message>
        <source>I shall try again later.</source>
        <translation>Ich versuche es später noch mal.</translation>
    </message>
    <message>
        <source>That was for my journey!</source>
        <translation>Das war für meine Reise!</translation>
    </message>
    <message>
        <source>But I saved so long for it.</source>
        <translation>Darauf habe ich so lange gespart.</translation>
    </message>
    <message>
        <source>I am really sorry about this.</source>
        <translation>Es tut mir wirklich leid.</translation>
    </message>
    <message>
        <source>I must. It is in the letter.</source>
        <translation>Ich muss. Es steht im Brief.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Autsch.</translation>
    </message>
    <message>
        <source>That was not very kind.</source>
        <translation>Das war nicht sehr nett.</translation>
    </message>
    <message>
        <source>May I stay and watch?</source>
        <translation>Darf ich bleiben und zusehen?</translation>
    </message>
    <message>
        <source>I did quite well, did I not?</source>
        <translation>Ich war doch ganz gut, oder?</translation>
    </message>
    <message>
        <source>Did I do that?</source>
        <translation>War ich das?</translation>
    </message>
    <message>
        <source>Good-bye! Safe travels!</source>
        <translation>Auf Wiedersehen! Gute Reise!</translation>
    </message>
    <message>
        <source>Is it my turn? No?</source>
        <translation>Bin ich dran? Nein?</translation>
    </message>
    <message>
        <source>Nobody is saying anything.</source>
        <translation>Niemand sagt etwas.</translation>
    </message>
    <message>
        <source>I won? Is that certain?</source>
        <translation>Ich habe gewonnen? Ganz sicher?</translation>
    </message>
    <message>
        <source>Wait until they hear at home!</source>
        <translation>Wenn ich das zu Hause erzähle!</translation>
    </message>
    <message>
        <source>You may sit in my presence.</source>
        <translation>In meiner Gegenwart dürft ihr sitzen.</translation>
    </message>
    <message>
        <source>Let us see who kneels tonight.</source>
        <translation>Sehen wir, wer heute kniet.</translation>
    </message>
    <message>
        <source>It is my due.</source>
        <translation>Es steht mir zu.</translation>
    </message>
    <message>
        <source>I need not explain myself.</source>
        <translation>Ich muss mich nicht erklären.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Wie lästig.</translation>
    </message>
    <message>
        <source>Do you know to whom you speak?</source>
        <translation>Weißt du, mit wem du sprichst?</translation>
    </message>
    <message>
        <source>Kneel.</source>
        <translation>Knie nieder.</translation>
    </message>
    <message>
        <source>I hold every key in this house.</source>
        <translation>Ich habe jeden Schlüssel dieses Hauses.</translation>
    </message>
    <message>
        <source>I hope that was worth it.</source>
        <translation>Ich hoffe, das war es wert.</translation>
    </message>
    <message>
        <source>You heard nothing. You saw nothing.</source>
        <translation>Ihr habt nichts gehört. Ihr habt nichts gesehen.</translation>
    </message>
    <message>
        <source>One door closes.</source>
        <translation>Eine Tür schließt sich.</translation>
    </message>
    <message>
        <source>I shall have the witnesses seen to.</source>
        <translation>Um die Zeugen wird man sich kümmern.</translation>
    </message>
    <message>
        <source>You lie like a servant.</source>
        <translation>Du lügst wie ein Diener.</translation>
    </message>
    <message>
        <source>I think not.</source>
        <translation>Wohl kaum.</translation>
    </message>
    <message>
        <source>Every lock opens to me.</source>
        <translation>Mir öffnet sich jedes Schloss.</translation>
    </message>
    <message>
        <source>I always know.</source>
        <translation>Ich weiß es immer.</translation>
    </message>
    <message>
        <source>Hm. You may keep your head.</source>
        <translation>Hm. Du darfst deinen Kopf behalten.</translation>
    </message>
    <message>
        <source>I was misinformed.</source>
        <translation>Man hat mich falsch unterrichtet.</translation>
    </message>
    <message>
        <source>That door is locked.</source>
        <translation>Diese Tür ist verschlossen.</translation>
    </message>
    <message>
        <source>I forbid it.</source>
        <translation>Ich verbiete es.</translation>
    </message>
    <message>
        <source>You shut a door on me?</source>
        <translation>Du schlägst mir die Tür zu?</translation>
    </message>
    <message>
        <source>I shall find another way in.</source>
        <translation>Ich finde einen anderen Weg hinein.</translation>
    </message>
    <message>
        <source>From my own chest!</source>
        <translation>Aus meiner eigenen Truhe!</translation>
    </message>
    <message>
        <source>Enjoy it. It will be brief.</source>
        <translation>Genieß es. Es wird kurz sein.</translation>
    </message>
    <message>
        <source>You bore me.</source>
        <translation>Du langweilst mich.</translation>
    </message>
    <message>
        <source>Show this one out.</source>
        <translation>Führt diese Person hinaus.</translation>
    </message>
    <message>
        <source>You will hang for that.</source>
        <translation>Dafür wirst du hängen.</translation>
    </message>
    <message>
        <source>A lady does not cry out.</source>
        <translation>Eine Dame schreit nicht.</translation>
    </message>
    <message>
        <source>I leave because I wish to.</source>
        <translation>Ich gehe, weil ich es wünsche.</translation>
    </message>
    <message>
        <source>The key stays with me.</source>
        <translation>Der Schlüssel bleibt bei mir.</translation>
    </message>
    <message>
        <source>Somebody clear the chair.</source>
        <translation>Jemand räume den Stuhl.</translation>
    </message>
    <message>
        <source>And the door behind you, please.</source>
        <translation>Und die Tür hinter dir, bitte.</translation>
    </message>
    <message>
        <source>I did not say that you may stop.</source>
        <translation>Ich habe nicht gesagt, dass ihr aufhören dürft.</translation>
    </message>
    <message>
        <source>Is everybody afraid? Good.</source>
        <translation>Haben alle Angst? Gut.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Natürlich.</translation>
    </message>
    <message>
        <source>Now all the keys are mine.</source>
        <translation>Nun gehören alle Schlüssel mir.</translation>
    </message>
    <message>
        <source>The falcon is hooded. For now.</source>
        <translation>Der Falke trägt noch die Haube.</translation>
    </message>
    <message>
        <source>Patience, my bird.</source>
        <translation>Geduld, mein Vogel.</translation>
    </message>
    <message>
        <source>I take only what is mine.</source>
        <translation>Ich nehme nur, was mir gehört.</translation>
    </message>
    <message>
        <source>That is my prey.</source>
        <translation>Das ist meine Beute.</translation>
    </message>
    <message>
        <source>I shall remember who asked.</source>
        <translation>Ich merke mir, wer gefragt hat.</translation>
    </message>
    <message>
        <source>You step on my land?</source>
        <translation>Du betrittst mein Land?</translation>
    </message>
    <message>
        <source>A falcon does not bark.</source>
        <translation>Ein Falke bellt nicht.</translation>
    </message>
    <message>
        <source>You hunted the wrong bird.</source>
        <translation>Du hast den falschen Vogel gejagt.</translation>
    </message>
    <message>
        <source>Look. And remember it.</source>
        <translation>Sieh hin. Und merk es dir.</translation>
    </message>
    <message>
        <source>Missed.</source>
        <translation>Verfehlt.</translation>
    </message>
    <message>
        <source>The hare was quicker.</source>
        <translation>Der Hase war schneller.</translation>
    </message>
    <message>
        <source>Say nothing. I know.</source>
        <translation>Sag nichts. Ich weiß.</translation>
    </message>
    <message>
        <source>That track is false.</source>
        <translation>Diese Fährte ist falsch.</translation>
    </message>
    <message>
        <source>I see you in the grass.</source>
        <translation>Ich sehe dich im Gras.</translation>
    </message>
    <message>
        <source>She never misses.</source>
        <translation>Sie verfehlt nie.</translation>
    </message>
    <message>
        <source>Into the bag with it.</source>
        <translation>Ab damit in den Beutel.</translation>
    </message>
    <message>
        <source>I flew at a shadow.</source>
        <translation>Ich bin einem Schatten nachgeflogen.</translation>
    </message>
    <message>
        <source>Back to the glove.</source>
        <translation>Zurück auf den Handschuh.</translation>
    </message>
    <message>
        <source>Not in my woods.</source>
        <translation>Nicht in meinem Wald.</translation>
    </message>
    <message>
        <source>Down!</source>
        <translation>Runter!</translation>
    </message>
    <message>
        <source>A good hedge.</source>
        <translation>Eine gute Hecke.</translation>
    </message>
    <message>
        <source>I can circle for a long while.</source>
        <translation>Ich kann lange kreisen.</translation>
    </message>
    <message>
        <source>A poacher! I have your face.</source>
        <translation>Wilddieb! Dein Gesicht kenne ich jetzt.</translation>
    </message>
    <message>
        <source>I never forget a poacher&apos;s gait.</source>
        <translation>Den Gang eines Wilddiebs vergesse ich nie.</translation>
    </message>
    <message>
        <source>Now, my bird. Now!</source>
        <translation>Jetzt, mein Vogel. Jetzt!</translation>
    </message>
    <message>
        <source>I told you I would remember.</source>
        <translation>Ich sagte doch, ich merke es mir.</translation>
    </message>
    <message>
        <source>A feather or two.</source>
        <translation>Ein, zwei Federn.</translation>
    </message>
    <message>
        <source>You had better not miss again.</source>
        <translation>Verfehl mich lieber nicht noch einmal.</translation>
    </message>
    <message>
        <source>Let the bird go free.</source>
        <translation>Lasst den Vogel frei.</translation>
    </message>
    <message>
        <source>The hunt is over for me.</source>
        <translation>Für mich ist die Jagd vorbei.</translation>
    </message>
    <message>
        <source>A clean strike.</source>
        <translation>Ein sauberer Stoß.</translation>
    </message>
    <message>
        <source>I waited for that.</source>
        <translation>Darauf habe ich gewartet.</translation>
    </message>
    <message>
        <source>Hush. Something moves.</source>
        <translation>Still. Da regt sich etwas.</translation>
    </message>
    <message>
        <source>The long wait is the hunt.</source>
        <translation>Das lange Warten ist die Jagd.</translation>
    </message>
    <message>
        <source>The bird comes home.</source>
        <translation>Der Vogel kehrt heim.</translation>
    </message>
    <message>
        <source>I said: patience.</source>
        <translation>Ich sagte es: Geduld.</translation>
    </message>
    <message>
        <source>Waits like her falcon, seldom lies, and forgets nobody who struck her.</source>
        <translation>Wartet wie ihr Falke, lügt selten und vergisst niemanden, der sie getroffen hat.</translation>
    </message>
    <message>
        <source>A model courtier: mostly honest, slow to doubt, and never resentful.</source>
        <translation>Ein Höfling wie aus dem Buch: meist ehrlich, zweifelt langsam und trägt nie etwas nach.</translation>
    </message>
    <message>
        <source>Lies boldly, doubts in a flash, and pays every blow back with interest.</source>
        <translation>Lügt frech, zweifelt blitzschnell und zahlt jeden Schlag mit Zinsen zurück.</translation>
    </message>
    <message>
        <source>Bluffs behind his mask, picks off the weak, and is worst when cornered.</source>
        <translation>Blufft hinter seiner Maske, holt sich die Schwachen und ist am schlimmsten, wenn es eng wird.</translation>
    </message>
    <message>
        <source>Hardly dares to lie, and on her last card dares nothing at all.</source>
        <translation>Traut sich kaum zu lügen, und mit der letzten Karte traut sie sich gar nichts.</translation>
    </message>
    <message>
        <source>A notary: claims little that is not so, and wants proof of all the rest.</source>
        <translation>Ein Notar: behauptet wenig, was nicht stimmt, und will für alles andere Beweise.</translation>
    </message>
    <message>
        <source>Reckons coldly, lies where it pays, and goes for the fullest purse.</source>
        <translation>Rechnet kühl, lügt, wo es sich lohnt, und zielt auf den vollsten Beutel.</translation>
    </message>
    <message>
        <source>A soldier: strikes whoever stands next, challenges at once, and bluffs badly.</source>
        <translation>Ein Soldat: trifft, wer als Nächstes dran ist, zweifelt sofort und blufft schlecht.</translation>
    </message>
    <message>
        <source>Takes people at their word, holds no grudge, and plays quite honestly.</source>
        <translation>Nimmt alle beim Wort, ist nie nachtragend und spielt recht ehrlich.</translation>
    </message>
    <message>
        <source>Waters his own wine, doubts nobody else&apos;s, and kicks whoever is down.</source>
        <translation>Streckt den eigenen Wein, traut dem der anderen und tritt, wen er schon am Boden sieht.</translation>
    </message>
    <message>
        <source>Claims whatever suits her, lets others talk, and takes from the rich.</source>
        <translation>Behauptet, was ihr gerade passt, lässt die anderen reden und nimmt es von den Reichen.</translation>
    </message>
    <message>
        <source>A gambler: bluffs whenever the odds allow, most of all with nothing left.</source>
        <translation>Ein Spieler: blufft, wann immer die Quote stimmt, und am meisten, wenn nichts mehr zu verlieren ist.</translation>
    </message>
</context>
</TS>
