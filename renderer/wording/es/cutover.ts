/** Palabras del cambio de lado: dos carriles alrededor de él. */
export const cutover = {
  title: "Cambio de lado",
  lead: "Alrededor del último cambio de lado: cuándo calló aquí una plataforma y cuándo empezó la otra.",
  number: "Número",
  noNumbers:
    "Este espacio de trabajo aún no tiene ningún número. Añada uno; entonces se podrán distinguir sus eventos.",
  addNumber: "Añadir un número",
  none: "No hay ningún cambio de lado en los eventos guardados de {{spoken}}. Se verá aquí cuando ambas plataformas hayan enviado eventos de él.",
  noneDo: "Probar si llegan los webhooks",
  gap: "hueco {{duration}}",
  noGap: "sin hueco",
  overlap: "solapamiento",
  lanes: { onPremises: "On-premises", cloud: "Nube" },
  last: {
    "to-cloud": "último evento on-premises {{time}}",
    "to-onprem": "último evento de la nube {{time}}",
  },
  first: {
    "to-cloud": "primer evento de la nube {{time}}",
    "to-onprem": "primer evento on-premises {{time}}",
  },
  direction: {
    "to-cloud": "De on-premises a la nube",
    "to-onprem": "De la nube a on-premises",
  },
  says: {
    "to-cloud":
      "El último evento on-premises que llegó aquí vino {{duration}} antes que el primer evento de la nube que llegó aquí.",
    "to-onprem":
      "El último evento de la nube que llegó aquí vino {{duration}} antes que el primer evento on-premises que llegó aquí.",
  },
  saysOverlap_one:
    "{{count}} evento del lado que se dejó llegó aún después del primero del otro. Ambos lados enviaron durante un tiempo.",
  saysOverlap_other:
    "{{count}} eventos del lado que se dejó llegaron aún después del primero del otro. Ambos lados enviaron durante un tiempo.",
  honest:
    "Esto es lo que llegó a este equipo. Lo que una plataforma envió a otra parte, o no envió, no se ve aquí.",
  table: "Eventos de ambos carriles",
  tableShow: "Mostrar como tabla",
  tableHide: "Ocultar la tabla",
  column: { lane: "Carril", at: "Llegó", event: "Evento" },
  open: "Abrir el evento {{id}}",
  marks_one: "{{lane}}: {{count}} evento",
  marks_other: "{{lane}}: {{count}} eventos",
} as const;
