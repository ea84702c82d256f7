import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWhenLocked } from "../vault/use-when-locked.ts";
import { CODE_LENGTH, type Edit } from "./read-code.ts";

/**
 * A code while it is typed. Its digits are held only in the input field, never in React state or as text in
 * the page.
 *
 * `full`: all six digits are present.
 */
export type TypedCode = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly full: boolean;
  /** The field's digits after the last edit. */
  readonly digits: () => string;
  /** Writes an edit into the field. */
  readonly put: (edit: Edit) => void;
  readonly clear: () => void;
};

/** Keeps the code of one form. It is cleared when the form unmounts and when the vault is locked. */
export function useTypedCode(): TypedCode {
  const field = useRef<HTMLInputElement>(null);
  const [full, setFull] = useState(false);
  const put = ({ digits, caret }: Edit): void => {
    setFull(digits.length === CODE_LENGTH);
    const input = field.current;
    if (input === null) return;
    // Writing an equal value would still move the caret to the end.
    if (input.value !== digits) input.value = digits;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  const clear = (): void => put({ digits: "", caret: 0 });
  useWhenLocked(clear);
  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input !== null) input.value = "";
    };
  }, []);
  return { field, full, digits: () => field.current?.value ?? "", put, clear };
}
