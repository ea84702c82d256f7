import { dataPlace } from "../../../../shared/wording/catalogue/id/data-place.ts";
import { programIncomplete } from "../../../../shared/wording/catalogue/id/program-incomplete.ts";
import { incompleteIn, misplacedIn } from "./told-first.ts";
import type { Words } from "./words.ts";

/** Reviewed by a native speaker: no */
export const id: Words = {
  menu: {
    file: "File",
    newWindow: "Jendela baru",
    showDataFolder: "Tampilkan folder data",
    edit: "Edit",
    view: "Tampilan",
    window: "Jendela",
  },
  leave: {
    run: {
      title: "Sebuah migrasi sedang berjalan",
      detail:
        "Sebuah permintaan ke platform mungkin sedang berjalan. Jika Anda keluar sekarang, responsnya hilang: lokasi nomor lalu tidak diketahui sampai Switchover memeriksa lagi kedua API. Yang sudah dilakukan sejauh ini tersimpan, dan Anda dapat melanjutkan migrasi.",
      wait: "Tunggu",
      leave: "Tetap keluar",
    },
    test: {
      title: "Sebuah uji webhook sedang berjalan",
      detail:
        "Uji ini mengganti URL callback untuk sementara. Jika Anda keluar sekarang, uji berakhir tanpa hasil. Switchover memulihkan dulu URL callback, yang dapat memerlukan beberapa detik. Jika tidak dapat, Switchover mencoba lagi setelah mulai berikutnya.",
      wait: "Lanjutkan uji",
      leave: "Pulihkan dan keluar",
    },
    listening: {
      title: "Switchover sedang menerima notifikasi",
      detail:
        "Jika Anda keluar sekarang, Switchover berhenti menerimanya. URL callback yang mengarah ke komputer ini lalu tidak mendapat respons, dan platform mencoba lagi nanti. Notifikasi yang diterima sejauh ini tersimpan. Menutup jendela saja tidak menghentikan apa pun.",
      wait: "Lanjutkan",
      leave: "Keluar",
    },
  },
  leavePointed: {
    title: "Notifikasi sebuah nomor tiba di komputer ini",
    givenBack: (numbers) =>
      `${numbers}: jika Anda keluar sekarang, Switchover memulihkan URL callback sebelumnya, yang dapat memerlukan beberapa detik. Jika tidak dapat, Switchover mencoba lagi setelah mulai berikutnya.`,
    staying: (numbers) =>
      `${numbers}: Anda memilih mempertahankan URL callback saat Switchover ditutup. Jika Anda keluar sekarang, notifikasinya tidak diterima sampai Switchover berjalan lagi: platform menyimpannya dan mencoba lagi, dan produksi Anda juga tidak mendapat satu pun. Setelah waktunya habis, mulai berikutnya memulihkan URL callback sebelumnya. Untuk memulihkannya lebih cepat, gunakan “Pulihkan sekarang” di jendela.`,
    wait: "Tetap di sini",
    leave: "Keluar",
  },
  unsaved: {
    title: "Perubahan Anda belum disimpan",
    detail: "Jika Anda pergi sekarang, perubahan itu hilang. Tidak ada yang dikirim ke platform.",
    stay: "Tetap di sini",
    leave: "Pergi tanpa menyimpan",
  },
  slept: {
    title: "Komputer tidur selama migrasi",
    detail:
      "Sebuah permintaan mungkin sedang berjalan saat itu. Jika responsnya tidak tiba, hasilnya tidak diketahui, bukan gagal: Switchover memeriksa kedua API sebelum melanjutkan. Buka migrasi untuk melihat di mana nomor berada.",
  },
  crashed: {
    title: "Jendela berhenti bekerja dua kali",
    detail:
      "Hanya jendela yang terpengaruh. Migrasi yang sedang berjalan berlanjut di latar belakang, dan yang sudah dilakukan sejauh ini tersimpan.",
    again: "Buka lagi jendela",
    close: "Tutup jendela",
  },
  mistake: {
    title: "Switchover harus ditutup",
    detail: (reference) =>
      `Switchover mengalami kesalahan internal (rujukan ${reference}). Yang sudah dilakukan sejauh ini tercatat. Mulai lagi Switchover untuk melihat di mana nomor berada. Untuk rincian, tanpa rahasia, lihat log/mistakes.log di folder data.`,
    call: (reference) => `Switchover tidak dapat menyelesaikan panggilan ini (rujukan ${reference}).`,
  },
  notShown: {
    title: "Jendela tidak dapat ditampilkan",
    detail: (reference) =>
      `Switchover mengalami kesalahan internal (rujukan ${reference}). Migrasi yang sedang berjalan berlanjut di latar belakang. Tutup jendela ini dan buka yang baru dari menu File.`,
  },
  folderNotShown: {
    title: "Folder data tidak dapat ditampilkan",
    detail: (folder) => `Sistem tidak membukanya. Buka sendiri:\n${folder}`,
  },
  folderUnusable: {
    title: "Switchover tidak dapat menulis ke folder datanya",
    detail: (folder) =>
      `Buat folder ini dapat ditulisi, atau mulai Switchover dengan --data-dir dan folder lain:\n${folder}`,
  },
  misplaced: misplacedIn(dataPlace),
  incomplete: incompleteIn(programIncomplete),
  withoutSandbox: {
    title: "Switchover tidak berjalan tanpa isolasinya",
    detail:
      "Isolasi Chromium memisahkan jendela dari file Anda, dan kali ini isolasi itu dimatikan (--no-sandbox). Tidak ada yang dibuka. AppImage dijalankan seperti itu jika sistem melarang user namespace: pasang paket deb atau rpm, yang menyiapkan apa yang dibutuhkan isolasi. Atau gunakan Switchover di browser: switchover serve.",
  },
  practice: {
    "open-elsewhere":
      "Latihan terbuka di proses lain dengan folder data ini. Tutup di sana, lalu coba lagi di sini.",
    "cannot-listen": "Latihan tidak dapat dibuka: sandbox tidak menemukan port bebas di komputer ini.",
    "folder-unusable":
      "Latihan tidak dapat dibuka: bagiannya di folder data tidak dapat dibaca atau ditulisi.",
    interrupted: "Latihan dihentikan sebelum respons tiba. Sekarang berjalan lagi.",
    "data-unusable":
      "Latihan tidak dapat dibuka: datanya tidak terbaca, karena rusak atau ditulis oleh versi Switchover yang lebih baru.",
  },
  notice: {
    needsConfirmation: "Sebuah migrasi menunggu konfirmasi Anda",
    needsCode: "Sebuah migrasi menunggu kode pendaftaran",
    needsDecision: "Sebuah migrasi memerlukan keputusan Anda: lokasi nomor tidak diketahui",
    complete: "Migrasi selesai",
    ended: "Sebuah migrasi berakhir tanpa berhasil",
    lookInside: "Buka Switchover untuk melihat di mana nomor berada.",
    webhooks: "Webhook memerlukan perhatian",
    lookAtWebhooks: "Buka Switchover untuk melihat temuan.",
    heldBack: (count) => `${count} pemberitahuan ditahan selama jam tenang`,
    lookAtAll: "Buka Switchover untuk melihat apa yang terjadi.",
    goesOn: "Switchover tetap berjalan di latar belakang",
    goesOnHow: "Buka atau tutup dari ikonnya di baki sistem. Memulainya lagi juga membukanya.",
  },
  tray: {
    open: "Buka Switchover",
    quit: "Keluar dari Switchover",
    idle: "Switchover: tidak menerima notifikasi, tidak memantau",
    well: "Switchover: tanpa temuan tentang webhook Anda",
    attention: "Switchover: webhook memerlukan perhatian",
    stopped: "Switchover: sebuah masalah mungkin menghalangi webhook Anda",
  },
};
