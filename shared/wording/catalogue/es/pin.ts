import type { pin as english } from "../en/pin.ts";
import type { ShapeOf } from "../words.ts";

/** The two-step PIN outside any run: what is asked, what came of it, and what a history says of it. */
export const pin = {
  question: {
    once: "Se envía una sola petición. Nunca se vuelve a enviar por sí sola.",
    set: {
      title: "¿Fijar el PIN de dos pasos de {{spoken}}?",
      why: {
        "on-premises":
          "El cliente local lo cambia por el PIN que usted dio. El PIN anterior deja de valer enseguida, para todos los que lo usan.",
        cloud:
          "La nube lo cambia por el PIN que usted dio. El PIN anterior deja de valer enseguida, para todos los que lo usan.",
      },
    },
    off: {
      title: "¿Desactivar la verificación en dos pasos de {{spoken}}?",
      why: {
        "on-premises":
          "El cliente local quita el PIN. Hasta que se fije otro, solo un código de registro protege el número, y el siguiente registro fija el PIN.",
        cloud: "La nube no tiene ninguna llamada para eso.",
      },
    },
  },
  /** An answer to a change that had been given up. */
  late: {
    told: "Llegó una respuesta cuando ya no se esperaba: {{cause}}",
    unwritten:
      "Llegó una respuesta cuando ya no se esperaba, y todavía no consta: puede que el disco esté lleno. Se vuelve a intentar mientras este programa siga abierto.",
  },
  earlier: {
    set: "No se sabe si el PIN se fijó el {{time}}: no se anotó ninguna respuesta.",
    off: "No se sabe si el PIN se desactivó el {{time}}: no se anotó ninguna respuesta.",
  },
  done: {
    set: {
      complete: {
        what: "El PIN de dos pasos de {{spoken}} está fijado.",
        next: "Use este PIN desde ahora. Un traspaso que detuvo un PIN incorrecto se puede retomar con él.",
      },
      rejected: {
        what: "El PIN de dos pasos de {{spoken}} no se fijó.",
        next: "Corrija la causa y vuelva a fijar el PIN.",
      },
      "not-sent": {
        what: "La petición de fijar el PIN de {{spoken}} no se envió.",
        next: "Corrija la causa y vuelva a fijar el PIN.",
      },
      unknown: {
        what: "No se sabe si el PIN de dos pasos de {{spoken}} se fijó.",
        next: "No se vuelve a enviar por sí solo. Para estar seguro, fije el mismo PIN otra vez: si ya estaba fijado, eso no cambia nada.",
      },
      "under-way": {
        what: "Se está fijando el PIN de dos pasos de {{spoken}}.",
        next: "Espere la respuesta.",
      },
    },
    off: {
      complete: {
        what: "La verificación en dos pasos de {{spoken}} está desactivada.",
        next: "Fije un PIN nuevo, o traspase el número: el PIN que dé allí pasa a ser el suyo.",
      },
      rejected: {
        what: "La verificación en dos pasos de {{spoken}} no se desactivó.",
        next: "Corrija la causa y vuelva a desactivarla.",
      },
      "not-sent": {
        what: "La petición de desactivar el PIN de {{spoken}} no se envió.",
        next: "Corrija la causa y vuelva a desactivarla.",
      },
      unknown: {
        what: "No se sabe si la verificación en dos pasos de {{spoken}} está desactivada.",
        next: "No se vuelve a enviar por sí solo. Para estar seguro, desactívela otra vez, o fije un PIN nuevo.",
      },
      "under-way": {
        what: "Se está desactivando la verificación en dos pasos de {{spoken}}.",
        next: "Espere la respuesta.",
      },
    },
  },
  works: {
    complete: "El número sigue donde está.",
    rejected: "El PIN es el que era, y el número sigue donde está.",
    "not-sent": "No se cambió nada.",
    unknown: "El número sigue donde está. Su PIN es el de antes o el de después.",
    "under-way": "El número sigue donde está.",
  },
  action: { set: "PIN fijado", off: "PIN desactivado" },
  state: {
    complete: "hecho",
    rejected: "rechazado",
    "not-sent": "no enviado",
    unknown: "no se sabe cómo acabó",
    "under-way": "en curso",
  },
  noAnswer: "No se anotó ninguna respuesta.",
} as const satisfies ShapeOf<typeof english>;
