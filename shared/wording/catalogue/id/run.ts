import type { run as english } from "../en/run.ts";
import type { TranslationOf } from "../words.ts";

/** Texts about migrations other than their phases and ends. */
export const run = {
  asOf: "Terakhir diperiksa {{at}}: {{sentence}}",
  basis: "Sumber: {{basis}}",
  inTheDark:
    "Lokasi tidak diketahui. Periksa lagi kedua API; jika keduanya tidak menunjukkan nomor, temukan di dasbor platform dan laporkan lokasinya.",
  /** Shown where a migration starts: what no lock on this computer can prevent. */
  cannotLock:
    "Di komputer ini, Switchover menjalankan 1 migrasi per nomor pada satu waktu untuk Anda, dari folder data mana pun. Switchover tidak dapat melihat komputer lain atau pengguna lain di komputer ini: pastikan nomor tidak sedang dipindahkan dari sana.",
  held: {
    what: "Proses lain sedang mengerjakan migrasi ini.",
    next: "Tunggu sampai proses itu berhenti, lalu periksa lagi.",
  },
  /** Of a migration that a newer one of its number has followed. */
  past: {
    ended: "Migrasi ini berakhir pada {{at}} dengan: “{{end}}”",
    left: "Migrasi ini dibiarkan terbuka pada {{at}} dengan: “{{state}}”",
    works: "Ada migrasi nomor ini yang lebih baru: {{newer}}. Lokasi yang tercatat di sini sudah usang.",
    worksElsewhere:
      "Ada migrasi nomor ini yang lebih baru di folder data lain: {{newer}}, di {{folder}}. Hasilnya tidak diketahui di sini, dan lokasi yang tercatat di sini mungkin sudah usang.",
    next: "Periksa migrasi yang lebih baru.",
    nextElsewhere: "Periksa migrasi yang lebih baru di folder data itu.",
  },
  /** Of an ended migration: a response came that it had stopped waiting for. */
  answeredSince:
    "{{what}} Respons atas “{{step}}” baru tiba setelah migrasi berakhir: platform melaporkan bahwa itu sudah dilakukan.",
  /** A response came that was no longer awaited, and this process cannot record it. */
  unwritten:
    "{{what}} Respons yang terlambat atas “{{step}}” tiba dan belum dicatat: disk mungkin penuh, atau program lain mungkin sedang mengerjakan migrasi ini. Switchover mencoba lagi selama program ini berjalan.",
  leftBehind: {
    what: "Switchover berhenti menunggu sebelum “{{step}}” mendapat respons. Hasilnya tidak diketahui.",
    copied:
      "“{{step}}” mungkin sudah dikirim dari tempat lain sejak salinan folder data ini dibuat. Hasilnya tidak diketahui.",
    next: "Lanjutkan migrasi: migrasi memeriksa kedua API sebelum yang lain.",
  },
  /** What to fill in before the plan of a reverse migration is used. */
  reverseNotes: {
    cert: "number.cert: tambahkan referensi ke sertifikat nama terverifikasi nomor itu, yang dapat diunduh dari pengelola platform.",
    pin: "number.pin: tambahkan referensi ke PIN dua langkah: PIN yang ada, atau yang akan dipasang.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} Responsnya memuat kesalahan {{code}} dari platform: {{cause}}",
    refusedWithWait: "{{sentence}} Platform meminta Anda menunggu {{wait}} sejak saat itu.",
    refusedWithoutWait: "{{sentence}} Platform tidak menyebutkan berapa lama harus menunggu.",
    refusedWithUnclearWait: "{{sentence}} Dari respons platform tidak jelas berapa lama harus menunggu.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
