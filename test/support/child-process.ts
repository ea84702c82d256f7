import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** How a program ended, with everything it printed. */
export type Ended = {
  /** Exit code; null if a signal ended the program. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type ProgramOptions = {
  readonly cwd?: string;
  /** The complete environment; default: the test's own. */
  readonly env?: NodeJS.ProcessEnv;
  /** Written to standard input, which is then closed unless `keepsInput` is set. */
  readonly input?: string;
  /** Keeps standard input open for `write`. */
  readonly keepsInput?: boolean;
  /** Kills the program with SIGKILL after this many milliseconds; default: 60,000. */
  readonly limitMs?: number;
};

/** A running program. */
export type Program = {
  readonly pid: number;
  /** Settles when the program has ended and no process holds its output open any more. */
  readonly ended: Promise<Ended>;
  /** Resolves with standard output so far as soon as it matches; rejects if the program ends first. */
  printed(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Writes to standard input; needs `keepsInput`. */
  write(text: string): void;
};

/** Starts `command`. If it is still running when the test ends, it is killed. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const child = spawn(command, args, { cwd: options.cwd, env: options.env ?? process.env, stdio: "pipe" });
  const limit = setTimeout(() => child.kill("SIGKILL"), options.limitMs ?? 60_000);
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (stdout += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (stderr += part));
  // The program may end before it has read its input.
  child.stdin.on("error", () => undefined);
  if (options.keepsInput === true) child.stdin.write(options.input ?? "");
  else child.stdin.end(options.input ?? "");
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      clearTimeout(limit);
      resolve({ code, signal, stdout, stderr });
    });
  });
  // Callers that await `ended` receive the error; without a caller it must not be an unhandled rejection.
  ended.catch(() => undefined);
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const resolveOnMatch = (): void => {
        if (pattern.test(stdout)) resolve(stdout);
      };
      child.stdout.on("data", resolveOnMatch);
      child.once("close", () => reject(new Error(`ended before it printed ${pattern}:\n${stdout}${stderr}`)));
      resolveOnMatch();
    });
  return {
    pid: child.pid ?? -1,
    ended,
    printed,
    signal: (name) => void child.kill(name),
    write: (text) => void child.stdin.write(text),
  };
}

/** Runs `command` and waits for it to end. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Ended> {
  return startProgram(command, args, options).ended;
}
