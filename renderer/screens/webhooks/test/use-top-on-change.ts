import { useEffect, useRef, type RefObject } from "react";

/**
 * When something else is asked of the person, the screen goes back to its top, where that stands; where the thing that
 * had the focus is gone, what has appeared takes it. Give the result to the element around it.
 */
export function useTopOnChange(key: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === key) return;
    // A test that was under way when the screen was opened has not changed; one that was just started has.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (shown.current !== undefined || lost) {
      place.current?.closest("main")?.scrollTo({ top: 0 });
      if (lost) place.current?.focus({ preventScroll: true });
    }
    shown.current = key;
  }, [key]);
  return place;
}
