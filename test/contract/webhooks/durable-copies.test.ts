import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createDurableForwarder,
  DURABLE_LIMITS,
  type DurableForwarder,
  type DurableLimits,
} from "../../../main/core/webhooks/forwarding/durable-forwarder.ts";
import type { Copy, Posted } from "../../../main/core/webhooks/outgoing/post.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { instant } from "../../../shared/time.ts";
import type { CopyTry, ReceiverState } from "../../../shared/webhook/receiver.ts";
import { valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

/* Copies of notifications that this machine has acknowledged are sent to production until it accepts them. */

const PRODUCTION = "https://production.test/hook?key=s3cret";
const FAST: DurableLimits = { ...DURABLE_LIMITS, gapsMs: [1, 2, 4], closeMs: 50 };

const BEGAN_MS = performance.now();

/** Production: responds with these in order, repeating the last one. */
function production(...answers: readonly (number | "lost")[]) {
  const seen: Copy[] = [];
  let next = 0;
  return {
    seen,
    post: async (copy: Copy): Promise<Posted> => {
      const answer = answers[Math.min(next, answers.length - 1)] ?? 200;
      next += 1;
      seen.push({ ...copy, body: Buffer.from(copy.body) });
      return answer === "lost" ? { ms: 1, failed: "connection-refused" } : { ms: 1, status: answer };
    },
    close: async () => undefined,
  };
}

type Started = {
  readonly forwarder: DurableForwarder;
  readonly tries: CopyTry[];
  readonly states: NonNullable<ReceiverState["copies"]>[];
};

function startOn(
  store: OpenStore,
  target: ReturnType<typeof production>,
  more: { readonly limits?: DurableLimits; readonly paused?: boolean; readonly url?: string } = {},
): Started {
  const tries: CopyTry[] = [];
  const states: NonNullable<ReceiverState["copies"]>[] = [];
  const forwarder = createDurableForwarder({
    receiver: "terminal",
    url: more.url ?? PRODUCTION,
    target,
    clock: {
      // The store's own clock does not advance in this test.
      now: () => instant(Math.round(Date.UTC(2026, 0, 15, 12) + performance.now() - BEGAN_MS)),
      monotonicMs: () => performance.now(),
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, ms);
          signal?.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve();
          });
        }),
    },
    outbox: () => store.outbox,
    note: (notification, how) => store.noteForwarded(notification, how),
    onAttempt: (one) => void tries.push(one),
    state: (copies) => void states.push(copies),
    paused: more.paused ?? false,
    limits: more.limits ?? FAST,
  });
  onTestFinished(() => forwarder.close());
  return { forwarder, tries, states };
}

const markOf = (url: string): string => createHash("sha256").update(url, "utf8").digest("hex");
const hello = (id: string) => cloud({ messages: [textMessage(id, `hello ${id}`)] });

async function taken(store: OpenStore, { forwarder }: Started, id: string): Promise<Posted> {
  const whole = incoming(hello(id));
  const notification = valueOf(await store.accept(whole));
  return forwarder.push(notification, {
    body: whole.body,
    signature: "sha256=00",
    contentType: "application/json",
  });
}

