import type { totals as english } from "../en/totals.ts";
import type { TranslationOf } from "../words.ts";

export const totals = {
  columns: {
    from: "De",
    messages: "Mensagens",
    statuses: "Status",
    others: "Outros",
    rejected: "Rejeitadas",
    duplicates: "Duplicados",
    median: "Metade em",
    most: "95% em",
  },
  range: "de {{from}} a {{to}}",
  atMost: "até {{to}}",
  since: "Os totais são guardados desde {{since}}.",
  utc: "De antes de {{since}}, só são guardados dias inteiros em UTC.",
  counting: "Eventos anteriores ainda estão sendo somados.",
  more: "Só são mostrados os {{count}} mais recentes.",
  none: "Nada chegou neste período.",
  quiet: {
    unusual:
      "Nenhum evento de {{from}} até {{until}}. Nas semanas anteriores, alguns chegaram nestes horários. A causa não é conhecida.",
    off: "Nenhum receptor escutou de {{from}} até {{until}}.",
  },
  ahead_one:
    "Segundo os dois relógios, {{count}} evento foi enviado depois de chegar. A latência dele não é contada.",
  ahead_other:
    "Segundo os dois relógios, {{count}} eventos foram enviados depois de chegar. As latências deles não são contadas.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
