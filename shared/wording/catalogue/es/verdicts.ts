import type { verdicts as english } from "../en/verdicts.ts";
import type { TranslationOf } from "../words.ts";

/** The result of all preflight checks together. */
export const verdicts = {
  go: {
    plain: "Ninguna comprobación previa fallida.",
    warned_one: "Ninguna comprobación previa fallida; 1 tiene una advertencia.",
    warned_other: "Ninguna comprobación previa fallida; {{count}} tienen advertencias.",
    skipped_one: "Se omitió 1 comprobación, así que su resultado es desconocido.",
    skipped_other: "Se omitieron {{count}} comprobaciones, así que sus resultados son desconocidos.",
    works: "No se cambió nada: esto no afecta a su número.",
    next: "Inicie el traspaso cuando quiera. Las comprobaciones se ejecutan de nuevo antes de empezar.",
    nextSkipped:
      "Lea por qué se omitieron comprobaciones antes de iniciar el traspaso. Las comprobaciones se ejecutan de nuevo antes de empezar.",
  },
  endpoint: {
    ready: "El punto de conexión está listo: ninguna comprobación fallida.",
    readyWarned_one:
      "El punto de conexión está listo: ninguna comprobación fallida, 1 tiene una advertencia.",
    readyWarned_other:
      "El punto de conexión está listo: ninguna comprobación fallida, {{count}} tienen advertencias.",
    notReady_one: "El punto de conexión no está listo: 1 comprobación fallida.",
    notReady_other: "El punto de conexión no está listo: {{count}} comprobaciones fallidas.",
    byCaFile:
      "{{verdict}} Un archivo de CA sustituyó a las raíces públicas, así que esto no abarca el certificado que vería la plataforma.",
    partly: "Ninguna comprobación fallida, pero no se comprobó todo.",
    unsignedSent:
      "Se envió una notificación sin firma y se rechazó, como debe ser; no se probó cómo trata las firmadas.",
    nothingSent: "No se envió ninguna notificación; no se probó cómo las acepta.",
    sent: "Se le enviaron notificaciones de prueba.",
    repair: "Corrija lo que falló y vuelva a comprobar.",
    goOn: "Una prueba de webhooks muestra si la plataforma llega a él.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
