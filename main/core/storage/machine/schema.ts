import type { SchemaStep } from "../schema.ts";

/**
 * The schema of the machine-wide register. The index enforces one open run per number, independent of the
 * code.
 */
export const MACHINE_STEPS: readonly SchemaStep[] = [
  {
    version: 1,
    sql: `
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE number_run (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      number TEXT NOT NULL,
      run TEXT NOT NULL,
      folder_id TEXT NOT NULL,
      folder TEXT NOT NULL,
      opened_at INTEGER NOT NULL,
      closed TEXT,
      mark TEXT NOT NULL,
      UNIQUE (run, folder_id)
    ) STRICT;
    CREATE UNIQUE INDEX one_open_run ON number_run (number) WHERE closed IS NULL;
    CREATE TABLE register (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      number TEXT NOT NULL,
      run TEXT NOT NULL,
      ordinal INTEGER NOT NULL,
      steady INTEGER NOT NULL,
      wall INTEGER NOT NULL,
      monotonic REAL NOT NULL,
      platform INTEGER,
      ended TEXT,
      mark TEXT NOT NULL,
      UNIQUE (run, ordinal)
    ) STRICT;
  `,
  },
  {
    // Waits and refused PINs belong to the number; a PIN change and a run of it exclude each other here.
    version: 2,
    sql: `
    CREATE TABLE told_wait (
      number TEXT NOT NULL,
      holds TEXT NOT NULL,
      folder_id TEXT NOT NULL,
      folder TEXT NOT NULL,
      told_to TEXT NOT NULL,
      seconds REAL NOT NULL,
      wall INTEGER NOT NULL,
      boot TEXT,
      monotonic REAL,
      server_date TEXT,
      mark TEXT NOT NULL,
      PRIMARY KEY (number, holds, folder_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pin_refusal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      number TEXT NOT NULL,
      ref TEXT NOT NULL,
      folder_id TEXT NOT NULL,
      folder TEXT NOT NULL,
      steady INTEGER NOT NULL,
      wall INTEGER NOT NULL,
      platform INTEGER,
      since TEXT,
      mark TEXT NOT NULL,
      UNIQUE (number, ref)
    ) STRICT;
    CREATE TABLE pin_change (
      number TEXT PRIMARY KEY,
      claim TEXT NOT NULL,
      folder_id TEXT NOT NULL,
      folder TEXT NOT NULL,
      mark TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE brought (
      folder_id TEXT NOT NULL,
      folder TEXT NOT NULL,
      mark TEXT NOT NULL,
      PRIMARY KEY (folder_id, folder)
    ) STRICT, WITHOUT ROWID;
  `,
  },
  {
    // Requests that must not be sent twice are entered here too, because a folder may be restored from an
    // older copy.
    version: 3,
    sql: `
    CREATE TABLE request (
      number TEXT NOT NULL,
      run TEXT NOT NULL,
      step TEXT NOT NULL,
      attempt INTEGER NOT NULL,
      mark TEXT NOT NULL,
      PRIMARY KEY (run, step, attempt)
    ) STRICT, WITHOUT ROWID;
  `,
  },
  {
    // A run of another folder that waits with an older observation has to learn that the number was moved
    // since.
    version: 4,
    sql: `
    CREATE TABLE late_move (
      number TEXT NOT NULL,
      run TEXT NOT NULL,
      step TEXT NOT NULL,
      attempt INTEGER NOT NULL,
      mark TEXT NOT NULL,
      PRIMARY KEY (run, step, attempt)
    ) STRICT, WITHOUT ROWID;
  `,
  },
  {
    // A wait reported by a client is measured by that client's clock only.
    version: 5,
    sql: "ALTER TABLE told_wait ADD COLUMN dated_by TEXT;",
  },
];
