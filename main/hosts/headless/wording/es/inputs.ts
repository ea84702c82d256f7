import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { inputs as english } from "../en/inputs.ts";

/** Why a value can't be used, as several commands say it. Where the sentence ends with a colon, a command or an option follows. */
export const inputs = {
  optionNeeds: {
    what: "{{option}} necesita {{needed}}.",
    next: "Para ver la forma correcta:",
  },
  oneOf: {
    what: "{{option}} acepta {{values}}.",
    next: "Elija uno de ellos.",
  },
  fullUrl: {
    what: "{{option}} debe ser una URL completa.",
    next: "Para ver la forma correcta:",
  },
  wholeNumber: {
    what: "{{option}} debe ser un número entero de {{least}} a {{most}}.",
    next: "Corríjalo u omita la opción.",
  },
  numberOfSeconds: {
    what: "{{option}} debe ser de {{least}} a {{most}} segundos.",
    next: "Corríjalo u omita la opción.",
  },
  digits: {
    what: "{{option}} debe tener de {{least}} a {{most}} cifras.",
    next: "Corríjalo u omita la opción.",
  },
  characters: {
    what: "{{option}} debe tener de {{least}} a {{most}} caracteres.",
    next: "Corríjalo u omita la opción.",
  },
  tooLong: {
    what: "{{option}} puede tener como máximo {{most}} caracteres.",
    next: "Acórtelo.",
  },
  emptyValue: {
    what: "{{option}} tiene un valor vacío.",
    next: "Indique uno u omita la opción.",
  },
  isoTime: {
    what: "{{option}} debe ser una hora en ISO 8601.",
    next: "Escríbala como 2026-01-31T14:00:00Z.",
  },
  unreadable: {
    what: "No se puede leer {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  tooLarge: {
    what: "{{file}} supera los {{mib}} MiB.",
    next: "Divídalo en varios archivos.",
  },
  notForTerminal: {
    what: "Lo que se escribe no es texto para una terminal.",
    next: "Indique un archivo: --out FILE",
  },
  filePassphraseNeeded: {
    what: "Hace falta la frase de contraseña del archivo, y no hay ninguna terminal en la que pedirla.",
    next: "Escríbala en un archivo que solo usted pueda leer y añada --file-passphrase-file FILE.",
  },
  runWanted: {
    what: "No se indicó ningún traspaso.",
    next: "Para ver los traspasos: switchover status",
  },
  reportTooLarge: {
    what: "{{file}} es más grande que cualquier informe.",
    next: "Compruebe que es el archivo correcto.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
