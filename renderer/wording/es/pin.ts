import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** Words of a number's section on the two-step PIN, and of the way there from a run that a wrong PIN stopped. */
export const pin = {
  title: "PIN de dos pasos en la plataforma",
  what: "Cambia el PIN del número por el que está guardado arriba entre sus secretos, en el lado donde está el número. No se pide el PIN anterior.",
  step: "Si nadie sabe el PIN, este es el primer paso de la propia plataforma antes de un traspaso.",
  set: "Fijar el PIN",
  off: "Desactivar el PIN",
  runOpen: "Hay un traspaso abierto de este número, así que ahora no se puede cambiar su PIN.",
  looking: "Preguntando a los dos lados dónde está el número",
  sending: "Cambiando el PIN. La petición se envía una sola vez.",
  itIs: { "on-premises": "Está en el lado local", cloud: "Está en la nube" },
  none: "El PIN aún no se ha cambiado desde aquí.",
  history: "Cambios del PIN",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "en el lado local", cloud: "en la nube" },
  damaged_one: "Un registro de un cambio de PIN no es fiable y se omite.",
  damaged_other: "{{count}} registros de cambios de PIN no son fiables y se omiten.",
  afterRefusal: {
    title: "Si nadie sabe el PIN",
    text: {
      "on-premises":
        "El primer paso de la plataforma es entonces corregir el PIN en el lado del que sale el número. El cliente local fija uno nuevo sin pedir el anterior. Guarde el PIN nuevo entre los secretos del número, fíjelo y retome después este traspaso.",
      cloud:
        "El primer paso de la plataforma es entonces corregir el PIN en el lado donde está el número. La nube fija uno nuevo sin pedir el anterior. Guarde el PIN nuevo entre los secretos del número, fíjelo y retome después este traspaso.",
      unknown:
        "El primer paso de la plataforma es entonces corregir el PIN en el lado donde está el número. Averigüe primero dónde está; un PIN nuevo se fija sin pedir el anterior.",
    },
    go: {
      "on-premises": "Fijar un PIN nuevo en el lado local",
      cloud: "Fijar un PIN nuevo en la nube",
      unknown: "Fijar un PIN nuevo",
    },
  },
} as const satisfies ShapeOf<typeof english>;
