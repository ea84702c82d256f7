import { join } from "node:path";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../main/sandbox/index.ts";
import { writePlanFolder, type PlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import { startProgram, type Ended, type Program, type ProgramOptions } from "./child-process.ts";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";
import { STATE_VARIABLE } from "./state-folder.ts";
import { tempFolder } from "./temp-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
// What is shipped, where it is built from these very sources; they take three times as long to start.
const CLI = join(ROOT, isBuilt() ? "dist/cli.mjs" : "main/hosts/headless/cli.ts");
const CHEAP_PASSPHRASE = new URL("./cheap-passphrase.mjs", import.meta.url).href;
const NODE = [process.execPath, "--import", CHEAP_PASSPHRASE, CLI] as const;
/** Compiled code, which the next process of a test need not compile again. */
const COMPILED = join(ROOT, ".cache/compiled");

/** A practice platform with plans for it, a data folder and a passphrase, for the program in processes of its own. */
export type CliHarness = PlanFolder & {
  readonly platform: Sandbox;
  readonly folder: string;
  readonly dataDir: string;
  /** Every secret of the rig, for a byte scan. */
  readonly secrets: readonly string[];
  /** Starts the command line with --json on the rig's data folder and passphrase. */
  start(args: readonly string[], options?: ProgramOptions): Program;
  run(args: readonly string[], options?: ProgramOptions): Promise<Ended>;
  /** The same on another data folder. */
  runIn(dataDir: string, args: readonly string[], options?: ProgramOptions): Promise<Ended>;
  /** The same command as a line for a shell. */
  shellLine(args: readonly string[]): string;
};

/** Sets a rig up for the running test. */
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
    runIn: (data, args, given) => startIn(data, args, given).ended,
    shellLine: (args) => [...NODE, ...args, ...commonIn(dataDir)].map((word) => `'${word}'`).join(" "),
  };
}

/** Starts the command line as a process of its own, in an environment without secrets. */
export function startCli(args: readonly string[], options: ProgramOptions = {}): Program {
  const { PATH, HOME, [STATE_VARIABLE]: state } = process.env;
  const [node, ...before] = NODE;
  return startProgram(node, [...before, ...args], {
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
