import { asSeen, PORTS, wholeNumber } from "../../../../shared/typed-value.ts";

/** Parses a port: a number, undefined for an empty text, "wrong" for anything else. */
export function portOf(text: string): number | undefined | "wrong" {
  return asSeen(text) === "" ? undefined : (wholeNumber(text, PORTS) ?? "wrong");
}
