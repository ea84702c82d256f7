import type { EventDirection, EventKind } from "./event.ts";
import { jsonTextOf, listOf, memberOf, textOf } from "./loose-json.ts";
import { errorSaid, errorsSaid, previewOf, saidIn, searchableOf } from "./part-text.ts";

/**
 * Two arrivals with equal `words` are duplicates. `seconds` is the payload's own time, which is the same in
 * every copy.
 */
export type PartIdentity = { readonly seconds?: number; readonly words: readonly string[] };

/** One message, status or error of a notification, or a change that holds none of them. */
export type NotificationPart = {
  /** Its path: `["entry", 0, "changes", 1, "value", "messages", 2]`; empty for the whole notification. */
  readonly path: readonly (string | number)[];
  readonly kind: EventKind;
  readonly direction: EventDirection;
  readonly phoneNumberId?: string;
  /** Digits of the business number. */
  readonly number?: string;
  readonly user?: string;
  readonly messageId?: string;
  readonly type?: string;
  readonly status?: string;
  /** Recorded with the microphone; not an audio file. */
  readonly voice?: true;
  /** Milliseconds since 1970, by the payload. */
  readonly atMs?: number;
  readonly preview?: string;
  /** Searchable text, without the user's number and ids. */
  readonly text: string;
  /** Undefined if the part is nested too deeply to be compared. */
  readonly identity?: PartIdentity;
};

/** What the parts of one change have in common. */
export type Around = {
  readonly phoneNumberId?: string | undefined;
  readonly number?: string | undefined;
  readonly field?: string | undefined;
  /** When the notification was created, in seconds. */
  readonly seconds?: number | undefined;
  /** Names of end users by their numbers. */
  readonly names: ReadonlyMap<string, string>;
  /** The end user that the change names, if it names exactly one. */
  readonly onlyUser?: string | undefined;
};

type Path = NotificationPart["path"];

const ID = 64;
const MESSAGE_ID = 256;
/** The platform's codes for a message that the API cannot represent: cloud, and on-premises. */
const UNSUPPORTED_CODES = new Set(["131051", "131060", "501"]);

/** Gives the part for a message. Messages that the API cannot represent are of the kind `unsupported`. */
export function messagePart(message: unknown, path: Path, around: Around): NotificationPart {
  const type = textOf(memberOf(message, "type"), ID);
  const messageId = textOf(memberOf(message, "id"), MESSAGE_ID);
  const user = textOf(memberOf(message, "from"), ID) ?? around.onlyUser;
  const seconds = secondsOf(memberOf(message, "timestamp"));
  const said = saidIn(message);
  return {
    ...common(path, around, { seconds, said, user }),
    kind: isUnsupported(message, type) ? "unsupported" : "message",
    direction: "in",
    ...given({ user, messageId, type }),
    ...(isVoice(message, type) ? { voice: true as const } : {}),
    ...identityOf(
      messageId === undefined ? undefined : ["message", messageId],
      message,
      seconds ?? around.seconds,
    ),
  };
}

/** Gives the part for a status of a sent message. */
export function statusPart(status: unknown, path: Path, around: Around): NotificationPart {
  const messageId = textOf(memberOf(status, "id"), MESSAGE_ID);
  const state = textOf(memberOf(status, "status"), ID);
  const user = textOf(memberOf(status, "recipient_id"), ID) ?? around.onlyUser;
  const seconds = secondsOf(memberOf(status, "timestamp"));
  const said = errorsSaid(status);
  const words = messageId === undefined ? undefined : ["status", messageId, state ?? "", user ?? ""];
  return {
    ...common(path, around, { seconds, said, user }),
    kind: "status",
    direction: "out",
    ...given({ user, messageId, status: state, type: textOf(memberOf(status, "type"), ID) }),
    ...identityOf(words, status, seconds ?? around.seconds),
  };
}

/** Gives the part for an error that belongs to no message and no status. */
export function errorPart(error: unknown, path: Path, around: Around): NotificationPart {
  const said = errorSaid(error);
  return {
    ...common(path, around, { seconds: around.seconds, said, user: undefined }),
    kind: "error",
    direction: "none",
    ...given({ type: textOf(memberOf(error, "code"), ID) }),
    ...identityOf(undefined, error, around.seconds),
  };
}

/** Gives the part for anything else: a change of another field, or an unknown structure. */
export function otherPart(value: unknown, path: Path, around: Around): NotificationPart {
  return {
    ...common(path, around, { seconds: around.seconds, said: [], user: undefined }),
    kind: "other",
    direction: "none",
    ...given({ type: around.field }),
    ...identityOf(undefined, value, around.seconds),
  };
}

function common(
  path: Path,
  around: Around,
  found: {
    readonly seconds: number | undefined;
    readonly said: readonly string[];
    readonly user: string | undefined;
  },
): Pick<NotificationPart, "path" | "phoneNumberId" | "number" | "atMs" | "preview" | "text"> {
  const name = found.user === undefined ? undefined : around.names.get(found.user);
  const { phoneNumberId, number } = around;
  const atMs = found.seconds === undefined ? undefined : found.seconds * 1000;
  return {
    path,
    ...given({ phoneNumberId, number, atMs, preview: previewOf(found.said) }),
    text: searchableOf([...found.said, name, around.field]),
  };
}

function identityOf(
  words: readonly string[] | undefined,
  part: unknown,
  seconds: number | undefined,
): Pick<NotificationPart, "identity"> {
  if (words !== undefined) return { identity: { words, ...given({ seconds }) } };
  const content = jsonTextOf(part);
  if (content === undefined) return {};
  return { identity: { words: ["content", content, String(seconds ?? "")], ...given({ seconds }) } };
}

function isUnsupported(message: unknown, type: string | undefined): boolean {
  if (type === "unsupported" || type === "unknown") return true;
  return (
    type === undefined &&
    listOf(message, "errors").some((error) =>
      UNSUPPORTED_CODES.has(textOf(memberOf(error, "code"), ID) ?? ""),
    )
  );
}

function isVoice(message: unknown, type: string | undefined): boolean {
  const mark = memberOf(memberOf(message, "audio"), "voice");
  return type === "voice" || mark === true || mark === "true";
}

// Later than this, in the year 2242, a time no longer fits into a key of the store.
const MOST_SECONDS = 2 ** 33;

/** Gives seconds since 1970 from seconds or milliseconds, as text or number; undefined for anything else. */
export function secondsOf(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^[0-9]{1,15}(?:\.[0-9]{1,9})?$/.test(text)) return undefined;
  const number = Math.floor(Number(text));
  const seconds = number >= MOST_SECONDS ? Math.floor(number / 1000) : number;
  return seconds > 0 && seconds < MOST_SECONDS ? seconds : undefined;
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function given<T extends Readonly<Record<string, unknown>>>(members: T): Given<T> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) kept[name] = value;
  return kept as Given<T>;
}
