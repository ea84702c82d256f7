import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** Words of a number's section on the two-step PIN, and of the way there from a migration that a wrong PIN stopped. */
export const pin = {
  title: "PIN de dos pasos en la plataforma",
  what: "Configura como PIN del número el de sus secretos de arriba, en la API donde está el número. No hace falta el PIN anterior.",
  step: "Si el PIN se desconoce, este es el primer paso que exige la plataforma antes de un traspaso.",
  set: "Configurar PIN",
  off: "Desactivar el PIN",
  runOpen: "Hay un traspaso abierto de este número. Su PIN no se puede cambiar ahora.",
  looking: "Comprobando el número en ambas API",
  sending: "Cambiando el PIN. La petición se envía una sola vez.",
  itIs: { "on-premises": "Está en el cliente local", cloud: "Está en la nube" },
  none: "El PIN no se ha cambiado desde aquí.",
  history: "Cambios del PIN",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "en el cliente local", cloud: "en la nube" },
  damaged_one: "Un registro de cambio del PIN no es fiable y se omite.",
  damaged_other: "{{count}} registros de cambios del PIN no son fiables y se omiten.",
  afterRefusal: {
    title: "Si el PIN se desconoce",
    text: {
      "on-premises":
        "La plataforma exige restablecer antes el PIN en la API desde la que se traspasa el número. El cliente local fija uno nuevo sin pedir el anterior.",
      cloud:
        "La plataforma exige restablecer antes el PIN en la API donde está el número. La nube fija uno nuevo sin pedir el anterior.",
      unknown:
        "La plataforma exige restablecer antes el PIN en la API donde está el número. Averigüe antes su ubicación; un PIN nuevo se fija sin pedir el anterior.",
    },
    end: {
      resume: "Guarde el PIN nuevo en los secretos del número, fíjelo y reanude este traspaso.",
      anew: "Guarde el PIN nuevo en los secretos del número, fíjelo e inicie un traspaso nuevo.",
    },
    go: {
      "on-premises": "Configurar un PIN nuevo en el cliente local",
      cloud: "Configurar un PIN nuevo en la nube",
      unknown: "Configurar un PIN nuevo",
    },
  },
} as const satisfies TranslationOf<"es", typeof english>;
