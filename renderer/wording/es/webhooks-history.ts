import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHistory as english } from "../en/webhooks-history.ts";

/** Words of what arrived by the hour, day and week. */
export const webhooksHistory = {
  title: "Historial",
  by: "Una barra por",
  hour: "Horas",
  day: "Días",
  week: "Semanas",
  latency: "Latencia",
  table: "Mostrar como tabla",
  present: {
    hour: "ahora",
    day: "hoy",
    week: "esta semana",
  },
  label: {
    hour: "Eventos de las últimas 48 horas: {{accepted}} aceptados, {{rejected}} rechazados. Horas sin eventos en las que suelen llegar algunos: {{quiet}}. La tabla de abajo tiene todas las cifras.",
    day: "Eventos de los últimos 30 días: {{accepted}} aceptados, {{rejected}} rechazados. Días con horas sin eventos en las que suelen llegar algunos: {{quiet}}. La tabla de abajo tiene todas las cifras.",
    week: "Eventos de las últimas 26 semanas: {{accepted}} aceptados, {{rejected}} rechazados. Semanas con horas sin eventos en las que suelen llegar algunos: {{quiet}}. La tabla de abajo tiene todas las cifras.",
  },
  legend: {
    accepted: "Aceptados",
    rejected: "Rechazados",
    unusual: "Sin eventos cuando suelen llegar algunos",
    off: "Ningún receptor escuchó",
    median: "La mitad llegó en",
    most: "El 95 % llegó en",
  },
} as const satisfies TranslationOf<"es", typeof english>;
