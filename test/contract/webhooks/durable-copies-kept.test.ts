import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createDurableForwarder,
  DURABLE_LIMITS,
  type DurableForwarder,
} from "../../../main/core/webhooks/forwarding/durable-forwarder.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { Posted } from "../../../main/core/webhooks/outgoing/post.ts";
import { instant } from "../../../shared/time.ts";
import type { CopyTry } from "../../../shared/webhook/receiver.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  storeHarness,
  textMessage,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";

/*
 * Notifications that this machine has acknowledged to the platform are neither lost early nor kept forever.
 */

const DAY_MS = 86_400_000;
const PRODUCTION = "https://production.test/hook";
const HELLO = "zebra-marker-4711";

type Started = { readonly forwarder: DurableForwarder; readonly tries: CopyTry[] };

type Wishes = {
  readonly url?: string;
  readonly paused?: boolean;
  readonly onPost?: () => void;
  readonly until?: Promise<void>;
};

/** Sends copies by the harness's clock; sleeps end every few milliseconds, whatever that clock shows. */
function startOn(
  rig: StoreHarness,
  store: OpenStore,
  answers: readonly (number | "lost")[],
  { url = PRODUCTION, paused = false, onPost, until }: Wishes = {},
): Started {
  const tries: CopyTry[] = [];
  let next = 0;
  const forwarder = createDurableForwarder({
    receiver: "terminal",
    url,
    target: {
      post: async (): Promise<Posted> => {
        onPost?.();
        await until;
        const answer = answers[Math.min(next, answers.length - 1)] ?? 200;
        next += 1;
        return answer === "lost" ? { ms: 1, failed: "connection-refused" } : { ms: 1, status: answer };
      },
      close: async () => undefined,
    },
    clock: {
      now: () => rig.clock.now(),
      monotonicMs: () => performance.now(),
      sleep: (_ms, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, 5);
          signal?.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve();
          });
        }),
    },
    outbox: () => store.outbox,
    note: (notification, how) => store.noteForwarded(notification, how),
    onAttempt: (one) => void tries.push(one),
    state: () => undefined,
    paused,
    limits: { ...DURABLE_LIMITS, closeMs: 50 },
  });
  onTestFinished(() => forwarder.close());
  return { forwarder, tries };
}

async function taken(
  rig: StoreHarness,
  store: OpenStore,
  { forwarder }: Started,
  id: string,
): Promise<Posted> {
  const whole = incoming(cloud({ messages: [textMessage(id, HELLO)] }), {
    receiver: "terminal",
    receivedAt: rig.clock.now(),
  });
  const notification = valueOf(await store.accept(whole));
  return forwarder.push(notification, { body: whole.body, contentType: "application/json" });
}

