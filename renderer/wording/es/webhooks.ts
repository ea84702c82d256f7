import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooks as english } from "../en/webhooks.ts";
import { webhooksEndpoint } from "./webhooks-endpoint.ts";
import { webhooksPoint } from "./webhooks-point.ts";
import { webhooksPrivacy } from "./webhooks-privacy.ts";
import { webhooksApps, webhooksRoutes } from "./webhooks-routes.ts";
import { webhooksTest } from "./webhooks-test.ts";
import { webhooksHostKey, webhooksProbe, webhooksTunnel } from "./webhooks-tunnel.ts";
import { webhooksWatch } from "./webhooks-watch.ts";

/** Palabras en torno a los webhooks: lo que comparten las pantallas, y la primera de ellas. */
export const webhooks = {
  tabs: {
    label: "Webhooks",
    overview: "Resumen",
    test: "Prueba",
    events: "Eventos",
    cutover: "Cambio de lado",
    routes: "Rutas",
    endpoint: "Endpoint",
    privacy: "Privacidad",
  },
  palette: {
    test: "Probar que llegan los webhooks",
    events: "Ver lo que ha llegado",
    cutover: "Ver el cambio de lado de un número",
    routes: "Ver adónde van las notificaciones y quién las oye",
    endpoint: "Examinar el endpoint de producción",
    privacy: "Elegir qué se guarda de las notificaciones",
  },
  noWorkspace: {
    text: "Los webhooks pertenecen a un espacio de trabajo. Añada uno, con su conexión a la nube.",
    add: "Añadir un espacio de trabajo",
  },
  ms: "{{n}} ms",
  portWrong: "Un puerto es un número del 1 al 65535.",
  secret: { keep: "Guardar: {{name}}" },
  address: {
    show: "Mostrar",
    cover: "Tapar",
    showNamed: "Mostrar la dirección entera: {{name}}",
    coverNamed: "Tapar la dirección: {{name}}",
    copy: "Copiar la dirección entera: {{name}}",
  },
  overview: {
    title: "¿Llegan nuestros webhooks?",
    lead: "Nada escucha hasta que usted lo inicia, y se detiene por sí solo.",
    prove: "Probar que llegan",
  },
  answer: {
    title: "La respuesta, número por número",
    arrives: "Sí: un mensaje real llegó aquí, firmado y sin cambios, en la prueba que terminó",
    unchecked: "En la prueba que terminó llegaron mensajes, con una firma que nadie comprobó",
    "does-not-arrive": "No: no llegó ningún mensaje en la prueba que terminó",
    stopped: "No se sabe: la prueba se detuvo antes de ver un mensaje. Terminó",
    inconclusive: "No se sabe: algo distinto de la plataforma explica el silencio. La prueba terminó",
    unsigned: "Sí: llegó un mensaje real del cliente local, que no firma nada, en la prueba que terminó",
    interrupted:
      "No se sabe: Switchover terminó en mitad de la última prueba. Lo que había tomado prestado quedó resuelto",
    "under-way": "Hay una prueba en curso.",
    "something-came":
      "Aún no probado. Llegaron notificaciones firmadas para este espacio de trabajo, la última",
    "not-known": "Aún no se sabe: no se ha hecho ninguna prueba desde que se inició Switchover.",
    test: "Probar",
    follow: "Seguir la prueba",
    more_one: "{{count}} número más",
    more_other: "{{count}} números más",
    noNumber: "Este espacio de trabajo aún no tiene ningún número.",
    addNumber: "Añadir un número",
  },
  interrupted: {
    title: "Se interrumpió una prueba de {{number}}",
    givenBack: "Switchover terminó en mitad de ella. Su callback se devolvió tras el reinicio ({{time}}).",
    changed:
      "Switchover terminó en mitad de ella. Tras el reinicio ({{time}}) alguien ya había cambiado el callback, así que se dejó como está.",
    notKnown: "No se sabe si llegan los mensajes.",
    see: "Ver esta prueba o probar de nuevo",
  },
  unrestored: {
    title: "No se devolvió un callback de {{number}}",
    what: {
      number:
        "Se tomó prestado el callback de este número, y el programa terminó antes de devolverlo. Se tomó prestado",
      account:
        "Se tomó prestado el callback de toda la cuenta de empresa, y el programa terminó antes de devolverlo. Se tomó prestado",
      application:
        "Se tomó prestado el callback de la aplicación, y el programa terminó antes de devolverlo. Se tomó prestado",
      client:
        "Se tomó prestado el callback del cliente local, y el programa terminó antes de devolverlo. Se tomó prestado",
    },
    before: "Antes llevaba a",
    beforeNone: "Antes no había allí ningún callback.",
    now: "Devolverlo ahora",
    outcome: "Qué resultó",
    locked: {
      title: "Las notificaciones de {{number}} deberían llegar a este equipo, pero el almacén está bloqueado",
      what: "Un inicio anterior dejó puesto este callback. Lo que hace falta para seguir con él está en el almacén, y también lo que hace falta para devolverlo. Mientras tanto nadie recibe estas notificaciones; la plataforma vuelve a intentarlo. Está puesto desde",
      until: "Debía quedarse hasta {{until}}.",
      goesOn:
        "Cuando se abra el almacén, se sigue con él sin más; si se acabó su tiempo, o este equipo tiene otra dirección pública, se devuelve.",
      open: "Desbloquear el almacén",
      back: "Desbloquear y devolverlo",
    },
  },
  receiver: {
    title: "Receptor",
    listening: "Escucha",
    silent: "No escucha",
    never:
      "Recibe las notificaciones en este equipo y guarda cada una antes de responder. Solo se llega a él por un túnel.",
    since: "Iniciado",
    stops: "Se detiene por sí solo",
    stopsNever: "nunca: deténgalo usted",
    signatures: "Firmas",
    checks: "se comprueban: lo que llega con una válida vale como prueba",
    checksNot:
      "no se comprueban, porque no hay ningún secreto de la aplicación: nada de lo que llega es prueba",
    handshakes: "Saludos",
    noToken: "aún no pueden lograrse: el token de verificación se crea al iniciar el receptor",
    shook_one: "{{count}} respondido",
    shook_other: "{{count}} respondidos",
    shookNot_one: "{{count}} rechazado",
    shookNot_other: "{{count}} rechazados",
    came: "Notificaciones",
    accepted_one: "{{count}} recibida",
    accepted_other: "{{count}} recibidas",
    signed_one: "{{count}} de ellas con firma válida",
    signed_other: "{{count}} de ellas con firma válida",
    refused_one: "{{count}} rechazada",
    refused_other: "{{count}} rechazadas",
    busy_one: "{{count}} remitida a más tarde",
    busy_other: "{{count}} remitidas a más tarde",
    dropped_one: "{{count}} conexión de más, cerrada sin leer",
    dropped_other: "{{count}} conexiones de más, cerradas sin leer",
    last: "La última",
    lastNone: "todavía ninguna",
    forwards: "Sigue hacia",
    addresses: "Direcciones del receptor",
    local: "Para las notificaciones de la nube, en este equipo",
    onPrem: "Para los callbacks del cliente local, en este equipo",
    addressesHint:
      "Guarde estas direcciones para usted: la ruta vale tanto como una contraseña, y quien la conozca puede enviar aquí.",
    stop: "Dejar de escuchar",
    stopHint: "Lo que ha llegado se queda. También se cierra el túnel que lleva a él.",
    stopAfter: "Se detiene por sí solo tras",
    stopNever: "nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    port: "Puerto",
    portAny: "cualquiera libre",
    forward: "Pasar todo, sin cambios, al endpoint de producción",
    forwardNow: "Pasar todo al endpoint de producción",
    forwardOff: "No pasar nada más",
    start: "Empezar a escuchar",
    startHint: "Solo en este equipo. Un túnel lo hace público.",
    ofOther: "Receptor de {{name}}",
    ofTerminal: "una orden en un terminal",
    trouble: {
      "port-taken": {
        what: "Otro programa usa el puerto, así que no se recibe nada.",
        next: "Elija otro puerto, o ninguno, e inícielo de nuevo.",
      },
      "disk-full": {
        what: "El disco está lleno. A lo que llega se le pide que vuelva.",
        next: "Haga sitio en el disco. El receptor sigue por sí solo.",
      },
      "store-full": {
        what: "El almacén alcanzó su tamaño máximo y contiene pruebas sin exportar. A lo que llega se le pide que vuelva.",
        next: "Exporte las pruebas o permita un almacén mayor en Privacidad.",
      },
      "store-failed": {
        what: "No se puede escribir en el almacén. A lo que llega se le pide que vuelva.",
        next: "Revise la carpeta de datos y sus permisos, e inícielo de nuevo.",
      },
      "vault-locked": {
        what: "La bóveda está bloqueada, y lo que llega debe guardarse sellado. A lo que llega se le pide que vuelva.",
        next: "Abra la bóveda. El receptor sigue por sí solo.",
      },
      "copies-circle": {
        what: "Lo que se reenvió volvió aquí. Ya no se reenvía nada.",
        next: "Mire adónde lleva su endpoint de producción y vuelva a activar el reenvío.",
      },
    },
  },
  secrets: {
    title: "Secretos del receptor",
    lead: "Están en la bóveda y nunca vuelven a salir de ella.",
    app: "Secreto de la aplicación",
    appHint:
      "Está en los ajustes de la aplicación en la plataforma. Demuestra que una notificación es auténtica.",
    next: "Próximo secreto de la aplicación",
    nextHint:
      "Mientras se cambia el secreto, se tienen por auténticas las notificaciones firmadas con cualquiera de los dos.",
    verify: "Token de verificación",
    verifyStanding: {
      "not-stored": "se crea cuando el receptor se inicia por primera vez",
      "not-known": "no se sabe mientras la bóveda está cerrada",
    },
    verifyHint:
      "Este lo crea Switchover. Nunca se muestra ni se puede copiar: la prueba pone por sí sola el callback con él en la plataforma, así que nadie tiene que llevarlo.",
  },
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
} as const satisfies ShapeOf<typeof english>;
