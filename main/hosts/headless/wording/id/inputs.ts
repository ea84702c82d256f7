import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { inputs as english } from "../en/inputs.ts";

/** Why a value can't be used, as several commands say it. Where the sentence ends with a colon, a command or an option follows. */
export const inputs = {
  optionNeeds: {
    what: "{{option}} memerlukan {{needed}}.",
    next: "Untuk melihat bentuk yang benar:",
  },
  oneOf: {
    what: "{{option}} menerima {{values}}.",
    next: "Pilih salah satunya.",
  },
  fullUrl: {
    what: "{{option}} harus berupa URL lengkap.",
    next: "Untuk melihat bentuk yang benar:",
  },
  wholeNumber: {
    what: "{{option}} harus bilangan bulat dari {{least}} sampai {{most}}.",
    next: "Perbaiki, atau hilangkan opsi itu.",
  },
  numberOfSeconds: {
    what: "{{option}} harus dari {{least}} sampai {{most}} detik.",
    next: "Perbaiki, atau hilangkan opsi itu.",
  },
  digits: {
    what: "{{option}} harus terdiri dari {{least}} sampai {{most}} angka.",
    next: "Perbaiki, atau hilangkan opsi itu.",
  },
  characters: {
    what: "{{option}} harus terdiri dari {{least}} sampai {{most}} karakter.",
    next: "Perbaiki, atau hilangkan opsi itu.",
  },
  tooLong: {
    what: "{{option}} paling banyak {{most}} karakter.",
    next: "Persingkat.",
  },
  emptyValue: {
    what: "{{option}} bernilai kosong.",
    next: "Berikan nilainya, atau hilangkan opsi itu.",
  },
  isoTime: {
    what: "{{option}} harus berupa waktu dalam ISO 8601.",
    next: "Tulis seperti 2026-01-31T14:00:00Z.",
  },
  unreadable: {
    what: "Tidak dapat membaca {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  tooLarge: {
    what: "{{file}} lebih besar dari {{mib}} MiB.",
    next: "Bagi menjadi beberapa file.",
  },
  notForTerminal: {
    what: "Yang ditulis bukan teks untuk terminal.",
    next: "Sebutkan file: --out FILE",
  },
  filePassphraseNeeded: {
    what: "Frasa sandi file diperlukan, dan tidak ada terminal untuk memintanya.",
    next: "Tulis ke file yang hanya dapat dibaca oleh Anda, dan tambahkan --file-passphrase-file FILE.",
  },
  runWanted: {
    what: "Tidak ada migrasi yang disebutkan.",
    next: "Untuk menampilkan migrasi: switchover status",
  },
  reportTooLarge: {
    what: "{{file}} lebih besar dari laporan mana pun.",
    next: "Periksa apakah ini file yang benar.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
