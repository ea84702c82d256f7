import { useEffect, type RefObject } from "react";

/** `/` leads to the search field from anywhere on the screen but another field; `atOnce` does so when it opens. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, atOnce: boolean): void {
  useEffect(() => {
    // After the screen's title took the focus, which it does when it is opened.
    if (!atOnce) return;
    const timer = setTimeout(() => search.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [atOnce, search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target))
        return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [search]);
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName) || target.closest("[role=dialog]") !== null;
}
