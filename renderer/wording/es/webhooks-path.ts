import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHours as englishHours, webhooksPath as englishPath } from "../en/webhooks-path.ts";

/** Words of the drawing that shows the path of a notification. */
export const webhooksPath = {
  label: "Recorrido de una notificación",
  checked: "comprobado",
  cloud: {
    name: "API de la nube",
    subscribed: "Su aplicación está suscrita",
    inactive: "La suscripción de su aplicación está inactiva",
    others: "Solo hay otras aplicaciones suscritas",
    none: "No hay ninguna aplicación suscrita",
    unclear: "Hay aplicaciones suscritas, propietario desconocido",
    unknown: "Suscripción sin comprobar",
  },
  callback: {
    name: "URL de devolución de llamada",
    number: "Definida para el número",
    account: "Definida para la cuenta",
    application: "Definida para la aplicación",
    differ_one: "Definida en varios niveles",
    differ_other: "{{count}} URL distintas",
    missing_one: "{{count}} número no tiene ninguna",
    missing_other: "{{count}} números no tienen ninguna",
    unseen: "Desconocida: no se pudo leer",
    unknown: "Sin comprobar",
  },
  endpoint: {
    name: "Su punto de conexión",
    ready: "Superó la comprobación",
    warned_one: "Superó la comprobación, {{count}} advertencia",
    warned_other: "Superó la comprobación, {{count}} advertencias",
    notReady_one: "{{count}} comprobación con error",
    notReady_other: "{{count}} comprobaciones con error",
    unsent: "Superado sin notificaciones",
    unchecked: "Sin comprobar",
    none: "Sin URL",
  },
  leg: {
    signed: "con firma",
    unsigned: "sin firma",
    unchecked: "remitente sin confirmar",
    fails: "no llegan",
    rejected: "firma incorrecta",
    untold: "desconocido",
    busy: "prueba en curso",
    partly: "falta probar",
    unknown: "sin probar",
    notMeasured: "sin medir",
  },
  computer: {
    silent: "Este equipo no está escuchando",
    silentText: "Una prueba sustituye la URL de devolución de llamada por poco tiempo y la restaura.",
    listening: "Este equipo está escuchando",
    listeningUntil: "Este equipo está escuchando hasta {{time}}",
  },
} as const satisfies TranslationOf<"es", typeof englishPath>;

/** Words of the events of the last 24 hours. */
export const webhooksHours = {
  title: "Últimas 24 horas",
  titleLess_one: "Última hora",
  titleLess_other: "Últimas {{count}} horas",
  accepted: "Aceptados: {{count}}",
  rejected: "Rechazados: {{count}}",
  none: "Ningún evento en las últimas 24 horas.",
  label:
    "Eventos por hora: {{accepted}} aceptados, {{rejected}} rechazados, como máximo {{most}} en una hora",
  now: "ahora",
  inDay_one: "{{count}} evento en 24 h",
  inDay_other: "{{count}} eventos en 24 h",
  refused: {
    title_one: "Desde {{time}} se rechazó {{count}} evento",
    title_other: "Desde {{time}} se rechazaron {{count}} eventos",
    text: "La firma faltaba o era incorrecta. Los eventos rechazados no confirman nada.",
    show: "Mostrar rechazados",
  },
} as const satisfies TranslationOf<"es", typeof englishHours>;
