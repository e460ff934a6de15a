<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}, with Qt {qt}, PySide {pyside} and Python {python}</source>
        <translation>Version {version}, mit Qt {qt}, PySide {pyside} und Python {python}</translation>
    </message>
    <message>
        <source>The text is missing: {error}</source>
        <translation>Der Text fehlt: {error}</translation>
    </message>
    <message>
        <source>About Coup Desktop</source>
        <translation>Über Coup Desktop</translation>
    </message>
    <message>
        <source>An unofficial fan project, not affiliated with or endorsed by the publisher of the card game Coup. Its art and texts are original.</source>
        <translation>Ein inoffizielles Fan-Projekt, weder verbunden mit dem Verlag des Kartenspiels Coup noch von ihm gebilligt. Bilder und Texte sind eigene.</translation>
    </message>
    <message>
        <source>It works offline: no accounts, no telemetry, nothing leaves this computer.</source>
        <translation>Es läuft ohne Netz: keine Konten, keine Telemetrie, nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Bestandteile</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier lines are in the chronicle.</source>
        <translation>
            <numerusform>%n frühere Zeile steht in der Chronik.</numerusform>
            <numerusform>%n frühere Zeilen stehen in der Chronik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>the process that it thought in has ended</source>
        <translation>der Prozess, in dem nachgedacht wurde, ist zu Ende</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>{character}, lost</source>
        <translation>{character}, verloren</translation>
    </message>
    <message>
        <source>{character}, yours</source>
        <translation>{character}, deine Karte</translation>
    </message>
    <message>
        <source>{character}, face up</source>
        <translation>{character}, offen</translation>
    </message>
</context>
<context>
    <name>ChangeSeatsDialog</name>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Platz {number}: {name}</translation>
    </message>
    <message>
        <source>This game goes on as it is. In the next one they sit like this, clockwise; the match goes on.</source>
        <translation>Diese Partie geht weiter, wie sie ist. In der nächsten sitzen alle so, im Uhrzeigersinn; die Serie geht weiter.</translation>
    </message>
    <message>
        <source>In the next game they sit like this, clockwise; the match goes on.</source>
        <translation>In der nächsten Partie sitzen alle so, im Uhrzeigersinn; die Serie geht weiter.</translation>
    </message>
    <message>
        <source>Take these seats</source>
        <translation>So hinsetzen</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Plätze, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Hoch</translation>
    </message>
    <message>
        <source>One seat forward (Ctrl+↑)</source>
        <translation>Einen Platz nach vorn (Strg+↑)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Runter</translation>
    </message>
    <message>
        <source>One seat back (Ctrl+↓)</source>
        <translation>Einen Platz nach hinten (Strg+↓)</translation>
    </message>
    <message>
        <source>By &amp;Lot</source>
        <translation>Aus&amp;losen</translation>
    </message>
    <message>
        <source>Chance says who sits where</source>
        <translation>Das Los bestimmt, wer wo sitzt</translation>
    </message>
</context>
<context>
    <name>CharacterHelp</name>
    <message>
        <source>{action}: {effect}</source>
        <translation>{action}: {effect}</translation>
    </message>
    <message>
        <source>Blocks {actions}.</source>
        <translation>Blockiert: {actions}.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Taste: {key}.</translation>
    </message>
    <message>
        <source>The hint is this answer.</source>
        <translation>Der Hinweis ist diese Antwort.</translation>
    </message>
</context>
<context>
    <name>ClaimMark</name>
    <message>
        <source>last claimed: {character}</source>
        <translation>zuletzt behauptet: {character}</translation>
    </message>
    <message>
        <source>no claim yet</source>
        <translation>noch nichts behauptet</translation>
    </message>
</context>
<context>
    <name>CoinPile</name>
    <message>
        <source>1 coin</source>
        <translation>1 Münze</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>no answer came</source>
        <translation>es kam keine Antwort</translation>
    </message>
    <message>
        <source>its answer was not a legal move</source>
        <translation>die Antwort war kein erlaubter Zug</translation>
    </message>
</context>
<context>
    <name>CornerButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Taste: {key}.</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Chances by the cards alone, whatever anybody says.</source>
        <translation>Chancen nur nach den Karten, egal was behauptet wird.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>weggelegt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>How many cards of each character there are, and where.</source>
        <translation>Wie viele Karten es von jedem Charakter gibt und wo sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n put away in the draft.</source>
        <translation>
            <numerusform>%n bei der Kartenwahl weggelegt.</numerusform>
            <numerusform>%n bei der Kartenwahl weggelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else holds one with a chance of {chance}.</source>
        <translation>Die Chance, dass jemand anderes die Karte hat, ist {chance}.</translation>
    </message>
    <message>
        <source>≈{number}</source>
        <translation>≈{number}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>others hold it: {chance}</source>
        <translation>bei anderen: {chance}</translation>
    </message>
    <message>
        <source>none hidden</source>
        <translation>keine verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} in the Court</source>
        <translation>{count} am Hof</translation>
    </message>
    <message>
        <source>{count} with {name}</source>
        <translation>{count} bei {name}</translation>
    </message>
    <message>
        <source>Known: {places}</source>
        <translation>Bekannt: {places}</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {held} in hand, {hidden} hidden.</source>
        <translation>{name}: {copies} im Spiel, {face_up} offen, {held} auf der Hand, {hidden} verdeckt.</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {hidden} hidden.</source>
        <translation>{name}: {copies} im Spiel, {face_up} offen, {hidden} verdeckt.</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>im Exil</translation>
    </message>
    <message>
        <source>{name}: {cards}. {tally}</source>
        <translation>{name}: {cards}. {tally}</translation>
    </message>
    <message>
        <source>No claims so far</source>
        <translation>Noch nichts behauptet</translation>
    </message>
    <message>
        <source>Proven: {proven}, caught: {caught}</source>
        <translation>Bewiesen: {proven}, erwischt: {caught}</translation>
    </message>
    <message>
        <source>Proven: {proven}</source>
        <translation>Bewiesen: {proven}</translation>
    </message>
    <message>
        <source>Caught: {caught}</source>
        <translation>Erwischt: {caught}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>angezweifelt</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>erwischt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no {barred}</source>
        <translation>{barred:kein}</translation>
    </message>
    <message>
        <source>{name}: {character}, {fate}. {detail}</source>
        <translation>{name}: {character}, {fate}. {detail}</translation>
    </message>
    <message>
        <source>Claimed in turn {turns}.</source>
        <translation>Behauptet in Zug {turns}.</translation>
    </message>
    <message>
        <source>Claimed in turns {turns}.</source>
        <translation>Behauptet in den Zügen {turns}.</translation>
    </message>
    <message>
        <source>The card shown was replaced.</source>
        <translation>Die gezeigte Karte wurde ersetzt.</translation>
    </message>
    <message>
        <source>Not proven.</source>
        <translation>Nicht bewiesen.</translation>
    </message>
    <message>
        <source>Such a card was lost then.</source>
        <translation>Eine solche Karte ging dabei verloren.</translation>
    </message>
    <message>
        <source>Proven in turn {turn}; the card shown was replaced.</source>
        <translation>In Zug {turn} bewiesen; die gezeigte Karte wurde ersetzt.</translation>
    </message>
    <message>
        <source>Not proven in turn {turn}.</source>
        <translation>In Zug {turn} nicht bewiesen.</translation>
    </message>
    <message>
        <source>Such a card was lost in turn {turn}.</source>
        <translation>Eine solche Karte ging in Zug {turn} verloren.</translation>
    </message>
    <message>
        <source>Cards exchanged in turn {turn}. Before: {claims}.</source>
        <translation>Karten in Zug {turn} ausgetauscht. Vorher: {claims}.</translation>
    </message>
    <message>
        <source>A card replaced in turn {turn}. Before: {claims}.</source>
        <translation>Eine Karte in Zug {turn} ersetzt. Vorher: {claims}.</translation>
    </message>
    <message>
        <source>Hand opened and replaced in turn {turn}. Before: {claims}.</source>
        <translation>Hand in Zug {turn} aufgedeckt und ersetzt. Vorher: {claims}.</translation>
    </message>
    <message>
        <source>{character} ({fate})</source>
        <translation>{character} ({fate})</translation>
    </message>
</context>
<context>
    <name>CounterPanel</name>
    <message>
        <source>Card counter</source>
        <translation>Kartenzähler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>Claims so far</source>
        <translation>Bisher behauptet</translation>
    </message>
