import {
  addArrival,
  addTimedArrival,
  COUNTED_AS,
  noFigures,
  type Counted,
  type Figures,
} from "../../../../../shared/totals/figures.ts";
import { isMadeUpCode, isRefused, kindCode } from "../codes.ts";
import type { NewEvent } from "../tables/event-rows.ts";
import type { NumberRefs } from "../tables/number-refs.ts";
import type { StoreDatabase } from "../store-database.ts";
import { addToRow, codeOfCounted, HOUR_SPAN, type TotalKey } from "./total-rows.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What is counted of an arrival. */
export type Arrived = Pick<NewEvent, "line" | "source" | "kind" | "refused" | "receivedAt" | "at">;

/**
 * Adds arrivals to the totals. They are gathered in memory during a transaction and written at its end, because most
 * of a batch belong to the same hour and number. Test notifications don't count.
 */
export type TotalsWriter = {
  /** Does `work` within a transaction, then writes what it counted. */
  within<T>(work: () => T): T;
  /** An event that arrived for the first time. */
  first(event: Arrived): void;
  /** An event that is stored arrived again. */
  again(event: Arrived): void;
};

/** Minutes by which clocks here are ahead of UTC: in some zones a full hour begins at half past in UTC. */
export type OffsetMinutes = (at: number) => number;
const offsetHere: OffsetMinutes = (at) => -new Date(at).getTimezoneOffset();

export function totalsWriterOf(
  database: StoreDatabase,
  lines: NumberRefs,
  offsetMinutes: OffsetMinutes = offsetHere,
): TotalsWriter {
  const gathered = new Map<string, Gathered>();
  // Most arrivals fall into the same hour as the one before, and many into the same row.
  let hour = Number.NaN;
  let last: Gathered | undefined;
  const figuresFor = ({ receivedAt, source, line }: Arrived, counted: Counted): Figures => {
    if (!(receivedAt >= hour && receivedAt < hour + HOUR_MS)) hour = hourStart(receivedAt, offsetMinutes);
    const kind = codeOfCounted(counted);
    if (
      last?.key.kind === kind &&
      last.key.line === line &&
      last.key.source === source &&
      last.key.start === hour
    )
      return last.figures;
    const name = `${hour} ${line} ${source} ${kind}`;
    last = gathered.get(name) ?? {
      key: { span: HOUR_SPAN, start: hour, line, source, kind },
      figures: noFigures(),
    };
    gathered.set(name, last);
    return last.figures;
  };
  /** Anyone who knows the URL can name any number in what is rejected, so it counts for none. */
  const addRejected = (event: Arrived): void => {
    const line = lines.idOf(lines.byId(event.line).receiver, "", "");
    addArrival(figuresFor({ ...event, line }, "rejected"), event.receivedAt);
  };
  const forget = (): void => {
    gathered.clear();
    last = undefined;
  };
  return {
    within(work) {
      forget();
      const done = work();
      for (const { key, figures } of gathered.values()) addToRow(database, key, figures);
      forget();
      return done;
    },
    first(event) {
      if (isMadeUpCode(event.refused)) return;
      if (isRefused(event.refused)) {
        addRejected(event);
        return;
      }
      const counted = COUNTED_AS[kindCode.word(event.kind)];
      addTimedArrival(figuresFor(event, counted), event.receivedAt, event.at);
    },
    again(event) {
      if (isMadeUpCode(event.refused)) return;
      if (isRefused(event.refused)) addRejected(event);
      else addArrival(figuresFor(event, "duplicates"), event.receivedAt);
    },
  };
}

type Gathered = { readonly key: TotalKey; readonly figures: Figures };

/** When the full hour on clocks here begins that a moment falls into. */
export function hourStart(at: number, offsetMinutes: OffsetMinutes): number {
  const shift = (offsetMinutes(at) % 60) * MINUTE_MS;
  return Math.floor((at + shift) / HOUR_MS) * HOUR_MS - shift;
}
