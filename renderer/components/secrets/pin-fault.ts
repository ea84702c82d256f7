import { parsePin } from "../../../shared/pin.ts";

/** Returns what is wrong with a typed PIN; "unfinished" is to be shown only after submitting. */
export function pinFault(text: string): "wrong" | "unfinished" | undefined {
  if (parsePin(text).ok) return undefined;
  return text.length > 5 || /[^0-9]/.test(text) ? "wrong" : "unfinished";
}
