/** Palabras para una dirección que no lleva a ninguna parte. */
export const notFound = {
  title: "Aquí no hay nada",
  text: "Esta dirección no corresponde a ninguna pantalla de Switchover.",
  do: "Ir al resumen",
} as const;
