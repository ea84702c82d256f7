import { useCallback, useRef } from "react";

/** Keeps where the focus was before a dialog came up, and puts it back there. */
export function useFocusReturn(): { readonly keep: () => void; readonly giveBack: () => void } {
  const kept = useRef<Element | null>(null);
  const keep = useCallback(() => {
    kept.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    // The dialog lets go of the focus while it is taken away, so this comes after it.
    const target = kept.current;
    setTimeout(() => {
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    }, 0);
  }, []);
  return { keep, giveBack };
}