</context>
<context>
    <name>CrestDialog</name>
    <message>
        <source>A crest for {name}</source>
        <translation>Ein Wappen für {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Crests</source>
        <translation>Wappen</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>A private decision is next. Nobody else should look.</source>
        <translation>Gleich kommt eine geheime Entscheidung. Sonst soll niemand hinsehen.</translation>
    </message>
</context>
<context>
    <name>DrawnCards</name>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>drawn: {cards}</source>
        <translation>gezogen: {cards}</translation>
    </message>
    <message>
        <source>1 drawn card</source>
        <translation>1 gezogene Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn cards</source>
        <translation>
            <numerusform>%n gezogene Karte</numerusform>
            <numerusform>%n gezogene Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
</context>
<context>
    <name>ExampleWindow</name>
    <message>
        <source>Example: {title}</source>
        <translation>Beispiel: {title}</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>gave up: {names}</source>
        <translation>aufgegeben: {names}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Jede Behauptung, ob wahr oder Bluff, jeder Zweifel und Verlust, und wer wen getäuscht hat.</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>Die Geschichte…</translation>
    </message>
    <message>
        <source>Copy the chronicle</source>
        <translation>Chronik kopieren</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Derselbe Tisch noch einmal; wer gewonnen hat, beginnt.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>What you may be asked, and what each answer does. What you can do on your turn, and who blocks it, stands under Actions.</source>
        <translation>Was du gefragt wirst und was jede Antwort bewirkt. Was du in deinem Zug tun kannst und wer es blockiert, steht unter Aktionen.</translation>
    </message>
    <message>
        <source>Do you challenge or block?</source>
        <translation>Zweifelst oder blockierst du?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Does anybody challenge or block?</source>
        <translation>Zweifelt oder blockiert jemand?</translation>
    </message>
    <message>
        <source>Speak up to challenge</source>
        <translation>Sich melden, um zu zweifeln</translation>
    </message>
    <message>
        <source>Speak up to block</source>
        <translation>Sich melden, um zu blockieren</translation>
    </message>
    <message>
        <source>a character that can block it</source>
        <translation>ein Charakter, der das kann</translation>
    </message>
    <message>
        <source>All of you let it pass</source>
        <translation>Gemeinsam zulassen</translation>
    </message>
    <message>
        <source>the challenger</source>
        <translation>die zweifelnde Person</translation>
    </message>
    <message>
        <source>You are challenged: what do you show?</source>
        <translation>Angezweifelt: Was zeigst du?</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Die Karte zeigen</translation>
    </message>
    <message>
        <source>You lose an influence: which?</source>
        <translation>Welche Karte verlierst du?</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Eine Karte verlieren</translation>
    </message>
    <message>
        <source>Decline, and lose a card</source>
        <translation>Ablehnen und eine Karte verlieren</translation>
    </message>
    <message>
        <source>You exchange cards: which do you keep?</source>
        <translation>Welche Karten behältst du?</translation>
    </message>
    <message>
        <source>Keep cards</source>
        <translation>Karten behalten</translation>
    </message>
    <message>
        <source>The seat that shows it</source>
        <translation>Die geprüfte Person</translation>
    </message>
    <message>
        <source>A card is examined</source>
        <translation>Eine Karte wird geprüft</translation>
    </message>
    <message>
        <source>Present a card</source>
        <translation>Eine Karte vorlegen</translation>
    </message>
    <message>
        <source>Let the seat keep it</source>
        <translation>Die Karte lassen</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Die Karte ersetzen lassen</translation>
    </message>
    <message>
        <source>You have to replace a card: which?</source>
        <translation>Welche Karte ersetzt du?</translation>
    </message>
    <message>
        <source>Give a card</source>
        <translation>Eine Karte abgeben</translation>
    </message>
    <message>
        <source>Which character do you begin with?</source>
        <translation>Welcher Charakter zuerst?</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Eine Karte behalten</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The folder of the handbook&apos;s chapters: the language&apos;s code, as de, id or ru.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Die geltenden Regeln</translation>
    </message>
    <message>
        <source>The rules explained</source>
        <translation>Die Regeln erklärt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>There is nothing of it in this game.</source>
        <translation>Das gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Rules and switches</source>
        <translation>Regeln und Schalter</translation>
    </message>
    <message>
        <source>This game is played by these rules: {title}, {seats} seats.</source>
        <translation>In dieser Partie gelten diese Regeln: {title}, {seats} Plätze.</translation>
    </message>
    <message>
        <source>Every switch, as the three sets of rules have it, and as it is in this game. What was changed for this game is printed in bold.</source>
        <translation>Jeder Schalter, wie ihn die drei Regelwerke haben und wie er in dieser Partie steht. Was für diese Partie geändert wurde, ist fett gedruckt.</translation>
    </message>
    <message>
        <source>All switches</source>
        <translation>Alle Schalter</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>{own}, or {other} for another seat</source>
        <translation>{own}, oder {other} für jemand anderen</translation>
    </message>
    <message>
        <source>All that can be done on a turn of this game. These are the very sentences that an answer shows when the pointer rests on it.</source>
        <translation>Alles, was du in einem Zug dieser Partie tun kannst. Es sind dieselben Sätze, die eine Antwort zeigt, wenn der Mauszeiger auf ihr ruht.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Is blocked by</source>
        <translation>Wird blockiert von</translation>
    </message>
    <message>
        <source>not to hold {characters}</source>
        <translation>nicht zu haben: {characters}</translation>
    </message>
    <message>
        <source>Block as {character}:</source>
        <translation>Blockieren als {character}:</translation>
    </message>
    <message>
        <source>Whoever claims a character may do what it can do, whether the claim is true or a bluff. There are {copies} of each character in this game.</source>
        <translation>Wer einen Charakter behauptet, darf tun, was er kann, ob die Behauptung wahr ist oder ein Bluff. In dieser Partie gibt es von jedem Charakter {copies}.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>{chapter} – Handbook</source>
        <translation>{chapter} – Handbuch</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Says what a strong player would do here, and why, from nothing that you could not know yourself. Press it again to hide it.</source>
        <translation>Sagt, was jemand Starkes hier tun würde und warum, aus nichts, was du nicht selbst wissen könntest. Noch einmal blendet es aus.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>HintedBar</name>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Ein Hinweis wird überlegt…</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>{names} played by a bot that this version does not have; {bot} sits in.</source>
        <translation>{names}: gespielt von einem Bot, den diese Version nicht hat; {bot} springt ein.</translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair</source>
        <translation>Der Bot auf dem Stuhl von {name}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>the starter</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>eine andere Karte</translation>
    </message>
    <message>
        <source>the barred one</source>
        <translation>die verbotene</translation>
    </message>
    <message>
        <source>any of its cards</source>
        <translation>eine eigener Wahl</translation>
    </message>
    <message>
        <source>As usual: {value}</source>
        <translation>Wie üblich: {value}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>This game cannot be kept on disk just now: {reason}. It goes on, and keeping it is tried again with every move; until then a crash would lose what was played since. Make room, or make the folder writable.</source>
        <translation>Diese Partie lässt sich gerade nicht auf der Platte sichern: {reason}. Sie geht weiter, und mit jedem Zug wird es wieder versucht; bis dahin ginge bei einem Absturz verloren, was seither gespielt wurde. Schaff Platz oder mach den Ordner beschreibbar.</translation>
    </message>
    <message>
        <source>The game is kept on disk again, whole.</source>
        <translation>Die Partie ist wieder vollständig auf der Platte gesichert.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave it anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Eine andere Partie?</translation>
    </message>
    <message>
        <source>The game on the table is not over. Leave it for another one?</source>
        <translation>Die Partie auf dem Tisch ist nicht zu Ende. Für eine andere verlassen?</translation>
    </message>
    <message>
        <source>It is kept; Game → Open Recent brings it back.</source>
        <translation>Sie bleibt gesichert; Spiel → Zuletzt geöffnet bringt sie zurück.</translation>
    </message>
    <message>
        <source>Leave this game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>The last moves of this game could not be kept on disk.</source>
        <translation>Die letzten Züge dieser Partie ließen sich nicht auf der Platte sichern.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or make room and go on playing: it is tried again.</source>
        <translation>Speichere sie anderswo, oder schaff Platz und spiel weiter: Es wird wieder versucht.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or they are lost.</source>
        <translation>Speichere sie anderswo, sonst sind sie verloren.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{title} · lesson {number} of {of}</source>
        <translation>{title} · Lektion {number} von {of}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons done: {number} of {of}</source>
        <translation>Lektionen geschafft: {number} von {of}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done ✓</source>
        <translation>fertig ✓</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two. You can leave it at any time and go on later.</source>
        <translation>Jede Lektion dauert ein, zwei Minuten. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Take all lessons as not done</source>
        <translation>Alle Lektionen gelten als nicht geschafft</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Letting</name>
    <message>
        <source>You have stood up. A bot plays in your chair.</source>
        <translation>Du bist aufgestanden. Ein Bot spielt auf deinem Stuhl.</translation>
    </message>
    <message>
        <source>Nobody sits at the table. The bots play on.</source>
        <translation>Niemand sitzt am Tisch. Die Bots spielen weiter.</translation>
    </message>
    <message>
        <source>You have given up. A bot plays on in your chair.</source>
        <translation>Du hast aufgegeben. Ein Bot spielt auf deinem Stuhl weiter.</translation>
    </message>
    <message>
        <source>All of you are out. The bots play on.</source>
        <translation>Ihr seid alle draußen. Die Bots spielen weiter.</translation>
    </message>
    <message>
        <source>You are out. The others play on.</source>
        <translation>Du bist draußen. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Letting things pass until your turn: press {key} to be asked again.</source>
        <translation>Alles zugelassen bis zu deinem Zug: {key} drücken, um wieder gefragt zu werden.</translation>
    </message>
    <message>
        <source>Letting things pass: {names}. Press {key} to be asked again.</source>
        <translation>Alles zugelassen: {names}. {key} drücken, um wieder gefragt zu werden.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another window plays this game, or has ended it.</source>
        <translation>Ein anderes Fenster spielt diese Partie oder hat sie beendet.</translation>
    </message>
</context>
<context>
    <name>LineTeller</name>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>{name} says: “{words}”</source>
        <translation>{name} sagt: „{words}“</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>What happens is told here.</source>
        <translation>Was geschieht, wird hier erzählt.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} gefunden</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Search the chronicle (Ctrl+F)</source>
        <translation>Chronik durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the chronicle</source>
        <translation>Chronik durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Suchtext</translation>
    </message>
    <message>
        <source>Name, card, action…</source>
        <translation>Name, Karte, Aktion…</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Lines of the chronicle</source>
        <translation>Zeilen der Chronik</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Die Einstellungen lassen sich nicht in {path} speichern: {reason}.</translation>
    </message>
    <message>
        <source>{rules} · practice</source>
        <translation>{rules} · Übung</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Take your last decision back; the game counts as practice then</source>
        <translation>Deine letzte Entscheidung zurücknehmen; die Partie zählt dann als Übung</translation>
    </message>
    <message>
        <source>Coup Desktop</source>
        <translation>Coup Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Unfinished Games</source>
        <translation>&amp;Unvollendete Partien</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Chairs</source>
        <translation>S&amp;tühle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>&amp;Change Seats…</source>
        <translation>Plätze &amp;tauschen…</translation>
    </message>
    <message>
        <source>Let the same people and bots sit otherwise in the next game of this match</source>
        <translation>Dieselben Menschen und Bots in der nächsten Partie dieser Serie anders setzen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a game record: go on with it, or watch it</source>
        <translation>Eine aufgezeichnete Partie öffnen: weiterspielen oder ansehen</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Write the record of the game on the table into a file</source>
        <translation>Die Aufzeichnung der Partie auf dem Tisch in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Watch This Game</source>
        <translation>Partie &amp;ansehen</translation>
    </message>
    <message>
        <source>Watch the game that is over from its beginning, step by step, through anybody’s eyes</source>
        <translation>Die beendete Partie von Anfang an ansehen, Schritt für Schritt, mit wessen Augen du willst</translation>
    </message>
    <message>
        <source>Stor&amp;y of This Game…</source>
        <translation>&amp;Geschichte der Partie…</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom, once the game is over</source>
        <translation>Jede Behauptung, ob wahr oder Bluff, jeder Zweifel und Verlust, und wer wen getäuscht hat, sobald die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istik…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Au&amp;fgeben…</translation>
    </message>
    <message>
        <source>Give the game up; a bot plays on in your chair</source>
        <translation>Die Partie aufgeben; ein Bot spielt auf deinem Stuhl weiter</translation>
    </message>
    <message>
        <source>&amp;Error Reports…</source>
        <translation>&amp;Fehlerberichte…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go on where the table waits, or cut the present wait short</source>
        <translation>Weiter, wo der Tisch wartet, oder das Warten abkürzen</translation>
    </message>
    <message>
        <source>&amp;Let Things Pass	L</source>
        <translation>&amp;Alles zulassen	L</translation>
    </message>
    <message>
        <source>Let every claim pass, without challenge or block, until your next turn, or until something aims at you</source>
        <translation>Jede Behauptung zulassen, ohne zu zweifeln oder zu blockieren, bis zu deinem nächsten Zug oder bis etwas auf dich zielt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>What a strong player would do here, and why</source>
        <translation>Was jemand Starkes hier tun würde und warum</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Hold the table; press it again to go on</source>
        <translation>Den Tisch anhalten; noch einmal geht es weiter</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Sea&amp;rch the Chronicle</source>
        <translation>Chronik &amp;durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Narrow Chronicle</source>
        <translation>&amp;Schmale Chronik</translation>
    </message>
    <message>
        <source>Chronicle in a &amp;Window of Its Own</source>
        <translation>Chronik in &amp;eigenem Fenster</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>Card Co&amp;unter and Claims</source>
        <translation>&amp;Kartenzähler und Behauptungen</translation>
    </message>
    <message>
        <source>Which cards are face up, held or hidden, and what each seat has claimed</source>
        <translation>Welche Karten offen, auf der Hand oder verdeckt sind und was alle behauptet haben</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Sofort</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>Step &amp;by Step</source>
        <translation>Schritt für Sch&amp;ritt</translation>
    </message>
    <message>
        <source>Do Not Ask Where There Is No &amp;Choice</source>
        <translation>Ohne &amp;Wahl nicht fragen</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>All &amp;Settings…</source>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;First Game</source>
        <translation>&amp;Erste Partie</translation>
    </message>
    <message>
        <source>Learn to play in short lessons at this table, or go on where you left them</source>
        <translation>Spielen lernen in kurzen Lektionen an diesem Tisch, oder weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Choose one of all lessons</source>
        <translation>Eine von allen Lektionen auswählen</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The rules of this game and all that explains them, opened at what is on the screen</source>
        <translation>Die Regeln dieser Partie und alles, was sie erklärt, aufgeschlagen bei dem, was zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Reference Card</source>
        <translation>Übersichts&amp;karte</translation>
    </message>
    <message>
        <source>&amp;About Coup Desktop</source>
        <translation>Ü&amp;ber Coup Desktop</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>the others 0</source>
        <translation>die anderen 0</translation>
    </message>
    <message>
        <source>Game {number} of the match: {score}.</source>
        <translation>Partie {number} der Serie: {score}.</translation>
    </message>
    <message>
        <source>The match: {score}.</source>
        <translation>Die Serie: {score}.</translation>
    </message>
    <message>
        <source>won 1 game of this match</source>
        <translation>1 Partie dieser Serie gewonnen</translation>
    </message>
    <message>
        <source>won {count} games of this match</source>
        <translation>{count} Partien dieser Serie gewonnen</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>It is on the clipboard.</source>
        <translation>Es ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program has met an unexpected error. You can go on; if the table does not react any more, close the program and start it again.</source>
        <translation>Im Programm ist ein unerwarteter Fehler aufgetreten. Du kannst weiterspielen; wenn der Tisch nicht mehr reagiert, schließ das Programm und starte es neu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The program cannot start</source>
        <translation>Das Programm kann nicht starten</translation>
    </message>
    <message>
        <source>It has met an unexpected error before its window was ready. Start it once more; if that does not help, install it anew.</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten, bevor das Fenster bereit war. Starte noch einmal; wenn das nicht hilft, installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time</source>
        <translation>Das Programm wurde letztes Mal unerwartet beendet</translation>
    </message>
    <message>
        <source>Just before, it has written a report. You can copy it for whoever looks after the program.</source>
        <translation>Kurz vorher hat es einen Bericht geschrieben. Du kannst ihn für die Leute kopieren, die das Programm pflegen.</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Fehlerberichte</translation>
    </message>
    <message>
        <source>What has gone wrong lately, for whoever looks after the program.</source>
        <translation>Was zuletzt schiefgegangen ist, für die Leute, die das Programm pflegen.</translation>
    </message>
    <message>
        <source>Your game is kept on disk, move by move.</source>
        <translation>Deine Partie ist Zug für Zug auf der Platte gesichert.</translation>
    </message>
    <message>
        <source>Not all of your game is on disk: what could not be written would be lost with the program.</source>
        <translation>Nicht die ganze Partie ist auf der Platte: Was nicht geschrieben werden konnte, ginge mit dem Programm verloren.</translation>
    </message>
    <message>
        <source>The report names no cards and no people, and is sent nowhere:</source>
        <translation>Der Bericht nennt weder Karten noch Personen und wird nirgendwohin geschickt:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Programm schließen</translation>
    </message>
