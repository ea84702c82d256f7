import { asTyped } from "../../../shared/typed-value.ts";

/** Whether a name or a count was typed as it is shown; what isn't seen and the script of digits do not matter. */
export function isTyped(typed: string, shown: string): boolean {
  const plain = (text: string): string => asTyped(text).normalize("NFC");
  // Nothing typed is not a name of which nothing is seen.
  return plain(typed) === plain(shown) && (plain(shown) !== "" || typed === shown);
}
