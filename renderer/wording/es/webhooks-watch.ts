import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksWatch as english } from "../en/webhooks-watch.ts";

/** Palabras de la vigilancia: qué notó y cuándo mira. */
export const webhooksWatch = {
  title: "Vigilancia",
  now: "Mirar ahora",
  watched: "Vigilar este espacio de trabajo con un horario",
  watchedHint: "Número, token, suscripción, endpoint, túnel y receptor. Mirar no cambia nada.",
  every: "Tiempo entre dos miradas",
  never: "nunca",
  next: "La próxima mirada toca a las {{time}}.",
  paused: {
    "nothing-watched": "No se mira: no se vigila ningún espacio de trabajo.",
    "vault-locked": "No se mira mientras la bóveda está bloqueada.",
    "switched-off": "No se mira: el tiempo entre dos miradas está en nunca.",
  },
  findings: "Notado en lo que llega",
  noFinding: "Nada que pida atención.",
  settled_one: "{{count}} que ya ha visto",
  settled_other: "{{count}} que ya ha visto",
  seen: "Visto",
  settle: "Lo he visto",
  settleNamed: "Lo he visto: {{name}}",
  times_one: "{{count}} vez",
  times_other: "{{count}} veces",
  detector: {
    "repeats-retry": "Repeticiones, porque faltó una respuesta",
    "repeats-second-app": "Repeticiones, porque hay una segunda aplicación suscrita",
    "repeats-both-apis": "Repeticiones, porque entregan las dos API",
    disorder: "Fuera de orden",
    silence: "Más silencio de lo habitual",
    unsupported: "Mensajes que la API no entrega",
    unsigned: "Envíos sin firma",
    "wrong-signature": "Envíos con una firma equivocada",
  },
  looks: "Últimas miradas",
  since: "Visto así por primera vez",
  thing: {
    number: "Número",
    token: "Token de acceso",
    subscription: "Suscripción",
    endpoint: "Endpoint",
    tunnel: "Túnel",
    receiver: "Receptor",
  },
} as const satisfies ShapeOf<typeof english>;
