import {
  addFigures,
  arrival,
  COUNTED_AS,
  timedArrival,
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
  const gathered = new Map<string, { readonly key: TotalKey; readonly figures: Figures }>();
  const add = ({ receivedAt, source, line }: Arrived, counted: Counted, figures: Figures): void => {
    const start = hourStart(receivedAt, offsetMinutes);
    const kind = codeOfCounted(counted);
    const name = `${start} ${line} ${source} ${kind}`;
    const known = gathered.get(name);
    if (known === undefined)
      gathered.set(name, { key: { span: HOUR_SPAN, start, line, source, kind }, figures });
    else addFigures(known.figures, figures);
  };
  /** Whoever knows the URL can name any number in what is rejected, so it counts for none. */
  const addRejected = (event: Arrived): void => {
    const line = lines.idOf(lines.byId(event.line).receiver, "", "");
    add({ ...event, line }, "rejected", arrival(event.receivedAt));
  };
  return {
    within(work) {
      gathered.clear();
      const done = work();
      for (const { key, figures } of gathered.values()) addToRow(database, key, figures);
      gathered.clear();
      return done;
    },
    first(event) {
      if (isMadeUpCode(event.refused)) return;
      if (isRefused(event.refused)) addRejected(event);
      else
        add(
          event,
          COUNTED_AS[kindCode.word(event.kind)],
          timedArrival(event.receivedAt, event.at ?? undefined),
        );
    },
    again(event) {
      if (isMadeUpCode(event.refused)) return;
      if (isRefused(event.refused)) addRejected(event);
      else add(event, "duplicates", arrival(event.receivedAt));
    },
  };
}

/** When the full hour on clocks here begins that a moment falls into. */
export function hourStart(at: number, offsetMinutes: OffsetMinutes): number {
  const shift = (offsetMinutes(at) % 60) * MINUTE_MS;
  return Math.floor((at + shift) / HOUR_MS) * HOUR_MS - shift;
}
