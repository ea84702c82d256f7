import {
  isJsonObject,
  type Difference,
  type DifferenceReason,
  type JsonObject,
  type NotificationShape,
  type Path,
  type Translated,
  type Translation,
} from "./difference.ts";
import { translateError } from "./errors.ts";
import { mapMembers } from "./members.ts";
import { translateMessage, translateStatus } from "./messages.ts";
import { notesIn, type Notes } from "./notes.ts";

/** What a notification of the cloud API says that one of the client doesn't. */
export type CloudParties = {
  readonly brand: string;
  readonly businessAccountId: string;
  readonly phoneNumberId: string;
  readonly displayPhoneNumber: string;
};

const LISTS = ["contacts", "messages", "statuses", "errors"] as const;

/** The shape of a notification; undefined if it has neither. */
export function shapeOf(notification: unknown): NotificationShape | undefined {
  if (!isJsonObject(notification)) return undefined;
  if (Array.isArray(notification["entry"])) return "cloud";
  return LISTS.some((name) => Array.isArray(notification[name])) ? "on-premises" : undefined;
}

/** A client's notification as the cloud API would send it. */
export function toCloud(notification: JsonObject, parties: CloudParties): Translation {
  const differences: Difference[] = [];
  const notes = notesIn(differences);
  const at: Path = ["entry", 0, "changes", 0, "value"];
  for (const [place, why] of [
    [["object"], "envelope"],
    [["entry", 0, "id"], "account"],
    [["entry", 0, "changes", 0, "field"], "field"],
    [[...at, "messaging_product"], "product"],
    [[...at, "metadata", "display_phone_number"], "number"],
    [[...at, "metadata", "phone_number_id"], "number"],
  ] as const)
    notes.supplied(place, why);
  const content = translateContent(notification, "cloud", notes.at([], at));
  const value = {
    messaging_product: parties.brand,
    metadata: {
      display_phone_number: parties.displayPhoneNumber,
      phone_number_id: parties.phoneNumberId,
    },
    ...content,
  };
  const payload = {
    object: `${parties.brand}_business_account`,
    entry: [{ id: parties.businessAccountId, changes: [{ value, field: "messages" }] }],
  };
  if (!isEmpty(content)) return { translated: [{ payload, differences }], left: [] };
  return { translated: [], left: lostWith(content, [], differences) };
}

/** A notification of the cloud API as a client would send it: one for each change about messages. */
export function toOnPremises(notification: JsonObject): Translation {
  const left: Difference[] = [];
  const translated: Translated[] = [];
  const around = notesIn(left);
  for (const name of Object.keys(notification)) if (name !== "entry") around.dropped([name], "envelope");
  const entries: unknown = notification["entry"];
  if (Array.isArray(entries) && entries.length === 0) around.dropped(["entry"], "nothing-in-it");
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const at: Path = ["entry", index];
    if (!isJsonObject(entry) || !Array.isArray(entry["changes"]) || entry["changes"].length === 0) {
      around.dropped(at, "nothing-in-it");
      continue;
    }
    for (const name of Object.keys(entry))
      if (name !== "changes") around.dropped([...at, name], ENTRY[name] ?? "envelope");
    for (const [place, change] of entry["changes"].entries()) {
      const part = translateChange(change, [...at, "changes", place]);
      if (part.payload === undefined) for (const one of part.differences) left.push(one);
      else translated.push({ payload: part.payload, differences: part.differences });
    }
  }
  const [first, ...rest] = translated;
  // What is around all changes is told with the first of them.
  return first === undefined
    ? { translated, left }
    : { translated: [{ ...first, differences: [...left, ...first.differences] }, ...rest], left: [] };
}

const ENTRY: Readonly<Record<string, DifferenceReason>> = { id: "account", time: "entry-time" };

type Change = { readonly payload: JsonObject | undefined; readonly differences: readonly Difference[] };

function translateChange(change: unknown, at: Path): Change {
  const differences: Difference[] = [];
  const notes = notesIn(differences);
  const nothing = (why: "other-field" | "nothing-in-it"): Change => {
    notes.dropped(at, why);
    return { payload: undefined, differences };
  };
  const content = isJsonObject(change) ? change["value"] : undefined;
  if (!isJsonObject(change) || !isJsonObject(content)) return nothing("nothing-in-it");
  if (change["field"] !== undefined && change["field"] !== "messages") return nothing("other-field");
  if (shapeOf(content) !== "on-premises") return nothing("nothing-in-it");
  for (const name of Object.keys(change)) if (name !== "value") notes.dropped([...at, name], "field");
  const within = [...at, "value"];
  const value = mapMembers(content, (name, member) => {
    if (name !== "messaging_product" && name !== "metadata") return [name, member];
    notes.dropped([...within, name], name === "metadata" ? "number" : "product");
    return undefined;
  });
  const payload = translateContent(value, "on-premises", notes.at(within, []));
  if (!isEmpty(payload)) return { payload, differences };
  return { payload: undefined, differences: lostWith(payload, within, differences) };
}

/** All that is lost where no list is left: what was dropped, and what stood beside the lists. */
function lostWith(content: JsonObject, at: Path, differences: readonly Difference[]): readonly Difference[] {
  const left = differences.filter(({ kind }) => kind === "dropped");
  const notes = notesIn(left, at);
  for (const name of Object.keys(content)) notes.dropped([name], "nothing-in-it");
  return left;
}

/** The lists of a notification, and whatever stands beside them, in the words of the API `to`. */
function translateContent(content: JsonObject, to: NotificationShape, notes: Notes): JsonObject {
  return mapMembers(content, (name, value) => {
    if (!isLeftOut(name, value, to)) notes.moved([name], [name], "envelope");
    if (!Array.isArray(value)) return [name, value];
    switch (name) {
      case "messages":
        return [
          name,
          value.map((one, index) => translateMessage(one, to, notes.at([name, index], [name, index]))),
        ];
      case "errors":
        return [
          name,
          value.map((one, index) => translateError(one, to, notes.at([name, index], [name, index]))),
        ];
      case "statuses": {
        const statuses = translateStatuses(value, to, notes);
        return statuses.length === 0 && value.length > 0 ? undefined : [name, statuses];
      }
      default:
        return [name, value];
    }
  });
}

/** A list of statuses none of which has a counterpart: each is named, and the list moves nowhere. */
function isLeftOut(name: string, value: unknown, to: NotificationShape): boolean {
  if (name !== "statuses" || !Array.isArray(value) || value.length === 0) return false;
  return value.every((status) => translateStatus(status, to, notesIn([])) === undefined);
}

/** A status without a counterpart is left out, so those after it move up. */
function translateStatuses(statuses: readonly unknown[], to: NotificationShape, notes: Notes): unknown[] {
  const kept: unknown[] = [];
  for (const [index, status] of statuses.entries()) {
    const translated = translateStatus(status, to, notes.at(["statuses", index], ["statuses", kept.length]));
    if (translated !== undefined) kept.push(translated);
  }
  return kept;
}

function isEmpty(content: JsonObject): boolean {
  return shapeOf(content) === undefined;
}
