/** One schema step: converts a database from `version - 1` to `version`. */
export type SchemaStep = { readonly version: number; readonly sql: string };

/**
 * Changes outside any run: an intent (`seq` 1), and its outcome (`seq` 2) once known. `place` is their order,
 * independent of the clock.
 */
const operationSchema: SchemaStep = {
  version: 3,
  sql: `
    CREATE TABLE operation (
      place INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      seq INTEGER NOT NULL,
      number TEXT NOT NULL,
      version INTEGER NOT NULL,
      kind TEXT NOT NULL,
      payload TEXT NOT NULL,
      wall INTEGER NOT NULL,
      monotonic REAL NOT NULL,
      app_version TEXT NOT NULL,
      prev_mark TEXT NOT NULL,
      mark TEXT NOT NULL,
      UNIQUE (id, seq)
    ) STRICT;
  `,
};

/**
 * Rows contain their version (see row-versions.ts). No table changes; only the version number does, so that a
 * program without row versions refuses the folder instead of misreading newer rows.
 */
const rowVersions: SchemaStep = { version: 2, sql: "" };

/**
 * The journal and the tables written in its transactions.
 *
 * `journal` has no rowid, so that its only tree is in (run, seq) order. Every record that a decision uses has
 * a `mark` under the folder's chain key, since SQLite itself misses most damage.
 */
const journalSchema: SchemaStep = {
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

/** Every step in order; new ones are appended. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [journalSchema, rowVersions, operationSchema];

/** The newest schema this program knows. */
export const KNOWN_SCHEMA = Math.max(...SCHEMA_STEPS.map((step) => step.version));
