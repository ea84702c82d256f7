import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { usersOf } from "../../../main/core/webhooks/store/read/conditions.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { EventFilter } from "../../../shared/webhook/event.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  NUMBER_ID,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";

const START = Date.UTC(2026, 0, 15, 12);
const at = (second: number) => ({ receivedAt: instant(START + second * 1000) });
const hello = incoming(cloud({ messages: [textMessage("m1", "hello")] }));

async function take(store: OpenStore, ...list: readonly Incoming[]): Promise<void> {
  for (const result of await Promise.all(list.map((one) => store.accept(one)))) valueOf(result);
  await store.settled();
}

describe("what is kept of an event", () => {
  test("[V12] tells how each copy of its own notification went, one try after the other", async () => {
    const store = (await storeHarness()).open();
    await take(store, hello, incoming(cloud({ messages: [textMessage("m2", "you")] })));
    const forwarded = (id: number): unknown => valueOf(store.detail(id))?.forwarded;
    expect(forwarded(1)).toEqual([]);
    store.noteForwarded(1, { at: instant(START), ms: 3.5, failed: "connection-refused" });
    expect(forwarded(1)).toEqual([{ at: isoOf(instant(START)), ms: 3.5, failed: "connection-refused" }]);
    store.noteForwarded(1, { at: instant(START + 1), ms: 2, status: 200 });
    expect(forwarded(1)).toEqual([
      { at: isoOf(instant(START)), ms: 3.5, failed: "connection-refused" },
      { at: isoOf(instant(START + 1)), ms: 2, status: 200 },
    ]);
    expect(forwarded(2)).toEqual([]);
    // A notification that was deleted meanwhile gets no note.
    store.noteForwarded(99, { at: instant(START), ms: 1 });
    expect(forwarded(1)).toMatchObject([{ failed: "connection-refused" }, { status: 200 }]);
  });

  test("[G9] holds whether its sender was on the list, for each arrival, and nothing where that couldn't be told", async () => {
    const harness = await storeHarness();
    const store = harness.open();
    const told = (id: number) => {
      const detail = valueOf(store.detail(id));
      return [detail?.event.sender, ...(detail?.arrivals ?? []).map(({ sender }) => sender)];
    };
    const part = (id: string) => cloud({ messages: [textMessage(id, id)] });
    await take(store, hello);
    await take(store, incoming(part("m2"), { sender: "listed" }));
    await take(store, incoming(part("m2"), { sender: "unlisted", receivedAt: instant(START + 90_000_000) }));
    expect([told(1), told(2)]).toEqual([
      [undefined, undefined],
      ["listed", "listed", "unlisted"],
    ]);
    // A signed copy replaces an unsigned one, and each keeps its sender.
    await take(store, incoming(part("m3"), { signature: "unchecked", sender: "unlisted" }));
    await take(store, incoming(part("m3"), { sender: "listed", receivedAt: instant(START + 90_000_000) }));
    expect(told(3)).toEqual(["listed", "unlisted", "listed"]);
    expect(valueOf(store.page({ filter: {}, limit: 10 })).events.map(({ sender }) => sender)).toEqual([
      "listed",
      "listed",
      undefined,
    ]);
  });

  test("holds how many events came in its notification", async () => {
    const store = (await storeHarness()).open();
    await take(store, incoming(cloud({ messages: [textMessage("m1", "a"), textMessage("m2", "b")] })));
    expect(valueOf(store.detail(1))?.notification).toMatchObject({ events: 2, cut: false });
  });

  test("shows a part of 64 KiB, and none that is a byte longer", async () => {
    const store = (await storeHarness()).open();
    const frame = JSON.stringify(textMessage("m1", ""), null, 2).length;
    const fitting = "x".repeat(64 * 1024 - frame);
    await take(
      store,
      incoming(cloud({ messages: [textMessage("m1", fitting)] })),
      incoming(cloud({ messages: [textMessage("m2", `${fitting}x`)] })),
    );
    const part = (id: number): string | undefined => {
      const body = valueOf(store.detail(id))?.body;
      return body?.kind === "kept" ? body.part : undefined;
    };
    expect(part(1)).toHaveLength(64 * 1024);
    expect(part(2)).toBeUndefined();
  });

  test("shows 64 KiB of its body, whole where there is no more, and never half a character", async () => {
    const store = (await storeHarness()).open();
    const frame = hello.body.length;
    const long = (text: string): Incoming =>
      incoming(hello.body.toString().replace("hello", text).replace('"m1"', `"${text.length}"`));
    const most = 64 * 1024;
    const shown = (
      id: number,
    ): { readonly bytes: number; readonly ends: string; readonly short: boolean } => {
      const body = valueOf(store.detail(id))?.body;
      if (body?.kind !== "kept") throw new Error("the body is kept");
      return {
        bytes: Buffer.byteLength(body.raw),
        ends: body.raw.slice(-1),
        short: body.shortened,
      };
    };
    const fitting = most - frame + "hello".length + '"m1"'.length - '"65000"'.length;
    await take(store, long("x".repeat(fitting)), long("x".repeat(fitting + 1)), long("é".repeat(most)));
    expect(shown(1)).toEqual({ bytes: most, ends: "}", short: false });
    expect(shown(2)).toMatchObject({ bytes: most, short: true });
    const { bytes, ends, short } = shown(3);
    expect([ends, short, most - bytes <= 1]).toEqual(["é", true, true]);
  });

  test("shows its body where its own part is nested deeper than can be written out", async () => {
    const store = (await storeHarness()).open();
    const deep = hello.body.toString().replace('"hello"', `${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    await take(store, incoming(deep));
    const body = valueOf(store.detail(1))?.body;
    expect(body).toMatchObject({ kind: "kept", shortened: true });
    expect(body).not.toHaveProperty("part");
  });

  test("shows its body where its own part is not found in it any more", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    await take(store, hello);
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    direct.exec("UPDATE event SET place = 7");
    direct.close();
    const body = valueOf(store.detail(1))?.body;
    expect(body).toMatchObject({ kind: "kept", raw: hello.body.toString() });
    expect(body).not.toHaveProperty("part");
  });

  test("[W3] of a signed copy that took the place of an unsigned one is all that is kept, and its words are found", async () => {
    const store = (await storeHarness()).open();
    const forged = cloud({ messages: [textMessage("m1", "forged")] });
    await take(store, incoming(forged, { signature: "unchecked" }), hello);
    const found = (text: string) => valueOf(store.page({ filter: { text }, limit: 10 })).events.length;
    expect([found("hello"), found("forged")]).toEqual([1, 0]);
    expect(valueOf(store.facts())).toMatchObject({ events: 1, notifications: 1 });
  });

  test("[W3] notes the first 50 of its repeats, and counts all of them", async () => {
    const store = (await storeHarness()).open();
    await take(store, hello);
    await take(store, ...Array.from({ length: 60 }, () => hello));
    const detail = valueOf(store.detail(1));
    expect(detail?.event.repeats).toBe(60);
    expect(detail?.arrivals).toHaveLength(1 + 50);
  });
});

describe("the store's facts", () => {
  test("tell the oldest and the newest event, and none of an empty store", async () => {
    const store = (await storeHarness()).open();
    const empty = valueOf(store.facts());
    expect(empty).not.toHaveProperty("oldestAt");
    expect(empty).not.toHaveProperty("newestAt");
    for (const n of [1, 2, 3])
      await take(store, incoming(cloud({ messages: [textMessage(`m${n}`, "x")] }), at(n)));
    expect(valueOf(store.facts())).toMatchObject({
      oldestAt: isoOf(instant(START + 1000)),
      newestAt: isoOf(instant(START + 3000)),
    });
  });

  test("count the notifications of every mode", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    for (const mode of ["searchable", "sealed", "facts"] as const) {
      rig.mode = mode;
      await take(store, incoming(cloud({ messages: [textMessage(mode, "hello")] })));
    }
    expect(valueOf(store.facts()).notifications).toBe(3);
  });
});

describe("looking", () => {
  test("[W11] a user whose id holds neither letter nor digit is found all the same", async () => {
    const store = (await storeHarness()).open();
    await take(store, incoming(cloud({ messages: [textMessage("m1", "hello", "++")] })), hello);
    const found = (user: string): readonly unknown[] =>
      valueOf(store.page({ filter: { user }, limit: 10 })).events.map(({ id }) => id);
    expect(found("++")).toEqual([1]);
    expect(found("--")).toEqual([]);
  });

  test("[W11] a user or a message whose id is made of several words is found by all of them", async () => {
    const store = (await storeHarness()).open();
    await take(
      store,
      incoming(cloud({ messages: [textMessage("id of one", "hello", "Anna Smith")] })),
      hello,
    );
    const found = (filter: EventFilter): readonly unknown[] =>
      valueOf(store.page({ filter, limit: 10 })).events.map(({ id }) => id);
    expect(found({ user: "Anna Smith" })).toEqual([1]);
    expect(found({ messageId: "id of one" })).toEqual([1]);
    expect([found({ user: "Anna" }), found({ messageId: "id of two" })]).toEqual([[], []]);
  });

  test("[W9] a user's number is looked for as it was typed and by its digits", () => {
    expect(usersOf("+1 (555) 12.3-4", (user) => `#${user}`)).toEqual([
      "+1 (555) 12.3-4",
      "15551234",
      "#+1 (555) 12.3-4",
      "#15551234",
    ]);
    expect(usersOf("15551234", () => undefined)).toEqual(["15551234"]);
    expect(usersOf("anna.b", () => undefined)).toEqual(["anna.b"]);
  });

  test("[W12] an outline of more events than are looked through at once counts each of them once", async () => {
    const rig = await storeHarness();
    const store = rig.open();
    await take(store, hello);
    const direct = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
    direct.exec(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 45000)
       INSERT INTO event (notification, place, line, source, kind, signature, refused, received_at, seen)
       SELECT 1, 0, 1, 0, 0, 0, 0, 0, -i FROM n`,
    );
    direct.close();
    const outline = valueOf(await store.outline({ filter: {}, pageSize: 1_000 }));
    expect(outline).toEqual({
      count: 45_000,
      tops: Array.from({ length: 45 }, (_, page) => 45_000 - page * 1_000),
      through: 45_000,
    });
  });

  test("[W12] an outline says up to which event it goes, and of an empty store nothing", async () => {
    const store = (await storeHarness()).open();
    expect(valueOf(await store.outline({ filter: {}, pageSize: 10 }))).toEqual({ count: 0, tops: [] });
    await take(store, hello);
    expect(valueOf(await store.outline({ filter: {}, pageSize: 10 }))).toEqual({
      count: 1,
      tops: [1],
      through: 1,
    });
  });
});

describe("an export", () => {
  test("[W12] of more events than a piece holds begins with the oldest and leaves none out", async () => {
    const store = (await storeHarness()).open();
    const statuses = Array.from({ length: 2_005 }, (_, n) => status(`s${n}`, "sent"));
    await take(store, incoming(cloud({ statuses })));
    const first = valueOf(await store.export({ filter: {}, format: "csv" }));
    expect(first).toMatchObject({ events: 2_000, next: 2_000 });
    const rest = valueOf(await store.export({ filter: {}, format: "csv", after: 2_000 }));
    expect(rest).toMatchObject({ events: 5 });
    expect(rest).not.toHaveProperty("next");
  });

  test("[W12] under a filter that nothing can fit holds no event", async () => {
    const store = (await storeHarness()).open();
    await take(store, hello);
    const filter = { kind: "message", direction: "out" } as const;
    expect(valueOf(await store.export({ filter, format: "ndjson" }))).toMatchObject({
      events: 0,
      evidence: [],
    });
  });
});

test("the cutover to on-premises is found among a number's own events", async () => {
  const store = (await storeHarness()).open();
  const onPremises = {
    source: "on-premises",
    signature: "unchecked",
    number: { phoneNumberId: NUMBER_ID },
  } as const;
  for (const n of [1, 2, 3])
    await take(store, incoming(cloud({ messages: [textMessage(`c${n}`, "x")] }), at(n)));
  for (const n of [10, 11])
    await take(store, incoming({ messages: [textMessage(`o${n}`, "x")] }, { ...onPremises, ...at(n) }));
  await take(store, incoming(cloud({ messages: [textMessage("late", "x")] }), at(12)));
  expect(valueOf(store.cutover(WORKSPACE, NUMBER_ID))).toMatchObject({
    direction: "to-onprem",
    gapMs: 7_000,
    overlap: 1,
    last: { id: 3 },
    first: { id: 4 },
  });
});
