<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>Picks any legal move, each as likely as another.</source>
        <translation>Делает любой разрешённый ход, все одинаково вероятны.</translation>
    </message>
    <message>
        <source>{word} {problem}</source>
        <translation>{word} {problem}</translation>
    </message>
    <message>
        <source>{word!r} is no bot; there are {known}</source>
        <translation>{word!r} — нет такого бота; есть {known}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {level} has no characters; levels that have are {having}</source>
        <translation>{word!r} — нет такого бота: у уровня {level} нет характеров; они есть у {having}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {error}</source>
        <translation>{word!r} — нет такого бота: {error}</translation>
    </message>
    <message>
        <source>cannot play: {error}</source>
        <translation>не может играть: {error}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Паж</translation>
    </message>
    <message>
        <source>Counts its own cards and the open ones, and tells one story.</source>
        <translation>Считает свои и открытые карты и держится одной легенды.</translation>
    </message>
    <message>
        <source>It forgets what was claimed before this turn, and takes all seats for alike.</source>
        <translation>Забывает всё, что заявлено до этого хода, и считает всех игроков одинаковыми.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Придворный</translation>
    </message>
    <message>
        <source>Weighs each claim exactly by the cards in its sight, by recent claims, and by who doubts often.</source>
        <translation>Точно взвешивает каждое заявление: по видимым картам, недавним словам и по тому, кто часто не верит.</translation>
    </message>
    <message>
        <source>It forgets older claims, and neither puts hands together nor plays ahead.</source>
        <translation>Забывает старые заявления, не складывает руки в целое и не считает вперёд.</translation>
    </message>
    <message>
        <source>Spymaster</source>
        <translation>Резидент</translation>
    </message>
    <message>
        <source>Weighs all hidden hands together, by everything that was said and let pass, and knows its table.</source>
        <translation>Взвешивает все скрытые карты вместе, по всему сказанному и пропущенному, и знает своих соперников.</translation>
    </message>
    <message>
        <source>It does not play the game on in thought, and at more than six seats takes each hand for itself.</source>
        <translation>Не просчитывает игру вперёд, а при семи игроках и больше берёт каждую руку отдельно.</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Дож</translation>
    </message>
    <message>
        <source>Sees what the Spymaster sees, plays the game on in thought against each seat as that has shown itself, and has practised the duel of two in millions of games.</source>
        <translation>Видит то же, что Резидент, просчитывает игру против каждого с учётом его повадок и отточил дуэль вдвоём в миллионах партий.</translation>
    </message>
    <message>
        <source>It knows no more of hidden cards than you do, and can be led astray by bluffs.</source>
        <translation>Знает о скрытых картах не больше вас, и блефом его можно провести.</translation>
    </message>
    <message>
        <source>please install Coup Desktop again</source>
        <translation>переустановите Coup Desktop</translation>
    </message>
    <message>
        <source>{path} is damaged: {entries} entries do not fit it; {remedy}</source>
        <translation>{path} повреждён: записей, которые не подходят: {entries}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is {found!r}, not {wanted!r}; {remedy}</source>
        <translation>{path} — это {found!r}, а не {wanted!r}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged: its checksum is wrong; {remedy}</source>
        <translation>{path} повреждён: неверная контрольная сумма; {remedy}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}; {remedy}</source>
        <translation>{path} не читается: {reason}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged; {remedy}</source>
        <translation>{path} повреждён; {remedy}</translation>
    </message>
    <message>
        <source>{error}; {remedy}</source>
        <translation>{error}; {remedy}</translation>
    </message>
    <message>
        <source>{word!r} is no character; there are {known}</source>
        <translation>{word!r} — нет такого характера; есть {known}</translation>
    </message>
    <message>
        <source>{count} rollouts; {fewest} to {most}</source>
        <translation>просчётов: {count}; бывает от {fewest} до {most}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>You see all the {characters} there are: the claim cannot be true.</source>
        <translation>Все {characters:nom} у вас на виду: заявление не может быть правдой.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} cannot hold the {character}.</source>
        <translation>По всему, что вы знаете, {seat} не может быть {character:ins}.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds a card that forbids it.</source>
        <translation>По всему, что вы знаете, {seat} держит карту, которая это запрещает.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds the {character}.</source>
        <translation>По всему, что вы знаете, {seat} — {character}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds the {character} is about {chance}.</source>
        <translation>Вероятность, что {seat} — {character}, около {chance}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds no {characters} is about {chance}.</source>
        <translation>Вероятность, что у игрока {seat} нет {characters:gen}, около {chance}.</translation>
    </message>
    <message>
        <source>A challenge pays while that chance is below about {chance}.</source>
        <translation>Не верить выгодно, пока эта вероятность ниже примерно {chance}.</translation>
    </message>
    <message>
        <source>A challenge would pay only if that chance were below about {chance}.</source>
        <translation>Не верить было бы выгодно, только будь эта вероятность ниже примерно {chance}.</translation>
    </message>
    <message>
        <source>A challenge risks more here than it can win.</source>
        <translation>Спор здесь рискует большим, чем может выиграть.</translation>
    </message>
    <message>
        <source>You have nothing to lose by a challenge.</source>
        <translation>Спором вы ничего не теряете.</translation>
    </message>
    <message>
        <source>You hold the {character} and can block it afterwards.</source>
        <translation>Вы держите {character:acc} и потом ещё можете блокировать.</translation>
    </message>
    <message>
        <source>You can still block it afterwards, as {characters}.</source>
        <translation>Потом вы ещё можете блокировать: {characters}.</translation>
    </message>
    <message>
        <source>{seat} is on your side.</source>
        <translation>{seat} на вашей стороне.</translation>
    </message>
    <message>
        <source>You hold the {character} and can prove it.</source>
        <translation>Вы держите {character:acc} и можете это доказать.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you an influence.</source>
        <translation>{character:gen} у вас нет: вероятность, что блок оспорят, около {chance}, и это стоило бы вам влияния.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}.</source>
        <translation>{character:gen} у вас нет: вероятность, что блок оспорят, около {chance}.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you both influences.</source>
        <translation>{character:gen} у вас нет: вероятность, что блок оспорят, около {chance}, и это стоило бы вам обоих влияний.</translation>
    </message>
    <message>
        <source>You hold no {characters}, and a block would not be believed.</source>
        <translation>У вас нет {characters:gen}, и блоку бы не поверили.</translation>
    </message>
    <message>
        <source>It does not harm you.</source>
        <translation>Вам это не вредит.</translation>
    </message>
    <message>
        <source>It hardly harms you, and a block would tell what you hold.</source>
        <translation>Вам это почти не вредит, а блок выдал бы ваши карты.</translation>
    </message>
    <message>
        <source>Your cards are equal.</source>
        <translation>Ваши карты одинаковы.</translation>
    </message>
    <message>
        <source>It proves your claim: {seat} loses an influence, and you lose nothing.</source>
        <translation>Это доказывает ваши слова: {seat} теряет влияние, а вы ничего.</translation>
    </message>
    <message>
        <source>You cannot prove the claim.</source>
        <translation>Доказать заявление вы не можете.</translation>
    </message>
    <message>
        <source>It is one of the strongest characters to begin with.</source>
        <translation>Это один из сильнейших персонажей для начала.</translation>
    </message>
    <message>
        <source>The {character} can still block {deed}.</source>
        <translation>{character} ещё может блокировать {deed:acc}.</translation>
    </message>
    <message>
        <source>The {character} brings {coins} a turn.</source>
        <translation>{character} приносит {coins:acc} за ход.</translation>
    </message>
    <message>
        <source>The {character} takes coins from others and guards your own.</source>
        <translation>{character} берёт монеты у других и стережёт ваши.</translation>
    </message>
    <message>
        <source>The {character} strikes for {coins}.</source>
        <translation>{character} наносит удар; цена — {coins}.</translation>
    </message>
    <message>
        <source>The {character} guards you against {deed}.</source>
        <translation>{character} защищает вас; угроза — {deed:nom}.</translation>
    </message>
    <message>
        <source>The {character} can exchange your cards.</source>
        <translation>{character} может обменять ваши карты.</translation>
    </message>
    <message>
        <source>You have claimed the {character} before.</source>
        <translation>{character} — ваше прежнее заявление.</translation>
    </message>
    <message>
        <source>Two {characters} are worth little more than one.</source>
        <translation>Два одинаковых персонажа ({characters:nom}) стоят немногим больше одного.</translation>
    </message>
    <message>
        <source>The {character} is worth more to {seat} than an average card of the Court.</source>
        <translation>{character} ценнее для игрока {seat}, чем средняя карта Двора.</translation>
    </message>
    <message>
        <source>An average card of the Court is worth more to {seat} than the {character}.</source>
        <translation>Средняя карта Двора ценнее для игрока {seat}, чем {character}.</translation>
    </message>
    <message>
        <source>There is no other answer.</source>
        <translation>Другого ответа нет.</translation>
    </message>
    <message>
        <source>If both of you play openly afterwards, the chance that you win is about {chance}, against about {other} otherwise.</source>
        <translation>Если дальше оба играют открыто, вероятность вашей победы около {chance}, а иначе около {other}.</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Подсказка: {action:nom}.</translation>
    </message>
    <message>
        <source>Hint: {action} as {character}.</source>
        <translation>Подсказка: {action:nom} ({character}).</translation>
    </message>
    <message>
        <source>Hint: {action}, aimed at {seat}.</source>
        <translation>Подсказка: {action:nom}, цель — {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} from {seat}.</source>
        <translation>Подсказка: {action:nom} у игрока {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} with {seat}.</source>
        <translation>Подсказка: {action:nom} с игроком {seat}.</translation>
    </message>
    <message>
        <source>Hint: block it as {character}.</source>
        <translation>Подсказка: блок, {character}.</translation>
    </message>
    <message>
        <source>Hint: open your hand.</source>
        <translation>Подсказка: раскройте карты.</translation>
    </message>
    <message>
        <source>Hint: let it pass.</source>
        <translation>Подсказка: пропустите.</translation>
    </message>
    <message>
        <source>Hint: challenge it.</source>
        <translation>Подсказка: не верьте.</translation>
    </message>
    <message>
        <source>Hint: let {seat} keep the card.</source>
        <translation>Подсказка: оставьте карту игроку {seat}.</translation>
    </message>
    <message>
        <source>Hint: have the card replaced.</source>
        <translation>Подсказка: велите заменить карту.</translation>
    </message>
    <message>
        <source>Hint: show {cards}.</source>
        <translation>Подсказка: покажите {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: give up {cards}.</source>
        <translation>Подсказка: отдайте {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: keep {cards}.</source>
        <translation>Подсказка: оставьте {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: present {cards}.</source>
        <translation>Подсказка: покажите {cards:acc}.</translation>
    </message>
    <message>
        <source>Hint: have {cards} replaced.</source>
        <translation>Подсказка: замените {cards:acc}.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose an influence.</source>
        <translation>Если это состоится, вы теряете влияние.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose your last influence and are out.</source>
        <translation>Если это состоится, вы теряете последнее влияние и выбываете.</translation>
    </message>
    <message>
        <source>If it goes ahead, {target} loses an influence.</source>
        <translation>Если это состоится, {target} теряет влияние.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from you.</source>
        <translation>Если это состоится, {seat} забирает у вас {coins:acc}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from {target}.</source>
        <translation>Если это состоится, {seat} забирает {coins:acc} у игрока {target}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and has {total} then.</source>
        <translation>Если это состоится, {seat} получает {coins:acc}, всего будет {total}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and you get {share}.</source>
        <translation>Если это состоится, {seat} получает {coins:acc}, а вы — {share:acc}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} may get better cards.</source>
        <translation>Если это состоится, у игрока {seat} могут оказаться карты получше.</translation>
    </message>
    <message>
        <source>If it goes ahead, you may lose a card that you like.</source>
        <translation>Если это состоится, вы можете лишиться нужной карты.</translation>
    </message>
    <message>
        <source>If it goes ahead, it concerns the cards of {target} alone.</source>
        <translation>Если это состоится, дело касается только карт игрока {target}.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} loses an influence.</source>
        <translation>Если это ложь, {seat} теряет влияние.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} is out.</source>
        <translation>Если это ложь, {seat} выбывает.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence.</source>
        <translation>Если это правда, спор стоит вам влияния.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you your last influence.</source>
        <translation>Если это правда, спор стоит вам последнего влияния.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence, and {deed} can cost you the other one.</source>
        <translation>Если это правда, спор стоит вам влияния, а {deed:nom} может отнять и второе.</translation>
    </message>
    <message>
        <source>With {coins} or more, {action} is compulsory.</source>
        <translation>Когда у вас {coins} или больше, {action:nom} обязателен.</translation>
    </message>
    <message>
        <source>It brings you {coins}.</source>
        <translation>Это приносит вам {coins:acc}.</translation>
    </message>
    <message>
        <source>It brings you {coins}, and {seat} gets {share}.</source>
        <translation>Это приносит вам {coins:acc}, а игроку {seat} — {share:acc}.</translation>
    </message>
    <message>
        <source>It takes {coins} from {seat}.</source>
        <translation>Это отнимает {coins:acc} у игрока {seat}.</translation>
    </message>
    <message>
        <source>{seat} has one influence left: it wins you the game.</source>
        <translation>У игрока {seat} одно влияние: вы выигрываете партию.</translation>
    </message>
    <message>
        <source>{seat} has one influence left and would be out.</source>
        <translation>У игрока {seat} одно влияние, и {seat} выбывает.</translation>
    </message>
    <message>
        <source>It costs {seat} an influence.</source>
        <translation>Это стоит игроку {seat} влияния.</translation>
    </message>
    <message>
        <source>You draw from the Court and keep the cards that serve you best.</source>
        <translation>Вы берёте карты из Двора и оставляете самые полезные.</translation>
    </message>
    <message>
        <source>You see a card of {seat} and can have it replaced.</source>
        <translation>Вы видите карту игрока {seat} и можете велеть её заменить.</translation>
    </message>
    <message>
        <source>{seat} has to exchange a card for one that nobody knows.</source>
        <translation>{seat} меняет карту на такую, которой никто не знает.</translation>
    </message>
    <message>
        <source>On the other side fewer rivals can strike at you.</source>
        <translation>На другой стороне против вас меньше соперников.</translation>
    </message>
    <message>
        <source>On your side {seat} cannot strike at you while both sides are alive.</source>
        <translation>На вашей стороне {seat} не может ударить по вам, пока обе стороны в игре.</translation>
    </message>
    <message>
        <source>{seat} has {coins}: enough for a {action}.</source>
        <translation>У игрока {seat} {coins}: хватает на {action:acc}.</translation>
    </message>
    <message>
        <source>{seat} is the greatest threat, with {coins} and {influences}.</source>
        <translation>Главная угроза — {seat}: {coins}, {influences}.</translation>
    </message>
    <message>
        <source>Take care: you have one influence left, and {seat} has the coins for a {action}.</source>
        <translation>Осторожно: у вас одно влияние, а у игрока {seat} хватает монет на {action:acc}.</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Ни оспорить, ни блокировать это никто не может.</translation>
    </message>
    <message>
        <source>You hold the {character}: a challenge would cost the challenger an influence.</source>
        <translation>Вы держите {character:acc}: спор стоил бы влияния тому, кто не поверит.</translation>
    </message>
    <message>
        <source>You hold no {characters}: a challenge would cost the challenger an influence.</source>
        <translation>У вас нет {characters:gen}: спор стоил бы влияния тому, кто не поверит.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>{character:gen} у вас нет: вероятность, что не поверят, около {chance}, и это стоило бы вам влияния.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and you would be out.</source>
        <translation>{character:gen} у вас нет: вероятность, что не поверят, около {chance}, и вы бы выбыли.</translation>
    </message>
    <message>
        <source>Your cards forbid it: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>Ваши карты это запрещают: вероятность, что не поверят, около {chance}, и это стоило бы вам влияния.</translation>
    </message>
    <message>
        <source>The chance that it is blocked is about {chance}.</source>
        <translation>Вероятность блока около {chance}.</translation>
    </message>
    <message>
        <source>Nobody can hold the {characters} that would block it.</source>
        <translation>Ни у кого не может быть карт для блока: {characters}.</translation>
    </message>
    <message>
        <source>{action} would bring more, but the chance that it is blocked is about {chance}.</source>
        <translation>{action} даёт больше, но вероятность блока около {chance}.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost you two influences.</source>
        <translation>Внимание: ошибка в споре, а потом {deed:nom} могут стоить вам двух влияний.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost {seat} two influences.</source>
        <translation>Внимание: ошибка в споре, а потом {deed:nom} могут стоить игроку {seat} двух влияний.</translation>
    </message>
    <message>
        <source>Careful: a block that is caught costs you two influences, one for the lie and one by {deed}.</source>
        <translation>Внимание: раскрытый блок стоит вам двух влияний: одно за ложь, другое отнимает {deed:nom}.</translation>
    </message>
    <message>
        <source>Careful: if you decline, you lose two influences, the second one by {deed}.</source>
        <translation>Внимание: откажетесь — потеряете два влияния, второе отнимает {deed:nom}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, enough for a {action}.</source>
        <translation>Внимание: если это состоится, у игрока {seat} будет {coins}, хватит на {action:acc}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, and a {action} is compulsory.</source>
        <translation>Внимание: если это состоится, у игрока {seat} будет {coins}, и {action:nom} обязателен.</translation>
    </message>
    <message>
        <source>Careful: {seat} has {coins} afterwards, enough for a {action}.</source>
        <translation>Внимание: потом у игрока {seat} будет {coins}, хватит на {action:acc}.</translation>
    </message>
    <message>
        <source>Careful, enough coins for a {action}: {seats}.</source>
        <translation>Внимание, монет хватит на {action:acc}: {seats}.</translation>
    </message>
    <message>
        <source>Careful, opponents with enough coins for a {action}: {number}.</source>
        <translation>Внимание, соперников, которым хватит монет на {action:acc}: {number}.</translation>
    </message>
    <message>
        <source>Careful: you see all the {characters} there are, so the claim cannot be true.</source>
        <translation>Внимание: все {characters:nom} у вас на виду, так что заявление не может быть правдой.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so the claim cannot be true.</source>
        <translation>Внимание: все {characters:nom} лежат открыто, так что заявление не может быть правдой.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so nobody can believe such a claim.</source>
        <translation>Внимание: все {characters:nom} лежат открыто, так что такому заявлению никто не поверит.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First game</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Другие игры</translation>
    </message>
    <message>
        <source>Goal and coins</source>
        <translation>Цель и монеты</translation>
    </message>
    <message>
        <source>Welcome! I am {tutor}, and I will show you the game. This is your seat. You have two cards. Only you see them.</source>
        <translation>Добро пожаловать! Я {tutor}, я покажу вам игру. Это ваше место. У вас две карты. Видите их только вы.</translation>
    </message>
    <message>
        <source>Each card is a life. Who loses a card turns it face up, for good. Who has lost both is out. The last one left wins.</source>
        <translation>Каждая карта — жизнь. Кто теряет карту, открывает её навсегда. Кто потерял обе, выбывает. Последний оставшийся побеждает.</translation>
    </message>
    <message>
        <source>You need coins to attack the others. You have two now. All other coins lie in the Treasury.</source>
        <translation>Чтобы нападать на других, нужны монеты. Сейчас у вас две. Все остальные монеты лежат в казне.</translation>
    </message>
    <message>
        <source>It is your turn. You do exactly one thing in a turn. Begin with the safest: take {income}. It gives one coin, and nobody can stop it.</source>
        <translation>Ваш ход. За ход вы делаете ровно одно дело. Начните с самого надёжного: возьмите {income:acc}. Это одна монета, и никто не помешает.</translation>
    </message>
    <message>
        <source>One coin more. Now {one} and {two} have their turns.</source>
        <translation>Одной монетой больше. Теперь ходят {one} и {two}.</translation>
    </message>
    <message>
        <source>Your turn again. {foreign_aid} gives two coins. It can be stopped, though: you will see later how. Try it.</source>
        <translation>Снова ваш ход. {foreign_aid} даёт две монеты. Правда, её можно остановить: как, увидите позже. Попробуйте.</translation>
    </message>
    <message>
        <source>Nobody stops you: two coins more.</source>
        <translation>Никто вам не мешает: ещё две монеты.</translation>
    </message>
    <message>
        <source>You have five coins. With seven you can buy a {coup}: it takes a card from another player. So: collect coins, and keep your cards.</source>
        <translation>У вас пять монет. За семь можно купить {coup:acc}: он отнимает карту у другого игрока. Значит, копите монеты и берегите карты.</translation>
    </message>
    <message>
        <source>Claim and bluff</source>
        <translation>Заявление и блеф</translation>
    </message>
    <message>
        <source>Each card is a character who can do something. The {duke} takes three coins at once. That is called {tax}. You hold a {duke}.</source>
        <translation>Каждая карта — персонаж, который что-то умеет. {duke} берёт сразу три монеты. Это называется {tax:nom}. {duke} у вас есть.</translation>
    </message>
    <message>
        <source>You do not show the card. You only say that you hold it: that is a claim. Claim the {duke}, and take {tax}.</source>
        <translation>Карту вы не показываете. Вы только говорите, что она у вас: это заявление. Объявите себя {duke:ins} и возьмите {tax:acc}.</translation>
    </message>
    <message>
        <source>Everybody may doubt your claim. Nobody does.</source>
        <translation>Не поверить вам может каждый. Но верят все.</translation>
    </message>
    <message>
        <source>Now {one} claims a {duke}, too. Is it true? You cannot know: you do not see the cards.</source>
        <translation>Теперь {one} тоже объявляет себя {duke:ins}. Правда ли это? Вам не узнать: карт вы не видите.</translation>
    </message>
    <message>
        <source>You are asked whether you doubt it. Choose “{pass}” this time.</source>
        <translation>Вас спрашивают, верите ли вы. На этот раз выберите «{pass}».</translation>
    </message>
    <message>
        <source>What nobody doubts happens, be it true or not.</source>
        <translation>Что никто не оспорил, то и происходит, правда это или нет.</translation>
    </message>
    <message>
        <source>You doubt it! Then {one} has to show the {duke}. How that goes is the next lesson.</source>
        <translation>Вы не верите! Тогда {one} показывает {duke:acc} — если есть что показать. Чем это кончается — тема следующего урока.</translation>
    </message>
    <message>
        <source>And now you lie. The {captain} steals two coins from another player. You hold no {captain}. But who knows that?</source>
        <translation>А теперь вы солжёте. {captain} крадёт у другого игрока две монеты. {captain:gen} у вас нет. Но кто об этом знает?</translation>
    </message>
    <message>
        <source>The sign on the button says that it would be a bluff. Choose {steal}, and then {one}.</source>
        <translation>Знак на кнопке говорит, что это был бы блеф. Выберите {steal:acc}, а потом: {one}.</translation>
    </message>
    <message>
        <source>Keep a straight face…</source>
        <translation>Сохраняйте невозмутимый вид…</translation>
    </message>
    <message>
        <source>You claim what you hold: that is always the safest. But here you should dare to lie.</source>
        <translation>Вы говорите о том, что у вас есть: это всегда надёжнее. Но сейчас решитесь солгать.</translation>
    </message>
    <message>
        <source>It worked: two coins more. You may claim every character at any time. You only must not be caught. What happens then comes next.</source>
        <translation>Получилось: ещё две монеты. Объявить можно любого персонажа и когда угодно. Главное — не попасться. Что бывает тогда, узнаете дальше.</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>Сомнение</translation>
    </message>
    <message>
        <source>{one} claims a {duke} and wants three coins. There are three of each character, and you hold two {dukes}. So only one is left.</source>
        <translation>{one} объявляет себя {duke:ins} и хочет три монеты. Каждого персонажа в игре по трое, а {dukes:nom} у вас — двое. Значит, остался один.</translation>
    </message>
    <message>
        <source>That sounds like a lie. Doubt it: choose “{challenge}”! Then {one} has to show a {duke}, or lose a card.</source>
        <translation>Похоже на ложь. Не верьте: выберите «{challenge}»! Тогда {one} показывает {duke:acc} или теряет карту.</translation>
    </message>
    <message>
        <source>Caught! {one} has no {duke}, loses a card, and gets no coins.</source>
        <translation>Блеф раскрыт! {duke:gen} нет: {one} теряет карту и не получает монет.</translation>
    </message>
    <message>
        <source>Then {one} gets the three coins, and keeps both cards. With two {dukes} in your hand a doubt was worth it.</source>
        <translation>Тогда {one} получает три монеты и сохраняет обе карты. Когда {dukes:nom} на руках у вас двое, не верить стоило.</translation>
    </message>
    <message>
        <source>A lost card lies face up, so that everybody can count it. Now your turn: you hold the {duke}. Take {tax}.</source>
        <translation>Потерянная карта лежит открыто, и каждый может её посчитать. Теперь ваш ход: {duke} у вас есть. Возьмите {tax:acc}.</translation>
    </message>
    <message>
        <source>Now you are doubted. Good that it is true!</source>
        <translation>Теперь не верят вам. Хорошо, что это правда!</translation>
    </message>
    <message>
        <source>{two} doubts your {duke}. You can prove it. Show the card, and {two} loses one instead.</source>
        <translation>{two} не верит, что вы — {duke}. Вы можете это доказать. Покажите карту, и тогда карту потеряет {two}.</translation>
    </message>
    <message>
        <source>{two} was wrong and loses a card. You shuffle the shown {duke} in and draw a new card, so nobody knows what you hold now.</source>
        <translation>{two} ошибается и теряет карту. Показанная карта ({duke}) замешивается во Двор, и вы берёте новую: теперь никто не знает, что у вас.</translation>
    </message>
    <message>
        <source>You may give up a card instead of showing the {duke}. That is rarely wise: showing it would have cost {two} a card.</source>
        <translation>Можно отдать карту, а не показывать {duke:acc}. Это редко разумно: после показа карту теряет {two}.</translation>
    </message>
    <message>
        <source>Remember: whoever is wrong loses a card. The liar who is caught, or the one who doubted the truth. Doubt when you have a reason.</source>
        <translation>Запомните: кто ошибся, теряет карту. Или пойманный лжец, или тот, кто не поверил правде. Не верьте, когда есть причина.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Danger! {one} pays three coins, claims the {assassin}, and wants to take a card from you.</source>
        <translation>Опасность! {one} платит три монеты, объявляет себя {assassin:ins} и хочет отнять у вас карту.</translation>
    </message>
    <message>
        <source>You are first asked whether you doubt it. But you have something better. Choose “{pass}”.</source>
        <translation>Сначала вас спрашивают, верите ли вы. Но у вас есть кое-что получше. Выберите «{pass}».</translation>
    </message>
    <message>
        <source>Nobody doubts it. Now you may block.</source>
        <translation>Никто не оспаривает. Теперь вы можете блокировать.</translation>
    </message>
    <message>
        <source>Brave! But {one} has the {assassin}. A wrong doubt costs a card, and the attack goes on.</source>
        <translation>Смело! Но {one} и вправду {assassin}. Ошибка в споре стоит карты, а покушение продолжается.</translation>
    </message>
    <message>
        <source>The {contessa} stops an assassination, and you hold one. Block it.</source>
        <translation>{contessa} останавливает покушение, и она у вас есть. Блокируйте.</translation>
    </message>
    <message>
        <source>A block is a claim, too: it can be doubted. Here nobody does.</source>
        <translation>Блок — тоже заявление: ему можно не поверить. Здесь верят все.</translation>
    </message>
    <message>
        <source>Then the attack succeeds, and costs you a card. Better block it.</source>
        <translation>Тогда покушение удаётся и стоит вам карты. Лучше блокируйте.</translation>
    </message>
    <message>
        <source>You keep your cards, and {one} has lost the three coins. Now {two} asks for {foreign_aid}: two coins. A {duke} stops that.</source>
        <translation>Карты целы, а {one} теряет три монеты. Теперь {two} просит {foreign_aid:acc}: две монеты. Это останавливает {duke}.</translation>
    </message>
    <message>
        <source>You have no {duke}. You can lie in a block, too. Block as the {duke}!</source>
        <translation>{duke:gen} у вас нет. Но лгать можно и в блоке. Заблокируйте, объявив себя {duke:ins}!</translation>
    </message>
    <message>
        <source>Will they believe you?</source>
        <translation>Поверят ли вам?</translation>
    </message>
    <message>
        <source>{two} takes the two coins. That was the safe way: your bluff could have been doubted.</source>
        <translation>{two} берёт две монеты. Это был осторожный путь: вашему блефу могли не поверить.</translation>
    </message>
    <message>
        <source>They did. So remember: {contessa} stops {assassin}; {duke} stops {foreign_aid}; {captain} and {ambassador} stop stealing.</source>
        <translation>Поверили. Запомните: {contessa} против {assassin:gen}; {duke} — от {foreign_aid:gen}; {captain} и {ambassador} — от кражи.</translation>
    </message>
    <message>
        <source>Two losses in one turn</source>
        <translation>Две потери за ход</translation>
    </message>
    <message>
        <source>You hold the {assassin}. For three coins the {assassin} takes a card from another player. You have three coins.</source>
        <translation>У вас {assassin}. За три монеты {assassin} отнимает карту у другого игрока. Три монеты у вас есть.</translation>
    </message>
    <message>
        <source>Choose {assassinate}, and then {one}.</source>
        <translation>Выберите {assassinate:acc}, а потом: {one}.</translation>
    </message>
    <message>
        <source>{one} wants to block. Let us see.</source>
        <translation>{one} хочет блокировать. Посмотрим.</translation>
    </message>
    <message>
        <source>Saving is no mistake. But you have the card and the coins for an attack.</source>
        <translation>Копить — не ошибка. Но для нападения у вас есть и карта, и монеты.</translation>
    </message>
    <message>
        <source>{one} claims the {contessa}, who stops the {assassin}. There are three: one is yours, one lies face up before {two}. Only one is left.</source>
        <translation>{one} объявляет себя {contessa:ins}, а {contessa} останавливает {assassin:acc}. Таких карт три: одна у вас, одна лежит открыто у игрока {two}. Осталась одна.</translation>
    </message>
    <message>
        <source>Probably a lie. Choose “{challenge}”, and watch what it costs {one}.</source>
        <translation>Вероятно, ложь. Выберите «{challenge}» и смотрите, чего это стоит игроку {one}.</translation>
    </message>
    <message>
        <source>One card for the lie. And now nothing stops the {assassin}: the second card, too!</source>
        <translation>Одна карта за ложь. А теперь {assassin:acc} ничто не остановит: минус и вторая карта!</translation>
    </message>
    <message>
        <source>Then the block stands, and your three coins are gone for nothing. Here a doubt was worth it.</source>
        <translation>Тогда блок остаётся, и три монеты потрачены зря. Здесь не верить стоило.</translation>
    </message>
    <message>
        <source>{one} is out: two cards in one turn. The same can happen to you. Take {income} now, and see what {two} does.</source>
        <translation>{one} выбывает: две карты за один ход. То же может случиться и с вами. Возьмите теперь {income:acc} и смотрите, что делает {two}.</translation>
    </message>
    <message>
        <source>Now {two} attacks you.</source>
        <translation>Теперь {two} нападает на вас.</translation>
    </message>
    <message>
        <source>If you doubt the {assassin} and are wrong, you lose one card for the doubt and one for the attack. So think twice. Choose “{pass}”.</source>
        <translation>Если не поверить {assassin:dat} и ошибиться, вы теряете карту за спор и ещё одну за покушение. Подумайте дважды. Выберите «{pass}».</translation>
    </message>
    <message>
        <source>No doubt from you. Now you may block.</source>
        <translation>Вы пропускаете. Теперь можно блокировать.</translation>
    </message>
    <message>
        <source>You are lucky if {two} has no {assassin}. If {two} has one, both your cards are in danger. With a {contessa} there is no need for that.</source>
        <translation>Повезёт, если у игрока {two} нет {assassin:gen}. А если есть, в опасности обе ваши карты. Когда на руках {contessa}, рисковать незачем.</translation>
    </message>
    <message>
        <source>You really hold the {contessa}. Block, and nothing happens.</source>
        <translation>{contessa} у вас и вправду есть. Блокируйте, и ничего не случится.</translation>
    </message>
    <message>
        <source>A true claim is nothing to be afraid of.</source>
        <translation>Правды бояться нечего.</translation>
    </message>
    <message>
        <source>That costs you a card, though you hold the {contessa}. Pity!</source>
        <translation>Это стоит вам карты, хотя {contessa} у вас есть. Жаль!</translation>
    </message>
    <message>
        <source>Remember: a wrong doubt of the {assassin}, or a {contessa} that is a lie, can cost two cards at once. With one card left you may well dare it.</source>
        <translation>Запомните: напрасно не поверить {assassin:dat} или солгать, что вы — {contessa}, может стоить двух карт сразу. Когда карта осталась одна, можно и рискнуть.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>No coins to be made with these cards. The {ambassador} helps: look at two cards of the Court, and keep what you like.</source>
        <translation>С такими картами монет не добыть. Поможет {ambassador}: взгляните на две карты Двора и оставьте, что понравится.</translation>
    </message>
    <message>
        <source>You hold the {ambassador}. Choose {exchange}.</source>
        <translation>{ambassador} у вас есть. Выберите {exchange:acc}.</translation>
    </message>
    <message>
        <source>You draw two cards. Only you see them.</source>
        <translation>Вы берёте две карты. Видите их только вы.</translation>
    </message>
    <message>
        <source>Choose two of the four; the others go back. The {duke} brings coins; the {captain} steals, and stops stealing. Keep these two.</source>
        <translation>Выберите две из четырёх, остальные вернутся. {duke} приносит монеты; {captain} крадёт и не даёт красть. Оставьте этих двоих.</translation>
    </message>
    <message>
        <source>Good cards. And nobody knows that you have them.</source>
        <translation>Хорошие карты. И никто не знает, что они у вас.</translation>
    </message>
    <message>
        <source>Every choice is allowed, and each has its reasons. For this lesson the {duke} and the {captain} would be best.</source>
        <translation>Можно выбрать что угодно, и у всего есть свои причины. Для этого урока лучше всего {duke} и {captain}.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} to steal from you. You need no doubt: you can stop that. Choose “{pass}” first.</source>
        <translation>{one} объявляет себя {captain:ins}, чтобы обокрасть вас. Не верить не нужно: вы можете это остановить. Сначала выберите «{pass}».</translation>
    </message>
    <message>
        <source>Now comes the question whether you block.</source>
        <translation>Теперь вас спросят о блоке.</translation>
    </message>
    <message>
        <source>{one} does have the {captain}, so the doubt costs you a card. A block would have cost nothing.</source>
        <translation>{captain} там и вправду есть ({one}), так что спор стоит вам карты. Блок не стоил бы ничего.</translation>
    </message>
    <message>
        <source>A {captain} stops a {captain}, and so does an {ambassador}. Now you hold the {captain}: block with it.</source>
        <translation>{captain} останавливает {captain:acc}, и {ambassador} тоже. Теперь у вас {captain}: блокируйте им.</translation>
    </message>
    <message>
        <source>Your coins stay with you.</source>
        <translation>Ваши монеты остаются у вас.</translation>
    </message>
    <message>
        <source>{one} takes your two coins. Nothing worse happens, but it is a pity.</source>
        <translation>{one} забирает две ваши монеты. Ничего страшного, но жаль.</translation>
    </message>
    <message>
        <source>That would stop it, too. But you have given the {ambassador} away, so this is a bluff; the {captain} would be true.</source>
        <translation>Это тоже остановило бы кражу. Но {ambassador:gen} у вас больше нет, так что это блеф; а {captain} — правда.</translation>
    </message>
    <message>
        <source>An exchange brings better cards, and makes you hard to read: whatever the others knew about your hand is old now.</source>
        <translation>Обмен приносит карты получше, и вас труднее прочесть: всё, что другие знали о ваших картах, устарело.</translation>
    </message>
    <message>
        <source>The Coup, and ten coins</source>
        <translation>Переворот и десять монет</translation>
    </message>
    <message>
        <source>You have eleven coins. For seven you launch a {coup}: another player loses a card. Nobody can doubt it, nobody can block it.</source>
        <translation>У вас одиннадцать монет. За семь вы устраиваете {coup:acc}: другой игрок теряет карту. Этому нельзя не поверить, и блока нет.</translation>
    </message>
    <message>
        <source>With ten coins or more you must launch one. That is why all other buttons are grey. Choose {coup}, and then {one}.</source>
        <translation>С десятью монетами и больше вы обязаны это сделать. Поэтому остальные кнопки серые. Выберите {coup:acc}, а потом: {one}.</translation>
    </message>
    <message>
        <source>{one} chooses which card to lose.</source>
        <translation>Какую карту потерять, выбирает {one}.</translation>
    </message>
    <message>
        <source>You strike {two} instead, who has seven coins and was the greater danger. Well seen! The lesson only goes another way.</source>
        <translation>Ваш удар — по другой цели: {two}, там семь монет, и опасность больше. Верно замечено! Просто урок пойдёт иначе.</translation>
    </message>
    <message>
        <source>{two} had seven coins, and launches a {coup} against you. You choose which card you lose. The {duke} brings coins: give up the {captain}.</source>
        <translation>У игрока {two} семь монет, и теперь {coup:nom} против вас. Какую карту потерять, решаете вы. {duke} приносит монеты: отдайте {captain:acc}.</translation>
    </message>
    <message>
        <source>You keep the {captain} instead. That can be right as well: it is your choice.</source>
        <translation>Вы оставляете {captain:acc}. Это тоже может быть верно: выбор за вами.</translation>
    </message>
    <message>
        <source>Remember: seven coins are a threat. See who has how many, and strike before you are struck.</source>
        <translation>Запомните: семь монет — угроза. Следите, у кого сколько, и бейте раньше, чем ударят по вам.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Чтение стола</translation>
    </message>
    <message>
        <source>{one} claims the {duke}. Look round the table and count: one {duke} lies before {one}, one before {two}, and you hold the third.</source>
        <translation>{one} объявляет себя {duke:ins}. Оглядите стол и посчитайте: {duke} лежит открыто у игрока {one}, другой — у игрока {two}, третий у вас.</translation>
    </message>
    <message>
        <source>There are only three. So this claim cannot be true, and your doubt cannot fail. Choose “{challenge}”.</source>
        <translation>Их всего три. Значит, это не может быть правдой, и ошибиться вам нельзя. Выберите «{challenge}».</translation>
    </message>
    <message>
        <source>Counted rightly! {one} is out.</source>
        <translation>Верно посчитано! {one} выбывает.</translation>
    </message>
    <message>
        <source>You let it pass, though it was certainly a lie. Count once more!</source>
        <translation>Вы пропускаете, хотя это наверняка ложь. Посчитайте ещё раз!</translation>
    </message>
    <message>
        <source>Now look at the coins: {two} has seven. That is enough for a {coup} against you.</source>
        <translation>Теперь взгляните на монеты: у игрока {two} их семь. Этого хватит на {coup:acc} против вас.</translation>
    </message>
    <message>
        <source>Do something about it: your {captain} steals two coins. Choose {steal}.</source>
        <translation>Сделайте что-нибудь: ваш {captain} крадёт две монеты. Выберите {steal:acc}.</translation>
    </message>
    <message>
        <source>Two coins for you, and {two} is no danger any more.</source>
        <translation>Вам две монеты, и {two} больше не опасность.</translation>
    </message>
    <message>
        <source>Then {two} can launch the {coup} first. Better steal the coins.</source>
        <translation>Тогда {two} успеет раньше вас устроить {coup:acc}. Лучше украдите монеты.</translation>
    </message>
    <message>
        <source>Two coins make seven for you, too, but {two} comes first. Better steal them.</source>
        <translation>С двумя монетами семь будет и у вас, но раньше ходит {two}. Лучше их украдите.</translation>
    </message>
    <message>
        <source>Three coins are good, but {two} comes first. Better take what makes {two} dangerous.</source>
        <translation>Три монеты — хорошо, но раньше ходит {two}. Лучше отнимите то, чем опасен игрок {two}.</translation>
    </message>
    <message>
        <source>You have seven coins, and {two} has one card left. You know what to do.</source>
        <translation>У вас семь монет, а у игрока {two} одна карта. Вы знаете, что делать.</translation>
    </message>
    <message>
        <source>That is the end of {two}…</source>
        <translation>Тут и конец: {two} выбывает…</translation>
    </message>
    <message>
        <source>You have won! In the chronicle stands all that was claimed. Who counts cards and coins, and remembers claims, has the better game.</source>
        <translation>Вы победили! Всё, что заявлено, есть в хронике. Кто считает карты и монеты и помнит слова, тот играет лучше.</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Игра командами</translation>
    </message>
    <message>
        <source>Here there are two sides. Your sign says {team}; {two} belongs to the same side. Against your own side you can do nothing.</source>
        <translation>Здесь две стороны. На вашем знаке написано: {team}; {two} на той же стороне. Против своей стороны сделать ничего нельзя.</translation>
    </message>
    <message>
        <source>So you can steal only from {one} or {three}. Choose {steal}, and then {one}.</source>
        <translation>Значит, красть можно только у двоих: {one} или {three}. Выберите {steal:acc}, а потом: {one}.</translation>
    </message>
    <message>
        <source>{three} is on the other side, too. The lesson only goes another way.</source>
        <translation>{three} тоже на другой стороне. Просто урок пойдёт иначе.</translation>
    </message>
    <message>
        <source>{two} has paid two coins, and {three} changed sides. One coin changes your own side. These coins go into the {reserve}.</source>
        <translation>{two} платит две монеты, и {three} меняет сторону. Сменить собственную стоит одну монету. Эти монеты идут сюда: {reserve}.</translation>
    </message>
    <message>
        <source>Now only {one} is on the other side: nobody else can be attacked. Change sides: choose {convert}, yourself.</source>
        <translation>Теперь на другой стороне только {one}: больше нападать не на кого. Смените сторону: выберите {convert:acc}, себе.</translation>
    </message>
    <message>
        <source>One coin into the {reserve}, and you stand with {one}.</source>
        <translation>Одна монета уходит сюда: {reserve}. Теперь вы и {one} на одной стороне.</translation>
    </message>
    <message>
        <source>Three coins lie in the {reserve}. Who claims to hold no {duke} may take them all: that is {embezzle}.</source>
        <translation>{reserve}: три монеты. Кто заявит, что у него нет {duke:gen}, может забрать их все: это {embezzle:nom}.</translation>
    </message>
    <message>
        <source>You hold no {duke}, so it is true. If somebody doubts it, you show your whole hand. Choose {embezzle}.</source>
        <translation>{duke:gen} у вас нет, так что это правда. Если кто-то не поверит, вы покажете обе карты. Выберите {embezzle:acc}.</translation>
    </message>
    <message>
        <source>The {reserve} is yours.</source>
        <translation>{reserve}: всё теперь ваше.</translation>
    </message>
    <message>
        <source>Doubting is allowed against everybody. And once all who are left are on one side, sides count no longer: then it is each for oneself.</source>
        <translation>Не верить можно всякому. А когда все оставшиеся на одной стороне, стороны больше не в счёт: каждый сам за себя.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>Coup X has names of its own: {thief}, {guard} and {dealer} are what {duke}, {contessa} and {ambassador} are elsewhere.</source>
        <translation>В Coup X свои имена: {thief}, {guard} и {dealer} — то же, что в других играх {duke}, {contessa} и {ambassador}.</translation>
    </message>
    <message>
        <source>You hold the {dealer}, who exchanges cards. Choose {exchange}.</source>
        <translation>У вас {dealer}, он обменивает карты. Выберите {exchange:acc}.</translation>
    </message>
    <message>
        <source>Of the two new cards you may keep one at most. Keep the {guard} and the {thief}.</source>
        <translation>Из двух новых карт можно оставить не больше одной. Оставьте карты {guard} и {thief}.</translation>
    </message>
    <message>
        <source>You are free to choose. In this lesson you need the {guard} and the {thief}.</source>
        <translation>Выбор за вами. В этом уроке вам нужны {guard} и {thief}.</translation>
    </message>
    <message>
        <source>{one} attacks {two} with the {assassin}. You are only asked whether you doubt it. Choose “{pass}”.</source>
        <translation>{one} объявляет себя {assassin:ins}, и цель — {two}. Вас спрашивают только, верите ли вы. Выберите «{pass}».</translation>
    </message>
    <message>
        <source>In Coup X everybody may block, for somebody else, too. With your {guard} you can save {two}. Block!</source>
        <translation>В Coup X блокировать может каждый, и за другого тоже. У вас {guard}: вы можете спасти игрока {two}. Блокируйте!</translation>
    </message>
    <message>
        <source>{two} owes you something. And {one} has paid.</source>
        <translation>{two} у вас в долгу. А {one} платит впустую.</translation>
    </message>
    <message>
        <source>{two} loses a card. That is none of your business? It may be later.</source>
        <translation>{two} теряет карту. Не ваше дело? Потом может стать вашим.</translation>
    </message>
    <message>
        <source>The {thief} takes three coins, and anybody&apos;s {thief} stops {foreign_aid}. You hold one: take {tax}.</source>
        <translation>{thief} берёт три монеты, и любой {thief} останавливает {foreign_aid:acc}. У вас он есть: возьмите {tax:acc}.</translation>
    </message>
    <message>
        <source>And further: paid coins never come back. Who is doubted and holds the card must show it. And nobody is ever forced to a {coup}.</source>
        <translation>И ещё: потраченные монеты никогда не возвращаются. Кому не верят, тот обязан показать карту, если она есть. И {coup:nom} никогда не обязателен.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>Ваша собственная партия</translation>
    </message>
    <message>
        <source>Now play a whole game against {one}, who is a beginner, too. I tell you what to think of. The key {hint_key} shows what a strong player would do.</source>
        <translation>Теперь сыграйте целую партию; ваш соперник — {one}, тоже новичок. Я подскажу, о чём подумать. Клавиша {hint_key} показывает, как сходил бы сильный игрок.</translation>
    </message>
    <message>
        <source>You have seven coins or more: a {coup} cannot fail.</source>
        <translation>У вас семь монет или больше: {coup:nom} не может сорваться.</translation>
    </message>
    <message>
        <source>{one} has enough coins for a {coup}. Strike first, or take coins away.</source>
        <translation>У игрока {one} хватает монет на {coup:acc}. Бейте первым или отнимите монеты.</translation>
    </message>
    <message>
        <source>You hold the {assassin} and have three coins: that is enough for an attack.</source>
        <translation>У вас {assassin} и три монеты: на покушение хватит.</translation>
    </message>
    <message>
        <source>You hold the {duke}: three coins in each turn.</source>
        <translation>У вас {duke}: три монеты каждый ход.</translation>
    </message>
    <message>
        <source>You hold the {captain}: steal, and {one} gets poorer while you get richer.</source>
        <translation>У вас {captain}: крадите, и {one} беднеет, пока вы богатеете.</translation>
    </message>
    <message>
        <source>Nothing in your hand brings coins. Claim a {duke} all the same? Or exchange, or take what is safe?</source>
        <translation>Ваши карты монет не приносят. Всё равно назваться {duke:ins}? Или обмен, или что понадёжнее?</translation>
    </message>
    <message>
        <source>You see all cards of this character. It cannot be true: doubt it!</source>
        <translation>Все карты этого персонажа вы видите. Это не может быть правдой: не верьте!</translation>
    </message>
    <message>
        <source>You see all but one of these cards. It may well be a lie.</source>
        <translation>Вы видите все такие карты, кроме одной. Вполне может быть ложь.</translation>
    </message>
    <message>
        <source>Do you have a reason to doubt it? A wrong doubt costs you a card.</source>
        <translation>Есть ли у вас причина не верить? Ошибка стоит карты.</translation>
    </message>
    <message>
        <source>This could be your last card. Now you have nothing to lose: block or doubt.</source>
        <translation>Это может стать вашей последней картой. Терять нечего: блокируйте или не верьте.</translation>
    </message>
    <message>
        <source>You hold the card that stops this. Block it.</source>
        <translation>У вас есть карта, которая это останавливает. Блокируйте.</translation>
    </message>
    <message>
        <source>You do not hold the card that stops this. You could claim it, though.</source>
        <translation>Карты, которая это останавливает, у вас нет. Но назваться ею можно.</translation>
    </message>
    <message>
        <source>You can prove it. Show the card, and {one} loses one.</source>
        <translation>Вы можете это доказать. Покажите карту, и карту потеряет {one}.</translation>
    </message>
    <message>
        <source>Which card do you need less? The {duke} and the {captain} are good to keep.</source>
        <translation>Какая карта вам меньше нужна? {duke} и {captain} пригодятся.</translation>
    </message>
    <message>
        <source>Keep two different cards, best of all one that brings coins.</source>
        <translation>Оставьте две разные карты, лучше всего — одну, что приносит монеты.</translation>
    </message>
    <message>
        <source>They do not believe you. Which card do you give up?</source>
        <translation>Вам не верят. Какую карту отдадите?</translation>
    </message>
    <message>
        <source>Well done. Now watch what the others do.</source>
        <translation>Отлично. Теперь смотрите, что делают другие.</translation>
    </message>
    <message>
        <source>Try that again, or go on with the lesson. You may also just play on.</source>
        <translation>Попробуйте ещё раз или продолжайте урок. Можно и просто играть дальше.</translation>
    </message>
    <message>
        <source>A safe move: nobody can doubt it. This lesson is about something else, though.</source>
        <translation>Надёжный ход: его не оспорить. Но этот урок о другом.</translation>
    </message>
    <message>
        <source>A true claim, and a good move. This lesson is about something else, though.</source>
        <translation>Правда, и ход хороший. Но этот урок о другом.</translation>
    </message>
    <message>
        <source>A bluff! That is allowed, and it may well work. This lesson is about something else, though.</source>
        <translation>Блеф! Это можно, и может получиться. Но этот урок о другом.</translation>
    </message>
    <message>
        <source>A strong move: nobody can stop it. This lesson has something else in mind, though.</source>
        <translation>Сильный ход: его никто не остановит. Но у этого урока на уме другое.</translation>
    </message>
    <message>
        <source>Letting it pass is never forbidden. Here there was something to gain, though.</source>
        <translation>Пропустить можно всегда. Но здесь было что выиграть.</translation>
    </message>
    <message>
        <source>You doubted it. Sometimes that is right; if not, it costs you a card. The lesson goes another way.</source>
        <translation>Вы не верите. Иногда это верно; если нет, это стоит карты. Урок идёт иначе.</translation>
    </message>
    <message>
        <source>A true block. That is a fine answer; the lesson only goes another way.</source>
        <translation>Честный блок. Это хороший ответ; просто урок пойдёт иначе.</translation>
    </message>
    <message>
        <source>A block with a bluff! It may work. The lesson only goes another way.</source>
        <translation>Блок блефом! Может получиться. Просто урок пойдёт иначе.</translation>
    </message>
    <message>
        <source>That is just as well: which card is best is your own choice.</source>
        <translation>Можно и так: какая карта лучше, решаете вы.</translation>
    </message>
    <message>
        <source>This lesson is done. Play on as long as you like, or go to the next one.</source>
        <translation>Урок пройден. Играйте дальше сколько хотите или переходите к следующему.</translation>
    </message>
    <message>
        <source>This time {one} has won. It happens to everybody. Try again: each game is another.</source>
        <translation>На этот раз победа за соперником: {one}. С кем не бывает. Попробуйте снова: каждая партия другая.</translation>
    </message>
    <message>
        <source>You have won! You know the whole game now. Take a table of your own, with more players.</source>
        <translation>Вы победили! Теперь вы знаете всю игру. Садитесь за свой стол, где игроков больше.</translation>
    </message>
    <message>
        <source>Let us see what {one} makes of it.</source>
        <translation>Посмотрим, что на это скажет {one}.</translation>
    </message>
    <message>
        <source>The Inquisitor</source>
        <translation>Инквизитор</translation>
    </message>
    <message>
        <source>In this game the {inquisitor} takes the place of the {ambassador}. You hold one. It can do three things.</source>
        <translation>В этой игре {inquisitor} занимает место, где обычно {ambassador}. Он у вас есть. Он умеет три вещи.</translation>
    </message>
    <message>
        <source>First: exchange. You draw only one card, and return one. Choose {exchange}.</source>
        <translation>Первое: обмен. Вы берёте только одну карту и одну возвращаете. Выберите {exchange:acc}.</translation>
    </message>
    <message>
        <source>You draw one card.</source>
        <translation>Вы берёте одну карту.</translation>
    </message>
    <message>
        <source>Keep the {inquisitor} and the {duke}; the {contessa} goes back.</source>
        <translation>Оставьте карты {inquisitor} и {duke}; {contessa} пусть вернётся во Двор.</translation>
    </message>
    <message>
        <source>You are free to keep what you like. In this lesson you still need the {inquisitor}.</source>
        <translation>Оставьте что хотите. Но в этом уроке вам ещё нужен {inquisitor}.</translation>
    </message>
    <message>
        <source>Second: look at a card of another player. Choose {examine}, and then {one}. Which card you see is for {one} to choose.</source>
        <translation>Второе: взглянуть на карту другого игрока. Выберите {examine:acc}, а потом: {one}. Какую карту показать, решает {one}.</translation>
    </message>
    <message>
        <source>Only you see that card.</source>
        <translation>Эту карту видите только вы.</translation>
    </message>
    <message>
        <source>{one} shows you a {captain}, who steals. You decide: {one} may keep it, or must change it for another card. Have it replaced.</source>
        <translation>{one} показывает вам карту: {captain}. Он крадёт. Решать вам: оставить карту игроку {one} или велеть заменить. Велите заменить.</translation>
    </message>
    <message>
        <source>{one} draws another card, and you know the old one.</source>
        <translation>{one} берёт другую карту, а прежнюю вы знаете.</translation>
    </message>
    <message>
        <source>Then you know what {one} holds. That is worth something, too. But the {captain} can rob you.</source>
        <translation>Тогда вы знаете, что за карта там: {one}. Это тоже чего-то стоит. Но {captain} может вас обокрасть.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} now? You have just had one changed. It may be a lie. But you have something safer: choose “{pass}”.</source>
        <translation>{one} объявляет себя {captain:ins} — теперь? Карта только что заменена. Может быть, ложь. Но есть путь надёжнее: выберите «{pass}».</translation>
    </message>
    <message>
        <source>A good guess! {one} has no {captain} any more. A block is safer yet.</source>
        <translation>Верная догадка! {captain:gen} больше нет: {one} блефует. Блок был бы ещё надёжнее.</translation>
    </message>
    <message>
        <source>Third: the {inquisitor} stops stealing. Block with it; you hold it.</source>
        <translation>Третье: {inquisitor} останавливает кражу. Блокируйте им; он у вас есть.</translation>
    </message>
    <message>
        <source>That stops it, too, but it is a bluff. The {inquisitor} is true.</source>
        <translation>Это тоже остановило бы кражу, но это блеф. А {inquisitor} — правда.</translation>
    </message>
    <message>
        <source>That is the {inquisitor}: exchange one card, look at one, stop the {captain}. Nobody blocks the look, but everybody may doubt it.</source>
        <translation>Вот что умеет {inquisitor}: обменять карту, взглянуть на чужую, остановить {captain:acc}. Допрос никто не блокирует, но не поверить может каждый.</translation>
    </message>
    <message>
        <source>The Diplomat</source>
        <translation>Дипломат</translation>
    </message>
    <message>
        <source>In this game the {diplomat} takes the place of the {duke}. The {diplomat} takes three coins, and gives one of them to somebody else.</source>
        <translation>В этой игре {diplomat} занимает место, где обычно {duke}. {diplomat} берёт три монеты и одну из них отдаёт другому.</translation>
    </message>
    <message>
        <source>Choose {cooperate}, and then {one}: two coins for you, one for {one}.</source>
        <translation>Выберите {cooperate:acc}, а потом: {one}. Две монеты вам, одну получает {one}.</translation>
    </message>
    <message>
        <source>Who gets a coin is not likely to doubt you.</source>
        <translation>Кто получает монету, вряд ли станет не верить.</translation>
    </message>
    <message>
        <source>With {two} it is just as good. The lesson only goes another way.</source>
        <translation>{two} — тоже хороший выбор. Просто урок пойдёт иначе.</translation>
    </message>
    <message>
        <source>{two} asks for {foreign_aid}. The {diplomat} stops that, as the {duke} did. Block it.</source>
        <translation>{two} просит {foreign_aid:acc}. {diplomat} останавливает её, как раньше {duke}. Блокируйте.</translation>
    </message>
    <message>
        <source>Then {two} gets two coins. With a {diplomat} you can stop that.</source>
        <translation>Тогда {two} получает две монеты. А {diplomat} может это остановить.</translation>
    </message>
    <message>
        <source>Each time you choose who gets the coin. Give it to whoever has few: {two} is no danger. Cooperate with {two} now.</source>
        <translation>Вы каждый раз выбираете, кому монета. Отдавайте тому, у кого мало: {two} вам не угроза. Теперь сотрудничайте с игроком {two}.</translation>
    </message>
    <message>
        <source>{one} has more coins already. That can be right, if you want peace.</source>
        <translation>У игрока {one} монет уже больше. Это бывает верно, если хотите мира.</translation>
    </message>
    <message>
        <source>That is the {diplomat}: a friend to one, rich in the end. Never feed somebody up to seven coins!</source>
        <translation>Вот {diplomat}: друг одному, а в конце богач. Никогда не откармливайте никого до семи монет!</translation>
    </message>
