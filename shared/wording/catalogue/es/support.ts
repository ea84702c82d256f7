import type { support as english } from "../en/support.ts";
import type { TranslationOf } from "../words.ts";

/** Support bundles: what is in one, and what isn't. */
export const support = {
  title: "Paquete de soporte de Switchover, creado",
  contains: "Contiene:",
  leftOut: {
    heading: "No incluye:",
    secrets: "tokens, contraseñas, PIN, códigos, copias de seguridad y todo lo demás de la bóveda",
    numbers: "números de teléfono: de cada uno, solo las dos últimas cifras",
    messages: "mensajes ni notificaciones",
    names: "nombres, nombres de servidores, URL, rutas ni textos de un servidor",
    mistakes: "el archivo de errores internos, que contiene rutas",
  },
  gap: {
    "older-log": "archivos más antiguos del registro, que no cabían: {{n}}",
    "older-migrations": "traspasos más antiguos, que no cabían: {{n}}",
    "older-rows": "filas más antiguas de los diarios, que no cabían: {{n}}",
    "foreign-lines": "líneas del registro que Switchover no escribió así: {{n}}",
    "no-log": "el registro: todavía no existe",
    "unreadable-log": "archivos del registro que no se pueden leer: {{n}}",
    "journal-closed": "los diarios: no se pueden abrir; journals/problem.json indica por qué",
    "unreadable-migrations": "traspasos cuyas filas no se pueden leer; sus archivos indican por qué: {{n}}",
    "corrupted-rows": "filas dañadas de los diarios, nombradas en la primera línea de cada diario: {{n}}",
    "no-answer": "datos de este equipo que no llegaron en 5 s, en computer.json como no-answer: {{n}}",
  },
  size: {
    bytes: "{{n}} B",
    kilobytes: "{{n}} KB",
    megabytes: "{{n}} MB",
  },
  saved: "Guardado: {{file}} ({{size}})",
  notSent: "No se ha enviado nada. Revise lo que contiene y envíelo a su soporte.",
} as const satisfies TranslationOf<"es", typeof english>;
