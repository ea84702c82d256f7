import { describe, expect, test } from "vitest";
import { batchesOf, MOST_IN_BATCH } from "../../../main/sandbox/webhook-sender/departures.ts";
import type { Posted } from "../../../main/sandbox/webhook-sender/attempt.ts";
import {
  dueAt,
  emptyQueue,
  lasting,
  MOST_WAITING,
  retried,
  withFact,
  withoutStale,
  type Queue,
} from "../../../main/sandbox/webhook-sender/queue.ts";
import {
  cloudWaitMs,
  CLOUD_TRIES_FOR_MS,
  onPremWaitMs,
} from "../../../main/sandbox/webhook-sender/schedule.ts";
import { settled } from "../../../main/sandbox/webhook-sender/settled.ts";
import type { Fact, Side } from "../../../main/sandbox/webhook-sender/update.ts";
import { LARGEST_BODY } from "../../../main/sandbox/webhook-sender/wire.ts";
import { withCloud, withOnPrem } from "../../../main/sandbox/world/state.ts";
import { worldOf } from "./imagined-world.ts";

const fact: Fact = { kind: "error", code: 1, title: "t", details: "d", atMs: 0 };
const backOff = { stepMs: 3_000, mostMs: 900_000 };
const DAY_MS = 24 * 3_600_000;

function queueOf(...sides: readonly Side[]): Queue {
  return sides.reduce((queue, side) => withFact(queue, { side, fact, nowMs: 0, nextAtMs: 0 }), emptyQueue);
}

/** When one update is attempted if every attempt fails, in milliseconds after it was created. */
function attempts(side: Side, most: number): readonly number[] {
  const times: number[] = [];
  let queue = queueOf(side);
  while (times.length < most) {
    const [update] = queue.waiting;
    if (update === undefined) break;
    times.push(update.nextAtMs);
    queue = retried(queue, { seqs: [update.seq], acceptedBy: [], nowMs: update.nextAtMs, backOff });
  }
  return times;
}

describe("the cloud's retries", () => {
  test("[A5.7] begin at once and become ever rarer, for seven days and no longer", () => {
    const times = attempts("cloud", 1_000);
    const waits = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
    expect(times[0]).toBe(0);
    expect(waits.slice(0, 3)).toEqual([10_000, 30_000, 60_000]);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(CLOUD_TRIES_FOR_MS);
    expect(times.at(-1)).toBeGreaterThan(6 * DAY_MS);
    expect(times.length).toBeLessThan(30);
    expect(cloudWaitMs(1_000)).toBe(DAY_MS);
  });

  test("[A5.7] what became too old while nobody could send is given up", () => {
    const queue = queueOf("cloud", "onprem");
    const later = withoutStale(queue, CLOUD_TRIES_FOR_MS + 1);
    expect(later.waiting.map(({ side }) => side)).toEqual(["onprem"]);
    expect(later.tally.givenUp).toBe(1);
    expect(withoutStale(queue, CLOUD_TRIES_FOR_MS)).toBe(queue);
  });
});

describe("the on-premises client's retries", () => {
  test("[A5.13] wait three seconds longer after each failure, up to 15 minutes, and never end", () => {
    const times = attempts("onprem", 1_000);
    expect(times.slice(0, 4)).toEqual([0, 3_000, 9_000, 18_000]);
    expect(times).toHaveLength(1_000);
    expect((times[999] ?? 0) - (times[998] ?? 0)).toBe(900_000);
    expect(onPremWaitMs(299, backOff)).toBe(897_000);
    expect(onPremWaitMs(301, backOff)).toBe(900_000);
  });

  test("[A5.13] are forgotten by a client that is set up not to keep them", () => {
    const state = worldOf();
    const queue = queueOf("cloud", "onprem");
    expect(lasting(queue, state)).toBe(queue);
    const forgetful = withOnPrem(state, { settings: { ...state.onPrem.settings, callback_persist: false } });
    expect(lasting(queue, forgetful).waiting.map(({ side }) => side)).toEqual(["cloud"]);
  });
});

describe("the queue", () => {
  test("holds so many at most, and gives the oldest up", () => {
    const full = queueOf(...Array.from({ length: MOST_WAITING + 3 }, () => "cloud" as const));
    expect(full.waiting).toHaveLength(MOST_WAITING);
    expect(full.waiting[0]?.seq).toBe(4);
    expect(full.tally.givenUp).toBe(3);
  });

  test("gives what is due in the order of its times", () => {
    const late = withFact(queueOf("cloud"), { side: "cloud", fact, nowMs: 0, nextAtMs: 50 });
    const queue = withFact(late, { side: "cloud", fact, nowMs: 0, nextAtMs: 20 });
    expect(dueAt(queue, 49).map(({ seq }) => seq)).toEqual([1, 3]);
    expect(dueAt(queue, 50).map(({ seq }) => seq)).toEqual([1, 3, 2]);
  });
});

describe("batches", () => {
  const updates = queueOf(...Array.from({ length: 1_000 }, () => "cloud" as const)).waiting;

  test("[A5.14] hold a thousand updates at most", () => {
    const more = [...updates, ...updates.slice(0, 1)];
    expect(batchesOf(more, () => 100).map((batch) => batch.length)).toEqual([MOST_IN_BATCH, 1]);
  });

  test("[A5.14] stay below 3 MB", () => {
    const length = 24_000;
    const batches = batchesOf(updates, () => length);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual(updates);
    for (const batch of batches) expect(batch.length * (length + 1)).toBeLessThan(LARGEST_BODY);
  });
});

describe("after an attempt", () => {
  const state = worldOf({ startsOn: "cloud" });
  const posted = (appId: string, status: number): Posted => ({
    side: "cloud",
    appId,
    url: "https://hooks.example/",
    updates: 1,
    status,
    silent: false,
  });
  const settle = (queue: Queue, ...all: readonly Posted[]): Queue =>
    settled(queue, { side: "cloud", updates: queue.waiting, posted: all, state, nowMs: 0 });

  test("[A5.7] an update waits until each app has taken it once, be it at different times", () => {
    const first = settle(queueOf("cloud"), posted("ours", 200), posted("theirs", 500));
    expect(first.waiting).toMatchObject([{ failures: 1, acceptedBy: ["ours"], nextAtMs: 10_000 }]);
    expect(first.tally).toEqual({ delivered: 0, failed: 1, givenUp: 0 });
    const second = settle(first, posted("ours", 500), posted("theirs", 200));
    expect(second.waiting).toEqual([]);
    expect(second.tally).toEqual({ delivered: 1, failed: 2, givenUp: 0 });
  });

  test("only 200 is success", () => {
    for (const status of [201, 204, 302, 404, 503])
      expect(settle(queueOf("cloud"), posted("ours", status)).tally).toMatchObject({
        delivered: 0,
        failed: 1,
      });
  });

  test("[A5.12] with strangers alone it is theirs, with nobody it is given up", () => {
    const deserted = withCloud(state, { subscriptions: [] });
    const estranged = withCloud(state, { subscriptions: [{ id: "1", name: "Another Company's App" }] });
    const queue = queueOf("cloud");
    const landed = { side: "cloud", updates: queue.waiting, posted: [], nowMs: 0 } as const;
    expect(settled(queue, { ...landed, state: deserted }).tally.givenUp).toBe(1);
    expect(settled(queue, { ...landed, state: estranged }).tally.delivered).toBe(1);
  });
});
