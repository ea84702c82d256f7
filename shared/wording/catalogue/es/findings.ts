import type { findings as english } from "../en/findings.ts";
import type { TranslationOf } from "../words.ts";

/** What was asked, where a check tells that it brought no answer. */
const looks = {
  token: "comprobación del token",
  number: "campos del número",
  numbers: "números de la cuenta",
  subscriptions: "aplicaciones suscritas",
  health: "estado del cliente",
  settings: "ajustes de aplicación",
  shards: "particiones",
  callbacks: "URL de devolución de llamada",
  callbackChange: "fijación de la URL de devolución de llamada",
  authorities: "certificados de CA de las notificaciones",
  authorityUpload: "subida del certificado de CA",
} as const;

const unseen = {
  notSent: "{{what}}: sin consultar, no se puede conectar con el servidor ({{cause}})",
  rejected: "{{what}}: rechazado ({{reason}})",
  rejectedWithCode: "{{what}}: rechazado ({{reason}}, código {{code}})",
  unknown: "{{what}}: {{answer}}",
  unknownWithStatus: "{{what}}: {{answer}} (HTTP {{status}})",
  answers: {
    "connection-lost": "la conexión se perdió antes de que llegara una respuesta",
    timeout: "sin respuesta a tiempo",
    "server-error": "el servidor devolvió un error propio",
    redirect: "el servidor redirigió a otra URL, lo que nunca se sigue",
    "not-json": "la respuesta no era JSON",
    "malformed-json": "la respuesta era JSON no válido",
    "unexpected-shape": "la respuesta no tenía los miembros esperados",
    "unexpected-status": "la respuesta tenía un estado HTTP inesperado",
    "too-large": "la respuesta era demasiado grande",
    "unlisted-refusal": "la respuesta traía un error que no muestra si el servidor actuó",
    interrupted: "la llamada se interrumpió",
    "since-copy":
      "la llamada puede haberse hecho desde otro lugar después de la copia de esta carpeta de datos",
    contradicted: "la respuesta contradecía los pasos anteriores",
  },
} as const;

const reachable = {
  answers: "{{host}} responde",
  redirected: "{{host}} redirigió {{redirects}} de {{looks}} consultas a otra URL; no se siguió ninguna",
  unconnected: "{{host}}: {{why}}",
  unconnectedNow: "{{host}}: {{why}}, aunque respondió un momento antes",
  outOfTime: "{{host}} no se comprobó: se acabó el tiempo para todas las comprobaciones",
  certificateElsewhere: "responde un servidor en {{host}}; otra comprobación abarca su certificado",
  why: {
    "name-not-found": "el DNS no conoce su nombre",
    "connection-refused": "nada acepta conexiones en ese servidor y puerto",
    "no-route": "la red no puede llegar hasta allí",
    "connect-timeout": "la conexión no se estableció a tiempo",
    "proxy-refused": "el proxy intermedio rechazó la conexión",
    "proxy-unreachable": "no se puede llegar al proxy intermedio",
    "proxy-authentication": "el proxy intermedio rechazó el usuario y la contraseña, o los exige",
    "proxy-lost": "el proxy intermedio cerró la conexión antes de que se estableciera",
    "proxy-unsupported": "el proxy configurado aquí es de un tipo que no se admite",
    "proxy-invalid": "no se entiende lo que el administrador fijó como proxy",
  },
} as const;

