import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { code as english } from "../en/code.ts";

/** Palabras de la entrada de un código de registro. */
export const code = {
  title: "Introduzca el código de registro",
  sent: {
    sms: "Enviado por mensaje de texto a {{spoken}} ({{time}}).",
    voice: "Dictado en una llamada a {{spoken}} ({{time}}).",
  },
  maybe: {
    sms: "Puede que un mensaje de texto vaya de camino a {{spoken}} ({{time}}). La respuesta a la petición se perdió.",
    voice:
      "Puede que una llamada vaya de camino a {{spoken}} ({{time}}). La respuesta a la petición se perdió.",
  },
  name: { same: "El nombre comunicado es el esperado:", other: "El nombre comunicado:" },
  group: "Código de registro",
  digit: "Cifra {{number}} de 6",
  pasteBad: "No había seis cifras en lo que ha pegado.",
  go: "Entregar el código",
  valid: "válido durante unos {{left}}",
  ran: "probablemente ya ha caducado",
  insist: "Introducirlo de todos modos",
  refused: "No aceptado",
  notTaken: "No comprobado",
  guesses_one: "Hasta ahora no se ha aceptado un código.",
  guesses_other: "Hasta ahora no se han aceptado {{count}} códigos.",
  guard:
    "Un código equivocado se distingue de uno caducado. Tras demasiados códigos equivocados la plataforma no acepta ninguno durante un tiempo; no dice de antemano cuántos.",
  guessFrom: "La plataforma acepta el próximo código a partir de este momento: {{time}}.",
  guessAt: "La plataforma acepta el próximo código dentro de {{left}}.",
  channels: "Otro código",
  again: { sms: "Otro mensaje", voice: "Otra llamada" },
  instead: { sms: "Mensaje en su lugar", voice: "Llamada en su lugar" },
  wait: "{{action}} (en {{left}})",
  anotherNote: "Pida otro código solo si este no llega. El que vale es el más reciente.",
  holder: {
    title: "¿Tiene otra persona el teléfono?",
    lead: "Envíele estas palabras; no contienen ningún secreto.",
    text: {
      sms: "En los próximos minutos {{spoken}} recibe un mensaje de texto con un código de seis cifras. Por favor, léamelo por teléfono. No lo introduzca en ningún sitio.",
      voice:
        "En los próximos minutos {{spoken}} recibe una llamada que dicta un código de seis cifras. Por favor, apúntelo y léamelo por teléfono. No lo introduzca en ningún sitio.",
    },
    copy: "Copiar estas palabras",
  },
} as const satisfies ShapeOf<typeof english>;
