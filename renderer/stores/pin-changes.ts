import type { PinChange, PinHistory } from "../../shared/pin/pin-change.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of changed two-step PINs, oldest first. */
export function openPinChanges(client: Client): Feed<PinHistory> {
  return openFeed<PinHistory, "pin.history", "pinChanges">({
    client,
    method: "pin.history",
    input: {},
    topic: "pinChanges",
    read: (history) => history,
    merge: (known, push) => (known === undefined ? undefined : withPinChange(known, push)),
  });
}

/**
 * The history with this change, unless its outcome is known. A late report may replace an unknown outcome.
 */
export function withPinChange(history: PinHistory, change: PinChange): PinHistory {
  const known = history.changes.find(({ operation }) => operation === change.operation);
  if (known === undefined) return { ...history, changes: [...history.changes, change] };
  const isLate = known.state === "unknown" && change.late !== undefined;
  if (known.state !== "under-way" && !isLate) return history;
  return { ...history, changes: history.changes.map((one) => (one === known ? change : one)) };
}

/** The last PIN change of each number (E.164). */
export function lastPinChanges({ changes }: PinHistory): ReadonlyMap<string, PinChange> {
  return new Map(changes.map((change) => [change.number, change]));
}
