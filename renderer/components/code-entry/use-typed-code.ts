import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWhenLocked } from "../vault/use-when-locked.ts";
import { NO_DIGITS, type Digits, type Edit } from "./edit-digits.ts";

/**
 * A code while it is typed. Its digits are held only in the input boxes and a ref, never in React state or
 * as text in the page.
 *
 * `full`: all six digits are present.
 */
export type TypedCode = {
  readonly boxes: RefObject<(HTMLInputElement | null)[]>;
  readonly full: boolean;
  /** The boxes' content after the last edit. */
  readonly digits: () => Digits;
  /** Writes an edit into the boxes. */
  readonly put: (edit: Edit) => void;
  readonly clear: () => void;
};

/** Keeps the code of one form. It is cleared when the form unmounts and when the vault is locked. */
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
