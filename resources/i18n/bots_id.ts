<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Acak</translation>
    </message>
    <message>
        <source>Picks any legal move, each as likely as another.</source>
        <translation>Memilih langkah sah apa saja, semua sama mungkinnya.</translation>
    </message>
    <message>
        <source>{word} {problem}</source>
        <translation>{word} {problem}</translation>
    </message>
    <message>
        <source>{word!r} is no bot; there are {known}</source>
        <translation>{word!r} bukan bot; yang ada {known}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {level} has no characters; levels that have are {having}</source>
        <translation>{word!r} bukan bot: {level} tidak punya tokoh; tingkat yang punya: {having}</translation>
    </message>
    <message>
        <source>{word!r} is no bot: {error}</source>
        <translation>{word!r} bukan bot: {error}</translation>
    </message>
    <message>
        <source>cannot play: {error}</source>
        <translation>tidak bisa bermain: {error}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Abdi</translation>
    </message>
    <message>
        <source>Counts its own cards and the open ones, and tells one story.</source>
        <translation>Menghitung kartunya sendiri dan kartu yang terbuka, dan menceritakan satu kisah.</translation>
    </message>
    <message>
        <source>It forgets what was claimed before this turn, and takes all seats for alike.</source>
        <translation>Melupakan klaim sebelum giliran ini, dan menganggap semua pemain sama.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Punggawa</translation>
    </message>
    <message>
        <source>Weighs each claim exactly by the cards in its sight, by recent claims, and by who doubts often.</source>
        <translation>Menimbang setiap klaim dengan tepat menurut kartu yang terlihat, klaim terbaru, dan siapa yang sering menantang.</translation>
    </message>
    <message>
        <source>It forgets older claims, and neither puts hands together nor plays ahead.</source>
        <translation>Melupakan klaim lama, tidak menghubungkan kartu antarpemain, dan tidak berpikir beberapa langkah ke depan.</translation>
    </message>
    <message>
        <source>Spymaster</source>
        <translation>Telik Sandi</translation>
    </message>
    <message>
        <source>Weighs all hidden hands together, by everything that was said and let pass, and knows its table.</source>
        <translation>Menimbang semua kartu tersembunyi sekaligus, dengan semua yang diklaim dan dibiarkan, dan mengenal mejanya.</translation>
    </message>
    <message>
        <source>It does not play the game on in thought, and at more than six seats takes each hand for itself.</source>
        <translation>Tidak memainkan permainan ke depan dalam pikirannya, dan dengan lebih dari enam pemain menilai tiap pemain sendiri-sendiri.</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>Sees what the Spymaster sees, plays the game on in thought against each seat as that has shown itself, and has practised the duel of two in millions of games.</source>
        <translation>Melihat yang dilihat Telik Sandi, memainkan permainan ke depan dalam pikirannya melawan tiap pemain menurut kebiasaannya, dan telah melatih duel berdua dalam jutaan permainan.</translation>
    </message>
    <message>
        <source>It knows no more of hidden cards than you do, and can be led astray by bluffs.</source>
        <translation>Tidak tahu lebih banyak tentang kartu tersembunyi daripada kamu, dan bisa dikecoh gertakan.</translation>
    </message>
    <message>
        <source>please install Coup Desktop again</source>
        <translation>silakan pasang Coup Desktop lagi</translation>
    </message>
    <message>
        <source>{path} is damaged: {entries} entries do not fit it; {remedy}</source>
        <translation>{path} rusak: {entries} entri tidak cocok dengannya; {remedy}</translation>
    </message>
    <message>
        <source>{path} is {found!r}, not {wanted!r}; {remedy}</source>
        <translation>{path} adalah {found!r}, bukan {wanted!r}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged: its checksum is wrong; {remedy}</source>
        <translation>{path} rusak: jumlah periksanya salah; {remedy}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}; {remedy}</source>
        <translation>{path} tidak bisa dibaca: {reason}; {remedy}</translation>
    </message>
    <message>
        <source>{path} is damaged; {remedy}</source>
        <translation>{path} rusak; {remedy}</translation>
    </message>
    <message>
        <source>{error}; {remedy}</source>
        <translation>{error}; {remedy}</translation>
    </message>
    <message>
        <source>{word!r} is no character; there are {known}</source>
        <translation>{word!r} bukan tokoh; yang ada {known}</translation>
    </message>
    <message>
        <source>{count} rollouts; {fewest} to {most}</source>
        <translation>{count} rollout; {fewest} sampai {most}</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>You see all the {characters} there are: the claim cannot be true.</source>
        <translation>Kamu melihat semua {characters} yang ada: klaim itu mustahil benar.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} cannot hold the {character}.</source>
        <translation>Menurut semua yang kamu ketahui, {seat} tidak mungkin memegang {character}.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds a card that forbids it.</source>
        <translation>Menurut semua yang kamu ketahui, {seat} memegang kartu yang melarangnya.</translation>
    </message>
    <message>
        <source>By all that you know, {seat} holds the {character}.</source>
        <translation>Menurut semua yang kamu ketahui, {seat} memegang {character}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds the {character} is about {chance}.</source>
        <translation>Peluang bahwa {seat} memegang {character} kira-kira {chance}.</translation>
    </message>
    <message>
        <source>The chance that {seat} holds no {characters} is about {chance}.</source>
        <translation>Peluang bahwa {seat} tidak memegang {characters} kira-kira {chance}.</translation>
    </message>
    <message>
        <source>A challenge pays while that chance is below about {chance}.</source>
        <translation>Tantangan menguntungkan selama peluang itu di bawah kira-kira {chance}.</translation>
    </message>
    <message>
        <source>A challenge would pay only if that chance were below about {chance}.</source>
        <translation>Tantangan baru menguntungkan kalau peluang itu di bawah kira-kira {chance}.</translation>
    </message>
    <message>
        <source>A challenge risks more here than it can win.</source>
        <translation>Di sini risiko tantangan lebih besar daripada hasilnya.</translation>
    </message>
    <message>
        <source>You have nothing to lose by a challenge.</source>
        <translation>Kamu tidak rugi apa-apa dengan menantang.</translation>
    </message>
    <message>
        <source>You hold the {character} and can block it afterwards.</source>
        <translation>Kamu memegang {character} dan bisa memblokirnya setelah itu.</translation>
    </message>
    <message>
        <source>You can still block it afterwards, as {characters}.</source>
        <translation>Setelah itu kamu masih bisa memblokirnya, sebagai {characters}.</translation>
    </message>
    <message>
        <source>{seat} is on your side.</source>
        <translation>{seat} ada di pihakmu.</translation>
    </message>
    <message>
        <source>You hold the {character} and can prove it.</source>
        <translation>Kamu memegang {character} dan bisa membuktikannya.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you an influence.</source>
        <translation>Kamu tidak memegang {character}: peluang blokir ditantang kira-kira {chance}, dan itu merugikanmu satu pengaruh.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}.</source>
        <translation>Kamu tidak memegang {character}: peluang blokir ditantang kira-kira {chance}.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance that a block is challenged is about {chance}, and it would cost you both influences.</source>
        <translation>Kamu tidak memegang {character}: peluang blokir ditantang kira-kira {chance}, dan itu merugikanmu kedua pengaruh.</translation>
    </message>
    <message>
        <source>You hold no {characters}, and a block would not be believed.</source>
        <translation>Kamu tidak memegang {characters}, dan blokir tidak akan dipercaya.</translation>
    </message>
    <message>
        <source>It does not harm you.</source>
        <translation>Itu tidak merugikanmu.</translation>
    </message>
    <message>
        <source>It hardly harms you, and a block would tell what you hold.</source>
        <translation>Itu hampir tidak merugikanmu, dan blokir akan membuka apa yang kamu pegang.</translation>
    </message>
    <message>
        <source>Your cards are equal.</source>
        <translation>Kartumu sama.</translation>
    </message>
    <message>
        <source>It proves your claim: {seat} loses an influence, and you lose nothing.</source>
        <translation>Ini membuktikan klaimmu: {seat} kehilangan satu pengaruh, dan kamu tidak rugi apa-apa.</translation>
    </message>
    <message>
        <source>You cannot prove the claim.</source>
        <translation>Kamu tidak bisa membuktikan klaim itu.</translation>
    </message>
    <message>
        <source>It is one of the strongest characters to begin with.</source>
        <translation>Ini salah satu karakter terkuat untuk memulai.</translation>
    </message>
    <message>
        <source>The {character} can still block {deed}.</source>
        <translation>{character} masih bisa memblokir {deed}.</translation>
    </message>
    <message>
        <source>The {character} brings {coins} a turn.</source>
        <translation>{character} menghasilkan {coins} setiap giliran.</translation>
    </message>
    <message>
        <source>The {character} takes coins from others and guards your own.</source>
        <translation>{character} mengambil koin dari yang lain dan menjaga koinmu.</translation>
    </message>
    <message>
        <source>The {character} strikes for {coins}.</source>
        <translation>{character} menyerang dengan {coins}.</translation>
    </message>
    <message>
        <source>The {character} guards you against {deed}.</source>
        <translation>{character} melindungimu dari {deed}.</translation>
    </message>
    <message>
        <source>The {character} can exchange your cards.</source>
        <translation>{character} bisa menukar kartumu.</translation>
    </message>
    <message>
        <source>You have claimed the {character} before.</source>
        <translation>Kamu pernah mengklaim {character}.</translation>
    </message>
    <message>
        <source>Two {characters} are worth little more than one.</source>
        <translation>Dua {characters} hanya sedikit lebih berharga daripada satu.</translation>
    </message>
    <message>
        <source>The {character} is worth more to {seat} than an average card of the Court.</source>
        <translation>{character} lebih berharga bagi {seat} daripada kartu rata-rata dari Istana.</translation>
    </message>
    <message>
        <source>An average card of the Court is worth more to {seat} than the {character}.</source>
        <translation>Kartu rata-rata dari Istana lebih berharga bagi {seat} daripada {character}.</translation>
    </message>
    <message>
        <source>There is no other answer.</source>
        <translation>Tidak ada jawaban lain.</translation>
    </message>
    <message>
        <source>If both of you play openly afterwards, the chance that you win is about {chance}, against about {other} otherwise.</source>
        <translation>Kalau setelah itu kalian berdua bermain terbuka, peluangmu menang kira-kira {chance}, dibanding kira-kira {other} kalau tidak.</translation>
    </message>
    <message>
        <source>Hint: {action}.</source>
        <translation>Petunjuk: {action}.</translation>
    </message>
    <message>
        <source>Hint: {action} as {character}.</source>
        <translation>Petunjuk: {action} sebagai {character}.</translation>
    </message>
    <message>
        <source>Hint: {action}, aimed at {seat}.</source>
        <translation>Petunjuk: {action}, sasarannya {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} from {seat}.</source>
        <translation>Petunjuk: {action} dari {seat}.</translation>
    </message>
    <message>
        <source>Hint: {action} with {seat}.</source>
        <translation>Petunjuk: {action} dengan {seat}.</translation>
    </message>
    <message>
        <source>Hint: block it as {character}.</source>
        <translation>Petunjuk: blokir sebagai {character}.</translation>
    </message>
    <message>
        <source>Hint: open your hand.</source>
        <translation>Petunjuk: buka kartumu.</translation>
    </message>
    <message>
        <source>Hint: let it pass.</source>
        <translation>Petunjuk: biarkan.</translation>
    </message>
    <message>
        <source>Hint: challenge it.</source>
        <translation>Petunjuk: tantang.</translation>
    </message>
    <message>
        <source>Hint: let {seat} keep the card.</source>
        <translation>Petunjuk: biarkan {seat} menyimpan kartunya.</translation>
    </message>
    <message>
        <source>Hint: have the card replaced.</source>
        <translation>Petunjuk: suruh kartunya diganti.</translation>
    </message>
    <message>
        <source>Hint: show {cards}.</source>
        <translation>Petunjuk: tunjukkan {cards}.</translation>
    </message>
    <message>
        <source>Hint: give up {cards}.</source>
        <translation>Petunjuk: lepas {cards}.</translation>
    </message>
    <message>
        <source>Hint: keep {cards}.</source>
        <translation>Petunjuk: simpan {cards}.</translation>
    </message>
    <message>
        <source>Hint: present {cards}.</source>
        <translation>Petunjuk: perlihatkan {cards}.</translation>
    </message>
    <message>
        <source>Hint: have {cards} replaced.</source>
        <translation>Petunjuk: ganti {cards}.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose an influence.</source>
        <translation>Kalau berlangsung, kamu kehilangan satu pengaruh.</translation>
    </message>
    <message>
        <source>If it goes ahead, you lose your last influence and are out.</source>
        <translation>Kalau berlangsung, kamu kehilangan pengaruh terakhirmu dan tersingkir.</translation>
    </message>
    <message>
        <source>If it goes ahead, {target} loses an influence.</source>
        <translation>Kalau berlangsung, {target} kehilangan satu pengaruh.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from you.</source>
        <translation>Kalau berlangsung, {seat} mengambil {coins} darimu.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} takes {coins} from {target}.</source>
        <translation>Kalau berlangsung, {seat} mengambil {coins} dari {target}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and has {total} then.</source>
        <translation>Kalau berlangsung, {seat} mendapat {coins} dan lalu punya {total}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} gets {coins} and you get {share}.</source>
        <translation>Kalau berlangsung, {seat} mendapat {coins} dan kamu mendapat {share}.</translation>
    </message>
    <message>
        <source>If it goes ahead, {seat} may get better cards.</source>
        <translation>Kalau berlangsung, {seat} mungkin mendapat kartu yang lebih baik.</translation>
    </message>
    <message>
        <source>If it goes ahead, you may lose a card that you like.</source>
        <translation>Kalau berlangsung, kamu mungkin kehilangan kartu yang kamu suka.</translation>
    </message>
    <message>
        <source>If it goes ahead, it concerns the cards of {target} alone.</source>
        <translation>Kalau berlangsung, itu hanya menyangkut kartu {target}.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} loses an influence.</source>
        <translation>Kalau bohong, {seat} kehilangan satu pengaruh.</translation>
    </message>
    <message>
        <source>If it is a lie, {seat} is out.</source>
        <translation>Kalau bohong, {seat} tersingkir.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence.</source>
        <translation>Kalau benar, tantangan merugikanmu satu pengaruh.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you your last influence.</source>
        <translation>Kalau benar, tantangan merugikanmu pengaruh terakhir.</translation>
    </message>
    <message>
        <source>If it is true, a challenge costs you an influence, and {deed} can cost you the other one.</source>
        <translation>Kalau benar, tantangan merugikanmu satu pengaruh, dan {deed} bisa merebut yang satu lagi.</translation>
    </message>
    <message>
        <source>With {coins} or more, {action} is compulsory.</source>
        <translation>Dengan {coins} atau lebih, {action} wajib dilakukan.</translation>
    </message>
    <message>
        <source>It brings you {coins}.</source>
        <translation>Ini memberimu {coins}.</translation>
    </message>
    <message>
        <source>It brings you {coins}, and {seat} gets {share}.</source>
        <translation>Ini memberimu {coins}, dan {seat} mendapat {share}.</translation>
    </message>
    <message>
        <source>It takes {coins} from {seat}.</source>
        <translation>Ini mengambil {coins} dari {seat}.</translation>
    </message>
    <message>
        <source>{seat} has one influence left: it wins you the game.</source>
        <translation>Pengaruh {seat} tinggal satu: ini memenangkan permainan bagimu.</translation>
    </message>
    <message>
        <source>{seat} has one influence left and would be out.</source>
        <translation>Pengaruh {seat} tinggal satu dan akan tersingkir.</translation>
    </message>
    <message>
        <source>It costs {seat} an influence.</source>
        <translation>Ini merugikan {seat} satu pengaruh.</translation>
    </message>
    <message>
        <source>You draw from the Court and keep the cards that serve you best.</source>
        <translation>Kamu mengambil dari Istana dan menyimpan kartu yang paling berguna.</translation>
    </message>
    <message>
        <source>You see a card of {seat} and can have it replaced.</source>
        <translation>Kamu melihat satu kartu {seat} dan bisa menyuruhnya diganti.</translation>
    </message>
    <message>
        <source>{seat} has to exchange a card for one that nobody knows.</source>
        <translation>{seat} harus menukar satu kartu dengan kartu yang tidak dikenal siapa pun.</translation>
    </message>
    <message>
        <source>On the other side fewer rivals can strike at you.</source>
        <translation>Di pihak lain lebih sedikit lawan yang bisa menyerangmu.</translation>
    </message>
    <message>
        <source>On your side {seat} cannot strike at you while both sides are alive.</source>
        <translation>Di pihakmu {seat} tidak bisa menyerangmu selama kedua pihak masih hidup.</translation>
    </message>
    <message>
        <source>{seat} has {coins}: enough for a {action}.</source>
        <translation>{seat} punya {coins}: cukup untuk {action}.</translation>
    </message>
    <message>
        <source>{seat} is the greatest threat, with {coins} and {influences}.</source>
        <translation>{seat} ancaman terbesar, dengan {coins} dan {influences}.</translation>
    </message>
    <message>
        <source>Take care: you have one influence left, and {seat} has the coins for a {action}.</source>
        <translation>Hati-hati: pengaruhmu tinggal satu, dan {seat} punya koin untuk {action}.</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Tidak ada yang bisa menantang atau memblokirnya.</translation>
    </message>
    <message>
        <source>You hold the {character}: a challenge would cost the challenger an influence.</source>
        <translation>Kamu memegang {character}: tantangan akan merugikan penantang satu pengaruh.</translation>
    </message>
    <message>
        <source>You hold no {characters}: a challenge would cost the challenger an influence.</source>
        <translation>Kamu tidak memegang {characters}: tantangan akan merugikan penantang satu pengaruh.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>Kamu tidak memegang {character}: peluang ditantang kira-kira {chance}, dan itu merugikanmu satu pengaruh.</translation>
    </message>
    <message>
        <source>You do not hold the {character}: the chance of a challenge is about {chance}, and you would be out.</source>
        <translation>Kamu tidak memegang {character}: peluang ditantang kira-kira {chance}, dan kamu akan tersingkir.</translation>
    </message>
    <message>
        <source>Your cards forbid it: the chance of a challenge is about {chance}, and it would cost you an influence.</source>
        <translation>Kartumu melarangnya: peluang ditantang kira-kira {chance}, dan itu merugikanmu satu pengaruh.</translation>
    </message>
    <message>
        <source>The chance that it is blocked is about {chance}.</source>
        <translation>Peluang diblokir kira-kira {chance}.</translation>
    </message>
    <message>
        <source>Nobody can hold the {characters} that would block it.</source>
        <translation>Tidak ada yang mungkin memegang {characters} untuk memblokirnya.</translation>
    </message>
    <message>
        <source>{action} would bring more, but the chance that it is blocked is about {chance}.</source>
        <translation>{action} menghasilkan lebih banyak, tetapi peluang diblokir kira-kira {chance}.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost you two influences.</source>
        <translation>Awas: tantangan yang keliru lalu {deed} bisa merugikanmu dua pengaruh.</translation>
    </message>
    <message>
        <source>Careful: a wrong challenge and then {deed} can cost {seat} two influences.</source>
        <translation>Awas: tantangan yang keliru lalu {deed} bisa merugikan {seat} dua pengaruh.</translation>
    </message>
    <message>
        <source>Careful: a block that is caught costs you two influences, one for the lie and one by {deed}.</source>
        <translation>Awas: blokir yang ketahuan merugikanmu dua pengaruh, satu karena bohong dan satu karena {deed}.</translation>
    </message>
    <message>
        <source>Careful: if you decline, you lose two influences, the second one by {deed}.</source>
        <translation>Awas: kalau menolak, kamu kehilangan dua pengaruh, yang kedua karena {deed}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, enough for a {action}.</source>
        <translation>Awas: kalau berlangsung, {seat} punya {coins}, cukup untuk {action}.</translation>
    </message>
    <message>
        <source>Careful: if it goes ahead, {seat} has {coins}, and a {action} is compulsory.</source>
        <translation>Awas: kalau berlangsung, {seat} punya {coins}, dan {action} wajib dilakukan.</translation>
    </message>
    <message>
        <source>Careful: {seat} has {coins} afterwards, enough for a {action}.</source>
        <translation>Awas: setelah itu {seat} punya {coins}, cukup untuk {action}.</translation>
    </message>
    <message>
        <source>Careful, enough coins for a {action}: {seats}.</source>
        <translation>Awas, koinnya cukup untuk {action}: {seats}.</translation>
    </message>
    <message>
        <source>Careful, opponents with enough coins for a {action}: {number}.</source>
        <translation>Awas, lawan dengan koin cukup untuk {action}: {number}.</translation>
    </message>
    <message>
        <source>Careful: you see all the {characters} there are, so the claim cannot be true.</source>
        <translation>Awas: kamu melihat semua {characters} yang ada, jadi klaim itu mustahil benar.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so the claim cannot be true.</source>
        <translation>Awas: semua {characters} sudah terbuka, jadi klaim itu mustahil benar.</translation>
    </message>
    <message>
        <source>Careful: all the {characters} lie face up, so nobody can believe such a claim.</source>
        <translation>Awas: semua {characters} sudah terbuka, jadi tidak ada yang bisa percaya klaim seperti itu.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First game</source>
        <translation>Permainan pertama</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Permainan lain</translation>
    </message>
    <message>
        <source>Goal and coins</source>
        <translation>Tujuan dan koin</translation>
    </message>
    <message>
        <source>Welcome! I am {tutor}, and I will show you the game. This is your seat. You have two cards. Only you see them.</source>
        <translation>Selamat datang! Aku {tutor}, dan aku akan memperkenalkan permainan ini. Ini kursimu. Kamu punya dua kartu. Hanya kamu yang melihatnya.</translation>
    </message>
    <message>
        <source>Each card is a life. Who loses a card turns it face up, for good. Who has lost both is out. The last one left wins.</source>
        <translation>Setiap kartu adalah satu nyawa. Siapa yang kehilangan kartu membukanya untuk seterusnya. Yang kehilangan keduanya tersingkir. Yang terakhir tersisa menang.</translation>
    </message>
    <message>
        <source>You need coins to attack the others. You have two now. All other coins lie in the Treasury.</source>
        <translation>Kamu perlu koin untuk menyerang yang lain. Sekarang kamu punya dua. Semua koin lain ada di Perbendaharaan.</translation>
    </message>
    <message>
        <source>It is your turn. You do exactly one thing in a turn. Begin with the safest: take {income}. It gives one coin, and nobody can stop it.</source>
        <translation>Sekarang giliranmu. Dalam satu giliran kamu melakukan tepat satu hal. Mulailah dengan yang paling aman: ambil {income}. Hasilnya satu koin, dan tidak ada yang bisa menghentikannya.</translation>
    </message>
    <message>
        <source>One coin more. Now {one} and {two} have their turns.</source>
        <translation>Bertambah satu koin. Sekarang giliran {one} dan {two}.</translation>
    </message>
    <message>
        <source>Your turn again. {foreign_aid} gives two coins. It can be stopped, though: you will see later how. Try it.</source>
        <translation>Giliranmu lagi. {foreign_aid} menghasilkan dua koin. Tetapi bisa dihentikan: nanti kamu lihat caranya. Cobalah.</translation>
    </message>
    <message>
        <source>Nobody stops you: two coins more.</source>
        <translation>Tidak ada yang menghentikanmu: bertambah dua koin.</translation>
    </message>
    <message>
        <source>You have five coins. With seven you can buy a {coup}: it takes a card from another player. So: collect coins, and keep your cards.</source>
        <translation>Kamu punya lima koin. Dengan tujuh kamu bisa membeli {coup}: pemain lain kehilangan satu kartu. Jadi: kumpulkan koin, dan jaga kartumu.</translation>
    </message>
    <message>
        <source>Claim and bluff</source>
        <translation>Klaim dan gertakan</translation>
    </message>
    <message>
        <source>Each card is a character who can do something. The {duke} takes three coins at once. That is called {tax}. You hold a {duke}.</source>
        <translation>Setiap kartu adalah karakter yang bisa melakukan sesuatu. {duke} mengambil tiga koin sekaligus. Itu disebut {tax}. Kamu memegang {duke}.</translation>
    </message>
    <message>
        <source>You do not show the card. You only say that you hold it: that is a claim. Claim the {duke}, and take {tax}.</source>
        <translation>Kamu tidak menunjukkan kartunya. Kamu hanya berkata bahwa kamu memegangnya: itulah klaim. Klaim {duke}, dan ambil {tax}.</translation>
    </message>
    <message>
        <source>Everybody may doubt your claim. Nobody does.</source>
        <translation>Semua orang boleh meragukan klaimmu. Tidak ada yang melakukannya.</translation>
    </message>
    <message>
        <source>Now {one} claims a {duke}, too. Is it true? You cannot know: you do not see the cards.</source>
        <translation>Sekarang {one} juga mengklaim {duke}. Benarkah? Kamu tidak bisa tahu: kamu tidak melihat kartunya.</translation>
    </message>
    <message>
        <source>You are asked whether you doubt it. Choose “{pass}” this time.</source>
        <translation>Kamu ditanya apakah kamu menantangnya. Kali ini pilih “{pass}”.</translation>
    </message>
    <message>
        <source>What nobody doubts happens, be it true or not.</source>
        <translation>Yang tidak ditantang siapa pun terjadi, entah benar atau tidak.</translation>
    </message>
    <message>
        <source>You doubt it! Then {one} has to show the {duke}. How that goes is the next lesson.</source>
        <translation>Kamu menantang! Maka {one} harus menunjukkan {duke}. Jalannya ada di pelajaran berikutnya.</translation>
    </message>
    <message>
        <source>And now you lie. The {captain} steals two coins from another player. You hold no {captain}. But who knows that?</source>
        <translation>Dan sekarang kamu berbohong. {captain} mencuri dua koin dari pemain lain. Kamu tidak memegang {captain}. Tapi siapa yang tahu?</translation>
    </message>
    <message>
        <source>The sign on the button says that it would be a bluff. Choose {steal}, and then {one}.</source>
        <translation>Tanda di tombolnya berkata bahwa itu gertakan. Pilih {steal}, lalu {one}.</translation>
    </message>
    <message>
        <source>Keep a straight face…</source>
        <translation>Jaga wajahmu tetap tenang…</translation>
    </message>
    <message>
        <source>You claim what you hold: that is always the safest. But here you should dare to lie.</source>
        <translation>Kamu mengklaim yang kamu pegang: itu selalu yang paling aman. Tetapi di sini beranikan diri berbohong.</translation>
    </message>
    <message>
        <source>It worked: two coins more. You may claim every character at any time. You only must not be caught. What happens then comes next.</source>
        <translation>Berhasil: bertambah dua koin. Kamu boleh mengklaim karakter apa saja kapan saja. Hanya saja jangan sampai ketahuan. Apa yang terjadi kalau ketahuan, itu berikutnya.</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>Menantang</translation>
    </message>
    <message>
        <source>{one} claims a {duke} and wants three coins. There are three of each character, and you hold two {dukes}. So only one is left.</source>
        <translation>{one} mengklaim {duke} dan mau tiga koin. Ada tiga kartu untuk setiap karakter, dan kamu memegang dua {dukes}. Jadi tinggal satu.</translation>
    </message>
    <message>
        <source>That sounds like a lie. Doubt it: choose “{challenge}”! Then {one} has to show a {duke}, or lose a card.</source>
        <translation>Kedengarannya bohong. Tantang: pilih “{challenge}”! Maka {one} harus menunjukkan {duke}, atau kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Caught! {one} has no {duke}, loses a card, and gets no coins.</source>
        <translation>Ketahuan! {one} tidak punya {duke}, kehilangan satu kartu, dan tidak mendapat koin.</translation>
    </message>
    <message>
        <source>Then {one} gets the three coins, and keeps both cards. With two {dukes} in your hand a doubt was worth it.</source>
        <translation>Maka {one} mendapat tiga koin, dan kedua kartunya tetap. Dengan dua {dukes} di tanganmu, tantangan itu layak.</translation>
    </message>
    <message>
        <source>A lost card lies face up, so that everybody can count it. Now your turn: you hold the {duke}. Take {tax}.</source>
        <translation>Kartu yang hilang tergeletak terbuka, supaya semua bisa menghitungnya. Sekarang giliranmu: kamu memegang {duke}. Ambil {tax}.</translation>
    </message>
    <message>
        <source>Now you are doubted. Good that it is true!</source>
        <translation>Sekarang kamu yang ditantang. Untung itu benar!</translation>
    </message>
    <message>
        <source>{two} doubts your {duke}. You can prove it. Show the card, and {two} loses one instead.</source>
        <translation>{two} menantang {duke} kamu. Kamu bisa membuktikannya. Tunjukkan kartunya, dan {two} yang kehilangan satu.</translation>
    </message>
    <message>
        <source>{two} was wrong and loses a card. You shuffle the shown {duke} in and draw a new card, so nobody knows what you hold now.</source>
        <translation>{two} keliru dan kehilangan satu kartu. {duke} yang kamu tunjukkan dikocok dan kamu mengambil kartu baru, jadi sekarang tidak ada yang tahu apa yang kamu pegang.</translation>
    </message>
    <message>
        <source>You may give up a card instead of showing the {duke}. That is rarely wise: showing it would have cost {two} a card.</source>
        <translation>Kamu boleh melepas kartu daripada menunjukkan {duke}. Itu jarang bijak: menunjukkannya akan merugikan {two} satu kartu.</translation>
    </message>
    <message>
        <source>Remember: whoever is wrong loses a card. The liar who is caught, or the one who doubted the truth. Doubt when you have a reason.</source>
        <translation>Ingat: siapa yang keliru kehilangan satu kartu. Pembohong yang ketahuan, atau yang menantang kebenaran. Tantanglah kalau ada alasannya.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Memblokir</translation>
    </message>
    <message>
        <source>Danger! {one} pays three coins, claims the {assassin}, and wants to take a card from you.</source>
        <translation>Bahaya! {one} membayar tiga koin, mengklaim {assassin}, dan mau merebut satu kartumu.</translation>
    </message>
    <message>
        <source>You are first asked whether you doubt it. But you have something better. Choose “{pass}”.</source>
        <translation>Kamu ditanya dulu apakah kamu menantang. Tetapi kamu punya yang lebih baik. Pilih “{pass}”.</translation>
    </message>
    <message>
        <source>Nobody doubts it. Now you may block.</source>
        <translation>Tidak ada yang menantang. Sekarang kamu boleh memblokir.</translation>
    </message>
    <message>
        <source>Brave! But {one} has the {assassin}. A wrong doubt costs a card, and the attack goes on.</source>
        <translation>Berani! Tetapi {one} punya {assassin}. Tantangan yang keliru merugikan satu kartu, dan serangannya berjalan terus.</translation>
    </message>
    <message>
        <source>The {contessa} stops an assassination, and you hold one. Block it.</source>
        <translation>{contessa} menghentikan pembunuhan, dan kamu memegangnya. Blokir.</translation>
    </message>
    <message>
        <source>A block is a claim, too: it can be doubted. Here nobody does.</source>
        <translation>Blokir juga sebuah klaim: bisa ditantang. Di sini tidak ada yang menantang.</translation>
    </message>
    <message>
        <source>Then the attack succeeds, and costs you a card. Better block it.</source>
        <translation>Maka serangannya berhasil, dan merugikanmu satu kartu. Lebih baik diblokir.</translation>
    </message>
    <message>
        <source>You keep your cards, and {one} has lost the three coins. Now {two} asks for {foreign_aid}: two coins. A {duke} stops that.</source>
        <translation>Kartumu selamat, dan {one} kehilangan tiga koin. Sekarang {two} meminta {foreign_aid}: dua koin. {duke} menghentikan itu.</translation>
    </message>
    <message>
        <source>You have no {duke}. You can lie in a block, too. Block as the {duke}!</source>
        <translation>Kamu tidak punya {duke}. Dalam blokir pun kamu boleh berbohong. Blokir sebagai {duke}!</translation>
    </message>
    <message>
        <source>Will they believe you?</source>
        <translation>Akankah mereka percaya?</translation>
    </message>
    <message>
        <source>{two} takes the two coins. That was the safe way: your bluff could have been doubted.</source>
        <translation>{two} mengambil dua koin. Itu cara yang aman: gertakanmu bisa saja ditantang.</translation>
    </message>
    <message>
        <source>They did. So remember: {contessa} stops {assassin}; {duke} stops {foreign_aid}; {captain} and {ambassador} stop stealing.</source>
        <translation>Mereka percaya. Jadi ingat: {contessa} menghentikan {assassin}; {duke} menghentikan {foreign_aid}; {captain} dan {ambassador} menghentikan pencurian.</translation>
    </message>
    <message>
        <source>Two losses in one turn</source>
        <translation>Dua kehilangan dalam satu giliran</translation>
    </message>
    <message>
        <source>You hold the {assassin}. For three coins the {assassin} takes a card from another player. You have three coins.</source>
        <translation>Kamu memegang {assassin}. Dengan tiga koin {assassin} merebut satu kartu dari pemain lain. Kamu punya tiga koin.</translation>
    </message>
    <message>
        <source>Choose {assassinate}, and then {one}.</source>
        <translation>Pilih {assassinate}, lalu {one}.</translation>
    </message>
    <message>
        <source>{one} wants to block. Let us see.</source>
        <translation>{one} mau memblokir. Mari kita lihat.</translation>
    </message>
    <message>
        <source>Saving is no mistake. But you have the card and the coins for an attack.</source>
        <translation>Menabung bukan kesalahan. Tetapi kamu punya kartu dan koin untuk menyerang.</translation>
    </message>
    <message>
        <source>{one} claims the {contessa}, who stops the {assassin}. There are three: one is yours, one lies face up before {two}. Only one is left.</source>
        <translation>{one} mengklaim {contessa}, yang menghentikan {assassin}. Ada tiga: satu milikmu, satu terbuka di depan {two}. Tinggal satu.</translation>
    </message>
    <message>
        <source>Probably a lie. Choose “{challenge}”, and watch what it costs {one}.</source>
        <translation>Mungkin bohong. Pilih “{challenge}”, dan lihat apa akibatnya bagi {one}.</translation>
    </message>
    <message>
        <source>One card for the lie. And now nothing stops the {assassin}: the second card, too!</source>
        <translation>Satu kartu karena bohong. Dan kini tidak ada yang menghentikan {assassin}: kartu kedua pun hilang!</translation>
    </message>
    <message>
        <source>Then the block stands, and your three coins are gone for nothing. Here a doubt was worth it.</source>
        <translation>Maka blokirnya berlaku, dan tiga koinmu hilang percuma. Di sini tantangan itu layak.</translation>
    </message>
    <message>
        <source>{one} is out: two cards in one turn. The same can happen to you. Take {income} now, and see what {two} does.</source>
        <translation>{one} tersingkir: dua kartu dalam satu giliran. Hal yang sama bisa terjadi padamu. Sekarang ambil {income}, dan lihat apa yang dilakukan {two}.</translation>
    </message>
    <message>
        <source>Now {two} attacks you.</source>
        <translation>Sekarang {two} menyerangmu.</translation>
    </message>
    <message>
        <source>If you doubt the {assassin} and are wrong, you lose one card for the doubt and one for the attack. So think twice. Choose “{pass}”.</source>
        <translation>Kalau kamu menantang {assassin} dan keliru, kamu kehilangan satu kartu karena tantangan dan satu karena serangan. Jadi pikirkan dua kali. Pilih “{pass}”.</translation>
    </message>
    <message>
        <source>No doubt from you. Now you may block.</source>
        <translation>Kamu tidak menantang. Sekarang kamu boleh memblokir.</translation>
    </message>
    <message>
        <source>You are lucky if {two} has no {assassin}. If {two} has one, both your cards are in danger. With a {contessa} there is no need for that.</source>
        <translation>Kamu mujur kalau {two} tidak punya {assassin}. Kalau punya, kedua kartumu dalam bahaya. Dengan {contessa} itu tidak perlu.</translation>
    </message>
    <message>
        <source>You really hold the {contessa}. Block, and nothing happens.</source>
        <translation>Kamu benar-benar memegang {contessa}. Blokir, dan tidak terjadi apa-apa.</translation>
    </message>
    <message>
        <source>A true claim is nothing to be afraid of.</source>
        <translation>Klaim yang benar tidak perlu ditakuti.</translation>
    </message>
    <message>
        <source>That costs you a card, though you hold the {contessa}. Pity!</source>
        <translation>Itu merugikanmu satu kartu, padahal kamu memegang {contessa}. Sayang!</translation>
    </message>
    <message>
        <source>Remember: a wrong doubt of the {assassin}, or a {contessa} that is a lie, can cost two cards at once. With one card left you may well dare it.</source>
        <translation>Ingat: tantangan keliru terhadap {assassin}, atau {contessa} yang bohong, bisa merugikan dua kartu sekaligus. Kalau kartumu tinggal satu, boleh saja nekat.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tukar kartu</translation>
    </message>
    <message>
        <source>No coins to be made with these cards. The {ambassador} helps: look at two cards of the Court, and keep what you like.</source>
        <translation>Kartu-kartu ini tidak menghasilkan koin. {ambassador} menolong: lihat dua kartu dari Istana, dan simpan yang kamu suka.</translation>
    </message>
    <message>
        <source>You hold the {ambassador}. Choose {exchange}.</source>
        <translation>Kamu memegang {ambassador}. Pilih {exchange}.</translation>
    </message>
    <message>
        <source>You draw two cards. Only you see them.</source>
        <translation>Kamu mengambil dua kartu. Hanya kamu yang melihatnya.</translation>
    </message>
    <message>
        <source>Choose two of the four; the others go back. The {duke} brings coins; the {captain} steals, and stops stealing. Keep these two.</source>
        <translation>Pilih dua dari empat; sisanya kembali. {duke} menghasilkan koin; {captain} mencuri, dan menghentikan pencurian. Simpan keduanya.</translation>
    </message>
    <message>
        <source>Good cards. And nobody knows that you have them.</source>
        <translation>Kartu yang bagus. Dan tidak ada yang tahu bahwa kamu memilikinya.</translation>
    </message>
    <message>
        <source>Every choice is allowed, and each has its reasons. For this lesson the {duke} and the {captain} would be best.</source>
        <translation>Setiap pilihan boleh, dan ada alasannya. Untuk pelajaran ini {duke} dan {captain} yang terbaik.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} to steal from you. You need no doubt: you can stop that. Choose “{pass}” first.</source>
        <translation>{one} mengklaim {captain} untuk mencuri darimu. Kamu tidak perlu menantang: kamu bisa menghentikannya. Pilih “{pass}” dulu.</translation>
    </message>
    <message>
        <source>Now comes the question whether you block.</source>
        <translation>Sekarang datang pertanyaan apakah kamu memblokir.</translation>
    </message>
    <message>
        <source>{one} does have the {captain}, so the doubt costs you a card. A block would have cost nothing.</source>
        <translation>{one} memang punya {captain}, jadi tantangan itu merugikanmu satu kartu. Memblokir tidak merugikan apa-apa.</translation>
    </message>
    <message>
        <source>A {captain} stops a {captain}, and so does an {ambassador}. Now you hold the {captain}: block with it.</source>
        <translation>{captain} menghentikan {captain}, begitu juga {ambassador}. Sekarang kamu memegang {captain}: blokir dengannya.</translation>
    </message>
    <message>
        <source>Your coins stay with you.</source>
        <translation>Koinmu tetap padamu.</translation>
    </message>
    <message>
        <source>{one} takes your two coins. Nothing worse happens, but it is a pity.</source>
        <translation>{one} mengambil dua koinmu. Tidak ada yang lebih buruk, tetapi sayang juga.</translation>
    </message>
    <message>
        <source>That would stop it, too. But you have given the {ambassador} away, so this is a bluff; the {captain} would be true.</source>
        <translation>Itu juga menghentikannya. Tetapi {ambassador} sudah kamu kembalikan, jadi ini gertakan; {captain} yang benar.</translation>
    </message>
    <message>
        <source>An exchange brings better cards, and makes you hard to read: whatever the others knew about your hand is old now.</source>
        <translation>Tukar kartu memberi kartu yang lebih baik, dan membuatmu sulit ditebak: apa pun yang diketahui orang tentang kartumu kini sudah usang.</translation>
    </message>
    <message>
        <source>The Coup, and ten coins</source>
        <translation>Kudeta, dan sepuluh koin</translation>
    </message>
    <message>
        <source>You have eleven coins. For seven you launch a {coup}: another player loses a card. Nobody can doubt it, nobody can block it.</source>
        <translation>Kamu punya sebelas koin. Dengan tujuh kamu melancarkan {coup}: pemain lain kehilangan satu kartu. Tidak ada yang bisa menantangnya, tidak ada yang bisa memblokirnya.</translation>
    </message>
    <message>
        <source>With ten coins or more you must launch one. That is why all other buttons are grey. Choose {coup}, and then {one}.</source>
        <translation>Dengan sepuluh koin atau lebih kamu wajib melakukannya. Karena itu semua tombol lain abu-abu. Pilih {coup}, lalu {one}.</translation>
    </message>
    <message>
        <source>{one} chooses which card to lose.</source>
        <translation>{one} memilih kartu mana yang dilepas.</translation>
    </message>
    <message>
        <source>You strike {two} instead, who has seven coins and was the greater danger. Well seen! The lesson only goes another way.</source>
        <translation>Kamu menyerang {two}, yang punya tujuh koin dan lebih berbahaya. Jeli sekali! Hanya saja pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>{two} had seven coins, and launches a {coup} against you. You choose which card you lose. The {duke} brings coins: give up the {captain}.</source>
        <translation>{two} punya tujuh koin, dan melancarkan {coup} terhadapmu. Kamu memilih kartu mana yang kamu lepas. {duke} menghasilkan koin: lepas {captain}.</translation>
    </message>
    <message>
        <source>You keep the {captain} instead. That can be right as well: it is your choice.</source>
        <translation>Kamu menyimpan {captain}. Itu juga bisa benar: pilihannya milikmu.</translation>
    </message>
    <message>
        <source>Remember: seven coins are a threat. See who has how many, and strike before you are struck.</source>
        <translation>Ingat: tujuh koin adalah ancaman. Lihat siapa punya berapa, dan seranglah sebelum kamu diserang.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Membaca meja</translation>
    </message>
    <message>
        <source>{one} claims the {duke}. Look round the table and count: one {duke} lies before {one}, one before {two}, and you hold the third.</source>
        <translation>{one} mengklaim {duke}. Lihat sekeliling meja dan hitung: satu {duke} di depan {one}, satu di depan {two}, dan kamu memegang yang ketiga.</translation>
    </message>
    <message>
        <source>There are only three. So this claim cannot be true, and your doubt cannot fail. Choose “{challenge}”.</source>
        <translation>Hanya ada tiga. Jadi klaim itu mustahil benar, dan tantanganmu tidak mungkin gagal. Pilih “{challenge}”.</translation>
    </message>
    <message>
        <source>Counted rightly! {one} is out.</source>
        <translation>Hitunganmu benar! {one} tersingkir.</translation>
    </message>
    <message>
        <source>You let it pass, though it was certainly a lie. Count once more!</source>
        <translation>Kamu membiarkannya, padahal itu pasti bohong. Hitung sekali lagi!</translation>
    </message>
    <message>
        <source>Now look at the coins: {two} has seven. That is enough for a {coup} against you.</source>
        <translation>Sekarang lihat koinnya: {two} punya tujuh. Itu cukup untuk {coup} terhadapmu.</translation>
    </message>
    <message>
        <source>Do something about it: your {captain} steals two coins. Choose {steal}.</source>
        <translation>Lakukan sesuatu: {captain} kamu mencuri dua koin. Pilih {steal}.</translation>
    </message>
    <message>
        <source>Two coins for you, and {two} is no danger any more.</source>
        <translation>Dua koin untukmu, dan {two} tidak berbahaya lagi.</translation>
    </message>
    <message>
        <source>Then {two} can launch the {coup} first. Better steal the coins.</source>
        <translation>Maka {two} bisa melancarkan {coup} lebih dulu. Lebih baik curi koinnya.</translation>
    </message>
    <message>
        <source>Two coins make seven for you, too, but {two} comes first. Better steal them.</source>
        <translation>Dengan dua koin kamu pun punya tujuh, tetapi {two} lebih dulu. Lebih baik curi koinnya.</translation>
    </message>
    <message>
        <source>Three coins are good, but {two} comes first. Better take what makes {two} dangerous.</source>
        <translation>Tiga koin itu bagus, tetapi {two} lebih dulu. Lebih baik ambil yang membuat {two} berbahaya.</translation>
    </message>
    <message>
        <source>You have seven coins, and {two} has one card left. You know what to do.</source>
        <translation>Kamu punya tujuh koin, dan kartu {two} tinggal satu. Kamu tahu apa yang harus dilakukan.</translation>
    </message>
    <message>
        <source>That is the end of {two}…</source>
        <translation>Itulah akhir {two}…</translation>
    </message>
    <message>
        <source>You have won! In the chronicle stands all that was claimed. Who counts cards and coins, and remembers claims, has the better game.</source>
        <translation>Kamu menang! Dalam catatan tertulis semua yang diklaim. Siapa yang menghitung kartu dan koin, dan mengingat klaim, bermain lebih baik.</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Bermain dalam tim</translation>
    </message>
    <message>
        <source>Here there are two sides. Your sign says {team}; {two} belongs to the same side. Against your own side you can do nothing.</source>
        <translation>Di sini ada dua pihak. Tandamu berkata {team}; {two} ada di pihak yang sama. Terhadap pihakmu sendiri kamu tidak bisa berbuat apa-apa.</translation>
    </message>
    <message>
        <source>So you can steal only from {one} or {three}. Choose {steal}, and then {one}.</source>
        <translation>Jadi kamu hanya bisa mencuri dari {one} atau {three}. Pilih {steal}, lalu {one}.</translation>
    </message>
    <message>
        <source>{three} is on the other side, too. The lesson only goes another way.</source>
        <translation>{three} juga di pihak lain. Hanya saja pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>{two} has paid two coins, and {three} changed sides. One coin changes your own side. These coins go into the {reserve}.</source>
        <translation>{two} membayar dua koin, dan {three} berganti pihak. Satu koin mengganti pihakmu sendiri. Koin-koin ini masuk ke {reserve}.</translation>
    </message>
    <message>
        <source>Now only {one} is on the other side: nobody else can be attacked. Change sides: choose {convert}, yourself.</source>
        <translation>Sekarang hanya {one} yang di pihak lain: tidak ada orang lain yang bisa diserang. Ganti pihak: pilih {convert}, diri sendiri.</translation>
    </message>
    <message>
        <source>One coin into the {reserve}, and you stand with {one}.</source>
        <translation>Satu koin ke {reserve}, dan kamu bersama {one}.</translation>
    </message>
    <message>
        <source>Three coins lie in the {reserve}. Who claims to hold no {duke} may take them all: that is {embezzle}.</source>
        <translation>Tiga koin ada di {reserve}. Siapa yang mengklaim tidak memegang {duke} boleh mengambil semuanya: itulah {embezzle}.</translation>
    </message>
    <message>
        <source>You hold no {duke}, so it is true. If somebody doubts it, you show your whole hand. Choose {embezzle}.</source>
        <translation>Kamu tidak memegang {duke}, jadi itu benar. Kalau ada yang menantang, kamu menunjukkan semua kartumu. Pilih {embezzle}.</translation>
    </message>
    <message>
        <source>The {reserve} is yours.</source>
        <translation>{reserve} milikmu.</translation>
    </message>
    <message>
        <source>Doubting is allowed against everybody. And once all who are left are on one side, sides count no longer: then it is each for oneself.</source>
        <translation>Menantang boleh terhadap siapa pun. Dan begitu semua yang tersisa satu pihak, pihak tidak berlaku lagi: semua untuk diri sendiri.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>Coup X has names of its own: {thief}, {guard} and {dealer} are what {duke}, {contessa} and {ambassador} are elsewhere.</source>
        <translation>Coup X punya nama sendiri: {thief}, {guard} dan {dealer} adalah {duke}, {contessa} dan {ambassador} di tempat lain.</translation>
    </message>
    <message>
        <source>You hold the {dealer}, who exchanges cards. Choose {exchange}.</source>
        <translation>Kamu memegang {dealer}, yang menukar kartu. Pilih {exchange}.</translation>
    </message>
    <message>
        <source>Of the two new cards you may keep one at most. Keep the {guard} and the {thief}.</source>
        <translation>Dari dua kartu baru kamu boleh menyimpan paling banyak satu. Simpan {guard} dan {thief}.</translation>
    </message>
    <message>
        <source>You are free to choose. In this lesson you need the {guard} and the {thief}.</source>
        <translation>Kamu bebas memilih. Dalam pelajaran ini kamu memerlukan {guard} dan {thief}.</translation>
    </message>
    <message>
        <source>{one} attacks {two} with the {assassin}. You are only asked whether you doubt it. Choose “{pass}”.</source>
        <translation>{one} menyerang {two} dengan {assassin}. Kamu hanya ditanya apakah kamu menantangnya. Pilih “{pass}”.</translation>
    </message>
    <message>
        <source>In Coup X everybody may block, for somebody else, too. With your {guard} you can save {two}. Block!</source>
        <translation>Dalam Coup X semua boleh memblokir, juga untuk orang lain. Dengan {guard} kamu bisa menyelamatkan {two}. Blokir!</translation>
    </message>
    <message>
        <source>{two} owes you something. And {one} has paid.</source>
        <translation>{two} berutang padamu. Dan {one} sudah membayar.</translation>
    </message>
    <message>
        <source>{two} loses a card. That is none of your business? It may be later.</source>
        <translation>{two} kehilangan satu kartu. Bukan urusanmu? Mungkin nanti.</translation>
    </message>
    <message>
        <source>The {thief} takes three coins, and anybody&apos;s {thief} stops {foreign_aid}. You hold one: take {tax}.</source>
        <translation>{thief} mengambil tiga koin, dan {thief} siapa pun menghentikan {foreign_aid}. Kamu memegangnya: ambil {tax}.</translation>
    </message>
    <message>
        <source>And further: paid coins never come back. Who is doubted and holds the card must show it. And nobody is ever forced to a {coup}.</source>
        <translation>Dan lagi: koin yang dibayar tidak pernah kembali. Yang ditantang dan memegang kartunya wajib menunjukkannya. Dan tidak ada yang pernah diwajibkan {coup}.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>Permainanmu sendiri</translation>
    </message>
    <message>
        <source>Now play a whole game against {one}, who is a beginner, too. I tell you what to think of. The key {hint_key} shows what a strong player would do.</source>
        <translation>Sekarang mainkan satu permainan penuh melawan {one}, yang juga pemula. Aku memberi tahu apa yang perlu dipikirkan. Tombol {hint_key} menunjukkan apa yang akan dilakukan pemain kuat.</translation>
    </message>
    <message>
        <source>You have seven coins or more: a {coup} cannot fail.</source>
        <translation>Kamu punya tujuh koin atau lebih: {coup} tidak mungkin gagal.</translation>
    </message>
    <message>
        <source>{one} has enough coins for a {coup}. Strike first, or take coins away.</source>
        <translation>{one} punya cukup koin untuk {coup}. Serang dulu, atau ambil koinnya.</translation>
    </message>
    <message>
        <source>You hold the {assassin} and have three coins: that is enough for an attack.</source>
        <translation>Kamu memegang {assassin} dan punya tiga koin: cukup untuk menyerang.</translation>
    </message>
    <message>
        <source>You hold the {duke}: three coins in each turn.</source>
        <translation>Kamu memegang {duke}: tiga koin setiap giliran.</translation>
    </message>
    <message>
        <source>You hold the {captain}: steal, and {one} gets poorer while you get richer.</source>
        <translation>Kamu memegang {captain}: curilah, dan {one} jadi lebih miskin sementara kamu lebih kaya.</translation>
    </message>
    <message>
        <source>Nothing in your hand brings coins. Claim a {duke} all the same? Or exchange, or take what is safe?</source>
        <translation>Tidak ada di tanganmu yang menghasilkan koin. Tetap mengklaim {duke}? Atau tukar kartu, atau ambil yang aman?</translation>
    </message>
    <message>
        <source>You see all cards of this character. It cannot be true: doubt it!</source>
        <translation>Kamu melihat semua kartu karakter ini. Itu mustahil benar: tantang!</translation>
    </message>
    <message>
        <source>You see all but one of these cards. It may well be a lie.</source>
        <translation>Kamu melihat semua kartu ini kecuali satu. Bisa jadi itu bohong.</translation>
    </message>
    <message>
        <source>Do you have a reason to doubt it? A wrong doubt costs you a card.</source>
        <translation>Apakah kamu punya alasan untuk menantang? Tantangan yang keliru merugikanmu satu kartu.</translation>
    </message>
    <message>
        <source>This could be your last card. Now you have nothing to lose: block or doubt.</source>
        <translation>Ini bisa jadi kartu terakhirmu. Sekarang kamu tidak rugi apa-apa: blokir atau tantang.</translation>
    </message>
    <message>
        <source>You hold the card that stops this. Block it.</source>
        <translation>Kamu memegang kartu yang menghentikan ini. Blokir.</translation>
    </message>
    <message>
        <source>You do not hold the card that stops this. You could claim it, though.</source>
        <translation>Kamu tidak memegang kartu yang menghentikan ini. Tetapi kamu bisa mengklaimnya.</translation>
    </message>
    <message>
        <source>You can prove it. Show the card, and {one} loses one.</source>
        <translation>Kamu bisa membuktikannya. Tunjukkan kartunya, dan {one} kehilangan satu.</translation>
    </message>
    <message>
        <source>Which card do you need less? The {duke} and the {captain} are good to keep.</source>
        <translation>Kartu mana yang kurang kamu perlukan? {duke} dan {captain} bagus untuk disimpan.</translation>
    </message>
    <message>
        <source>Keep two different cards, best of all one that brings coins.</source>
        <translation>Simpan dua kartu yang berbeda, paling baik yang satu menghasilkan koin.</translation>
    </message>
    <message>
        <source>They do not believe you. Which card do you give up?</source>
        <translation>Mereka tidak percaya. Kartu mana yang kamu lepas?</translation>
    </message>
    <message>
        <source>Well done. Now watch what the others do.</source>
        <translation>Bagus. Sekarang lihat apa yang dilakukan yang lain.</translation>
    </message>
    <message>
        <source>Try that again, or go on with the lesson. You may also just play on.</source>
        <translation>Coba lagi, atau lanjutkan pelajarannya. Kamu juga boleh terus bermain saja.</translation>
    </message>
    <message>
        <source>A safe move: nobody can doubt it. This lesson is about something else, though.</source>
        <translation>Langkah aman: tidak ada yang bisa menantangnya. Tetapi pelajaran ini tentang hal lain.</translation>
    </message>
    <message>
        <source>A true claim, and a good move. This lesson is about something else, though.</source>
        <translation>Klaim yang benar, dan langkah yang bagus. Tetapi pelajaran ini tentang hal lain.</translation>
    </message>
    <message>
        <source>A bluff! That is allowed, and it may well work. This lesson is about something else, though.</source>
        <translation>Gertakan! Itu boleh, dan bisa saja berhasil. Tetapi pelajaran ini tentang hal lain.</translation>
    </message>
    <message>
        <source>A strong move: nobody can stop it. This lesson has something else in mind, though.</source>
        <translation>Langkah kuat: tidak ada yang bisa menghentikannya. Tetapi pelajaran ini memikirkan hal lain.</translation>
    </message>
    <message>
        <source>Letting it pass is never forbidden. Here there was something to gain, though.</source>
        <translation>Membiarkan selalu boleh. Tetapi di sini ada yang bisa didapat.</translation>
    </message>
    <message>
        <source>You doubted it. Sometimes that is right; if not, it costs you a card. The lesson goes another way.</source>
        <translation>Kamu menantangnya. Kadang itu benar; kalau tidak, kamu rugi satu kartu. Pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>A true block. That is a fine answer; the lesson only goes another way.</source>
        <translation>Blokir yang benar. Jawaban yang bagus; hanya saja pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>A block with a bluff! It may work. The lesson only goes another way.</source>
        <translation>Blokir dengan gertakan! Bisa berhasil. Hanya saja pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>That is just as well: which card is best is your own choice.</source>
        <translation>Itu sama baiknya: kartu mana yang terbaik, pilihanmu sendiri.</translation>
    </message>
    <message>
        <source>This lesson is done. Play on as long as you like, or go to the next one.</source>
        <translation>Pelajaran ini selesai. Bermainlah selama kamu suka, atau lanjut ke pelajaran berikutnya.</translation>
    </message>
    <message>
        <source>This time {one} has won. It happens to everybody. Try again: each game is another.</source>
        <translation>Kali ini {one} menang. Itu terjadi pada semua orang. Coba lagi: setiap permainan berbeda.</translation>
    </message>
    <message>
        <source>You have won! You know the whole game now. Take a table of your own, with more players.</source>
        <translation>Kamu menang! Sekarang kamu mengenal seluruh permainan. Ambil mejamu sendiri, dengan lebih banyak pemain.</translation>
    </message>
    <message>
        <source>Let us see what {one} makes of it.</source>
        <translation>Mari lihat apa yang dilakukan {one}.</translation>
    </message>
    <message>
        <source>The Inquisitor</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>In this game the {inquisitor} takes the place of the {ambassador}. You hold one. It can do three things.</source>
        <translation>Dalam permainan ini {inquisitor} menggantikan {ambassador}. Kamu memegangnya. Ia bisa tiga hal.</translation>
    </message>
    <message>
        <source>First: exchange. You draw only one card, and return one. Choose {exchange}.</source>
        <translation>Pertama: tukar kartu. Kamu hanya mengambil satu kartu, dan mengembalikan satu. Pilih {exchange}.</translation>
    </message>
    <message>
        <source>You draw one card.</source>
        <translation>Kamu mengambil satu kartu.</translation>
    </message>
    <message>
        <source>Keep the {inquisitor} and the {duke}; the {contessa} goes back.</source>
        <translation>Simpan {inquisitor} dan {duke}; {contessa} dikembalikan.</translation>
    </message>
    <message>
        <source>You are free to keep what you like. In this lesson you still need the {inquisitor}.</source>
        <translation>Kamu bebas menyimpan apa yang kamu suka. Dalam pelajaran ini kamu masih memerlukan {inquisitor}.</translation>
    </message>
    <message>
        <source>Second: look at a card of another player. Choose {examine}, and then {one}. Which card you see is for {one} to choose.</source>
        <translation>Kedua: melihat kartu pemain lain. Pilih {examine}, lalu {one}. Kartu mana yang kamu lihat, {one} yang memilih.</translation>
    </message>
    <message>
        <source>Only you see that card.</source>
        <translation>Hanya kamu yang melihat kartu itu.</translation>
    </message>
    <message>
        <source>{one} shows you a {captain}, who steals. You decide: {one} may keep it, or must change it for another card. Have it replaced.</source>
        <translation>{one} memperlihatkan {captain}, sang pencuri. Kamu yang memutuskan: {one} boleh menyimpannya, atau harus menukarnya dengan kartu lain. Suruh ganti.</translation>
    </message>
    <message>
        <source>{one} draws another card, and you know the old one.</source>
        <translation>{one} mengambil kartu lain, dan kamu tahu kartu yang lama.</translation>
    </message>
    <message>
        <source>Then you know what {one} holds. That is worth something, too. But the {captain} can rob you.</source>
        <translation>Maka kamu tahu apa yang dipegang {one}. Itu juga ada gunanya. Tetapi {captain} bisa merampokmu.</translation>
    </message>
    <message>
        <source>{one} claims the {captain} now? You have just had one changed. It may be a lie. But you have something safer: choose “{pass}”.</source>
        <translation>{one} sekarang mengklaim {captain}? Baru saja kamu menyuruh satu diganti. Bisa jadi bohong. Tetapi kamu punya yang lebih aman: pilih “{pass}”.</translation>
    </message>
    <message>
        <source>A good guess! {one} has no {captain} any more. A block is safer yet.</source>
        <translation>Tebakan bagus! {one} tidak lagi punya {captain}. Memblokir lebih aman lagi.</translation>
    </message>
    <message>
        <source>Third: the {inquisitor} stops stealing. Block with it; you hold it.</source>
        <translation>Ketiga: {inquisitor} menghentikan pencurian. Blokir dengannya; kamu memegangnya.</translation>
    </message>
    <message>
        <source>That stops it, too, but it is a bluff. The {inquisitor} is true.</source>
        <translation>Itu juga menghentikannya, tetapi itu gertakan. {inquisitor} yang benar.</translation>
    </message>
    <message>
        <source>That is the {inquisitor}: exchange one card, look at one, stop the {captain}. Nobody blocks the look, but everybody may doubt it.</source>
        <translation>Itulah {inquisitor}: tukar satu kartu, lihat satu, hentikan {captain}. Tidak ada yang memblokir pemeriksaan, tetapi semua boleh menantangnya.</translation>
    </message>
    <message>
        <source>The Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>In this game the {diplomat} takes the place of the {duke}. The {diplomat} takes three coins, and gives one of them to somebody else.</source>
        <translation>Dalam permainan ini {diplomat} menggantikan {duke}. {diplomat} mengambil tiga koin, dan memberikan satu kepada orang lain.</translation>
    </message>
    <message>
        <source>Choose {cooperate}, and then {one}: two coins for you, one for {one}.</source>
        <translation>Pilih {cooperate}, lalu {one}: dua koin untukmu, satu untuk {one}.</translation>
    </message>
    <message>
        <source>Who gets a coin is not likely to doubt you.</source>
        <translation>Yang mendapat koin biasanya tidak menantangmu.</translation>
    </message>
    <message>
        <source>With {two} it is just as good. The lesson only goes another way.</source>
        <translation>Dengan {two} sama baiknya. Hanya saja pelajarannya lewat jalan lain.</translation>
    </message>
    <message>
        <source>{two} asks for {foreign_aid}. The {diplomat} stops that, as the {duke} did. Block it.</source>
        <translation>{two} meminta {foreign_aid}. {diplomat} menghentikannya, seperti {duke}. Blokir.</translation>
    </message>
    <message>
        <source>Then {two} gets two coins. With a {diplomat} you can stop that.</source>
        <translation>Maka {two} mendapat dua koin. Dengan {diplomat} kamu bisa menghentikannya.</translation>
    </message>
    <message>
        <source>Each time you choose who gets the coin. Give it to whoever has few: {two} is no danger. Cooperate with {two} now.</source>
        <translation>Setiap kali kamu memilih siapa yang mendapat koin. Berikan kepada yang punya sedikit: {two} tidak berbahaya. Sekarang bekerja samalah dengan {two}.</translation>
    </message>
    <message>
        <source>{one} has more coins already. That can be right, if you want peace.</source>
        <translation>{one} sudah punya lebih banyak koin. Itu bisa benar, kalau kamu mau damai.</translation>
    </message>
    <message>
        <source>That is the {diplomat}: a friend to one, rich in the end. Never feed somebody up to seven coins!</source>
        <translation>Itulah {diplomat}: kawan bagi satu orang, kaya pada akhirnya. Jangan pernah memberi makan orang sampai tujuh koin!</translation>
    </message>
