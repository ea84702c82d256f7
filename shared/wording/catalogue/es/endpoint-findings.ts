import type { endpointFindings as english } from "../en/endpoint-findings.ts";
import type { TranslationOf } from "../words.ts";

/** What the endpoint check found: the observed values as text. */
export const endpointFindings = {
  notAsked: "sin comprobar: no hay ninguna conexión de confianza",
  noAnswer: "no llegó ninguna respuesta utilizable",
  none: {
    silent: "sin respuesta completa en 10 s",
    lost: "se cortó la conexión",
    unusable: "sin respuesta utilizable",
  },
  address: {
    "not-https": "{{url}} no es una URL https",
    "ip-literal": "{{url}} nombra una dirección IP",
    "user-info": "{{url}} contiene un nombre de usuario o una contraseña",
    "port-unusual": "{{url}} nombra un puerto propio",
    "name-not-found": "{{url}}: el nombre no se conoce",
    unreadable: "lo indicado no se puede leer como una URL",
    leadsTo: "{{url}} lleva a {{address}}, que no es pública",
    same: "{{url}} es también la URL de devolución de llamada del cliente local",
    fine: "{{url}} lleva a {{addresses}}",
  },
  reachable: {
    answers: "{{host}} respondió después de {{ms}} ms",
    silent: "{{host}} no envió una respuesta completa en 10 s",
    lost: "{{host}} no envió una respuesta utilizable: la conexión se cortó antes, o lo que llegó no es HTTP completo",
  },
  tls: {
    accepted: "{{judged}}, con las raíces públicas; {{system}}; {{versions}}",
    acceptedByCaFile:
      "{{judged}}, con el archivo de CA en lugar de las raíces públicas; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "el almacén propio de este equipo lo acepta",
    systemRefuses: "el almacén propio de este equipo lo rechaza: {{why}}",
    systemUnasked: "el almacén propio de este equipo no se comprobó",
    oldRefused: "TLS 1.0 y 1.1 se rechazan; no se comprobaron versiones anteriores ni cifrados sueltos",
    oldAccepted: "también se acepta {{versions}}; no se comprobaron versiones anteriores ni cifrados sueltos",
    oldUntried: "se desconoce si acepta versiones anteriores de TLS: no se pudieron comprobar",
  },
  redirect: {
    none: "el punto de conexión responde él mismo",
    to: "HTTP {{status}}, hacia {{to}}",
    nowhere: "HTTP {{status}}, sin destino",
  },
  handshake: {
    fine: "el token correcto recibe el reto solo; uno incorrecto y ninguno no lo reciben",
    untried: "un token incorrecto y ninguno no reciben el reto; el correcto no se comprobó",
    refused: "HTTP {{status}} con el token correcto",
    wrongToken: "el punto de conexión devolvió el reto con un token incorrecto",
    noToken: "el punto de conexión devolvió el reto sin token",
    anything: "el punto de conexión devolvió el reto con un token incorrecto y sin ninguno",
    markup: "el punto de conexión devolvió como página web las etiquetas del reto",
    form: {
      quoted: "el punto de conexión devolvió el reto entre comillas",
      json: "el punto de conexión devolvió el reto dentro de JSON",
      html: "el punto de conexión devolvió el reto dentro de una página web",
      whitespace: "el punto de conexión devolvió el reto con espacios alrededor",
      other: "el punto de conexión devolvió el reto con otro texto alrededor",
      missing: "HTTP 200 con el token correcto, pero sin el reto",
    },
  },
  sending: {
    notAsked: "no se envió ninguna notificación",
    unsigned:
      "el punto de conexión rechazó una notificación sin firma, y no hay secreto de la aplicación con el que firmar",
    refused: "el punto de conexión no aceptó un texto sencillo, así que no se envió nada más",
  },
  status: {
    fine: "el punto de conexión devolvió 200 a un texto sencillo",
    other: "el punto de conexión devolvió {{status}} a un texto sencillo",
    none: "ninguna respuesta utilizable a un texto sencillo ({{cause}})",
  },
  signature: {
    fine: "4 firmas correctas aceptadas; una ausente, una incorrecta y una reescrita rechazadas",
    unsignedRefused:
      "se rechazó una firma ausente; sin el secreto de la aplicación no se pudo comprobar nada más",
    missing: "el punto de conexión aceptó una notificación sin firma",
    wrong: "el punto de conexión aceptó una notificación con una firma incorrecta",
    rewritten: "el punto de conexión aceptó una firma sobre JSON reescrito",
    escaped: "el punto de conexión rechazó una firma correcta sobre caracteres escapados",
    refused: "el punto de conexión no aceptó firmas correctas: {{which}}",
  },
  kinds: {
    fine: "se aceptaron los {{kinds}} tipos",
    refused: "no aceptados: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} medidas: mediana {{medianMs}} ms, la más lenta {{slowestMs}} ms, {{aboveOneSecond}} por encima de 1 s",
  },
  large: {
    taken: "se aceptaron {{bytes}} bytes",
    refused: "no se aceptaron {{bytes}} bytes ({{answer}})",
  },
  batch: {
    taken:
      "se aceptaron {{updates}} actualizaciones en una notificación; solo los registros del propio punto de conexión muestran si se leyeron todas",
    refused: "no se aceptaron 1000 actualizaciones en una notificación ({{answer}})",
  },
  repeats: {
    fine: "la misma notificación se aceptó 3 veces; solo los registros del propio punto de conexión muestran si contó una sola vez",
    refused: "no aceptadas: {{refused}}",
  },
  order: {
    fine: "se aceptó leído antes que entregado",
    refused: "no aceptados: {{refused}}",
  },
} as const satisfies TranslationOf<"es", typeof english>;
