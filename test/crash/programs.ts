import { spawn } from "node:child_process";
import { join } from "node:path";
import { isBuilt } from "../../scripts/lib/build-stamp.mjs";
import type { Stage } from "./stage.ts";

const ROOT = join(import.meta.dirname, "../..");
const CLI = join(ROOT, isBuilt() ? "dist/cli.mjs" : "main/hosts/headless/cli.ts");
const CHEAP_PASSPHRASE = new URL("../support/cheap-passphrase.mjs", import.meta.url).href;
// Who goes on after a kill does not sit the pauses between two checks out.
const HASTY = new URL("../support/e2e/hasty-machine.ts", import.meta.url).href;
const LIMIT_MS = 60_000;

/** One start of the command line. */
export type Command = {
  readonly args: readonly string[];
  readonly input?: string;
  /** Words of strace before the program; none: the program alone. */
  readonly strace?: readonly string[];
  /** Kills it after this many milliseconds. */
  readonly killAfterMs?: number;
  readonly hasty?: boolean;
  /** Options of Node itself. */
  readonly node?: readonly string[];
  /** Added to its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Leaves out the file with the vault's passphrase. */
  readonly withoutPassphrase?: true;
  /** Called once with the process and what it has printed so far, as soon as that matches `shows`. */
  readonly meanwhile?: (running: RunningCommand) => Promise<void>;
  readonly shows?: RegExp;
};

/** A command while it runs. */
export type RunningCommand = {
  readonly pid: number;
  readonly printed: string;
  readonly signal: (name: NodeJS.Signals) => void;
};

/** Where a command works. */
export type Place = Pick<Stage, "folder" | "dataDir" | "stateDir" | "passphraseFile">;

export type CommandEnd = {
  readonly killed: boolean;
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs the command line on a stage, as a process of its own, and waits until it has ended. */
export function runCommand(stage: Place, command: Command): Promise<CommandEnd> {
  const { PATH } = process.env;
  const passphrase = command.withoutPassphrase === true ? [] : ["--passphrase-file", stage.passphraseFile];
  const common = ["--json", "--data-dir", stage.dataDir, ...passphrase];
  const loaded = [CHEAP_PASSPHRASE, ...(command.hasty === true ? [HASTY] : [])];
  const words = [
    ...(command.strace === undefined ? [] : ["strace", ...command.strace]),
    process.execPath,
    ...(command.node ?? []),
    ...loaded.flatMap((part) => ["--import", part]),
    CLI,
    ...command.args,
    ...common,
  ];
  const [program = "", ...rest] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: stage.folder,
      env: {
        ...(PATH === undefined ? {} : { PATH }),
        HOME: stage.folder,
        XDG_STATE_HOME: stage.stateDir,
        NODE_COMPILE_CACHE: join(ROOT, ".cache/compiled"),
        ...command.env,
      },
      stdio: "pipe",
      // strace and what it traces are one group, and end together.
      detached: true,
    });
    const end = (): void => {
      try {
        process.kill(-(child.pid ?? 0), "SIGKILL");
      } catch {
        // It has ended already.
      }
    };
    const timer = setTimeout(end, command.killAfterMs ?? LIMIT_MS);
    let stdout = "";
    let stderr = "";
    let begun = false;
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      stdout += part;
      if (begun || command.meanwhile === undefined || command.shows?.test(stdout) === false) return;
      begun = true;
      const signal = (name: NodeJS.Signals): void => void child.kill(name);
      command.meanwhile({ pid: child.pid ?? 0, printed: stdout, signal }).catch((error: unknown) => {
        end();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
    child.stdin.on("error", () => undefined);
    child.stdin.end(command.input ?? "");
    child.once("error", reject);
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      resolve({ killed: signal === "SIGKILL", code, stdout, stderr });
    });
  });
}
