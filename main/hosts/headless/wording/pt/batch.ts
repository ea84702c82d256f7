import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { batch as english } from "../en/batch.ts";

/** What a batch says besides what its summary says too. */
export const batch = {
  held: {
    what: "Outro processo está trabalhando neste lote.",
    works: "Nada foi iniciado daqui.",
    next: "Espere até que termine, ou pare-o lá com Ctrl-C.",
  },
  line: "Linha {{line}}",
  row: "Registro {{line}}",
  more: "Linhas que também não podem ser usadas: mais {{number}}. Com --json, cada uma tem uma linha.",
  correct: "Corrija a tabela e execute o comando novamente. “batch template” mostra as colunas.",
  waits: "Fora do horário: o próximo número começa em {{span}}.",
  stopping: "Parando: nenhum outro número é iniciado; os que estão em andamento chegam ao fim.",
  leave:
    "Pressione Ctrl-C novamente para sair já: o resultado deles fica desconhecido até que o lote continue.",
  left: "Saiu na hora. O mesmo comando descobre o que aconteceu com os números em andamento, e continua.",
  each: "Para cada migração acima: switchover status ID",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
