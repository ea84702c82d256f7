/** Words of the keys that mean something anywhere. */
export const shortcuts = {
  title: "Atajos de teclado",
  key: "Tecla",
  does: "Acción",
  palette: "Buscar acciones",
  go: "Ir a {{screen}}",
  list: "Mostrar esta lista",
  close: "Cerrar un diálogo o el menú",
  closeList: "Cerrar la lista",
} as const;
