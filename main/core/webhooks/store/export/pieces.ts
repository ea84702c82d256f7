import { ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../../../shared/rpc/problems.ts";
import { isoOf } from "../../../../../shared/time.ts";
import {
  parseNotification,
  partAt,
  type ParsedNotification,
} from "../../../../../shared/webhook/envelope.ts";
import { jsonTextOf } from "../../../../../shared/webhook/loose-json.ts";
import { modeCode } from "../codes.ts";
import { bodyOf } from "../detail.ts";
import { EVENT_COLUMNS, EVENT_WIDTH, eventOf } from "../event-rows.ts";
import { readNotification, type StoredNotification } from "../inbox.ts";
import { conditionsFor } from "../pages.ts";
import { idsIn } from "../query.ts";
import type { StoreTools } from "../store-tools.ts";
import { csvWith, curl, ndjson, type Format, type Leaving } from "./formats.ts";

const PIECE_BYTES = 1_000_000;
/** Events read at once; a piece ends sooner where they are large. */
const MOST_EVENTS = 2_000;

type Input = ParsedInputOf<"webhooks.export">;
type Output = OutputOf<"webhooks.export">;

/** One piece of an export. What is handed out counts as exported from then on. */
export async function exportPiece(
  tools: StoreTools,
  input: Input,
): Promise<Result<Output, StorageProblem | VaultProblem>> {
  const format = await formatOf(input);
  const { database } = tools;
  const piece = database.look(() => ok(readPiece(tools, input, format)));
  if (!piece.ok) return piece;
  const { text, ids, next } = piece.value;
  const marked = database.change(() => {
    if (ids.length > 0)
      database
        .statement("UPDATE pin SET exported = 1 WHERE event IN (SELECT value FROM json_each(?))")
        .run(JSON.stringify(ids));
    return ok(null);
  });
  if (!marked.ok) return marked;
  const begin = {
    at: isoOf(tools.clock.now()),
    filter: input.filter,
    ...(input.to === undefined ? {} : { to: input.to }),
  };
  return ok({
    text: input.after === undefined ? format.begin(begin) + text : text,
    events: ids.length,
    ...(next === undefined ? {} : { next }),
  });
}

async function formatOf({ format }: Input): Promise<Format> {
  if (format === "ndjson") return ndjson;
  if (format === "curl") return curl;
  // Not needed before somebody wants a table.
  const { stringify } = await import("csv-stringify/sync");
  return csvWith((records) =>
    stringify(
      records.map((record) => [...record]),
      // All between quotes: many readers begin a new record at a lone carriage return outside of them.
      { escape_formulas: true, quoted: true, record_delimiter: "\r\n" },
    ),
  );
}

type Piece = { readonly text: string; readonly ids: readonly number[]; readonly next: number | undefined };

function readPiece(tools: StoreTools, { filter, after }: Input, format: Format): Piece {
  const { database, lines } = tools;
  const conditions = conditionsFor(tools, filter);
  if (conditions.nothing) return { text: "", ids: [], next: undefined };
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
      ...(format.bodies ? wholeOf(kept, posted) : partOf(kept, place)),
    };
    posted.add(notification);
    text += format.write(leaving);
    ids.push(event.id);
    if (text.length >= PIECE_BYTES) break;
  }
  return { text, ids, next: ids.length < rows.length ? ids.at(-1) : undefined };
}

type Read = {
  readonly row: StoredNotification;
  readonly body: Buffer | undefined;
  readonly parsed: () => ParsedNotification | undefined;
};

/** Reads notifications one after the other; events of one stand next to each other. */
function notificationReader(tools: StoreTools): (id: number) => Read | undefined {
  let last: { readonly id: number; readonly read: Read | undefined } | undefined;
  return (id) => {
    if (last?.id === id) return last.read;
    const row = readNotification(tools.database, id);
    const opened = row === undefined ? undefined : bodyOf(tools, row);
    const body = opened instanceof Buffer ? opened : undefined;
    let parsed: ParsedNotification | undefined;
    const read =
      row === undefined
        ? undefined
        : {
            row,
            body,
            parsed: () =>
              body === undefined ? undefined : (parsed ??= parseNotification(body.toString("utf8"))),
          };
    last = { id, read };
    return read;
  };
}

function partOf(kept: Read | undefined, place: number): Pick<Leaving, "part"> {
  const parsed = kept?.parsed();
  const path = parsed?.parts[place]?.path;
  const part =
    path === undefined || parsed?.value === undefined ? undefined : jsonTextOf(partAt(parsed.value, path));
  return part === undefined ? {} : { part };
}

/** The whole notification, with the first of its events: a script must not post it twice. */
function wholeOf(kept: Read | undefined, posted: ReadonlySet<number | undefined>): Pick<Leaving, "body"> {
  return kept?.body === undefined || posted.has(kept.row.id) ? {} : { body: kept.body };
}

/** The notification of the event at which the piece before ended: it may hold more of this one's events. */
function notificationOf({ database }: StoreTools, event: number | undefined): number | undefined {
  if (event === undefined) return undefined;
  const found = database.statement("SELECT notification AS n FROM event WHERE id = ?").get(event)?.["n"];
  return typeof found === "number" ? found : undefined;
}
