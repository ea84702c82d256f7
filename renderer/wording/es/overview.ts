import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { overview as english } from "../en/overview.ts";

/** Texts of the overview. */
export const overview = {
  nothing: "Todavía no hay espacios de trabajo.",
  count_one: "{{count}} número",
  count_other: "{{count}} números",
  lastLook: "última comprobación",
  neverLooked: "sin comprobar",
  lookAtAll: "Actualizar todo",
  lookingNow: "Comprobando los números",
  looking_one: "Comprobando: {{done}} de {{count}} número",
  looking_other: "Comprobando: {{done}} de {{count}} números",
  stopLooking: "Detener la comprobación",
  lookAgain: "Actualizar",
  lookAgainAt: "Actualizar {{spoken}}",
  lookProblem: {
    lost: "Sin respuesta: se perdió la conexión.",
    locked: "La bóveda está bloqueada.",
    notSetUp: "Falta una conexión.",
    secrets: "Falta un secreto.",
    other: "La comprobación falló.",
  },
  add: "Añadir número",
  addFirst: "Añadir su primer número",
  move: "Traspasar un número",
  empty:
    "Todavía no hay números en este espacio de trabajo. Añada uno, y Switchover muestra dónde está y si funciona.",
  table: "Números",
  filter: "Buscar un número o un nombre",
  filtered_one: "{{count}} de {{all}}",
  filtered_other: "{{count}} de {{all}}",
  noneFits: "Ningún número coincide.",
  column: {
    number: "Número",
    name: "Nombre",
    where: "Ubicación",
    how: "Fuente",
    works: "Funcionamiento",
    actions: "Acciones",
  },
  sortBy: { number: "Ordenar por número", name: "Ordenar por nombre" },
  works: {
    working: "funciona",
    attention: "requiere atención",
    unknown: "desconocido",
    "under-way": "en traspaso",
    never: "sin comprobar",
  },
  how: {
    nobody: "sin comprobar",
    move: "{{basis}}, {{day}}",
    person: "indicado por usted, {{day}}",
    guess: "sin confirmar, {{day}}",
    crossing: "petición enviada, se espera la respuesta",
    "lost-answer": "desconocido: se perdió una respuesta",
  },
  toLookAt: "Requiere atención",
  matter: {
    run: {
      ready: {
        title: "{{spoken}}: traspaso interrumpido",
        text: "No se envía nada hasta que usted lo reanude.",
        do: "Abrir traspaso",
      },
      pausing: {
        title: "{{spoken}}: traspaso en espera",
        text: "Podrá reanudarlo cuando termine la espera.",
        do: "Abrir traspaso",
      },
      "awaiting-confirmation": {
        title: "{{spoken}}: el traspaso requiere su confirmación",
        text: "Lea lo que pregunta y confírmelo, o abandone el traspaso.",
        do: "Revisar",
      },
      "awaiting-code": {
        title: "Esperando su código para {{spoken}}",
        text: "Switchover solicitó un código de registro. Caduca al cabo de un tiempo.",
        do: "Introducir código",
      },
      unknown: {
        title: "La ubicación de {{spoken}} es desconocida",
        text: "Se perdió una respuesta, y comprobar ambas API no lo aclaró. Consulte el panel de la plataforma e indique dónde ve el número.",
        do: "Indicar ubicación",
      },
    },
    unplaced: {
      title: "La ubicación de {{spoken}} es desconocida",
      text: "Ninguna comprobación lo ha encontrado hasta ahora. Se pueden perder mensajes hasta que se confirme su ubicación.",
      do: "Abrir número",
    },
    unplacedMore: {
      title_one: "{{count}} número más con ubicación desconocida",
      title_other: "{{count}} números más con ubicación desconocida",
      text: "Abre el primero. Actualice todo para comprobarlos.",
      do: "Abrir número",
    },
    pinUnknown: {
      title: "Se desconoce si se cambió el PIN de {{spoken}}",
      text: "La respuesta de la plataforma se perdió o no fue clara. Switchover no vuelve a enviar el cambio por sí solo.",
      do: "Abrir número",
    },
    noCloud: {
      title: "Conexión con la nube sin configurar",
      text: "Sin ella, Switchover no puede comprobar ambas API ni traspasar un número.",
      do: "Conectar la nube",
    },
    noOnPrem: {
      title: "Conexión con el cliente local sin configurar",
      text: "Sin ella, Switchover no puede comprobar ambas API ni traspasar un número.",
      do: "Conectar el cliente",
    },
    noCloudToken: {
      title: "Falta el token de acceso de la nube",
      text: "La bóveda no tiene ninguno para este espacio de trabajo, así que Switchover no puede preguntar a la nube.",
      do: "Introducir token",
    },
    noOnPremSecret: {
      title: "Faltan las credenciales del cliente local",
      text: "La bóveda no tiene token ni contraseña para este espacio de trabajo, así que Switchover no puede preguntar al cliente.",
      do: "Introducir credenciales",
    },
  },
} as const satisfies ShapeOf<typeof english>;
