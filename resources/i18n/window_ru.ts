<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}, with Qt {qt}, PySide {pyside} and Python {python}</source>
        <translation>Версия {version}, с Qt {qt}, PySide {pyside} и Python {python}</translation>
    </message>
    <message>
        <source>The text is missing: {error}</source>
        <translation>Текста не хватает: {error}</translation>
    </message>
    <message>
        <source>About Coup Desktop</source>
        <translation>О программе Coup Desktop</translation>
    </message>
    <message>
        <source>An unofficial fan project, not affiliated with or endorsed by the publisher of the card game Coup. Its art and texts are original.</source>
        <translation>Неофициальный фанатский проект, не связанный с издателем карточной игры Coup и не одобренный им. Рисунки и тексты свои.</translation>
    </message>
    <message>
        <source>It works offline: no accounts, no telemetry, nothing leaves this computer.</source>
        <translation>Работает без сети: ни учётных записей, ни телеметрии; ничто не покидает этот компьютер.</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Составные части</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Составные части</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier lines are in the chronicle.</source>
        <translation>
            <numerusform>Ещё %n строка раньше — в хронике.</numerusform>
            <numerusform>Ещё %n строки раньше — в хронике.</numerusform>
            <numerusform>Ещё %n строк раньше — в хронике.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>the process that it thought in has ended</source>
        <translation>процесс, в котором шёл расчёт, завершился</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>no card</source>
        <translation>карты нет</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>{character}, lost</source>
        <translation>{character}: карта потеряна</translation>
    </message>
    <message>
        <source>{character}, yours</source>
        <translation>{character}: ваша карта</translation>
    </message>
    <message>
        <source>{character}, face up</source>
        <translation>{character}: карта открыта</translation>
    </message>
</context>
<context>
    <name>ChangeSeatsDialog</name>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Место {number}: {name}</translation>
    </message>
    <message>
        <source>This game goes on as it is. In the next one they sit like this, clockwise; the match goes on.</source>
        <translation>Эта партия идёт как есть. В следующей все сядут так, по часовой стрелке; матч продолжается.</translation>
    </message>
    <message>
        <source>In the next game they sit like this, clockwise; the match goes on.</source>
        <translation>В следующей партии все сядут так, по часовой стрелке; матч продолжается.</translation>
    </message>
    <message>
        <source>Take these seats</source>
        <translation>Так и сесть</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Пересесть</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Кто где сидит</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Места по часовой стрелке</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Выше</translation>
    </message>
    <message>
        <source>One seat forward (Ctrl+↑)</source>
        <translation>На место вперёд (Ctrl+↑)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>One seat back (Ctrl+↓)</source>
        <translation>На место назад (Ctrl+↓)</translation>
    </message>
    <message>
        <source>By &amp;Lot</source>
        <translation>По &amp;жребию</translation>
    </message>
    <message>
        <source>Chance says who sits where</source>
        <translation>Кто где сидит, решает случай</translation>
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
        <translation>Блокирует: {actions}.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Клавиша: {key}.</translation>
    </message>
    <message>
        <source>The hint is this answer.</source>
        <translation>Подсказка — этот ответ.</translation>
    </message>
</context>
<context>
    <name>ClaimMark</name>
    <message>
        <source>last claimed: {character}</source>
        <translation>последнее заявление: {character}</translation>
    </message>
    <message>
        <source>no claim yet</source>
        <translation>заявлений пока нет</translation>
    </message>
</context>
<context>
    <name>CoinPile</name>
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
</context>
<context>
    <name>Controller</name>
    <message>
        <source>no answer came</source>
        <translation>ответа нет</translation>
    </message>
    <message>
        <source>its answer was not a legal move</source>
        <translation>ответ не был разрешённым ходом</translation>
    </message>
</context>
<context>
    <name>CornerButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Клавиша: {key}.</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Chances by the cards alone, whatever anybody says.</source>
        <translation>Вероятности только по картам, что бы кто ни говорил.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>в руке</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>отложено</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>How many cards of each character there are, and where.</source>
        <translation>Сколько карт каждого персонажа и где они.</translation>
    </message>
    <message numerus="yes">
        <source>%n put away in the draft.</source>
        <translation>
            <numerusform>%n карта отложена в драфте.</numerusform>
            <numerusform>%n карты отложены в драфте.</numerusform>
            <numerusform>%n карт отложено в драфте.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else holds one with a chance of {chance}.</source>
        <translation>Есть у кого-то ещё с вероятностью {chance}.</translation>
    </message>
    <message>
        <source>≈{number}</source>
        <translation>≈{number}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>others hold it: {chance}</source>
        <translation>у других: {chance}</translation>
    </message>
    <message>
        <source>none hidden</source>
        <translation>скрытых нет</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>скрыто: %n</numerusform>
            <numerusform>скрыто: %n</numerusform>
            <numerusform>скрыто: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} in the Court</source>
        <translation>во Дворе: {count}</translation>
    </message>
    <message>
        <source>{count} with {name}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Known: {places}</source>
        <translation>Известно: {places}</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {held} in hand, {hidden} hidden.</source>
        <translation>{name}: в игре {copies}, открыто {face_up}, в руке {held}, скрыто {hidden}.</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {hidden} hidden.</source>
        <translation>{name}: в игре {copies}, открыто {face_up}, скрыто {hidden}.</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>в изгнании</translation>
    </message>
    <message>
        <source>{name}: {cards}. {tally}</source>
        <translation>{name}: {cards}. {tally}</translation>
    </message>
    <message>
        <source>No claims so far</source>
        <translation>Заявлений пока нет</translation>
    </message>
    <message>
        <source>Proven: {proven}, caught: {caught}</source>
        <translation>Доказано: {proven}, поймано: {caught}</translation>
    </message>
    <message>
        <source>Proven: {proven}</source>
        <translation>Доказано: {proven}</translation>
    </message>
    <message>
        <source>Caught: {caught}</source>
        <translation>Поймано: {caught}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>оспорено</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>доказано</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>поймано</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потеряно</translation>
    </message>
    <message>
        <source>no {barred}</source>
        <translation>нет {barred:gen}</translation>
    </message>
    <message>
        <source>{name}: {character}, {fate}. {detail}</source>
        <translation>{name}: {character}, {fate}. {detail}</translation>
    </message>
    <message>
        <source>Claimed in turn {turns}.</source>
        <translation>Заявлено на ходу {turns}.</translation>
    </message>
    <message>
        <source>Claimed in turns {turns}.</source>
        <translation>Заявлено на ходах {turns}.</translation>
    </message>
    <message>
        <source>The card shown was replaced.</source>
        <translation>Показанная карта заменена.</translation>
    </message>
    <message>
        <source>Not proven.</source>
        <translation>Не доказано.</translation>
    </message>
    <message>
        <source>Such a card was lost then.</source>
        <translation>Такая карта тогда потеряна.</translation>
    </message>
    <message>
        <source>Proven in turn {turn}; the card shown was replaced.</source>
        <translation>Доказано на ходу {turn}; показанная карта заменена.</translation>
    </message>
    <message>
        <source>Not proven in turn {turn}.</source>
        <translation>Не доказано на ходу {turn}.</translation>
    </message>
    <message>
        <source>Such a card was lost in turn {turn}.</source>
        <translation>Такая карта потеряна на ходу {turn}.</translation>
    </message>
    <message>
        <source>Cards exchanged in turn {turn}. Before: {claims}.</source>
        <translation>Карты обменяны на ходу {turn}. До того: {claims}.</translation>
    </message>
    <message>
        <source>A card replaced in turn {turn}. Before: {claims}.</source>
        <translation>Карта заменена на ходу {turn}. До того: {claims}.</translation>
    </message>
    <message>
        <source>Hand opened and replaced in turn {turn}. Before: {claims}.</source>
        <translation>Рука раскрыта и заменена на ходу {turn}. До того: {claims}.</translation>
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
        <translation>Счётчик карт</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Заявления</translation>
    </message>
    <message>
        <source>Claims so far</source>
        <translation>Все заявления</translation>
    </message>
