import type { NotificationPart } from "./part.ts";
import { partAt, partsOf } from "./envelope.ts";
import { jsonTextOf, listOf, memberOf } from "./loose-json.ts";
import { parseJson } from "../parse-json.ts";

/** What remains of a notification. `kept` are the previous indexes of its parts, in order. */
export type CutNotification = { readonly text: string; readonly kept: readonly number[] };

const LISTS = ["messages", "statuses", "errors"] as const;

/**
 * Removes parts from a notification, with the contacts that only they refer to and the changes that become
 * empty. Undefined if nothing would remain, or the rest could not be serialized.
 */
export function cutParts(
  text: string,
  goes: (part: NotificationPart, place: number) => boolean,
): CutNotification | undefined {
  const value = parseJson(text);
  if (value === undefined) return undefined;
  const { parts } = partsOf(value);
  const going = new Set(parts.filter(goes));
  const staying = parts.filter((part) => !going.has(part));
  if (staying.length === 0) return undefined;
  if (going.size === 0) return { text, kept: parts.map((_, place) => place) };
  forgetContacts(value, going, staying);
  // Backwards, so that the indexes of earlier parts stay valid.
  for (const part of [...going].reverse()) takeOut(value, part.path);
  const left = jsonTextOf(value);
  if (left === undefined) return undefined;
  return { text: left, kept: parts.flatMap((part, place) => (going.has(part) ? [] : [place])) };
}

function takeOut(value: unknown, path: NotificationPart["path"]): void {
  const list = partAt(value, path.slice(0, -1));
  const place = path.at(-1);
  if (!Array.isArray(list) || typeof place !== "number") return;
  list.splice(place, 1);
  if (list.length > 0) return;
  const owner = path.slice(0, -2);
  const holder = partAt(value, owner);
  const name = path.at(-2);
  // An empty list would count as a change without content.
  if (typeof holder === "object" && holder !== null && typeof name === "string")
    Reflect.deleteProperty(holder, name);
  if (owner.length === 0 || LISTS.some((other) => listOf(holder, other).length > 0)) return;
  // `value` is a member of its change; a change is an item of its entry.
  takeOut(value, owner.at(-1) === "value" ? owner.slice(0, -1) : owner);
}

function forgetContacts(
  value: unknown,
  going: ReadonlySet<NotificationPart>,
  staying: readonly NotificationPart[],
): void {
  const wanted = new Set(staying.map((part) => part.user));
  const gone = new Set([...going].flatMap((part) => (part.user === undefined ? [] : [part.user])));
  const holders = new Set([...going].map((part) => partAt(value, holderOf(part.path))));
  for (const holder of holders) {
    const contacts: unknown = memberOf(holder, "contacts");
    if (!Array.isArray(contacts)) continue;
    const left = (contacts as unknown[]).filter((contact) => {
      const user = memberOf(contact, "wa_id");
      const name = typeof user === "number" ? String(user) : user;
      return typeof name !== "string" || !gone.has(name) || wanted.has(name);
    });
    contacts.splice(0, contacts.length, ...left);
  }
}

function holderOf(path: NotificationPart["path"]): NotificationPart["path"] {
  const last = path.at(-2);
  return LISTS.some((list) => list === last) ? path.slice(0, -2) : path;
}
