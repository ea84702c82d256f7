import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { bridge as english } from "../en/bridge.ts";

/** Textos del dibujo del puente. */
export const bridge = {
  line: {
    safe: "Seguro hasta aquí",
    passed: "Pasado el punto sin retorno",
    perhaps: "Quizá pasado el punto sin retorno",
  },
  awaited: "Esperando la respuesta",
  unanswered: "Sin respuesta",
  cloud: {
    cloud: "Registrado aquí",
    "on-premises": "Registrado en el cliente local",
    nowhere: "Sin registrar",
    somewhere: "En servicio",
    silent: "No informa de la ubicación",
  },
  client: {
    "serves-number": "Conectado",
    "serves-another": "Atiende otro número",
    connected: "Conectado, número sin indicar",
    connecting: "Conectando",
    down: "Sin conexión",
    unregistered: "Sin registrar",
    silent: "No informa de la ubicación",
  },
} as const satisfies TranslationOf<"es", typeof english>;
