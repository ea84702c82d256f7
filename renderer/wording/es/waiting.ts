import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { waiting as english } from "../en/waiting.ts";

/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} s", min: "{{n}} min", h: "{{n}} h" },
  running: "{{elapsed}} de {{limit}} como máximo",
  overdue: "{{elapsed}}, más que el límite de {{limit}}. Switchover da la respuesta por perdida y comprueba.",
} as const satisfies TranslationOf<"es", typeof english>;
