/** Words of the command palette. */
export const palette = {
  title: "Todas las acciones",
  label: "Buscar una pantalla, un número o una acción",
  placeholder: "Pantalla, número o acción",
  nothing: "No hay coincidencias.",
  group: {
    used: "Usados últimamente",
    screens: "Pantallas",
    runs: "Traspasos abiertos",
    certificates: "Certificados",
    workspaces: "Espacios de trabajo",
    numbers: "Números",
    vault: "Bóveda",
    window: "Ventana",
  },
  workspace: "Abrir el espacio de trabajo {{name}}",
  number: {
    look: "Mostrar {{spoken}}",
    "to-cloud": "Traspasar {{spoken}} a la nube",
    "to-onprem": "Traspasar {{spoken}} al cliente local",
    prove: "Probar los webhooks de {{spoken}}",
  },
  run: {
    "to-cloud": "Traspaso de {{spoken}} a la nube",
    "to-onprem": "Traspaso de {{spoken}} al cliente local",
  },
  faults: "Más fallos…",
  certificate: "Mostrar el certificado de {{spoken}}",
} as const;
