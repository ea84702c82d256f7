import type { programIncomplete as english } from "../en/program-incomplete.ts";
import type { TranslationOf } from "../words.ts";

/** A file of the program itself is missing or cut off. In a file of its own, since it is told when nothing more can be loaded. */
export const programIncomplete = {
  what: "Os arquivos do próprio Switchover estão incompletos: {{file}} está ausente ou corrompido.",
  works: "Nada mais foi feito. Só o programa é afetado: a pasta de dados mantém o que foi registrado.",
  next: "Instale o Switchover novamente e depois inicie-o de novo.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
