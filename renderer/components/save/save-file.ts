/** How long a file's blob URL stays valid, in ms: the user may need time to choose where to save. */
const KEPT_MS = 60_000;

/** Offers content made in the page as a download. The page is not told whether it was saved. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
