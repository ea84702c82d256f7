import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { move as english } from "../en/move.ts";

/** Palabras de la pantalla que prepara un traspaso. */
export const move = {
  title: {
    "to-cloud": "Preparar el traspaso de {{spoken}} a la nube",
    "to-onprem": "Preparar el traspaso de {{spoken}} a local",
  },
  gone: "Este número no está en sus espacios de trabajo.",
  goneAction: "Elegir un número",
  evidence: {
    never:
      "Desconocido: aún no se guarda ninguna consulta de este número. Las comprobaciones de abajo preguntan a ambos lados.",
  },
  will: {
    title: "Qué va a pasar",
    moves: "a partir de aquí el número se mueve",
    long: "Cuánto dura",
    moment:
      "El número queda fuera de alcance unos segundos, desde la petición que lo mueve. Los mensajes que llegan mientras tanto se pierden, y nadie sabe cuáles.",
    limit:
      "La petición que lo mueve puede esperar su respuesta hasta {{limit}}. Se envía una vez y nunca se repite por sí sola.",
    code: "El traspaso a local necesita un código de registro, que llega al teléfono del número. Téngalo a mano.",
  },
  missing: {
    title: "Todavía falta",
    text: "Antes de poder comprobar nada, tiene que estar esto:",
    connection: "Configurar el espacio de trabajo",
    number: "Configurar el número",
    part: {
      cloud: "La conexión con la nube",
      "on-premises": "La conexión con el cliente local",
      "cloud-token": "El token de acceso de la nube",
      "onprem-token": "El token del cliente local",
      "onprem-password": "La contraseña del cliente local",
      "app-secret": "El secreto de la aplicación, que ha de demostrarse en cada llamada",
      "proxy-password": "La contraseña del proxy",
      "client-pfx": "La clave privada del certificado de cliente",
      "client-key": "La clave privada del certificado de cliente",
      "client-passphrase": "La frase de contraseña del certificado de cliente",
      pin: "El PIN de dos pasos del número",
      cert: "El certificado de registro del número",
    },
  },
  vault: {
    text: "La bóveda está cerrada. En ella están los secretos que las comprobaciones necesitan.",
    open: "Abrir la bóveda",
  },
  openRun: {
    text: "Ya hay un traspaso abierto de este número. Siga con él o abandónelo antes de empezar otro.",
    go: "Ir a ese traspaso",
  },
  checks: {
    title: "Comprobaciones previas",
    note: "Solo miran. No se cambia nada en ninguno de los dos lados.",
    run: "Comprobarlo todo",
    again: "Comprobarlo todo otra vez",
    one: "Comprobar otra vez",
    oneOf: "Comprobar otra vez: {{check}}",
    running_one: "Mirando ambos lados. Un resultado hasta ahora.",
    running_other: "Mirando ambos lados. {{count}} resultados hasta ahora.",
    progress: "Mirando ambos lados",
    meanwhile:
      "Un lado responde despacio. Los resultados aparecen según llegan; puede leer los que ya están.",
    passed_one: "1 superada",
    passed_other: "{{count}} superadas",
    warnings_one: "1 aviso",
    warnings_other: "{{count}} avisos",
    stops_one: "1 impedimento",
    stops_other: "{{count}} impedimentos",
    skipped_one: "1 no se pudo mirar",
    skipped_other: "{{count}} no se pudieron mirar",
    age: "Comprobado",
    group: {
      local: "Este equipo",
      cloud: "Nube",
      onprem: "Cliente local",
      number: "Número",
      cert: "Certificado",
      shards: "Shards",
      webhooks: "Webhooks",
    },
    status: { pass: "superada", warn: "aviso", fail: "impedimento", skip: "no se miró" },
    why: "Por qué importa",
    happened: "Qué se encontró",
    remedy: "Cómo arreglarlo",
    heed: "Tenga en cuenta",
  },
  noGo: {
    title_one: "Una comprobación lo impide",
    title_other: "{{count}} comprobaciones lo impiden",
    text: "Arregle lo que dicen y compruebe otra vez. No se ha cambiado nada.",
  },
  start: {
    title: "Listo para empezar",
    warned_one:
      "Ninguna comprobación impide el traspaso; una avisa de algo. Se le pregunta por ello antes de enviar nada.",
    warned_other:
      "Ninguna comprobación impide el traspaso; {{count}} avisan de algo. Se le pregunta por ellas antes de enviar nada.",
    clear: "Ninguna comprobación encontró nada que lo impida.",
    skipped_one: "Una comprobación no se pudo hacer, así que no dice nada.",
    skipped_other: "{{count}} comprobaciones no se pudieron hacer, así que no dicen nada.",
    unplaced:
      "No se sabe dónde está el número. El primer paso pregunta otra vez a ambos lados antes de enviar nada.",
    note: "Al empezar se comprueba todo una vez más y se abre un traspaso. Antes de que el número se mueva se le pregunta de nuevo.",
    go: "Empezar el traspaso",
    busy: "Se comprueba una vez más y después se abre el traspaso",
  },
  back: "Otro número u otra dirección",
} as const satisfies ShapeOf<typeof english>;
