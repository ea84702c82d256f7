import { useEffect } from "react";

/** The parts of a screen that take the focus of what vanished in them. */
const PARTS = "dialog, [role='dialog'], section, article, aside, nav, form, details, main";

/**
 * Keeps the focus of the keyboard where the user was. If the focused element vanishes, the nearest part around it takes
 * the focus, never a button: a key still held down would press it. If it was only disabled for a while, it gets the
 * focus back. A screen that moves the focus itself does so before.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | undefined;
    let around: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = target;
      around = ancestorsOf(target);
    };
    // Focus that the user took away, by a click beside everything, is not brought back.
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Element && last !== undefined && !last.contains(target)) last = undefined;
    };
    const restore = (): void => {
      if (last === undefined || !isLost()) return;
      if (last.isConnected) {
        if (last instanceof HTMLElement && !last.matches(":disabled")) last.focus({ preventScroll: true });
        return;
      }
      const place = around.find((one) => one.isConnected)?.closest<HTMLElement>(PARTS);
      last = undefined;
      if (place !== undefined && place !== null) return focusPart(place);
      // What was in a dialog that closed has no part around it: the dialog gives the focus back itself, unless what
      // opened it is gone too.
      timer = setTimeout(() => {
        const main = document.querySelector<HTMLElement>("main");
        if (main !== null && isLost()) focusPart(main);
      }, DIALOG_MS);
    };
    // Delayed, because dialogs and screens put the focus where they start.
    const observer = new MutationObserver(() => {
      if (last === undefined || !isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(restore, 0);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, []);
}

/** Time in ms in which a closed dialog has given the focus back. */
const DIALOG_MS = 300;

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) found.push(one);
  return found;
}

function focusPart(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    // Only for this once: a click into the part must not focus it.
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
