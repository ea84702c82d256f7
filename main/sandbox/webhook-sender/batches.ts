import type { Update } from "./update.ts";
import { LARGEST_BODY } from "./wire.ts";

/** Most updates in one notification. */
export const MOST_IN_BATCH = 1_000;
/** Room for what stands around the entries. */
const ENVELOPE = 1_000;

/** Updates that can go out in one notification each; `lengthOf` tells an update's bytes on the wire. */
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
