import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/**
 * Every run of the data folder by its id, in the order in which they were opened: their days may come from a clock that
 * was set back. An entry changes only when that run does.
 */
export type Runs = ReadonlyMap<string, RunSnapshot>;

/** Opens the store of runs. */
export function openRuns(client: Client): Feed<Runs> {
  return openFeed<Runs, "migration.status", "runs">({
    client,
    method: "migration.status",
    input: {},
    topic: "runs",
    read: (snapshots) => followed(new Map(snapshots.map((snapshot) => [snapshot.run, snapshot]))),
    merge: (known, push) => (known === undefined ? undefined : withRun(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withRun, answered),
  });
}

/** The runs with this snapshot, unless a later one is known already. */
export function withRun(runs: Runs, snapshot: RunSnapshot): Runs {
  const known = runs.get(snapshot.run);
  if (known !== undefined && known.revision > snapshot.revision) return runs;
  return followed(new Map(runs).set(snapshot.run, snapshot));
}

/**
 * The runs, each but the newest of its number marked with that one. A newer run does not tell of the older ones anew, so
 * what these say of the number's place is of the day on which they were heard.
 */
function followed(runs: Runs): Runs {
  const newest = newestRuns(runs);
  const marked = [...runs].map(([id, run]): [string, RunSnapshot] => {
    const last = newest.get(run.number)?.run;
    // One of another data folder, which the core alone knows of, stands for all that came with it.
    if (last === undefined || last === run.run || run.newer?.folder !== undefined) return [id, run];
    return [id, run.newer?.run === last ? run : { ...run, newer: { run: last } }];
  });
  return new Map(marked);
}

/** The newest run of each number, by the number as `+12025550123`. */
export function newestRuns(runs: Runs): ReadonlyMap<string, RunSnapshot> {
  const newest = new Map<string, RunSnapshot>();
  for (const run of runs.values()) newest.set(run.number, run);
  return newest;
}

/** Newest first. */
export function newestFirst(runs: Runs): readonly RunSnapshot[] {
  return [...runs.values()].toReversed();
}

/** Runs that have not ended. */
export function openRunsOf(runs: Runs): readonly RunSnapshot[] {
  return newestFirst(runs).filter(({ phase }) => phase.kind !== "ended");
}
