import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { valueOf } from "../../support/expect-result.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const START = Date.UTC(2026, 0, 15, 12);
const moment = (second: number) => instant(START + second * 1_000);
const hello = cloud({ messages: [textMessage("m1", "hello")] });

/**
 * The platform sends it at this second; production responds a second later, before or after it was indexed.
 */
async function sent(
  store: OpenStore,
  second: number,
  { status, body = hello, filed = true, signature = "valid" }: Sent,
): Promise<void> {
  const taken = { receivedAt: moment(second), signature };
  const id = valueOf(await store.accept(incoming(body, taken)));
  if (filed) await store.settled();
  store.noteForwarded(id, { at: moment(second + 1), ms: 1, status });
  await store.settled();
}

type Sent = {
  readonly status: number;
  readonly body?: object;
  readonly filed?: boolean;
  readonly signature?: "valid" | "unchecked";
};

const tries = (store: OpenStore, event = 1): readonly unknown[] | undefined =>
  valueOf(store.detail(event))?.forwarded.map(({ status }) => status);

describe.each<PrivacyMode>(["searchable", "sealed", "facts"])("copies of what was sent again, %s", (mode) => {
  test.each([true, false])(
    "[V12] every try is shown with its event and the last one counts, answered after it was filed: %s",
    async (filed) => {
      const rig = await storeHarness();
      rig.mode = mode;
      const store = rig.open();
      await sent(store, 0, { status: 502, filed });
      await sent(store, 60, { status: 503, filed });
      await sent(store, 120, { status: 200, filed });
      expect(valueOf(store.detail(1))?.forwarded).toEqual([
        { at: isoOf(moment(1)), ms: 1, status: 502 },
        { at: isoOf(moment(61)), ms: 1, status: 503 },
        { at: isoOf(moment(121)), ms: 1, status: 200 },
      ]);
      expect(valueOf(store.detail(1))?.event.repeats).toBe(2);
    },
  );

  test("[V12] a signed copy that takes an unsigned one's place keeps what became of that one", async () => {
    const rig = await storeHarness();
    rig.mode = mode;
    const store = rig.open();
    await sent(store, 0, { status: 502, signature: "unchecked" });
    await sent(store, 60, { status: 200 });
    expect(tries(store)).toEqual([502, 200]);
  });
});

test("[V12] one that came more often than is noted shows the first tries and the last one", async () => {
  const store = (await storeHarness()).open();
  for (let turn = 0; turn < 60; turn += 1) await sent(store, turn * 10, { status: turn === 59 ? 200 : 502 });
  const shown = tries(store) ?? [];
  expect([shown.length, shown[0], shown.at(-2), shown.at(-1)]).toEqual([51, 502, 502, 200]);
  const { arrivals, event } = valueOf(store.detail(1)) ?? {};
  expect([arrivals?.length, arrivals?.at(-1)?.at, event?.repeats]).toEqual([51, isoOf(moment(590)), 59]);
});

test("[V12] a batch that is sent again in parts shows each event the tries that carried it", async () => {
  const store = (await storeHarness()).open();
  const [one, two, three] = ["m1", "m2", "m3"].map((id) => textMessage(id, "hello"));
  if (one === undefined || two === undefined || three === undefined) throw new Error("three");
  await sent(store, 0, { status: 502, body: cloud({ messages: [one, two] }) });
  await sent(store, 60, { status: 500, body: cloud({ messages: [two, three] }) });
  await sent(store, 120, { status: 200, body: cloud({ messages: [one] }) });
  expect([1, 2, 3].map((event) => tries(store, event))).toEqual([[502, 200], [502, 500], [500]]);
});

test("[W7] what is noted of the tries goes with the last event that they carried", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const batch = cloud({
    messages: [textMessage("m1", "a", "15550001111"), textMessage("m2", "b", "15550002222")],
  });
  await sent(store, 0, { status: 502, body: batch });
  await sent(store, 60, { status: 200, body: batch });
  const left = (): number => notesIn(rig.dataDir);
  expect(left()).toBe(2);
  for (const [user, remain] of [
    ["15550001111", 2],
    ["15550002222", 0],
  ] as const) {
    valueOf(await store.erase({ what: { by: "user", user } }));
    expect(left()).toBe(remain);
  }
});

function notesIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "webhooks.db"), { readOnly: true });
  try {
    return Number(database.prepare("SELECT count(*) AS n FROM copy").get()?.["n"]);
  } finally {
    database.close();
  }
}

const SEEN = {
  sent: [["content-type", "application/json"]] as [string, string][],
  headers: [["x-powered-by", "a shop"]] as [string, string][],
  answer: { text: "you wrote: hello", shortened: false },
};

test.each<[PrivacyMode, object]>([
  ["searchable", SEEN],
  ["sealed", { sent: SEEN.sent, headers: SEEN.headers }],
  ["facts", {}],
])("[V19] what came back with a copy is kept as far as the mode allows: %s", async (mode, kept) => {
  const rig = await storeHarness();
  rig.mode = mode;
  const store = rig.open();
  const headers = JSON.stringify([["user-agent", "sender/1.0"]]);
  const id = valueOf(await store.accept(incoming(hello, { headers })));
  await store.settled();
  store.noteForwarded(id, { at: moment(1), ms: 1, status: 500, seen: SEEN });
  const detail = valueOf(store.detail(1));
  expect(detail?.forwarded).toEqual([{ at: isoOf(moment(1)), ms: 1, status: 500, ...kept }]);
  expect(detail?.notification.headers).toEqual(mode === "facts" ? undefined : [["user-agent", "sender/1.0"]]);
});

test("[W9] what production wrote back goes with what is erased from a notification that others share", async () => {
  const store = (await storeHarness()).open();
  const both = cloud({ messages: [textMessage("m1", "hello"), textMessage("m2", "bye", "15550002222")] });
  const id = valueOf(await store.accept(incoming(both)));
  await store.settled();
  store.noteForwarded(id, { at: moment(1), ms: 1, status: 200, seen: SEEN });
  valueOf(await store.erase({ what: { by: "user", user: "15550001111" } }));
  const [copy] = valueOf(store.detail(2))?.forwarded ?? [];
  expect(copy).toEqual({ at: isoOf(moment(1)), ms: 1, status: 200, sent: SEEN.sent });
});

test("[V12] results of one event-loop turn are written together, and before the store closes", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const id = valueOf(await store.accept(incoming(hello)));
  await store.settled();
  const other = new DatabaseSync(join(rig.dataDir, "webhooks.db"), { readOnly: true });
  const written = () => Number(other.prepare("SELECT count(*) AS n FROM copy").get()?.["n"]);
  try {
    for (const status of [500, 502, 200]) store.noteForwarded(id, { at: moment(1), ms: 1, status });
    expect(written()).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(written()).toBe(3);
    store.noteForwarded(id, { at: moment(2), ms: 1, status: 200 });
    await store.close();
    expect(written()).toBe(4);
  } finally {
    other.close();
  }
});
