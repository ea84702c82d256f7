import { describe, expect, test } from "vitest";
import { madeUp } from "../../../main/core/webhooks/trigger/test-notifications.ts";
import type { Difference, JsonObject, NotificationShape } from "../../../shared/translate/difference.ts";
import { isJsonObject } from "../../../shared/translate/difference.ts";
import { shapeOf, toCloud, toOnPremises, type CloudParties } from "../../../shared/translate/notification.ts";
import { instant } from "../../../shared/time.ts";
import { kindsOf } from "../../../shared/webhook/made-up.ts";

const PARTIES: CloudParties = {
  brand: "chat",
  businessAccountId: "0",
  phoneNumberId: "1065",
  displayPhoneNumber: "12025550123",
};

function notification(kind: Parameters<typeof madeUp>[0], shape: NotificationShape): JsonObject {
  const { body } = madeUp(kind, {
    shape,
    brand: "chat",
    phoneNumberId: "1065",
    number: "12025550123",
    from: "12025550199",
    text: "Grüße 👍",
    now: instant(Date.UTC(2026, 0, 15)),
    id: "7",
  });
  const parsed: unknown = JSON.parse(body);
  return isJsonObject(parsed) ? parsed : {};
}

/** A copy without the values at these pointers, and without the objects that are empty then. */
function without(value: unknown, pointers: readonly (string | undefined)[]): unknown {
  const copy: unknown = structuredClone(value);
  const paths = pointers.flatMap((pointer) => (pointer === undefined ? [] : [pointer.split("/").slice(1)]));
  // From the end, so that indexes before it stay.
  for (const path of paths.toSorted((a, b) => (a.join("/") < b.join("/") ? 1 : -1))) {
    const last = path.at(-1) ?? "";
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], copy);
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else if (!Reflect.deleteProperty(holder as object, last)) throw new Error(`nothing at ${path.join("/")}`);
  }
  return JSON.parse(
    JSON.stringify(copy, (name, member: unknown) =>
      name !== "" && isJsonObject(member) && Object.keys(member).length === 0 ? undefined : member,
    ),
  );
}

type Leaf = readonly [pointer: string, value: unknown];

function leavesOf(value: unknown, at = ""): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [[at, value]];
  const members = Object.entries(value as Readonly<Record<string, unknown>>);
  return members.length === 0
    ? [[at, value]]
    : members.flatMap(([name, one]) => leavesOf(one, `${at}/${name}`));
}

/** The values that are not where they were, without those that were dropped by name. */
function lost(before: unknown, after: unknown, dropped: readonly (string | undefined)[]): readonly Leaf[] {
  const there = new Map(leavesOf(after));
  return leavesOf(before).filter(
    ([pointer, value]) =>
      JSON.stringify(there.get(pointer)) !== JSON.stringify(value) &&
      !dropped.some((place) => place === pointer || pointer.startsWith(`${String(place)}/`)),
  );
}

function fromOf(differences: readonly Difference[], kind: Difference["kind"]): (string | undefined)[] {
  return differences.filter((one) => one.kind === kind).map(({ from }) => from);
}

const LOST = { deleted: "status-deleted", played: "status-played" } as const;
const NOT_ABOUT_MESSAGES = ["account-update", "quality-update", "template-update", "unknown-field"];
const ofClient = kindsOf("on-premises").filter((kind) => kind !== "deleted");
const ofCloud = kindsOf("cloud").filter((kind) => kind !== "played" && !NOT_ABOUT_MESSAGES.includes(kind));