</context>
<context>
    <name>NewGameChoice</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person whose login is none: one word, as all names in records.</extracomment>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>{name} ({fewest}–{most} seats)</source>
        <translation>{name} ({fewest}–{most} Plätze)</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Not yet: {problem}</source>
        <translation>Noch nicht: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}: {reason}</source>
        <translation>Platz {number}: {reason}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>{subject}: {reason}.</source>
        <translation>{subject}: {reason}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Anzahl der Plätze</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Alle Bots</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>Stufe aller Bots</translation>
    </message>
    <message>
        <source>Others by chance</source>
        <translation>Andere auslosen</translation>
    </message>
    <message>
        <source>Gives every bot another character by chance, no two the same</source>
        <translation>Gibt jedem Bot zufällig eine andere Figur, keine doppelt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The starter&apos;s side</source>
        <translation>Seite am Anfang</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
</context>
<context>
    <name>PassToggle</name>
    <message>
        <source>Lets every claim pass, without challenge or block, until your next turn, or until something aims at you. It never decides about your own cards.</source>
        <translation>Lässt jede Behauptung zu, ohne zu zweifeln oder zu blockieren, bis zu deinem nächsten Zug oder bis etwas auf dich zielt. Über deine eigenen Karten entscheidet es nie.</translation>
    </message>
    <message>
        <source>Let things pass</source>
        <translation>Alles zulassen</translation>
    </message>
