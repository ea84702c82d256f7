/** Words of the cutover: two sources around a change of API. */
export const cutover = {
  title: {
    reading: "Cambio",
    none: "Ningún cambio en los eventos guardados",
    gap: {
      "to-cloud": "Los eventos pasaron a la nube con un hueco de {{duration}}",
      "to-onprem": "Los eventos pasaron al cliente local con un hueco de {{duration}}",
    },
    overlap: {
      "to-cloud": "Los eventos pasaron a la nube y se solaparon",
      "to-onprem": "Los eventos pasaron al cliente local y se solaparon",
    },
  },
  lead: "El último cambio de API: cuándo dejaron de llegar aquí los eventos de una y cuándo empezaron los de la otra.",
  number: "Número",
  noNumbers: "Este espacio de trabajo aún no tiene números. Añada uno para distinguir sus eventos.",
  addNumber: "Añadir un número",
  none: "No hay ningún cambio en los eventos guardados de {{spoken}}. Aparece aquí cuando han llegado eventos de ambas API.",
  noneDo: "Probar webhooks",
  gap: "hueco {{duration}}",
  noGap: "sin hueco",
  overlap: "solapamiento",
  lanes: { onPremises: "Cliente local", cloud: "Nube" },
  last: {
    "to-cloud": "último evento local {{time}}",
    "to-onprem": "último evento de la nube {{time}}",
  },
  first: {
    "to-cloud": "primer evento de la nube {{time}}",
    "to-onprem": "primer evento local {{time}}",
  },
  direction: {
    "to-cloud": "Del cliente local a la nube",
    "to-onprem": "De la nube al cliente local",
  },
  says: {
    "to-cloud":
      "El último evento local que llegó aquí vino {{duration}} antes que el primer evento de la nube que llegó aquí.",
    "to-onprem":
      "El último evento de la nube que llegó aquí vino {{duration}} antes que el primer evento local que llegó aquí.",
  },
  saysOverlap_one:
    "{{count}} evento de la API anterior llegó después del primero de la nueva. Ambas API enviaron durante un tiempo.",
  saysOverlap_other:
    "{{count}} eventos de la API anterior llegaron después del primero de la nueva. Ambas API enviaron durante un tiempo.",
  honest:
    "Solo los eventos que llegaron a este equipo. No se muestra lo que una de las API envió a otro sitio, o no envió.",
  table: "Eventos de ambos orígenes",
  tableShow: "Mostrar como tabla",
  tableHide: "Ocultar la tabla",
  column: { lane: "Origen", at: "Llegó", event: "Evento" },
  open: "Abrir el evento {{id}}",
  marks_one: "{{lane}}: {{count}} evento",
  marks_other: "{{lane}}: {{count}} eventos",
} as const;
