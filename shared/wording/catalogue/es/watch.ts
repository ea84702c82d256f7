import type { watch as english } from "../en/watch.ts";
import type { TranslationOf } from "../words.ts";

/** What detectors and scheduled checks report. */
export const watch = {
  found: {
    "repeats-retry_one":
      "1 evento se recibió de nuevo. El punto de conexión, o la conexión hasta él, no devolvió 200 a tiempo.",
    "repeats-retry_other":
      "{{count}} eventos se recibieron de nuevo. El punto de conexión, o la conexión hasta él, no devolvió 200 a tiempo.",
    "repeats-second-app_one":
      "1 evento se recibió dos veces, firmado con 2 secretos: hay una segunda aplicación suscrita.",
    "repeats-second-app_other":
      "{{count}} eventos se recibieron dos veces, firmados con 2 secretos: hay una segunda aplicación suscrita.",
    "repeats-both-apis_one": "1 mensaje se recibió por ambas API.",
    "repeats-both-apis_other": "{{count}} mensajes se recibieron por ambas API.",
    disorder_one: "1 evento se recibió fuera de orden, después de otro más reciente.",
    disorder_other: "{{count}} eventos se recibieron fuera de orden, después de otros más recientes.",
    silence: "Ningún evento recibido en más de {{minutes}} min. Es más de lo habitual aquí.",
    unsupported_one: "1 mensaje era de un tipo que la API no entrega.",
    unsupported_other: "{{count}} mensajes eran de tipos que la API no entrega.",
    unsigned_one: "1 petición no tenía firma y se rechazó.",
    unsigned_other: "{{count}} peticiones no tenían firma y se rechazaron.",
    "wrong-signature_one":
      "1 petición tenía una firma incorrecta y se rechazó. Causas posibles: un remitente desconocido, otra aplicación o un secreto cambiado.",
    "wrong-signature_other":
      "{{count}} peticiones tenían una firma incorrecta y se rechazaron. Causas posibles: un remitente desconocido, otra aplicación o un secreto cambiado.",
    "sender-unlisted_one":
      "1 evento llevaba una firma válida, pero la dirección de su remitente no está en la lista de direcciones del remitente. Puede que la lista sea antigua: actualícela.",
    "sender-unlisted_other":
      "{{count}} eventos llevaban una firma válida, pero las direcciones de sus remitentes no están en la lista de direcciones del remitente. Puede que la lista sea antigua: actualícela.",
    "sender-outside_one":
      "1 solicitud sin firma válida llegó desde una dirección que no está en la lista de direcciones del remitente. Se rechazó; un cortafuegos con esta lista la detiene.",
    "sender-outside_other":
      "{{count}} solicitudes sin firma válida llegaron desde direcciones que no están en la lista de direcciones del remitente. Se rechazaron; un cortafuegos con esta lista las detiene.",
  },
  looks: {
    number: {
      works: "Se indica que el número funciona ({{home}}).",
      down: "El número no funciona donde está ({{home}}).",
      untold: "Se desconoce si el número funciona.",
      reported: {
        status: "La plataforma indica que el estado del número es «{{value}}» ({{home}}).",
        sending: "La plataforma indica para el envío del número «{{value}}» ({{home}}).",
      },
      homes: { "on-premises": "cliente local", cloud: "nube", unknown: "ubicación desconocida" },
    },
    subscription: {
      own: "La aplicación está suscrita.",
      missing: "La aplicación no está suscrita: no recibe notificaciones de la nube.",
      untold: "No se pudo leer la lista de aplicaciones suscritas.",
      notInCloud: "El número no está en la nube, así que ahora no hace falta suscripción.",
      strangers_one:
        "La aplicación está suscrita. 1 aplicación más recibe también los mensajes de la cuenta.",
      strangers_other:
        "La aplicación está suscrita. {{count}} aplicaciones más reciben también los mensajes de la cuenta.",
    },
    tunnel: {
      open: "El túnel está abierto.",
      opening: "El túnel se está abriendo.",
      reconnecting: "El túnel se cortó y se está volviendo a conectar.",
      closed: "El túnel está cerrado.",
      failed: "No se pudo abrir el túnel.",
    },
    receiver: {
      listening: "El receptor está en marcha.",
      stopped: "El receptor está detenido.",
      trouble: "El receptor está en marcha pero no acepta nada: {{trouble}}.",
      troubleStopped: "El receptor no está en marcha: {{trouble}}.",
      troubles: {
        "port-taken": "su puerto está ocupado",
        "disk-full": "el disco está lleno",
        "store-full": "el almacén ha llegado a su límite",
        "store-failed": "no se puede escribir en el almacén",
        "vault-locked": "la bóveda está bloqueada",
        "copies-circle": "las copias reenviadas volvieron",
      },
    },
    notLooked: "No se pudo comprobar: {{why}}.",
    notSetUp: "falta algo por configurar",
  },
} as const satisfies TranslationOf<"es", typeof english>;
