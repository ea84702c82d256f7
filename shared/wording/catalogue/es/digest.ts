import type { digest as english } from "../en/digest.ts";
import type { TranslationOf } from "../words.ts";

export const digest = {
  title: {
    daily: "Resumen diario de Switchover, del {{from}} al {{until}}:",
    weekly: "Resumen semanal de Switchover, del {{from}} al {{until}}:",
  },
  number: {
    some: "{{number}}: mensajes {{messages}}, estados {{statuses}}, otros {{others}}, rechazadas {{rejected}}.",
    gap: "El tiempo más largo sin ninguno mientras un receptor escuchaba: {{gap}}.",
    partly: "No se sabe durante {{time}}: no escuchó ningún receptor.",
    none: "{{number}}: no se contó ninguna llegada en el tiempo en que escuchó un receptor ({{time}}).",
    noneSince:
      "{{number}}: no se contó ninguna llegada en el tiempo en que escuchó un receptor ({{time}}). La última fue el {{last}}.",
    notKnown: "{{number}}: no se sabe, porque no escuchó ningún receptor.",
  },
  rest: "Todos los demás juntos: mensajes {{messages}}, estados {{statuses}}, otros {{others}}, rechazadas {{rejected}}.",
  restSilent: "Otros números sin llegadas contadas aunque un receptor escuchaba: {{silent}}.",
  noNumbers: "No hay ningún número configurado para esto.",
  arrivalsNotKnown: "No se sabe qué llegó: no se pueden leer los registros.",
  migrations:
    "Traspasos que no han terminado: {{open}}. Traspasos que dejan desconocida la ubicación de un número: {{unknown}}.",
  migrationsNotKnown: "No se sabe si hay traspasos abiertos: no se pueden leer sus registros.",
  monitoring:
    "Hallazgos abiertos de la supervisión: {{findings}}. Comprobaciones programadas que fallaron: {{failed}}.",
  monitoringNotKnown:
    "Los hallazgos de la supervisión no se conocen aquí: solo supervisan la ventana y «serve».",
  paused: "Por ahora no se hacen comprobaciones programadas.",
  replaced: "URL de devolución de llamada que siguen sustituidas: {{replaced}}.",
  replacedNotKnown:
    "No se sabe si hay URL de devolución de llamada que siguen sustituidas: no se pueden leer los registros.",
  notice: {
    title: { daily: "Resumen diario de Switchover", weekly: "Resumen semanal de Switchover" },
    arrived:
      "Llegadas contadas: mensajes {{messages}}, estados {{statuses}}, otros {{others}}, rechazadas {{rejected}}.",
    silent: "Números sin llegadas contadas aunque un receptor escuchaba: {{silent}}.",
    partly: "De una parte del tiempo no se sabe qué llegó: no escuchó ningún receptor.",
    nothingOpen:
      "No se conoce ningún traspaso abierto, ningún hallazgo abierto ni ninguna URL de devolución de llamada sustituida.",
    more: "Abra Switchover para ver más.",
  },
  plan: {
    daily: "resumen cada día a las {{at}}",
    weekly: "resumen cada {{day}} a las {{at}}",
  },
} as const satisfies TranslationOf<"es", typeof english>;
