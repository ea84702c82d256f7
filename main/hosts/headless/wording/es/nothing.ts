import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { nothing as english } from "../en/nothing.ts";

/** What was left undone where a command stops before its result. */
export const nothing = {
  done: "No se hizo nada.",
  sentByCommand: "Este comando no envía nada a ninguna de las API, así que no afecta a su número.",
  written: "No se escribió nada.",
  read: "No se leyó nada.",
  sent: "No se envió nada.",
  startedOrSent: "No se inició ni se envió nada.",
  changedOrSent: "No se cambió ni se envió nada.",
  checkedOrChanged: "No se comprobó ni se cambió nada.",
  askedOrChanged: "No se consultó ni se cambió nada.",
  translated: "No se tradujo nada.",
  tried: "No se probó nada.",
  copied: "No se hizo ninguna copia ni se restauró nada.",
  restoredWhole: "La copia no se restauró por completo. Su archivo no cambió.",
  letter: "No se escribió ninguna carta. No se envió nada.",
  report: "No se guardó ningún informe. El traspaso no ha cambiado.",
  list: "La lista nueva queda en la carpeta de datos; el archivo está como estaba.",
  listOutput: "La lista nueva queda en la carpeta de datos; la salida no está completa.",
  output: "La salida no está completa. No se cambió nada.",
  summary: "El lote terminó como se indica arriba; solo falta su resumen.",
} as const satisfies TranslationOf<"es", typeof english>;
