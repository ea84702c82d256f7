import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "Cartas…",
  title: "Cartas sobre {{spoken}}",
  lead: "Textos para copiar, cambiar y enviar usted. Switchover no envía nada, y no contienen secretos.",
  kind: "Carta",
  kinds: {
    before: "Al cliente, antes del traspaso",
    after: "Al cliente, con el resultado",
    "two-step": "Al titular: desactive la verificación en dos pasos",
    code: "A quien tiene el teléfono: léame el código",
  },
  language: "Idioma",
  at: "Prevista para (opcional)",
  writing: "Se está escribiendo la carta…",
  copy: "Copiar el texto",
  saveText: "Guardar como texto",
  saveMarkdown: "Guardar como Markdown",
} as const satisfies TranslationOf<"es", typeof english>;
