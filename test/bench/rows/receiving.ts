import type { Load } from "../lib/load-process.ts";
import type { ReceiverName } from "../lib/receiver-child.ts";
import { startReceiver, type ReceiverProcess } from "../lib/receiver-process.ts";

/** What one program did in all rounds. */
export type ReceivingResult = {
  readonly name: ReceiverName;
  /** Answered with 200, per second. */
  readonly perSecond: readonly number[];
  /** Processor time of the server for each of them, filing included, in microseconds. */
  readonly cpuMicros: readonly number[];
  readonly p50Ms: readonly number[];
  readonly megabytesPerSecond: readonly number[];
  /** Taken and filed, per second, counted until the last one was filed. */
  readonly filedPerSecond: readonly number[];
  /** The most memory it had, above what it had before the first request. */
  readonly aboveIdleBytes: number;
};

const SECRET = "an app secret of the benchmark";
const SMALL = 1_200;
const LARGE = 3_000_000;

const VERIFIED: readonly ReceiverName[] = [
  "Switchover, nothing stored",
  "read and drop",
  "read and check",
  "fastify 5, same check",
  "@octokit/webhooks",
  "@kapso/whatsapp-cloud-api on express 5",
  "whatsapp-api-js on express 5",
];
const DURABLE: readonly ReceiverName[] = [
  "Switchover, durable",
  "Switchover, nothing stored",
  "check + append",
  "one commit a request",
  "@kapso/whatsapp-cloud-api on express 5",
  "whatsapp-api-js on express 5",
];

/** What one row compares: the programs, and the load that each of them gets in its turn. */
type Comparison = { readonly names: readonly ReceiverName[]; readonly load: Wishes };

/** Each row of the receiver by its name. */
export const RECEIVING = {
  verified: { names: VERIFIED, load: { bytes: SMALL, connections: 32, ms: 700 } },
  durable: { names: DURABLE, load: { bytes: SMALL, connections: 32, ms: 700 } },
  modes: {
    names: ["Switchover, encrypted", "Switchover, metadata only", "Switchover, durable"],
    load: { bytes: SMALL, connections: 32, ms: 700 },
  },
  single: {
    names: ["Switchover, durable", "fsync + check", "check + append"],
    load: { bytes: SMALL, connections: 1, ms: 500 },
  },
  large: {
    names: [
      "Switchover, durable",
      "read and drop",
      "check + parse",
      "check + append",
      "check + append + parse",
      "@octokit/webhooks",
    ],
    load: { bytes: LARGE, connections: 4, ms: 700 },
  },
} as const satisfies Readonly<Record<string, Comparison>>;

type Wishes = { readonly bytes: number; readonly connections: number; readonly ms: number };
type Turn = { readonly [K in keyof Omit<ReceivingResult, "name" | "aboveIdleBytes">]: number };

/**
 * Lets programs that take notifications do so in turn, each in a process of its own, from a load of the same kind. A
 * first round warms the code up and is not counted.
 */
export async function runReceiving(
  load: Load,
  scratch: string,
  { names, load: wishes }: Comparison,
  rounds: number,
): Promise<readonly ReceivingResult[]> {
  const table = [];
  for (const name of names) {
    const program = await startReceiver(name, scratch, SECRET);
    table.push({ program, idle: (await program.usage()).rssBytes, turns: [] as Turn[] });
  }
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const { program, turns } of table) {
        const turn = await takeTurn(load, program, wishes, round);
        if (round > 0) turns.push(turn);
      }
    return await Promise.all(
      table.map(async ({ program, idle, turns }) => ({
        name: program.name,
        perSecond: turns.map((turn) => turn.perSecond),
        cpuMicros: turns.map((turn) => turn.cpuMicros),
        p50Ms: turns.map((turn) => turn.p50Ms),
        megabytesPerSecond: turns.map((turn) => turn.megabytesPerSecond),
        filedPerSecond: turns.map((turn) => turn.filedPerSecond),
        aboveIdleBytes: (await program.usage()).peakBytes - idle,
      })),
    );
  } finally {
    await Promise.all(table.map(({ program }) => program.close()));
  }
}

async function takeTurn(load: Load, program: ReceiverProcess, wishes: Wishes, round: number): Promise<Turn> {
  const before = await program.usage();
  const salt = `r${round}b${wishes.bytes}c${wishes.connections}`;
  const burst = await load.burst({ url: program.url, secret: SECRET, salt, ...wishes });
  if (burst.others > 0) throw new Error(`${program.name} did not take ${burst.others} notifications`);
  const answeredMs = performance.now();
  await program.settle();
  const filedMs = burst.elapsedMs + performance.now() - answeredMs;
  const after = await program.usage();
  return {
    perSecond: (burst.answered / burst.elapsedMs) * 1_000,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / burst.answered,
    p50Ms: burst.p50Ms,
    megabytesPerSecond: burst.bytes / burst.elapsedMs / 1_000,
    filedPerSecond: (burst.answered / filedMs) * 1_000,
  };
}
