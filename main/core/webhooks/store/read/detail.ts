import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant, isoOf } from "../../../../../shared/time.ts";
import type { EventDetail } from "../../../../../shared/webhook/detail.ts";
import {
  parseNotification,
  partAt,
  type ParsedNotification,
} from "../../../../../shared/webhook/envelope.ts";
import { jsonTextOf } from "../../../../../shared/webhook/loose-json.ts";
import { eventSourceOf, isRefused, senderCode, shapeCode, signatureCode, sourceCode } from "../codes.ts";
import { EVENT_COLUMNS, EVENT_WIDTH, eventOf } from "../tables/event-rows.ts";
import { copiesOf, headersIn } from "../tables/forwarded.ts";
import { readNotification, type StoredNotification } from "../tables/inbox-rows.ts";
import { boundTo, openerFor } from "../sealing.ts";
import type { KeptOf } from "../port.ts";
import type { StoreTools } from "../store-tools.ts";

/** Maximum size of a body sent to a window. */
const SHOWN_BYTES = 64 * 1024;

export type OpenedBody = Buffer | "locked" | undefined;

/**
 * Returns the decrypted body of a stored notification; undefined if none is stored or it cannot be decrypted
 * any more, "locked" while the vault is locked.
 */
export function bodyOf({ database, vault }: StoreTools, row: StoredNotification): OpenedBody {
  if (row.body === null) return undefined;
  const stored = Buffer.from(row.body.buffer, row.body.byteOffset, row.body.byteLength);
  if (row.sealing_key === null) return stored;
  const opener = openerFor(database, vault, row.sealing_key);
  if (!opener.ok) return "locked";
  return opener.value(stored, boundTo(row.id, row.receiver));
}

/** Returns everything stored of one event. */
export function detailOf(tools: StoreTools, id: number): Result<EventDetail | undefined, StorageProblem> {
  const { database, lines } = tools;
  return database.read(() => {
    const [row] = database.rows(
      `SELECT ${EVENT_COLUMNS}, e.notification, e.place FROM event AS e WHERE e.id = ?`,
      [id],
    );
    if (row === undefined) return ok(undefined);
    const event = eventOf(row, lines);
    const [notificationId, place] = row.slice(EVENT_WIDTH);
    const notification = readNotification(database, Number(notificationId));
    if (notification === undefined) return ok(undefined);
    const body = bodyOf(tools, notification);
    const parsed = body instanceof Buffer ? parseNotification(body.toString("utf8")) : undefined;
    return ok({
      event,
      notification: {
        receivedAt: isoOf(instant(notification.received_at)),
        bytes: notification.bytes,
        shape:
          notification.shape === null ? (parsed?.shape ?? "unreadable") : shapeCode.word(notification.shape),
        events: notification.events ?? parsed?.parts.length ?? 1,
        cut: notification.cut > 0,
        ...(notification.headers === null ? {} : { headers: headersIn(notification.headers) }),
      },
      body: shownBody(body, parsed, Number(place)),
      arrivals: arrivalsFrom(database, id, {
        ...notification,
        source: sourceCode.code(event.source),
        sender: event.sender === undefined ? null : senderCode.code(event.sender),
      }),
      forwarded: copiesOf(database, id).map(({ at, seen = {}, ...how }) => ({
        at: isoOf(at),
        ...how,
        ...seen,
      })),
    });
  });
}

/** Returns when and how an event arrived, without reading its body. */
export function arrivalsOf(
  { database }: StoreTools,
  id: number,
): Result<EventDetail["arrivals"], StorageProblem> {
  return database.read(() => {
    const row = database
      .statement(
        `SELECT n.received_at, n.signature, n.secret, e.source, e.sender
           FROM event AS e JOIN notification AS n ON n.id = e.notification WHERE e.id = ?`,
      )
      .get(id);
    return ok(row === undefined ? [] : arrivalsFrom(database, id, row));
  });
}

/**
 * Returns a reader for the parts of events; an opened notification is reused within the same event-loop turn.
 */
