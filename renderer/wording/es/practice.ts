/** Words of the practice platform. */
export const practice = {
  lead: "La plataforma simulada que hay detrás de Práctica. Las demás pantallas solo saben lo que devuelven sus dos API.",
  elsewhere: "Solo disponible en Práctica.",
  number: "El número de práctica",
  really: "Ubicación real del número de práctica",
  home: {
    "on-premises": "La plataforma lo tiene registrado en el cliente local.",
    cloud: "La plataforma lo tiene registrado en la nube.",
    nowhere:
      "No está registrado en ninguna parte: un traspaso al cliente local lo quitó de la nube y espera su código.",
  },
  phone: {
    title: "Teléfono de práctica",
    none: "Aún no hay mensajes. Aquí llega un código de registro.",
    sms: "Su código de registro es",
    copy: "Copiar el código",
  },
  write: {
    title: "Escribir al número de práctica",
    text: "Mensaje",
    kind: "Tipo de mensaje",
    kinds: {
      text: "Texto",
      voice: "Mensaje de voz",
      unsupported: "Mensaje no admitido",
    },
    send: "Enviar mensaje",
    fate: {
      cloud: "La nube lo aceptó. Envía la notificación, salvo que lo impida un fallo activado.",
      "on-premises": "Llegó al cliente local, que está enviando su notificación.",
      dropped:
        "Perdido: ninguna de las API tiene una conexión que funcione para el número. No se avisa al remitente.",
      unheard:
        "La nube lo aceptó, pero no hay ninguna aplicación suscrita, así que no se envía ninguna notificación.",
    },
  },
  notifications: {
    title: "Notificaciones",
    hint: "Lo que envía la plataforma sobre los mensajes. Sin una respuesta 200, la nube reintenta durante 7 días a intervalos crecientes; el cliente local reintenta indefinidamente.",
    delivered: "Entregadas",
    waiting: "En espera",
    failed: "Intentos fallidos",
    givenUp: "Sin entregar",
    next: "Próximo intento en {{wait}}",
    nextNow: "Reintentando ahora",
    clock: "El reloj de la plataforma marca {{time}}.",
    pass: "Adelantar el reloj",
    passHint:
      "Adelanta el reloj de la plataforma respecto al suyo. Se envían los reintentos que tocan entretanto; los códigos, las esperas y los bloqueos envejecen. Las sesiones iniciadas, no.",
    minutes: {
      "1": "1 minuto",
      "60": "1 hora",
      "1440": "1 día",
      "10080": "7 días",
    },
    passing: "Adelantando el reloj y enviando los reintentos que tocan.",
  },
  faults: {
    title: "Fallos",
    hint: "Active uno e inicie un traspaso para ver cómo lo trata Switchover.",
    filter: "Buscar un fallo",
    noneFits: "Ningún fallo coincide.",
    off: "Desactivar",
    offNamed: "Desactivar: {{fault}}",
    more: "Más fallos ({{count}})",
    onTitle: "Fallos activados",
    on_one: "{{count}} activado",
    on_other: "{{count}} activados",
    allOff: "Desactivar todos",
    direction: {
      "to-cloud": "Al traspasar a la nube",
      "to-onprem": "Al traspasar al cliente local",
      both: "En ambos sentidos",
      webhooks: "Notificaciones",
      registry: "Direcciones del remitente",
    },
  },
  again: {
    title: "Restablecer la práctica",
    hint: "Pone el número en la API que elija y quita los fallos, los intentos gastados y los traspasos abiertos. Los traspasos terminados se quedan en el historial.",
    "on-premises": "Restablecer en el cliente local",
    cloud: "Restablecer en la nube",
    text: {
      "on-premises":
        "Pone el número de práctica en el cliente local y restablece todo lo demás. Los traspasos de práctica sin terminar se abandonan.",
      cloud:
        "Pone el número de práctica en la nube y restablece todo lo demás. Los traspasos de práctica sin terminar se abandonan.",
    },
    underWay: "Hay un traspaso de práctica en marcha. Espere a que se detenga, o abandónelo, y restablezca.",
    cancel: "Dejar como está",
  },
} as const;
