import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooks as english } from "../en/webhooks.ts";
import { webhooksEndpoint } from "./webhooks-endpoint.ts";
import { webhooksHistory } from "./webhooks-history.ts";
import { webhooksHours, webhooksPath } from "./webhooks-path.ts";
import { webhooksPoint } from "./webhooks-point.ts";
import { webhooksPrivacy } from "./webhooks-privacy.ts";
import { webhooksApps, webhooksRoutes } from "./webhooks-routes.ts";
import { webhooksTest } from "./webhooks-test.ts";
import { webhooksHostKey, webhooksProbe, webhooksTunnel } from "./webhooks-tunnel.ts";
import { webhooksWatch } from "./webhooks-watch.ts";

/** Words around webhooks: what the screens share, and the first of them. */
export const webhooks = {
  tabs: {
    label: "Webhooks",
    overview: "Resumen",
    events: "Eventos",
    routes: "URL de devolución de llamada",
    endpoint: "Punto de conexión",
  },
  palette: {
    test: "Probar webhooks",
    events: "Mostrar los eventos recibidos",
    cutover: "Mostrar el cambio de un número",
    routes: "Mostrar las URL de devolución de llamada y las aplicaciones suscritas",
    endpoint: "Comprobar su punto de conexión",
    privacy: "Elegir qué se guarda de las notificaciones",
  },
  noWorkspace: {
    text: "Los webhooks pertenecen a un espacio de trabajo. Añada uno y conéctelo a la nube.",
    add: "Añadir espacio de trabajo",
  },
  ms: "{{n}} ms",
  portWrong: "Un puerto es un número del 1 al 65535.",
  secret: { keep: "Guardar: {{name}}" },
  address: {
    show: "Mostrar",
    cover: "Ocultar",
    showNamed: "Mostrar la URL completa: {{name}}",
    coverNamed: "Ocultar la URL: {{name}}",
    copy: "Copiar la URL completa: {{name}}",
  },
  overview: {
    title: "Webhooks",
    lead: "El receptor solo escucha cuando usted lo inicia, hasta el momento que elija.",
    prove: "Probar webhooks",
    events: "Ver eventos",
  },
  headline: {
    arrive: "Los webhooks llegan",
    arriveSome: "Confirmado que llegan los webhooks de {{good}} de {{count}} números",
    notAll: "Falta probar",
    fails: "Los webhooks no llegan",
    failSome: "Los webhooks de {{failed}} de {{count}} números no llegan",
    underWay: "Hay una prueba de webhooks en curso",
    unchecked: "Los webhooks llegan, con el remitente sin confirmar",
    something: "Llegaron notificaciones firmadas; ninguna prueba ha confirmado la entrega",
    rejected: "Lo que llegó tenía una firma incorrecta",
    unknown: "Se desconoce si los webhooks llegan",
    notTested: "Los webhooks están sin probar",
    tested: "última prueba",
    last: "última notificación",
  },
  answer: {
    title: "Entrega por número",
    arrives: "Llegan: la última prueba recibió un mensaje real, firmado y sin cambios. Terminó",
    unchecked:
      "Llegan, remitente sin confirmar: la última prueba recibió mensajes, pero no se comprobaron sus firmas. Terminó",
    "does-not-arrive": "No llegan: la última prueba no recibió ningún mensaje. Terminó",
    stopped: "Desconocido: la última prueba se detuvo antes de que llegara un mensaje. Terminó",
    rejected: "Sin confirmar: lo que recibió la última prueba tenía una firma incorrecta. Terminó",
    others: "Sin confirmar: la última prueba recibió mensajes, pero ninguno con la palabra clave. Terminó",
    inconclusive: "Desconocido: la última prueba no pudo determinar por qué no contó ningún mensaje. Terminó",
    unsigned:
      "Llegan: la última prueba recibió un mensaje real del cliente local, que no firma nada. Terminó",
    interrupted:
      "Desconocido: Switchover se cerró durante la última prueba. Lo que la prueba había sustituido quedó resuelto",
    "under-way": "Prueba en curso.",
    "something-came":
      "Aún sin probar. Llegaron notificaciones firmadas para este espacio de trabajo, la última",
    "not-known": "Sin probar desde que se inició Switchover.",
    test: "Probar",
    follow: "Seguir la prueba",
    more_one: "{{count}} número más",
    more_other: "{{count}} números más",
    noNumber: "Este espacio de trabajo aún no tiene números.",
    addNumber: "Añadir número",
  },
  interrupted: {
    title: "Prueba de {{number}} interrumpida",
    givenBack:
      "Switchover se cerró durante la prueba. La URL de devolución de llamada se restauró tras el reinicio ({{time}}).",
    changed:
      "Switchover se cerró durante la prueba. Al reiniciarse ({{time}}), se había cambiado algo fuera de Switchover. Se dejó como está.",
    notKnown: "Se desconoce si llegan los mensajes.",
    see: "Ver esta prueba o hacer otra",
  },
  unrestored: {
    title: "URL de devolución de llamada de {{number}} por restaurar",
    what: {
      number:
        "Switchover sustituyó la URL de devolución de llamada de este número, y nada muestra todavía que esté restaurada. Se sustituyó",
      account:
        "Switchover sustituyó la URL de devolución de llamada de toda la cuenta de empresa, y nada muestra todavía que esté restaurada. Se sustituyó",
      application:
        "Switchover sustituyó la URL de devolución de llamada de la aplicación, y nada muestra todavía que esté restaurada. Se sustituyó",
      client:
        "Switchover sustituyó la URL de devolución de llamada del cliente local, y nada muestra todavía que esté restaurada. Se sustituyó",
    },
    certificate: {
      title: "Certificado de CA de la prueba de {{number}} por retirar",
      what: "No queda ninguna URL de devolución de llamada por restaurar, pero el certificado de CA sigue en el cliente local. Se añadió",
    },
    before: "URL de devolución de llamada anterior:",
    beforeNone: "Antes no había ninguna URL de devolución de llamada.",
    now: "Restaurar ahora",
    outcome: "Resultado",
    locked: {
      title: "No se pueden recibir las notificaciones de {{number}}: la bóveda está bloqueada",
      what: "Un inicio anterior dejó fijada esta URL de devolución de llamada. Tanto continuar como restaurar necesitan la bóveda. Hasta que la desbloquee, estas notificaciones no se reciben; la plataforma las reintenta. Fijada desde",
      until: "Debía quedarse hasta {{until}}.",
      goesOn:
        "Cuando se desbloquee la bóveda, la recepción continúa automáticamente. Si su tiempo ha terminado o la URL pública de este equipo ha cambiado, se restaura la URL de devolución de llamada.",
      open: "Desbloquear la bóveda",
      back: "Desbloquear y restaurar",
    },
  },
  receiver: {
    title: "Receptor",
    listening: "Escuchando",
    silent: "Detenido",
    never:
      "Recibe notificaciones en este equipo y guarda cada una de forma duradera antes de responder. Solo se llega a él por un túnel o por la red local.",
    since: "Iniciado",
    stops: "Se detiene automáticamente",
    stopsNever: "nunca; deténgalo usted",
    signatures: "Firmas",
    checks: "se comprueban; una firma válida confirma al remitente",
    checksNot:
      "no se comprueban: no hay ningún secreto de la aplicación guardado, así que no se confirma a ningún remitente",
    handshakes: "Solicitudes de verificación",
    noToken: "aún no pueden completarse: el token de verificación se crea al iniciar el receptor",
    shook_one: "{{count}} respondida",
    shook_other: "{{count}} respondidas",
    shookNot_one: "{{count}} rechazada",
    shookNot_other: "{{count}} rechazadas",
    came: "Notificaciones",
    accepted_one: "{{count}} guardada",
    accepted_other: "{{count}} guardadas",
    signed_one: "{{count}} con firma válida",
    signed_other: "{{count}} con firma válida",
    refused_one: "{{count}} rechazada",
    refused_other: "{{count}} rechazadas",
    busy_one: "{{count}} devuelta para un reintento",
    busy_other: "{{count}} devueltas para un reintento",
    dropped_one: "{{count}} conexión por encima del límite, cerrada sin leer",
    dropped_other: "{{count}} conexiones por encima del límite, cerradas sin leer",
    last: "Última recibida",
    lastNone: "todavía ninguna",
    forwards: "Reenvía a",
    addresses: "URL del receptor",
    local: "Para las notificaciones de la nube, en este equipo",
    onPrem: "Para las notificaciones del cliente local, en este equipo",
    addressesHint:
      "Mantenga en secreto estas URL. La ruta funciona como una contraseña: quien la tenga puede enviar aquí.",
    stop: "Detener el receptor",
    stopHint: "Las notificaciones guardadas se quedan. Su túnel también se cierra.",
    stopAfter: "Detener automáticamente tras",
    stopNever: "nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    port: "Puerto",
    portAny: "cualquier puerto libre",
    forward: "Reenviar todo, sin cambios, al punto de conexión de producción",
    forwardNow: "Reenviar a producción",
    forwardOff: "Dejar de reenviar",
    start: "Iniciar el receptor",
    startHint: "Escucha solo en este equipo. Un túnel lo hace público.",
    ofOther: "Receptor de {{name}}",
    ofTerminal: "un comando en una terminal",
    trouble: {
      "port-taken": {
        what: "Otro programa está usando el puerto. No se reciben notificaciones.",
        next: "Elija otro puerto, o déjelo vacío, e inícielo de nuevo.",
      },
      "disk-full": {
        what: "El disco está lleno. Las notificaciones no se guardan; se pide a la plataforma que las reintente.",
        next: "Libere espacio en el disco. El receptor continúa entonces automáticamente.",
      },
      "store-full": {
        what: "El almacén de eventos está lleno y contiene eventos protegidos sin exportar. Se pide a la plataforma que reintente las notificaciones nuevas.",
        next: "Exporte los eventos protegidos, o aumente el límite de tamaño en Privacidad.",
      },
      "store-failed": {
        what: "No se puede escribir en el almacén de eventos. Se pide a la plataforma que reintente las notificaciones nuevas.",
        next: "Compruebe la carpeta de datos y sus permisos, e inícielo de nuevo.",
      },
      "vault-locked": {
        what: "La bóveda está bloqueada, y las notificaciones deben guardarse cifradas. Se pide a la plataforma que las reintente.",
        next: "Desbloquee la bóveda. El receptor continúa entonces automáticamente.",
      },
      "copies-circle": {
        what: "Las notificaciones reenviadas volvieron aquí. El reenvío se detuvo.",
        next: "Compruebe adónde las envía su punto de conexión de producción y vuelva a activar el reenvío.",
      },
    },
  },
  secrets: {
    title: "Secretos del receptor",
    lead: "Se guardan en la bóveda y no vuelven a mostrarse.",
    app: "Secreto de la aplicación",
    appHint:
      "Está en los ajustes de la aplicación en la plataforma. Confirma que una notificación es auténtica.",
    next: "Próximo secreto de la aplicación",
    nextHint:
      "Mientras usted cambia el secreto de la aplicación, se aceptan como auténticas las notificaciones firmadas con cualquiera de los dos.",
    appStanding: {
      stored: "Secreto de la aplicación guardado",
      "not-stored": "Falta el secreto de la aplicación",
      "not-known": "Desconocido: bóveda bloqueada",
    },
    verify: "Token de verificación",
    verifyStanding: {
      "not-stored": "se crea cuando el receptor se inicia por primera vez",
      "not-known": "desconocido mientras la bóveda está bloqueada",
    },
    verifyHint:
      "Switchover crea este token. Nunca se muestra ni se puede copiar: la prueba lo fija en la plataforma junto con la URL de devolución de llamada.",
  },
  path: webhooksPath,
  history: webhooksHistory,
  hours: webhooksHours,
  tunnel: webhooksTunnel,
  hostKey: webhooksHostKey,
  probe: webhooksProbe,
  watch: webhooksWatch,
  test: webhooksTest,
  point: webhooksPoint,
  routes: webhooksRoutes,
  apps: webhooksApps,
  endpoint: webhooksEndpoint,
  privacy: webhooksPrivacy,
} as const satisfies TranslationOf<"es", typeof english>;
