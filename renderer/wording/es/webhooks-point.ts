import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPoint as english } from "../en/webhooks-point.ts";

/** Words of a standing callback URL. */
export const webhooksPoint = {
  title: "Recibir los webhooks de este número",
  up: "Recibiendo aquí",
  down: "Sin recibir aquí",
  interrupted: "Recepción interrumpida",
  what: "La plataforma entrega las notificaciones del número a este equipo hasta que usted lo detenga. La URL de devolución de llamada actual se guarda antes y se restaura después.",
  number: "Número",
  since: "Desde",
  ends: "Termina",
  endsNever: "cuando usted lo detenga",
  length: "Duración",
  before: "URL de devolución de llamada anterior",
  beforeNone: "ninguna",
  forwards: "Reenvía a",
  forwardsNowhere: "ningún sitio",
  quit: "Cuando Switchover se cierra",
  atQuit: {
    "give-back": "se restaura la URL de devolución de llamada anterior",
    stay: "la URL de devolución de llamada se queda hasta que termine su tiempo. Las notificaciones enviadas entretanto no se reciben; la plataforma las reintenta",
  },
  reaches: {
    account:
      "Es la URL de devolución de llamada de toda la cuenta de empresa: también vienen aquí las notificaciones de sus otros números.",
    application:
      "Es la URL de devolución de llamada de la aplicación: vienen aquí las notificaciones de todo lo que atiende la aplicación.",
  },
  resumed: "Reanudado desde antes de que Switchover se cerrara.",
  forward: "Reenviar todo a la URL de devolución de llamada anterior",
  forwardOn:
    "Su punto de conexión de producción recibe cada notificación, sin cambios; la plataforma recibe su respuesta.",
  forwardOff: "Las notificaciones se quedan aquí. Su punto de conexión de producción no las recibe.",
  allowPrivate:
    "Esa URL de devolución de llamada puede usar una dirección privada, una dirección IP o un puerto distinto del 443",
  confirm: "La URL de devolución de llamada actual puede dejar de recibir notificaciones",
  stay: "Dejar fijada la URL de devolución de llamada si Switchover se cierra antes de que termine el tiempo",
  stayHint: "El próximo inicio continúa cuando se desbloquee la bóveda, si la URL pública es la misma.",
  start: "Recibir aquí",
  startHint: "Abre el túnel, lo comprueba desde fuera y fija la URL de devolución de llamada.",
  noTunnel: "Elija primero un túnel abajo.",
  stop: "Restaurar URL",
  oneAtATime:
    "Un número de un espacio de trabajo a la vez: el receptor tiene una URL y un túnel. Restaure esta URL de devolución de llamada antes de recibir los webhooks de otro número. En una terminal, webhooks point trata cada número por separado.",
  stopHint: "Termina esto y restaura la URL de devolución de llamada anterior.",
  cancelHint: "Termina esto. Si se sustituyó la URL de devolución de llamada, se restaura la anterior.",
  steps: "Pasos",
  phase: {
    working: "Abriendo el túnel y fijando la URL de devolución de llamada.",
    restoring: "Restaurando la URL de devolución de llamada anterior.",
  },
  end: {
    asked: "Detenido.",
    "time-over": "El tiempo terminó.",
    changed: "La URL de devolución de llamada se cambió fuera de Switchover.",
    moved: "El túnel se abrió de nuevo con otra URL.",
    lost: "Se perdió el túnel o el receptor.",
    left: "La URL de devolución de llamada se dejó fijada.",
    "not-begun": "Sin iniciar.",
    circle:
      "Una copia reenviada volvió aquí desde su punto de conexión de producción, así que no podía recibir nada más por aquí.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
