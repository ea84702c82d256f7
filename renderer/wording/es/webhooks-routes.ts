import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksApps as englishApps, webhooksRoutes as englishRoutes } from "../en/webhooks-routes.ts";

/** Palabras del mapa de callbacks. */
export const webhooksRoutes = {
  title: "¿Adónde van las notificaciones?",
  lead: "La plataforma pregunta al número, a la cuenta y a la aplicación, en este orden. Se usa el primer callback que haya.",
  empty: "La plataforma sabe adónde van las notificaciones. Preguntarle no cambia nada.",
  ask: "Preguntar a la plataforma",
  again: "Preguntar de nuevo",
  asking: "Preguntando a la plataforma",
  numbers: "Callbacks de cada número",
  noNumber: "Este espacio de trabajo aún no tiene ningún número.",
  level: { number: "Número", account: "Cuenta", application: "Aplicación" },
  used: "se usa",
  notSet: "no puesto",
  nobodyHears: "No hay ningún callback: las notificaciones de la nube de este número no van a ningún sitio.",
  onPremises: "El cliente local envía sus callbacks a",
  unseen: {
    "not-reachable": "No se sabe: no se pudo llegar a la plataforma.",
    "not-answered": "No se sabe: la plataforma no dio ninguna respuesta que se pueda usar.",
    "not-allowed": "No se sabe: el token de acceso no puede verlo.",
    "not-told": "No se sabe: este despliegue no lo dice.",
  },
  same: {
    what: "El cliente local y la nube llevan a la misma dirección.",
    next: "Ambos envían formas distintas. Asegúrese de que su endpoint las distingue, o dé a cada uno su dirección.",
  },
} as const satisfies ShapeOf<typeof englishRoutes>;

/** Palabras de las aplicaciones que oyen las notificaciones de una cuenta. */
export const webhooksApps = {
  title: "Quién oye las notificaciones de esta cuenta",
  count_one: "{{count}} aplicación",
  count_other: "{{count}} aplicaciones",
  none: "No hay ninguna aplicación suscrita: nadie recibe las notificaciones de la nube.",
  own: "Suya",
  stranger: "Ajena",
  notKnown: "No se sabe de quién",
  unnamed: "Una aplicación sin nombre",
  override: "Entrega a",
  strangers_one: "{{count}} aplicación que no es suya lee también los mensajes de sus clientes.",
  strangers_other: "{{count}} aplicaciones que no son suyas leen también los mensajes de sus clientes.",
  strangersNext:
    "Pregunte quién la puso allí. Se puede quitar de la cuenta en el panel de la plataforma; Switchover no la toca.",
  fields_one: "La aplicación está suscrita a {{count}} campo:",
  fields_other: "La aplicación está suscrita a {{count}} campos:",
  noFields: "La aplicación no está suscrita a ningún campo.",
  inactive: "La suscripción de la aplicación está apagada.",
} as const satisfies ShapeOf<typeof englishApps>;
