import { CODE_LENGTH, codeIn, digitsIn } from "./read-code.ts";

/** Six places, each empty or one digit. */
export type Digits = readonly string[];

export const NO_DIGITS: Digits = Array.from({ length: CODE_LENGTH }, () => "");

/** What stands in the boxes after something was done, and which box has the focus then. */
export type Edit = { readonly digits: Digits; readonly focus: number };

/** Something typed, dictated or filled in by the browser into one box. */
export function typeInto(digits: Digits, index: number, value: string): Edit {
  const typed = digitsIn(value);
  const before = digits[index] ?? "";
  if (typed.length >= CODE_LENGTH) return put(digits, 0, typed.slice(0, CODE_LENGTH));
  // A letter in a full box changes nothing; an emptied box is empty.
  if (typed === "") return { digits: withDigit(digits, index, value === "" ? "" : before), focus: index };
  // A digit typed into a full box takes the place of the one that stands there.
  return put(digits, index, typed.length === 2 && before !== "" ? typed.replace(before, "") : typed);
}

/** A pasted text; undefined where it holds no code and no digits that fit. */
export function pasteInto(digits: Digits, index: number, text: string): Edit | undefined {
  const code = codeIn(text);
  if (code !== undefined) return put(digits, 0, code);
  const some = digitsIn(text);
  const fits = some !== "" && some.length <= CODE_LENGTH - index && !/\p{L}/u.test(text);
  return fits ? put(digits, index, some) : undefined;
}

/** Backspace: empties the box, or gives the key on to the one before an empty box. */
export function eraseAt(digits: Digits, index: number): Edit {
  const at = digits[index] === "" ? Math.max(0, index - 1) : index;
  return { digits: withDigit(digits, at, ""), focus: at };
}

/** The box that a key goes to; undefined for keys that do not move. */
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
