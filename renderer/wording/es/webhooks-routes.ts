import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksApps as englishApps, webhooksRoutes as englishRoutes } from "../en/webhooks-routes.ts";

/** Words of the map of callback URLs. */
export const webhooksRoutes = {
  title: "URL de devolución de llamada",
  lead: "La plataforma usa la primera que esté fijada: número, después cuenta, después aplicación.",
  headline: {
    every_one: "Hay una URL de devolución de llamada fijada para el número",
    every_other: "Hay una URL de devolución de llamada fijada para todos los números",
    missing_one: "{{count}} de {{all}} números no tiene URL de devolución de llamada",
    missing_other: "{{count}} de {{all}} números no tienen URL de devolución de llamada",
    unknown_one: "Se desconoce la URL de devolución de llamada de {{count}} número",
    unknown_other: "Se desconocen las URL de devolución de llamada de {{count}} números",
    unknownWord: "Desconocida",
  },
  empty: "Compruebe adónde envía la plataforma las notificaciones. Solo lectura.",
  ask: "Comprobar las URL de devolución de llamada",
  again: "Actualizar",
  asking: "Comprobando las URL de devolución de llamada",
  numbers: "Por número",
  noNumber: "Este espacio de trabajo aún no tiene números.",
  level: { number: "Número", account: "Cuenta", application: "Aplicación" },
  used: "en uso",
  notSet: "sin configurar",
  nobodyHears:
    "No hay ninguna URL de devolución de llamada: las notificaciones de la nube de este número no se entregan.",
  onPremises: "El cliente local envía sus notificaciones a",
  unseen: {
    "not-reachable": "Desconocida: no se pudo llegar a la plataforma.",
    "not-answered": "Desconocida: la plataforma no devolvió una respuesta utilizable.",
    "not-allowed": "Desconocida: el token de acceso no tiene permiso para leerla.",
    "not-told": "Desconocida: este despliegue no informa de ella.",
  },
  same: {
    what: "El cliente local y la nube usan la misma URL.",
    next: "Envían formatos distintos. Asegúrese de que su punto de conexión los distingue, o dé a cada uno su propia URL.",
  },
} as const satisfies TranslationOf<"es", typeof englishRoutes>;

/** Words of the apps that receive an account's notifications. */
export const webhooksApps = {
  title: "Aplicaciones suscritas",
  count_one: "{{count}} aplicación",
  count_other: "{{count}} aplicaciones",
  none: "No hay ninguna aplicación suscrita: las notificaciones de la nube no se entregan.",
  own: "Suya",
  stranger: "Ajena",
  notKnown: "Propietario desconocido",
  unnamed: "Aplicación sin nombre",
  override: "Entrega en",
  strangers_one: "{{count}} aplicación que no es suya recibe también los mensajes de sus clientes.",
  strangers_other: "{{count}} aplicaciones que no son suyas reciben también los mensajes de sus clientes.",
  strangersNext:
    "Averigüe quién la añadió. Puede quitarla de la cuenta en el panel de la plataforma; Switchover no la cambia.",
  fields_one: "La aplicación está suscrita a {{count}} campo:",
  fields_other: "La aplicación está suscrita a {{count}} campos:",
  noFields: "La aplicación no está suscrita a ningún campo.",
  inactive: "La suscripción de la aplicación está inactiva.",
} as const satisfies TranslationOf<"es", typeof englishApps>;
