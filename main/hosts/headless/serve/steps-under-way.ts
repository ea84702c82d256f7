import type { RunId } from "../../../../shared/ids.ts";
import type { StepEvent } from "../../../../shared/migration/run-snapshot.ts";
import type { Client } from "../../../../shared/rpc/client.ts";

/** Steps whose request was sent and whose response is awaited. */
export type StepsUnderWay = { readonly now: () => readonly StepEvent[]; readonly stop: () => void };

/** Follows the steps of every migration. */
export function followStepsUnderWay(client: Client): StepsUnderWay {
  const awaited = new Map<RunId, StepEvent>();
  const stop = client.subscribe("steps", (event) => {
    if (event.phase === "intent") awaited.set(event.run, event);
    else awaited.delete(event.run);
  });
  return { now: () => [...awaited.values()], stop };
}
