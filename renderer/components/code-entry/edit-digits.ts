import { CODE_LENGTH, codeIn, digitsIn } from "./read-code.ts";

/** Six entries, each empty or one digit. */
export type Digits = readonly string[];

export const NO_DIGITS: Digits = Array.from({ length: CODE_LENGTH }, () => "");

/** The boxes' content after an edit, and the index of the box to focus. */
export type Edit = { readonly digits: Digits; readonly focus: number };

/** Applies text typed, dictated or auto-filled into one box. */
export function typeInto(digits: Digits, index: number, value: string): Edit {
  const typed = digitsIn(value);
  const before = digits[index] ?? "";
  if (typed.length >= CODE_LENGTH) return put(digits, 0, typed.slice(0, CODE_LENGTH));
  // A letter typed into a full box changes nothing; a cleared box becomes empty.
  if (typed === "") return { digits: withDigit(digits, index, value === "" ? "" : before), focus: index };
  // A digit typed into a full box replaces the one in it.
  return put(digits, index, typed.length === 2 && before !== "" ? typed.replace(before, "") : typed);
}

/** Applies pasted text; undefined if it contains no code and no digits that fit. */
export function pasteInto(digits: Digits, index: number, text: string): Edit | undefined {
  const code = codeIn(text);
  if (code !== undefined) return put(digits, 0, code);
  const some = digitsIn(text);
  const fits = some !== "" && some.length <= CODE_LENGTH - index && !/\p{L}/u.test(text);
  return fits ? put(digits, index, some) : undefined;
}

/** Backspace: clears the box, or the previous one if the box is empty. */
export function eraseAt(digits: Digits, index: number): Edit {
  const at = digits[index] === "" ? Math.max(0, index - 1) : index;
  return { digits: withDigit(digits, at, ""), focus: at };
}

/** The index that a key moves to; undefined for keys that do not move. */
export function moveBy(key: string, index: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(CODE_LENGTH - 1, index + 1);
    case "Home":
      return 0;
    case "End":
      return CODE_LENGTH - 1;
    default:
      return undefined;
  }
}

function put(digits: Digits, index: number, given: string): Edit {
  const next = [...digits];
  for (let at = 0; at < given.length && index + at < CODE_LENGTH; at += 1)
    next[index + at] = given.charAt(at);
  return { digits: next, focus: Math.min(CODE_LENGTH - 1, index + given.length) };
}

function withDigit(digits: Digits, index: number, digit: string): Digits {
  return digits.map((before, place) => (place === index ? digit : before));
}
