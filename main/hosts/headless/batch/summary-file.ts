import { err, ok, type Result } from "../../../../shared/result.ts";
import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import { summaryCsv, summaryHtml } from "../../../../shared/wording/batch-summary.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import type { CliSession } from "../cli-session.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { outputFile, unfitOutput, writeOutput, type OutputFile } from "../output-file.ts";
import { refusal, wordsIn, type Refusal } from "../refusal.ts";

const NOT_STARTED = "Nothing was started or sent.";

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
      : refusal("--report takes a file that ends in .html or .csv.", "For example: --report batch.html");
  return unfit === undefined ? ok(file) : err(unfit);
}

/** Writes the summary. A batch that is done without its summary isn't done as it was asked for. */
export function writeSummary(
  session: CliSession,
  file: OutputFile,
  state: BatchState,
  exit: ExitCode,
): ExitCode {
  const content = /\.csv$/i.test(file.path) ? summaryCsv(state) : summaryHtml(translateToEnglish, state);
  const unwritten = writeOutput(file, content, {
    mode: 0o600,
    works: "The batch has ended as told above; only its summary is missing.",
  });
  if (unwritten === undefined) return exit;
  const { what, works } = wordsIn(session.report.t, unwritten.words);
  session.report.say(`${what} ${works}`);
  return exit === EXIT.done ? EXIT.endedSafely : exit;
}
