import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { waiting as english } from "../en/waiting.ts";

/** Words of waiting: times in short, and how long something may take. */
export const waiting = {
  unit: { s: "{{n}} s", min: "{{n}} min", h: "{{n}} h" },
  running: "{{elapsed}} de no máximo {{limit}}",
  overdue:
    "{{elapsed}}, mais do que o limite de {{limit}}. O Switchover trata a resposta como perdida e verifica.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
