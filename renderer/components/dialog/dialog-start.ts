/** What a person types or chooses. A checkbox is not one: it often is the consent that the text above explains. */
const FIELDS =
  "input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=file]):enabled, input[type=radio]:checked:enabled, textarea:enabled, select:enabled";

/**
 * The element of a dialog that has the focus when it opens: its first field, else its only button, else its text.
 *
 * A dialog with a single button only informs, so Enter may close it.
 */
export function startOf(body: HTMLElement): HTMLElement {
  const field = body.querySelector<HTMLElement>(FIELDS);
  if (field !== null) return field;
  const buttons = body.querySelectorAll<HTMLElement>("[data-dialog-buttons] button:enabled");
  return (buttons.length === 1 ? buttons[0] : undefined) ?? body;
}
