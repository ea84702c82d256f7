import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** How a program ended, and all that it printed. */
export type Ended = {
  /** Exit code, or null where a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type ProgramOptions = {
  readonly cwd?: string;
  /** The whole environment; the test's own where it is left out. */
  readonly env?: NodeJS.ProcessEnv;
  /** Written to standard input, which is then closed. */
  readonly input?: string;
  /** More input may follow. */
  readonly keepsInput?: boolean;
  /** Ends the program with SIGKILL after so many milliseconds; 60,000 unless told. */
  readonly limitMs?: number;
};

/** A running program. */
export type Program = {
  readonly pid: number;
  /** Settles when the program has ended and nobody holds its output open any more. */
  readonly ended: Promise<Ended>;
  /** Resolves with the text so far once standard output matches; fails when the program ends first. */
  printed(pattern: RegExp): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Types something, where its input was kept open. */
  write(text: string): void;
};

/** Starts `command`, which is killed when the test ends if it is still there. */
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
  // A program may end before it has read its input.
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
  // Whoever waits for `ended` gets the reason; where nobody does, the test has its own.
  ended.catch(() => undefined);
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(stdout)) resolve(stdout);
      };
      child.stdout.on("data", look);
      child.once("close", () => reject(new Error(`ended before it printed ${pattern}:\n${stdout}${stderr}`)));
      look();
    });
  return {
    pid: child.pid ?? -1,
    ended,
    printed,
    signal: (name) => void child.kill(name),
    write: (text) => void child.stdin.write(text),
  };
}

/** Runs `command` to its end. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Ended> {
  return startProgram(command, args, options).ended;
}
