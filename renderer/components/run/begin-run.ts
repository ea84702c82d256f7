import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runInBackground } from "../../app/in-background.ts";
import { callFor } from "../../stores/call.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { takeRun, workOnRun } from "./run-work.ts";

/** Takes a run that was just opened on its way; its own screen shows what becomes of it. */
export function beginRun(stores: RealmStores, opened: RunSnapshot): void {
  const { run } = opened;
  takeRun(stores, opened);
  const work = () => callFor(stores.client, "migration.proceed", { run });
  runInBackground(workOnRun(stores, { run, action: "proceed", work }));
}
