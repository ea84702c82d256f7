import type { WorldState } from "../world/state.ts";
import { cloudEntry } from "./cloud-payload.ts";
import { onPremConcurrency } from "./on-prem-settings.ts";
import { type Queue, dueAt } from "./queue.ts";
import type { Side, Update } from "./update.ts";
import { LARGEST_BODY, wireLength } from "./wire.ts";

/** Most updates in one notification. */
export const MOST_IN_BATCH = 1_000;
/** Bytes reserved for the JSON around the entries. */
const ENVELOPE = 1_000;

/** Groups updates into notifications; `lengthOf` gives an update's bytes on the wire. */
export function batchesOf(
  updates: readonly Update[],
  lengthOf: (update: Update) => number,
): readonly (readonly Update[])[] {
  const batches: Update[][] = [];
  let length = 0;
  for (const update of updates) {
    const more = lengthOf(update) + 1;
    const last = batches.at(-1);
    if (last === undefined || last.length === MOST_IN_BATCH || length + more > LARGEST_BODY - ENVELOPE) {
      batches.push([update]);
      length = more;
    } else {
      last.push(update);
      length += more;
    }
  }
  return batches;
}

/** Most cloud notifications in flight at once. */
const MOST_NOTIFICATIONS = 8;

/** Updates that are sent together. */
export type Departure = { readonly side: Side; readonly updates: readonly Update[] };

type Now = {
  readonly queue: Queue;
  readonly state: WorldState;
  readonly nowMs: number;
  readonly isFlying: (seq: number) => boolean;
  readonly flying: (side: Side) => number;
};

/** Gives what to send now: for the cloud as many updates per notification as fit, on-premises one by one. */
export function departures({ queue, state, nowMs, isFlying, flying }: Now): readonly Departure[] {
  const due = dueAt(queue, nowMs).filter(({ seq }) => !isFlying(seq));
  const lengthOf = ({ fact }: Update): number => wireLength(cloudEntry(state.fixtures, fact));
  const onCloud = batchesOf(
    due.filter(({ side }) => side === "cloud"),
    lengthOf,
  );
  const onPrem = due.filter(({ side }) => side === "onprem").map((update) => [update]);
  const room = (side: Side, most: number): number => Math.max(0, most - flying(side));
  return [
    ...onCloud.slice(0, room("cloud", MOST_NOTIFICATIONS)).map(on("cloud")),
    ...onPrem.slice(0, room("onprem", onPremConcurrency(state))).map(on("onprem")),
  ];
}

function on(side: Side): (updates: readonly Update[]) => Departure {
  return (updates) => ({ side, updates });
}
