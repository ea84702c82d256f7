import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { lint as english } from "../en/lint.ts";

/** Words of the check of outgoing messages. */
export const lint = {
  local: "La comprobación se hace en esta ventana: lo que suelte o pegue aquí no se envía a ninguna parte.",
  stays: "nada salió de esta ventana",
  drop: "Suelte aquí mensajes escritos para la API local: archivos .json, .ndjson, .jsonl o .har, o carpetas con ellos.",
  chooseFiles: "Elegir archivos",
  chooseFolder: "Elegir carpeta",
  pasted: "Texto pegado",
  reset: "Comprobar otros mensajes",
  cancel: "Cancelar",
  paste: {
    title: "O pegar",
    field: "Un mensaje, una lista de ellos, un mensaje por línea o una grabación (HAR)",
    go: "Comprobar texto",
    empty: "Pegue antes un mensaje.",
    tooLong: "Esto supera los 2 MB. Guárdelo como archivo y suéltelo.",
  },
  settings: {
    title: "En qué se basa la comprobación",
    brand: "messaging_product tiene que ser {{brand}}, como en los ajustes de API del espacio de trabajo.",
    hosts: "Servidores multimedia bloqueados",
    hostsHint:
      "Servidores de los que la API de la nube no acepta archivos multimedia, uno por línea, con sus subdominios. Se recuerdan mientras esta ventana esté abierta.",
    hostsWrong: "La línea {{line}} no es un servidor. Mientras no lo sea, no se bloquea ninguno.",
  },
  problem: {
    canceled: "La comprobación se canceló.",
    unreadable: "No se puede leer un archivo. Puede que se haya movido o eliminado.",
    nothing: "No hay ningún archivo .json, .ndjson, .jsonl o .har.",
    mistake:
      "Switchover tuvo un error interno. No se cambió nada. Compruebe menos archivos o use la terminal.",
  },
  busy: {
    reading: "Leyendo y comprobando los mensajes",
    checking: "Comprobando los mensajes",
    fixing: "Corrigiendo los mensajes",
  },
  title: {
    errors_one: "{{count}} error encontrado",
    errors_other: "{{count}} errores encontrados",
    warnings_one: "Sin errores, {{count}} advertencia",
    warnings_other: "Sin errores, {{count}} advertencias",
    clean_one: "{{count}} mensaje está listo para la API de la nube",
    clean_other: "{{count}} mensajes están listos para la API de la nube",
    nothing: "No había ningún mensaje que comprobar",
    none: "No se pudo comprobar ningún archivo",
  },
  word: {
    stopped: "No listo",
    attention: "Listo, con advertencias",
    proven: "Listo",
    unknown: "Sin comprobar",
  },
  files_one: "{{count}} archivo",
  files_other: "{{count}} archivos",
  note: {
    tooLarge_one:
      "{{count}} archivo es demasiado grande para la ventana ({{names}}): 256 MB con un mensaje por línea, 64 MB en los demás. En una terminal, ejecute: switchover lint FILE",
    tooLarge_other:
      "{{count}} archivos son demasiado grandes para la ventana ({{names}}): 256 MB con un mensaje por línea, 64 MB en los demás. En una terminal, ejecute: switchover lint FILE",
    unreadable_one: "{{count}} archivo ya no se puede leer ({{names}}). Suéltelo de nuevo.",
    unreadable_other: "{{count}} archivos ya no se pueden leer ({{names}}). Suéltelos de nuevo.",
    otherKind_one: "{{count}} archivo es de otro tipo y no se comprobó ({{names}}).",
    otherKind_other: "{{count}} archivos son de otro tipo y no se comprobaron ({{names}}).",
    tooMany:
      "Solo se comprobaron los primeros {{most}} archivos. En una terminal, ejecute: switchover lint FOLDER",
    notListed:
      "Se muestran los primeros {{most}} resultados; se contaron {{left}} más. Para verlos todos, en una terminal, ejecute: switchover lint FILE --json",
  },
  filter: {
    file: "Archivo",
    severity: "Gravedad",
    rule: "Regla",
    allFiles_one: "Todos los archivos ({{count}})",
    allFiles_other: "Todos los archivos ({{count}})",
    allSeverities: "Errores y advertencias",
    allRules: "Todas las reglas",
    one: "{{name}} ({{count}})",
  },
  severity: { error: "Error", warning: "Advertencia" },
  findings_one: "{{count}} resultado",
  findings_other: "{{count}} resultados",
  line: "Línea {{line}}",
  fixable: "se puede corregir",
  notFixable: "requiere su decisión",
  text: {
    title: "Texto",
    label: "Texto de {{name}}",
    busy: "Leyendo el texto…",
    tooLarge: "Este archivo es demasiado grande para mostrarlo. Sus resultados están en la lista.",
    unreadable: "No se puede leer el texto. Puede que el archivo se haya movido o eliminado.",
    cut: "Solo se muestra el primer millón de líneas.",
  },
  fix: {
    show_one: "Mostrar {{count}} corrección",
    show_other: "Mostrar {{count}} correcciones",
    title: "Qué cambian las correcciones",
    lead: "Solo cambian estos valores; los demás caracteres quedan como están. Sus archivos no se tocan: guarde después el resultado.",
    busy: "Calculando los cambios…",
    copy: "Copiar diff",
    go: "Aplicar correcciones",
  },
  save: {
    findings: "Guardar resultados",
    lines: "Líneas JSON",
    sarif: "SARIF 2.1.0",
    file: "Guardar archivo corregido",
    files_one: "Guardar {{count}} archivo corregido",
    files_other: "Guardar {{count}} archivos corregidos",
    all: "Todos en un archivo ZIP",
    copy: "Copiar resultado",
  },
} as const satisfies TranslationOf<"es", typeof english>;
