/** Palabras del historial. */
export const history = {
  lead: "Todos los traspasos de esta carpeta de datos, primero los más nuevos. Cada uno conserva su historia completa.",
  empty:
    "Aquí aún no se ha traspasado ningún número. Cada traspaso quedará aquí con su historia y su prueba.",
  emptyDo: "Elegir un número para traspasar",
  filter: "Buscar un número",
  count_one: "{{count}} traspaso",
  count_other: "{{count}} traspasos",
  noneFits: "Ningún traspaso coincide con este número.",
  more_one: "Mostrar {{count}} más",
  more_other: "Mostrar {{count}} más",
  column: { move: "Traspaso", end: "Cómo terminó", proof: "Cómo lo sabemos", took: "Duró" },
  open: "No ha terminado: {{where}}",
  followed: "ya no está al día: le siguió un traspaso más reciente",
  notEnded: "sin terminar",
  unreadable: {
    title_one: "{{count}} traspaso no se puede leer",
    title_other: "{{count}} traspasos no se pueden leer",
    text: "Faltan en la lista. Sus archivos se han conservado; mire en ambas plataformas antes de volver a traspasar estos números.",
    rows_one: "{{count}} fila dañada",
    rows_other: "{{count}} filas dañadas",
    newer: "Escrito por una versión más nueva",
  },
} as const;
