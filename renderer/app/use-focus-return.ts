import { useCallback, useRef } from "react";

/** Remembers the focused element before a dialog opens, and focuses it again afterwards. */
export function useFocusReturn(): { readonly keep: () => void; readonly giveBack: () => void } {
  const kept = useRef<Element | null>(null);
  const keep = useCallback(() => {
    kept.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    // The closing dialog drops the focus, so this must run after it.
    const target = kept.current;
    setTimeout(() => {
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    }, 0);
  }, []);
  return { keep, giveBack };
}
