import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/**
 * Every migration of the data folder by id, in the order in which they were opened; their times are not
 * sorted, because the clock may have been set back.
 *
 * An entry changes only when its migration does.
 */
export type Runs = ReadonlyMap<string, RunSnapshot>;

/** Opens the store of migrations. */
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

/** The migrations with this snapshot, unless a later revision is known. */
export function withRun(runs: Runs, snapshot: RunSnapshot): Runs {
  const known = runs.get(snapshot.run);
  if (known !== undefined && known.revision > snapshot.revision) return runs;
  return followed(new Map(runs).set(snapshot.run, snapshot));
}

/**
 * Marks each migration with the newest one of the same number, except that newest one itself.
 *
 * A newer migration does not update older ones, so what they state about the location may be outdated.
 */
function followed(runs: Runs): Runs {
  const newest = newestRuns(runs);
  const marked = [...runs].map(([id, run]): [string, RunSnapshot] => {
    const last = newest.get(run.number)?.run;
    // A mark that names another data folder comes from the core, which alone knows that folder; it stays.
    if (last === undefined || last === run.run || run.newer?.folder !== undefined) return [id, run];
    return [id, run.newer?.run === last ? run : { ...run, newer: { run: last } }];
  });
  return new Map(marked);
}

/** The newest migration of each number, by the number as `+12025550123`. */
export function newestRuns(runs: Runs): ReadonlyMap<string, RunSnapshot> {
  const newest = new Map<string, RunSnapshot>();
  for (const run of runs.values()) newest.set(run.number, run);
  return newest;
}

/** All migrations, newest first. */
export function newestFirst(runs: Runs): readonly RunSnapshot[] {
  return [...runs.values()].toReversed();
}

/** Migrations that have not ended, newest first. */
export function openRunsOf(runs: Runs): readonly RunSnapshot[] {
  return newestFirst(runs).filter(({ phase }) => phase.kind !== "ended");
}
