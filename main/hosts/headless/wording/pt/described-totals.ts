import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { describedTotals as english } from "../en/described-totals.ts";

export const describedTotals = {
  totals: "o que chegou por hora, dia ou semana, também de eventos excluídos",
  totalsBy: "o que cada linha abrange",
  totalsSince: "a partir deste momento; uma data começa à meia-noite no fuso",
  totalsZone: "o fuso horário das horas e dos dias, como Europe/Madrid; padrão: o deste computador",
  totalsNumber: "só o que diz respeito ao número com este ID de número de telefone",
  totalsWorkspace: "só o que o receptor deste espaço de trabalho recebeu",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
