import type { pin as english } from "../en/pin.ts";
import type { TranslationOf } from "../words.ts";

/** The two-step PIN outside any migration: what is asked, the outcome, and its line in a history. */
export const pin = {
  question: {
    once: "Se envía 1 petición. Nunca se vuelve a enviar automáticamente.",
    set: {
      title: "¿Configurar el PIN de dos pasos de {{spoken}}?",
      why: {
        "on-premises":
          "El cliente local lo cambia por el PIN que usted dio. El PIN anterior deja de funcionar al momento, para todos los que lo usan.",
        cloud:
          "La nube lo cambia por el PIN que usted dio. El PIN anterior deja de funcionar al momento, para todos los que lo usan.",
      },
    },
    off: {
      title: "¿Desactivar la verificación en dos pasos de {{spoken}}?",
      why: {
        "on-premises":
          "El cliente local quita el PIN. Hasta que se configure otro, solo un código de registro protege el número, y el siguiente registro configura el PIN.",
        cloud: "La nube no tiene ninguna llamada para eso.",
      },
    },
  },
  /** A response to a change that was no longer awaited. */
  late: {
    told: "Llegó una respuesta cuando Switchover ya no la esperaba: {{cause}}",
    unwritten:
      "Llegó una respuesta tardía y aún no está registrada: puede que el disco esté lleno. Switchover lo reintenta mientras este programa siga abierto.",
  },
  earlier: {
    set: "Se desconoce si el PIN se configuró el {{time}}: no se registró ninguna respuesta utilizable.",
    off: "Se desconoce si el PIN se desactivó el {{time}}: no se registró ninguna respuesta utilizable.",
  },
  done: {
    set: {
      complete: {
        what: "El PIN de dos pasos de {{spoken}} está configurado.",
        next: "Use este PIN desde ahora. Un traspaso que detuvo un PIN incorrecto se puede reanudar con él.",
      },
      rejected: {
        what: "El PIN de dos pasos de {{spoken}} no se configuró.",
        next: "Corrija la causa y vuelva a configurar el PIN.",
      },
      "not-sent": {
        what: "La petición de configurar el PIN de {{spoken}} no se envió.",
        next: "Corrija la causa y vuelva a configurar el PIN.",
      },
      unknown: {
        what: "Se desconoce si el PIN de dos pasos de {{spoken}} se configuró.",
        next: "No se vuelve a enviar automáticamente. Para estar seguro, configure el mismo PIN otra vez: si ya lo estaba, eso no cambia nada.",
      },
      "under-way": {
        what: "Se está configurando el PIN de dos pasos de {{spoken}}.",
        next: "Espere la respuesta.",
      },
    },
    off: {
      complete: {
        what: "La verificación en dos pasos de {{spoken}} está desactivada.",
        next: "Configure un PIN nuevo, o traspase el número: el PIN que dé entonces pasa a ser el suyo.",
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
        what: "Se desconoce si la verificación en dos pasos de {{spoken}} está desactivada.",
        next: "No se vuelve a enviar automáticamente. Para estar seguro, desactívela otra vez, o configure un PIN nuevo.",
      },
      "under-way": {
        what: "Se está desactivando la verificación en dos pasos de {{spoken}}.",
        next: "Espere la respuesta.",
      },
    },
  },
  works: {
    complete: "El número sigue donde está.",
    rejected: "El PIN no ha cambiado, y el número sigue donde está.",
    "not-sent": "No se cambió nada.",
    unknown: "El número sigue donde está. Su PIN sigue como antes, o como usted pidió.",
    "under-way": "El número sigue donde está.",
  },
  action: { set: "PIN configurado", off: "PIN desactivado" },
  state: {
    complete: "hecho",
    rejected: "rechazado",
    "not-sent": "no enviado",
    unknown: "resultado desconocido",
    "under-way": "en curso",
  },
  noAnswer: "No se registró ninguna respuesta.",
} as const satisfies TranslationOf<"es", typeof english>;
