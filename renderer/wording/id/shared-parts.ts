import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { sharedParts as english } from "../en/shared-parts.ts";

/** Texts of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "baru saja", seconds: "{{n}} dtk yang lalu" },
  copy: {
    copy: "Salin",
    copied: "Disalin",
    failed: "Tidak dapat menyalin: pilih teks dan salin secara manual",
    cleared: "Setelah disalin, dihapus dari papan klip dalam {{seconds}} dtk",
    clearedHere:
      "Setelah disalin, dihapus dari papan klip dalam {{seconds}} dtk jika jendela ini tetap di depan. Jika tidak, salin hal lain setelah menempel.",
  },
  meaning: {
    proven: "Berhasil",
    attention: "Memerlukan perhatian",
    stopped: "Gagal",
    unknown: "Tidak diketahui",
    busy: "Sedang berjalan",
    pending: "Belum dimulai",
    "left-out": "Dilewati",
  },
  /** What the location of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "dikonfirmasi oleh kedua API",
    "cloud-look-up": "dikonfirmasi oleh cloud",
    "client-look-up": "dikonfirmasi oleh klien",
    "backup-given": "klien mengembalikan cadangan",
    "register-answer": "dikonfirmasi oleh respons cloud",
    "account-answer": "dikonfirmasi oleh respons klien",
    "code-answer": "kode diterima oleh klien",
    webhook: "pesan bertanda tangan",
    person: "dilaporkan oleh Anda",
    none: "belum terkonfirmasi",
    older: "dicatat oleh versi sebelumnya",
  },
  parts: {
    what: "Yang terjadi",
    works: "Status",
    next: "Yang perlu dilakukan",
    details: "Kode dan teks mentah",
    code: "Kode",
    time: "Waktu",
    copy: "Salin yang terjadi",
  },
  look: {
    loading: "Memuat",
    again: "Coba lagi",
    stale: "Ini tidak dapat disegarkan.",
    asOf: "Menampilkan data dari {{age}}.",
  },
  question: { close: "Tutup" },
  crossing: {
    onPremises: "Klien on-premises",
    cloud: "Cloud",
    label: {
      "on-premises": "{{spoken}} ada di klien on-premises",
      cloud: "{{spoken}} ada di cloud",
      crossing: "{{spoken}} sedang pindah",
      unknown: "Lokasi {{spoken}} tidak diketahui",
    },
    place: {
      "on-premises": "Di klien on-premises",
      cloud: "Di cloud",
      crossing: "Sedang pindah",
      unknown: "Tidak diketahui",
    },
  },
  callProblem: {
    "link-lost": {
      what: "Koneksi ke Switchover terputus sebelum Switchover merespons.",
      works: "Tidak diketahui: Switchover mungkin sudah memulai yang Anda minta.",
      next: "Mulai lagi Switchover dan periksa migrasi sebelum Anda melakukan apa pun dua kali.",
    },
    mistake: {
      what: "Switchover mengalami kesalahan internal.",
      works: "Tidak diketahui: yang Anda minta mungkin sudah dilakukan.",
      next: "Periksa apa yang sudah dilakukan sebelum Anda melakukan apa pun dua kali. Jika terjadi lagi, laporkan.",
    },
    "not-loaded": {
      what: "Sebagian jendela ini tidak dapat dimuat.",
      next: "Muat ulang jendela. Jika Switchover berhenti, mulai lagi Switchover terlebih dahulu.",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
