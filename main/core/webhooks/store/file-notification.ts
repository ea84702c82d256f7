import { createHash } from "node:crypto";
import { cutParts } from "../../../../shared/webhook/cut-parts.ts";
import { parseNotification, type ParsedNotification } from "../../../../shared/webhook/envelope.ts";
import type { NotificationPart, PartIdentity } from "../../../../shared/webhook/part.ts";
import { insertEvent, indexWords, newEvent, type NewEvent } from "./event-rows.ts";
import { newestId, removeUncounted } from "./inbox.ts";
import type { Lines } from "./lines.ts";
import { noteRepeats, trimRefused, type Repeat } from "./repeats.ts";
import { lookUp, markOf, type HashOf } from "./seen.ts";
import { shapeCode, sourceCode } from "./codes.ts";
import type { StoreDatabase } from "./store-database.ts";
import type { ToFile } from "./to-file.ts";

export type FilingTools = {
  readonly database: StoreDatabase;
  readonly lines: Lines;
  /** What stands for an end user's number where only facts are kept. */
  readonly fingerprint: (user: string) => string;
  readonly hashOf?: HashOf | undefined;
};

/** What became of one part: an event of its own, or a repeat of one. */
export type FiledEvent =
  | { readonly kind: "new"; readonly id: number; readonly event: NewEvent }
  | { readonly kind: "repeat"; readonly id: number };

export type Filed = {
  readonly notification: number;
  readonly receiver: string;
  readonly events: readonly FiledEvent[];
  /** Does any event need the body? Otherwise the notification is gone. */
  readonly kept: boolean;
  /** The body without the parts that somebody had erased before they came again. */
  readonly cutBody?: Buffer;
};

/**
 * Files one notification: an event for each part that is new, a count for each that is not. Within a transaction that
 * holds its row and counts what is kept. What was refused becomes one event of its own and is compared with nothing
 * but what was refused.
 */
export function fileNotification(tools: FilingTools, row: ToFile, body: Uint8Array): Filed {
  const { database } = tools;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const text = bytes.toString("utf8");
  const parsed = parseNotification(text);
  const first = newestId(database, "event") + 1;
  const events: FiledEvent[] = [];
  const repeats: Repeat[] = [];
  const gone = new Set<number>();
  let next = first;
  for (const [place, part] of partsToFile(row, parsed).entries()) {
    const seen = lookUp(
      database,
      markFor(tools, row, part, { place, bytes, source: sourceOf(row, parsed) }),
      next,
    );
    if (seen.kind === "gone") gone.add(place);
    else {
      const event = eventFor(tools, row, part, { place, parsed });
      if (seen.kind === "again") {
        repeats.push({ known: seen.event, event, said: part.text });
        events.push({ kind: "repeat", id: seen.event });
      } else {
        insertEvent(database, next, event, seen.key);
        indexWords(database, next, row.mode === "searchable" ? part.text : "", event);
        events.push({ kind: "new", id: next, event });
        next += 1;
      }
    }
  }
  const replaced = noteRepeats(database, row, repeats, next > first);
  const kept = next > first || replaced;
  const frame = { notification: row.id, receiver: row.receiver, events, kept };
  if (!kept) {
    removeUncounted(database, row.id);
    return frame;
  }
  if (row.refused > 0) trimRefused(database);
  describe(database, row, parsed);
  const cutBody = gone.size === 0 ? undefined : withoutGone(database, row.id, text, gone);
  return cutBody === undefined ? frame : { ...frame, cutBody };
}

/** Of something refused nothing is certain: one event shows it, whatever it claims to hold. */
function partsToFile(row: ToFile, { parts }: ParsedNotification): readonly NotificationPart[] {
  return row.refused > 0 ? parts.slice(0, 1) : parts;
}

/**
 * What came to the on-premises address is on-premises, whatever it looks like: nobody signs there, so it must never pass
 * for the cloud's. Where one address takes both, the shape tells.
 */
function sourceOf(row: ToFile, { shape }: ParsedNotification): number {
  if (row.source !== sourceCode.code("either")) return row.source;
  return shape === "unreadable" ? sourceCode.code("cloud") : sourceCode.code(shape);
}

function markFor(
  tools: FilingTools,
  row: ToFile,
  part: NotificationPart,
  { place, bytes, source }: { readonly place: number; readonly bytes: Buffer; readonly source: number },
): ReturnType<typeof markOf> {
  const digest = (): string => createHash("sha256").update(bytes).digest("hex");
  if (row.refused > 0) {
    const whole: PartIdentity = { words: ["body", digest()] };
    return markOf(["refused", row.receiver], whole, tools.hashOf);
  }
  const identity = part.identity ?? { words: ["place", digest(), String(place)] };
  return markOf([row.receiver, String(source)], identity, tools.hashOf);
}

function eventFor(
  { lines, fingerprint }: FilingTools,
  row: ToFile,
  part: NotificationPart,
  { place, parsed }: { readonly place: number; readonly parsed: ParsedNotification },
): NewEvent {
  // The on-premises client does not say which number it serves.
  const hint = parsed.shape === "on-premises" ? row : { phoneNumberId: null, number: null };
  const line = lines.idOf(
    row.receiver,
    part.phoneNumberId ?? hint.phoneNumberId ?? "",
    part.number ?? hint.number ?? "",
  );
  const { user, preview } = part;
  return newEvent(
    part,
    {
      notification: row.id,
      place,
      line,
      source: sourceOf(row, parsed),
      signature: row.signature,
      refused: row.refused,
      receivedAt: row.receivedAt,
    },
    {
      user: row.mode === "facts" && user !== undefined ? fingerprint(user) : user,
      preview: row.mode === "searchable" ? preview : undefined,
    },
  );
}

/** Notes what can no longer be read from a body that is sealed or not kept. */
function describe(database: StoreDatabase, row: ToFile, { shape, parts }: ParsedNotification): void {
  if (row.mode === "searchable") return;
  database
    .statement("UPDATE notification SET shape = ?, events = ? WHERE id = ?")
    .run(shapeCode.code(shape), parts.length, row.id);
}

function withoutGone(
  database: StoreDatabase,
  notification: number,
  text: string,
  gone: ReadonlySet<number>,
): Buffer | undefined {
  const cut = cutParts(text, (_, place) => gone.has(place));
  if (cut === undefined) return undefined;
  movePlaces(database, notification, cut.kept);
  database.statement("UPDATE notification SET cut = 1 WHERE id = ?").run(notification);
  return Buffer.from(cut.text, "utf8");
}

/** Tells the events of a cut body where their parts stand now; `kept` lists the places before, in order. */
export function movePlaces(database: StoreDatabase, notification: number, kept: readonly number[]): void {
  const move = database.statement("UPDATE event SET place = ? WHERE notification = ? AND place = ?");
  // Places only get smaller, so that going up never meets one that was moved already.
  for (const [place, before] of kept.entries()) if (place !== before) move.run(place, notification, before);
}
