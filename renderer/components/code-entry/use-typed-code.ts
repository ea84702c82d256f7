import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWhenLocked } from "../vault/use-when-locked.ts";
import { NO_DIGITS, type Digits, type Edit } from "./edit-digits.ts";

/**
 * A code while it is typed. Its digits stand in the boxes, and beside them only as long as they do: never as text in
 * the page. Outside it is known only whether all six are there.
 */
export type TypedCode = {
  readonly boxes: RefObject<(HTMLInputElement | null)[]>;
  readonly full: boolean;
  /** What stood in the boxes after the last edit. */
  readonly digits: () => Digits;
  /** Writes an edit into the boxes. */
  readonly put: (edit: Edit) => void;
  readonly clear: () => void;
};

/** Keeps the code of one form. It is forgotten when the form leaves the page and when the vault is locked. */
export function useTypedCode(): TypedCode {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const held = useRef<Digits>(NO_DIGITS);
  const [full, setFull] = useState(false);
  const write = (digits: Digits): void => {
    held.current = digits;
    for (const [place, box] of boxes.current.entries()) if (box !== null) box.value = digits[place] ?? "";
  };
  const clear = (): void => {
    write(NO_DIGITS);
    setFull(false);
  };
  useWhenLocked(clear);
  useLayoutEffect(() => () => write(NO_DIGITS), []);
  return {
    boxes,
    full,
    digits: () => held.current,
    put: ({ digits, focus }) => {
      write(digits);
      setFull(digits.every((digit) => digit !== ""));
      boxes.current[focus]?.focus();
    },
    clear,
  };
}
