import type { SchemaStep } from "./schema-step.ts";

/**
 * The journal and what belongs into its transactions.
 *
 * `journal` has no rowid, so that its only tree is the one in (run, seq) order. Everything that decides something
 * carries a `mark` under the folder's chain key, since SQLite itself passes over most damage.
 */
export const journalSchema: SchemaStep = {
  version: 1,
  sql: `
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE run (
      run TEXT PRIMARY KEY,
      number TEXT NOT NULL,
      opened_at INTEGER NOT NULL,
      head_seq INTEGER NOT NULL,
      head_hash TEXT NOT NULL,
      mark TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
      run TEXT NOT NULL,
      seq INTEGER NOT NULL,
      prev_hash TEXT NOT NULL,
      hash TEXT NOT NULL,
      kind TEXT NOT NULL,
      payload TEXT NOT NULL,
      wall INTEGER NOT NULL,
      monotonic REAL NOT NULL,
      app_version TEXT NOT NULL,
      PRIMARY KEY (run, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE owner (run TEXT PRIMARY KEY, epoch TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE attempt (
      id INTEGER PRIMARY KEY,
      number TEXT NOT NULL,
      run TEXT NOT NULL,
      steady INTEGER NOT NULL,
      wall INTEGER NOT NULL,
      monotonic REAL NOT NULL,
      mark TEXT NOT NULL
    ) STRICT;
    CREATE TABLE refused_pin (
      id INTEGER PRIMARY KEY,
      number TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      wall INTEGER NOT NULL,
      mark TEXT NOT NULL
    ) STRICT;
    CREATE TABLE set_aside (
      run TEXT NOT NULL,
      seq INTEGER NOT NULL,
      why TEXT NOT NULL,
      found_at INTEGER NOT NULL,
      copy TEXT NOT NULL,
      PRIMARY KEY (run, seq)
    ) STRICT, WITHOUT ROWID;
  `,
};
