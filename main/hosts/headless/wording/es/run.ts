import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/run.ts";

/** What a command says of a migration besides the sentences that all hosts share. */
export const run = {
  took: "El traspaso duró {{span}} desde la petición hasta la confirmación. En torno a él, la plataforma descarta mensajes durante unos segundos y no informa de cuáles.",
  subscribedAfter: "Los webhooks se suscribieron {{span}} después de la respuesta al registro.",
  id: "Traspaso {{run}}.",
  notConfirmedYet:
    "Aún sin confirmar: que llegan los mensajes, que se entregan las respuestas y que su punto de conexión está listo.",
  nothingStarted: "No se inició nada.",
  calledFor: "Lo que pide ese estado:",
  nobodyWaits:
    "Cada comando empieza de nuevo la espera. Ejecútelo en una terminal, donde ofrece esperar, o continúe en la ventana y déjela abierta: switchover serve",
  recoveryFirst:
    "Cree una clave de recuperación: switchover vault recovery --out FILE. O reanude el traspaso en una terminal y escriba que continúa sin ella; --yes no lo incluye. Después:",
  givenUp: {
    what: "El traspaso {{run}} queda abandonado. Ya no bloquea otros traspasos.",
    works:
      "No se envió nada. La ubicación del número es desconocida; la averiguan las comprobaciones previas de un traspaso nuevo.",
    next: "Inicie un traspaso nuevo. Los registros que envió el abandonado siguen contando para el límite de la plataforma.",
  },
} as const satisfies TranslationOf<"es", typeof english.run>;

/** What is said at Ctrl-C. */
export const interrupt = {
  waiting: "Se espera la respuesta a «{{step}}»; no se puede cancelar.",
  waitingUpTo:
    "Se espera la respuesta a «{{step}}»; no se puede cancelar. Llega en un plazo de {{limit}}; después, el resultado es desconocido.",
  again:
    "Pulse Ctrl-C otra vez para salir ahora: el resultado de este paso será desconocido hasta que reanude el traspaso.",
  notStarted: {
    what: "Detenido antes de que empezara el traspaso.",
    works: "No se cambió nada: esto no afecta a su número.",
    next: "Puede empezar de nuevo cuando quiera.",
  },
  early: {
    what: "Detenido antes de conocer el estado del traspaso.",
    perhapsSent: "Puede que se haya enviado una petición; su resultado es desconocido.",
    notSent:
      "Este comando no cambió nada del número. Compruebe el traspaso para conocer la ubicación del número.",
    next: "Compruebe el estado del traspaso.",
  },
} as const satisfies TranslationOf<"es", typeof english.interrupt>;

/** How a step ended, where no proof is named. */
export const steps = {
  rejected: "{{name}}: rechazado",
  notSent: "{{name}}: sin enviar",
  unknown: "{{name}}: resultado desconocido",
  noReason: "sin motivo indicado",
  took: "{{line}}, {{span}}",
} as const satisfies TranslationOf<"es", typeof english.steps>;

/** The state of a step in a table. */
export const stepStates = {
  pending: "sin empezar",
  "in-flight": "enviado, sin respuesta registrada",
  sentAt: "enviado el {{at}}, sin respuesta registrada",
  "not-sent": "sin enviar",
  rejected: "rechazado",
  unknown: "resultado desconocido",
} as const satisfies TranslationOf<"es", typeof english.stepStates>;

/** The result of a migration in a table. */
export const outcomes = {
  complete: "completado",
  rejected: "rechazado",
  stopped: "detenido",
  unknown: "desconocido",
  "awaiting-code": "espera su código",
  "awaiting-confirmation": "espera su confirmación",
} as const satisfies TranslationOf<"es", typeof english.outcomes>;

/** What follows a command that is printed as the next one to run. */
export const hints = {
  onTerminal: "(en una terminal; o bien: {{command}})",
  withoutYes: "(en una terminal, omita --yes para que se le pregunte)",
  anotherCode: "(para pedir otro código: {{command}})",
  checksAgain: "(comprueba de nuevo ambas API), o: {{command}}",
  orResend: "(o --repeat, para volver a enviar la petición)",
  deletesBackup: "(elimina la copia de seguridad, cuando ya no la necesite)",
} as const satisfies TranslationOf<"es", typeof english.hints>;

/** What is awaited. */
export const wait = {
  upTo: "{{what}}, como mucho {{limit}}",
  until: "en espera hasta: {{until}}",
} as const satisfies TranslationOf<"es", typeof english.wait>;

/** What is wrong with a plan, before its members. */
export const plan = {
  unusable: "El plan {{path}} no se puede usar:",
} as const satisfies TranslationOf<"es", typeof english.plan>;

/** At the start of a command. */
export const start = {
  mistake: {
    what: "Switchover tuvo un error interno (referencia {{reference}}).",
    next: "Lo que se hizo hasta ahora está registrado. Para ver dónde está el número: switchover status",
    file: "Detalles para informar del error, sin secretos: {{file}}",
  },
  unknownLevel:
    "SWITCHOVER_LOG_LEVEL no es uno de {{levels}}: el registro tiene el nivel de la configuración.",
} as const satisfies TranslationOf<"es", typeof english.start>;
