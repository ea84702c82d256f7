import { join } from "node:path";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../main/sandbox/index.ts";
import { writePlanFolder, type PlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { startProgram, type Ended, type Program, type ProgramOptions } from "./child-process.ts";
import { cliHere } from "./cli-here.ts";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";
import { STATE_VARIABLE } from "./state-folder.ts";
import { tempFolder } from "./temp-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
// The shipped bundle if it is built from these sources; the sources themselves take three times as long to
// start.
const CLI = join(ROOT, isBuilt() ? "dist/cli.mjs" : "main/hosts/headless/cli.ts");
const CHEAP_PASSPHRASE = new URL("./cheap-passphrase.mjs", import.meta.url).href;
// A command ends before its memory has to be tidied: with room from the start, and without threads that would tidy it,
// it takes a fifth less processor time.
const SPACE = ["--min-semi-space-size=64", "--max-semi-space-size=64", "--single-threaded-gc"] as const;
const NODE = [process.execPath, ...SPACE, "--import", CHEAP_PASSPHRASE, CLI] as const;
/** The command line as words for a shell; none of them holds a blank. */
export const PROGRAM = NODE.join(" ");
/** Compile cache, so that the next process of a test does not compile the same code again. */
const COMPILED = join(ROOT, ".cache/compiled");

/**
 * A sandbox with plan files, a data folder and a passphrase, for running the command line in separate
 * processes.
 */
export type CliHarness = PlanFolder & {
  readonly platform: Sandbox;
  readonly folder: string;
  readonly dataDir: string;
  /** Every secret of the harness, for a byte scan. */
  readonly secrets: readonly string[];
  /** Starts the command line with --json, using the harness's data folder and passphrase. */
  start(args: readonly string[], options?: ProgramOptions): Program;
  run(args: readonly string[], options?: ProgramOptions): Promise<Ended>;
  /** Like `run`, but in this process: see `cliHere`. */
  here(args: readonly string[], options?: { readonly input?: string }): Promise<Ended>;
  /** Like `run`, on another data folder. */
  runIn(dataDir: string, args: readonly string[], options?: ProgramOptions): Promise<Ended>;
  /** The command that `run` starts, as a line for a shell. */
  shellLine(args: readonly string[]): string;
};

/** Sets up a harness for the running test. */
export async function cliHarness(options: SandboxOptions = {}): Promise<CliHarness> {
  const platform = await startSandbox(options);
  onTestFinished(() => platform.close());
  const folder = tempFolder();
  const files = writePlanFolder(folder, platform);
  const passphraseFile = join(folder, "passphrase.txt");
  writeFileSync(passphraseFile, "correct horse battery staple\n");
  const dataDir = join(folder, "data");
  const commonIn = (data: string) => ["--json", "--data-dir", data, "--passphrase-file", passphraseFile];
  const startIn = (data: string, args: readonly string[], given: ProgramOptions = {}): Program =>
    startCli([...args, ...commonIn(data)], { cwd: folder, ...given });
  const start = (args: readonly string[], given?: ProgramOptions): Program => startIn(dataDir, args, given);
  return {
    ...files,
    platform,
    folder,
    dataDir,
    secrets: [
      platform.cloud.accessToken,
      platform.onPrem.password,
      platform.number.pin,
      platform.number.cert,
      "correct horse battery staple",
    ],
    start,
    run: (args, given) => start(args, given).ended,
    here: (args, given) => cliHere([...args, ...commonIn(dataDir)], { cwd: folder, ...given }),
    runIn: (data, args, given) => startIn(data, args, given).ended,
    shellLine: (args) => [...NODE, ...args, ...commonIn(dataDir)].map((word) => `'${word}'`).join(" "),
  };
}

/** Starts the command line in a separate process whose environment holds no secrets. */
export function startCli(args: readonly string[], options: ProgramOptions = {}): Program {
  const [node, ...before] = NODE;
  return startBare(node, [...before, ...args], options);
}

/**
 * Runs a line in a shell, where `switchover` is the command line. Unlike the streams that `startCli` gives, its pipes
 * and redirected files are the ones that a script uses.
 */
export function runInShell(line: string, options: ProgramOptions = {}): Promise<Ended> {
  const program = NODE.map((word) => `'${word}'`).join(" ");
  return startBare("sh", ["-c", `switchover() { ${program} "$@"; }\n${line}`], options).ended;
}

/** Starts a program with nothing of the test's environment but where programs and the machine's state are. */
function startBare(command: string, args: readonly string[], options: ProgramOptions): Program {
  const { PATH, HOME, [STATE_VARIABLE]: state } = process.env;
  return startProgram(command, args, {
    limitMs: 60_000,
    ...options,
    env: {
      ...(PATH === undefined ? {} : { PATH }),
      ...(HOME === undefined ? {} : { HOME }),
      ...(state === undefined ? {} : { [STATE_VARIABLE]: state }),
      NODE_COMPILE_CACHE: COMPILED,
      ...options.env,
    },
  });
}
