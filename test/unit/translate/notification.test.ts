import { describe, expect, test } from "vitest";
import type { JsonObject, Translation } from "../../../shared/translate/difference.ts";
import { shapeOf, toCloud, toOnPremises } from "../../../shared/translate/notification.ts";

const PARTIES = {
  brand: "chat",
  businessAccountId: "1022",
  phoneNumberId: "1065",
  displayPhoneNumber: "12025550123",
} as const;

function cloud(...values: readonly JsonObject[]): JsonObject {
  const metadata = { display_phone_number: "12025550123", phone_number_id: "1065" };
  const changes = values.map((value) => ({
    value: { messaging_product: "chat", metadata, ...value },
    field: "messages",
  }));
  return { object: "chat_business_account", entry: [{ id: "1022", changes }] };
}

function only({ translated, left }: Translation): JsonObject {
  expect([translated.length, left]).toEqual([1, []]);
  return translated[0]?.payload ?? {};
}

function told({ translated, left }: Translation): readonly string[] {
  return [...translated.flatMap(({ differences }) => differences), ...left].map(({ kind, from, to, why }) =>
    [kind, from ?? "-", to ?? "-", why].join(" "),
  );
}

const message = { from: "12025550199", id: "wamid.1", timestamp: "1768435200" } as const;

