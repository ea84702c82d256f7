/** Words of the keys that mean something anywhere. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  key: "Key",
  does: "Action",
  palette: "Search for actions",
  go: "Go to {{screen}}",
  list: "Show this list",
  close: "Close a dialog or the menu",
  closeList: "Close the list",
} as const;
