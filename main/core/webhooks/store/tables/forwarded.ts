import { ok } from "../../../../../shared/result.ts";
import { instant } from "../../../../../shared/time.ts";
import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import type { HeaderList, ShownAnswer } from "../../../../../shared/webhook/detail.ts";
import type { Forwarded, NotificationId } from "../port.ts";
import { rememberedMode } from "../remembered-mode.ts";
import type { StoreDatabase } from "../store-database.ts";

// The result of a copy is recorded under the notification that was copied. A notification of duplicates only
// is deleted when it is indexed; the notes of its arrival then keep these results.

/** Attempts recorded per notification: the first ones, and the newest. */
const MOST_TRIES = 20;

/** The results of copies, written together for all copies of one event-loop turn. */
export type ForwardedResults = {
  /** Records the result of a copy, before or after its notification is indexed. */
  note(notification: NotificationId, forwarded: Forwarded): void;
  /** Writes what is recorded now: before results are read, and before anything is deleted. */
  flush(): void;
};

/** Creates the results of one store. A failed write is ignored, because no one relies on it. */
export function forwardedResults(database: StoreDatabase): ForwardedResults {
  let waiting: (readonly [NotificationId, Forwarded])[] = [];
  let scheduled: NodeJS.Immediate | undefined;
  const flush = (): void => {
    clearImmediate(scheduled);
    scheduled = undefined;
    const results = waiting;
    waiting = [];
    if (results.length === 0) return;
    database.relaxed(() => {
      const mode = rememberedMode(database) ?? "searchable";
      for (const [notification, forwarded] of results) insertResult(database, mode, notification, forwarded);
      return ok(null);
    });
  };
  return {
    note(notification, forwarded) {
      waiting.push([notification, forwarded]);
      scheduled ??= setImmediate(flush);
    },
    flush,
  };
}

function insertResult(
  database: StoreDatabase,
  mode: PrivacyMode,
  notification: NotificationId,
  { at, status, ms, failed, seen }: Forwarded,
): void {
  const kept = mode === "facts" ? undefined : seen;
  // Production's answer may repeat what it was sent.
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
}

/** Returns the results of all copies of the notifications that an event came in, oldest first. */
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

/** Parses headers that this store has written. */
export function headersIn(text: string): HeaderList {
  return JSON.parse(text) as HeaderList;
}

function answerIn(text: string): ShownAnswer {
  return JSON.parse(text) as ShownAnswer;
}

/** Deletes the results of a copy once its notification is gone. Call it after the deletion. */
export function forgetCopy(database: StoreDatabase, notification: NotificationId): void {
  database
    .statement(
      `DELETE FROM copy WHERE notification = ?1
         AND NOT EXISTS (SELECT 1 FROM notification WHERE id = ?1)
         AND NOT EXISTS (SELECT 1 FROM note WHERE notification = ?1)`,
    )
    .run(notification);
}

/** Deletes production's answers to copies of these notifications; the results stay. */
export function forgetAnswers(database: StoreDatabase, notifications: readonly NotificationId[]): void {
  const forget = database.statement("UPDATE copy SET answer = NULL, headers = NULL WHERE notification = ?");
  for (const notification of notifications) forget.run(notification);
}
