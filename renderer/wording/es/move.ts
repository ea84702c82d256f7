import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { move as english } from "../en/move.ts";

/** Texts of the screen that prepares a migration. */
export const move = {
  title: {
    "to-cloud": "Preparar el traspaso de {{spoken}} a la nube",
    "to-onprem": "Preparar el traspaso de {{spoken}} al cliente local",
  },
  gone: "Este número no está en sus espacios de trabajo.",
  goneAction: "Elegir un número",
  evidence: {
    never: "Desconocida: sin comprobar. Las comprobaciones de abajo preguntan a ambas API.",
  },
  will: {
    title: "Qué va a ocurrir",
    moves: "a partir de aquí, el número se traspasa",
    long: "Tiempo sin servicio",
    moment: "Tiempo sin servicio: unos segundos. Los mensajes enviados entonces se pierden sin aviso.",
    limit:
      "Switchover espera como máximo {{limit}} la respuesta a la petición de traspaso. Envía la petición una vez y nunca la vuelve a enviar automáticamente.",
    code: "Traspasar al cliente local requiere un código de registro, que se envía al teléfono del número. Tenga el teléfono a mano.",
  },
  missing: {
    title: "Todavía falta",
    text: "Las comprobaciones necesitan antes:",
    connection: "Configurar el espacio de trabajo",
    number: "Configurar el número",
    part: {
      cloud: "Conexión con la nube",
      "on-premises": "Conexión con el cliente local",
      "cloud-token": "Token de acceso de la nube",
      "onprem-token": "Token del cliente local",
      "onprem-password": "Contraseña del cliente local",
      "app-secret": "Secreto de la aplicación, que firma cada llamada",
      "proxy-password": "Contraseña del proxy",
      "client-pfx": "Clave privada del certificado de cliente",
      "client-key": "Clave privada del certificado de cliente",
      "client-passphrase": "Frase de contraseña del certificado de cliente",
      pin: "PIN de dos pasos del número",
      cert: "Certificado de registro del número",
    },
  },
  vault: {
    text: "La bóveda está bloqueada. Tiene los secretos que necesitan las comprobaciones.",
    open: "Desbloquear bóveda",
  },
  openRun: {
    text: "Hay un traspaso abierto de este número. Termínelo o abandónelo antes de iniciar otro.",
    go: "Abrir ese traspaso",
  },
  checks: {
    title: "Comprobaciones previas",
    note: "Solo lectura. No cambia nada en ninguna API.",
    run: "Ejecutar comprobaciones",
    again: "Repetir todas",
    one: "Repetir",
    oneOf: "Repetir: {{check}}",
    running_one: "Comprobando ambas API. 1 resultado hasta ahora.",
    running_other: "Comprobando ambas API. {{count}} resultados hasta ahora.",
    progress: "Comprobando ambas API",
    meanwhile: "Una API responde despacio. Los resultados aparecen según llegan.",
    passed_one: "1 superada",
    passed_other: "{{count}} superadas",
    warnings_one: "1 advertencia",
    warnings_other: "{{count}} advertencias",
    stops_one: "1 fallida",
    stops_other: "{{count}} fallidas",
    skipped_one: "1 omitida",
    skipped_other: "{{count}} omitidas",
    age: "Comprobado",
    group: {
      local: "Este equipo",
      cloud: "Nube",
      onprem: "Cliente local",
      number: "Número",
      cert: "Certificado",
      shards: "Particiones",
      webhooks: "Webhooks",
    },
    status: { pass: "superada", warn: "advertencia", fail: "fallida", skip: "omitida" },
    why: "Por qué importa",
    happened: "Qué se encontró",
    remedy: "Cómo corregirlo",
    heed: "Tenga en cuenta",
  },
  noGo: {
    title_one: "1 comprobación fallida",
    title_other: "{{count}} comprobaciones fallidas",
    text: "Corríjalas y repita las comprobaciones. No se cambió nada.",
  },
  start: {
    title: "Listo para iniciar",
    warned_one:
      "Ninguna comprobación falló; 1 tiene una advertencia. Usted la confirma antes de que se envíe nada.",
    warned_other:
      "Ninguna comprobación falló; {{count}} tienen advertencias. Usted las confirma antes de que se envíe nada.",
    clear: "Ninguna comprobación falló y ninguna tiene advertencias.",
    skipped_one: "Se omitió 1 comprobación, así que su resultado es desconocido.",
    skipped_other: "Se omitieron {{count}} comprobaciones, así que sus resultados son desconocidos.",
    unplaced:
      "La ubicación del número es desconocida. El primer paso comprueba otra vez ambas API antes de enviar nada.",
    note: "Las comprobaciones se repiten. Usted confirma antes de que el número se traspase.",
    go: "Iniciar traspaso",
    busy: "Se ejecutan las comprobaciones y después se inicia el traspaso",
  },
  back: "Elegir otro número o sentido",
} as const satisfies ShapeOf<typeof english>;
