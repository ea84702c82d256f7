/** The key that opens shortcuts here, as it stands on the keyboard. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
