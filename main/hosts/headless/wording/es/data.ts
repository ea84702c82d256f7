import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  there: "Allí: switchover data restore FILE. Para continuar aquí de todos modos: switchover data stay",
  key: "Para crear una clave de recuperación: switchover vault recovery --out FILE",
  check: "Para comprobarlo, reanúdelo: switchover resume {{run}}",
  restoreOne: "Para restaurar una URL de devolución de llamada: switchover webhooks restore --help",
  removeMark: "Para quitar la marca: switchover data stay",
} as const satisfies TranslationOf<"es", typeof english.data>;