describe("translating", () => {
  test("[X2] a voice recording is a type on-premises, and audio with a mark in the cloud", () => {
    const media = { id: "7", mime_type: "audio/ogg", sha256: "x" };
    const inCloud = cloud({ messages: [{ ...message, type: "audio", audio: { ...media, voice: true } }] });
    const client = { messages: [{ ...message, type: "voice", voice: media }] };
    expect(only(toOnPremises(inCloud))).toEqual(client);
    expect(only(toCloud(client, PARTIES))).toEqual(inCloud);
    const at = "/entry/0/changes/0/value/messages/0";
    expect(told(toOnPremises(inCloud)).filter((line) => line.endsWith("voice"))).toEqual([
      `changed ${at}/type /messages/0/type voice`,
      `renamed ${at}/audio /messages/0/voice voice`,
      `moved ${at}/audio/voice /messages/0/type voice`,
    ]);
  });

  test("[X2] the mark counts as a text too; audio that isn't a recording stays audio", () => {
    const audio = (voice: unknown) =>
      cloud({ messages: [{ ...message, type: "audio", audio: { id: "7", voice } }] });
    expect(only(toOnPremises(audio("true")))).toMatchObject({
      messages: [{ type: "voice", voice: { id: "7" } }],
    });
    for (const voice of [false, "false", null]) {
      expect(only(toOnPremises(audio(voice)))).toEqual({
        messages: [{ ...message, type: "audio", audio: { id: "7" } }],
      });
      expect(told(toOnPremises(audio(voice)))).toContain(
        "dropped /entry/0/changes/0/value/messages/0/audio/voice - voice-false",
      );
    }
    const plain = { messages: [{ ...message, type: "audio", audio: { id: "7" } }] };
    expect(only(toOnPremises(cloud(plain)))).toEqual(plain);
  });

  test("[X2] what an API can't represent is unknown with 501 on-premises, unsupported with 131051 in the cloud", () => {
    const client = {
      messages: [
        { ...message, type: "unknown", errors: [{ code: 501, title: "T", details: "D", href: "H" }] },
      ],
    };
    const inCloud = only(toCloud(client, PARTIES));
    expect(inCloud).toEqual(
      cloud({
        messages: [
          {
            ...message,
            type: "unsupported",
            errors: [{ code: 131051, title: "T", error_data: { details: "D" }, href: "H" }],
          },
        ],
      }),
    );
    expect(only(toOnPremises(inCloud))).toEqual(client);
    const named = cloud({
      messages: [
        {
          ...message,
          type: "unsupported",
          unsupported: { type: "poll" },
          errors: [{ code: 131060, title: "T" }],
        },
      ],
    });
    expect(only(toOnPremises(named))).toEqual({
      messages: [{ ...message, type: "unknown", errors: [{ code: 131060, title: "T" }] }],
    });
    expect(told(toOnPremises(named))).toContain(
      "dropped /entry/0/changes/0/value/messages/0/unsupported - unsupported-type",
    );
  });

  test("[X2] errors of messages, statuses and notifications move their details and drop their message", () => {
    const error = {
      code: 131026,
      title: "T",
      message: "M",
      error_data: { details: "D", more: 1 },
      href: "H",
    };
    const flat = { code: 131026, title: "T", details: "D", href: "H" };
    const value = { errors: [error], statuses: [{ id: "1", status: "failed", errors: [error] }] };
    expect(only(toOnPremises(cloud(value)))).toEqual({
      errors: [flat],
      statuses: [{ id: "1", status: "failed", errors: [flat] }],
    });
    const lines = told(toOnPremises(cloud(value)));
    for (const at of ["errors/0", "statuses/0/errors/0"]) {
      expect(lines).toContain(`dropped /entry/0/changes/0/value/${at}/message - error-message`);
      expect(lines).toContain(`dropped /entry/0/changes/0/value/${at}/error_data/more - error-data`);
      expect(lines).toContain(
        `moved /entry/0/changes/0/value/${at}/error_data/details /${at}/details error-details`,
      );
    }
    expect(only(toCloud({ errors: [flat] }, PARTIES))).toEqual(
      cloud({ errors: [{ code: 131026, title: "T", error_data: { details: "D" }, href: "H" }] }),
    );
  });

  test("[X3] a status that the other API doesn't have is left out, and those after it keep their pointers right", () => {
    const statuses = [
      { id: "1", status: "played" },
      { id: "2", status: "failed", errors: [{ code: 1, message: "M" }] },
    ];
    const there = toOnPremises(cloud({ statuses }));
    expect(only(there)).toEqual({ statuses: [{ id: "2", status: "failed", errors: [{ code: 1 }] }] });
    expect(told(there)).toContain("dropped /entry/0/changes/0/value/statuses/0 - status-played");
    expect(told(there)).toContain(
      "dropped /entry/0/changes/0/value/statuses/1/errors/0/message - error-message",
    );
    const nothing = toOnPremises(cloud({ statuses: [{ id: "1", status: "played" }] }));
    expect([nothing.translated, told(nothing).at(-1)]).toEqual([
      [],
      "dropped /entry/0/changes/0/value/statuses/0 - status-played",
    ]);
  });

  test("[X3] a list of statuses of which none is left moves nowhere", () => {
    const played = { id: "1", status: "played" };
    const there = toOnPremises(cloud({ messages: [], statuses: [played] }));
    expect(only(there)).toEqual({ messages: [] });
    expect(told(there).filter((line) => line.includes("/statuses"))).toEqual([
      "dropped /entry/0/changes/0/value/statuses/0 - status-played",
    ]);
    const back = toCloud({ messages: [], statuses: [{ id: "1", status: "deleted" }] }, PARTIES);
    expect(told(back).filter((line) => line.includes("/statuses"))).toEqual([
      "dropped /statuses/0 - status-deleted",
    ]);
  });

  test("[X3] 200,000 statuses that the other API doesn't have are each named", () => {
    const statuses = Array.from({ length: 200_000 }, (): JsonObject => ({ id: "1", status: "played" }));
    const { translated, left } = toOnPremises(cloud({ statuses }));
    expect(translated).toEqual([]);
    expect(left.filter(({ why }) => why === "status-played")).toHaveLength(200_000);
  });

  test("[X3] each change of a batch becomes a notification, and what isn't about messages is named", () => {
    const batch = {
      object: "chat_business_account",
      entry: [
        {
          id: "1",
          time: 5,
          changes: [
            { field: "messages", value: { messages: [message] } },
            { field: "account_update", value: { event: "x" } },
          ],
        },
        { id: "2", changes: [{ field: "messages", value: { statuses: [{ id: "9", status: "read" }] } }] },
        { id: "3" },
        "none",
      ],
    };
    const there = toOnPremises(batch);
    expect(there.translated.map(({ payload }) => payload)).toEqual([
      { messages: [message] },
      { statuses: [{ id: "9", status: "read" }] },
    ]);
    const lines = told(there);
    for (const line of [
      "dropped /object - envelope",
      "dropped /entry/0/id - account",
      "dropped /entry/0/time - entry-time",
      "dropped /entry/0/changes/1 - other-field",
      "dropped /entry/2 - nothing-in-it",
      "dropped /entry/3 - nothing-in-it",
      "moved /entry/1/changes/0/value/statuses /statuses envelope",
    ])
      expect(lines).toContain(line);
  });

  test("[X3] members that neither side knows are carried over, whatever they are called", () => {
    const text =
      '{"messages":[{"id":"1","type":"text","text":{"body":"hi"},"__proto__":{"a":1},"a/b~c":2}],"meta":{"x":[1,null]}}';
    const client = JSON.parse(text) as JsonObject;
    const inCloud = only(toCloud(client, PARTIES));
    expect(JSON.stringify(inCloud)).toContain('"__proto__":{"a":1}');
    expect(JSON.stringify(only(toOnPremises(inCloud)))).toBe(JSON.stringify(client));
  });

  test("[X3] what stands where something else belongs breaks nothing", () => {
    for (const odd of [null, 1, "x", [], {}, [null], [[]], true]) {
      const value = {
        messages: [odd, { type: odd, audio: odd, voice: odd, errors: odd }],
        contacts: odd,
        statuses: [odd],
        errors: [odd],
      };
      expect(shapeOf(only(toOnPremises(cloud(value))))).toBe("on-premises");
      expect(shapeOf(only(toCloud(value, PARTIES)))).toBe("cloud");
    }
  });
});

test("[X4] a shape is told by its lists alone", () => {
  expect(shapeOf({ entry: [] })).toBe("cloud");
  expect(shapeOf({ statuses: [], object: "x" })).toBe("on-premises");
  for (const neither of [{}, { entry: {} }, { messages: {} }, [], null, "x", { object: "x" }])
    expect(shapeOf(neither)).toBeUndefined();
});
