import { CommanderError } from "commander";
import { withoutOurMarks } from "../../../shared/wording/isolates.ts";
import { createRunner, sentences, wholeEnd } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Host } from "./host.ts";
import { logMistake } from "./mistake-log.ts";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { createProgram } from "./program.ts";
import type { Report } from "./terminal/report.ts";
import type { TerminalTranslate } from "./terminal/translate.ts";

/** What is known of the command that runs: its data folder, and its sentences once they are loaded. */
type Known = { dataDir: string; report?: Report };

/**
 * Runs the command line with the arguments after the program's name and gives its exit code. Never throws.
 *
 * An error in background work, even after the result, is an internal error and ends the process.
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  const known: Known = { dataDir: defaultDataDir(thisMachine()) };
  host.onStray?.((fault) => {
    try {
      tellMistake(host, known, fault);
    } finally {
      host.leave(EXIT.ourMistake);
    }
  });
  try {
    const runner = createRunner(host, ({ dataDir, report }) => {
      known.dataDir = dataDir;
      known.report = report;
    });
    const program = await createProgram(argv, host, runner);
    await program.parseAsync([...argv], { from: "user" });
    return known.report === undefined ? await wholeTextEnd(host, runner.exitCode()) : runner.exitCode();
  } catch (error) {
    // Help and version also throw, with exit code 0; the parser has already explained its other errors.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? wholeTextEnd(host, EXIT.done) : EXIT.refused;
    tellMistake(host, known, error);
    return EXIT.ourMistake;
  }
}

/** The end of what opens no session and prints a whole text: help, version, a shell's completion. */
async function wholeTextEnd(host: Host, exit: ExitCode): Promise<ExitCode> {
  if (exit !== EXIT.done || host.unwritten?.() === undefined) return exit;
  const { openCliSession } = await import("./cli-session.ts");
  return wholeEnd(openCliSession(host, {}, await sentences(host)), exit);
}

/** Logs an internal error and prints a notice without message and stack, because both may quote secrets. */
function tellMistake(host: Host, { dataDir, report }: Known, error: unknown): void {
  const { reference, file } = logMistake(dataDir, error);
  const missing = host.incomplete?.fileOf(error);
  if (missing !== undefined) tellIncomplete(host, report, missing);
  else if (report === undefined) host.write(2, `${englishWords(reference, file).join("\n")}\n`);
  else report.say(wordsIn(report.t, reference, file).join("\n"));
}

/** The sentences may be what can't be loaded, so without them it is told in English. */
function tellIncomplete(host: Host, report: Report | undefined, file: string): void {
  if (report === undefined) return host.write(2, `${host.incomplete?.inEnglish(file)}\n`);
  const { t, paint } = report;
  const [what, works, next] = [
    t("problems.programIncomplete.what", { file }),
    t("problems.programIncomplete.works"),
    t("problems.programIncomplete.next"),
  ].map(withoutOurMarks);
  report.say(`${paint.say("red", "✗")} ${what}\n  ${works}\n  ${next}`);
}

function wordsIn(t: TerminalTranslate, reference: string, file: string | undefined): readonly string[] {
  return [
    t("terminal.start.mistake.what", { reference }),
    t("terminal.start.mistake.next"),
    ...(file === undefined ? [] : [t("terminal.start.mistake.file", { file })]),
  ].map(withoutOurMarks);
}

/** The same where the sentences aren't loaded, and may be what failed. */
function englishWords(reference: string, file: string | undefined): readonly string[] {
  return [
    `Switchover hit an internal error (reference ${reference}).`,
    "What was done so far is recorded. To see where the number is: switchover status",
    ...(file === undefined ? [] : [`Details for a bug report, without secrets: ${file}`]),
  ];
}
