<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Arena</name>
    <message>
        <source>a worker process was ended from outside, or had too little memory; try fewer --jobs, and --resume FILE to keep what was played</source>
        <translation>ein Arbeitsprozess wurde von außen beendet oder hatte zu wenig Speicher; versuche weniger --jobs, und --resume DATEI, um das Gespielte zu behalten</translation>
    </message>
    <message>
        <source>kind of file</source>
        <translation>Art der Datei</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{path}: this is no file; name another, or an absent one</source>
        <translation>{path}: das ist keine Datei; nenne eine andere oder eine, die es noch nicht gibt</translation>
    </message>
    <message>
        <source>{path}: another arena writes it just now; name another file</source>
        <translation>{path}: eine andere Arena schreibt gerade hinein; nenne eine andere Datei</translation>
    </message>
    <message>
        <source>{path}: this is no arena&apos;s file; name another, or an absent one</source>
        <translation>{path}: das ist keine Datei einer Arena; nenne eine andere oder eine, die es noch nicht gibt</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no round; remove the line</source>
        <translation>{path}:{number}: das ist keine Runde; entferne die Zeile</translation>
    </message>
    <message>
        <source>{path}: round {number} is not of {seats} seats; remove its line</source>
        <translation>{path}: Runde {number} ist nicht von {seats} Plätzen; entferne ihre Zeile</translation>
    </message>
    <message>
        <source>{path}: it was begun with another {what}; give the same as then, or name another file</source>
        <translation>{path}: wurde mit anderem {what} begonnen; gib dasselbe an wie damals, oder nenne eine andere Datei</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>{games} Partien; mindestens 1</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>höchstens {max_turns} Züge; mindestens 1</translation>
    </message>
    <message>
        <source>{number} bots make more than {most} tables of {seats}; name fewer</source>
        <translation>{number} Bots ergeben mehr als {most} Tische zu {seats}; nenne weniger</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 Partie mit {seats} Plätzen nach {rules}, Startwert {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n Partie mit {seats} Plätzen nach {rules}, Startwert {seed}</numerusform>
            <numerusform>%n Partien mit {seats} Plätzen nach {rules}, Startwert {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} not over after {turns} turns: won by nobody</source>
        <translation>{number} nach {turns} Zügen nicht zu Ende: niemand gewinnt</translation>
    </message>
    <message>
        <source>fair share {share}; times of decisions with a choice, in ms</source>
        <translation>gerechter Anteil {share}; Zeiten der Entscheidungen mit einer Wahl, in ms</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>längste</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>a self-test opens no file: {word}</source>
        <translation>ein Selbsttest öffnet keine Datei: {word}</translation>
    </message>
    <message>
        <source>The card game of bluff and deduction, against bots or with friends.</source>
        <translation>Das Kartenspiel um Bluff und Kombination, gegen Bots oder unter Freunden.</translation>
    </message>
    <message>
        <source>a game record to open</source>
        <translation>die Aufzeichnung einer Partie, die geöffnet wird</translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation>die Version ausgeben und enden</translation>
    </message>
    <message>
        <source>look whether all parts work here, a line each, and leave: status 0, or 1 if one does not; your games and settings are not touched</source>
        <translation>nachsehen, ob hier alles läuft, eine Zeile je Teil, und enden: Status 0, oder 1, wenn etwas nicht läuft; deine Partien und Einstellungen bleiben unberührt</translation>
    </message>
    <message>
        <source>the same, with its lines in FILE too: on Windows there is no terminal</source>
        <translation>dasselbe, mit den Zeilen auch in FILE: unter Windows gibt es kein Terminal</translation>
    </message>
    <message>
        <source>play a game record without a window and tell it, or its end as JSON</source>
        <translation>eine aufgezeichnete Partie ohne Fenster spielen und erzählen, oder ihr Ende als JSON</translation>
    </message>
    <message>
        <source>play games between bots without a window</source>
        <translation>Partien zwischen Bots ohne Fenster spielen</translation>
    </message>
    <message>
        <source>measure bots against one another without a window</source>
        <translation>Bots ohne Fenster aneinander messen</translation>
    </message>
    <message>
        <source>`coup-desktop COMMAND --help` says more. Without arguments the window opens.</source>
        <translation>`coup-desktop COMMAND --help` sagt mehr. Ohne Argumente öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>there is no such file, and no such command; commands are replay, simulate and arena</source>
        <translation>es gibt weder eine solche Datei noch einen solchen Befehl; Befehle sind replay, simulate und arena</translation>
    </message>
    <message>
        <source>Plays a game record without a window and tells it.</source>
        <translation>Spielt eine aufgezeichnete Partie ohne Fenster und erzählt sie.</translation>
    </message>
    <message>
        <source>the record; - reads standard input</source>
        <translation>die Aufzeichnung; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>print where it ends as one object</source>
        <translation>den Stand am Ende als ein Objekt ausgeben</translation>
    </message>
    <message>
        <source>there is no standard input to read</source>
        <translation>es gibt keine Standardeingabe zu lesen</translation>
    </message>
    <message>
        <source>official, city-state or coup-x</source>
        <translation>official, city-state oder coup-x</translation>
    </message>
    <message>
        <source>official, city-state or coup-x ({rules} if none is named)</source>
        <translation>official, city-state oder coup-x (ohne Angabe {rules})</translation>
    </message>
    <message>
        <source>an option of the preset</source>
        <translation>eine Option des Regelwerks</translation>
    </message>
    <message>
        <source>any other change of the rules, as in a record</source>
        <translation>jede andere Änderung der Regeln, wie in einer Aufzeichnung</translation>
    </message>
    <message>
        <source>how many play</source>
        <translation>wie viele spielen</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>wie viele Partien</translation>
    </message>
    <message>
        <source>where chance comes from</source>
        <translation>woher der Zufall kommt</translation>
    </message>
    <message>
        <source>a game that is not over after so many turns counts as unfinished (%(default)s)</source>
        <translation>eine Partie, die nach so vielen Zügen nicht zu Ende ist, gilt als unvollendet (%(default)s)</translation>
    </message>
    <message>
        <source>play-outs a decision for levels that search; each has a number of its own</source>
        <translation>Durchläufe je Entscheidung für Stufen, die suchen; jede hat ihre eigene Zahl</translation>
    </message>
    <message>
        <source>print the result as one object</source>
        <translation>das Ergebnis als ein Objekt ausgeben</translation>
    </message>
    <message>
        <source>{word} is no whole number</source>
        <translation>{word} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>{option} stands twice</source>
        <translation>{option} steht zweimal da</translation>
    </message>
    <message>
        <source>Plays games between bots without a window. The same arguments give the same result, but for the seconds.</source>
        <translation>Spielt Partien zwischen Bots ohne Fenster. Dieselben Argumente ergeben dasselbe Ergebnis, bis auf die Sekunden.</translation>
    </message>
    <message>
        <source>one bot for all seats, or one a seat; they move on by a seat from game to game. A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random</source>
        <translation>ein Bot für alle Plätze oder einer je Platz; von Partie zu Partie rücken sie einen Platz weiter. Ein Bot ist eine Stufe (page, courtier, spymaster oder doge), STUFE:FIGUR, wie in doge:orsola, mit dem Temperament dieser Figur, oder random</translation>
    </message>
    <message>
        <source>write each game&apos;s record into this folder</source>
        <translation>die Aufzeichnung jeder Partie in diesen Ordner schreiben</translation>
    </message>
    <message>
        <source>Measures bots against one another without a window. Each deal is played once for every place that a bot can have at the table. Of each bot: games (seats it played), wins, its share with a 95 percent interval, a rating (25 at first), and how long its decisions took. The same arguments give the same result, but for the times.</source>
        <translation>Misst Bots ohne Fenster aneinander. Jede Verteilung der Karten wird einmal für jeden Platz gespielt, den ein Bot am Tisch haben kann. Zu jedem Bot: Partien (gespielte Plätze), Siege, sein Anteil mit einem Intervall von 95 Prozent, eine Wertung (anfangs 25) und wie lange seine Entscheidungen dauerten. Dieselben Argumente ergeben dasselbe Ergebnis, bis auf die Zeiten.</translation>
    </message>
    <message>
        <source>who is measured: as many as seats, fewer (who then have several seats each), or more (every choice of them plays). A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random; here also one made for this: honest, turtle, doubter, truster, duke-liar, contest, or ruleai, which needs coupml from PyPI and the official rules</source>
        <translation>wer gemessen wird: so viele wie Plätze, weniger (die dann je mehrere Plätze haben) oder mehr (jede Auswahl davon spielt). Ein Bot ist eine Stufe (page, courtier, spymaster oder doge), STUFE:FIGUR, wie in doge:orsola, mit dem Temperament dieser Figur, oder random; hier auch einer, der dafür gemacht ist: honest, turtle, doubter, truster, duke-liar, contest, oder ruleai, das coupml von PyPI und die Regeln official braucht</translation>
    </message>
    <message>
        <source>each of --bots plays alone against a table of this one, or of these, who fill the other seats in rotation, each as often as another</source>
        <translation>jeder aus --bots spielt allein gegen einen Tisch aus diesem oder aus diesen, die die anderen Plätze reihum füllen, jeder gleich oft</translation>
    </message>
    <message>
        <source>how many processes play at once (%(default)s here); the result is the same</source>
        <translation>wie viele Prozesse zugleich spielen (hier %(default)s); das Ergebnis ist dasselbe</translation>
    </message>
    <message>
        <source>keep what was played in FILE, and go on from there if it exists: after an interrupt, or with more --games</source>
        <translation>das Gespielte in FILE behalten und von dort weitermachen, wenn es sie gibt: nach einem Abbruch oder mit mehr --games</translation>
    </message>
    <message>
        <source>{jobs} jobs; 1 to {most}</source>
        <translation>{jobs} Prozesse; 1 bis {most}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games</source>
        <translation>abgebrochen nach {played} von {games} Partien</translation>
    </message>
    <message>
        <source>arena rates by openskill, which is missing: pip install openskill</source>
        <translation>arena wertet mit openskill, das fehlt: pip install openskill</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games; {file} has them</source>
        <translation>abgebrochen nach {played} von {games} Partien; {file} hat sie</translation>
    </message>
    <message>
        <source>the language to speak: {codes}; by default the system&apos;s</source>
        <translation>die Sprache: {codes}; ohne Angabe die des Systems</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>.</source>
        <extracomment>What stands before the decimals of a number: 1.5</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message numerus="yes">
        <source>%n cards|acc</source>
        <extracomment>“%n cards” where a sentence asks for {cards:acc}</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card|acc</source>
        <extracomment>“1 card” where a sentence asks for {cards:acc}</extracomment>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>Ambassadors|acc</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Botschafter</translation>
    </message>
    <message>
        <source>Ambassadors|kein</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Botschafter</translation>
    </message>
    <message>
        <source>Ambassador|Nom</source>
        <extracomment>“Ambassador” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Botschafter</translation>
    </message>
    <message>
        <source>Ambassador|acc</source>
        <extracomment>“Ambassador” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Botschafter</translation>
    </message>
    <message>
        <source>Ambassador|deinen</source>
        <extracomment>“Ambassador” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Botschafter</translation>
    </message>
    <message>
        <source>Ambassador|kein</source>
        <extracomment>“Ambassador” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Botschafter</translation>
    </message>
    <message>
        <source>Ambassador|nom</source>
        <extracomment>“Ambassador” where a sentence asks for {character:nom}</extracomment>
        <translation>der Botschafter</translation>
    </message>
    <message>
        <source>Assassinate|Nom</source>
        <extracomment>“Assassinate” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Attentat</translation>
    </message>
    <message>
        <source>Assassinate|acc</source>
        <extracomment>“Assassinate” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Attentat</translation>
    </message>
    <message>
        <source>Assassinate|dat</source>
        <extracomment>“Assassinate” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Attentat</translation>
    </message>
    <message>
        <source>Assassinate|einen</source>
        <extracomment>“Assassinate” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Attentat</translation>
    </message>
    <message>
        <source>Assassinate|ich</source>
        <extracomment>“Assassinate” where a sentence asks for {action:ich}</extracomment>
        <translation>verübe ein Attentat</translation>
    </message>
    <message>
        <source>Assassinate|nom</source>
        <extracomment>“Assassinate” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Attentat</translation>
    </message>
    <message>
        <source>Assassins|acc</source>
        <extracomment>“Assassins” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Attentäter</translation>
    </message>
    <message>
        <source>Assassins|kein</source>
        <extracomment>“Assassins” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Attentäter</translation>
    </message>
    <message>
        <source>Assassin|Nom</source>
        <extracomment>“Assassin” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Attentäter</translation>
    </message>
    <message>
        <source>Assassin|acc</source>
        <extracomment>“Assassin” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Attentäter</translation>
    </message>
    <message>
        <source>Assassin|deinen</source>
        <extracomment>“Assassin” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Attentäter</translation>
    </message>
    <message>
        <source>Assassin|kein</source>
        <extracomment>“Assassin” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Attentäter</translation>
    </message>
    <message>
        <source>Assassin|nom</source>
        <extracomment>“Assassin” where a sentence asks for {character:nom}</extracomment>
        <translation>der Attentäter</translation>
    </message>
    <message>
        <source>Blue|dat</source>
        <extracomment>“Blue” where a sentence asks for {team:dat}</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Captains|acc</source>
        <extracomment>“Captains” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Hauptleute</translation>
    </message>
    <message>
        <source>Captains|kein</source>
        <extracomment>“Captains” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Hauptleute</translation>
    </message>
    <message>
        <source>Captain|Nom</source>
        <extracomment>“Captain” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Hauptmann</translation>
    </message>
    <message>
        <source>Captain|acc</source>
        <extracomment>“Captain” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Hauptmann</translation>
    </message>
    <message>
        <source>Captain|deinen</source>
        <extracomment>“Captain” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Hauptmann</translation>
    </message>
    <message>
        <source>Captain|kein</source>
        <extracomment>“Captain” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Hauptmann</translation>
    </message>
    <message>
        <source>Captain|nom</source>
        <extracomment>“Captain” where a sentence asks for {character:nom}</extracomment>
        <translation>der Hauptmann</translation>
    </message>
    <message>
        <source>Contessas|acc</source>
        <extracomment>“Contessas” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Gräfinnen</translation>
    </message>
    <message>
        <source>Contessas|kein</source>
        <extracomment>“Contessas” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Gräfinnen</translation>
    </message>
    <message>
        <source>Contessa|Nom</source>
        <extracomment>“Contessa” where a sentence asks for {character:Nom}</extracomment>
        <translation>Die Gräfin</translation>
    </message>
    <message>
        <source>Contessa|acc</source>
        <extracomment>“Contessa” where a sentence asks for {barred:acc}</extracomment>
        <translation>die Gräfin</translation>
    </message>
    <message>
        <source>Contessa|deinen</source>
        <extracomment>“Contessa” where a sentence asks for {character:deinen}</extracomment>
        <translation>deine Gräfin</translation>
    </message>
    <message>
        <source>Contessa|kein</source>
        <extracomment>“Contessa” where a sentence asks for {barred:kein}</extracomment>
        <translation>keine Gräfin</translation>
    </message>
    <message>
        <source>Contessa|nom</source>
        <extracomment>“Contessa” where a sentence asks for {character:nom}</extracomment>
        <translation>die Gräfin</translation>
    </message>
    <message>
        <source>Convert|Nom</source>
        <extracomment>“Convert” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Konvertieren</translation>
    </message>
    <message>
        <source>Convert|acc</source>
        <extracomment>“Convert” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Konvertieren</translation>
    </message>
    <message>
        <source>Convert|dat</source>
        <extracomment>“Convert” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Konvertieren</translation>
    </message>
    <message>
        <source>Convert|einen</source>
        <extracomment>“Convert” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Konvertieren</translation>
    </message>
    <message>
        <source>Convert|ich</source>
        <extracomment>“Convert” where a sentence asks for {action:ich}</extracomment>
        <translation>konvertiere</translation>
    </message>
    <message>
        <source>Convert|nom</source>
        <extracomment>“Convert” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Konvertieren</translation>
    </message>
    <message>
        <source>Cooperate|Nom</source>
        <extracomment>“Cooperate” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Kooperieren</translation>
    </message>
    <message>
        <source>Cooperate|acc</source>
        <extracomment>“Cooperate” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Kooperieren</translation>
    </message>
    <message>
        <source>Cooperate|dat</source>
        <extracomment>“Cooperate” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Kooperieren</translation>
    </message>
    <message>
        <source>Cooperate|einen</source>
        <extracomment>“Cooperate” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Kooperieren</translation>
    </message>
    <message>
        <source>Cooperate|ich</source>
        <extracomment>“Cooperate” where a sentence asks for {action:ich}</extracomment>
        <translation>kooperiere</translation>
    </message>
    <message>
        <source>Cooperate|nom</source>
        <extracomment>“Cooperate” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Kooperieren</translation>
    </message>
    <message>
        <source>Coup|Nom</source>
        <extracomment>“Coup” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Der Putsch</translation>
    </message>
    <message>
        <source>Coup|acc</source>
        <extracomment>“Coup” where a sentence asks for {examine:acc}</extracomment>
        <translation>den Putsch</translation>
    </message>
    <message>
        <source>Coup|dat</source>
        <extracomment>“Coup” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Putsch</translation>
    </message>
    <message>
        <source>Coup|deinen</source>
        <extracomment>“Coup” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Putsch</translation>
    </message>
    <message>
        <source>Coup|einem</source>
        <extracomment>“Coup” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Putsch</translation>
    </message>
    <message>
        <source>Coup|einen</source>
        <extracomment>“Coup” where a sentence asks for {action:einen}</extracomment>
        <translation>einen Putsch</translation>
    </message>
    <message>
        <source>Coup|ich</source>
        <extracomment>“Coup” where a sentence asks for {action:ich}</extracomment>
        <translation>putsche</translation>
    </message>
    <message>
        <source>Coup|nom</source>
        <extracomment>“Coup” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Putsch</translation>
    </message>
    <message>
        <source>Dealers|acc</source>
        <extracomment>“Dealers” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Händler</translation>
    </message>
    <message>
        <source>Dealers|kein</source>
        <extracomment>“Dealers” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Händler</translation>
    </message>
    <message>
        <source>Dealer|Nom</source>
        <extracomment>“Dealer” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Händler</translation>
    </message>
    <message>
        <source>Dealer|acc</source>
        <extracomment>“Dealer” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Händler</translation>
    </message>
    <message>
        <source>Dealer|deinen</source>
        <extracomment>“Dealer” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Händler</translation>
    </message>
    <message>
        <source>Dealer|kein</source>
        <extracomment>“Dealer” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Händler</translation>
    </message>
    <message>
        <source>Dealer|nom</source>
        <extracomment>“Dealer” where a sentence asks for {character:nom}</extracomment>
        <translation>der Händler</translation>
    </message>
    <message>
        <source>Diplomats|acc</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Diplomaten</translation>
    </message>
    <message>
        <source>Diplomats|kein</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Diplomaten</translation>
    </message>
    <message>
        <source>Diplomat|Nom</source>
        <extracomment>“Diplomat” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Diplomat</translation>
    </message>
    <message>
        <source>Diplomat|acc</source>
        <extracomment>“Diplomat” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Diplomaten</translation>
    </message>
    <message>
        <source>Diplomat|deinen</source>
        <extracomment>“Diplomat” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Diplomaten</translation>
    </message>
    <message>
        <source>Diplomat|kein</source>
        <extracomment>“Diplomat” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Diplomaten</translation>
    </message>
    <message>
        <source>Diplomat|nom</source>
        <extracomment>“Diplomat” where a sentence asks for {character:nom}</extracomment>
        <translation>der Diplomat</translation>
    </message>
    <message>
        <source>Dukes|acc</source>
        <extracomment>“Dukes” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Herzöge</translation>
    </message>
    <message>
        <source>Dukes|kein</source>
        <extracomment>“Dukes” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Herzöge</translation>
    </message>
    <message>
        <source>Duke|Nom</source>
        <extracomment>“Duke” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Herzog</translation>
    </message>
    <message>
        <source>Duke|acc</source>
        <extracomment>“Duke” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Herzog</translation>
    </message>
    <message>
        <source>Duke|deinen</source>
        <extracomment>“Duke” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Herzog</translation>
    </message>
    <message>
        <source>Duke|kein</source>
        <extracomment>“Duke” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Herzog</translation>
    </message>
    <message>
        <source>Duke|nom</source>
        <extracomment>“Duke” where a sentence asks for {character:nom}</extracomment>
        <translation>der Herzog</translation>
    </message>
    <message>
        <source>Embezzle|Nom</source>
        <extracomment>“Embezzle” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Veruntreuen</translation>
    </message>
    <message>
        <source>Embezzle|acc</source>
        <extracomment>“Embezzle” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Veruntreuen</translation>
    </message>
    <message>
        <source>Embezzle|dat</source>
        <extracomment>“Embezzle” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Veruntreuen</translation>
    </message>
    <message>
        <source>Embezzle|einen</source>
        <extracomment>“Embezzle” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Veruntreuen</translation>
    </message>
    <message>
        <source>Embezzle|ich</source>
        <extracomment>“Embezzle” where a sentence asks for {action:ich}</extracomment>
        <translation>veruntreue</translation>
    </message>
    <message>
        <source>Embezzle|nom</source>
        <extracomment>“Embezzle” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Veruntreuen</translation>
    </message>
    <message>
        <source>Examine|Nom</source>
        <extracomment>“Examine” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Prüfen</translation>
    </message>
    <message>
        <source>Examine|acc</source>
        <extracomment>“Examine” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Prüfen</translation>
    </message>
    <message>
        <source>Examine|dat</source>
        <extracomment>“Examine” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Prüfen</translation>
    </message>
    <message>
        <source>Examine|einen</source>
        <extracomment>“Examine” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Prüfen</translation>
    </message>
    <message>
        <source>Examine|ich</source>
        <extracomment>“Examine” where a sentence asks for {action:ich}</extracomment>
        <translation>prüfe eine Karte</translation>
    </message>
    <message>
        <source>Examine|nom</source>
        <extracomment>“Examine” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Prüfen</translation>
    </message>
    <message>
        <source>Exchange|Nom</source>
        <extracomment>“Exchange” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Austauschen</translation>
    </message>
    <message>
        <source>Exchange|acc</source>
        <extracomment>“Exchange” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Austauschen</translation>
    </message>
    <message>
        <source>Exchange|dat</source>
        <extracomment>“Exchange” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Austauschen</translation>
    </message>
    <message>
        <source>Exchange|einen</source>
        <extracomment>“Exchange” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Austauschen</translation>
    </message>
    <message>
        <source>Exchange|ich</source>
        <extracomment>“Exchange” where a sentence asks for {action:ich}</extracomment>
        <translation>tausche Karten aus</translation>
    </message>
    <message>
        <source>Exchange|nom</source>
        <extracomment>“Exchange” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Austauschen</translation>
    </message>
    <message>
        <source>Foreign Aid|Nom</source>
        <extracomment>“Foreign Aid” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Die Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|acc</source>
        <extracomment>“Foreign Aid” where a sentence asks for {examine:acc}</extracomment>
        <translation>die Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|dat</source>
        <extracomment>“Foreign Aid” where a sentence asks for {action:dat}</extracomment>
        <translation>der Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|deinen</source>
        <extracomment>“Foreign Aid” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|einem</source>
        <extracomment>“Foreign Aid” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|einen</source>
        <extracomment>“Foreign Aid” where a sentence asks for {action:einen}</extracomment>
        <translation>eine Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|ich</source>
        <extracomment>“Foreign Aid” where a sentence asks for {action:ich}</extracomment>
        <translation>bitte um Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Foreign Aid|nom</source>
        <extracomment>“Foreign Aid” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Get Influence|Nom</source>
        <extracomment>“Get Influence” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Die Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|acc</source>
        <extracomment>“Get Influence” where a sentence asks for {examine:acc}</extracomment>
        <translation>die Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|dat</source>
        <extracomment>“Get Influence” where a sentence asks for {action:dat}</extracomment>
        <translation>der Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|deinen</source>
        <extracomment>“Get Influence” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|einem</source>
        <extracomment>“Get Influence” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|einen</source>
        <extracomment>“Get Influence” where a sentence asks for {action:einen}</extracomment>
        <translation>eine Einflussnahme</translation>
    </message>
    <message>
        <source>Get Influence|ich</source>
        <extracomment>“Get Influence” where a sentence asks for {action:ich}</extracomment>
        <translation>nehme Einfluss</translation>
    </message>
    <message>
        <source>Get Influence|nom</source>
        <extracomment>“Get Influence” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Einflussnahme</translation>
    </message>
    <message>
        <source>Guards|acc</source>
        <extracomment>“Guards” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Wächter</translation>
    </message>
    <message>
        <source>Guards|kein</source>
        <extracomment>“Guards” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Wächter</translation>
    </message>
    <message>
        <source>Guard|Nom</source>
        <extracomment>“Guard” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Wächter</translation>
    </message>
    <message>
        <source>Guard|acc</source>
        <extracomment>“Guard” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Wächter</translation>
    </message>
    <message>
        <source>Guard|deinen</source>
        <extracomment>“Guard” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Wächter</translation>
    </message>
    <message>
        <source>Guard|kein</source>
        <extracomment>“Guard” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Wächter</translation>
    </message>
    <message>
        <source>Guard|nom</source>
        <extracomment>“Guard” where a sentence asks for {character:nom}</extracomment>
        <translation>der Wächter</translation>
    </message>
    <message>
        <source>Income|Nom</source>
        <extracomment>“Income” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Einkommen</translation>
    </message>
    <message>
        <source>Income|acc</source>
        <extracomment>“Income” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Einkommen</translation>
    </message>
    <message>
        <source>Income|dat</source>
        <extracomment>“Income” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Einkommen</translation>
    </message>
    <message>
        <source>Income|deinen</source>
        <extracomment>“Income” where a sentence asks for {deed:deinen}</extracomment>
        <translation>dein Einkommen</translation>
    </message>
    <message>
        <source>Income|einem</source>
        <extracomment>“Income” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Einkommen</translation>
    </message>
    <message>
        <source>Income|einen</source>
        <extracomment>“Income” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Einkommen</translation>
    </message>
    <message>
        <source>Income|ich</source>
        <extracomment>“Income” where a sentence asks for {action:ich}</extracomment>
        <translation>nehme Einkommen</translation>
    </message>
    <message>
        <source>Income|nom</source>
        <extracomment>“Income” where a sentence asks for {deed:nom}</extracomment>
        <translation>das Einkommen</translation>
    </message>
    <message>
        <source>Inquisitors|acc</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Inquisitoren</translation>
    </message>
    <message>
        <source>Inquisitors|kein</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Inquisitoren</translation>
    </message>
    <message>
        <source>Inquisitor|Nom</source>
        <extracomment>“Inquisitor” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Inquisitor</translation>
    </message>
    <message>
        <source>Inquisitor|acc</source>
        <extracomment>“Inquisitor” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Inquisitor</translation>
    </message>
    <message>
        <source>Inquisitor|deinen</source>
        <extracomment>“Inquisitor” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Inquisitor</translation>
    </message>
    <message>
        <source>Inquisitor|kein</source>
        <extracomment>“Inquisitor” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Inquisitor</translation>
    </message>
    <message>
        <source>Inquisitor|nom</source>
        <extracomment>“Inquisitor” where a sentence asks for {character:nom}</extracomment>
        <translation>der Inquisitor</translation>
    </message>
    <message>
        <source>Inspectors|acc</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Inspektoren</translation>
    </message>
    <message>
        <source>Inspectors|kein</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Inspektoren</translation>
    </message>
    <message>
        <source>Inspector|Nom</source>
        <extracomment>“Inspector” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Inspektor</translation>
    </message>
    <message>
        <source>Inspector|acc</source>
        <extracomment>“Inspector” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Inspektor</translation>
    </message>
    <message>
        <source>Inspector|deinen</source>
        <extracomment>“Inspector” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Inspektor</translation>
    </message>
    <message>
        <source>Inspector|kein</source>
        <extracomment>“Inspector” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Inspektor</translation>
    </message>
    <message>
        <source>Inspector|nom</source>
        <extracomment>“Inspector” where a sentence asks for {character:nom}</extracomment>
        <translation>der Inspektor</translation>
    </message>
    <message>
        <source>Monarchists|dat</source>
        <extracomment>“Monarchists” where a sentence asks for {team:dat}</extracomment>
        <translation>den Monarchisten</translation>
    </message>
    <message>
        <source>Populists|dat</source>
        <extracomment>“Populists” where a sentence asks for {team:dat}</extracomment>
        <translation>den Populisten</translation>
    </message>
    <message>
        <source>Red|dat</source>
        <extracomment>“Red” where a sentence asks for {team:dat}</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Replace|Nom</source>
        <extracomment>“Replace” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Ersetzen</translation>
    </message>
    <message>
        <source>Replace|acc</source>
        <extracomment>“Replace” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Ersetzen</translation>
    </message>
    <message>
        <source>Replace|dat</source>
        <extracomment>“Replace” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Ersetzen</translation>
    </message>
    <message>
        <source>Replace|einen</source>
        <extracomment>“Replace” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Ersetzen</translation>
    </message>
    <message>
        <source>Replace|ich</source>
        <extracomment>“Replace” where a sentence asks for {action:ich}</extracomment>
        <translation>lasse eine Karte ersetzen</translation>
    </message>
    <message>
        <source>Replace|nom</source>
        <extracomment>“Replace” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Ersetzen</translation>
    </message>
    <message>
        <source>Steal Bribe|Nom</source>
        <extracomment>“Steal Bribe” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Der Schmiergeldraub</translation>
    </message>
    <message>
        <source>Steal Bribe|acc</source>
        <extracomment>“Steal Bribe” where a sentence asks for {examine:acc}</extracomment>
        <translation>den Schmiergeldraub</translation>
    </message>
    <message>
        <source>Steal Bribe|dat</source>
        <extracomment>“Steal Bribe” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Schmiergeldraub</translation>
    </message>
    <message>
        <source>Steal Bribe|einen</source>
        <extracomment>“Steal Bribe” where a sentence asks for {action:einen}</extracomment>
        <translation>einen Schmiergeldraub</translation>
    </message>
    <message>
        <source>Steal Bribe|ich</source>
        <extracomment>“Steal Bribe” where a sentence asks for {action:ich}</extracomment>
        <translation>raube das Schmiergeld</translation>
    </message>
    <message>
        <source>Steal Bribe|nom</source>
        <extracomment>“Steal Bribe” where a sentence asks for {coup:nom}</extracomment>
        <translation>der Schmiergeldraub</translation>
    </message>
    <message>
        <source>Steal|Nom</source>
        <extracomment>“Steal” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Das Stehlen</translation>
    </message>
    <message>
        <source>Steal|acc</source>
        <extracomment>“Steal” where a sentence asks for {examine:acc}</extracomment>
        <translation>das Stehlen</translation>
    </message>
    <message>
        <source>Steal|dat</source>
        <extracomment>“Steal” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Stehlen</translation>
    </message>
    <message>
        <source>Steal|einen</source>
        <extracomment>“Steal” where a sentence asks for {action:einen}</extracomment>
        <translation>ein Stehlen</translation>
    </message>
    <message>
        <source>Steal|ich</source>
        <extracomment>“Steal” where a sentence asks for {action:ich}</extracomment>
        <translation>stehle</translation>
    </message>
    <message>
        <source>Steal|nom</source>
        <extracomment>“Steal” where a sentence asks for {coup:nom}</extracomment>
        <translation>das Stehlen</translation>
    </message>
    <message>
        <source>Street Aid|Nom</source>
        <extracomment>“Street Aid” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Die Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|acc</source>
        <extracomment>“Street Aid” where a sentence asks for {examine:acc}</extracomment>
        <translation>die Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|dat</source>
        <extracomment>“Street Aid” where a sentence asks for {action:dat}</extracomment>
        <translation>der Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|deinen</source>
        <extracomment>“Street Aid” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|einem</source>
        <extracomment>“Street Aid” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|einen</source>
        <extracomment>“Street Aid” where a sentence asks for {action:einen}</extracomment>
        <translation>eine Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|ich</source>
        <extracomment>“Street Aid” where a sentence asks for {action:ich}</extracomment>
        <translation>bitte um Straßenhilfe</translation>
    </message>
    <message>
        <source>Street Aid|nom</source>
        <extracomment>“Street Aid” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Straßenhilfe</translation>
    </message>
    <message>
        <source>Switch Team|Nom</source>
        <extracomment>“Switch Team” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Der Teamwechsel</translation>
    </message>
    <message>
        <source>Switch Team|acc</source>
        <extracomment>“Switch Team” where a sentence asks for {examine:acc}</extracomment>
        <translation>den Teamwechsel</translation>
    </message>
    <message>
        <source>Switch Team|dat</source>
        <extracomment>“Switch Team” where a sentence asks for {action:dat}</extracomment>
        <translation>dem Teamwechsel</translation>
    </message>
    <message>
        <source>Switch Team|einen</source>
        <extracomment>“Switch Team” where a sentence asks for {action:einen}</extracomment>
        <translation>einen Teamwechsel</translation>
    </message>
    <message>
        <source>Switch Team|ich</source>
        <extracomment>“Switch Team” where a sentence asks for {action:ich}</extracomment>
        <translation>wechsle das Team</translation>
    </message>
    <message>
        <source>Switch Team|nom</source>
        <extracomment>“Switch Team” where a sentence asks for {coup:nom}</extracomment>
        <translation>der Teamwechsel</translation>
    </message>
    <message>
        <source>Tax|Nom</source>
        <extracomment>“Tax” where a sentence asks for {coup:Nom}</extracomment>
        <translation>Die Steuern</translation>
    </message>
    <message>
        <source>Tax|acc</source>
        <extracomment>“Tax” where a sentence asks for {examine:acc}</extracomment>
        <translation>die Steuern</translation>
    </message>
    <message>
        <source>Tax|dat</source>
        <extracomment>“Tax” where a sentence asks for {action:dat}</extracomment>
        <translation>den Steuern</translation>
    </message>
    <message>
        <source>Tax|deinen</source>
        <extracomment>“Tax” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Steuern</translation>
    </message>
    <message>
        <source>Tax|einem</source>
        <extracomment>“Tax” where a sentence asks for {deed:einem}</extracomment>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Tax|einen</source>
        <extracomment>“Tax” where a sentence asks for {action:einen}</extracomment>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Tax|ich</source>
        <extracomment>“Tax” where a sentence asks for {action:ich}</extracomment>
        <translation>nehme Steuern</translation>
    </message>
    <message>
        <source>Tax|nom</source>
        <extracomment>“Tax” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Steuern</translation>
    </message>
    <message>
        <source>Thief|Nom</source>
        <extracomment>“Thief” where a sentence asks for {character:Nom}</extracomment>
        <translation>Der Dieb</translation>
    </message>
    <message>
        <source>Thief|acc</source>
        <extracomment>“Thief” where a sentence asks for {barred:acc}</extracomment>
        <translation>den Dieb</translation>
    </message>
    <message>
        <source>Thief|deinen</source>
        <extracomment>“Thief” where a sentence asks for {character:deinen}</extracomment>
        <translation>deinen Dieb</translation>
    </message>
    <message>
        <source>Thief|kein</source>
        <extracomment>“Thief” where a sentence asks for {barred:kein}</extracomment>
        <translation>keinen Dieb</translation>
    </message>
    <message>
        <source>Thief|nom</source>
        <extracomment>“Thief” where a sentence asks for {character:nom}</extracomment>
        <translation>der Dieb</translation>
    </message>
    <message>
        <source>Thieves|acc</source>
        <extracomment>“Thieves” where a sentence asks for {characters:acc}</extracomment>
        <translation>die Diebe</translation>
    </message>
    <message>
        <source>Thieves|kein</source>
        <extracomment>“Thieves” where a sentence asks for {characters:kein}</extracomment>
        <translation>keine Diebe</translation>
    </message>
    <message>
        <source>assassination|Nom</source>
        <extracomment>“assassination” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Das Attentat</translation>
    </message>
    <message>
        <source>assassination|acc</source>
        <extracomment>“assassination” where a sentence asks for {deed:acc}</extracomment>
        <translation>das Attentat</translation>
    </message>
    <message>
        <source>assassination|deinen</source>
        <extracomment>“assassination” where a sentence asks for {deed:deinen}</extracomment>
        <translation>dein Attentat</translation>
    </message>
    <message>
        <source>assassination|einem</source>
        <extracomment>“assassination” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Attentat</translation>
    </message>
    <message>
        <source>assassination|nom</source>
        <extracomment>“assassination” where a sentence asks for {deed:nom}</extracomment>
        <translation>das Attentat</translation>
    </message>
    <message>
        <source>change of team|Nom</source>
        <extracomment>“change of team” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Teamwechsel</translation>
    </message>
    <message>
        <source>change of team|acc</source>
        <extracomment>“change of team” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Teamwechsel</translation>
    </message>
    <message>
        <source>change of team|deinen</source>
        <extracomment>“change of team” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Teamwechsel</translation>
    </message>
    <message>
        <source>change of team|einem</source>
        <extracomment>“change of team” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Teamwechsel</translation>
    </message>
    <message>
        <source>change of team|nom</source>
        <extracomment>“change of team” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Teamwechsel</translation>
    </message>
    <message>
        <source>conversion|Nom</source>
        <extracomment>“conversion” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Seitenwechsel</translation>
    </message>
    <message>
        <source>conversion|acc</source>
        <extracomment>“conversion” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Seitenwechsel</translation>
    </message>
    <message>
        <source>conversion|deinen</source>
        <extracomment>“conversion” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Seitenwechsel</translation>
    </message>
    <message>
        <source>conversion|einem</source>
        <extracomment>“conversion” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Seitenwechsel</translation>
    </message>
    <message>
        <source>conversion|nom</source>
        <extracomment>“conversion” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Seitenwechsel</translation>
    </message>
    <message>
        <source>cooperation|Nom</source>
        <extracomment>“cooperation” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Die Kooperation</translation>
    </message>
    <message>
        <source>cooperation|acc</source>
        <extracomment>“cooperation” where a sentence asks for {deed:acc}</extracomment>
        <translation>die Kooperation</translation>
    </message>
    <message>
        <source>cooperation|deinen</source>
        <extracomment>“cooperation” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Kooperation</translation>
    </message>
    <message>
        <source>cooperation|einem</source>
        <extracomment>“cooperation” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Kooperation</translation>
    </message>
    <message>
        <source>cooperation|nom</source>
        <extracomment>“cooperation” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Kooperation</translation>
    </message>
    <message>
        <source>embezzlement|Nom</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Die Veruntreuung</translation>
    </message>
    <message>
        <source>embezzlement|acc</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:acc}</extracomment>
        <translation>die Veruntreuung</translation>
    </message>
    <message>
        <source>embezzlement|deinen</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Veruntreuung</translation>
    </message>
    <message>
        <source>embezzlement|einem</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Veruntreuung</translation>
    </message>
    <message>
        <source>embezzlement|nom</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Veruntreuung</translation>
    </message>
    <message>
        <source>examination|Nom</source>
        <extracomment>“examination” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Die Prüfung</translation>
    </message>
    <message>
        <source>examination|acc</source>
        <extracomment>“examination” where a sentence asks for {deed:acc}</extracomment>
        <translation>die Prüfung</translation>
    </message>
    <message>
        <source>examination|deinen</source>
        <extracomment>“examination” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deine Prüfung</translation>
    </message>
    <message>
        <source>examination|einem</source>
        <extracomment>“examination” where a sentence asks for {deed:einem}</extracomment>
        <translation>einer Prüfung</translation>
    </message>
    <message>
        <source>examination|nom</source>
        <extracomment>“examination” where a sentence asks for {deed:nom}</extracomment>
        <translation>die Prüfung</translation>
    </message>
    <message>
        <source>exchange|Nom</source>
        <extracomment>“exchange” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Austausch</translation>
    </message>
    <message>
        <source>exchange|acc</source>
        <extracomment>“exchange” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Austausch</translation>
    </message>
    <message>
        <source>exchange|deinen</source>
        <extracomment>“exchange” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Austausch</translation>
    </message>
    <message>
        <source>exchange|einem</source>
        <extracomment>“exchange” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Austausch</translation>
    </message>
    <message>
        <source>exchange|nom</source>
        <extracomment>“exchange” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Austausch</translation>
    </message>
    <message>
        <source>four {characters}|acc</source>
        <extracomment>“four {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>vier {characters}</translation>
    </message>
    <message>
        <source>replacement|Nom</source>
        <extracomment>“replacement” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Kartenwechsel</translation>
    </message>
    <message>
        <source>replacement|acc</source>
        <extracomment>“replacement” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Kartenwechsel</translation>
    </message>
    <message>
        <source>replacement|deinen</source>
        <extracomment>“replacement” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Kartenwechsel</translation>
    </message>
    <message>
        <source>replacement|einem</source>
        <extracomment>“replacement” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Kartenwechsel</translation>
    </message>
    <message>
        <source>replacement|nom</source>
        <extracomment>“replacement” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Kartenwechsel</translation>
    </message>
    <message>
        <source>the {character}|acc</source>
        <extracomment>“the {character}” where a sentence asks for {cards:acc}</extracomment>
        <translation>{character:acc}</translation>
    </message>
    <message>
        <source>the {deed}|acc</source>
        <extracomment>“the {deed}” where a sentence asks for {the_deed:acc}</extracomment>
        <translation>{deed:acc}</translation>
    </message>
    <message>
        <source>theft of the bribe|Nom</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Schmiergeldraub</translation>
    </message>
    <message>
        <source>theft of the bribe|acc</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Schmiergeldraub</translation>
    </message>
    <message>
        <source>theft of the bribe|deinen</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Schmiergeldraub</translation>
    </message>
    <message>
        <source>theft of the bribe|einem</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Schmiergeldraub</translation>
    </message>
    <message>
        <source>theft of the bribe|nom</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Schmiergeldraub</translation>
    </message>
    <message>
        <source>theft|Nom</source>
        <extracomment>“theft” where a sentence asks for {deed:Nom}</extracomment>
        <translation>Der Diebstahl</translation>
    </message>
    <message>
        <source>theft|acc</source>
        <extracomment>“theft” where a sentence asks for {deed:acc}</extracomment>
        <translation>den Diebstahl</translation>
    </message>
    <message>
        <source>theft|deinen</source>
        <extracomment>“theft” where a sentence asks for {deed:deinen}</extracomment>
        <translation>deinen Diebstahl</translation>
    </message>
    <message>
        <source>theft|einem</source>
        <extracomment>“theft” where a sentence asks for {deed:einem}</extracomment>
        <translation>einem Diebstahl</translation>
    </message>
    <message>
        <source>theft|nom</source>
        <extracomment>“theft” where a sentence asks for {deed:nom}</extracomment>
        <translation>der Diebstahl</translation>
    </message>
    <message>
        <source>three {characters}|acc</source>
        <extracomment>“three {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>drei {characters}</translation>
    </message>
    <message>
        <source>two {characters}|acc</source>
        <extracomment>“two {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>zwei {characters}</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Attentäter</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Gräfin</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Botschafter</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Foreign Aid</source>
        <translation>Entwicklungshilfe</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Putsch</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Cooperate</source>
        <translation>Kooperieren</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Attentat</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertieren</translation>
    </message>
    <message>
        <source>Embezzle</source>
        <translation>Veruntreuen</translation>
    </message>
    <message>
        <source>{seat} takes {action}.</source>
        <translation>{seat} nimmt {action}.</translation>
    </message>
    <message>
        <source>{seat} asks for {action}.</source>
        <translation>{seat} bittet um {action}.</translation>
    </message>
    <message>
        <source>{seat} launches a {action} against {target}.</source>
        <translation>{seat} führt einen {action} gegen {target} aus.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to take {coins}.</source>
        <translation>{seat} will als {character} {coins} nehmen.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to cooperate with {target}.</source>
        <translation>{seat} will als {character} mit {target} kooperieren.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to assassinate {target}.</source>
        <translation>{seat} will als {character} ein Attentat auf {target} verüben.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to steal from {target}.</source>
        <translation>{seat} will als {character} von {target} stehlen.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to exchange cards.</source>
        <translation>{seat} will als {character} Karten austauschen.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to examine a card of {target}.</source>
        <translation>{seat} will als {character} eine Karte von {target} prüfen.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to have {target} replace a card.</source>
        <translation>{seat} will als {character} eine Karte von {target} ersetzen lassen.</translation>
    </message>
    <message>
        <source>{seat} pays to change sides.</source>
        <translation>{seat} zahlt und wechselt die Seite.</translation>
    </message>
    <message>
        <source>{seat} claims not to hold the {barred}, to take the {reserve}.</source>
        <translation>{seat} will die {reserve} leeren und behauptet, {barred:kein} zu haben.</translation>
    </message>
    <message>
        <source>{seat} chooses {action}.</source>
        <translation>{seat} wählt {action}.</translation>
    </message>
    <message>
        <source>{seat} pays to make {target} change sides.</source>
        <translation>{seat} zahlt, und {target} muss die Seite wechseln.</translation>
    </message>
    <message>
        <source>{action} against {target}!</source>
        <translation>{action} gegen {target}!</translation>
    </message>
    <message>
        <source>{action} with {target}. I am the {character}.</source>
        <translation>Ich bin {character:nom} und {action:ich} mit {target}.</translation>
    </message>
    <message>
        <source>{action} {target}! I am the {character}.</source>
        <translation>Ich bin {character:nom}. {action} auf {target}!</translation>
    </message>
    <message>
        <source>{action} from {target}. I am the {character}.</source>
        <translation>Ich bin {character:nom} und {action:ich} von {target}.</translation>
    </message>
    <message>
        <source>{action} {target}. I am the {character}.</source>
        <translation>Ich bin {character:nom} und {action:ich} bei {target}.</translation>
    </message>
    <message>
        <source>{action}: a new card for {target}. I am the {character}.</source>
        <translation>Ich bin {character:nom}. {action}: eine neue Karte für {target}.</translation>
    </message>
    <message>
        <source>{action}. I hold no {barred}.</source>
        <translation>{action}. Ich habe {barred:kein}.</translation>
    </message>
    <message>
        <source>{action}. I am the {character}.</source>
        <translation>Ich bin {character:nom} und {action:ich}.</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>{action}: {target}.</source>
        <translation>{action}: {target}.</translation>
    </message>
    <message>
        <source>I challenge that!</source>
        <translation>Das zweifle ich an!</translation>
    </message>
    <message>
        <source>Blocked. I am the {character}.</source>
        <translation>Blockiert! Ich bin {character:nom}.</translation>
    </message>
    <message>
        <source>{action}: {character}.</source>
        <translation>{action}: {character}.</translation>
    </message>
    <message>
        <source>Blocked: {character}.</source>
        <translation>Blockiert: {character}.</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <translation>Ich zweifle!</translation>
    </message>
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
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 Einfluss</translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n Einfluss</numerusform>
            <numerusform>%n Einflüsse</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} pays {coins}.</source>
        <translation>{source} zahlt {coins}.</translation>
    </message>
    <message>
        <source>{destination} gets {coins} back.</source>
        <translation>{destination} bekommt {coins} zurück.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the Treasury.</source>
        <translation>{destination} nimmt {coins} aus der Schatzkammer.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from {source}.</source>
        <translation>{destination} nimmt {coins} von {source}.</translation>
    </message>
    <message>
        <source>{source} gives {coins} to {destination}.</source>
        <translation>{source} gibt {coins} an {destination}.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the {reserve}.</source>
        <translation>{destination} nimmt {coins} aus der {reserve}.</translation>
    </message>
    <message>
        <source>{source} returns {coins} to the Treasury.</source>
        <translation>{source} gibt {coins} in die Schatzkammer zurück.</translation>
    </message>
    <message>
        <source>Turn {number}: {seat}</source>
        <translation>Zug {number}: {seat}</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s {character}.</source>
        <translation>{seat} zweifelt {character:acc} von {other} an.</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s claim to hold no {barred}.</source>
        <translation>{seat} zweifelt an, dass {other} {barred:kein} hat.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to block.</source>
        <translation>{seat} will als {character} blockieren.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} zeigt {cards:acc} vor.</translation>
    </message>
    <message>
        <source>{seat} opens its hand: {cards}.</source>
        <translation>{seat} deckt alle Karten auf: {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} loses {cards}.</source>
        <translation>{seat} verliert {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} is exiled.</source>
        <translation>{seat} geht ins Exil.</translation>
    </message>
    <message>
        <source>cooperation</source>
        <translation>Kooperation</translation>
    </message>
    <message>
        <source>assassination</source>
        <translation>Attentat</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>Diebstahl</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Austausch</translation>
    </message>
    <message>
        <source>examination</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>Kartenwechsel</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>embezzlement</source>
        <translation>Veruntreuung</translation>
    </message>
    <message>
        <source>change of team</source>
        <translation>Teamwechsel</translation>
    </message>
    <message>
        <source>theft of the bribe</source>
        <translation>Schmiergeldraub</translation>
    </message>
    <message>
        <source>the {deed}</source>
        <translation>{deed:nom}</translation>
    </message>
    <message>
        <source>The {deed} fails.</source>
        <translation>{deed:Nom} scheitert.</translation>
    </message>
    <message>
        <source>The {deed} is blocked.</source>
        <translation>{deed:Nom} ist blockiert.</translation>
    </message>
    <message>
        <source>{action} fails.</source>
        <translation>Aus {action:dat} wird nichts.</translation>
    </message>
    <message>
        <source>{action} is blocked.</source>
        <translation>{action:Nom} ist blockiert.</translation>
    </message>
    <message>
        <source>The block falls.</source>
        <translation>Die Blockade fällt.</translation>
    </message>
    <message>
        <source>{seat} draws {cards} from the Court.</source>
        <translation>{seat} zieht {cards:acc} vom Hof.</translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the Court.</source>
        <translation>{seat} mischt {cards:acc} in den Hof.</translation>
    </message>
    <message>
        <source>{seat} lets {other} see {cards}.</source>
        <translation>{seat} lässt {other} {cards:acc} sehen.</translation>
    </message>
    <message>
        <source>{seat} lets {other} keep the card.</source>
        <translation>{seat} lässt {other} die Karte behalten.</translation>
    </message>
    <message>
        <source>{seat} has {other} replace the card.</source>
        <translation>{seat} lässt {other} die Karte ersetzen.</translation>
    </message>
    <message>
        <source>{seat} belongs to the {team} now.</source>
        <translation>{seat} gehört jetzt zu {team:dat}.</translation>
    </message>
    <message>
        <source>{seat} wins the game.</source>
        <translation>{seat} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>{seat} drafts {cards}.</source>
        <translation>{seat} wählt {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}.</source>
        <translation>{seat} bekommt {cards:acc}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Niemand zweifelt.</translation>
    </message>
    <message>
        <source>Nobody blocks it.</source>
        <translation>Niemand blockiert.</translation>
    </message>
    <message>
        <source>{seats} let it pass.</source>
        <translation>{seats} lassen es zu.</translation>
    </message>
    <message>
        <source>{seats} lets it pass.</source>
        <translation>{seats} lässt es zu.</translation>
    </message>
    <message>
        <source>the {character}</source>
        <translation>{character}</translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation>Herzöge</translation>
    </message>
    <message>
        <source>Assassins</source>
        <translation>Attentäter</translation>
    </message>
    <message>
        <source>Contessas</source>
        <translation>Gräfinnen</translation>
    </message>
    <message>
        <source>Captains</source>
        <translation>Hauptleute</translation>
    </message>
    <message>
        <source>Ambassadors</source>
        <translation>Botschafter</translation>
    </message>
    <message>
        <source>Inquisitors</source>
        <translation>Inquisitoren</translation>
    </message>
    <message>
        <source>Diplomats</source>
        <translation>Diplomaten</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Diebe</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Inspectors</source>
        <translation>Inspektoren</translation>
    </message>
    <message>
        <source>two {characters}</source>
        <translation>zwei {characters}</translation>
    </message>
    <message>
        <source>three {characters}</source>
        <translation>drei {characters}</translation>
    </message>
    <message>
        <source>four {characters}</source>
        <translation>vier {characters}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>Monarchists against Populists until one faction is left.</source>
        <translation>Monarchisten gegen Populisten, bis nur noch eine Fraktion übrig ist.</translation>
    </message>
    <message>
        <source>The Inquisitor instead of the Ambassador.</source>
        <translation>Der Inquisitor statt des Botschafters.</translation>
    </message>
    <message>
        <source>Monarchists</source>
        <translation>Monarchisten</translation>
    </message>
    <message>
        <source>Populists</source>
        <translation>Populisten</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Kartenwahl</translation>
    </message>
    <message>
        <source>Two seats: each chooses its first card.</source>
        <translation>Zu zweit: Beide suchen sich ihre erste Karte aus.</translation>
    </message>
    <message>
        <source>Almshouse</source>
        <translation>Armenkasse</translation>
    </message>
    <message>
        <source>City-state</source>
        <translation>Stadtstaat</translation>
    </message>
    <message>
        <source>The Diplomat instead of the Duke.</source>
        <translation>Der Diplomat statt des Herzogs.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>The Inspector instead of the Dealer.</source>
        <translation>Der Inspektor statt des Händlers.</translation>
    </message>
    <message>
        <source>Six characters</source>
        <translation>Sechs Charaktere</translation>
    </message>
    <message>
        <source>The Dealer and the Inspector both.</source>
        <translation>Händler und Inspektor zugleich.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Red against blue until one team is left.</source>
        <translation>Rot gegen Blau, bis nur noch ein Team übrig ist.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Schmierkasse</translation>
    </message>
    <message>
        <source>Get Influence</source>
        <translation>Einflussnahme</translation>
    </message>
    <message>
        <source>Street Aid</source>
        <translation>Straßenhilfe</translation>
    </message>
    <message>
        <source>Switch Team</source>
        <translation>Teamwechsel</translation>
    </message>
    <message>
        <source>Steal Bribe</source>
        <translation>Schmiergeldraub</translation>
    </message>
    <message>
        <source>Copies of each character</source>
        <translation>Karten je Charakter</translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation>Münzen insgesamt</translation>
    </message>
    <message>
        <source>With two seats, who starts with one coin</source>
        <translation>Zu zweit beginnt mit nur einer Münze</translation>
    </message>
    <message>
        <source>The cost of a caught action is returned</source>
        <translation>Kosten einer aufgeflogenen Aktion kommen zurück</translation>
    </message>
    <message>
        <source>Who may block an action that has a target</source>
        <translation>Wer eine Aktion mit Ziel blockieren darf</translation>
    </message>
    <message>
        <source>A Coup is compulsory from so many coins</source>
        <translation>Putsch ist Pflicht ab (Münzen)</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card</source>
        <translation>Wer beweisen könnte, darf ablehnen und verliert</translation>
    </message>
    <message>
        <source>A seat without coins may be stolen from</source>
        <translation>Stehlen von jemandem ohne Münzen erlaubt</translation>
    </message>
    <message>
        <source>Drawn cards that an exchange may keep</source>
        <translation>Beim Austauschen gezogene Karten, die bleiben dürfen</translation>
    </message>
    <message>
        <source>The Contessa blocks an examination</source>
        <translation>Die Gräfin blockiert eine Prüfung</translation>
    </message>
    <message>
        <source>A caught embezzler loses</source>
        <translation>Wer beim Veruntreuen auffliegt, verliert</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>the Court has nothing to give now</source>
        <translation>der Hof hat jetzt nichts zu geben</translation>
    </message>
    <message>
        <source>{count} cards are due, not {number}</source>
        <translation>{count} Karten sind fällig, nicht {number}</translation>
    </message>
    <message>
        <source>the Court has no character {card}</source>
        <translation>der Hof hat keinen Charakter {card}</translation>
    </message>
    <message>
        <source>no {word} is left in the Court</source>
        <translation>am Hof ist kein {word} mehr</translation>
    </message>
    <message>
        <source>A seat needs a name.</source>
        <translation>Ein Platz braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name holds no blank.</source>
        <translation>Ein Name enthält kein Leerzeichen.</translation>
    </message>
    <message>
        <source>A name holds no #.</source>
        <translation>Ein Name enthält kein #.</translation>
    </message>
    <message>
        <source>A name holds no control character.</source>
        <translation>Ein Name enthält kein Steuerzeichen.</translation>
    </message>
    <message>
        <source>“{name}” is a word of the game record; choose another name.</source>
        <translation>„{name}“ ist ein Wort der Aufzeichnung; wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Zwei Plätze heißen {name}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>this program reads version {version} of the record; found {found}</source>
        <translation>dieses Programm liest Version {version} der Aufzeichnung; gefunden: {found}</translation>
    </message>
    <message>
        <source>the first line of a record is “{word} {version}”; found {found}</source>
        <translation>die erste Zeile einer Aufzeichnung ist „{word} {version}“; gefunden: {found}</translation>
    </message>
    <message>
        <source>a tag has a key: “tag KEY text”</source>
        <translation>ein Vermerk hat einen Schlüssel: „tag SCHLÜSSEL Text“</translation>
    </message>
    <message>
        <source>{problem}; found “{text}”</source>
        <translation>{problem}; gefunden: „{text}“</translation>
    </message>
    <message>
        <source>“rules” names one of {known}</source>
        <translation>„rules“ nennt eines von {known}</translation>
    </message>
    <message>
        <source>the rules stand already in line {line}</source>
        <translation>die Regeln stehen schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“option” names one option</source>
        <translation>„option“ nennt genau eine Option</translation>
    </message>
    <message>
        <source>this option stands already in line {line}</source>
        <translation>diese Option steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“set” names a switch and its value</source>
        <translation>„set“ nennt einen Schalter und seinen Wert</translation>
    </message>
    <message>
        <source>this switch stands already in line {line}</source>
        <translation>dieser Schalter steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“seat” has a name and, for a bot, its word</source>
        <translation>„seat“ hat einen Namen und für einen Bot dessen Wort</translation>
    </message>
    <message>
        <source>this seat stands already in line {line}</source>
        <translation>dieser Platz steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“starter” names one seat</source>
        <translation>„starter“ nennt genau einen Platz</translation>
    </message>
    <message>
        <source>the starter stands already in line {line}</source>
        <translation>wer beginnt, steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“team” names a seat and its team</source>
        <translation>„team“ nennt einen Platz und dessen Team</translation>
    </message>
    <message>
        <source>the team of {name} stands already in line {line}</source>
        <translation>das Team von {name} steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“deal” names a seat and {number} characters</source>
        <translation>„deal“ nennt einen Platz und {number} Charaktere</translation>
    </message>
    <message>
        <source>the deal of {name} stands already in line {line}</source>
        <translation>die Karten von {name} stehen schon in Zeile {line}</translation>
    </message>
    <message>
        <source>“seed” names a whole number from 0 to {most}</source>
        <translation>„seed“ nennt eine ganze Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>the seed stands already in line {line}</source>
        <translation>der Startwert steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>no “starter” line says who begins</source>
        <translation>keine Zeile „starter“ sagt, wer beginnt</translation>
    </message>
    <message>
        <source>no “rules” line says what is played</source>
        <translation>keine Zeile „rules“ sagt, was gespielt wird</translation>
    </message>
    <message>
        <source>{name} has no seat</source>
        <translation>{name} hat keinen Platz</translation>
    </message>
    <message>
        <source>{word} is no option of any preset</source>
        <translation>{word} ist keine Option eines Regelwerks</translation>
    </message>
    <message>
        <source>{word} {value}: no such switch, or it does not take that</source>
        <translation>{word} {value}: diesen Schalter gibt es nicht, oder er nimmt das nicht an</translation>
    </message>
    <message>
        <source>“{card}” is no character</source>
        <translation>„{card}“ ist kein Charakter</translation>
    </message>
    <message>
        <source>there are teams only with the option {option}</source>
        <translation>Teams gibt es nur mit der Option {option}</translation>
    </message>
    <message>
        <source>a team is {first} or {second}, not {team}</source>
        <translation>ein Team ist {first} oder {second}, nicht {team}</translation>
    </message>
    <message>
        <source>no “team” line for {names}</source>
        <translation>keine Zeile „team“ für {names}</translation>
    </message>
    <message>
        <source>a draft game has no deal</source>
        <translation>eine Partie mit Kartenwahl hat kein „deal“</translation>
    </message>
    <message>
        <source>no “deal” line for {names}: all or none</source>
        <translation>keine Zeile „deal“ für {names}: alle oder keine</translation>
    </message>
    <message>
        <source>no “deal” lines and no “seed” that would deal</source>
        <translation>keine Zeilen „deal“ und kein „seed“, der austeilen würde</translation>
    </message>
    <message>
        <source>“{word}” is no character of this game; there are {known}</source>
        <translation>„{word}“ ist kein Charakter dieser Partie; es gibt {known}</translation>
    </message>
    <message>
        <source>there are only {copies} of {word}</source>
        <translation>von {word} gibt es nur {copies}</translation>
    </message>
    <message>
        <source>this is no UTF-8 text; save it as UTF-8</source>
        <translation>das ist kein UTF-8-Text; speichere ihn als UTF-8</translation>
    </message>
    <message>
        <source>the game is over, {winner} has won; found “{text}”</source>
        <translation>die Partie ist zu Ende, {winner} hat gewonnen; gefunden: „{text}“</translation>
    </message>
    <message>
        <source>“{word}” is no seat; a line here begins with {known} or {draw}</source>
        <translation>„{word}“ ist kein Platz; eine Zeile beginnt hier mit {known} oder {draw}</translation>
    </message>
    <message>
        <source>the record ends</source>
        <translation>die Aufzeichnung endet</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, but a “{draw}” line with {due} for {name} is due here</source>
        <translation>{found}, aber hier fehlt eine Zeile „{draw}“ mit {due} für {name}</translation>
    </message>
    <message>
        <source>the Court gives nothing here{asked}</source>
        <translation>der Hof gibt hier nichts{asked}</translation>
    </message>
    <message>
        <source>found “{text}”: {error}</source>
        <translation>gefunden: „{text}“: {error}</translation>
    </message>
    <message>
        <source>found “{text}”</source>
        <translation>gefunden: „{text}“</translation>
    </message>
    <message>
        <source>found “{text}”{legal}</source>
        <translation>gefunden: „{text}“{legal}</translation>
    </message>
    <message>
        <source>; the game is over, {winner} has won</source>
        <translation>; die Partie ist zu Ende, {winner} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} und {number} mehr</translation>
    </message>
    <message>
        <source>; {seat} is asked ({phase}) and may say {legal}</source>
        <translation>; gefragt ist {seat} ({phase}), möglich: {legal}</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>is no preset; there are {known}</source>
        <translation>ist kein Regelwerk; es gibt {known}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{first} or {second} or {third}</source>
        <translation>{first} oder {second} oder {third}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number or {other}</source>
        <translation>eine ganze Zahl oder {other}</translation>
    </message>
    <message>
        <source>{name} is for {fewest} to {most} seats, not {seats}</source>
        <translation>{name} ist für {fewest} bis {most} Plätze, nicht für {seats}</translation>
    </message>
    <message>
        <source>is no switch; there are {known}</source>
        <translation>ist kein Schalter; es gibt {known}</translation>
    </message>
    <message>
        <source>is no option of {name}; there are {known}</source>
        <translation>ist keine Option von {name}; es gibt {known}</translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation>ist zweimal genannt</translation>
    </message>
    <message>
        <source>cannot be played with {option}; choose one of the two</source>
        <translation>geht nicht zusammen mit {option}; wähle eines von beiden</translation>
    </message>
    <message>
        <source>takes {values}, not {text!r}</source>
        <translation>nimmt {values}, nicht {text!r}</translation>
    </message>
    <message>
        <source>is for two seats, not {seats}</source>
        <translation>ist für zwei Plätze, nicht für {seats}</translation>
    </message>
    <message>
        <source>needs {needed} copies of each character, not {copies}</source>
        <translation>braucht jeden Charakter {needed}-mal, nicht {copies}-mal</translation>
    </message>
    <message>
        <source>needs three seats or more</source>
        <translation>braucht mindestens drei Plätze</translation>
    </message>
    <message>
        <source>means something only with the option {option}</source>
        <translation>hat nur mit der Option {option} einen Sinn</translation>
    </message>
    <message>
        <source>at most {most} of each character</source>
        <translation>höchstens {most} von jedem Charakter</translation>
    </message>
    <message>
        <source>{copies} of each character leave fewer than {fewest} cards in the Court at {seats} seats; {least} or more would do</source>
        <translation>mit jedem Charakter {copies}-mal liegen bei {seats} Plätzen weniger als {fewest} Karten am Hof; {least} oder mehr würden reichen</translation>
    </message>
    <message>
        <source>{box} coins are fewer than the {needed} that the seats start with</source>
        <translation>{box} Münzen sind weniger als die {needed}, mit denen die Plätze beginnen</translation>
    </message>
    <message>
        <source>a Coup costs {cost} coins, so it cannot be compulsory from {threshold}</source>
        <translation>ein Putsch kostet {cost} Münzen, kann also nicht ab {threshold} Pflicht sein</translation>
    </message>
    <message>
        <source>cannot be below 0</source>
        <translation>darf nicht unter 0 sein</translation>
    </message>
    <message>
        <source>there is no Examine in this game</source>
        <translation>in dieser Partie gibt es kein Prüfen</translation>
    </message>
    <message>
        <source>there is no Contessa in this game</source>
        <translation>in dieser Partie gibt es keine Gräfin</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in {path} cannot be read: {reason}.</source>
        <translation>Die Einstellungen in {path} lassen sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged and cannot be put aside: {reason}.</source>
        <translation>Die Einstellungen in {path} sind beschädigt und lassen sich nicht beiseitelegen: {reason}.</translation>
    </message>
    <message>
        <source>The settings were damaged. They are kept as {aside}; the defaults are in force.</source>
        <translation>Die Einstellungen waren beschädigt. Sie bleiben als {aside} erhalten; es gelten die Grundeinstellungen.</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>{number} bots for {seats} seats; name one for all, or one a seat</source>
        <translation>{number} Bots für {seats} Plätze; nenne einen für alle oder einen je Platz</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>{games} Partien; mindestens 1</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>höchstens {max_turns} Züge; mindestens 1</translation>
    </message>
    <message>
        <source>{path} exists already; name an empty folder</source>
        <translation>{path} gibt es schon; nenne einen leeren Ordner</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 Partie mit {seats} Plätzen nach {rules}, Startwert {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n Partie mit {seats} Plätzen nach {rules}, Startwert {seed}</numerusform>
            <numerusform>%n Partien mit {seats} Plätzen nach {rules}, Startwert {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{unfinished} unfinished; {turns} turns and {decisions} decisions a game; {seconds} s</source>
        <translation>{unfinished} unvollendet; {turns} Züge und {decisions} Entscheidungen je Partie; {seconds} s</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>Siege nach Bot</translation>
    </message>
    <message>
        <source>won by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>gerecht</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>assassin</source>
        <translation>Attentäter</translation>
    </message>
    <message>
        <source>contessa</source>
        <translation>Gräfin</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>ambassador</source>
        <translation>Botschafter</translation>
    </message>
    <message>
        <source>inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>{seat}, begins</source>
        <translation>{seat}, beginnt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}</source>
        <translation>{seat}: {coins}, hat {cards}</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}; lost {lost}</source>
        <translation>{seat}: {coins}, hat {cards}; verloren {lost}</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Schatzkammer: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won after %n turns.</source>
        <translation>
            <numerusform>{seat} hat nach %n Zug gewonnen.</numerusform>
            <numerusform>{seat} hat nach %n Zügen gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is asked ({phase}): {legal}</source>
        <translation>gefragt ist {seat} ({phase}): {legal}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>%s Argument erwartet</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>%s Argumente erwartet</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>überflüssiges Argument %r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s könnte %(matches)s heißen</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Wahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
</context>
</TS>
