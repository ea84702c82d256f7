import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { rehearsal as english } from "../en/rehearsal.ts";

/** What a rehearsal says. */
export const rehearsal = {
  sandbox: "Entorno de pruebas: el número, ambas API y la carpeta de datos existen solo para este ensayo.",
  codeEntered: "El teléfono del entorno de pruebas recibió un código de registro. Se introduce por usted.",
  codeByProcess:
    "El teléfono del entorno de pruebas recibió un código de registro. Otro proceso nuevo lo introduce por usted.",
  killed: "Switchover se cerró a la fuerza durante «{{step}}». Un proceso nuevo reanuda el traspaso.",
  interruption:
    "Switchover se cierra a la fuerza mientras el número se traspasa, y un proceso nuevo reanuda el traspaso.",
  notMeasured: "sin medir",
  location: "Ubicación, según Switchover",
  truth: "Ubicación real en el entorno de pruebas",
  downtime: "Desde la petición de traspaso hasta su confirmación",
  gap: "Desde el registro hasta la suscripción",
  sent: "Mensajes enviados al número",
  arrived:
    "{{onPrem}} llegaron al cliente local, {{cloud}} a la nube; {{dropped}} se perdieron por el camino, {{unheard}} sin ninguna aplicación suscrita",
  moved: "El número del entorno de pruebas se traspasó. Cada paso está confirmado.",
  movedBack:
    "El número del entorno de pruebas se traspasó a la otra API y de vuelta. Cada paso está confirmado.",
  agrees: "El entorno de pruebas coincide con Switchover en dónde está el número.",
  next: "De este ensayo no se conserva nada. Escriba un plan para su propio número y ejecute: switchover check PLAN",
  disagree: {
    what: "Switchover y el entorno de pruebas no coinciden en dónde está el número.",
    works: "Esto nunca debe ocurrir. No se vio afectado ningún número real.",
    next: "Infórmenos de ello, con el comando que ejecutó.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
