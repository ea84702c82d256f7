import type {
  skipped as englishSkipped,
  stepProofs as englishProofs,
  steps as english,
} from "../en/steps.ts";
import type { ShapeOf } from "../words.ts";

/** A step's name in plain words, what it does while it is under way, and what is true once it is done. */
export const steps = {
  inspect: {
    name: "Mirar los dos lados",
    doing: "Preguntando a los dos lados por el número tal como está ahora",
    done: "El número se miró antes del traspaso",
  },
  backup: {
    name: "Hacer copia de seguridad del registro",
    doing: "Pidiendo al cliente local su copia de seguridad",
    done: "La copia de seguridad está sellada en la bóveda y se volvió a leer",
  },
  register: {
    name: "Registrar en la nube",
    doing: "Traspasando el número a la nube",
    done: "El número está registrado en la nube",
  },
  subscribe: {
    name: "Suscribir a los webhooks",
    doing: "Suscribiendo su aplicación a los webhooks de la cuenta",
    done: "Su aplicación recibe los webhooks de la cuenta",
  },
  verify: {
    name: "Verificar",
    doing: "Preguntando a los dos lados dónde está el número",
    done: "El número se miró después del traspaso, y nada habla en contra",
  },
  account: {
    name: "Pedir el número para el lado local",
    doing: "Pidiendo al cliente local que reciba el número",
    done: "El cliente local ha pedido el número",
  },
  code: {
    name: "Introducir el código de registro",
    doing: "Traspasando el número al cliente local",
    done: "El número está registrado en el lado local",
  },
  shards: {
    name: "Fijar los shards",
    doing: "Repartiendo el número entre los shards",
    done: "Los shards están fijados",
  },
} as const satisfies ShapeOf<typeof english>;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "confirmado por su respuesta",
  "look-up": "visto en una consulta",
  asked: "preguntado; ningún lado respondió",
  webhook: "probado por un webhook firmado",
  person: "dicho por una persona",
} as const satisfies ShapeOf<typeof englishProofs>;

/** Why a step was left out. */
export const skipped = {
  "already-on-target": "no hace falta: el número ya está allí",
  "already-registered": "no hace falta: el cliente respondió que el número ya está registrado allí",
  "not-wanted": "el plan no lo pide",
  "already-so": "no hace falta: ya es así",
  "no-look-ups": "no fue posible: ninguna consulta tuvo respuesta",
} as const satisfies ShapeOf<typeof englishSkipped>;
