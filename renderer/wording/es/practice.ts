/** Palabras de la plataforma de práctica. */
export const practice = {
  lead: "Esta es la plataforma con la que practica, vista por detrás. Las demás pantallas solo saben lo que dicen sus dos API.",
  elsewhere: "La plataforma de práctica solo existe en la práctica.",
  number: "El número de práctica",
  really: "Dónde está de verdad el número de práctica",
  home: {
    "on-premises": "La plataforma lo tiene en local.",
    cloud: "La plataforma lo tiene en la nube.",
    nowhere:
      "Ahora no está registrado en ninguna parte: un traspaso a local lo sacó de la nube y espera su código.",
  },
  phone: {
    title: "Teléfono de práctica",
    none: "Aún no hay mensajes. Aquí llega el código de registro.",
    sms: "Su código de registro es",
    copy: "Copiar el código",
  },
  write: {
    title: "Escribir al número de práctica",
    text: "Su mensaje",
    kind: "Qué enviar",
    kinds: {
      text: "Un texto",
      voice: "Un mensaje de voz",
      unsupported: "Algo no admitido",
    },
    send: "Enviar el mensaje",
    fate: {
      cloud: "La nube lo tiene y su notificación está en camino.",
      "on-premises": "Llegó en local y su notificación está en camino.",
      dropped:
        "Se ha perdido: ahora nadie tiene una conexión que funcione para el número. A quien lo escribió no se le dice.",
      unheard: "La nube lo tiene, pero no hay ninguna app suscrita y nadie se entera.",
    },
  },
  notifications: {
    title: "Notificaciones",
    hint: "Lo que la plataforma cuenta de los mensajes. Si no se le responde con 200 lo intenta otra vez: la nube cada vez menos a menudo durante siete días, el cliente local sin fin.",
    delivered: "Entregadas",
    waiting: "En espera",
    failed: "Intentos fallidos",
    givenUp: "Abandonadas",
    next: "Próximo intento en {{wait}}",
    nextNow: "Se intenta ahora",
    clock: "Según el reloj de la plataforma son las {{time}}.",
    pass: "Dejar pasar el tiempo",
    passHint:
      "El reloj de la plataforma se adelanta al suyo. Lo que espera se intenta por el camino; los códigos, esperas y bloqueos envejecen y el acceso sigue como está.",
    minutes: {
      "1": "1 minuto",
      "60": "1 hora",
      "1440": "1 día",
      "10080": "7 días",
    },
    passing: "Pasa el tiempo y se intenta lo que tocaba.",
  },
  faults: {
    title: "Fallos",
    hint: "Active uno, traspase el número y vea qué hace Switchover.",
    filter: "Buscar un fallo",
    noneFits: "Ningún fallo coincide con lo escrito.",
    on_one: "{{count}} activado",
    on_other: "{{count}} activados",
    allOff: "Desactivar todos",
    direction: {
      "to-cloud": "De camino a la nube",
      "to-onprem": "De camino a local",
      both: "En ambas direcciones",
      webhooks: "Con las notificaciones",
    },
  },
  again: {
    title: "Empezar de nuevo",
    hint: "Pone el número en el lado que elija y quita los fallos, los intentos gastados y los traspasos abiertos. Los terminados quedan en el historial.",
    "on-premises": "Empezar de nuevo en local",
    cloud: "Empezar de nuevo en la nube",
    text: {
      "on-premises":
        "El número de práctica vuelve a local y todo lo demás queda como el primer día. Los traspasos de práctica sin terminar se abandonan.",
      cloud:
        "El número de práctica se pone en la nube y todo lo demás queda como el primer día. Los traspasos de práctica sin terminar se abandonan.",
    },
    underWay: "Se está trabajando en un traspaso de práctica. Espere a que repose y empiece de nuevo.",
    cancel: "Dejarlo como está",
  },
} as const;
