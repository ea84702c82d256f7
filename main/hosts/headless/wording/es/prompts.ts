import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { prompts as english } from "../en/prompts.ts";

/** What a person is asked at a terminal, beside the questions that all hosts share. */
export const prompts = {
  yes: "Sí",
  no: "No",
  nothingTyped: "Escríbalo, o pulse Esc para cancelar.",
  stopHere: "{{question}} (Esc: detenerse aquí)",
  continue: "¿Continuar?",
  waitHere: "¿Esperar aquí y después continuar?",
  paused: "¿Están en pausa todos los envíos por este número?",
  digits: "Escriba las cifras del número para continuar: {{spoken}}",
  reportedName: "Escriba el nombre indicado para aceptarlo",
  noMatch: "No coincide.",
  noMatchOr: "No coincide. En su lugar puede escribir: {{phrase}}",
  code: "Código de registro de {{spoken}} (Esc: más tarde)",
  codeUntil: "Código de registro de {{spoken}}, válido hasta: {{until}} (Esc: más tarde)",
  codeExpired: "Código de registro de {{spoken}}. El último probablemente ha caducado (Esc: más tarde)",
  codeForm: "Un código de registro tiene 6 cifras, como 123-456.",
  codesSpent_one:
    "Se introdujo {{count}} código. Switchover no pide otro ahora: demasiados códigos incorrectos bloquean la entrada durante un tiempo.",
  codesSpent_other:
    "Se introdujeron {{count}} códigos. Switchover no pide otro ahora: demasiados códigos incorrectos bloquean la entrada durante un tiempo.",
  createKey: "Para crear una clave en su lugar: switchover vault recovery --out FILE",
  idToAbandon: "Escriba el ID del traspaso para abandonarlo",
  newVault: "Elija una frase de contraseña para la bóveda de esta carpeta de datos",
  vault: "Frase de contraseña de la bóveda de esta carpeta de datos",
  current: "Frase de contraseña actual",
  newPassphrase: "Frase de contraseña nueva",
  again: "Escríbala otra vez",
  secretToStore: "Secreto que se guarda como {{label}}",
  deleteSecret: "¿Eliminar {{label}}? No se puede deshacer.",
} as const satisfies TranslationOf<"es", typeof english>;
