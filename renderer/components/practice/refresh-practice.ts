import { callFor } from "../../stores/call.ts";
import { valueOf } from "../../stores/loadable.ts";
import { withObservation } from "../../stores/observations.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";

/**
 * After a reset of the sandbox, reads everything that the window shows again, and repeats the observations
 * that were made before, because they describe the sandbox before the reset. Numbers never observed are
 * left alone. A failed refresh keeps the last observation with its age.
 */
export async function refreshPractice(stores: RealmStores): Promise<void> {
  await stores.load();
  await Promise.all([checkNumbers(stores), lookAtWatched(stores)]);
}

async function checkNumbers({ client, readings }: RealmStores): Promise<void> {
  for (const { workspace, phoneNumberId } of valueOf(readings.getState())?.values() ?? []) {
    const answer = await callFor(client, "numbers.look", { workspace, phoneNumberId });
    if (answer.ok) readings.take((known) => withObservation(known, answer.value));
  }
}

/** Whoever shows the watch hears of what was found. */
async function lookAtWatched({ client }: RealmStores): Promise<void> {
  const state = await callFor(client, "watch.state", {});
  const looks = state.ok ? state.value.looks : [];
  for (const workspace of new Set(looks.map((one) => one.workspace)))
    await callFor(client, "watch.look", { workspace });
}
