import type { TranslationOf } from "../words.ts";
import type { collection as en } from "../en/collection.ts";

export const collection: TranslationOf<"id", typeof en> = {
  title: "Panggilan migrasi {{run}}: {{spoken}}, {{direction}}",
  name: "Nama tampilan di rencana: {{name}}",
  use: {
    read: "Panggilan yang hanya membaca siap dijalankan. Semua yang lain dijadikan komentar: hapus “## ” dari awal barisnya untuk mengirimnya.",
    hand: "Switchover tidak mengetahui apa yang dikirim secara manual. Periksa kedua API sesudahnya.",
    secrets:
      "Rahasia berupa variabel. Tetapkan sebelum Anda menjalankan file ini, dan jangan tulis satu pun di dalamnya. Pengguna lain di komputer ini mungkin melihat argumen sebuah perintah selama perintah itu berjalan.",
    kept: "Jurnal migrasi tidak menyimpan permintaan dan isinya. Ini adalah permintaan yang dikirim setiap langkah; dari sebuah respons hanya hasilnya yang diketahui.",
  },
  variable: {
    "cloud-token": "token akses API cloud",
    "app-secret-proof": "HMAC-SHA256 token akses dengan rahasia aplikasi, dalam heksadesimal",
    "on-premises-token": "token klien on-premises",
    "on-premises-password": "kata sandi untuk klien on-premises",
    "new-password": "kata sandi baru untuk klien on-premises",
    pin: "PIN 6 digit nomor ini",
    "backup-password": "kata sandi cadangan",
    "backup-data": "settings.data dalam respons cadangan",
    certificate: "sertifikat nama terverifikasi nomor, base64",
    code: "kode pendaftaran, hanya digit",
    "cloud-ca": "file PEM otoritas sertifikat yang menandatangani sertifikat API cloud",
    "on-premises-ca":
      "file PEM sertifikat klien on-premises atau otoritasnya. Jika rencana Anda memiliki sidik jari, bandingkan: openssl x509 -in FILE -noout -fingerprint -sha256",
    "client-certificate": "sertifikat klien (TLS) untuk API on-premises",
    "client-key": "kunci sertifikat klien (TLS)",
  },
  call: {
    step: "{{name}} (percobaan {{attempt}})",
    look: "Periksa di mana nomor berada",
    "sign-in": "Masuk ke klien on-premises",
    "password-change": "Ubah kata sandi klien",
    planned: "{{name}} (tidak dikirim)",
    sent: "Dikirim {{at}}.",
  },
  answer: {
    confirmed: "Tercatat: dikonfirmasi oleh respons.",
    rejected: "Tercatat: ditolak.",
    notSent: "Tercatat: tidak ada yang dikirim.",
    unknown: "Tercatat: hasil tidak diketahui.",
    none: "Tidak ada respons yang tercatat.",
    status: "Status HTTP: {{status}}.",
    late: "Respons datang setelah Switchover berhenti menunggunya.",
  },
  does: {
    read: "Panggilan ini hanya membaca.",
    "sign-in": "Responsnya memuat token untuk ONPREM_TOKEN. Rahasiakan.",
    backup:
      "Panggilan ini meminta cadangan pendaftaran nomor dan tidak mengubah apa pun. Responsnya dapat memindahkan nomor: rahasiakan.",
    register:
      "MENGUBAH SESUATU: panggilan ini memindahkan nomor ke API cloud. Pesan ke nomor hilang selama beberapa detik.",
    subscribe: "MENGUBAH SESUATU: panggilan ini membuat aplikasi Anda berlangganan webhook akun.",
    account:
      "MENGUBAH SESUATU: panggilan ini meminta pendaftaran di klien on-premises, dan nomor mendapat kode melalui SMS atau panggilan telepon.",
    code: "MENGUBAH SESUATU: panggilan ini memindahkan nomor ke klien on-premises. Ini tidak dapat dibatalkan.",
    shards: "MENGUBAH SESUATU: panggilan ini membagi nomor ke beberapa shard.",
    "password-change": "MENGUBAH SESUATU: panggilan ini menetapkan kata sandi baru klien.",
  },
  resend: {
    backup: "Mengirim ulang tidak memakai percobaan dan membuat cadangan lain dengan kata sandinya sendiri.",
    register:
      "Mengirim ulang mungkin memakai percobaan: setelah sekitar 10 dalam 72 jam platform memblokir nomor, dan PIN yang salah dapat memutus klien on-premises.",
    subscribe:
      "Mengirim ulang tidak memakai percobaan, tetapi menghapus URL callback milik akun sendiri, jika ada yang ditetapkan.",
    account:
      "Mengirim ulang mungkin memakai percobaan: setiap panggilan mungkin mengirim kode lagi, dan masing-masing memiliki masa tunggu.",
    code: "Mengirim ulang mungkin memakai percobaan: terlalu banyak kode yang salah memblokir pemasukan kode untuk sementara waktu.",
    shards:
      "Mengirim ulang mungkin memakai percobaan, dan lebih dari 7 hari setelah pendaftaran memutus koneksi nomor. Sertifikat yang kedaluwarsa membuat nomor dicekal.",
    "password-change": "Mengirim ulang mungkin memakai percobaan: kata sandi yang salah dapat mengunci akun.",
  },
  damaged_other:
    "{{count}} baris jurnal tidak dapat dibaca. Panggilan setelah yang pertama di antaranya tidak ada di sini.",
  planned: "Sejauh ini belum dikirim oleh migrasi ini:",
  saved: "Disimpan: {{file}}",
};
