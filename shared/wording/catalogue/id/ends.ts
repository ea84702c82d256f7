import type { ends as english, endsByCause as englishByCause } from "../en/ends.ts";
import type { TranslationOf } from "../words.ts";

/** Why a migration ended and what to do next. The result of a complete one is under `complete`, by how much is confirmed. */
export const ends = {
  complete: {
    next: "Kirim pesan uji ke kedua arah sebelum Anda mengandalkan nomor ini.",
    nextWorksNot:
      "Minta peninjauan kepada platform di pengelola nomornya. Jangan mengandalkan nomor ini sampai pesan uji berhasil ke kedua arah.",
    nextUnclear:
      "Cari tahu di pengelola nomor di platform apa artinya bagi nomor ini. Lalu kirim pesan uji ke kedua arah sebelum Anda mengandalkannya.",
  },
  "inspect-failed": {
    what: "Tidak dipindahkan: pemeriksaan kedua API gagal.",
    whatElse: "Pemeriksaan kedua API gagal.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi.",
  },
  "backup-refused": {
    what: "Tidak dipindahkan: klien on-premises menolak permintaan cadangan.",
    whatElse: "Klien on-premises menolak permintaan cadangan.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi.",
  },
  "backup-lost": {
    what: "Tidak dipindahkan: klien on-premises tidak mengembalikan cadangan.",
    whatElse: "Klien on-premises tidak mengembalikan cadangan.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi.",
  },
  "backup-of-another-number": {
    what: "Tidak dipindahkan: klien on-premises melayani nomor yang lain dari nomor di rencana, jadi cadangannya tidak dipakai.",
    whatElse:
      "Klien on-premises melayani nomor yang lain dari nomor di rencana, jadi cadangannya tidak dipakai.",
    next: "Periksa URL klien on-premises dan nomor di rencana, lalu mulai migrasi baru.",
  },
  "register-refused": {
    what: "Cloud menolak pendaftaran.",
    next: "Perbaiki penyebabnya, lalu mulai migrasi baru.",
  },
  "access-refused": {
    what: "Akses ditolak: token, kata sandi, atau izin yang diandalkan rencana.",
    next: "Ganti yang tersimpan dengan yang berlaku, atau mintalah agar izinnya diberikan. Lalu lanjutkan migrasi.",
  },
  "register-pin-refused": {
    what: "Cloud menolak PIN dua langkah.",
    next: "Jangan menebak. Atur ulang PIN di API yang memiliki nomor sekarang, ganti PIN yang tersimpan, lalu lanjutkan migrasi.",
  },
  "register-not-sent": {
    what: "Permintaan pendaftaran tidak pernah meninggalkan komputer ini.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi.",
  },
  "register-had-no-effect": {
    what: "Permintaan pendaftaran tidak mendapat respons yang dapat dipakai, dan pemeriksaan sesudahnya tidak menunjukkan efek.",
    next: "Tunggu beberapa saat, lalu mulai migrasi baru: migrasi itu memeriksa kedua API terlebih dahulu. Setiap percobaan dihitung dalam batas platform.",
  },
  "attempts-spent": {
    what: "Tidak ada percobaan yang tersisa untuk nomor ini. 2 dari 10 percobaan platform disisihkan, supaya nomor tidak terkunci.",
    next: "Tunggu sampai percobaan paling awal berumur 72 jam, lalu mulai migrasi baru.",
  },
  "pin-refused-twice": {
    what: "2 permintaan ditolak untuk nomor ini, dan PIN adalah penyebabnya atau mungkin penyebabnya. Migrasi ini tidak mengirim yang ketiga, karena PIN salah yang lebih banyak mengunci PIN sepenuhnya.",
    next: "Temukan PIN yang benar, atau atur ulang di API yang memiliki nomor. Simpan PIN itu, lalu mulai migrasi baru.",
  },
  "told-to-wait": {
    what: "Platform merespons “jangan sekarang”: terlalu banyak permintaan, atau pemeliharaan. Permintaan tidak dikirim ulang secara otomatis.",
    next: "Tunggu selama yang diminta platform, atau beberapa saat jika platform tidak menyebutkan lamanya, lalu lanjutkan migrasi.",
  },
  "platform-limit": {
    what: "Platform melaporkan terlalu banyak pendaftaran nomor ini: platform mengizinkan 10 dalam 72 jam.",
    next: "Tunggu 72 jam, lalu mulai migrasi baru. Percobaan sebelum itu akan ditolak juga.",
  },
  "pair-unusable": {
    what: "Cadangan di brankas tidak dapat dibaca kembali, jadi tidak dipakai.",
    next: "Tidak ada yang dihapus. Periksa disk, lalu mulai migrasi baru, yang membuat cadangan baru.",
  },
  "disk-full": {
    what: "Ruang disk tidak cukup untuk menyimpan cadangan dengan aman.",
    next: "Kosongkan ruang, lalu lanjutkan migrasi.",
  },
  "subscribe-refused": {
    what: "Platform menolak langganan aplikasi Anda.",
    next: "Segera perbaiki penyebabnya, lalu lanjutkan migrasi. Migrasi tidak memindahkan nomor untuk kedua kalinya.",
  },
  "subscribe-lost": {
    what: "Permintaan untuk membuat aplikasi Anda berlangganan tidak mendapat respons yang dapat dipakai.",
    next: "Segera lanjutkan migrasi. Migrasi tidak memindahkan nomor untuk kedua kalinya.",
  },
  "account-refused": {
    what: "Klien on-premises menolak permintaan pendaftaran.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi. Jika mungkin PIN penyebabnya, simpan dulu PIN yang benar: PIN yang sama tidak dikirim ulang.",
  },
  "account-not-sent": {
    what: "Permintaan ke klien on-premises tidak pernah meninggalkan komputer ini.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi.",
  },
  "not-subscribed": {
    what: "Platform tidak mencantumkan aplikasi Anda sebagai berlangganan.",
    next: "Segera lanjutkan migrasi. Migrasi membuat aplikasi Anda berlangganan lagi dan tidak memindahkan nomor untuk kedua kalinya.",
  },
  "shards-refused": {
    what: "Klien on-premises menolak jumlah shard.",
    next: "Perbaiki penyebabnya, lalu lanjutkan migrasi. Migrasi tidak memindahkan nomor untuk kedua kalinya.",
  },
  "shards-lost": {
    what: "Permintaan untuk menetapkan shard tidak mendapat respons yang dapat dipakai.",
    next: "Lanjutkan migrasi. Migrasi tidak memindahkan nomor untuk kedua kalinya.",
  },
  "not-on-target": {
    what: "Semua langkah dijalankan, tetapi platform tidak melaporkan nomor di tempat yang seharusnya.",
    next: "Tunggu 1 menit, lalu lanjutkan migrasi untuk memeriksa lagi.",
  },
  "said-unmoved": {
    what: "Anda melaporkan bahwa nomor belum pindah, jadi migrasi berakhir.",
    next: "Untuk mencoba lagi, mulai migrasi baru: migrasi itu memeriksa terlebih dahulu di mana nomor berada.",
  },
  "certificate-expired": {
    what: "Sertifikat tampaknya sudah kedaluwarsa. Sertifikat yang kedaluwarsa membuat nomor dicekal, jadi tidak dikirim.",
    next: "Unduh sertifikat baru dari pengelola nomor di platform, ganti yang tersimpan, lalu lanjutkan migrasi.",
  },
  "certificate-of-another-number": {
    what: "Sertifikat tampaknya untuk nomor lain, jadi tidak dikirim.",
    next: "Unduh sertifikat nomor ini dari pengelola nomor di platform, ganti yang tersimpan, lalu lanjutkan migrasi.",
  },
  "shards-too-late": {
    what: "Nomor didaftarkan di klien on-premises lebih dari 7 hari yang lalu. Menetapkan shard sekarang akan memutus koneksinya, jadi tidak ditetapkan.",
    next: "Biarkan shard seperti adanya. Mengubahnya memerlukan pendaftaran lagi: mulai migrasi baru untuk itu bila sesuai bagi Anda.",
  },
  "client-in-use": {
    what: "Klien on-premises melayani nomor lain. Mendaftarkan nomor ini di sana akan menggusurnya, jadi tidak ada yang diminta.",
    next: "Bebaskan klien ini untuk nomor, lalu lanjutkan migrasi.",
  },
  abandoned: {
    what: "Migrasi ditinggalkan.",
    next: "Untuk mencoba lagi, mulai migrasi baru: migrasi itu memeriksa terlebih dahulu di mana nomor berada.",
  },
} as const satisfies TranslationOf<"id", typeof english>;

