import { listOf, memberOf, objectOf, textOf } from "./loose-json.ts";
import {
  errorPart,
  messagePart,
  otherPart,
  secondsOf,
  statusPart,
  type Around,
  type NotificationPart,
} from "./part.ts";
import { parseJson } from "../parse-json.ts";

/** Which API's format a notification has; `unreadable` if neither. */
export type NotificationShape = "cloud" | "on-premises" | "unreadable";

/** A parsed notification. It always has at least one part. */
export type ParsedNotification = {
  readonly shape: NotificationShape;
  readonly parts: readonly NotificationPart[];
  /** The whole parsed value; undefined if it is not JSON. */
  readonly value: unknown;
};

/** Further parts become one single part. The platform batches up to a thousand. */
export const MOST_PARTS = 10_000;

const LISTS = ["messages", "statuses", "errors"] as const;
const NOBODY: Around = { names: new Map() };

/**
 * Parses a notification: every message, status and error of every entry and change, and one part for each
 * change without any. Never fails: text that is not JSON, or JSON of another format, is one part of the kind
 * `other`.
 */
export function parseNotification(text: string): ParsedNotification {
  // A byte order mark is not valid JSON, but must not cost an event.
  const value = parseJson(text.startsWith("\ufeff") ? text.slice(1) : text);
  if (value === undefined)
    return { shape: "unreadable", parts: [otherPart(text, [], NOBODY)], value: undefined };
  return partsOf(value);
}

/** The same for a notification that is already parsed. */
export function partsOf(value: unknown): ParsedNotification {
  if (Array.isArray(memberOf(value, "entry")))
    return { shape: "cloud", parts: bounded(cloudParts(value), value), value };
  if (["contacts", ...LISTS].some((name) => Array.isArray(memberOf(value, name))))
    return { shape: "on-premises", parts: bounded(partsOfValue(value, [], NOBODY), value), value };
  return { shape: "unreadable", parts: [otherPart(value, [], NOBODY)], value };
}

/** Gives the part of a parsed notification at a path; undefined if there is none. */
export function partAt(value: unknown, path: NotificationPart["path"]): unknown {
  let at = value;
  for (const step of path)
    at =
      typeof step === "number"
        ? Array.isArray(at)
          ? (at as unknown[])[step]
          : undefined
        : memberOf(at, step);
  return at;
}

function bounded(parts: Iterable<NotificationPart>, value: unknown): readonly NotificationPart[] {
  const kept: NotificationPart[] = [];
  for (const part of parts) {
    if (kept.length === MOST_PARTS) return [...kept, otherPart(undefined, [], { ...NOBODY, field: "more" })];
    kept.push(part);
  }
  return kept.length === 0 ? [otherPart(value, [], NOBODY)] : kept;
}

function* cloudParts(body: unknown): Generator<NotificationPart> {
  for (const [e, entry] of listOf(body, "entry").entries()) {
    const changes = listOf(entry, "changes");
    const seconds = secondsOf(memberOf(entry, "time"));
    if (changes.length === 0) yield otherPart(entry, ["entry", e], { ...NOBODY, seconds });
    for (const [c, change] of changes.entries()) {
      const path = ["entry", e, "changes", c];
      const field = textOf(memberOf(change, "field"), 64);
      const value = memberOf(change, "value");
      yield* partsOfValue(value, [...path, "value"], { ...NOBODY, field, seconds }, () =>
        // The field belongs to the content of the change.
        otherPart(change, path, { ...aroundOf(value, NOBODY), field, seconds }),
      );
    }
  }
}

function* partsOfValue(
  value: unknown,
  path: NotificationPart["path"],
  outside: Around,
  otherwise: () => NotificationPart = () => otherPart(value, path, outside),
): Generator<NotificationPart> {
  const around = aroundOf(value, outside);
  let some = false;
  for (const list of LISTS) {
    for (const [index, item] of listOf(value, list).entries()) {
      some = true;
      yield partOf(list, item, [...path, list, index], around);
    }
  }
  if (!some) yield otherwise();
}

function partOf(
  list: (typeof LISTS)[number],
  item: unknown,
  path: NotificationPart["path"],
  around: Around,
): NotificationPart {
  if (objectOf(item) === undefined) return otherPart(item, path, { ...around, field: list });
  if (list === "messages") return messagePart(item, path, around);
  return list === "statuses" ? statusPart(item, path, around) : errorPart(item, path, around);
}

function aroundOf(value: unknown, outside: Around): Around {
  const metadata = memberOf(value, "metadata");
  const names = new Map<string, string>();
  const users = new Set<string>();
  for (const contact of listOf(value, "contacts").slice(0, MOST_PARTS)) {
    const user = textOf(memberOf(contact, "wa_id"), 64);
    const name = textOf(memberOf(memberOf(contact, "profile"), "name"), 256);
    if (user !== undefined) users.add(user);
    if (user !== undefined && name !== undefined) names.set(user, name);
  }
  const [onlyUser] = users.size === 1 ? users : [];
  const digits = textOf(memberOf(metadata, "display_phone_number"), 64)?.replaceAll(/[^0-9]/g, "");
  return {
    ...outside,
    names,
    onlyUser,
    phoneNumberId: textOf(memberOf(metadata, "phone_number_id"), 64),
    number: digits === "" ? undefined : digits,
  };
}
