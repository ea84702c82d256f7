import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  there: "Di sana: switchover data restore FILE. Untuk tetap melanjutkan di sini: switchover data stay",
  key: "Untuk membuat kunci pemulihan: switchover vault recovery --out FILE",
  check: "Untuk memeriksa, lanjutkan migrasinya: switchover resume {{run}}",
  restoreOne: "Untuk memulihkan URL callback: switchover webhooks restore --help",
  removeMark: "Untuk menghapus tanda: switchover data stay",
} as const satisfies TranslationOf<"id", typeof english.data>;
