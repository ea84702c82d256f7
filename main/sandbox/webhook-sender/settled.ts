import type { WorldState } from "../world/state.ts";
import type { Posted } from "./attempt.ts";
import { onPremBackOff } from "./on-prem-settings.ts";
import { retried, tallied, without, type Queue } from "./queue.ts";
import type { Side, Update } from "./update.ts";

type Landed = {
  readonly side: Side;
  readonly updates: readonly Update[];
  readonly posted: readonly Posted[];
  readonly state: WorldState;
  readonly nowMs: number;
};

/**
 * Gives the queue after an attempt to send these updates.
 *
 * An update is done once every app has accepted a copy, possibly in different attempts; until then it is
 * resent to all.
 */
export function settled(queue: Queue, { side, updates, posted, state, nowMs }: Landed): Queue {
  if (posted.length === 0) return without(queue, seqsOf(updates), nobody(side, state));
  const acceptedBy = posted.filter(({ status }) => status === 200).map(({ appId }) => appId);
  const lacks = ({ acceptedBy: before }: Update): boolean =>
    posted.some(({ appId }) => !acceptedBy.includes(appId) && !before.includes(appId));
  const done = updates.filter((update) => !lacks(update));
  const counted = tallied(queue, { failed: posted.length - acceptedBy.length });
  return retried(without(counted, seqsOf(done), "delivered"), {
    seqs: seqsOf(updates.filter(lacks)),
    acceptedBy,
    nowMs,
    backOff: onPremBackOff(state),
  });
}

/**
 * Used when there was no URL to post to: counts as delivered if other apps, whose URLs are elsewhere, are
 * subscribed.
 */
function nobody(side: Side, { cloud, fixtures }: WorldState): "delivered" | "givenUp" {
  const strangers = cloud.subscriptions.some(({ id }) => id !== fixtures.appId);
  return side === "cloud" && strangers ? "delivered" : "givenUp";
}

function seqsOf(updates: readonly Update[]): readonly number[] {
  return updates.map(({ seq }) => seq);
}
