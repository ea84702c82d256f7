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
  endpoint: {
    ready: "El punto de entrega está listo: ninguna comprobación falló.",
    readyWarned_one: "El punto de entrega está listo: ninguna comprobación falló, una avisa de algo.",
    readyWarned_other:
      "El punto de entrega está listo: ninguna comprobación falló, {{count}} avisan de algo.",
    notReady_one: "El punto de entrega no está listo: una comprobación falló.",
    notReady_other: "El punto de entrega no está listo: {{count}} comprobaciones fallaron.",
    byCaFile:
      "{{verdict}} Un archivo de CA hizo de raíces públicas, así que esto no dice nada del certificado que vería la plataforma.",
    nothingSent: "Solo salieron preguntas; no se probó cómo acepta las notificaciones.",
    sent: "Se le enviaron notificaciones sintéticas.",
    repair: "Corrija lo que falló y vuelva a comprobar.",
    goOn: "Si la plataforma llega a él lo muestra la prueba de conexión.",
  },
} as const satisfies ShapeOf<typeof english>;
