import { useEffect } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { partAskedFor } from "./part-link.ts";

const LONGEST_MS = 3_000;
/** What tells that a person goes on by themselves. */
const ACTS = ["keydown", "pointerdown", "wheel", "touchmove"] as const;

/**
 * Shows the part of a screen (`data-part`) that a link asked for, with the focus on its title. What loads above it pushes
 * it down: until a person acts, for 3 s at most, it is brought back.
 */
export function usePartInSight(): void {
  const state = useHistoryState<unknown>();
  useEffect(() => {
    const part = partAskedFor(state);
    if (part === undefined) return undefined;
    const over = new AbortController();
    let isFocused = false;
    const show = (): void => {
      const element = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`);
      if (element === null || over.signal.aborted) return;
      element.scrollIntoView({ block: "start" });
      if (isFocused) return;
      const title = element.querySelector<HTMLElement>("h2, strong") ?? element;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      isFocused = true;
    };
    const grown = new ResizeObserver(show);
    for (const child of document.querySelectorAll("main > *")) grown.observe(child);
    const end = (): void => over.abort();
    const timer = setTimeout(end, LONGEST_MS);
    // The frame scrolls to the top when a screen opens, in an effect that runs after this one, and the key that led here
    // is still on its way to the window.
    const frame = requestAnimationFrame(() => {
      show();
      for (const act of ACTS) window.addEventListener(act, end, { signal: over.signal, passive: true });
    });
    over.signal.addEventListener("abort", () => {
      grown.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    });
    return end;
  }, [state]);
}
