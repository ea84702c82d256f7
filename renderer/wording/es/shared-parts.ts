/** Palabras de las partes de las que se componen muchas pantallas. */
export const sharedParts = {
  age: { now: "ahora mismo" },
  copy: {
    copy: "Copiar",
    copied: "Copiado",
    failed: "No se pudo copiar: marque el texto y cópielo a mano",
  },
  meaning: {
    proven: "Bien",
    attention: "Hay que mirarlo",
    stopped: "Detenido",
    unknown: "Desconocido",
    busy: "En curso",
    pending: "Aún no",
    "left-out": "Omitido",
  },
  basis: {
    "both-sides": "lo dicen ambos lados",
    "cloud-look-up": "lo dice la nube",
    "client-look-up": "lo dice el cliente",
    "backup-given": "el cliente dio una copia",
    "register-answer": "la respuesta de la nube",
    "account-answer": "la respuesta del cliente",
    "code-answer": "el cliente aceptó el código",
    webhook: "un mensaje firmado",
    person: "dicho por usted",
    none: "no probado",
    older: "lo anotó una versión anterior",
  },
  parts: {
    what: "Qué pasó",
    works: "Si funciona ahora",
    next: "Qué hacer ahora",
    details: "Códigos y texto original",
  },
  look: {
    loading: "Leyendo",
    again: "Intentar de nuevo",
    stale: "No se ha podido leer de nuevo.",
    asOf: "Lo que ve es de {{age}}.",
  },
  question: { close: "Cerrar esta pregunta" },
  crossing: {
    onPremises: "Local",
    cloud: "Nube",
    label: {
      "on-premises": "{{spoken}} está en local",
      cloud: "{{spoken}} está en la nube",
      crossing: "{{spoken}} está en camino",
      unknown: "No se sabe dónde está {{spoken}}",
    },
    place: { "on-premises": "Local", cloud: "Nube", crossing: "En camino", unknown: "Desconocido" },
  },
  callProblem: {
    "link-lost": {
      what: "La conexión con el propio Switchover se cortó antes de que llegara su respuesta.",
      works: "Desconocido: Switchover puede haber empezado lo que usted pidió.",
      next: "Inicie Switchover de nuevo y mire en qué punto está el traspaso antes de repetir nada.",
    },
    mistake: {
      what: "Switchover cometió un error propio.",
      works: "No se envió nada más por ello.",
      next: "Mire en qué punto está el traspaso e inténtelo de nuevo. Si vuelve a pasar, avise.",
    },
  },
} as const;
