import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/tables.ts";

/** The columns of tables. */
export const columns = {
  migration: "Traspaso",
  number: "Número",
  direction: "Sentido",
  state: "Estado",
  location: "Ubicación",
  source: "Fuente",
  updated: "Actualizado",
  step: "Paso",
  result: "Resultado",
  twoStepPin: "PIN de dos pasos",
  side: "API",
  outcome: "Resultado",
  label: "Etiqueta",
  kind: "Tipo",
  stored: "Guardado",
  vaultFile: "Archivo en vault/",
  encrypted: "Cifrado",
} as const satisfies TranslationOf<"es", typeof english.columns>;

/** Migrations of a data folder. */
export const status = {
  none: "Todavía no hay traspasos en esta carpeta de datos. Para empezar: switchover check PLAN",
  see: "véase {{run}}",
  worksNot: "{{home}}, no funciona",
  held: "en curso en otro proceso",
  lastCheckBefore: "Última comprobación de ambas API, antes de enviar la petición, {{at}}: {{sentence}}",
  lastCheck: "Última comprobación de ambas API, {{at}}: {{sentence}}",
  unreadable_one:
    "{{run}} no se puede leer: {{count}} fila de su diario está dañada, la primera entre ellas. No se eliminó nada. Para ver sus opciones: switchover status {{run}}",
  unreadable_other:
    "{{run}} no se puede leer: {{count}} filas de su diario están dañadas, la primera entre ellas. No se eliminó nada. Para ver sus opciones: switchover status {{run}}",
  corruptedRows_one: "{{count}} fila del diario está dañada y no se usa.",
  corruptedRows_other: "{{count}} filas del diario están dañadas y no se usan.",
} as const satisfies TranslationOf<"es", typeof english.status>;
