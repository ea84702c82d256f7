/** Palabras de las teclas que sirven en cualquier parte. */
export const shortcuts = {
  title: "Atajos de teclado",
  key: "Tecla",
  does: "Qué hace",
  palette: "Buscar y hacer cualquier cosa",
  go: "Ir a {{screen}}",
  list: "Mostrar esta lista",
  close: "Cerrar un diálogo o el menú",
  closeList: "Cerrar la lista",
} as const;
