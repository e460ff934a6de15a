<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>Arena</name>
    <message>
        <source>a worker process was ended from outside, or had too little memory; try fewer --jobs, and --resume FILE to keep what was played</source>
        <translation>satu proses pekerja dihentikan dari luar, atau kekurangan memori; coba --jobs yang lebih kecil, dan --resume FILE untuk menyimpan yang sudah dimainkan</translation>
    </message>
    <message>
        <source>kind of file</source>
        <translation>jenis berkas</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} atau {second}</translation>
    </message>
    <message>
        <source>{path}: this is no file; name another, or an absent one</source>
        <translation>{path}: ini bukan berkas; sebutkan yang lain, atau yang belum ada</translation>
    </message>
    <message>
        <source>{path}: another arena writes it just now; name another file</source>
        <translation>{path}: arena lain sedang menulisnya; sebutkan berkas lain</translation>
    </message>
    <message>
        <source>{path}: this is no arena&apos;s file; name another, or an absent one</source>
        <translation>{path}: ini bukan berkas arena; sebutkan yang lain, atau yang belum ada</translation>
    </message>
    <message>
        <source>{path}:{number}: this is no round; remove the line</source>
        <translation>{path}:{number}: ini bukan putaran; hapus barisnya</translation>
    </message>
    <message>
        <source>{path}: round {number} is not of {seats} seats; remove its line</source>
        <translation>{path}: putaran {number} bukan untuk {seats} pemain; hapus barisnya</translation>
    </message>
    <message>
        <source>{path}: it was begun with another {what}; give the same as then, or name another file</source>
        <translation>{path}: dimulai dengan {what} lain; berikan yang sama seperti dulu, atau sebutkan berkas lain</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>{games} permainan; paling sedikit 1</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>paling banyak {max_turns} giliran; paling sedikit 1</translation>
    </message>
    <message>
        <source>{number} bots make more than {most} tables of {seats}; name fewer</source>
        <translation>{number} bot menghasilkan lebih dari {most} meja untuk {seats} pemain; sebutkan lebih sedikit</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 permainan dengan {seats} pemain menurut {rules}, seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n permainan dengan {seats} pemain menurut {rules}, bibit acak {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} not over after {turns} turns: won by nobody</source>
        <translation>{number} belum selesai setelah {turns} giliran: tidak ada yang menang</translation>
    </message>
    <message>
        <source>fair share {share}; times of decisions with a choice, in ms</source>
        <translation>bagian adil {share}; waktu keputusan yang punya pilihan, dalam md</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>games</source>
        <translation>permainan</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>share</source>
        <translation>bagian</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>interval 95 %</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>peringkat</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>terlama</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} sampai {high}</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>a self-test opens no file: {word}</source>
        <translation>uji mandiri tidak membuka berkas: {word}</translation>
    </message>
    <message>
        <source>The card game of bluff and deduction, against bots or with friends.</source>
        <translation>Permainan kartu gertak dan deduksi, melawan bot atau bersama teman.</translation>
    </message>
    <message>
        <source>a game record to open</source>
        <translation>rekaman permainan yang dibuka</translation>
    </message>
    <message>
        <source>print the version and leave</source>
        <translation>cetak versinya lalu keluar</translation>
    </message>
    <message>
        <source>look whether all parts work here, a line each, and leave: status 0, or 1 if one does not; your games and settings are not touched</source>
        <translation>periksa apakah semua bagian bekerja di sini, satu baris setiap bagian, lalu keluar: status 0, atau 1 kalau ada yang tidak; permainan dan pengaturanmu tidak disentuh</translation>
    </message>
    <message>
        <source>the same, with its lines in FILE too: on Windows there is no terminal</source>
        <translation>sama saja, barisnya juga ditulis ke FILE: di Windows tidak ada terminal</translation>
    </message>
    <message>
        <source>play a game record without a window and tell it, or its end as JSON</source>
        <translation>putar rekaman permainan tanpa jendela dan ceritakan, atau akhirnya sebagai JSON</translation>
    </message>
    <message>
        <source>play games between bots without a window</source>
        <translation>mainkan permainan antarbot tanpa jendela</translation>
    </message>
    <message>
        <source>measure bots against one another without a window</source>
        <translation>ukur bot satu sama lain tanpa jendela</translation>
    </message>
    <message>
        <source>`coup-desktop COMMAND --help` says more. Without arguments the window opens.</source>
        <translation>`coup-desktop COMMAND --help` menjelaskan lebih banyak. Tanpa argumen, jendela terbuka.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>perintah:</translation>
    </message>
    <message>
        <source>this is no file</source>
        <translation>ini bukan berkas</translation>
    </message>
    <message>
        <source>there is no such file, and no such command; commands are replay, simulate and arena</source>
        <translation>tidak ada berkas seperti itu, dan tidak ada perintah seperti itu; perintahnya replay, simulate dan arena</translation>
    </message>
    <message>
        <source>Plays a game record without a window and tells it.</source>
        <translation>Memutar rekaman permainan tanpa jendela dan menceritakannya.</translation>
    </message>
    <message>
        <source>the record; - reads standard input</source>
        <translation>rekamannya; - membaca masukan standar</translation>
    </message>
    <message>
        <source>print where it ends as one object</source>
        <translation>cetak akhirnya sebagai satu objek</translation>
    </message>
    <message>
        <source>there is no standard input to read</source>
        <translation>tidak ada masukan standar untuk dibaca</translation>
    </message>
    <message>
        <source>official, city-state or coup-x</source>
        <translation>official, city-state atau coup-x</translation>
    </message>
    <message>
        <source>official, city-state or coup-x ({rules} if none is named)</source>
        <translation>official, city-state atau coup-x ({rules} kalau tidak disebut)</translation>
    </message>
    <message>
        <source>an option of the preset</source>
        <translation>satu pilihan dari perangkat aturan</translation>
    </message>
    <message>
        <source>any other change of the rules, as in a record</source>
        <translation>perubahan aturan lain, seperti dalam rekaman</translation>
    </message>
    <message>
        <source>how many play</source>
        <translation>berapa pemain</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>berapa permainan</translation>
    </message>
    <message>
        <source>where chance comes from</source>
        <translation>asal keacakan</translation>
    </message>
    <message>
        <source>a game that is not over after so many turns counts as unfinished (%(default)s)</source>
        <translation>permainan yang belum selesai setelah sekian giliran dihitung tidak selesai (%(default)s)</translation>
    </message>
    <message>
        <source>play-outs a decision for levels that search; each has a number of its own</source>
        <translation>permainan percobaan setiap keputusan untuk tingkat yang mencari; masing-masing punya jumlahnya sendiri</translation>
    </message>
    <message>
        <source>print the result as one object</source>
        <translation>cetak hasilnya sebagai satu objek</translation>
    </message>
    <message>
        <source>{word} is no whole number</source>
        <translation>{word} bukan bilangan bulat</translation>
    </message>
    <message>
        <source>{option} stands twice</source>
        <translation>{option} muncul dua kali</translation>
    </message>
    <message>
        <source>Plays games between bots without a window. The same arguments give the same result, but for the seconds.</source>
        <translation>Memainkan permainan antarbot tanpa jendela. Argumen yang sama memberi hasil yang sama, kecuali detiknya.</translation>
    </message>
    <message>
        <source>one bot for all seats, or one a seat; they move on by a seat from game to game. A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random</source>
        <translation>satu bot untuk semua kursi, atau satu setiap kursi; dari permainan ke permainan mereka bergeser satu kursi. Bot adalah tingkat (page, courtier, spymaster atau doge), LEVEL:CHARACTER, seperti doge:orsola, untuk tabiat tokoh itu, atau random</translation>
    </message>
    <message>
        <source>write each game&apos;s record into this folder</source>
        <translation>tulis rekaman setiap permainan ke folder ini</translation>
    </message>
    <message>
        <source>Measures bots against one another without a window. Each deal is played once for every place that a bot can have at the table. Of each bot: games (seats it played), wins, its share with a 95 percent interval, a rating (25 at first), and how long its decisions took. The same arguments give the same result, but for the times.</source>
        <translation>Mengukur bot satu sama lain tanpa jendela. Setiap pembagian kartu dimainkan sekali untuk setiap tempat yang bisa diduduki bot di meja. Untuk setiap bot: permainan (kursi yang dimainkannya), kemenangan, bagiannya dengan interval 95 persen, peringkat (awalnya 25), dan berapa lama keputusannya. Argumen yang sama memberi hasil yang sama, kecuali waktunya.</translation>
    </message>
    <message>
        <source>who is measured: as many as seats, fewer (who then have several seats each), or more (every choice of them plays). A bot is a level (page, courtier, spymaster or doge), LEVEL:CHARACTER, as in doge:orsola, for that character&apos;s temper, or random; here also one made for this: honest, turtle, doubter, truster, duke-liar, contest, or ruleai, which needs coupml from PyPI and the official rules</source>
        <translation>siapa yang diukur: sebanyak kursinya, lebih sedikit (masing-masing lalu punya beberapa kursi), atau lebih banyak (setiap pilihan di antaranya bermain). Bot adalah tingkat (page, courtier, spymaster atau doge), LEVEL:CHARACTER, seperti doge:orsola, untuk tabiat tokoh itu, atau random; di sini juga yang dibuat untuk ini: honest, turtle, doubter, truster, duke-liar, contest, atau ruleai, yang memerlukan coupml dari PyPI dan aturan official</translation>
    </message>
    <message>
        <source>each of --bots plays alone against a table of this one, or of these, who fill the other seats in rotation, each as often as another</source>
        <translation>setiap --bots bermain sendiri melawan meja berisi bot ini, atau bot-bot ini, yang mengisi kursi lain bergiliran, sama seringnya</translation>
    </message>
    <message>
        <source>how many processes play at once (%(default)s here); the result is the same</source>
        <translation>berapa proses bermain sekaligus (%(default)s di sini); hasilnya sama</translation>
    </message>
    <message>
        <source>keep what was played in FILE, and go on from there if it exists: after an interrupt, or with more --games</source>
        <translation>simpan yang sudah dimainkan dalam FILE, dan lanjutkan dari sana kalau sudah ada: setelah interupsi, atau dengan --games lebih banyak</translation>
    </message>
    <message>
        <source>{jobs} jobs; 1 to {most}</source>
        <translation>{jobs} pekerjaan; 1 sampai {most}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>keluaran standar</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games</source>
        <translation>diinterupsi setelah {played} dari {games} permainan</translation>
    </message>
    <message>
        <source>arena rates by openskill, which is missing: pip install openskill</source>
        <translation>arena membuat peringkat dengan openskill, yang tidak ada: pip install openskill</translation>
    </message>
    <message>
        <source>interrupted after {played} of {games} games; {file} has them</source>
        <translation>diinterupsi setelah {played} dari {games} permainan; {file} menyimpannya</translation>
    </message>
    <message>
        <source>the language to speak: {codes}; by default the system&apos;s</source>
        <translation>bahasa yang dipakai: {codes}; bawaannya bahasa sistem</translation>
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
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Duke</source>
        <translation>Duke</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Captain</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <translation>Ambassador</translation>
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
        <translation>Pencuri</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Pengawal</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Pedagang</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektur</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Pendapatan</translation>
    </message>
    <message>
        <source>Foreign Aid</source>
        <translation>Bantuan Asing</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Kudeta</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Pajak</translation>
    </message>
    <message>
        <source>Cooperate</source>
        <translation>Bekerja Sama</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Membunuh</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Mencuri</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tukar Kartu</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Memeriksa</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ganti Kartu</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Mengonversi Faksi</translation>
    </message>
    <message>
        <source>Embezzle</source>
        <translation>Menggelapkan Dana</translation>
    </message>
    <message>
        <source>{seat} takes {action}.</source>
        <translation>{seat} mengambil {action}.</translation>
    </message>
    <message>
        <source>{seat} asks for {action}.</source>
        <translation>{seat} meminta {action}.</translation>
    </message>
    <message>
        <source>{seat} launches a {action} against {target}.</source>
        <translation>{seat} melancarkan {action} terhadap {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to take {coins}.</source>
        <translation>{seat} mengklaim {character} untuk mengambil {coins}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to cooperate with {target}.</source>
        <translation>{seat} mengklaim {character} untuk bekerja sama dengan {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to assassinate {target}.</source>
        <translation>{seat} mengklaim {character} untuk membunuh {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to steal from {target}.</source>
        <translation>{seat} mengklaim {character} untuk mencuri dari {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to exchange cards.</source>
        <translation>{seat} mengklaim {character} untuk menukar kartu.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to examine a card of {target}.</source>
        <translation>{seat} mengklaim {character} untuk memeriksa kartu {target}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to have {target} replace a card.</source>
        <translation>{seat} mengklaim {character} agar {target} mengganti kartu.</translation>
    </message>
    <message>
        <source>{seat} pays to change sides.</source>
        <translation>{seat} membayar untuk berganti pihak.</translation>
    </message>
    <message>
        <source>{seat} claims not to hold the {barred}, to take the {reserve}.</source>
        <translation>{seat} mengklaim tidak memegang {barred}, untuk mengambil {reserve}.</translation>
    </message>
    <message>
        <source>{seat} chooses {action}.</source>
        <translation>{seat} memilih {action}.</translation>
    </message>
    <message>
        <source>{seat} pays to make {target} change sides.</source>
        <translation>{seat} membayar agar {target} berganti pihak.</translation>
    </message>
    <message>
        <source>{action} against {target}!</source>
        <translation>{action} terhadap {target}!</translation>
    </message>
    <message>
        <source>{action} with {target}. I am the {character}.</source>
        <translation>{action} dengan {target}. Aku {character}.</translation>
    </message>
    <message>
        <source>{action} {target}! I am the {character}.</source>
        <translation>{action} {target}! Aku {character}.</translation>
    </message>
    <message>
        <source>{action} from {target}. I am the {character}.</source>
        <translation>{action} dari {target}. Aku {character}.</translation>
    </message>
    <message>
        <source>{action} {target}. I am the {character}.</source>
        <translation>{action} {target}. Aku {character}.</translation>
    </message>
    <message>
        <source>{action}: a new card for {target}. I am the {character}.</source>
        <translation>{action}: kartu baru untuk {target}. Aku {character}.</translation>
    </message>
    <message>
        <source>{action}. I hold no {barred}.</source>
        <translation>{action}. Aku tidak memegang {barred}.</translation>
    </message>
    <message>
        <source>{action}. I am the {character}.</source>
        <translation>{action}. Aku {character}.</translation>
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
        <translation>Kutantang itu!</translation>
    </message>
    <message>
        <source>Blocked. I am the {character}.</source>
        <translation>Diblokir. Aku {character}.</translation>
    </message>
    <message>
        <source>{action}: {character}.</source>
        <translation>{action}: {character}.</translation>
    </message>
    <message>
        <source>Blocked: {character}.</source>
        <translation>Blokir: {character}.</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <translation>Tantang!</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 koin</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n koin</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kartu</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 pengaruh</translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n pengaruh</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} pays {coins}.</source>
        <translation>{source} membayar {coins}.</translation>
    </message>
    <message>
        <source>{destination} gets {coins} back.</source>
        <translation>{destination} mendapat kembali {coins}.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the Treasury.</source>
        <translation>{destination} mengambil {coins} dari Perbendaharaan.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from {source}.</source>
        <translation>{destination} mengambil {coins} dari {source}.</translation>
    </message>
    <message>
        <source>{source} gives {coins} to {destination}.</source>
        <translation>{source} memberikan {coins} kepada {destination}.</translation>
    </message>
    <message>
        <source>{destination} takes {coins} from the {reserve}.</source>
        <translation>{destination} mengambil {coins} dari {reserve}.</translation>
    </message>
    <message>
        <source>{source} returns {coins} to the Treasury.</source>
        <translation>{source} mengembalikan {coins} ke Perbendaharaan.</translation>
    </message>
    <message>
        <source>Turn {number}: {seat}</source>
        <translation>Giliran {number}: {seat}</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s {character}.</source>
        <translation>{seat} menantang klaim {character} dari {other}.</translation>
    </message>
    <message>
        <source>{seat} challenges {other}&apos;s claim to hold no {barred}.</source>
        <translation>{seat} menantang klaim {other} bahwa tidak memegang {barred}.</translation>
    </message>
    <message>
        <source>{seat} claims the {character} to block.</source>
        <translation>{seat} mengklaim {character} untuk memblokir.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} menunjukkan {cards}.</translation>
    </message>
    <message>
        <source>{seat} opens its hand: {cards}.</source>
        <translation>{seat} membuka semua kartunya: {cards}.</translation>
    </message>
    <message>
        <source>{seat} loses {cards}.</source>
        <translation>{seat} kehilangan {cards}.</translation>
    </message>
    <message>
        <source>{seat} is exiled.</source>
        <translation>{seat} tersingkir.</translation>
    </message>
    <message>
        <source>cooperation</source>
        <translation>kerja sama</translation>
    </message>
    <message>
        <source>assassination</source>
        <translation>pembunuhan</translation>
    </message>
    <message>
        <source>theft</source>
        <translation>pencurian</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>tukar kartu</translation>
    </message>
    <message>
        <source>examination</source>
        <translation>pemeriksaan</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>penggantian</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>konversi</translation>
    </message>
    <message>
        <source>embezzlement</source>
        <translation>penggelapan</translation>
    </message>
    <message>
        <source>change of team</source>
        <translation>pergantian tim</translation>
    </message>
    <message>
        <source>theft of the bribe</source>
        <translation>pencurian suap</translation>
    </message>
    <message>
        <source>the {deed}</source>
        <translation>{deed}</translation>
    </message>
    <message>
        <source>The {deed} fails.</source>
        <translation>{deed} gagal.</translation>
    </message>
    <message>
        <source>The {deed} is blocked.</source>
        <translation>{deed} diblokir.</translation>
    </message>
    <message>
        <source>{action} fails.</source>
        <translation>{action} gagal.</translation>
    </message>
    <message>
        <source>{action} is blocked.</source>
        <translation>{action} diblokir.</translation>
    </message>
    <message>
        <source>The block falls.</source>
        <translation>Blokirnya batal.</translation>
    </message>
    <message>
        <source>{seat} draws {cards} from the Court.</source>
        <translation>{seat} mengambil {cards} dari Istana.</translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the Court.</source>
        <translation>{seat} mengocok {cards} ke dalam Istana.</translation>
    </message>
    <message>
        <source>{seat} lets {other} see {cards}.</source>
        <translation>{seat} memperlihatkan {cards} kepada {other}.</translation>
    </message>
    <message>
        <source>{seat} lets {other} keep the card.</source>
        <translation>{seat} membiarkan {other} menyimpan kartunya.</translation>
    </message>
    <message>
        <source>{seat} has {other} replace the card.</source>
        <translation>{seat} menyuruh {other} mengganti kartunya.</translation>
    </message>
    <message>
        <source>{seat} belongs to the {team} now.</source>
        <translation>{seat} kini termasuk {team}.</translation>
    </message>
    <message>
        <source>{seat} wins the game.</source>
        <translation>{seat} memenangkan permainan.</translation>
    </message>
    <message>
        <source>{seat} drafts {cards}.</source>
        <translation>{seat} memilih {cards} sebagai kartu awal.</translation>
    </message>
    <message>
        <source>{seat} is dealt {cards}.</source>
        <translation>{seat} menerima {cards}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Tidak ada yang menantang.</translation>
    </message>
    <message>
        <source>Nobody blocks it.</source>
        <translation>Tidak ada yang memblokir.</translation>
    </message>
    <message>
        <source>{seats} let it pass.</source>
        <translation>{seats} membiarkannya.</translation>
    </message>
    <message>
        <source>{seats} lets it pass.</source>
        <translation>{seats} membiarkannya.</translation>
    </message>
    <message>
        <source>the {character}</source>
        <translation>{character}</translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation>Duke</translation>
    </message>
    <message>
        <source>Assassins</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Contessas</source>
        <translation>Contessa</translation>
    </message>
    <message>
        <source>Captains</source>
        <translation>Captain</translation>
    </message>
    <message>
        <source>Ambassadors</source>
        <translation>Ambassador</translation>
    </message>
    <message>
        <source>Inquisitors</source>
        <translation>Inquisitor</translation>
    </message>
    <message>
        <source>Diplomats</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Thieves</source>
        <translation>Pencuri</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Pengawal</translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation>Pedagang</translation>
    </message>
    <message>
        <source>Inspectors</source>
        <translation>Inspektur</translation>
    </message>
    <message>
        <source>two {characters}</source>
        <translation>dua {characters}</translation>
    </message>
    <message>
        <source>three {characters}</source>
        <translation>tiga {characters}</translation>
    </message>
    <message>
        <source>four {characters}</source>
        <translation>empat {characters}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} dan {last}</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others}, dan {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} atau {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others}, atau {last}</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Faksi</translation>
    </message>
    <message>
        <source>Monarchists against Populists until one faction is left.</source>
        <translation>Monarkis melawan Populis sampai tinggal satu faksi.</translation>
    </message>
    <message>
        <source>The Inquisitor instead of the Ambassador.</source>
        <translation>Inquisitor sebagai pengganti Ambassador.</translation>
    </message>
    <message>
        <source>Monarchists</source>
        <translation>Monarkis</translation>
    </message>
    <message>
        <source>Populists</source>
        <translation>Populis</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Resmi</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draf</translation>
    </message>
    <message>
        <source>Two seats: each chooses its first card.</source>
        <translation>Dua pemain: masing-masing memilih kartu pertamanya.</translation>
    </message>
    <message>
        <source>Almshouse</source>
        <translation>Rumah Amal</translation>
    </message>
    <message>
        <source>City-state</source>
        <translation>Negara-Kota</translation>
    </message>
    <message>
        <source>The Diplomat instead of the Duke.</source>
        <translation>Diplomat sebagai pengganti Duke.</translation>
    </message>
    <message>
        <source>Coup X</source>
        <translation>Coup X</translation>
    </message>
    <message>
        <source>The Inspector instead of the Dealer.</source>
        <translation>Inspektur sebagai pengganti Pedagang.</translation>
    </message>
    <message>
        <source>Six characters</source>
        <translation>Enam karakter</translation>
    </message>
    <message>
        <source>The Dealer and the Inspector both.</source>
        <translation>Pedagang dan Inspektur sekaligus.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Tim</translation>
    </message>
    <message>
        <source>Red against blue until one team is left.</source>
        <translation>Merah melawan biru sampai tinggal satu tim.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Suap</translation>
    </message>
    <message>
        <source>Get Influence</source>
        <translation>Raih Pengaruh</translation>
    </message>
    <message>
        <source>Street Aid</source>
        <translation>Bantuan Jalanan</translation>
    </message>
    <message>
        <source>Switch Team</source>
        <translation>Ganti Tim</translation>
    </message>
    <message>
        <source>Steal Bribe</source>
        <translation>Curi Suap</translation>
    </message>
    <message>
        <source>Copies of each character</source>
        <translation>Jumlah kartu setiap karakter</translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation>Koin dalam kotak</translation>
    </message>
    <message>
        <source>With two seats, who starts with one coin</source>
        <translation>Dua pemain: siapa yang mulai dengan satu koin</translation>
    </message>
    <message>
        <source>The cost of a caught action is returned</source>
        <translation>Biaya aksi yang ketahuan dikembalikan</translation>
    </message>
    <message>
        <source>Who may block an action that has a target</source>
        <translation>Siapa boleh memblokir aksi yang punya sasaran</translation>
    </message>
    <message>
        <source>A Coup is compulsory from so many coins</source>
        <translation>Kudeta wajib mulai sekian koin</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card</source>
        <translation>Yang bisa membuktikan klaim boleh menolak dan kehilangan kartu</translation>
    </message>
    <message>
        <source>A seat without coins may be stolen from</source>
        <translation>Pemain tanpa koin boleh dicuri</translation>
    </message>
    <message>
        <source>Drawn cards that an exchange may keep</source>
        <translation>Kartu ambilan yang boleh disimpan saat tukar kartu</translation>
    </message>
    <message>
        <source>The Contessa blocks an examination</source>
        <translation>Contessa memblokir pemeriksaan</translation>
    </message>
    <message>
        <source>A caught embezzler loses</source>
        <translation>Penggelap yang ketahuan kehilangan</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>the Court has nothing to give now</source>
        <translation>Istana sekarang tidak punya apa-apa untuk diberikan</translation>
    </message>
    <message>
        <source>{count} cards are due, not {number}</source>
        <translation>yang harus {count} kartu, bukan {number}</translation>
    </message>
    <message>
        <source>the Court has no character {card}</source>
        <translation>Istana tidak punya karakter {card}</translation>
    </message>
    <message>
        <source>no {word} is left in the Court</source>
        <translation>tidak ada lagi {word} di Istana</translation>
    </message>
    <message>
        <source>A seat needs a name.</source>
        <translation>Pemain memerlukan nama.</translation>
    </message>
    <message>
        <source>A name holds no blank.</source>
        <translation>Nama tidak boleh berisi spasi.</translation>
    </message>
    <message>
        <source>A name holds no #.</source>
        <translation>Nama tidak boleh berisi #.</translation>
    </message>
    <message>
        <source>A name holds no control character.</source>
        <translation>Nama tidak boleh berisi karakter kendali.</translation>
    </message>
    <message>
        <source>“{name}” is a word of the game record; choose another name.</source>
        <translation>“{name}” adalah kata dalam rekaman permainan; pilih nama lain.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dua pemain bernama {name}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tidak ada apa-apa</translation>
    </message>
    <message>
        <source>this program reads version {version} of the record; found {found}</source>
        <translation>program ini membaca versi {version} dari rekaman; ditemukan {found}</translation>
    </message>
    <message>
        <source>the first line of a record is “{word} {version}”; found {found}</source>
        <translation>baris pertama rekaman adalah “{word} {version}”; ditemukan {found}</translation>
    </message>
    <message>
        <source>a tag has a key: “tag KEY text”</source>
        <translation>tag punya kunci: “tag KEY text”</translation>
    </message>
    <message>
        <source>{problem}; found “{text}”</source>
        <translation>{problem}; ditemukan “{text}”</translation>
    </message>
    <message>
        <source>“rules” names one of {known}</source>
        <translation>“rules” menyebut salah satu dari {known}</translation>
    </message>
    <message>
        <source>the rules stand already in line {line}</source>
        <translation>aturannya sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“option” names one option</source>
        <translation>“option” menyebut satu pilihan</translation>
    </message>
    <message>
        <source>this option stands already in line {line}</source>
        <translation>pilihan ini sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“set” names a switch and its value</source>
        <translation>“set” menyebut satu pengaturan dan nilainya</translation>
    </message>
    <message>
        <source>this switch stands already in line {line}</source>
        <translation>pengaturan ini sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“seat” has a name and, for a bot, its word</source>
        <translation>“seat” punya nama dan, untuk bot, katanya</translation>
    </message>
    <message>
        <source>this seat stands already in line {line}</source>
        <translation>pemain ini sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“starter” names one seat</source>
        <translation>“starter” menyebut satu pemain</translation>
    </message>
    <message>
        <source>the starter stands already in line {line}</source>
        <translation>pemain pertama sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“team” names a seat and its team</source>
        <translation>“team” menyebut satu pemain dan timnya</translation>
    </message>
    <message>
        <source>the team of {name} stands already in line {line}</source>
        <translation>tim {name} sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“deal” names a seat and {number} characters</source>
        <translation>“deal” menyebut satu pemain dan {number} karakter</translation>
    </message>
    <message>
        <source>the deal of {name} stands already in line {line}</source>
        <translation>pembagian untuk {name} sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>“seed” names a whole number from 0 to {most}</source>
        <translation>“seed” menyebut bilangan bulat dari 0 sampai {most}</translation>
    </message>
    <message>
        <source>the seed stands already in line {line}</source>
        <translation>seed sudah ada di baris {line}</translation>
    </message>
    <message>
        <source>no “starter” line says who begins</source>
        <translation>tidak ada baris “starter” yang menyebut siapa mulai</translation>
    </message>
    <message>
        <source>no “rules” line says what is played</source>
        <translation>tidak ada baris “rules” yang menyebut apa yang dimainkan</translation>
    </message>
    <message>
        <source>{name} has no seat</source>
        <translation>{name} tidak punya kursi</translation>
    </message>
    <message>
        <source>{word} is no option of any preset</source>
        <translation>{word} bukan pilihan dari perangkat aturan mana pun</translation>
    </message>
    <message>
        <source>{word} {value}: no such switch, or it does not take that</source>
        <translation>{word} {value}: pengaturan itu tidak ada, atau tidak menerima nilai itu</translation>
    </message>
    <message>
        <source>“{card}” is no character</source>
        <translation>“{card}” bukan karakter</translation>
    </message>
    <message>
        <source>there are teams only with the option {option}</source>
        <translation>tim hanya ada dengan pilihan {option}</translation>
    </message>
    <message>
        <source>a team is {first} or {second}, not {team}</source>
        <translation>tim adalah {first} atau {second}, bukan {team}</translation>
    </message>
    <message>
        <source>no “team” line for {names}</source>
        <translation>tidak ada baris “team” untuk {names}</translation>
    </message>
    <message>
        <source>a draft game has no deal</source>
        <translation>permainan draf tidak punya pembagian</translation>
    </message>
    <message>
        <source>no “deal” line for {names}: all or none</source>
        <translation>tidak ada baris “deal” untuk {names}: semua atau tidak sama sekali</translation>
    </message>
    <message>
        <source>no “deal” lines and no “seed” that would deal</source>
        <translation>tidak ada baris “deal” dan tidak ada “seed” untuk membagikan</translation>
    </message>
    <message>
        <source>“{word}” is no character of this game; there are {known}</source>
        <translation>“{word}” bukan karakter permainan ini; yang ada {known}</translation>
    </message>
    <message>
        <source>there are only {copies} of {word}</source>
        <translation>{word} hanya ada {copies}</translation>
    </message>
    <message>
        <source>this is no UTF-8 text; save it as UTF-8</source>
        <translation>ini bukan teks UTF-8; simpan sebagai UTF-8</translation>
    </message>
    <message>
        <source>the game is over, {winner} has won; found “{text}”</source>
        <translation>permainan selesai, {winner} menang; ditemukan “{text}”</translation>
    </message>
    <message>
        <source>“{word}” is no seat; a line here begins with {known} or {draw}</source>
        <translation>“{word}” bukan pemain; baris di sini diawali {known} atau {draw}</translation>
    </message>
    <message>
        <source>the record ends</source>
        <translation>rekaman berakhir</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kartu</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, but a “{draw}” line with {due} for {name} is due here</source>
        <translation>{found}, tetapi di sini harus ada baris “{draw}” dengan {due} untuk {name}</translation>
    </message>
    <message>
        <source>the Court gives nothing here{asked}</source>
        <translation>Istana tidak memberi apa pun di sini{asked}</translation>
    </message>
    <message>
        <source>found “{text}”: {error}</source>
        <translation>ditemukan “{text}”: {error}</translation>
    </message>
    <message>
        <source>found “{text}”</source>
        <translation>ditemukan “{text}”</translation>
    </message>
    <message>
        <source>found “{text}”{legal}</source>
        <translation>ditemukan “{text}”{legal}</translation>
    </message>
    <message>
        <source>; the game is over, {winner} has won</source>
        <translation>; permainan selesai, {winner} menang</translation>
    </message>
    <message>
        <source>{names} and {number} more</source>
        <translation>{names} dan {number} lagi</translation>
    </message>
    <message>
        <source>; {seat} is asked ({phase}) and may say {legal}</source>
        <translation>; {seat} ditanya ({phase}) dan boleh berkata {legal}</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>is no preset; there are {known}</source>
        <translation>bukan perangkat aturan; yang ada {known}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} atau {second}</translation>
    </message>
    <message>
        <source>{first} or {second} or {third}</source>
        <translation>{first} atau {second} atau {third}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>bilangan bulat</translation>
    </message>
    <message>
        <source>a whole number or {other}</source>
        <translation>bilangan bulat atau {other}</translation>
    </message>
    <message>
        <source>{name} is for {fewest} to {most} seats, not {seats}</source>
        <translation>{name} untuk {fewest} sampai {most} pemain, bukan {seats}</translation>
    </message>
    <message>
        <source>is no switch; there are {known}</source>
        <translation>bukan pengaturan; yang ada {known}</translation>
    </message>
    <message>
        <source>is no option of {name}; there are {known}</source>
        <translation>bukan pilihan {name}; yang ada {known}</translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation>disebut dua kali</translation>
    </message>
    <message>
        <source>cannot be played with {option}; choose one of the two</source>
        <translation>tidak bisa dimainkan bersama {option}; pilih salah satu</translation>
    </message>
    <message>
        <source>takes {values}, not {text!r}</source>
        <translation>menerima {values}, bukan {text!r}</translation>
    </message>
    <message>
        <source>is for two seats, not {seats}</source>
        <translation>untuk dua pemain, bukan {seats}</translation>
    </message>
    <message>
        <source>needs {needed} copies of each character, not {copies}</source>
        <translation>memerlukan {needed} kartu untuk setiap karakter, bukan {copies}</translation>
    </message>
    <message>
        <source>needs three seats or more</source>
        <translation>memerlukan tiga pemain atau lebih</translation>
    </message>
    <message>
        <source>means something only with the option {option}</source>
        <translation>hanya berarti dengan pilihan {option}</translation>
    </message>
    <message>
        <source>at most {most} of each character</source>
        <translation>paling banyak {most} untuk setiap karakter</translation>
    </message>
    <message>
        <source>{copies} of each character leave fewer than {fewest} cards in the Court at {seats} seats; {least} or more would do</source>
        <translation>{copies} kartu untuk setiap karakter menyisakan kurang dari {fewest} kartu di Istana dengan {seats} pemain; {least} atau lebih akan cukup</translation>
    </message>
    <message>
        <source>{box} coins are fewer than the {needed} that the seats start with</source>
        <translation>{box} koin kurang dari {needed} yang diperlukan para pemain untuk mulai</translation>
    </message>
    <message>
        <source>a Coup costs {cost} coins, so it cannot be compulsory from {threshold}</source>
        <translation>Kudeta berbiaya {cost} koin, jadi tidak bisa wajib mulai {threshold}</translation>
    </message>
    <message>
        <source>cannot be below 0</source>
        <translation>tidak boleh di bawah 0</translation>
    </message>
    <message>
        <source>there is no Examine in this game</source>
        <translation>tidak ada Memeriksa dalam permainan ini</translation>
    </message>
    <message>
        <source>there is no Contessa in this game</source>
        <translation>tidak ada Contessa dalam permainan ini</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in {path} cannot be read: {reason}.</source>
        <translation>Pengaturan di {path} tidak dapat dibaca: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged and cannot be put aside: {reason}.</source>
        <translation>Pengaturan di {path} rusak dan tidak dapat disisihkan: {reason}.</translation>
    </message>
    <message>
        <source>The settings were damaged. They are kept as {aside}; the defaults are in force.</source>
        <translation>Pengaturan rusak. Berkasnya disimpan sebagai {aside}; nilai bawaan berlaku.</translation>
    </message>
