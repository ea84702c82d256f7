import { unreachable } from "../../../../../shared/invariant.ts";
import { ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../../../shared/rpc/problems.ts";
import { MOST_EVIDENCE } from "../../../../../shared/webhook/event.ts";
import { isoOf } from "../../../../../shared/time.ts";
import {
  parseNotification,
  partAt,
  type ParsedNotification,
} from "../../../../../shared/webhook/envelope.ts";
import { jsonTextOf } from "../../../../../shared/webhook/loose-json.ts";
import { modeCode } from "../codes.ts";
import { bodyOf, type OpenedBody } from "../read/detail.ts";
import { EVENT_COLUMNS, EVENT_WIDTH, eventOf } from "../tables/event-rows.ts";
import { readNotification, type StoredNotification } from "../tables/inbox-rows.ts";
import { conditionsFor } from "../read/pages.ts";
import { idsIn } from "../read/query.ts";
import type { StoreTools } from "../store-tools.ts";
import { heldBackAmong } from "./evidence.ts";
import { csvWith, curl, ndjson, type Format, type Leaving } from "./formats.ts";

const PIECE_BYTES = 1_000_000;
/** Events read per piece; a piece ends earlier if they are large. */
const MOST_EVENTS = MOST_EVIDENCE;

type Input = ParsedInputOf<"webhooks.export">;
type Output = OutputOf<"webhooks.export">;

/** Returns one piece of an export and the protected events in it. Read-only. */
export async function exportPiece(
  tools: StoreTools,
  input: Input,
): Promise<Result<Output, StorageProblem | VaultProblem>> {
  const format = await formatOf(input);
  const { database } = tools;
  const piece = database.read(() => ok(readPiece(tools, input, format)));
  if (!piece.ok) return piece;
  const { text, events, evidence, next } = piece.value;
  const begin = {
    at: isoOf(tools.clock.now()),
    filter: input.filter,
    ...(input.to === undefined ? {} : { to: input.to }),
  };
  return ok({
    text: input.after === undefined ? format.begin(begin) + text : text,
    events,
    evidence: [...evidence],
    ...(next === undefined ? {} : { next }),
  });
}

async function formatOf({ format }: Input): Promise<Format> {
  if (format === "ndjson") return ndjson;
  if (format === "curl") return curl;
  // Loaded only when a table is requested.
  const { stringify } = await import("csv-stringify/sync");
  return csvWith((records) =>
    stringify(
      records.map((record) => [...record]),
      // Quote everything: many readers start a new record at a lone carriage return outside quotes.
      { escape_formulas: true, quoted: true, record_delimiter: "\r\n" },
    ),
  );
}

type Piece = {
  readonly text: string;
  readonly events: number;
  readonly evidence: readonly number[];
  readonly next: number | undefined;
};

function readPiece(tools: StoreTools, { filter, after }: Input, format: Format): Piece {
  const { database, lines } = tools;
  const conditions = conditionsFor(tools, filter);
  if (conditions.nothing) return { text: "", events: 0, evidence: [], next: undefined };
  const found = idsIn(conditions, {
    after: after ?? 0,
    before: Number.MAX_SAFE_INTEGER,
    limit: MOST_EVENTS + 1,
    newestFirst: false,
  });
  const rows = database.rows(
    `SELECT ${EVENT_COLUMNS}, e.notification, e.place FROM (${found.sql}) AS found
       CROSS JOIN event AS e ON e.id = found.id ORDER BY found.id`,
    found.values,
  );
  let text = "";
  const ids: number[] = [];
  const carried: number[] = [];
  const reader = notificationReader(tools);
  const posted = new Set([notificationOf(tools, after)]);
  for (const row of rows.slice(0, MOST_EVENTS)) {
    const event = eventOf(row, lines);
    const [notification, place] = row.slice(EVENT_WIDTH).map(Number);
    if (notification === undefined || place === undefined) continue;
    const kept = reader(notification);
    const leaving: Leaving = {
      event,
      notification,
      mode: modeCode.word(kept?.row.mode ?? 0),
      cut: (kept?.row.cut ?? 0) > 0,
      ...(format.carries === "notification" ? wholeOf(kept, posted) : partOf(kept, place, format)),
    };
    posted.add(notification);
    text += format.write(leaving);
    ids.push(event.id);
    if (isCarried(kept, format)) carried.push(event.id);
    if (text.length >= PIECE_BYTES) break;
  }
  return {
    text,
    events: ids.length,
    evidence: heldBackAmong(database, carried),
    next: ids.length < rows.length ? ids.at(-1) : undefined,
  };
}

type Read = {
  readonly row: StoredNotification;
  readonly body: () => Buffer | undefined;
  /** There is a body, but it cannot be read while the vault is locked. */
  readonly locked: () => boolean;
  readonly parsed: () => ParsedNotification | undefined;
};

/** Reads notifications one at a time; events of one notification are adjacent. */
function notificationReader(tools: StoreTools): (id: number) => Read | undefined {
  let last: { readonly id: number; readonly read: Read | undefined } | undefined;
  return (id) => {
    if (last?.id === id) return last.read;
    const row = readNotification(tools.database, id);
    // A table of metadata requests no body, so none is decrypted.
    let opened: { readonly body: OpenedBody } | undefined;
    const open = (): OpenedBody =>
      (opened ??= { body: row === undefined ? undefined : bodyOf(tools, row) }).body;
    const bytes = (): Buffer | undefined => {
      const body = open();
      return body instanceof Buffer ? body : undefined;
    };
    let parsed: ParsedNotification | undefined;
    const read =
      row === undefined
        ? undefined
        : {
            row,
            body: bytes,
            locked: () => open() === "locked",
            parsed: () => {
              const body = bytes();
              return body === undefined ? undefined : (parsed ??= parseNotification(body.toString("utf8")));
            },
          };
    last = { id, read };
    return read;
  };
}

function partOf(kept: Read | undefined, place: number, { carries }: Format): Pick<Leaving, "part"> {
  if (carries === "facts") return {};
  const parsed = kept?.parsed();
  const path = parsed?.parts[place]?.path;
  const part =
    path === undefined || parsed?.value === undefined ? undefined : jsonTextOf(partAt(parsed.value, path));
  return part === undefined ? {} : { part };
}

/**
 * Whether everything that the format carries of an event is in the export. False for an encrypted body while
 * the vault is locked, and for a script if the body was not stored.
 */
function isCarried(kept: Read | undefined, { carries }: Format): boolean {
  switch (carries) {
    case "facts":
      return true;
    case "part":
      return kept?.locked() !== true;
    case "notification":
      return kept?.body() !== undefined;
    default:
      return unreachable(carries);
  }
}

/** The whole notification with the first of its events only: a script must not post it twice. */
function wholeOf(kept: Read | undefined, posted: ReadonlySet<number | undefined>): Pick<Leaving, "body"> {
  const body = kept === undefined || posted.has(kept.row.id) ? undefined : kept.body();
  return body === undefined ? {} : { body };
}

/** The notification of the last event of the previous piece: this piece may hold more of its events. */
function notificationOf({ database }: StoreTools, event: number | undefined): number | undefined {
  if (event === undefined) return undefined;
  const found = database.statement("SELECT notification AS n FROM event WHERE id = ?").get(event)?.["n"];
  return typeof found === "number" ? found : undefined;
}
