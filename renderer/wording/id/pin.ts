import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** Words of a number's section on the two-step PIN, and of the way there from a run that a wrong PIN stopped. */
export const pin = {
  title: "PIN dua langkah di platform",
  what: "Menetapkan PIN nomor ke PIN yang ada di rahasianya di atas, di API tempat nomor berada. PIN lama tidak diperlukan.",
  step: "Jika PIN tidak diketahui, ini langkah pertama yang diwajibkan platform sebelum migrasi.",
  set: "Tetapkan PIN",
  off: "Nonaktifkan PIN",
  runOpen: "Sebuah migrasi nomor ini masih terbuka. PIN-nya tidak dapat diubah sekarang.",
  looking: "Mencari nomor di kedua API",
  sending: "Mengubah PIN. Permintaan dikirim satu kali.",
  itIs: { "on-premises": "Nomor ada di klien on-premises", cloud: "Nomor ada di cloud" },
  none: "PIN belum pernah diubah dari sini.",
  history: "Perubahan PIN",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "di klien on-premises", cloud: "di cloud" },
  damaged_other: "{{count}} catatan perubahan PIN tidak dapat dipercaya dan tidak dicantumkan.",
  afterRefusal: {
    title: "Jika PIN tidak diketahui",
    text: {
      "on-premises":
        "Platform mewajibkan PIN diatur ulang dulu di API asal nomor. Klien on-premises menetapkan PIN baru tanpa meminta yang lama.",
      cloud:
        "Platform mewajibkan PIN diatur ulang dulu di API tempat nomor berada. Cloud menetapkan PIN baru tanpa meminta yang lama.",
      unknown:
        "Platform mewajibkan PIN diatur ulang dulu di API tempat nomor berada. Temukan dulu lokasinya; PIN baru ditetapkan tanpa meminta yang lama.",
    },
    end: {
      resume: "Simpan PIN baru di rahasia nomor, tetapkan, lalu lanjutkan migrasi ini.",
      anew: "Simpan PIN baru di rahasia nomor, tetapkan, lalu mulai migrasi baru.",
    },
    go: {
      "on-premises": "Tetapkan PIN baru di klien on-premises",
      cloud: "Tetapkan PIN baru di cloud",
      unknown: "Tetapkan PIN baru",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
