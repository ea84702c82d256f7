import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { run as english } from "../en/run.ts";

/** Texts of a migration: its screen, its steps, its questions and its end. */
export const run = {
  title: {
    before: {
      "to-cloud": "Preparando el traspaso de {{spoken}} a la nube",
      "to-onprem": "Preparando el traspaso de {{spoken}} al cliente local",
    },
    point: {
      "to-cloud": "Listo para traspasar {{spoken}} a la nube: nada se ha traspasado",
      "to-onprem": "Listo para traspasar {{spoken}} al cliente local: nada se ha traspasado",
    },
    question: {
      before: "Esperando su confirmación: nada se ha traspasado",
      after: "Esperando su confirmación para terminar el traspaso de {{spoken}}",
      unknown: "Esperando su confirmación: se desconoce la ubicación de {{spoken}}",
    },
    code: "Esperando su código: nada se ha traspasado",
    codeAgain: "A la espera de su código: se desconoce la ubicación de {{spoken}}",
    codeReported: {
      cloud: "A la espera de su código: {{spoken}} está en la nube, sin confirmar por la plataforma",
      "on-premises":
        "A la espera de su código: {{spoken}} está en el cliente local, sin confirmar por la plataforma",
    },
    pausing: {
      before: "Esperando hasta {{time}}: nada se ha traspasado",
      after: "Esperando hasta {{time}}",
    },
    interrupted: {
      before: "Traspaso de {{spoken}} interrumpido: nada se ha traspasado",
      after: "Traspaso de {{spoken}} interrumpido",
    },
    rest: {
      "to-cloud": "Terminando el traspaso de {{spoken}} a la nube",
      "to-onprem": "Terminando el traspaso de {{spoken}} al cliente local",
    },
    moving: {
      "to-cloud": "Traspasando {{spoken}} a la nube",
      "to-onprem": "Traspasando {{spoken}} al cliente local",
    },
    unknown: "La ubicación de {{spoken}} es desconocida",
    besides: {
      status: "{{title}}. Estado en la plataforma: «{{value}}»",
      sending: "{{title}}. Envío: «{{value}}»",
    },
    moved: {
      unheard: "{{spoken}} está en la nube, pero sus mensajes no le llegan",
      cloud: {
        working: "{{spoken}} está ahora en la nube y funciona",
        plain: "{{spoken}} está ahora en la nube",
      },
      "on-premises": {
        working: "{{spoken}} está ahora en el cliente local y funciona",
        plain: "{{spoken}} está ahora en el cliente local",
      },
    },
    notMoved: {
      unconfirmed: "Este traspaso no ha traspasado nada",
      cloud: {
        working: "Sin traspasar: sigue en la nube y sigue funcionando",
        plain: "Sin traspasar: sigue en la nube",
      },
      "on-premises": {
        working: "Sin traspasar: sigue en el cliente local y sigue funcionando",
        plain: "Sin traspasar: sigue en el cliente local",
      },
    },
    arrives: {
      cloud: "{{spoken}} está en la nube y llegan mensajes",
      "on-premises": "{{spoken}} está en el cliente local y llegan mensajes",
    },
    silent: {
      cloud: "{{spoken}} está en la nube, pero el mensaje de prueba no llegó",
      "on-premises": "{{spoken}} está en el cliente local, pero el mensaje de prueba no llegó",
    },
    reported: {
      cloud: "{{spoken}} está en la nube, sin confirmar por la plataforma",
      "on-premises": "{{spoken}} está en el cliente local, sin confirmar por la plataforma",
    },
    ended: {
      "to-cloud": "Traspaso de {{spoken}} a la nube",
      "to-onprem": "Traspaso de {{spoken}} al cliente local",
    },
  },
  lead: "Iniciado {{at}} · ID {{run}}",
  leadOpen: "Iniciado {{at}}",
  close: "Puede cerrar esta ventana. Lo que está en curso continúa, y puede volver al traspaso más tarde.",
  gone: "Mostrar traspasos",
  damagedRows_one: "No se puede leer 1 fila del diario de este traspaso. Lo que registró falta aquí.",
  damagedRows_other:
    "No se pueden leer {{count}} filas del diario de este traspaso. Lo que registraron falta aquí.",
  evidence: {
    crossing: "En traspaso: se envió «{{step}}», se espera la respuesta",
    crossingUnseen: "Se envió «{{step}}»; aquí se desconoce si llegó la respuesta",
    lost: "No hay registrada una respuesta utilizable a «{{step}}»",
    copied: "Puede que «{{step}}» se enviara desde otro lugar después de la copia",
    unusable: "Llegó una respuesta a «{{step}}», pero no indica el resultado",
    unlooked: "Este traspaso aún no ha comprobado nada; lo hace su primer paso.",
    untold: "Ninguna de las dos API informa de una ubicación",
    answer: "Confirmado por la respuesta a «{{step}}»",
    webhook: "Confirmado por un webhook firmado",
    person: "sin confirmar por la plataforma",
    none: "sin confirmar",
    cloud: {
      cloud: "nube: registrado aquí",
      "on-premises": "nube: registrado en el cliente local",
      nowhere: "nube: no registrado",
      somewhere: "nube: en servicio, sin informar de la ubicación",
      silent: "nube: no informa de la ubicación",
    },
    client: {
      "serves-number": "cliente local: conectado con este número",
      "serves-another": "cliente local: atiende otro número",
      connected: "cliente local: conectado, sin informar del número",
      connecting: "cliente local: conectando",
      down: "cliente local: no conectado",
      unregistered: "cliente local: no registrado",
      silent: "cliente local: no informa de la ubicación",
    },
  },
  rescue: {
    title: "No hubo respuesta utilizable y Switchover encontró {{spoken}}",
    sent: "La petición se envió.",
    lost: "No obtuvo una respuesta utilizable y no se volvió a enviar.",
    checked_one: "Se comprobaron ambas API, al menos una vez.",
    checked_other: "Se comprobaron ambas API, al menos {{count}} veces.",
    waited: "La ubicación era desconocida.",
    found: "Encontrado: {{finding}}",
    by: {
      webhook: "Encontrado: llegó un mensaje firmado que solo puede recibir un número en la nube.",
      "late-answer": "Encontrado: la respuesta llegó finalmente y confirma el traspaso.",
    },
  },
  certificate: "Certificado",
  evidenceOf: {
    open: "Mostrar las pruebas",
    title: "Pruebas",
    about: "Traspaso {{run}}. Los secretos nunca se muestran.",
    comparisons_one: "1 comparación",
    comparisons_other: "{{count}} comparaciones",
    requests_one: "1 petición",
    requests_other: "{{count}} peticiones",
    checks_one: "1 comprobación",
    checks_other: "{{count}} comprobaciones",
    unexpected_one: "1 dato cambió sin esperarlo",
    unexpected_other: "{{count}} datos cambiaron sin esperarlo",
    tab: {
      comparisons: "Comparaciones",
      requests: "Peticiones",
      messages: "Mensajes",
      checks: "Comprobaciones",
    },
    none: {
      comparisons: "No se pudo comparar nada: los datos del número no se leyeron antes y después.",
      arrived: "Desde entonces no llegó nada aquí para este número.",
      number: "Ningún espacio de trabajo contiene este número, así que sus mensajes no se pueden mostrar.",
      messages: "Ningún mensaje y ninguna respuesta están confirmados desde el traspaso.",
      checks: "No hay comprobaciones previas registradas de este traspaso.",
    },
    arrived: "Recibido desde que empezó este traspaso",
    more: "Se muestran los {{count}} más recientes.",
    event: "Mostrar este evento",
    events: "Mostrar todos los eventos",
  },
  calls: {
    about:
      "Las mismas llamadas para una terminal u otra herramienta. Los secretos se nombran, no se muestran; las llamadas que cambian algo están comentadas.",
    copy: "Copiar como cURL",
    save: "Guardar llamadas",
    form: {
      curl: "Script de shell con cURL",
      har: "Archivo HTTP (HAR)",
      openapi: "Ambas API como OpenAPI",
    },
    copied: "Copiado",
    notCopied: "No se ha copiado. Guarde el script.",
  },
  cells: {
    label: "Pasos de este traspaso",
    show: "Mostrar los pasos y sus pruebas",
    you: "a la espera de usted",
    inspect: "Comprobar",
    backup: "Copiar",
    register: "Registrar",
    subscribe: "Suscribir",
    verify: "Verificar",
    account: "Pedir código",
    code: "Enviar código",
    shards: "Particiones",
  },
  steps: {
    title: "Pasos",
    state: {
      pending: "sin iniciar",
      skipped: "omitido",
      "in-flight": "en curso",
      "not-sent": "no enviado",
      rejected: "rechazado",
      unknown: "resultado desconocido",
      confirmed: "hecho",
      said: "indicado por usted",
      asked: "sin confirmar, sin respuesta útil",
    },
    will: {
      inspect: "Comprueba el número en ambas API. Solo lectura: no cambia nada.",
      backup:
        "El cliente local hace una copia de seguridad del registro. Switchover la cifra en la bóveda y la vuelve a leer.",
      register:
        "La nube registra el número con la copia de seguridad y el PIN. A partir de aquí, el número se traspasa.",
      subscribe: "Suscribe su aplicación a los webhooks de la cuenta, para que lleguen los mensajes.",
      verify: "Comprueba otra vez ambas API y compara el número con cómo estaba antes.",
      account: "El cliente local solicita el registro. La plataforma envía un código de registro.",
      code: "Usted envía el código. Con él, el número deja la nube y pasa al cliente local.",
      shards: "Configura el número de particiones que usted eligió.",
    },
    byBackup: "La ubicación está confirmada por el cliente local: dio una copia de seguridad.",
    once: "Se envía una vez; solo se vuelve a enviar si usted lo pide.",
    progress: "Esperando la respuesta",
    meanwhile:
      "Todavía no hay ningún error: la plataforma puede tardar. Puede cerrar esta ventana. No inicie el mismo traspaso en otro sitio.",
    interrupted: "Detenido antes de la respuesta. Resultado desconocido.",
    copied: "Puede haberse enviado desde otro lugar después de la copia. Resultado desconocido.",
  },
  detail: {
    open: "Peticiones y respuestas: {{step}}",
    summary: "Peticiones y respuestas",
    none: "Aún no se ha enviado nada para este paso.",
    reading: "Cargando lo que se envió",
    failed: "Ahora no se puede mostrar lo que se envió.",
    list: "Peticiones y respuestas de «{{step}}»",
    request: "Petición",
    requestNote: "Los secretos se sustituyen por marcadores.",
    duration: "Después de {{duration}}",
    status: "Estado HTTP {{status}}",
    code: "Error {{code}}",
    codeSub: "Error {{code}}, subcódigo {{subcode}}",
    platformSaid: "Mensaje de la plataforma",
    trace: "ID de rastreo",
    copyTrace: "Copiar ID de rastreo",
    witness: "Mostrar mensaje",
  },
  ready: {
    held: {
      title: "Switchover está trabajando en ello.",
      text: "Cada paso se registra antes de enviarlo. Aquí ve a qué espera Switchover.",
    },
    lost: "Cuando se perdió la conexión, Switchover trabajaba en este traspaso. Aquí se desconoce si continuó.",
    again: "Reanudar traspaso",
    againIn: "Reanudar en {{left}}",
  },
  pausing: {
    title: "En espera hasta {{time}}",
    left: "quedan {{duration}}",
    why: {
      retry: "La petición no salió de este equipo. Switchover la reintenta después de esta espera.",
      "second-look":
        "Un cambio puede tardar unos segundos en verse. Switchover comprueba otra vez ambas API después de esta espera.",
      "told-to-wait": "La plataforma pidió esta espera.",
      throughput:
        "El número se ha traspasado y sus webhooks están suscritos. La plataforma puede tardar hasta 1 min en aumentar su rendimiento; Switchover lo comprueba otra vez después de esta espera.",
    },
    itself: "Continúa automáticamente.",
    now: "La espera ha terminado. Reanude el traspaso.",
  },
  ask: {
    warnings: {
      list: "Advertencias",
      accept: "He leído las advertencias y las acepto",
      go: "Continuar con advertencias",
    },
    sending: {
      accept: "Nada envía mensajes por este número",
      go: "El envío está en pausa: continuar",
    },
    point: {
      next: "Qué ocurre a continuación",
      nextText: {
        "to-cloud":
          "La nube registra el número con la copia de seguridad y el PIN. No se puede cancelar: el cliente local pierde el número de inmediato.",
        "to-onprem":
          "El cliente local solicita el registro y la plataforma envía un código. Pedir el código no traspasa nada.",
      },
      downtime: "Tiempo sin servicio previsto",
      downtimeIs: "Unos segundos. Los mensajes enviados entonces se pierden sin aviso.",
      backup: "Dónde está la copia de seguridad",
      backupText: "Cifrada en la bóveda, como {{label}}, hasta que usted la elimine.",
      backupNone: "La bóveda no tiene copia de seguridad para este traspaso.",
      code: "Qué no se puede deshacer",
      codeText:
        "Enviar el código. Cuando la plataforma lo acepta, la nube pierde el número de inmediato. Usted mismo lo envía en la pantalla siguiente.",
      back: "Cómo traspasar de vuelta",
      backText:
        "Un traspaso nuevo en el otro sentido, con sus propias comprobaciones y su tiempo sin servicio.",
      pin: "Un PIN erróneo puede detener el cliente local. Si el PIN puede ser otro, establezca primero uno nuevo.",
      go: { "to-cloud": "Traspasar a la nube", "to-onprem": "Pedir el código" },
      stay: "Hacer una pausa",
      doneBackup: "En pausa. La copia de seguridad se hizo y está cifrada en la bóveda.",
      doneChecks: "En pausa. Se comprobaron ambas API; no se cambió nada.",
      notDone: {
        "to-cloud": "No se envió ningún registro. Continúe aquí cuando quiera.",
        "to-onprem": "No se pidió ningún código. Continúe aquí cuando quiera.",
      },
    },
    phrase: { go: "Continuar" },
    name: {
      expected: "Esperado",
      reported: "Informado por el cliente local",
      noneExpected: "no se fijó ninguno",
      noneReported: "ninguno",
      label: "Escriba el nombre informado para aceptarlo",
      accept: "He comparado los dos nombres: el informado es mi empresa",
      go: "Aceptar nombre",
      hidden:
        "El nombre contiene caracteres invisibles. Se muestran como escapes, por ejemplo \\u{202e}; escríbalos tal como se muestran.",
    },
  },
  type: {
    number: "Escriba los dígitos del número para continuar: {{spoken}}",
    left_one: "falta {{count}} dígito",
    left_other: "faltan {{count}} dígitos",
    matches: "Coincide",
    hint: "Todos los dígitos con el código de país. Los espacios no importan.",
    not: "Ese no es todavía el número.",
  },
  unknown: {
    watch: {
      title: "Comprobación automática",
      paused: "Comprobaciones en pausa",
      text: "Las siguientes comprobaciones llegan a los 30 s y después con menos frecuencia, hasta una cada 2 min. La petición nunca se vuelve a enviar por sí sola.",
      next: "hasta la próxima",
      checking: "Comprobando ambas API",
      locked: "Las comprobaciones están en pausa: la bóveda está bloqueada.",
      unlock: "Desbloquear y comprobar",
      failed: "No se pudo hacer la comprobación.",
      agree: {
        still: {
          cloud:
            "Ambas API siguen informando de que está en la nube. La petición puede surtir efecto más tarde.",
          "on-premises":
            "Ambas API siguen informando de que está en el cliente local. La petición puede surtir efecto más tarde.",
        },
        there: {
          cloud: "Ambas API informan de que está en la nube.",
          "on-premises": "Ambas API informan de que está en el cliente local.",
        },
      },
      count_one: "{{count}} comprobación desde las {{since}}",
      count_other: "{{count}} comprobaciones desde las {{since}}",
      latest: "Últimas comprobaciones",
      go: "Comprobar ahora",
    },
    message: {
      title: "Un mensaje puede confirmar la nube",
      text: "Un mensaje firmado a {{spoken}} que llegue aquí confirma que el número está en la nube. Que no llegue ninguno no confirma nada: solo puede llegar donde su aplicación ya está suscrita.",
      listening: "A la escucha desde las {{since}}: los mensajes a este número llegan aquí.",
      test: "Probar webhooks",
    },
    meanwhile: {
      title: "Mientras tanto",
      lost: "Pueden perderse mensajes al número.",
      backup: {
        there: "La copia de seguridad está a salvo en la bóveda.",
        released: "La copia de seguridad ya no está en la bóveda.",
        "not-known": "La copia de seguridad se guardó en la bóveda antes de la petición.",
      },
      screens: "Puede usar otras pantallas: las comprobaciones continúan mientras Switchover funcione.",
      next: "En cuanto se conozca la ubicación, el traspaso continúa o termina por sí solo.",
    },
    ways: "Sé dónde está",
    waysNote: "Solo si puede verlo usted mismo. Aquí nada se hace sin su confirmación.",
    seen: {
      title: "Indicar la ubicación",
      text: "Consulte el panel de la plataforma. Se registra como indicado por usted.",
      cloud: "Indicar nube…",
      "on-premises": "Indicar cliente local…",
      dialog: {
        cloud: "¿Indicar que {{spoken}} está en la nube?",
        "on-premises": "¿Indicar que {{spoken}} está en el cliente local?",
      },
      means: {
        moved: "El paso se marca como hecho, indicado por usted, y el traspaso continúa con el siguiente.",
        "unmoved-register": "El traspaso termina sin traspasar el número. Puede iniciar otro.",
        "unmoved-code": "El traspaso vuelve a esperar el código de registro.",
        ended:
          "Se registra en el traspaso como indicado por usted. Después puede iniciar traspasos nuevos de este número.",
      },
      warning: "Una indicación errónea puede cortar los mensajes. No indique nada si no está seguro.",
      go: { cloud: "Indicar nube", "on-premises": "Indicar cliente local" },
    },
    repeat: {
      register: {
        title: "Volver a enviar el registro",
        text: "El mismo PIN y la misma copia de seguridad. Usa 1 intento.",
        go: "Volver a enviar…",
        dialog: "¿Volver a enviar el registro de {{spoken}}?",
        means:
          "Switchover comprueba primero ambas API. Solo si eso no aclara nada vuelve a enviar la misma petición.",
        confirm: "Volver a enviar el registro",
      },
      code: {
        title: "Enviar el código otra vez",
        text: "Esto por sí solo no envía nada. Puede introducir otra vez el código de registro.",
        go: "Introducir el código otra vez…",
        dialog: "¿Introducir otra vez el código de {{spoken}}?",
        means:
          "Switchover comprueba primero ambas API. Solo si eso no aclara nada puede enviar el código otra vez.",
        confirm: "Introducir el código otra vez",
      },
    },
    attempts: "Quedan: {{inRun}} en este traspaso, {{inWindow}} en 72 h.",
    attemptsFree: "Quedan: {{inRun}} en este traspaso, {{inWindow}} en 72 h. Siguiente disponible: {{time}}.",
    spent: "No quedan intentos: ahora no se puede volver a enviar la petición.",
    abandon: {
      title: "Abandonar este traspaso",
      text: "El traspaso termina. La ubicación del número sigue siendo desconocida hasta que una comprobación lo encuentre o usted la indique.",
    },
  },
  abandon: {
    open: "Abandonar traspaso…",
    title: "¿Abandonar este traspaso?",
    means:
      "Switchover comprueba una vez ambas API y termina el traspaso. No envía nada que cambie el número.",
    place: {
      known: "El número se queda donde está. Puede iniciar un traspaso nuevo.",
      unknown:
        "Ubicación desconocida; abandonar no lo cambia. Un traspaso nuevo comprueba antes ambas API. Si no muestran el número, indique su ubicación.",
      half: "El número ya se ha traspasado. Lo que falta, como los webhooks, queda sin hacer.",
    },
    ended:
      "Después no podrá reanudarlo. Se eliminan los secretos guardados para él; la copia de seguridad se queda.",
    confirm: "Abandonar traspaso",
    cancel: "Conservar traspaso",
  },
  foundSince: {
    title: {
      cloud: "Una comprobación posterior lo encontró en la nube",
      "on-premises": "Una comprobación posterior lo encontró en el cliente local",
      unknown: "Una comprobación posterior no encontró la ubicación",
    },
    text: "Comprobado: {{time}}.",
    reported: {
      cloud: "No es la ubicación que indicó: en la nube. Cuenta la comprobación.",
      "on-premises": "No es la ubicación que indicó: en el cliente local. Cuenta la comprobación.",
      unknown: "Cuenta la comprobación.",
    },
    before: {
      cloud: "Este traspaso terminó con el número en la nube.",
      "on-premises": "Este traspaso terminó con el número en el cliente local.",
      unknown: "Cuando este traspaso terminó, la ubicación era desconocida.",
    },
    open: "Abrir número",
  },
  followed: { open: "Abrir el traspaso más reciente" },
  ended: {
    pin: {
      title: "Introduzca el PIN correcto",
      text: {
        "to-cloud":
          "La nube rechazó el PIN. Un PIN erróneo puede detener también el cliente local; por eso después se comprobaron ambas API. Cada PIN se envía una sola vez.",
        "to-onprem": "El cliente local rechazó el PIN. Cada PIN se envía una sola vez.",
      },
      held: "La plataforma pidió una espera. Puede reanudar en",
      go: "Guardar PIN y reanudar",
    },
    movesAtOnce: {
      title: "Reanudar traspasa el número al instante",
      text: "El punto sin retorno está confirmado. Al reanudar, Switchover envía la petición de registro sin volver a preguntar.",
    },
    newRun: "Iniciar un traspaso nuevo",
    newRunIn: "Iniciar un traspaso nuevo en {{left}}",
    downtimeTitle: "Tiempo sin servicio medido: {{duration}}",
    downtimeUntilConfirmed: "Tiempo sin servicio: {{duration}} desde la petición hasta la confirmación",
    unmeasured: "No se midió el tiempo sin servicio.",
    tick: "1 marca son {{duration}}",
    sentAt: "Petición enviada {{time}}",
    arrivedAt: "Confirmado {{time}}",
    waited: "De él, a la espera de una persona",
    downtime: {
      answer: "De la petición de traspaso a su respuesta",
      "look-up": "De la petición de traspaso a la comprobación que lo confirmó",
      asked: "De la petición de traspaso a la comprobación posterior",
      webhook: "De la petición de traspaso al mensaje que lo confirmó",
      person: "De la petición de traspaso a lo indicado por usted",
    },
    downtimeNote:
      "En torno al traspaso, la plataforma descarta mensajes durante unos segundos y no informa de cuáles.",
    gap: "De la respuesta del registro a la suscripción",
    changes: {
      title: "Antes y después",
      member: "Qué",
      before: "Antes",
      after: "Después",
      judged: "Comparación",
    },
    pair: {
      title: "Copia de seguridad en la bóveda",
      text: "La copia de seguridad del registro está en la bóveda con esta etiqueta. Consérvela hasta que el número se haya traspasado y lleguen mensajes.",
      unseen:
        "El traspaso guardó la copia de seguridad del registro en la bóveda con esta etiqueta. La bóveda no se ha comprobado ahora, así que se desconoce si sigue ahí.",
      label: "Etiqueta",
      copy: "Copiar etiqueta",
      forget: "Eliminar copia de seguridad…",
      dialog: "¿Eliminar la copia de seguridad de {{spoken}}?",
      means:
        "La copia de seguridad se elimina de la bóveda. Cuando el número ha dejado el cliente local, no se puede hacer otra.",
      confirm: "Eliminar la copia de seguridad definitivamente",
      gone: "La copia de seguridad se eliminó de la bóveda.",
    },
    back: {
      title: "Traspasar de vuelta",
      text: "Un traspaso nuevo con sus propias comprobaciones y su tiempo sin servicio.",
      show: "Mostrar plan",
      notes: "Antes de usarlo",
      copy: "Copiar plan",
      save: "Guardar plan como archivo",
      link: "Traspasar de vuelta",
    },
    story: {
      save: "Guardar registro de actividad",
      copy: "Copiar registro de actividad",
      failed: "No se pudo leer el registro de actividad.",
    },
  },
  problem: {
    goToRun: "Abrir ese traspaso",
    toSheet: "Crear la hoja de recuperación",
    again: "Intentar de nuevo",
  },
} as const satisfies TranslationOf<"es", typeof english>;
