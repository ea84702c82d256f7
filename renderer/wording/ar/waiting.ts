import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { waiting as english } from "../en/waiting.ts";

/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} ث", min: "{{n}} د", h: "{{n}} س" },
  running: "{{elapsed}} من {{limit}} على الأكثر",
  overdue: "{{elapsed}}، أطول من الحد {{limit}}. يعامل Switchover الاستجابة كأنها فُقدت ويفحص.",
} as const satisfies TranslationOf<"ar", typeof english>;
