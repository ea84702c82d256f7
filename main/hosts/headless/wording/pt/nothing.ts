import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { nothing as english } from "../en/nothing.ts";

/** What was left undone where a command stops before its result. */
export const nothing = {
  done: "Nada foi feito.",
  sentByCommand: "Este comando não envia nada a nenhuma das APIs, portanto seu número não é afetado.",
  written: "Nada foi gravado.",
  read: "Nada foi lido.",
  sent: "Nada foi enviado.",
  startedOrSent: "Nada foi iniciado nem enviado.",
  changedOrSent: "Nada foi alterado nem enviado.",
  checkedOrChanged: "Nada foi verificado nem alterado.",
  askedOrChanged: "Nada foi consultado nem alterado.",
  translated: "Nada foi traduzido.",
  tried: "Nada foi testado.",
  copied: "Nenhuma cópia foi feita e nada foi restaurado.",
  restoredWhole: "A cópia não foi restaurada por inteiro. O arquivo dela não mudou.",
  letter: "Nenhuma carta foi escrita. Nada foi enviado.",
  report: "Nenhum relatório foi salvo. A migração não mudou.",
  list: "A lista nova fica na pasta de dados; o arquivo está como estava.",
  listOutput: "A lista nova fica na pasta de dados; a saída não está completa.",
  output: "A saída não está completa. Nada foi alterado.",
  summary: "O lote terminou como informado acima; só falta o resumo dele.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
