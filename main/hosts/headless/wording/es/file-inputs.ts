import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { fileInputs as english } from "../en/file-inputs.ts";

/** Why batch, lint, endpoint, letter, workspace, alerts and allowlist can't be carried out as they were typed. */
export const fileInputs = {
  noNumbers: {
    what: "{{file}} no tiene números.",
    next: "Añada una fila por cada número. Para mostrar las columnas: switchover batch template",
  },
  summaryForm: {
    what: "--report acepta un archivo que termine en .html o .csv.",
    next: "Por ejemplo:",
  },
  dayWindow: {
    what: "--window acepta dos horas distintas como HH:MM-HH:MM, en hora local.",
    next: "Por ejemplo:",
  },
  fullHour: {
    what: "{{option}} acepta una hora en punto, en hora local, como 08:00.",
    next: "Por ejemplo:",
  },
  alertSecretMissing: {
    what: "Hace falta {{option}}: aún no hay ninguno guardado para este destino.",
    next: "Escríbalo en un archivo e indique cuál es.",
  },
  alertTargetsDamaged: {
    what: "El archivo con los destinos de las alertas y el resumen del escritorio estaba dañado y se apartó como {{file}}. No se envían alertas y el escritorio no muestra ningún resumen.",
    next: "Configure de nuevo lo que había elegido: los destinos con «alerts set», el resumen del escritorio con «alerts desktop»:",
  },
  contradiction: {
    what: "{{first}} y {{second}} se contradicen.",
    next: "Omita uno de ellos.",
  },
  noHost: {
    what: "La línea {{line}} de {{file}} no es un host.",
    next: "Escriba un host por línea.",
  },
  emptyPath: {
    what: "Una ruta está vacía.",
    next: "Indique un archivo o una carpeta.",
  },
  missing: {
    what: "{{file}} no existe.",
    next: "Compruebe la ruta.",
  },
  notReadable: {
    what: "{{file}} no se puede leer.",
    next: "Compruebe quién puede leerlo.",
  },
  notAFile: {
    what: "{{file}} es una tubería o un dispositivo, no un archivo.",
    next: "Pásela a la entrada estándar (-), o escríbala en un archivo.",
  },
  tooLargeAsOne: {
    what: "{{file}} es demasiado grande para leerse como un solo texto (512 MB).",
    next: "Escríbalo como NDJSON, un mensaje por línea, de cualquier tamaño.",
  },
  otherKind: {
    what: "{{file}} no es un archivo .json, .ndjson, .jsonl o .har.",
    next: "Cámbiele el nombre, o compruebe otro archivo.",
  },
  notFixable: {
    what: "{{file}} se puede comprobar, pero no corregir.",
    next: "Omita --fix, o corrija los mensajes en archivos propios.",
  },
  readOnly: {
    what: "{{file}} es de solo lectura y se dejó como está.",
    next: "Permita escribir en él.",
  },
  notWritten: {
    what: "{{file}} no se puede reescribir y se dejó como está.",
    next: "Compruebe el disco y quién puede escribir allí.",
  },
  urlLength: {
    what: "Una URL tiene de 1 a {{most}} caracteres.",
    next: "Escriba la URL https completa del punto de conexión.",
  },
  offsetTime: {
    what: "--at acepta una fecha, una hora y su diferencia con UTC.",
    next: "Por ejemplo:",
  },
  noWorkspaceId: {
    what: "{{id}} no es el ID de un espacio de trabajo.",
    next: "Para ver la lista: switchover workspace list",
  },
  shortKey: {
    what: "{{option}}: una clave tiene al menos {{least}} caracteres.",
    next: "Corrija el comando y vuelva a intentarlo.",
  },
  someOf: {
    what: "{{option}} acepta {{values}}, separados por comas.",
    next: "Corrija el comando y vuelva a intentarlo.",
  },
  noAlertTarget: {
    what: "No hay nada configurado adonde pueda ir la alerta.",
    next: "Para configurarlo: switchover alerts set --form FORM --url-file FILE",
  },
  listAside: {
    what: "--status, --refresh-every y --remind-every no piden ninguna lista, así que --diff, --out y --accept-shrink no encajan.",
    next: "Omita lo uno o lo otro.",
  },
  scheduleDays: {
    what: "{{option}} acepta días de 1 a 365; 0 lo desactiva.",
    next: "Por ejemplo:",
  },
  asNumbers: {
    what: "--asn acepta números AS, separados por comas.",
    next: "Por ejemplo:",
  },
  registry: {
    what: "--whois acepta HOST:PORT.",
    next: "Por ejemplo:",
  },
} as const satisfies TranslationOf<"es", typeof english>;
