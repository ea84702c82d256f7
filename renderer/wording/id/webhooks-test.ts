import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksTest as english } from "../en/webhooks-test.ts";

/** Words of the guided test. */
export const webhooksTest = {
  title: "Uji webhook",
  phase: {
    working: "Menguji webhook",
    "awaiting-token": "Menunggu token verifikasi",
    "awaiting-message": "Menunggu pesan Anda",
    "awaiting-reply": "Pesan sudah tiba: satu balasan mengonfirmasi pengiriman",
    restoring: "Memulihkan URL callback",
  },
  endedAt: "diuji",
  toEndpoint: "Periksa endpoint Anda",
  lead: "Terima pesan nyata dari platform di komputer ini. URL callback dipulihkan pada akhirnya.",
  number: "Nomor",
  elsewhere: "Nomor lain di ruang kerja ini sedang diuji. Hanya satu uji yang berjalan pada satu waktu.",
  toElsewhere: "Buka uji itu",
  will: {
    title: "Yang akan terjadi",
    reach: "Memeriksa URL publik dari luar sebelum memberikannya kepada platform.",
    borrow: "Menyimpan URL callback yang paling sempit, lalu mengarahkannya ke sini.",
    message: "Anda mengirim kata kunci ke nomor dari telepon mana pun dan melihatnya tiba.",
    reply: "Anda dapat mengirim satu balasan ke telepon itu untuk melihat bahwa pengiriman juga berfungsi.",
    giveBack:
      "Memulihkan URL callback, bahkan setelah program berhenti mendadak. Sampai saat itu, URL tetap dicantumkan di sini.",
  },
  noSecret:
    "Tidak ada rahasia aplikasi yang disimpan. Uji dapat berjalan, tetapi tidak dapat mengonfirmasi bahwa notifikasi itu asli.",
  forward: "Teruskan semuanya ke endpoint produksi selama uji",
  forwardOn:
    "Notifikasi diteruskan tanpa perubahan ke URL callback sebelumnya, dan responsnya kembali ke platform. Platform mengirim ulang yang tidak diterima produksi.",
  forwardOff:
    "Notifikasi yang tiba selama uji hanya disimpan di sini. Sistem produksi Anda tidak menerimanya.",
  more: "Opsi lainnya",
  side: {
    label: "API untuk {{spoken}}",
    hint: "Uji memakai URL callback API ini. Sebuah nomor hanya ada di satu API pada satu waktu.",
    cloud: "cloud",
    "on-premises": "klien on-premises",
    last: "Lokasi terakhirnya yang teramati.",
  },
  level: {
    label: "URL callback yang diganti sementara",
    hint: "Secara bawaan Switchover memilih yang memengaruhi nomor paling sedikit.",
    shortest: "yang paling sempit",
    number: "milik nomor",
    account: "milik akun bisnis",
    application: "milik aplikasi",
  },
  wait: "Tunggu pesan",
  waitHint: "Setelah waktu ini uji berakhir tanpa pesan.",
  start: "Mulai uji",
  chooseFirst: "Pilih dulu tunnel ke komputer ini.",
  steps: "Uji {{spoken}}",
  step: {
    tunnel: "Membuka tunnel ke komputer ini.",
    "outside-in": "Mengirim teks acak ke URL publik; teks itu harus kembali tanpa perubahan.",
    borrowed: "Menyimpan URL callback saat ini, lalu mengarahkannya ke komputer ini.",
    handshake:
      "API cloud mengirim permintaan verifikasi sebelum mengantarkan ke sana. Klien on-premises tidak mengirimnya.",
    message: "Anda mengirim kata kunci dari telepon mana pun.",
    status: "terkirim → diantarkan → dibaca",
    restored: "Memulihkan URL callback persis seperti semula.",
  },
  why: "Penyebab dan perbaikan",
  sendWord: "Kirim {{word}} ke {{spoken}} dari telepon mana pun.",
  send: {
    title: "Kirim kata kunci ini",
    text: "Dari telepon mana pun, di aplikasi pesan yang dipakai pelanggan Anda:",
    copy: "Salin kata kunci",
    to: "ke nomor",
    code: "Kode dengan nomor dan kata kunci sebagai teks biasa",
    codeHint: "Memuat nomor dan kata kunci sebagai teks biasa, untuk disalin di telepon.",
    practice: "Ini Latihan: kirim dari telepon latihan di layar ini.",
    waiting: "Menunggu pesan",
  },
  token: {
    title: "Token verifikasi diperlukan",
    what: "URL callback sudah ditetapkan di tempat yang harus diganti uji:",
    level: {
      number: "Nomor ini memiliki URL callback:",
      account: "Seluruh akun bisnis memiliki URL callback:",
      application: "Aplikasi memiliki URL callback:",
      client: "Klien on-premises memiliki URL callback:",
    },
    why: "Platform tidak mengembalikan token verifikasinya, dan tanpanya URL callback tidak dapat dipulihkan persis. Tanyakan kepada pemiliknya. Tidak ada yang berubah sampai Anda memasukkannya.",
    name: "Token verifikasi URL callback ini",
    hint: "Disimpan di brankas dan dikirim ke platform saat URL callback dipulihkan. Tidak pernah ditampilkan.",
    give: "Kirim token",
  },
  forwardsTo: "Notifikasi diteruskan, tanpa perubahan, ke",
  forwardsNowhere: "Notifikasi tidak diteruskan.",
  finish: {
    withoutMessage: "Selesaikan tanpa pesan",
    withRejected: "Selesaikan uji",
    stop: "Hentikan uji",
    hint: "Hasil sejauh ini disimpan, dan URL callback dipulihkan.",
  },
  rejected: {
    invalid: "Sebuah pesan tiba dengan tanda tangan yang salah. Pesan itu tidak dihitung.",
    missing: "Sebuah pesan tiba tanpa tanda tangan. Pesan itu tidak dihitung.",
    next: "Selesaikan uji untuk membaca sebabnya, atau kirim lagi kata kunci setelah diperbaiki.",
  },
  restoring: "Memulihkan URL callback.",
  arrivals: {
    title: "Diterima",
    signature: {
      valid: "Diterima, tanda tangan sah",
      unchecked: "Diterima, tanda tangan tidak diperiksa",
      missing: "Ditolak: tanpa tanda tangan",
      invalid: "Ditolak: tanda tangan salah",
    },
    message: "Pesan Anda",
    status: {
      sent: "Status: terkirim",
      delivered: "Status: diantarkan",
      read: "Status: dibaca",
      failed: "Status: gagal",
    },
    otherStatus: "Status pesan:",
    after: {
      message: "{{time}} setelah diminta",
      status: "{{time}} setelah pesan",
    },
  },
  reply: {
    title: "Balas untuk menguji pengiriman",
    over: "Balas",
    what: "Satu balasan, ke telepon yang mengirim pesan Anda (nomornya berakhiran {{digits}}):",
    why: "Balasan dikirim melalui API tempat nomor berada. URL callback tetap di sini sampai status balasan tiba, paling lama 60 detik. Jika Anda tidak memilih dalam 5 menit, tidak ada balasan yang dikirim.",
    open: "Kirim balasan ini",
    decline: "Jangan kirim",
    dialog: "Kirim satu balasan ke nomor yang berakhiran {{digits}}?",
    once: "Balasan dikirim satu kali dan tidak dapat dibatalkan.",
    send: "Kirim balasan",
    sending: "Mengirim balasan.",
    awaiting: "Menunggu status balasan",
    statuses: "Status balasan",
    after: "{{time}} setelah dikirim",
  },
  verdict: {
    arrives: {
      what: "Webhook tiba.",
      next: "Platform mengantarkan pesan nyata ke komputer ini. Ini tidak menguji endpoint Anda sendiri: periksa di Endpoint.",
    },
    unchecked: {
      what: "Pesan tiba; tanda tangan tidak diperiksa.",
      next: "Simpan rahasia aplikasi di Webhook, lalu uji lagi. Hanya tanda tangan yang sah yang mengonfirmasi bahwa platform yang mengirimnya.",
    },
    "does-not-arrive": {
      what: "Webhook tidak tiba.",
      next: "Baris gagal pertama di bawah menunjukkan penyebab dan perbaikannya.",
    },
    inconclusive: {
      what: "Tidak diketahui apakah webhook tiba.",
      next: "Sesuatu selain platform mungkin menjelaskan hasilnya, atau yang tiba tidak mengonfirmasi apa pun. Baris pertama di bawah yang tidak berhasil menunjukkan apa itu.",
    },
    unsigned: {
      what: "Pesan tiba dari klien on-premises.",
      next: "Kata kunci tiba di URL rahasia di pengaturan klien. Klien on-premises tidak menandatangani apa pun, jadi konfirmasi yang lebih kuat tidak mungkin.",
    },
    interrupted: {
      what: "Switchover berakhir selama uji ini.",
      next: "Hasil sampai saat itu hilang. Tidak diketahui apakah pesan tiba. Uji lagi.",
    },
    rejected: {
      what: "Tidak ada pesan yang dihitung: yang tiba bertanda tangan salah.",
      next: "Baris gagal pertama di bawah menunjukkan penyebab dan perbaikannya.",
    },
    others: {
      what: "Pesan tiba, tetapi tidak ada yang memuat kata kunci.",
      next: "Karena itu belum terkonfirmasi apakah webhook tiba. Uji lagi, dan kirim kata kunci itu sendiri, sebagai teks.",
    },
    stopped: {
      what: "Uji berhenti sebelum kata kunci tiba.",
      next: "Baris yang berhasil sudah terkonfirmasi. Tidak diketahui apakah pesan tiba. Jika ada baris di bawah yang gagal, baris itu menunjukkan perbaikannya.",
    },
  },
  leftAsChanged:
    "Tidak ada lagi yang perlu dipulihkan Switchover. Baris terakhir di bawah menunjukkan apa yang ditemukannya.",
  certificateLeft: "Hapus sekarang, atau di klien. Kunci privatnya sudah tidak ada.",
  restoredNoNext:
    "Notifikasi nomor Anda mungkin masih dikirim ke komputer ini. Pulihkan URL callback sekarang, atau tetapkan di dasbor platform.",
  proven: "Dikonfirmasi oleh uji ini",
  notProven: "Belum terkonfirmasi",
  backToRun: "Kembali ke migrasi",
  again: "Uji lagi",
  toEvents: "Tampilkan peristiwa yang diterima",
} as const satisfies TranslationOf<"id", typeof english>;
