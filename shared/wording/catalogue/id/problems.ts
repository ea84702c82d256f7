import type { problems as english, problemsBeside as englishBeside } from "../en/problems.ts";
import type { TranslationOf } from "../words.ts";
import { programIncomplete } from "./program-incomplete.ts";

const NOTHING_SENT = "Tidak ada yang dikirim atau diubah: ini tidak memengaruhi nomor Anda.";
const NOTHING_CHANGED = "Tidak ada yang diubah: ini tidak memengaruhi nomor Anda.";
const NOT_FROM_HERE = "Tidak ada yang dikirim dari sini.";
const HELD_BACK =
  "Tidak ada lagi yang dikirim: Switchover tidak melakukan apa pun yang tidak dapat dicatatnya.";
const RUN_UNTOUCHED = "Tidak ada yang dikirim. Migrasi tidak berubah.";
/** For what may come in the middle of a migration, after something was sent. */
const NOTHING_FURTHER = "Tidak ada lagi yang dikirim. Yang sudah dilakukan sebelumnya tidak berubah.";
const NOTHING_STARTED = "Tidak ada yang dimulai atau dikirim.";

/** Each problem in three parts: what happened, whether the number is affected, what to do next. */
export const problems = {
  programIncomplete,
  noAsNumber: {
    what: "Belum ada nomor AS yang diketahui.",
    works: "Tidak ada yang ditanyakan atau diubah.",
    next: "Berikan nomor AS pengirim platform, dari dokumentasinya.",
  },
  noCertificate: {
    what: "Tidak ada sertifikat nama terverifikasi yang diberikan untuk nomor ini.",
    works: "Tidak ada yang diubah.",
    next: "Tambahkan number.cert ke rencana, atau berikan file berisi sertifikat.",
  },
  csvUnusable: {
    why: {
      empty: "CSV ini kosong.",
      "not-csv": "Baris {{line}} bukan CSV: periksa tanda kutipnya.",
      "no-such-column": "CSV ini tidak memuat kolom itu tepat satu kali. Kolomnya: {{columns}}.",
      "column-needed": "Lebih dari satu kolom memuat cap waktu: {{columns}}.",
      "no-timestamps":
        "Tidak ada cap waktu dalam CSV yang dapat dibaca. Kolom: {{columns}}. Yang dapat dibaca adalah tanggal dengan waktu, tahun lebih dulu, seperti 2026-01-31T14:00:00Z, dan waktu Unix; tidak sebelum tahun 2000, tidak di masa depan.",
    },
    works: "Tidak ada yang diubah.",
    next: "Perbaiki filenya, atau sebutkan kolomnya.",
  },
  noSuchZone: {
    what: "Tidak ada zona waktu {{zone}}.",
    works: "Tidak ada yang diubah.",
    next: "Berikan zona seperti Europe/Madrid, America/New_York, atau UTC.",
  },
  copyRefused: {
    why: {
      "short-passphrase": "Frasa sandi salinan terlalu pendek: gunakan sedikitnya 8 karakter.",
      "no-data": "Tidak ada folder data di sini untuk disalin.",
      busy: "Proses lain sedang membuat atau memulihkan salinan folder data ini.",
      "relative-path": "Jalur berkas tidak lengkap.",
      "path-too-long": "Jalur berkas terlalu panjang untuk sistem ini.",
      "folder-missing": "Folder berkas itu tidak ada.",
      "inside-folder": "Berkas akan berada di dalam folder data yang disalin.",
      "file-exists": "Berkas dengan nama ini sudah ada.",
      "is-folder": "Folder dengan nama ini sudah ada.",
      "file-unwritable": "Berkas tidak dapat ditulis di sana.",
      "file-full": "Disk tempat berkas itu penuh.",
      "file-too-large": "Disk tempat berkas itu tidak menerima berkas sebesar salinan ini.",
      "file-unreadable": "Berkas tidak dapat dibaca.",
      "other-file": "Ini bukan salinan folder data.",
      newer: "Versi Switchover yang lebih baru membuat salinan ini.",
      damaged: "Salinan rusak atau terpotong: isinya tidak seperti saat ditulis.",
      "wrong-passphrase": "Frasa sandi tidak membuka salinan ini.",
      "folder-in-use":
        "Folder data ini sudah berisi data. Salinan hanya dipulihkan ke folder baru atau kosong.",
      "at-work":
        "Switchover sedang mengerjakan migrasi, PIN, atau URL callback dari folder data ini, atau sedang menerima webhook.",
      "no-plain-file": "Salinan tidak dapat memuat tautan atau berkas khusus lain, jadi tidak akan utuh.",
      "name-unfit": "Salinan tidak dapat memuat nama yang tidak diterima semua sistem, jadi tidak akan utuh.",
      "names-alike":
        "Sebagian sistem menganggap beberapa nama di folder data ini sama, jadi salinan tidak dapat memuat semuanya bersama.",
      "still-changing": "Program lain, mungkin di komputer lain, terus menulis ke folder data ini.",
      stopped: "Salinan dihentikan. Tidak ada yang tersisa darinya.",
    },
    replaced_other:
      "{{count}} URL callback folder data ini masih diganti dengan URL Switchover. Setelah folder dipindahkan, tidak ada di sini yang memulihkannya.",
    named: "Di folder data ini: {{names}}.",
    works: "Tidak ada salinan yang dibuat dan tidak ada yang dipulihkan.",
    next: "Tunggu sampai pekerjaan itu selesai, atau akhiri. Lalu coba lagi.",
    nextWhy: {
      "short-passphrase": "Pilih frasa sandi yang lebih panjang.",
      "no-data": "Pilih folder data yang ingin Anda salin. Di folder baru tidak ada yang dapat disalin.",
      "relative-path": "Masukkan berkas dengan jalur lengkapnya.",
      "path-too-long": "Pilih nama yang lebih pendek, atau folder yang lebih dekat ke pangkal.",
      "folder-missing": "Buat folder itu atau pilih yang lain. Lalu coba lagi.",
      "inside-folder": "Pilih tempat di luar folder data.",
      "file-exists": "Pilih nama lain: tidak ada berkas yang diganti.",
      "is-folder": "Tambahkan nama berkas baru di dalam folder itu.",
      "file-unwritable": "Pilih folder yang dapat Anda tulisi.",
      "file-full": "Kosongkan ruang di disk itu, atau pilih yang lain.",
      "file-too-large":
        "Pilih disk dengan format untuk berkas besar, atau tanyakan batasnya kepada pengelola komputer ini.",
      "file-unreadable": "Periksa nama berkas, dan apakah Anda boleh membacanya.",
      "other-file": "Pilih berkas yang ditulis saat salinan dibuat.",
      newer: "Perbarui Switchover di sini sedikitnya ke versi itu, lalu coba lagi.",
      damaged:
        "Ambil lagi berkas itu secara utuh dari tempat penyimpanannya. Jika tetap begitu, gunakan salinan lain.",
      "wrong-passphrase":
        "Masukkan frasa sandi yang ditetapkan saat salinan dibuat. Itu bukan frasa sandi brankas.",
      "folder-in-use": "Pilih folder data yang baru atau kosong.",
      "callbacks-replaced": "Pulihkan lebih dulu; di jendela, itu ada di Webhooks. Lalu coba lagi.",
      "no-plain-file":
        "Ganti tautan itu dengan apa yang ditujunya, atau keluarkan dari folder data. Lalu coba lagi.",
      "name-unfit": "Ubah namanya, atau keluarkan dari folder data. Lalu coba lagi.",
      "names-alike": "Ubah nama semuanya kecuali satu, atau keluarkan dari folder data. Lalu coba lagi.",
      "still-changing":
        "Tutup Switchover di mana pun ia memakai folder data ini, atau buat salinannya di sana. Lalu coba lagi.",
      stopped: "Buat lagi bila Anda menginginkannya.",
    },
  },
  folderMoved: {
    what: "Folder data ini ditandai sebagai dipindahkan ke tempat lain pada {{at}}.",
    some: "Folder data ini ditandai sebagai dipindahkan ke tempat lain.",
    works: "Tidak ada lagi yang dimulai, dikirim, atau diubah di sini.",
    next: "Lanjutkan di tempat salinan dipulihkan. Jika tidak dipulihkan di mana pun, hapus tanda folder data ini.",
  },
  handoverRefused: {
    why: {
      "short-passphrase": "Frasa sandi file terlalu pendek: gunakan sedikitnya 8 karakter.",
      "too-large": "File ini lebih besar daripada serah terima ruang kerja mana pun.",
      "other-file": "Ini bukan file serah terima ruang kerja.",
      newer: "File ini dibuat oleh versi Switchover yang lebih baru.",
      damaged: "File ini rusak: isinya tidak seperti saat ditulis.",
      "wrong-passphrase": "Frasa sandi itu tidak membuka file ini.",
      exists: "Ruang kerja ini sudah ada di folder data.",
    },
    works: "Tidak ada yang ditulis.",
    next: "Pilih file yang benar dan frasa sandinya, atau mintalah agar filenya dibuat lagi. Ruang kerja yang sudah ada di sini dapat ditambahkan sebagai ruang kerja baru.",
  },
  workspaceBusy: {
    why: {
      "open-migration": "Ruang kerja tidak diarsipkan: salah satu nomornya memiliki migrasi yang terbuka.",
      "replaced-callback":
        "Ruang kerja tidak diarsipkan: salah satu URL callback-nya mengarah ke sini atau tidak dipulihkan.",
    },
    works: "Tidak ada yang diubah.",
    next: "Selesaikan atau tinggalkan migrasi dan pulihkan URL callback, lalu arsipkan ruang kerja.",
  },
  pdfFailed: {
    why: {
      "no-printer":
        "Tidak ada program yang mencetak halaman sebagai PDF yang ditemukan: Chromium, Google Chrome, Microsoft Edge, atau Brave.",
      failed: "Peramban tidak mencetak halaman sebagai PDF.",
    },
    works: "Tidak ada laporan yang disimpan. Migrasi tidak berubah.",
    next: "Simpan laporan sebagai HTML, lalu cetak; atau pilih Markdown atau JSON.",
  },
  letterUnfit: {
    why: {
      "too-late":
        "Surat ini untuk sebelum perpindahan, padahal nomor sudah pindah atau migrasi sudah berakhir.",
      "not-ended": "Migrasi belum berakhir, jadi hasilnya belum diketahui.",
      "needs-run": "Rencana tidak memiliki hasil untuk dilaporkan.",
      followed: "Migrasi nomor yang lebih baru menyusul. Hasil migrasi itulah yang berlaku.",
      "no-code": "Tidak ada kode pendaftaran yang dikirim dalam perjalanan ke cloud.",
      "time-past": "Waktu yang direncanakan sudah lewat.",
      "no-number": "Ruang kerja tidak lagi memiliki nomor ini.",
    },
    works: "Tidak ada surat yang ditulis. Tidak ada yang dikirim.",
    next: "Pilih surat lain, atau migrasi lain.",
  },
  newerVersion: {
    what: "Folder data ditulis oleh versi Switchover yang lebih baru (format {{found}}; versi ini mendukung {{known}}).",
    works: HELD_BACK,
    next: "Gunakan versi yang lebih baru, atau folder data lain.",
  },
  storageDamaged: {
    what: "Catatan di folder data rusak. Salinannya disimpan sebagai {{setAside}}; tidak ada yang dihapus.",
    works: HELD_BACK,
    next: "Simpan salinan itu. Pulihkan folder dari cadangan Anda sendiri, atau mulai dengan folder data kosong.",
  },
  storageReplaced: {
    what: "Catatan folder data lebih tua dari seharusnya: catatan itu dikosongkan, diganti, atau dikembalikan ke keadaan lama.",
    works: HELD_BACK,
    next: "Kembalikan salinan terbaru. Jangan memulai migrasi sampai saat itu: percobaan yang sudah dilakukan mungkin tidak dihitung.",
  },
  storageFull: {
    what: "Disk folder data penuh.",
    works: HELD_BACK,
    next: "Kosongkan ruang, lalu coba lagi.",
  },
  storageReadOnly: {
    what: "Switchover tidak dapat menulis ke folder data.",
    works: HELD_BACK,
    next: "Beri diri Anda izin menulis di sana, atau pilih folder data lain.",
  },
  storageFailed: {
    what: "Switchover tidak dapat membaca atau menulis folder data ({{code}}).",
    works: HELD_BACK,
    next: "Periksa disk, izin folder, dan apakah ada folder sinkronisasi atau pemindai virus yang menahan file di sana (EBUSY). Lalu coba lagi.",
    notAFolder: {
      what: "Jalur folder data mengarah ke sesuatu yang bukan folder.",
      next: "Pindahkan, atau pilih folder data lain.",
    },
    tooLong: {
      what: "Jalur folder data, atau jalur file di dalamnya, terlalu panjang untuk sistem ini.",
      next: "Pilih folder data lain, dengan jalur yang lebih pendek.",
    },
    tooLarge: {
      what: "Sebuah file di folder data akan menjadi lebih besar daripada yang diizinkan sistem ini atau format disknya ({{code}}).",
      next: "Tanyakan batas file kepada pengelola komputer ini. Lalu coba lagi.",
    },
  },
  machineState: {
    works: HELD_BACK,
    next: "Periksa izin folder dan ruang kosong di disknya, lalu coba lagi. Folder yang rusak dapat dipindahkan selagi Switchover tidak berjalan. Sesudahnya, buka setiap folder data Anda: folder-folder itu menambahkan apa yang diketahuinya ke folder yang baru.",
    why: {
      "not-writable":
        "Switchover tidak dapat menulis ke folder {{folder}}. Folder itu mencatat folder data mana yang sedang memindahkan nomor Anda yang mana.",
      full: "Disk folder {{folder}} penuh. Folder itu mencatat folder data mana yang sedang memindahkan nomor Anda yang mana.",
      damaged:
        "Catatan di folder {{folder}} rusak. Catatan itu menunjukkan folder data mana yang sedang memindahkan nomor Anda yang mana.",
      newer:
        "Folder {{folder}} ditulis oleh versi Switchover yang lebih baru. Folder itu mencatat folder data mana yang sedang memindahkan nomor Anda yang mana.",
      failed:
        "Switchover tidak dapat membaca atau menulis folder {{folder}}. Folder itu mencatat folder data mana yang sedang memindahkan nomor Anda yang mana.",
    },
  },
  vaultLocked: {
    what: "Brankas terkunci.",
    works: NOTHING_FURTHER,
    next: "Buka dengan frasa sandinya.",
  },
  vaultAbsent: {
    what: "Folder data ini belum memiliki brankas.",
    works: NOTHING_FURTHER,
    next: "Pastikan folder datanya benar.",
  },
  wrongPassphrase: {
    what: "Frasa sandi itu tidak membuka brankas ini.",
    works: NOTHING_SENT,
    next: "Periksa frasa sandi dan folder data. Tidak ada yang dihapus, berapa kali pun Anda mencoba.",
  },
  vaultDamaged: {
    what: "Brankas rusak.",
    whatSetAside: "Brankas rusak. Salinannya disimpan sebagai {{setAside}}; tidak ada yang dihapus.",
    works: HELD_BACK,
    next: "Pulihkan dari cadangan folder data Anda sendiri.",
  },
  vaultChanged: {
    what: "Brankas itu bukan milik catatan folder data ini.",
    works: HELD_BACK,
    next: "Kembalikan brankas milik folder data ini.",
  },
  keyChangeUnsure: {
    what: "Yang membuka brankas sudah diubah, tetapi disk tidak mengonfirmasinya ({{code}}).",
    works: "Ini tidak memengaruhi nomor Anda.",
    next: "Perubahan itu berlaku sekarang. Jika komputer ini kehilangan daya, frasa sandi atau kunci pemulihan sebelumnya mungkin berlaku lagi: simpan keduanya, periksa disk, lalu buat perubahan itu lagi.",
  },
  vaultNewer: {
    what: "Brankas ini dibuat oleh versi Switchover yang lebih baru. Tidak ada isinya yang diubah.",
    works: HELD_BACK,
    next: "Gunakan versi yang lebih baru, atau folder data lain.",
  },
  recordMissing: {
    what: "Rahasia yang diperlukan tidak ada di brankas.",
    works: HELD_BACK,
    next: "Letakkan di tempat rencana membacanya, lalu coba lagi.",
  },
  labelTaken: {
    what: "Label ini milik cadangan yang disimpan sebuah migrasi di brankas.",
    works: HELD_BACK,
    next: "Pilih label lain.",
  },
  recordDamaged: {
    what: "Sebuah rahasia di brankas rusak dan tidak dipakai.",
    works: HELD_BACK,
    next: "Simpan lagi rahasia itu di brankas, atau pulihkan brankas dari cadangan Anda sendiri.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Letakkan setiap rahasia di tempat rencana membacanya, atau ubah rencana.",
    why: {
      "env-unset": "{{member}}: {{reference}} tidak ditetapkan.",
      "file-unreadable":
        "{{member}}: tidak dapat membaca {{reference}}. File itu tidak ada, tidak diizinkan, bukan teks, atau lebih besar dari 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} tidak ada di brankas.",
      "vault-locked": "{{member}}: tidak dapat membaca {{reference}} selama brankas terkunci atau tidak ada.",
      empty: "{{member}}: {{reference}} kosong.",
      "of-another-address":
        "{{member}}: {{reference}} diberikan untuk URL lain. Berikan lagi untuk URL ini bila memang ditujukan ke sana.",
    },
    unsealed:
      "{{member}}: {{reference}} tidak ditetapkan, dan brankas tidak memiliki salinan terenkripsi yang dapat dipakai.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Perbaiki di tempat rencana membacanya.",
    why: {
      "pin-not-six-digits": "{{member}} bukan PIN: PIN memiliki tepat 6 digit.",
      "not-one-line": "{{member}} berisi baris baru atau karakter kontrol; isinya harus 1 baris.",
      empty: "{{member}} kosong.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Perbaiki jalur di rencana, atau filenya.",
    given: { next: "Perbaiki jalur yang Anda berikan, atau filenya." },
    why: {
      missing: "{{member}}: file {{path}} tidak ada.",
      "not-a-file": "{{member}}: {{path}} adalah folder, atau sesuatu yang bukan file.",
      unreadable: "{{member}}: tidak dapat membaca file {{path}}.",
      "not-a-certificate":
        "{{member}}: file {{path}} tidak memuat sertifikat berbentuk PEM (“-----BEGIN CERTIFICATE-----”).",
      "does-not-open":
        "{{member}}: tidak dapat membuka file {{path}}. Pastikan frasa sandi dan kuncinya milik file itu.",
    },
  },
  noSuchRun: {
    what: "Tidak ada migrasi {{run}} di folder data ini.",
    works: NOTHING_STARTED,
    next: "Tampilkan daftar migrasi, dan periksa folder data.",
  },
  heldElsewhere: {
    what: "Proses lain sedang mengerjakan migrasi {{run}}.",
    works: NOT_FROM_HERE,
    next: "Tunggu proses itu, atau akhiri. Lalu coba lagi.",
  },
  runOpen: {
    what: "Migrasi {{run}} dari nomor ini sudah terbuka.",
    works: NOT_FROM_HERE,
    next: "Lanjutkan migrasi itu, atau tinggalkan, sebelum Anda memulai yang lain.",
    held: {
      what: "Proses lain sedang memindahkan nomor ini: migrasi {{run}}.",
      next: "Tunggu sampai proses itu berhenti.",
    },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "Migrasi {{run}} dari nomor ini masih terbuka di folder data lain: {{folder}}.",
      gone: "Migrasi {{run}} dari nomor ini masih terbuka, tetapi folder datanya sudah tidak ada: {{folder}}.",
      "not-in-copy":
        "Migrasi {{run}} dari nomor ini masih terbuka, tetapi folder data dipulihkan dari salinan tanpa migrasi itu: {{folder}}.",
      damaged:
        "Migrasi {{run}} dari nomor ini masih terbuka di folder data {{folder}}, dan catatannya di sana rusak.",
      later:
        "Migrasi nomor ini yang lebih baru, {{run}} di folder data {{folder}}, telah menggantikan migrasi ini.",
      ended:
        "Migrasi {{run}} berlanjut di folder data {{folder}} dan berakhir di sana. Ini salinan yang lebih lama.",
    },
    next: "Lanjutkan migrasi itu di folder datanya sendiri, atau tinggalkan di sana.",
    nextWhere: {
      gone: "Jika folder itu ada di drive yang tidak terhubung, hubungkan dan lanjutkan di sana. Jika hilang, temukan nomor di dasbor platform, lalu tinggalkan migrasi di terminal.",
      "not-in-copy":
        "Temukan nomor di dasbor platform: permintaan migrasi itu mungkin sudah berlaku. Lalu tinggalkan migrasi itu di terminal dan mulai yang baru.",
      damaged: "Temukan nomor di dasbor platform, lalu tinggalkan migrasi di terminal dan mulai yang baru.",
      later: "Migrasi ini tidak dapat dilanjutkan; tinggalkan di sini.",
      ended: "Migrasi ini tidak dapat dilanjutkan di sini; tinggalkan di sini.",
    },
  },
  numberBusy: {
    what: "Proses Anda yang lain sedang mengerjakan nomor ini sekarang.",
    works: NOT_FROM_HERE,
    next: "Tunggu proses itu, atau akhiri. Lalu coba lagi.",
  },
  noGo: {
    what_other: "Tidak dimulai: {{count}} pemeriksaan awal gagal.",
    works: NOTHING_CHANGED,
    next: "Perbaiki apa yang disebut oleh pemeriksaan yang gagal, lalu periksa lagi.",
  },
  notWaitingForThis: {
    what: "Migrasi {{run}} tidak sedang menunggu ini.",
    whatPhase: "Migrasi {{run}} tidak sedang menunggu ini. Keadaannya: {{phase}}.",
    works: NOTHING_FURTHER,
    next: "Periksa keadaan migrasi.",
    spent: {
      what: "Migrasi {{run}} tidak memiliki percobaan yang tersisa, jadi permintaan tidak dikirim ulang.",
      next: "Temukan nomor di dasbor platform dan laporkan lokasinya. Migrasi baru memiliki percobaannya sendiri.",
    },
  },
  codeNotAsked: {
    what: "Kode lain tidak diminta. {{why}}",
    works: NOTHING_FURTHER,
    next: "Anda masih dapat memasukkan kode yang dikirim sebelumnya. Perbaiki penyebabnya sebelum Anda meminta kode lain.",
  },
  tooSoon: {
    what: "Terlalu cepat. Percobaan berikutnya bisa dilakukan pada {{until}}.",
    works: NOTHING_FURTHER,
    next: "Tunggu sampai saat itu.",
    elsewhere: {
      what: "Terlalu cepat: platform meminta migrasi {{run}} di folder data {{folder}} menunggu, dan itu berlaku untuk nomor. Percobaan berikutnya bisa dilakukan pada {{until}}.",
    },
    onlyHere: {
      what: "Terlalu cepat. Jam platform tidak menunjukkan berapa lama masa tunggu yang sudah lewat, jadi hanya program yang tetap terbuka yang dapat mengetahui kapan masa itu berakhir: dihitung dari sekarang, pada {{until}}.",
      next: "Biarkan program ini terbuka sampai saat itu, dan coba lagi di dalamnya. Program yang dimulai belakangan menghitung dari awal.",
    },
  },
  pinTooSoon: {
    what: "Terlalu cepat: setelah perubahan PIN ini sebelumnya, platform meminta masa tunggu. Perubahan berikutnya bisa dilakukan pada {{until}}.",
    works: NOTHING_SENT,
    next: "Tunggu sampai saat itu.",
    onlyHere: {
      what: "Terlalu cepat: setelah perubahan PIN ini sebelumnya, platform meminta masa tunggu. Jam platform tidak menunjukkan berapa lama yang sudah lewat, jadi hanya program yang tetap terbuka yang dapat mengetahui kapan masa itu berakhir: dihitung dari sekarang, pada {{until}}.",
      next: "Biarkan program ini terbuka sampai saat itu, dan coba lagi di dalamnya. Program yang dimulai belakangan menghitung dari awal.",
    },
  },
  journalDamaged: {
    what_other: "{{count}} baris jurnal migrasi {{run}} tidak dapat dipercaya dan disisihkan.",
    works: "Tidak ada yang dikirim: tanpa jurnal yang utuh, apa yang sudah dilakukan tidak diketahui.",
    next: "Migrasi ini tidak dapat dilanjutkan dari sini, dan tidak ada yang dihapus. Temukan nomor di dasbor platform, lalu lanjutkan dengan folder data baru.",
  },
  runOfNewerVersion: {
    what: "Versi Switchover yang lebih baru telah mengerjakan migrasi {{run}} (barisnya versi {{found}}; versi ini mendukung {{known}}).",
    works:
      "Tidak ada yang dikirim, dan tidak ada yang rusak. Versi ini tidak dapat mengetahui apa yang sudah dilakukan.",
    next: "Lanjutkan migrasi ini di versi yang lebih baru. Migrasi lain di folder data ini dapat dipakai di sini.",
  },
  codeNotSixDigits: {
    what: "Kode pendaftaran memiliki 6 digit.",
    works: RUN_UNTOUCHED,
    next: "Masukkan kode dari pesan, dengan atau tanpa tanda hubungnya.",
  },
  pinUnchanged: {
    what: "Ini PIN yang sudah ditolak platform, jadi permintaan tidak dikirim ulang: setiap PIN yang salah mendekatkan penguncian PIN.",
    works: RUN_UNTOUCHED,
    next: "Jika lokasinya tidak diketahui, temukan nomor di dasbor platform dan laporkan. Atur ulang PIN di API yang memiliki nomor, dan berikan PIN baru sebelum Anda melanjutkan.",
  },
  recoveryNeeded: {
    what: "Brankas terbuka dengan penyimpanan kunci komputer ini, dan tidak ada kunci pemulihan yang terkonfirmasi. Jika komputer hilang, cadangan nomor juga hilang.",
    works: NOTHING_FURTHER,
    next: "Buat kunci pemulihan dan simpan jauh dari komputer ini, atau ketik bahwa Anda melanjutkan tanpa kunci. Lalu lanjutkan.",
  },
  requestChanged: {
    what: "PIN ini bukan lagi PIN yang dikirim sebelumnya. Hanya permintaan yang sama yang boleh dikirim ulang; dengan PIN lain, itu menjadi permintaan baru.",
    works: NOTHING_FURTHER,
    next: "Kembalikan PIN yang dikirim sebelumnya ke tempat rencana membacanya, atau temukan nomor di dasbor platform dan laporkan lokasinya.",
  },
  placeUnknown: {
    what: "Lokasi nomor tidak diketahui. {{reason}}",
    works: NOTHING_CHANGED,
    next: "Temukan nomor di dasbor platform, lalu pilih API yang memilikinya.",
  },
  pinOffInCloud: {
    what: "Nomor ada di cloud, dan cloud tidak memiliki panggilan yang menonaktifkan verifikasi dua langkah.",
    works: NOTHING_SENT,
    next: "Pemiliknya menonaktifkannya di pengelola nomor di platform: verifikasi dua langkah, lalu tautan dalam email. Atau tetapkan saja PIN baru: itu tidak memerlukan PIN lama.",
  },
  pinMissing: {
    what: "Tidak ada PIN yang diberikan: number.pin tidak ada.",
    works: NOTHING_SENT,
    next: "Berikan PIN 6 digit yang akan dimiliki nomor.",
  },
  otherNumber: {
    works: NOTHING_CHANGED,
    next: "Perbaiki koneksi atau nomor, lalu coba lagi.",
    why: {
      "on-premises": "Klien on-premises melayani nomor lain: {{serves}}.",
      cloud: "Cloud memiliki nomor lain dengan ID nomor telepon ini: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_CHANGED,
    next: "Perbaiki penyebabnya, lalu coba lagi.",
    why: {
      "on-premises": "Tidak diubah: klien on-premises tidak menjawab kueri. {{cause}}",
      cloud: "Tidak diubah: cloud tidak menjawab kueri. {{cause}}",
    },
  },
  pairInUse: {
    what: "Migrasi {{run}}, yang belum berakhir, memerlukan cadangan itu.",
    works: "Tidak ada yang dihapus.",
    next: "Selesaikan atau tinggalkan dulu migrasi itu.",
  },
  portTaken: {
    what: "Program lain memakai port {{port}} di komputer ini, atau port itu tidak diizinkan.",
    works: NOTHING_STARTED,
    next: "Pilih port lain, atau kosongkan.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Perbaiki URL, lalu coba lagi.",
    why: {
      unreadable: "Ini bukan URL yang valid.",
      "not-https": "URL tidak diawali dengan https://, jadi tidak ada yang dikirim ke sana.",
      "user-info": "URL berisi nama pengguna atau kata sandi, jadi tidak ada yang dikirim ke sana.",
      fragment: "URL memiliki bagian setelah #, yang tidak pernah diterima server mana pun.",
      "ip-literal": "URL memiliki alamat IP, bukan nama, jadi tidak ada yang dikirim ke sana.",
      "port-unusual": "URL memiliki port selain 443, jadi tidak ada yang dikirim ke sana.",
      "name-not-found": "Nama di URL tidak ditemukan.",
      "private-address": "URL mengarah ke jaringan privat, jadi tidak ada yang dikirim ke sana.",
      "own-address": "URL mengarah kembali ke sini: yang diteruskan akan berputar-putar.",
      other: "Notifikasi tidak dapat dikirim ke URL ini.",
    },
  },
  noSuchEvent: {
    what: "Peristiwa ini tidak ada di folder data: sudah dihapus, atau masa simpannya sudah berakhir.",
    works: NOT_FROM_HERE,
    next: "Tampilkan daftar peristiwa, dan periksa folder data.",
  },
  notListening: {
    what: "Penerima tidak berjalan.",
    works: NOT_FROM_HERE,
    next: "Jalankan penerima, lalu coba lagi.",
  },
  noSuchWorkspace: {
    what: "Tidak ada ruang kerja {{workspace}} di folder data ini.",
    works: NOT_FROM_HERE,
    next: "Periksa folder data.",
  },
  notSetUp: {
    what: "Masih kurang: {{missing}}.",
    works: NOTHING_SENT,
    next: "Tambahkan yang kurang, lalu coba lagi.",
  },
  noSuchTest: {
    what: "Tidak ada uji {{test}} di sini.",
    works: NOT_FROM_HERE,
    next: "Periksa apakah masih ada URL callback yang perlu dipulihkan, lalu mulai uji baru.",
  },
  testRunning: {
    what: "{{test}} sedang berjalan: uji webhook, atau URL callback yang mengarah ke sini. Ini memakai nomor atau penerima yang sama.",
    otherNumber:
      "{{test}} sedang berjalan untuk {{number}}: uji webhook, atau URL callback yang mengarah ke sini. Sebuah ruang kerja menerima untuk satu nomor pada satu waktu: penerimanya memiliki satu URL publik, yaitu URL callback nomor itu.",
    works: NOT_FROM_HERE,
    next: "Tunggu sampai berakhir, atau akhiri. Lalu coba lagi.",
  },
  wordNeeded: {
    what: "Notifikasi nomor sudah dikirim ke URL lain, yang akan berhenti menerimanya.",
    works: NOTHING_STARTED,
    next: "Tambahkan --yes jika Anda menginginkannya, atau teruskan salinan dengan --forward.",
  },
  tokenNotKept: {
    what: "URL callback sekarang {{before}}, dan tidak ada panggilan yang mengembalikan token verifikasinya. Tanpa token itu, URL tidak dapat dipulihkan setelah program berhenti mendadak.",
    works: NOTHING_STARTED,
    next: "Sebutkan file yang memuat token dengan --callback-token-file FILE, atau buka brankas dengan --passphrase-file FILE.",
  },
  bindRefused: {
    works: NOTHING_STARTED,
    next: "Pilih alamat komputer ini yang dapat dijangkau klien on-premises, atau sebuah tunnel.",
    why: {
      "not-here": "{{address}} bukan alamat komputer ini.",
      cloud: "Cloud tidak dapat menjangkau {{address}}: jaringan lokal hanya untuk klien on-premises.",
      "already-listening":
        "Penerima sekarang hanya mendengarkan di komputer ini, dan pihak lain mungkin memakainya. Hentikan dulu.",
      "needs-public-url":
        "{{address}} berarti setiap jaringan komputer ini, jadi tidak dapat diberikan sebagai URL kepada klien. Sebutkan URL publik yang mengarah ke sini.",
      "not-allowed":
        "Administrator komputer ini tidak mengizinkan Switchover mendengarkan di jaringan lokal.",
    },
  },
  untilPast: {
    what: "Waktu berakhirnya sudah lewat.",
    works: NOTHING_STARTED,
    next: "Pilih yang lebih lambat, atau kosongkan.",
  },
} as const satisfies TranslationOf<"id", typeof english>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "“{{step}}” sudah dikirim, dan hasilnya tidak diketahui. {{problem}}",
    works:
      "Hanya pemeriksaan lagi atas kedua API yang dapat menunjukkan di mana nomor berada. Tidak ada lagi yang dikirim.",
    next: "{{problem}} Lalu lanjutkan migrasi: migrasi memeriksa kedua API sebelum yang lain.",
    fix: {
      storageFull: "Kosongkan ruang.",
      storageFailed:
        "Periksa disk, izin folder, dan apakah ada folder sinkronisasi atau pemindai virus yang menahan file di sana (EBUSY).",
      storageReadOnly: "Beri diri Anda izin menulis ke folder data ini.",
      storageDamaged: "Simpan salinan itu, dan pulihkan folder dari cadangan Anda sendiri.",
      storageReplaced: "Kembalikan salinan terbaru folder data ini.",
      machineState: "Periksa izin folder dan ruang kosong di disknya.",
      newerVersion: "Gunakan versi yang lebih baru.",
      vaultNewer: "Gunakan versi yang lebih baru.",
    },
  },
  pairOfUnknownPlace: {
    what: "Cadangan itu milik migrasi {{run}}, yang sudah berakhir, tetapi lokasi nomornya tidak diketahui.",
    works: "Tidak ada yang dihapus: cadangan itu mungkin masih diperlukan.",
    next: "Temukan nomor di dasbor platform dan laporkan lokasinya. Setelah itu cadangan dapat dihapus.",
  },
} as const satisfies TranslationOf<"id", typeof englishBeside>;