describe("[V16] copies that this machine answered for", () => {
  test("are tried again for three days after the pause in which nobody tried them", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const started = startOn(rig, store, ["lost", 200], { paused: true });
    await taken(rig, store, started, "m1");
    await rig.clock.advance(4 * DAY_MS);
    started.forwarder.pause(false);
    await expect.poll(() => started.tries.length).toBe(1);
    expect(started.tries[0]?.outcome).toBe("again");
  });

  test("are tried again when a program that was off for days starts while production is just restarting", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const first = startOn(rig, store, ["lost"]);
    await taken(rig, store, first, "m1");
    await expect.poll(() => first.tries.length).toBe(1);
    await first.forwarder.close();
    await rig.clock.advance(4 * DAY_MS);
    const second = startOn(rig, store, [503, 200]);
    await expect.poll(() => second.tries.length).toBe(1);
    expect(second.tries[0]?.outcome).toBe("again");
  });

  test("are not given up unsent because the vault was still shut when the program began", async () => {
    const rig = await storeHarness();
    rig.mode = "sealed";
    const store = rig.open();
    const first = startOn(rig, store, [200], { paused: true });
    await taken(rig, store, first, "m1");
    await first.forwarder.close();
    await rig.clock.advance(4 * DAY_MS);
    (rig.vault as unknown as { lock(): void }).lock();
    const second = startOn(rig, store, [200]);
    await expect.poll(() => second.tries.length).toBeGreaterThan(0);
    expect(second.tries[0]).toMatchObject({ failed: "vault-locked", outcome: "again" });
  });

  test("go out after a clock that was days ahead was put right", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const started = startOn(rig, store, ["lost", 200]);
    const right = rig.clock.now();
    const ahead = instant(right + 400 * DAY_MS);
    const clock = rig.clock as unknown as { now: () => ReturnType<typeof instant> };
    const before = clock.now;
    clock.now = () => ahead;
    await taken(rig, store, started, "m1");
    await expect.poll(() => started.tries.length).toBe(1);
    clock.now = before;
    await expect.poll(() => started.tries.at(-1)?.outcome, { timeout: 3_000 }).toBe("taken");
  });

  test("[W7] for an address that nobody sends to any more go with what is older than the retention", async () => {
    const rig = await storeHarness();
    rig.keepDays = 1;
    const store = rig.open();
    const first = startOn(rig, store, ["lost"], { url: "https://old.test/hook" });
    await taken(rig, store, first, "m1");
    await first.forwarder.close();
    await store.settled();
    await rig.clock.advance(40 * DAY_MS);
    valueOf(await store.tidy());
    await store.close();
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    const left = direct.prepare("SELECT id FROM outbox").all();
    direct.close();
    expect(left).toEqual([]);
    expect(readFileSync(join(rig.dataDir, "webhooks.db")).includes(HELLO)).toBe(false);
  });

  test("for an address that nobody sends to any more leave room for those of the one that is used", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const old = startOn(rig, store, ["lost"], { url: "https://old.test/hook" });
    await taken(rig, store, old, "m1");
    await old.forwarder.close();
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    direct.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
      INSERT INTO outbox (notification, receiver, target, content_type, signature, marks, tries, since, next_at, sealing_key, body)
      SELECT notification, receiver, target, content_type, signature, marks, tries, since, next_at, sealing_key, x'7b7d' FROM outbox, n`);
    direct.close();
    await rig.clock.advance(40 * DAY_MS);
    const started = startOn(rig, store, [200]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await taken(rig, store, started, "m2")).toMatchObject({ status: 200 });
  });

  test("are not sent while forwarding is paused, also where no body may be kept", async () => {
    const rig = await storeHarness();
    rig.mode = "facts";
    const store = rig.open();
    const posted: unknown[] = [];
    const started = startOn(rig, store, [200], { paused: true, onPost: () => posted.push(null) });
    const told = await taken(rig, store, started, "m1");
    expect(posted).toEqual([]);
    // The sender must send it again.
    expect(told.status).not.toBe(200);
  });

  test("are not sent a second time by the same program while the first try is still out, after a sleep", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    let posts = 0;
    const hangs = Promise.withResolvers<void>();
    const started = startOn(rig, store, [200], { onPost: () => void (posts += 1), until: hangs.promise });
    await taken(rig, store, started, "m1");
    await expect.poll(() => posts).toBe(1);
    await rig.clock.advance(10 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    hangs.resolve();
    expect(posts).toBe(1);
  });

  test("count against the room only while they wait: what was taken at once leaves room for the next", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    const whole = incoming(cloud({ messages: [textMessage("m1", HELLO)] }));
    const notification = valueOf(await store.accept(whole));
    const copy = { notification, receiver: "terminal", target: "t", copy: { body: whole.body } } as const;
    const target = "t";
    for (let batch = 0; batch < 101; batch += 1) {
      const added = await Promise.all(Array.from({ length: 100 }, () => store.outbox.add(copy)));
      expect(added.map((one) => valueOf(one)).filter((queued) => queued !== "queued")).toEqual([]);
      const now = instant(rig.clock.now() + 1);
      const due = valueOf(store.outbox.claim(target, { now, heldUntil: now, most: 100 }));
      for (const { id } of due) store.outbox.remove(id);
    }
  });
});
