/** Hands a text made in the page, or its pieces in order, to the browser as a file. */
export function saveFile(name: string, text: string | readonly string[], type: string): void {
  const pieces = typeof text === "string" ? [text] : [...text];
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the time the next turn begins.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
