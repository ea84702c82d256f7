import type { watch as english } from "../en/watch.ts";
import type { ShapeOf } from "../words.ts";

/** What detectors and scheduled looks say. */
export const watch = {
  found: {
    "repeats-retry_one":
      "Un evento volvió a llegar. El endpoint, o el camino hasta él, no respondió 200 a tiempo.",
    "repeats-retry_other":
      "{{count}} eventos volvieron a llegar. El endpoint, o el camino hasta él, no respondió 200 a tiempo.",
    "repeats-second-app_one":
      "Un evento llegó dos veces, firmado con dos secretos: hay una segunda app suscrita.",
    "repeats-second-app_other":
      "{{count}} eventos llegaron dos veces, firmados con dos secretos: hay una segunda app suscrita.",
    "repeats-both-apis_one": "Un mensaje llegó por las dos API.",
    "repeats-both-apis_other": "{{count}} mensajes llegaron por las dos API.",
    disorder_one: "Un evento llegó después de otro más reciente.",
    disorder_other: "{{count}} eventos llegaron después de otros más recientes.",
    silence: "No ha llegado nada en más de {{minutes}} minutos. Es más de lo habitual aquí.",
    unsupported_one: "Un mensaje era de un tipo que la API no entrega.",
    unsupported_other: "{{count}} mensajes eran de tipos que la API no entrega.",
    unsigned_one: "Un envío no llevaba firma. Se rechazó.",
    unsigned_other: "{{count}} envíos no llevaban firma. Se rechazaron.",
    "wrong-signature_one":
      "Un envío llevaba una firma que no encaja. Se rechazó: otra persona, otra app o un secreto cambiado.",
    "wrong-signature_other":
      "{{count}} envíos llevaban una firma que no encaja. Se rechazaron: otra persona, otra app o un secreto cambiado.",
  },
  looks: {
    number: {
      works: "El número funciona ({{home}}).",
      down: "El número no funciona donde está ({{home}}).",
      untold: "Nadie pudo decir si el número funciona.",
      homes: { "on-premises": "local", cloud: "nube", unknown: "lugar desconocido" },
    },
    subscription: {
      own: "La app está suscrita.",
      missing: "La app no está suscrita: no le llega ningún aviso de la nube.",
      untold: "No se pudo leer la lista de apps suscritas.",
      notInCloud: "El número no está en la nube, así que ahora no hace falta suscripción.",
      strangers_one: "La app está suscrita. Otra app también oye los mensajes de la cuenta.",
      strangers_other: "La app está suscrita. Otras {{count}} apps también oyen los mensajes de la cuenta.",
    },
    tunnel: {
      open: "El túnel está abierto.",
      reconnecting: "El túnel se cortó y se está abriendo de nuevo.",
      closed: "El túnel está cerrado.",
      failed: "No se pudo abrir el túnel.",
    },
    receiver: {
      listening: "El receptor escucha.",
      stopped: "El receptor no escucha.",
      trouble: "El receptor escucha pero no admite nada: {{trouble}}.",
      troubles: {
        "port-taken": "su puerto está ocupado",
        "disk-full": "el disco está lleno",
        "store-full": "el almacén ha llegado a su límite",
        "store-failed": "no se puede escribir en el almacén",
        "vault-locked": "la bóveda está cerrada",
        "copies-circle": "lo reenviado volvió",
      },
    },
    notLooked: "No se pudo mirar: {{why}}.",
    notSetUp: "falta algo por configurar",
  },
} as const satisfies ShapeOf<typeof english>;
