import type { questions as english } from "../en/questions.ts";
import type { TranslationOf } from "../words.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_other: "{{count}} pemeriksaan berakhir dengan peringatan. Tetap lanjutkan?",
    why: "Peringatan tidak menghentikan migrasi, tetapi Anda mungkin menanggung akibat yang disebut pemeriksaan.",
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "Apakah pengiriman melalui {{spoken}} dijeda?",
    why: "Pesan yang dikirim selama perpindahan hilang, dan pengiriman dapat membuat perpindahan gagal.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "Pindahkan {{spoken}} ke cloud?",
      why: "Mulai dari sini, nomor pindah: cloud mendaftarkannya dengan cadangan dan PIN, dan klien on-premises kehilangan nomor itu. Waktu henti: beberapa detik. Pesan yang dikirim saat itu hilang tanpa pemberitahuan. Pendaftaran tidak dapat dibatalkan: memindahkan kembali memerlukan migrasi lain. PIN yang salah dapat menghentikan klien on-premises. Jika Anda tidak yakin akan PIN-nya, berhentilah di sini dan atur ulang dulu di klien on-premises.",
    },
    "to-onprem": {
      title: "Pindahkan {{spoken}} ke klien on-premises?",
      why: "Mulai dari sini, nomor mungkin pindah: klien on-premises memintanya, dan kode pendaftaran mengeluarkannya dari cloud. Waktu henti: beberapa detik. Pesan yang dikirim saat itu hilang tanpa pemberitahuan. Setelah kode diterima, perpindahan tidak dapat dibatalkan: memindahkan kembali memerlukan migrasi lain.",
    },
  },
  "display-name": {
    titleNone: "Klien on-premises tidak melaporkan nama tampilan.",
    title: "Klien on-premises melaporkan nama tampilan “{{reported}}”.",
    whyNone: "Rencana tidak memiliki nama untuk dibandingkan. Pastikan ini bisnis Anda.",
    why: "Yang diharapkan: “{{expected}}”. Nama yang berbeda bisa berarti sertifikat untuk nomor lain.",
  },
  "recent-register": {
    title:
      "Pendaftaran {{spoken}} mungkin dikirim kurang dari 1 jam yang lalu, dan hasilnya tidak diketahui. Tetap lanjutkan?",
    titleCopied:
      "Pendaftaran {{spoken}} mungkin dikirim dari salinan lain folder data ini, dan hasilnya tidak diketahui. Tetap lanjutkan?",
    why: "Pendaftaran itu mungkin masih akan berlaku. Pendaftaran kedua sekarang dihitung dalam batas platform dan dapat bertabrakan dengan yang pertama. Jika bisa, tunggu sampai 1 jam lewat, lalu periksa lagi.",
    label: "Ketik DAFTARKAN LAGI untuk melanjutkan",
    word: "DAFTARKAN LAGI",
  },
  "refused-pin": {
    title: "PIN yang dikirim dari folder data lain ditolak untuk {{spoken}}. Apakah PIN Anda berbeda?",
    why: "Hanya folder itu yang mengetahui PIN yang mana. Penolakan kedua mengakhiri migrasi ini, dan penolakan yang lebih banyak mengunci PIN sepenuhnya. Lanjutkan hanya jika Anda tahu bahwa PIN Anda berbeda. Jika tidak, berhentilah di sini dan tetapkan PIN baru di API yang memiliki nomor.",
    label: "Ketik PIN LAIN untuk melanjutkan",
    word: "PIN LAIN",
  },
  "older-registration": {
    title: "{{spoken}} mungkin sudah lama didaftarkan di klien on-premises. Tetap tetapkan shard-nya?",
    why: "Shard boleh ditetapkan dalam 7 hari sejak pendaftaran. Mulai hari ke-8, panggilan itu memutus koneksi nomor. Tidak diketahui kapan nomor ini didaftarkan: itu terjadi sebelum migrasi ini, atau hanya jam komputer ini yang menunjukkannya. Lanjutkan hanya jika Anda tahu bahwa itu kurang dari 7 hari yang lalu.",
    label: "Ketik KURANG DARI TUJUH HARI untuk melanjutkan",
    word: "KURANG DARI TUJUH HARI",
  },
  "wipe-override": {
    title: "Akun memiliki URL callback sendiri sebelum perpindahan. Biarkan langganan menghapusnya?",
    why: "Tidak diketahui apakah aplikasi Anda menerima pesan nomor di cloud: sampai ini diselesaikan, pesan mungkin tidak tiba di sana. Berlangganan lagi menghapus URL callback milik akun sendiri, dan pesannya lalu dikirim ke URL aplikasi. Lanjutkan hanya jika Anda dapat menetapkan lagi URL callback itu.",
    label: "Ketik HAPUS ALAMATNYA untuk melanjutkan",
    word: "HAPUS ALAMATNYA",
  },
} as const satisfies TranslationOf<"id", typeof english>;
