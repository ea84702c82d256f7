import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrationCertificate as english } from "../en/migration-certificate.ts";

/** Words of the page that certifies a complete migration. */
export const migrationCertificate = {
  title: "Certificado",
  lead: "Una página sin secretos. El diálogo de impresión también la guarda como PDF; el archivo HTML se abre en cualquier navegador.",
  none: "Solo un traspaso completo tiene certificado.",
  followed: "Hay un traspaso más reciente de este número. Su certificado dice dónde está el número.",
  elsewhere:
    "Desde entonces se encontró el número en la otra API. No hay certificado de lo que ya no es así.",
  back: "Mostrar el traspaso",
  print: "Imprimir",
  save: "Guardar como HTML",
  fileTitle: "Certificado de traspaso de {{spoken}} ({{run}})",
  notSaved: "El certificado no se guardó. Vuelve a cargar la ventana e inténtalo otra vez, o imprímelo.",
  report: {
    save: "Informe firmado",
    form: {
      html: "HTML, se abre en cualquier navegador",
      pdf: "PDF",
      md: "Markdown",
      json: "JSON, para programas",
    },
    saved:
      "El informe está hecho: resultado, cronología, comprobaciones, pruebas y la cadena de hash del diario, firmado. Huella de la clave: {{fingerprint}}",
  },
  name: "Certificado de traspaso",
  practice: "PRÁCTICA: aquí nada es real",
  mark: "PRÁCTICA",
  number: "N.º {{run}}",
  span: "{{from}} a {{to}}",
  compared: "Antes y después: {{count}} de {{all}} son iguales",
  explained: "El informe firmado explica cada uno de ellos.",
  evidence: "Pruebas",
  facts: {
    missing: "Sin confirmar",
    requests: "Peticiones",
    location: "Ubicación",
    reported: "Indicado",
    backup: "Copia de seguridad",
  },
  missing: {
    nothing: "Nada: las cuatro pruebas están en esta página.",
    unread: "No se pudo leer la cadena de pruebas: en esta página solo está el traspaso.",
  },
  sent_one: "1, anotada antes de enviarse",
  sent_other: "{{count}}, cada una anotada antes de enviarse",
  attestedNone: "Nada de esta página lo indicó una persona.",
  attested_one: "Una persona indicó 1 ubicación.",
  attested_other: "Una persona indicó {{count}} ubicaciones.",
  journalUnread: "se desconoce: no se pudo leer el diario",
  rowsUnread_one: "{{count}} fila dañada del diario no se cuenta.",
  rowsUnread_other: "{{count}} filas dañadas del diario no se cuentan.",
  backup: {
    there: "cifrada en la bóveda cuando se hizo esta página",
    released: "eliminada de la bóveda desde entonces",
    "not-known": "cifrada; la bóveda estaba bloqueada cuando se hizo esta página",
    none: "ninguna en la bóveda",
  },
  by: "Realizado por",
  to: "Recibido por",
  date: "Fecha",
  meaning:
    "Confirmado significa: la plataforma o un mensaje que llegó lo confirmó. Lo que falta se nombra como falta.",
} as const satisfies TranslationOf<"es", typeof english>;