</context>
<context>
    <name>CrestDialog</name>
    <message>
        <source>A crest for {name}</source>
        <translation>Герб: {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Герб</translation>
    </message>
    <message>
        <source>Crests</source>
        <translation>Гербы</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <translation>Экран — для: {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Я — {name}</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message>
        <source>A private decision is next. Nobody else should look.</source>
        <translation>Дальше личное решение. Остальным смотреть нельзя.</translation>
    </message>
</context>
<context>
    <name>DrawnCards</name>
    <message>
        <source>drawn</source>
        <translation>взято</translation>
    </message>
    <message>
        <source>drawn: {cards}</source>
        <translation>взято: {cards}</translation>
    </message>
    <message>
        <source>1 drawn card</source>
        <translation>1 взятая карта</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn cards</source>
        <translation>
            <numerusform>%n взятая карта</numerusform>
            <numerusform>%n взятые карты</numerusform>
            <numerusform>%n взятых карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
</context>
<context>
    <name>ExampleWindow</name>
    <message>
        <source>Example: {title}</source>
        <translation>Пример: {title}</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>gave up: {names}</source>
        <translation>партия сдана: {names}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы в партиях</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Все заявления — правда или блеф, все споры и потери, и кто кого провёл.</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>История…</translation>
    </message>
    <message>
        <source>Copy the chronicle</source>
        <translation>Копировать хронику</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Тот же стол; начинает победитель.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>What you may be asked, and what each answer does. What you can do on your turn, and who blocks it, stands under Actions.</source>
        <translation>О чём вас могут спросить и что значит каждый ответ. Что можно сделать в свой ход и кто это блокирует — в главе «Действия».</translation>
    </message>
    <message>
        <source>Do you challenge or block?</source>
        <translation>Верите? Блокируете?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Не верю</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Does anybody challenge or block?</source>
        <translation>Кто-нибудь не верит или блокирует?</translation>
    </message>
    <message>
        <source>Speak up to challenge</source>
        <translation>Вступить: не верю</translation>
    </message>
    <message>
        <source>Speak up to block</source>
        <translation>Вступить: блокирую</translation>
    </message>
    <message>
        <source>a character that can block it</source>
        <translation>персонаж, который может это заблокировать</translation>
    </message>
    <message>
        <source>All of you let it pass</source>
        <translation>Все пропускают</translation>
    </message>
    <message>
        <source>the challenger</source>
        <translation>спорщик</translation>
    </message>
    <message>
        <source>You are challenged: what do you show?</source>
        <translation>Вам не верят: что покажете?</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Показать карту</translation>
    </message>
    <message>
        <source>You lose an influence: which?</source>
        <translation>Вы теряете влияние: какое?</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Потерять карту</translation>
    </message>
    <message>
        <source>Decline, and lose a card</source>
        <translation>Отказаться и потерять карту</translation>
    </message>
    <message>
        <source>You exchange cards: which do you keep?</source>
        <translation>Вы меняете карты: какие оставите?</translation>
    </message>
    <message>
        <source>Keep cards</source>
        <translation>Оставить карты</translation>
    </message>
    <message>
        <source>The seat that shows it</source>
        <translation>Игрок, который её показывает</translation>
    </message>
    <message>
        <source>A card is examined</source>
        <translation>Карта на допросе</translation>
    </message>
    <message>
        <source>Present a card</source>
        <translation>Показать карту</translation>
    </message>
    <message>
        <source>Let the seat keep it</source>
        <translation>Оставить её игроку</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Велеть заменить</translation>
    </message>
    <message>
        <source>You have to replace a card: which?</source>
        <translation>Вы должны заменить карту: какую?</translation>
    </message>
    <message>
        <source>Give a card</source>
        <translation>Отдать карту</translation>
    </message>
    <message>
        <source>Which character do you begin with?</source>
        <translation>С какого персонажа вы начнёте?</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Оставить карту</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Памятка</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The folder of the handbook&apos;s chapters: the language&apos;s code, as de, id or ru.</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Правила этой партии</translation>
    </message>
    <message>
        <source>The rules explained</source>
        <translation>Правила с пояснениями</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>There is nothing of it in this game.</source>
        <translation>В этой игре такого нет.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Вопросы и ответы</translation>
    </message>
    <message>
        <source>Rules and switches</source>
        <translation>Правила и настройки</translation>
    </message>
    <message>
        <source>This game is played by these rules: {title}, {seats} seats.</source>
        <translation>Эта партия идёт по правилам: {title}, игроков: {seats}.</translation>
    </message>
    <message>
        <source>Every switch, as the three sets of rules have it, and as it is in this game. What was changed for this game is printed in bold.</source>
        <translation>Все настройки — в трёх наборах правил и в этой партии. Что для неё изменено, напечатано жирным.</translation>
    </message>
    <message>
        <source>All switches</source>
        <translation>Все настройки</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Опции</translation>
    </message>
    <message>
        <source>{own}, or {other} for another seat</source>
        <translation>{own} или {other} за другого</translation>
    </message>
    <message>
        <source>All that can be done on a turn of this game. These are the very sentences that an answer shows when the pointer rests on it.</source>
        <translation>Всё, что можно сделать в свой ход в этой игре. Те же самые слова показывает ответ, когда над ним стоит указатель.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Заявляет</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Is blocked by</source>
        <translation>Блокируют</translation>
    </message>
    <message>
        <source>not to hold {characters}</source>
        <translation>нет карт: {characters}</translation>
    </message>
    <message>
        <source>Block as {character}:</source>
        <translation>Блок, {character}:</translation>
    </message>
    <message>
        <source>Whoever claims a character may do what it can do, whether the claim is true or a bluff. There are {copies} of each character in this game.</source>
        <translation>Кто объявляет себя персонажем, может сделать то, что умеет персонаж, — правда это или блеф. Копий каждого персонажа в этой игре: {copies}.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Справочник</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Поиск в справочнике</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Буквы мельче</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Буквы крупнее</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что нашлось</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>{chapter} – Handbook</source>
        <translation>{chapter} — справочник</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Says what a strong player would do here, and why, from nothing that you could not know yourself. Press it again to hide it.</source>
        <translation>Говорит, как сходил бы здесь сильный игрок и почему, — только из того, что вы могли бы знать и сами. Ещё раз — спрятать.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>HintedBar</name>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Обдумываю подсказку…</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>{names} played by a bot that this version does not have; {bot} sits in.</source>
        <translation>{names}: играл бот, которого в этой версии нет; его заменяет {bot}.</translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair</source>
        <translation>Бот на месте игрока {name}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>the starter</source>
        <translation>начинающий</translation>
    </message>
    <message>
        <source>both</source>
        <translation>оба</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>его цель</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любая</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>другая карта</translation>
    </message>
    <message>
        <source>the barred one</source>
        <translation>запретную</translation>
    </message>
    <message>
        <source>any of its cards</source>
        <translation>любую свою карту</translation>
    </message>
    <message>
        <source>As usual: {value}</source>
        <translation>Обычно: {value}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>This game cannot be kept on disk just now: {reason}. It goes on, and keeping it is tried again with every move; until then a crash would lose what was played since. Make room, or make the folder writable.</source>
        <translation>Сейчас эту партию нельзя сохранять на диске: {reason}. Она продолжается, и с каждым ходом будет новая попытка; до тех пор при сбое сыгранное пропало бы. Освободите место или откройте папку для записи.</translation>
    </message>
    <message>
        <source>The game is kept on disk again, whole.</source>
        <translation>Партия снова целиком сохранена на диске.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave it anyway</source>
        <translation>Всё равно уйти</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Другая партия?</translation>
    </message>
    <message>
        <source>The game on the table is not over. Leave it for another one?</source>
        <translation>Партия на столе не окончена. Оставить её ради другой?</translation>
    </message>
    <message>
        <source>It is kept; Game → Open Recent brings it back.</source>
        <translation>Она сохранится; её вернёт «Игра → Недавние».</translation>
    </message>
    <message>
        <source>Leave this game</source>
        <translation>Оставить партию</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>The last moves of this game could not be kept on disk.</source>
        <translation>Последние ходы этой партии не удалось записать на диск.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or make room and go on playing: it is tried again.</source>
        <translation>Сохраните её в другом месте или освободите место и играйте дальше: будет новая попытка.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or they are lost.</source>
        <translation>Сохраните её в другом месте, иначе они пропадут.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{title} · lesson {number} of {of}</source>
        <translation>{title} · урок {number} из {of}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons done: {number} of {of}</source>
        <translation>Пройдено уроков: {number} из {of}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начат</translation>
    </message>
    <message>
        <source>done ✓</source>
        <translation>пройден ✓</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two. You can leave it at any time and go on later.</source>
        <translation>Каждый урок — минута-другая. Его можно оставить когда угодно и продолжить потом.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Сначала</translation>
    </message>
    <message>
        <source>Take all lessons as not done</source>
        <translation>Считать все уроки непройденными</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Letting</name>
    <message>
        <source>You have stood up. A bot plays in your chair.</source>
        <translation>Вы встали. За вас играет бот.</translation>
    </message>
    <message>
        <source>Nobody sits at the table. The bots play on.</source>
        <translation>За столом никого. Боты играют дальше.</translation>
    </message>
    <message>
        <source>You have given up. A bot plays on in your chair.</source>
        <translation>Партия вами сдана. За вас доигрывает бот.</translation>
    </message>
    <message>
        <source>All of you are out. The bots play on.</source>
        <translation>Все вы вне игры. Боты играют дальше.</translation>
    </message>
    <message>
        <source>You are out. The others play on.</source>
        <translation>Вы вне игры. Остальные играют дальше.</translation>
    </message>
    <message>
        <source>Letting things pass until your turn: press {key} to be asked again.</source>
        <translation>Пропускаем всё до вашего хода: {key} — снова спрашивать.</translation>
    </message>
    <message>
        <source>Letting things pass: {names}. Press {key} to be asked again.</source>
        <translation>Пропускают всё: {names}. {key} — снова спрашивать.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another window plays this game, or has ended it.</source>
        <translation>Эту партию играет или уже закончило другое окно.</translation>
    </message>
</context>
<context>
    <name>LineTeller</name>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>{name} says: “{words}”</source>
        <translation>{name}: «{words}»</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>What happens is told here.</source>
        <translation>Здесь рассказано всё, что происходит.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>найдено: {count}</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>Search the chronicle (Ctrl+F)</source>
        <translation>Поиск в хронике (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the chronicle</source>
        <translation>Поиск в хронике</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>Name, card, action…</source>
        <translation>Имя, карта, действие…</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Предыдущее (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Следующее (Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее</translation>
    </message>
    <message>
        <source>Lines of the chronicle</source>
        <translation>Строки хроники</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Настройки нельзя сохранить в {path}: {reason}.</translation>
    </message>
    <message>
        <source>{rules} · practice</source>
        <translation>{rules} · тренировка</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Всё равно закрыть</translation>
    </message>
    <message>
        <source>Take your last decision back; the game counts as practice then</source>
        <translation>Взять последнее решение назад; партия станет тренировочной</translation>
    </message>
    <message>
        <source>Coup Desktop</source>
        <translation>Coup Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Не&amp;давние</translation>
    </message>
    <message>
        <source>&amp;Unfinished Games</source>
        <translation>Не&amp;законченные партии</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Chairs</source>
        <translation>&amp;Места</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Т&amp;емп</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>&amp;Change Seats…</source>
        <translation>Пере&amp;сесть…</translation>
    </message>
    <message>
        <source>Let the same people and bots sit otherwise in the next game of this match</source>
        <translation>Рассадить тех же людей и ботов иначе в следующей партии этого матча</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a game record: go on with it, or watch it</source>
        <translation>Открыть запись партии: продолжить её или посмотреть</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>Write the record of the game on the table into a file</source>
        <translation>Записать партию со стола в файл</translation>
    </message>
    <message>
        <source>&amp;Watch This Game</source>
        <translation>&amp;Пересмотреть партию</translation>
    </message>
    <message>
        <source>Watch the game that is over from its beginning, step by step, through anybody’s eyes</source>
        <translation>Посмотреть законченную партию с начала, шаг за шагом, чьими угодно глазами</translation>
    </message>
    <message>
        <source>Stor&amp;y of This Game…</source>
        <translation>&amp;История этой партии…</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom, once the game is over</source>
        <translation>Все заявления — правда или блеф, все споры и потери, и кто кого провёл; когда партия закончена</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить ход</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Сдаться…</translation>
    </message>
    <message>
        <source>Give the game up; a bot plays on in your chair</source>
        <translation>Сдать партию; за вас доиграет бот</translation>
    </message>
    <message>
        <source>&amp;Error Reports…</source>
        <translation>Отчёты об о&amp;шибках…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>Go on where the table waits, or cut the present wait short</source>
        <translation>Продолжить, когда стол ждёт, или сократить паузу</translation>
    </message>
    <message>
        <source>&amp;Let Things Pass	L</source>
        <translation>П&amp;ропускать всё	L</translation>
    </message>
    <message>
        <source>Let every claim pass, without challenge or block, until your next turn, or until something aims at you</source>
        <translation>Пропускать все заявления, не оспаривая и не блокируя, до вашего хода или пока цель не вы</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подс&amp;казка</translation>
    </message>
    <message>
        <source>What a strong player would do here, and why</source>
        <translation>Как сходил бы здесь сильный игрок и почему</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Hold the table; press it again to go on</source>
        <translation>Остановить стол; ещё раз — продолжить</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Как в с&amp;истеме</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Контрастная</translation>
    </message>
    <message>
        <source>Sea&amp;rch the Chronicle</source>
        <translation>&amp;Поиск в хронике</translation>
    </message>
    <message>
        <source>&amp;Narrow Chronicle</source>
        <translation>&amp;Узкая хроника</translation>
    </message>
    <message>
        <source>Chronicle in a &amp;Window of Its Own</source>
        <translation>Хроника в &amp;отдельном окне</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Хроника</translation>
    </message>
    <message>
        <source>Card Co&amp;unter and Claims</source>
        <translation>Счётчик &amp;карт и заявления</translation>
    </message>
    <message>
        <source>Which cards are face up, held or hidden, and what each seat has claimed</source>
        <translation>Какие карты открыты, у вас на руках или скрыты, и кто что заявлял</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Мгновенно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>Ме&amp;дленно</translation>
    </message>
    <message>
        <source>Step &amp;by Step</source>
        <translation>По &amp;шагам</translation>
    </message>
    <message>
        <source>Do Not Ask Where There Is No &amp;Choice</source>
        <translation>Не спра&amp;шивать, где нет выбора</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>All &amp;Settings…</source>
        <translation>&amp;Все настройки…</translation>
    </message>
    <message>
        <source>&amp;First Game</source>
        <translation>&amp;Первая партия</translation>
    </message>
    <message>
        <source>Learn to play in short lessons at this table, or go on where you left them</source>
        <translation>Научиться играть на коротких уроках за этим столом или продолжить с того же места</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Уроки…</translation>
    </message>
    <message>
        <source>Choose one of all lessons</source>
        <translation>Выбрать любой из уроков</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Спра&amp;вочник</translation>
    </message>
    <message>
        <source>The rules of this game and all that explains them, opened at what is on the screen</source>
        <translation>Правила этой игры и все пояснения к ним, открыты на том, что сейчас на экране</translation>
    </message>
    <message>
        <source>&amp;Reference Card</source>
        <translation>П&amp;амятка</translation>
    </message>
    <message>
        <source>&amp;About Coup Desktop</source>
        <translation>&amp;О программе Coup Desktop</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>the others 0</source>
        <translation>остальные 0</translation>
    </message>
    <message>
        <source>Game {number} of the match: {score}.</source>
        <translation>Партия {number} матча: {score}.</translation>
    </message>
    <message>
        <source>The match: {score}.</source>
        <translation>Счёт матча: {score}.</translation>
    </message>
    <message>
        <source>won 1 game of this match</source>
        <translation>1 победа в этом матче</translation>
    </message>
    <message>
        <source>won {count} games of this match</source>
        <translation>побед в этом матче: {count}</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>It is on the clipboard.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program has met an unexpected error. You can go on; if the table does not react any more, close the program and start it again.</source>
        <translation>В программе случилась неожиданная ошибка. Можно продолжать; если стол больше не отвечает, закройте программу и запустите её снова.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The program cannot start</source>
        <translation>Программа не запускается</translation>
    </message>
    <message>
        <source>It has met an unexpected error before its window was ready. Start it once more; if that does not help, install it anew.</source>
        <translation>Неожиданная ошибка случилась ещё до появления окна. Запустите программу снова; если не поможет, установите её заново.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time</source>
        <translation>В прошлый раз программа внезапно завершилась</translation>
    </message>
    <message>
        <source>Just before, it has written a report. You can copy it for whoever looks after the program.</source>
        <translation>Перед этим она записала отчёт. Его можно скопировать для того, кто занимается программой.</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Отчёты об ошибках</translation>
    </message>
    <message>
        <source>What has gone wrong lately, for whoever looks after the program.</source>
        <translation>Что в последнее время шло не так — для того, кто занимается программой.</translation>
    </message>
    <message>
        <source>Your game is kept on disk, move by move.</source>
        <translation>Ваша партия сохранена на диске, ход за ходом.</translation>
    </message>
    <message>
        <source>Not all of your game is on disk: what could not be written would be lost with the program.</source>
        <translation>Не вся ваша партия на диске: незаписанное пропадёт вместе с программой.</translation>
    </message>
    <message>
        <source>The report names no cards and no people, and is sent nowhere:</source>
        <translation>В отчёте нет ни карт, ни людей, и он никуда не отправляется:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копировать отчёт</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Открыть его папку</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Закрыть программу</translation>
    </message>
</context>
<context>
    <name>NewGameChoice</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person whose login is none: one word, as all names in records.</extracomment>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>{name} ({fewest}–{most} seats)</source>
        <translation>{name} (игроков: {fewest}–{most})</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Not yet: {problem}</source>
        <translation>Пока нельзя: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>изменено: %n</numerusform>
            <numerusform>изменено: %n</numerusform>
            <numerusform>изменено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}: {reason}</source>
        <translation>Место {number}: {reason}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>{subject}: {reason}.</source>
        <translation>{subject}: {reason}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Всё как обычно</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Все боты</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>Уровень всех ботов</translation>
    </message>
    <message>
        <source>Others by chance</source>
        <translation>Сменить случайно</translation>
    </message>
    <message>
        <source>Gives every bot another character by chance, no two the same</source>
        <translation>Даёт каждому боту другой характер наугад, без повторов</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>The starter&apos;s side</source>
        <translation>Сторона начинающего</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Правила этой партии</translation>
    </message>
</context>
<context>
    <name>PassToggle</name>
    <message>
        <source>Lets every claim pass, without challenge or block, until your next turn, or until something aims at you. It never decides about your own cards.</source>
        <translation>Пропускает все заявления, не оспаривая и не блокируя, до вашего хода или пока цель не вы. О ваших собственных картах никогда не решает.</translation>
    </message>
    <message>
        <source>Let things pass</source>
        <translation>Пропускать всё</translation>
    </message>
</context>
<context>
    <name>PeekButton</name>
    <message>
        <source>See the cards of {name} for three seconds</source>
        <translation>Показать карты игрока {name} на три секунды</translation>
    </message>
    <message>
        <source>Shift+{key} does the same. A second press hides them.</source>
        <translation>То же делает Shift+{key}. Второе нажатие прячет их.</translation>
    </message>
    <message>
        <source>Hold to see the cards of {name}</source>
        <translation>Держите, чтобы видеть карты игрока {name}</translation>
    </message>
    <message>
        <source>Or hold Shift+{key}. Enter shows them for three seconds.</source>
        <translation>Или держите Shift+{key}. Enter покажет их на три секунды.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>{name} sits here</source>
        <translation>Здесь сидит {name}</translation>
    </message>
    <message>
        <source>Stand up: a bot plays with what this seat knows, until you come back.</source>
        <translation>Встать: пока вас нет, играет бот — с тем, что знает это место.</translation>
    </message>
    <message>
        <source>Sit down again: the bot leaves the chair.</source>
        <translation>Сесть обратно: бот освобождает место.</translation>
    </message>
    <message>
        <source>This person has given the game up.</source>
        <translation>Этот человек партию сдал.</translation>
    </message>
    <message>
        <source>This seat plays no longer.</source>
        <translation>Это место больше не играет.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Who gives the game up?</source>
        <translation>Кто сдаёт партию?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Сдаться…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>{name}, do you give this game up?</source>
        <translation>{name}, сдаёте эту партию?</translation>
    </message>
    <message>
        <source>It counts as lost, and cannot be taken back. A bot plays on in your chair: watch, have it run on to the end, or begin another game.</source>
        <translation>Она засчитывается как проигранная, и вернуть её нельзя. За вас доиграет бот: смотрите, доиграйте сразу или начните новую партию.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Сдаться</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>бот, {level}</translation>
    </message>
    <message>
        <source>a bot plays for the person</source>
        <translation>вместо человека играет бот</translation>
    </message>
    <message>
        <source>Portrait of {name}, {kind}</source>
        <translation>Портрет: {name}, {kind}</translation>
    </message>
    <message>
        <source>{portrait}, began the game</source>
        <translation>{portrait}, начинает партию</translation>
    </message>
    <message>
        <source>{kind}, began the game</source>
        <translation>{kind}, начинает партию</translation>
    </message>
    <message>
        <source>{portrait}, wins</source>
        <translation>{portrait}, победа</translation>
    </message>
    <message>
        <source>{kind}, wins</source>
        <translation>{kind}, победа</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>Court · {cards}</source>
        <translation>Двор · {cards}</translation>
    </message>
    <message>
        <source>Treasury · {coins}</source>
        <translation>Казна · {coins}</translation>
    </message>
    <message>
        <source>{reserve} · {coins}</source>
        <translation>{reserve} · {coins}</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Середина стола</translation>
    </message>
    <message>
        <source>Court: 1 card</source>
        <translation>Двор: 1 карта</translation>
    </message>
    <message numerus="yes">
        <source>Court: %n cards</source>
        <translation>
            <numerusform>Двор: %n карта</numerusform>
            <numerusform>Двор: %n карты</numerusform>
            <numerusform>Двор: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasury: never runs out</source>
        <translation>Казна: не кончается</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Казна: {coins}</translation>
    </message>
    <message>
        <source>{reserve}: {coins}</source>
        <translation>{reserve}: {coins}</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Казна</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The claim must be proven now. If it is, you lose an influence; if not, the other seat loses one.</source>
        <translation>Сейчас игрок доказывает свои слова. Докажет — влияние теряете вы; не докажет — теряет он.</translation>
    </message>
    <message>
        <source>You do nothing against it. That claims nothing.</source>
        <translation>Вы ничего не предпринимаете. Это ни о чём не заявляет.</translation>
    </message>
    <message>
        <source>It proves the claim: {name} loses an influence, then what you showed is shuffled into the Court and replaced.</source>
        <translation>Это доказательство: {name} теряет влияние, а показанная карта замешивается во Двор и заменяется новой.</translation>
    </message>
    <message>
        <source>You do not prove the claim. The card lies face up for good.</source>
        <translation>Вы ничего не доказываете. Карта останется лежать открытой.</translation>
    </message>
    <message>
        <source>The card lies face up before you for good.</source>
        <translation>Карта останется лежать перед вами открытой.</translation>
    </message>
    <message>
        <source>If several speak up, the first in the rules&apos; order counts, whoever is quicker. Until the question is closed the same key takes it back.</source>
        <translation>Если вступают несколько, считается первый по порядку правил, а не самый быстрый. Пока вопрос открыт, та же клавиша отменяет.</translation>
    </message>
    <message>
        <source>Who challenges has the claim proven now. If it is, the challenger loses an influence; if not, the other seat loses one.</source>
        <translation>Кто оспорит, требует доказательства. Есть доказательство — влияние теряет спорщик; нет — тот, кто заявил.</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and claims {characters}.</source>
        <translation>Кто вступает, тот блокирует и объявляет: {characters}.</translation>
    </message>
    <message>
        <source>Nobody does anything against it. That claims nothing.</source>
        <translation>Никто ничего не предпринимает. Это ни о чём не заявляет.</translation>
    </message>
    <message>
        <source>What you return is shuffled into the Court, unseen.</source>
        <translation>Возвращённое замешивается во Двор, никто его не видит.</translation>
    </message>
    <message>
        <source>Only the seat that examines you sees it.</source>
        <translation>Её видит только тот, кто вас допрашивает.</translation>
    </message>
    <message>
        <source>The card stays where it was.</source>
        <translation>Карта остаётся на месте.</translation>
    </message>
    <message>
        <source>{name} draws a card from the Court, then this one is shuffled into it.</source>
        <translation>{name} берёт карту из Двора, затем эта замешивается во Двор.</translation>
    </message>
    <message>
        <source>Nobody sees it; you draw another from the Court first.</source>
        <translation>Никто её не видит; сначала вы берёте из Двора другую.</translation>
    </message>
    <message>
        <source>The others of the set are discarded, unseen.</source>
        <translation>Остальные карты набора сбрасываются втёмную.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>блеф</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Эта карта у вас есть.</translation>
    </message>
    <message>
        <source>You do not hold it: a bluff.</source>
        <translation>Этой карты у вас нет: блеф.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>The same people and bots sit otherwise in the next game.</source>
        <translation>Те же люди и боты рассядутся иначе в следующей партии.</translation>
    </message>
    <message>
        <source>Change seats…</source>
        <translation>Пересесть…</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Учиться дальше</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
    <message>
        <source>The first game: short lessons at this table, one thing at a time.</source>
        <translation>Первая партия: короткие уроки за этим столом, по одной теме за раз.</translation>
    </message>
    <message>
        <source>The game that is over, step by step, through anybody’s eyes.</source>
        <translation>Сыгранная партия, шаг за шагом, чьими угодно глазами.</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Пересмотреть</translation>
    </message>
    <message>
        <source>You decide for yourself again; the bot leaves your chair.</source>
        <translation>Вы снова решаете сами; бот освобождает ваше место.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Сесть обратно</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Доиграть сразу</translation>
    </message>
    <message>
        <source>Only bots are left: they play the rest without waiting.</source>
        <translation>Остались одни боты: пусть доиграют без пауз.</translation>
    </message>
    <message>
        <source>Only bots are left: leave them and begin another game.</source>
        <translation>Остались одни боты: оставьте их и начните новую партию.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose another action.</source>
        <translation>Выбрать другое действие.</translation>
    </message>
    <message>
        <source>{action} as {character}</source>
        <translation>{action}: {character}</translation>
    </message>
    <message>
        <source>needs {number}</source>
        <translation>нужно {number}</translation>
    </message>
    <message>
        <source>{action}: another seat</source>
        <translation>{action}: другой игрок</translation>
    </message>
    <message>
        <source>another · {cost}</source>
        <translation>другой · {cost}</translation>
    </message>
    <message>
        <source>{action}: yourself</source>
        <translation>{action}: вы сами</translation>
    </message>
    <message>
        <source>yourself · {cost}</source>
        <translation>вы сами · {cost}</translation>
    </message>
    <message>
        <source>With {coins} or more, {coup} is compulsory.</source>
        <translation>Когда у вас {coins} или больше, {coup:nom} обязателен.</translation>
    </message>
    <message>
        <source>{action} costs {cost}; you have {coins}.</source>
        <translation>{action}: цена {cost}, а у вас {coins}.</translation>
    </message>
    <message>
        <source>needs {cost}</source>
        <translation>нужно: {cost}</translation>
    </message>
    <message>
        <source>{action} (another seat)</source>
        <translation>{action} (другой игрок)</translation>
    </message>
    <message>
        <source>There are no coins in the {reserve}.</source>
        <translation>{reserve}: монет нет.</translation>
    </message>
    <message>
        <source>{reserve} empty</source>
        <translation>{reserve}: пусто</translation>
    </message>
    <message>
        <source>No seat that may be the target has coins.</source>
        <translation>Ни у кого из возможных целей нет монет.</translation>
    </message>
    <message>
        <source>nobody has coins</source>
        <translation>монет нет</translation>
    </message>
    <message>
        <source>No seat may be the target now.</source>
        <translation>Сейчас никого нельзя выбрать целью.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>нет цели</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Не верю</translation>
    </message>
    <message>
        <source>Block as {character}</source>
        <translation>Блок: {character}</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block your {deed}.</source>
        <translation>{blocker} объявляет себя {character:ins} и блокирует ваше действие: {deed:nom}.</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block {actor}&apos;s {deed}.</source>
        <translation>{blocker} объявляет себя {character:ins} и блокирует действие игрока {actor}: {deed:nom}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain}.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы получить {gain:acc}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to draw {cards} and return as many.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы взять из Двора {cards:acc} и столько же вернуть.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims to hold no {barred}, to take what the {pot} holds: {reserve}.</source>
        <translation>{action}: {actor} заявляет, что не держит {barred:gen}, чтобы забрать всё из {pot:gen}: {reserve}.</translation>
    </message>
    <message>
        <source>{action}: {actor} wants to take {gain}.</source>
        <translation>{action}: {actor} хочет получить {gain:acc}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give you one.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы получить {gain:acc} и одну отдать вам.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give {target} one.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы получить {gain:acc} и одну отдать игроку {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from you.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы забрать у вас {loot:acc}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from {target}.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы забрать {loot:acc} у игрока {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of your cards.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы взглянуть на одну вашу карту.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of {target}&apos;s cards.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы взглянуть на одну карту игрока {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of your cards replaced.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы заменить одну вашу карту.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of {target}&apos;s cards replaced.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, чтобы заменить одну карту игрока {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against you.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, и цель — вы.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against {target}.</source>
        <translation>{action}: {actor} объявляет себя {character:ins}, и цель — {target}.</translation>
    </message>
    <message>
        <source>Does anybody block it?</source>
        <translation>Кто-нибудь блокирует?</translation>
    </message>
    <message>
        <source>Does anybody challenge it?</source>
        <translation>Кто-нибудь не верит?</translation>
    </message>
    <message>
        <source>{name} takes it back.</source>
        <translation>{name} передумывает.</translation>
    </message>
    <message>
        <source>{name} speaks up to block it.</source>
        <translation>{name} хочет блокировать.</translation>
    </message>
    <message>
        <source>{name} speaks up to challenge it.</source>
        <translation>{name} не верит.</translation>
    </message>
    <message>
        <source>This aims at {names}, so the answer is theirs.</source>
        <translation>Цель: {names}. Здесь нужен ответ.</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>вступает</translation>
    </message>
    <message>
        <source>{name} has spoken up: take it back</source>
        <translation>{name} уже вступает: отменить</translation>
    </message>
    <message>
        <source>{name} blocks it</source>
        <translation>{name} блокирует</translation>
    </message>
    <message>
        <source>{name} challenges it</source>
        <translation>{name} не верит</translation>
    </message>
    <message>
        <source>challenges it</source>
        <translation>не верит</translation>
    </message>
    <message>
        <source>blocks it</source>
        <translation>блокирует</translation>
    </message>
    <message>
        <source>blocks as {character}</source>
        <translation>блок: {character}</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and then chooses to claim {characters}, or lets it pass after all.</source>
        <translation>Кто вступает, тот блокирует и потом выбирает, кем назваться ({characters}), или всё же пропускает.</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Больше никто</translation>
    </message>
    <message>
        <source>Nobody speaks up before {name}: what {name} said counts.</source>
        <translation>Первым по порядку отвечает {name}: этот ответ и считается.</translation>
    </message>
    <message>
        <source>After {seconds} seconds this happens by itself.</source>
        <translation>Через {seconds} с это произойдёт само.</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, the challenger loses an influence; if not, {actor} does and gets nothing.</source>
        <translation>Если {actor} раскроет карты без {barred:gen}, влияние теряет спорщик; иначе влияние теряет {actor} и ничего не получает.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, the challenger loses an influence; if not, {actor} does and the action fails.</source>
        <translation>Если {actor} покажет {character:acc}, влияние теряет спорщик; иначе влияние теряет {actor}, и действие срывается.</translation>
    </message>
    <message>
        <source>A block as {characters} may follow.</source>
        <translation>Потом возможен блок: {characters}.</translation>
    </message>
    <message>
        <source>{target} may still block it, as {characters}.</source>
        <translation>Потом {target} ещё может блокировать: {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}, and may be challenged. If nobody blocks, {deed} goes ahead.</source>
        <translation>Для блока нужно объявить: {characters}; это можно оспорить. Если никто не блокирует, {deed:nom} состоится.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, the challenger loses an influence and the block stands; if not, {blocker} does and {deed} goes on.</source>
        <translation>Если {blocker} покажет {character:acc}, влияние теряет спорщик и блок остаётся; иначе влияние теряет {blocker}, и {deed:nom} продолжается.</translation>
    </message>
    <message>
        <source>paused at {seconds} s</source>
        <translation>пауза, {seconds} с</translation>
    </message>
    <message>
        <source>by itself in {seconds} s</source>
        <translation>само через {seconds} с</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>Оставить: {cards}</translation>
    </message>
    <message>
        <source>return {cards}</source>
        <translation>вернуть: {cards}</translation>
    </message>
    <message>
        <source>Let {name} keep it</source>
        <translation>Оставить игроку {name}</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Показать {card:acc}</translation>
    </message>
    <message>
        <source>Open your hand: {cards}</source>
        <translation>Раскрыть карты: {cards}</translation>
    </message>
    <message>
        <source>both {characters}</source>
        <translation>обе карты: {characters}</translation>
    </message>
    <message>
        <source>{number} {characters}</source>
        <translation>{characters} ×{number}</translation>
    </message>
    <message>
        <source>Decline, lose {card}</source>
        <translation>Отказ: потерять {card:acc}</translation>
    </message>
    <message>
        <source>Lose {card}</source>
        <translation>Потерять {card:acc}</translation>
    </message>
    <message>
        <source>Present {card}</source>
        <translation>Показать {card:acc}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Отдать {card:acc}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Оставить {card:acc}</translation>
    </message>
    <message>
        <source>Do you block it?</source>
        <translation>Блокируете?</translation>
    </message>
    <message>
        <source>{name}, do you block it?</source>
        <translation>{name}, блокируете?</translation>
    </message>
    <message>
        <source>Which card do you lose?</source>
        <translation>Какую карту вы теряете?</translation>
    </message>
    <message>
        <source>{name}, which card do you lose?</source>
        <translation>{name}, какую карту вы теряете?</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>Click a seat or press its number; Esc goes back.</source>
        <translation>Щёлкните игрока или нажмите его номер; Esc — назад.</translation>
    </message>
    <message>
        <source>Your cards are equal; you are asked all the same, so that nobody can tell.</source>
        <translation>Ваши карты одинаковы; вопрос всё равно задан, чтобы никто не догадался.</translation>
    </message>
    <message>
        <source>Do you challenge it?</source>
        <translation>Верите?</translation>
    </message>
    <message>
        <source>{name}, do you challenge it?</source>
        <translation>{name}, верите?</translation>
    </message>
    <message>
        <source>Your turn: what do you do?</source>
        <translation>Ваш ход: что делаете?</translation>
    </message>
    <message>
        <source>{name}, your turn: what do you do?</source>
        <translation>{name}, ваш ход: что делаете?</translation>
    </message>
    <message>
        <source>You have {coins}.</source>
        <translation>У вас {coins}.</translation>
    </message>
    <message>
        <source>You cannot target your own side while both sides are alive.</source>
        <translation>Пока обе стороны в игре, целью не может быть своя сторона.</translation>
    </message>
    <message>
        <source>your last influence</source>
        <translation>последнее влияние</translation>
    </message>
    <message>
        <source>an influence</source>
        <translation>влияние</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, you lose {stake}. If not, {actor} loses one and gets nothing.</source>
        <translation>Если {actor} раскроет карты без {barred:gen}, вы теряете {stake}. Иначе влияние теряет {actor} и ничего не получает.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, you lose {stake}. If not, {actor} loses one and the action fails.</source>
        <translation>Если {actor} покажет {character:acc}, вы теряете {stake}. Иначе влияние теряет {actor}, и действие срывается.</translation>
    </message>
    <message>
        <source>You may still block it afterwards, as {characters}.</source>
        <translation>Потом вы ещё можете блокировать: {characters}.</translation>
    </message>
    <message>
        <source>Others may still block it afterwards, as {characters}.</source>
        <translation>Потом другие ещё могут блокировать: {characters}.</translation>
    </message>
    <message>
        <source>{target} may still block it afterwards, as {characters}.</source>
        <translation>Потом {target} ещё может блокировать: {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, you lose {stake}.</source>
        <translation>Для блока нужно объявить: {characters}. Это может оспорить любой, и раскрытый блок стоит влияния. Если никто не блокирует, вы теряете {stake}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, {deed} goes ahead.</source>
        <translation>Для блока нужно объявить: {characters}. Это может оспорить любой, и раскрытый блок стоит влияния. Если никто не блокирует, {deed:nom} состоится.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on against you.</source>
        <translation>Если {blocker} покажет {character:acc}, вы теряете {stake} и блок остаётся. Иначе влияние теряет {blocker}, и {deed:nom} продолжается против вас.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on.</source>
        <translation>Если {blocker} покажет {character:acc}, вы теряете {stake} и блок остаётся. Иначе влияние теряет {blocker}, и {deed:nom} продолжается.</translation>
    </message>
    <message>
        <source>{actor} examines you: which card do you present?</source>
        <translation>{actor} допрашивает вас: какую карту покажете?</translation>
    </message>
    <message>
        <source>Only {actor} sees it, and lets you keep it or has it replaced from the Court.</source>
        <translation>Её увидит только {actor} и оставит вам или велит заменить картой из Двора.</translation>
    </message>
    <message>
        <source>{actor} has a card of yours replaced: which?</source>
        <translation>{actor} заменяет вашу карту: какую?</translation>
    </message>
    <message>
        <source>You draw another from the Court first; then yours is shuffled into it. Nobody else sees them.</source>
        <translation>Сначала вы берёте другую из Двора, потом ваша замешивается туда. Больше их никто не видит.</translation>
    </message>
    <message>
        <source>Which card of your set do you keep?</source>
        <translation>Какую карту набора вы оставляете?</translation>
    </message>
    <message>
        <source>Nobody sees it. The others are discarded; your second card is dealt from a set of its own.</source>
        <translation>Никто её не видит. Остальные сбрасываются; вторую карту вам сдадут из отдельного набора.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {deed}: that you hold no {barred}.</source>
        <translation>{challenger} не верит, что у вас нет {barred:gen} (действие: {deed:nom}).</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed for {the_deed}.</source>
        <translation>{challenger} не верит, что вы — {character} (действие: {the_deed:nom}).</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed to block {the_deed}.</source>
        <translation>{challenger} не верит, что вы — {character} (блок против действия: {the_deed:nom}).</translation>
    </message>
    <message>
        <source>your block falls</source>
        <translation>ваш блок снят</translation>
    </message>
    <message>
        <source>your action fails and you get its cost back</source>
        <translation>действие срывается, а цена возвращается</translation>
    </message>
    <message>
        <source>your action fails</source>
        <translation>действие срывается</translation>
    </message>
    <message>
        <source>You do hold one: your hand is opened, {failed}.</source>
        <translation>У вас такая есть: карты раскрываются, {failed}.</translation>
    </message>
    <message>
        <source>You do not hold it: you lose an influence and {failed}.</source>
        <translation>Этой карты у вас нет: вы теряете влияние, {failed}.</translation>
    </message>
    <message>
        <source>Show it, and {challenger} loses an influence; a new card replaces it.</source>
        <translation>Покажите её, и влияние потеряет {challenger}; взамен вы возьмёте новую карту.</translation>
    </message>
    <message>
        <source>Open your hand, and {challenger} loses an influence; it is replaced.</source>
        <translation>Раскройте карты, и влияние потеряет {challenger}; взамен вы возьмёте новые карты.</translation>
    </message>
    <message>
        <source>Decline, and you lose a card and {failed}.</source>
        <translation>Откажетесь — потеряете карту, {failed}.</translation>
    </message>
    <message>
        <source>Because of {actor}&apos;s {deed}.</source>
        <translation>Причина — действие игрока {actor}: {deed:nom}.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved to hold no {barred}.</source>
        <translation>{action}: {claimant} доказывает, что не держит {barred:gen}.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved the {character}.</source>
        <translation>{action}: {claimant} показывает {character:acc}.</translation>
    </message>
    <message>
        <source>{claimant} proved the {character} that blocks {deed}.</source>
        <translation>{claimant} показывает {character:acc}; блок против действия: {deed:nom}.</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which card do you keep?</source>
        <translation>Из Двора: {drawn}. Какую карту оставите?</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which cards do you keep?</source>
        <translation>Из Двора: {drawn}. Какие карты оставите?</translation>
    </message>
    <message>
        <source>The rest is shuffled into the Court, unseen.</source>
        <translation>Остальное замешивается во Двор втёмную.</translation>
    </message>
    <message>
        <source>Keep at most {number} of the drawn ones; the rest goes to the Court.</source>
        <translation>Оставьте из взятых не больше {number}; остальное — во Двор.</translation>
    </message>
    <message>
        <source>{name} shows you the {card}.</source>
        <translation>{name} показывает вам карту: {card}.</translation>
    </message>
    <message>
        <source>Only the two of you know. {name} keeps it, or draws another from the Court before this one is shuffled into it.</source>
        <translation>Знаете только вы вдвоём. {name} оставляет карту или берёт другую из Двора, и тогда эта замешивается туда.</translation>
    </message>
    <message>
        <source>{action} from whom?</source>
        <translation>{action}: у кого?</translation>
    </message>
    <message>
        <source>{name}: {action} from whom?</source>
        <translation>{name}: {action} — у кого?</translation>
    </message>
    <message>
        <source>{action} with whom?</source>
        <translation>{action}: с кем?</translation>
    </message>
    <message>
        <source>{name}: {action} with whom?</source>
        <translation>{name}: {action} — с кем?</translation>
    </message>
    <message>
        <source>{action} whose card?</source>
        <translation>{action}: чья карта?</translation>
    </message>
    <message>
        <source>{name}: {action} whose card?</source>
        <translation>{name}: {action} — чья карта?</translation>
    </message>
    <message>
        <source>{action}: who changes sides?</source>
        <translation>{action}: кто меняет сторону?</translation>
    </message>
    <message>
        <source>{name}: {action}: who changes sides?</source>
        <translation>{name}: {action} — кто меняет сторону?</translation>
    </message>
    <message>
        <source>{action}: who is the target?</source>
        <translation>{action}: кто цель?</translation>
    </message>
    <message>
        <source>{name}: {action}: who is the target?</source>
        <translation>{name}: {action} — кто цель?</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>This aims at you, so it is yours to answer.</source>
        <translation>Цель — вы, поэтому отвечать вам.</translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation>Вопроса нет</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>this is no game record: it is larger than any game</source>
        <translation>это не запись партии: файл больше любой партии</translation>
    </message>
    <message>
        <source>the window shows “{word}” up to {most}, not {value}</source>
        <translation>окно показывает «{word}» до {most}, а не {value}</translation>
    </message>
    <message>
        <source>the window shows names of up to {most} letters, not “{name}”</source>
        <translation>окно показывает имена до {most} букв, а не «{name}»</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a Game Record</source>
        <translation>Открыть запись партии</translation>
    </message>
    <message>
        <source>Game records (*.{ending})</source>
        <translation>Записи партий (*.{ending})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>An unfinished game</source>
        <translation>Незаконченная партия</translation>
    </message>
    <message>
        <source>The game in {file} is not over.</source>
        <translation>Партия в файле {file} не окончена.</translation>
    </message>
    <message>
        <source>You can go on with it, or watch what was played so far. The file stays.</source>
        <translation>Её можно продолжить или посмотреть то, что сыграно. Файл останется.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Не открыто</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>Файл {file} не открывается.</translation>
    </message>
    <message>
        <source>Save the Game Record</source>
        <translation>Сохранить запись партии</translation>
    </message>
    <message>
        <source>The game is saved in {path}.</source>
        <translation>Партия сохранена: {path}.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>The game could not be saved in {path}.</source>
        <translation>Партию не удалось сохранить: {path}.</translation>
    </message>
    <message>
        <source>{reason}. Choose another place, or make room.</source>
        <translation>{reason}. Выберите другое место или освободите это.</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>О&amp;чистить список</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>{number} seats</source>
        <translation>игроков: {number}</translation>
    </message>
    <message>
        <source>Actions that need no character</source>
        <translation>Действия без персонажа</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Anyone may challenge a claim.</source>
        <translation>Оспорить заявление может любой.</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Правила этой партии</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Ни оспорить, ни заблокировать нельзя.</translation>
    </message>
    <message>
        <source>Blocks {actions}.</source>
        <translation>Блокирует: {actions}.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>даром</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message>
        <source>Reference card</source>
        <translation>Памятка</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Правила этой партии</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everybody’s</source>
        <translation>Всех игроков</translation>
    </message>
    <message>
        <source>Everybody’s (once the game is over)</source>
        <translation>Всех (когда партия окончена)</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Здесь запись кончается.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>До первого хода</translation>
    </message>
    <message>
        <source>The game is over here: go back a step.</source>
        <translation>Здесь партия окончена: сделайте шаг назад.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn {number} of {turns}: {name}</source>
        <translation>Ход {number} из {turns}: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>{name} (Space or {key})</source>
        <translation>{name} (пробел или {key})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Back to the table.</source>
        <translation>Назад к столу.</translation>
    </message>
    <message>
        <source>The game is not over in this record.</source>
        <translation>В этой записи партия не окончена.</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Все заявления — правда или блеф, все споры и потери, и кто кого провёл.</translation>
    </message>
    <message>
        <source>Story…</source>
        <translation>История…</translation>
    </message>
    <message>
        <source>Go on from here as one of them, against bots.</source>
        <translation>Продолжить отсюда за любого из них против ботов.</translation>
    </message>
    <message>
        <source>Take over as {name}</source>
        <translation>Играть за: {name}</translation>
    </message>
    <message>
        <source>Go on from here as {name}, against bots.</source>
        <translation>Продолжить отсюда за игрока {name} против ботов.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Сесть сюда</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Сесть сюда…</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Запись партии</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
        <translation>&amp;Чьи глаза:</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Чьи карты видны</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Глаза</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>A turn back (Ctrl+←)</source>
        <translation>На ход назад (Ctrl+←)</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>На шаг назад (←)</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Пуск (пробел)</translation>
    </message>
    <message>
        <source>A step on (→)</source>
        <translation>На шаг вперёд (→)</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>A turn on (Ctrl+→)</source>
        <translation>На ход вперёд (Ctrl+→)</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В конец (End)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The last game</source>
        <translation>Последняя партия</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Pay {own} into the {reserve} for yourself, {other} for another seat:</source>
        <translation>Заплатите {own:acc} за себя или {other} за другого ({reserve}):</translation>
    </message>
    <message>
        <source>Pay {coins}:</source>
        <translation>Заплатите {coins:acc}:</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury.</source>
        <translation>Возьмите из казны {coins:acc}.</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury and give {one} of them to another seat.</source>
        <translation>Возьмите из казны {coins:acc} и отдайте другому игроку {one:acc}.</translation>
    </message>
    <message>
        <source>the target loses an influence.</source>
        <translation>цель теряет влияние.</translation>
    </message>
    <message>
        <source>Take up to {most} from another seat.</source>
        <translation>Заберите у другого игрока монеты: не больше чем {most}.</translation>
    </message>
    <message>
        <source>Another seat shows you one card of its choice, in private. You let it keep the card or have it replaced from the Court.</source>
        <translation>Другой игрок втайне показывает вам одну карту по своему выбору. Вы оставляете её или велите заменить картой из Двора.</translation>
    </message>
    <message>
        <source>Another seat exchanges one card of its choice for one from the Court. Nobody else sees them.</source>
        <translation>Другой игрок меняет одну карту по своему выбору на карту из Двора. Никто больше их не видит.</translation>
    </message>
    <message>
        <source>the seat changes sides.</source>
        <translation>игрок меняет сторону.</translation>
    </message>
    <message>
        <source>Take all coins of the {reserve}.</source>
        <translation>Заберите все монеты из {reserve:gen}.</translation>
    </message>
    <message>
        <source>Draw {drawn} from the Court, keep as many as you had, return the rest.</source>
        <translation>Из Двора: {drawn}. Оставьте столько карт, сколько было, остальное верните.</translation>
    </message>
    <message>
        <source>Of the drawn cards you may keep at most {number}.</source>
        <translation>Из взятых карт можно оставить не больше {number}.</translation>
    </message>
    <message>
        <source>Claims the {character}: anyone may challenge.</source>
        <translation>Вы объявляете: {character}. Это может оспорить любой.</translation>
    </message>
    <message>
        <source>Claims to hold no {barred}: anyone may challenge.</source>
        <translation>Вы заявляете, что не держите {barred:gen}. Это может оспорить любой.</translation>
    </message>
    <message>
        <source>Claims nothing: cannot be challenged.</source>
        <translation>Ни о чём не заявляет: оспорить нельзя.</translation>
    </message>
    <message>
        <source>Cannot be blocked.</source>
        <translation>Заблокировать нельзя.</translation>
    </message>
    <message>
        <source>Any seat of the other side may block it as {characters}.</source>
        <translation>Может блокировать любой с другой стороны: {characters}.</translation>
    </message>
    <message>
        <source>Any other seat may block it as {characters}.</source>
        <translation>Может блокировать любой другой: {characters}.</translation>
    </message>
    <message>
        <source>The target may block it as {characters}.</source>
        <translation>Может блокировать цель: {characters}.</translation>
    </message>
    <message>
        <source>Claims the {character} to stop {deed}. Anyone else may challenge; a block that cannot be proven costs an influence, and the action goes on. Nobody can try a second block.</source>
        <translation>Вы объявляете себя {character:ins}, чтобы остановить действие: {deed:nom}. Это может оспорить любой другой; недоказанный блок стоит влияния, и действие продолжается. Второго блока не бывает.</translation>
    </message>
    <message>
        <source>{copies} of each: {characters}. Between turns the Court holds {court}.</source>
        <translation>Каждого персонажа по {copies}: {characters}. Между ходами Двор хранит {court}.</translation>
    </message>
    <message>
        <source>The Treasury never runs out of coins.</source>
        <translation>Монеты в казне не кончаются.</translation>
    </message>
    <message>
        <source>There are {coins} in the game; if the Treasury runs short, you take what is left.</source>
        <translation>В игре {coins}; если в казне не хватает, вы берёте остаток.</translation>
    </message>
    <message>
        <source>The starter begins with {fewer}, the other seat with {coins}.</source>
        <translation>Кто начинает, получает {fewer:acc}, другой — {coins:acc}.</translation>
    </message>
    <message>
        <source>Every seat begins with {coins}.</source>
        <translation>В начале у каждого {coins}.</translation>
    </message>
    <message>
        <source>{first} play against {second}: while both sides are alive, you cannot target or block a seat of your own side. You may challenge it.</source>
        <translation>{first} против стороны «{second}»: пока обе в игре, свою сторону нельзя выбирать целью и блокировать. Оспаривать её можно.</translation>
    </message>
    <message>
        <source>The starter chooses a side; the sides alternate clockwise.</source>
        <translation>Кто начинает, выбирает сторону; дальше стороны чередуются по часовой стрелке.</translation>
    </message>
    <message>
        <source>The sides are drawn at random, half of the seats each.</source>
        <translation>Стороны раздаёт случай, поровну.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses the {barred}; its other card is replaced.</source>
        <translation>Кто попадается на {embezzle:prep}, теряет {barred:acc}; вторая карта заменяется.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses a card of its choice.</source>
        <translation>Кто попадается на {embezzle:prep}, теряет карту по своему выбору.</translation>
    </message>
    <message>
        <source>Each seat secretly chooses its first card from a set of {characters} and discards the rest unseen; the second card is dealt from a third set.</source>
        <translation>Каждый тайно выбирает первую карту из набора (карт: {characters}) и втёмную сбрасывает остальные; вторая сдаётся из третьего набора.</translation>
    </message>
    <message>
        <source>{coup} costs {cost} and is never compulsory.</source>
        <translation>{coup} стоит {cost} и никогда не обязателен.</translation>
    </message>
    <message>
        <source>{coup} costs {cost}; a seat that begins its turn with {most} must take it.</source>
        <translation>{coup} стоит {cost}; у кого в начале хода {most}, тот обязан его совершить.</translation>
    </message>
    <message>
        <source>{coins} or more</source>
        <translation>{coins} или больше</translation>
    </message>
    <message>
        <source>Any other seat may block an action, aimed at it or not.</source>
        <translation>Блокировать может любой другой игрок, даже если цель не он.</translation>
    </message>
    <message>
        <source>Only its target may block an action that has one.</source>
        <translation>Действие с целью может блокировать только сама цель.</translation>
    </message>
    <message>
        <source>If a bluff is caught, the cost of the action is returned; if it is blocked, not.</source>
        <translation>Если блеф раскрыт, цена действия возвращается; если действие заблокировано — нет.</translation>
    </message>
    <message>
        <source>The cost of an action stays spent, also if a bluff is caught.</source>
        <translation>Цена действия не возвращается, даже если блеф раскрыт.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose any card instead.</source>
        <translation>Кто мог бы доказать правду, может отказаться и потерять любую карту.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card other than the claimed one.</source>
        <translation>Кто мог бы доказать правду, может отказаться и потерять другую карту, не объявленную.</translation>
    </message>
    <message>
        <source>A seat that can prove a claim must prove it.</source>
        <translation>Кто может доказать правду, обязан доказать.</translation>
    </message>
    <message>
        <source>A seat that loses its last influence is exiled and returns its coins to the Treasury.</source>
        <translation>Кто теряет последнее влияние, отправляется в изгнание, а его монеты — в казну.</translation>
    </message>
    <message>
        <source>{steal} may be aimed at a seat without coins.</source>
        <translation>{steal}: цель может быть без монет.</translation>
    </message>
    <message>
        <source>{steal} needs a target that has coins.</source>
        <translation>{steal}: у цели должны быть монеты.</translation>
    </message>
    <message>
        <source>{character}: any of the drawn cards may be kept.</source>
        <translation>{character}: оставить можно любые из взятых карт.</translation>
    </message>
    <message>
        <source>{character}: at most {number} of the drawn cards may be kept.</source>
        <translation>{character}: из взятых карт можно оставить не больше {number}.</translation>
    </message>
    <message>
        <source>{character} blocks {examine}.</source>
        <translation>{character} блокирует {examine:acc}.</translation>
    </message>
    <message>
        <source>{character} does not block {examine}.</source>
        <translation>{character} не блокирует {examine:acc}.</translation>
    </message>
</context>
<context>
    <name>SeatChange</name>
    <message>
        <source>In the next game they sit like this, clockwise: {names}.</source>
        <translation>В следующей партии все сядут так, по часовой стрелке: {names}.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose another crest</source>
        <translation>Выбрать другой герб</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Имя на месте {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Кто играет на месте {number}</translation>
    </message>
    <message>
        <source>Character of seat {number}</source>
        <translation>Характер на месте {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Кто-то у этого экрана.</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Бот: {name}</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Без характера</translation>
    </message>
    <message>
        <source>Plays the level without any temper, and says nothing.</source>
        <translation>Играет на своём уровне, без темперамента и молча.</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Various levels</source>
        <translation>Разные уровни</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Choose {name}</source>
        <translation>Выбрать: {name}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>в изгнании</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>партия сдана</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation>играет бот</translation>
    </message>
    <message>
        <source>your decision</source>
        <translation>решаете вы</translation>
    </message>
    <message>
        <source>exchanges…</source>
        <translation>обмен…</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>вступает</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>решает</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 влияние</translation>
    </message>
    <message>
        <source>{count} influences</source>
        <translation>влияний: {count}</translation>
    </message>
    <message>
        <source>gave the game up, a bot plays on</source>
        <translation>партия сдана, доигрывает бот</translation>
    </message>
    <message>
        <source>a bot plays for {name}</source>
        <translation>за игрока {name} играет бот</translation>
    </message>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>бот, {level}</translation>
    </message>
    <message>
        <source>bot: {name}</source>
        <translation>бот: {name}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>still to be asked</source>
        <translation>ещё не отвечает</translation>
    </message>
    <message>
        <source>lost {cards}</source>
        <translation>потеряно: {cards}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{name} sits down again.</source>
        <translation>{name} снова за столом.</translation>
    </message>
    <message>
        <source>{name} gives the game up; a bot plays on in that chair.</source>
        <translation>{name} сдаёт партию; доигрывает бот.</translation>
    </message>
    <message>
        <source>{name} stands up; a bot plays in that chair meanwhile.</source>
        <translation>{name} встаёт из-за стола; пока играет бот.</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <translation>Ждём: {name}…</translation>
    </message>
    <message>
        <source>The table as it stood then.</source>
        <translation>Стол, каким он был тогда.</translation>
    </message>
    <message>
        <source>The table as it is now.</source>
        <translation>Стол, каков он сейчас.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра на паузе.</translation>
    </message>
    <message>
        <source>Things pass for {name} from now on.</source>
        <translation>{name} отныне пропускает всё.</translation>
    </message>
    <message>
        <source>{name} is asked again.</source>
        <translation>{name} снова отвечает на вопросы.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Крупный</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Очень крупный</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
    <message>
        <source>{size}, {percent} %</source>
        <translation>{size}, {percent} %</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Every claim</source>
        <translation>О каждом заявлении</translation>
    </message>
    <message>
        <source>Claims that touch me, or that I could refute</source>
        <translation>Что касается меня или что могу опровергнуть</translation>
    </message>
    <message>
        <source>Only claims that touch me</source>
        <translation>Только о том, что касается меня</translation>
    </message>
    <message>
        <source>While a key or the button is held</source>
        <translation>Пока держу клавишу или кнопку</translation>
    </message>
    <message>
        <source>For three seconds after one press</source>
        <translation>На три секунды по нажатию</translation>
    </message>
    <message>
        <source>Wait for an answer</source>
        <translation>Ждать ответа</translation>
    </message>
    <message>
        <source>Pass by themselves after {n} seconds</source>
        <translation>Пропускать сами через {n} с</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Широкая</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Узкая</translation>
    </message>
    <message>
        <source>After each move the table waits for Enter.</source>
        <translation>После каждого хода стол ждёт Enter.</translation>
    </message>
    <message>
        <source>How long each move is shown, and how long bots seem to think.</source>
        <translation>Как долго показан каждый ход и как долго «думают» боты.</translation>
    </message>
    <message>
        <source>Whatever aims at you, and whatever is about your own cards, is always asked.</source>
        <translation>О том, где цель — вы, и о ваших собственных картах вопрос задаётся всегда.</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>&amp;Отменить сброс</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Сбр&amp;осить</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>&amp;Сукно</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Ру&amp;башка карт</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Рубашка карт</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Т&amp;емп</translation>
    </message>
    <message>
        <source>&amp;Ask me about</source>
        <translation>&amp;Спрашивать меня</translation>
    </message>
    <message>
        <source>Do &amp;not ask where there is no choice</source>
        <translation>&amp;Не спрашивать, где нет выбора</translation>
    </message>
    <message>
        <source>Mark answers as &amp;held or as a bluff</source>
        <translation>О&amp;тмечать ответы: «есть» или «блеф»</translation>
    </message>
    <message>
        <source>Never shown where several people play at this screen.</source>
        <translation>Не показывается, когда за экраном играют несколько человек.</translation>
    </message>
    <message>
        <source>&amp;Look at your cards</source>
        <translation>С&amp;мотреть свои карты</translation>
    </message>
    <message>
        <source>Where several people play at this screen: with the eye at the seat, or Shift and its number.</source>
        <translation>Когда за экраном несколько человек: глазом у места или Shift и его номером.</translation>
    </message>
    <message>
        <source>Open &amp;questions</source>
        <translation>От&amp;крытые вопросы</translation>
    </message>
    <message>
        <source>Those that go to several people at once: does anybody challenge it, does anybody block it.</source>
        <translation>Вопросы сразу ко многим: кто-нибудь не верит, кто-нибудь блокирует?</translation>
    </message>
    <message>
        <source>Characters &amp;talk now and then</source>
        <translation>Персонажи &amp;иногда говорят</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Help while learning</source>
        <translation>Помощь при обучении</translation>
    </message>
    <message>
        <source>Offer a &amp;hint at each decision</source>
        <translation>Предлагать &amp;подсказку при каждом решении</translation>
    </message>
    <message>
        <source>Warn where an answer can cost &amp;two influences</source>
        <translation>Предупреждать, где ответ может стоить &amp;двух влияний</translation>
    </message>
    <message>
        <source>Warn where an opponent gets the coins for a &amp;Coup</source>
        <translation>Предупреждать, где соперник набирает на пере&amp;ворот</translation>
    </message>
    <message>
        <source>Warn where a c&amp;laim cannot be true</source>
        <translation>Предупреждать, где &amp;заявление не может быть правдой</translation>
    </message>
    <message>
        <source>Show the ca&amp;rd counter and the claims so far</source>
        <translation>Показывать с&amp;чётчик карт и прошлые заявления</translation>
    </message>
    <message>
        <source>Where several people play at this screen, help tells nothing that only one of them may know. Statistics are the same with help and without.</source>
        <translation>Когда за экраном несколько человек, помощь не выдаёт того, что вправе знать лишь один. Статистика одинакова с помощью и без неё.</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Эффекты</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Мень&amp;ше движения</translation>
    </message>
    <message>
        <source>Things that travel over the table fade in their place instead.</source>
        <translation>Вместо полёта над столом предметы проявляются на месте.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>Про&amp;слушать</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>&amp;Show the chronicle</source>
        <translation>&amp;Показывать хронику</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ширина</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>&amp;В отдельном окне</translation>
    </message>
    <message>
        <source>In a window that is too narrow for both, the chronicle folds away beside the table.</source>
        <translation>В окне, где тесно обоим, хроника сворачивается у края стола.</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>No sound: this computer has no device for it, or it is in use.</source>
        <translation>Звука нет: у компьютера нет звукового устройства, или оно занято.</translation>
    </message>
    <message>
        <source>No sound: the library for it (miniaudio) is not installed.</source>
        <translation>Звука нет: не установлена его библиотека (miniaudio).</translation>
    </message>
    <message>
        <source>No sound: its files are missing. Please install the game again.</source>
        <translation>Звука нет: не хватает его файлов. Установите игру заново.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Qt for Python cannot be loaded: {error}. Install it with: {python} -m pip install PySide6-Essentials</source>
        <translation>Qt for Python не загружается: {error}. Установите его: {python} -m pip install PySide6-Essentials</translation>
    </message>
    <message>
        <source>there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set. Start the game from a desktop session; `replay` and `simulate` need none.</source>
        <translation>нет экрана, чтобы открыть окно: не заданы ни WAYLAND_DISPLAY, ни DISPLAY. Запустите игру из сеанса рабочего стола; `replay` и `simulate` обходятся без него.</translation>
    </message>
    <message>
        <source>the X server of DISPLAY={display} does not answer</source>
        <translation>X-сервер DISPLAY={display} не отвечает</translation>
    </message>
    <message>
        <source>this system lacks libraries that Qt needs: {libraries}</source>
        <translation>в этой системе нет библиотек, нужных Qt: {libraries}</translation>
    </message>
    <message>
        <source>Install them with</source>
        <translation>Установите их командой</translation>
    </message>
    <message>
        <source>Find the packages that hold: {libraries}</source>
        <translation>Найдите пакеты, где есть: {libraries}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Все люди</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Боты: {level}</translation>
    </message>
    <message>
        <source>house rules ({changes})</source>
        <translation>домашние правила ({changes})</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {wins} of {games} won, {share}; by chance {expected}, {chance}.</source>
        <translation>{name}: побед {wins} из {games}, {share}; случай дал бы {expected}, {chance}.</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} из {games}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>по воле случая</translation>
    </message>
    <message>
        <source>{bluffs} in {claims} claims</source>
        <translation>блефов {bluffs}, заявлений {claims}</translation>
    </message>
    <message>
        <source>{name}: {claims} claims, {bluffs} of them bluffs, {caught} caught.</source>
        <translation>{name}: заявлений {claims}, из них блефов {bluffs}, поймано {caught}.</translation>
    </message>
    <message>
        <source>not caught</source>
        <translation>не поймано</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>поймано</translation>
    </message>
    <message>
        <source>{right} of {challenges} right</source>
        <translation>верно {right} из {challenges}</translation>
    </message>
    <message>
        <source>{name}: {challenges} challenges, {right} right, {wrong} wrong.</source>
        <translation>{name}: споров {challenges}, верных {right}, напрасных {wrong}.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>напрасно</translation>
    </message>
    <message>
        <source>Everybody in these games</source>
        <translation>Все в этих партиях</translation>
    </message>
    <message>
        <source>Person by person</source>
        <translation>По людям</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>По числу игроков</translation>
    </message>
    <message>
        <source>By who else was at the table</source>
        <translation>По тому, кто ещё был за столом</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Файл {path} нельзя записать: {reason}.</translation>
    </message>
    <message>
        <source>The statistics were damaged. They are kept as {aside}; the games in your games&apos; folder are counted anew.</source>
        <translation>Статистика была повреждена. Она хранится как {aside}; партии из вашей папки партий посчитаны заново.</translation>
    </message>
    <message>
        <source>The game is counted later, as soon as that can be done.</source>
        <translation>Партия будет посчитана позже, как только это получится.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program.</source>
        <translation>Статистику использует другая программа.</translation>
    </message>
    <message>
        <source>The statistics in {path} may be read, but not written.</source>
        <translation>Статистику в {path} можно читать, но не записывать.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be opened: {reason}.</source>
        <translation>Статистика в {path} не открывается: {reason}.</translation>
    </message>
    <message>
        <source>The disk is full; the statistics stay as they are.</source>
        <translation>Диск полон; статистика остаётся как есть.</translation>
    </message>
    <message>
        <source>The statistics in {path} were written by a later version of this program. They stay as they are; no game is added to them.</source>
        <translation>Статистика в {path} записана более новой версией программы. Она остаётся как есть; партии не добавляются.</translation>
    </message>
    <message>
        <source>The file {path} is no statistics of this program. It stays as it is; no game is counted.</source>
        <translation>Файл {path} — не статистика этой программы. Он остаётся как есть; партии не считаются.</translation>
    </message>
    <message>
        <source>The statistics in {path} are damaged and cannot be put aside.</source>
        <translation>Статистика в {path} повреждена, и отложить её нельзя.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be used: {reason}.</source>
        <translation>Статистику в {path} нельзя использовать: {reason}.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>The statistics cannot be read</source>
        <translation>Статистика не читается</translation>
    </message>
    <message>
        <source>All games are in {path} now.</source>
        <translation>Все партии теперь в файле {path}.</translation>
    </message>
    <message>
        <source>All games are forgotten. What was there is kept as {path}.</source>
        <translation>Все партии забыты. Что было, хранится как {path}.</translation>
    </message>
    <message>
        <source>No game is counted yet</source>
        <translation>Пока не посчитано ни одной партии</translation>
    </message>
    <message>
        <source>Every game that is played to its end, or that somebody resigns, is counted here: how often you win and how often chance alone would have it, against whom and at tables of which size, and your bluffs and challenges for each character. The figures stay on this computer.</source>
        <translation>Здесь считается каждая партия, сыгранная до конца или сданная: как часто вы побеждаете и как часто победил бы чистый случай, против кого и за какими столами, и ваши блефы и споры по каждому персонажу. Цифры остаются на этом компьютере.</translation>
    </message>
    <message>
        <source>1 practice game is left out. Tick “{box}” to see it.</source>
        <translation>1 тренировочная партия не учтена. Отметьте «{box}», чтобы увидеть её.</translation>
    </message>
    <message>
        <source>{number} practice games are left out. Tick “{box}” to see them.</source>
        <translation>Не учтено тренировочных партий: {number}. Отметьте «{box}», чтобы увидеть их.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Кто угодно</translation>
    </message>
    <message>
        <source>{rules}, nothing else</source>
        <translation>{rules}, и только</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>сыграно партий</translation>
    </message>
    <message>
        <source>won: {wins}</source>
        <translation>побед: {wins}</translation>
    </message>
    <message>
        <source>by chance: {wins}</source>
        <translation>по воле случая: {wins}</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>заявления</translation>
    </message>
    <message>
        <source>of the claims were bluffs</source>
        <translation>заявлений было блефом</translation>
    </message>
    <message>
        <source>of {bluffs} bluffs caught</source>
        <translation>поймано блефов (всего {bluffs})</translation>
    </message>
    <message>
        <source>of {number} challenges right</source>
        <translation>верных споров (всего {number})</translation>
    </message>
    <message>
        <source>No games of this choice.</source>
        <translation>Таких партий нет.</translation>
    </message>
    <message>
        <source>Wins by who else was at the table</source>
        <translation>Победы: кто ещё за столом</translation>
    </message>
    <message>
        <source>Wins by number of seats</source>
        <translation>Победы по числу игроков</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Победы со временем</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Блефы</translation>
    </message>
    <message>
        <source>No claims in games of this choice.</source>
        <translation>В таких партиях заявлений нет.</translation>
    </message>
    <message>
        <source>Challenges of others&apos; claims</source>
        <translation>Споры с чужими заявлениями</translation>
    </message>
    <message>
        <source>No challenges in games of this choice.</source>
        <translation>В таких партиях споров нет.</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Экспорт всех партий</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>coup-statistics.csv</source>
        <translation>coup-statistika.csv</translation>
    </message>
    <message numerus="yes">
        <source>Forget all games of the statistics (%n)?</source>
        <translation>
            <numerusform>Забыть %n партию статистики?</numerusform>
            <numerusform>Забыть %n партии статистики?</numerusform>
            <numerusform>Забыть %n партий статистики?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset?</source>
        <translation>Сбросить?</translation>
    </message>
    <message>
        <source>They are counted from nothing again. What is there now is kept as a copy.</source>
        <translation>Счёт начнётся с нуля. Копия нынешнего сохранится.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Считаем…</translation>
    </message>
    <message>
        <source>&amp;Whose games</source>
        <translation>Чьи &amp;партии</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Пра&amp;вила</translation>
    </message>
    <message>
        <source>A&amp;lso at the table</source>
        <translation>&amp;Ещё за столом</translation>
    </message>
    <message>
        <source>With &amp;practice games</source>
        <translation>С &amp;тренировочными</translation>
    </message>
    <message>
        <source>Also games in which moves were taken back or whose cards were known, and chairs that a bot held for a while.</source>
        <translation>И те партии, где ходы отменялись или карты были известны, и места, которые какое-то время держал бот.</translation>
    </message>
    <message>
        <source>&amp;Wins</source>
        <translation>По&amp;беды</translation>
    </message>
    <message>
        <source>A game counts once for each of them who sat at the table.</source>
        <translation>Партия считается по разу каждому, кто сидел за столом.</translation>
    </message>
    <message>
        <source>&amp;Bluffs</source>
        <translation>Бл&amp;ефы</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>&amp;Claims</source>
        <translation>&amp;Заявления</translation>
    </message>
    <message>
        <source>Claims and challenges</source>
        <translation>Заявления и споры</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Заявлено</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Поймано</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Споры</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Э&amp;кспорт…</translation>
    </message>
    <message>
        <source>All games as a table for a spreadsheet (CSV), whatever is chosen above.</source>
        <translation>Все партии таблицей (CSV), что бы ни было выбрано выше.</translation>
    </message>
    <message>
        <source>Rese&amp;t…</source>
        <translation>Сб&amp;рос…</translation>
    </message>
    <message>
        <source>Forget all games, after a question. A copy is kept.</source>
        <translation>Забыть все партии, с вопросом. Копия сохранится.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>true</source>
        <translation>правда</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>блеф</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>напрасно</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>потеря</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>два раза</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair wins the game</source>
        <translation>Партию выигрывает бот на месте игрока {name}</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} выигрывает партию</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns</source>
        <translation>игроков: {seats}, ходов: {number}</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns, practice</source>
        <translation>игроков: {seats}, ходов: {number}, тренировка</translation>
    </message>
    <message>
        <source>{character} (held)</source>
        <translation>{character} (на руках)</translation>
    </message>
    <message>
        <source>The game was not played to its end</source>
        <translation>Партия не доиграна</translation>
    </message>
    <message>
        <source>Nobody has claimed anything.</source>
        <translation>Никто ничего не заявил.</translation>
    </message>
    <message>
        <source>No bluff has fooled anybody.</source>
        <translation>Ни один блеф никого не провёл.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believes it.</source>
        <translation>Лучший блеф, ход {turn}: {claim} — и {seats} верит.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believe it.</source>
        <translation>Лучший блеф, ход {turn}: {claim} — и верят {seats}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Most honest: {honest}; fooled most: {fooled}.</source>
        <translation>Всех честнее: {honest}; всех чаще на удочке: {fooled}.</translation>
    </message>
    <message>
        <source>Most honest: {honest}.</source>
        <translation>Всех честнее: {honest}.</translation>
    </message>
    <message>
        <source>Fooled most: {fooled}.</source>
        <translation>Всех чаще на удочке: {fooled}.</translation>
    </message>
    <message>
        <source>{names} ({true} of {claims} claims true)</source>
        <translation>{names} (правды {true} из {claims})</translation>
    </message>
    <message>
        <source>{names} ({times})</source>
        <translation>{names} ({times})</translation>
    </message>
    <message>
        <source>In truth: {cards}.</source>
        <translation>На деле: {cards}.</translation>
    </message>
    <message>
        <source>Fooled: {seats}.</source>
        <translation>На удочке: {seats}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Никто не оспаривает.</translation>
    </message>
    <message>
        <source>What became of it is not recorded.</source>
        <translation>Чем это кончилось, не записано.</translation>
    </message>
    <message>
        <source>It was true, and {name} shows it.</source>
        <translation>Это правда, и {name} её показывает.</translation>
    </message>
    <message>
        <source>{name} is caught bluffing.</source>
        <translation>{name} попадается на блефе.</translation>
    </message>
    <message>
        <source>It was true, but {name} does not show it.</source>
        <translation>Это правда, но {name} её не показывает.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Claimed nothing.</source>
        <translation>Ни одного заявления.</translation>
    </message>
    <message>
        <source>{true} of {claims} claims true ({percent}%).</source>
        <translation>Правды в заявлениях: {true} из {claims} ({percent} %).</translation>
    </message>
    <message>
        <source>Bluffs caught: {caught} of {bluffs}.</source>
        <translation>Поймано блефов: {caught} из {bluffs}.</translation>
    </message>
    <message>
        <source>True claims not shown: {number}.</source>
        <translation>Непоказанной правды: {number}.</translation>
    </message>
    <message>
        <source>Challenges: {right} right, {wrong} wrong.</source>
        <translation>Споры: верных {right}, напрасных {wrong}.</translation>
    </message>
    <message>
        <source>Exiled in turn {turn}.</source>
        <translation>Изгнание на ходу {turn}.</translation>
    </message>
    <message>
        <source>Who fooled whom</source>
        <translation>Кто кого провёл</translation>
    </message>
    <message>
        <source>Worth {coins}. By the cards face up, the chance that it was true: {percent}%.</source>
        <translation>Цена вопроса: {coins}. По открытым картам вероятность правды: {percent} %.</translation>
    </message>
    <message>
        <source>{name}, with one bluff:</source>
        <translation>{name}, одним блефом:</translation>
    </message>
    <message>
        <source>{name}, with {bluffs} bluffs:</source>
        <translation>{name}, блефов {bluffs}:</translation>
    </message>
    <message>
        <source>{seats} {times}</source>
        <translation>{seats} {times}</translation>
    </message>
    <message>
        <source>{seats} {times} each</source>
        <translation>{seats}, каждого {times}</translation>
    </message>
    <message>
        <source>{fooled}.</source>
        <translation>{fooled}.</translation>
    </message>
    <message>
        <source>{seats} paid for it.</source>
        <translation>{seats} платит за это.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Главное</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>По ходам</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Игроки</translation>
    </message>
</context>
<context>
    <name>StoryDialog</name>
    <message>
        <source>The story of the game</source>
        <translation>История партии</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Сохранить запись…</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Главное</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>По ходам</translation>
    </message>
    <message>
        <source>Only &amp;bluffs, challenges and losses</source>
        <translation>Только &amp;блефы, споры и потери</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Тот же стол; начинает победитель.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message>
        <source>The substitute for {name} could not decide either ({reason}). A random legal move was played instead, and the game goes on.</source>
        <translation>Замена игрока {name} тоже не смогла решить ({reason}). Вместо этого сделан случайный разрешённый ход, и партия продолжается.</translation>
    </message>
    <message>
        <source>{name}, {level}, could not decide ({reason}). A bot of the level {substitute} decides instead, and the game goes on.</source>
        <translation>{name}, {level}: решения нет ({reason}). Вместо этого решает бот уровня {substitute}, и партия продолжается.</translation>
    </message>
</context>
<context>
    <name>Swatches</name>
    <message>
        <source>Forest green</source>
        <translation>Лесной</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Винный</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Тёмно-синий</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Сланцевый</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Дворец</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Башня</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Солнце</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Корабль</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Лилия</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Ключи</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Луна</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Розы</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Шеврон</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Table as it stood once</source>
        <translation>Стол, каким он был</translation>
    </message>
</context>
<context>
    <name>TeamSign</name>
    <message>
        <source>team: {name}</source>
        <translation>команда: {name}</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>S&amp;kip this</source>
        <translation>&amp;Пропустить</translation>
    </message>
    <message>
        <source>Go to the next step without doing this one</source>
        <translation>Перейти к следующему шагу, не выполняя этот</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>&amp;Уроки…</translation>
    </message>
    <message>
        <source>Choose another lesson</source>
        <translation>Выбрать другой урок</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>Leave the lessons; you can go on another time where you are now</source>
        <translation>Выйти из уроков; продолжить можно в другой раз с этого места</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>In a lesson, go back with the button beside the tutor.</source>
        <translation>В уроке возвращайтесь кнопкой рядом с наставником.</translation>
    </message>
    <message>
        <source>Only bots play here: there is nothing of yours to take back.</source>
        <translation>Здесь играют одни боты: вам нечего отменять.</translation>
    </message>
    <message>
        <source>Several people play: what the others have seen cannot be taken back. Only one person among bots can undo.</source>
        <translation>Играют несколько человек: то, что видели другие, не отменить. Отмена есть, только когда один человек играет с ботами.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Эта партия вами сдана.</translation>
    </message>
    <message>
        <source>Sit down again first: a bot plays in your chair.</source>
        <translation>Сначала сядьте обратно: за вас играет бот.</translation>
    </message>
    <message>
        <source>You have decided nothing yet in this game.</source>
        <translation>В этой партии вы ещё ничего не решали.</translation>
    </message>
    <message>
        <source>{name} takes a decision back; this game counts as practice.</source>
        <translation>{name} берёт решение назад; партия теперь тренировочная.</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>An unfinished game cannot be gone on with: {reason}. It is kept in {path}.</source>
        <translation>Незаконченную партию нельзя продолжить: {reason}. Она хранится здесь: {path}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The table is laid.</source>
        <translation>Стол накрыт.</translation>
    </message>
    <message>
        <source>Never played? Learn it at this table, in ten minutes.</source>
        <translation>Никогда не играли? Научитесь за этим столом, за десять минут.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>This game is not over.</source>
        <translation>Эта партия не окончена.</translation>
    </message>
    <message>
        <source>The game of {when} is not over.</source>
        <translation>Партия от {when} не окончена.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Продолжить её</translation>
    </message>
    <message>
        <source>Enter goes on. The pace is step by step; change it under Settings.</source>
        <translation>Enter — дальше. Темп — по шагам; он меняется в меню «Настройки».</translation>
    </message>
    <message>
        <source>Look at the table, then go on.</source>
        <translation>Осмотрите стол, потом продолжайте.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Enter or {key} goes on.</source>
        <translation>Enter или {key} — дальше.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра на паузе.</translation>
    </message>
    <message>
        <source>↑ and ↓ in the chronicle lead on; Enter or Esc goes back to now.</source>
        <translation>↑ и ↓ в хронике ведут дальше; Enter или Esc — назад к игре.</translation>
    </message>
    <message>
        <source>A question still waits for you.</source>
        <translation>Вопрос всё ещё ждёт вас.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <translation>Взгляд назад: {line}</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Назад к игре</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>Победа: {name}.</translation>
    </message>
    <message>
        <source>All cards are face up now.</source>
        <translation>Теперь все карты открыты.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>До начала партии</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Доиграть сразу</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Пересмотреть</translation>
    </message>
</context>
<context>
    <name>Writer</name>
    <message>
        <source>the disk does not answer</source>
        <translation>диск не отвечает</translation>
    </message>
</context>
</TS>
