import type { SchemaStep } from "./schema-step.ts";

/**
 * Changes outside any run: an intent (`seq` 1), and its outcome (`seq` 2) once that is known. `place` is their order,
 * which no clock that was set back can change.
 */
export const operationSchema: SchemaStep = {
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
