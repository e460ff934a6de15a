<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}, with Qt {qt}, PySide {pyside} and Python {python}</source>
        <translation>Versi {version}, dengan Qt {qt}, PySide {pyside} dan Python {python}</translation>
    </message>
    <message>
        <source>The text is missing: {error}</source>
        <translation>Teksnya tidak ada: {error}</translation>
    </message>
    <message>
        <source>About Coup Desktop</source>
        <translation>Tentang Coup Desktop</translation>
    </message>
    <message>
        <source>An unofficial fan project, not affiliated with or endorsed by the publisher of the card game Coup. Its art and texts are original.</source>
        <translation>Proyek penggemar tidak resmi, tidak berafiliasi dengan atau didukung oleh penerbit permainan kartu Coup. Gambar dan teksnya karya sendiri.</translation>
    </message>
    <message>
        <source>It works offline: no accounts, no telemetry, nothing leaves this computer.</source>
        <translation>Bekerja luring: tanpa akun, tanpa telemetri, tidak ada yang meninggalkan komputer ini.</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Dibuat dari</translation>
    </message>
    <message>
        <source>Made of</source>
        <translation>Dibuat dari</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisensi</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier lines are in the chronicle.</source>
        <translation>
            <numerusform>%n baris sebelumnya ada dalam catatan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>the process that it thought in has ended</source>
        <translation>proses tempatnya berpikir telah berhenti</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>no card</source>
        <translation>tidak ada kartu</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kartu tertutup</translation>
    </message>
    <message>
        <source>{character}, lost</source>
        <translation>{character}, hilang</translation>
    </message>
    <message>
        <source>{character}, yours</source>
        <translation>{character}, milikmu</translation>
    </message>
    <message>
        <source>{character}, face up</source>
        <translation>{character}, terbuka</translation>
    </message>
</context>
<context>
    <name>ChangeSeatsDialog</name>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Kursi {number}: {name}</translation>
    </message>
    <message>
        <source>This game goes on as it is. In the next one they sit like this, clockwise; the match goes on.</source>
        <translation>Permainan ini berjalan terus seperti adanya. Pada permainan berikutnya mereka duduk seperti ini, searah jarum jam; pertandingan berlanjut.</translation>
    </message>
    <message>
        <source>In the next game they sit like this, clockwise; the match goes on.</source>
        <translation>Pada permainan berikutnya mereka duduk seperti ini, searah jarum jam; pertandingan berlanjut.</translation>
    </message>
    <message>
        <source>Take these seats</source>
        <translation>Pakai susunan ini</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Ubah kursi</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Siapa duduk di mana</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Kursi, searah jarum jam</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Naik</translation>
    </message>
    <message>
        <source>One seat forward (Ctrl+↑)</source>
        <translation>Maju satu kursi (Ctrl+↑)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Turun</translation>
    </message>
    <message>
        <source>One seat back (Ctrl+↓)</source>
        <translation>Mundur satu kursi (Ctrl+↓)</translation>
    </message>
    <message>
        <source>By &amp;Lot</source>
        <translation>&amp;Undi</translation>
    </message>
    <message>
        <source>Chance says who sits where</source>
        <translation>Undian menentukan siapa duduk di mana</translation>
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
        <translation>Memblokir aksi {actions}.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Tombol: {key}.</translation>
    </message>
    <message>
        <source>The hint is this answer.</source>
        <translation>Petunjuk menyarankan jawaban ini.</translation>
    </message>
</context>
<context>
    <name>ClaimMark</name>
    <message>
        <source>last claimed: {character}</source>
        <translation>klaim terakhir: {character}</translation>
    </message>
    <message>
        <source>no claim yet</source>
        <translation>belum ada klaim</translation>
    </message>
</context>
<context>
    <name>CoinPile</name>
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
</context>
<context>
    <name>Controller</name>
    <message>
        <source>no answer came</source>
        <translation>tidak ada jawaban</translation>
    </message>
    <message>
        <source>its answer was not a legal move</source>
        <translation>jawabannya bukan langkah yang sah</translation>
    </message>
</context>
<context>
    <name>CornerButton</name>
    <message>
        <source>Key: {key}.</source>
        <translation>Tombol: {key}.</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>Chances by the cards alone, whatever anybody says.</source>
        <translation>Peluang menurut kartu saja, apa pun kata orang.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>terbuka</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>di tangan</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>disisihkan</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>tersembunyi</translation>
    </message>
    <message>
        <source>How many cards of each character there are, and where.</source>
        <translation>Berapa kartu untuk setiap karakter, dan di mana.</translation>
    </message>
    <message numerus="yes">
        <source>%n put away in the draft.</source>
        <translation>
            <numerusform>%n disisihkan saat draf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else holds one with a chance of {chance}.</source>
        <translation>Orang lain memegangnya dengan peluang {chance}.</translation>
    </message>
    <message>
        <source>≈{number}</source>
        <translation>≈{number}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>others hold it: {chance}</source>
        <translation>orang lain memegangnya: {chance}</translation>
    </message>
    <message>
        <source>none hidden</source>
        <translation>tidak ada yang tersembunyi</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n tertutup</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} in the Court</source>
        <translation>{count} di Istana</translation>
    </message>
    <message>
        <source>{count} with {name}</source>
        <translation>{count} pada {name}</translation>
    </message>
    <message>
        <source>Known: {places}</source>
        <translation>Diketahui: {places}</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {held} in hand, {hidden} hidden.</source>
        <translation>{name}: {copies} dalam permainan, {face_up} terbuka, {held} di tangan, {hidden} tersembunyi.</translation>
    </message>
    <message>
        <source>{name}: {copies} in the game, {face_up} face up, {hidden} hidden.</source>
        <translation>{name}: {copies} dalam permainan, {face_up} terbuka, {hidden} tersembunyi.</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>tersingkir</translation>
    </message>
    <message>
        <source>{name}: {cards}. {tally}</source>
        <translation>{name}: {cards}. {tally}</translation>
    </message>
    <message>
        <source>No claims so far</source>
        <translation>Belum ada klaim</translation>
    </message>
    <message>
        <source>Proven: {proven}, caught: {caught}</source>
        <translation>Terbukti: {proven}, ketahuan: {caught}</translation>
    </message>
    <message>
        <source>Proven: {proven}</source>
        <translation>Terbukti: {proven}</translation>
    </message>
    <message>
        <source>Caught: {caught}</source>
        <translation>Ketahuan: {caught}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>belum pasti</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>ditantang</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>terbukti</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>ketahuan</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>hilang</translation>
    </message>
    <message>
        <source>no {barred}</source>
        <translation>bukan {barred}</translation>
    </message>
    <message>
        <source>{name}: {character}, {fate}. {detail}</source>
        <translation>{name}: {character}, {fate}. {detail}</translation>
    </message>
    <message>
        <source>Claimed in turn {turns}.</source>
        <translation>Diklaim pada giliran {turns}.</translation>
    </message>
    <message>
        <source>Claimed in turns {turns}.</source>
        <translation>Diklaim pada giliran {turns}.</translation>
    </message>
    <message>
        <source>The card shown was replaced.</source>
        <translation>Kartu yang ditunjukkan diganti.</translation>
    </message>
    <message>
        <source>Not proven.</source>
        <translation>Tidak dibuktikan.</translation>
    </message>
    <message>
        <source>Such a card was lost then.</source>
        <translation>Kartu seperti itu hilang saat itu.</translation>
    </message>
    <message>
        <source>Proven in turn {turn}; the card shown was replaced.</source>
        <translation>Terbukti pada giliran {turn}; kartu yang ditunjukkan diganti.</translation>
    </message>
    <message>
        <source>Not proven in turn {turn}.</source>
        <translation>Tidak dibuktikan pada giliran {turn}.</translation>
    </message>
    <message>
        <source>Such a card was lost in turn {turn}.</source>
        <translation>Kartu seperti itu hilang pada giliran {turn}.</translation>
    </message>
    <message>
        <source>Cards exchanged in turn {turn}. Before: {claims}.</source>
        <translation>Kartu ditukar pada giliran {turn}. Sebelumnya: {claims}.</translation>
    </message>
    <message>
        <source>A card replaced in turn {turn}. Before: {claims}.</source>
        <translation>Satu kartu diganti pada giliran {turn}. Sebelumnya: {claims}.</translation>
    </message>
    <message>
        <source>Hand opened and replaced in turn {turn}. Before: {claims}.</source>
        <translation>Kartu dibuka dan diganti pada giliran {turn}. Sebelumnya: {claims}.</translation>
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
        <translation>Penghitung kartu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Klaim</translation>
    </message>
    <message>
        <source>Claims so far</source>
        <translation>Klaim sejauh ini</translation>
    </message>
