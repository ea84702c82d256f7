import type { programIncomplete as english } from "../en/program-incomplete.ts";
import type { TranslationOf } from "../words.ts";

/** A file of the program itself is missing or cut off. In a file of its own, since it is told when nothing more can be loaded. */
export const programIncomplete = {
  what: "Los archivos del propio Switchover están incompletos: {{file}} falta o está dañado.",
  works: "No se hizo nada más. Solo afecta al programa: la carpeta de datos conserva lo registrado.",
  next: "Vuelva a instalar Switchover y luego inícielo de nuevo.",
} as const satisfies TranslationOf<"es", typeof english>;
