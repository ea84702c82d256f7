import { useEffect, type RefObject } from "react";

/**
 * Focuses the search field on `/` from anywhere on the screen except another field; `atOnce` also focuses
 * it when the screen opens.
 */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, atOnce: boolean): void {
  useEffect(() => {
    // After the screen's title, which takes the focus when the screen opens.
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
