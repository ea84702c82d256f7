import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * Notifications as received, and their events.
 *
 * `notification` has no index, so that the answer waits for a single append. `event` is in the order of
 * indexing; every index on it grows at its end or at a few ends, because an insert in the middle of a large
 * tree costs a page. Small numbers are codes for terms, see codes.ts. `seen` is ordered by the payload's
 * time, see dedup-keys.ts. `line` holds each number once.
 */
export const eventsSchema: SchemaStep = {
  version: 1,
  sql: `
    CREATE TABLE meta (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO meta (name, value) VALUES ('filed through', 0);
    CREATE TABLE tally (mode INTEGER PRIMARY KEY, notifications INTEGER NOT NULL) STRICT;
    INSERT INTO tally (mode, notifications) VALUES (0, 0), (1, 0), (2, 0);
    CREATE TABLE sealing_key (
      id INTEGER PRIMARY KEY,
      public BLOB NOT NULL,
      private_ref TEXT NOT NULL,
      made_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE notification (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      receiver TEXT NOT NULL,
      source INTEGER NOT NULL,
      received_at INTEGER NOT NULL,
      mode INTEGER NOT NULL,
      signature INTEGER NOT NULL,
      secret INTEGER,
      refused INTEGER NOT NULL,
      phone_number_id TEXT,
      number TEXT,
      bytes INTEGER NOT NULL,
      shape INTEGER,
      events INTEGER,
      cut INTEGER NOT NULL DEFAULT 0,
      sealing_key INTEGER,
      body BLOB
    ) STRICT;
    CREATE TABLE line (
      id INTEGER PRIMARY KEY,
      receiver TEXT NOT NULL,
      phone_number_id TEXT NOT NULL,
      number TEXT NOT NULL,
      UNIQUE (receiver, phone_number_id, number)
    ) STRICT;
    CREATE TABLE event (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      notification INTEGER NOT NULL,
      place INTEGER NOT NULL,
      line INTEGER NOT NULL,
      source INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      signature INTEGER NOT NULL,
      refused INTEGER NOT NULL,
      received_at INTEGER NOT NULL,
      at INTEGER,
      type TEXT,
      status TEXT,
      user TEXT,
      message_id TEXT,
      preview TEXT,
      repeats INTEGER NOT NULL DEFAULT 0,
      seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX event_notification ON event (notification);
    CREATE INDEX event_line ON event (line, source, kind);
    CREATE INDEX event_outline ON event (id, line, source, kind, refused, received_at);
    CREATE INDEX event_refused ON event (id) WHERE refused > 0;
    CREATE TABLE seen (key INTEGER PRIMARY KEY, hash BLOB NOT NULL, event INTEGER, until INTEGER) STRICT;
    CREATE INDEX seen_bygone ON seen (until) WHERE event IS NULL;
    CREATE TABLE note (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      event INTEGER NOT NULL,
      notification INTEGER NOT NULL,
      at INTEGER NOT NULL,
      source INTEGER NOT NULL,
      signature INTEGER NOT NULL,
      secret INTEGER
    ) STRICT;
    CREATE INDEX note_event ON note (event);
    CREATE INDEX note_notification ON note (notification);
    CREATE TABLE pin (event INTEGER PRIMARY KEY, exported INTEGER NOT NULL) STRICT;
    CREATE TABLE forwarded (
      notification INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      status INTEGER,
      ms REAL NOT NULL,
      failed TEXT
    ) STRICT;
    CREATE TABLE blank (zeros BLOB) STRICT;
    CREATE VIRTUAL TABLE words USING fts5 (
      said, ids, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
    );
  `,
};
