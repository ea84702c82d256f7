import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { waiting as english } from "../en/waiting.ts";

/** Palabras de la espera: tiempos en breve y cuánto puede tardar algo. */
export const waiting = {
  unit: { s: "{{n}} s", min: "{{n}} min", h: "{{n}} h" },
  running: "{{elapsed}} de {{limit}} como máximo",
  overdue:
    "{{elapsed}}, más de los {{limit}} que puede tardar. Switchover da la respuesta por perdida y mira.",
} as const satisfies ShapeOf<typeof english>;
