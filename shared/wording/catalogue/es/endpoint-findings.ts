import type { endpointFindings as english } from "../en/endpoint-findings.ts";
import type { ShapeOf } from "../words.ts";

/** What the endpoint doctor found: the values that it saw, in plain words. */
export const endpointFindings = {
  notAsked: "sin preguntar: no hay ninguna conexión en la que se pueda confiar",
  noAnswer: "no llegó ninguna respuesta que se pudiera juzgar",
  address: {
    "not-https": "{{url}} no es una dirección https",
    "ip-literal": "{{url}} indica una dirección IP",
    "user-info": "{{url}}: contiene un nombre de usuario o una contraseña",
    "port-unusual": "{{url}} indica un puerto propio",
    "name-not-found": "{{url}}: el nombre no se conoce",
    unreadable: "lo que se dio no se puede leer como una dirección",
    leadsTo: "{{url}} lleva a {{address}}, que no es pública",
    same: "{{url}} es también la dirección de aviso del cliente local",
    fine: "{{url}} lleva a {{addresses}}",
  },
  reachable: {
    answers: "{{host}} respondió al cabo de {{ms}} ms",
    silent: "{{host}} no respondió en diez segundos",
    lost: "{{host}} cortó la conexión sin responder",
  },
  tls: {
    accepted: "{{judged}}, con las raíces públicas; {{system}}; {{versions}}",
    acceptedByCaFile:
      "{{judged}}, con el archivo de CA en lugar de las raíces públicas; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "el almacén de este equipo lo acepta",
    systemRefuses: "el almacén de este equipo lo rechaza: {{why}}",
    systemUnasked: "al almacén de este equipo no se le preguntó",
    oldRefused: "TLS 1.0 y 1.1 se rechazan; otras más antiguas y los cifrados sueltos no se probaron",
    oldAccepted: "también habla {{versions}}; otras más antiguas y los cifrados sueltos no se probaron",
    oldUntried: "no se pudo probar si habla versiones más antiguas de TLS",
  },
  redirect: {
    none: "el punto de entrega responde él mismo",
    to: "HTTP {{status}}, hacia {{to}}",
    nowhere: "HTTP {{status}}, sin destino",
  },
  handshake: {
    fine: "el token correcto obtiene solo el reto; uno equivocado y ninguno, no",
    untried: "con un token equivocado y sin ninguno no hay reto; el correcto no se probó",
    refused: "HTTP {{status}} con el token correcto",
    wrongToken: "el reto volvió con un token equivocado",
    noToken: "el reto volvió sin token",
    anything: "el reto volvió con un token equivocado y sin ninguno",
    markup: "las etiquetas del reto volvieron como página web",
    form: {
      quoted: "el reto volvió entre comillas",
      json: "el reto volvió dentro de JSON",
      html: "el reto volvió dentro de una página web",
      whitespace: "el reto volvió con espacios alrededor",
      other: "el reto volvió con otro texto alrededor",
      missing: "HTTP 200 con el token correcto, pero sin el reto",
    },
  },
  sending: {
    notAsked: "no se envió ninguna notificación",
    unsigned: "una notificación sin firma se rechazó, y no hay secreto de la aplicación con el que firmar",
    refused: "un texto sencillo se rechazó, así que no se envió nada más",
  },
  status: {
    fine: "a un texto sencillo se respondió con 200",
    other: "a un texto sencillo se respondió con {{status}}",
    none: "un texto sencillo no obtuvo respuesta ({{cause}})",
  },
  signature: {
    fine: "cuatro firmas buenas aceptadas; una ausente, una equivocada y una reescrita, rechazadas",
    unsignedRefused: "una firma ausente se rechazó; sin el secreto de la aplicación no se pudo probar más",
    missing: "se aceptó una notificación sin firma",
    wrong: "se aceptó una notificación con una firma equivocada",
    rewritten: "se aceptó una firma sobre JSON reescrito",
    escaped: "se rechazó una firma correcta sobre caracteres escapados",
    refused: "se rechazaron firmas correctas: {{which}}",
  },
  kinds: {
    fine: "se aceptaron las {{kinds}} clases",
    refused: "no aceptadas: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} medidas: mediana {{medianMs}} ms, la más lenta {{slowestMs}} ms, {{aboveOneSecond}} por encima de un segundo",
  },
  large: {
    taken: "se aceptaron {{bytes}} bytes",
    refused: "no se aceptaron {{bytes}} bytes ({{answer}})",
  },
  batch: {
    taken:
      "se aceptaron {{updates}} novedades en una notificación; si se leyeron todas solo lo dicen los registros del propio punto de entrega",
    refused: "no se aceptaron 1000 novedades en una notificación ({{answer}})",
  },
  repeats: {
    fine: "la misma notificación se aceptó tres veces; si contó una sola vez solo lo dicen los registros del propio punto de entrega",
    refused: "no aceptadas: {{refused}}",
  },
  order: {
    fine: "leído antes que entregado se aceptó",
    refused: "no aceptados: {{refused}}",
  },
} as const satisfies ShapeOf<typeof english>;
