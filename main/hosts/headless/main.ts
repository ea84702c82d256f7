import { CommanderError } from "commander";
import { createRunner } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Host } from "./host.ts";
import { logMistake } from "./mistake-log.ts";
import { defaultDataDir, thisMachine } from "../common/ports/data-dir.ts";
import { createProgram } from "./program.ts";

/**
 * Runs the command line with the arguments after the program's name and gives its exit code. Never throws.
 *
 * An error in background work, even after the result, is an internal error and ends the process.
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  let dataDir = defaultDataDir(thisMachine());
  host.onStray?.((fault) => {
    try {
      tellMistake(host, dataDir, fault);
    } finally {
      host.leave(EXIT.ourMistake);
    }
  });
  try {
    const runner = createRunner(host, (session) => (dataDir = session.dataDir));
    const program = await createProgram(argv, host, runner);
    await program.parseAsync([...argv], { from: "user" });
    return runner.exitCode();
  } catch (error) {
    // Help and version also throw, with exit code 0; the parser has already explained its other errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.refused;
    tellMistake(host, dataDir, error);
    return EXIT.ourMistake;
  }
}

/** Logs an internal error and prints a notice without message and stack, because both may quote secrets. */
function tellMistake(host: Host, dataDir: string, error: unknown): void {
  const { reference, file } = logMistake(dataDir, error);
  host.write(
    2,
    `Switchover hit an internal error (reference ${reference}).\nWhat was done so far is recorded. To see where the number is: switchover status\n` +
      (file === undefined ? "" : `Details for a bug report, without secrets: ${file}\n`),
  );
}
