import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { recovery as english } from "../en/recovery.ts";

/** Texts of the recovery sheet. The key on it never reaches the window. */
export const recovery = {
  lead: "Los tokens y las copias de seguridad se cifran en una bóveda de este equipo. Con esta hoja y una copia de la carpeta de datos, la bóveda se abre en cualquier equipo.",
  noVault: "Aún no hay bóveda. Al guardar una conexión se crea.",
  unreadable:
    "No se puede leer el archivo de clave de la bóveda. Restaure la carpeta de datos desde su propia copia de seguridad y vuelva a intentarlo.",
  needed:
    "El almacén de claves de este equipo abre la bóveda. Si se pierde el equipo, la hoja es la única entrada; por eso el primer traspaso la necesita.",
  optional:
    "Una frase de contraseña abre la bóveda. La hoja es la segunda entrada, por si la frase se pierde.",
  practice: "Aquí nada es real: pruebe la hoja. Lo impreso va marcado.",
  confirmed: {
    typed: "Confirmada: usted escribió los cuatro últimos caracteres",
    file: "Confirmada: la terminal escribió la clave en un archivo y la volvió a leer",
    unknown: "Confirmada antes; ya no se sabe cuándo ni cómo",
  },
  unconfirmed: "Creada, sin confirmar:",
  unconfirmable:
    "La hoja más nueva desbloquea la bóveda, pero ya no se puede confirmar: se perdió su nota en la bóveda. Imprima una nueva.",
  newer: "Hay una hoja más nueva sin confirmar. Hasta entonces sirve la anterior:",
  waived: "Usted eligió prescindir de la clave de recuperación",
  print: "Imprimir la hoja de recuperación",
  printAgain: "Imprimir una hoja nueva",
  save: { pdf: "Guardar como PDF", html: "Guardar como archivo" },
  folder: "Carpeta para la hoja",
  folderHint: "En el equipo que ejecuta Switchover, fuera de la carpeta de datos.",
  handedOver: "Enviada a la impresora. Tome el papel y escriba los cuatro últimos caracteres que ve en él.",
  saved: {
    pdf: "Guardada: {{path}}. Llévela fuera de este equipo o imprímala, y elimine después el archivo.",
    html: "Guardada en el equipo que ejecuta Switchover: {{path}}. Ábrala allí, imprímala y elimine después el archivo.",
  },
  nowhere:
    "Esta ventana no puede imprimir ni guardar la hoja de la bóveda. En una terminal, ejecute: switchover vault recovery --out FILE",
  lastFour: "Escriba los cuatro últimos caracteres de la hoja",
  lastFourHint: "Así se confirma que la hoja se puede leer.",
  differs: "Estos no son los cuatro últimos caracteres de una hoja por confirmar.",
  confirm: "Confirmar la hoja",
  waive: "Prescindir de la hoja de recuperación…",
  waiveGo: "Prescindir de ella",
  state: {
    noVault: "Aún no hay bóveda: al guardar una conexión se crea",
    unreadable: "No se puede leer el archivo de clave de la bóveda",
    none: "Sin imprimir. Opcional: una frase de contraseña abre la bóveda",
    practice: "Sin imprimir. En la práctica nada depende de ella",
    needed: "Sin imprimir. El primer traspaso la necesita",
    unconfirmed: "Creada, pero sin confirmar",
    newer: "Hay una hoja más nueva sin confirmar",
    confirmed: "Confirmada",
    waived: "Usted prescinde de la clave de recuperación",
  },
  picture: {
    text: "Con esta hoja y una copia de la carpeta de datos, la bóveda se abre en cualquier equipo. Guárdela donde guarda los contratos.",
    stored: "Guardada en",
    date: "Fecha, iniciales",
  },
} as const satisfies TranslationOf<"es", typeof english>;