</context>
<context>
    <name>Personas</name>
    <message>
        <source>Good evening, and good manners to all.</source>
        <translation>Selamat malam, dan mari bersopan santun.</translation>
    </message>
    <message>
        <source>A pleasure to lose to such company. Almost.</source>
        <translation>Kalah dari kalian pun menyenangkan. Hampir.</translation>
    </message>
    <message>
        <source>As the book prescribes.</source>
        <translation>Sesuai isi buku.</translation>
    </message>
    <message>
        <source>With your kind leave.</source>
        <translation>Dengan seizin kalian.</translation>
    </message>
    <message>
        <source>You would ask that of me?</source>
        <translation>Anda menanyakan itu kepadaku?</translation>
    </message>
    <message>
        <source>Ask, then. Politely, I hope.</source>
        <translation>Silakan bertanya. Dengan sopan, kuharap.</translation>
    </message>
    <message>
        <source>A gentleman keeps his word.</source>
        <translation>Orang terhormat memegang janjinya.</translation>
    </message>
    <message>
        <source>There it is. No offence taken.</source>
        <translation>Nah, itu dia. Tidak apa-apa.</translation>
    </message>
    <message>
        <source>I should have thought it was plain.</source>
        <translation>Kukira itu sudah jelas.</translation>
    </message>
    <message>
        <source>I beg your pardon. All of you.</source>
        <translation>Mohon maaf. Kepada kalian semua.</translation>
    </message>
    <message>
        <source>That chapter I shall strike out.</source>
        <translation>Bab itu akan kucoret.</translation>
    </message>
    <message>
        <source>How very embarrassing.</source>
        <translation>Sungguh memalukan.</translation>
    </message>
    <message>
        <source>Forgive me, I must ask.</source>
        <translation>Maaf, aku harus bertanya.</translation>
    </message>
    <message>
        <source>With respect: no.</source>
        <translation>Dengan hormat: tidak.</translation>
    </message>
    <message>
        <source>I took no pleasure in that. A little, perhaps.</source>
        <translation>Itu tidak membuatku senang. Ya, mungkin sedikit.</translation>
    </message>
    <message>
        <source>Courtesy is not blindness.</source>
        <translation>Sopan bukan berarti buta.</translation>
    </message>
    <message>
        <source>My apologies. I misjudged you.</source>
        <translation>Maafkan aku. Aku salah menilaimu.</translation>
    </message>
    <message>
        <source>I stand corrected, and poorer.</source>
        <translation>Aku mengaku keliru, dan jadi lebih miskin.</translation>
    </message>
    <message>
        <source>I fear I cannot allow it.</source>
        <translation>Sayangnya itu tidak bisa kuizinkan.</translation>
    </message>
    <message>
        <source>Not while I sit here, dear friend.</source>
        <translation>Tidak selama aku duduk di sini, Kawan.</translation>
    </message>
    <message>
        <source>Elegantly parried.</source>
        <translation>Tangkisan yang anggun.</translation>
    </message>
    <message>
        <source>As you wish. I yield.</source>
        <translation>Terserah. Aku mengalah.</translation>
    </message>
    <message>
        <source>There are pockets one does not touch.</source>
        <translation>Ada saku yang tidak pantas disentuh.</translation>
    </message>
    <message>
        <source>One might have asked.</source>
        <translation>Padahal bisa minta baik-baik.</translation>
    </message>
    <message>
        <source>Nothing personal, I assure you.</source>
        <translation>Bukan urusan pribadi, percayalah.</translation>
    </message>
    <message>
        <source>It pains me to do this.</source>
        <translation>Berat hatiku melakukannya.</translation>
    </message>
    <message>
        <source>A palpable blow.</source>
        <translation>Pukulan yang terasa.</translation>
    </message>
    <message>
        <source>I have been treated better at worse courts.</source>
        <translation>Di istana yang lebih buruk pun aku diperlakukan lebih baik.</translation>
    </message>
    <message>
        <source>I take my leave, and my hat.</source>
        <translation>Aku pamit, dan membawa topiku.</translation>
    </message>
    <message>
        <source>Pray go on without me.</source>
        <translation>Silakan lanjutkan tanpa aku.</translation>
    </message>
    <message>
        <source>Farewell. It was an honour.</source>
        <translation>Selamat jalan. Suatu kehormatan.</translation>
    </message>
    <message>
        <source>I shall remember you kindly.</source>
        <translation>Kau akan kukenang dengan baik.</translation>
    </message>
    <message>
        <source>Such a civil table tonight.</source>
        <translation>Meja yang santun sekali malam ini.</translation>
    </message>
    <message>
        <source>Silence, too, is conversation.</source>
        <translation>Diam pun sebuah percakapan.</translation>
    </message>
    <message>
        <source>You were most gracious opponents.</source>
        <translation>Kalian lawan yang sangat murah hati.</translation>
    </message>
    <message>
        <source>The last page, and it is mine.</source>
        <translation>Halaman terakhir, dan itu milikku.</translation>
    </message>
    <message>
        <source>Somebody here will not last the night.</source>
        <translation>Ada yang tidak akan bertahan malam ini.</translation>
    </message>
    <message>
        <source>Sit down. It does not hurt yet.</source>
        <translation>Duduklah. Belum terasa sakit.</translation>
    </message>
    <message>
        <source>Take it as a symptom.</source>
        <translation>Anggap saja gejala.</translation>
    </message>
    <message>
        <source>Swallow that.</source>
        <translation>Telan itu.</translation>
    </message>
    <message>
        <source>Careful. It may be catching.</source>
        <translation>Awas. Bisa menular.</translation>
    </message>
    <message>
        <source>You want to look behind the mask?</source>
        <translation>Mau melihat di balik topeng?</translation>
    </message>
    <message>
        <source>The diagnosis was correct.</source>
        <translation>Diagnosisnya tepat.</translation>
    </message>
    <message>
        <source>Now you look pale.</source>
        <translation>Sekarang kau yang pucat.</translation>
    </message>
    <message>
        <source>Told you it would sting.</source>
        <translation>Sudah kubilang akan perih.</translation>
    </message>
    <message>
        <source>Well. The mask slips.</source>
        <translation>Nah. Topengnya melorot.</translation>
    </message>
    <message>
        <source>A relapse.</source>
        <translation>Kambuh.</translation>
    </message>
    <message>
        <source>Enjoy it while you breathe.</source>
        <translation>Nikmatilah selagi bernapas.</translation>
    </message>
    <message>
        <source>I smell something rotten.</source>
        <translation>Aku mencium bau busuk.</translation>
    </message>
    <message>
        <source>Open your mouth. Wider.</source>
        <translation>Buka mulut. Lebih lebar.</translation>
    </message>
    <message>
        <source>As I thought: incurable.</source>
        <translation>Sudah kuduga: tak tersembuhkan.</translation>
    </message>
    <message>
        <source>The nose never errs.</source>
        <translation>Hidung tidak pernah salah.</translation>
    </message>
    <message>
        <source>Healthy, then. A pity.</source>
        <translation>Ternyata sehat. Sayang.</translation>
    </message>
    <message>
        <source>A misdiagnosis. It happens.</source>
        <translation>Salah diagnosis. Bisa terjadi.</translation>
    </message>
    <message>
        <source>The house is in quarantine.</source>
        <translation>Rumah ini dikarantina.</translation>
    </message>
    <message>
        <source>No farther.</source>
        <translation>Cukup sampai di situ.</translation>
    </message>
    <message>
        <source>So there is a remedy.</source>
        <translation>Jadi ada obatnya.</translation>
    </message>
    <message>
        <source>Then I wait. I am good at it.</source>
        <translation>Maka aku menunggu. Aku pandai menunggu.</translation>
    </message>
    <message>
        <source>Count your fingers afterwards.</source>
        <translation>Nanti hitung lagi jarimu.</translation>
    </message>
    <message>
        <source>Coin carries plague, you know.</source>
        <translation>Koin membawa wabah, tahu.</translation>
    </message>
    <message>
        <source>This will not take long.</source>
        <translation>Tidak akan lama.</translation>
    </message>
    <message>
        <source>The weak go first.</source>
        <translation>Yang lemah lebih dulu.</translation>
    </message>
    <message>
        <source>A scratch. I have seen worse.</source>
        <translation>Goresan kecil. Pernah lebih parah.</translation>
    </message>
    <message>
        <source>I have buried kinder people.</source>
        <translation>Aku sudah mengubur orang yang lebih baik.</translation>
    </message>
    <message>
        <source>Do not bury me deep.</source>
        <translation>Jangan kubur aku terlalu dalam.</translation>
    </message>
    <message>
        <source>The raven flies.</source>
        <translation>Sang gagak terbang.</translation>
    </message>
    <message>
        <source>Next patient.</source>
        <translation>Pasien berikutnya.</translation>
    </message>
    <message>
        <source>Past all help, I fear.</source>
        <translation>Sudah tak tertolong, kurasa.</translation>
    </message>
    <message>
        <source>Quiet as a sickroom.</source>
        <translation>Sunyi seperti kamar orang sakit.</translation>
    </message>
    <message>
        <source>Somebody ought to cough.</source>
        <translation>Harusnya ada yang batuk.</translation>
    </message>
    <message>
        <source>Only the doctor is left.</source>
        <translation>Tinggal dokternya.</translation>
    </message>
    <message>
        <source>They always call me last.</source>
        <translation>Aku selalu dipanggil paling akhir.</translation>
    </message>
    <message>
        <source>Let us get it over with.</source>
        <translation>Mari selesaikan saja.</translation>
    </message>
    <message>
        <source>Weapons on the table.</source>
        <translation>Senjata di atas meja.</translation>
    </message>
    <message>
        <source>Orders are orders.</source>
        <translation>Perintah tetap perintah.</translation>
    </message>
    <message>
        <source>Stand aside.</source>
        <translation>Minggir.</translation>
    </message>
    <message>
        <source>Say it to my face.</source>
        <translation>Katakan di depan mukaku.</translation>
    </message>
    <message>
        <source>You call a soldier a liar?</source>
        <translation>Kau menyebut prajurit pembohong?</translation>
    </message>
    <message>
        <source>There. Now step back.</source>
        <translation>Nih. Sekarang mundur.</translation>
    </message>
    <message>
        <source>I do not joke with steel.</source>
        <translation>Aku tidak bercanda soal baja.</translation>
    </message>
    <message>
        <source>That should settle it.</source>
        <translation>Itu mestinya cukup.</translation>
    </message>
    <message>
        <source>A feint. It failed.</source>
        <translation>Tipuan. Gagal.</translation>
    </message>
    <message>
        <source>Struck. Fair enough.</source>
        <translation>Kena. Adil.</translation>
    </message>
    <message>
        <source>I was never good at lying.</source>
        <translation>Aku memang tidak pandai berbohong.</translation>
    </message>
    <message>
        <source>Halt. Show me.</source>
        <translation>Berhenti. Tunjukkan.</translation>
    </message>
    <message>
        <source>I have heard better stories in camp.</source>
        <translation>Di kemah pun ceritanya lebih bagus.</translation>
    </message>
    <message>
        <source>Down with the shield.</source>
        <translation>Turunkan perisaimu.</translation>
    </message>
    <message>
        <source>An ambush. I know them.</source>
        <translation>Jebakan. Aku hafal.</translation>
    </message>
    <message>
        <source>I charged too early.</source>
        <translation>Aku menyerbu terlalu cepat.</translation>
    </message>
    <message>
        <source>Hm. A wall. I ran into it.</source>
        <translation>Hm. Tembok. Kutabrak.</translation>
    </message>
    <message>
        <source>Nobody passes.</source>
        <translation>Tidak ada yang lewat.</translation>
    </message>
    <message>
        <source>Hold the line.</source>
        <translation>Pertahankan barisan.</translation>
    </message>
    <message>
        <source>A good parry. I grant it.</source>
        <translation>Tangkisan bagus. Kuakui.</translation>
    </message>
    <message>
        <source>Repelled. Regroup.</source>
        <translation>Terpukul mundur. Susun ulang.</translation>
    </message>
    <message>
        <source>Plunder, is it? I can do that, too.</source>
        <translation>Menjarah, ya? Aku juga bisa.</translation>
    </message>
    <message>
        <source>I shall collect that debt.</source>
        <translation>Utang itu akan kutagih.</translation>
    </message>
    <message>
        <source>Forward!</source>
        <translation>Maju!</translation>
    </message>
    <message>
        <source>Look up when I strike.</source>
        <translation>Lihat ke atas saat aku memukul.</translation>
    </message>
    <message>
        <source>I have had worse. See the nose?</source>
        <translation>Pernah lebih parah. Lihat hidungku?</translation>
    </message>
    <message>
        <source>First blood to you.</source>
        <translation>Darah pertama untukmu.</translation>
    </message>
    <message>
        <source>I fall on my feet.</source>
        <translation>Aku jatuh di atas kakiku.</translation>
    </message>
    <message>
        <source>Bury me with the sword.</source>
        <translation>Kubur aku bersama pedangku.</translation>
    </message>
    <message>
        <source>Lower the banner.</source>
        <translation>Turunkan panji.</translation>
    </message>
    <message>
        <source>One fewer on the field.</source>
        <translation>Berkurang satu di medan.</translation>
    </message>
    <message>
        <source>I do not trust a quiet camp.</source>
        <translation>Aku curiga pada kemah yang sunyi.</translation>
    </message>
    <message>
        <source>Waiting is the worst of it.</source>
        <translation>Menunggu itu yang terburuk.</translation>
    </message>
    <message>
        <source>The field is ours. Mine.</source>
        <translation>Medan ini milik kita. Milikku.</translation>
    </message>
    <message>
        <source>Sound the horn.</source>
        <translation>Tiup terompet.</translation>
    </message>
    <message>
        <source>Shall we say the usual stakes?</source>
        <translation>Taruhannya seperti biasa?</translation>
    </message>
    <message>
        <source>I feel lucky. Do you?</source>
        <translation>Aku sedang mujur. Kamu?</translation>
    </message>
    <message>
        <source>Call it, if you like.</source>
        <translation>Ikut bertaruh, kalau mau.</translation>
    </message>
    <message>
        <source>Might be. Might not be.</source>
        <translation>Mungkin ya. Mungkin tidak.</translation>
    </message>
    <message>
        <source>Now it gets interesting.</source>
        <translation>Sekarang jadi seru.</translation>
    </message>
    <message>
        <source>What odds would you give me?</source>
        <translation>Berapa banding berapa, menurutmu?</translation>
    </message>
    <message>
        <source>Six and six.</source>
        <translation>Enam dan enam.</translation>
    </message>
    <message>
        <source>Even a gambler has honest days.</source>
        <translation>Penjudi pun punya hari jujur.</translation>
    </message>
    <message>
        <source>Pay up.</source>
        <translation>Bayar.</translation>
    </message>
    <message>
        <source>Ah well. Roll again.</source>
        <translation>Ya sudah. Lempar lagi.</translation>
    </message>
    <message>
        <source>Snake eyes.</source>
        <translation>Mata dadu satu dan satu.</translation>
    </message>
    <message>
        <source>You have a good eye. Keep it on me.</source>
        <translation>Matamu jeli. Arahkan terus padaku.</translation>
    </message>
    <message>
        <source>I would bet against that.</source>
        <translation>Aku bertaruh itu bohong.</translation>
    </message>
    <message>
        <source>Three to one you lie.</source>
        <translation>Tiga banding satu kamu bohong.</translation>
    </message>
    <message>
        <source>The house pays me.</source>
        <translation>Bandar membayarku.</translation>
    </message>
    <message>
        <source>Thank you. I had money on it.</source>
        <translation>Terima kasih. Aku pasang taruhan.</translation>
    </message>
    <message>
        <source>It had to come up some time.</source>
        <translation>Cepat atau lambat pasti muncul.</translation>
    </message>
    <message>
        <source>A bad throw. Not a bad bet.</source>
        <translation>Lemparan buruk. Taruhannya tidak.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Meja ditutup.</translation>
    </message>
    <message>
        <source>Ah, no. House rules.</source>
        <translation>Oh, tidak. Aturan rumah.</translation>
    </message>
    <message>
        <source>All right, I pass the dice.</source>
        <translation>Baik, dadunya kuoper.</translation>
    </message>
    <message>
        <source>One cannot win every throw.</source>
        <translation>Tidak semua lemparan bisa menang.</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <translation>Datang mudah, pergi mudah.</translation>
    </message>
    <message>
        <source>Keep it warm for me.</source>
        <translation>Jaga tetap hangat untukku.</translation>
    </message>
    <message>
        <source>All in. On you.</source>
        <translation>Semua kupasang. Padamu.</translation>
    </message>
    <message>
        <source>Somebody has to lose.</source>
        <translation>Harus ada yang kalah.</translation>
    </message>
    <message>
        <source>I have lost more before breakfast.</source>
        <translation>Sebelum sarapan pun aku pernah kalah lebih banyak.</translation>
    </message>
    <message>
        <source>Still in the game.</source>
        <translation>Masih ikut main.</translation>
    </message>
    <message>
        <source>Bank broken. Good night.</source>
        <translation>Bandar bangkrut. Selamat malam.</translation>
    </message>
    <message>
        <source>Lend me a coin for the way home?</source>
        <translation>Pinjam sekoin untuk pulang?</translation>
    </message>
    <message>
        <source>One player fewer to share with.</source>
        <translation>Berkurang satu yang ikut berbagi.</translation>
    </message>
    <message>
        <source>The table thanks you.</source>
        <translation>Meja berterima kasih.</translation>
    </message>
    <message>
        <source>Place your bets, friends.</source>
        <translation>Pasang taruhan, Kawan-kawan.</translation>
    </message>
    <message>
        <source>Nobody wants to throw?</source>
        <translation>Tidak ada yang mau melempar?</translation>
    </message>
    <message>
        <source>I never doubted the dice.</source>
        <translation>Aku tak pernah ragu pada dadu.</translation>
    </message>
    <message>
        <source>Winner takes all. My favourite rule.</source>
        <translation>Pemenang ambil semua. Aturan kesukaanku.</translation>
    </message>
    <message>
        <source>Let the minutes show that we began.</source>
        <translation>Mohon dicatat bahwa kita mulai.</translation>
    </message>
    <message>
        <source>Names and titles, please.</source>
        <translation>Nama dan gelar, silakan.</translation>
    </message>
    <message>
        <source>Duly declared.</source>
        <translation>Dinyatakan dengan sah.</translation>
    </message>
    <message>
        <source>I refer to clause the first.</source>
        <translation>Aku merujuk pasal satu.</translation>
    </message>
    <message>
        <source>You contest the document?</source>
        <translation>Anda menyanggah dokumen ini?</translation>
    </message>
    <message>
        <source>An objection. I note it.</source>
        <translation>Keberatan. Kucatat.</translation>
    </message>
    <message>
        <source>Signed and sealed.</source>
        <translation>Ditandatangani dan dicap.</translation>
    </message>
    <message>
        <source>The evidence speaks.</source>
        <translation>Buktinya berbicara.</translation>
    </message>
    <message>
        <source>Objection dismissed, with costs.</source>
        <translation>Keberatan ditolak, biaya ditanggung pemohon.</translation>
    </message>
    <message>
        <source>A slip of the pen.</source>
        <translation>Salah tulis.</translation>
    </message>
    <message>
        <source>Strike that from the record!</source>
        <translation>Coret itu dari catatan!</translation>
    </message>
    <message>
        <source>A forgery, I concede.</source>
        <translation>Palsu, kuakui.</translation>
    </message>
    <message>
        <source>I shall want to see that in writing.</source>
        <translation>Aku mau itu tertulis.</translation>
    </message>
    <message>
        <source>Proof, if you please.</source>
        <translation>Buktinya, silakan.</translation>
    </message>
    <message>
        <source>As I suspected: no seal.</source>
        <translation>Sudah kuduga: tanpa cap.</translation>
    </message>
    <message>
        <source>The ink was still wet.</source>
        <translation>Tintanya masih basah.</translation>
    </message>
    <message>
        <source>In order, I must admit.</source>
        <translation>Harus kuakui: beres.</translation>
    </message>
    <message>
        <source>I bear the costs.</source>
        <translation>Biayanya kutanggung.</translation>
    </message>
    <message>
        <source>Denied, on formal grounds.</source>
        <translation>Ditolak, alasan formal.</translation>
    </message>
    <message>
        <source>There is a clause against that.</source>
        <translation>Ada pasal yang melarangnya.</translation>
    </message>
    <message>
        <source>I shall appeal.</source>
        <translation>Aku akan banding.</translation>
    </message>
    <message>
        <source>Rejected? I note it.</source>
        <translation>Ditolak? Kucatat.</translation>
    </message>
    <message>
        <source>I demand a receipt!</source>
        <translation>Aku minta kuitansi!</translation>
    </message>
    <message>
        <source>That will be in the minutes.</source>
        <translation>Itu masuk notulen.</translation>
    </message>
    <message>
        <source>Sentence is passed.</source>
        <translation>Putusan dijatuhkan.</translation>
    </message>
    <message>
        <source>It is all quite legal.</source>
        <translation>Semuanya sah menurut hukum.</translation>
    </message>
    <message>
        <source>I protest, for the record.</source>
        <translation>Aku protes, mohon dicatat.</translation>
    </message>
    <message>
        <source>My spectacles!</source>
        <translation>Kacamataku!</translation>
    </message>
    <message>
        <source>The file is closed.</source>
        <translation>Berkas ditutup.</translation>
    </message>
    <message>
        <source>I leave you my fee note.</source>
        <translation>Tagihanku kutinggalkan.</translation>
    </message>
    <message>
        <source>Deleted from the register.</source>
        <translation>Dihapus dari daftar.</translation>
    </message>
    <message>
        <source>Case closed.</source>
        <translation>Perkara selesai.</translation>
    </message>
    <message>
        <source>Nothing to report, it seems.</source>
        <translation>Tampaknya tidak ada laporan.</translation>
    </message>
    <message>
        <source>The minutes are very short so far.</source>
        <translation>Notulennya pendek sekali sejauh ini.</translation>
    </message>
    <message>
        <source>Recorded, witnessed and won.</source>
        <translation>Dicatat, disaksikan, dan dimenangkan.</translation>
    </message>
    <message>
        <source>My fee, if you please.</source>
        <translation>Honorku, silakan.</translation>
    </message>
    <message>
        <source>Welcome, welcome! Who is thirsty?</source>
        <translation>Selamat datang! Siapa yang haus?</translation>
    </message>
    <message>
        <source>Pull up a chair, friends!</source>
        <translation>Tarik kursimu, Kawan-kawan!</translation>
    </message>
    <message>
        <source>On the house!</source>
        <translation>Gratis dari rumah!</translation>
    </message>
    <message>
        <source>A little something for the cook.</source>
        <translation>Sedikit untuk juru masak.</translation>
    </message>
    <message>
        <source>Among friends? Really?</source>
        <translation>Sesama kawan? Sungguh?</translation>
    </message>
    <message>
        <source>Ho, now I am curious myself.</source>
        <translation>Wah, aku sendiri jadi penasaran.</translation>
    </message>
    <message>
        <source>Ha! Next round is on you.</source>
        <translation>Ha! Giliran berikut kamu yang bayar.</translation>
    </message>
    <message>
        <source>Fresh from the cellar.</source>
        <translation>Segar dari gudang.</translation>
    </message>
    <message>
        <source>No hard feelings. Drink up!</source>
        <translation>Jangan sakit hati. Minum!</translation>
    </message>
    <message>
        <source>Well, I watered it a little.</source>
        <translation>Yah, memang kucampur air sedikit.</translation>
    </message>
    <message>
        <source>You got me! Cheers.</source>
        <translation>Ketahuan! Bersulang.</translation>
    </message>
    <message>
        <source>It was worth a try, eh?</source>
        <translation>Boleh dicoba, kan?</translation>
    </message>
    <message>
        <source>Come now, pull the other one.</source>
        <translation>Ayolah, jangan bercanda.</translation>
    </message>
    <message>
        <source>I serve stories like that all night.</source>
        <translation>Cerita begitu kudengar tiap malam.</translation>
    </message>
    <message>
        <source>An innkeeper hears everything.</source>
        <translation>Pemilik kedai mendengar semuanya.</translation>
    </message>
    <message>
        <source>I know that look at closing time.</source>
        <translation>Aku kenal muka itu saat mau tutup.</translation>
    </message>
    <message>
        <source>My mistake. Have one on me.</source>
        <translation>Salahku. Minumnya aku yang bayar.</translation>
    </message>
    <message>
        <source>Well, I never!</source>
        <translation>Astaga!</translation>
    </message>
    <message>
        <source>Sorry, friend. Kitchen is closed.</source>
        <translation>Maaf, Kawan. Dapur sudah tutup.</translation>
    </message>
    <message>
        <source>Not in my house, eh?</source>
        <translation>Jangan di rumahku, ya?</translation>
    </message>
    <message>
        <source>Fair enough, fair enough.</source>
        <translation>Baiklah, baiklah.</translation>
    </message>
    <message>
        <source>Then I have another cup.</source>
        <translation>Kalau begitu aku tambah segelas.</translation>
    </message>
    <message>
        <source>Hey, that is the till!</source>
        <translation>Hei, itu laci kasirku!</translation>
    </message>
    <message>
        <source>You forgot to pay. Again.</source>
        <translation>Kamu lupa bayar. Lagi.</translation>
    </message>
    <message>
        <source>Closing time, my friend.</source>
        <translation>Sudah mau tutup, Kawan.</translation>
    </message>
    <message>
        <source>Out you go, nothing personal.</source>
        <translation>Ayo keluar, jangan tersinggung.</translation>
    </message>
    <message>
        <source>There goes the good crockery.</source>
        <translation>Pecah sudah piring bagusku.</translation>
    </message>
    <message>
        <source>Ouch! Right in the belly.</source>
        <translation>Aduh! Tepat di perut.</translation>
    </message>
    <message>
        <source>Last orders for me.</source>
        <translation>Pesanan terakhir untukku.</translation>
    </message>
    <message>
        <source>Somebody mind the fire.</source>
        <translation>Tolong jaga apinya.</translation>
    </message>
    <message>
        <source>Mind the step on your way out!</source>
        <translation>Awas anak tangga waktu keluar!</translation>
    </message>
    <message>
        <source>I keep your cup for next time.</source>
        <translation>Gelasmu kusimpan untuk lain kali.</translation>
    </message>
    <message>
        <source>More wine? You are all so quiet.</source>
        <translation>Tambah anggur? Kalian sepi sekali.</translation>
    </message>
    <message>
        <source>Drink, friends. It is paid for.</source>
        <translation>Minumlah, Kawan-kawan. Sudah dibayar.</translation>
    </message>
    <message>
        <source>Drinks for everybody!</source>
        <translation>Minum untuk semuanya!</translation>
    </message>
    <message>
        <source>Ha! And I only came to pour.</source>
        <translation>Ha! Padahal aku cuma mau menuang.</translation>
    </message>
    <message>
        <source>Shall I play something first?</source>
        <translation>Kumainkan sesuatu dulu?</translation>
    </message>
    <message>
        <source>What a lovely evening for it.</source>
        <translation>Malam yang indah untuk bermain.</translation>
    </message>
    <message>
        <source>La, la… that is my part.</source>
        <translation>La, la… itu bagianku.</translation>
    </message>
    <message>
        <source>I sing it as it is written.</source>
        <translation>Kunyanyikan seperti tertulis.</translation>
    </message>
    <message>
        <source>Oh! Do I sound false?</source>
        <translation>Oh! Apakah suaraku sumbang?</translation>
    </message>
    <message>
        <source>Listen again, dear.</source>
        <translation>Dengarkan sekali lagi, Sayang.</translation>
    </message>
    <message>
        <source>You see? In tune.</source>
        <translation>Tuh, kan? Nadanya pas.</translation>
    </message>
    <message>
        <source>That was the true note.</source>
        <translation>Itu nada yang sejati.</translation>
    </message>
    <message>
        <source>I do not mind. Really.</source>
        <translation>Aku tidak keberatan. Sungguh.</translation>
    </message>
    <message>
        <source>A wrong note. I blush.</source>
        <translation>Nada salah. Aku tersipu.</translation>
    </message>
    <message>
        <source>Well, it sounded pretty.</source>
        <translation>Ya, tapi kedengarannya manis.</translation>
    </message>
    <message>
        <source>I never could hold that one.</source>
        <translation>Nada itu memang tak pernah kukuasai.</translation>
    </message>
    <message>
        <source>Hm, that rang a little flat.</source>
        <translation>Hm, itu agak sumbang.</translation>
    </message>
    <message>
        <source>I did not like that chord.</source>
        <translation>Aku tidak suka akor itu.</translation>
    </message>
    <message>
        <source>My ear is seldom wrong.</source>
        <translation>Telingaku jarang salah.</translation>
    </message>
    <message>
        <source>I heard it in your voice.</source>
        <translation>Terdengar dari suaramu.</translation>
    </message>
    <message>
        <source>I am so sorry. Truly.</source>
        <translation>Maaf sekali. Sungguh.</translation>
    </message>
    <message>
        <source>My ear deceived me.</source>
        <translation>Telingaku menipuku.</translation>
    </message>
    <message>
        <source>No, no. That song stops here.</source>
        <translation>Tidak, tidak. Lagu itu berhenti di sini.</translation>
    </message>
    <message>
        <source>Not this verse, please.</source>
        <translation>Jangan bait yang ini, tolong.</translation>
    </message>
    <message>
        <source>Then I shall play something else.</source>
        <translation>Kalau begitu kumainkan yang lain.</translation>
    </message>
    <message>
        <source>A rest. I can count rests.</source>
        <translation>Tanda diam. Aku bisa menghitungnya.</translation>
    </message>
    <message>
        <source>My poor lute strings!</source>
        <translation>Kasihan senar kecapiku!</translation>
    </message>
    <message>
        <source>You could have passed the hat.</source>
        <translation>Edarkan saja topinya, kan bisa.</translation>
    </message>
    <message>
        <source>Forgive me. The tune demands it.</source>
        <translation>Maaf. Lagunya menuntut begitu.</translation>
    </message>
    <message>
        <source>It is a sad song, this one.</source>
        <translation>Lagu ini memang sedih.</translation>
    </message>
    <message>
        <source>A string has snapped.</source>
        <translation>Senarnya putus.</translation>
    </message>
    <message>
        <source>That hurt more than it should.</source>
        <translation>Sakitnya lebih dari seharusnya.</translation>
    </message>
    <message>
        <source>And so the music ends.</source>
        <translation>Maka musik pun usai.</translation>
    </message>
    <message>
        <source>I shall hum along from outside.</source>
        <translation>Aku ikut bersenandung dari luar.</translation>
    </message>
    <message>
        <source>One voice fewer in the choir.</source>
        <translation>Berkurang satu suara di paduan.</translation>
    </message>
    <message>
        <source>I shall write you a lament.</source>
        <translation>Akan kutulis ratapan untukmu.</translation>
    </message>
    <message>
        <source>You are all so still. Shall I sing?</source>
        <translation>Kalian diam sekali. Aku nyanyi, ya?</translation>
    </message>
    <message>
        <source>A long rest in the music.</source>
        <translation>Jeda yang panjang dalam musik.</translation>
    </message>
    <message>
        <source>An encore? You are too kind.</source>
        <translation>Lagi? Kalian baik sekali.</translation>
    </message>
    <message>
        <source>The last chord is a major one.</source>
        <translation>Akor terakhirnya mayor.</translation>
    </message>
    <message>
        <source>At last! Who begins? Who dares?</source>
        <translation>Akhirnya! Siapa mulai? Siapa berani?</translation>
    </message>
    <message>
        <source>I am in a mood tonight.</source>
        <translation>Aku sedang bersemangat malam ini.</translation>
    </message>
    <message>
        <source>And who will stop me?</source>
        <translation>Dan siapa yang mau mencegahku?</translation>
    </message>
    <message>
        <source>Mine. Next!</source>
        <translation>Milikku. Berikutnya!</translation>
    </message>
    <message>
        <source>You dare?</source>
        <translation>Kamu berani?</translation>
    </message>
    <message>
        <source>Say that again, slowly.</source>
        <translation>Ulangi, pelan-pelan.</translation>
    </message>
    <message>
        <source>Ha! Burn your fingers!</source>
        <translation>Ha! Terbakar jarimu!</translation>
    </message>
    <message>
        <source>There! And I shall not forget it.</source>
        <translation>Nih! Dan aku tidak akan lupa.</translation>
    </message>
    <message>
        <source>Look well. That was your mistake.</source>
        <translation>Lihat baik-baik. Itu kesalahanmu.</translation>
    </message>
    <message>
        <source>Oh, curse it all!</source>
        <translation>Ah, sialan semua!</translation>
    </message>
    <message>
        <source>It was worth it!</source>
        <translation>Tetap sepadan!</translation>
    </message>
    <message>
        <source>Laugh, go on. Laugh!</source>
        <translation>Ketawa saja. Ayo ketawa!</translation>
    </message>
    <message>
        <source>Liar! It is all over your face.</source>
        <translation>Bohong! Tertulis di mukamu.</translation>
    </message>
    <message>
        <source>I do not believe a word!</source>
        <translation>Aku tak percaya sepatah kata pun!</translation>
    </message>
    <message>
        <source>I knew it! I knew it!</source>
        <translation>Aku tahu! Aku tahu!</translation>
    </message>
    <message>
        <source>Smoke, and there was the fire.</source>
        <translation>Ada asap, dan itu apinya.</translation>
    </message>
    <message>
        <source>Impossible! Show me again!</source>
        <translation>Mustahil! Tunjukkan lagi!</translation>
    </message>
    <message>
        <source>Fine. Fine! I said fine.</source>
        <translation>Baik. Baik! Kubilang baik.</translation>
    </message>
    <message>
        <source>Over my dead body!</source>
        <translation>Langkahi dulu mayatku!</translation>
    </message>
    <message>
        <source>Hands off!</source>
        <translation>Singkirkan tanganmu!</translation>
    </message>
    <message>
        <source>You will pay for that.</source>
        <translation>Kamu akan membayarnya.</translation>
    </message>
    <message>
        <source>I see. I see you.</source>
        <translation>Begitu ya. Aku lihat kamu.</translation>
    </message>
    <message>
        <source>Robber! I saw that!</source>
        <translation>Perampok! Aku lihat itu!</translation>
    </message>
    <message>
        <source>You will give that back. Twice.</source>
        <translation>Kembalikan itu. Dua kali lipat.</translation>
    </message>
    <message>
        <source>This one is for you!</source>
        <translation>Yang ini untukmu!</translation>
    </message>
    <message>
        <source>I have waited all night for this.</source>
        <translation>Semalaman kutunggu ini.</translation>
    </message>
    <message>
        <source>Ow! You will be sorry!</source>
        <translation>Aduh! Kamu akan menyesal!</translation>
    </message>
    <message>
        <source>So it is war.</source>
        <translation>Jadi ini perang.</translation>
    </message>
    <message>
        <source>I shall be back, and I shall be angry!</source>
        <translation>Aku akan kembali, dan marah!</translation>
    </message>
    <message>
        <source>You only won because I let you!</source>
        <translation>Kamu menang karena kubiarkan!</translation>
    </message>
    <message>
        <source>One less. Who is next?</source>
        <translation>Berkurang satu. Siapa lagi?</translation>
    </message>
    <message>
        <source>That is what you get!</source>
        <translation>Rasakan itu!</translation>
    </message>
    <message>
        <source>Are you all asleep?</source>
        <translation>Kalian tidur semua?</translation>
    </message>
    <message>
        <source>Somebody do something!</source>
        <translation>Lakukan sesuatu dong!</translation>
    </message>
    <message>
        <source>Mine! All of it, mine!</source>
        <translation>Milikku! Semuanya milikku!</translation>
    </message>
    <message>
        <source>Was there ever any doubt?</source>
        <translation>Memangnya pernah diragukan?</translation>
    </message>
    <message>
        <source>I shall observe for a while.</source>
        <translation>Aku mengamati dulu sebentar.</translation>
    </message>
    <message>
        <source>Do not mind me. Nobody does, at first.</source>
        <translation>Abaikan saja aku. Awalnya semua begitu.</translation>
    </message>
    <message>
        <source>A small thing, only.</source>
        <translation>Hal kecil saja.</translation>
    </message>
    <message>
        <source>I trust nobody minds.</source>
        <translation>Kuharap tidak ada yang keberatan.</translation>
    </message>
    <message>
        <source>How bold of you.</source>
        <translation>Berani sekali.</translation>
    </message>
    <message>
        <source>Think it over once more.</source>
        <translation>Pikirkan sekali lagi.</translation>
    </message>
    <message>
        <source>You might have reckoned that out.</source>
        <translation>Itu mestinya bisa kauhitung.</translation>
    </message>
    <message>
        <source>Even roses have those.</source>
        <translation>Mawar pun berduri.</translation>
    </message>
    <message>
        <source>Are we content?</source>
        <translation>Sudah puas?</translation>
    </message>
    <message>
        <source>A petal lost.</source>
        <translation>Satu kelopak gugur.</translation>
    </message>
    <message>
        <source>You are sharper than you look.</source>
        <translation>Kamu lebih tajam dari kelihatannya.</translation>
    </message>
    <message>
        <source>A reasonable risk, I still think.</source>
        <translation>Tetap risiko yang wajar, kurasa.</translation>
    </message>
    <message>
        <source>I find that improbable.</source>
        <translation>Menurutku itu kecil kemungkinannya.</translation>
    </message>
    <message>
        <source>The sum does not come out.</source>
        <translation>Hitungannya tidak cocok.</translation>
    </message>
    <message>
        <source>It was mere arithmetic.</source>
        <translation>Sekadar berhitung.</translation>
    </message>
    <message>
        <source>As I reckoned.</source>
        <translation>Seperti perhitunganku.</translation>
    </message>
    <message>
        <source>A small chance, and it came.</source>
        <translation>Peluangnya kecil, dan terjadi.</translation>
    </message>
    <message>
        <source>Then I was unlucky. Not wrong.</source>
        <translation>Berarti aku sial. Bukan salah.</translation>
    </message>
    <message>
        <source>I would rather you did not.</source>
        <translation>Aku lebih suka kalau tidak.</translation>
    </message>
    <message>
        <source>That would cost me too much.</source>
        <translation>Itu terlalu mahal bagiku.</translation>
    </message>
    <message>
        <source>I had allowed for that.</source>
        <translation>Sudah kuperhitungkan.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Kucatat.</translation>
    </message>
    <message>
        <source>I know the amount to the coin.</source>
        <translation>Aku tahu jumlahnya sampai sekoin.</translation>
    </message>
    <message>
        <source>You needed it more, surely.</source>
        <translation>Tentu kamu lebih butuh.</translation>
    </message>
    <message>
        <source>You had grown too rich.</source>
        <translation>Kamu sudah terlalu kaya.</translation>
    </message>
    <message>
        <source>It was bound to be you.</source>
        <translation>Memang harus kamu.</translation>
    </message>
    <message>
        <source>That was the better choice. Alas.</source>
        <translation>Itu pilihan yang lebih baik. Sayang.</translation>
    </message>
    <message>
        <source>I would have done the same.</source>
        <translation>Aku pun akan begitu.</translation>
    </message>
    <message>
        <source>Well reckoned, all of you.</source>
        <translation>Perhitungan bagus, kalian semua.</translation>
    </message>
    <message>
        <source>The rose goes with me.</source>
        <translation>Mawarnya ikut denganku.</translation>
    </message>
    <message>
        <source>The numbers are simpler now.</source>
        <translation>Angkanya jadi lebih sederhana.</translation>
    </message>
    <message>
        <source>One unknown fewer.</source>
        <translation>Berkurang satu yang tak diketahui.</translation>
    </message>
    <message>
        <source>Interesting. Nobody moves.</source>
        <translation>Menarik. Tidak ada yang bergerak.</translation>
    </message>
    <message>
        <source>I could listen to this for hours.</source>
        <translation>Bisa kudengarkan berjam-jam.</translation>
    </message>
    <message>
        <source>It comes out even.</source>
        <translation>Hitungannya pas.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <translation>Quod erat demonstrandum.</translation>
    </message>
    <message>
        <source>Am I allowed to sit here?</source>
        <translation>Boleh aku duduk di sini?</translation>
    </message>
    <message>
        <source>I have never been so nervous.</source>
        <translation>Belum pernah aku segugup ini.</translation>
    </message>
    <message>
        <source>If… if I may.</source>
        <translation>Kalau… kalau boleh.</translation>
    </message>
    <message>
        <source>It says so here.</source>
        <translation>Di sini tertulis begitu.</translation>
    </message>
    <message>
        <source>Me? But why?</source>
        <translation>Aku? Tapi kenapa?</translation>
    </message>
    <message>
        <source>Oh no. Oh dear.</source>
        <translation>Aduh. Ya ampun.</translation>
    </message>
    <message>
        <source>I told the truth! I always do. Mostly.</source>
        <translation>Aku jujur! Selalu begitu. Hampir.</translation>
    </message>
    <message>
        <source>See? See?</source>
        <translation>Tuh? Tuh, kan?</translation>
    </message>
    <message>
        <source>Here. Please be nice now.</source>
        <translation>Ini. Sekarang baiklah padaku.</translation>
    </message>
    <message>
        <source>I knew I would go red.</source>
        <translation>Aku tahu mukaku bakal merah.</translation>
    </message>
    <message>
        <source>I shall never lie again.</source>
        <translation>Aku tak akan bohong lagi.</translation>
    </message>
    <message>
        <source>Please do not tell my aunt.</source>
        <translation>Jangan bilang bibiku, ya.</translation>
    </message>
    <message>
        <source>I… I think that is not so.</source>
        <translation>Aku… kurasa itu tidak benar.</translation>
    </message>
    <message>
        <source>Excuse me, is that true?</source>
        <translation>Permisi, apa itu benar?</translation>
    </message>
    <message>
        <source>I was right? I was right!</source>
        <translation>Aku benar? Aku benar!</translation>
    </message>
    <message>
        <source>Oh! I only guessed.</source>
        <translation>Oh! Padahal cuma menebak.</translation>
    </message>
    <message>
        <source>Sorry, sorry, sorry.</source>
        <translation>Maaf, maaf, maaf.</translation>
    </message>
    <message>
        <source>I should have kept still.</source>
        <translation>Harusnya aku diam saja.</translation>
    </message>
    <message>
        <source>No! Please, no.</source>
        <translation>Jangan! Tolong, jangan.</translation>
    </message>
    <message>
        <source>The letter says you may not.</source>
        <translation>Kata surat ini kamu tidak boleh.</translation>
    </message>
    <message>
        <source>Oh. All right.</source>
        <translation>Oh. Baiklah.</translation>
    </message>
    <message>
        <source>I shall try again later.</source>
        <translation>Nanti kucoba lagi.</translation>
    </message>
    <message>
        <source>That was for my journey!</source>
        <translation>Itu untuk perjalananku!</translation>
    </message>
    <message>
        <source>But I saved so long for it.</source>
        <translation>Padahal lama kutabung.</translation>
    </message>
    <message>
        <source>I am really sorry about this.</source>
        <translation>Aku sungguh minta maaf.</translation>
    </message>
    <message>
        <source>I must. It is in the letter.</source>
        <translation>Harus. Ada di surat ini.</translation>
    </message>
    <message>
        <source>Ouch.</source>
        <translation>Aduh.</translation>
    </message>
    <message>
        <source>That was not very kind.</source>
        <translation>Itu tidak baik.</translation>
    </message>
    <message>
        <source>May I stay and watch?</source>
        <translation>Boleh aku tinggal dan menonton?</translation>
    </message>
    <message>
        <source>I did quite well, did I not?</source>
        <translation>Lumayan kan mainku?</translation>
    </message>
    <message>
        <source>Did I do that?</source>
        <translation>Itu karena aku?</translation>
    </message>
    <message>
        <source>Good-bye! Safe travels!</source>
        <translation>Dadah! Hati-hati di jalan!</translation>
    </message>
    <message>
        <source>Is it my turn? No?</source>
        <translation>Giliranku? Bukan?</translation>
    </message>
    <message>
        <source>Nobody is saying anything.</source>
        <translation>Tidak ada yang bicara.</translation>
    </message>
    <message>
        <source>I won? Is that certain?</source>
        <translation>Aku menang? Benarkah?</translation>
    </message>
    <message>
        <source>Wait until they hear at home!</source>
        <translation>Tunggu sampai orang rumah dengar!</translation>
    </message>
    <message>
        <source>You may sit in my presence.</source>
        <translation>Kau boleh duduk di hadapanku.</translation>
    </message>
    <message>
        <source>Let us see who kneels tonight.</source>
        <translation>Mari lihat siapa yang berlutut malam ini.</translation>
    </message>
    <message>
        <source>It is my due.</source>
        <translation>Itu hakku.</translation>
    </message>
    <message>
        <source>I need not explain myself.</source>
        <translation>Aku tak perlu menjelaskan.</translation>
    </message>
    <message>
        <source>How tiresome.</source>
        <translation>Membosankan.</translation>
    </message>
    <message>
        <source>Do you know to whom you speak?</source>
        <translation>Kau tahu sedang bicara dengan siapa?</translation>
    </message>
    <message>
        <source>Kneel.</source>
        <translation>Berlutut.</translation>
    </message>
    <message>
        <source>I hold every key in this house.</source>
        <translation>Semua kunci rumah ini kupegang.</translation>
    </message>
    <message>
        <source>I hope that was worth it.</source>
        <translation>Kuharap itu sepadan.</translation>
    </message>
    <message>
        <source>You heard nothing. You saw nothing.</source>
        <translation>Kau tidak dengar. Kau tidak lihat.</translation>
    </message>
    <message>
        <source>One door closes.</source>
        <translation>Satu pintu tertutup.</translation>
    </message>
    <message>
        <source>I shall have the witnesses seen to.</source>
        <translation>Para saksi akan kuurus.</translation>
    </message>
    <message>
        <source>You lie like a servant.</source>
        <translation>Bohongmu seperti pelayan.</translation>
    </message>
    <message>
        <source>I think not.</source>
        <translation>Kurasa tidak.</translation>
    </message>
    <message>
        <source>Every lock opens to me.</source>
        <translation>Semua kunci terbuka bagiku.</translation>
    </message>
    <message>
        <source>I always know.</source>
        <translation>Aku selalu tahu.</translation>
    </message>
    <message>
        <source>Hm. You may keep your head.</source>
        <translation>Hm. Kepalamu boleh kausimpan.</translation>
    </message>
    <message>
        <source>I was misinformed.</source>
        <translation>Aku salah mendapat kabar.</translation>
    </message>
    <message>
        <source>That door is locked.</source>
        <translation>Pintu itu terkunci.</translation>
    </message>
    <message>
        <source>I forbid it.</source>
        <translation>Kularang.</translation>
    </message>
    <message>
        <source>You shut a door on me?</source>
        <translation>Kau menutup pintu di depanku?</translation>
    </message>
    <message>
        <source>I shall find another way in.</source>
        <translation>Akan kucari jalan lain.</translation>
    </message>
    <message>
        <source>From my own chest!</source>
        <translation>Dari petiku sendiri!</translation>
    </message>
    <message>
        <source>Enjoy it. It will be brief.</source>
        <translation>Nikmatilah. Tak akan lama.</translation>
    </message>
    <message>
        <source>You bore me.</source>
        <translation>Kau membosankan.</translation>
    </message>
    <message>
        <source>Show this one out.</source>
        <translation>Antar yang ini keluar.</translation>
    </message>
    <message>
        <source>You will hang for that.</source>
        <translation>Kau akan digantung karena itu.</translation>
    </message>
    <message>
        <source>A lady does not cry out.</source>
        <translation>Wanita terhormat tidak menjerit.</translation>
    </message>
    <message>
        <source>I leave because I wish to.</source>
        <translation>Aku pergi karena aku mau.</translation>
    </message>
    <message>
        <source>The key stays with me.</source>
        <translation>Kuncinya tetap padaku.</translation>
    </message>
    <message>
        <source>Somebody clear the chair.</source>
        <translation>Kosongkan kursinya.</translation>
    </message>
    <message>
        <source>And the door behind you, please.</source>
        <translation>Dan tutup pintunya, tolong.</translation>
    </message>
    <message>
        <source>I did not say that you may stop.</source>
        <translation>Aku tidak bilang kalian boleh berhenti.</translation>
    </message>
    <message>
        <source>Is everybody afraid? Good.</source>
        <translation>Semua takut? Bagus.</translation>
    </message>
    <message>
        <source>Naturally.</source>
        <translation>Tentu saja.</translation>
    </message>
    <message>
        <source>Now all the keys are mine.</source>
        <translation>Kini semua kunci milikku.</translation>
    </message>
    <message>
        <source>The falcon is hooded. For now.</source>
        <translation>Elangnya masih bertudung. Untuk kini.</translation>
    </message>
    <message>
        <source>Patience, my bird.</source>
        <translation>Sabar, burungku.</translation>
    </message>
    <message>
        <source>I take only what is mine.</source>
        <translation>Kuambil yang memang milikku.</translation>
    </message>
    <message>
        <source>That is my prey.</source>
        <translation>Itu buruanku.</translation>
    </message>
    <message>
        <source>I shall remember who asked.</source>
        <translation>Akan kuingat siapa yang bertanya.</translation>
    </message>
    <message>
        <source>You step on my land?</source>
        <translation>Kau menginjak tanahku?</translation>
    </message>
    <message>
        <source>A falcon does not bark.</source>
        <translation>Elang tidak menggonggong.</translation>
    </message>
    <message>
        <source>You hunted the wrong bird.</source>
        <translation>Kau salah memburu burung.</translation>
    </message>
    <message>
        <source>Look. And remember it.</source>
        <translation>Lihat. Dan ingat itu.</translation>
    </message>
    <message>
        <source>Missed.</source>
        <translation>Meleset.</translation>
    </message>
    <message>
        <source>The hare was quicker.</source>
        <translation>Kelincinya lebih cepat.</translation>
    </message>
    <message>
        <source>Say nothing. I know.</source>
        <translation>Jangan bilang. Aku tahu.</translation>
    </message>
    <message>
        <source>That track is false.</source>
        <translation>Jejak itu palsu.</translation>
    </message>
    <message>
        <source>I see you in the grass.</source>
        <translation>Kulihat kau di rerumputan.</translation>
    </message>
    <message>
        <source>She never misses.</source>
        <translation>Ia tidak pernah meleset.</translation>
    </message>
    <message>
        <source>Into the bag with it.</source>
        <translation>Masukkan ke kantong.</translation>
    </message>
    <message>
        <source>I flew at a shadow.</source>
        <translation>Yang kusambar cuma bayangan.</translation>
    </message>
    <message>
        <source>Back to the glove.</source>
        <translation>Kembali ke sarung tangan.</translation>
    </message>
    <message>
        <source>Not in my woods.</source>
        <translation>Tidak di hutanku.</translation>
    </message>
    <message>
        <source>Down!</source>
        <translation>Turun!</translation>
    </message>
    <message>
        <source>A good hedge.</source>
        <translation>Pagar yang bagus.</translation>
    </message>
    <message>
        <source>I can circle for a long while.</source>
        <translation>Aku bisa lama berputar-putar.</translation>
    </message>
    <message>
        <source>A poacher! I have your face.</source>
        <translation>Pemburu liar! Mukamu kuingat.</translation>
    </message>
    <message>
        <source>I never forget a poacher&apos;s gait.</source>
        <translation>Langkah pemburu liar tak pernah kulupa.</translation>
    </message>
    <message>
        <source>Now, my bird. Now!</source>
        <translation>Sekarang, burungku. Sekarang!</translation>
    </message>
    <message>
        <source>I told you I would remember.</source>
        <translation>Sudah kubilang aku ingat.</translation>
    </message>
    <message>
        <source>A feather or two.</source>
        <translation>Satu dua helai bulu.</translation>
    </message>
    <message>
        <source>You had better not miss again.</source>
        <translation>Lain kali jangan sampai meleset.</translation>
    </message>
    <message>
        <source>Let the bird go free.</source>
        <translation>Biar burungnya bebas.</translation>
    </message>
    <message>
        <source>The hunt is over for me.</source>
        <translation>Perburuanku selesai.</translation>
    </message>
    <message>
        <source>A clean strike.</source>
        <translation>Sambaran yang bersih.</translation>
    </message>
    <message>
        <source>I waited for that.</source>
        <translation>Itu yang kutunggu.</translation>
    </message>
    <message>
        <source>Hush. Something moves.</source>
        <translation>Sst. Ada yang bergerak.</translation>
    </message>
    <message>
        <source>The long wait is the hunt.</source>
        <translation>Menunggu lama itulah berburu.</translation>
    </message>
    <message>
        <source>The bird comes home.</source>
        <translation>Burungnya pulang.</translation>
    </message>
    <message>
        <source>I said: patience.</source>
        <translation>Sudah kubilang: sabar.</translation>
    </message>
    <message>
        <source>Waits like her falcon, seldom lies, and forgets nobody who struck her.</source>
        <translation>Menunggu seperti elangnya, jarang berbohong, dan mengingat setiap yang memukulnya.</translation>
    </message>
    <message>
        <source>A model courtier: mostly honest, slow to doubt, and never resentful.</source>
        <translation>Bangsawan teladan: biasanya jujur, lambat menantang, dan tak pernah mendendam.</translation>
    </message>
    <message>
        <source>Lies boldly, doubts in a flash, and pays every blow back with interest.</source>
        <translation>Berbohong dengan berani, menantang dalam sekejap, dan membalas setiap pukulan berlipat.</translation>
    </message>
    <message>
        <source>Bluffs behind his mask, picks off the weak, and is worst when cornered.</source>
        <translation>Menggertak di balik topengnya, memangsa yang lemah, dan paling gawat saat terpojok.</translation>
    </message>
    <message>
        <source>Hardly dares to lie, and on her last card dares nothing at all.</source>
        <translation>Hampir tak berani berbohong, dan pada kartu terakhirnya tak berani apa-apa.</translation>
    </message>
    <message>
        <source>A notary: claims little that is not so, and wants proof of all the rest.</source>
        <translation>Notaris: jarang mengklaim yang tidak benar, dan minta bukti untuk semua yang lain.</translation>
    </message>
    <message>
        <source>Reckons coldly, lies where it pays, and goes for the fullest purse.</source>
        <translation>Berhitung dengan dingin, berbohong bila menguntungkan, dan mengincar dompet paling tebal.</translation>
    </message>
    <message>
        <source>A soldier: strikes whoever stands next, challenges at once, and bluffs badly.</source>
        <translation>Prajurit: memukul siapa yang berikutnya, langsung menantang, dan buruk menggertak.</translation>
    </message>
    <message>
        <source>Takes people at their word, holds no grudge, and plays quite honestly.</source>
        <translation>Percaya kata orang, tidak mendendam, dan bermain cukup jujur.</translation>
    </message>
    <message>
        <source>Waters his own wine, doubts nobody else&apos;s, and kicks whoever is down.</source>
        <translation>Mencampur anggurnya sendiri, percaya pada orang lain, dan menendang yang sudah jatuh.</translation>
    </message>
    <message>
        <source>Claims whatever suits her, lets others talk, and takes from the rich.</source>
        <translation>Mengklaim apa saja yang cocok baginya, membiarkan orang lain bicara, dan mengambil dari yang kaya.</translation>
    </message>
    <message>
        <source>A gambler: bluffs whenever the odds allow, most of all with nothing left.</source>
        <translation>Penjudi: menggertak kapan pun peluangnya ada, apalagi saat tak punya apa-apa lagi.</translation>
    </message>
</context>
</TS>
