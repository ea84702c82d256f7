import { useEffect, useRef, type RefObject } from "react";

/**
 * Scrolls the screen to its top when `key` changes; if the focused element is gone, focuses the new
 * content. Attach the returned ref to the element around that content.
 */
export function useTopOnChange(key: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === key) return;
    // A test already in progress when the screen opened is not a change; one that was just started is.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (shown.current !== undefined || lost) {
      place.current?.closest("main")?.scrollTo({ top: 0 });
      if (lost) place.current?.focus({ preventScroll: true });
    }
    shown.current = key;
  }, [key]);
  return place;
}