export function partReader(tools: StoreTools): (id: number) => Result<string | undefined, StorageProblem> {
  const { database } = tools;
  let last:
    | { readonly key: string; readonly body: OpenedBody; readonly parsed?: ParsedNotification }
    | undefined;
  const forget = (): void => {
    last = undefined;
  };
  return (id) =>
    database.read(() => {
      const row = database
        .statement(
          `SELECT e.notification, e.place, length(n.body) AS bytes, n.sealing_key
             FROM event AS e JOIN notification AS n ON n.id = e.notification WHERE e.id = ?`,
        )
        .get(id);
      if (row === undefined || row["bytes"] === null) return ok(undefined);
      const key = `${Number(row["notification"])} ${Number(row["bytes"])}`;
      if (last?.key !== key) {
        const notification = readNotification(database, Number(row["notification"]));
        const body = notification === undefined ? undefined : bodyOf(tools, notification);
        // Keep decrypted text only for this turn: the vault may be locked in the next one.
        if (last === undefined) setImmediate(forget).unref();
        last =
          body instanceof Buffer
            ? { key, body, parsed: parseNotification(body.toString("utf8")) }
            : { key, body };
      }
      const shown = shownBody(last.body, last.parsed, Number(row["place"]));
      return ok(shown.kind === "kept" ? (shown.part ?? shown.raw) : undefined);
    });
}

/** Returns what is stored of an event's notification, without reading its body. */
export function keptOf(
  { database, vault }: StoreTools,
  id: number,
): Result<KeptOf | undefined, StorageProblem> {
  return database.read(() => {
    const row = database
      .statement(
        `SELECT n.id, e.source, n.signature, n.refused, n.sealing_key, n.body IS NOT NULL AS kept
           FROM event AS e JOIN notification AS n ON n.id = e.notification WHERE e.id = ?`,
      )
      .get(id);
    if (row === undefined) return ok(undefined);
    const sealedFor = row["sealing_key"];
    const isLocked = typeof sealedFor === "number" && !openerFor(database, vault, sealedFor).ok;
    return ok({
      notification: Number(row["id"]),
      source: eventSourceOf(Number(row["source"])),
      signature: signatureCode.word(Number(row["signature"])),
      refused: isRefused(Number(row["refused"])),
      body: row["kept"] !== 1 ? "none" : isLocked ? "locked" : "here",
    });
  });
}

/** Returns the whole stored notification of an event. */
export function wholeBodyOf(tools: StoreTools, id: number): Result<OpenedBody, StorageProblem> {
  const { database } = tools;
  return database.read((): Result<OpenedBody, never> => {
    const row = database.statement("SELECT notification FROM event WHERE id = ?").get(id);
    const notification =
      row === undefined ? undefined : readNotification(database, Number(row["notification"]));
    return ok(notification === undefined ? undefined : bodyOf(tools, notification));
  });
}

function shownBody(
  body: OpenedBody,
  parsed: ParsedNotification | undefined,
  place: number,
): EventDetail["body"] {
  if (body === undefined) return { kind: "not-kept" };
  if (body === "locked") return { kind: "locked" };
  const raw = beginningOf(body);
  const path = parsed?.parts[place]?.path;
  const part =
    path === undefined || parsed?.value === undefined ? undefined : partText(partAt(parsed.value, path));
  return {
    kind: "kept",
    raw,
    shortened: body.length > SHOWN_BYTES,
    ...(part === undefined ? {} : { part }),
  };
}

function partText(value: unknown): string | undefined {
  const text = jsonTextOf(value, 2);
  return text === undefined || Buffer.byteLength(text) > SHOWN_BYTES ? undefined : text;
}

/** The start of a text, cut between two characters. */
function beginningOf(body: Buffer): string {
  let end = Math.min(body.length, SHOWN_BYTES);
  // Bytes 10xxxxxx continue a character: cut before the character that would be split.
  if (end < body.length)
    for (let back = 0; back < 3 && ((body[end] ?? 0) & 0xc0) === 0x80; back += 1) end -= 1;
  return body.toString("utf8", 0, end);
}

function arrivalsFrom(
  database: StoreTools["database"],
  event: number,
  first: Readonly<Record<string, unknown>>,
): EventDetail["arrivals"] {
  const notes = database
    .statement(
      "SELECT at AS received_at, source, signature, secret, sender FROM note WHERE event = ? ORDER BY at, id",
    )
    .all(event);
  return [first, ...notes]
    .map((row) => ({
      at: Number(row["received_at"]),
      source: eventSourceOf(Number(row["source"])),
      signature: signatureCode.word(Number(row["signature"])),
      ...(typeof row["sender"] === "number" ? { sender: senderCode.word(row["sender"]) } : {}),
      ...(typeof row["secret"] === "number" ? { secret: row["secret"] } : {}),
    }))
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...how }) => ({ at: isoOf(instant(at)), ...how }));
}
