import { forgetCopy } from "./forwarded.ts";
import { removeNotification } from "./inbox-rows.ts";
import { forgetWords } from "./event-rows.ts";
import { standAlone } from "./dedup-keys.ts";
import type { StoreDatabase } from "../store-database.ts";

/**
 * Deletes one event with its words and notes. Its dedup hash stays for as long as duplicates may arrive. `askedAt`: when
 * somebody asked for that.
 */
export function removeEvent(database: StoreDatabase, event: number, askedAt?: number): void {
  standAlone(database, event, askedAt);
  dropEvent(database, event);
}

/** Deletes an event so that it counts as new if it arrives again. */
export function removeUnknown(database: StoreDatabase, event: number): void {
  database.statement("DELETE FROM seen WHERE key = (SELECT seen FROM event WHERE id = ?)").run(event);
  dropEvent(database, event);
}

function dropEvent(database: StoreDatabase, event: number): void {
  forgetWords(database, event);
  const noted = database.statement("DELETE FROM note WHERE event = ? RETURNING notification").all(event);
  database.statement("DELETE FROM pin WHERE event = ?").run(event);
  database.statement("DELETE FROM event WHERE id = ?").run(event);
  for (const row of noted) forgetCopy(database, Number(row["notification"]));
}

/** Returns the events of a notification's body, in the order of their parts. */
export function eventsOf(database: StoreDatabase, notification: number): readonly number[] {
  return database
    .statement("SELECT id FROM event WHERE notification = ? ORDER BY place")
    .all(notification)
    .map((row) => Number(row["id"]));
}

/** Deletes a notification with all its events, as `removeEvent` does; returns how many events it had. */
export function removeWhole(database: StoreDatabase, notification: number, askedAt?: number): number {
  const events = eventsOf(database, notification);
  for (const event of events) removeEvent(database, event, askedAt);
  removeNotification(database, notification);
  return events.length;
}
