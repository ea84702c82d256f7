import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { problems as english } from "../en/problems.ts";

export const problems = {
  works: "Ini tidak mengubah apa pun di platform.",
  badCall: {
    what: "Jendela mengirim permintaan yang tidak didukung Switchover: kesalahan internal.",
    next: "Muat ulang jendela. Jika terjadi lagi, laporkan.",
  },
  settingsReadOnly: {
    what: "Pengaturan tidak dapat disimpan: folder data hanya dapat dibaca.",
    next: "Izinkan menulis ke folder itu, atau mulai Switchover dengan folder data lain.",
  },
  vaultInUse: {
    what: "Brankas tetap terbuka selama migrasi berjalan.",
    next: "Tunggu sampai migrasi berhenti, lalu kunci brankas.",
  },
  vaultStaysShut: {
    what: "Brankas tidak dibuka, jadi tidak ada yang disimpan atau dikirim.",
    next: "Coba lagi dan masukkan frasa sandi: rahasia hanya disimpan di brankas.",
  },
  keyStoreUnusable: {
    what: "Penyimpanan kunci komputer ini tidak membuka atau menyimpan kunci brankas.",
    next: "Buka brankas dengan frasa sandinya. Tidak ada isinya yang hilang.",
  },
  recoveryRefused: {
    why: {
      "none-made": "Brankas ini tidak memiliki kunci pemulihan.",
      "not-a-key": "Ini bukan kunci pemulihan: kunci pemulihan memiliki 9 kelompok berisi 4 huruf dan angka.",
      mistyped: "Kunci pemulihan salah ketik: kelompok terakhirnya tidak cocok dengan yang lain.",
      another:
        "Kunci pemulihan ini tidak membuka brankas ini. Kunci itu milik brankas lain, atau lembar yang lebih baru menggantikannya.",
    },
    next: "Bandingkan dengan lembar terbaru, kelompok demi kelompok. Tidak ada yang dihapus, berapa kali pun Anda mencoba.",
  },
  sheetFailed: {
    why: {
      "not-here": "Switchover tidak dapat melakukan ini di sini.",
      "print-failed": "Lembar pemulihan tidak dicetak.",
      exists: "File dengan nama ini sudah ada. Switchover tidak menimpanya.",
      "in-data-folder":
        "Folder data bukan tempat untuk lembar itu: siapa pun yang menyalin brankas akan mendapat kuncinya.",
      "no-such-folder": "Folder ini tidak ada.",
      "not-writable": "Switchover tidak dapat menulis ke folder ini.",
      "disk-full": "Disk penuh.",
      "left-behind":
        "Lembar sudah disimpan, tetapi kuncinya tidak membuka apa pun dan filenya tidak dapat dihapus. Hapus sendiri file itu.",
    },
    next: "Coba lagi, atau simpan di tempat lain. Lembar sebelumnya masih berlaku.",
  },
  sheetNotConfirmed: {
    why: {
      differs: "Ini bukan empat karakter terakhir dari lembar yang menunggu konfirmasi.",
      "no-sheet": "Tidak ada lembar untuk dikonfirmasi.",
    },
    next: "Ketik kelompok terakhir dari lembar terbaru, atau cetak lagi.",
  },
  waiverNotTyped: {
    what: "Teksnya tidak cocok.",
    next: "Ketik seperti yang ditunjukkan, atau buat kunci pemulihan.",
  },
  noSuchWorkspace: {
    what: "Ruang kerja ini sudah tidak ada: dihapus di jendela atau program lain.",
    next: "Buka ikhtisar.",
  },
  badRows: {
    what: "Beberapa baris tabel tidak dapat dipakai, jadi tidak ada yang dimulai.",
    next: "Perbaiki baris yang disebut, lalu baca lagi tabelnya.",
  },
  batchUnderWay: {
    what: "Sebuah kelompok sedang berjalan, di sini atau di jendela atau terminal lain.",
    next: "Tunggu sampai berakhir, atau hentikan di sana.",
  },
  noBatchUnderWay: {
    what: "Kelompok itu sudah berakhir.",
    next: "Lihat bagaimana nomornya berakhir, dan mulai lagi tabelnya jika masih ada yang tersisa.",
  },
  workspaceInUse: {
    what: "Ruang kerja tidak dihapus: salah satu nomornya memiliki migrasi yang terbuka.",
    next: "Selesaikan atau tinggalkan migrasi, lalu hapus ruang kerja.",
  },
  changedElsewhere: {
    what: "Tidak disimpan: ini diubah di tempat lain sementara itu.",
    next: "Tinjau nilai terkini, lalu coba lagi.",
  },
  notSetUp: {
    what: "Koneksi yang diperlukan untuk ini belum disiapkan.",
    next: "Siapkan koneksi ruang kerja ini, lalu coba lagi.",
  },
  lookFailed: {
    token: "Cloud menolak token akses.",
    permission: "Token akses tidak memiliki akses ke akun bisnis ini.",
    refused: "Cloud menolak permintaan nomor-nomor akun.",
    unclear: "Cloud tidak mengembalikan respons yang dapat dipakai.",
    next: "Uji koneksi cloud untuk melihat apa yang salah dan cara memperbaikinya.",
  },
  notReached: {
    "name-not-found": "Nama server tidak ditemukan.",
    "connection-refused": "Tidak ada yang menerima koneksi di alamat dan port ini.",
    "no-route": "Jaringan komputer ini tidak memiliki koneksi ke server.",
    "connect-timeout": "Server tidak menerima koneksi tepat waktu. Penyebabnya sering kali firewall.",
    "proxy-refused": "Sebuah proxy menolak koneksi.",
    "proxy-unreachable": "Proxy tidak dapat dijangkau.",
    "proxy-authentication": "Proxy menolak nama pengguna dan kata sandi, atau memerlukannya.",
    "proxy-lost": "Proxy menutup koneksi sebelum koneksi itu terbentuk.",
    "proxy-unsupported": "Proxy komputer ini berjenis yang tidak didukung Switchover, seperti SOCKS.",
    "proxy-invalid": "Yang ditetapkan administrator komputer ini sebagai proxy tidak dapat dipahami.",
    "self-signed": "Sertifikat server ditandatangani sendiri, jadi tidak dipercaya.",
    "unknown-ca": "Sertifikat server diterbitkan oleh otoritas yang tidak dipercaya di sini.",
    "name-mismatch": "Sertifikat server ditujukan untuk nama lain.",
    expired: "Sertifikat server sudah kedaluwarsa.",
    "not-yet-valid": "Sertifikat server belum berlaku.",
    "missing-intermediate": "Server tidak mengirim seluruh rantai sertifikatnya.",
    "old-tls": "Server hanya mendukung versi TLS yang usang.",
    "weak-certificate": "Sertifikat server terlalu lemah untuk dipercaya.",
    "fingerprint-mismatch": "Sertifikat server bukan sertifikat yang ditetapkan.",
    "tls-failed": "Koneksi TLS tidak dapat dibuat. Pastikan URL dan port itu milik server HTTPS.",
    "cancelled-before-sending": "Dibatalkan sebelum apa pun dikirim.",
    "sign-in-refused": "Server menolak kredensial.",
    other: "Server tidak merespons seperti yang diharapkan.",
    next: "Periksa URL dan coba lagi.",
  },
  instead: {
    recordMissing: "Simpan lagi di ruang kerja atau di rahasia nomor, lalu coba lagi.",
    secretsMissing: "Simpan masing-masing di ruang kerja atau di rahasia nomor, lalu coba lagi.",
    secretInvalid: "Perbaiki di ruang kerja atau di rahasia nomor.",
    fileUnusable: "Pilih lagi file CA, atau impor lagi sertifikat klien (TLS), di ruang kerja.",
    noCertificate: "Simpan sertifikat di rahasia nomor, atau tempelkan di sini.",
    requestChanged:
      "Simpan lagi PIN yang dikirim sebelumnya di rahasia nomor, atau laporkan di mana Anda melihat nomor di dasbor platform.",
    wordNeeded:
      "Pilih untuk meneruskan salinan, atau izinkan produksi Anda tidak mendapatkannya, lalu mulai lagi.",
    tokenNotKept: "Buka brankas, supaya token disimpan sampai URL callback dipulihkan.",
  },
  notACertificate: {
    what: "File itu tidak memuat sertifikat berbentuk PEM (“-----BEGIN CERTIFICATE-----”).",
    next: "Pilih file berisi sertifikat otoritas Anda.",
  },
  clientUnusable: { next: "Pilih file yang benar, atau masukkan lagi frasa sandinya." },
  notHere: {
    what: "Switchover tidak dapat melakukannya dari jendela ini.",
    next: "Lakukan secara manual: teks atau jalurnya ada di layar.",
  },
  notPractice: {
    what: "Ini hanya tersedia dalam Latihan, dan ini nomor Anda sendiri.",
    next: "Buka dulu Latihan.",
  },
  noSuchFault: {
    what: "Sandbox tidak memiliki gangguan seperti itu.",
    next: "Muat ulang jendela: versinya mungkin lebih lama daripada program di baliknya.",
  },
  runUnderWay: {
    what: "Sebuah migrasi latihan sedang berjalan, jadi latihan tidak dapat diatur ulang sekarang.",
    next: "Tunggu sampai migrasi berhenti, lalu atur ulang latihan.",
  },
  addressRefused: {
    "not-https": "URL tidak diawali dengan https://, jadi tidak ada yang dikirim ke sana.",
    "ip-literal": "URL memiliki alamat IP, bukan nama host, jadi tidak ada yang dikirim ke sana.",
    "user-info": "URL berisi nama pengguna atau kata sandi, jadi tidak ada yang dikirim ke sana.",
    "port-unusual": "URL memiliki port selain 443, jadi tidak ada yang dikirim ke sana.",
    "private-address": "URL mengarah ke jaringan privat, jadi tidak ada yang dikirim ke sana.",
    "name-not-found": "Nama host di URL tidak ditemukan.",
    unreadable: "Ini bukan URL yang valid.",
    "same-endpoint": "On-premises dan cloud akan memakai URL yang sama.",
    other: "Notifikasi tidak dapat dikirim ke URL ini.",
    next: "Perbaiki URL dan coba lagi.",
  },
  noSuchEvent: {
    what: "Peristiwa ini sudah tidak ada: sudah dihapus, atau masa simpannya sudah lewat.",
    next: "Kembali ke daftar.",
  },
  noSuchTest: {
    what: "Uji ini sudah tidak ada: Switchover dimulai ulang.",
    next: "Periksa apakah masih ada URL callback yang harus dipulihkan, lalu mulai uji baru.",
  },
  notAnAuthority: {
    "not-an-authority": "File berisi sertifikat yang bukan milik otoritas, jadi tidak dapat menjamin server.",
    "too-many": "File berisi lebih dari 20 sertifikat, atau terlalu besar.",
    next: "Minta sertifikat otoritas perusahaan sebagai file PEM kepada administrator.",
  },
  fixedByAdministrator: {
    what: "Administrator komputer ini menetapkan pengaturan ini.",
    next: "Tanyakan kepada administrator jika pengaturan ini harus berbeda.",
  },
  notListening: {
    what: "Penerima ruang kerja ini tidak berjalan.",
    next: "Jalankan penerima, lalu coba lagi.",
  },
  portTaken: {
    what: "Penerima tidak dapat dijalankan: program lain di komputer ini memakai port {{port}}.",
    next: "Pilih port lain atau kosongkan, lalu jalankan lagi penerima.",
  },
  testRunning: {
    what: "Sebuah uji webhook sedang berjalan di ruang kerja ini.",
    next: "Selesaikan uji itu, lalu mulai yang lain.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
