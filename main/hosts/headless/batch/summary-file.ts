import { err, ok, type Result } from "../../../../shared/result.ts";
import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { summaryCsv, summaryHtml } from "../../../../shared/wording/batch-summary.ts";
import type { CliSession } from "../cli-session.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, unfitOutput, writeOutput, type OutputFile } from "../output-file.ts";
import { nothing, refusalFor, withCommand, type Refusal } from "../refusal.ts";

const NOT_STARTED = nothing("startedOrSent");

/** The file for a batch's summary; undefined without the option. Refused before anything is started. */
export function summaryFile(
  session: CliSession,
  out: string | undefined,
): Result<OutputFile | undefined, Refusal> {
  const file = outputFile(session, out, "--report");
  if (file === undefined) return ok(undefined);
  const unfit =
    file.path === "" || /\.(?:html|csv)$/i.test(file.path)
      ? unfitOutput(file, NOT_STARTED)
      : withCommand(refusalFor("summaryForm", {}, NOT_STARTED), "--report batch.html");
  return unfit === undefined ? ok(file) : err(unfit);
}

/** Writes the summary. A batch that is done without its summary isn't done as it was asked for. */
export function writeSummary(
  session: CliSession,
  file: OutputFile,
  state: BatchState,
  exit: ExitCode,
): ExitCode {
  const content = /\.csv$/i.test(file.path) ? summaryCsv(state) : summaryHtml(session.report.t, state);
  const unwritten = writeOutput(file, content, {
    mode: 0o600,
    works: nothing("summary"),
  });
  if (unwritten === undefined) return exit;
  const { what, works } = unwritten.words(session.report.t);
  session.report.say(`${what} ${works}`);
  return exit === EXIT.done ? EXIT.endedSafely : exit;
}