</context>
<context>
    <name>Simulate</name>
    <message>
        <source>{number} bots for {seats} seats; name one for all, or one a seat</source>
        <translation>{number} bot untuk {seats} pemain; sebutkan satu untuk semua, atau satu setiap pemain</translation>
    </message>
    <message>
        <source>{games} games; at least 1</source>
        <translation>{games} permainan; paling sedikit 1</translation>
    </message>
    <message>
        <source>{max_turns} turns at most; at least 1</source>
        <translation>paling banyak {max_turns} giliran; paling sedikit 1</translation>
    </message>
    <message>
        <source>{path} exists already; name an empty folder</source>
        <translation>{path} sudah ada; sebutkan folder kosong</translation>
    </message>
    <message>
        <source>1 game of {seats} seats under {rules}, seed {seed}</source>
        <translation>1 permainan dengan {seats} pemain menurut {rules}, seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n games of {seats} seats under {rules}, seed {seed}</source>
        <translation>
            <numerusform>%n permainan dengan {seats} pemain menurut {rules}, bibit acak {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{unfinished} unfinished; {turns} turns and {decisions} decisions a game; {seconds} s</source>
        <translation>{unfinished} tidak selesai; {turns} giliran dan {decisions} keputusan setiap permainan; {seconds} dtk</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>menang per bot</translation>
    </message>
    <message>
        <source>won by seat</source>
        <translation>menang per kursi</translation>
    </message>
    <message>
        <source>games</source>
        <translation>permainan</translation>
    </message>
    <message>
        <source>share</source>
        <translation>bagian</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>adil</translation>
    </message>
</context>
<context>
    <name>Transcript</name>
    <message>
        <source>duke</source>
        <translation>duke</translation>
    </message>
    <message>
        <source>assassin</source>
        <translation>assassin</translation>
    </message>
    <message>
        <source>contessa</source>
        <translation>contessa</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>captain</translation>
    </message>
    <message>
        <source>ambassador</source>
        <translation>ambassador</translation>
    </message>
    <message>
        <source>inquisitor</source>
        <translation>inquisitor</translation>
    </message>
    <message>
        <source>diplomat</source>
        <translation>diplomat</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>pencuri</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>pengawal</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>pedagang</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>inspektur</translation>
    </message>
    <message>
        <source>{seat}, begins</source>
        <translation>{seat}, mulai</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}</source>
        <translation>{seat}: {coins}, memegang {cards}</translation>
    </message>
    <message>
        <source>{seat}: {coins}, holds {cards}; lost {lost}</source>
        <translation>{seat}: {coins}, memegang {cards}; kehilangan {lost}</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Perbendaharaan: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has won after %n turns.</source>
        <translation>
            <numerusform>{seat} menang setelah %n giliran.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is asked ({phase}): {legal}</source>
        <translation>{seat} ditanya ({phase}): {legal}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>pemakaian: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumen posisi</translation>
    </message>
    <message>
        <source>options</source>
        <translation>pilihan</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>tampilkan bantuan ini lalu keluar</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: galat: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumen %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>argumen berikut wajib ada: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumen tidak dikenal: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>memerlukan satu argumen</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>memerlukan paling banyak satu argumen</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>memerlukan paling sedikit satu argumen</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>memerlukan %s argumen</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>memerlukan %s argumen</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argumen eksplisit %r diabaikan</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>pilihan rancu: %(option)s bisa berarti %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>nilai %(type)s tidak sah: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>pilihan tidak sah: %(value)r (pilih dari %(choices)s)</translation>
    </message>
</context>
</TS>
