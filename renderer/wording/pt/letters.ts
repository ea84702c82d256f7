import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "Cartas…",
  title: "Cartas sobre {{spoken}}",
  lead: "Textos para você copiar, alterar e enviar. O Switchover não envia nada, e eles não contêm segredos.",
  kind: "Carta",
  kinds: {
    before: "Ao cliente, antes da migração",
    after: "Ao cliente, com o resultado",
    "two-step": "Ao dono: desative a confirmação em duas etapas",
    code: "À pessoa com o telefone: leia o código para mim",
  },
  language: "Idioma",
  at: "Planejada para (opcional)",
  writing: "Escrevendo a carta…",
  copy: "Copiar texto",
  saveText: "Salvar como texto",
  saveMarkdown: "Salvar como Markdown",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
