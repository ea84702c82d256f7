import type { certificate as english } from "../en/certificate.ts";
import type { TranslationOf } from "../words.ts";

export const certificate = {
  outcome: {
    fits: "Nada indica que este certificado sea incorrecto.",
    unclear: "No se puede saber si este certificado es correcto.",
    wrong: "No envíe este certificado.",
  },
  why: {
    "tls-certificate":
      "Es el certificado de un servidor web. El certificado del nombre verificado del número está en el gestor de números de la plataforma.",
    "not-base64": "No es base64. Copie de nuevo el texto completo del gestor de números de la plataforma.",
    expired: "Su última fecha ya pasó. Descargue uno nuevo del gestor de números de la plataforma.",
    "another-number": "Nombra otro número: {{numbers}}. El del plan es {{number}}.",
    "not-readable":
      "Es base64, pero su contenido no se puede leer. El cliente lo lee al registrar el número.",
    "unclear-number":
      "Contiene {{numbers}}, que puede ser otro número o ninguno. El número del plan es {{number}}.",
    "another-name": "No contiene el nombre visible del plan. Compare los nombres.",
    "number-not-told": "No nombra ningún número de teléfono con el que comparar.",
    "nothing-compared": "No se comparó con ningún número. Indique el plan para compararlo.",
  },
  facts: {
    size: "Tamaño",
    sizeValue: "{{characters}} caracteres, {{bytes}} bytes",
    sizeText: "{{characters}} caracteres",
    words: "Textos",
    numbers: "Cifras como un número de teléfono",
    moments: "Fechas",
    ends: "Probable fin",
    endsIn_one: "{{date}}, en {{count}} día",
    endsIn_other: "{{date}}, en {{count}} días",
    ended_one: "{{date}}, hace {{count}} día",
    ended_other: "{{date}}, hace {{count}} días",
    notTold: "no está, hasta donde se puede leer",
    others: "Otros textos",
    othersValue: "{{count}}, sin mostrar",
  },
  layout:
    "Su formato no está publicado: los nombres y las fechas se leen de donde probablemente están. La firma no se comprueba; solo la plataforma puede.",
  risks: {
    title: "Antes de configurar las particiones",
    expired: "Con un certificado caducado, la plataforma veta el número.",
    wrong:
      "Un certificado incorrecto cierra la sesión del cliente. Configurar de nuevo las particiones con el correcto la recupera.",
    late: "Más de 7 días después de registrar el número, configurar las particiones lo desconecta.",
    source:
      "El gestor de números ofrece un certificado solo mientras el nombre visible esté aprobado o disponible sin revisión.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
