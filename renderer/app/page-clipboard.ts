import type { PageClipboard } from "../stores/page-copies.ts";

/** The browser's own clipboard. */
export const pageClipboard: PageClipboard = {
  write: (text) => navigator.clipboard.writeText(text),
  async canRead() {
    try {
      // Not every browser knows this name, and TypeScript knows none of those that do.
      const { state } = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
      return state === "granted";
    } catch {
      return false;
    }
  },
  read: () => navigator.clipboard.readText(),
  isInFront: () => document.hasFocus(),
  onOther(listener) {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("blur", listener, { signal });
    for (const event of ["copy", "cut"]) document.addEventListener(event, listener, { signal });
    return () => stop.abort();
  },
  onFront(listener) {
    const stop = new AbortController();
    window.addEventListener("focus", listener, { signal: stop.signal });
    return () => stop.abort();
  },
};
