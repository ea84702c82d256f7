import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { tools as english } from "../en/tools.ts";

/** Words of the tools. */
export const tools = {
  title: "Herramientas",
  lead: "Lo que ayuda antes y después de un traspaso.",
  of: {
    lint: {
      title: "Comprobar mensajes salientes",
      what: "¿Están listos para la API en la nube los mensajes escritos para la API local? Lo que se puede corregir, se corrige.",
    },
    allowlist: {
      title: "Direcciones del remitente",
      what: "¿Desde qué direcciones pueden llegar los webhooks de la plataforma? Una lista para su cortafuegos, siempre al día.",
    },
    report: {
      title: "Comprobar un informe",
      what: "¿Está sin cambios el informe firmado de un traspaso, y de quién es la clave que lo firmó?",
    },
    api: {
      title: "Documento de las API",
      what: "Ambas API tal como las usa Switchover, en OpenAPI 3.1, con cada suposición marcada.",
    },
  },
  api: {
    save: "Guardar como JSON",
    copy: "Copiar el documento",
    about:
      "Hecho de los esquemas con los que Switchover lee las respuestas y de los ajustes de las API de este espacio de trabajo. Lo que el documento de la plataforma no muestra se supone y se nombra como tal. El documento está en inglés.",
    cloud: "API en la nube",
    onPremises: "API local",
    count_one: "1 llamada",
    count_other: "{{count}} llamadas",
    changes: "cambia algo",
    shown: "Tal como lo muestra el documento de la plataforma.",
    assumed: "Supuesto: {{assumed}}",
  },
  report: {
    drop: "Suelta aquí el archivo de un informe firmado: HTML, PDF, Markdown o JSON. Para la comprobación basta el archivo.",
    choose: "Elegir archivo",
    title: {
      genuine: "El informe es auténtico",
      altered: "El informe fue alterado",
      unknown: "Este archivo no es un informe firmado",
      tooLarge: "Este archivo es mayor que cualquier informe",
      unreadable: "No se puede leer el archivo",
    },
    word: {
      genuine: "Sin cambios",
      altered: "Alterado",
      unknown: "Sin comprobar",
      tooLarge: "Sin comprobar",
      unreadable: "Sin comprobar",
    },
    facts: "Qué se comprobó",
    signed: "Firmado",
    form: "Formato",
    key: "Clave",
    journal: "Diario",
  },
} as const satisfies ShapeOf<typeof english>;
