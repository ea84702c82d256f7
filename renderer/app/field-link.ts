import { useEffect } from "react";

/** What a link to one field keeps in the history entry that it opens. */
export type FieldLink = {
  /** The `data-field` of the field. */
  readonly field: string;
  /** The screen that the link came from, inside the same realm, for a link back. */
  readonly back: string;
};

/** Returns the link state for a field: `<Link href={to.workspace(id)} state={toField("token", here)}>`. */
export function toField(field: string, back: string): FieldLink {
  return { field, back };
}

/** Returns the field that the link or the URL (`?field=…`) asks for; undefined if neither asks for one. */
export function fieldAskedFor(): string | undefined {
  return memberOfState("field") ?? new URLSearchParams(window.location.search).get("field") ?? undefined;
}

/** Returns what the history entry holds as the way back, unchecked; undefined if it was opened otherwise. */
export function backAskedFor(): string | undefined {
  return memberOfState("back");
}

function memberOfState(name: keyof FieldLink): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !Object.hasOwn(state, name)) return undefined;
  const value: unknown = (state as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}

/** Scrolls to the field that the link asked for and focuses it, once, as soon as it is there. */
export function useFocusOnField(): void {
  useEffect(() => {
    const field = fieldAskedFor();
    if (field === undefined) return;
    const focus = (): boolean => {
      const named = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      const target =
        named?.matches(CAN_FOCUS) === true ? named : named?.querySelector<HTMLElement>(CAN_FOCUS);
      if (target === null || target === undefined) return false;
      target.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
      return true;
    };
    // The screen focuses its title first, and parts that load later bring the field.
    let left = 20;
    const timer = setInterval(() => {
      left -= 1;
      if (focus() || left === 0) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, []);
}

const CAN_FOCUS = "input:not([disabled]), textarea:not([disabled]), button:not([disabled])";
