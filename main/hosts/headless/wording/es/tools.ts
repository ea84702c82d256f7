import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { tools as english } from "../en/tools.ts";

/** What lint, endpoint, workspace, alerts and allowlist say besides the sentences that all hosts share. */
export const tools = {
  severity: {
    error: "error",
    warning: "advertencia",
  },
  input: "la entrada estándar",
  inputFirst: "La entrada estándar",
  largerThan: "supera los {{mib}} MiB (EFBIG)",
  sending:
    "Con --send, la comprobación envía también unas 50 notificaciones de prueba, firmadas con el secreto de --app-secret-file: de todos los tipos, con firmas válidas y no válidas, duplicados, un lote de 1.000 actualizaciones y una de casi 3 MB. Llevan el ID de número de teléfono 0 y el texto {{text}}.",
  workspace: {
    none: "Todavía no hay espacios de trabajo en esta carpeta de datos.",
    numbers_one: "{{count}} número",
    numbers_other: "{{count}} números",
    archivedAt: "archivado: {{at}}",
    archived: "Archivado. No se eliminó nada suyo.",
    shown: "Se vuelve a mostrar.",
    written: "Escrito: {{file}}. Envíe por separado su frase de contraseña.",
    added_one: "Añadido como {{id}}, con {{count}} secreto.",
    added_other: "Añadido como {{id}}, con {{count}} secretos.",
    reportsIn: "Informes de sus traspasos: {{folder}}",
    ask: "¿Añadir este espacio de trabajo?",
    summary: {
      workspace: "Espacio de trabajo: {{name}} ({{id}}), {{at}}",
      number: "Número: {{spoken}}",
      namedNumber: "Número: {{spoken}} ({{name}})",
      cloud: "API de la nube: {{url}}",
      onPrem: "Cliente local: {{url}}",
      secrets: "Secretos: {{list}}",
      reports: "Informes: {{list}}",
      none: "ninguno",
      missing: "No incluido: {{path}} (ilegible, sin certificado o de más de 256 KB)",
      exists: "En esta carpeta de datos hay un espacio de trabajo con este ID.",
    },
  },
  alerts: {
    none: "No se envían alertas.",
    saved: "Las alertas van a {{host}}. Para probarlo: switchover alerts test",
    removed: "Ya no se envían alertas allí. La URL y la clave guardadas están eliminadas.",
    notSet: "Allí no había ninguna alerta configurada: no se enviaba ninguna y no se cambió nada.",
    desktop: "La aplicación de escritorio muestra un resumen como aviso: {{plan}}.",
    noDesktop: "No se muestra ningún resumen en el escritorio.",
    desktopDigest: "Para ver el resumen del escritorio: switchover alerts digest --desktop",
    onlyDesktop:
      "La terminal y «serve» no muestran avisos: lo hace la aplicación de escritorio mientras funciona con esta carpeta de datos.",
  },
  acceptShrink: "Si es correcto: --accept-shrink",
  allowPrivate: "Si es correcto: --allow-private",
  filePassphrase: "Frase de contraseña del archivo",
  newFilePassphrase: "Elija una frase de contraseña para el archivo (al menos {{least}} caracteres)",
} as const satisfies TranslationOf<"es", typeof english>;