const tls = {
  plain: "{{host}} es este mismo equipo, alcanzado sin cifrado",
  unconnected: "no se puede conectar con {{host}} ({{cause}}), así que no se vio ningún certificado",
  failed: "{{host}}: {{why}}",
  refused: "certificado de {{host}} ({{subject}}, de {{issuer}}): {{why}}",
  accepted: "certificado de {{host}} ({{subject}}, de {{issuer}}), válido todavía {{span}}",
  why: {
    "self-signed": "está autofirmado",
    "unknown-ca": "su autoridad no es de confianza",
    "name-mismatch": "es para otros nombres que el de este servidor",
    expired: "ha caducado",
    "not-yet-valid": "aún no es válido",
    "missing-intermediate": "el servidor no envía el certificado entre el suyo y el de la autoridad",
    "old-tls": "el servidor solo admite versiones anticuadas de TLS",
    "weak-certificate": "su clave o su firma es demasiado débil",
    "fingerprint-mismatch": "su huella no es la del plan",
    "tls-failed": "no se estableció ninguna conexión cifrada",
  },
} as const;

/** What each check found: the observed values as text. */
export const findings = {
  list: { and: "{{first}} y {{second}}", or: "{{first}} o {{second}}" },
  quoted: '"{{text}}"',
  looks,
  unseen,
  reachable,
  tls,
  token: {
    ended: "la plataforma informa de que el token ha caducado",
    invalid: "la plataforma informa de que el token no es válido",
    acceptedEndUntold: "token aceptado; no se informa de cuándo caduca",
    acceptedForever: "token aceptado; no caduca nunca",
    kindAcceptedEndUntold: "token {{kind}} aceptado; no se informa de cuándo caduca",
    kindAcceptedForever: "token {{kind}} aceptado; no caduca nunca",
    refusedAsEnded: "una consulta se rechazó porque el token ha caducado",
    refusedAsInvalid: "una consulta se rechazó porque el token no es válido",
    acceptedElsewhere: "otras consultas aceptan el token; aquí no se puede consultar cuándo caduca",
    endedAgo: "caducó hace {{span}}",
    endsIn: "aceptado; caduca dentro de {{span}}",
    endUntold: "aceptado; no se informa de cuándo caduca",
  },
  signIn: {
    ended: "el cliente informa de que el token ha caducado",
    refused: "el cliente rechaza el token, o el usuario y la contraseña",
    newPassword: "el cliente exige una contraseña nueva antes de que se pueda iniciar sesión",
    newPasswordGiven: "el cliente exige antes una contraseña nueva; el traspaso configurará la que se da",
    notAdmin: "el cliente acepta a este usuario, pero no para sus ajustes",
    accepted: "usuario y contraseña aceptados; una sesión caducada se renueva",
  },
  app: {
    untold: "la comprobación del token no nombra la aplicación del token",
    unplanned: "el token pertenece a la aplicación {{app}}; el plan no nombra ninguna",
    asPlanned: "el token pertenece a la aplicación {{app}}, como estaba previsto",
    differs: "el token pertenece a la aplicación {{app}}, el plan nombra {{planned}}",
  },
  permissions: {
    untold: "la comprobación del token no enumera permisos",
    invalid: "un token no válido no tiene permisos",
    otherBrand: "el token tiene {{alike}}; el plan espera {{missing}}",
    missing: "al token le falta lo siguiente: {{missing}}",
    carried: "el token tiene {{permissions}}",
    elsewhere: "{{permissions}}: concedido para otras cuentas, no para {{account}}",
  },
  version: {
    refused: "{{version}} se rechazó con el código {{code}}",
    served: "se admite {{version}}",
    unanswered: "ninguna consulta de {{version}} tuvo respuesta",
  },
  certificate: {
    notGiven: "el plan no tiene ningún certificado",
    unreadable: "no se puede leer el certificado",
    notBase64: "{{characters}} caracteres que no son base64",
    notOne: "{{bytes}} bytes que no son un certificado",
    one: "un certificado de {{bytes}} bytes",
    otherNumber: "el certificado nombra {{names}}, el plan {{number}}",
    perhapsOther:
      "el certificado contiene {{digits}}, que puede ser otro número o no ser ningún teléfono; el plan nombra {{number}}",
    names: "el certificado nombra {{what}}",
    namesNot: "el certificado no nombra {{what}}",
    namesNothing: "el certificado no nombra ni un número ni un nombre visible que se pueda comparar",
    endUntold: "el certificado no muestra cuándo caduca",
    endedAgo: "su última fecha pasó hace {{span}}",
    endsIn: "su última fecha llega dentro de {{span}}",
  },
  backupPassword: {
    notGiven: "no se da ninguna; se creará una fuerte",
    short: "menos de {{length}} caracteres",
    long: "{{length}} caracteres o más",
  },
  clock: {
    untold: "ninguna de las API devolvió su hora",
    withinBoth: "a menos de {{span}} de ambas API",
    within: { cloud: "a menos de {{span}} de la nube", client: "a menos de {{span}} del cliente local" },
    ahead: {
      cloud: "este reloj va {{span}} por delante del reloj de la nube",
      client: "este reloj va {{span}} por delante del reloj del cliente local",
    },
    behind: {
      cloud: "este reloj va {{span}} por detrás del reloj de la nube",
      client: "este reloj va {{span}} por detrás del reloj del cliente local",
    },
  },
  disk: {
    untold: "este sistema no informa del espacio libre en disco",
    readOnly: "no se puede escribir nada en la carpeta de datos",
    moved: "la carpeta de datos se marcó como llevada a otro lugar",
    free: "{{megabytes}} MB libres",
    freeMuch: "{{gigabytes}} GB libres",
  },
  vault: {
    damaged: "no se puede leer la bóveda",
    changed: "la clave de la bóveda no es aquella con la que se creó",
    newer: "la bóveda la creó una versión más nueva de Switchover",
    absent: "aún no hay bóveda; la primera frase de contraseña crea una",
    locked: "la bóveda está bloqueada; el traspaso pedirá su frase de contraseña",
    open: "la bóveda está desbloqueada",
    noRecoveryKey:
      "el almacén de claves de este equipo abre la bóveda y no hay ninguna clave de recuperación confirmada",
  },
  earlierRun: {
    none: "no hay abierto ningún traspaso anterior de este número",
    unresolved: "el traspaso {{run}} terminó con la ubicación desconocida; ahora {{place}}",
    open: "el traspaso {{run}} de este número está abierto",
    elsewhere: {
      open: "el traspaso {{run}} de este número está abierto en otra carpeta de datos: {{folder}}",
      gone: "el traspaso {{run}} de este número está abierto, pero su carpeta de datos ya no está: {{folder}}",
      "not-in-copy":
        "el traspaso {{run}} de este número está abierto, pero la carpeta de datos se restauró de una copia que no lo contiene: {{folder}}",
      damaged:
        "el traspaso {{run}} de este número está abierto en la carpeta de datos {{folder}}, y sus registros allí están dañados",
    },
    busy: "otro proceso está trabajando ahora en este número",
    machineState: "la carpeta que registra qué números se están traspasando no se puede usar: {{folder}}",
    records: "los registros de esta carpeta de datos no se pueden usar",
  },
  place: {
    bothSides: "nube: {{cloud}}; cliente local: {{client}}",
    silent: "sin informar",
    otherNumber: "{{gateway}}, para otro número",
  },
  gateway: {
    words: {
      connected: "conectado",
      connecting: "conectando",
      disconnected: "desconectado",
      uninitialized: "sin inicializar",
      unregistered: "sin registrar",
      other: "otro",
    },
    onNodes_one: "{{gateway}} en {{nodes}} de {{count}} nodo",
    onNodes_other: "{{gateway}} en {{nodes}} de {{count}} nodos",
    onNodesAs_one: "{{gateway}} en {{nodes}} de {{count}} nodo ({{roles}})",
    onNodesAs_other: "{{gateway}} en {{nodes}} de {{count}} nodos ({{roles}})",
    plain: "cliente local: {{gateway}}",
    noPrimary: "cliente local: {{gateway}}; ningún nodo es el maestro primario",
    unclear: "cliente local: {{gateway}}, un estado que aquí no se conoce",
    inCloudAlready: "cliente local: {{gateway}}; el número ya está en la nube",
    noBackup: "cliente local: {{gateway}}; no se puede hacer ninguna copia de seguridad",
    ready: "cliente local: {{gateway}}, listo para registrar el número",
  },
  served: {
    untold: "los ajustes no nombran el número que atiende el cliente",
    none: "el cliente no atiende aún ningún número",
    asPlanned: "el cliente atiende {{number}}",
    another: "el cliente nombra {{served}}, el plan {{number}}",
  },
  queue: {
    notKept: "las notificaciones pendientes no se conservan al reiniciar",
    notVisible: "el cliente no muestra cuántos mensajes y notificaciones están pendientes",
  },
  clientWebhook: {
    untold: "los ajustes no muestran ninguna URL de devolución de llamada",
    none: "no hay ninguna URL de devolución de llamada configurada",
    address: "las notificaciones van a {{webhook}}",
  },
  account: {
    holds: "la cuenta {{account}} tiene {{number}} como {{id}}",
    holdsOtherwise: "la cuenta {{account}} tiene {{number}} como {{id}}, el plan nombra {{planned}}",
    holdsNot: "ninguno de los {{listed}} números de la cuenta {{account}} es {{id}}",
    readable: "el token puede leer el número; {{list}}",
    notShown: "este token no ve ningún número {{id}}; {{list}}",
    otherDigits: "{{id}} es {{displayed}}, el plan nombra {{number}}",
  },
  attempts: {
    untold: "en este equipo aún no hay nada registrado",
    left_one: "queda {{count}} intento ({{inWindow}} en 72 h, {{inRun}} por traspaso)",
    left_other: "quedan {{count}} intentos ({{inWindow}} en 72 h, {{inRun}} por traspaso)",
  },
  format: {
    codeTwice:
      '"{{national}}" empieza por el prefijo del país {{cc}}; +{{national}} sería por sí solo un número entero',
    codePerhapsTwice:
      '"{{national}}" empieza por el prefijo del país {{cc}}; +{{national}} sería por sí solo un número entero, y también lo sería {{number}}',
    trunk: "{{number}} se escribe {{abroad}} en el extranjero",
    fits: "{{number}} encaja en el plan de numeración de su país",
    fitsNone: "{{number}} no encaja en ningún plan de numeración conocido aquí",
  },
  lock: {
    locked: "una consulta se rechazó porque el número o su cuenta está bloqueado",
    blocked: "una consulta se rechazó por un bloqueo según las políticas de la plataforma",
    none: "no se informa de ningún bloqueo",
  },
  mode: {
    untold: "la nube no informa del modo del número",
    told: "el modo del número es {{mode}}",
  },
  name: {
    status: "el estado del nombre visible es {{status}}",
    differs: 'la nube muestra "{{shown}}", el plan nombra "{{expected}}"',
    untold: "la nube no informa de si el nombre visible está aprobado",
    approved: "el nombre visible tiene el estado {{status}}",
    namedApproved: '"{{name}}" tiene el estado {{status}}',
  },
  pin: {
    notGiven: "el plan no tiene ningún PIN; correcto solo si la verificación en dos pasos está desactivada",
    refusedAgo: "este PIN se rechazó para este número hace {{span}}",
    refusedElsewhere_one:
      "hace {{span}} se rechazó un PIN para este número, enviado desde la carpeta de datos {{folder}}; solo en esa carpeta se sabe si fue este",
    refusedElsewhere_other:
      "se rechazaron {{count}} PIN para este número, enviados desde otras carpetas de datos, el último hace {{span}} desde {{folder}}; solo en esas carpetas se sabe si uno de ellos fue este",
    given:
      "se da un PIN; no hay registrado ningún rechazo de él, y solo el traspaso puede mostrar si es correcto",
    givenVaultShut: "se da un PIN; se desconoce si se rechazó antes mientras la bóveda esté bloqueada",
  },
  quality: {
    untold: "la nube no informa de la calidad del número",
    told: "la calidad del número es {{quality}}",
  },
  sending: {
    untold: "la nube no informa de si se pueden enviar mensajes",
    told: "el estado del envío es {{sending}}",
  },
  status: {
    untold: "la nube no informa del estado del número",
    told: "la nube informa de {{status}}",
  },
  verification: {
    untold: "la nube no informa de si el número está verificado",
    told: "la verificación del número es {{status}}",
  },
  shards: {
    oneWanted: "1 partición, que cualquier cliente admite",
    singleNode: "se piden {{wanted}} particiones; el cliente funciona como un solo nodo",
    coreApps_one: "se piden {{wanted}} particiones, se encontró {{count}} core app, hacen falta {{needed}}",
    coreApps_other:
      "se piden {{wanted}} particiones, se encontraron {{count}} core apps, hacen falta {{needed}}",
    connected_one: "{{connected}} de {{count}} partición conectada",
    connected_other: "{{connected}} de {{count}} particiones conectadas",
    high_one: "{{count}} partición: alto rendimiento después del traspaso",
    high_other: "{{count}} particiones: alto rendimiento después del traspaso",
    standard_one: "{{count}} partición: rendimiento normal después del traspaso",
    standard_other: "{{count}} particiones: rendimiento normal después del traspaso",
    wantedUntold_one: "se pide {{count}} partición; no se informa del rendimiento en la nube",
    wantedUntold_other: "se piden {{count}} particiones; no se informa del rendimiento en la nube",
    wanted_one: "se pide {{count}} partición; rendimiento en la nube: {{throughput}}",
    wanted_other: "se piden {{count}} particiones; rendimiento en la nube: {{throughput}}",
  },
  callback: {
    untold: "la nube no informa de adónde van las notificaciones",
    ofNumber: "el número tiene su propia URL de devolución de llamada: {{callback}}",
    none: "no hay ninguna URL de devolución de llamada configurada para el número, la cuenta o la aplicación",
    ofAccount: "las notificaciones van a {{callback}} (cuenta)",
    ofApplication: "las notificaciones van a {{callback}} (aplicación)",
  },
  endpoint: {
    untold: "al menos una de las API no informa de ninguna URL de devolución de llamada",
    untoldOf: {
      client: "el cliente local no informa de ninguna URL de devolución de llamada",
      cloud: "la nube no informa de ninguna URL de devolución de llamada",
      both: "ninguna de las API informa de una URL de devolución de llamada",
    },
    same: "ambas API entregan en {{webhook}}",
    apart: "el cliente local entrega en {{webhook}}, la nube en otra parte",
  },
  override: {
    set: "las notificaciones de la cuenta van a {{callback}} en lugar de a la URL de devolución de llamada de su aplicación",
    kept: "su aplicación ya está suscrita, así que la URL de devolución de llamada de la cuenta, {{callback}}, se conserva",
    whoseUntold: "hay una URL propia, pero no se informa de qué aplicación es",
    none: "no hay ninguna URL propia configurada para la cuenta",
  },
  subscription: {
    none: "aún no hay ninguna aplicación suscrita; el traspaso suscribe la suya",
    ownUntold_one: "{{count}} aplicación suscrita: {{apps}}; no se informa de cuál es la suya",
    ownUntold_other: "{{count}} aplicaciones suscritas: {{apps}}; no se informa de cuál es la suya",
    own: "su aplicación está suscrita",
    ownNot: "su aplicación aún no está suscrita",
    ownAndOthers: "su aplicación está suscrita; también suscritas: {{others}}",
    others: "su aplicación aún no está suscrita; también suscritas: {{others}}",
  },
} as const satisfies TranslationOf<"es", typeof english>;
