import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { waiting as english } from "../en/waiting.ts";

/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} dtk", min: "{{n}} mnt", h: "{{n}} jam" },
  running: "{{elapsed}} dari paling lama {{limit}}",
  overdue:
    "{{elapsed}}, lebih lama dari batas {{limit}}. Switchover menganggap respons hilang dan memeriksa.",
} as const satisfies TranslationOf<"id", typeof english>;
