import type { phaseNames as englishNames, phases as english } from "../en/phases.ts";
import type { ShapeOf } from "../words.ts";

/** The resting places of a run in one or two words, for lists. */
export const phaseNames = {
  ready: "puede continuar",
  pausing: "espera una hora",
  "awaiting-confirmation": "espera su palabra",
  "awaiting-code": "espera el código",
  unknown: "Desconocido",
  ended: "terminado",
} as const satisfies ShapeOf<typeof englishNames>;

/** Why a run that has not ended rests, and what to do next. */
export const phases = {
  ready: { what: "El traspaso se interrumpió y puede continuar.", next: "Retómelo." },
  pausing: { what: "El traspaso espera hasta: {{until}}.", next: "Retómelo después." },
  "awaiting-confirmation": {
    what: "El traspaso espera su palabra antes de continuar.",
    next: "Lea lo que se pregunta y confírmelo.",
    nextWithName:
      "Solo la palabra de una persona acepta un nombre distinto: escríbalo donde se le pide, o abandone el traspaso.",
  },
  "awaiting-code": {
    refused: "No se aceptó el código. El número no se ha traspasado.",
    notTaken: "El código no se comprobó, así que puede introducirlo otra vez.",
    notTakenInTime: "El código no se comprobó, y probablemente ya ha caducado.",
    expired: "El código de registro que se envió probablemente ha caducado.",
    perhapsExpired:
      "Puede que se enviara un código de registro: la respuesta a la petición se perdió. A estas alturas probablemente ha caducado.",
    sent: {
      sms: "Un código de registro está en camino por SMS.",
      voice: "Un código de registro está en camino por llamada telefónica.",
    },
    perhapsSent: {
      sms: "Puede que un código de registro esté en camino por SMS: la respuesta a la petición se perdió. No se pide otro por sí solo.",
      voice:
        "Puede que un código de registro esté en camino por llamada telefónica: la respuesta a la petición se perdió. No se pide otro por sí solo.",
    },
    next: "Introduzca el código antes de: {{until}}.",
    nextAnotherNow: "Pida otro código.",
    nextAnother: "Pida otro código; es posible a partir de: {{from}}.",
  },
  unknown: {
    what: "No llegó ninguna respuesta que sirva a «{{step}}», y mirar los dos lados no aclaró dónde está el número.",
    next: "Mire el número en el panel de la plataforma y diga dónde lo ve. Repita la petición solo si no puede averiguarlo: cuenta para el límite de la plataforma.",
    nextRegister:
      "Mire el número en el panel de la plataforma y diga dónde lo ve, o siga cuando haya llegado aquí un mensaje firmado para él. Repita la petición solo si no puede averiguarlo: cuenta para el límite de la plataforma.",
  },
} as const satisfies ShapeOf<typeof english>;
