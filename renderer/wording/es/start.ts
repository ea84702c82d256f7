/** Texts of the first start. */
export const start = {
  title: "Traspase un número de empresa a la nube, o de vuelta, y demuestre que funciona.",
  lead: "Switchover traspasa los números de uno en uno entre su cliente local y la API de la nube. Muestra dónde está el número, hasta donde está confirmado, y cómo.",
  office: "Su oficina",
  cloud: "La nube",
  practise: { do: "Empezar por la práctica", goOn: "Continuar la práctica" },
  own: { do: "Conectar un número real" },
  about: "Dónde se guardan los datos",
  points: {
    checks: {
      title: "Primero, comprobar",
      text: "Comprobaciones previas antes de mover nada. Todas solo leen.",
    },
    safe: {
      title: "Sin riesgo hasta que lo confirme",
      text: "Un punto sin retorno bien marcado. Si se detiene antes, el número no se ha movido.",
    },
    proof: {
      title: "Termina con pruebas",
      text: "Un mensaje que llega y una respuesta que se entrega, ambos registrados.",
    },
  },
} as const;
