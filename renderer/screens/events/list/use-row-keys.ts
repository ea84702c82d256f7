import type { KeyboardEvent } from "react";

type RowKeys = {
  readonly active: number | undefined;
  readonly total: number;
  readonly pageRows: number;
  readonly choose: (index: number) => void;
  readonly open: (index: number) => void;
  readonly onEscape: () => void;
};

/**
 * Handles the keys of a list: arrows, Page Up and Page Down, Home and End, Enter to open, Escape to close.
 */
export function useRowKeys(keys: RowKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      keys.onEscape();
      return;
    }
    if (event.key === "Enter") {
      if (keys.active === undefined) return;
      event.preventDefault();
      keys.open(keys.active);
      return;
    }
    const next = keyTarget(event.key, keys);
    if (next === undefined || keys.total === 0) return;
    event.preventDefault();
    keys.choose(Math.max(0, Math.min(keys.total - 1, next)));
  };
}

/** Returns the row that a key moves to; undefined for keys without a meaning here. */
function keyTarget(
  key: string,
  { active, total, pageRows }: Pick<RowKeys, "active" | "total" | "pageRows">,
): number | undefined {
  const from = active ?? -1;
  switch (key) {
    case "ArrowDown":
      return from + 1;
    case "ArrowUp":
      return from - 1;
    case "PageDown":
      return Math.max(0, from) + pageRows;
    case "PageUp":
      return from - pageRows;
    case "Home":
      return 0;
    case "End":
      return total - 1;
    default:
      return undefined;
  }
}
