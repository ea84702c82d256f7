import { spawn, type ChildProcess } from "node:child_process";
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";

/** Whether a system program is installed to test against, and the reason if it is not. */
export type Availability = { readonly available: boolean; readonly reason: string };

/** Checks whether a program is installed at this path. */
export function availabilityOf(program: string): Availability {
  try {
    accessSync(program, constants.X_OK);
    return { available: true, reason: "" };
  } catch {
    return { available: false, reason: `${program} is not installed` };
  }
}

/** A system server that a test started. */
export type ServerProgram = {
  readonly pid: number;
  /** Everything that it has printed so far. */
  printed(): string;
  /** Kills it and all its descendants with SIGKILL. Resolves when it has ended. */
  kill(): Promise<void>;
};

/**
 * Starts a server and waits until `isReady` returns true. Throws with its output if it ends first or 8 s
 * pass.
 */
export async function startServerProgram(
  program: string,
  args: readonly string[],
  isReady: (printed: string) => Promise<boolean>,
): Promise<ServerProgram> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => (printed += part));
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", (error) => {
      printed += error.message;
      resolve();
    });
  });
  const killNow = (): void => killTree(child);
  process.once("exit", killNow);
  const kill = async (): Promise<void> => {
    process.off("exit", killNow);
    killNow();
    await ended;
  };
  const untilMs = performance.now() + 8_000;
  while (!(await isReady(printed))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > untilMs) {
      await kill();
      throw new Error(`${program} does not serve:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { pid: child.pid ?? -1, printed: () => printed, kill };
}

/**
 * All descendant processes of `pid`. A session of sshd leaves its parent's process group, so the group is not
 * enough.
 */
export function descendantsOf(pid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^[0-9]+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const own = children.get(next) ?? [];
    found.push(...own);
    waiting.push(...own);
  }
  return found;
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may contain any character; the fields after the last parenthesis are plain.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

function killTree(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  for (const one of [pid, ...descendantsOf(pid)]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // The process has ended meanwhile.
    }
  }
}
