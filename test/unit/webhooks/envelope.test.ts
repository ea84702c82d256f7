import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutParts } from "../../../shared/webhook/cut-parts.ts";
import { MOST_PARTS, parseNotification, partAt } from "../../../shared/webhook/envelope.ts";

const message = (more: object): object => ({
  id: "wamid.1",
  from: "15551",
  timestamp: "1763700000",
  type: "text",
  ...more,
});
const change = (value: unknown, field = "messages"): object => ({ field, value });
const cloud = (...changes: readonly unknown[]): object => ({
  object: "x",
  entry: [{ id: "1", time: 1763700009, changes }],
});
const value = (lists: object): object => ({
  metadata: { display_phone_number: "+1 (202) 555-0123", phone_number_id: 1065 },
  contacts: [{ wa_id: "15551", profile: { name: "Ünï" } }],
  ...lists,
});
const parse = (body: unknown) => parseNotification(typeof body === "string" ? body : JSON.stringify(body));
const one = (more: object) => parse(cloud(change(value({ messages: [message(more)] })))).parts[0];

describe("shapes", () => {
  test("[W14] every entry, change, message, status and error of a batch is a part, with its own path", () => {
    const body = {
      entry: [
        {
          changes: [
            change(
              value({
                messages: [message({}), message({ id: "2" })],
                statuses: [{ id: "3", status: "read" }],
              }),
            ),
          ],
        },
        {
          changes: [
            change({ event: "DISABLED" }, "account_update"),
            change(value({ errors: [{ code: 1 }, { code: 2 }] })),
          ],
        },
        { id: "no changes" },
        { changes: [change(value({ messages: [] })), 7, null] },
      ],
    };
    const { shape, parts, value: whole } = parse(body);
    expect(shape).toBe("cloud");
    expect(parts.map(({ kind, type, path }) => [kind, type, path.join(".")])).toEqual([
      ["message", "text", "entry.0.changes.0.value.messages.0"],
      ["message", "text", "entry.0.changes.0.value.messages.1"],
      ["status", undefined, "entry.0.changes.0.value.statuses.0"],
      ["other", "account_update", "entry.1.changes.0"],
      ["error", "1", "entry.1.changes.1.value.errors.0"],
      ["error", "2", "entry.1.changes.1.value.errors.1"],
      ["other", undefined, "entry.2"],
      ["other", "messages", "entry.3.changes.0"],
      ["other", undefined, "entry.3.changes.1"],
      ["other", undefined, "entry.3.changes.2"],
    ]);
    expect(parts.map(({ path }) => partAt(whole, path)).slice(3, 5)).toEqual([
      body.entry[1]?.changes?.[0],
      { code: 1 },
    ]);
  });

  test("[W14] on-premises lists stand at the top", () => {
    const { shape, parts } = parse({
      contacts: [{ wa_id: "15551", profile: { name: "Ann" } }],
      messages: [message({ id: "ABGG1" })],
      statuses: [{ id: "gBGG", status: "deleted", recipient_id: "15551", timestamp: 1763700000 }],
      errors: [{ code: 1014, title: "Internal", details: "later" }],
    });
    expect(shape).toBe("on-premises");
    expect(parts.map(({ kind, direction, messageId, user }) => [kind, direction, messageId, user])).toEqual([
      ["message", "in", "ABGG1", "15551"],
      ["status", "out", "gBGG", "15551"],
      ["error", "none", undefined, undefined],
    ]);
    expect(parts[0]?.text).toContain("Ann");
    expect(parts[1]?.atMs).toBe(1_763_700_000_000);
  });

  test.each(["", "{", "null", "[]", "7", '"x"', "{}", '{"entry":{}}', '{"messages":{}}', "\u0000"])(
    "[W14] %j is one part of no known kind",
    (text) => {
      const { shape, parts } = parse(text);
      expect(shape).toBe("unreadable");
      expect(parts).toMatchObject([{ kind: "other", direction: "none", path: [] }]);
    },
  );

  test("a mark of the byte order and empty lists are read", () => {
    expect(parse(`\ufeff${JSON.stringify(cloud(change(value({ messages: [message({})] }))))}`).shape).toBe(
      "cloud",
    );
    expect(parse({ entry: [] }).parts).toMatchObject([{ kind: "other" }]);
    expect(parse({ contacts: [] }).parts).toMatchObject([{ kind: "other" }]);
  });
});

