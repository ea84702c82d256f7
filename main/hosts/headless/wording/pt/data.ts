import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  there: "Lá: switchover data restore FILE. Para continuar aqui mesmo assim: switchover data stay",
  key: "Para criar uma chave de recuperação: switchover vault recovery --out FILE",
  check: "Para verificar, retome-a: switchover resume {{run}}",
  restoreOne: "Para restaurar uma URL de callback: switchover webhooks restore --help",
  removeMark: "Para remover a marca: switchover data stay",
} as const satisfies TranslationOf<"pt-BR", typeof english.data>;
