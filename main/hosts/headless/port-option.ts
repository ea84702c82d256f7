import { err, ok, type Result } from "../../../shared/result.ts";
import { PORTS, wholeNumber } from "../../../shared/typed-value.ts";
import { nothingStarted, refusalFor, type Refusal } from "./refusal.ts";

/** Parses a port from the command line; undefined if omitted. */
export function portOf(option: string, given: string | undefined): Result<number | undefined, Refusal> {
  if (given === undefined) return ok(undefined);
  const port = wholeNumber(given, { ...PORTS, least: 0 });
  return port === undefined ? err(refusalFor("noPort", { option }, nothingStarted)) : ok(port);
}
