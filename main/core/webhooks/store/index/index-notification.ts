import { createHash } from "node:crypto";
import { cutParts } from "../../../../../shared/webhook/cut-parts.ts";
import { parseNotification, type ParsedNotification } from "../../../../../shared/webhook/envelope.ts";
import type { NotificationPart, PartIdentity } from "../../../../../shared/webhook/part.ts";
import { insertEvent, indexWords, newEvent, type NewEvent } from "../tables/event-rows.ts";
import { newestId, removeUncounted } from "../tables/inbox-rows.ts";
import type { NumberRefs } from "../tables/number-refs.ts";
import { noteDuplicates, trimRefused, type Duplicate } from "./duplicates.ts";
import { lookUp, markOf, type HashOf } from "../tables/dedup-keys.ts";
import {
  eventSourceOf,
  excludedCodeOfEvent,
  isMadeUpCode,
  isRefused,
  shapeCode,
  sourceCode,
} from "../codes.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { ToFile } from "../to-file.ts";
import type { TotalsWriter } from "../totals/totals-writer.ts";

export type IndexingTools = {
  readonly database: StoreDatabase;
  readonly lines: NumberRefs;
  readonly totals: TotalsWriter;
  /** Returns the value stored instead of an end user's number if only metadata is stored. */
  readonly fingerprint: (user: string) => string;
  readonly hashOf?: HashOf | undefined;
};

/** The result for one part: a new event, or a duplicate of one. */
export type IndexedEvent =
  | { readonly kind: "new"; readonly id: number; readonly event: NewEvent }
  | { readonly kind: "repeat"; readonly id: number };

export type Indexed = {
  readonly notification: number;
  readonly receiver: string;
  readonly events: readonly IndexedEvent[];
  /** Whether any event needs the body; otherwise the notification is removed. */
  readonly kept: boolean;
  /** The body without parts that were deleted before they were received again. */
  readonly cutBody?: Buffer;
};

/** A notification with more parts than this is indexed in several transactions, to keep each short. */
const MOST_AT_ONCE = 256;

/** A notification being indexed, and its progress. */
export type BeingIndexed = {
  readonly row: ToFile;
  readonly bytes: Buffer;
  readonly parsed: ParsedNotification;
  readonly parts: readonly NotificationPart[];
  /** The index of the next part. */
  readonly place: number;
  readonly events: readonly IndexedEvent[];
  /** Parts that were deleted before they were received again. */
  readonly gone: ReadonlySet<number>;
  /** Whether any event needs the body. */
  readonly kept: boolean;
  /** A process that died midway may already have indexed some parts. */
  readonly resumed: boolean;
};

/** Parses a notification of which this process has indexed nothing. */
export function takeApart(row: ToFile, body: Uint8Array): BeingIndexed {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const parsed = parseNotification(bytes.toString("utf8"));
  const parts = partsToFile(row, parsed);
  return { row, bytes, parsed, parts, place: 0, events: [], gone: new Set(), kept: false, resumed: false };
}

/** Returns how many parts are still to be indexed. */
export const partsLeft = ({ parts, place }: BeingIndexed): number => parts.length - place;

/** Whether it is indexed in one transaction, together with its end. */
export const isIndexedAtOnce = ({ parts }: BeingIndexed): boolean => parts.length <= MOST_AT_ONCE;

/**
 * Indexes the next parts, at most `most`: a new event or a duplicate for each. Runs within a transaction that
 * sees its row. A rejected notification becomes one event and is compared only with rejected ones; a test
 * notification only with test notifications. What arrived is added to the totals. Returns the progress, valid once the transaction commits.
 */
export function indexParts(tools: IndexingTools, one: BeingIndexed, most: number): BeingIndexed {
  const { database, totals } = tools;
  const { row, bytes, parsed } = one;
  const resumed = one.place === 0 ? !isIndexedAtOnce(one) && isBegun(database, row.id) : one.resumed;
  const source = sourceOf(row, parsed);
  const events: IndexedEvent[] = [];
  const repeats: Duplicate[] = [];
  const deleted = new Set(one.gone);
  const first = newestId(database, "event") + 1;
  let next = first;
  let known = false;
  const through = Math.min(one.parts.length, one.place + most);
  for (let place = one.place; place < through; place += 1) {
    const part = one.parts[place];
    if (part === undefined) break;
    const seen = lookUp(database, markFor(tools, row, part, { place, bytes, source }), next);
    if (seen.kind === "gone") deleted.add(place);
    else if (seen.kind === "new") {
      const event = eventFor(tools, row, part, { place, parsed });
      insertEvent(database, next, event, seen.key);
      indexWords(database, next, row.mode === "searchable" ? part.text : "", event);
      totals.first(event);
      events.push({ kind: "new", id: next, event });
      next += 1;
    } else if (!isIndexedAtOnce(one) && isFiledHere(database, { event: seen.event, row, place, resumed }))
      known = true;
    else {
      const event = eventFor(tools, row, part, { place, parsed });
      repeats.push({ known: seen.event, event, said: part.text });
      totals.again(event);
      events.push({ kind: "repeat", id: seen.event });
    }
  }
  const replaced = noteDuplicates(database, row, repeats, next > first || !isIndexedAtOnce(one));
  return {
    ...one,
    place: through,
    events: [...one.events, ...events],
    gone: deleted,
    kept: one.kept || known || next > first || replaced,
    resumed,
  };
}