describe("[V16] copies that are sent until they are taken", () => {
  test("the platform is told 200 while production is down, and production gets the same bytes once it is up", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const target = production("lost", 503, 429, 200);
    const started = startOn(store, target);
    expect(await taken(store, started, "m1")).toEqual({ status: 200, ms: 0 });
    await expect.poll(() => started.tries.at(-1)?.outcome).toBe("taken");
    expect(
      started.tries.map(({ tries, outcome, status, failed }) => [tries, outcome, status ?? failed]),
    ).toEqual([
      [1, "again", "connection-refused"],
      [2, "again", 503],
      [3, "again", 429],
      [4, "taken", 200],
    ]);
    expect(target.seen.map(({ body }) => Buffer.from(body).toString())).toEqual(
      Array.from({ length: 4 }, () => JSON.stringify(hello("m1"))),
    );
    expect(target.seen[3]).toMatchObject({ signature: "sha256=00", contentType: "application/json" });
    await store.settled();
    expect(valueOf(store.detail(1))?.forwarded.map(({ status, failed }) => status ?? failed)).toEqual([
      "connection-refused",
      503,
      429,
      200,
    ]);
  });

  test("what waits when the program ends goes out at its next start, and only to its own address", async () => {
    const rig = await storeHarness();
    const first = rig.open();
    const down = startOn(first, production("lost"), { limits: DURABLE_LIMITS });
    await taken(first, down, "m1");
    await taken(first, down, "m2");
    await expect.poll(() => down.tries.length).toBe(2);
    await down.forwarder.close();
    await first.close();

    const store = rig.open();
    const other = startOn(store, production(200), { url: "https://elsewhere.test/" });
    await expect.poll(() => other.states.at(-1)).toMatchObject({ waiting: 0, others: 2 });
    expect(other.tries).toEqual([]);
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    direct.exec("UPDATE outbox SET next_at = 0");
    direct.close();
    const target = production(200);
    const again = startOn(store, target);
    await expect.poll(() => again.tries.map(({ outcome }) => outcome)).toEqual(["taken", "taken"]);
    expect(again.tries.map(({ tries }) => tries)).toEqual([2, 2]);
    await expect.poll(() => again.states.at(-1)).toMatchObject({ waiting: 0, others: 0 });
  });

  test("nothing goes out while it is paused, and all of it afterwards", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const target = production(200);
    const started = startOn(store, target, { paused: true });
    for (const id of ["m1", "m2", "m3"])
      expect(await taken(store, started, id)).toMatchObject({ status: 200 });
    await expect.poll(() => started.states.at(-1)).toMatchObject({ waiting: 3, paused: true });
    expect(target.seen).toEqual([]);
    started.forwarder.pause(false);
    await expect.poll(() => target.seen.length).toBe(3);
  });

  test("after three days a copy is given up, and said", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const started = startOn(store, production("lost"), { limits: { ...FAST, giveUpMs: 0 } });
    await taken(store, started, "m1");
    await expect.poll(() => started.tries.at(-1)?.outcome).toBe("given-up");
    await expect.poll(() => started.states.at(-1)).toMatchObject({ waiting: 0, givenUp: 1 });
  });

  test("the gaps between the tries make the three days, not what the clock says", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const started = startOn(store, production("lost"), { limits: { ...FAST, giveUpMs: 8 } });
    await taken(store, started, "m1");
    await expect.poll(() => started.tries.at(-1)?.outcome).toBe("given-up");
    // 1 + 2 + 4 + 4 ms.
    expect(started.tries.map(({ tries }) => tries)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a try that a locked vault held back is none", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    const paused = startOn(store, production(200), { paused: true });
    await taken(store, paused, "m1");
    await paused.forwarder.close();
    (rig.vault as unknown as { lock(): void }).lock();
    const started = startOn(store, production(200), { limits: { ...FAST, giveUpMs: 2 } });
    await expect.poll(() => started.tries.length).toBeGreaterThan(4);
    expect(new Set(started.tries.map(({ tries, outcome }) => `${tries} ${outcome}`))).toEqual(
      new Set(["1 again"]),
    );
  });

  test("[W7] what is held back for an address in use stays, however long that takes", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    const started = startOn(store, production(200), { paused: true });
    await taken(store, started, "m1");
    await store.settled();
    for (let day = 0; day < 5; day += 1) {
      await rig.clock.advance(86_400_000);
      store.outbox.use(markOf(PRODUCTION));
      valueOf(await store.tidy());
    }
    expect(valueOf(store.facts()).events).toBe(0);
    expect(valueOf(store.outbox.facts(markOf(PRODUCTION)))).toMatchObject({ waiting: 1, others: 0 });
  });

  test("two receivers with one address do not send the same copy at once", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const hangs = Promise.withResolvers<void>();
    let posts = 0;
    const target = {
      ...production(200),
      post: async (): Promise<Posted> => {
        posts += 1;
        await hangs.promise;
        return { ms: 1, status: 200 };
      },
    };
    const limits = { ...FAST, holdMs: 1 };
    const [one, other] = [startOn(store, target, { limits }), startOn(store, target, { limits })];
    await taken(store, one, "m1");
    await expect.poll(() => posts).toBe(1);
    for (let again = 0; again < 5; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      other.forwarder.pause(false);
      one.forwarder.pause(false);
    }
    hangs.resolve();
    expect(posts).toBe(1);
  });

  test("copies wait in no more than a quarter of what the store may hold, so that they push no events out", async () => {
    const rig = await storeHarness();
    rig.capMegabytes = 16;
    const store = rig.open();
    const whole = incoming(hello("m1"));
    const notification = valueOf(await store.accept(whole));
    const add = (bytes: number) =>
      store.outbox.add({
        notification,
        receiver: "terminal",
        target: "t",
        copy: { body: Buffer.alloc(bytes) },
      });
    expect(valueOf(await add(3_000_000))).toBe("queued");
    expect(valueOf(await add(1_500_000))).toBe("full");
  });

  test("where only facts are kept nothing is taken over: its sender gets production's own answer", async () => {
    const rig = await storeHarness();
    rig.mode = "facts";
    const store = rig.open();
    const target = production(503);
    const started = startOn(store, target);
    expect(await taken(store, started, "m1")).toMatchObject({ status: 503 });
    expect(target.seen).toHaveLength(1);
  });

  test("[W6] in the sealed mode the waiting body is sealed too, and goes out as it came", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    const started = startOn(store, production("lost", 200), { paused: true });
    await taken(store, started, "m1");
    for (const name of ["webhooks.db", "webhooks.db-wal"])
      expect(readFileSync(join(rig.dataDir, name)).includes("hello m1")).toBe(false);
    const target = production(200);
    await started.forwarder.close();
    const next = startOn(store, target);
    await expect.poll(() => target.seen.length).toBe(1);
    expect(Buffer.from(target.seen[0]?.body ?? []).toString()).toBe(JSON.stringify(hello("m1")));
    expect(next.tries).toMatchObject([{ outcome: "taken" }]);
  });

  test("[W9] what is erased does not wait any more either", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const target = production(200);
    const started = startOn(store, target, { paused: true });
    await taken(store, started, "m1");
    await store.settled();
    valueOf(await store.erase({ what: { by: "user", user: "15550001111" } }));
    started.forwarder.pause(false);
    await expect.poll(() => started.states.at(-1)).toMatchObject({ waiting: 0, paused: false });
    expect(target.seen).toEqual([]);
    for (const name of ["webhooks.db", "webhooks.db-wal"])
      expect(readFileSync(join(rig.dataDir, name)).includes("hello m1")).toBe(false);
  });
});
