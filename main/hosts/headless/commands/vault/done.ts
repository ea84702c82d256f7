import { EXIT, type ExitCode } from "../../exit-codes.ts";
import type { CliSession } from "../../cli-session.ts";

/** Prints that a vault command succeeded; `beside` adds members to its result line. */
export function done(
  { report }: CliSession,
  message: string,
  beside: Readonly<Record<string, string>> = {},
): ExitCode {
  report.show(`${report.paint.show("green", "✓")} ${message}`);
  report.line("result", {
    outcome: "complete",
    numberIs: "unknown",
    proof: "none",
    next: "nothing",
    message,
    ...beside,
  });
  return EXIT.done;
}
