import type { Command } from "commander";
import { folderFault } from "../../core/storage/durable-file.ts";
import type { ExitCode } from "./exit-codes.ts";
import { EXIT } from "./exit-codes.ts";
import type { Host } from "./host.ts";
import { visible } from "./terminal/visible.ts";
import { openCliSession, type GlobalOptions, type CliSession } from "./cli-session.ts";
import type { TerminalTranslate } from "./terminal/translate.ts";

/** Adds one command's subcommands, arguments, options and action. */
export type Define = (command: Command, runner: Runner) => void;

/** Runs a command in its own session and keeps the exit code. */
export type Runner = {
  /** Wraps `work`, which gets the session, then the command's arguments, then its options. */
  readonly action: (
    work: (session: CliSession, ...given: never[]) => Promise<ExitCode>,
  ) => (...given: unknown[]) => Promise<void>;
  /** The same for a command whose result is what it prints: it fails where something of that is lost. */
  readonly query: Runner["action"];
  readonly exitCode: () => ExitCode;
};

/** Creates the runner for one start of the program. */
export function createRunner(host: Host, onSession: (session: CliSession) => void): Runner {
  let exit: ExitCode = EXIT.done;
  // Commander passes the arguments, the command's options, then the command itself.
  const action: Runner["action"] =
    (work) =>
    async (...given) => {
      const command = given.at(-1) as Command;
      const options = command.optsWithGlobals<GlobalOptions>();
      const session = openCliSession(host, options, await sentences(host), nameOf(command));
      // An empty value, as of a variable that isn't set, would be the folder that the command was started in.
      if (options.dataDir === "") {
        exit = await refuseFolder(session, "emptyFolder");
        return;
      }
      // A folder on a network drive isn't touched: each command that opens it says so.
      const isTold = options.dataDir !== undefined && host.misplaced(session.dataDir) === undefined;
      const fault = isTold ? folderFault(session.dataDir) : undefined;
      if (fault !== undefined) {
        exit = await (fault === "ENOTDIR" ? refuseFolder(session, "noFolder") : refuseLongPath(session));
        return;
      }
      onSession(session);
      await tellUnknownLevel(session);
      const startMs = host.clock.monotonicMs();
      exit = await work(session, ...(given.slice(0, -1) as never[]));
      const ms = Math.round(host.clock.monotonicMs() - startMs);
      // A row that is lost, such as while the program is being replaced, changes nothing about what the command did.
      await host
        .log?.(session.dataDir, { event: "command", command: nameOf(command), exit, ms })
        .catch(() => undefined);
    };
  return {
    action,
    query: (work) => action(async (session, ...given) => wholeEnd(session, await work(session, ...given))),
    exitCode: () => exit,
  };
}

/** The end of a command whose result is what it printed. */
export async function wholeEnd(session: CliSession, exit: ExitCode): Promise<ExitCode> {
  if (session.host.unwritten?.() === undefined) return exit;
  const [{ printedEnd }, { nothing }] = await Promise.all([
    import("./output-file.ts"),
    import("./refusal.ts"),
  ]);
  return printedEnd(session, nothing("output"), exit);
}

/** The name of a command below the program: `vault recovery`. */
function nameOf(command: Command): string {
  const { parent } = command;
  return parent === null || parent.parent === null ? command.name() : `${nameOf(parent)} ${command.name()}`;
}

/** Loads the sentences only for a command that runs: they would be most of what the help takes. */
export async function sentences({ env }: Host): Promise<TerminalTranslate> {
  const [{ terminalLanguage }, { loadTerminalTranslate }] = await Promise.all([
    import("./terminal/language.ts"),
    import("./terminal/translate.ts"),
  ]);
  return loadTerminalTranslate(terminalLanguage(env));
}

/** A level that is misspelled must not keep a migration from being continued, nor go unnoticed. */
async function tellUnknownLevel({ host, report }: CliSession): Promise<void> {
  const given = host.env["SWITCHOVER_LOG_LEVEL"] ?? "";
  if (given.trim() === "") return;
  const { LOG_LEVELS, logLevelIn } = await import("../../../shared/settings/log-level.ts");
  if (logLevelIn(given) === undefined)
    report.say(report.t("terminal.start.unknownLevel", { levels: LOG_LEVELS.join(", ") }));
}

async function refuseFolder(session: CliSession, name: "noFolder" | "emptyFolder"): Promise<ExitCode> {
  const { refusalFor, refuse } = await import("./refusal.ts");
  return refuse(session, refusalFor(name, { folder: visible(session.dataDir) }));
}

async function refuseLongPath(session: CliSession): Promise<ExitCode> {
  const [{ refuse }, { coreRefusal }] = await Promise.all([import("./refusal.ts"), import("./core-call.ts")]);
  return refuse(session, coreRefusal({ kind: "storageFailed", code: "ENAMETOOLONG" }));
}

/** Gives the examples below a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ switchover ${line}`).join("\n")}\n`;
}
