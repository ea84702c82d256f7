import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import {
  cloud,
  incoming,
  NUMBER_ID,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
} from "../../support/webhooks/store-harness.ts";
import type { EventFilter, WebhookEvent } from "../../../shared/webhook/event.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";

const START = Date.UTC(2026, 0, 15, 12);

/** A store with a few hundred events of two numbers, both APIs and several kinds. */
async function filled(): Promise<OpenStore> {
  const rig = await storeHarness();
  const store = rig.open();
  const random = seededRandom(7);
  const list = Array.from({ length: 150 }, (_, n) => {
    const user = `1555000${random.between(1000, 1009)}`;
    const numberId = random.pick([NUMBER_ID, "200000000000002"]);
    const messages = [textMessage(`m${n}`, `word${n % 7} hello`, user)];
    const statuses = [status(`m${n}`, random.pick(["sent", "read"]), user)];
    const more = { receivedAt: instant(START + n * 1000) };
    if (n % 10 === 0)
      return incoming(cloud({ errors: [{ code: 130429, title: `limit ${n}` }] }, numberId), more);
    if (n % 5 === 1)
      return incoming(
        { messages, statuses },
        { ...more, source: "on-premises", signature: "unchecked", number: { phoneNumberId: numberId } },
      );
    if (n % 17 === 3)
      return incoming(cloud({ messages }, numberId), {
        ...more,
        signature: "missing",
        refused: "signature-missing",
      });
    return incoming(cloud({ messages, statuses }, numberId), more);
  });
  for (const one of list) valueOf(await store.accept(one));
  await store.settled();
  return store;
}

const FILTERS: readonly EventFilter[] = [
  {},
  { workspace: WORKSPACE },
  { phoneNumberId: NUMBER_ID },
  { phoneNumberId: NUMBER_ID, kind: "status" },
  { phoneNumberId: NUMBER_ID, direction: "in", source: "cloud" },
  { kind: "error" },
  { direction: "none" },
  { source: "on-premises" },
  { refused: true },
  { refused: false, kind: "message" },
  { text: "word3" },
  { text: "hello wor", kind: "message", phoneNumberId: NUMBER_ID },
  { user: "+1 555 000 1003" },
  { user: "15550001003", text: "word1" },
  { messageId: "m4" },
  { id: 41 },
  { id: 42, phoneNumberId: NUMBER_ID, text: "hello" },
  { id: 43, messageId: "m4" },
  { id: 1_000_000 },
  { since: isoOf(instant(START + 40_000)), until: isoOf(instant(START + 60_000)) },
  { phoneNumberId: "nobody" },
];

/** What each member of a filter means on its own. */
const MEANS: {
  readonly [K in keyof EventFilter]-?: (
    event: WebhookEvent,
    wanted: Exclude<EventFilter[K], undefined>,
  ) => boolean;
} = {
  id: (event, wanted) => event.id === wanted,
  workspace: (event, wanted) => event.workspace === wanted,
  phoneNumberId: (event, wanted) => event.phoneNumberId === wanted,
  kind: (event, wanted) => event.kind === wanted,
  direction: (event, wanted) => event.direction === wanted,
  source: (event, wanted) => event.source === wanted,
  refused: (event, wanted) => (event.refused !== undefined) === wanted,
  user: (event, wanted) => event.user === wanted.replaceAll(/[+ ]/g, ""),
  messageId: (event, wanted) => event.messageId === wanted,
  since: (event, wanted) => event.receivedAt >= wanted,
  until: (event, wanted) => event.receivedAt < wanted,
  text(event, wanted) {
    const words = wanted.split(" ").filter((word) => word !== "");
    const said = `${event.preview ?? ""} ${event.user ?? ""} ${event.messageId ?? ""}`.split(" ");
    return words.every((word, at) =>
      said.some((one) => (at === words.length - 1 ? one.startsWith(word) : one === word)),
    );
  },
};

function fits(event: WebhookEvent, filter: EventFilter): boolean {
  return Object.entries(filter).every(([member, wanted]) =>
    MEANS[member as keyof EventFilter](event, wanted as never),
  );
}

/** Characters with a meaning in query languages, among letters of all kinds and lone surrogates. */
const typedText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x2fff }),
      fc.constantFrom(0, 34, 40, 41, 42, 45, 58, 94, 0x1f600, 0xd800),
    ),
    {
      maxLength: 100,
    },
  )
  .map((codes) => String.fromCodePoint(...codes));

