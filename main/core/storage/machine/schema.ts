import type { SchemaStep } from "../schema/schema-step.ts";

/** The machine-wide book of numbers. The index holds "one open run per number" whatever the code forgets. */
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
];
