/** Words of the keys that mean something anywhere. */
export const shortcuts = {
  title: "Atalhos de teclado",
  key: "Tecla",
  does: "Ação",
  palette: "Pesquisar ações",
  go: "Ir para {{screen}}",
  list: "Mostrar esta lista",
  close: "Fechar uma caixa de diálogo ou o menu",
  closeList: "Fechar a lista",
} as const;
