import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { code as english } from "../en/code.ts";

/** Words of the entry of a registration code. */
export const code = {
  title: "A la espera de su código",
  sent: {
    sms: "Enviado por SMS a {{spoken}} a las {{time}}.",
    voice: "Enviado por llamada telefónica a {{spoken}} a las {{time}}.",
  },
  maybe: {
    sms: "Puede que se enviara un SMS a {{spoken}} a las {{time}}. La petición no obtuvo una respuesta utilizable.",
    voice:
      "Puede que se hiciera una llamada a {{spoken}} a las {{time}}. La petición no obtuvo una respuesta utilizable.",
  },
  name: {
    same: "La plataforma informa del nombre esperado:",
    other: "La plataforma informa de este nombre:",
  },
  group: "Código de registro",
  pasteBad: "El texto pegado no contiene un código de 6 dígitos.",
  go: "Enviar código",
  point: "Al enviar el código se traspasa el número. No se puede deshacer.",
  valid: "válido durante {{left}} aproximadamente",
  ran: "probablemente caducado",
  insist: "Introducirlo de todos modos",
  refused: "Rechazado",
  notTaken: "No comprobado",
  guesses_one: "1 código rechazado hasta ahora.",
  guesses_other: "{{count}} códigos rechazados hasta ahora.",
  guard: "Demasiados códigos incorrectos bloquean la entrada durante un tiempo. El límite no está publicado.",
  guessFrom: "La plataforma acepta el próximo código a partir de las {{time}}.",
  guessAt: "La plataforma acepta el próximo código dentro de {{left}}.",
  channels: "Otro código",
  again: { sms: "Reenviar por SMS", voice: "Llamar otra vez" },
  instead: { sms: "Enviar por SMS", voice: "Pedir llamada" },
  wait: "{{action}} (en {{left}})",
  anotherNote: "Pida otro código solo si no llegó ninguno. Introduzca el más reciente.",
  holder: {
    title: "¿El teléfono lo tiene otra persona?",
    lead: "Envíele este texto. No contiene secretos.",
    copy: "Copiar el texto",
  },
} as const satisfies TranslationOf<"es", typeof english>;
