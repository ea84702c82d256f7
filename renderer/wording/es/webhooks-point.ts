import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPoint as english } from "../en/webhooks-point.ts";

/** Palabras de un callback que queda puesto. */
export const webhooksPoint = {
  title: "Recibir aquí los webhooks de este número",
  up: "Llegan aquí",
  down: "No llegan aquí",
  what: "Se dice a la plataforma que entregue en este equipo las notificaciones del número hasta que usted lo termine. Lo que está puesto ahora se anota antes y se devuelve después.",
  number: "Número",
  since: "Desde",
  ends: "Termina",
  endsNever: "cuando usted lo termine",
  length: "Durante cuánto tiempo",
  before: "Estaba puesto antes",
  beforeNone: "nada",
  forwards: "Las copias van a",
  forwardsNowhere: "nadie",
  quit: "Cuando termine el programa",
  atQuit: {
    "give-back": "se devuelve lo que estaba puesto",
    stay: "el callback se queda hasta que acabe su tiempo; lo que llegue mientras tanto espera en la plataforma",
  },
  reaches: {
    account:
      "Este callback es de toda la cuenta de empresa: también llegan aquí las notificaciones de sus otros números.",
    application: "Este callback es de la aplicación: llega aquí todo lo que ella sirve.",
  },
  resumed: "Sigue desde antes de que terminara el programa.",
  forward: "Reenviar todo al callback que estaba puesto",
  forwardOn:
    "Su producción recibe cada notificación, sin cambios; la plataforma recibe la respuesta de su producción.",
  forwardOff: "Lo que llega aquí se queda aquí.",
  allowPrivate: "Ese callback puede tener una dirección privada, una dirección IP u otro puerto que 443",
  confirm: "El callback que está puesto ahora puede quedarse sin las notificaciones",
  stay: "Dejar el callback puesto si el programa termina antes de que acabe su tiempo",
  stayHint: "El próximo inicio sigue con él, con la bóveda abierta, si la dirección pública es la misma.",
  start: "Recibir aquí",
  startHint: "Abre el túnel, lo prueba desde fuera y pone el callback.",
  noTunnel: "Elija antes, más abajo, un camino desde fuera.",
  stop: "Devolver ahora",
  oneAtATime:
    "Un número de un espacio de trabajo cada vez: su receptor tiene una sola dirección y un solo camino desde fuera. Devuelva este antes de recibir los webhooks de otro número; en un terminal, webhooks point atiende cada número por separado.",
  stopHint: "Después vuelve a estar puesto lo que estaba antes.",
  steps: "Qué se hizo",
  phase: {
    working: "Se abre el camino de entrada y se pone el callback.",
    restoring: "Se devuelve lo que estaba puesto.",
  },
  end: {
    asked: "Terminado.",
    "time-over": "Se acabó su tiempo.",
    changed: "Otra persona ha puesto otro callback, que se dejó como está.",
    moved: "El túnel volvió con otra dirección.",
    lost: "El túnel o el receptor ya no estaban.",
    left: "El callback se dejó puesto.",
    "not-begun": "No empezó.",
    circle: "Una copia volvió aquí desde su producción, que por aquí ya no podía recibir nada más.",
  },
} as const satisfies ShapeOf<typeof english>;
