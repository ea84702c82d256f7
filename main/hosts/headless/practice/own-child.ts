import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { invariant } from "../../../../shared/invariant.ts";

/** A JSON line that the child printed. */
export type ChildLine = Readonly<Record<string, unknown>> & { readonly type?: unknown };

export type ChildEnd = {
  readonly killed: boolean;
  readonly code: number | null;
  readonly result: ChildLine | undefined;
};

type ChildOptions = {
  readonly args: readonly string[];
  /** Overrides variables of the same name. */
  readonly env: Readonly<Record<string, string>>;
  /** Written to its standard input, which is then closed. */
  readonly input?: string;
  readonly onLine: (line: ChildLine, child: ChildProcess) => void;
};

/**
 * Runs this program as a separate process and passes on its JSON lines as they arrive.
 *
 * Its environment contains only what a process needs to start: no secrets.
 */
export async function runOwnChild({ args, env, input, onLine }: ChildOptions): Promise<ChildEnd> {
  const script = process.argv[1];
  invariant(script, "this program was started from a file");
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...bareEnvironment(), ...env },
  });
  let result: ChildLine | undefined;
  // It may end before it reads its input.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input ?? "");
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (text) => {
    const line = JSON.parse(text) as ChildLine;
    if (line.type === "result") result = line;
    onLine(line, child);
  });
  const read = new Promise<void>((resolve) => lines.once("close", resolve));
  const ended = await new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve({ code, signal }));
    },
  );
  await read;
  return { killed: ended.signal === "SIGKILL", code: ended.code, result };
}

const NEEDED = [
  "PATH",
  "HOME",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "APPDATA",
  "LOCALAPPDATA",
  "NO_COLOR",
  "TERM",
  "LANG",
  "LANGUAGE",
  "LC_ALL",
  "LC_MESSAGES",
];

function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
