import type {
  skipped as englishSkipped,
  stepProofs as englishProofs,
  steps as english,
} from "../en/steps.ts";
import type { TranslationOf } from "../words.ts";

/** A step's name, its text while it is in progress, and its text once it is done. */
export const steps = {
  inspect: {
    name: "Comprobar ambas API",
    doing: "Comprobando el número en ambas API",
    done: "El número se comprobó antes del traspaso",
  },
  backup: {
    name: "Hacer copia de seguridad del registro",
    doing: "Pidiendo una copia de seguridad al cliente local",
    done: "La copia de seguridad está cifrada en la bóveda y se volvió a leer",
  },
  register: {
    name: "Registrar en la nube",
    doing: "Traspasando el número a la nube",
    done: "El número está registrado en la nube",
  },
  subscribe: {
    name: "Suscribir a los webhooks",
    doing: "Suscribiendo su aplicación a los webhooks de la cuenta",
    done: "Su aplicación está suscrita a los webhooks de la cuenta",
  },
  verify: {
    name: "Verificar el resultado",
    doing: "Comprobando en ambas API dónde está el número",
    done: "El número se comprobó después del traspaso, y nada lo contradice",
  },
  account: {
    name: "Solicitar el registro",
    doing: "Pidiendo al cliente local que registre el número",
    done: "El cliente local ha solicitado el registro",
  },
  code: {
    name: "Introducir el código de registro",
    doing: "Traspasando el número al cliente local",
    done: "El número está registrado en el cliente local",
  },
  shards: {
    name: "Configurar las particiones",
    doing: "Repartiendo el número entre las particiones",
    done: "Las particiones están configuradas",
  },
} as const satisfies TranslationOf<"es", typeof english>;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "confirmado por su respuesta",
  "look-up": "confirmado por una comprobación",
  asked: "sin confirmar; ninguna de las API dio una respuesta útil",
  webhook: "confirmado por un webhook firmado",
  person: "indicado por usted",
} as const satisfies TranslationOf<"es", typeof englishProofs>;

/** Why a step was skipped. */
export const skipped = {
  "already-on-target": "no hace falta: el número ya está allí",
  "already-registered": "no hace falta: el cliente respondió que el número ya está registrado allí",
  "not-wanted": "el plan no lo pide",
  "already-so": "no hace falta: ya está configurado",
  "no-look-ups": "no fue posible: ninguna consulta tuvo respuesta",
} as const satisfies TranslationOf<"es", typeof englishSkipped>;
