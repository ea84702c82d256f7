/** The address of a file's contents is kept for so long: a person may take a while to say where it goes. */
const KEPT_MS = 60_000;

/** Hands contents made in the page to the browser as a file. Whether it is saved, the page is not told. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
