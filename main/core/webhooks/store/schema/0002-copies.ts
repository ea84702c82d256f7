import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * Waiting copies, and every attempt of each copy.
 *
 * `copy` replaces `forwarded`, which held only the last attempt; it also holds the answer. `outbox` holds
 * copies that this machine has taken over from the platform, with their own bodies, because a notification of
 * duplicates is deleted from `notification` once it is indexed. Bodies are encrypted according to the mode at
 * that time. `notification.headers` is JSON of the request's headers.
 */
export const copiesSchema: SchemaStep = {
  version: 2,
  sql: `
    CREATE TABLE copy (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      notification INTEGER NOT NULL,
      at INTEGER NOT NULL,
      status INTEGER,
      ms REAL NOT NULL,
      failed TEXT,
      sent TEXT,
      headers TEXT,
      answer TEXT
    ) STRICT;
    INSERT INTO copy (notification, at, status, ms, failed)
      SELECT notification, at, status, ms, failed FROM forwarded ORDER BY at, notification;
    DROP TABLE forwarded;
    CREATE INDEX copy_notification ON copy (notification);
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      notification INTEGER NOT NULL,
      receiver TEXT NOT NULL,
      target TEXT NOT NULL,
      content_type TEXT,
      signature TEXT,
      marks TEXT,
      tries INTEGER NOT NULL,
      since INTEGER NOT NULL,
      next_at INTEGER NOT NULL,
      sealing_key INTEGER,
      body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX outbox_due ON outbox (target, next_at);
    CREATE INDEX outbox_notification ON outbox (notification);
    ALTER TABLE notification ADD COLUMN headers TEXT;
  `,
};
