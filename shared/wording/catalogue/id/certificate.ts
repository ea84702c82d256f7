import type { certificate as english } from "../en/certificate.ts";
import type { TranslationOf } from "../words.ts";

export const certificate = {
  outcome: {
    fits: "Tidak ada yang menentang sertifikat ini.",
    unclear: "Tidak dapat dipastikan apakah sertifikat ini benar.",
    wrong: "Jangan kirim sertifikat ini.",
  },
  why: {
    "tls-certificate":
      "Ini sertifikat server web. Sertifikat nama terverifikasi nomor ada di pengelola platform.",
    "not-base64": "Ini bukan base64. Salin lagi seluruh teksnya dari pengelola platform.",
    expired: "Tanggal terakhirnya sudah lewat. Unduh yang baru dari pengelola platform.",
    "another-number": "Sertifikat ini menyebut nomor lain: {{numbers}}. Nomor di rencana adalah {{number}}.",
    "not-readable": "Ini base64, tetapi isinya tidak dapat dibaca. Klien membacanya saat nomor didaftarkan.",
    "unclear-number":
      "Sertifikat ini berisi {{numbers}}, yang mungkin nomor lain atau bukan nomor sama sekali. Nomor di rencana adalah {{number}}.",
    "another-name": "Sertifikat ini tidak berisi nama tampilan di rencana. Bandingkan namanya.",
    "number-not-told": "Sertifikat ini tidak menyebut nomor telepon untuk dibandingkan.",
    "nothing-compared":
      "Sertifikat ini tidak dibandingkan dengan nomor mana pun. Berikan rencana untuk membandingkannya.",
  },
  facts: {
    size: "Ukuran",
    sizeValue: "{{characters}} karakter, {{bytes}} byte",
    sizeText: "{{characters}} karakter",
    words: "Teks",
    numbers: "Angka yang mirip nomor telepon",
    moments: "Tanggal",
    ends: "Kemungkinan besar berakhir",
    endsIn_other: "{{date}}, dalam {{count}} hari",
    ended_other: "{{date}}, {{count}} hari yang lalu",
    notTold: "tidak ada di dalamnya, sejauh dapat dibaca",
    others: "Teks lain",
    othersValue: "{{count}}, tidak ditampilkan",
  },
  layout:
    "Tata letaknya tidak dipublikasikan: nama dan tanggal dibaca dari tempat yang paling mungkin. Tanda tangannya tidak diperiksa; hanya platform yang bisa.",
  risks: {
    title: "Sebelum Anda menetapkan shard",
    expired: "Sertifikat yang kedaluwarsa membuat nomor dicekal.",
    wrong:
      "Sertifikat yang salah mengeluarkan klien. Menetapkan shard lagi dengan sertifikat yang benar memulihkannya.",
    late: "Lebih dari 7 hari setelah nomor didaftarkan, menetapkan shard memutus koneksi nomor.",
    source:
      "Pengelola hanya menyediakan sertifikat selama nama tampilan disetujui atau tersedia tanpa peninjauan.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
