import { EXIT, type ExitCode } from "../../exit-codes.ts";
import type { CliSession } from "../../cli-session.ts";
import { terminalEnglish, type Told } from "../../terminal/translate.ts";

/** Prints that a vault command succeeded; `beside` adds members to its result line. */
export function done(
  { report }: CliSession,
  told: Told<string>,
  beside: Readonly<Record<string, string>> = {},
): ExitCode {
  report.show(`${report.paint.show("green", "✓")} ${told(report.t)}`);
  report.line("result", {
    outcome: "complete",
    numberIs: "unknown",
    proof: "none",
    next: "nothing",
    message: told(terminalEnglish),
    ...beside,
  });
  return EXIT.done;
}