</context>
<context>
    <name>CrestDialog</name>
    <message>
        <source>A crest for {name}</source>
        <translation>Lambang untuk {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Crest</source>
        <translation>Lambang</translation>
    </message>
    <message>
        <source>Crests</source>
        <translation>Lambang</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <translation>Berikan kepada {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Aku {name}</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Tirai</translation>
    </message>
    <message>
        <source>A private decision is next. Nobody else should look.</source>
        <translation>Berikutnya keputusan rahasia. Jangan ada orang lain yang melihat.</translation>
    </message>
</context>
<context>
    <name>DrawnCards</name>
    <message>
        <source>drawn</source>
        <translation>diambil</translation>
    </message>
    <message>
        <source>drawn: {cards}</source>
        <translation>diambil: {cards}</translation>
    </message>
    <message>
        <source>1 drawn card</source>
        <translation>1 kartu diambil</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn cards</source>
        <translation>
            <numerusform>%n kartu diambil</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Example</source>
        <translation>Contoh</translation>
    </message>
</context>
<context>
    <name>ExampleWindow</name>
    <message>
        <source>Example: {title}</source>
        <translation>Contoh: {title}</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>gave up: {names}</source>
        <translation>menyerah: {names}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Permainan dimenangkan</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Permainan selesai</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Setiap klaim, benar atau gertakan, setiap tantangan dan kehilangan, dan siapa mengecoh siapa.</translation>
    </message>
    <message>
        <source>The story…</source>
        <translation>Ceritanya…</translation>
    </message>
    <message>
        <source>Copy the chronicle</source>
        <translation>Salin catatan</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Semua kartu</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Koin</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Meja yang sama sekali lagi; pemenang mulai.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>What you may be asked, and what each answer does. What you can do on your turn, and who blocks it, stands under Actions.</source>
        <translation>Apa yang mungkin ditanyakan kepadamu, dan apa akibat setiap jawaban. Apa yang bisa kamu lakukan pada giliranmu, dan siapa yang memblokirnya, ada di Aksi.</translation>
    </message>
    <message>
        <source>Do you challenge or block?</source>
        <translation>Kamu menantang atau memblokir?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Tantang</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Does anybody challenge or block?</source>
        <translation>Adakah yang menantang atau memblokir?</translation>
    </message>
    <message>
        <source>Speak up to challenge</source>
        <translation>Angkat bicara untuk menantang</translation>
    </message>
    <message>
        <source>Speak up to block</source>
        <translation>Angkat bicara untuk memblokir</translation>
    </message>
    <message>
        <source>a character that can block it</source>
        <translation>karakter yang dapat memblokirnya</translation>
    </message>
    <message>
        <source>All of you let it pass</source>
        <translation>Kalian semua membiarkannya</translation>
    </message>
    <message>
        <source>the challenger</source>
        <translation>penantang</translation>
    </message>
    <message>
        <source>You are challenged: what do you show?</source>
        <translation>Kamu ditantang: apa yang kamu tunjukkan?</translation>
    </message>
    <message>
        <source>Show the card</source>
        <translation>Tunjukkan kartunya</translation>
    </message>
    <message>
        <source>You lose an influence: which?</source>
        <translation>Kamu kehilangan satu pengaruh: yang mana?</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Lepas satu kartu</translation>
    </message>
    <message>
        <source>Decline, and lose a card</source>
        <translation>Tolak, dan lepas satu kartu</translation>
    </message>
    <message>
        <source>You exchange cards: which do you keep?</source>
        <translation>Kamu menukar kartu: mana yang kamu simpan?</translation>
    </message>
    <message>
        <source>Keep cards</source>
        <translation>Simpan kartu</translation>
    </message>
    <message>
        <source>The seat that shows it</source>
        <translation>Pemain yang memperlihatkannya</translation>
    </message>
    <message>
        <source>A card is examined</source>
        <translation>Satu kartu diperiksa</translation>
    </message>
    <message>
        <source>Present a card</source>
        <translation>Perlihatkan satu kartu</translation>
    </message>
    <message>
        <source>Let the seat keep it</source>
        <translation>Biarkan pemain itu menyimpannya</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Suruh ganti</translation>
    </message>
    <message>
        <source>You have to replace a card: which?</source>
        <translation>Kamu harus mengganti satu kartu: yang mana?</translation>
    </message>
    <message>
        <source>Give a card</source>
        <translation>Berikan satu kartu</translation>
    </message>
    <message>
        <source>Which character do you begin with?</source>
        <translation>Dengan karakter mana kamu mulai?</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Simpan satu kartu</translation>
    </message>
    <message>
        <source>Reference card</source>
        <translation>Kartu ringkasan</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The folder of the handbook&apos;s chapters: the language&apos;s code, as de, id or ru.</extracomment>
        <translation>id</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Aturan yang berlaku</translation>
    </message>
    <message>
        <source>The rules explained</source>
        <translation>Aturan dijelaskan</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>There is nothing of it in this game.</source>
        <translation>Hal itu tidak ada dalam permainan ini.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aksi</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Pertanyaan dan jawaban</translation>
    </message>
    <message>
        <source>Rules and switches</source>
        <translation>Aturan dan pengaturan</translation>
    </message>
    <message>
        <source>This game is played by these rules: {title}, {seats} seats.</source>
        <translation>Permainan ini dimainkan dengan aturan ini: {title}, {seats} pemain.</translation>
    </message>
    <message>
        <source>Every switch, as the three sets of rules have it, and as it is in this game. What was changed for this game is printed in bold.</source>
        <translation>Setiap pengaturan, seperti dalam ketiga perangkat aturan, dan seperti dalam permainan ini. Yang diubah untuk permainan ini dicetak tebal.</translation>
    </message>
    <message>
        <source>All switches</source>
        <translation>Semua pengaturan</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Permainan ini</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>{own}, or {other} for another seat</source>
        <translation>{own}, atau {other} untuk pemain lain</translation>
    </message>
    <message>
        <source>All that can be done on a turn of this game. These are the very sentences that an answer shows when the pointer rests on it.</source>
        <translation>Semua yang bisa dilakukan pada satu giliran permainan ini. Kalimat yang sama muncul saat penunjuk berhenti di atas jawaban.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aksi</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Mengklaim</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Biaya</translation>
    </message>
    <message>
        <source>Is blocked by</source>
        <translation>Diblokir oleh</translation>
    </message>
    <message>
        <source>not to hold {characters}</source>
        <translation>tidak memegang {characters}</translation>
    </message>
    <message>
        <source>Block as {character}:</source>
        <translation>Blokir sebagai {character}:</translation>
    </message>
    <message>
        <source>Whoever claims a character may do what it can do, whether the claim is true or a bluff. There are {copies} of each character in this game.</source>
        <translation>Siapa pun yang mengklaim suatu karakter boleh melakukan yang bisa dilakukannya, entah klaimnya benar atau gertakan. Dalam permainan ini ada {copies} kartu untuk setiap karakter.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Buku panduan</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Kembali</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Maju</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Cari dalam buku panduan</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Ditemukan</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Huruf lebih kecil</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Huruf lebih besar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Daftar isi</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Yang ditemukan</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>{chapter} – Handbook</source>
        <translation>{chapter} – Buku panduan</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Tidak ditemukan</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n tempat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Says what a strong player would do here, and why, from nothing that you could not know yourself. Press it again to hide it.</source>
        <translation>Mengatakan apa yang akan dilakukan pemain kuat di sini, dan mengapa, hanya dari apa yang bisa kamu ketahui sendiri. Tekan sekali lagi untuk menyembunyikannya.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
</context>
<context>
    <name>HintedBar</name>
    <message>
        <source>Thinking about a hint…</source>
        <translation>Memikirkan petunjuk…</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>{names} played by a bot that this version does not have; {bot} sits in.</source>
        <translation>{names} dimainkan bot yang tidak ada dalam versi ini; {bot} menggantikan.</translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair</source>
        <translation>Bot di kursi {name}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>no limit</source>
        <translation>tanpa batas</translation>
    </message>
    <message>
        <source>the starter</source>
        <translation>pemain pertama</translation>
    </message>
    <message>
        <source>both</source>
        <translation>keduanya</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>its target</source>
        <translation>sasarannya</translation>
    </message>
    <message>
        <source>anyone</source>
        <translation>siapa pun</translation>
    </message>
    <message>
        <source>never</source>
        <translation>tidak pernah</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mana saja</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>kartu lain</translation>
    </message>
    <message>
        <source>the barred one</source>
        <translation>yang terlarang</translation>
    </message>
    <message>
        <source>any of its cards</source>
        <translation>kartunya mana saja</translation>
    </message>
    <message>
        <source>As usual: {value}</source>
        <translation>Seperti biasa: {value}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>This game cannot be kept on disk just now: {reason}. It goes on, and keeping it is tried again with every move; until then a crash would lose what was played since. Make room, or make the folder writable.</source>
        <translation>Permainan ini sekarang tidak bisa disimpan ke cakram: {reason}. Permainan berlanjut, dan penyimpanan dicoba lagi pada setiap langkah; sampai saat itu kerusakan akan menghilangkan yang dimainkan sejak itu. Sediakan ruang, atau jadikan foldernya bisa ditulisi.</translation>
    </message>
    <message>
        <source>The game is kept on disk again, whole.</source>
        <translation>Permainan kembali tersimpan di cakram, lengkap.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave it anyway</source>
        <translation>Tetap tinggalkan</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Permainan lain?</translation>
    </message>
    <message>
        <source>The game on the table is not over. Leave it for another one?</source>
        <translation>Permainan di meja belum selesai. Tinggalkan untuk permainan lain?</translation>
    </message>
    <message>
        <source>It is kept; Game → Open Recent brings it back.</source>
        <translation>Permainan itu tersimpan; Permainan → Terakhir Dibuka mengembalikannya.</translation>
    </message>
    <message>
        <source>Leave this game</source>
        <translation>Tinggalkan permainan ini</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Lanjut bermain</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Tidak tersimpan</translation>
    </message>
    <message>
        <source>The last moves of this game could not be kept on disk.</source>
        <translation>Langkah terakhir permainan ini tidak bisa disimpan ke cakram.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or make room and go on playing: it is tried again.</source>
        <translation>Simpan di tempat lain, atau sediakan ruang lalu lanjutkan bermain: akan dicoba lagi.</translation>
    </message>
    <message>
        <source>Save it elsewhere, or they are lost.</source>
        <translation>Simpan di tempat lain, atau langkah itu hilang.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Simpan Sebagai…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{title} · lesson {number} of {of}</source>
        <translation>{title} · pelajaran {number} dari {of}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Berikutnya</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Pelajaran berikutnya</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons done: {number} of {of}</source>
        <translation>Pelajaran selesai: {number} dari {of}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>dimulai</translation>
    </message>
    <message>
        <source>done ✓</source>
        <translation>selesai ✓</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Lanjutkan</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Mulai</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two. You can leave it at any time and go on later.</source>
        <translation>Setiap pelajaran butuh satu atau dua menit. Kamu bisa meninggalkannya kapan saja dan melanjutkan nanti.</translation>
    </message>
    <message>
        <source>&amp;Start over</source>
        <translation>&amp;Ulangi dari awal</translation>
    </message>
    <message>
        <source>Take all lessons as not done</source>
        <translation>Anggap semua pelajaran belum selesai</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>Letting</name>
    <message>
        <source>You have stood up. A bot plays in your chair.</source>
        <translation>Kamu sudah berdiri. Bot bermain di kursimu.</translation>
    </message>
    <message>
        <source>Nobody sits at the table. The bots play on.</source>
        <translation>Tidak ada yang duduk di meja. Bot melanjutkan bermain.</translation>
    </message>
    <message>
        <source>You have given up. A bot plays on in your chair.</source>
        <translation>Kamu sudah menyerah. Bot melanjutkan di kursimu.</translation>
    </message>
    <message>
        <source>All of you are out. The bots play on.</source>
        <translation>Kalian semua tersingkir. Bot melanjutkan bermain.</translation>
    </message>
    <message>
        <source>You are out. The others play on.</source>
        <translation>Kamu tersingkir. Yang lain melanjutkan.</translation>
    </message>
    <message>
        <source>Letting things pass until your turn: press {key} to be asked again.</source>
        <translation>Semuanya lewat sampai giliranmu: tekan {key} agar ditanya lagi.</translation>
    </message>
    <message>
        <source>Letting things pass: {names}. Press {key} to be asked again.</source>
        <translation>Semuanya lewat bagi: {names}. Tekan {key} agar ditanya lagi.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Another window plays this game, or has ended it.</source>
        <translation>Jendela lain memainkan permainan ini, atau sudah mengakhirinya.</translation>
    </message>
</context>
<context>
    <name>LineTeller</name>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>{name} says: “{words}”</source>
        <translation>{name} berkata: “{words}”</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>What happens is told here.</source>
        <translation>Yang terjadi diceritakan di sini.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} dari {count}</translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} ditemukan</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Search the chronicle (Ctrl+F)</source>
        <translation>Cari dalam catatan (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the chronicle</source>
        <translation>Cari dalam catatan</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Teks yang dicari</translation>
    </message>
    <message>
        <source>Name, card, action…</source>
        <translation>Nama, kartu, aksi…</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Temuan sebelumnya (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Temuan sebelumnya</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Temuan berikutnya (Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Temuan berikutnya</translation>
    </message>
    <message>
        <source>Lines of the chronicle</source>
        <translation>Baris catatan</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Pengaturan tidak dapat disimpan di {path}: {reason}.</translation>
    </message>
    <message>
        <source>{rules} · practice</source>
        <translation>{rules} · latihan</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Tutup saja</translation>
    </message>
    <message>
        <source>Take your last decision back; the game counts as practice then</source>
        <translation>Tarik kembali keputusan terakhirmu; permainan lalu dihitung sebagai latihan</translation>
    </message>
    <message>
        <source>Coup Desktop</source>
        <translation>Coup Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ter&amp;akhir Dibuka</translation>
    </message>
    <message>
        <source>&amp;Unfinished Games</source>
        <translation>Belum &amp;Selesai</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Langkah</translation>
    </message>
    <message>
        <source>&amp;Chairs</source>
        <translation>&amp;Kursi</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Pen&amp;gaturan</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Kecepatan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>Permainan &amp;Baru…</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>&amp;Main Lagi</translation>
    </message>
    <message>
        <source>&amp;Change Seats…</source>
        <translation>Ubah &amp;Kursi…</translation>
    </message>
    <message>
        <source>Let the same people and bots sit otherwise in the next game of this match</source>
        <translation>Orang dan bot yang sama duduk dengan susunan lain pada permainan berikutnya dari pertandingan ini</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>B&amp;uka…</translation>
    </message>
    <message>
        <source>Open a game record: go on with it, or watch it</source>
        <translation>Buka rekaman permainan: lanjutkan, atau tonton</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>Simpan Sebaga&amp;i…</translation>
    </message>
    <message>
        <source>Write the record of the game on the table into a file</source>
        <translation>Tulis rekaman permainan di meja ke dalam berkas</translation>
    </message>
    <message>
        <source>&amp;Watch This Game</source>
        <translation>Tonton Pe&amp;rmainan Ini</translation>
    </message>
    <message>
        <source>Watch the game that is over from its beginning, step by step, through anybody’s eyes</source>
        <translation>Tonton permainan yang sudah selesai dari awal, langkah demi langkah, lewat mata siapa saja</translation>
    </message>
    <message>
        <source>Stor&amp;y of This Game…</source>
        <translation>&amp;Cerita Permainan Ini…</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom, once the game is over</source>
        <translation>Setiap klaim, benar atau gertakan, setiap tantangan dan kehilangan, dan siapa mengecoh siapa, setelah permainan selesai</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Men&amp;yerah…</translation>
    </message>
    <message>
        <source>Give the game up; a bot plays on in your chair</source>
        <translation>Menyerah dalam permainan ini; bot melanjutkan di kursimu</translation>
    </message>
    <message>
        <source>&amp;Error Reports…</source>
        <translation>Laporan &amp;Galat…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;eluar</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Lanjutkan</translation>
    </message>
    <message>
        <source>Go on where the table waits, or cut the present wait short</source>
        <translation>Lanjutkan saat meja menunggu, atau persingkat penantian ini</translation>
    </message>
    <message>
        <source>&amp;Let Things Pass	L</source>
        <translation>&amp;Biarkan Lewat	L</translation>
    </message>
    <message>
        <source>Let every claim pass, without challenge or block, until your next turn, or until something aims at you</source>
        <translation>Biarkan setiap klaim lewat, tanpa tantangan atau blokir, sampai giliranmu berikutnya, atau sampai ada yang mengincarmu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Petunjuk</translation>
    </message>
    <message>
        <source>What a strong player would do here, and why</source>
        <translation>Apa yang akan dilakukan pemain kuat di sini, dan mengapa</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Jeda</translation>
    </message>
    <message>
        <source>Hold the table; press it again to go on</source>
        <translation>Tahan meja; tekan sekali lagi untuk melanjutkan</translation>
    </message>
    <message>
        <source>Follow the &amp;System</source>
        <translation>Ikuti &amp;Sistem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Terang</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Gelap</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Kontras T&amp;inggi</translation>
    </message>
    <message>
        <source>Sea&amp;rch the Chronicle</source>
        <translation>&amp;Cari dalam Catatan</translation>
    </message>
    <message>
        <source>&amp;Narrow Chronicle</source>
        <translation>Catatan &amp;Sempit</translation>
    </message>
    <message>
        <source>Chronicle in a &amp;Window of Its Own</source>
        <translation>Catatan di &amp;Jendela Sendiri</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>C&amp;atatan</translation>
    </message>
    <message>
        <source>Card Co&amp;unter and Claims</source>
        <translation>Penghitung &amp;Kartu dan Klaim</translation>
    </message>
    <message>
        <source>Which cards are face up, held or hidden, and what each seat has claimed</source>
        <translation>Kartu mana yang terbuka, dipegang, atau tersembunyi, dan apa yang diklaim setiap pemain</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Layar &amp;Penuh</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>Se&amp;ketika</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Cepat</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lambat</translation>
    </message>
    <message>
        <source>Step &amp;by Step</source>
        <translation>Langkah &amp;demi Langkah</translation>
    </message>
    <message>
        <source>Do Not Ask Where There Is No &amp;Choice</source>
        <translation>Jangan Tanya Kalau Tidak Ada &amp;Pilihan</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;uara</translation>
    </message>
    <message>
        <source>All &amp;Settings…</source>
        <translation>&amp;Semua Pengaturan…</translation>
    </message>
    <message>
        <source>&amp;First Game</source>
        <translation>Permainan &amp;Pertama</translation>
    </message>
    <message>
        <source>Learn to play in short lessons at this table, or go on where you left them</source>
        <translation>Belajar bermain dengan pelajaran singkat di meja ini, atau lanjutkan dari tempat terakhir</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>Pe&amp;lajaran…</translation>
    </message>
    <message>
        <source>Choose one of all lessons</source>
        <translation>Pilih salah satu pelajaran</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Buku Panduan</translation>
    </message>
    <message>
        <source>The rules of this game and all that explains them, opened at what is on the screen</source>
        <translation>Aturan permainan ini dan semua penjelasannya, dibuka pada apa yang ada di layar</translation>
    </message>
    <message>
        <source>&amp;Reference Card</source>
        <translation>Kartu &amp;Ringkasan</translation>
    </message>
    <message>
        <source>&amp;About Coup Desktop</source>
        <translation>&amp;Tentang Coup Desktop</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>the others 0</source>
        <translation>yang lain 0</translation>
    </message>
    <message>
        <source>Game {number} of the match: {score}.</source>
        <translation>Permainan ke-{number} dalam pertandingan: {score}.</translation>
    </message>
    <message>
        <source>The match: {score}.</source>
        <translation>Pertandingan: {score}.</translation>
    </message>
    <message>
        <source>won 1 game of this match</source>
        <translation>memenangkan 1 permainan dalam pertandingan ini</translation>
    </message>
    <message>
        <source>won {count} games of this match</source>
        <translation>memenangkan {count} permainan dalam pertandingan ini</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>It is on the clipboard.</source>
        <translation>Sudah ada di papan klip.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Ada yang salah</translation>
    </message>
    <message>
        <source>The program has met an unexpected error. You can go on; if the table does not react any more, close the program and start it again.</source>
        <translation>Program mengalami galat yang tak terduga. Kamu bisa melanjutkan; kalau meja tidak bereaksi lagi, tutup program dan buka kembali.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>The program cannot start</source>
        <translation>Program tidak bisa dimulai</translation>
    </message>
    <message>
        <source>It has met an unexpected error before its window was ready. Start it once more; if that does not help, install it anew.</source>
        <translation>Program mengalami galat yang tak terduga sebelum jendelanya siap. Buka sekali lagi; kalau itu tidak membantu, pasang ulang.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time</source>
        <translation>Terakhir kali program berhenti tak terduga</translation>
    </message>
    <message>
        <source>Just before, it has written a report. You can copy it for whoever looks after the program.</source>
        <translation>Tepat sebelumnya program menulis laporan. Kamu bisa menyalinnya untuk yang merawat program ini.</translation>
    </message>
    <message>
        <source>Error reports</source>
        <translation>Laporan galat</translation>
    </message>
    <message>
        <source>What has gone wrong lately, for whoever looks after the program.</source>
        <translation>Apa yang salah belakangan ini, untuk yang merawat program.</translation>
    </message>
    <message>
        <source>Your game is kept on disk, move by move.</source>
        <translation>Permainanmu tersimpan di cakram, langkah demi langkah.</translation>
    </message>
    <message>
        <source>Not all of your game is on disk: what could not be written would be lost with the program.</source>
        <translation>Tidak semua permainanmu ada di cakram: yang tidak bisa ditulis akan hilang bersama program.</translation>
    </message>
    <message>
        <source>The report names no cards and no people, and is sent nowhere:</source>
        <translation>Laporan ini tidak menyebut kartu atau orang, dan tidak dikirim ke mana pun:</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Laporan</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Salin laporan</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Buka foldernya</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Tutup program</translation>
    </message>
</context>
<context>
    <name>NewGameChoice</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person whose login is none: one word, as all names in records.</extracomment>
        <translation>Pemain</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>{name} ({fewest}–{most} seats)</source>
        <translation>{name} ({fewest}–{most} pemain)</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Mulai bermain</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Secara acak</translation>
    </message>
    <message>
        <source>Not yet: {problem}</source>
        <translation>Belum bisa: {problem}</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n diubah</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat {number}: {reason}</source>
        <translation>Kursi {number}: {reason}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>{subject}: {reason}.</source>
        <translation>{subject}: {reason}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Aturan rumah</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Semua seperti biasa</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Jumlah kursi</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Semua bot</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>Tingkat semua bot</translation>
    </message>
    <message>
        <source>Others by chance</source>
        <translation>Acak tokoh</translation>
    </message>
    <message>
        <source>Gives every bot another character by chance, no two the same</source>
        <translation>Memberi setiap bot tokoh lain secara acak, tidak ada yang sama</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Siapa mulai</translation>
    </message>
    <message>
        <source>The starter&apos;s side</source>
        <translation>Pihak pemain pertama</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Aturan yang berlaku</translation>
    </message>
</context>
<context>
    <name>PassToggle</name>
    <message>
        <source>Lets every claim pass, without challenge or block, until your next turn, or until something aims at you. It never decides about your own cards.</source>
        <translation>Membiarkan setiap klaim lewat, tanpa tantangan atau blokir, sampai giliranmu berikutnya, atau sampai ada yang mengincarmu. Tidak pernah memutuskan tentang kartumu sendiri.</translation>
    </message>
    <message>
        <source>Let things pass</source>
        <translation>Biarkan semua lewat</translation>
    </message>
</context>
<context>
    <name>PeekButton</name>
    <message>
        <source>See the cards of {name} for three seconds</source>
        <translation>Lihat kartu {name} selama tiga detik</translation>
    </message>
    <message>
        <source>Shift+{key} does the same. A second press hides them.</source>
        <translation>Shift+{key} sama saja. Tekan sekali lagi untuk menyembunyikannya.</translation>
    </message>
    <message>
        <source>Hold to see the cards of {name}</source>
        <translation>Tahan untuk melihat kartu {name}</translation>
    </message>
    <message>
        <source>Or hold Shift+{key}. Enter shows them for three seconds.</source>
        <translation>Atau tahan Shift+{key}. Enter memperlihatkannya selama tiga detik.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>{name} sits here</source>
        <translation>{name} duduk di sini</translation>
    </message>
    <message>
        <source>Stand up: a bot plays with what this seat knows, until you come back.</source>
        <translation>Berdiri: bot bermain dengan apa yang diketahui kursi ini, sampai kamu kembali.</translation>
    </message>
    <message>
        <source>Sit down again: the bot leaves the chair.</source>
        <translation>Duduk lagi: bot meninggalkan kursi.</translation>
    </message>
    <message>
        <source>This person has given the game up.</source>
        <translation>Orang ini sudah menyerah.</translation>
    </message>
    <message>
        <source>This seat plays no longer.</source>
        <translation>Kursi ini tidak lagi bermain.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Menyerah</translation>
    </message>
    <message>
        <source>Who gives the game up?</source>
        <translation>Siapa yang menyerah?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Menyerah…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Lanjut bermain</translation>
    </message>
    <message>
        <source>{name}, do you give this game up?</source>
        <translation>{name}, kamu menyerah dalam permainan ini?</translation>
    </message>
    <message>
        <source>It counts as lost, and cannot be taken back. A bot plays on in your chair: watch, have it run on to the end, or begin another game.</source>
        <translation>Itu dihitung kalah, dan tidak bisa ditarik kembali. Bot melanjutkan di kursimu: tontonlah, jalankan sampai selesai, atau mulai permainan lain.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Menyerah</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>person</source>
        <translation>orang</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, {level}</translation>
    </message>
    <message>
        <source>a bot plays for the person</source>
        <translation>bot bermain menggantikan orang itu</translation>
    </message>
    <message>
        <source>Portrait of {name}, {kind}</source>
        <translation>Potret {name}, {kind}</translation>
    </message>
    <message>
        <source>{portrait}, began the game</source>
        <translation>{portrait}, memulai permainan</translation>
    </message>
    <message>
        <source>{kind}, began the game</source>
        <translation>{kind}, memulai permainan</translation>
    </message>
    <message>
        <source>{portrait}, wins</source>
        <translation>{portrait}, menang</translation>
    </message>
    <message>
        <source>{kind}, wins</source>
        <translation>{kind}, menang</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>Court · {cards}</source>
        <translation>Istana · {cards}</translation>
    </message>
    <message>
        <source>Treasury · {coins}</source>
        <translation>Perbendaharaan · {coins}</translation>
    </message>
    <message>
        <source>{reserve} · {coins}</source>
        <translation>{reserve} · {coins}</translation>
    </message>
    <message>
        <source>Middle of the table</source>
        <translation>Tengah meja</translation>
    </message>
    <message>
        <source>Court: 1 card</source>
        <translation>Istana: 1 kartu</translation>
    </message>
    <message numerus="yes">
        <source>Court: %n cards</source>
        <translation>
            <numerusform>Istana: %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasury: never runs out</source>
        <translation>Perbendaharaan: tidak pernah habis</translation>
    </message>
    <message>
        <source>Treasury: {coins}</source>
        <translation>Perbendaharaan: {coins}</translation>
    </message>
    <message>
        <source>{reserve}: {coins}</source>
        <translation>{reserve}: {coins}</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Perbendaharaan</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The claim must be proven now. If it is, you lose an influence; if not, the other seat loses one.</source>
        <translation>Klaimnya harus dibuktikan sekarang. Kalau terbukti, kamu kehilangan satu pengaruh; kalau tidak, pemain itu yang kehilangan.</translation>
    </message>
    <message>
        <source>You do nothing against it. That claims nothing.</source>
        <translation>Kamu tidak berbuat apa-apa. Itu bukan klaim.</translation>
    </message>
    <message>
        <source>It proves the claim: {name} loses an influence, then what you showed is shuffled into the Court and replaced.</source>
        <translation>Ini membuktikan klaim: {name} kehilangan satu pengaruh, lalu yang kamu tunjukkan dikocok ke dalam Istana dan diganti.</translation>
    </message>
    <message>
        <source>You do not prove the claim. The card lies face up for good.</source>
        <translation>Kamu tidak membuktikan klaim. Kartunya terbuka untuk seterusnya.</translation>
    </message>
    <message>
        <source>The card lies face up before you for good.</source>
        <translation>Kartunya terbuka di depanmu untuk seterusnya.</translation>
    </message>
    <message>
        <source>If several speak up, the first in the rules&apos; order counts, whoever is quicker. Until the question is closed the same key takes it back.</source>
        <translation>Kalau beberapa orang bersuara, yang pertama menurut urutan aturan yang berlaku, siapa pun yang lebih cepat. Sampai pertanyaan ditutup, tombol yang sama menariknya kembali.</translation>
    </message>
    <message>
        <source>Who challenges has the claim proven now. If it is, the challenger loses an influence; if not, the other seat loses one.</source>
        <translation>Yang menantang meminta klaim dibuktikan sekarang. Kalau terbukti, penantang kehilangan satu pengaruh; kalau tidak, pemain itu yang kehilangan.</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and claims {characters}.</source>
        <translation>Yang bersuara memblokir, dan mengklaim {characters}.</translation>
    </message>
    <message>
        <source>Nobody does anything against it. That claims nothing.</source>
        <translation>Tidak ada yang berbuat apa-apa. Itu bukan klaim.</translation>
    </message>
    <message>
        <source>What you return is shuffled into the Court, unseen.</source>
        <translation>Yang kamu kembalikan dikocok ke dalam Istana tanpa terlihat.</translation>
    </message>
    <message>
        <source>Only the seat that examines you sees it.</source>
        <translation>Hanya pemain yang memeriksamu yang melihatnya.</translation>
    </message>
    <message>
        <source>The card stays where it was.</source>
        <translation>Kartunya tetap di tempatnya.</translation>
    </message>
    <message>
        <source>{name} draws a card from the Court, then this one is shuffled into it.</source>
        <translation>{name} mengambil satu kartu dari Istana, lalu kartu ini dikocok ke dalamnya.</translation>
    </message>
    <message>
        <source>Nobody sees it; you draw another from the Court first.</source>
        <translation>Tidak ada yang melihatnya; kamu mengambil kartu lain dari Istana lebih dulu.</translation>
    </message>
    <message>
        <source>The others of the set are discarded, unseen.</source>
        <translation>Kartu lain dari set itu dibuang tanpa terlihat.</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>milikmu</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>gertak</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Kamu memegangnya.</translation>
    </message>
    <message>
        <source>You do not hold it: a bluff.</source>
        <translation>Kamu tidak memegangnya: gertakan.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>The same people and bots sit otherwise in the next game.</source>
        <translation>Orang dan bot yang sama duduk dengan susunan lain pada permainan berikutnya.</translation>
    </message>
    <message>
        <source>Change seats…</source>
        <translation>Ubah kursi…</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Lanjut belajar</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Belajar bermain</translation>
    </message>
    <message>
        <source>The first game: short lessons at this table, one thing at a time.</source>
        <translation>Permainan pertama: pelajaran singkat di meja ini, satu hal setiap kali.</translation>
    </message>
    <message>
        <source>The game that is over, step by step, through anybody’s eyes.</source>
        <translation>Permainan yang sudah selesai, langkah demi langkah, lewat mata siapa saja.</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Tonton lagi</translation>
    </message>
    <message>
        <source>You decide for yourself again; the bot leaves your chair.</source>
        <translation>Kamu memutuskan sendiri lagi; bot meninggalkan kursimu.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Duduk lagi</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Jalankan sampai selesai</translation>
    </message>
    <message>
        <source>Only bots are left: they play the rest without waiting.</source>
        <translation>Tinggal bot: mereka memainkan sisanya tanpa menunggu.</translation>
    </message>
    <message>
        <source>Only bots are left: leave them and begin another game.</source>
        <translation>Tinggal bot: tinggalkan mereka dan mulai permainan lain.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Choose another action.</source>
        <translation>Pilih aksi lain.</translation>
    </message>
    <message>
        <source>{action} as {character}</source>
        <translation>{action} sebagai {character}</translation>
    </message>
    <message>
        <source>needs {number}</source>
        <translation>perlu {number}</translation>
    </message>
    <message>
        <source>{action}: another seat</source>
        <translation>{action}: pemain lain</translation>
    </message>
    <message>
        <source>another · {cost}</source>
        <translation>lain · {cost}</translation>
    </message>
    <message>
        <source>{action}: yourself</source>
        <translation>{action}: diri sendiri</translation>
    </message>
    <message>
        <source>yourself · {cost}</source>
        <translation>sendiri · {cost}</translation>
    </message>
    <message>
        <source>With {coins} or more, {coup} is compulsory.</source>
        <translation>Dengan {coins} atau lebih, {coup} wajib dilakukan.</translation>
    </message>
    <message>
        <source>{action} costs {cost}; you have {coins}.</source>
        <translation>{action} berbiaya {cost}; kamu punya {coins}.</translation>
    </message>
    <message>
        <source>needs {cost}</source>
        <translation>perlu {cost}</translation>
    </message>
    <message>
        <source>{action} (another seat)</source>
        <translation>{action} (pemain lain)</translation>
    </message>
    <message>
        <source>There are no coins in the {reserve}.</source>
        <translation>Tidak ada koin di {reserve}.</translation>
    </message>
    <message>
        <source>{reserve} empty</source>
        <translation>{reserve} kosong</translation>
    </message>
    <message>
        <source>No seat that may be the target has coins.</source>
        <translation>Tidak ada pemain sasaran yang punya koin.</translation>
    </message>
    <message>
        <source>nobody has coins</source>
        <translation>tak ada yang punya koin</translation>
    </message>
    <message>
        <source>No seat may be the target now.</source>
        <translation>Sekarang tidak ada pemain yang boleh menjadi sasaran.</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>tanpa sasaran</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Tantang</translation>
    </message>
    <message>
        <source>Block as {character}</source>
        <translation>Blokir sebagai {character}</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block your {deed}.</source>
        <translation>{blocker} mengklaim {character} untuk memblokir {deed} kamu.</translation>
    </message>
    <message>
        <source>{blocker} claims the {character} to block {actor}&apos;s {deed}.</source>
        <translation>{blocker} mengklaim {character} untuk memblokir {deed} oleh {actor}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain}.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {gain}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to draw {cards} and return as many.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {cards} dan mengembalikan sama banyaknya.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims to hold no {barred}, to take what the {pot} holds: {reserve}.</source>
        <translation>{action}: {actor} mengklaim tidak memegang {barred}, untuk mengambil isi {pot}: {reserve}.</translation>
    </message>
    <message>
        <source>{action}: {actor} wants to take {gain}.</source>
        <translation>{action}: {actor} mau mengambil {gain}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give you one.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {gain} dan memberimu satu.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {gain} and give {target} one.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {gain} dan memberi {target} satu.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from you.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {loot} darimu.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to take {loot} from {target}.</source>
        <translation>{action}: {actor} mengklaim {character} untuk mengambil {loot} dari {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of your cards.</source>
        <translation>{action}: {actor} mengklaim {character} untuk melihat satu kartumu.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to look at one of {target}&apos;s cards.</source>
        <translation>{action}: {actor} mengklaim {character} untuk melihat satu kartu {target}.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of your cards replaced.</source>
        <translation>{action}: {actor} mengklaim {character} agar satu kartumu diganti.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} to have one of {target}&apos;s cards replaced.</source>
        <translation>{action}: {actor} mengklaim {character} agar satu kartu {target} diganti.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against you.</source>
        <translation>{action}: {actor} mengklaim {character} untuk menyerangmu.</translation>
    </message>
    <message>
        <source>{action}: {actor} claims the {character} against {target}.</source>
        <translation>{action}: {actor} mengklaim {character} untuk menyerang {target}.</translation>
    </message>
    <message>
        <source>Does anybody block it?</source>
        <translation>Adakah yang memblokir?</translation>
    </message>
    <message>
        <source>Does anybody challenge it?</source>
        <translation>Adakah yang menantang?</translation>
    </message>
    <message>
        <source>{name} takes it back.</source>
        <translation>{name} menariknya kembali.</translation>
    </message>
    <message>
        <source>{name} speaks up to block it.</source>
        <translation>{name} bersuara untuk memblokir.</translation>
    </message>
    <message>
        <source>{name} speaks up to challenge it.</source>
        <translation>{name} bersuara untuk menantang.</translation>
    </message>
    <message>
        <source>This aims at {names}, so the answer is theirs.</source>
        <translation>Ini mengincar {names}, jadi jawabannya milik mereka.</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>bersuara</translation>
    </message>
    <message>
        <source>{name} has spoken up: take it back</source>
        <translation>{name} sudah bersuara: tarik kembali</translation>
    </message>
    <message>
        <source>{name} blocks it</source>
        <translation>{name} memblokir</translation>
    </message>
    <message>
        <source>{name} challenges it</source>
        <translation>{name} menantang</translation>
    </message>
    <message>
        <source>challenges it</source>
        <translation>menantang</translation>
    </message>
    <message>
        <source>blocks it</source>
        <translation>memblokir</translation>
    </message>
    <message>
        <source>blocks as {character}</source>
        <translation>memblokir sebagai {character}</translation>
    </message>
    <message>
        <source>Who speaks up blocks, and then chooses to claim {characters}, or lets it pass after all.</source>
        <translation>Yang bersuara memblokir, lalu memilih untuk mengklaim {characters}, atau akhirnya membiarkan.</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Tidak ada lagi</translation>
    </message>
    <message>
        <source>Nobody speaks up before {name}: what {name} said counts.</source>
        <translation>Tidak ada yang bersuara sebelum {name}: kata {name} yang berlaku.</translation>
    </message>
    <message>
        <source>After {seconds} seconds this happens by itself.</source>
        <translation>Setelah {seconds} detik ini terjadi sendiri.</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, the challenger loses an influence; if not, {actor} does and gets nothing.</source>
        <translation>Kalau {actor} membuka kartunya tanpa {barred}, penantang kehilangan satu pengaruh; kalau tidak, {actor} yang kehilangan dan tidak mendapat apa-apa.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, the challenger loses an influence; if not, {actor} does and the action fails.</source>
        <translation>Kalau {actor} menunjukkan {character}, penantang kehilangan satu pengaruh; kalau tidak, {actor} yang kehilangan dan aksinya gagal.</translation>
    </message>
    <message>
        <source>A block as {characters} may follow.</source>
        <translation>Setelah itu bisa diblokir sebagai {characters}.</translation>
    </message>
    <message>
        <source>{target} may still block it, as {characters}.</source>
        <translation>{target} masih boleh memblokirnya, sebagai {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}, and may be challenged. If nobody blocks, {deed} goes ahead.</source>
        <translation>Blokir mengklaim {characters}, dan boleh ditantang. Kalau tidak ada yang memblokir, {deed} berlangsung.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, the challenger loses an influence and the block stands; if not, {blocker} does and {deed} goes on.</source>
        <translation>Kalau {blocker} menunjukkan {character}, penantang kehilangan satu pengaruh dan blokir berlaku; kalau tidak, {blocker} yang kehilangan dan {deed} berjalan terus.</translation>
    </message>
    <message>
        <source>paused at {seconds} s</source>
        <translation>berhenti pada {seconds} dtk</translation>
    </message>
    <message>
        <source>by itself in {seconds} s</source>
        <translation>sendiri dalam {seconds} dtk</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>Simpan {cards}</translation>
    </message>
    <message>
        <source>return {cards}</source>
        <translation>kembalikan {cards}</translation>
    </message>
    <message>
        <source>Let {name} keep it</source>
        <translation>Biarkan {name} menyimpannya</translation>
    </message>
    <message>
        <source>Have it replaced</source>
        <translation>Suruh ganti</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Tunjukkan {card}</translation>
    </message>
    <message>
        <source>Open your hand: {cards}</source>
        <translation>Buka kartumu: {cards}</translation>
    </message>
    <message>
        <source>both {characters}</source>
        <translation>kedua {characters}</translation>
    </message>
    <message>
        <source>{number} {characters}</source>
        <translation>{number} {characters}</translation>
    </message>
    <message>
        <source>Decline, lose {card}</source>
        <translation>Tolak, lepas {card}</translation>
    </message>
    <message>
        <source>Lose {card}</source>
        <translation>Lepas {card}</translation>
    </message>
    <message>
        <source>Present {card}</source>
        <translation>Perlihatkan {card}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Berikan {card}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Simpan {card}</translation>
    </message>
    <message>
        <source>Do you block it?</source>
        <translation>Kamu memblokirnya?</translation>
    </message>
    <message>
        <source>{name}, do you block it?</source>
        <translation>{name}, kamu memblokirnya?</translation>
    </message>
    <message>
        <source>Which card do you lose?</source>
        <translation>Kartu mana yang kamu lepas?</translation>
    </message>
    <message>
        <source>{name}, which card do you lose?</source>
        <translation>{name}, kartu mana yang kamu lepas?</translation>
    </message>
    <message>
        <source>{name}: {sentence}</source>
        <translation>{name}: {sentence}</translation>
    </message>
    <message>
        <source>Click a seat or press its number; Esc goes back.</source>
        <translation>Klik pemain atau tekan nomornya; Esc untuk kembali.</translation>
    </message>
    <message>
        <source>Your cards are equal; you are asked all the same, so that nobody can tell.</source>
        <translation>Kartumu sama; kamu tetap ditanya, supaya tidak ada yang tahu.</translation>
    </message>
    <message>
        <source>Do you challenge it?</source>
        <translation>Kamu menantangnya?</translation>
    </message>
    <message>
        <source>{name}, do you challenge it?</source>
        <translation>{name}, kamu menantangnya?</translation>
    </message>
    <message>
        <source>Your turn: what do you do?</source>
        <translation>Giliranmu: apa yang kamu lakukan?</translation>
    </message>
    <message>
        <source>{name}, your turn: what do you do?</source>
        <translation>{name}, giliranmu: apa yang kamu lakukan?</translation>
    </message>
    <message>
        <source>You have {coins}.</source>
        <translation>Kamu punya {coins}.</translation>
    </message>
    <message>
        <source>You cannot target your own side while both sides are alive.</source>
        <translation>Kamu tidak boleh mengincar pihakmu sendiri selama kedua pihak masih hidup.</translation>
    </message>
    <message>
        <source>your last influence</source>
        <translation>pengaruh terakhirmu</translation>
    </message>
    <message>
        <source>an influence</source>
        <translation>satu pengaruh</translation>
    </message>
    <message>
        <source>If {actor} opens a hand without {barred}, you lose {stake}. If not, {actor} loses one and gets nothing.</source>
        <translation>Kalau {actor} membuka kartunya tanpa {barred}, kamu kehilangan {stake}. Kalau tidak, {actor} yang kehilangan dan tidak mendapat apa-apa.</translation>
    </message>
    <message>
        <source>If {actor} shows the {character}, you lose {stake}. If not, {actor} loses one and the action fails.</source>
        <translation>Kalau {actor} menunjukkan {character}, kamu kehilangan {stake}. Kalau tidak, {actor} yang kehilangan dan aksinya gagal.</translation>
    </message>
    <message>
        <source>You may still block it afterwards, as {characters}.</source>
        <translation>Setelah itu kamu masih boleh memblokirnya, sebagai {characters}.</translation>
    </message>
    <message>
        <source>Others may still block it afterwards, as {characters}.</source>
        <translation>Setelah itu yang lain masih boleh memblokirnya, sebagai {characters}.</translation>
    </message>
    <message>
        <source>{target} may still block it afterwards, as {characters}.</source>
        <translation>Setelah itu {target} masih boleh memblokirnya, sebagai {characters}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, you lose {stake}.</source>
        <translation>Blokir mengklaim {characters}; siapa pun boleh menantangnya, dan blokir yang ketahuan merugikan satu pengaruh. Kalau tidak ada yang memblokir, kamu kehilangan {stake}.</translation>
    </message>
    <message>
        <source>A block claims {characters}; anyone may challenge it, and a block that is caught costs an influence. If nobody blocks, {deed} goes ahead.</source>
        <translation>Blokir mengklaim {characters}; siapa pun boleh menantangnya, dan blokir yang ketahuan merugikan satu pengaruh. Kalau tidak ada yang memblokir, {deed} berlangsung.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on against you.</source>
        <translation>Kalau {blocker} menunjukkan {character}, kamu kehilangan {stake} dan blokir berlaku. Kalau tidak, {blocker} yang kehilangan dan {deed} terhadapmu berjalan terus.</translation>
    </message>
    <message>
        <source>If {blocker} shows the {character}, you lose {stake} and the block stands. If not, {blocker} loses one and {deed} goes on.</source>
        <translation>Kalau {blocker} menunjukkan {character}, kamu kehilangan {stake} dan blokir berlaku. Kalau tidak, {blocker} yang kehilangan dan {deed} berjalan terus.</translation>
    </message>
    <message>
        <source>{actor} examines you: which card do you present?</source>
        <translation>{actor} memeriksamu: kartu mana yang kamu perlihatkan?</translation>
    </message>
    <message>
        <source>Only {actor} sees it, and lets you keep it or has it replaced from the Court.</source>
        <translation>Hanya {actor} yang melihatnya, lalu membiarkanmu menyimpannya atau menyuruhnya diganti dari Istana.</translation>
    </message>
    <message>
        <source>{actor} has a card of yours replaced: which?</source>
        <translation>{actor} menyuruh satu kartumu diganti: yang mana?</translation>
    </message>
    <message>
        <source>You draw another from the Court first; then yours is shuffled into it. Nobody else sees them.</source>
        <translation>Kamu mengambil kartu lain dari Istana lebih dulu; lalu kartumu dikocok ke dalamnya. Tidak ada orang lain yang melihatnya.</translation>
    </message>
    <message>
        <source>Which card of your set do you keep?</source>
        <translation>Kartu mana dari setmu yang kamu simpan?</translation>
    </message>
    <message>
        <source>Nobody sees it. The others are discarded; your second card is dealt from a set of its own.</source>
        <translation>Tidak ada yang melihatnya. Yang lain dibuang; kartu keduamu dibagikan dari set tersendiri.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {deed}: that you hold no {barred}.</source>
        <translation>{challenger} menantang {deed} kamu: bahwa kamu tidak memegang {barred}.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed for {the_deed}.</source>
        <translation>{challenger} menantang {character} yang kamu klaim untuk {the_deed}.</translation>
    </message>
    <message>
        <source>{challenger} challenges your {character}, claimed to block {the_deed}.</source>
        <translation>{challenger} menantang {character} yang kamu klaim untuk memblokir {the_deed}.</translation>
    </message>
    <message>
        <source>your block falls</source>
        <translation>blokirmu batal</translation>
    </message>
    <message>
        <source>your action fails and you get its cost back</source>
        <translation>aksimu gagal dan kamu mendapat kembali biayanya</translation>
    </message>
    <message>
        <source>your action fails</source>
        <translation>aksimu gagal</translation>
    </message>
    <message>
        <source>You do hold one: your hand is opened, {failed}.</source>
        <translation>Kamu memegangnya: kartumu dibuka, {failed}.</translation>
    </message>
    <message>
        <source>You do not hold it: you lose an influence and {failed}.</source>
        <translation>Kamu tidak memegangnya: kamu kehilangan satu pengaruh dan {failed}.</translation>
    </message>
    <message>
        <source>Show it, and {challenger} loses an influence; a new card replaces it.</source>
        <translation>Tunjukkan, dan {challenger} kehilangan satu pengaruh; kartunya diganti yang baru.</translation>
    </message>
    <message>
        <source>Open your hand, and {challenger} loses an influence; it is replaced.</source>
        <translation>Buka kartumu, dan {challenger} kehilangan satu pengaruh; kartunya diganti.</translation>
    </message>
    <message>
        <source>Decline, and you lose a card and {failed}.</source>
        <translation>Tolak, dan kamu kehilangan satu kartu dan {failed}.</translation>
    </message>
    <message>
        <source>Because of {actor}&apos;s {deed}.</source>
        <translation>Karena {deed} oleh {actor}.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved to hold no {barred}.</source>
        <translation>{action}: {claimant} terbukti tidak memegang {barred}.</translation>
    </message>
    <message>
        <source>{action}: {claimant} proved the {character}.</source>
        <translation>{action}: {claimant} membuktikan {character}.</translation>
    </message>
    <message>
        <source>{claimant} proved the {character} that blocks {deed}.</source>
        <translation>{claimant} membuktikan {character} yang memblokir {deed}.</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which card do you keep?</source>
        <translation>Kamu mengambil {drawn}. Kartu mana yang kamu simpan?</translation>
    </message>
    <message>
        <source>You drew {drawn}. Which cards do you keep?</source>
        <translation>Kamu mengambil {drawn}. Kartu mana saja yang kamu simpan?</translation>
    </message>
    <message>
        <source>The rest is shuffled into the Court, unseen.</source>
        <translation>Sisanya dikocok ke dalam Istana tanpa terlihat.</translation>
    </message>
    <message>
        <source>Keep at most {number} of the drawn ones; the rest goes to the Court.</source>
        <translation>Simpan paling banyak {number} dari yang diambil; sisanya masuk ke Istana.</translation>
    </message>
    <message>
        <source>{name} shows you the {card}.</source>
        <translation>{name} memperlihatkan {card} kepadamu.</translation>
    </message>
    <message>
        <source>Only the two of you know. {name} keeps it, or draws another from the Court before this one is shuffled into it.</source>
        <translation>Hanya kalian berdua yang tahu. {name} menyimpannya, atau mengambil kartu lain dari Istana sebelum kartu ini dikocok ke dalamnya.</translation>
    </message>
    <message>
        <source>{action} from whom?</source>
        <translation>{action} dari siapa?</translation>
    </message>
    <message>
        <source>{name}: {action} from whom?</source>
        <translation>{name}: {action} dari siapa?</translation>
    </message>
    <message>
        <source>{action} with whom?</source>
        <translation>{action} dengan siapa?</translation>
    </message>
    <message>
        <source>{name}: {action} with whom?</source>
        <translation>{name}: {action} dengan siapa?</translation>
    </message>
    <message>
        <source>{action} whose card?</source>
        <translation>{action} kartu siapa?</translation>
    </message>
    <message>
        <source>{name}: {action} whose card?</source>
        <translation>{name}: {action} kartu siapa?</translation>
    </message>
    <message>
        <source>{action}: who changes sides?</source>
        <translation>{action}: siapa yang berganti pihak?</translation>
    </message>
    <message>
        <source>{name}: {action}: who changes sides?</source>
        <translation>{name}: {action}: siapa yang berganti pihak?</translation>
    </message>
    <message>
        <source>{action}: who is the target?</source>
        <translation>{action}: siapa sasarannya?</translation>
    </message>
    <message>
        <source>{name}: {action}: who is the target?</source>
        <translation>{name}: {action}: siapa sasarannya?</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>This aims at you, so it is yours to answer.</source>
        <translation>Ini mengincarmu, jadi kamu yang harus menjawab.</translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation>Tidak ada pertanyaan</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pertanyaan</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>this is no game record: it is larger than any game</source>
        <translation>ini bukan rekaman permainan: lebih besar dari permainan mana pun</translation>
    </message>
    <message>
        <source>the window shows “{word}” up to {most}, not {value}</source>
        <translation>jendela menampilkan “{word}” sampai {most}, bukan {value}</translation>
    </message>
    <message>
        <source>the window shows names of up to {most} letters, not “{name}”</source>
        <translation>jendela menampilkan nama sampai {most} huruf, bukan “{name}”</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a Game Record</source>
        <translation>Buka Rekaman Permainan</translation>
    </message>
    <message>
        <source>Game records (*.{ending})</source>
        <translation>Rekaman permainan (*.{ending})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>An unfinished game</source>
        <translation>Permainan yang belum selesai</translation>
    </message>
    <message>
        <source>The game in {file} is not over.</source>
        <translation>Permainan dalam {file} belum selesai.</translation>
    </message>
    <message>
        <source>You can go on with it, or watch what was played so far. The file stays.</source>
        <translation>Kamu bisa melanjutkannya, atau menonton yang sudah dimainkan. Berkasnya tetap ada.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Tonton</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Tidak dibuka</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} tidak bisa dibuka.</translation>
    </message>
    <message>
        <source>Save the Game Record</source>
        <translation>Simpan Rekaman Permainan</translation>
    </message>
    <message>
        <source>The game is saved in {path}.</source>
        <translation>Permainan disimpan di {path}.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Tidak disimpan</translation>
    </message>
    <message>
        <source>The game could not be saved in {path}.</source>
        <translation>Permainan tidak bisa disimpan di {path}.</translation>
    </message>
    <message>
        <source>{reason}. Choose another place, or make room.</source>
        <translation>{reason}. Pilih tempat lain, atau sediakan ruang.</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Kosongkan Daftar Ini</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>{number} seats</source>
        <translation>{number} pemain</translation>
    </message>
    <message>
        <source>Actions that need no character</source>
        <translation>Aksi yang tidak memerlukan karakter</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Anyone may challenge a claim.</source>
        <translation>Siapa pun boleh menantang klaim.</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Aturan yang berlaku</translation>
    </message>
    <message>
        <source>Nobody can challenge or block it.</source>
        <translation>Tidak ada yang bisa menantang atau memblokirnya.</translation>
    </message>
    <message>
        <source>Blocks {actions}.</source>
        <translation>Memblokir aksi {actions}.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message>
        <source>Reference card</source>
        <translation>Kartu ringkasan</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Aturan yang berlaku</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Everybody’s</source>
        <translation>Semua orang</translation>
    </message>
    <message>
        <source>Everybody’s (once the game is over)</source>
        <translation>Semua orang (setelah permainan selesai)</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Dijeda.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>Rekaman berakhir di sini.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Belum terjadi apa-apa.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Sebelum giliran pertama</translation>
    </message>
    <message>
        <source>The game is over here: go back a step.</source>
        <translation>Permainan selesai di sini: mundurlah satu langkah.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Turn {number} of {turns}: {name}</source>
        <translation>Giliran {number} dari {turns}: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Putar</translation>
    </message>
    <message>
        <source>{name} (Space or {key})</source>
        <translation>{name} (Spasi atau {key})</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Back to the table.</source>
        <translation>Kembali ke meja.</translation>
    </message>
    <message>
        <source>The game is not over in this record.</source>
        <translation>Permainan dalam rekaman ini belum selesai.</translation>
    </message>
    <message>
        <source>Every claim, true or bluff, every challenge and loss, and who fooled whom.</source>
        <translation>Setiap klaim, benar atau gertakan, setiap tantangan dan kehilangan, dan siapa mengecoh siapa.</translation>
    </message>
    <message>
        <source>Story…</source>
        <translation>Cerita…</translation>
    </message>
    <message>
        <source>Go on from here as one of them, against bots.</source>
        <translation>Lanjutkan dari sini sebagai salah satu dari mereka, melawan bot.</translation>
    </message>
    <message>
        <source>Take over as {name}</source>
        <translation>Ambil alih sebagai {name}</translation>
    </message>
    <message>
        <source>Go on from here as {name}, against bots.</source>
        <translation>Lanjutkan dari sini sebagai {name}, melawan bot.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Ambil alih</translation>
    </message>
    <message>
        <source>Take over…</source>
        <translation>Ambil alih…</translation>
    </message>
    <message>
        <source>Recorded game</source>
        <translation>Permainan terekam</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
        <translation>&amp;Mata:</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Kartu siapa yang terlihat</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Mata</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Ke awal (Home)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ke awal</translation>
    </message>
    <message>
        <source>A turn back (Ctrl+←)</source>
        <translation>Mundur satu giliran (Ctrl+←)</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Mundur satu giliran</translation>
    </message>
    <message>
        <source>A step back (←)</source>
        <translation>Mundur satu langkah (←)</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Mundur satu langkah</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Putar (Spasi)</translation>
    </message>
    <message>
        <source>A step on (→)</source>
        <translation>Maju satu langkah (→)</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Maju satu langkah</translation>
    </message>
    <message>
        <source>A turn on (Ctrl+→)</source>
        <translation>Maju satu giliran (Ctrl+→)</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Maju satu giliran</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ke akhir (End)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke akhir</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The last game</source>
        <translation>Permainan terakhir</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Pay {own} into the {reserve} for yourself, {other} for another seat:</source>
        <translation>Bayar {own} ke {reserve} untuk diri sendiri, {other} untuk pemain lain:</translation>
    </message>
    <message>
        <source>Pay {coins}:</source>
        <translation>Bayar {coins}:</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury.</source>
        <translation>Ambil {coins} dari Perbendaharaan.</translation>
    </message>
    <message>
        <source>Take {coins} from the Treasury and give {one} of them to another seat.</source>
        <translation>Ambil {coins} dari Perbendaharaan dan berikan {one} di antaranya kepada pemain lain.</translation>
    </message>
    <message>
        <source>the target loses an influence.</source>
        <translation>sasaran kehilangan satu pengaruh.</translation>
    </message>
    <message>
        <source>Take up to {most} from another seat.</source>
        <translation>Ambil sampai {most} dari pemain lain.</translation>
    </message>
    <message>
        <source>Another seat shows you one card of its choice, in private. You let it keep the card or have it replaced from the Court.</source>
        <translation>Pemain lain memperlihatkan satu kartu pilihannya secara rahasia. Kamu membiarkannya menyimpan kartu itu atau menyuruhnya diganti dari Istana.</translation>
    </message>
    <message>
        <source>Another seat exchanges one card of its choice for one from the Court. Nobody else sees them.</source>
        <translation>Pemain lain menukar satu kartu pilihannya dengan satu kartu dari Istana. Tidak ada orang lain yang melihatnya.</translation>
    </message>
    <message>
        <source>the seat changes sides.</source>
        <translation>pemain itu berganti pihak.</translation>
    </message>
    <message>
        <source>Take all coins of the {reserve}.</source>
        <translation>Ambil semua koin dari {reserve}.</translation>
    </message>
    <message>
        <source>Draw {drawn} from the Court, keep as many as you had, return the rest.</source>
        <translation>Ambil {drawn} dari Istana, simpan sebanyak yang tadinya kamu punya, kembalikan sisanya.</translation>
    </message>
    <message>
        <source>Of the drawn cards you may keep at most {number}.</source>
        <translation>Dari kartu yang diambil kamu boleh menyimpan paling banyak {number}.</translation>
    </message>
    <message>
        <source>Claims the {character}: anyone may challenge.</source>
        <translation>Mengklaim {character}: siapa pun boleh menantang.</translation>
    </message>
    <message>
        <source>Claims to hold no {barred}: anyone may challenge.</source>
        <translation>Mengklaim tidak memegang {barred}: siapa pun boleh menantang.</translation>
    </message>
    <message>
        <source>Claims nothing: cannot be challenged.</source>
        <translation>Tidak mengklaim apa pun: tidak bisa ditantang.</translation>
    </message>
    <message>
        <source>Cannot be blocked.</source>
        <translation>Tidak bisa diblokir.</translation>
    </message>
    <message>
        <source>Any seat of the other side may block it as {characters}.</source>
        <translation>Pemain mana pun dari pihak lain boleh memblokirnya sebagai {characters}.</translation>
    </message>
    <message>
        <source>Any other seat may block it as {characters}.</source>
        <translation>Pemain lain mana pun boleh memblokirnya sebagai {characters}.</translation>
    </message>
    <message>
        <source>The target may block it as {characters}.</source>
        <translation>Sasarannya boleh memblokirnya sebagai {characters}.</translation>
    </message>
    <message>
        <source>Claims the {character} to stop {deed}. Anyone else may challenge; a block that cannot be proven costs an influence, and the action goes on. Nobody can try a second block.</source>
        <translation>Mengklaim {character} untuk menghentikan {deed}. Siapa pun yang lain boleh menantang; blokir yang tidak bisa dibuktikan merugikan satu pengaruh, dan aksinya berjalan terus. Tidak ada yang boleh mencoba blokir kedua.</translation>
    </message>
    <message>
        <source>{copies} of each: {characters}. Between turns the Court holds {court}.</source>
        <translation>{copies} untuk masing-masing: {characters}. Di antara giliran Istana berisi {court}.</translation>
    </message>
    <message>
        <source>The Treasury never runs out of coins.</source>
        <translation>Koin Perbendaharaan tidak pernah habis.</translation>
    </message>
    <message>
        <source>There are {coins} in the game; if the Treasury runs short, you take what is left.</source>
        <translation>Ada {coins} dalam permainan; kalau Perbendaharaan kurang, kamu mengambil yang tersisa.</translation>
    </message>
    <message>
        <source>The starter begins with {fewer}, the other seat with {coins}.</source>
        <translation>Pemain pertama mulai dengan {fewer}, pemain lainnya dengan {coins}.</translation>
    </message>
    <message>
        <source>Every seat begins with {coins}.</source>
        <translation>Setiap pemain mulai dengan {coins}.</translation>
    </message>
    <message>
        <source>{first} play against {second}: while both sides are alive, you cannot target or block a seat of your own side. You may challenge it.</source>
        <translation>{first} melawan {second}: selama kedua pihak masih hidup, kamu tidak boleh mengincar atau memblokir pemain dari pihakmu sendiri. Menantangnya boleh.</translation>
    </message>
    <message>
        <source>The starter chooses a side; the sides alternate clockwise.</source>
        <translation>Pemain pertama memilih satu pihak; pihak bergantian searah jarum jam.</translation>
    </message>
    <message>
        <source>The sides are drawn at random, half of the seats each.</source>
        <translation>Pihak diundi, masing-masing separuh pemain.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses the {barred}; its other card is replaced.</source>
        <translation>Pemain yang ketahuan saat {embezzle} kehilangan {barred}; kartunya yang lain diganti.</translation>
    </message>
    <message>
        <source>A seat caught at {embezzle} loses a card of its choice.</source>
        <translation>Pemain yang ketahuan saat {embezzle} kehilangan kartu pilihannya.</translation>
    </message>
    <message>
        <source>Each seat secretly chooses its first card from a set of {characters} and discards the rest unseen; the second card is dealt from a third set.</source>
        <translation>Setiap pemain diam-diam memilih kartu pertamanya dari satu set {characters} dan membuang sisanya tanpa terlihat; kartu kedua dibagikan dari set ketiga.</translation>
    </message>
    <message>
        <source>{coup} costs {cost} and is never compulsory.</source>
        <translation>{coup} berbiaya {cost} dan tidak pernah wajib.</translation>
    </message>
    <message>
        <source>{coup} costs {cost}; a seat that begins its turn with {most} must take it.</source>
        <translation>{coup} berbiaya {cost}; pemain yang memulai gilirannya dengan {most} wajib melakukannya.</translation>
    </message>
    <message>
        <source>{coins} or more</source>
        <translation>{coins} atau lebih</translation>
    </message>
    <message>
        <source>Any other seat may block an action, aimed at it or not.</source>
        <translation>Pemain lain mana pun boleh memblokir suatu aksi, entah ia sasarannya atau bukan.</translation>
    </message>
    <message>
        <source>Only its target may block an action that has one.</source>
        <translation>Hanya sasarannya yang boleh memblokir aksi yang punya sasaran.</translation>
    </message>
    <message>
        <source>If a bluff is caught, the cost of the action is returned; if it is blocked, not.</source>
        <translation>Kalau gertakan ketahuan, biaya aksi dikembalikan; kalau diblokir, tidak.</translation>
    </message>
    <message>
        <source>The cost of an action stays spent, also if a bluff is caught.</source>
        <translation>Biaya aksi tetap hilang, juga kalau gertakan ketahuan.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose any card instead.</source>
        <translation>Pemain yang bisa membuktikan klaim boleh menolak dan kehilangan kartu mana saja.</translation>
    </message>
    <message>
        <source>A seat that could prove a claim may decline and lose a card other than the claimed one.</source>
        <translation>Pemain yang bisa membuktikan klaim boleh menolak dan kehilangan kartu selain yang diklaim.</translation>
    </message>
    <message>
        <source>A seat that can prove a claim must prove it.</source>
        <translation>Pemain yang bisa membuktikan klaim wajib membuktikannya.</translation>
    </message>
    <message>
        <source>A seat that loses its last influence is exiled and returns its coins to the Treasury.</source>
        <translation>Pemain yang kehilangan pengaruh terakhirnya tersingkir dan mengembalikan koinnya ke Perbendaharaan.</translation>
    </message>
    <message>
        <source>{steal} may be aimed at a seat without coins.</source>
        <translation>{steal} boleh ditujukan kepada pemain tanpa koin.</translation>
    </message>
    <message>
        <source>{steal} needs a target that has coins.</source>
        <translation>{steal} memerlukan sasaran yang punya koin.</translation>
    </message>
    <message>
        <source>{character}: any of the drawn cards may be kept.</source>
        <translation>{character}: kartu mana pun yang diambil boleh disimpan.</translation>
    </message>
    <message>
        <source>{character}: at most {number} of the drawn cards may be kept.</source>
        <translation>{character}: paling banyak {number} dari kartu yang diambil boleh disimpan.</translation>
    </message>
    <message>
        <source>{character} blocks {examine}.</source>
        <translation>{character} memblokir aksi {examine}.</translation>
    </message>
    <message>
        <source>{character} does not block {examine}.</source>
        <translation>{character} tidak memblokir aksi {examine}.</translation>
    </message>
</context>
<context>
    <name>SeatChange</name>
    <message>
        <source>In the next game they sit like this, clockwise: {names}.</source>
        <translation>Pada permainan berikutnya mereka duduk seperti ini, searah jarum jam: {names}.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose another crest</source>
        <translation>Pilih lambang lain</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nama kursi {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Siapa yang memainkan kursi {number}</translation>
    </message>
    <message>
        <source>Character of seat {number}</source>
        <translation>Tokoh kursi {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Seseorang di depan layar ini.</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>No character</source>
        <translation>Tanpa tokoh</translation>
    </message>
    <message>
        <source>Plays the level without any temper, and says nothing.</source>
        <translation>Memainkan tingkatnya tanpa tabiat apa pun, dan tidak berkata apa-apa.</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Various levels</source>
        <translation>Berbagai tingkat</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Choose {name}</source>
        <translation>Pilih {name}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>exiled</source>
        <translation>tersingkir</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>menyerah</translation>
    </message>
    <message>
        <source>a bot plays</source>
        <translation>bot bermain</translation>
    </message>
    <message>
        <source>your decision</source>
        <translation>keputusanmu</translation>
    </message>
    <message>
        <source>exchanges…</source>
        <translation>menukar kartu…</translation>
    </message>
    <message>
        <source>speaks up</source>
        <translation>bersuara</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>memutuskan</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>berpikir…</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 pengaruh</translation>
    </message>
    <message>
        <source>{count} influences</source>
        <translation>{count} pengaruh</translation>
    </message>
    <message>
        <source>gave the game up, a bot plays on</source>
        <translation>menyerah, bot melanjutkan</translation>
    </message>
    <message>
        <source>a bot plays for {name}</source>
        <translation>bot bermain menggantikan {name}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>orang</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>bot, {level}</translation>
    </message>
    <message>
        <source>bot: {name}</source>
        <translation>bot: {name}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>sedang giliran</translation>
    </message>
    <message>
        <source>still to be asked</source>
        <translation>masih akan ditanya</translation>
    </message>
    <message>
        <source>lost {cards}</source>
        <translation>kehilangan {cards}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>{name} sits down again.</source>
        <translation>{name} duduk lagi.</translation>
    </message>
    <message>
        <source>{name} gives the game up; a bot plays on in that chair.</source>
        <translation>{name} menyerah; bot melanjutkan di kursi itu.</translation>
    </message>
    <message>
        <source>{name} stands up; a bot plays in that chair meanwhile.</source>
        <translation>{name} berdiri; sementara itu bot bermain di kursi itu.</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <translation>Menunggu {name}…</translation>
    </message>
    <message>
        <source>The table as it stood then.</source>
        <translation>Meja seperti saat itu.</translation>
    </message>
    <message>
        <source>The table as it is now.</source>
        <translation>Meja seperti sekarang.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Permainan dijeda.</translation>
    </message>
    <message>
        <source>Things pass for {name} from now on.</source>
        <translation>Mulai sekarang semuanya lewat bagi {name}.</translation>
    </message>
    <message>
        <source>{name} is asked again.</source>
        <translation>{name} ditanya lagi.</translation>
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
        <translation>Besar</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Terbesar</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Seperti sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>{size}, {percent} %</source>
        <translation>{size}, {percent} %</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Seketika</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lambat</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Langkah demi langkah</translation>
    </message>
    <message>
        <source>Every claim</source>
        <translation>Setiap klaim</translation>
    </message>
    <message>
        <source>Claims that touch me, or that I could refute</source>
        <translation>Klaim yang menyangkut aku, atau yang bisa kubantah</translation>
    </message>
    <message>
        <source>Only claims that touch me</source>
        <translation>Hanya klaim yang menyangkut aku</translation>
    </message>
    <message>
        <source>While a key or the button is held</source>
        <translation>Selama tombol ditahan</translation>
    </message>
    <message>
        <source>For three seconds after one press</source>
        <translation>Tiga detik setelah satu tekanan</translation>
    </message>
    <message>
        <source>Wait for an answer</source>
        <translation>Tunggu jawaban</translation>
    </message>
    <message>
        <source>Pass by themselves after {n} seconds</source>
        <translation>Lewat sendiri setelah {n} detik</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Nyala</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Lebar</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Sempit</translation>
    </message>
    <message>
        <source>After each move the table waits for Enter.</source>
        <translation>Setelah setiap langkah meja menunggu Enter.</translation>
    </message>
    <message>
        <source>How long each move is shown, and how long bots seem to think.</source>
        <translation>Berapa lama setiap langkah ditampilkan, dan berapa lama bot tampak berpikir.</translation>
    </message>
    <message>
        <source>Whatever aims at you, and whatever is about your own cards, is always asked.</source>
        <translation>Apa pun yang mengincarmu, dan apa pun tentang kartumu sendiri, selalu ditanyakan.</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>Uru&amp;ngkan pengembalian</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Kembalikan bawaa&amp;n</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ba&amp;hasa</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Ukuran te&amp;ks</translation>
    </message>
    <message>
        <source>Table &amp;cloth</source>
        <translation>Kain &amp;meja</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Kain meja</translation>
    </message>
    <message>
        <source>Card &amp;back</source>
        <translation>Punggung ka&amp;rtu</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Punggung kartu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Kece&amp;patan</translation>
    </message>
    <message>
        <source>&amp;Ask me about</source>
        <translation>Tanya &amp;aku tentang</translation>
    </message>
    <message>
        <source>Do &amp;not ask where there is no choice</source>
        <translation>&amp;Jangan tanya kalau tidak ada pilihan</translation>
    </message>
    <message>
        <source>Mark answers as &amp;held or as a bluff</source>
        <translation>Tandai ja&amp;waban sebagai dipegang atau gertakan</translation>
    </message>
    <message>
        <source>Never shown where several people play at this screen.</source>
        <translation>Tidak pernah ditampilkan kalau beberapa orang bermain di layar ini.</translation>
    </message>
    <message>
        <source>&amp;Look at your cards</source>
        <translation>Li&amp;hat kartumu</translation>
    </message>
    <message>
        <source>Where several people play at this screen: with the eye at the seat, or Shift and its number.</source>
        <translation>Kalau beberapa orang bermain di layar ini: dengan mata di kursi, atau Shift dan nomornya.</translation>
    </message>
    <message>
        <source>Open &amp;questions</source>
        <translation>Pertanyaan ter&amp;buka</translation>
    </message>
    <message>
        <source>Those that go to several people at once: does anybody challenge it, does anybody block it.</source>
        <translation>Yang ditujukan kepada beberapa orang sekaligus: adakah yang menantang, adakah yang memblokir.</translation>
    </message>
    <message>
        <source>Characters &amp;talk now and then</source>
        <translation>Tokoh se&amp;sekali bicara</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Help while learning</source>
        <translation>Bantuan saat belajar</translation>
    </message>
    <message>
        <source>Offer a &amp;hint at each decision</source>
        <translation>Tawarkan pet&amp;unjuk pada setiap keputusan</translation>
    </message>
    <message>
        <source>Warn where an answer can cost &amp;two influences</source>
        <translation>Peringatkan kalau jawaban bisa merugikan &amp;dua pengaruh</translation>
    </message>
    <message>
        <source>Warn where an opponent gets the coins for a &amp;Coup</source>
        <translation>Peringatkan kalau lawan mendapat ko&amp;in untuk Kudeta</translation>
    </message>
    <message>
        <source>Warn where a c&amp;laim cannot be true</source>
        <translation>Peringatkan kalau klaim mustahil b&amp;enar</translation>
    </message>
    <message>
        <source>Show the ca&amp;rd counter and the claims so far</source>
        <translation>Tampilkan penghitung ka&amp;rtu dan klaim sejauh ini</translation>
    </message>
    <message>
        <source>Where several people play at this screen, help tells nothing that only one of them may know. Statistics are the same with help and without.</source>
        <translation>Kalau beberapa orang bermain di layar ini, bantuan tidak mengatakan apa pun yang hanya boleh diketahui salah satunya. Statistik sama saja dengan bantuan atau tanpa bantuan.</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efek</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Kurangi &amp;gerak</translation>
    </message>
    <message>
        <source>Things that travel over the table fade in their place instead.</source>
        <translation>Yang bergerak di atas meja memudar di tempatnya saja.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Suara</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>&amp;Dengarkan</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>&amp;Show the chronicle</source>
        <translation>&amp;Tampilkan catatan</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Lebar</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>Di &amp;jendela sendiri</translation>
    </message>
    <message>
        <source>In a window that is too narrow for both, the chronicle folds away beside the table.</source>
        <translation>Kalau jendela terlalu sempit untuk keduanya, catatan terlipat di samping meja.</translation>
    </message>
</context>
<context>
    <name>SoundBox</name>
    <message>
        <source>No sound: this computer has no device for it, or it is in use.</source>
        <translation>Tanpa suara: komputer ini tidak punya perangkatnya, atau sedang dipakai.</translation>
    </message>
    <message>
        <source>No sound: the library for it (miniaudio) is not installed.</source>
        <translation>Tanpa suara: pustakanya (miniaudio) tidak terpasang.</translation>
    </message>
    <message>
        <source>No sound: its files are missing. Please install the game again.</source>
        <translation>Tanpa suara: berkasnya tidak ada. Pasanglah permainan ini lagi.</translation>
    </message>
</context>
<context>
    <name>Startup</name>
    <message>
        <source>Qt for Python cannot be loaded: {error}. Install it with: {python} -m pip install PySide6-Essentials</source>
        <translation>Qt for Python tidak bisa dimuat: {error}. Pasang dengan: {python} -m pip install PySide6-Essentials</translation>
    </message>
    <message>
        <source>there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set. Start the game from a desktop session; `replay` and `simulate` need none.</source>
        <translation>tidak ada layar untuk membuka jendela: WAYLAND_DISPLAY maupun DISPLAY tidak diatur. Jalankan permainan dari sesi desktop; `replay` dan `simulate` tidak memerlukannya.</translation>
    </message>
    <message>
        <source>the X server of DISPLAY={display} does not answer</source>
        <translation>server X di DISPLAY={display} tidak menjawab</translation>
    </message>
    <message>
        <source>this system lacks libraries that Qt needs: {libraries}</source>
        <translation>sistem ini tidak punya pustaka yang diperlukan Qt: {libraries}</translation>
    </message>
    <message>
        <source>Install them with</source>
        <translation>Pasang dengan</translation>
    </message>
    <message>
        <source>Find the packages that hold: {libraries}</source>
        <translation>Cari paket yang berisi: {libraries}</translation>
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
        <translation>Orang</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Semua orang</translation>
    </message>
    <message>
        <source>Bots: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>house rules ({changes})</source>
        <translation>aturan rumah ({changes})</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {wins} of {games} won, {share}; by chance {expected}, {chance}.</source>
        <translation>{name}: {wins} dari {games} dimenangkan, {share}; secara acak {expected}, {chance}.</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <translation>{wins} dari {games}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>secara acak</translation>
    </message>
    <message>
        <source>{bluffs} in {claims} claims</source>
        <translation>{bluffs} dalam {claims} klaim</translation>
    </message>
    <message>
        <source>{name}: {claims} claims, {bluffs} of them bluffs, {caught} caught.</source>
        <translation>{name}: {claims} klaim, {bluffs} di antaranya gertakan, {caught} ketahuan.</translation>
    </message>
    <message>
        <source>not caught</source>
        <translation>tidak ketahuan</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>ketahuan</translation>
    </message>
    <message>
        <source>{right} of {challenges} right</source>
        <translation>{right} dari {challenges} benar</translation>
    </message>
    <message>
        <source>{name}: {challenges} challenges, {right} right, {wrong} wrong.</source>
        <translation>{name}: {challenges} tantangan, {right} benar, {wrong} keliru.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>benar</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>keliru</translation>
    </message>
    <message>
        <source>Everybody in these games</source>
        <translation>Semua pemain dalam permainan ini</translation>
    </message>
    <message>
        <source>Person by person</source>
        <translation>Orang per orang</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Menurut aturan</translation>
    </message>
    <message>
        <source>By number of seats</source>
        <translation>Menurut jumlah pemain</translation>
    </message>
    <message>
        <source>By who else was at the table</source>
        <translation>Menurut siapa lagi yang ada di meja</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} tidak bisa ditulis: {reason}.</translation>
    </message>
    <message>
        <source>The statistics were damaged. They are kept as {aside}; the games in your games&apos; folder are counted anew.</source>
        <translation>Statistiknya rusak. Disimpan sebagai {aside}; permainan dalam folder permainanmu dihitung ulang.</translation>
    </message>
    <message>
        <source>The game is counted later, as soon as that can be done.</source>
        <translation>Permainan ini dihitung nanti, begitu memungkinkan.</translation>
    </message>
    <message>
        <source>The statistics are in use by another program.</source>
        <translation>Statistik sedang dipakai program lain.</translation>
    </message>
    <message>
        <source>The statistics in {path} may be read, but not written.</source>
        <translation>Statistik di {path} boleh dibaca, tetapi tidak ditulis.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be opened: {reason}.</source>
        <translation>Statistik di {path} tidak bisa dibuka: {reason}.</translation>
    </message>
    <message>
        <source>The disk is full; the statistics stay as they are.</source>
        <translation>Cakram penuh; statistik tetap seperti adanya.</translation>
    </message>
    <message>
        <source>The statistics in {path} were written by a later version of this program. They stay as they are; no game is added to them.</source>
        <translation>Statistik di {path} ditulis oleh versi program yang lebih baru. Statistik tetap seperti adanya; tidak ada permainan yang ditambahkan.</translation>
    </message>
    <message>
        <source>The file {path} is no statistics of this program. It stays as it is; no game is counted.</source>
        <translation>Berkas {path} bukan statistik program ini. Berkas tetap seperti adanya; tidak ada permainan yang dihitung.</translation>
    </message>
    <message>
        <source>The statistics in {path} are damaged and cannot be put aside.</source>
        <translation>Statistik di {path} rusak dan tidak bisa disisihkan.</translation>
    </message>
    <message>
        <source>The statistics in {path} cannot be used: {reason}.</source>
        <translation>Statistik di {path} tidak bisa dipakai: {reason}.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>The statistics cannot be read</source>
        <translation>Statistik tidak bisa dibaca</translation>
    </message>
    <message>
        <source>All games are in {path} now.</source>
        <translation>Semua permainan kini ada di {path}.</translation>
    </message>
    <message>
        <source>All games are forgotten. What was there is kept as {path}.</source>
        <translation>Semua permainan dilupakan. Yang tadinya ada disimpan sebagai {path}.</translation>
    </message>
    <message>
        <source>No game is counted yet</source>
        <translation>Belum ada permainan yang dihitung</translation>
    </message>
    <message>
        <source>Every game that is played to its end, or that somebody resigns, is counted here: how often you win and how often chance alone would have it, against whom and at tables of which size, and your bluffs and challenges for each character. The figures stay on this computer.</source>
        <translation>Setiap permainan yang dimainkan sampai selesai, atau saat seseorang menyerah, dihitung di sini: seberapa sering kamu menang dan seberapa sering secara acak, melawan siapa dan di meja sebesar apa, serta gertakan dan tantanganmu untuk setiap karakter. Angka-angkanya tetap di komputer ini.</translation>
    </message>
    <message>
        <source>1 practice game is left out. Tick “{box}” to see it.</source>
        <translation>1 permainan latihan tidak dihitung. Centang “{box}” untuk melihatnya.</translation>
    </message>
    <message>
        <source>{number} practice games are left out. Tick “{box}” to see them.</source>
        <translation>{number} permainan latihan tidak dihitung. Centang “{box}” untuk melihatnya.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Siapa saja</translation>
    </message>
    <message>
        <source>{rules}, nothing else</source>
        <translation>{rules}, tanpa yang lain</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Semua aturan</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>permainan dimainkan</translation>
    </message>
    <message>
        <source>won: {wins}</source>
        <translation>menang: {wins}</translation>
    </message>
    <message>
        <source>by chance: {wins}</source>
        <translation>secara acak: {wins}</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>klaim</translation>
    </message>
    <message>
        <source>of the claims were bluffs</source>
        <translation>dari klaim itu gertakan</translation>
    </message>
    <message>
        <source>of {bluffs} bluffs caught</source>
        <translation>dari {bluffs} gertakan ketahuan</translation>
    </message>
    <message>
        <source>of {number} challenges right</source>
        <translation>dari {number} tantangan benar</translation>
    </message>
    <message>
        <source>No games of this choice.</source>
        <translation>Tidak ada permainan untuk pilihan ini.</translation>
    </message>
    <message>
        <source>Wins by who else was at the table</source>
        <translation>Kemenangan menurut siapa lagi yang ada di meja</translation>
    </message>
    <message>
        <source>Wins by number of seats</source>
        <translation>Kemenangan menurut jumlah pemain</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Kemenangan dari waktu ke waktu</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Gertakan</translation>
    </message>
    <message>
        <source>No claims in games of this choice.</source>
        <translation>Tidak ada klaim dalam permainan pilihan ini.</translation>
    </message>
    <message>
        <source>Challenges of others&apos; claims</source>
        <translation>Tantangan terhadap klaim orang lain</translation>
    </message>
    <message>
        <source>No challenges in games of this choice.</source>
        <translation>Tidak ada tantangan dalam permainan pilihan ini.</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Ekspor semua permainan</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>coup-statistics.csv</source>
        <translation>statistik-coup.csv</translation>
    </message>
    <message numerus="yes">
        <source>Forget all games of the statistics (%n)?</source>
        <translation>
            <numerusform>Lupakan semua permainan dalam statistik (%n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset?</source>
        <translation>Atur ulang?</translation>
    </message>
    <message>
        <source>They are counted from nothing again. What is there now is kept as a copy.</source>
        <translation>Semuanya dihitung dari nol lagi. Yang ada sekarang disimpan sebagai salinan.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Lupakan</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Pertahankan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Menghitung…</translation>
    </message>
    <message>
        <source>&amp;Whose games</source>
        <translation>Per&amp;mainan siapa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Aturan</translation>
    </message>
    <message>
        <source>A&amp;lso at the table</source>
        <translation>&amp;Juga di meja</translation>
    </message>
    <message>
        <source>With &amp;practice games</source>
        <translation>Dengan permainan &amp;latihan</translation>
    </message>
    <message>
        <source>Also games in which moves were taken back or whose cards were known, and chairs that a bot held for a while.</source>
        <translation>Juga permainan yang langkahnya ditarik kembali atau kartunya diketahui, dan kursi yang sementara dipegang bot.</translation>
    </message>
    <message>
        <source>&amp;Wins</source>
        <translation>&amp;Kemenangan</translation>
    </message>
    <message>
        <source>A game counts once for each of them who sat at the table.</source>
        <translation>Satu permainan dihitung sekali untuk setiap orang yang duduk di meja.</translation>
    </message>
    <message>
        <source>&amp;Bluffs</source>
        <translation>&amp;Gertakan</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Skor</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Permainan dimenangkan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Bagian</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Secara acak</translation>
    </message>
    <message>
        <source>&amp;Claims</source>
        <translation>&amp;Klaim</translation>
    </message>
    <message>
        <source>Claims and challenges</source>
        <translation>Klaim dan tantangan</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Klaim</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Ketahuan</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Tantangan</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Benar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Ekspor…</translation>
    </message>
    <message>
        <source>All games as a table for a spreadsheet (CSV), whatever is chosen above.</source>
        <translation>Semua permainan sebagai tabel untuk lembar kerja (CSV), apa pun yang dipilih di atas.</translation>
    </message>
    <message>
        <source>Rese&amp;t…</source>
        <translation>A&amp;tur Ulang…</translation>
    </message>
    <message>
        <source>Forget all games, after a question. A copy is kept.</source>
        <translation>Lupakan semua permainan, setelah ditanya. Salinannya disimpan.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>true</source>
        <translation>benar</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>gertakan</translation>
    </message>
    <message>
        <source>right</source>
        <translation>benar</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>keliru</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>kehilangan</translation>
    </message>
    <message>
        <source>once</source>
        <translation>sekali</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dua kali</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n kali</numerusform>
        </translation>
    </message>
    <message>
        <source>The bot in {name}&apos;s chair wins the game</source>
        <translation>Bot di kursi {name} memenangkan permainan</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} memenangkan permainan</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns</source>
        <translation>{seats} pemain, {number} giliran</translation>
    </message>
    <message>
        <source>{seats} seats, {number} turns, practice</source>
        <translation>{seats} pemain, {number} giliran, latihan</translation>
    </message>
    <message>
        <source>{character} (held)</source>
        <translation>{character} (dipegang)</translation>
    </message>
    <message>
        <source>The game was not played to its end</source>
        <translation>Permainan tidak dimainkan sampai selesai</translation>
    </message>
    <message>
        <source>Nobody has claimed anything.</source>
        <translation>Tidak ada yang mengklaim apa pun.</translation>
    </message>
    <message>
        <source>No bluff has fooled anybody.</source>
        <translation>Tidak ada gertakan yang mengecoh siapa pun.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believes it.</source>
        <translation>Gertakan terbaik, giliran {turn}: {claim} – dan {seats} percaya.</translation>
    </message>
    <message>
        <source>Best bluff, turn {turn}: {claim} – and {seats} believe it.</source>
        <translation>Gertakan terbaik, giliran {turn}: {claim} – dan {seats} percaya.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>Most honest: {honest}; fooled most: {fooled}.</source>
        <translation>Paling jujur: {honest}; paling sering terkecoh: {fooled}.</translation>
    </message>
    <message>
        <source>Most honest: {honest}.</source>
        <translation>Paling jujur: {honest}.</translation>
    </message>
    <message>
        <source>Fooled most: {fooled}.</source>
        <translation>Paling sering terkecoh: {fooled}.</translation>
    </message>
    <message>
        <source>{names} ({true} of {claims} claims true)</source>
        <translation>{names} ({true} dari {claims} klaim benar)</translation>
    </message>
    <message>
        <source>{names} ({times})</source>
        <translation>{names} ({times})</translation>
    </message>
    <message>
        <source>In truth: {cards}.</source>
        <translation>Sebenarnya: {cards}.</translation>
    </message>
    <message>
        <source>Fooled: {seats}.</source>
        <translation>Terkecoh: {seats}.</translation>
    </message>
    <message>
        <source>Nobody challenges it.</source>
        <translation>Tidak ada yang menantang.</translation>
    </message>
    <message>
        <source>What became of it is not recorded.</source>
        <translation>Kelanjutannya tidak tercatat.</translation>
    </message>
    <message>
        <source>It was true, and {name} shows it.</source>
        <translation>Itu benar, dan {name} menunjukkannya.</translation>
    </message>
    <message>
        <source>{name} is caught bluffing.</source>
        <translation>{name} ketahuan menggertak.</translation>
    </message>
    <message>
        <source>It was true, but {name} does not show it.</source>
        <translation>Itu benar, tetapi {name} tidak menunjukkannya.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Claimed nothing.</source>
        <translation>Tidak mengklaim apa pun.</translation>
    </message>
    <message>
        <source>{true} of {claims} claims true ({percent}%).</source>
        <translation>{true} dari {claims} klaim benar ({percent}%).</translation>
    </message>
    <message>
        <source>Bluffs caught: {caught} of {bluffs}.</source>
        <translation>Gertakan ketahuan: {caught} dari {bluffs}.</translation>
    </message>
    <message>
        <source>True claims not shown: {number}.</source>
        <translation>Klaim benar yang tidak ditunjukkan: {number}.</translation>
    </message>
    <message>
        <source>Challenges: {right} right, {wrong} wrong.</source>
        <translation>Tantangan: {right} benar, {wrong} keliru.</translation>
    </message>
    <message>
        <source>Exiled in turn {turn}.</source>
        <translation>Tersingkir pada giliran {turn}.</translation>
    </message>
    <message>
        <source>Who fooled whom</source>
        <translation>Siapa mengecoh siapa</translation>
    </message>
    <message>
        <source>Worth {coins}. By the cards face up, the chance that it was true: {percent}%.</source>
        <translation>Senilai {coins}. Menurut kartu yang terbuka, peluang bahwa itu benar: {percent}%.</translation>
    </message>
    <message>
        <source>{name}, with one bluff:</source>
        <translation>{name}, dengan satu gertakan:</translation>
    </message>
    <message>
        <source>{name}, with {bluffs} bluffs:</source>
        <translation>{name}, dengan {bluffs} gertakan:</translation>
    </message>
    <message>
        <source>{seats} {times}</source>
        <translation>{seats} {times}</translation>
    </message>
    <message>
        <source>{seats} {times} each</source>
        <translation>{seats} masing-masing {times}</translation>
    </message>
    <message>
        <source>{fooled}.</source>
        <translation>{fooled}.</translation>
    </message>
    <message>
        <source>{seats} paid for it.</source>
        <translation>{seats} yang membayarnya.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Sorotan</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Urutan waktu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pemain</translation>
    </message>
</context>
<context>
    <name>StoryDialog</name>
    <message>
        <source>The story of the game</source>
        <translation>Cerita permainan</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Salin sebagai teks</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Simpan rekaman…</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Sorotan</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Urutan waktu</translation>
    </message>
    <message>
        <source>Only &amp;bluffs, challenges and losses</source>
        <translation>Hanya &amp;gertakan, tantangan, dan kehilangan</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>The same table again; the winner begins.</source>
        <translation>Meja yang sama sekali lagi; pemenang mulai.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>Substitute</name>
    <message>
        <source>The substitute for {name} could not decide either ({reason}). A random legal move was played instead, and the game goes on.</source>
        <translation>Pengganti untuk {name} juga tidak bisa memutuskan ({reason}). Langkah sah acak yang dimainkan, dan permainan berlanjut.</translation>
    </message>
    <message>
        <source>{name}, {level}, could not decide ({reason}). A bot of the level {substitute} decides instead, and the game goes on.</source>
        <translation>{name}, {level}, tidak bisa memutuskan ({reason}). Bot tingkat {substitute} memutuskan sebagai gantinya, dan permainan berlanjut.</translation>
    </message>
</context>
<context>
    <name>Swatches</name>
    <message>
        <source>Forest green</source>
        <translation>Hijau hutan</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Merah anggur</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Biru malam</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <translation>Abu-abu batu tulis</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Istana</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Malam</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Taman</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Menara</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Matahari</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Kapal</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Bunga bakung</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Pohon</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Bintang</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Bulan</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Mawar</translation>
    </message>
    <message>
        <source>Chevron</source>
        <translation>Kaso</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Table as it stood once</source>
        <translation>Meja seperti dahulu</translation>
    </message>
</context>
<context>
    <name>TeamSign</name>
    <message>
        <source>team: {name}</source>
        <translation>tim: {name}</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Lesson</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Berikutnya</translation>
    </message>
    <message>
        <source>S&amp;kip this</source>
        <translation>Le&amp;wati</translation>
    </message>
    <message>
        <source>Go to the next step without doing this one</source>
        <translation>Lanjut ke langkah berikutnya tanpa melakukan yang ini</translation>
    </message>
    <message>
        <source>L&amp;essons…</source>
        <translation>P&amp;elajaran…</translation>
    </message>
    <message>
        <source>Choose another lesson</source>
        <translation>Pilih pelajaran lain</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Ti&amp;nggalkan</translation>
    </message>
    <message>
        <source>Leave the lessons; you can go on another time where you are now</source>
        <translation>Tinggalkan pelajaran; lain kali kamu bisa melanjutkan dari sini</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>In a lesson, go back with the button beside the tutor.</source>
        <translation>Dalam pelajaran, kembalilah dengan tombol di samping pembimbing.</translation>
    </message>
    <message>
        <source>Only bots play here: there is nothing of yours to take back.</source>
        <translation>Hanya bot yang bermain di sini: tidak ada milikmu yang bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>Several people play: what the others have seen cannot be taken back. Only one person among bots can undo.</source>
        <translation>Beberapa orang bermain: yang sudah dilihat orang lain tidak bisa ditarik kembali. Hanya satu orang di antara bot yang bisa mengurungkan.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Permainan selesai.</translation>
    </message>
    <message>
        <source>You have given this game up.</source>
        <translation>Kamu sudah menyerah dalam permainan ini.</translation>
    </message>
    <message>
        <source>Sit down again first: a bot plays in your chair.</source>
        <translation>Duduk lagi dulu: bot bermain di kursimu.</translation>
    </message>
    <message>
        <source>You have decided nothing yet in this game.</source>
        <translation>Kamu belum memutuskan apa-apa dalam permainan ini.</translation>
    </message>
    <message>
        <source>{name} takes a decision back; this game counts as practice.</source>
        <translation>{name} menarik kembali satu keputusan; permainan ini dihitung sebagai latihan.</translation>
    </message>
</context>
<context>
    <name>UnfinishedGames</name>
    <message>
        <source>An unfinished game cannot be gone on with: {reason}. It is kept in {path}.</source>
        <translation>Permainan yang belum selesai tidak bisa dilanjutkan: {reason}. Disimpan di {path}.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The table is laid.</source>
        <translation>Meja sudah siap.</translation>
    </message>
    <message>
        <source>Never played? Learn it at this table, in ten minutes.</source>
        <translation>Belum pernah main? Pelajari di meja ini, dalam sepuluh menit.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>This game is not over.</source>
        <translation>Permainan ini belum selesai.</translation>
    </message>
    <message>
        <source>The game of {when} is not over.</source>
        <translation>Permainan {when} belum selesai.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Enter goes on. The pace is step by step; change it under Settings.</source>
        <translation>Enter melanjutkan. Kecepatannya langkah demi langkah; ubah di Pengaturan.</translation>
    </message>
    <message>
        <source>Look at the table, then go on.</source>
        <translation>Lihat mejanya, lalu lanjutkan.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Enter or {key} goes on.</source>
        <translation>Enter atau {key} melanjutkan.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Permainan dijeda.</translation>
    </message>
    <message>
        <source>↑ and ↓ in the chronicle lead on; Enter or Esc goes back to now.</source>
        <translation>↑ dan ↓ dalam catatan berpindah; Enter atau Esc kembali ke sekarang.</translation>
    </message>
    <message>
        <source>A question still waits for you.</source>
        <translation>Masih ada pertanyaan yang menunggumu.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <translation>Melihat ke belakang: {line}</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Kembali ke sekarang</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} menang.</translation>
    </message>
    <message>
        <source>All cards are face up now.</source>
        <translation>Semua kartu kini terbuka.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Sebelum permainan</translation>
    </message>
    <message>
        <source>Run on to the end</source>
        <translation>Jalankan sampai selesai</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Tonton lagi</translation>
    </message>
</context>
<context>
    <name>Writer</name>
    <message>
        <source>the disk does not answer</source>
        <translation>cakram tidak menjawab</translation>
    </message>
</context>
</TS>
