import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runInBackground } from "../../app/in-background.ts";
import { callFor } from "../../stores/call.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { takeRun, workOnRun } from "./run-work.ts";

/** Starts a migration that was just opened, without waiting; its screen shows the progress. */
export function beginRun(stores: RealmStores, opened: RunSnapshot): void {
  const { run } = opened;
  takeRun(stores, opened);
  const work = () => callFor(stores.client, "migration.proceed", { run });
  runInBackground(workOnRun(stores, { run, action: "proceed", work }));
}
