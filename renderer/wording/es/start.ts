/** Palabras del primer inicio. */
export const start = {
  title: "Bienvenido a Switchover",
  lead: "Switchover traspasa un número de empresa entre una API de mensajería local y una API en la nube, paso a paso, y le dice dónde está el número y cómo se sabe.",
  practise: {
    title: "Practicar primero",
    text: "En este equipo funciona una plataforma de práctica, con su propio número y su propio teléfono. Allí nada es real y nada se puede estropear. Se tarda unos dos minutos.",
    do: "Practicar primero",
  },
  own: {
    title: "Conectar lo suyo",
    text: "Escriba las direcciones de sus dos plataformas y sus números. Al principio Switchover solo mira; no se traspasa nada hasta que usted lo diga.",
    do: "Conectar lo suyo",
  },
  about: "Qué es Switchover y dónde están sus datos",
} as const;