/** What to do next where the platform's reason for a rejection says more than the end of the migration. */
export const endsByCause = {
  attempts: {
    ofMigration: {
      what: "Migrasi ini telah memakai 3 percobaannya.",
      next: "Cari tahu mengapa gagal, lalu mulai migrasi baru: migrasi itu memeriksa kedua API terlebih dahulu.",
    },
    freeAgain: {
      what: "Tidak ada percobaan yang tersisa untuk nomor ini. Sebagian sudah tersedia lagi.",
      next: "Mulai migrasi baru: migrasi itu memeriksa kedua API terlebih dahulu.",
    },
  },
  client: {
    another: "Semua langkah dijalankan, tetapi klien on-premises melaporkan bahwa ia melayani nomor lain.",
    offline: "Semua langkah dijalankan, tetapi klien on-premises tidak terhubung.",
    next: "Periksa klien on-premises, tunggu 1 menit, lalu lanjutkan migrasi untuk memeriksa lagi.",
  },
  wait: { resume: "Tunggu, lalu lanjutkan migrasi.", anew: "Tunggu, lalu mulai migrasi baru." },
  unexplained: {
    resume: "Penyebabnya tidak diketahui: periksa nomor di dasbor platform, lalu lanjutkan migrasi.",
    anew: "Penyebabnya tidak diketahui: periksa nomor di dasbor platform, lalu mulai migrasi baru.",
  },
} as const satisfies TranslationOf<"id", typeof englishByCause>;
