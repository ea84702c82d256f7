import { err, ok, type Result } from "../../../shared/result.ts";
import { nothingStarted, refusalFor, type Refusal } from "./refusal.ts";

/** Parses a port from the command line; undefined if omitted. */
export function portOf(option: string, given: string | undefined): Result<number | undefined, Refusal> {
  if (given === undefined) return ok(undefined);
  const port = /^[0-9]{1,5}$/.test(given) ? Number(given) : -1;
  return port >= 0 && port <= 65_535 ? ok(port) : err(refusalFor("noPort", { option }, nothingStarted));
}
