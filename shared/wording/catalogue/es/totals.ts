import type { totals as english } from "../en/totals.ts";
import type { TranslationOf } from "../words.ts";

export const totals = {
  columns: {
    from: "Desde",
    messages: "Mensajes",
    statuses: "Estados",
    others: "Otros",
    rejected: "Rechazadas",
    duplicates: "Duplicados",
    median: "La mitad en",
    most: "El 95 % en",
  },
  range: "de {{from}} a {{to}}",
  atMost: "hasta {{to}}",
  since: "Los totales se guardan desde el {{since}}.",
  utc: "De antes del {{since}} solo se guardan días completos en UTC.",
  counting: "Todavía se están sumando eventos anteriores.",
  more: "Solo se muestran los {{count}} más recientes.",
  none: "No llegó nada en este tiempo.",
  quiet: {
    unusual:
      "Ningún evento desde el {{from}} hasta el {{until}}. En las semanas anteriores llegaron algunos a estas horas. La causa no se conoce.",
    off: "Ningún receptor escuchó desde el {{from}} hasta el {{until}}.",
  },
  ahead_one: "Según los dos relojes, {{count}} evento se envió después de llegar. Su latencia no se cuenta.",
  ahead_other:
    "Según los dos relojes, {{count}} eventos se enviaron después de llegar. Sus latencias no se cuentan.",
} as const satisfies TranslationOf<"es", typeof english>;
