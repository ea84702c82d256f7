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