</context>
<context>
    <name>PeekButton</name>
    <message>
        <source>See the cards of {name} for three seconds</source>
        <translation>Die Karten von {name} drei Sekunden lang sehen</translation>
    </message>
    <message>
        <source>Shift+{key} does the same. A second press hides them.</source>
        <translation>Umschalt+{key} tut dasselbe. Ein zweiter Druck verdeckt sie.</translation>
    </message>
    <message>
        <source>Hold to see the cards of {name}</source>
        <translation>Halten, um die Karten von {name} zu sehen</translation>
    </message>
    <message>
        <source>Or hold Shift+{key}. Enter shows them for three seconds.</source>
        <translation>Oder Umschalt+{key} halten. Die Eingabetaste zeigt sie drei Sekunden lang.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>{name} sits here</source>
        <translation>{name} sitzt hier</translation>
    </message>
    <message>
        <source>Stand up: a bot plays with what this seat knows, until you come back.</source>
        <translation>Aufstehen: Ein Bot spielt mit dem, was dieser Platz weiß, bis du zurückkommst.</translation>
    </message>
    <message>
        <source>Sit down again: the bot leaves the chair.</source>
        <translation>Wieder hinsetzen: Der Bot verlässt den Stuhl.</translation>
    </message>
    <message>
        <source>This person has given the game up.</source>
        <translation>Diese Person hat die Partie aufgegeben.</translation>
    </message>
    <message>
        <source>This seat plays no longer.</source>
        <translation>Dieser Platz spielt nicht mehr mit.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Who gives the game up?</source>
        <translation>Wer gibt die Partie auf?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name}, do you give this game up?</source>
        <translation>{name}, gibst du diese Partie auf?</translation>
    </message>
    <message>
        <source>It counts as lost, and cannot be taken back. A bot plays on in your chair: watch, have it run on to the end, or begin another game.</source>
        <translation>Sie zählt als verloren und lässt sich nicht zurückholen. Ein Bot spielt auf deinem Stuhl weiter: Sieh zu, lass sie schnell zu Ende spielen oder beginne eine andere Partie.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>a bot plays for the person</source>
        <translation>ein Bot spielt für den Menschen</translation>
    </message>
    <message>
        <source>Portrait of {name}, {kind}</source>
        <translation>Porträt von {name}, {kind}</translation>
    </message>
    <message>
        <source>{portrait}, began the game</source>
        <translation>{portrait}, hat die Partie begonnen</translation>
    </message>
    <message>
        <source>{kind}, began the game</source>
        <translation>{kind}, hat die Partie begonnen</translation>
    </message>
    <message>
        <source>{portrait}, wins</source>
        <translation>{portrait}, gewinnt</translation>
    </message>
    <message>
        <source>{kind}, wins</source>
        <translation>{kind}, gewinnt</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>Court · {cards}</source>
        <translation>Hof · {cards}</translation>
    </message>
    <message>
        <source>Treasury · {coins}</source>
        <translation>Schatzkammer · {coins}</translation>
    </message>
    <message>
        <source>{reserve} · {coins}</source>
        <translation>{reserve} · {coins}</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Mitte des Tisches</translation>
    </message>
    <message>
        <source>Court: 1 card</source>
        <translation>Hof: 1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>Court: %n cards</source>
        <translation>
            <numerusform>Hof: %n Karte</numerusform>
            <numerusform>Hof: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasury: never runs out</source>
        <translation>Schatzkammer: wird nie leer</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Schatzkammer: {coins}</translation>
    </message>
    <message>
        <source>{reserve}: {coins}</source>
        <translation>{reserve}: {coins}</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The claim must be proven now. If it is, you lose an influence; if not, the other seat loses one.</source>
        <translation>Die Behauptung muss jetzt bewiesen werden. Gelingt das, verlierst du einen Einfluss; sonst die andere Person.</translation>
    </message>
    <message>
        <source>You do nothing against it. That claims nothing.</source>
        <translation>Du tust nichts dagegen. Das behauptet nichts.</translation>
    </message>
    <message>
        <source>It proves the claim: {name} loses an influence, then what you showed is shuffled into the Court and replaced.</source>
        <translation>Das beweist die Behauptung: {name} verliert einen Einfluss, dann wird das Gezeigte in den Hof gemischt und ersetzt.</translation>
    </message>
    <message>
        <source>You do not prove the claim. The card lies face up for good.</source>
        <translation>Du beweist die Behauptung nicht. Die Karte liegt für immer offen.</translation>
    </message>
    <message>
        <source>The card lies face up before you for good.</source>
        <translation>Die Karte liegt für immer offen vor dir.</translation>
    </message>
    <message>
        <source>If several speak up, the first in the rules&apos; order counts, whoever is quicker. Until the question is closed the same key takes it back.</source>
        <translation>Melden sich mehrere, zählt, wer nach den Regeln zuerst kommt, nicht wer schneller ist. Bis die Frage geschlossen ist, nimmt dieselbe Taste es zurück.</translation>
    </message>
    <message>
        <source>Who challenges has the claim proven now. If it is, the challenger loses an influence; if not, the other seat loses one.</source>
        <translation>Wer zweifelt, lässt die Behauptung jetzt beweisen. Gelingt das, verliert einen Einfluss, wer gezweifelt hat; sonst die andere Person.</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and claims {characters}.</source>
        <translation>Wer sich meldet, blockiert als {characters}.</translation>
    </message>
    <message>
        <source>Nobody does anything against it. That claims nothing.</source>
        <translation>Niemand tut etwas dagegen. Das behauptet nichts.</translation>
    </message>
    <message>
        <source>What you return is shuffled into the Court, unseen.</source>
        <translation>Was du zurückgibst, wird verdeckt in den Hof gemischt.</translation>
    </message>
    <message>
        <source>Only the seat that examines you sees it.</source>
        <translation>Nur wer dich prüft, sieht sie.</translation>
    </message>
    <message>
        <source>The card stays where it was.</source>
        <translation>Die Karte bleibt, wo sie war.</translation>
    </message>
    <message>
        <source>{name} draws a card from the Court, then this one is shuffled into it.</source>
        <translation>{name} zieht eine Karte vom Hof, dann wird diese hineingemischt.</translation>
    </message>
    <message>
        <source>Nobody sees it; you draw another from the Court first.</source>
        <translation>Niemand sieht sie; zuerst ziehst du eine andere vom Hof.</translation>
    </message>
    <message>
        <source>The others of the set are discarded, unseen.</source>
        <translation>Die anderen des Satzes werden verdeckt weggelegt.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>hast du</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Du hast die Karte.</translation>
    </message>
    <message>
        <source>You do not hold it: a bluff.</source>
        <translation>Du hast die Karte nicht: ein Bluff.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>The same people and bots sit otherwise in the next game.</source>
        <translation>Dieselben Menschen und Bots sitzen in der nächsten Partie anders.</translation>
    </message>
    <message>
        <source>Change seats…</source>
        <translation>Plätze tauschen…</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>The first game: short lessons at this table, one thing at a time.</source>
        <translation>Die erste Partie: kurze Lektionen an diesem Tisch, eins nach dem anderen.</translation>
    </message>
    <message>
        <source>The game that is over, step by step, through anybody’s eyes.</source>
        <translation>Die beendete Partie, Schritt für Schritt, mit wessen Augen du willst.</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch mal ansehen</translation>
    </message>
    <message>
        <source>You decide for yourself again; the bot leaves your chair.</source>
        <translation>Du entscheidest wieder selbst; der Bot verlässt deinen Stuhl.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Wieder hinsetzen</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Schnell zu Ende</translation>
    </message>
    <message>
        <source>Only bots are left: they play the rest without waiting.</source>
        <translation>Nur noch Bots sind übrig: Sie spielen den Rest, ohne zu warten.</translation>
    </message>
    <message>
        <source>Only bots are left: leave them and begin another game.</source>
        <translation>Nur noch Bots sind übrig: Verlass sie und beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose another action.</source>
        <translation>Eine andere Aktion wählen.</translation>
    </message>
    <message>
        <source>{action} as {character}</source>
        <translation>{action} als {character}</translation>
    </message>
    <message>
        <source>needs {number}</source>
        <translation>braucht {number}</translation>
    </message>
    <message>
        <source>{action}: another seat</source>
        <translation>{action}: jemand anderes</translation>
    </message>
    <message>
        <source>another · {cost}</source>
        <translation>andere · {cost}</translation>
    </message>
    <message>
        <source>{action}: yourself</source>
        <translation>{action}: du selbst</translation>
    </message>
    <message>
        <source>yourself · {cost}</source>
        <translation>selbst · {cost}</translation>
    </message>
    <message>
        <source>With {coins} or more, {coup} is compulsory.</source>
        <translation>Mit {coins} oder mehr ist {coup:nom} Pflicht.</translation>
    </message>
    <message>
        <source>{action} costs {cost}; you have {coins}.</source>
        <translation>{action} kostet {cost}; du hast {coins}.</translation>
    </message>
    <message>
        <source>needs {cost}</source>
        <translation>braucht {cost}</translation>
    </message>
    <message>
        <source>{action} (another seat)</source>
        <translation>{action} (jemand anderes)</translation>
    </message>
    <message>
        <source>There are no coins in the {reserve}.</source>
        <translation>In der {reserve} sind keine Münzen.</translation>
    </message>
    <message>
        <source>{reserve} empty</source>
        <translation>{reserve} leer</translation>
    </message>
    <message>
        <source>No seat that may be the target has coins.</source>
        <translation>Niemand, der das Ziel sein darf, hat Münzen.</translation>
    </message>
    <message>
        <source>nobody has coins</source>
        <translation>niemand hat Münzen</translation>
    </message>
    <message>
        <source>No seat may be the target now.</source>
        <translation>Niemand darf jetzt das Ziel sein.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Block as {character}</source>
        <translation>Blockieren als {character}</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block your {deed}.</source>
        <translation>{blocker} will als {character} {deed:deinen} blockieren.</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block {actor}&apos;s {deed}.</source>
        <translation>{blocker} will als {character} {deed:acc} von {actor} blockieren.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain}.</source>
        <translation>{action}: {actor} will als {character} {gain} nehmen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to draw {cards} and return as many.</source>
        <translation>{action}: {actor} will als {character} {cards} ziehen und ebenso viele zurückgeben.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims to hold no {barred}, to take what the {pot} holds: {reserve}.</source>
        <translation>{action}: {actor} behauptet, {barred:kein} zu haben, und will die {pot} leeren: {reserve}.</translation>
    </message>
    <message>
        <source>{action}: {actor} wants to take {gain}.</source>
        <translation>{action}: {actor} will {gain} nehmen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give you one.</source>
        <translation>{action}: {actor} will als {character} {gain} nehmen und dir eine davon geben.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give {target} one.</source>
        <translation>{action}: {actor} will als {character} {gain} nehmen und {target} eine davon geben.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from you.</source>
        <translation>{action}: {actor} will dir als {character} {loot} wegnehmen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from {target}.</source>
        <translation>{action}: {actor} will als {character} {loot} von {target} nehmen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of your cards.</source>
        <translation>{action}: {actor} will als {character} eine deiner Karten ansehen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of {target}&apos;s cards.</source>
        <translation>{action}: {actor} will als {character} eine Karte von {target} ansehen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of your cards replaced.</source>
        <translation>{action}: {actor} will als {character} eine deiner Karten ersetzen lassen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of {target}&apos;s cards replaced.</source>
        <translation>{action}: {actor} will als {character} eine Karte von {target} ersetzen lassen.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against you.</source>
        <translation>{action} auf dich: {actor} behauptet {character:acc}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against {target}.</source>
        <translation>{action} auf {target}: {actor} behauptet {character:acc}.</translation>
    </message>
    <message>
        <source>Does anybody block it?</source>
        <translation>Blockiert jemand?</translation>
    </message>
    <message>
        <source>Does anybody challenge it?</source>
        <translation>Zweifelt jemand?</translation>
    </message>
    <message>
        <source>{name} takes it back.</source>
        <translation>{name} nimmt es zurück.</translation>
    </message>
    <message>
        <source>{name} speaks up to block it.</source>
        <translation>{name} meldet sich, um zu blockieren.</translation>
    </message>
    <message>
        <source>{name} speaks up to challenge it.</source>
        <translation>{name} meldet sich, um zu zweifeln.</translation>
    </message>
    <message>
        <source>This aims at {names}, so the answer is theirs.</source>
        <translation>Das zielt auf {names}; dort liegt die Antwort.</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>meldet sich</translation>
    </message>
    <message>
        <source>{name} has spoken up: take it back</source>
        <translation>{name} hat sich gemeldet: zurücknehmen</translation>
    </message>
    <message>
        <source>{name} blocks it</source>
        <translation>{name} blockiert</translation>
    </message>
    <message>
        <source>{name} challenges it</source>
        <translation>{name} zweifelt</translation>
    </message>
    <message>
        <source>challenges it</source>
        <translation>zweifelt</translation>
    </message>
    <message>
        <source>blocks it</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>blocks as {character}</source>
        <translation>blockiert als {character}</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and then chooses to claim {characters}, or lets it pass after all.</source>
        <translation>Wer sich meldet, blockiert und wählt dann, ob als {characters}, oder lässt es doch zu.</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Sonst niemand</translation>
    </message>
    <message>
        <source>Nobody speaks up before {name}: what {name} said counts.</source>
        <translation>Niemand meldet sich vor {name}: Es gilt, was {name} gesagt hat.</translation>
    </message>
    <message>
        <source>After {seconds} seconds this happens by itself.</source>
        <translation>Nach {seconds} Sekunden geschieht das von selbst.</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, the challenger loses an influence; if not, {actor} does and gets nothing.</source>
        <translation>Deckt {actor} eine Hand ohne {barred} auf, verliert einen Einfluss, wer gezweifelt hat; sonst verliert {actor} einen und bekommt nichts.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, the challenger loses an influence; if not, {actor} does and the action fails.</source>
        <translation>Zeigt {actor} {character:acc} vor, verliert einen Einfluss, wer gezweifelt hat; sonst verliert {actor} einen, und die Aktion scheitert.</translation>
    </message>
    <message>
        <source>A block as {characters} may follow.</source>
        <translation>Danach ist noch eine Blockade als {characters} möglich.</translation>
    </message>
    <message>
        <source>{target} may still block it, as {characters}.</source>
        <translation>{target} darf danach noch blockieren, als {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}, and may be challenged. If nobody blocks, {deed} goes ahead.</source>
        <translation>Blockieren geht als {characters}, und alle dürfen zweifeln. Blockiert niemand, gelingt {deed:nom}.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, the challenger loses an influence and the block stands; if not, {blocker} does and {deed} goes on.</source>
        <translation>Zeigt {blocker} {character:acc} vor, verliert einen Einfluss, wer gezweifelt hat, und die Blockade steht; sonst verliert {blocker} einen, und {deed:nom} geht weiter.</translation>
    </message>
    <message>
        <source>paused at {seconds} s</source>
        <translation>hält bei {seconds} s</translation>
    </message>
    <message>
        <source>by itself in {seconds} s</source>
        <translation>von selbst in {seconds} s</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>{cards} behalten</translation>
    </message>
    <message>
        <source>return {cards}</source>
        <translation>zurück: {cards}</translation>
    </message>
    <message>
        <source>Let {name} keep it</source>
        <translation>{name} behält sie</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Ersetzen lassen</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>{card} zeigen</translation>
    </message>
    <message>
        <source>Open your hand: {cards}</source>
        <translation>Hand aufdecken: {cards}</translation>
    </message>
    <message>
        <source>both {characters}</source>
        <translation>Beide {characters}</translation>
    </message>
    <message>
        <source>{number} {characters}</source>
        <translation>{number} {characters}</translation>
    </message>
    <message>
        <source>Decline, lose {card}</source>
        <translation>Ablehnen, {card} verlieren</translation>
    </message>
    <message>
        <source>Lose {card}</source>
        <translation>{card} verlieren</translation>
    </message>
    <message>
        <source>Present {card}</source>
        <translation>{card} vorlegen</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card} abgeben</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Do you block it?</source>
        <translation>Blockierst du?</translation>
    </message>
    <message>
        <source>{name}, do you block it?</source>
        <translation>{name}, blockierst du?</translation>
    </message>
    <message>
        <source>Which card do you lose?</source>
        <translation>Welche Karte verlierst du?</translation>
    </message>
    <message>
        <source>{name}, which card do you lose?</source>
        <translation>{name}, welche Karte verlierst du?</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>Click a seat or press its number; Esc goes back.</source>
        <translation>Klick auf einen Platz oder drück seine Nummer; Esc führt zurück.</translation>
    </message>
    <message>
        <source>Your cards are equal; you are asked all the same, so that nobody can tell.</source>
        <translation>Deine Karten sind gleich; du wirst trotzdem gefragt, damit es niemand merkt.</translation>
    </message>
    <message>
        <source>Do you challenge it?</source>
        <translation>Zweifelst du?</translation>
    </message>
    <message>
        <source>{name}, do you challenge it?</source>
        <translation>{name}, zweifelst du?</translation>
    </message>
    <message>
        <source>Your turn: what do you do?</source>
        <translation>Du bist am Zug: Was tust du?</translation>
    </message>
    <message>
        <source>{name}, your turn: what do you do?</source>
        <translation>{name}, du bist am Zug: Was tust du?</translation>
    </message>
    <message>
        <source>You have {coins}.</source>
        <translation>Du hast {coins}.</translation>
    </message>
    <message>
        <source>You cannot target your own side while both sides are alive.</source>
        <translation>Deine eigene Seite kann nicht das Ziel sein, solange beide Seiten im Spiel sind.</translation>
    </message>
    <message>
        <source>your last influence</source>
        <translation>deinen letzten Einfluss</translation>
    </message>
    <message>
        <source>an influence</source>
        <translation>einen Einfluss</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, you lose {stake}. If not, {actor} loses one and gets nothing.</source>
        <translation>Deckt {actor} eine Hand ohne {barred} auf, verlierst du {stake}. Sonst verliert {actor} einen und bekommt nichts.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, you lose {stake}. If not, {actor} loses one and the action fails.</source>
        <translation>Zeigt {actor} {character:acc} vor, verlierst du {stake}. Sonst verliert {actor} einen, und die Aktion scheitert.</translation>
    </message>
    <message>
        <source>You may still block it afterwards, as {characters}.</source>
        <translation>Danach kannst du noch blockieren, als {characters}.</translation>
    </message>
    <message>
        <source>Others may still block it afterwards, as {characters}.</source>
        <translation>Andere können danach noch blockieren, als {characters}.</translation>
    </message>
    <message>
        <source>{target} may still block it afterwards, as {characters}.</source>
        <translation>{target} kann danach noch blockieren, als {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, you lose {stake}.</source>
        <translation>Blockieren kannst du als {characters}; alle dürfen zweifeln, und ein aufgeflogener Bluff kostet einen Einfluss. Blockiert niemand, verlierst du {stake}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, {deed} goes ahead.</source>
        <translation>Blockieren kannst du als {characters}; alle dürfen zweifeln, und ein aufgeflogener Bluff kostet einen Einfluss. Blockiert niemand, gelingt {deed:nom}.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on against you.</source>
        <translation>Zeigt {blocker} {character:acc} vor, verlierst du {stake}, und die Blockade steht. Sonst verliert {blocker} einen, und {deed:nom} gegen dich geht weiter.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on.</source>
        <translation>Zeigt {blocker} {character:acc} vor, verlierst du {stake}, und die Blockade steht. Sonst verliert {blocker} einen, und {deed:nom} geht weiter.</translation>
    </message>
    <message>
        <source>{actor} examines you: which card do you present?</source>
        <translation>{actor} prüft dich: Welche Karte legst du vor?</translation>
    </message>
    <message>
        <source>Only {actor} sees it, and lets you keep it or has it replaced from the Court.</source>
        <translation>Nur {actor} sieht sie und lässt sie dir oder lässt sie vom Hof ersetzen.</translation>
    </message>
    <message>
        <source>{actor} has a card of yours replaced: which?</source>
        <translation>{actor} lässt eine deiner Karten ersetzen: Welche?</translation>
    </message>
    <message>
        <source>You draw another from the Court first; then yours is shuffled into it. Nobody else sees them.</source>
        <translation>Zuerst ziehst du eine andere vom Hof; dann wird deine hineingemischt. Sonst sieht sie niemand.</translation>
    </message>
    <message>
        <source>Which card of your set do you keep?</source>
        <translation>Welche Karte deines Satzes behältst du?</translation>
    </message>
    <message>
        <source>Nobody sees it. The others are discarded; your second card is dealt from a set of its own.</source>
        <translation>Niemand sieht sie. Die anderen werden weggelegt; deine zweite Karte kommt aus einem eigenen Satz.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {deed}: that you hold no {barred}.</source>
        <translation>{challenger} zweifelt {deed:deinen} an: dass du {barred:kein} hast.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed for {the_deed}.</source>
        <translation>{challenger} zweifelt {character:deinen} für {the_deed:acc} an.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed to block {the_deed}.</source>
        <translation>{challenger} zweifelt {character:deinen} gegen {the_deed:acc} an.</translation>
    </message>
    <message>
        <source>your block falls</source>
        <translation>deine Blockade fällt</translation>
    </message>
    <message>
        <source>your action fails and you get its cost back</source>
        <translation>deine Aktion scheitert, aber ihre Kosten kommen zurück</translation>
    </message>
    <message>
        <source>your action fails</source>
        <translation>deine Aktion scheitert</translation>
    </message>
    <message>
        <source>You do hold one: your hand is opened, {failed}.</source>
        <translation>Du hast so eine Karte: Deine Hand wird aufgedeckt, {failed}.</translation>
    </message>
    <message>
        <source>You do not hold it: you lose an influence and {failed}.</source>
        <translation>Du hast die Karte nicht: Du verlierst einen Einfluss, und {failed}.</translation>
    </message>
    <message>
        <source>Show it, and {challenger} loses an influence; a new card replaces it.</source>
        <translation>Zeig die Karte, und {challenger} verliert einen Einfluss; du bekommst eine neue dafür.</translation>
    </message>
    <message>
        <source>Open your hand, and {challenger} loses an influence; it is replaced.</source>
        <translation>Deck deine Hand auf, und {challenger} verliert einen Einfluss; deine Karten werden ersetzt.</translation>
    </message>
    <message>
        <source>Decline, and you lose a card and {failed}.</source>
        <translation>Wenn du ablehnst, verlierst du eine Karte, und {failed}.</translation>
    </message>
    <message>
        <source>Because of {actor}&apos;s {deed}.</source>
        <translation>Grund: {deed} von {actor}.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved to hold no {barred}.</source>
        <translation>{action}: {claimant} hat bewiesen, {barred:kein} zu haben.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved the {character}.</source>
        <translation>{action}: {claimant} hat {character:acc} vorgezeigt.</translation>
    </message>
    <message>
        <source>{claimant} proved the {character} that blocks {deed}.</source>
        <translation>{claimant} hat {character:acc} gegen {deed:acc} vorgezeigt.</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which card do you keep?</source>
        <translation>Gezogen: {drawn}. Welche Karte behältst du?</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which cards do you keep?</source>
        <translation>Gezogen: {drawn}. Welche Karten behältst du?</translation>
    </message>
    <message>
        <source>The rest is shuffled into the Court, unseen.</source>
        <translation>Der Rest wird verdeckt in den Hof gemischt.</translation>
    </message>
    <message>
        <source>Keep at most {number} of the drawn ones; the rest goes to the Court.</source>
        <translation>Behalte höchstens {number} der gezogenen Karten; der Rest geht an den Hof.</translation>
    </message>
    <message>
        <source>{name} shows you the {card}.</source>
        <translation>{name} zeigt dir {card:acc}.</translation>
    </message>
    <message>
        <source>Only the two of you know. {name} keeps it, or draws another from the Court before this one is shuffled into it.</source>
        <translation>Das wisst nur ihr zwei. {name} behält die Karte oder zieht eine andere vom Hof, bevor diese hineingemischt wird.</translation>
    </message>
    <message>
        <source>{action} from whom?</source>
        <translation>{action}: von wem?</translation>
    </message>
    <message>
        <source>{name}: {action} from whom?</source>
        <translation>{name}: {action} von wem?</translation>
    </message>
    <message>
        <source>{action} with whom?</source>
        <translation>{action}: mit wem?</translation>
    </message>
    <message>
        <source>{name}: {action} with whom?</source>
        <translation>{name}: {action} mit wem?</translation>
    </message>
    <message>
        <source>{action} whose card?</source>
        <translation>{action}: wessen Karte?</translation>
    </message>
    <message>
        <source>{name}: {action} whose card?</source>
        <translation>{name}: {action}, wessen Karte?</translation>
    </message>
    <message>
        <source>{action}: who changes sides?</source>
        <translation>{action}: Wer wechselt die Seite?</translation>
    </message>
    <message>
        <source>{name}: {action}: who changes sides?</source>
        <translation>{name}: {action}: Wer wechselt die Seite?</translation>
    </message>
    <message>
        <source>{action}: who is the target?</source>
        <translation>{action}: Wen trifft es?</translation>
    </message>
    <message>
        <source>{name}: {action}: who is the target?</source>
        <translation>{name}: {action}: Wen trifft es?</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>This aims at you, so it is yours to answer.</source>
        <translation>Das zielt auf dich, also antwortest du.</translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation>Keine Frage offen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>this is no game record: it is larger than any game</source>
        <translation>das ist keine Aufzeichnung einer Partie: größer als jede Partie</translation>
    </message>
    <message>
        <source>the window shows “{word}” up to {most}, not {value}</source>
        <translation>das Fenster zeigt „{word}“ bis {most}, nicht {value}</translation>
    </message>
    <message>
        <source>the window shows names of up to {most} letters, not “{name}”</source>
        <translation>das Fenster zeigt Namen bis zu {most} Buchstaben, nicht „{name}“</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a Game Record</source>
        <translation>Aufgezeichnete Partie öffnen</translation>
    </message>
    <message>
        <source>Game records (*.{ending})</source>
        <translation>Aufgezeichnete Partien (*.{ending})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>An unfinished game</source>
        <translation>Eine unvollendete Partie</translation>
    </message>
    <message>
        <source>The game in {file} is not over.</source>
        <translation>Die Partie in {file} ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>You can go on with it, or watch what was played so far. The file stays.</source>
        <translation>Du kannst sie weiterspielen oder ansehen, was bisher gespielt wurde. Die Datei bleibt.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Save the Game Record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The game is saved in {path}.</source>
        <translation>Die Partie ist in {path} gespeichert.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The game could not be saved in {path}.</source>
        <translation>Die Partie ließ sich nicht in {path} speichern.</translation>
    </message>
    <message>
        <source>{reason}. Choose another place, or make room.</source>
        <translation>{reason}. Wähle einen anderen Ort oder schaff Platz.</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>{number} seats</source>
        <translation>{number} Plätze</translation>
    </message>
    <message>
        <source>Actions that need no character</source>
        <translation>Aktionen ohne Charakter</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Anyone may challenge a claim.</source>
        <translation>Alle dürfen jede Behauptung anzweifeln.</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Niemand kann es anzweifeln oder blockieren.</translation>
    </message>
    <message>
        <source>Blocks {actions}.</source>
        <translation>Blockiert: {actions}.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message>
        <source>Reference card</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everybody’s</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everybody’s (once the game is over)</source>
        <translation>Alle (sobald die Partie zu Ende ist)</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Hier endet die Aufzeichnung.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>The game is over here: go back a step.</source>
        <translation>Hier ist die Partie zu Ende: Geh einen Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn {number} of {turns}: {name}</source>
        <translation>Zug {number} von {turns}: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>{name} (Space or {key})</source>
        <translation>{name} (Leertaste oder {key})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the table.</source>
        <translation>Zurück zum Tisch.</translation>
    </message>
    <message>
        <source>The game is not over in this record.</source>
        <translation>Die Partie ist in dieser Aufzeichnung nicht zu Ende.</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Jede Behauptung, ob wahr oder Bluff, jeder Zweifel und Verlust, und wer wen getäuscht hat.</translation>
    </message>
    <message>
        <source>Story…</source>
        <translation>Geschichte…</translation>
    </message>
    <message>
        <source>Go on from here as one of them, against bots.</source>
        <translation>Von hier an auf einem der Plätze weiterspielen, gegen Bots.</translation>
    </message>
    <message>
        <source>Take over as {name}</source>
        <translation>Übernehmen: {name}</translation>
    </message>
    <message>
        <source>Go on from here as {name}, against bots.</source>
        <translation>Von hier an als {name} weiterspielen, gegen Bots.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Übernehmen…</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
        <translation>Au&amp;gen:</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Wessen Karten zu sehen sind</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A turn back (Ctrl+←)</source>
        <translation>Einen Zug zurück (Strg+←)</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Einen Schritt zurück (←)</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>A step on (→)</source>
        <translation>Einen Schritt weiter (→)</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>A turn on (Ctrl+→)</source>
        <translation>Einen Zug weiter (Strg+→)</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The last game</source>
        <translation>Die letzte Partie</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Pay {own} into the {reserve} for yourself, {other} for another seat:</source>
        <translation>Zahle {own} in die {reserve} für dich selbst, {other} für jemand anderen:</translation>
    </message>
    <message>
        <source>Pay {coins}:</source>
        <translation>Zahle {coins}:</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury.</source>
        <translation>Nimm {coins} aus der Schatzkammer.</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury and give {one} of them to another seat.</source>
        <translation>Nimm {coins} aus der Schatzkammer und gib {one} davon jemand anderem.</translation>
    </message>
    <message>
        <source>the target loses an influence.</source>
        <translation>Das Ziel verliert einen Einfluss.</translation>
    </message>
    <message>
        <source>Take up to {most} from another seat.</source>
        <translation>Nimm jemand anderem bis zu {most} weg.</translation>
    </message>
    <message>
        <source>Another seat shows you one card of its choice, in private. You let it keep the card or have it replaced from the Court.</source>
        <translation>Jemand anderes zeigt dir heimlich eine selbst gewählte Karte. Du lässt die Karte dort oder lässt sie vom Hof ersetzen.</translation>
    </message>
    <message>
        <source>Another seat exchanges one card of its choice for one from the Court. Nobody else sees them.</source>
        <translation>Jemand anderes tauscht eine selbst gewählte Karte gegen eine vom Hof. Sonst sieht sie niemand.</translation>
    </message>
    <message>
        <source>the seat changes sides.</source>
        <translation>Die Seite wird gewechselt.</translation>
    </message>
    <message>
        <source>Take all coins of the {reserve}.</source>
        <translation>Nimm alle Münzen aus der {reserve}.</translation>
    </message>
    <message>
        <source>Draw {drawn} from the Court, keep as many as you had, return the rest.</source>
        <translation>Ziehe {drawn} vom Hof, behalte so viele, wie du hattest, und gib den Rest zurück.</translation>
    </message>
    <message>
        <source>Of the drawn cards you may keep at most {number}.</source>
        <translation>Von den gezogenen Karten darfst du höchstens {number} behalten.</translation>
    </message>
    <message>
        <source>Claims the {character}: anyone may challenge.</source>
        <translation>Du behauptest {character:acc}: Alle dürfen zweifeln.</translation>
    </message>
    <message>
        <source>Claims to hold no {barred}: anyone may challenge.</source>
        <translation>Du behauptest, {barred:kein} zu haben: Alle dürfen zweifeln.</translation>
    </message>
    <message>
        <source>Claims nothing: cannot be challenged.</source>
        <translation>Das behauptet nichts: Niemand kann zweifeln.</translation>
    </message>
    <message>
        <source>Cannot be blocked.</source>
        <translation>Niemand kann blockieren.</translation>
    </message>
    <message>
        <source>Any seat of the other side may block it as {characters}.</source>
        <translation>Blockieren darf die ganze andere Seite, als {characters}.</translation>
    </message>
    <message>
        <source>Any other seat may block it as {characters}.</source>
        <translation>Blockieren dürfen alle anderen, als {characters}.</translation>
    </message>
    <message>
        <source>The target may block it as {characters}.</source>
        <translation>Blockieren darf das Ziel, als {characters}.</translation>
    </message>
    <message>
        <source>Claims the {character} to stop {deed}. Anyone else may challenge; a block that cannot be proven costs an influence, and the action goes on. Nobody can try a second block.</source>
        <translation>Du behauptest {character:acc}, um {deed:acc} aufzuhalten. Alle anderen dürfen zweifeln; eine Blockade, die du nicht beweisen kannst, kostet einen Einfluss, und die Aktion geht weiter. Ein zweites Mal darf niemand blockieren.</translation>
    </message>
    <message>
        <source>{copies} of each: {characters}. Between turns the Court holds {court}.</source>
        <translation>Je {copies}: {characters}. Zwischen den Zügen liegen am Hof {court}.</translation>
    </message>
    <message>
        <source>The Treasury never runs out of coins.</source>
        <translation>Die Schatzkammer wird nie leer.</translation>
    </message>
    <message>
        <source>There are {coins} in the game; if the Treasury runs short, you take what is left.</source>
        <translation>Es sind {coins} im Spiel; wird die Schatzkammer knapp, nimmst du, was noch da ist.</translation>
    </message>
    <message>
        <source>The starter begins with {fewer}, the other seat with {coins}.</source>
        <translation>Wer beginnt, bekommt {fewer}, die andere Seite {coins}.</translation>
    </message>
    <message>
        <source>Every seat begins with {coins}.</source>
        <translation>Alle beginnen mit {coins}.</translation>
    </message>
    <message>
        <source>{first} play against {second}: while both sides are alive, you cannot target or block a seat of your own side. You may challenge it.</source>
        <translation>{first} gegen {second}: Solange beide Seiten im Spiel sind, darfst du deine eigene Seite weder als Ziel wählen noch blockieren. Anzweifeln darfst du sie.</translation>
    </message>
    <message>
        <source>The starter chooses a side; the sides alternate clockwise.</source>
        <translation>Wer beginnt, wählt eine Seite; im Uhrzeigersinn wechseln sie sich ab.</translation>
    </message>
    <message>
        <source>The sides are drawn at random, half of the seats each.</source>
        <translation>Die Seiten werden ausgelost, je die Hälfte der Plätze.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses the {barred}; its other card is replaced.</source>
        <translation>Wer beim {embezzle} auffliegt, verliert {barred:acc}; die andere Karte wird ersetzt.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses a card of its choice.</source>
        <translation>Wer beim {embezzle} auffliegt, verliert eine Karte eigener Wahl.</translation>
    </message>
    <message>
        <source>Each seat secretly chooses its first card from a set of {characters} and discards the rest unseen; the second card is dealt from a third set.</source>
        <translation>Alle wählen heimlich ihre erste Karte aus einem Satz von {characters} und legen den Rest verdeckt weg; die zweite Karte kommt aus einem dritten Satz.</translation>
    </message>
    <message>
        <source>{coup} costs {cost} and is never compulsory.</source>
        <translation>{coup:Nom} kostet {cost} und ist nie Pflicht.</translation>
    </message>
    <message>
        <source>{coup} costs {cost}; a seat that begins its turn with {most} must take it.</source>
        <translation>{coup:Nom} kostet {cost}; wer den Zug mit {most} beginnt, muss ihn ausführen.</translation>
    </message>
    <message>
        <source>{coins} or more</source>
        <translation>{coins} oder mehr</translation>
    </message>
    <message>
        <source>Any other seat may block an action, aimed at it or not.</source>
        <translation>Blockieren dürfen alle anderen, wen auch immer es trifft.</translation>
    </message>
    <message>
        <source>Only its target may block an action that has one.</source>
        <translation>Hat eine Aktion ein Ziel, darf nur dieses sie blockieren.</translation>
    </message>
    <message>
        <source>If a bluff is caught, the cost of the action is returned; if it is blocked, not.</source>
        <translation>Fliegt ein Bluff auf, kommen die Kosten der Aktion zurück; wird sie blockiert, nicht.</translation>
    </message>
    <message>
        <source>The cost of an action stays spent, also if a bluff is caught.</source>
        <translation>Die Kosten einer Aktion bleiben ausgegeben, auch wenn ein Bluff auffliegt.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose any card instead.</source>
        <translation>Wer eine Behauptung beweisen könnte, darf ablehnen und stattdessen irgendeine Karte verlieren.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card other than the claimed one.</source>
        <translation>Wer eine Behauptung beweisen könnte, darf ablehnen und eine andere Karte als die behauptete verlieren.</translation>
    </message>
    <message>
        <source>A seat that can prove a claim must prove it.</source>
        <translation>Wer eine Behauptung beweisen kann, muss es tun.</translation>
    </message>
    <message>
        <source>A seat that loses its last influence is exiled and returns its coins to the Treasury.</source>
        <translation>Wer den letzten Einfluss verliert, geht ins Exil und gibt alle Münzen in die Schatzkammer.</translation>
    </message>
    <message>
        <source>{steal} may be aimed at a seat without coins.</source>
        <translation>{steal} geht auch bei jemandem ohne Münzen.</translation>
    </message>
    <message>
        <source>{steal} needs a target that has coins.</source>
        <translation>{steal} braucht ein Ziel, das Münzen hat.</translation>
    </message>
    <message>
        <source>{character}: any of the drawn cards may be kept.</source>
        <translation>{character}: Alle gezogenen Karten dürfen bleiben.</translation>
    </message>
    <message>
        <source>{character}: at most {number} of the drawn cards may be kept.</source>
        <translation>{character}: Höchstens {number} der gezogenen Karten darf bleiben.</translation>
    </message>
    <message>
        <source>{character} blocks {examine}.</source>
        <translation>{character:Nom} blockiert {examine:acc}.</translation>
    </message>
    <message>
        <source>{character} does not block {examine}.</source>
        <translation>{character:Nom} blockiert {examine:acc} nicht.</translation>
    </message>
</context>
<context>
    <name>SeatChange</name>
    <message>
        <source>In the next game they sit like this, clockwise: {names}.</source>
        <translation>In der nächsten Partie sitzen alle so, im Uhrzeigersinn: {names}.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose another crest</source>
        <translation>Ein anderes Wappen wählen</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Character of seat {number}</source>
        <translation>Figur von Platz {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Keine Figur</translation>
    </message>
    <message>
        <source>Plays the level without any temper, and says nothing.</source>
        <translation>Spielt die Stufe ohne jedes Temperament und sagt nichts.</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Various levels</source>
        <translation>Verschiedene Stufen</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Choose {name}</source>
        <translation>{name} wählen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>im Exil</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation>ein Bot spielt</translation>
    </message>
    <message>
        <source>your decision</source>
        <translation>du entscheidest</translation>
    </message>
    <message>
        <source>exchanges…</source>
        <translation>tauscht aus…</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>meldet sich</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>überlegt…</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 Einfluss</translation>
    </message>
    <message>
        <source>{count} influences</source>
        <translation>{count} Einflüsse</translation>
    </message>
    <message>
        <source>gave the game up, a bot plays on</source>
        <translation>hat aufgegeben, ein Bot spielt weiter</translation>
    </message>
    <message>
        <source>a bot plays for {name}</source>
        <translation>ein Bot spielt für {name}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>an der Reihe</translation>
    </message>
    <message>
        <source>still to be asked</source>
        <translation>wird noch gefragt</translation>
    </message>
    <message>
        <source>lost {cards}</source>
        <translation>{cards} verloren</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{name} sits down again.</source>
        <translation>{name} setzt sich wieder hin.</translation>
    </message>
    <message>
        <source>{name} gives the game up; a bot plays on in that chair.</source>
        <translation>{name} gibt die Partie auf; ein Bot spielt auf diesem Stuhl weiter.</translation>
    </message>
    <message>
        <source>{name} stands up; a bot plays in that chair meanwhile.</source>
        <translation>{name} steht auf; solange spielt ein Bot auf diesem Stuhl.</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <translation>Warten auf {name}…</translation>
    </message>
    <message>
        <source>The table as it stood then.</source>
        <translation>Der Tisch, wie er damals war.</translation>
    </message>
    <message>
        <source>The table as it is now.</source>
        <translation>Der Tisch, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>Things pass for {name} from now on.</source>
        <translation>Für {name} wird ab jetzt alles zugelassen.</translation>
    </message>
    <message>
        <source>{name} is asked again.</source>
        <translation>{name} wird wieder gefragt.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>{size}, {percent} %</source>
        <translation>{size}, {percent} %</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Every claim</source>
        <translation>Jeder Behauptung</translation>
    </message>
    <message>
        <source>Claims that touch me, or that I could refute</source>
        <translation>Allem, was mich trifft oder ich widerlegen könnte</translation>
    </message>
    <message>
        <source>Only claims that touch me</source>
        <translation>Allem, was mich trifft</translation>
    </message>
    <message>
        <source>While a key or the button is held</source>
        <translation>Solange Taste oder Knopf gedrückt sind</translation>
    </message>
    <message>
        <source>For three seconds after one press</source>
        <translation>Drei Sekunden nach einem Druck</translation>
    </message>
    <message>
        <source>Wait for an answer</source>
        <translation>Auf eine Antwort warten</translation>
    </message>
    <message>
        <source>Pass by themselves after {n} seconds</source>
        <translation>Gehen nach {n} Sekunden von selbst durch</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Breit</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Schmal</translation>
    </message>
    <message>
        <source>After each move the table waits for Enter.</source>
        <translation>Nach jedem Zug wartet der Tisch auf die Eingabetaste.</translation>
    </message>
    <message>
        <source>How long each move is shown, and how long bots seem to think.</source>
        <translation>Wie lange jeder Zug zu sehen ist und wie lange die Bots scheinbar nachdenken.</translation>
    </message>
    <message>
        <source>Whatever aims at you, and whatever is about your own cards, is always asked.</source>
        <translation>Was auf dich zielt und was deine eigenen Karten betrifft, wirst du immer gefragt.</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Vorherige Werte</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Grundeinstellungen</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Tischtuch</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>&amp;Kartenrücken</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Ask me about</source>
        <translation>&amp;Frag mich bei</translation>
    </message>
    <message>
        <source>Do &amp;not ask where there is no choice</source>
        <translation>Ohne &amp;Wahl nicht fragen</translation>
    </message>
    <message>
        <source>Mark answers as &amp;held or as a bluff</source>
        <translation>Antworten als &amp;vorhanden oder als Bluff kennzeichnen</translation>
    </message>
    <message>
        <source>Never shown where several people play at this screen.</source>
        <translation>Nie, wenn mehrere Menschen an diesem Bildschirm spielen.</translation>
    </message>
    <message>
        <source>&amp;Look at your cards</source>
        <translation>Deine &amp;Karten ansehen</translation>
    </message>
    <message>
        <source>Where several people play at this screen: with the eye at the seat, or Shift and its number.</source>
        <translation>Wenn mehrere Menschen an diesem Bildschirm spielen: mit dem Auge am Platz oder mit Umschalt und dessen Nummer.</translation>
    </message>
    <message>
        <source>Open &amp;questions</source>
        <translation>&amp;Offene Fragen</translation>
    </message>
    <message>
        <source>Those that go to several people at once: does anybody challenge it, does anybody block it.</source>
        <translation>Solche, die an mehrere zugleich gehen: ob jemand zweifelt, ob jemand blockiert.</translation>
    </message>
    <message>
        <source>Characters &amp;talk now and then</source>
        <translation>Figuren &amp;reden ab und zu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help while learning</source>
        <translation>Hilfe beim Lernen</translation>
    </message>
    <message>
        <source>Offer a &amp;hint at each decision</source>
        <translation>Bei jeder Entscheidung einen &amp;Hinweis anbieten</translation>
    </message>
    <message>
        <source>Warn where an answer can cost &amp;two influences</source>
        <translation>Warnen, wo eine Antwort &amp;zwei Einflüsse kosten kann</translation>
    </message>
    <message>
        <source>Warn where an opponent gets the coins for a &amp;Coup</source>
        <translation>Warnen, wo andere die Münzen für einen &amp;Putsch bekommen</translation>
    </message>
    <message>
        <source>Warn where a c&amp;laim cannot be true</source>
        <translation>Warnen, wo eine &amp;Behauptung nicht wahr sein kann</translation>
    </message>
    <message>
        <source>Show the ca&amp;rd counter and the claims so far</source>
        <translation>&amp;Kartenzähler und bisherige Behauptungen zeigen</translation>
    </message>
    <message>
        <source>Where several people play at this screen, help tells nothing that only one of them may know. Statistics are the same with help and without.</source>
        <translation>Wenn mehrere Menschen an diesem Bildschirm spielen, verrät die Hilfe nichts, was nur eine Person wissen darf. Auf die Statistik hat sie keinen Einfluss.</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Things that travel over the table fade in their place instead.</source>
        <translation>Was über den Tisch wandert, blendet stattdessen an Ort und Stelle über.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>&amp;Anhören</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>&amp;Show the chronicle</source>
        <translation>&amp;Chronik anzeigen</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In eigenem &amp;Fenster</translation>
    </message>
    <message>
        <source>In a window that is too narrow for both, the chronicle folds away beside the table.</source>
        <translation>In einem Fenster, das für beides zu schmal ist, klappt die Chronik neben dem Tisch ein.</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>No sound: this computer has no device for it, or it is in use.</source>
        <translation>Kein Ton: Dieser Computer hat kein Gerät dafür, oder es ist belegt.</translation>
    </message>
    <message>
        <source>No sound: the library for it (miniaudio) is not installed.</source>
        <translation>Kein Ton: Die Bibliothek dafür (miniaudio) ist nicht installiert.</translation>
    </message>
    <message>
        <source>No sound: its files are missing. Please install the game again.</source>
        <translation>Kein Ton: Die Dateien fehlen. Bitte installiere das Spiel neu.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Qt for Python cannot be loaded: {error}. Install it with: {python} -m pip install PySide6-Essentials</source>
        <translation>Qt für Python lässt sich nicht laden: {error}. Installiere es mit: {python} -m pip install PySide6-Essentials</translation>
    </message>
    <message>
        <source>there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set. Start the game from a desktop session; `replay` and `simulate` need none.</source>
        <translation>es gibt keinen Bildschirm für ein Fenster: Weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt. Starte das Spiel aus einer grafischen Sitzung; `replay` und `simulate` brauchen keine.</translation>
    </message>
    <message>
        <source>the X server of DISPLAY={display} does not answer</source>
        <translation>der X-Server von DISPLAY={display} antwortet nicht</translation>
    </message>
    <message>
        <source>this system lacks libraries that Qt needs: {libraries}</source>
        <translation>diesem System fehlen Bibliotheken, die Qt braucht: {libraries}</translation>
    </message>
    <message>
        <source>Install them with</source>
        <translation>Installiere sie mit</translation>
    </message>
    <message>
        <source>Find the packages that hold: {libraries}</source>
        <translation>Suche die Pakete mit: {libraries}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Alle Menschen</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Bots: {level}</translation>
    </message>
    <message>
        <source>house rules ({changes})</source>
        <translation>Hausregeln ({changes})</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {wins} of {games} won, {share}; by chance {expected}, {chance}.</source>
        <translation>{name}: {wins} von {games} gewonnen, {share}; durch Zufall {expected}, {chance}.</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} von {games}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>{bluffs} in {claims} claims</source>
        <translation>{bluffs} in {claims} Behauptungen</translation>
    </message>
    <message>
        <source>{name}: {claims} claims, {bluffs} of them bluffs, {caught} caught.</source>
        <translation>{name}: {claims} Behauptungen, davon {bluffs} Bluffs, {caught} aufgeflogen.</translation>
    </message>
    <message>
        <source>not caught</source>
        <translation>nicht aufgeflogen</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>aufgeflogen</translation>
    </message>
    <message>
        <source>{right} of {challenges} right</source>
        <translation>{right} von {challenges} richtig</translation>
    </message>
    <message>
        <source>{name}: {challenges} challenges, {right} right, {wrong} wrong.</source>
        <translation>{name}: {challenges} Zweifel, {right} richtig, {wrong} falsch.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Everybody in these games</source>
        <translation>Alle in diesen Partien</translation>
    </message>
    <message>
        <source>Person by person</source>
        <translation>Person für Person</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>Nach Anzahl der Plätze</translation>
    </message>
    <message>
        <source>By who else was at the table</source>
        <translation>Nach Mitspielenden</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The statistics were damaged. They are kept as {aside}; the games in your games&apos; folder are counted anew.</source>
        <translation>Die Statistik war beschädigt. Sie bleibt als {aside} erhalten; die Partien in deinem Ordner werden neu gezählt.</translation>
    </message>
    <message>
        <source>The game is counted later, as soon as that can be done.</source>
        <translation>Die Partie wird später gezählt, sobald es geht.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program.</source>
        <translation>Ein anderes Programm benutzt gerade die Statistik.</translation>
    </message>
    <message>
        <source>The statistics in {path} may be read, but not written.</source>
        <translation>Die Statistik in {path} lässt sich lesen, aber nicht schreiben.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be opened: {reason}.</source>
        <translation>Die Statistik in {path} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The disk is full; the statistics stay as they are.</source>
        <translation>Die Platte ist voll; die Statistik bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The statistics in {path} were written by a later version of this program. They stay as they are; no game is added to them.</source>
        <translation>Die Statistik in {path} stammt von einer späteren Version dieses Programms. Sie bleibt, wie sie ist; keine Partie kommt hinzu.</translation>
    </message>
    <message>
        <source>The file {path} is no statistics of this program. It stays as it is; no game is counted.</source>
        <translation>Die Datei {path} ist keine Statistik dieses Programms. Sie bleibt, wie sie ist; keine Partie wird gezählt.</translation>
    </message>
    <message>
        <source>The statistics in {path} are damaged and cannot be put aside.</source>
        <translation>Die Statistik in {path} ist beschädigt und lässt sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be used: {reason}.</source>
        <translation>Die Statistik in {path} ist nicht zu gebrauchen: {reason}.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>The statistics cannot be read</source>
        <translation>Die Statistik lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>All games are in {path} now.</source>
        <translation>Alle Partien stehen jetzt in {path}.</translation>
    </message>
    <message>
        <source>All games are forgotten. What was there is kept as {path}.</source>
        <translation>Alle Partien sind vergessen. Was da war, bleibt als {path} erhalten.</translation>
    </message>
    <message>
        <source>No game is counted yet</source>
        <translation>Noch ist keine Partie gezählt</translation>
    </message>
    <message>
        <source>Every game that is played to its end, or that somebody resigns, is counted here: how often you win and how often chance alone would have it, against whom and at tables of which size, and your bluffs and challenges for each character. The figures stay on this computer.</source>
        <translation>Jede Partie, die zu Ende gespielt oder aufgegeben wird, zählt hier: wie oft du gewinnst und wie oft der bloße Zufall es täte, gegen wen und an wie großen Tischen, und deine Bluffs und Zweifel für jeden Charakter. Die Zahlen bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>1 practice game is left out. Tick “{box}” to see it.</source>
        <translation>1 Übungspartie fehlt hier. Mit „{box}“ siehst du sie.</translation>
    </message>
    <message>
        <source>{number} practice games are left out. Tick “{box}” to see them.</source>
        <translation>{number} Übungspartien fehlen hier. Mit „{box}“ siehst du sie.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Egal wer</translation>
    </message>
    <message>
        <source>{rules}, nothing else</source>
        <translation>{rules}, sonst nichts</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>Partien gespielt</translation>
    </message>
    <message>
        <source>won: {wins}</source>
        <translation>gewonnen: {wins}</translation>
    </message>
    <message>
        <source>by chance: {wins}</source>
        <translation>durch Zufall: {wins}</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>of the claims were bluffs</source>
        <translation>der Behauptungen waren Bluffs</translation>
    </message>
    <message>
        <source>of {bluffs} bluffs caught</source>
        <translation>von {bluffs} Bluffs aufgeflogen</translation>
    </message>
    <message>
        <source>of {number} challenges right</source>
        <translation>von {number} Zweifeln richtig</translation>
    </message>
    <message>
        <source>No games of this choice.</source>
        <translation>Keine Partien für diese Auswahl.</translation>
    </message>
    <message>
        <source>Wins by who else was at the table</source>
        <translation>Siege nach Mitspielenden</translation>
    </message>
    <message>
        <source>Wins by number of seats</source>
        <translation>Siege nach Anzahl der Plätze</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Siege im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>No claims in games of this choice.</source>
        <translation>Keine Behauptungen in Partien dieser Auswahl.</translation>
    </message>
    <message>
        <source>Challenges of others&apos; claims</source>
        <translation>Zweifel an den anderen</translation>
    </message>
    <message>
        <source>No challenges in games of this choice.</source>
        <translation>Keine Zweifel in Partien dieser Auswahl.</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Alle Partien exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>coup-statistics.csv</source>
        <translation>coup-statistik.csv</translation>
    </message>
    <message numerus="yes">
        <source>Forget all games of the statistics (%n)?</source>
        <translation>
            <numerusform>Alle Partien der Statistik vergessen (%n)?</numerusform>
            <numerusform>Alle Partien der Statistik vergessen (%n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset?</source>
        <translation>Alles löschen?</translation>
    </message>
    <message>
        <source>They are counted from nothing again. What is there now is kept as a copy.</source>
        <translation>Es wird wieder von null an gezählt. Was jetzt da ist, bleibt als Kopie erhalten.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Zählt…</translation>
    </message>
    <message>
        <source>&amp;Whose games</source>
        <translation>&amp;Wessen Partien</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>A&amp;lso at the table</source>
        <translation>&amp;Auch am Tisch</translation>
    </message>
    <message>
        <source>With &amp;practice games</source>
        <translation>Mit &amp;Übungspartien</translation>
    </message>
    <message>
        <source>Also games in which moves were taken back or whose cards were known, and chairs that a bot held for a while.</source>
        <translation>Auch Partien, in denen Züge zurückgenommen wurden oder Karten bekannt waren, und Stühle, auf denen zeitweise ein Bot saß.</translation>
    </message>
    <message>
        <source>&amp;Wins</source>
        <translation>&amp;Siege</translation>
    </message>
    <message>
        <source>A game counts once for each of them who sat at the table.</source>
        <translation>Eine Partie zählt einmal für alle, die am Tisch saßen.</translation>
    </message>
    <message>
        <source>&amp;Bluffs</source>
        <translation>B&amp;luffs</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>B&amp;ilanz</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>&amp;Claims</source>
        <translation>&amp;Behauptungen</translation>
    </message>
    <message>
        <source>Claims and challenges</source>
        <translation>Behauptungen und Zweifel</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Erwischt</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Zweifel</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>All games as a table for a spreadsheet (CSV), whatever is chosen above.</source>
        <translation>Alle Partien als Tabelle für eine Tabellenkalkulation (CSV), was auch immer oben gewählt ist.</translation>
    </message>
    <message>
        <source>Rese&amp;t…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Forget all games, after a question. A copy is kept.</source>
        <translation>Alle Partien vergessen, nach einer Rückfrage. Eine Kopie bleibt.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair wins the game</source>
        <translation>Der Bot auf dem Stuhl von {name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns</source>
        <translation>{seats} Plätze, {number} Züge</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns, practice</source>
        <translation>{seats} Plätze, {number} Züge, Übung</translation>
    </message>
    <message>
        <source>{character} (held)</source>
        <translation>{character} (noch da)</translation>
    </message>
    <message>
        <source>The game was not played to its end</source>
        <translation>Die Partie wurde nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Nobody has claimed anything.</source>
        <translation>Niemand hat etwas behauptet.</translation>
    </message>
    <message>
        <source>No bluff has fooled anybody.</source>
        <translation>Kein Bluff hat jemanden getäuscht.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believes it.</source>
        <translation>Bester Bluff, Zug {turn}: {claim} – und {seats} glaubt es.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believe it.</source>
        <translation>Bester Bluff, Zug {turn}: {claim} – und {seats} glauben es.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Most honest: {honest}; fooled most: {fooled}.</source>
        <translation>Am ehrlichsten: {honest}; am öftesten getäuscht: {fooled}.</translation>
    </message>
    <message>
        <source>Most honest: {honest}.</source>
        <translation>Am ehrlichsten: {honest}.</translation>
    </message>
    <message>
        <source>Fooled most: {fooled}.</source>
        <translation>Am öftesten getäuscht: {fooled}.</translation>
    </message>
    <message>
        <source>{names} ({true} of {claims} claims true)</source>
        <translation>{names} ({true} von {claims} Behauptungen wahr)</translation>
    </message>
    <message>
        <source>{names} ({times})</source>
        <translation>{names} ({times})</translation>
    </message>
    <message>
        <source>In truth: {cards}.</source>
        <translation>In Wahrheit: {cards}.</translation>
    </message>
    <message>
        <source>Fooled: {seats}.</source>
        <translation>Getäuscht: {seats}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Niemand zweifelt.</translation>
    </message>
    <message>
        <source>What became of it is not recorded.</source>
        <translation>Was daraus wurde, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>It was true, and {name} shows it.</source>
        <translation>Es war wahr, und {name} zeigt es.</translation>
    </message>
    <message>
        <source>{name} is caught bluffing.</source>
        <translation>{name} wird beim Bluff erwischt.</translation>
    </message>
    <message>
        <source>It was true, but {name} does not show it.</source>
        <translation>Es war wahr, aber {name} zeigt es nicht.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Claimed nothing.</source>
        <translation>Nichts behauptet.</translation>
    </message>
    <message>
        <source>{true} of {claims} claims true ({percent}%).</source>
        <translation>{true} von {claims} Behauptungen wahr ({percent} %).</translation>
    </message>
    <message>
        <source>Bluffs caught: {caught} of {bluffs}.</source>
        <translation>Bluffs aufgeflogen: {caught} von {bluffs}.</translation>
    </message>
    <message>
        <source>True claims not shown: {number}.</source>
        <translation>Wahres nicht gezeigt: {number}.</translation>
    </message>
    <message>
        <source>Challenges: {right} right, {wrong} wrong.</source>
        <translation>Zweifel: {right} richtig, {wrong} falsch.</translation>
    </message>
    <message>
        <source>Exiled in turn {turn}.</source>
        <translation>Im Exil seit Zug {turn}.</translation>
    </message>
    <message>
        <source>Who fooled whom</source>
        <translation>Wer wen getäuscht hat</translation>
    </message>
    <message>
        <source>Worth {coins}. By the cards face up, the chance that it was true: {percent}%.</source>
        <translation>Brachte {coins}. Chance nach den offenen Karten, dass es wahr war: {percent} %.</translation>
    </message>
    <message>
        <source>{name}, with one bluff:</source>
        <translation>{name}, mit einem Bluff:</translation>
    </message>
    <message>
        <source>{name}, with {bluffs} bluffs:</source>
        <translation>{name}, mit {bluffs} Bluffs:</translation>
    </message>
    <message>
        <source>{seats} {times}</source>
        <translation>{seats} {times}</translation>
    </message>
    <message>
        <source>{seats} {times} each</source>
        <translation>{seats} je {times}</translation>
    </message>
    <message>
        <source>{fooled}.</source>
        <translation>{fooled}.</translation>
    </message>
    <message>
        <source>{seats} paid for it.</source>
        <translation>Dafür bezahlt: {seats}.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>StoryDialog</name>
    <message>
        <source>The story of the game</source>
        <translation>Die Geschichte der Partie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Partie speichern…</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Only &amp;bluffs, challenges and losses</source>
        <translation>Nur &amp;Bluffs, Zweifel und Verluste</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Derselbe Tisch noch einmal; wer gewonnen hat, beginnt.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message>
        <source>The substitute for {name} could not decide either ({reason}). A random legal move was played instead, and the game goes on.</source>
        <translation>Auch der Ersatz für {name} konnte sich nicht entscheiden ({reason}). Stattdessen wurde irgendein erlaubter Zug gespielt, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>{name}, {level}, could not decide ({reason}). A bot of the level {substitute} decides instead, and the game goes on.</source>
        <translation>{name}, {level}, konnte sich nicht entscheiden ({reason}). Ein Bot der Stufe {substitute} entscheidet stattdessen, und die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>Swatches</name>
    <message>
        <source>Forest green</source>
        <translation>Waldgrün</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Schiefergrau</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Lilie</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosen</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Sparren</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table as it stood once</source>
        <translation>Tisch, wie er einmal war</translation>
    </message>
</context>
<context>
    <name>TeamSign</name>
    <message>
        <source>team: {name}</source>
        <translation>Team: {name}</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>S&amp;kip this</source>
        <translation>Überspr&amp;ingen</translation>
    </message>
    <message>
        <source>Go to the next step without doing this one</source>
        <translation>Weiter zum nächsten Schritt, ohne diesen zu tun</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <source>Choose another lesson</source>
        <translation>Eine andere Lektion auswählen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Leave the lessons; you can go on another time where you are now</source>
        <translation>Die Lektionen verlassen; ein andermal geht es hier weiter</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>In a lesson, go back with the button beside the tutor.</source>
        <translation>In einer Lektion geht es mit dem Knopf neben deinem Lehrmeister zurück.</translation>
    </message>
    <message>
        <source>Only bots play here: there is nothing of yours to take back.</source>
        <translation>Hier spielen nur Bots: Es gibt nichts von dir, was sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>Several people play: what the others have seen cannot be taken back. Only one person among bots can undo.</source>
        <translation>Mehrere Menschen spielen: Was die anderen gesehen haben, lässt sich nicht zurücknehmen. Das geht nur allein unter Bots.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Du hast diese Partie aufgegeben.</translation>
    </message>
    <message>
        <source>Sit down again first: a bot plays in your chair.</source>
        <translation>Setz dich erst wieder hin: Auf deinem Stuhl spielt ein Bot.</translation>
    </message>
    <message>
        <source>You have decided nothing yet in this game.</source>
        <translation>Du hast in dieser Partie noch nichts entschieden.</translation>
    </message>
    <message>
        <source>{name} takes a decision back; this game counts as practice.</source>
        <translation>{name} nimmt eine Entscheidung zurück; diese Partie zählt als Übung.</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>An unfinished game cannot be gone on with: {reason}. It is kept in {path}.</source>
        <translation>Eine unvollendete Partie lässt sich nicht fortsetzen: {reason}. Sie bleibt in {path}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The table is laid.</source>
        <translation>Der Tisch ist gedeckt.</translation>
    </message>
    <message>
        <source>Never played? Learn it at this table, in ten minutes.</source>
        <translation>Noch nie gespielt? Lern es an diesem Tisch, in zehn Minuten.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>This game is not over.</source>
        <translation>Diese Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>The game of {when} is not over.</source>
        <translation>Die Partie vom {when} ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Enter goes on. The pace is step by step; change it under Settings.</source>
        <translation>Weiter mit der Eingabetaste. Das Tempo ist „Schritt für Schritt“; ändern kannst du es unter Einstellungen.</translation>
    </message>
    <message>
        <source>Look at the table, then go on.</source>
        <translation>Sieh dir den Tisch an, dann weiter.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter or {key} goes on.</source>
        <translation>Weiter mit Eingabe oder {key}.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>↑ and ↓ in the chronicle lead on; Enter or Esc goes back to now.</source>
        <translation>↑ und ↓ in der Chronik führen weiter; Eingabe oder Esc geht zurück in die Gegenwart.</translation>
    </message>
    <message>
        <source>A question still waits for you.</source>
        <translation>Eine Frage wartet noch auf dich.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <translation>Rückblick: {line}</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück ins Jetzt</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>All cards are face up now.</source>
        <translation>Alle Karten liegen jetzt offen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Vor der Partie</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Schnell zu Ende</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch mal ansehen</translation>
    </message>
</context>
<context>
    <name>Writer</name>
    <message>
        <source>the disk does not answer</source>
        <translation>die Platte antwortet nicht</translation>
    </message>
</context>
</TS>
