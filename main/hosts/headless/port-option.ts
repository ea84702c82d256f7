import { err, ok, type Result } from "../../../shared/result.ts";
import { refusal, type Refusal } from "./refusal.ts";

/** Parses a port from the command line; undefined if omitted. */
export function portOf(option: string, given: string | undefined): Result<number | undefined, Refusal> {
  if (given === undefined) return ok(undefined);
  const port = /^[0-9]{1,5}$/.test(given) ? Number(given) : -1;
  return port >= 0 && port <= 65_535
    ? ok(port)
    : err(
        refusal(
          `${option} must be a whole number from 0 to 65535.`,
          "Choose another port, or leave out the option.",
          "Nothing was started.",
        ),
      );
}
