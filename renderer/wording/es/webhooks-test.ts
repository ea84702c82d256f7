import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksTest as english } from "../en/webhooks-test.ts";

/** Palabras de la prueba guiada. */
export const webhooksTest = {
  title: "Probar que llegan los webhooks",
  lead: "Un mensaje real, de la plataforma a este equipo. Al final se devuelve el callback tal como estaba.",
  number: "Número",
  elsewhere: "Hay en curso una prueba de otro número de este espacio de trabajo. Una cada vez.",
  toElsewhere: "Ir a esa prueba",
  will: {
    title: "Qué va a pasar",
    reach: "Se prueba la dirección pública desde fuera, antes de dársela a la plataforma.",
    borrow:
      "El callback que alcanza a menos números se pone en este equipo. Antes se anota lo que hay allí ahora.",
    message: "Usted envía una palabra al número desde cualquier teléfono y la ve llegar.",
    reply: "Si quiere, una respuesta vuelve a su teléfono, y usted ve que el envío también funciona.",
    giveBack:
      "El callback se devuelve como estaba, también tras una caída. Hasta que se haga, sigue señalado aquí.",
  },
  noSecret:
    "No hay ningún secreto de la aplicación. La prueba puede hacerse, pero nadie sabe si lo que llega es auténtico, así que demuestra menos.",
  forward: "Pasar todo al endpoint de producción durante la prueba",
  forwardOn:
    "Lo que llega sigue sin cambios al callback que había allí, y su respuesta vuelve a la plataforma. Lo que producción no acepta, la plataforma lo envía de nuevo.",
  forwardOff: "Lo que llega durante la prueba solo se guarda aquí. Su sistema de producción no se entera.",
  more: "Más opciones",
  side: {
    label: "Dónde está {{spoken}}",
    hint: "Se prueban los callbacks de esta API. Un número está en una sola de ellas.",
    cloud: "en la nube",
    "on-premises": "en el cliente local",
    last: "Como se vio por última vez.",
  },
  level: {
    label: "Callback que se toma prestado",
    hint: "Si lo decide Switchover, el que alcanza a menos números.",
    shortest: "el de menor alcance",
    number: "el del número",
    account: "el de la cuenta de empresa",
    application: "el de la aplicación",
  },
  wait: "Tiempo para el mensaje",
  waitHint: "Después la prueba termina sin él.",
  start: "Empezar la prueba",
  chooseFirst: "Elija primero qué camino lleva a este equipo.",
  steps: "Prueba de {{spoken}}",
  step: {
    tunnel: "Abre el camino desde fuera hasta este equipo.",
    "outside-in": "Palabras propias salen a la dirección pública y tienen que volver sin cambios.",
    borrowed: "Anota el callback que hay ahora y lo pone en este equipo.",
    handshake: "La plataforma hace una pregunta a la dirección antes de entregar nada allí.",
    message: "Usted envía una palabra desde cualquier teléfono.",
    status: "enviado → entregado → leído",
    restored: "Devuelve el callback exactamente como estaba.",
  },
  why: "Por qué, y qué hacer",
  sendWord: "Envíe {{word}} a {{spoken}} desde cualquier teléfono, o escanee el código.",
  send: {
    title: "Envíe ahora esta palabra",
    text: "Desde cualquier teléfono, en la aplicación de mensajería que usan sus clientes:",
    copy: "Copiar la palabra",
    to: "al número",
    code: "Un código que contiene el número y la palabra como texto",
    codeHint: "Contiene número y palabra como texto, para copiarlos en el teléfono.",
    practice: "Está practicando: escríbala en el teléfono de práctica de al lado.",
    waiting: "Esperando el mensaje",
  },
  token: {
    title: "¿De quién es el callback que hay allí?",
    what: "Hay un callback en el nivel que hay que tomar prestado:",
    level: {
      number: "Hay un callback para este número:",
      account: "Hay un callback para toda la cuenta de empresa:",
      application: "Hay un callback para la aplicación:",
      client: "El cliente local tiene un callback:",
    },
    why: "Es de alguien, y la plataforma no dice a nadie su token de verificación. Sin él no se podría devolver exactamente como está. Pídaselo a su dueño: no se cambia nada antes de que usted lo dé.",
    name: "Token de verificación de ese callback",
    hint: "Va a la bóveda, y al final vuelve a la plataforma. No se muestra en ningún sitio.",
    give: "Dar el token y seguir",
  },
  forwardsTo: "Lo que llega sigue, sin cambios, hacia",
  forwardsNowhere: "Ahora mismo lo que llega no se pasa a nadie.",
  finish: {
    withoutMessage: "Terminar sin mensaje",
    stop: "Detener la prueba",
    hint: "Lo probado hasta ahora vale, y el callback se devuelve.",
  },
  restoring: "Se está devolviendo el callback.",
  arrivals: {
    title: "Qué ha llegado",
    signature: {
      valid: "Llegó, firma válida",
      unchecked: "Llegó, firma sin comprobar",
      missing: "Rechazado: sin firma",
      invalid: "Rechazado: firma incorrecta",
    },
    message: "Su mensaje",
    status: {
      sent: "Estado: enviado",
      delivered: "Estado: entregado",
      read: "Estado: leído",
      failed: "Estado: fallido",
    },
    otherStatus: "Estado:",
    after: {
      message: "{{time}} después de pedírselo",
      status: "{{time}} después del mensaje",
    },
  },
  reply: {
    title: "Responder y ver que el envío funciona",
    over: "La respuesta",
    what: "Una respuesta, al teléfono que envió su mensaje (su número termina en {{digits}}):",
    why: "Va por la API en la que está el número. El callback se queda aquí hasta que lleguen sus estados, 60 s como mucho. Si no elige en 5 min, no se envía nada.",
    open: "Enviar esta respuesta",
    decline: "No enviar",
    dialog: "¿Enviar una respuesta al número que termina en {{digits}}?",
    once: "Se envía una sola vez y no se puede retirar.",
    send: "Enviar respuesta",
    sending: "La respuesta se está enviando.",
    awaiting: "Esperando los estados de la respuesta",
    statuses: "Estados de la respuesta",
    after: "{{time}} después de enviarla",
  },
  verdict: {
    arrives: {
      what: "Los webhooks llegan.",
      next: "Un mensaje real llegó de la plataforma a este equipo. Su propio endpoint es otra cosa: examínelo en Endpoint.",
    },
    unchecked: {
      what: "Los mensajes llegan, pero nadie comprobó quién los envió.",
      next: "Guarde el secreto de la app en Webhooks y repita la prueba: solo una firma válida prueba que lo envió la plataforma.",
    },
    "does-not-arrive": {
      what: "Los webhooks no llegan.",
      next: "La primera línea de abajo sin marca dice dónde se corta el camino y qué hacer.",
    },
    inconclusive: {
      what: "Todavía no se puede saber si los webhooks llegan.",
      next: "Algo distinto de la plataforma explica el silencio, o lo que llegó no prueba nada. La primera línea sin marca dice qué fue.",
    },
    unsigned: {
      what: "Los mensajes llegan desde el cliente local.",
      next: "La palabra llegó a la dirección secreta que nombraban los ajustes del cliente. El cliente no firma nada, así que en este lado no hay prueba más fuerte.",
    },
    interrupted: {
      what: "Switchover terminó en mitad de esta prueba.",
      next: "Lo visto hasta entonces se perdió, y no se sabe si llegan los mensajes. Pruebe de nuevo.",
    },
    stopped: {
      what: "La prueba se detuvo antes de ver un mensaje.",
      next: "Lo marcado hasta entonces está probado. No se sabe si llegan los mensajes. Si una línea de abajo falló, dice qué hacer.",
    },
  },
  leftAsChanged: {
    what: "Alguien ha cambiado el callback mientras tanto.",
    next: "Se dejó como está, así que no hay nada que devolver. La última línea de abajo dice qué hay allí.",
  },
  restoredNoNext:
    "Puede que las notificaciones de su número sigan viniendo a este equipo. Devuelva el callback ahora o póngalo en el panel de la plataforma.",
  proven: "Lo que mostró esta prueba",
  notProven: "Lo que no mostró",
  again: "Probar de nuevo",
  toEvents: "Ver todo lo que llegó",
} as const satisfies ShapeOf<typeof english>;
