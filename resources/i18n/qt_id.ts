<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id_ID" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Tutup Tab</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Tentang %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Sembunyikan %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Sembunyikan Lainnya</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferensi...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Keluar dari %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Layanan</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tampilkan Semua</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Kandar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Folder Berkas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tidak Dikenal</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Pilih Semua</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Naikkan</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Turunkan</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Kurangi</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Mengurangi nilai</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Kembali satu halaman</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Ke halaman berikutnya</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Menambah nilai</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Halaman Berikutnya</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Tekan</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Halaman Sebelumnya</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Gulir ke Bawah</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Gulir ke Kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Gulir ke Kanan</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Gulir ke Atas</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Menggulir ke bawah</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Menggulir ke kiri</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Menggulir ke kanan</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Menggulir ke atas</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>AturFokus</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mengatur fokus</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>TampilkanMenu</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Menampilkan menu</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Alihkan</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Mengalihkan keadaan</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Menjalankan tindakan</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>Application &quot;%1&quot; requires Qt %2, found Qt %3.</source>
        <translation>Aplikasi &quot;%1&quot; membutuhkan Qt %2, yang ditemukan Qt %3.</translation>
    </message>
    <message>
        <source>Incompatible Qt Library Error</source>
        <translation>Galat: Pustaka Qt Tidak Cocok</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Sunting</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Jangan Simpan</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Salah</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Buka daftar pilihan</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Benar</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apa Ini?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Oke</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Direktori tidak ditemukan.
Pastikan nama direktori sudah benar.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Berkas tidak ditemukan.
Pastikan nama berkas sudah benar.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 sudah ada.
Gantikan?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Pilih</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Hapus</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cari di:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Folder Baru</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Buka</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Ganti Nama</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>&apos;%1&apos; dilindungi dari penulisan.
Tetap hapus?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Semua Berkas (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Yakin ingin menghapus &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Mundur</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ubah ke tampilan rincian</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ubah ke tampilan daftar</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Direktori tidak dapat dihapus.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Buat Folder Baru</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Buat Folder Baru</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Tampilan Rincian</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Direktori</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Direktori:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nama berkas:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Berkas</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Jenis &amp;berkas:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Cari Direktori</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mundur</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Ke direktori induk</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Tampilan Daftar</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Daftar tempat dan markah</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folder Baru</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Direktori Induk</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Tempat Terbaru</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Simpan Sebagai</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Tampilkan </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Tampilkan &amp;berkas tersembunyi</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bilah Samping</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tanggal Diubah</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Komputerku</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipe</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Batal</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Tutup</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Oke</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Tutup tanpa Menyimpan</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Masukkan nilai:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulangi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih Semua</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Sembunyikan Rincian...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Tampilkan Rincian...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Tidak</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ya</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Terapkan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Abaikan</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>T&amp;idak untuk Semua</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Oke</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Atur Ulang</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Kembalikan Bawaan</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Coba Lagi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Simpan Semua</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ya untuk &amp;Semua</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Paling Bawah</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Tepi kiri</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Satu halaman ke bawah</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Satu halaman ke kiri</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Satu halaman ke kanan</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Satu halaman ke atas</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Tepi kanan</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Gulir ke bawah</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Gulir ke sini</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Gulir ke kiri</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Gulir ke kanan</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Gulir ke atas</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Paling Atas</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bawah</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysReq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>System Request</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Atas</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>pesan peringatan</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animasi</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplikasi</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asisten</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>kutipan</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>menu tombol</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>tombol dengan daftar turun</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>tombol dengan kisi turun</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>kanvas</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>sel</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>bagan</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>kotak centang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>jam</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>pemilih warna</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolom</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>kepala kolom</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>kotak kombo</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>isi pelengkap</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>kursor</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>desktop</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>kenop putar</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokumen</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>persamaan</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>pengisi</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>kaki</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formulir</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>bingkai</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>gambar</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>pegangan</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>judul</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>balon bantuan</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>bidang tombol pintas</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indikator</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>peran tidak sah</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>panel berlapis</translation>
    </message>
    <message>
        <source>link</source>
        <translation>tautan</translation>
    </message>
    <message>
        <source>list</source>
        <translation>daftar</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>butir daftar</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bilah menu</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>butir menu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>catatan</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>pemberitahuan</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>tab halaman</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>daftar tab halaman</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panel</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>menu munculan</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bilah kemajuan</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>halaman properti</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>tombol</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>tombol radio</translation>
    </message>
    <message>
        <source>row</source>
        <translation>baris</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>kepala baris</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bilah gulir</translation>
    </message>
    <message>
        <source>section</source>
        <translation>bagian</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>pemisah</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>penggeser</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>suara</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spasi</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>kotak putar</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>pembagi</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bilah status</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>sakelar</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teks</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>kursor teks</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bilah judul</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bilah alat</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>keterangan alat</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>pohon</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>butir pohon</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak dikenal</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>dokumen web</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Application Configuration</source>
        <translation>Konfigurasi Aplikasi</translation>
    </message>
    <message>
        <source>Application Data</source>
        <translation>Data Aplikasi</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Aplikasi</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Tembolok</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfigurasi</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Unduhan</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Fon</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Beranda</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Publik</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Waktu Jalan</translation>
    </message>
    <message>
        <source>Shared Cache</source>
        <translation>Tembolok Bersama</translation>
    </message>
    <message>
        <source>Shared Configuration</source>
        <translation>Konfigurasi Bersama</translation>
    </message>
    <message>
        <source>Shared Data</source>
        <translation>Data Bersama</translation>
    </message>
    <message>
        <source>Shared State</source>
        <translation>Keadaan Bersama</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Keadaan</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Templat</translation>
    </message>
    <message>
        <source>Temporary Directory</source>
        <translation>Direktori Sementara</translation>
    </message>
    <message>
        <source>Temporary Items</source>
        <translation>Butir Sementara</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Gulir ke Kiri</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Gulir ke Kanan</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Apa Ini?</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Tempel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ulangi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Urungkan</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin &amp;Lokasi Tautan</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih Semua</translation>
    </message>
</context>
</TS>
