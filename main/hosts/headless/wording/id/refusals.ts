import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { refusals as english } from "../en/refusals.ts";

/** Why a command stops before it does anything, and what to do. */
export const refusals = {
  noFolder: {
    what: "{{folder}} bukan folder.",
    next: "Sebutkan sebuah folder dengan --data-dir; folder itu dibuat jika belum ada. Tanpa opsi ini, Switchover memakai folder data bawaan.",
  },
  emptyFolder: {
    what: "--data-dir kosong.",
    next: "Sebutkan sebuah folder dengan --data-dir; folder itu dibuat jika belum ada. Tanpa opsi ini, Switchover memakai folder data bawaan.",
  },
  noMigrationId: {
    what: "Itu bukan ID migrasi.",
    next: "ID migrasi bentuknya seperti r-20261121-7k2q9d. Untuk melihat daftarnya: switchover status",
  },
  noResolution: {
    what: "Cara menyelesaikan migrasi tidak disebutkan.",
    next: "Tambahkan --as cloud atau --as onprem untuk melaporkan di mana Anda melihat nomor itu, atau --repeat untuk mengirim ulang permintaan.",
  },
  planUnreadable: { what: "{{fault}}", next: "{{advice}}" },
  planFaulty: {
    what: "{{fault}}",
    next: "Perbaiki rencana, lalu jalankan perintah lagi. docs/plan.schema.json menjelaskan setiap anggota.",
  },
  unknownFault: {
    what: "Gangguan tidak dikenal: “{{fault}}”. Gangguan yang tersedia: {{list}}",
    next: "Pilih salah satunya.",
  },
  fileUnreadable: {
    what: "{{option}}: {{file}} tidak dapat dibaca: {{reason}}.",
    next: "{{advice}}",
  },
  fileUnwritable: {
    what: "{{option}}: {{file}} tidak dapat ditulis: {{reason}}.",
    next: "Pilih file di folder yang dapat Anda tulisi.",
  },
  outputUnwritable: {
    what: "Keluaran standar tidak dapat ditulisi: {{reason}}.",
    next: "Kirim ke tempat lain, atau ke file yang masih punya ruang.",
  },
  emptyFileName: { what: "{{option}} kosong.", next: "Sebutkan sebuah file." },
  dashForFile: {
    what: "{{option}}: - bukan nama file.",
    next: "Sebutkan sebuah file. Yang dapat ditulis ke keluaran standar ditulis ke sana tanpa opsi ini.",
  },
  fileExists: {
    what: "--out: {{file}} sudah ada. Switchover tidak menimpanya.",
    next: "Pilih nama file lain.",
  },
  emptySecretFile: {
    what: "{{option}}: {{file}} kosong.",
    next: "Tulis rahasia ke dalamnya, dalam satu baris.",
  },
  emptyCertificateFile: {
    what: "{{file}} kosong.",
    next: "Yang diharapkan di sini adalah sertifikat nama terverifikasi: teks base64, seperti yang diberikan platform. Rencana yang menyebutnya juga dapat diberikan.",
  },
  longCertificateFile: {
    what: "{{file}} terlalu panjang untuk sebuah sertifikat.",
    next: "Pastikan bahwa ini file yang benar.",
  },
  emptyRecoveryKeyFile: {
    what: "{{option}}: {{file}} kosong.",
    next: "File itu harus berisi kunci pemulihan, seperti yang ditulis switchover vault recovery.",
  },
  longSecretFile: {
    what: "{{option}}: {{file}} terlalu panjang untuk sebuah rahasia.",
    next: "Pastikan bahwa ini file yang benar.",
  },
  passphraseNeeded: {
    what: "Frasa sandi brankas diperlukan, dan tidak ada terminal untuk memintanya.",
    next: "Tulis ke file yang hanya dapat dibaca oleh Anda, lalu tambahkan --passphrase-file FILE.",
  },
  shortPassphrase: {
    what: "Frasa sandi terlalu pendek: pakai paling sedikit {{least}} karakter.",
    next: "Brankas menyimpan token Anda dan cadangan nomor. Siapa pun yang menyalin filenya dapat menebak frasa sandi yang pendek. Pilih yang lebih panjang.",
  },
  emptyPassphraseFile: {
    what: "{{option}}: {{file}} kosong.",
    next: "Tulis frasa sandi ke dalamnya, dalam satu baris.",
  },
  longPassphrase: {
    what: "{{option}}: {{file}} terlalu panjang untuk sebuah frasa sandi.",
    next: "Pastikan bahwa ini file yang benar.",
  },
  noPassphrase: {
    what: "Tidak ada frasa sandi yang diberikan.",
    next: "Jalankan perintah lagi jika Anda sudah memilikinya.",
  },
  passphrasesDiffer: {
    what: "Kedua frasa sandi tidak sama.",
    next: "Jalankan perintah lagi dan ketik frasa sandi yang sama dua kali.",
  },
  twoLinesWanted: {
    what: "Masukan standar harus berisi dua baris: frasa sandi saat ini, lalu yang baru.",
    next: "Atau tulis masing-masing ke sebuah file, lalu pakai --passphrase-file dan --new-passphrase-file.",
  },
  oneLineWanted: {
    what: "Masukan standar harus berisi satu baris: frasa sandi yang tidak diberikan dalam file.",
    next: "Atau tulis yang itu juga ke sebuah file: --passphrase-file untuk frasa sandi saat ini, --new-passphrase-file untuk yang baru.",
  },
  notTheKey: {
    what: "Kunci pemulihan ini tidak membuka brankas folder data ini.",
    next: "Bandingkan dengan lembar atau file terbaru, kelompok demi kelompok: kunci yang lebih baru menggantikan yang lama. Periksa juga --data-dir.",
  },
  passphraseAndKey: {
    what: "--passphrase-file dan --recovery-key-file diberikan bersamaan.",
    next: "Pakai satu saja: kunci pemulihan menggantikan frasa sandi yang hilang.",
  },
  noRecoveryKey: {
    what: "Brankas folder data ini tidak memiliki kunci pemulihan.",
    next: "Hanya frasa sandinya yang membukanya. Setelah terbuka, switchover vault recovery membuat kunci.",
  },
  notARecoveryKey: {
    what: "--recovery-key-file: file tidak berisi kunci pemulihan.",
    next: "Kunci pemulihan terdiri dari 9 kelompok berisi 4 huruf dan angka, pada baris tersendiri. Pastikan bahwa ini file yang benar.",
  },
  mistypedKey: {
    what: "--recovery-key-file: kunci pemulihan salah ketik atau tidak lengkap.",
    next: "Bandingkan dengan salinan Anda, kelompok demi kelompok: kelompok terakhir tidak cocok dengan yang lain.",
  },
  keyOfAnother: {
    what: "--recovery-key-file: kunci pemulihan ini tidak membuka brankas folder data ini.",
    next: "Kunci itu milik brankas lain, atau sudah digantikan kunci yang lebih baru. Pakai file yang benar atau --data-dir yang benar.",
  },
  keyNotPrinted: {
    what: "--out: - tidak dapat dipakai di sini, karena kunci pemulihan tidak pernah ditampilkan.",
    next: "Pilih file baru, sebaiknya di disk yang dapat dilepas.",
  },
  keyInDataFolder: {
    what: "--out: {{file}} berada di dalam folder data. Siapa pun yang menyalin brankas akan mendapat kuncinya juga.",
    next: "Pilih file di tempat lain, sebaiknya di disk yang dapat dilepas.",
  },
  keyUnwritable: {
    what: "--out: {{file}} tidak dapat ditulis: {{reason}}.",
    next: "Pilih file di folder yang dapat Anda tulisi. Brankas tidak berubah.",
  },
  keyLeft: {
    what: "--out: {{file}} masih ada dan tidak dapat dihapus. Kunci di dalamnya tidak membuka apa pun.",
    next: "Hapus file ini, lalu buat kunci pemulihan lagi. Brankas tidak berubah, dan kunci pemulihan sebelumnya masih berlaku.",
  },
  keyNotReadBack: {
    what: "--out: {{file}} tidak dapat dibaca kembali seperti yang ditulis, jadi kunci di dalamnya tidak akan membuka apa pun.",
    next: "Pilih file di disk lain. Brankas tidak berubah, dan kunci pemulihan sebelumnya masih berlaku.",
  },
  noLabel: {
    what: "Itu bukan label yang sah.",
    next: "Label terdiri dari 1 sampai 64 huruf, angka, titik, tanda hubung, atau garis bawah, dan diawali huruf atau angka.",
  },
  noSecret: {
    what: "Tidak ada rahasia yang diterima: masukan standar kosong atau hanya berisi spasi.",
    next: "Tulis ke masukan standar, misalnya: switchover vault put {{label}} < secret.txt",
  },
  longSecret: {
    what: "Rahasia terlalu panjang: batasnya 64 KiB.",
    next: "Tulis ke masukan standar, misalnya: switchover vault put {{label}} < secret.txt",
  },
  noSuchSecret: {
    what: "Brankas tidak memiliki rahasia berlabel {{label}}.",
    next: "Untuk melihat labelnya: switchover vault list",
  },
  notDeleted: { what: "Tidak ada yang dihapus.", next: "Jalankan perintah lagi jika Anda sudah yakin." },
  noPort: {
    what: "{{option}} harus bilangan bulat dari 0 sampai 65535.",
    next: "Pilih port lain, atau hilangkan opsi itu.",
  },
  noUntil: {
    what: "--until harus berupa waktu dalam ISO 8601.",
    next: "Tulis seperti 2026-12-24T18:00:00Z, atau tanpa Z untuk waktu lokal komputer ini.",
  },
  tunnelOption: {
    what: "--tunnel {{tunnel}}: {{options}} tidak sah.",
    next: "URL publik diawali https:// dan tidak memuat ? atau #. --bind menerima alamat IP komputer ini, sebagai ADDRESS atau ADDRESS:PORT. Kunci host berbentuk seperti yang ditampilkan ssh-keygen -l: SHA256:…",
  },
  tunnelOptions: {
    what: "--tunnel {{tunnel}}: {{options}} tidak sah.",
    next: "URL publik diawali https:// dan tidak memuat ? atau #. --bind menerima alamat IP komputer ini, sebagai ADDRESS atau ADDRESS:PORT. Kunci host berbentuk seperti yang ditampilkan ssh-keygen -l: SHA256:…",
  },
  bindAlone: {
    what: "--bind memerlukan --tunnel lan.",
    next: "Tambahkan --tunnel lan, atau hilangkan --bind.",
  },
  portOfLan: {
    what: "--port adalah untuk 127.0.0.1. Dengan --tunnel lan, berikan port dalam --bind.",
    next: "Hilangkan --port.",
  },
  tunnelNeeds: {
    what: "--tunnel {{tunnel}} juga memerlukan {{options}}.",
    next: "Untuk melihat bentuk yang benar: switchover webhooks test --help",
  },
  noWait: {
    what: "--wait harus bilangan bulat menit dari 1 sampai 120.",
    next: "Pilih waktu lain, atau hilangkan opsi itu.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
