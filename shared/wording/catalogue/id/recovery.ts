import type { recovery as english } from "../en/recovery.ts";
import type { TranslationOf } from "../words.ts";

/** Going without a recovery key: what it means, and the phrase that a person types. */
export const recovery = {
  waiver: {
    title: "Lanjutkan tanpa kunci pemulihan?",
    why: "Brankas akan menyimpan satu-satunya salinan cadangan dan PIN nomor. Jika komputer ini atau akun penggunanya hilang, dan frasa sandinya juga, tidak ada yang dapat membukanya lagi. Switchover tidak dapat memulihkannya.",
    label: "Ketik TANPA KUNCI PEMULIHAN untuk melanjutkan",
    word: "TANPA KUNCI PEMULIHAN",
  },
} as const satisfies TranslationOf<"id", typeof english>;
