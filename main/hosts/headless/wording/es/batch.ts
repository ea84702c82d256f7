import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { batch as english } from "../en/batch.ts";

/** What a batch says besides what its summary says too. */
export const batch = {
  held: {
    what: "Otro proceso está trabajando en este lote.",
    works: "Desde aquí no se inició nada.",
    next: "Espere a que termine, o deténgalo allí con Ctrl-C.",
  },
  line: "Línea {{line}}",
  row: "Fila {{line}}",
  more: "Filas que tampoco se pueden usar: {{number}} más. Con --json, cada una tiene una línea.",
  correct: "Corrija la tabla y ejecute el comando de nuevo. «batch template» muestra las columnas.",
  waits: "Fuera del horario: el próximo número se inicia en {{span}}.",
  stopping: "Se detiene: no se inician más números; los que están en curso llegan a su fin.",
  leave:
    "Pulse Ctrl-C otra vez para salir enseguida: su resultado es entonces desconocido hasta que el lote continúe.",
  left: "Se salió enseguida. El mismo comando averigua qué fue de los números en curso, y continúa.",
  each: "Para cada traspaso de arriba: switchover status ID",
} as const satisfies TranslationOf<"es", typeof english>;