describe("there and back", () => {
  test.each(ofClient)("[X1] %s from on-premises loses only what is named as dropped", (kind) => {
    const original = notification(kind, "on-premises");
    const [there] = toCloud(original, PARTIES).translated;
    expect(shapeOf(there?.payload)).toBe("cloud");
    const back = toOnPremises(there?.payload ?? {});
    expect(back.translated).toHaveLength(1);
    expect(back.translated[0]?.payload).toEqual(
      without(original, fromOf(there?.differences ?? [], "dropped")),
    );
  });

  test.each(ofCloud)("[X1] %s from the cloud loses only what is named as dropped or supplied", (kind) => {
    const original = notification(kind, "cloud");
    const [there] = toOnPremises(original).translated;
    expect(shapeOf(there?.payload)).toBe("on-premises");
    const [back] = toCloud(there?.payload ?? {}, PARTIES).translated;
    const supplied = (back?.differences ?? []).filter((each) => each.kind === "supplied").map(({ to }) => to);
    expect(without(back?.payload, supplied)).toEqual(
      without(original, fromOf(there?.differences ?? [], "dropped")),
    );
  });

  const sent = { from: "12025550199", id: "1", timestamp: "1768435200" };
  const failed = { id: "1", status: "failed" };

  test.each([
    ["a recording without its object", { messages: [{ ...sent, type: "voice" }] }],
    ["a recording that is no object", { messages: [{ ...sent, type: "voice", voice: null }] }],
    ["a recording with a mark", { messages: [{ ...sent, type: "voice", voice: { id: "u", voice: false } }] }],
    [
      "a recording beside audio",
      {
        messages: [{ ...sent, type: "voice", voice: { id: "u", file: "f" }, audio: { id: "v", file: "g" } }],
      },
    ],
    ["details beside empty data", { errors: [{ code: 1, error_data: {}, details: "a" }] }],
    ["audio with a mark", { messages: [{ ...sent, type: "audio", audio: { id: "u", voice: true } }] }],
    ["details in both places", { errors: [{ code: 1, details: "a", error_data: { details: "b" } }] }],
  ] as const)("[X1] %s from on-premises loses only what is named as dropped", (_, original) => {
    const [there] = toCloud(original, PARTIES).translated;
    const places = new Set(leavesOf(original).map(([pointer]) => pointer));
    for (const from of fromOf(there?.differences ?? [], "dropped"))
      expect(
        [...places].some((place) => place === from || place.startsWith(`${String(from)}/`)),
        from,
      ).toBe(true);
    const [back] = toOnPremises(there?.payload ?? {}).translated;
    expect(lost(original, back?.payload, fromOf(there?.differences ?? [], "dropped"))).toEqual([]);
  });

  test.each([
    ["a mark that is a text", { messages: [{ ...sent, type: "audio", audio: { id: "7", voice: "true" } }] }],
    [
      "details in both places",
      { statuses: [{ ...failed, errors: [{ details: "a", error_data: { details: "b" } }] }] },
    ],
    ["an error's data without members", { statuses: [{ ...failed, errors: [{ code: 1, error_data: {} }] }] }],
    ["an error's data that is no object", { errors: [{ code: 1, error_data: "x" }] }],
  ] as const)("[X1] %s from the cloud loses only what is named as dropped or supplied", (_, lists) => {
    const metadata = { display_phone_number: "12025550123", phone_number_id: "1065" };
    const value = { messaging_product: "chat", metadata, ...lists };
    const original = {
      object: "chat_business_account",
      entry: [{ id: "0", changes: [{ field: "messages", value }] }],
    };
    const [there] = toOnPremises(original).translated;
    const [back] = toCloud(there?.payload ?? {}, PARTIES).translated;
    expect(lost(original, back?.payload, fromOf(there?.differences ?? [], "dropped"))).toEqual([]);
  });

  test.each([
    ["entries", { object: "o", entry: [] }, ["/object", "/entry"]],
    ["changes", { object: "o", entry: [{ id: "0", changes: [] }] }, ["/object", "/entry/0"]],
    [
      "a counterpart",
      {
        entry: [
          { changes: [{ field: "messages", value: { statuses: [{ status: "played" }], more: { a: 1 } } }] },
        ],
      },
      ["/entry/0/changes/0/value/more", "/entry/0/changes/0/value/statuses/0"],
    ],
  ] as const)("[X1] [X3] a cloud notification without %s names all that is lost", (_, original, wanted) => {
    const { translated, left } = toOnPremises(original);
    expect(translated).toEqual([]);
    expect(fromOf(left, "dropped")).toEqual(expect.arrayContaining([...wanted]));
  });

  test("[X1] [X3] a client's notification without a counterpart names all that is lost", () => {
    const { translated, left } = toCloud(
      { meta: { version: "v2" }, statuses: [{ status: "deleted" }] },
      PARTIES,
    );
    expect(translated).toEqual([]);
    expect(fromOf(left, "dropped")).toEqual(["/statuses/0", "/meta"]);
  });

  test("[X3] what the other API doesn't have at all becomes nothing, and says why", () => {
    const deleted = toCloud(notification("deleted", "on-premises"), PARTIES);
    expect([deleted.translated, deleted.left.map(({ why }) => why)]).toEqual([[], [LOST.deleted]]);
    const played = toOnPremises(notification("played", "cloud"));
    expect([played.translated, played.left.at(-1)?.why]).toEqual([[], LOST.played]);
    for (const kind of kindsOf("cloud").filter((one) => NOT_ABOUT_MESSAGES.includes(one))) {
      const other = toOnPremises(notification(kind, "cloud"));
      expect([kind, other.translated, other.left.at(-1)?.why]).toEqual([kind, [], "other-field"]);
    }
  });

  test("[X1] every difference points at what is there, and at nothing else", () => {
    const isThere = (value: unknown, pointer = ""): boolean =>
      pointer
        .split("/")
        .slice(1)
        .reduce<unknown>((holder, name) => (holder as Record<string, unknown> | undefined)?.[name], value) !==
      undefined;
    const all = (["cloud", "on-premises"] as const).flatMap((shape) =>
      kindsOf(shape).flatMap((kind) => {
        const original = notification(kind, shape);
        const { translated } = shape === "cloud" ? toOnPremises(original) : toCloud(original, PARTIES);
        return translated.flatMap(({ payload, differences }) =>
          differences.map((one) => ({
            ...one,
            isThere: isThere(original, one.from) && isThere(payload, one.to),
          })),
        );
      }),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((one) => !one.isThere)).toEqual([]);
  });
});
