import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  there: "هناك: switchover data restore FILE. للمتابعة هنا رغم ذلك: switchover data stay",
  key: "لإنشاء مفتاح استرداد: switchover vault recovery --out FILE",
  check: "للتحقق، استأنف الترحيل: switchover resume {{run}}",
  restoreOne: "لاستعادة عنوان استدعاء: switchover webhooks restore --help",
  removeMark: "لإزالة الوسم: switchover data stay",
} as const satisfies TranslationOf<"ar", typeof english.data>;
