import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHistory as english } from "../en/webhooks-history.ts";

/** Words of what arrived by the hour, day and week. */
export const webhooksHistory = {
  title: "Histórico",
  by: "Uma barra por",
  hour: "Horas",
  day: "Dias",
  week: "Semanas",
  latency: "Latência",
  table: "Mostrar como tabela",
  present: {
    hour: "agora",
    day: "hoje",
    week: "esta semana",
  },
  label: {
    hour: "Eventos das últimas 48 horas: {{accepted}} aceitos, {{rejected}} rejeitados. Horas sem eventos em que costumam chegar alguns: {{quiet}}. A tabela abaixo tem todos os números.",
    day: "Eventos dos últimos 30 dias: {{accepted}} aceitos, {{rejected}} rejeitados. Dias com horas sem eventos em que costumam chegar alguns: {{quiet}}. A tabela abaixo tem todos os números.",
    week: "Eventos das últimas 26 semanas: {{accepted}} aceitos, {{rejected}} rejeitados. Semanas com horas sem eventos em que costumam chegar alguns: {{quiet}}. A tabela abaixo tem todos os números.",
  },
  legend: {
    accepted: "Aceitos",
    rejected: "Rejeitados",
    unusual: "Sem eventos quando costumam chegar alguns",
    off: "Nenhum receptor escutou",
    median: "Metade chegou em",
    most: "95% chegaram em",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
