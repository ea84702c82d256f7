/** Palabras de la paleta de órdenes. */
export const palette = {
  title: "Todo lo que se puede hacer",
  label: "Buscar una pantalla, un número o una acción",
  placeholder: "Pantalla, número o acción",
  nothing: "Nada coincide con lo escrito.",
  group: {
    screens: "Pantallas",
    runs: "Traspasos sin terminar",
    workspaces: "Espacios de trabajo",
    numbers: "Números",
    vault: "Bóveda",
    window: "Ventana",
    faults: "Fallos de la plataforma de práctica",
  },
  workspace: "Abrir el espacio de trabajo {{name}}",
  number: {
    look: "Ver {{spoken}}",
    "to-cloud": "Traspasar {{spoken}} a la nube",
    "to-onprem": "Traspasar {{spoken}} a local",
    prove: "Probar que llegan los webhooks de {{spoken}}",
  },
  run: {
    "to-cloud": "El traspaso de {{spoken}} a la nube",
    "to-onprem": "El traspaso de {{spoken}} a local",
  },
  fault: { on: "Activar el fallo {{name}}", off: "Desactivar el fallo {{name}}" },
} as const;
