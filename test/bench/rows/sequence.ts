import type { Contestant, Timing } from "../contestants/contestant.ts";
import { measureSync } from "../lib/sync-cost.ts";
import { measureRoundTrip, type Sighting, type Stage } from "../lib/stage-client.ts";

/** What one contestant did in all rounds. */
export type SequenceResult = {
  readonly name: string;
  readonly totalMs: readonly number[];
  /** What of it passed waiting for answers; empty where that is not known. */
  readonly waitingMs: readonly number[];
  /** From register's arrival, answered at once, to subscribe's arrival, on the server's clock. */
  readonly gapMs: readonly number[];
  /** Rounds in which subscribe came over register's connection. */
  readonly sameSocket: number;
};

export type SequenceOptions = {
  readonly rounds: number;
  readonly roundTripMs: number;
  /** A folder on the disk that journals are written to. */
  readonly disk: string;
};
export type Sequences = {
  readonly results: readonly SequenceResult[];
  /** Milliseconds of one byte there and back, measured in every turn. */
  readonly roundTripsMs: readonly number[];
  /** Milliseconds of one synced block, measured in every turn. */
  readonly syncsMs: readonly number[];
};

/**
 * Lets every contestant move a number to the cloud over the same distance, one after the other in each round,
 * each time with fresh servers and a fresh number. A first round warms the code up and is not counted.
 */
export async function runSequences(
  stage: Stage,
  contestants: readonly Contestant[],
  { rounds, roundTripMs, disk }: SequenceOptions,
): Promise<Sequences> {
  const table = contestants.map((contestant) => ({ contestant, turns: [] as Turn[] }));
  const roundTripsMs: number[] = [];
  const syncsMs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { contestant, turns } of table) {
      const turn = await takeTurn(stage, contestant, roundTripMs);
      if (round === 0) continue;
      turns.push(turn);
      roundTripsMs.push(turn.roundTripMs);
      syncsMs.push(measureSync(disk));
    }
  }
  const results = table.map(({ contestant, turns }) => ({
    name: contestant.name,
    totalMs: turns.map((turn) => turn.totalMs),
    waitingMs: turns.flatMap((turn) => turn.waitingMs ?? []),
    gapMs: turns.map((turn) => turn.gapMs),
    sameSocket: turns.filter((turn) => turn.sameSocket).length,
  }));
  return { results, roundTripsMs, syncsMs };
}

type Turn = Timing & {
  readonly gapMs: number;
  readonly sameSocket: boolean;
  readonly roundTripMs: number;
};

async function takeTurn(stage: Stage, contestant: Contestant, roundTripMs: number): Promise<Turn> {
  const scene = await stage.open();
  const ready = await contestant.prepare(scene);
  try {
    await stage.setRoundTripMs(roundTripMs);
    const measuredMs = await measureRoundTrip(scene);
    const timing = await ready.run();
    const { requests, home } = await stage.sightings();
    if (home !== "cloud") throw new Error(`${contestant.name} left the number ${home}`);
    const register = last(requests, "/register");
    const subscribe = last(requests, "/subscribed_apps");
    return {
      ...timing,
      gapMs: subscribe.atMs - register.atMs,
      sameSocket: subscribe.connectionId === register.connectionId,
      roundTripMs: measuredMs,
    };
  } finally {
    await ready.close();
  }
}

function last(requests: readonly Sighting[], ending: string): Sighting {
  const found = requests.findLast(({ method, path }) => method === "POST" && path.endsWith(ending));
  if (found === undefined) throw new Error(`no POST ${ending} came`);
  return found;
}
