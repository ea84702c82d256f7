import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { translation as english } from "../en/translation.ts";

/** Words of notifications in the other API's shape. */
export const translation = {
  shape: { cloud: "API de la nube", "on-premises": "API local" },
  kind: {
    renamed: "Con otro nombre",
    moved: "En otro lugar",
    dropped: "Omitido",
    supplied: "Añadido",
    changed: "Cambiado",
  },
  differences_one: "{{count}} diferencia",
  differences_other: "{{count}} diferencias",
  nothing: "La otra API no tiene equivalente para esta notificación.",
  local: "La traducción se hace en esta ventana: lo que suelte o pegue aquí no se envía a ninguna parte.",
  drop: "Suelte aquí notificaciones de webhook de cualquiera de las API: una, una lista o una por línea.",
  choose: "Elegir archivo",
  paste: { title: "O pegar", field: "Notificaciones de cualquiera de las API", go: "Traducir" },
  empty: "Pegue antes una notificación.",
  reset: "Traducir otras",
  title: {
    cloud: "En la forma de la API de la nube",
    "on-premises": "En la forma de la API local",
  },
  told: {
    cloud: "Reconocida por su forma: API de la nube",
    "on-premises": "Reconocida por su forma: API local",
  },
  count_one: "{{count}} notificación",
  count_other: "{{count}} notificaciones",
  which: "Notificación",
  one: "Notificación {{index}}",
  copy: "Copiar traducción",
  save: "Guardar todas las traducciones",
  parties: {
    title: "Lo que solo nombra la API de la nube",
    text: "La notificación de un cliente no nombra su número ni su cuenta. Se toman del espacio de trabajo, hasta donde los conoce.",
    businessAccountId: "ID de la cuenta de empresa",
    phoneNumberId: "ID del número de teléfono",
    displayPhoneNumber: "Número tal como se muestra",
    missing: "Rellene los tres para ver la traducción.",
  },
  fixtures: {
    title: "Notificaciones de ejemplo para sus propias pruebas",
    text: "Un zip con cada tipo en ambas formas, byte a byte como se envían, con cabeceras y un índice. Las de la API de la nube están con firma y sin ella, hecha con un secreto publicado. Con el secreto de su aplicación, en una terminal, ejecute: switchover webhooks fixtures --out FILE --app-secret-file FILE",
    save: "Guardar ejemplos",
  },
  problem: {
    empty: "No hay ninguna notificación.",
    tooLarge: "Esto supera los 8 MB. En una terminal, ejecute: switchover translate FILE --to SHAPE",
    unreadable: "No se puede leer el archivo.",
    notJson:
      "La notificación {{index}} no es JSON en UTF-8, tiene un miembro dos veces o está anidada demasiado hondo.",
    notJsonAt:
      "La línea {{line}} no es JSON en UTF-8, tiene un miembro dos veces o está anidada demasiado hondo.",
    neitherShape:
      "La notificación {{index}} no tiene la forma de ninguna API: ni una lista entry, ni contacts, messages, statuses o errors.",
  },
  event: {
    view: "Otra API",
    whole: "La notificación completa, tal como la enviaría la otra API.",
    shortened:
      "Aquí solo se muestra el comienzo de esta notificación. Expórtela y use Herramientas > Traducir notificaciones.",
    unreadable: "Esta notificación no tiene la forma de ninguna API.",
    missing:
      "El espacio de trabajo no conoce el número o su cuenta de empresa. Herramientas > Traducir notificaciones los pide.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
