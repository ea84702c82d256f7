import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  leave: "Atau tambahkan --leave-replaced untuk menyerahkannya kepada komputer lain",
  replaced:
    "URL callback {{spoken}} ({{level}}) masih diganti dengan URL Switchover, sejak {{since}}. Untuk memulihkannya: switchover webhooks restore PLAN",
  certificate:
    "Sertifikat CA sebuah uji masih ada di klien on-premises {{spoken}}, sejak {{since}}. Untuk menghapusnya: switchover webhooks restore PLAN",
  finishing:
    "Ini diselesaikan dulu: bila berhenti di tengah, yang diubahnya tidak akan seperti sebelum atau sesudahnya.",
  stopping: "Salinan sedang dihentikan, kecuali jika sudah selesai.",
  there: "Di sana: switchover data restore FILE. Untuk tetap melanjutkan di sini: switchover data stay",
  key: "Untuk membuat kunci pemulihan: switchover vault recovery --out FILE",
  check: "Untuk memeriksa, lanjutkan migrasinya: switchover resume {{run}}",
  restoreOne: "Untuk memulihkan URL callback: switchover webhooks restore PLAN",
  removeMark: "Untuk menghapus tanda: switchover data stay",
} as const satisfies TranslationOf<"id", typeof english.data>;
