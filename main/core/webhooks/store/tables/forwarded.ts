import { ok } from "../../../../../shared/result.ts";
import { instant } from "../../../../../shared/time.ts";
import type { HeaderList, ShownAnswer } from "../../../../../shared/webhook/detail.ts";
import type { Forwarded, NotificationId } from "../port.ts";
import { rememberedMode } from "../remembered-mode.ts";
import type { StoreDatabase } from "../store-database.ts";

// What became of a copy is noted under the notification that was copied. One that repeats others is taken away when it
// is filed; the notes of its arrival then say whose copy it was, and keep what is noted here.

/** Of one notification so many tries are kept: the first ones, and the newest. */
const MOST_TRIES = 20;

/** Notes how a copy went, before or after it was filed. Where that cannot be kept, nothing is lost that was promised. */
export function noteForwarded(
  database: StoreDatabase,
  notification: NotificationId,
  { at, status, ms, failed, seen }: Forwarded,
): void {
  database.relaxed(() => {
    const mode = rememberedMode(database) ?? "searchable";
    const kept = mode === "facts" ? undefined : seen;
    // What production writes back may repeat what it was sent.
    const answer = mode === "searchable" ? kept?.answer : undefined;
    database
      .statement(
        `DELETE FROM copy WHERE id = (SELECT max(id) FROM copy WHERE notification = ?1)
           AND (SELECT count(*) FROM copy WHERE notification = ?1) >= ${MOST_TRIES}`,
      )
      .run(notification);
    database
      .statement(
        `INSERT INTO copy (notification, at, status, ms, failed, sent, headers, answer)
           SELECT ?1, ?, ?, ?, ?, ?, ?, ?
           WHERE EXISTS (SELECT 1 FROM notification WHERE id = ?1)
              OR EXISTS (SELECT 1 FROM note WHERE notification = ?1)`,
      )
      .run(
        notification,
        at,
        status ?? null,
        ms,
        failed ?? null,
        jsonOf(kept?.sent),
        jsonOf(kept?.headers),
        jsonOf(answer),
      );
    return ok(null);
  });
}

/** How the copies of everything went that an event came in, oldest first. */
export function copiesOf(database: StoreDatabase, event: number): readonly Forwarded[] {
  return database
    .statement(
      `SELECT at, status, ms, failed, sent, headers, answer FROM copy WHERE notification IN (
         SELECT notification FROM event WHERE id = ?1 UNION SELECT notification FROM note WHERE event = ?1)
         ORDER BY at, id`,
    )
    .all(event)
    .map(({ at, status, ms, failed, sent, headers, answer }) => ({
      at: instant(Number(at)),
      ms: Number(ms),
      ...(typeof status === "number" ? { status } : {}),
      ...(typeof failed === "string" ? { failed } : {}),
      ...(typeof sent === "string"
        ? {
            seen: {
              sent: headersIn(sent),
              ...(typeof headers === "string" ? { headers: headersIn(headers) } : {}),
              ...(typeof answer === "string" ? { answer: answerIn(answer) } : {}),
            },
          }
        : {}),
    }));
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Headers as this store has written them. */
export function headersIn(text: string): HeaderList {
  return JSON.parse(text) as HeaderList;
}

function answerIn(text: string): ShownAnswer {
  return JSON.parse(text) as ShownAnswer;
}

/** Forgets how a copy went where nothing is left that it was a copy of. After that has gone. */
export function forgetCopy(database: StoreDatabase, notification: NotificationId): void {
  database
    .statement(
      `DELETE FROM copy WHERE notification = ?1
         AND NOT EXISTS (SELECT 1 FROM notification WHERE id = ?1)
         AND NOT EXISTS (SELECT 1 FROM note WHERE notification = ?1)`,
    )
    .run(notification);
}

/** Forgets what was written back to copies of these; that they were sent, and how, stays. */
export function forgetAnswers(database: StoreDatabase, notifications: readonly NotificationId[]): void {
  const forget = database.statement("UPDATE copy SET answer = NULL, headers = NULL WHERE notification = ?");
  for (const notification of notifications) forget.run(notification);
}
