import type { translate as english } from "../en/translate.ts";
import type { TranslationOf } from "../words.ts";

export const translate = {
  line: {
    renamed: "{{from}} → {{to}} (con otro nombre): {{why}}",
    moved: "{{from}} → {{to}} (en otro lugar): {{why}}",
    dropped: "{{from}} (omitido): {{why}}",
    supplied: "{{to}} (añadido): {{why}}",
    changed: "{{from}} → {{to}} (cambiado): {{why}}",
  },
  notification: "Notificación {{index}}",
  summary_one: "1 notificación traducida. Diferencias: {{differences}}; de ellas, omitidas: {{dropped}}.",
  summary_other:
    "{{count}} notificaciones traducidas. Diferencias: {{differences}}; de ellas, omitidas: {{dropped}}.",
  ids: "Los ID de mensajes y archivos se conservan, pero cada API solo conoce los suyos.",
  fixtures: {
    saved_one: "{{count}} notificación guardada en {{file}}.",
    saved_other: "{{count}} notificaciones guardadas en {{file}}.",
    sample:
      "Las de la API de la nube están firmadas con el secreto publicado que nombra index.json. No demuestra nada: úselo solo en pruebas.",
    own: "Las de la API de la nube están firmadas con el secreto de su aplicación, que no está en el archivo.",
  },
  why: {
    envelope:
      "la nube envuelve la notificación en un sobre; el cliente local tiene sus listas en el primer nivel.",
    account: "solo la nube nombra la cuenta de empresa.",
    number: "solo la nube nombra el número: un cliente local tiene uno.",
    product: "solo la nube nombra el producto de mensajería.",
    field: "solo la nube nombra el campo que cambió.",
    "entry-time": "solo la nube informa de cuándo se hizo la notificación.",
    "other-field": "el cliente local solo notifica mensajes.",
    "nothing-in-it": "no tiene ningún mensaje, estado ni error.",
    voice: "una grabación de voz es un tipo propio en el cliente local, y un audio con una marca en la nube.",
    "voice-false": "el cliente local no marca el audio que no es una grabación de voz.",
    unsupported:
      "un mensaje que la API no puede representar se llama unknown en el cliente local y unsupported en la nube.",
    "unsupported-code": "el código de error de ese mensaje es 501 en el cliente local y 131051 en la nube.",
    "unsupported-type": "el cliente local no dice qué era el mensaje.",
    "error-details":
      "los detalles de un error están en error_data en la nube, y junto a su título en el cliente local.",
    "error-message": "un error del cliente local no tiene message.",
    "error-data": "el cliente local no tiene esos datos de un error.",
    "file-path": "es una ruta en el disco del propio cliente local.",
    "status-played": "el cliente local no tiene ningún estado para una grabación reproducida.",
    "status-deleted": "la nube no tiene ningún estado para un mensaje eliminado.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
