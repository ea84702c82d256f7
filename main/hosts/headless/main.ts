import { CommanderError } from "commander";
import { createRunner } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Host } from "./host.ts";
import { logMistake } from "./mistake-log.ts";
import { defaultDataDir, thisMachine } from "./ports/data-dir.ts";
import { createProgram } from "./program.ts";

/** Runs the command line on the words after the program's name and gives its exit code. Never throws. */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  let dataDir = defaultDataDir(thisMachine());
  try {
    const runner = createRunner(host, (session) => (dataDir = session.dataDir));
    const program = await createProgram(argv, host, runner);
    await program.parseAsync([...argv], { from: "user" });
    return runner.exitCode();
  } catch (error) {
    // Help and version end by throwing too, with exit code 0; what else the parser throws, it has explained already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.refused;
    const { reference, file } = logMistake(dataDir, error);
    host.write(
      2,
      `This is a mistake of ours, not of yours (reference ${reference}).\nWhat was done so far is recorded: switchover status tells where the number is.\n` +
        (file === undefined ? "" : `Details for a report, without secrets, are in ${file}\n`),
    );
    return EXIT.ourMistake;
  }
}
