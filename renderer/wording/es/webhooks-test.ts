import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksTest as english } from "../en/webhooks-test.ts";

/** Words of the guided test. */
export const webhooksTest = {
  title: "Probar webhooks",
  phase: {
    working: "Probando los webhooks",
    "awaiting-token": "En espera del token de verificación",
    "awaiting-message": "En espera de su mensaje",
    "awaiting-reply": "El mensaje llegó: una respuesta confirma el envío",
    restoring: "Restaurando la URL de devolución de llamada",
  },
  endedAt: "prueba terminada",
  toEndpoint: "Comprobar su punto de conexión",
  lead: "Reciba en este equipo un mensaje real de la plataforma. Al final se restaura la URL de devolución de llamada.",
  number: "Número",
  elsewhere: "Se está probando otro número de este espacio de trabajo. Solo se hace una prueba a la vez.",
  toElsewhere: "Ir a esa prueba",
  will: {
    title: "Qué va a pasar",
    reach: "Se comprueba la URL pública desde fuera antes de darla a la plataforma.",
    borrow: "Se guarda la URL de devolución de llamada de menor alcance y después se dirige aquí.",
    message: "Usted envía una palabra clave al número desde cualquier teléfono y la ve llegar.",
    reply: "Puede enviar una respuesta a ese teléfono para ver que el envío también funciona.",
    giveBack:
      "Se restaura la URL de devolución de llamada, incluso tras una caída. Hasta entonces sigue indicada aquí.",
  },
  noSecret:
    "No hay ningún secreto de la aplicación guardado. La prueba puede hacerse, pero no puede confirmar que las notificaciones sean auténticas.",
  forward: "Reenviar todo al punto de conexión de producción durante la prueba",
  forwardOn:
    "Las notificaciones se reenvían sin cambios a la URL de devolución de llamada anterior, y su respuesta vuelve a la plataforma. La plataforma vuelve a enviar lo que producción no acepta.",
  forwardOff:
    "Las notificaciones que llegan durante la prueba solo se guardan aquí. Su sistema de producción no las recibe.",
  more: "Más opciones",
  side: {
    label: "API de {{spoken}}",
    hint: "La prueba usa la URL de devolución de llamada de esta API. Un número está en una sola API a la vez.",
    cloud: "nube",
    "on-premises": "cliente local",
    last: "Su última ubicación observada.",
  },
  level: {
    label: "URL de devolución de llamada que se sustituye temporalmente",
    hint: "De forma predeterminada, Switchover elige la que afecta a menos números.",
    shortest: "la de menor alcance",
    number: "la del número",
    account: "la de la cuenta de empresa",
    application: "la de la aplicación",
  },
  wait: "Espera del mensaje",
  waitHint: "Pasado este tiempo, la prueba termina sin mensaje.",
  start: "Iniciar la prueba",
  chooseFirst: "Elija primero un túnel hasta este equipo.",
  steps: "Prueba de {{spoken}}",
  step: {
    tunnel: "Abre el túnel hasta este equipo.",
    "outside-in": "Envía un texto aleatorio a la URL pública; tiene que volver sin cambios.",
    borrowed: "Guarda la URL de devolución de llamada actual y después la dirige a este equipo.",
    handshake:
      "La API de la nube envía una solicitud de verificación antes de entregar allí. El cliente local no envía ninguna.",
    message: "Usted envía la palabra clave desde cualquier teléfono.",
    status: "enviado → entregado → leído",
    restored: "Restaura la URL de devolución de llamada exactamente como estaba.",
  },
  why: "Causa y solución",
  sendWord: "Envíe {{word}} a {{spoken}} desde cualquier teléfono.",
  send: {
    title: "Envíe esta palabra clave",
    text: "Desde cualquier teléfono, en la aplicación de mensajería que usan sus clientes:",
    copy: "Copiar la palabra clave",
    to: "al número",
    code: "Código con el número y la palabra clave como texto sin formato",
    codeHint: "Contiene el número y la palabra clave como texto sin formato, para copiarlos en el teléfono.",
    practice: "Está en Práctica: envíela desde el teléfono de práctica de esta pantalla.",
    waiting: "Esperando el mensaje",
  },
  token: {
    title: "Se necesita el token de verificación",
    what: "Hay una URL de devolución de llamada donde la prueba tiene que sustituirla:",
    level: {
      number: "Este número tiene una URL de devolución de llamada:",
      account: "Toda la cuenta de empresa tiene una URL de devolución de llamada:",
      application: "La aplicación tiene una URL de devolución de llamada:",
      client: "El cliente local tiene una URL de devolución de llamada:",
    },
    why: "La plataforma no devuelve su token de verificación, y sin él la URL de devolución de llamada no se puede restaurar exactamente. Pídaselo a su responsable. No se cambia nada hasta que usted lo introduzca.",
    name: "Token de verificación de esta URL de devolución de llamada",
    hint: "Se guarda en la bóveda y se envía a la plataforma al restaurar la URL de devolución de llamada. Nunca se muestra.",
    give: "Enviar el token",
  },
  forwardsTo: "Las notificaciones se reenvían, sin cambios, a",
  forwardsNowhere: "Las notificaciones no se están reenviando.",
  finish: {
    withoutMessage: "Terminar sin mensaje",
    withRejected: "Terminar la prueba",
    stop: "Detener la prueba",
    hint: "Se conservan los resultados hasta ahora y se restaura la URL de devolución de llamada.",
  },
  rejected: {
    invalid: "Llegó un mensaje con una firma incorrecta. No cuenta.",
    missing: "Llegó un mensaje sin firma. No cuenta.",
    next: "Termine la prueba para leer la causa, o envíe de nuevo la palabra clave cuando esté corregida.",
  },
  restoring: "Restaurando la URL de devolución de llamada.",
  arrivals: {
    title: "Recibido",
    signature: {
      valid: "Recibido, firma válida",
      unchecked: "Recibido, firma sin comprobar",
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
      message: "{{time}} después de pedirlo",
      status: "{{time}} después del mensaje",
    },
  },
  reply: {
    title: "Responder para probar el envío",
    over: "Respuesta",
    what: "Una respuesta, al teléfono que envió su mensaje (su número termina en {{digits}}):",
    why: "Se envía por la API en la que está el número. La URL de devolución de llamada se queda aquí hasta que lleguen los estados de la respuesta, 60 s como máximo. Si no elige en 5 min, no se envía ninguna respuesta.",
    open: "Enviar esta respuesta",
    decline: "No enviar",
    dialog: "¿Enviar una respuesta al número que termina en {{digits}}?",
    once: "Se envía una sola vez y no se puede deshacer.",
    send: "Enviar respuesta",
    sending: "Enviando la respuesta.",
    awaiting: "Esperando los estados de la respuesta",
    statuses: "Estados de la respuesta",
    after: "{{time}} después del envío",
  },
  verdict: {
    arrives: {
      what: "Los webhooks llegan.",
      next: "La plataforma entregó un mensaje real a este equipo. Esto no prueba su propio punto de conexión: compruébelo en Punto de conexión.",
    },
    unchecked: {
      what: "Los mensajes llegan; no se comprobaron las firmas.",
      next: "Guarde el secreto de la aplicación en Webhooks y pruebe de nuevo. Solo una firma válida confirma que los envió la plataforma.",
    },
    "does-not-arrive": {
      what: "Los webhooks no llegan.",
      next: "La primera línea fallida de abajo muestra la causa y la solución.",
    },
    inconclusive: {
      what: "Se desconoce si llegan los webhooks.",
      next: "Puede que algo distinto de la plataforma explique el resultado, o lo que llegó no confirma nada. La primera línea de abajo que no se completó muestra qué fue.",
    },
    unsigned: {
      what: "Los mensajes llegan desde el cliente local.",
      next: "La palabra clave llegó a la URL secreta de los ajustes del cliente. El cliente local no firma nada, así que no es posible una confirmación más sólida.",
    },
    interrupted: {
      what: "Switchover se cerró durante esta prueba.",
      next: "Los resultados hasta entonces se perdieron. Se desconoce si llegan los mensajes. Pruebe de nuevo.",
    },
    rejected: {
      what: "No contó ningún mensaje: lo que llegó tenía una firma incorrecta.",
      next: "La primera línea fallida de abajo muestra la causa y la solución.",
    },
    others: {
      what: "Llegaron mensajes, pero ninguno con la palabra clave.",
      next: "Por tanto, está sin confirmar si llegan los webhooks. Pruebe de nuevo, y envíe la propia palabra clave, como texto.",
    },
    stopped: {
      what: "La prueba se detuvo antes de que llegara la palabra clave.",
      next: "Las líneas completadas están confirmadas. Se desconoce si llegan los mensajes. Si una línea de abajo falló, muestra la solución.",
    },
  },
  leftAsChanged:
    "A Switchover no le queda nada por restaurar. La última línea de abajo muestra lo que encontró.",
  certificateLeft: "Retírelo ahora, o en el cliente. Su clave privada ya no existe.",
  restoredNoNext:
    "Puede que las notificaciones de su número sigan enviándose a este equipo. Restaure la URL de devolución de llamada ahora, o fíjela en el panel de la plataforma.",
  proven: "Confirmado por esta prueba",
  notProven: "Sin confirmar",
  backToRun: "Volver al traspaso",
  again: "Probar de nuevo",
  toEvents: "Mostrar los eventos recibidos",
} as const satisfies TranslationOf<"es", typeof english>;
