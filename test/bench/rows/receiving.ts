import type { Load } from "../lib/load-process.ts";
import type { ReceiverName } from "../lib/receiver-child.ts";
import { startReceiver, type ReceiverProcess } from "../lib/receiver-process.ts";
import { runForwarding, type ForwardingResult } from "./forwarding.ts";

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

export type ReceivingFindings = {
  readonly verified: readonly ReceivingResult[];
  readonly durable: readonly ReceivingResult[];
  readonly single: readonly ReceivingResult[];
  readonly large: readonly ReceivingResult[];
  readonly forwarding: readonly ForwardingResult[];
};

const SECRET = "an app secret of the benchmark";
const SMALL = 1_200;
const LARGE = 3_000_000;

const VERIFIED: readonly ReceiverName[] = [
  "Switchover, nothing stored",
  "read and drop",
  "fastify 5, same check",
  "@octokit/webhooks",
  "@kapso/whatsapp-cloud-api on express 5",
  "whatsapp-api-js on express 5",
];
const DURABLE: readonly ReceiverName[] = [
  "Switchover, durable",
  "Switchover, nothing stored",
  "one commit a request",
  "@kapso/whatsapp-cloud-api on express 5",
  "whatsapp-api-js on express 5",
];

/** Lets programs that take notifications do so in turn, each in a process of its own, from a load of the same kind. */
export async function runReceiving(load: Load, scratch: string, rounds: number): Promise<ReceivingFindings> {
  const measure = (names: readonly ReceiverName[], wishes: Wishes): Promise<readonly ReceivingResult[]> =>
    measureAll(load, scratch, names, { ...wishes, rounds });
  return {
    verified: await measure(VERIFIED, { bytes: SMALL, connections: 32, ms: 700 }),
    durable: await measure(DURABLE, { bytes: SMALL, connections: 32, ms: 700 }),
    single: await measure(["Switchover, durable", "fsync + check"], {
      bytes: SMALL,
      connections: 1,
      ms: 500,
    }),
    large: await measure(["Switchover, durable", "read and drop", "check + parse", "@octokit/webhooks"], {
      bytes: LARGE,
      connections: 4,
      ms: 700,
    }),
    forwarding: await runForwarding(load, scratch, rounds),
  };
}

type Wishes = { readonly bytes: number; readonly connections: number; readonly ms: number };
type Turn = { readonly [K in keyof Omit<ReceivingResult, "name" | "aboveIdleBytes">]: number };

/** A first round warms the code up and is not counted. */
async function measureAll(
  load: Load,
  scratch: string,
  names: readonly ReceiverName[],
  { rounds, ...wishes }: Wishes & { readonly rounds: number },
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
