import { withoutOurMarks } from "../../shared/wording/isolates.ts";

/** What has a person's own text in it, or a machine's, alone. */
const OTHERS = "bdi, pre, code, input, textarea, [contenteditable]";

/**
 * Copies a selected text without the marks of direction that the window's sentences have. A selection within a text that
 * isn't the window's own is copied as it is. Returns how to end it.
 */
export function copyWithoutMarks(page: Document): () => void {
  const onCopy = (event: ClipboardEvent): void => {
    if (event.defaultPrevented || event.clipboardData === null || isOthers(event.target)) return;
    const selection = page.getSelection();
    if (selection === null || selection.rangeCount === 0) return;
    if (isOthers(selection.getRangeAt(0).commonAncestorContainer)) return;
    const text = selection.toString();
    const plain = withoutOurMarks(text);
    if (plain === text) return;
    event.clipboardData.setData("text/plain", plain);
    event.preventDefault();
  };
  page.addEventListener("copy", onCopy);
  return () => page.removeEventListener("copy", onCopy);
}

function isOthers(place: EventTarget | null): boolean {
  const element = place instanceof Element ? place : place instanceof Node ? place.parentElement : null;
  return (element?.closest(OTHERS) ?? undefined) !== undefined;
}
