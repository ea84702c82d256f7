import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksWatch as english } from "../en/webhooks-watch.ts";

/** Words of monitoring: what it noticed, and when it checks. */
export const webhooksWatch = {
  open_one: "{{count}} hallazgo",
  open_other: "{{count}} hallazgos",
  on: "Activa",
  off: "Inactiva",
  isPaused: "En pausa",
  title: "Supervisión",
  now: "Comprobar ahora",
  watched: "Supervisar el espacio de trabajo",
  watchedHint:
    "Comprueba periódicamente el número, el token, la suscripción, el punto de conexión, el túnel y el receptor. Solo lectura.",
  every: "Intervalo de comprobación",
  never: "nunca",
  next: "Próxima comprobación a las {{time}}.",
  nextOnBattery:
    "Próxima comprobación a las {{time}}: menos a menudo mientras este equipo funciona con batería.",
  paused: {
    "nothing-watched": "En pausa: no se supervisa ningún espacio de trabajo.",
    "vault-locked": "En pausa mientras la bóveda está bloqueada.",
    "switched-off": "En pausa: el intervalo de comprobación es nunca.",
  },
  findings: "Hallazgos",
  noFinding: "No se encontró nada en los eventos recibidos.",
  noNewFinding: "No se encontró nada nuevo en los eventos recibidos.",
  settled_one: "{{count}} marcado como visto",
  settled_other: "{{count}} marcados como vistos",
  seen: "Visto",
  settle: "Marcar como visto",
  settleNamed: "Marcar como visto: {{name}}",
  times_one: "{{count}} vez",
  times_other: "{{count}} veces",
  detector: {
    "repeats-retry": "Duplicados: faltó una respuesta",
    "repeats-second-app": "Duplicados: hay una segunda aplicación suscrita",
    "repeats-both-apis": "Duplicados: entregan ambas API",
    disorder: "Fuera de orden",
    silence: "Menos eventos de lo habitual",
    unsupported: "Mensajes que la API no entrega",
    unsigned: "Peticiones sin firma",
    "wrong-signature": "Peticiones con firma incorrecta",
    "sender-unlisted": "Firmados, desde una dirección que no está en la lista",
    "sender-outside": "Rechazados, desde una dirección que no está en la lista",
  },
  looks: "Últimas comprobaciones",
  since: "Primer hallazgo",
  thing: {
    number: "Número",
    token: "Token de acceso",
    subscription: "Suscripción",
    endpoint: "Punto de conexión",
    tunnel: "Túnel",
    receiver: "Receptor",
  },
} as const satisfies TranslationOf<"es", typeof english>;
