<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Arena</name>
    <message>
        <source>a worker process was ended from outside, or had too little memory; try fewer --jobs, and --resume FILE to keep what was played</source>
        <translation>рабочий процесс завершён извне, или ему не хватило памяти; попробуйте меньше --jobs и --resume FILE, чтобы сохранить сыгранное</translation>
    </message>
    <message>
        <source>kind of file</source>
        <translation>вид файла</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} или {second}</translation>
    </message>
    <message>
        <source>{path}: this is no file; name another, or an absent one</source>
        <translation>{path}: это не файл; назовите другой или такого, которого ещё нет</translation>
    </message>
    <message>
        <source>{path}: another arena writes it just now; name another file</source>
        <translation>{path}: сюда сейчас пишет другая арена; назовите другой файл</translation>
    </message>
    <message>
        <source>{path}: this is no arena&apos;s file; name another, or an absent one</source>
        <translation>{path}: это не файл арены; назовите другой или такого, которого ещё нет</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no round; remove the line</source>
        <translation>{path}:{number}: это не круг; удалите строку</translation>
    </message>
    <message>
        <source>{path}: round {number} is not of {seats} seats; remove its line</source>
        <translation>{path}: круг {number} — не на {seats} игроков; удалите его строку</translation>
    </message>
    <message>
        <source>{path}: it was begun with another {what}; give the same as then, or name another file</source>
        <translation>{path}: начат с другим значением: {what}; укажите то же, что тогда, или назовите другой файл</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>партий: {games}; нужна хотя бы одна</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>ходов не больше: {max_turns}; нужен хотя бы один</translation>
    </message>
    <message>
        <source>{number} bots make more than {most} tables of {seats}; name fewer</source>
        <translation>ботов: {number}; столов на {seats} выходит больше {most}; назовите меньше</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 партия, игроков: {seats}, правила: {rules}, зерно {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n партия, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
            <numerusform>%n партии, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
            <numerusform>%n партий, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} not over after {turns} turns: won by nobody</source>
        <translation>не окончено за {turns} ходов: {number}, победителя нет</translation>
    </message>
    <message>
        <source>fair share {share}; times of decisions with a choice, in ms</source>
        <translation>справедливая доля {share}; время решений, где есть выбор, в мс</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>интервал 95 %</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>дольше всего</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>от {low} до {high}</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>a self-test opens no file: {word}</source>
        <translation>самопроверка не открывает файлов: {word}</translation>
    </message>
    <message>
        <source>The card game of bluff and deduction, against bots or with friends.</source>
        <translation>Карточная игра блефа и догадки, против ботов или с друзьями.</translation>
    </message>
    <message>
        <source>a game record to open</source>
        <translation>запись партии, которую открыть</translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation>вывести версию и выйти</translation>
    </message>
    <message>
        <source>look whether all parts work here, a line each, and leave: status 0, or 1 if one does not; your games and settings are not touched</source>
        <translation>проверить, все ли части здесь работают, по строке на каждую, и выйти: код 0, а если что-то не работает — 1; ваши партии и настройки не затрагиваются</translation>
    </message>
    <message>
        <source>the same, with its lines in FILE too: on Windows there is no terminal</source>
        <translation>то же, и те же строки в FILE: в Windows нет терминала</translation>
    </message>
    <message>
        <source>play a game record without a window and tell it, or its end as JSON</source>
        <translation>проиграть запись партии без окна и рассказать её или вывести её конец в JSON</translation>
    </message>
    <message>
        <source>play games between bots without a window</source>
        <translation>сыграть партии между ботами без окна</translation>
    </message>
    <message>
        <source>measure bots against one another without a window</source>
        <translation>сравнить ботов между собой без окна</translation>
    </message>
    <message>
        <source>`coup-desktop COMMAND --help` says more. Without arguments the window opens.</source>
        <translation>Подробнее: `coup-desktop КОМАНДА --help`. Без аргументов открывается окно.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>команды:</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>there is no such file, and no such command; commands are replay, simulate and arena</source>
        <translation>нет ни такого файла, ни такой команды; команды: replay, simulate и arena</translation>
    </message>
    <message>
        <source>Plays a game record without a window and tells it.</source>
        <translation>Проигрывает запись партии без окна и рассказывает её.</translation>
    </message>
    <message>
        <source>the record; - reads standard input</source>
        <translation>запись; - читает стандартный ввод</translation>
    </message>
    <message>
        <source>print where it ends as one object</source>
        <translation>вывести одним объектом то, чем она кончается</translation>
    </message>
    <message>
        <source>there is no standard input to read</source>
        <translation>нет стандартного ввода</translation>
    </message>
    <message>
        <source>official, city-state or coup-x</source>
        <translation>official, city-state или coup-x</translation>
    </message>
    <message>
        <source>official, city-state or coup-x ({rules} if none is named)</source>
        <translation>official, city-state или coup-x ({rules}, если ничего не указано)</translation>
    </message>
    <message>
        <source>an option of the preset</source>
        <translation>опция набора правил</translation>
    </message>
    <message>
        <source>any other change of the rules, as in a record</source>
        <translation>любое другое изменение правил, как в записи</translation>
    </message>
    <message>
        <source>how many play</source>
        <translation>сколько игроков</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>сколько партий</translation>
    </message>
    <message>
        <source>where chance comes from</source>
        <translation>откуда берётся случай</translation>
    </message>
    <message>
        <source>a game that is not over after so many turns counts as unfinished (%(default)s)</source>
        <translation>партия, не оконченная за столько ходов, считается незаконченной (%(default)s)</translation>
    </message>
    <message>
        <source>play-outs a decision for levels that search; each has a number of its own</source>
        <translation>просчётов на решение для уровней, которые считают вперёд; у каждого есть своё число</translation>
    </message>
    <message>
        <source>print the result as one object</source>
        <translation>вывести итог одним объектом</translation>
    </message>
    <message>
        <source>{word} is no whole number</source>
        <translation>{word} — не целое число</translation>
    </message>
    <message>
        <source>{option} stands twice</source>
        <translation>{option} указано дважды</translation>
    </message>
    <message>
        <source>Plays games between bots without a window. The same arguments give the same result, but for the seconds.</source>
        <translation>Играет партии между ботами без окна. При тех же аргументах итог тот же, кроме секунд.</translation>
    </message>
    <message>
        <source>one bot for all seats, or one a seat; they move on by a seat from game to game. A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random</source>
        <translation>один бот на все места или по одному на место; от партии к партии они сдвигаются на место. Бот — это уровень (page, courtier, spymaster или doge), УРОВЕНЬ:ХАРАКТЕР, например doge:orsola, с нравом этого персонажа, или random</translation>
    </message>
    <message>
        <source>write each game&apos;s record into this folder</source>
        <translation>записать каждую партию в эту папку</translation>
    </message>
    <message>
        <source>Measures bots against one another without a window. Each deal is played once for every place that a bot can have at the table. Of each bot: games (seats it played), wins, its share with a 95 percent interval, a rating (25 at first), and how long its decisions took. The same arguments give the same result, but for the times.</source>
        <translation>Сравнивает ботов между собой без окна. Каждая раздача играется по разу для каждого места, какое бот может занять за столом. О каждом боте: партии (сыгранные места), победы, их доля с 95-процентным интервалом, рейтинг (сначала 25) и время решений. При тех же аргументах итог тот же, кроме времени.</translation>
    </message>
    <message>
        <source>who is measured: as many as seats, fewer (who then have several seats each), or more (every choice of them plays). A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random; here also one made for this: honest, turtle, doubter, truster, duke-liar, contest, or ruleai, which needs coupml from PyPI and the official rules</source>
        <translation>кого сравнивать: столько же, сколько мест, меньше (тогда у каждого несколько мест) или больше (играют все сочетания). Бот — это уровень (page, courtier, spymaster или doge), УРОВЕНЬ:ХАРАКТЕР, например doge:orsola, с нравом этого персонажа, или random; здесь ещё и один из сделанных для этого: honest, turtle, doubter, truster, duke-liar, contest или ruleai, которому нужны coupml из PyPI и правила official</translation>
    </message>
    <message>
        <source>each of --bots plays alone against a table of this one, or of these, who fill the other seats in rotation, each as often as another</source>
        <translation>каждый из --bots играет в одиночку против стола из этого бота или из этих, которые занимают остальные места по очереди, поровну</translation>
    </message>
    <message>
        <source>how many processes play at once (%(default)s here); the result is the same</source>
        <translation>сколько процессов играют одновременно (здесь %(default)s); итог тот же</translation>
    </message>
    <message>
        <source>keep what was played in FILE, and go on from there if it exists: after an interrupt, or with more --games</source>
        <translation>хранить сыгранное в FILE и продолжать с него, если он есть: после прерывания или с большим --games</translation>
    </message>
    <message>
        <source>{jobs} jobs; 1 to {most}</source>
        <translation>процессов: {jobs}; бывает от 1 до {most}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>стандартный вывод</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games</source>
        <translation>прервано: сыграно {played} партий из {games}</translation>
    </message>
    <message>
        <source>arena rates by openskill, which is missing: pip install openskill</source>
        <translation>арена считает рейтинг по openskill, а его нет: pip install openskill</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games; {file} has them</source>
        <translation>прервано: сыграно {played} партий из {games}; они в файле {file}</translation>
    </message>
    <message>
        <source>the language to speak: {codes}; by default the system&apos;s</source>
        <translation>язык: {codes}; по умолчанию язык системы</translation>
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
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message numerus="yes">
        <source>%n cards|acc</source>
        <extracomment>“%n cards” where a sentence asks for {cards:acc}</extracomment>
        <translation>
            <numerusform>%n карту</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins|acc</source>
        <extracomment>“%n coins” where a sentence asks for {fewer:acc}</extracomment>
        <translation>
            <numerusform>%n монету</numerusform>
            <numerusform>%n монеты</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card|acc</source>
        <extracomment>“1 card” where a sentence asks for {cards:acc}</extracomment>
        <translation>1 карту</translation>
    </message>
    <message>
        <source>1 coin|acc</source>
        <extracomment>“1 coin” where a sentence asks for {fewer:acc}</extracomment>
        <translation>1 монету</translation>
    </message>
    <message>
        <source>Almshouse|gen</source>
        <extracomment>“Almshouse” where a sentence asks for {reserve:gen}</extracomment>
        <translation>Богадельни</translation>
    </message>
    <message>
        <source>Ambassadors|few</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:few}</extracomment>
        <translation>Посла</translation>
    </message>
    <message>
        <source>Ambassadors|gen</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:gen}</extracomment>
        <translation>Послов</translation>
    </message>
    <message>
        <source>Ambassadors|nom</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:nom}</extracomment>
        <translation>Послы</translation>
    </message>
    <message>
        <source>Ambassadors|two</source>
        <extracomment>“Ambassadors” where a sentence asks for {characters:two}</extracomment>
        <translation>два Посла</translation>
    </message>
    <message>
        <source>Ambassador|acc</source>
        <extracomment>“Ambassador” where a sentence asks for {barred:acc}</extracomment>
        <translation>Посла</translation>
    </message>
    <message>
        <source>Ambassador|gen</source>
        <extracomment>“Ambassador” where a sentence asks for {barred:gen}</extracomment>
        <translation>Посла</translation>
    </message>
    <message>
        <source>Ambassador|ins</source>
        <extracomment>“Ambassador” where a sentence asks for {character:ins}</extracomment>
        <translation>Послом</translation>
    </message>
    <message>
        <source>Ambassador|nom</source>
        <extracomment>“Ambassador” where a sentence asks for {characters:nom}</extracomment>
        <translation>Посол</translation>
    </message>
    <message>
        <source>Assassinate|acc</source>
        <extracomment>“Assassinate” where a sentence asks for {examine:acc}</extracomment>
        <translation>покушение</translation>
    </message>
    <message>
        <source>Assassinate|nom</source>
        <extracomment>“Assassinate” where a sentence asks for {coup:nom}</extracomment>
        <translation>покушение</translation>
    </message>
    <message>
        <source>Assassinate|prep</source>
        <extracomment>“Assassinate” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>покушении</translation>
    </message>
    <message>
        <source>Assassins|few</source>
        <extracomment>“Assassins” where a sentence asks for {characters:few}</extracomment>
        <translation>Убийцы</translation>
    </message>
    <message>
        <source>Assassins|gen</source>
        <extracomment>“Assassins” where a sentence asks for {characters:gen}</extracomment>
        <translation>Убийц</translation>
    </message>
    <message>
        <source>Assassins|nom</source>
        <extracomment>“Assassins” where a sentence asks for {characters:nom}</extracomment>
        <translation>Убийцы</translation>
    </message>
    <message>
        <source>Assassins|two</source>
        <extracomment>“Assassins” where a sentence asks for {characters:two}</extracomment>
        <translation>два Убийцы</translation>
    </message>
    <message>
        <source>Assassin|acc</source>
        <extracomment>“Assassin” where a sentence asks for {barred:acc}</extracomment>
        <translation>Убийцу</translation>
    </message>
    <message>
        <source>Assassin|dat</source>
        <extracomment>“Assassin” where a sentence asks for {assassin:dat}</extracomment>
        <translation>Убийце</translation>
    </message>
    <message>
        <source>Assassin|gen</source>
        <extracomment>“Assassin” where a sentence asks for {barred:gen}</extracomment>
        <translation>Убийцы</translation>
    </message>
    <message>
        <source>Assassin|ins</source>
        <extracomment>“Assassin” where a sentence asks for {character:ins}</extracomment>
        <translation>Убийцей</translation>
    </message>
    <message>
        <source>Assassin|nom</source>
        <extracomment>“Assassin” where a sentence asks for {characters:nom}</extracomment>
        <translation>Убийца</translation>
    </message>
    <message>
        <source>Blue|acc</source>
        <extracomment>“Blue” where a sentence asks for {team:acc}</extracomment>
        <translation>синих</translation>
    </message>
    <message>
        <source>Bribes|gen</source>
        <extracomment>“Bribes” where a sentence asks for {reserve:gen}</extracomment>
        <translation>Взяток</translation>
    </message>
    <message>
        <source>Captains|few</source>
        <extracomment>“Captains” where a sentence asks for {characters:few}</extracomment>
        <translation>Капитана</translation>
    </message>
    <message>
        <source>Captains|gen</source>
        <extracomment>“Captains” where a sentence asks for {characters:gen}</extracomment>
        <translation>Капитанов</translation>
    </message>
    <message>
        <source>Captains|nom</source>
        <extracomment>“Captains” where a sentence asks for {characters:nom}</extracomment>
        <translation>Капитаны</translation>
    </message>
    <message>
        <source>Captains|two</source>
        <extracomment>“Captains” where a sentence asks for {characters:two}</extracomment>
        <translation>два Капитана</translation>
    </message>
    <message>
        <source>Captain|acc</source>
        <extracomment>“Captain” where a sentence asks for {barred:acc}</extracomment>
        <translation>Капитана</translation>
    </message>
    <message>
        <source>Captain|gen</source>
        <extracomment>“Captain” where a sentence asks for {barred:gen}</extracomment>
        <translation>Капитана</translation>
    </message>
    <message>
        <source>Captain|ins</source>
        <extracomment>“Captain” where a sentence asks for {character:ins}</extracomment>
        <translation>Капитаном</translation>
    </message>
    <message>
        <source>Captain|nom</source>
        <extracomment>“Captain” where a sentence asks for {characters:nom}</extracomment>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Contessas|few</source>
        <extracomment>“Contessas” where a sentence asks for {characters:few}</extracomment>
        <translation>Графини</translation>
    </message>
    <message>
        <source>Contessas|gen</source>
        <extracomment>“Contessas” where a sentence asks for {characters:gen}</extracomment>
        <translation>Графинь</translation>
    </message>
    <message>
        <source>Contessas|nom</source>
        <extracomment>“Contessas” where a sentence asks for {characters:nom}</extracomment>
        <translation>Графини</translation>
    </message>
    <message>
        <source>Contessas|two</source>
        <extracomment>“Contessas” where a sentence asks for {characters:two}</extracomment>
        <translation>две Графини</translation>
    </message>
    <message>
        <source>Contessa|acc</source>
        <extracomment>“Contessa” where a sentence asks for {barred:acc}</extracomment>
        <translation>Графиню</translation>
    </message>
    <message>
        <source>Contessa|gen</source>
        <extracomment>“Contessa” where a sentence asks for {barred:gen}</extracomment>
        <translation>Графини</translation>
    </message>
    <message>
        <source>Contessa|ins</source>
        <extracomment>“Contessa” where a sentence asks for {character:ins}</extracomment>
        <translation>Графиней</translation>
    </message>
    <message>
        <source>Contessa|nom</source>
        <extracomment>“Contessa” where a sentence asks for {characters:nom}</extracomment>
        <translation>Графиня</translation>
    </message>
    <message>
        <source>Convert|acc</source>
        <extracomment>“Convert” where a sentence asks for {examine:acc}</extracomment>
        <translation>смену стороны</translation>
    </message>
    <message>
        <source>Convert|nom</source>
        <extracomment>“Convert” where a sentence asks for {coup:nom}</extracomment>
        <translation>смена стороны</translation>
    </message>
    <message>
        <source>Convert|prep</source>
        <extracomment>“Convert” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>смене стороны</translation>
    </message>
    <message>
        <source>Cooperate|acc</source>
        <extracomment>“Cooperate” where a sentence asks for {examine:acc}</extracomment>
        <translation>сотрудничество</translation>
    </message>
    <message>
        <source>Cooperate|nom</source>
        <extracomment>“Cooperate” where a sentence asks for {coup:nom}</extracomment>
        <translation>сотрудничество</translation>
    </message>
    <message>
        <source>Cooperate|prep</source>
        <extracomment>“Cooperate” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>сотрудничестве</translation>
    </message>
    <message>
        <source>Coup|acc</source>
        <extracomment>“Coup” where a sentence asks for {examine:acc}</extracomment>
        <translation>переворот</translation>
    </message>
    <message>
        <source>Coup|nom</source>
        <extracomment>“Coup” where a sentence asks for {deed:nom}</extracomment>
        <translation>переворот</translation>
    </message>
    <message>
        <source>Coup|prep</source>
        <extracomment>“Coup” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>перевороте</translation>
    </message>
    <message>
        <source>Coup|start</source>
        <extracomment>“Coup” where a sentence asks for {deed:start}</extracomment>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Dealers|few</source>
        <extracomment>“Dealers” where a sentence asks for {characters:few}</extracomment>
        <translation>Дельца</translation>
    </message>
    <message>
        <source>Dealers|gen</source>
        <extracomment>“Dealers” where a sentence asks for {characters:gen}</extracomment>
        <translation>Дельцов</translation>
    </message>
    <message>
        <source>Dealers|nom</source>
        <extracomment>“Dealers” where a sentence asks for {characters:nom}</extracomment>
        <translation>Дельцы</translation>
    </message>
    <message>
        <source>Dealers|two</source>
        <extracomment>“Dealers” where a sentence asks for {characters:two}</extracomment>
        <translation>два Дельца</translation>
    </message>
    <message>
        <source>Dealer|acc</source>
        <extracomment>“Dealer” where a sentence asks for {barred:acc}</extracomment>
        <translation>Дельца</translation>
    </message>
    <message>
        <source>Dealer|gen</source>
        <extracomment>“Dealer” where a sentence asks for {barred:gen}</extracomment>
        <translation>Дельца</translation>
    </message>
    <message>
        <source>Dealer|ins</source>
        <extracomment>“Dealer” where a sentence asks for {character:ins}</extracomment>
        <translation>Дельцом</translation>
    </message>
    <message>
        <source>Dealer|nom</source>
        <extracomment>“Dealer” where a sentence asks for {characters:nom}</extracomment>
        <translation>Делец</translation>
    </message>
    <message>
        <source>Diplomats|few</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:few}</extracomment>
        <translation>Дипломата</translation>
    </message>
    <message>
        <source>Diplomats|gen</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:gen}</extracomment>
        <translation>Дипломатов</translation>
    </message>
    <message>
        <source>Diplomats|nom</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:nom}</extracomment>
        <translation>Дипломаты</translation>
    </message>
    <message>
        <source>Diplomats|two</source>
        <extracomment>“Diplomats” where a sentence asks for {characters:two}</extracomment>
        <translation>два Дипломата</translation>
    </message>
    <message>
        <source>Diplomat|acc</source>
        <extracomment>“Diplomat” where a sentence asks for {barred:acc}</extracomment>
        <translation>Дипломата</translation>
    </message>
    <message>
        <source>Diplomat|gen</source>
        <extracomment>“Diplomat” where a sentence asks for {barred:gen}</extracomment>
        <translation>Дипломата</translation>
    </message>
    <message>
        <source>Diplomat|ins</source>
        <extracomment>“Diplomat” where a sentence asks for {character:ins}</extracomment>
        <translation>Дипломатом</translation>
    </message>
    <message>
        <source>Diplomat|nom</source>
        <extracomment>“Diplomat” where a sentence asks for {characters:nom}</extracomment>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>Dukes|few</source>
        <extracomment>“Dukes” where a sentence asks for {characters:few}</extracomment>
        <translation>Герцога</translation>
    </message>
    <message>
        <source>Dukes|gen</source>
        <extracomment>“Dukes” where a sentence asks for {characters:gen}</extracomment>
        <translation>Герцогов</translation>
    </message>
    <message>
        <source>Dukes|nom</source>
        <extracomment>“Dukes” where a sentence asks for {dukes:nom}</extracomment>
        <translation>Герцоги</translation>
    </message>
    <message>
        <source>Dukes|two</source>
        <extracomment>“Dukes” where a sentence asks for {characters:two}</extracomment>
        <translation>два Герцога</translation>
    </message>
    <message>
        <source>Duke|acc</source>
        <extracomment>“Duke” where a sentence asks for {barred:acc}</extracomment>
        <translation>Герцога</translation>
    </message>
    <message>
        <source>Duke|gen</source>
        <extracomment>“Duke” where a sentence asks for {barred:gen}</extracomment>
        <translation>Герцога</translation>
    </message>
    <message>
        <source>Duke|ins</source>
        <extracomment>“Duke” where a sentence asks for {character:ins}</extracomment>
        <translation>Герцогом</translation>
    </message>
    <message>
        <source>Duke|nom</source>
        <extracomment>“Duke” where a sentence asks for {characters:nom}</extracomment>
        <translation>Герцог</translation>
    </message>
    <message>
        <source>Embezzle|acc</source>
        <extracomment>“Embezzle” where a sentence asks for {examine:acc}</extracomment>
        <translation>растрату</translation>
    </message>
    <message>
        <source>Embezzle|nom</source>
        <extracomment>“Embezzle” where a sentence asks for {coup:nom}</extracomment>
        <translation>растрата</translation>
    </message>
    <message>
        <source>Embezzle|prep</source>
        <extracomment>“Embezzle” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>растрате</translation>
    </message>
    <message>
        <source>Examine|acc</source>
        <extracomment>“Examine” where a sentence asks for {examine:acc}</extracomment>
        <translation>допрос</translation>
    </message>
    <message>
        <source>Examine|nom</source>
        <extracomment>“Examine” where a sentence asks for {coup:nom}</extracomment>
        <translation>допрос</translation>
    </message>
    <message>
        <source>Examine|prep</source>
        <extracomment>“Examine” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>допросе</translation>
    </message>
    <message>
        <source>Exchange|acc</source>
        <extracomment>“Exchange” where a sentence asks for {examine:acc}</extracomment>
        <translation>обмен</translation>
    </message>
    <message>
        <source>Exchange|nom</source>
        <extracomment>“Exchange” where a sentence asks for {coup:nom}</extracomment>
        <translation>обмен</translation>
    </message>
    <message>
        <source>Exchange|prep</source>
        <extracomment>“Exchange” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>обмене</translation>
    </message>
    <message>
        <source>Foreign Aid|acc</source>
        <extracomment>“Foreign Aid” where a sentence asks for {examine:acc}</extracomment>
        <translation>иностранную помощь</translation>
    </message>
    <message>
        <source>Foreign Aid|gen</source>
        <extracomment>“Foreign Aid” where a sentence asks for {foreign_aid:gen}</extracomment>
        <translation>иностранной помощи</translation>
    </message>
    <message>
        <source>Foreign Aid|nom</source>
        <extracomment>“Foreign Aid” where a sentence asks for {deed:nom}</extracomment>
        <translation>иностранная помощь</translation>
    </message>
    <message>
        <source>Foreign Aid|prep</source>
        <extracomment>“Foreign Aid” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>иностранной помощи</translation>
    </message>
    <message>
        <source>Foreign Aid|start</source>
        <extracomment>“Foreign Aid” where a sentence asks for {deed:start}</extracomment>
        <translation>Иностранная помощь</translation>
    </message>
    <message>
        <source>Get Influence|acc</source>
        <extracomment>“Get Influence” where a sentence asks for {examine:acc}</extracomment>
        <translation>рост влияния</translation>
    </message>
    <message>
        <source>Get Influence|nom</source>
        <extracomment>“Get Influence” where a sentence asks for {deed:nom}</extracomment>
        <translation>рост влияния</translation>
    </message>
    <message>
        <source>Get Influence|prep</source>
        <extracomment>“Get Influence” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>росте влияния</translation>
    </message>
    <message>
        <source>Get Influence|start</source>
        <extracomment>“Get Influence” where a sentence asks for {deed:start}</extracomment>
        <translation>Рост влияния</translation>
    </message>
    <message>
        <source>Guards|few</source>
        <extracomment>“Guards” where a sentence asks for {characters:few}</extracomment>
        <translation>Охранника</translation>
    </message>
    <message>
        <source>Guards|gen</source>
        <extracomment>“Guards” where a sentence asks for {characters:gen}</extracomment>
        <translation>Охранников</translation>
    </message>
    <message>
        <source>Guards|nom</source>
        <extracomment>“Guards” where a sentence asks for {characters:nom}</extracomment>
        <translation>Охранники</translation>
    </message>
    <message>
        <source>Guards|two</source>
        <extracomment>“Guards” where a sentence asks for {characters:two}</extracomment>
        <translation>два Охранника</translation>
    </message>
    <message>
        <source>Guard|acc</source>
        <extracomment>“Guard” where a sentence asks for {barred:acc}</extracomment>
        <translation>Охранника</translation>
    </message>
    <message>
        <source>Guard|gen</source>
        <extracomment>“Guard” where a sentence asks for {barred:gen}</extracomment>
        <translation>Охранника</translation>
    </message>
    <message>
        <source>Guard|ins</source>
        <extracomment>“Guard” where a sentence asks for {character:ins}</extracomment>
        <translation>Охранником</translation>
    </message>
    <message>
        <source>Guard|nom</source>
        <extracomment>“Guard” where a sentence asks for {characters:nom}</extracomment>
        <translation>Охранник</translation>
    </message>
    <message>
        <source>Income|acc</source>
        <extracomment>“Income” where a sentence asks for {examine:acc}</extracomment>
        <translation>доход</translation>
    </message>
    <message>
        <source>Income|nom</source>
        <extracomment>“Income” where a sentence asks for {deed:nom}</extracomment>
        <translation>доход</translation>
    </message>
    <message>
        <source>Income|prep</source>
        <extracomment>“Income” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>доходе</translation>
    </message>
    <message>
        <source>Income|start</source>
        <extracomment>“Income” where a sentence asks for {deed:start}</extracomment>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Inquisitors|few</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:few}</extracomment>
        <translation>Инквизитора</translation>
    </message>
    <message>
        <source>Inquisitors|gen</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:gen}</extracomment>
        <translation>Инквизиторов</translation>
    </message>
    <message>
        <source>Inquisitors|nom</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:nom}</extracomment>
        <translation>Инквизиторы</translation>
    </message>
    <message>
        <source>Inquisitors|two</source>
        <extracomment>“Inquisitors” where a sentence asks for {characters:two}</extracomment>
        <translation>два Инквизитора</translation>
    </message>
    <message>
        <source>Inquisitor|acc</source>
        <extracomment>“Inquisitor” where a sentence asks for {barred:acc}</extracomment>
        <translation>Инквизитора</translation>
    </message>
    <message>
        <source>Inquisitor|gen</source>
        <extracomment>“Inquisitor” where a sentence asks for {barred:gen}</extracomment>
        <translation>Инквизитора</translation>
    </message>
    <message>
        <source>Inquisitor|ins</source>
        <extracomment>“Inquisitor” where a sentence asks for {character:ins}</extracomment>
        <translation>Инквизитором</translation>
    </message>
    <message>
        <source>Inquisitor|nom</source>
        <extracomment>“Inquisitor” where a sentence asks for {characters:nom}</extracomment>
        <translation>Инквизитор</translation>
    </message>
    <message>
        <source>Inspectors|few</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:few}</extracomment>
        <translation>Инспектора</translation>
    </message>
    <message>
        <source>Inspectors|gen</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:gen}</extracomment>
        <translation>Инспекторов</translation>
    </message>
    <message>
        <source>Inspectors|nom</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:nom}</extracomment>
        <translation>Инспекторы</translation>
    </message>
    <message>
        <source>Inspectors|two</source>
        <extracomment>“Inspectors” where a sentence asks for {characters:two}</extracomment>
        <translation>два Инспектора</translation>
    </message>
    <message>
        <source>Inspector|acc</source>
        <extracomment>“Inspector” where a sentence asks for {barred:acc}</extracomment>
        <translation>Инспектора</translation>
    </message>
    <message>
        <source>Inspector|gen</source>
        <extracomment>“Inspector” where a sentence asks for {barred:gen}</extracomment>
        <translation>Инспектора</translation>
    </message>
    <message>
        <source>Inspector|ins</source>
        <extracomment>“Inspector” where a sentence asks for {character:ins}</extracomment>
        <translation>Инспектором</translation>
    </message>
    <message>
        <source>Inspector|nom</source>
        <extracomment>“Inspector” where a sentence asks for {characters:nom}</extracomment>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Monarchists|acc</source>
        <extracomment>“Monarchists” where a sentence asks for {team:acc}</extracomment>
        <translation>монархистов</translation>
    </message>
    <message>
        <source>Populists|acc</source>
        <extracomment>“Populists” where a sentence asks for {team:acc}</extracomment>
        <translation>популистов</translation>
    </message>
    <message>
        <source>Red|acc</source>
        <extracomment>“Red” where a sentence asks for {team:acc}</extracomment>
        <translation>красных</translation>
    </message>
    <message>
        <source>Replace|acc</source>
        <extracomment>“Replace” where a sentence asks for {examine:acc}</extracomment>
        <translation>замену</translation>
    </message>
    <message>
        <source>Replace|nom</source>
        <extracomment>“Replace” where a sentence asks for {coup:nom}</extracomment>
        <translation>замена</translation>
    </message>
    <message>
        <source>Replace|prep</source>
        <extracomment>“Replace” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>замене</translation>
    </message>
    <message>
        <source>Steal Bribe|acc</source>
        <extracomment>“Steal Bribe” where a sentence asks for {examine:acc}</extracomment>
        <translation>кражу взяток</translation>
    </message>
    <message>
        <source>Steal Bribe|nom</source>
        <extracomment>“Steal Bribe” where a sentence asks for {coup:nom}</extracomment>
        <translation>кража взяток</translation>
    </message>
    <message>
        <source>Steal Bribe|prep</source>
        <extracomment>“Steal Bribe” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>краже взяток</translation>
    </message>
    <message>
        <source>Steal|acc</source>
        <extracomment>“Steal” where a sentence asks for {examine:acc}</extracomment>
        <translation>кражу</translation>
    </message>
    <message>
        <source>Steal|nom</source>
        <extracomment>“Steal” where a sentence asks for {coup:nom}</extracomment>
        <translation>кража</translation>
    </message>
    <message>
        <source>Steal|prep</source>
        <extracomment>“Steal” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>краже</translation>
    </message>
    <message>
        <source>Street Aid|acc</source>
        <extracomment>“Street Aid” where a sentence asks for {examine:acc}</extracomment>
        <translation>уличную помощь</translation>
    </message>
    <message>
        <source>Street Aid|gen</source>
        <extracomment>“Street Aid” where a sentence asks for {foreign_aid:gen}</extracomment>
        <translation>уличной помощи</translation>
    </message>
    <message>
        <source>Street Aid|nom</source>
        <extracomment>“Street Aid” where a sentence asks for {deed:nom}</extracomment>
        <translation>уличная помощь</translation>
    </message>
    <message>
        <source>Street Aid|prep</source>
        <extracomment>“Street Aid” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>уличной помощи</translation>
    </message>
    <message>
        <source>Street Aid|start</source>
        <extracomment>“Street Aid” where a sentence asks for {deed:start}</extracomment>
        <translation>Уличная помощь</translation>
    </message>
    <message>
        <source>Switch Team|acc</source>
        <extracomment>“Switch Team” where a sentence asks for {examine:acc}</extracomment>
        <translation>смену команды</translation>
    </message>
    <message>
        <source>Switch Team|nom</source>
        <extracomment>“Switch Team” where a sentence asks for {coup:nom}</extracomment>
        <translation>смена команды</translation>
    </message>
    <message>
        <source>Switch Team|prep</source>
        <extracomment>“Switch Team” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>смене команды</translation>
    </message>
    <message>
        <source>Tax|acc</source>
        <extracomment>“Tax” where a sentence asks for {examine:acc}</extracomment>
        <translation>налог</translation>
    </message>
    <message>
        <source>Tax|nom</source>
        <extracomment>“Tax” where a sentence asks for {deed:nom}</extracomment>
        <translation>налог</translation>
    </message>
    <message>
        <source>Tax|prep</source>
        <extracomment>“Tax” where a sentence asks for {embezzle:prep}</extracomment>
        <translation>налоге</translation>
    </message>
    <message>
        <source>Tax|start</source>
        <extracomment>“Tax” where a sentence asks for {deed:start}</extracomment>
        <translation>Налог</translation>
    </message>
    <message>
        <source>Thief|acc</source>
        <extracomment>“Thief” where a sentence asks for {barred:acc}</extracomment>
        <translation>Вора</translation>
    </message>
    <message>
        <source>Thief|gen</source>
        <extracomment>“Thief” where a sentence asks for {barred:gen}</extracomment>
        <translation>Вора</translation>
    </message>
    <message>
        <source>Thief|ins</source>
        <extracomment>“Thief” where a sentence asks for {character:ins}</extracomment>
        <translation>Вором</translation>
    </message>
    <message>
        <source>Thief|nom</source>
        <extracomment>“Thief” where a sentence asks for {characters:nom}</extracomment>
        <translation>Вор</translation>
    </message>
    <message>
        <source>Thieves|few</source>
        <extracomment>“Thieves” where a sentence asks for {characters:few}</extracomment>
        <translation>Вора</translation>
    </message>
    <message>
        <source>Thieves|gen</source>
        <extracomment>“Thieves” where a sentence asks for {characters:gen}</extracomment>
        <translation>Воров</translation>
    </message>
    <message>
        <source>Thieves|nom</source>
        <extracomment>“Thieves” where a sentence asks for {characters:nom}</extracomment>
        <translation>Воры</translation>
    </message>
    <message>
        <source>Thieves|two</source>
        <extracomment>“Thieves” where a sentence asks for {characters:two}</extracomment>
        <translation>два Вора</translation>
    </message>
    <message>
        <source>assassination|acc</source>
        <extracomment>“assassination” where a sentence asks for {deed:acc}</extracomment>
        <translation>покушение</translation>
    </message>
    <message>
        <source>assassination|nom</source>
        <extracomment>“assassination” where a sentence asks for {deed:nom}</extracomment>
        <translation>покушение</translation>
    </message>
    <message>
        <source>assassination|start</source>
        <extracomment>“assassination” where a sentence asks for {deed:start}</extracomment>
        <translation>Покушение</translation>
    </message>
    <message>
        <source>change of team|acc</source>
        <extracomment>“change of team” where a sentence asks for {deed:acc}</extracomment>
        <translation>смену команды</translation>
    </message>
    <message>
        <source>change of team|nom</source>
        <extracomment>“change of team” where a sentence asks for {deed:nom}</extracomment>
        <translation>смена команды</translation>
    </message>
    <message>
        <source>change of team|start</source>
        <extracomment>“change of team” where a sentence asks for {deed:start}</extracomment>
        <translation>Смена команды</translation>
    </message>
    <message>
        <source>conversion|acc</source>
        <extracomment>“conversion” where a sentence asks for {deed:acc}</extracomment>
        <translation>смену стороны</translation>
    </message>
    <message>
        <source>conversion|nom</source>
        <extracomment>“conversion” where a sentence asks for {deed:nom}</extracomment>
        <translation>смена стороны</translation>
    </message>
    <message>
        <source>conversion|start</source>
        <extracomment>“conversion” where a sentence asks for {deed:start}</extracomment>
        <translation>Смена стороны</translation>
    </message>
    <message>
        <source>cooperation|acc</source>
        <extracomment>“cooperation” where a sentence asks for {deed:acc}</extracomment>
        <translation>сотрудничество</translation>
    </message>
    <message>
        <source>cooperation|nom</source>
        <extracomment>“cooperation” where a sentence asks for {deed:nom}</extracomment>
        <translation>сотрудничество</translation>
    </message>
    <message>
        <source>cooperation|start</source>
        <extracomment>“cooperation” where a sentence asks for {deed:start}</extracomment>
        <translation>Сотрудничество</translation>
    </message>
    <message>
        <source>embezzlement|acc</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:acc}</extracomment>
        <translation>растрату</translation>
    </message>
    <message>
        <source>embezzlement|nom</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:nom}</extracomment>
        <translation>растрата</translation>
    </message>
    <message>
        <source>embezzlement|start</source>
        <extracomment>“embezzlement” where a sentence asks for {deed:start}</extracomment>
        <translation>Растрата</translation>
    </message>
    <message>
        <source>examination|acc</source>
        <extracomment>“examination” where a sentence asks for {deed:acc}</extracomment>
        <translation>допрос</translation>
    </message>
    <message>
        <source>examination|nom</source>
        <extracomment>“examination” where a sentence asks for {deed:nom}</extracomment>
        <translation>допрос</translation>
    </message>
    <message>
        <source>examination|start</source>
        <extracomment>“examination” where a sentence asks for {deed:start}</extracomment>
        <translation>Допрос</translation>
    </message>
    <message>
        <source>exchange|acc</source>
        <extracomment>“exchange” where a sentence asks for {deed:acc}</extracomment>
        <translation>обмен</translation>
    </message>
    <message>
        <source>exchange|nom</source>
        <extracomment>“exchange” where a sentence asks for {deed:nom}</extracomment>
        <translation>обмен</translation>
    </message>
    <message>
        <source>exchange|start</source>
        <extracomment>“exchange” where a sentence asks for {deed:start}</extracomment>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>four {characters}|acc</source>
        <extracomment>“four {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>четырёх {characters:gen}</translation>
    </message>
    <message>
        <source>replacement|acc</source>
        <extracomment>“replacement” where a sentence asks for {deed:acc}</extracomment>
        <translation>замену</translation>
    </message>
    <message>
        <source>replacement|nom</source>
        <extracomment>“replacement” where a sentence asks for {deed:nom}</extracomment>
        <translation>замена</translation>
    </message>
    <message>
        <source>replacement|start</source>
        <extracomment>“replacement” where a sentence asks for {deed:start}</extracomment>
        <translation>Замена</translation>
    </message>
    <message>
        <source>the {character}|acc</source>
        <extracomment>“the {character}” where a sentence asks for {cards:acc}</extracomment>
        <translation>{character:acc}</translation>
    </message>
    <message>
        <source>the {deed}|nom</source>
        <extracomment>“the {deed}” where a sentence asks for {the_deed:nom}</extracomment>
        <translation>{deed:nom}</translation>
    </message>
    <message>
        <source>theft of the bribe|acc</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:acc}</extracomment>
        <translation>кражу взяток</translation>
    </message>
    <message>
        <source>theft of the bribe|nom</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:nom}</extracomment>
        <translation>кража взяток</translation>
    </message>
    <message>
        <source>theft of the bribe|start</source>
        <extracomment>“theft of the bribe” where a sentence asks for {deed:start}</extracomment>
        <translation>Кража взяток</translation>
    </message>
    <message>
        <source>theft|acc</source>
        <extracomment>“theft” where a sentence asks for {deed:acc}</extracomment>
        <translation>кражу</translation>
    </message>
    <message>
        <source>theft|nom</source>
        <extracomment>“theft” where a sentence asks for {deed:nom}</extracomment>
        <translation>кража</translation>
    </message>
    <message>
        <source>theft|start</source>
        <extracomment>“theft” where a sentence asks for {deed:start}</extracomment>
        <translation>Кража</translation>
    </message>
    <message>
        <source>three {characters}|acc</source>
        <extracomment>“three {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>трёх {characters:gen}</translation>
    </message>
    <message>
        <source>two {characters}|acc</source>
        <extracomment>“two {characters}” where a sentence asks for {cards:acc}</extracomment>
        <translation>двух {characters:gen}</translation>
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
        <translation>{seat} берёт {action:acc}.</translation>
    </message>
    <message>
        <source>{seat} asks for {action}.</source>
        <translation>{seat} просит {action:acc}.</translation>
    </message>
    <message>
        <source>{seat} launches a {action} against {target}.</source>
        <translation>{seat} устраивает {action:acc} против игрока {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to take {coins}.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы взять {coins:acc}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to cooperate with {target}.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы сотрудничать с игроком {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to assassinate {target}.</source>
        <translation>{seat} объявляет себя {character:ins} и покушается на игрока {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to steal from {target}.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы обокрасть игрока {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to exchange cards.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы обменять карты.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to examine a card of {target}.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы допросить игрока {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to have {target} replace a card.</source>
        <translation>{seat} объявляет себя {character:ins}, чтобы заменить карту игроку {target}.</translation>
    </message>
    <message>
        <source>{seat} pays to change sides.</source>
        <translation>{seat} платит за смену стороны.</translation>
    </message>
    <message>
        <source>{seat} claims not to hold the {barred}, to take the {reserve}.</source>
        <translation>{seat} заявляет, что не держит {barred:gen}, чтобы забрать монеты из {reserve:gen}.</translation>
    </message>
    <message>
        <source>{seat} chooses {action}.</source>
        <translation>{seat} выбирает {action:acc}.</translation>
    </message>
    <message>
        <source>{seat} pays to make {target} change sides.</source>
        <translation>{seat} платит за смену стороны игроку {target}.</translation>
    </message>
    <message>
        <source>{action} against {target}!</source>
        <translation>{action}, {target}!</translation>
    </message>
    <message>
        <source>{action} with {target}. I am the {character}.</source>
        <translation>{action}, {target}. Я — {character}.</translation>
    </message>
    <message>
        <source>{action} {target}! I am the {character}.</source>
        <translation>{action}, {target}! Я — {character}.</translation>
    </message>
    <message>
        <source>{action} from {target}. I am the {character}.</source>
        <translation>{action}, {target}. Я — {character}.</translation>
    </message>
    <message>
        <source>{action} {target}. I am the {character}.</source>
        <translation>{action}, {target}. Я — {character}.</translation>
    </message>
    <message>
        <source>{action}: a new card for {target}. I am the {character}.</source>
        <translation>{action}: {target}, новая карта. Я — {character}.</translation>
    </message>
    <message>
        <source>{action}. I hold no {barred}.</source>
        <translation>{action}. У меня нет {barred:gen}.</translation>
    </message>
    <message>
        <source>{action}. I am the {character}.</source>
        <translation>{action}. Я — {character}.</translation>
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
        <translation>Не верю!</translation>
    </message>
    <message>
        <source>Blocked. I am the {character}.</source>
        <translation>Блок. Я — {character}.</translation>
    </message>
    <message>
        <source>{action}: {character}.</source>
        <translation>{action}: {character}.</translation>
    </message>
    <message>
        <source>Blocked: {character}.</source>
        <translation>Блок: {character}.</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <translation>Не верю!</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 монета</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n монета</numerusform>
            <numerusform>%n монеты</numerusform>
            <numerusform>%n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 карта</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 влияние</translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n влияние</numerusform>
            <numerusform>%n влияния</numerusform>
            <numerusform>%n влияний</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} pays {coins}.</source>
        <translation>{source} платит {coins:acc}.</translation>
    </message>
    <message>
        <source>{destination} gets {coins} back.</source>
        <translation>{destination} получает обратно {coins:acc}.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the Treasury.</source>
        <translation>{destination} берёт {coins:acc} из казны.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from {source}.</source>
        <translation>{destination} забирает {coins:acc} у игрока {source}.</translation>
    </message>
    <message>
        <source>{source} gives {coins} to {destination}.</source>
        <translation>{source} отдаёт {coins:acc} игроку {destination}.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the {reserve}.</source>
        <translation>{destination} забирает {coins:acc} из {reserve:gen}.</translation>
    </message>
    <message>
        <source>{source} returns {coins} to the Treasury.</source>
        <translation>{source} возвращает {coins:acc} в казну.</translation>
    </message>
    <message>
        <source>Turn {number}: {seat}</source>
        <translation>Ход {number}: {seat}</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s {character}.</source>
        <translation>{seat} не верит, что {other} — {character}.</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s claim to hold no {barred}.</source>
        <translation>{seat} не верит, что у игрока {other} нет {barred:gen}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to block.</source>
        <translation>{seat} объявляет себя {character:ins} и ставит блок.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} показывает {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} opens its hand: {cards}.</source>
        <translation>{seat} раскрывает карты: {cards}.</translation>
    </message>
    <message>
        <source>{seat} loses {cards}.</source>
        <translation>{seat} теряет {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} is exiled.</source>
        <translation>{seat} отправляется в изгнание.</translation>
    </message>
    <message>
        <source>cooperation</source>
        <translation>сотрудничество</translation>
    </message>
    <message>
        <source>assassination</source>
        <translation>покушение</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>кража</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>обмен</translation>
    </message>
    <message>
        <source>examination</source>
        <translation>допрос</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>замена</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>смена стороны</translation>
    </message>
    <message>
        <source>embezzlement</source>
        <translation>растрата</translation>
    </message>
    <message>
        <source>change of team</source>
        <translation>смена команды</translation>
    </message>
    <message>
        <source>theft of the bribe</source>
        <translation>кража взяток</translation>
    </message>
    <message>
        <source>the {deed}</source>
        <translation>{deed}</translation>
    </message>
    <message>
        <source>The {deed} fails.</source>
        <translation>{deed:start} срывается.</translation>
    </message>
    <message>
        <source>The {deed} is blocked.</source>
        <translation>{deed:start}: блок.</translation>
    </message>
    <message>
        <source>{action} fails.</source>
        <translation>{action} срывается.</translation>
    </message>
    <message>
        <source>{action} is blocked.</source>
        <translation>{action}: блок.</translation>
    </message>
    <message>
        <source>The block falls.</source>
        <translation>Блок снят.</translation>
    </message>
    <message>
        <source>{seat} draws {cards} from the Court.</source>
        <translation>{seat} тянет {cards:acc} из Двора.</translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the Court.</source>
        <translation>{seat} замешивает {cards:acc} во Двор.</translation>
    </message>
    <message>
        <source>{seat} lets {other} see {cards}.</source>
        <translation>{seat} показывает игроку {other} {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} lets {other} keep the card.</source>
        <translation>{seat} оставляет карту игроку {other}.</translation>
    </message>
    <message>
        <source>{seat} has {other} replace the card.</source>
        <translation>{seat} велит игроку {other} заменить карту.</translation>
    </message>
    <message>
        <source>{seat} belongs to the {team} now.</source>
        <translation>{seat} теперь играет за {team:acc}.</translation>
    </message>
    <message>
        <source>{seat} wins the game.</source>
        <translation>{seat} выигрывает партию.</translation>
    </message>
    <message>
        <source>{seat} drafts {cards}.</source>
        <translation>{seat} выбирает {cards:acc}.</translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}.</source>
        <translation>{seat} получает {cards:acc}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Никто не оспаривает.</translation>
    </message>
    <message>
        <source>Nobody blocks it.</source>
        <translation>Никто не блокирует.</translation>
    </message>
    <message>
        <source>{seats} let it pass.</source>
        <translation>{seats} пропускают.</translation>
    </message>
    <message>
        <source>{seats} lets it pass.</source>
        <translation>{seats} пропускает.</translation>
    </message>
    <message>
        <source>the {character}</source>
        <translation>{character}</translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation>Герцоги</translation>
    </message>
    <message>
        <source>Assassins</source>
        <translation>Убийцы</translation>
    </message>
    <message>
        <source>Contessas</source>
        <translation>Графини</translation>
    </message>
    <message>
        <source>Captains</source>
        <translation>Капитаны</translation>
    </message>
    <message>
        <source>Ambassadors</source>
        <translation>Послы</translation>
    </message>
    <message>
        <source>Inquisitors</source>
        <translation>Инквизиторы</translation>
    </message>
    <message>
        <source>Diplomats</source>
        <translation>Дипломаты</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Воры</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Охранники</translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation>Дельцы</translation>
    </message>
    <message>
        <source>Inspectors</source>
        <translation>Инспекторы</translation>
    </message>
    <message>
        <source>two {characters}</source>
        <translation>{characters:two}</translation>
    </message>
    <message>
        <source>three {characters}</source>
        <translation>три {characters:few}</translation>
    </message>
    <message>
        <source>four {characters}</source>
        <translation>четыре {characters:few}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} и {last}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} и {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} или {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} или {last}</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Фракции</translation>
    </message>
    <message>
        <source>Monarchists against Populists until one faction is left.</source>
        <translation>Монархисты против популистов, пока не останется одна фракция.</translation>
    </message>
    <message>
        <source>The Inquisitor instead of the Ambassador.</source>
        <translation>Инквизитор вместо Посла.</translation>
    </message>
    <message>
        <source>Monarchists</source>
        <translation>Монархисты</translation>
    </message>
    <message>
        <source>Populists</source>
        <translation>Популисты</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Классика</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Драфт</translation>
    </message>
    <message>
        <source>Two seats: each chooses its first card.</source>
        <translation>Два игрока: каждый сам выбирает первую карту.</translation>
    </message>
    <message>
        <source>Almshouse</source>
        <translation>Богадельня</translation>
    </message>
    <message>
        <source>City-state</source>
        <translation>Город-государство</translation>
    </message>
    <message>
        <source>The Diplomat instead of the Duke.</source>
        <translation>Дипломат вместо Герцога.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>The Inspector instead of the Dealer.</source>
        <translation>Инспектор вместо Дельца.</translation>
    </message>
    <message>
        <source>Six characters</source>
        <translation>Шесть персонажей</translation>
    </message>
    <message>
        <source>The Dealer and the Inspector both.</source>
        <translation>И Делец, и Инспектор.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Red against blue until one team is left.</source>
        <translation>Красные против синих, пока не останется одна команда.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Get Influence</source>
        <translation>Рост влияния</translation>
    </message>
    <message>
        <source>Street Aid</source>
        <translation>Уличная помощь</translation>
    </message>
    <message>
        <source>Switch Team</source>
        <translation>Смена команды</translation>
    </message>
    <message>
        <source>Steal Bribe</source>
        <translation>Кража взяток</translation>
    </message>
    <message>
        <source>Copies of each character</source>
        <translation>Копий каждого персонажа</translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation>Монет в коробке</translation>
    </message>
    <message>
        <source>With two seats, who starts with one coin</source>
        <translation>Кто из двоих начинает с одной монетой</translation>
    </message>
    <message>
        <source>The cost of a caught action is returned</source>
        <translation>Цена раскрытого действия возвращается</translation>
    </message>
    <message>
        <source>Who may block an action that has a target</source>
        <translation>Кто может блокировать действие с целью</translation>
    </message>
    <message>
        <source>A Coup is compulsory from so many coins</source>
        <translation>Переворот обязателен, если монет не меньше</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card</source>
        <translation>Можно не доказывать правду и потерять карту</translation>
    </message>
    <message>
        <source>A seat without coins may be stolen from</source>
        <translation>Можно красть у игрока без монет</translation>
    </message>
    <message>
        <source>Drawn cards that an exchange may keep</source>
        <translation>Сколько взятых при обмене карт можно оставить</translation>
    </message>
    <message>
        <source>The Contessa blocks an examination</source>
        <translation>Графиня блокирует допрос</translation>
    </message>
    <message>
        <source>A caught embezzler loses</source>
        <translation>Пойманный растратчик теряет</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>the Court has nothing to give now</source>
        <translation>Двору сейчас нечего дать</translation>
    </message>
    <message>
        <source>{count} cards are due, not {number}</source>
        <translation>нужно карт: {count}, а не {number}</translation>
    </message>
    <message>
        <source>the Court has no character {card}</source>
        <translation>во Дворе нет такого персонажа: {card}</translation>
    </message>
    <message>
        <source>no {word} is left in the Court</source>
        <translation>во Дворе больше нет такой карты: {word}</translation>
    </message>
    <message>
        <source>A seat needs a name.</source>
        <translation>У игрока должно быть имя.</translation>
    </message>
    <message>
        <source>A name holds no blank.</source>
        <translation>В имени не бывает пробелов.</translation>
    </message>
    <message>
        <source>A name holds no #.</source>
        <translation>В имени не бывает #.</translation>
    </message>
    <message>
        <source>A name holds no control character.</source>
        <translation>В имени не бывает управляющих символов.</translation>
    </message>
    <message>
        <source>“{name}” is a word of the game record; choose another name.</source>
        <translation>«{name}» — слово записи партии; выберите другое имя.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Двоих зовут одинаково: {name}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>this program reads version {version} of the record; found {found}</source>
        <translation>эта программа читает версию {version} записи; а здесь {found}</translation>
    </message>
    <message>
        <source>the first line of a record is “{word} {version}”; found {found}</source>
        <translation>первая строка записи — «{word} {version}»; а здесь {found}</translation>
    </message>
    <message>
        <source>a tag has a key: “tag KEY text”</source>
        <translation>у пометки есть ключ: «tag КЛЮЧ текст»</translation>
    </message>
    <message>
        <source>{problem}; found “{text}”</source>
        <translation>{problem}; а здесь «{text}»</translation>
    </message>
    <message>
        <source>“rules” names one of {known}</source>
        <translation>«rules» называет одно из {known}</translation>
    </message>
    <message>
        <source>the rules stand already in line {line}</source>
        <translation>правила уже указаны в строке {line}</translation>
    </message>
    <message>
        <source>“option” names one option</source>
        <translation>«option» называет одну опцию</translation>
    </message>
    <message>
        <source>this option stands already in line {line}</source>
        <translation>эта опция уже указана в строке {line}</translation>
    </message>
    <message>
        <source>“set” names a switch and its value</source>
        <translation>«set» называет настройку и её значение</translation>
    </message>
    <message>
        <source>this switch stands already in line {line}</source>
        <translation>эта настройка уже указана в строке {line}</translation>
    </message>
    <message>
        <source>“seat” has a name and, for a bot, its word</source>
        <translation>у «seat» есть имя, а для бота и его слово</translation>
    </message>
    <message>
        <source>this seat stands already in line {line}</source>
        <translation>это место уже указано в строке {line}</translation>
    </message>
    <message>
        <source>“starter” names one seat</source>
        <translation>«starter» называет одного игрока</translation>
    </message>
    <message>
        <source>the starter stands already in line {line}</source>
        <translation>кто начинает, уже указано в строке {line}</translation>
    </message>
    <message>
        <source>“team” names a seat and its team</source>
        <translation>«team» называет игрока и его команду</translation>
    </message>
    <message>
        <source>the team of {name} stands already in line {line}</source>
        <translation>команда игрока {name} уже указана в строке {line}</translation>
    </message>
    <message>
        <source>“deal” names a seat and {number} characters</source>
        <translation>«deal» называет игрока и персонажей: {number}</translation>
    </message>
    <message>
        <source>the deal of {name} stands already in line {line}</source>
        <translation>карты игрока {name} уже указаны в строке {line}</translation>
    </message>
    <message>
        <source>“seed” names a whole number from 0 to {most}</source>
        <translation>«seed» называет целое число от 0 до {most}</translation>
    </message>
    <message>
        <source>the seed stands already in line {line}</source>
        <translation>зерно уже указано в строке {line}</translation>
    </message>
    <message>
        <source>no “starter” line says who begins</source>
        <translation>нет строки «starter»: кто начинает?</translation>
    </message>
    <message>
        <source>no “rules” line says what is played</source>
        <translation>нет строки «rules»: во что играют?</translation>
    </message>
    <message>
        <source>{name} has no seat</source>
        <translation>у игрока {name} нет места</translation>
    </message>
    <message>
        <source>{word} is no option of any preset</source>
        <translation>{word} — нет такой опции ни в одном наборе правил</translation>
    </message>
    <message>
        <source>{word} {value}: no such switch, or it does not take that</source>
        <translation>{word} {value}: такой настройки нет, или она этого не принимает</translation>
    </message>
    <message>
        <source>“{card}” is no character</source>
        <translation>«{card}» — нет такого персонажа</translation>
    </message>
    <message>
        <source>there are teams only with the option {option}</source>
        <translation>команды бывают только с опцией {option}</translation>
    </message>
    <message>
        <source>a team is {first} or {second}, not {team}</source>
        <translation>команда — это {first} или {second}, а не {team}</translation>
    </message>
    <message>
        <source>no “team” line for {names}</source>
        <translation>нет строки «team» для {names}</translation>
    </message>
    <message>
        <source>a draft game has no deal</source>
        <translation>в партии с драфтом нет «deal»</translation>
    </message>
    <message>
        <source>no “deal” line for {names}: all or none</source>
        <translation>нет строки «deal» для {names}: либо для всех, либо ни для кого</translation>
    </message>
    <message>
        <source>no “deal” lines and no “seed” that would deal</source>
        <translation>нет ни строк «deal», ни «seed» для раздачи</translation>
    </message>
    <message>
        <source>“{word}” is no character of this game; there are {known}</source>
        <translation>«{word}» — нет такого персонажа в этой игре; есть {known}</translation>
    </message>
    <message>
        <source>there are only {copies} of {word}</source>
        <translation>{word}: таких карт всего {copies}</translation>
    </message>
    <message>
        <source>this is no UTF-8 text; save it as UTF-8</source>
        <translation>это не текст UTF-8; сохраните его как UTF-8</translation>
    </message>
    <message>
        <source>the game is over, {winner} has won; found “{text}”</source>
        <translation>партия окончена, победитель — {winner}; а здесь «{text}»</translation>
    </message>
    <message>
        <source>“{word}” is no seat; a line here begins with {known} or {draw}</source>
        <translation>«{word}» — нет такого игрока; строка здесь начинается с {known} или {draw}</translation>
    </message>
    <message>
        <source>the record ends</source>
        <translation>запись кончается</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 карта</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, but a “{draw}” line with {due} for {name} is due here</source>
        <translation>{found}, а здесь нужна строка «{draw}» для игрока {name}: {due}</translation>
    </message>
    <message>
        <source>the Court gives nothing here{asked}</source>
        <translation>Двор здесь ничего не даёт{asked}</translation>
    </message>
    <message>
        <source>found “{text}”: {error}</source>
        <translation>здесь «{text}»: {error}</translation>
    </message>
    <message>
        <source>found “{text}”</source>
        <translation>здесь «{text}»</translation>
    </message>
    <message>
        <source>found “{text}”{legal}</source>
        <translation>здесь «{text}»{legal}</translation>
    </message>
    <message>
        <source>; the game is over, {winner} has won</source>
        <translation>; партия окончена, победитель — {winner}</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} и ещё {number}</translation>
    </message>
    <message>
        <source>; {seat} is asked ({phase}) and may say {legal}</source>
        <translation>; спрашивают игрока {seat} ({phase}), можно ответить {legal}</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>is no preset; there are {known}</source>
        <translation>нет такого набора правил; есть {known}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} или {second}</translation>
    </message>
    <message>
        <source>{first} or {second} or {third}</source>
        <translation>{first}, или {second}, или {third}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a whole number or {other}</source>
        <translation>целое число или {other}</translation>
    </message>
    <message>
        <source>{name} is for {fewest} to {most} seats, not {seats}</source>
        <translation>{name}: игроков от {fewest} до {most}, а не {seats}</translation>
    </message>
    <message>
        <source>is no switch; there are {known}</source>
        <translation>нет такой настройки; есть {known}</translation>
    </message>
    <message>
        <source>is no option of {name}; there are {known}</source>
        <translation>нет такой опции для набора {name}; есть {known}</translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation>указано дважды</translation>
    </message>
    <message>
        <source>cannot be played with {option}; choose one of the two</source>
        <translation>несовместимо с {option}; выберите что-то одно</translation>
    </message>
    <message>
        <source>takes {values}, not {text!r}</source>
        <translation>принимает {values}, а не {text!r}</translation>
    </message>
    <message>
        <source>is for two seats, not {seats}</source>
        <translation>только для двух игроков, а не для {seats}</translation>
    </message>
    <message>
        <source>needs {needed} copies of each character, not {copies}</source>
        <translation>нужно копий каждого персонажа: {needed}, а не {copies}</translation>
    </message>
    <message>
        <source>needs three seats or more</source>
        <translation>нужно не меньше трёх игроков</translation>
    </message>
    <message>
        <source>means something only with the option {option}</source>
        <translation>имеет смысл только с опцией {option}</translation>
    </message>
    <message>
        <source>at most {most} of each character</source>
        <translation>не больше {most} каждого персонажа</translation>
    </message>
    <message>
        <source>{copies} of each character leave fewer than {fewest} cards in the Court at {seats} seats; {least} or more would do</source>
        <translation>при {copies} копиях каждого персонажа и {seats} игроках во Дворе меньше {fewest} карт; хватит {least} или больше</translation>
    </message>
    <message>
        <source>{box} coins are fewer than the {needed} that the seats start with</source>
        <translation>в коробке {box} монет, а для начала игры нужно {needed}</translation>
    </message>
    <message>
        <source>a Coup costs {cost} coins, so it cannot be compulsory from {threshold}</source>
        <translation>переворот стоит {cost}, поэтому не может быть обязателен с {threshold}</translation>
    </message>
    <message>
        <source>cannot be below 0</source>
        <translation>не может быть меньше 0</translation>
    </message>
    <message>
        <source>there is no Examine in this game</source>
        <translation>в этой игре нет допроса</translation>
    </message>
    <message>
        <source>there is no Contessa in this game</source>
        <translation>в этой игре нет Графини</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in {path} cannot be read: {reason}.</source>
        <translation>Настройки в {path} не читаются: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged and cannot be put aside: {reason}.</source>
        <translation>Настройки в {path} повреждены, и отложить их нельзя: {reason}.</translation>
    </message>
    <message>
        <source>The settings were damaged. They are kept as {aside}; the defaults are in force.</source>
        <translation>Настройки были повреждены. Они хранятся как {aside}; действуют исходные.</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>{number} bots for {seats} seats; name one for all, or one a seat</source>
        <translation>ботов: {number}, мест: {seats}; назовите одного для всех или по одному на место</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>партий: {games}; нужна хотя бы одна</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>ходов не больше: {max_turns}; нужен хотя бы один</translation>
    </message>
    <message>
        <source>{path} exists already; name an empty folder</source>
        <translation>{path} уже существует; назовите пустую папку</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 партия, игроков: {seats}, правила: {rules}, зерно {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n партия, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
            <numerusform>%n партии, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
            <numerusform>%n партий, игроков: {seats}, правила: {rules}, зерно {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{unfinished} unfinished; {turns} turns and {decisions} decisions a game; {seconds} s</source>
        <translation>не окончено: {unfinished}; на партию ходов {turns}, решений {decisions}; {seconds} с</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>победы по ботам</translation>
    </message>
    <message>
        <source>won by seat</source>
        <translation>победы по местам</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>поровну</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>duke</source>
        <translation>герцог</translation>
    </message>
    <message>
        <source>assassin</source>
        <translation>убийца</translation>
    </message>
    <message>
        <source>contessa</source>
        <translation>графиня</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>капитан</translation>
    </message>
    <message>
        <source>ambassador</source>
        <translation>посол</translation>
    </message>
    <message>
        <source>inquisitor</source>
        <translation>инквизитор</translation>
    </message>
    <message>
        <source>diplomat</source>
        <translation>дипломат</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>вор</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>охранник</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>делец</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>инспектор</translation>
    </message>
    <message>
        <source>{seat}, begins</source>
        <translation>{seat}, начинает</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}</source>
        <translation>{seat}: {coins}, карты: {cards}</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}; lost {lost}</source>
        <translation>{seat}: {coins}, карты: {cards}; потеряно: {lost}</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Казна: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won after %n turns.</source>
        <translation>
            <numerusform>{seat} побеждает за %n ход.</numerusform>
            <numerusform>{seat} побеждает за %n хода.</numerusform>
            <numerusform>{seat} побеждает за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is asked ({phase}): {legal}</source>
        <translation>Спрашивают игрока {seat} ({phase}): {legal}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>использование: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>позиционные аргументы</translation>
    </message>
    <message>
        <source>options</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: ошибка: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>нужны ещё аргументы: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>неизвестные аргументы: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>нужен один аргумент</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>нужно не больше одного аргумента</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>нужен хотя бы один аргумент</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>нужен %s аргумент</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>нужно аргументов: %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>лишнее значение %r</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>неоднозначный параметр: %(option)s подходит к %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>неверное значение (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>неверный выбор: %(value)r (есть %(choices)s)</translation>
    </message>
</context>
</TS>