</context>
<context>
    <name>Personas</name>
    <message>
        <source>Good evening, and good manners to all.</source>
        <translation>Добрый вечер и добрых манер всем.</translation>
    </message>
    <message>
        <source>A pleasure to lose to such company. Almost.</source>
        <translation>Такому обществу проиграть приятно. Почти.</translation>
    </message>
    <message>
        <source>As the book prescribes.</source>
        <translation>Как велит учебник.</translation>
    </message>
    <message>
        <source>With your kind leave.</source>
        <translation>С вашего любезного позволения.</translation>
    </message>
    <message>
        <source>You would ask that of me?</source>
        <translation>Вы спрашиваете об этом меня?</translation>
    </message>
    <message>
        <source>Ask, then. Politely, I hope.</source>
        <translation>Что ж, спрашивайте. Надеюсь, вежливо.</translation>
    </message>
    <message>
        <source>A gentleman keeps his word.</source>
        <translation>Кавалер держит слово.</translation>
    </message>
    <message>
        <source>There it is. No offence taken.</source>
        <translation>Прошу. Я не в обиде.</translation>
    </message>
    <message>
        <source>I should have thought it was plain.</source>
        <translation>Я полагал, это очевидно.</translation>
    </message>
    <message>
        <source>I beg your pardon. All of you.</source>
        <translation>Прошу прощения. У всех.</translation>
    </message>
    <message>
        <source>That chapter I shall strike out.</source>
        <translation>Эту главу я вычеркну.</translation>
    </message>
    <message>
        <source>How very embarrassing.</source>
        <translation>Как неловко.</translation>
    </message>
    <message>
        <source>Forgive me, I must ask.</source>
        <translation>Простите, но я должен спросить.</translation>
    </message>
    <message>
        <source>With respect: no.</source>
        <translation>При всём уважении: нет.</translation>
    </message>
    <message>
        <source>I took no pleasure in that. A little, perhaps.</source>
        <translation>Мне это не в радость. Ну, разве что немного.</translation>
    </message>
    <message>
        <source>Courtesy is not blindness.</source>
        <translation>Учтивость — не слепота.</translation>
    </message>
    <message>
        <source>My apologies. I misjudged you.</source>
        <translation>Мои извинения. Я судил неверно.</translation>
    </message>
    <message>
        <source>I stand corrected, and poorer.</source>
        <translation>Признаю ошибку. И плачу.</translation>
    </message>
    <message>
        <source>I fear I cannot allow it.</source>
        <translation>Боюсь, этого я не позволю.</translation>
    </message>
    <message>
        <source>Not while I sit here, dear friend.</source>
        <translation>Не при мне, дорогой друг.</translation>
    </message>
    <message>
        <source>Elegantly parried.</source>
        <translation>Изящно отбито.</translation>
    </message>
    <message>
        <source>As you wish. I yield.</source>
        <translation>Как угодно. Уступаю.</translation>
    </message>
    <message>
        <source>There are pockets one does not touch.</source>
        <translation>Есть карманы, которых не трогают.</translation>
    </message>
    <message>
        <source>One might have asked.</source>
        <translation>Можно было и попросить.</translation>
    </message>
    <message>
        <source>Nothing personal, I assure you.</source>
        <translation>Ничего личного, уверяю.</translation>
    </message>
    <message>
        <source>It pains me to do this.</source>
        <translation>Мне больно это делать.</translation>
    </message>
    <message>
        <source>A palpable blow.</source>
        <translation>Чувствительный удар.</translation>
    </message>
    <message>
        <source>I have been treated better at worse courts.</source>
        <translation>Со мной и при дворах похуже обходились лучше.</translation>
    </message>
    <message>
        <source>I take my leave, and my hat.</source>
        <translation>Откланиваюсь. И шляпа со мной.</translation>
    </message>
    <message>
        <source>Pray go on without me.</source>
        <translation>Прошу, продолжайте без меня.</translation>
    </message>
    <message>
        <source>Farewell. It was an honour.</source>
        <translation>Прощайте. Это была честь.</translation>
    </message>
    <message>
        <source>I shall remember you kindly.</source>
        <translation>Вспомню о вас добром.</translation>
    </message>
    <message>
        <source>Such a civil table tonight.</source>
        <translation>Какой учтивый нынче стол.</translation>
    </message>
    <message>
        <source>Silence, too, is conversation.</source>
        <translation>Молчание — тоже беседа.</translation>
    </message>
    <message>
        <source>You were most gracious opponents.</source>
        <translation>Вы были милейшими соперниками.</translation>
    </message>
    <message>
        <source>The last page, and it is mine.</source>
        <translation>Последняя страница, и она моя.</translation>
    </message>
    <message>
        <source>Somebody here will not last the night.</source>
        <translation>Кто-то здесь не доживёт до утра.</translation>
    </message>
    <message>
        <source>Sit down. It does not hurt yet.</source>
        <translation>Садитесь. Пока не больно.</translation>
    </message>
    <message>
        <source>Take it as a symptom.</source>
        <translation>Считайте это симптомом.</translation>
    </message>
    <message>
        <source>Swallow that.</source>
        <translation>Проглотите.</translation>
    </message>
    <message>
        <source>Careful. It may be catching.</source>
        <translation>Осторожно. Может быть заразно.</translation>
    </message>
    <message>
        <source>You want to look behind the mask?</source>
        <translation>Хотите заглянуть под маску?</translation>
    </message>
    <message>
        <source>The diagnosis was correct.</source>
        <translation>Диагноз верен.</translation>
    </message>
    <message>
        <source>Now you look pale.</source>
        <translation>Вот вы и побледнели.</translation>
    </message>
    <message>
        <source>Told you it would sting.</source>
        <translation>Я говорил: будет щипать.</translation>
    </message>
    <message>
        <source>Well. The mask slips.</source>
        <translation>Что ж. Маска сползла.</translation>
    </message>
    <message>
        <source>A relapse.</source>
        <translation>Рецидив.</translation>
    </message>
    <message>
        <source>Enjoy it while you breathe.</source>
        <translation>Радуйтесь, пока дышите.</translation>
    </message>
    <message>
        <source>I smell something rotten.</source>
        <translation>Чую гнильцу.</translation>
    </message>
    <message>
        <source>Open your mouth. Wider.</source>
        <translation>Откройте рот. Шире.</translation>
    </message>
    <message>
        <source>As I thought: incurable.</source>
        <translation>Так и думал: неизлечимо.</translation>
    </message>
    <message>
        <source>The nose never errs.</source>
        <translation>Нос не ошибается.</translation>
    </message>
    <message>
        <source>Healthy, then. A pity.</source>
        <translation>Здоровый организм. Жаль.</translation>
    </message>
    <message>
        <source>A misdiagnosis. It happens.</source>
        <translation>Ошибка в диагнозе. Бывает.</translation>
    </message>
    <message>
        <source>The house is in quarantine.</source>
        <translation>Дом на карантине.</translation>
    </message>
    <message>
        <source>No farther.</source>
        <translation>Ни шагу дальше.</translation>
    </message>
    <message>
        <source>So there is a remedy.</source>
        <translation>Значит, есть и лекарство.</translation>
    </message>
    <message>
        <source>Then I wait. I am good at it.</source>
        <translation>Тогда подожду. Это я умею.</translation>
    </message>
    <message>
        <source>Count your fingers afterwards.</source>
        <translation>Пересчитайте потом пальцы.</translation>
    </message>
    <message>
        <source>Coin carries plague, you know.</source>
        <translation>Монеты разносят чуму, знаете ли.</translation>
    </message>
    <message>
        <source>This will not take long.</source>
        <translation>Это ненадолго.</translation>
    </message>
    <message>
        <source>The weak go first.</source>
        <translation>Первыми уходят слабые.</translation>
    </message>
    <message>
        <source>A scratch. I have seen worse.</source>
        <translation>Царапина. Видал и похуже.</translation>
    </message>
    <message>
        <source>I have buried kinder people.</source>
        <translation>Хоронил я людей и подобрее.</translation>
    </message>
    <message>
        <source>Do not bury me deep.</source>
        <translation>Не закапывайте глубоко.</translation>
    </message>
    <message>
        <source>The raven flies.</source>
        <translation>Ворон улетает.</translation>
    </message>
    <message>
        <source>Next patient.</source>
        <translation>Следующий больной.</translation>
    </message>
    <message>
        <source>Past all help, I fear.</source>
        <translation>Боюсь, уже не помочь.</translation>
    </message>
    <message>
        <source>Quiet as a sickroom.</source>
        <translation>Тихо, как в лазарете.</translation>
    </message>
    <message>
        <source>Somebody ought to cough.</source>
        <translation>Хоть бы кашлянул кто.</translation>
    </message>
    <message>
        <source>Only the doctor is left.</source>
        <translation>Остался один доктор.</translation>
    </message>
    <message>
        <source>They always call me last.</source>
        <translation>Меня всегда зовут последним.</translation>
    </message>
    <message>
        <source>Let us get it over with.</source>
        <translation>Ну, покончим с этим.</translation>
    </message>
    <message>
        <source>Weapons on the table.</source>
        <translation>Оружие на стол.</translation>
    </message>
    <message>
        <source>Orders are orders.</source>
        <translation>Приказ есть приказ.</translation>
    </message>
    <message>
        <source>Stand aside.</source>
        <translation>В сторону.</translation>
    </message>
    <message>
        <source>Say it to my face.</source>
        <translation>Скажите это мне в лицо.</translation>
    </message>
    <message>
        <source>You call a soldier a liar?</source>
        <translation>Звать солдата лжецом?</translation>
    </message>
    <message>
        <source>There. Now step back.</source>
        <translation>Вот. А теперь назад.</translation>
    </message>
    <message>
        <source>I do not joke with steel.</source>
        <translation>С железом не шутят.</translation>
    </message>
    <message>
        <source>That should settle it.</source>
        <translation>Вопрос закрыт.</translation>
    </message>
    <message>
        <source>A feint. It failed.</source>
        <translation>Обманный выпад. Не вышло.</translation>
    </message>
    <message>
        <source>Struck. Fair enough.</source>
        <translation>Попали. Всё честно.</translation>
    </message>
    <message>
        <source>I was never good at lying.</source>
        <translation>Врать я никогда не умел.</translation>
    </message>
    <message>
        <source>Halt. Show me.</source>
        <translation>Стой. Покажи.</translation>
    </message>
    <message>
        <source>I have heard better stories in camp.</source>
        <translation>В лагере я слыхал байки и получше.</translation>
    </message>
    <message>
        <source>Down with the shield.</source>
        <translation>Щит долой.</translation>
    </message>
    <message>
        <source>An ambush. I know them.</source>
        <translation>Засада. Знаю я их.</translation>
    </message>
    <message>
        <source>I charged too early.</source>
        <translation>Рано пошёл в атаку.</translation>
    </message>
    <message>
        <source>Hm. A wall. I ran into it.</source>
        <translation>Хм. Стена. И я в неё лбом.</translation>
    </message>
    <message>
        <source>Nobody passes.</source>
        <translation>Никто не пройдёт.</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Держать строй.</translation>
    </message>
    <message>
        <source>A good parry. I grant it.</source>
        <translation>Отбито ловко. Признаю.</translation>
    </message>
    <message>
        <source>Repelled. Regroup.</source>
        <translation>Отбиты. Перестроиться.</translation>
    </message>
    <message>
        <source>Plunder, is it? I can do that, too.</source>
        <translation>Мародёры? Я тоже так умею.</translation>
    </message>
    <message>
        <source>I shall collect that debt.</source>
        <translation>Этот долг я взыщу.</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Вперёд!</translation>
    </message>
    <message>
        <source>Look up when I strike.</source>
        <translation>Смотреть в глаза, когда я бью.</translation>
    </message>
    <message>
        <source>I have had worse. See the nose?</source>
        <translation>Бывало хуже. Видите нос?</translation>
    </message>
    <message>
        <source>First blood to you.</source>
        <translation>Первая кровь за вами.</translation>
    </message>
    <message>
        <source>I fall on my feet.</source>
        <translation>Паду, так стоя.</translation>
    </message>
    <message>
        <source>Bury me with the sword.</source>
        <translation>Схороните меня с мечом.</translation>
    </message>
    <message>
        <source>Lower the banner.</source>
        <translation>Приспустить знамя.</translation>
    </message>
    <message>
        <source>One fewer on the field.</source>
        <translation>Одним на поле меньше.</translation>
    </message>
    <message>
        <source>I do not trust a quiet camp.</source>
        <translation>Не верю я тихому лагерю.</translation>
    </message>
    <message>
        <source>Waiting is the worst of it.</source>
        <translation>Ждать — хуже всего.</translation>
    </message>
    <message>
        <source>The field is ours. Mine.</source>
        <translation>Поле за нами. За мной.</translation>
    </message>
    <message>
        <source>Sound the horn.</source>
        <translation>Трубить в рог.</translation>
    </message>
    <message>
        <source>Shall we say the usual stakes?</source>
        <translation>Ставки как обычно?</translation>
    </message>
    <message>
        <source>I feel lucky. Do you?</source>
        <translation>Чую удачу. А вы?</translation>
    </message>
    <message>
        <source>Call it, if you like.</source>
        <translation>Проверяйте, коли охота.</translation>
    </message>
    <message>
        <source>Might be. Might not be.</source>
        <translation>Может, да. Может, нет.</translation>
    </message>
    <message>
        <source>Now it gets interesting.</source>
        <translation>Вот теперь интересно.</translation>
    </message>
    <message>
        <source>What odds would you give me?</source>
        <translation>И сколько бы вы на это поставили?</translation>
    </message>
    <message>
        <source>Six and six.</source>
        <translation>Две шестёрки.</translation>
    </message>
    <message>
        <source>Even a gambler has honest days.</source>
        <translation>И у игрока бывают честные дни.</translation>
    </message>
    <message>
        <source>Pay up.</source>
        <translation>Платите.</translation>
    </message>
    <message>
        <source>Ah well. Roll again.</source>
        <translation>Эх. Бросаю снова.</translation>
    </message>
    <message>
        <source>Snake eyes.</source>
        <translation>Две единицы.</translation>
    </message>
    <message>
        <source>You have a good eye. Keep it on me.</source>
        <translation>Глаз у вас верный. Не спускайте его с меня.</translation>
    </message>
    <message>
        <source>I would bet against that.</source>
        <translation>Я бы поставил против.</translation>
    </message>
    <message>
        <source>Three to one you lie.</source>
        <translation>Три к одному, что враньё.</translation>
    </message>
    <message>
        <source>The house pays me.</source>
        <translation>Банк платит мне.</translation>
    </message>
    <message>
        <source>Thank you. I had money on it.</source>
        <translation>Спасибо. На это я и ставил.</translation>
    </message>
    <message>
        <source>It had to come up some time.</source>
        <translation>Когда-то должно было и выпасть.</translation>
    </message>
    <message>
        <source>A bad throw. Not a bad bet.</source>
        <translation>Бросок плохой. Ставка — нет.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Стол закрыт.</translation>
    </message>
    <message>
        <source>Ah, no. House rules.</source>
        <translation>Э, нет. Правила заведения.</translation>
    </message>
    <message>
        <source>All right, I pass the dice.</source>
        <translation>Ладно, передаю кости.</translation>
    </message>
    <message>
        <source>One cannot win every throw.</source>
        <translation>Все броски не выиграть.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Легко пришло, легко ушло.</translation>
    </message>
    <message>
        <source>Keep it warm for me.</source>
        <translation>Держите их в тепле для меня.</translation>
    </message>
    <message>
        <source>All in. On you.</source>
        <translation>Ва-банк. На вас.</translation>
    </message>
    <message>
        <source>Somebody has to lose.</source>
        <translation>Кто-то должен проигрывать.</translation>
    </message>
    <message>
        <source>I have lost more before breakfast.</source>
        <translation>До завтрака я терял и больше.</translation>
    </message>
    <message>
        <source>Still in the game.</source>
        <translation>Я ещё в игре.</translation>
    </message>
    <message>
        <source>Bank broken. Good night.</source>
        <translation>Банк сорван. Доброй ночи.</translation>
    </message>
    <message>
        <source>Lend me a coin for the way home?</source>
        <translation>Одолжите монетку на дорогу?</translation>
    </message>
    <message>
        <source>One player fewer to share with.</source>
        <translation>Делить будем на меньшее число.</translation>
    </message>
    <message>
        <source>The table thanks you.</source>
        <translation>Стол вас благодарит.</translation>
    </message>
    <message>
        <source>Place your bets, friends.</source>
        <translation>Делайте ставки, друзья.</translation>
    </message>
    <message>
        <source>Nobody wants to throw?</source>
        <translation>Никто не бросает?</translation>
    </message>
    <message>
        <source>I never doubted the dice.</source>
        <translation>В костях я не сомневался.</translation>
    </message>
    <message>
        <source>Winner takes all. My favourite rule.</source>
        <translation>Победитель забирает всё. Любимое правило.</translation>
    </message>
    <message>
        <source>Let the minutes show that we began.</source>
        <translation>Занесём в протокол: начали.</translation>
    </message>
    <message>
        <source>Names and titles, please.</source>
        <translation>Имена и титулы, прошу.</translation>
    </message>
    <message>
        <source>Duly declared.</source>
        <translation>Заявлено по форме.</translation>
    </message>
    <message>
        <source>I refer to clause the first.</source>
        <translation>Ссылаюсь на пункт первый.</translation>
    </message>
    <message>
        <source>You contest the document?</source>
        <translation>Вы оспариваете документ?</translation>
    </message>
    <message>
        <source>An objection. I note it.</source>
        <translation>Возражение. Записал.</translation>
    </message>
    <message>
        <source>Signed and sealed.</source>
        <translation>Подпись и печать.</translation>
    </message>
    <message>
        <source>The evidence speaks.</source>
        <translation>Улики говорят сами.</translation>
    </message>
    <message>
        <source>Objection dismissed, with costs.</source>
        <translation>Возражение отклонено, издержки ваши.</translation>
    </message>
    <message>
        <source>A slip of the pen.</source>
        <translation>Описка.</translation>
    </message>
    <message>
        <source>Strike that from the record!</source>
        <translation>Вычеркните из протокола!</translation>
    </message>
    <message>
        <source>A forgery, I concede.</source>
        <translation>Подлог. Признаю.</translation>
    </message>
    <message>
        <source>I shall want to see that in writing.</source>
        <translation>Это я хотел бы видеть письменно.</translation>
    </message>
    <message>
        <source>Proof, if you please.</source>
        <translation>Доказательства, будьте добры.</translation>
    </message>
    <message>
        <source>As I suspected: no seal.</source>
        <translation>Так и думал: без печати.</translation>
    </message>
    <message>
        <source>The ink was still wet.</source>
        <translation>Чернила ещё не высохли.</translation>
    </message>
    <message>
        <source>In order, I must admit.</source>
        <translation>Признаю: всё по форме.</translation>
    </message>
    <message>
        <source>I bear the costs.</source>
        <translation>Издержки мои.</translation>
    </message>
    <message>
        <source>Denied, on formal grounds.</source>
        <translation>Отказано по формальным причинам.</translation>
    </message>
    <message>
        <source>There is a clause against that.</source>
        <translation>Против этого есть пункт.</translation>
    </message>
    <message>
        <source>I shall appeal.</source>
        <translation>Я обжалую.</translation>
    </message>
    <message>
        <source>Rejected? I note it.</source>
        <translation>Отклонено? Записал.</translation>
    </message>
    <message>
        <source>I demand a receipt!</source>
        <translation>Требую расписку!</translation>
    </message>
    <message>
        <source>That will be in the minutes.</source>
        <translation>Это попадёт в протокол.</translation>
    </message>
    <message>
        <source>Sentence is passed.</source>
        <translation>Приговор вынесен.</translation>
    </message>
    <message>
        <source>It is all quite legal.</source>
        <translation>Всё вполне законно.</translation>
    </message>
    <message>
        <source>I protest, for the record.</source>
        <translation>Протестую, для протокола.</translation>
    </message>
    <message>
        <source>My spectacles!</source>
        <translation>Мои очки!</translation>
    </message>
    <message>
        <source>The file is closed.</source>
        <translation>Дело закрыто.</translation>
    </message>
    <message>
        <source>I leave you my fee note.</source>
        <translation>Оставляю вам счёт за услуги.</translation>
    </message>
    <message>
        <source>Deleted from the register.</source>
        <translation>Вычеркнуть из реестра.</translation>
    </message>
    <message>
        <source>Case closed.</source>
        <translation>Дело закончено.</translation>
    </message>
    <message>
        <source>Nothing to report, it seems.</source>
        <translation>Похоже, докладывать не о чем.</translation>
    </message>
    <message>
        <source>The minutes are very short so far.</source>
        <translation>Протокол пока весьма краток.</translation>
    </message>
    <message>
        <source>Recorded, witnessed and won.</source>
        <translation>Записано, заверено, выиграно.</translation>
    </message>
    <message>
        <source>My fee, if you please.</source>
        <translation>Мой гонорар, прошу.</translation>
    </message>
    <message>
        <source>Welcome, welcome! Who is thirsty?</source>
        <translation>Добро пожаловать! Кого мучит жажда?</translation>
    </message>
    <message>
        <source>Pull up a chair, friends!</source>
        <translation>Двигайте стулья, друзья!</translation>
    </message>
    <message>
        <source>On the house!</source>
        <translation>За счёт заведения!</translation>
    </message>
    <message>
        <source>A little something for the cook.</source>
        <translation>Кое-что для повара.</translation>
    </message>
    <message>
        <source>Among friends? Really?</source>
        <translation>Среди друзей? Да ну?</translation>
    </message>
    <message>
        <source>Ho, now I am curious myself.</source>
        <translation>Хо, мне и самому любопытно.</translation>
    </message>
    <message>
        <source>Ha! Next round is on you.</source>
        <translation>Ха! Следующий круг за вами.</translation>
    </message>
    <message>
        <source>Fresh from the cellar.</source>
        <translation>Прямо из погреба.</translation>
    </message>
    <message>
        <source>No hard feelings. Drink up!</source>
        <translation>Без обид. Пейте!</translation>
    </message>
    <message>
        <source>Well, I watered it a little.</source>
        <translation>Ну, чуток разбавил.</translation>
    </message>
    <message>
        <source>You got me! Cheers.</source>
        <translation>Поймали! Ваше здоровье.</translation>
    </message>
    <message>
        <source>It was worth a try, eh?</source>
        <translation>А попробовать стоило, а?</translation>
    </message>
    <message>
        <source>Come now, pull the other one.</source>
        <translation>Да будет вам сказки рассказывать.</translation>
    </message>
    <message>
        <source>I serve stories like that all night.</source>
        <translation>Такое мне каждый вечер за стойкой плетут.</translation>
    </message>
    <message>
        <source>An innkeeper hears everything.</source>
        <translation>Трактирщик слышит всё.</translation>
    </message>
    <message>
        <source>I know that look at closing time.</source>
        <translation>Знаю я этот взгляд под закрытие.</translation>
    </message>
    <message>
        <source>My mistake. Have one on me.</source>
        <translation>Ошибся. С меня кружка.</translation>
    </message>
    <message>
        <source>Well, I never!</source>
        <translation>Вот те на!</translation>
    </message>
    <message>
        <source>Sorry, friend. Kitchen is closed.</source>
        <translation>Прости, друг. Кухня закрыта.</translation>
    </message>
    <message>
        <source>Not in my house, eh?</source>
        <translation>В моём доме нельзя, а?</translation>
    </message>
    <message>
        <source>Fair enough, fair enough.</source>
        <translation>Ладно, ладно, всё честно.</translation>
    </message>
    <message>
        <source>Then I have another cup.</source>
        <translation>Тогда я ещё кружечку.</translation>
    </message>
    <message>
        <source>Hey, that is the till!</source>
        <translation>Эй, это моя касса!</translation>
    </message>
    <message>
        <source>You forgot to pay. Again.</source>
        <translation>Опять не заплатили.</translation>
    </message>
    <message>
        <source>Closing time, my friend.</source>
        <translation>Закрываемся, дружище.</translation>
    </message>
    <message>
        <source>Out you go, nothing personal.</source>
        <translation>На выход, без обид.</translation>
    </message>
    <message>
        <source>There goes the good crockery.</source>
        <translation>Прощай, хорошая посуда.</translation>
    </message>
    <message>
        <source>Ouch! Right in the belly.</source>
        <translation>Ой! Прямо в живот.</translation>
    </message>
    <message>
        <source>Last orders for me.</source>
        <translation>Мне — последнюю.</translation>
    </message>
    <message>
        <source>Somebody mind the fire.</source>
        <translation>За очагом присмотрите.</translation>
    </message>
    <message>
        <source>Mind the step on your way out!</source>
        <translation>На пороге не споткнитесь!</translation>
    </message>
    <message>
        <source>I keep your cup for next time.</source>
        <translation>Кружку приберегу до другого раза.</translation>
    </message>
    <message>
        <source>More wine? You are all so quiet.</source>
        <translation>Ещё вина? Вы все такие тихие.</translation>
    </message>
    <message>
        <source>Drink, friends. It is paid for.</source>
        <translation>Пейте, друзья. Уплачено.</translation>
    </message>
    <message>
        <source>Drinks for everybody!</source>
        <translation>Всем выпивки!</translation>
    </message>
    <message>
        <source>Ha! And I only came to pour.</source>
        <translation>Ха! А я-то пришёл наливать.</translation>
    </message>
    <message>
        <source>Shall I play something first?</source>
        <translation>Сперва что-нибудь сыграть?</translation>
    </message>
    <message>
        <source>What a lovely evening for it.</source>
        <translation>Какой прелестный вечер для этого.</translation>
    </message>
    <message>
        <source>La, la… that is my part.</source>
        <translation>Ля-ля… это моя партия.</translation>
    </message>
    <message>
        <source>I sing it as it is written.</source>
        <translation>Пою, как написано.</translation>
    </message>
    <message>
        <source>Oh! Do I sound false?</source>
        <translation>О! Разве я фальшивлю?</translation>
    </message>
    <message>
        <source>Listen again, dear.</source>
        <translation>Послушайте ещё раз, милые.</translation>
    </message>
    <message>
        <source>You see? In tune.</source>
        <translation>Видите? Чисто.</translation>
    </message>
    <message>
        <source>That was the true note.</source>
        <translation>Это была верная нота.</translation>
    </message>
    <message>
        <source>I do not mind. Really.</source>
        <translation>Я не сержусь. Правда.</translation>
    </message>
    <message>
        <source>A wrong note. I blush.</source>
        <translation>Не та нота. Краснею.</translation>
    </message>
    <message>
        <source>Well, it sounded pretty.</source>
        <translation>Зато звучало красиво.</translation>
    </message>
    <message>
        <source>I never could hold that one.</source>
        <translation>Эту я никогда не могла удержать.</translation>
    </message>
    <message>
        <source>Hm, that rang a little flat.</source>
        <translation>Хм, прозвучало низковато.</translation>
    </message>
    <message>
        <source>I did not like that chord.</source>
        <translation>Не нравится мне этот аккорд.</translation>
    </message>
    <message>
        <source>My ear is seldom wrong.</source>
        <translation>Мой слух редко подводит.</translation>
    </message>
    <message>
        <source>I heard it in your voice.</source>
        <translation>Я услышала это по голосу.</translation>
    </message>
    <message>
        <source>I am so sorry. Truly.</source>
        <translation>Мне так жаль. Честно.</translation>
    </message>
    <message>
        <source>My ear deceived me.</source>
        <translation>Слух меня обманул.</translation>
    </message>
    <message>
        <source>No, no. That song stops here.</source>
        <translation>Нет-нет. Здесь песня кончается.</translation>
    </message>
    <message>
        <source>Not this verse, please.</source>
        <translation>Только не этот куплет.</translation>
    </message>
    <message>
        <source>Then I shall play something else.</source>
        <translation>Тогда сыграю другое.</translation>
    </message>
    <message>
        <source>A rest. I can count rests.</source>
        <translation>Пауза. Паузы я считать умею.</translation>
    </message>
    <message>
        <source>My poor lute strings!</source>
        <translation>Бедные мои струны!</translation>
    </message>
    <message>
        <source>You could have passed the hat.</source>
        <translation>Могли бы пустить по кругу шляпу.</translation>
    </message>
    <message>
        <source>Forgive me. The tune demands it.</source>
        <translation>Простите. Так требует мелодия.</translation>
    </message>
    <message>
        <source>It is a sad song, this one.</source>
        <translation>Грустная песня, эта.</translation>
    </message>
    <message>
        <source>A string has snapped.</source>
        <translation>Струна лопнула.</translation>
    </message>
    <message>
        <source>That hurt more than it should.</source>
        <translation>Больнее, чем должно быть.</translation>
    </message>
    <message>
        <source>And so the music ends.</source>
        <translation>Вот и кончилась музыка.</translation>
    </message>
    <message>
        <source>I shall hum along from outside.</source>
        <translation>Подпою вам из-за двери.</translation>
    </message>
    <message>
        <source>One voice fewer in the choir.</source>
        <translation>Одним голосом в хоре меньше.</translation>
    </message>
    <message>
        <source>I shall write you a lament.</source>
        <translation>Я напишу вам плач.</translation>
    </message>
    <message>
        <source>You are all so still. Shall I sing?</source>
        <translation>Вы все такие тихие. Спеть?</translation>
    </message>
    <message>
        <source>A long rest in the music.</source>
        <translation>Долгая пауза в музыке.</translation>
    </message>
    <message>
        <source>An encore? You are too kind.</source>
        <translation>На бис? Вы так добры.</translation>
    </message>
    <message>
        <source>The last chord is a major one.</source>
        <translation>Последний аккорд — мажор.</translation>
    </message>
    <message>
        <source>At last! Who begins? Who dares?</source>
        <translation>Наконец-то! Кто начинает? Кто смелый?</translation>
    </message>
    <message>
        <source>I am in a mood tonight.</source>
        <translation>Я сегодня в настроении.</translation>
    </message>
    <message>
        <source>And who will stop me?</source>
        <translation>И кто мне помешает?</translation>
    </message>
    <message>
        <source>Mine. Next!</source>
        <translation>Моё. Дальше!</translation>
    </message>
    <message>
        <source>You dare?</source>
        <translation>Вы смеете?</translation>
    </message>
    <message>
        <source>Say that again, slowly.</source>
        <translation>Повторите-ка, помедленней.</translation>
    </message>
    <message>
        <source>Ha! Burn your fingers!</source>
        <translation>Ха! Обожглись!</translation>
    </message>
    <message>
        <source>There! And I shall not forget it.</source>
        <translation>Вот! И я этого не забуду.</translation>
    </message>
    <message>
        <source>Look well. That was your mistake.</source>
        <translation>Смотрите хорошенько. Ваша ошибка.</translation>
    </message>
    <message>
        <source>Oh, curse it all!</source>
        <translation>А, пропади всё!</translation>
    </message>
    <message>
        <source>It was worth it!</source>
        <translation>Оно того стоило!</translation>
    </message>
    <message>
        <source>Laugh, go on. Laugh!</source>
        <translation>Смейтесь, ну. Смейтесь!</translation>
    </message>
    <message>
        <source>Liar! It is all over your face.</source>
        <translation>Ложь! На лице написано.</translation>
    </message>
    <message>
        <source>I do not believe a word!</source>
        <translation>Ни слову не верю!</translation>
    </message>
    <message>
        <source>I knew it! I knew it!</source>
        <translation>Я знала! Я так и знала!</translation>
    </message>
    <message>
        <source>Smoke, and there was the fire.</source>
        <translation>Дым есть — вот и огонь.</translation>
    </message>
    <message>
        <source>Impossible! Show me again!</source>
        <translation>Не может быть! Покажите ещё раз!</translation>
    </message>
    <message>
        <source>Fine. Fine! I said fine.</source>
        <translation>Ладно. Ладно! Сказала же: ладно.</translation>
    </message>
    <message>
        <source>Over my dead body!</source>
        <translation>Только через мой труп!</translation>
    </message>
    <message>
        <source>Hands off!</source>
        <translation>Руки прочь!</translation>
    </message>
    <message>
        <source>You will pay for that.</source>
        <translation>Вы за это заплатите.</translation>
    </message>
    <message>
        <source>I see. I see you.</source>
        <translation>Вижу. Я вас вижу.</translation>
    </message>
    <message>
        <source>Robber! I saw that!</source>
        <translation>Грабёж! Я всё видела!</translation>
    </message>
    <message>
        <source>You will give that back. Twice.</source>
        <translation>Вернёте. Вдвойне.</translation>
    </message>
    <message>
        <source>This one is for you!</source>
        <translation>Это вам!</translation>
    </message>
    <message>
        <source>I have waited all night for this.</source>
        <translation>Весь вечер этого ждала.</translation>
    </message>
    <message>
        <source>Ow! You will be sorry!</source>
        <translation>Ай! Вы пожалеете!</translation>
    </message>
    <message>
        <source>So it is war.</source>
        <translation>Значит, война.</translation>
    </message>
    <message>
        <source>I shall be back, and I shall be angry!</source>
        <translation>Я вернусь. И вернусь злая!</translation>
    </message>
    <message>
        <source>You only won because I let you!</source>
        <translation>Вы победили, потому что я позволила!</translation>
    </message>
    <message>
        <source>One less. Who is next?</source>
        <translation>Одним меньше. Кто следующий?</translation>
    </message>
    <message>
        <source>That is what you get!</source>
        <translation>Вот вам за это!</translation>
    </message>
    <message>
        <source>Are you all asleep?</source>
        <translation>Вы все уснули?</translation>
    </message>
    <message>
        <source>Somebody do something!</source>
        <translation>Сделайте же что-нибудь!</translation>
    </message>
    <message>
        <source>Mine! All of it, mine!</source>
        <translation>Моё! Всё моё!</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>Кто-то сомневался?</translation>
    </message>
    <message>
        <source>I shall observe for a while.</source>
        <translation>Я пока понаблюдаю.</translation>
    </message>
    <message>
        <source>Do not mind me. Nobody does, at first.</source>
        <translation>Не обращайте на меня внимания. Сначала никто не обращает.</translation>
    </message>
    <message>
        <source>A small thing, only.</source>
        <translation>Так, мелочь.</translation>
    </message>
    <message>
        <source>I trust nobody minds.</source>
        <translation>Надеюсь, никто не против.</translation>
    </message>
    <message>
        <source>How bold of you.</source>
        <translation>Как смело с вашей стороны.</translation>
    </message>
    <message>
        <source>Think it over once more.</source>
        <translation>Подумайте ещё раз.</translation>
    </message>
    <message>
        <source>You might have reckoned that out.</source>
        <translation>Это можно было вычислить.</translation>
    </message>
    <message>
        <source>Even roses have those.</source>
        <translation>Шипы есть и у роз.</translation>
    </message>
    <message>
        <source>Are we content?</source>
        <translation>Все довольны?</translation>
    </message>
    <message>
        <source>A petal lost.</source>
        <translation>Лепестком меньше.</translation>
    </message>
    <message>
        <source>You are sharper than you look.</source>
        <translation>Вы острее, чем кажетесь.</translation>
    </message>
    <message>
        <source>A reasonable risk, I still think.</source>
        <translation>Риск был разумный, я и сейчас так думаю.</translation>
    </message>
    <message>
        <source>I find that improbable.</source>
        <translation>По-моему, маловероятно.</translation>
    </message>
    <message>
        <source>The sum does not come out.</source>
        <translation>Сумма не сходится.</translation>
    </message>
    <message>
        <source>It was mere arithmetic.</source>
        <translation>Просто арифметика.</translation>
    </message>
    <message>
        <source>As I reckoned.</source>
        <translation>Как я и рассчитала.</translation>
    </message>
    <message>
        <source>A small chance, and it came.</source>
        <translation>Шанс был мал, но он выпал.</translation>
    </message>
    <message>
        <source>Then I was unlucky. Not wrong.</source>
        <translation>Значит, не повезло. Но я не ошиблась.</translation>
    </message>
    <message>
        <source>I would rather you did not.</source>
        <translation>Лучше не надо.</translation>
    </message>
    <message>
        <source>That would cost me too much.</source>
        <translation>Мне это слишком дорого.</translation>
    </message>
    <message>
        <source>I had allowed for that.</source>
        <translation>Это я учла.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Учту.</translation>
    </message>
    <message>
        <source>I know the amount to the coin.</source>
        <translation>Сумму я знаю до монеты.</translation>
    </message>
    <message>
        <source>You needed it more, surely.</source>
        <translation>Вам, конечно, нужнее.</translation>
    </message>
    <message>
        <source>You had grown too rich.</source>
        <translation>Слишком вы разбогатели.</translation>
    </message>
    <message>
        <source>It was bound to be you.</source>
        <translation>Иначе и быть не могло.</translation>
    </message>
    <message>
        <source>That was the better choice. Alas.</source>
        <translation>Это был верный выбор. Увы.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Я поступила бы так же.</translation>
    </message>
    <message>
        <source>Well reckoned, all of you.</source>
        <translation>Хороший расчёт у всех.</translation>
    </message>
    <message>
        <source>The rose goes with me.</source>
        <translation>Роза уходит со мной.</translation>
    </message>
    <message>
        <source>The numbers are simpler now.</source>
        <translation>Теперь считать проще.</translation>
    </message>
    <message>
        <source>One unknown fewer.</source>
        <translation>Одним неизвестным меньше.</translation>
    </message>
    <message>
        <source>Interesting. Nobody moves.</source>
        <translation>Любопытно. Никто не ходит.</translation>
    </message>
    <message>
        <source>I could listen to this for hours.</source>
        <translation>Слушала бы это часами.</translation>
    </message>
    <message>
        <source>It comes out even.</source>
        <translation>Всё сошлось.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <translation>Что и требовалось доказать.</translation>
    </message>
    <message>
        <source>Am I allowed to sit here?</source>
        <translation>А мне можно здесь сесть?</translation>
    </message>
    <message>
        <source>I have never been so nervous.</source>
        <translation>Никогда так не волновалась.</translation>
    </message>
    <message>
        <source>If… if I may.</source>
        <translation>Если… если можно.</translation>
    </message>
    <message>
        <source>It says so here.</source>
        <translation>Тут так написано.</translation>
    </message>
    <message>
        <source>Me? But why?</source>
        <translation>Я? Но почему?</translation>
    </message>
    <message>
        <source>Oh no. Oh dear.</source>
        <translation>Ой, нет. Ой-ой.</translation>
    </message>
    <message>
        <source>I told the truth! I always do. Mostly.</source>
        <translation>Это правда! Я не вру. Почти никогда.</translation>
    </message>
    <message>
        <source>See? See?</source>
        <translation>Видите? Видите?</translation>
    </message>
    <message>
        <source>Here. Please be nice now.</source>
        <translation>Вот. Пожалуйста, не сердитесь.</translation>
    </message>
    <message>
        <source>I knew I would go red.</source>
        <translation>Так и знала, что покраснею.</translation>
    </message>
    <message>
        <source>I shall never lie again.</source>
        <translation>Больше никогда не буду врать.</translation>
    </message>
    <message>
        <source>Please do not tell my aunt.</source>
        <translation>Только не говорите тёте.</translation>
    </message>
    <message>
        <source>I… I think that is not so.</source>
        <translation>Я… по-моему, это не так.</translation>
    </message>
    <message>
        <source>Excuse me, is that true?</source>
        <translation>Простите, это правда?</translation>
    </message>
    <message>
        <source>I was right? I was right!</source>
        <translation>Я угадала? Угадала!</translation>
    </message>
    <message>
        <source>Oh! I only guessed.</source>
        <translation>Ой! Это я наугад.</translation>
    </message>
    <message>
        <source>Sorry, sorry, sorry.</source>
        <translation>Простите, простите, простите.</translation>
    </message>
    <message>
        <source>I should have kept still.</source>
        <translation>Лучше бы молчала.</translation>
    </message>
    <message>
        <source>No! Please, no.</source>
        <translation>Нет! Пожалуйста, нет.</translation>
    </message>
    <message>
        <source>The letter says you may not.</source>
        <translation>В письме сказано, что нельзя.</translation>
    </message>
    <message>
        <source>Oh. All right.</source>
        <translation>Ой. Ладно.</translation>
    </message>
    <message>
        <source>I shall try again later.</source>
        <translation>Попробую потом ещё раз.</translation>
    </message>
    <message>
        <source>That was for my journey!</source>
        <translation>Это мне на дорогу!</translation>
    </message>
    <message>
        <source>But I saved so long for it.</source>
        <translation>Но я так долго копила.</translation>
    </message>
    <message>
        <source>I am really sorry about this.</source>
        <translation>Мне правда очень жаль.</translation>
    </message>
    <message>
        <source>I must. It is in the letter.</source>
        <translation>Я должна. Так в письме.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Ой.</translation>
    </message>
    <message>
        <source>That was not very kind.</source>
        <translation>Это было нехорошо.</translation>
    </message>
    <message>
        <source>May I stay and watch?</source>
        <translation>Можно остаться и смотреть?</translation>
    </message>
    <message>
        <source>I did quite well, did I not?</source>
        <translation>Я ведь неплохо сыграла, да?</translation>
    </message>
    <message>
        <source>Did I do that?</source>
        <translation>Это я сделала?</translation>
    </message>
    <message>
        <source>Good-bye! Safe travels!</source>
        <translation>До свидания! Счастливого пути!</translation>
    </message>
    <message>
        <source>Is it my turn? No?</source>
        <translation>Мне ходить? Нет?</translation>
    </message>
    <message>
        <source>Nobody is saying anything.</source>
        <translation>Все молчат.</translation>
    </message>
    <message>
        <source>I won? Is that certain?</source>
        <translation>Я выиграла? Это точно?</translation>
    </message>
    <message>
        <source>Wait until they hear at home!</source>
        <translation>Вот дома удивятся!</translation>
    </message>
    <message>
        <source>You may sit in my presence.</source>
        <translation>Вам дозволено сидеть при мне.</translation>
    </message>
    <message>
        <source>Let us see who kneels tonight.</source>
        <translation>Посмотрим, кто нынче преклонит колени.</translation>
    </message>
    <message>
        <source>It is my due.</source>
        <translation>Это моё по праву.</translation>
    </message>
    <message>
        <source>I need not explain myself.</source>
        <translation>Я не обязана объясняться.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Как утомительно.</translation>
    </message>
    <message>
        <source>Do you know to whom you speak?</source>
        <translation>Вы знаете, с кем говорите?</translation>
    </message>
    <message>
        <source>Kneel.</source>
        <translation>На колени.</translation>
    </message>
    <message>
        <source>I hold every key in this house.</source>
        <translation>В этом доме все ключи у меня.</translation>
    </message>
    <message>
        <source>I hope that was worth it.</source>
        <translation>Надеюсь, оно того стоило.</translation>
    </message>
    <message>
        <source>You heard nothing. You saw nothing.</source>
        <translation>Вы ничего не слышали и не видели.</translation>
    </message>
    <message>
        <source>One door closes.</source>
        <translation>Одна дверь закрылась.</translation>
    </message>
    <message>
        <source>I shall have the witnesses seen to.</source>
        <translation>Свидетелями займутся.</translation>
    </message>
    <message>
        <source>You lie like a servant.</source>
        <translation>Вы лжёте, как прислуга.</translation>
    </message>
    <message>
        <source>I think not.</source>
        <translation>Не думаю.</translation>
    </message>
    <message>
        <source>Every lock opens to me.</source>
        <translation>Мне открыт любой замок.</translation>
    </message>
    <message>
        <source>I always know.</source>
        <translation>Я всегда знаю.</translation>
    </message>
    <message>
        <source>Hm. You may keep your head.</source>
        <translation>Хм. Голову можете оставить себе.</translation>
    </message>
    <message>
        <source>I was misinformed.</source>
        <translation>Меня неверно известили.</translation>
    </message>
    <message>
        <source>That door is locked.</source>
        <translation>Эта дверь заперта.</translation>
    </message>
    <message>
        <source>I forbid it.</source>
        <translation>Запрещаю.</translation>
    </message>
    <message>
        <source>You shut a door on me?</source>
        <translation>Вы закрываете дверь передо мной?</translation>
    </message>
    <message>
        <source>I shall find another way in.</source>
        <translation>Найду другой вход.</translation>
    </message>
    <message>
        <source>From my own chest!</source>
        <translation>Из моего собственного сундука!</translation>
    </message>
    <message>
        <source>Enjoy it. It will be brief.</source>
        <translation>Радуйтесь. Это ненадолго.</translation>
    </message>
    <message>
        <source>You bore me.</source>
        <translation>Вы мне наскучили.</translation>
    </message>
    <message>
        <source>Show this one out.</source>
        <translation>Проводите до двери.</translation>
    </message>
    <message>
        <source>You will hang for that.</source>
        <translation>За это вас повесят.</translation>
    </message>
    <message>
        <source>A lady does not cry out.</source>
        <translation>Дама не кричит.</translation>
    </message>
    <message>
        <source>I leave because I wish to.</source>
        <translation>Я ухожу, потому что так хочу.</translation>
    </message>
    <message>
        <source>The key stays with me.</source>
        <translation>Ключ остаётся у меня.</translation>
    </message>
    <message>
        <source>Somebody clear the chair.</source>
        <translation>Уберите кто-нибудь этот стул.</translation>
    </message>
    <message>
        <source>And the door behind you, please.</source>
        <translation>И дверь за собой, пожалуйста.</translation>
    </message>
    <message>
        <source>I did not say that you may stop.</source>
        <translation>Я не разрешала останавливаться.</translation>
    </message>
    <message>
        <source>Is everybody afraid? Good.</source>
        <translation>Всем страшно? Хорошо.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Разумеется.</translation>
    </message>
    <message>
        <source>Now all the keys are mine.</source>
        <translation>Теперь все ключи мои.</translation>
    </message>
    <message>
        <source>The falcon is hooded. For now.</source>
        <translation>Сокол под колпачком. Пока.</translation>
    </message>
    <message>
        <source>Patience, my bird.</source>
        <translation>Терпение, птица моя.</translation>
    </message>
    <message>
        <source>I take only what is mine.</source>
        <translation>Беру только своё.</translation>
    </message>
    <message>
        <source>That is my prey.</source>
        <translation>Это моя добыча.</translation>
    </message>
    <message>
        <source>I shall remember who asked.</source>
        <translation>Я запомню, кто спросил.</translation>
    </message>
    <message>
        <source>You step on my land?</source>
        <translation>Вы ступили на мою землю?</translation>
    </message>
    <message>
        <source>A falcon does not bark.</source>
        <translation>Сокол не лает.</translation>
    </message>
    <message>
        <source>You hunted the wrong bird.</source>
        <translation>Не на ту птицу охотитесь.</translation>
    </message>
    <message>
        <source>Look. And remember it.</source>
        <translation>Смотрите. И запомните.</translation>
    </message>
    <message>
        <source>Missed.</source>
        <translation>Мимо.</translation>
    </message>
    <message>
        <source>The hare was quicker.</source>
        <translation>Заяц оказался быстрее.</translation>
    </message>
    <message>
        <source>Say nothing. I know.</source>
        <translation>Молчите. Сама знаю.</translation>
    </message>
    <message>
        <source>That track is false.</source>
        <translation>Этот след — ложный.</translation>
    </message>
    <message>
        <source>I see you in the grass.</source>
        <translation>Вижу вас в траве.</translation>
    </message>
    <message>
        <source>She never misses.</source>
        <translation>Она не промахивается.</translation>
    </message>
    <message>
        <source>Into the bag with it.</source>
        <translation>В сумку.</translation>
    </message>
    <message>
        <source>I flew at a shadow.</source>
        <translation>На тень кинулась.</translation>
    </message>
    <message>
        <source>Back to the glove.</source>
        <translation>Назад, на перчатку.</translation>
    </message>
    <message>
        <source>Not in my woods.</source>
        <translation>Не в моих лесах.</translation>
    </message>
    <message>
        <source>Down!</source>
        <translation>Вниз!</translation>
    </message>
    <message>
        <source>A good hedge.</source>
        <translation>Хорошая изгородь.</translation>
    </message>
    <message>
        <source>I can circle for a long while.</source>
        <translation>Кружить я могу долго.</translation>
    </message>
    <message>
        <source>A poacher! I have your face.</source>
        <translation>Браконьер! Я вас запомнила.</translation>
    </message>
    <message>
        <source>I never forget a poacher&apos;s gait.</source>
        <translation>Походку браконьера я не забываю.</translation>
    </message>
    <message>
        <source>Now, my bird. Now!</source>
        <translation>Пора, птица моя. Пора!</translation>
    </message>
    <message>
        <source>I told you I would remember.</source>
        <translation>Я говорила: я запомню.</translation>
    </message>
    <message>
        <source>A feather or two.</source>
        <translation>Перо-другое.</translation>
    </message>
    <message>
        <source>You had better not miss again.</source>
        <translation>Второй раз лучше не промахивайтесь.</translation>
    </message>
    <message>
        <source>Let the bird go free.</source>
        <translation>Отпустите птицу на волю.</translation>
    </message>
    <message>
        <source>The hunt is over for me.</source>
        <translation>Моя охота окончена.</translation>
    </message>
    <message>
        <source>A clean strike.</source>
        <translation>Чистый удар.</translation>
    </message>
    <message>
        <source>I waited for that.</source>
        <translation>Этого я и ждала.</translation>
    </message>
    <message>
        <source>Hush. Something moves.</source>
        <translation>Тише. Что-то шевелится.</translation>
    </message>
    <message>
        <source>The long wait is the hunt.</source>
        <translation>Долгое ожидание — это и есть охота.</translation>
    </message>
    <message>
        <source>The bird comes home.</source>
        <translation>Птица возвращается домой.</translation>
    </message>
    <message>
        <source>I said: patience.</source>
        <translation>Говорила же: терпение.</translation>
    </message>
    <message>
        <source>Waits like her falcon, seldom lies, and forgets nobody who struck her.</source>
        <translation>Ждёт, как её сокол, лжёт редко и не забывает никого, кто ударил.</translation>
    </message>
    <message>
        <source>A model courtier: mostly honest, slow to doubt, and never resentful.</source>
        <translation>Образцовый придворный: чаще честен, не спешит сомневаться и не помнит зла.</translation>
    </message>
    <message>
        <source>Lies boldly, doubts in a flash, and pays every blow back with interest.</source>
        <translation>Лжёт смело, не верит мгновенно и платит за каждый удар с лихвой.</translation>
    </message>
    <message>
        <source>Bluffs behind his mask, picks off the weak, and is worst when cornered.</source>
        <translation>Блефует за маской, добивает слабых, а загнанный в угол опаснее всего.</translation>
    </message>
    <message>
        <source>Hardly dares to lie, and on her last card dares nothing at all.</source>
        <translation>Почти не решается лгать, а на последней карте не решается ни на что.</translation>
    </message>
    <message>
        <source>A notary: claims little that is not so, and wants proof of all the rest.</source>
        <translation>Нотариус: лишнего не заявит, а от остальных требует доказательств.</translation>
    </message>
    <message>
        <source>Reckons coldly, lies where it pays, and goes for the fullest purse.</source>
        <translation>Считает холодно, лжёт, где выгодно, и метит в самый полный кошелёк.</translation>
    </message>
    <message>
        <source>A soldier: strikes whoever stands next, challenges at once, and bluffs badly.</source>
        <translation>Солдат: бьёт того, кто ходит следующим, не верит сразу и блефует плохо.</translation>
    </message>
    <message>
        <source>Takes people at their word, holds no grudge, and plays quite honestly.</source>
        <translation>Верит людям на слово, не держит зла и играет вполне честно.</translation>
    </message>
    <message>
        <source>Waters his own wine, doubts nobody else&apos;s, and kicks whoever is down.</source>
        <translation>Своё вино разбавляет, в чужом не сомневается и пинает лежачих.</translation>
    </message>
    <message>
        <source>Claims whatever suits her, lets others talk, and takes from the rich.</source>
        <translation>Заявляет что удобно, даёт другим выговориться и берёт у богатых.</translation>
    </message>
    <message>
        <source>A gambler: bluffs whenever the odds allow, most of all with nothing left.</source>
        <translation>Игрок: блефует, едва позволяют шансы, а больше всего, когда терять нечего.</translation>
    </message>
</context>
</TS>
