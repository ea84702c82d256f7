/** The modifier key for shortcuts on this system, as labeled on the keyboard. */
export function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
