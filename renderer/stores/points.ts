import type { Client } from "../../shared/rpc/client.ts";
import type { PointState } from "../../shared/webhook/standing-callback.ts";
import { openFeed, type Feed } from "./feed.ts";
import { withNewest } from "./newest.ts";

/**
 * Every standing callback (a callback URL that stays on a receiver until changed) since the program
 * started, by id.
 */
export type Points = ReadonlyMap<string, PointState>;

/** Opens the store of standing callbacks. */
export function openPoints(client: Client): Feed<Points> {
  return openFeed<Points, "points.list", "points">({
    client,
    method: "points.list",
    input: {},
    topic: "points",
    read: (list) => new Map(list.map((one) => [one.point, one])),
    merge: (known, push) => (known === undefined ? undefined : withPoint(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withPoint, answered),
  });
}

/** The standing callbacks with this one, unless a later revision is known. */
export function withPoint(points: Points, one: PointState): Points {
  return withNewest(points, one.point, one);
}

/** The newest standing callback of a receiver, if any. */
export function newestPoint(points: Points | undefined, receiver: string): PointState | undefined {
  const own = [...(points?.values() ?? [])].filter((one) => one.receiver === receiver);
  return own.sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
}
