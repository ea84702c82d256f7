import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { opened as english } from "../en/opened.ts";

/** Texts for files that were double-clicked or dropped, and for plans among them. */
export const opened = {
  title: "Un archivo para incorporar",
  lead: "Verá lo que contiene antes de que se añada nada. No se consulta ningún servidor.",
  unreadable: {
    title: "No se puede abrir el archivo",
    elsewhere:
      "En esta ventana no se abrió ningún archivo: eso solo es posible en la aplicación de escritorio. Aquí, elija el archivo donde se añade un espacio de trabajo o se comprueba un informe.",
    gone: "Ya no está ahí, o Switchover se reinició desde entonces. Ábralo de nuevo desde su carpeta.",
    "too-large": "Es demasiado grande para un archivo de Switchover.",
    "not-a-file": "No es un archivo de Switchover.",
    unreadable: "El sistema no permite que Switchover lo lea. Compruebe sus permisos.",
  },
  plan: {
    tooLarge: "Un plan tiene como máximo 1 MB.",
    unusable: "Este plan no se puede usar. Corríjalo y vuelva a elegirlo:",
    secrets_one:
      "{{count}} secreto no está en un plan. Introdúzcalo cuando el espacio de trabajo esté añadido. De dónde lo toma el plan:",
    secrets_other:
      "{{count}} secretos no están en un plan. Introdúzcalos cuando el espacio de trabajo esté añadido. De dónde los toma el plan:",
    secret: {
      "onprem-new-password": "Contraseña nueva del cliente local",
      "backup-password": "Contraseña de la copia de seguridad",
    },
    leftOut: {
      "cloud-tls":
        "El plan indica certificados de confianza para la nube. No se incorporan: elíjalos de nuevo en Conexiones.",
      "onprem-tls":
        "El plan indica certificados de confianza para el cliente local. No se incorporan: elíjalos de nuevo en Conexiones.",
      proxy: "El plan indica un proxy. No se incorpora: introdúzcalo de nuevo en Red.",
      "client-certificate":
        "El plan indica un certificado de cliente. No se incorpora: elíjalo de nuevo en Conexiones.",
    },
    addNumber: "Añadir el número a {{name}}",
    open: "Ir a las comprobaciones",
  },
} as const satisfies TranslationOf<"es", typeof english>;
