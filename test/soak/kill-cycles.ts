import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What so many violent ends left behind. */
export type SoakCounts = {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged and not in the store. */
  readonly lost: number;
  /** In the store more than once. */
  readonly twice: number;
};

/** A process that takes notifications and prints the id of each that it has acknowledged, one a line. */
export type Taker = { readonly command: string; readonly args: (prefix: string) => readonly string[] };

/** The real store, driven directly. */
export function storeTaker(dataDir: string, mode = "searchable"): Taker {
  const program = fileURLToPath(new URL("../support/webhooks/store-process.ts", import.meta.url));
  return { command: process.execPath, args: (prefix) => [program, dataDir, prefix, "1000000", mode] };
}

/** The whole core: its receiver over HTTP, with signatures, batches and repeats. */
export function receiverTaker(dataDir: string): Taker {
  const program = fileURLToPath(new URL("../support/webhooks/receiver-process.ts", import.meta.url));
  return { command: process.execPath, args: (prefix) => [program, dataDir, prefix] };
}

/**
 * Lets a taker run and kills it with SIGKILL after a random time, again and again. Gives every id that was acknowledged,
 * those of the last moment among them: what the pipe holds after the kill was printed before it.
 */
export async function killCycles(
  taker: Taker,
  cycles: number,
  random: () => number,
  told: (cycle: number, acknowledged: number) => void = () => undefined,
): Promise<ReadonlySet<string>> {
  const acknowledged = new Set<string>();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const printed = await oneCycle(taker, `c${cycle}`, 1 + Math.floor(random() * 120));
    // The last line may be cut.
    for (const id of printed.split("\n").slice(0, -1)) acknowledged.add(id);
    told(cycle + 1, acknowledged.size);
  }
  return acknowledged;
}

function oneCycle({ command, args }: Taker, prefix: string, afterMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args(prefix), { stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    let complaint = "";
    let timer: NodeJS.Timeout | undefined;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      // From the first acknowledgement on, so that no cycle is spent on starting alone.
      timer ??= setTimeout(() => child.kill("SIGKILL"), afterMs);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      if (code === null) resolve(printed);
      else reject(new Error(`the process ended by itself with ${code}: ${complaint}`));
    });
  });
}

/** Compares what was acknowledged with the message ids that a store holds. */
export function countsOf(
  cycles: number,
  acknowledged: ReadonlySet<string>,
  stored: readonly string[],
): SoakCounts {
  const kept = new Set(stored);
  return {
    cycles,
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((id) => !kept.has(id)).length,
    twice: stored.length - kept.size,
  };
}
