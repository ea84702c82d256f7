import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * Totals of what arrived, which outlive the events. `span` 0 is an hour and 1 a day in UTC, `start` is when it
 * begins; `kind` is its position in COUNTED of shared/totals/figures.ts. No row holds anything of a message or of an end user.
 *
 * Events up to the newest one of now are counted afterwards, see totals/count-existing.ts; later ones are counted in
 * the transaction that stores them.
 */
export const totalsSchema: SchemaStep = {
  version: 5,
  sql: `
    CREATE TABLE total (
      span INTEGER NOT NULL,
      start INTEGER NOT NULL,
      line INTEGER NOT NULL,
      source INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      count INTEGER NOT NULL,
      first_at INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      timed INTEGER NOT NULL,
      ahead INTEGER NOT NULL,
      sum_ms INTEGER NOT NULL,
      max_ms INTEGER NOT NULL,
      s0 INTEGER NOT NULL,
      s1 INTEGER NOT NULL,
      s2 INTEGER NOT NULL,
      s3 INTEGER NOT NULL,
      s4 INTEGER NOT NULL,
      s5 INTEGER NOT NULL,
      s6 INTEGER NOT NULL,
      s7 INTEGER NOT NULL,
      s8 INTEGER NOT NULL,
      s9 INTEGER NOT NULL,
      s10 INTEGER NOT NULL,
      s11 INTEGER NOT NULL,
      s12 INTEGER NOT NULL,
      s13 INTEGER NOT NULL,
      PRIMARY KEY (span, start, line, source, kind)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO meta (name, value) VALUES ('totals through', 0);
    INSERT INTO meta (name, value)
      SELECT 'totals to', coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'event'), 0);
  `,
};
