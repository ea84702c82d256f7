import type { alerts as english } from "../en/alerts.ts";
import type { TranslationOf } from "../words.ts";

export const alerts = {
  aNumber: "sebuah nomor",
  news: {
    test: "Peringatan uji dari Switchover. Tidak terjadi apa pun pada nomor mana pun.",
    "awaiting-code": "Migrasi {{number}} menunggu kode pendaftaran. Masukkan di Switchover.",
    unknown:
      "Lokasi {{number}} tidak diketahui. Buka Switchover: seseorang harus memutuskan cara melanjutkan.",
    complete: {
      "to-cloud": "Migrasi {{number}} ke cloud selesai.",
      "to-onprem": "Migrasi {{number}} ke klien on-premises selesai.",
      reportedAgainst:
        "Migrasi {{number}} selesai, tetapi platform melaporkan sesuatu tentang nomor itu: mungkin tidak berfungsi. Buka Switchover.",
    },
    ended: "Migrasi {{number}} berakhir tanpa selesai. Buka Switchover untuk melihat di mana nomor berada.",
    silent: "Tidak ada webhook yang tiba untuk {{number}} lebih lama dari biasanya.",
    silentSince:
      "Tidak ada webhook yang tiba untuk {{number}} sejak {{since}}. Itu lebih lama dari biasanya.",
    arriving: "Webhook untuk {{number}} tiba lagi.",
    several: "Banyak hal terjadi sekaligus: {{counts}}. Buka Switchover untuk melihat semuanya.",
    counted: "{{name}} ({{count}})",
  },
  names: {
    test: "Peringatan uji",
    "awaiting-code": "Sebuah migrasi menunggu kodenya",
    unknown: "Sebuah lokasi tidak diketahui",
    ended: "Sebuah migrasi berakhir",
    silent: "Webhook tidak lagi tiba",
    arriving: "Webhook tiba lagi",
    several: "Beberapa peringatan menjadi satu",
    digest: "Ringkasan",
  },
  forms: {
    generic: "Server sendiri (JSON bertanda tangan)",
    slack: "Slack",
    teams: "Microsoft Teams (alur kerja)",
    discord: "Discord",
    "google-chat": "Google Chat",
  },
  unsent: {
    "newer-version":
      "Tidak ada peringatan yang dikirim: versi Switchover yang lebih baru menulis daftar yang sudah dikirim. Perbarui Switchover.",
    unreadable:
      "Tidak ada peringatan yang dikirim: daftar yang sudah dikirim tidak dapat dibaca atau ditulis.",
  },
  outcome: {
    accepted:
      "Diterima oleh {{host}} dengan status {{status}}. Apakah ada yang melihatnya tidak dapat diketahui di sini.",
    refused: "Tidak diterima: {{host}} menjawab dengan status {{status}}.",
    "not-sent": {
      connection: "Tidak dikirim: tidak ada koneksi ke {{host}}.",
      unconnected: "Tidak dikirim: tidak ada koneksi ke {{host}}: {{why}}.",
      certificate: "Tidak dikirim: sertifikat {{host}} tidak diterima: {{why}}.",
      authority:
        "Tidak dikirim: sertifikat {{host}} tidak diterima: {{why}}. Jika otoritas perusahaan Anda yang menerbitkannya, izinkan otoritas komputer ini untuk tujuan ini.",
      address: "Tidak dikirim: alamat {{host}} tidak ditemukan atau tidak diizinkan.",
      "no-url": "Tidak dikirim: brankas tidak memiliki URL-nya. Masukkan lagi.",
      storage: "Tidak dikirim: folder data tidak dapat ditulisi.",
      "target-changed": "Tidak dikirim: tujuannya diubah atau dihapus sebelum itu.",
      "too-old": "Tidak dikirim: menunggu lebih dari satu hari.",
      "no-notices": "Tidak ditampilkan: desktop ini tidak menampilkan pemberitahuan.",
    },
    shown:
      "Diserahkan ke desktop untuk ditampilkan. Apakah ada yang melihatnya tidak dapat diketahui di sini.",
    desktop: {
      sending: "Sedang ditampilkan.",
      unknown:
        "Tidak diketahui apakah desktop menampilkannya. Tidak ditampilkan lagi, karena mungkin sudah ditampilkan.",
    },
    sending: "Sedang dikirim ke {{host}}.",
    waiting: "Menunggu sampai brankas dibuka.",
    unknown:
      "Tidak diketahui: {{host}} tidak memberi jawaban yang dapat digunakan. Tidak dikirim lagi, karena mungkin sudah tiba.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
