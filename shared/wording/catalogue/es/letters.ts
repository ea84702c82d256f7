import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../words.ts";

/** Cartas sobre un traspaso, al cliente y al titular del número. */
export const letters = {
  subjectLine: "Asunto: {{subject}}",
  mark: "PRÁCTICA: nada de esto es real",
  greeting: "Buenos días",
  facts: {
    number: "Número",
    name: "Nombre visible",
    when: "Cuándo",
    whenOpen: "Aún sin fijar: se lo comunicaremos con antelación.",
    downtime: "Tiempo sin servicio",
    downtimeAhead:
      "Unos segundos, según la descripción de la plataforma. En ese tiempo se pierden los mensajes dirigidos al número.",
    started: "Inicio",
    ended: "Fin",
    confirmedAfter: "{{duration}} desde la petición hasta su confirmación",
    unmeasured: "Sin medir",
    gap: "Sin webhooks",
    gapValue: "{{duration}} después de haberse traspasado el número",
  },
  before: {
    subject: {
      "to-cloud": "Antes del traspaso de {{spoken}} a la API de la nube",
      "to-onprem": "Antes del traspaso de {{spoken}} al cliente local",
    },
    lead: {
      "to-cloud":
        "Vamos a traspasar {{spoken}} del cliente local a la API de la nube de la plataforma de mensajería.",
      "to-onprem":
        "Vamos a traspasar {{spoken}} de la API de la nube de la plataforma de mensajería al cliente local.",
    },
    know: {
      heading: "Qué conviene saber",
      lost: "En torno al traspaso, la plataforma descarta durante unos segundos los mensajes dirigidos al número. No informa de cuáles ni de cuántos, y no se pueden recuperar después.",
      point: "Una vez traspasado el número, solo otro traspaso lo lleva de vuelta.",
      same: "La plataforma promete que el nombre visible, el estado de verificación, la calidad, las plantillas, la cuenta propietaria, el carácter oficial y el límite de mensajes no cambian. Los comparamos antes y después y le enviamos el resultado.",
      throughput:
        "Un número que funcionaba con 2 o más particiones obtiene un rendimiento mayor. La plataforma tarda en ello hasta 1 min.",
    },
    todo: {
      heading: "Qué hacer",
      pause: "Detenga las campañas y los envíos programados desde la hora prevista hasta que le avisemos.",
      freeze: "Hasta entonces, no cambie el número, sus plantillas ni su PIN de verificación en dos pasos.",
      payloads:
        "Compruebe que los mensajes de su sistema siguen la API de la nube: rechaza propiedades que el cliente local acepta, botones sin índice y espacios alrededor de los textos de los botones.",
      media:
        "Los identificadores de archivos multimedia del cliente local no sirven en la nube: vuelva a subir los archivos o use enlaces públicos.",
      endpoint:
        "Tenga listo un punto de conexión para las notificaciones de la nube: su estructura es distinta de la del cliente local.",
      phone:
        "Procure que alguien esté junto al teléfono de {{spoken}}: llegará un código de 6 dígitos por {{channel}}. Solo debemos recibirlo nosotros, por teléfono.",
      network: "Mantenga abiertas las conexiones salientes del cliente local: puertos TCP 443 y 5222.",
      endpointBack:
        "Tenga listo su punto de conexión para las notificaciones del cliente local: su estructura es distinta de la de la nube.",
    },
    channel: { sms: "mensaje SMS", voice: "llamada telefónica" },
    close: "Después recibirá de nosotros el resultado, con lo que lo confirma.",
  },
  after: {
    subject: {
      complete: "Resultado del traspaso de {{spoken}}: completado",
      open: "Resultado del traspaso de {{spoken}}: no completado",
    },
    lead: {
      complete: "El traspaso de {{spoken}} está completado.",
      open: "El traspaso de {{spoken}} terminó sin completarse.",
    },
    place: {
      cloud: {
        proven: "El número está en la nube. {{basis}}",
        attested:
          "El número está en la nube, según indicó la persona que realizó el traspaso. La plataforma no lo ha confirmado.",
      },
      "on-premises": {
        proven: "El número está en el cliente local. {{basis}}",
        attested:
          "El número está en el cliente local, según indicó la persona que realizó el traspaso. La plataforma no lo ha confirmado.",
      },
      unknown:
        "Se desconoce la ubicación del número. Pueden perderse mensajes hasta que se confirme. Seguimos comprobándolo y le diremos lo que encontremos.",
    },
    downtimeNote:
      "Según el reloj del equipo que realizó el traspaso. La plataforma descarta mensajes durante unos segundos más y no informa de cuáles.",
    proof: {
      heading: "Qué lo confirma",
      line: "{{link}}: {{state}}",
      lineAt: "{{link}}: {{state}}, {{at}}",
      reported: "{{link}}: indicado por la persona que realizó el traspaso, no confirmado por la plataforma",
      none: "No hay registrada ninguna prueba posterior al traspaso.",
    },
    compared: {
      heading: "Antes y después",
      same_one: "1 valor comparado es igual que antes.",
      same_other: "{{count}} valores comparados son iguales que antes.",
      line: "{{member}}: {{before}} antes, {{after}} después. {{why}}",
      none: "No se pudo comparar nada: los valores del número no se leyeron antes y después.",
    },
    todo: {
      heading: "Qué hacer ahora",
      cloud: {
        send: "Envíe solo a través de la API de la nube. El cliente local ya no envía por este número.",
        receive:
          "Las notificaciones llegan ahora de la nube, con su estructura y firmadas. Algunas pueden llegar dos veces: cuente cada identificador de mensaje una vez.",
        media:
          "Vuelva a subir los archivos multimedia o use enlaces públicos: los identificadores del cliente local no sirven en la nube.",
        watch:
          "Empiece con pocos mensajes y compruebe que llegan sus estados antes de reanudar las campañas.",
      },
      "on-premises": {
        send: "Envíe solo a través del cliente local. La API de la nube ya no envía por este número.",
        receive: "Las notificaciones llegan ahora del cliente local, con su estructura y sin firma.",
        media:
          "Vuelva a subir los archivos multimedia o use enlaces públicos: los identificadores de la nube no sirven en el cliente local.",
        watch:
          "Empiece con unos pocos mensajes y compruebe que llegan sus estados antes de reanudar las campañas.",
      },
      worksNot:
        "No envíe todavía: el número no funciona hasta que la plataforma lo revise. Deje detenidas las campañas hasta que le avisemos.",
      unclear:
        "Deje detenidas las campañas hasta que le avisemos: la plataforma informa de algo sobre el número cuyo significado no es seguro.",
      unsubscribed:
        "Las notificaciones aún no llegan: no está confirmado que los webhooks del número estén suscritos. Le avisaremos cuando lo estén.",
      wait: "No envíe a través del número hasta que le avisemos: no es seguro en qué API está registrado.",
      stay: "Continúe como antes del traspaso. Le diremos cómo sigue.",
    },
    report: "Podemos facilitarle un informe firmado con cada paso y lo que lo confirma.",
  },
  twoStep: {
    subject: "Por favor, desactive la verificación en dos pasos de {{spoken}}",
    lead: {
      "to-cloud":
        "Para traspasar {{spoken}} a la API de la nube, la plataforma exige el PIN de 6 dígitos de la verificación en dos pasos del número. No lo conocemos.",
      "to-onprem":
        "Para traspasar {{spoken}} al cliente local, la plataforma exige el PIN de 6 dígitos del número si la verificación en dos pasos está activada. No lo conocemos.",
    },
    ask: "Si conoce el PIN, llámenos, por favor, y no cambie nada. Si no, desactive la verificación en dos pasos:",
    steps: {
      open: "Abra el administrador web de la plataforma e inicie sesión como titular de la cuenta de empresa.",
      number: "Abra los ajustes de {{spoken}} y, en ellos, la verificación en dos pasos.",
      off: "Desactívela y confírmelo con el enlace del correo electrónico que le envía la plataforma.",
      tell: "Avísenos de que está desactivada. No la active de nuevo hasta que el traspaso haya terminado.",
    },
    after: {
      "to-cloud": "El traspaso establece un PIN nuevo. Se lo haremos llegar de forma segura.",
      "to-onprem": "Después del traspaso, actívela de nuevo con un PIN propio.",
    },
    warning:
      "No envíe nunca el PIN por correo electrónico ni por chat, ni a nosotros ni a otras personas. Con él, otra persona podría registrar el número.",
  },
  code: {
    subject: "Un código para {{spoken}}: por favor, léamelo",
    ask: {
      sms: "En los próximos minutos {{spoken}} recibirá un SMS con un código de 6 dígitos. Por favor, léamelo por teléfono. No lo introduzca usted en ningún sitio.",
      voice:
        "En los próximos minutos {{spoken}} recibirá una llamada con un código de 6 dígitos. Por favor, anótelo y léamelo por teléfono. No lo introduzca usted en ningún sitio.",
    },
    warning:
      "No dé nunca el código a otra persona, ni por teléfono, ni por correo electrónico, ni por chat, aunque asegure ser de la plataforma. Con él se puede tomar el control del número.",
    unasked:
      "Si llega un código del que no hemos hablado, no se lo dé a ninguna persona y llámeme al número que conoce.",
    valid: "El código es válido unos 10 minutos. Si caduca, pediré otro.",
  },
  closing: "Un cordial saludo",
  saved: "Carta guardada: {{file}}",
} as const satisfies TranslationOf<"es", typeof english>;
