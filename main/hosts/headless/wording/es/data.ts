import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  leave: "O añada --leave-replaced para dejarla al otro equipo",
  replaced:
    "La URL de devolución de llamada de {{spoken}} ({{level}}) sigue sustituida por la de Switchover, desde {{since}}. Para restaurarla: switchover webhooks restore PLAN",
  certificate:
    "El certificado CA de una prueba sigue en el cliente local de {{spoken}}, desde {{since}}. Para quitarlo: switchover webhooks restore PLAN",
  finishing: "Primero se termina esto: a medias, lo que cambia no quedaría ni como antes ni como después.",
  stopping: "Se detiene la copia, salvo que ya esté terminada.",
  there: "Allí: switchover data restore FILE. Para continuar aquí de todos modos: switchover data stay",
  key: "Para crear una clave de recuperación: switchover vault recovery --out FILE",
  check: "Para comprobarlo, reanúdelo: switchover resume {{run}}",
  restoreOne: "Para restaurar una URL de devolución de llamada: switchover webhooks restore PLAN",
  removeMark: "Para quitar la marca: switchover data stay",
} as const satisfies TranslationOf<"es", typeof english.data>;
