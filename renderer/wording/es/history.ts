import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { history as english } from "../en/history.ts";

/** Texts of the history. */
export const history = {
  lead: "Todos los traspasos de esta carpeta de datos, del más reciente al más antiguo, con su registro de actividad.",
  headline: {
    none: "Todavía no hay traspasos",
    ended_one: "{{count}} traspaso, terminado",
    ended_other: "{{count}} traspasos, todos terminados",
    open_one: "{{count}} de {{all}} traspasos no ha terminado",
    open_other: "{{count}} de {{all}} traspasos no han terminado",
  },
  empty: "Cada traspaso aparece aquí con su registro de actividad y su evidencia.",
  emptyDo: "Elegir un número para traspasar",
  filter: "Buscar un número",
  count_one: "{{count}} traspaso",
  count_other: "{{count}} traspasos",
  noneFits: "Ningún traspaso coincide con este número.",
  more_one: "Mostrar {{count}} más",
  more_other: "Mostrar {{count}} más",
  column: { move: "Traspaso", end: "Resultado", proof: "Fuente", took: "Duración" },
  open: "Sin terminar: {{where}}",
  followed: "no está al día: hay un traspaso más reciente",
  notEnded: "sin terminar",
  unreadable: {
    title_one: "No se puede leer {{count}} traspaso",
    title_other: "No se pueden leer {{count}} traspasos",
    text: "Faltan en las listas. Sus archivos se conservaron; compruebe ambas API antes de traspasar otra vez estos números.",
    rows_one: "{{count}} fila dañada",
    rows_other: "{{count}} filas dañadas",
    newer: "Escrito por una versión más reciente",
  },
} as const satisfies TranslationOf<"es", typeof english>;
