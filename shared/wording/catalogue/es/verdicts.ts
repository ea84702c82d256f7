import type { verdicts as english } from "../en/verdicts.ts";
import type { ShapeOf } from "../words.ts";

/** What the pre-checks say together. */
export const verdicts = {
  go: {
    plain: "Ninguna comprobación encontró algo que lo impida.",
    warned_one: "Ninguna comprobación encontró algo que lo impida; una advierte de algo.",
    warned_other: "Ninguna comprobación encontró algo que lo impida; {{count}} advierten de algo.",
    works: "No se cambió nada: su número está donde estaba.",
    next: "Inicie la migración cuando quiera. Se comprueba una vez más antes de empezar.",
  },
} as const satisfies ShapeOf<typeof english>;
