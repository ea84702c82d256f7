import { signatureCode, WAS_REFUSED } from "../codes.ts";
import { forgetWords, indexWords, replaceEvent, type NewEvent } from "../tables/event-rows.ts";
import { forgetCopy } from "../tables/forwarded.ts";
import { removeNotification } from "../tables/inbox-rows.ts";
import { removeUnknown } from "../tables/removal.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { ToFile } from "../to-file.ts";

/**
 * Number of arrivals of one event that get their own note; of further ones only the newest has one, and all
 * are counted.
 */
const MOST_NOTES = 50;
/** Number of rejected notifications kept, newest first: anyone who knows the URL can send more. */
export const MOST_REFUSED = 1_000;

/** A part that was received again; `event` is what it would have become. */
export type Duplicate = { readonly known: number; readonly event: NewEvent; readonly said: string };

const VALID = signatureCode.code("valid");

/**
 * Counts duplicates and records when and how they arrived. A copy with a valid signature replaces one
 * without. Returns whether any did, because its event then needs the new body.
 */
export function noteDuplicates(
  database: StoreDatabase,
  row: ToFile,
  repeats: readonly Duplicate[],
  bodyIsKept: boolean,
): boolean {
  let replaced = false;
  for (const repeat of repeats) {
    const stored = database
      .statement(
        "SELECT notification, source, signature, received_at, repeats, sender FROM event WHERE id = ?",
      )
      .get(repeat.known);
    if (stored === undefined) continue;
    const count = Number(stored["repeats"]);
    database.statement("UPDATE event SET repeats = repeats + 1 WHERE id = ?").run(repeat.known);
    const before = Number(stored["notification"]);
    if (row.signature === VALID && Number(stored["signature"]) !== VALID && before !== row.id) {
      noteArrival(database, repeat.known, {
        notification: before,
        at: Number(stored["received_at"]),
        source: Number(stored["source"]),
        signature: Number(stored["signature"]),
        secret: null,
        sender: typeof stored["sender"] === "number" ? stored["sender"] : null,
      });
      replaceWithSigned(database, repeat, row, before);
      replaced = true;
      // A stored body must be found when its parts are deleted, whatever the count.
    } else {
      if (!bodyIsKept && count >= MOST_NOTES) forgetNewest(database, repeat.known);
      noteArrival(database, repeat.known, {
        notification: row.id,
        at: row.receivedAt,
        source: repeat.event.source,
        signature: row.signature,
        secret: row.secret,
        sender: repeat.event.sender,
      });
    }
  }
  return replaced;
}

type Note = {
  readonly notification: number;
  readonly at: number;
  readonly source: number;
  readonly signature: number;
  readonly secret: number | null;
  readonly sender: number | null;
};

function noteArrival(database: StoreDatabase, event: number, note: Note): void {
  database
    .statement(
      "INSERT INTO note (event, notification, at, source, signature, secret, sender) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .run(event, note.notification, note.at, note.source, note.signature, note.secret, note.sender);
}

/** Makes room for the newest arrival. A duplicate whose body is stored keeps its note. */
function forgetNewest(database: StoreDatabase, event: number): void {
  const gone = database
    .statement(
      `DELETE FROM note WHERE id = (SELECT max(id) FROM note WHERE event = ?)
         AND notification NOT IN (SELECT id FROM notification) RETURNING notification`,
    )
    .get(event);
  if (gone !== undefined) forgetCopy(database, Number(gone["notification"]));
}

function replaceWithSigned(database: StoreDatabase, repeat: Duplicate, row: ToFile, before: number): void {
  const { known, event, said } = repeat;
  replaceEvent(database, known, event);
  forgetWords(database, known);
  indexWords(database, known, row.mode === "searchable" ? said : "", event);
  const others = database.statement("SELECT 1 FROM event WHERE notification = ? LIMIT 1").get(before);
  if (others === undefined) removeNotification(database, before);
}

/** Deletes all but the newest rejected notifications. */
export function trimRefused(database: StoreDatabase): void {
  // The index alone answers the inner query.
  const beyond = database
    .statement(
      `SELECT id, notification FROM event WHERE id IN (SELECT id FROM event INDEXED BY event_refused
       WHERE ${WAS_REFUSED} ORDER BY id DESC LIMIT -1 OFFSET ${MOST_REFUSED})`,
    )
    .all();
  for (const row of beyond) {
    removeUnknown(database, Number(row["id"]));
    removeNotification(database, Number(row["notification"]));
  }
}