/** Ends the indexing of a notification, in the transaction that indexed its last parts. */
export function endIndexing({ database }: IndexingTools, one: BeingIndexed): Indexed {
  const { row, events, kept, gone: deleted, parsed, bytes } = one;
  const frame = { notification: row.id, receiver: row.receiver, events, kept };
  if (!kept) {
    removeUncounted(database, row.id);
    return frame;
  }
  if (isRefused(row.refused)) trimRefused(database);
  recordShape(database, row, parsed);
  const cutBody =
    deleted.size === 0 ? undefined : withoutGone(database, row.id, bytes.toString("utf8"), deleted);
  return cutBody === undefined ? frame : { ...frame, cutBody };
}

function isBegun(database: StoreDatabase, notification: number): boolean {
  return (
    database
      .statement(
        "SELECT 1 FROM event WHERE notification = ?1 UNION ALL SELECT 1 FROM note WHERE notification = ?1 LIMIT 1",
      )
      .get(notification) !== undefined
  );
}

type Known = {
  readonly event: number;
  readonly row: ToFile;
  readonly place: number;
  readonly resumed: boolean;
};

/** Whether this same part was already indexed by a process that did not finish the notification. */
function isFiledHere(database: StoreDatabase, { event, row, place, resumed }: Known): boolean {
  const sameEvent = database.statement("SELECT 1 FROM event WHERE id = ? AND notification = ? AND place = ?");
  if (sameEvent.get(event, row.id, place) !== undefined) return true;
  const sameNote = database.statement("SELECT 1 FROM note WHERE event = ? AND notification = ? LIMIT 1");
  return resumed && sameNote.get(event, row.id) !== undefined;
}

/** Nothing is certain about a rejected notification: one event represents it, whatever it claims to hold. */
function partsToFile(row: ToFile, { parts }: ParsedNotification): readonly NotificationPart[] {
  return isRefused(row.refused) ? parts.slice(0, 1) : parts;
}

/**
 * What came to the on-premises URL counts as on-premises whatever its format, because it is unsigned and must
 * never pass for the cloud's. If one URL takes both, the format decides.
 */
function sourceOf(row: ToFile, { shape }: ParsedNotification): number {
  if (row.source !== sourceCode.code("either")) return row.source;
  return shape === "unreadable" ? sourceCode.code("cloud") : sourceCode.code(shape);
}

function markFor(
  tools: IndexingTools,
  row: ToFile,
  part: NotificationPart,
  { place, bytes, source }: { readonly place: number; readonly bytes: Buffer; readonly source: number },
): ReturnType<typeof markOf> {
  const digest = (): string => createHash("sha256").update(bytes).digest("hex");
  if (isRefused(row.refused)) {
    const whole: PartIdentity = { words: ["body", digest()] };
    return markOf(["refused", row.receiver], whole, tools.hashOf);
  }
  const identity = part.identity ?? { words: ["place", digest(), String(place)] };
  // Test notifications and real ones have separate identities, so that neither can replace the other.
  const space = isMadeUpCode(excludedCodeOfEvent(row.refused, part.messageId)) ? ["made-up"] : [];
  return markOf([...space, row.receiver, String(source)], identity, tools.hashOf);
}

function eventFor(
  { lines, fingerprint }: IndexingTools,
  row: ToFile,
  part: NotificationPart,
  { place, parsed }: { readonly place: number; readonly parsed: ParsedNotification },
): NewEvent {
  // The on-premises client does not name the number that it serves.
  const hint = parsed.shape === "on-premises" ? row : { phoneNumberId: null, number: null };
  const line = lines.idOf(
    row.receiver,
    part.phoneNumberId ?? hint.phoneNumberId ?? "",
    part.number ?? hint.number ?? "",
  );
  const { user, preview } = part;
  const source = sourceOf(row, parsed);
  return newEvent(
    part,
    {
      notification: row.id,
      place,
      line,
      source,
      // The on-premises client has an address of the business, which is on no list of the platform.
      sender: eventSourceOf(source) === "cloud" ? row.sender : null,
      signature: row.signature,
      refused: excludedCodeOfEvent(row.refused, part.messageId),
      receivedAt: row.receivedAt,
    },
    {
      user: row.mode === "facts" && user !== undefined ? fingerprint(user) : user,
      preview: row.mode === "searchable" ? preview : undefined,
    },
  );
}

/** Records what can no longer be read from a body that is encrypted or not stored. */
function recordShape(database: StoreDatabase, row: ToFile, { shape, parts }: ParsedNotification): void {
  if (row.mode === "searchable") return;
  database
    .statement("UPDATE notification SET shape = ?, events = ? WHERE id = ?")
    .run(shapeCode.code(shape), parts.length, row.id);
}

function withoutGone(
  database: StoreDatabase,
  notification: number,
  text: string,
  deleted: ReadonlySet<number>,
): Buffer | undefined {
  const cut = cutParts(text, (_, place) => deleted.has(place));
  if (cut === undefined) return undefined;
  movePlaces(database, notification, cut.kept);
  database.statement("UPDATE notification SET cut = 1 WHERE id = ?").run(notification);
  return Buffer.from(cut.text, "utf8");
}

/** Updates the positions of a shortened body's events; `kept` lists the previous positions in order. */
export function movePlaces(database: StoreDatabase, notification: number, kept: readonly number[]): void {
  const move = database.statement("UPDATE event SET place = ? WHERE notification = ? AND place = ?");
  // Positions only get smaller, so ascending order never overwrites a moved one.
  for (const [place, before] of kept.entries()) if (place !== before) move.run(place, notification, before);
}
