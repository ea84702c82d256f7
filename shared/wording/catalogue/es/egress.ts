import type { egress as english } from "../en/egress.ts";
import type { TranslationOf } from "../words.ts";

export const egress = {
  outcome: {
    open: "El equipo del cliente alcanza todo lo que necesita",
    limited: "El equipo del cliente alcanza el 443, pero no el 5222",
    blocked: "El equipo del cliente no alcanza lo que necesita",
    "not-told": "Con este texto no se puede saber qué alcanza el equipo del cliente",
  },
  means: {
    open: "Las conexiones también deben seguir abiertas durante horas: un cortafuegos no debe cortar las inactivas.",
    limited: "El cliente funciona solo con el 443; se prefiere el 5222. Ábralo si puede.",
    blocked:
      "No traspase todavía ningún número a este cliente: el registro y los reinicios necesitan el 443, y el 5222 solo no basta.",
    "not-told": "Ejecute de nuevo los comandos en el equipo del cliente y pegue todo lo que muestren.",
  },
  state: {
    reachable: "accesible",
    refused: "rechazado",
    "timed-out": "sin respuesta a tiempo",
    "name-not-found": "nombre no encontrado",
    "no-route": "red inalcanzable",
    reset: "cortado",
    "tls-intercepted": "TLS interceptado",
    "tls-not-told": "TLS sin comprobar",
    "tls-failed": "TLS falló",
    "no-tool": "sin probar",
    "not-told": "no se puede saber",
  },
  why: {
    reachable: "La conexión se abre.",
    refused: "Una máquina rechaza la conexión: un cortafuegos que responde, o nada escucha en este puerto.",
    "timed-out": "Nada responde: normalmente un cortafuegos descarta los paquetes.",
    "name-not-found": "El servidor de nombres del equipo no conoce el nombre o no responde.",
    "no-route": "El equipo no tiene camino a esa red: revise su puerta de enlace, e IPv6 si solo hay eso.",
    reset: "La conexión se corta al instante: normalmente lo hace un cortafuegos que la inspecciona.",
    "tls-intercepted":
      "El certificado no es el del propio equipo, o no lo emitió ninguna autoridad conocida allí. Normalmente un proxy abre el TLS por el camino: excluya este equipo. Si el emisor es una autoridad pública, al equipo del cliente le faltan autoridades.",
    "tls-not-told":
      "La conexión se abre, pero en el texto no hay ningún certificado. Compruebe el TLS con los comandos de aquí.",
    "tls-failed": "La conexión se abre, pero el TLS falla.",
    "no-tool":
      "Allí falta una herramienta: los comandos necesitan bash, timeout y openssl, o el nombre del contenedor es incorrecto.",
    "not-told": "El texto no dice nada comprensible sobre ello.",
  },
  issuer: "Emisor: {{issuer}}",
  evidence: "Línea {{line}}: {{evidence}}",
  commands: {
    where: {
      linux: "Ejecute esto en el equipo del cliente:",
      docker: "Ejecute esto en la máquina con los contenedores:",
      powershell: "Ejecute esto en PowerShell, en el equipo del cliente:",
    },
    afterwards: "Después, entregue lo que muestre a: switchover egress read",
    harmless: "Abre cada conexión una vez, no envía más que un saludo TLS y no cambia nada.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