describe("looking", () => {
  test("[W12] every filter gives exactly what fits, page by page both ways, and the outline agrees", async () => {
    const store = await filled();
    const every = valueOf(store.page({ filter: {}, limit: 1_000 })).events;
    expect(every.length).toBeGreaterThan(200);
    for (const filter of FILTERS) {
      const wanted = every.filter((event) => fits(event, filter)).map(({ id }) => id);
      const down: number[] = [];
      for (let before: number | undefined; ;) {
        const page = valueOf(store.page({ filter, limit: 50, ...(before === undefined ? {} : { before }) }));
        down.push(...page.events.map(({ id }) => id));
        before = page.events.at(-1)?.id;
        if (!page.more) break;
      }
      expect(down, JSON.stringify(filter)).toEqual(wanted);
      const up: number[] = [];
      for (let after = 0; ;) {
        const page = valueOf(store.page({ filter, limit: 50, after: after === 0 ? 0.5 : after }));
        up.unshift(...page.events.map(({ id }) => id));
        after = page.events[0]?.id ?? after;
        if (!page.more) break;
      }
      expect(up, JSON.stringify(filter)).toEqual(wanted);
      const outline = valueOf(await store.outline({ filter, pageSize: 50 }));
      expect(outline.count).toBe(wanted.length);
      expect(outline.tops).toEqual(wanted.filter((_, place) => place % 50 === 0));
    }
  });

  test("[W11] whatever is typed is words: no error, no query language", async () => {
    const store = await filled();
    const typed = [
      '"',
      '""',
      "'",
      "*",
      "a*",
      "hello*",
      "NEAR(a b)",
      "said:hello",
      "ids : m4",
      "- hello",
      "hello OR",
      "AND",
      "NOT hello",
      "(",
      "hello)",
      "^hello",
      "{said}",
      "\u0000",
      "hello\u0000 word1",
      "😀",
      "héllo",
      "%",
      'a"b',
      "+15550001003",
      "\ud800",
      "x ".repeat(200),
    ];
    for (const text of typed) valueOf(store.page({ filter: { text: text.slice(0, 200) }, limit: 10 }));
    expect(valueOf(store.page({ filter: { text: "héllo" }, limit: 10 })).events.length).toBe(10);
    expect(valueOf(store.page({ filter: { text: "hello OR zzz" }, limit: 10 })).events).toEqual([]);
    fc.assert(
      fc.property(typedText, (text) => {
        valueOf(store.page({ filter: { text, user: text.slice(0, 64), messageId: text }, limit: 5 }));
        valueOf(store.page({ filter: { text }, limit: 5 }));
      }),
      { numRuns: 100 },
    );
  });

  test("a detail shows a long body cut between two characters, and its own part whole", async () => {
    const store = (await storeHarness()).open();
    const long = cloud({ messages: [textMessage("m1", "é".repeat(70_000)), textMessage("m2", "short")] });
    valueOf(await store.accept(incoming(long)));
    await store.settled();
    const detail = valueOf(store.detail(2));
    if (detail?.body.kind !== "kept") throw new Error("the body is kept");
    expect(detail.body.shortened).toBe(true);
    expect(Buffer.byteLength(detail.body.raw)).toBeGreaterThan(65_530);
    expect(JSON.stringify(long).startsWith(detail.body.raw)).toBe(true);
    expect(detail.body.part).toBe(JSON.stringify(textMessage("m2", "short"), null, 2));
    expect(valueOf(store.detail(1))?.body).not.toHaveProperty("part");
    expect(valueOf(store.body(2))).toEqual(Buffer.from(JSON.stringify(long)));
    expect(valueOf(store.detail(99))).toBeUndefined();
  });

  test("the cutover is found among a number's own events", async () => {
    const store = (await storeHarness()).open();
    const at = (second: number) => ({ receivedAt: instant(START + second * 1000) });
    const onPremises = {
      source: "on-premises",
      signature: "unchecked",
      number: { phoneNumberId: NUMBER_ID },
    } as const;
    for (const n of [1, 2, 3])
      valueOf(
        await store.accept(incoming({ messages: [textMessage(`o${n}`, "x")] }, { ...onPremises, ...at(n) })),
      );
    for (const n of [10, 11])
      valueOf(await store.accept(incoming(cloud({ messages: [textMessage(`c${n}`, "x")] }), at(n))));
    valueOf(
      await store.accept(incoming({ messages: [textMessage("late", "x")] }, { ...onPremises, ...at(12) })),
    );
    await store.settled();
    expect(valueOf(store.cutover(WORKSPACE, NUMBER_ID))).toMatchObject({
      direction: "to-cloud",
      gapMs: 7_000,
      overlap: 1,
      last: { id: 3 },
      first: { id: 4 },
    });
  });
});

describe("news", () => {
  test("a list hears how far it has grown, from its own process and from another", async () => {
    const rig = await storeHarness();
    const [own, other] = [rig.open(), rig.open()];
    const grown: { through: number; added: number; ids: readonly number[]; older: boolean }[] = [];
    const next = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = own.onGrown(({ through, added, latest, older }) => {
          // What another process stored, but hasn't indexed yet, is a change too.
          if (added === 0 && !older) return;
          stop();
          grown.push({ through, added, ids: latest.map(({ id }) => id), older });
          resolve();
        });
      });
    const first = next();
    valueOf(await own.accept(incoming(cloud({ messages: [textMessage("a", "x"), textMessage("b", "x")] }))));
    await own.settled();
    await first;
    const second = next();
    valueOf(await other.accept(incoming(cloud({ messages: [textMessage("c", "x")] }))));
    await other.settled();
    await second;
    expect(grown).toEqual([
      { through: 2, added: 2, ids: [1, 2], older: false },
      { through: 3, added: 1, ids: [3], older: false },
    ]);
  });
});
