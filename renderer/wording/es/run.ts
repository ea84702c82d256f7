import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { run as english } from "../en/run.ts";

/** Palabras de un traspaso: su pantalla, sus pasos, sus preguntas y su final. */
export const run = {
  title: {
    moving: {
      "to-cloud": "Traspasando {{spoken}} a la nube",
      "to-onprem": "Traspasando {{spoken}} a local",
    },
    unknown: "¿Dónde está {{spoken}}?",
    ended: {
      "to-cloud": "Traspaso de {{spoken}} a la nube",
      "to-onprem": "Traspaso de {{spoken}} a local",
    },
  },
  lead: "Empezado {{at}} · traspaso {{run}}",
  leadStep: "Empezado {{at}} · paso {{number}} de {{count}}: {{step}}",
  close: "Puede cerrar esta ventana. Lo que está en curso sigue, y encontrará el traspaso donde esté.",
  gone: "Ir a los traspasos",
  damagedRows_one: "No se puede leer una fila del diario de este traspaso. Lo que decía falta aquí.",
  damagedRows_other:
    "No se pueden leer {{count}} filas del diario de este traspaso. Lo que decían falta aquí.",
  evidence: {
    crossing: "Cruzando: se envió «{{step}}» y se espera su respuesta",
    lost: "La respuesta a «{{step}}» no llegó",
    unlooked: "Este traspaso aún no ha mirado por sí mismo; lo hace su primer paso.",
    untold: "Ningún lado dice dónde está",
    answer: "Probado por la respuesta de la plataforma a «{{step}}»",
    person: "Dicho por usted, sin confirmar por la plataforma",
    none: "Sin probar: nadie lo ha confirmado todavía",
    cloud: {
      cloud: "la nube dice: está aquí",
      "on-premises": "la nube dice: está en local",
      nowhere: "la nube dice: no está registrado",
      somewhere: "la nube dice: en servicio, sin decir dónde",
      silent: "la nube no respondió",
    },
    client: {
      connected: "local dice: conectado",
      connecting: "local dice: conectando",
      down: "local dice: no conectado",
      unregistered: "local dice: no registrado",
      silent: "local no respondió",
    },
  },
  steps: {
    title: "Pasos",
    state: {
      pending: "todavía no",
      skipped: "omitido",
      "in-flight": "en marcha",
      "not-sent": "no enviado",
      rejected: "rechazado",
      unknown: "resultado desconocido",
      confirmed: "hecho",
      said: "hecho por la palabra de una persona",
    },
    will: {
      inspect: "Se pregunta a ambos lados por el número tal como está ahora. No se cambia nada.",
      backup:
        "El cliente local hace una copia de seguridad del registro. Se sella en la bóveda y se vuelve a leer.",
      register: "La nube registra el número con la copia y el PIN. A partir de aquí el número se mueve.",
      subscribe: "Su aplicación se suscribe a los webhooks de la cuenta, para que lleguen los mensajes.",
      verify: "Se pregunta otra vez a ambos lados y se compara el número con el de antes.",
      account: "El cliente local pide el número. La plataforma envía un código de registro.",
      code: "Usted entrega el código. Con él, el número sale de la nube y pasa a local.",
      shards: "El número se reparte entre los fragmentos que usted pidió.",
    },
    once: "Enviado una vez. No se enviará de nuevo si usted no lo dice.",
    progress: "Esperando la respuesta",
    meanwhile:
      "Todavía no pasa nada malo: la plataforma puede tomarse su tiempo. Puede dejar esta ventana o cerrarla. No empiece el mismo traspaso en ningún otro sitio.",
    interrupted: "No se esperó la respuesta, así que nadie sabe qué fue de ella.",
  },
  detail: {
    open: "Qué se envió y qué se respondió: {{step}}",
    summary: "Qué se envió y qué se respondió",
    none: "Para este paso no se ha enviado nada todavía.",
    reading: "Leyendo lo que pasó",
    failed: "Ahora no se puede leer lo que pasó.",
    list: "Qué pasó en «{{step}}»",
    request: "Petición",
    requestNote: "Los secretos aparecen como marcadores; aquí no hay ninguno.",
    sent: "Enviado, intento {{attempt}}",
    sentBy: {
      sms: "Enviado, intento {{attempt}}, código por mensaje de texto",
      voice: "Enviado, intento {{attempt}}, código por llamada",
    },
    answered: {
      confirmed: "Respondido: sí",
      rejected: "Respondido: no",
      notSent: "No salió de este equipo",
      unknown: "Ninguna respuesta que lo aclare",
    },
    duration: "Al cabo de {{duration}}",
    status: "Estado HTTP {{status}}",
    code: "Error {{code}}",
    codeSub: "Error {{code}}, subcódigo {{subcode}}",
    platformSaid: "Las palabras de la propia plataforma",
    trace: "Identificador de seguimiento",
    copyTrace: "Copiar el identificador de seguimiento",
    looked: {
      "lost-answer": "Se miraron ambos lados, porque se perdió una respuesta",
      refusal: "Se miraron ambos lados tras un rechazo",
      resumed: "Se miraron ambos lados al retomarlo",
      abandoning: "Se miraron ambos lados antes de terminar el traspaso",
    },
    settled: {
      answer: "Cuenta como hecho: otra respuesta lo prueba",
      "look-up": "Cuenta como hecho: la mirada a ambos lados lo muestra",
      person: "Cuenta como hecho por la palabra de una persona",
    },
    granted: "Usted permitió que la petición saliera una vez más",
    withdrawn: "El permiso para enviarla una vez más se retiró: no se había usado",
    reopened: "Retomado",
    skipped: "Omitido",
  },
  ready: {
    held: {
      title: "Switchover está trabajando en ello.",
      text: "Cada paso se anota antes de enviarse. Aquí se ve qué se espera.",
    },
    lost: "Cuando se cortó la conexión, Switchover trabajaba en este traspaso. Aquí no se sabe si siguió.",
    again: "Retomar el traspaso",
  },
  pausing: {
    title: "Una espera hasta las {{time}}",
    left: "quedan {{duration}}",
    why: {
      retry: "La petición no salió de este equipo. Se intenta otra vez después de esta espera.",
      "second-look":
        "Un cambio puede tardar unos segundos en verse. Se mira otra vez a ambos lados después de esta espera.",
      "told-to-wait": "La plataforma pidió esta espera. Switchover la respeta.",
    },
    itself: "Sigue por sí solo. No se le pide nada.",
    now: "La espera ha terminado. Retome el traspaso.",
  },
  ask: {
    warnings: {
      list: "Avisos",
      accept: "He leído los avisos y los acepto",
      go: "Seguir con estos avisos",
    },
    sending: {
      accept: "Ahora nadie envía mensajes por este número",
      go: "El envío está en pausa: seguir",
    },
    point: {
      badge: "Punto sin retorno",
      next: "Qué pasa ahora",
      nextText: {
        "to-cloud":
          "La nube registra el número con la copia y el PIN. Después se suscribe su aplicación y se mira otra vez a ambos lados.",
        "to-onprem":
          "El cliente local pide el número y se envía un código de registro. Con el código, el número sale de la nube.",
      },
      undo: "Qué no se puede deshacer",
      undoText: {
        "to-cloud": "Un registro no se puede retirar. El cliente local pierde el número al momento.",
        "to-onprem":
          "Una vez aceptado el código, el traspaso no se puede retirar. La nube pierde el número al momento.",
      },
      downtime: "Cuánto queda fuera de alcance",
      backup: "Dónde está la copia de seguridad",
      backupText: "En la bóveda de este equipo, sellada, como {{label}}. Se queda hasta que usted la libere.",
      backupNone: {
        "to-cloud": "No hay ninguna copia de seguridad en la bóveda para este traspaso.",
        "to-onprem": "Esta dirección no tiene copia de seguridad: su lugar lo ocupa el código de registro.",
      },
      back: "El camino de vuelta",
      backText:
        "Otro traspaso en la otra dirección. Su plan ya está anotado; lo encontrará al final de este traspaso.",
      pin: "Un PIN equivocado puede parar el cliente local. Si no está seguro de él, deténgase aquí y restablézcalo antes en local.",
      go: { "to-cloud": "Traspasar el número a la nube", "to-onprem": "Traspasar el número a local" },
      stay: "Ahora no: dejarlo todo como está",
      staying: "No se ha enviado nada. El traspaso espera aquí hasta que vuelva.",
    },
    name: {
      expected: "Esperado",
      reported: "Comunicado por el cliente local",
      noneExpected: "no se dio ninguno",
      noneReported: "ninguno",
      label: "Escriba el nombre comunicado para aceptarlo",
      accept: "He comparado los dos nombres: el comunicado es mi empresa",
      go: "Aceptar este nombre",
      hidden:
        "El nombre contiene caracteres que no se ven. Aparecen escritos, como \\u{202e}; escríbalos tal como aparecen.",
    },
  },
  type: {
    number: "Escriba las cifras del número para seguir: {{spoken}}",
    hint: "Todas las cifras, con el prefijo del país. Los espacios no importan.",
    not: "Todavía no es el número.",
  },
  unknown: {
    ways: "Formas de averiguarlo, la más segura primero",
    look: {
      title: "Preguntar a ambos lados",
      none: "Se pregunta a ambos lados dónde está el número. No se cambia nada.",
      go: "Preguntar otra vez",
    },
    seen: {
      title: "Decirlo usted",
      text: "Usted lo ha mirado en el panel de la plataforma. Se guarda como «dicho por usted», no como probado.",
      cloud: "Lo veo en la nube",
      "on-premises": "Lo veo en local",
      dialog: {
        cloud: "¿Ve {{spoken}} en la nube?",
        "on-premises": "¿Ve {{spoken}} en local?",
      },
      means: {
        moved: "El paso cuenta entonces como hecho por su palabra, y el traspaso sigue con el siguiente.",
        "unmoved-register": "El traspaso termina entonces sin haberse movido el número. Puede empezar otro.",
        "unmoved-code": "El traspaso espera entonces otra vez el código de registro.",
        ended: "Se anota en el traspaso como palabra suya. Vuelven a ser posibles traspasos de este número.",
      },
      warning: "Si no está seguro, no lo diga. Una palabra equivocada puede dejar el número sin mensajes.",
      go: { cloud: "Anotar: está en la nube", "on-premises": "Anotar: está en local" },
    },
    repeat: {
      register: {
        title: "Enviar la misma petición una vez más",
        text: "El mismo PIN, la misma copia. Si antes no llegó, llega ahora. Gasta un intento.",
        go: "Enviar una vez más…",
        dialog: "¿Enviar una vez más la petición de {{spoken}}?",
        means: "Primero se mira a ambos lados. Solo si eso no lo aclara, la misma petición sale otra vez.",
        confirm: "Enviar la misma petición una vez más",
      },
      code: {
        title: "Entregar el código una vez más",
        text: "Con esto solo no se envía nada. Vuelve a tener las casillas del código de registro.",
        go: "Introducir el código otra vez…",
        dialog: "¿Introducir otra vez el código de {{spoken}}?",
        means: "Primero se mira a ambos lados. Solo si eso no lo aclara, puede entregar el código otra vez.",
        confirm: "Déjame introducir el código otra vez",
      },
    },
    attempts: "Quedan: {{inRun}} en este traspaso, {{inWindow}} en 72 horas.",
    attemptsFree:
      "Quedan: {{inRun}} en este traspaso, {{inWindow}} en 72 horas. El siguiente queda libre el {{time}}.",
    spent: "No queda ningún intento, así que ahora la petición no puede enviarse otra vez.",
    abandon: {
      title: "Dejar este traspaso",
      text: "El traspaso termina, y sigue sin saberse dónde está el número hasta que alguien lo diga.",
    },
  },
  abandon: {
    open: "Abandonar el traspaso…",
    title: "¿Abandonar este traspaso?",
    means:
      "Se mira una vez más a ambos lados y después el traspaso termina para siempre. No se envía nada que cambie algo.",
    place: {
      known: "El número se queda donde está. Puede empezar otro traspaso.",
      unknown:
        "Nadie sabe dónde está el número. Abandonar no lo devuelve; ningún traspaso nuevo empieza antes de que alguien diga dónde está.",
      half: "El número ya se ha movido. Lo que falta por hacer, como los webhooks, queda sin hacer.",
    },
    ended:
      "Después no se puede retomar. Los secretos que se guardaban para él se borran; la copia de seguridad se queda.",
    confirm: "Abandonar el traspaso",
    cancel: "Conservar el traspaso",
  },
  ended: {
    replacePin: "Reemplazar el PIN",
    movesAtOnce: {
      title: "Al retomarlo, el número se traslada enseguida",
      text: "Todo lo anterior al registro está hecho. La petición de registrar sale en cuanto retome el traspaso.",
    },
    newRun: "Empezar de nuevo con otro traspaso",
    measured: "Medido",
    downtime: "De la petición que mueve el número a su prueba",
    downtimeSaid: "De la petición que mueve el número a su palabra",
    downtimeNote: "Alrededor de ella la plataforma pierde mensajes durante unos segundos y no dice cuáles.",
    gap: "De la respuesta del registro a la suscripción",
    changes: {
      title: "Antes y después",
      member: "Qué",
      before: "Antes",
      after: "Después",
      judged: "Comparado",
      members: {
        verified_name: "Nombre verificado",
        display_phone_number: "Número tal como se muestra",
        code_verification_status: "Verificación por código",
        quality_rating: "Calidad",
        name_status: "Estado del nombre",
        is_official_business_account: "Cuenta oficial de empresa",
        messaging_limit_tier: "Límite de mensajes",
        account_mode: "Modo",
        status: "Estado",
        platform_type: "Dónde está",
        throughput: "Caudal",
        health_status: "Si puede enviar",
        webhook_configuration_number: "Webhook del número",
        webhook_configuration_account: "Webhook de la cuenta",
        webhook_configuration_application: "Webhook de la aplicación",
        subscribed_apps_override: "Callback propio de la cuenta",
      },
      same: "igual",
      changed: "cambiado, como puede ser",
      unexpected: "cambiado, aunque debía quedarse",
    },
    pair: {
      title: "Copia de seguridad en la bóveda",
      text: "La copia de seguridad del registro está en la bóveda con esta etiqueta. Consérvela hasta que lleguen mensajes y esté seguro.",
      unseen:
        "El traspaso puso la copia de seguridad del registro en la bóveda con esta etiqueta. La bóveda no se ha consultado ahora, así que no se sabe si sigue ahí.",
      label: "Etiqueta",
      copy: "Copiar la etiqueta",
      forget: "Liberar la copia de seguridad…",
      dialog: "¿Liberar la copia de seguridad de {{spoken}}?",
      means:
        "La copia se borra de la bóveda. No se puede hacer otra vez cuando el número ha salido del cliente local.",
      confirm: "Borrar la copia para siempre",
      gone: "La copia de seguridad se liberó: ya no está en la bóveda.",
    },
    back: {
      title: "El camino de vuelta",
      text: "Volver es otro traspaso en la otra dirección, con sus propias comprobaciones y su propio rato fuera de alcance.",
      show: "Mostrar el plan del camino de vuelta",
      notes: "Antes de usarlo",
      copy: "Copiar el plan",
      save: "Guardar el plan en un archivo",
      link: "Preparar el camino de vuelta",
    },
    story: {
      save: "Guardar la historia",
      copy: "Copiar la historia",
      failed: "No se pudo leer la historia.",
    },
  },
  problem: { goToRun: "Ir a ese traspaso", again: "Intentarlo de nuevo" },
} as const satisfies ShapeOf<typeof english>;
