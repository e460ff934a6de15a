<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Arena</name>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} not over after {turns} turns: won by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair share {share}; times of decisions with a choice, in ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a worker process was ended from outside, or had too little memory; try fewer --jobs, and --resume FILE to keep what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}:{number}: this is no round; remove the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is no file; name another, or an absent one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: another arena writes it just now; name another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is no arena&apos;s file; name another, or an absent one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: round {number} is not of {seats} seats; remove its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it was begun with another {what}; give the same as then, or name another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} bots make more than {most} tables of {seats}; name fewer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>a self-test opens no file: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card game of bluff and deduction, against bots or with friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game record to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look whether all parts work here, a line each, and leave: status 0, or 1 if one does not; your games and settings are not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same, with its lines in FILE too: on Windows there is no terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play a game record without a window and tell it, or its end as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play games between bots without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure bots against one another without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`coup-desktop COMMAND --help` says more. Without arguments the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file, and no such command; commands are replay, simulate and arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a game record without a window and tells it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record; - reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print where it ends as one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no standard input to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official, city-state or coup-x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>official, city-state or coup-x ({rules} if none is named)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an option of the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any other change of the rules, as in a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where chance comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game that is not over after so many turns counts as unfinished (%(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play-outs a decision for levels that search; each has a number of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the result as one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays games between bots without a window. The same arguments give the same result, but for the seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bot for all seats, or one a seat; they move on by a seat from game to game. A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write each game&apos;s record into this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures bots against one another without a window. Each deal is played once for every place that a bot can have at the table. Of each bot: games (seats it played), wins, its share with a 95 percent interval, a rating (25 at first), and how long its decisions took. The same arguments give the same result, but for the times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who is measured: as many as seats, fewer (who then have several seats each), or more (every choice of them plays). A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random; here also one made for this: honest, turtle, doubter, truster, duke-liar, contest, or ruleai, which needs coupml from PyPI and the official rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of --bots plays alone against a table of this one, or of these, who fill the other seats in rotation, each as often as another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many processes play at once (%(default)s here); the result is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep what was played in FILE, and go on from there if it exists: after an interrupt, or with more --games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{jobs} jobs; 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arena rates by openskill, which is missing: pip install openskill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games; {file} has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language to speak: {codes}; by default the system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>.</source>
        <extracomment>What stands before the decimals of a number: 1.5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Duke</source>
        <translation>Герцог</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Убийца</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Графиня</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Посол</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Инквизитор</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Вор</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Охранник</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Делец</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Foreign Aid</source>
        <translation>Иностранная помощь</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Налог</translation>
    </message>
    <message>
        <source>Cooperate</source>
        <translation>Сотрудничество</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Покушение</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Кража</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Допрос</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Смена стороны</translation>
    </message>
    <message>
        <source>Embezzle</source>
        <translation>Растрата</translation>
    </message>
    <message>
        <source>{seat} takes {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} asks for {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} launches a {action} against {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to take {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to cooperate with {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to assassinate {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to steal from {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to exchange cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to examine a card of {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to have {target} replace a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays to change sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims not to hold the {barred}, to take the {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pays to make {target} change sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} against {target}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} with {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {target}! I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} from {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: a new card for {target}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}. I hold no {barred}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I challenge that!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked. I am the {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked: {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{source} pays {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} gets {coins} back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the Treasury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from {source}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} gives {coins} to {destination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the {reserve}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} returns {coins} to the Treasury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s {character}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s claim to hold no {barred}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the {character} to block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} opens its hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is exiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooperation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assassination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conversion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embezzlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theft of the bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {deed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {deed} fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {deed} is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws {cards} from the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lets {other} see {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lets {other} keep the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has {other} replace the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} belongs to the {team} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} drafts {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody blocks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} let it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} lets it pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contessas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambassadors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {characters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monarchists against Populists until one faction is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Inquisitor instead of the Ambassador.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monarchists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Populists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats: each chooses its first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almshouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City-state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Diplomat instead of the Duke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Inspector instead of the Dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer and the Inspector both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red against blue until one team is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get Influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street Aid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal Bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of each character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two seats, who starts with one coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of a caught action is returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may block an action that has a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Coup is compulsory from so many coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat without coins may be stolen from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn cards that an exchange may keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Contessa blocks an examination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A caught embezzler loses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>the Court has nothing to give now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards are due, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Court has no character {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {word} is left in the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name holds no blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name holds no #.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name holds no control character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a word of the game record; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this program reads version {version} of the record; found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first line of a record is “{word} {version}”; found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“rules” names one of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules stand already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“option” names one option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this option stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“set” names a switch and its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this switch stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“starter” names one seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the starter stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“team” names a seat and its team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the team of {name} stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“deal” names a seat and {number} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal of {name} stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“seed” names a whole number from 0 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “starter” line says who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “rules” line says what is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “team” line for {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “deal” line for {names}: all or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tag has a key: “tag KEY text”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; found “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“seat” has a name and, for a bot, its word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this seat stands already in line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is no option of any preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are teams only with the option {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draft game has no deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “deal” lines and no “seed” that would deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no character of this game; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only {copies} of {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} {value}: no such switch, or it does not take that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{card}” is no character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a team is {first} or {second}, not {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; {seat} is asked ({phase}) and may say {legal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the game is over, {winner} has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no UTF-8 text; save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, but a “{draw}” line with {due} for {name} is due here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over, {winner} has won; found “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Court gives nothing here{asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found “{text}”: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found “{text}”{legal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no seat; a line here begins with {known} or {draw}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>{first} or {second} or {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no preset; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is for {fewest} to {most} seats, not {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is for two seats, not {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {needed} copies of each character, not {copies}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{copies} of each character leave fewer than {fewest} cards in the Court at {seats} seats; {least} or more would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} coins are fewer than the {needed} that the seats start with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Coup costs {cost} coins, so it cannot be compulsory from {threshold}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no option of {name}; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be played with {option}; choose one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {values}, not {text!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs three seats or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>means something only with the option {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most} of each character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Examine in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no switch; there are {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no Contessa in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unfinished} unfinished; {turns} turns and {decisions} decisions a game; {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} exists already; name an empty folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} bots for {seats} seats; name one for all, or one a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>{seat}, begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}; lost {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is asked ({phase}): {legal}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
