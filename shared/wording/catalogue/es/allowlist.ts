import type { allowlist as english } from "../en/allowlist.ts";
import type { TranslationOf } from "../words.ts";

export const allowlist = {
  first: "Primera lista de {{asns}}: {{four}} prefijos IPv4 y {{six}} IPv6.",
  same: "Sin cambios desde {{previous}}: {{four}} prefijos IPv4 y {{six}} IPv6 de {{asns}}.",
  changed:
    "Cambió desde {{previous}}: {{added}} añadidos, {{removed}} quitados; {{four}} prefijos IPv4 y {{six}} IPv6 de {{asns}}.",
  compared: "Solo se comparó: la última lista buena no cambió.",
  saved: "Guardada como {{format}}: {{file}}",
  refused: "La respuesta del registro no se usó: {{reason}}",
  found: "En la respuesta: {{found}}",
  kept: "Queda la última lista buena: {{at}}, de hace {{days}} días.",
  none: "Todavía no hay ninguna lista buena.",
  listed_one: "{{asns}}: {{four}} prefijos IPv4 y {{six}} IPv6, del {{at}} (hace 1 día).",
  listed_other: "{{asns}}: {{four}} prefijos IPv4 y {{six}} IPv6, del {{at}} (hace {{count}} días).",
  schedule: {
    off: "Sin programación: una lista solo se actualiza cuando usted lo pide.",
    refresh_one:
      "Se actualiza cada día mientras la ventana o serve están abiertos: {{asns}}. Próxima vez: {{next}}",
    refresh_other:
      "Se actualiza cada {{count}} días mientras la ventana o serve están abiertos: {{asns}}. Próxima vez: {{next}}",
    remind_one:
      "Se recuerda su antigüedad al cabo de un día mientras la ventana o serve están abiertos: {{asns}}. Próxima vez: {{next}}",
    remind_other:
      "Se recuerda su antigüedad al cabo de {{count}} días mientras la ventana o serve están abiertos: {{asns}}. Próxima vez: {{next}}",
  },
  reason: {
    unreachable: "no se puede acceder al registro. Revise la red e inténtelo de nuevo.",
    "proxy-invalid":
      "no se entiende el ajuste del proxy que fijó el administrador, así que no se le preguntó.",
    timeout: "el registro dejó de responder. Inténtelo más tarde.",
    "too-large": "es demasiado grande para un solo remitente.",
    "cut-off": "está cortada, así que pueden faltar prefijos.",
    "registry-error": "el registro indica un error.",
    empty: "no tiene prefijos.",
    "no-prefix": "una entrada no es un prefijo de direcciones.",
    "host-bits": "un prefijo tiene bits después de su longitud.",
    "default-route": "un prefijo abarca todas las direcciones.",
    reserved: "un prefijo tiene direcciones privadas o reservadas.",
    shrunk: "es menos de la mitad de la última lista buena, en prefijos o direcciones de una familia.",
  },
  finding: {
    changed:
      "La lista de direcciones del remitente cambió: {{added}} añadidas, {{removed}} quitadas. Actualice su cortafuegos.",
    refused_one:
      "La lista de direcciones del remitente no se actualizó: {{reason}} Queda la lista anterior; tiene 1 día.",
    refused_other:
      "La lista de direcciones del remitente no se actualizó: {{reason}} Queda la lista anterior; tiene {{count}} días.",
    refusedFirst:
      "La lista de direcciones del remitente no se actualizó: {{reason}} Todavía no hay ninguna lista buena.",
    old_one: "La lista de direcciones del remitente tiene 1 día.",
    old_other: "La lista de direcciones del remitente tiene {{count}} días.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
