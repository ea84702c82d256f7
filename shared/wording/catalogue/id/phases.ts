import type { phaseNames as englishNames, phases as english } from "../en/phases.ts";
import type { TranslationOf } from "../words.ts";

/** The states of an open or ended migration in a few words, for lists. */
export const phaseNames = {
  ready: "siap dilanjutkan",
  pausing: "menunggu untuk melanjutkan",
  "awaiting-confirmation": "menunggu konfirmasi Anda",
  "awaiting-code": "menunggu kode Anda",
  unknown: "lokasi tidak diketahui",
  ended: "berakhir",
} as const satisfies TranslationOf<"id", typeof englishNames>;

/** Why an open migration is not advancing, and what to do next. */
export const phases = {
  ready: { what: "Migrasi terputus dan dapat dilanjutkan.", next: "Lanjutkan migrasi." },
  pausing: { what: "Migrasi menunggu sampai {{until}}.", next: "Lanjutkan setelah itu." },
  "awaiting-confirmation": {
    what: "Migrasi memerlukan konfirmasi Anda untuk berlanjut.",
    next: "Baca pertanyaannya, lalu konfirmasikan.",
    nextWithName:
      "Hanya manusia yang dapat menerima nama tampilan yang berbeda. Ketik namanya saat diminta, atau tinggalkan migrasi.",
  },
  "awaiting-code": {
    refused: "Kode ditolak. Nomor belum pindah.",
    refusedElse: "Kode terakhir ditolak.",
    refusedInTime: "Kode ditolak, dan sejak itu kemungkinan besar sudah kedaluwarsa.",
    notTaken: "Kode tidak diperiksa. Anda dapat memasukkannya lagi.",
    notTakenInTime: "Kode tidak diperiksa, dan sejak itu kemungkinan besar sudah kedaluwarsa.",
    expired: "Kode pendaftaran kemungkinan besar sudah kedaluwarsa.",
    perhapsExpired:
      "Kode pendaftaran mungkin telah dikirim: permintaan tidak mendapat respons yang dapat dipakai. Sekarang kode itu kemungkinan besar sudah kedaluwarsa.",
    sent: {
      sms: "Kode pendaftaran sedang dalam perjalanan melalui SMS.",
      voice: "Kode pendaftaran sedang dalam perjalanan melalui panggilan telepon.",
    },
    perhapsSent: {
      sms: "Kode pendaftaran mungkin sedang dalam perjalanan melalui SMS: permintaan tidak mendapat respons yang dapat dipakai. Kode lain tidak diminta secara otomatis.",
      voice:
        "Kode pendaftaran mungkin sedang dalam perjalanan melalui panggilan telepon: permintaan tidak mendapat respons yang dapat dipakai. Kode lain tidak diminta secara otomatis.",
    },
    another: {
      refused: "{{what}} Kode lain tidak diminta. {{cause}}",
      lost: "{{what}} Kode lain mungkin telah diminta. {{cause}}",
    },
    next: "Masukkan kode sebelum {{until}}.",
    nextPerhaps:
      "Jika ada kode yang datang, masukkan sebelum {{until}}. Jika tidak ada, minta kode lain; itu bisa dilakukan mulai {{from}}.",
    nextFrom: "Masukkan kode antara {{from}} dan {{until}}.",
    nextLater: "Tunggu sebentar, lalu masukkan kode sebelum {{until}}.",
    nextAnotherNow: "Minta kode lain.",
    nextAnotherLater: "Tunggu sebentar, lalu minta kode lain.",
    nextAnother: "Minta kode lain; itu bisa dilakukan mulai {{from}}.",
  },
  unknown: {
    unchecked: {
      interrupted:
        "“{{step}}” mungkin sudah dikirim: Switchover terputus sebelum mencatat respons. Sejak itu tidak satu pun API diperiksa.",
      copied:
        "“{{step}}” mungkin sudah dikirim dari tempat lain sejak salinan folder data ini dibuat. Sejak itu tidak satu pun API diperiksa.",
      answered:
        "“{{step}}” tidak mendapat respons yang dapat dipakai. Sejak itu tidak satu pun API diperiksa.",
      next: "Periksa kedua API: melanjutkan migrasi melakukannya sebelum yang lain.",
    },
    what: "“{{step}}” tidak mendapat respons yang dapat dipakai, dan pemeriksaan kedua API tidak menunjukkan di mana nomor berada.",
    whatCopied:
      "“{{step}}” mungkin sudah dikirim dari tempat lain sejak salinan folder data ini dibuat, dan pemeriksaan kedua API tidak menunjukkan di mana nomor berada.",
    next: "Periksa lagi kedua API. Jika keduanya tidak menunjukkan nomor, temukan di dasbor platform dan laporkan lokasinya. Kirim ulang permintaan hanya jika Anda tidak dapat mengetahuinya: permintaan itu dihitung dalam batas platform.",
    nextRegister:
      "Periksa lagi kedua API. Jika keduanya tidak menunjukkan nomor, kirim pesan uji ke nomor itu, atau temukan di dasbor platform dan laporkan lokasinya. Kirim ulang permintaan hanya jika Anda tidak dapat mengetahuinya: permintaan itu dihitung dalam batas platform.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