describe("facts", () => {
  test("number, user, name, time and text", () => {
    expect(one({ text: { body: "caf\u00e9 \u{1F600}" } })).toMatchObject({
      phoneNumberId: "1065",
      number: "12025550123",
      user: "15551",
      messageId: "wamid.1",
      atMs: 1_763_700_000_000,
      preview: "café \u{1F600}",
      text: "café \u{1F600}\nÜnï\nmessages",
      identity: { seconds: 1_763_700_000, words: ["message", "wamid.1"] },
    });
    const escaped =
      '{"entry":[{"changes":[{"value":{"messages":[{"id":"1","type":"text","text":{"body":"caf\\u00e9 \\ud83d\\ude00"}}]}}]}]}';
    expect(parse(escaped).parts[0]?.preview).toBe("café \u{1F600}");
  });

  test.each([
    [{ type: "image", image: { caption: "a cat" } }, "a cat"],
    [{ type: "button", button: { text: "Yes" } }, "Yes"],
    [{ type: "interactive", interactive: { list_reply: { title: "Row 2", description: "more" } } }, "Row 2"],
    [{ type: "reaction", reaction: { message_id: "wamid.0", emoji: "👍" } }, "👍"],
    [{ type: "document", document: { filename: "bill.pdf" } }, "bill.pdf"],
    [{ type: "contacts", contacts: [{ name: { formatted_name: "Bo" } }] }, "Bo"],
    [{ type: "unsupported", errors: [{ code: 131051, title: "Not supported" }] }, "Not supported"],
    [{ type: "location", location: { name: 12, address: "Main St" } }, "12"],
    [{ type: "sticker" }, undefined],
  ])("what %j says", (more, preview) => {
    expect(one(more)?.preview).toBe(preview);
  });

  test.each([
    [{ type: "unsupported", errors: [{ code: 131051 }] }, "unsupported"],
    [{ type: "unknown", errors: [{ code: 501 }] }, "unsupported"],
    [{ type: "unknown" }, "unsupported"],
    [{ type: undefined, errors: [{ code: "131051" }] }, "unsupported"],
    [{ type: "something_new" }, "message"],
    [{ type: { nested: true } }, "message"],
  ])("[W14] %j is of the kind %s", (more, kind) => {
    expect(one(more)?.kind).toBe(kind);
  });

  test.each([
    [{ type: "audio", audio: { voice: true } }, true],
    [{ type: "audio", audio: { voice: "true" } }, true],
    [{ type: "voice", voice: { id: "1" } }, true],
    [{ type: "audio", audio: { voice: "false" } }, undefined],
    [{ type: "audio", audio: {} }, undefined],
  ])("%j is a voice note: %s", (more, voice) => {
    expect(one(more)?.voice).toBe(voice);
  });

  test.each([
    ["1763700000", 1_763_700_000],
    [1763700000, 1_763_700_000],
    [1763700000.7, 1_763_700_000],
    ["1763700000123", 1_763_700_000],
    ["-5", undefined],
    ["0", undefined],
    ["1e9", undefined],
    ["99999999999999999999", undefined],
    [null, undefined],
    [{}, undefined],
  ])("the time %j is %s", (timestamp, seconds) => {
    expect(one({ timestamp })?.atMs).toBe(seconds === undefined ? undefined : seconds * 1000);
  });

  test("states of one message are told apart, an error comes again only with its time, and no id means its content", () => {
    const words = (body: object): unknown => parse(body).parts.map(({ identity }) => identity?.words);
    expect(
      words(
        cloud(
          change({
            statuses: [
              { id: "1", status: "sent", recipient_id: "9" },
              { id: "1", status: "read", recipient_id: "9" },
            ],
          }),
        ),
      ),
    ).toEqual([
      ["status", "1", "sent", "9"],
      ["status", "1", "read", "9"],
    ]);
    expect(words(cloud(change({ errors: [{ code: 1 }] })))).toEqual([
      ["content", '{"code":1}', "1763700009"],
    ]);
    expect(words({ messages: [{ type: "text" }] })).toEqual([["content", '{"type":"text"}', ""]]);
  });
});

