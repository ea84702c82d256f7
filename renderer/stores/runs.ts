import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Every run of the data folder by its id; an entry changes only when that run does. */
export type Runs = ReadonlyMap<string, RunSnapshot>;

/** Opens the store of runs. */
export function openRuns(client: Client): Feed<Runs> {
  return openFeed<Runs, "migration.status", "runs">({
    client,
    method: "migration.status",
    input: {},
    topic: "runs",
    read: (snapshots) => new Map(snapshots.map((snapshot) => [snapshot.run, snapshot])),
    merge: (known, push) => (known === undefined ? undefined : withRun(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withRun, answered),
  });
}

/** The runs with this snapshot, unless a later one is known already. */
export function withRun(runs: Runs, snapshot: RunSnapshot): Runs {
  const known = runs.get(snapshot.run);
  if (known !== undefined && known.revision > snapshot.revision) return runs;
  return new Map(runs).set(snapshot.run, snapshot);
}

/** Newest first. */
export function newestFirst(runs: Runs): readonly RunSnapshot[] {
  return [...runs.values()].sort((a, b) => b.openedAt.localeCompare(a.openedAt));
}

/** Runs that have not ended. */
export function openRunsOf(runs: Runs): readonly RunSnapshot[] {
  return newestFirst(runs).filter(({ phase }) => phase.kind !== "ended");
}
