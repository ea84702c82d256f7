import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Instant } from "../../../shared/time.ts";
import type { CsvCount, CsvProblem } from "../../../shared/traffic/csv.ts";
import { lastYearOf, quarterOf, type Quarters } from "../../../shared/traffic/seen.ts";
import { readTimestamp } from "../../../shared/traffic/timestamp.ts";
import type { ZoneClock } from "../../../shared/traffic/zone.ts";
import { delimiterOf, lineAfter, lineOfRecord, namesToTell } from "../csv/csv-text.ts";

/** The timestamps of a CSV, counted by quarter of an hour, and what was read for it. */
export type CountedCsv = { readonly quarters: Quarters; readonly read: CsvCount };

type Wish = { readonly column?: string | undefined; readonly clock: ZoneClock; readonly now: Instant };

/**
 * Counts the timestamps in one column of a CSV, holding a few records at a time.
 *
 * The column is told by its name, or by its position from 1 where none has that name. Without `column` it is
 * the only one with timestamps in the first records.
 */
export async function countTimestamps(
  input: AsyncIterable<Uint8Array>,
  wish: Wish,
): Promise<Result<CountedCsv, CsvProblem>> {
  const text = decoded(input);
  const begin = await beginningOf(text);
  if (begin.trim() === "") return err({ kind: "csvUnusable", why: "empty" });
  let readTo = 0;
  const parser = parse({
    delimiter: delimiterOf(begin),
    info: true,
    on_record(record: string[], { lines }) {
      readTo = lines;
      return record;
    },
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MOST_CHARACTERS,
  });
  const counter = counterFor(wish);
  try {
    await pipeline(Readable.from(chained(begin, text)), parser, async (records: AsyncIterable<unknown>) => {
      for await (const one of records) {
        const { record, info } = CsvRecord.parse(one);
        if (!counter.take(record, info.lines)) throw NO_COLUMN;
      }
    });
  } catch (cause) {
    if (cause === NO_COLUMN) return counter.end();
    if (!(cause instanceof CsvError)) throw cause;
    return err({ kind: "csvUnusable", why: "not-csv", line: lineAfter(readTo) });
  }
  return counter.end();
}

/** Ends the reading where the counter has no use for more. */
const NO_COLUMN = new Error("no column to count");
const MOST_CHARACTERS = 1_000_000;
/** The column is looked for in this many records. */
const LOOKED_AT = 20;
const CsvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

type Record = { readonly cells: readonly string[]; readonly line: number };
type Column = { readonly index: number; readonly name: string };

type Counter = {
  /** False: the rest of the file changes nothing any more. */
  take(cells: readonly string[], endsOn: number): boolean;
  end(): Result<CountedCsv, CsvProblem>;
};

function counterFor(wish: Wish): Counter {
  const { clock, now } = wish;
  const first: Record[] = [];
  const quarters = new Map<number, number>();
  let chosen: Result<Column, CsvProblem> | undefined;
  let timestamps = 0;
  let local = 0;
  let unread = 0;
  let firstUnread: number | undefined;
  const count = ({ cells, line }: Record, column: Column): void => {
    const read = readTimestamp(cells[column.index] ?? "", clock, now);
    if (read === undefined) {
      unread += 1;
      firstUnread ??= line;
      return;
    }
    timestamps += 1;
    if (read.form === "local") local += 1;
    const quarter = quarterOf(read.at);
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + 1);
  };
  const choose = (): Result<Column, CsvProblem> => {
    chosen = columnOf(first, wish);
    if (!chosen.ok) return chosen;
    const { value } = chosen;
    for (const record of first.slice(hasHeader(first[0], wish) ? 1 : 0)) count(record, value);
    return chosen;
  };
  return {
    take(cells, endsOn) {
      const record = { cells, line: lineOfRecord(cells, endsOn) };
      if (chosen === undefined) {
        first.push(record);
        return first.length < LOOKED_AT || choose().ok;
      }
      if (chosen.ok) count(record, chosen.value);
      return chosen.ok;
    },
    end() {
      const column = chosen ?? choose();
      if (!column.ok) return column;
      const line = firstUnread === undefined ? {} : { line: firstUnread };
      if (timestamps === 0)
        return err({
          kind: "csvUnusable",
          why: "no-timestamps",
          columns: [...namesToTell([column.value.name])],
          ...line,
        });
      const kept = lastYearOf(quarters);
      return ok({
        quarters: kept.quarters,
        read: {
          column: column.value.name,
          timestamps,
          local,
          unread,
          ...(firstUnread === undefined ? {} : { firstUnread }),
          older: kept.older,
        },
      });
    },
  };
}

function columnOf(first: readonly Record[], wish: Wish): Result<Column, CsvProblem> {
  const [head] = first;
  if (head === undefined) return err({ kind: "csvUnusable", why: "empty" });
  const withHeader = hasHeader(head, wish);
  const names = head.cells.map((cell, index) => (withHeader ? cell : String(index + 1)));
  const columns = names.map((name, index) => ({ name, index }));
  const { column } = wish;
  if (column !== undefined) {
    // Exactly as written, then in any case, then its position: the first way that tells of a column counts.
    const told = [
      columns.filter(({ name }) => name === column),
      columns.filter(({ name }) => name.toLowerCase() === column.toLowerCase()),
      columns.filter(({ index }) => String(index + 1) === column),
    ].find((some) => some.length > 0);
    return told?.[0] !== undefined && told.length === 1
      ? ok(told[0])
      : err({ kind: "csvUnusable", why: "no-such-column", columns: [...namesToTell(names)] });
  }
  const rows = withHeader ? first.slice(1) : first;
  const having = (forms: readonly string[]): Column[] =>
    columns.filter(({ index }) =>
      rows.some(({ cells }) =>
        forms.includes(readTimestamp(cells[index] ?? "", wish.clock, wish.now)?.form ?? ""),
      ),
    );
  // Ten digits may be many things: they count only where no column has dates.
  const dates = having(["offset", "local"]);
  const found = dates.length > 0 ? dates : having(["unix"]);
  const [only] = found;
  if (only === undefined)
    return err({ kind: "csvUnusable", why: "no-timestamps", columns: [...namesToTell(names)] });
  return found.length === 1
    ? ok(only)
    : err({
        kind: "csvUnusable",
        why: "column-needed",
        columns: [...namesToTell(found.map(({ name }) => name))],
      });
}

/** A first record with a timestamp is no header. */
function hasHeader(head: Record | undefined, { clock, now }: Wish): boolean {
  return head?.cells.every((cell) => readTimestamp(cell, clock, now) === undefined) ?? false;
}

async function* decoded(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const bytes of input) {
    // Spreadsheets also save UTF-16, which begins with these two bytes.
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8");
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? "";
}

/** Reads up to the end of the first line that isn't blank. */
async function beginningOf(text: AsyncGenerator<string>): Promise<string> {
  let begin = "";
  while (!/[\r\n]/.test(begin.trimStart()) && begin.length < MOST_CHARACTERS) {
    const next = await text.next();
    if (next.done === true) break;
    begin += next.value;
  }
  return begin;
}

async function* chained(begin: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield begin;
  yield* rest;
}