describe("hostile payloads", () => {
  test("[W15] own members only, whatever they are called, and no depth is too great", () => {
    const hostile =
      '{"entry":[{"changes":[{"value":{"__proto__":{"messages":[1]},"constructor":1,"messages":[{"__proto__":{"id":"x"},"type":"text","toString":1}]}}]}]}';
    expect(parse(hostile).parts).toMatchObject([{ kind: "message", type: "text" }]);
    expect(parse(hostile).parts[0]).not.toHaveProperty("messageId");
    const deep = `{"entry":[{"changes":[{"field":"x","value":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]}]}`;
    expect(parse(deep).parts).toMatchObject([{ kind: "other", type: "x" }]);
    expect(parse(deep).parts[0]?.identity).toBeUndefined();
    expect(parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`).shape).toBe("unreadable");
  });

  test("[W15] more parts than a batch can have end in one that stands for the rest", () => {
    const { parts } = parse({ messages: Array.from({ length: MOST_PARTS + 5 }, () => 0) });
    expect(parts).toHaveLength(MOST_PARTS + 1);
    expect(parts.at(-1)).toMatchObject({ kind: "other", type: "more" });
  });

  test("[W15] long texts and ids are cut, never within a character", () => {
    const part = one({
      type: "t".repeat(1_000),
      from: "9".repeat(1_000),
      text: { body: "\u{1F600}".repeat(100_000) },
    });
    expect([part?.type?.length, part?.user?.length, part?.preview?.length]).toEqual([64, 64, 160]);
    expect(part?.text.length).toBeLessThanOrEqual(8_192);
    expect(part?.preview?.isWellFormed()).toBe(true);
  });

  test("[W15] no JSON of any form makes it fail, in a known place or anywhere", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.string(), (a, b, text) => {
        for (const body of [
          a,
          cloud(a, change(b)),
          cloud(change(value({ messages: [a, message({ text: b, type: a })], statuses: [b], errors: a }))),
          { messages: a, statuses: [b] },
        ])
          expect(parse(body).parts.length).toBeGreaterThan(0);
        expect(parse(text).parts.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

const lists = fc.record({
  messages: fc.array(fc.constantFrom(message({}), message({ from: "2" }), {}, 5), { maxLength: 4 }),
  statuses: fc.array(fc.constant({ id: "s", status: "sent", recipient_id: "2" }), { maxLength: 3 }),
  errors: fc.array(fc.constant({ code: 1 }), { maxLength: 2 }),
});
const envelopes = fc.array(fc.array(lists, { maxLength: 4 }), { maxLength: 4 });

const count = (
  body: readonly (readonly { messages: unknown[]; statuses: unknown[]; errors: unknown[] }[])[],
): number =>
  Math.max(
    1,
    body.reduce(
      (sum, changes) =>
        sum +
        Math.max(
          1,
          changes.reduce(
            (inner, one) =>
              inner + Math.max(1, one.messages.length + one.statuses.length + one.errors.length),
            0,
          ),
        ),
      0,
    ),
  );

describe("any envelope", () => {
  const bodyOf = (envelope: readonly (readonly object[])[]): object => ({
    entry: envelope.map((changes) => ({ changes: changes.map((one) => change(value(one))) })),
  });

  test("[W14] as many parts as it holds", () => {
    fc.assert(
      fc.property(envelopes, (envelope) => {
        expect(parse(bodyOf(envelope)).parts.length).toBe(count(envelope));
      }),
    );
  });

  test("[W9] what is left after a cut is exactly what was not to go, in the same order", () => {
    fc.assert(
      fc.property(envelopes, fc.func(fc.boolean()), (envelope, choose) => {
        const text = JSON.stringify(bodyOf(envelope));
        const before = parse(text).parts;
        const cut = cutParts(text, (_, place) => choose(place));
        const kept = before.flatMap((part, place) => (choose(place) ? [] : [part]));
        const facts = (parts: typeof before): unknown =>
          parts.map(({ kind, identity, messageId, user }) => [kind, identity, messageId, user]);
        expect(facts(cut === undefined ? [] : parse(cut.text).parts)).toEqual(facts(kept));
        expect((cut?.kept ?? []).map((place) => before[place])).toEqual(kept);
      }),
    );
  });
});
