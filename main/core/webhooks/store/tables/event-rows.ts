import { isoOf, instant } from "../../../../../shared/time.ts";
import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import type { NotificationPart } from "../../../../../shared/webhook/part.ts";
import { WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import { directionOf, eventSourceOf, kindCode, exclusionOf, senderCode, signatureCode } from "../codes.ts";
import type { NumberRef, NumberRefs } from "./number-refs.ts";
import type { StoreDatabase } from "../store-database.ts";

/** An event before it has an id. */
export type NewEvent = {
  readonly notification: number;
  /** The index of its part in the notification, from 0. */
  readonly place: number;
  readonly line: number;
  readonly source: number;
  readonly kind: number;
  readonly signature: number;
  readonly refused: number;
  readonly receivedAt: number;
  readonly at: number | null;
  readonly type: string | null;
  readonly status: string | null;
  readonly user: string | null;
  readonly messageId: string | null;
  readonly preview: string | null;
  readonly sender: number | null;
};

/** The columns of a listed event, in the order that `eventOf` reads. */
export const EVENT_COLUMNS = `e.id, e.line, e.source, e.kind, e.signature, e.refused, e.received_at, e.at, e.type,
  e.status, e.user, e.message_id, e.preview, e.repeats, e.sender`;

/** Inserts an event under its id; within a transaction. */
export function insertEvent(database: StoreDatabase, id: number, event: NewEvent, seen: bigint): void {
  database
    .statement(
      `INSERT INTO event (notification, place, line, source, kind, signature, refused, received_at, at, type, status,
         user, message_id, preview, sender, seen, id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(...valuesOf(event), seen, id);
}

/** Replaces an event by a signed copy; it keeps its id, its duplicate count and its dedup hash. */
export function replaceEvent(database: StoreDatabase, id: number, event: NewEvent): void {
  database
    .statement(
      `UPDATE event SET notification = ?, place = ?, line = ?, source = ?, kind = ?, signature = ?, refused = ?,
         received_at = ?, at = ?, type = ?, status = ?, user = ?, message_id = ?, preview = ?, sender = ? WHERE id = ?`,
    )
    .run(...valuesOf(event), id);
}

function valuesOf(event: NewEvent): readonly (string | number | null)[] {
  const { notification, place, line, source, kind, signature, refused, receivedAt } = event;
  const { at, type, status, user, messageId, preview, sender } = event;
  return [
    notification,
    place,
    line,
    source,
    kind,
    signature,
    refused,
    receivedAt,
    at,
    type,
    status,
    user,
    messageId,
    preview,
    sender,
  ];
}

/** Adds an event's words to the search index. */
export function indexWords(
  database: StoreDatabase,
  event: number,
  said: string,
  { user, messageId }: Pick<NewEvent, "user" | "messageId">,
): void {
  database
    .statement("INSERT INTO words (rowid, said, ids) VALUES (?, ?, ?)")
    .run(event, said, `${user ?? ""} ${messageId ?? ""}`);
}

/** Removes an event's words from the search index. */
export function forgetWords(database: StoreDatabase, event: number): void {
  database.statement("DELETE FROM words WHERE rowid = ?").run(event);
}

/** Returns the metadata of a part as stored; `user` and `preview` as the mode allows. */
export function newEvent(
  part: NotificationPart,
  frame: Pick<
    NewEvent,
    "notification" | "place" | "line" | "source" | "signature" | "refused" | "receivedAt" | "sender"
  >,
  shown: { readonly user: string | undefined; readonly preview: string | undefined },
): NewEvent {
  return {
    ...frame,
    kind: kindCode.code(part.kind),
    at: part.atMs ?? null,
    type: part.type ?? null,
    status: part.status ?? null,
    user: shown.user ?? null,
    messageId: part.messageId ?? null,
    preview: shown.preview ?? null,
  };
}

/** Reads a row of EVENT_COLUMNS. */
export function eventOf(row: readonly unknown[], lines: NumberRefs): WebhookEvent {
  const [id, line, source, kind, signature, refused, receivedAt, ...rest] = row;
  const [at, type, status, user, messageId, preview, repeats, sender] = rest;
  return listed(
    {
      source: source as number,
      kind: kind as number,
      signature: signature as number,
      refused: refused as number,
      receivedAt: receivedAt as number,
      at: at as number | null,
      type: type as string | null,
      status: status as string | null,
      user: user as string | null,
      messageId: messageId as string | null,
      preview: preview as string | null,
      sender: sender as number | null,
    },
    { id: id as number, repeats: repeats as number, line: lines.byId(line as number) },
  );
}

/** The number of EVENT_COLUMNS; further columns of a query follow them. */
export const EVENT_WIDTH = 15;

/** Returns a listed event from what was just stored. */
export function listed(
  event: Omit<NewEvent, "notification" | "place" | "line">,
  { id, repeats, line }: { readonly id: number; readonly repeats: number; readonly line: NumberRef },
): WebhookEvent {
  const kind = kindCode.word(event.kind);
  const shown: { -readonly [K in keyof WebhookEvent]: WebhookEvent[K] } = {
    id,
    source: eventSourceOf(event.source),
    kind,
    direction: directionOf(kind),
    receivedAt: momentOf(event.receivedAt),
    signature: signatureCode.word(event.signature),
    repeats,
  };
  const workspace = workspaceOf(line.receiver);
  if (workspace !== undefined) shown.workspace = workspace;
  if (line.phoneNumberId !== "") shown.phoneNumberId = line.phoneNumberId;
  if (line.number !== "") shown.number = line.number;
  if (event.user !== null) shown.user = event.user;
  if (event.messageId !== null) shown.messageId = event.messageId;
  if (event.type !== null) shown.type = event.type;
  if (event.status !== null) shown.status = event.status;
  if (event.at !== null) shown.at = momentOf(event.at);
  if (event.preview !== null) shown.preview = event.preview;
  if (event.sender !== null) shown.sender = senderCode.word(event.sender);
  if (event.refused !== 0) Object.assign(shown, exclusionOf(event.refused));
  return shown;
}

let minute = Number.NaN;
let minuteText = "";

/** ISO 8601. Caches the minute, which is much faster for a list, because most events share one. */
function momentOf(ms: number): string {
  const within = ms % 60_000;
  if (ms - within !== minute) {
    minute = ms - within;
    minuteText = isoOf(instant(minute)).slice(0, -7);
  }
  const text = String(within + 100_000);
  // `107400` means 7.4 seconds after the minute.
  return within >= 0 ? `${minuteText}${text.slice(1, 3)}.${text.slice(3)}Z` : isoOf(instant(ms));
}

const workspaces = new Map<string, WorkspaceId | undefined>();

/** The workspace that a receiver listens for; undefined for the terminal's. */
function workspaceOf(receiver: string): WorkspaceId | undefined {
  if (!workspaces.has(receiver)) workspaces.set(receiver, WorkspaceId.safeParse(receiver).data);
  return workspaces.get(receiver);
}
