import { latencyAt, sumOf, type LatencyRange } from "../totals/latency.ts";
import {
  TOTAL_KINDS,
  type QuietTime,
  type Totals,
  type TotalsBy,
  type TotalsEntry,
} from "../totals/totals.ts";
import { durationInWords, momentIn } from "./times.ts";
import type { Translate } from "./translate.ts";
import { amountIn } from "./amounts.ts";

/** A latency that is known as a range: "1.0 s to 3.0 s". A dash if none is known. */
function latencyWords(t: Translate, range: LatencyRange | undefined): string {
  if (range === undefined) return "–";
  const to = durationInWords(t, range.toMs);
  return range.fromMs === 0
    ? t("totals.atMost", { to })
    : t("totals.range", { from: durationInWords(t, range.fromMs), to });
}

/** The latencies of an entry's events of all kinds: half of them, and 95 of 100, stayed within. */
export function latenciesOf(entry: Pick<TotalsEntry, (typeof TOTAL_KINDS)[number]>): {
  readonly median: LatencyRange | undefined;
  readonly most: LatencyRange | undefined;
} {
  const all = sumOf(TOTAL_KINDS.map((kind) => entry[kind]));
  return { median: latencyAt(all, 0.5), most: latencyAt(all, 0.95) };
}

/** When an entry begins, by the zone's clocks, or in UTC where only days in UTC are kept. */
function entryName(t: Translate, { from, utc }: TotalsEntry, by: TotalsBy, zone: string): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const format = by === "hour" ? ({ ...day, hour: "2-digit", minute: "2-digit" } as const) : day;
  const name = momentIn(t.language, { ...format, timeZone: utc ? "UTC" : zone }, new Date(from));
  return utc ? `${name} (UTC)` : name;
}

/** The columns of totals as a table, in their order. */
export const TOTALS_COLUMNS = [
  "from",
  "messages",
  "statuses",
  "others",
  "rejected",
  "duplicates",
  "median",
  "most",
] as const;

/** One row of the table: its cells, one for each of `TOTALS_COLUMNS`, and what tells it from the others. */
export type TotalsTableRow = { readonly key: string; readonly cells: readonly string[] };

/** Totals as the rows of a table, in the order of their entries. */
export function totalsRows(
  t: Translate,
  { entries, zone }: Pick<Totals, "entries" | "zone">,
  by: TotalsBy,
): readonly TotalsTableRow[] {
  return entries.map((entry) => {
    const { messages, statuses, others, rejected, duplicates } = entry;
    const { median, most } = latenciesOf(entry);
    const cells = [
      entryName(t, entry, by, zone),
      ...[messages, statuses, others].map((kind) => amountIn(t, kind?.count ?? 0)),
      amountIn(t, rejected),
      amountIn(t, duplicates),
      latencyWords(t, median),
      latencyWords(t, most),
    ];
    return { key: `${entry.from} ${entry.utc}`, cells };
  });
}

/** What limits the totals, a sentence each. */
export function totalsNotes(t: Translate, totals: Totals): readonly string[] {
  const { since, hoursSince, zone, entries, more, counting } = totals;
  const ahead = entries.reduce(
    (sum, entry) => sum + TOTAL_KINDS.reduce((all, kind) => all + (entry[kind]?.ahead ?? 0), 0),
    0,
  );
  const date = (iso: string): string =>
    momentIn(t.language, { dateStyle: "medium", timeZone: zone }, new Date(iso));
  const count = amountIn(t, entries.length);
  return [
    ...(since === undefined ? [] : [t("totals.since", { since: date(since) })]),
    ...(hoursSince !== undefined && since !== undefined && since < hoursSince
      ? [t("totals.utc", { since: date(hoursSince) })]
      : []),
    ...(more ? [t("totals.more", { count })] : []),
    ...(counting ? [t("totals.counting")] : []),
    ...(ahead > 0 ? [t("totals.ahead", { count: ahead })] : []),
  ];
}

/** A time without arrivals in one sentence. */
export function quietSentence(t: Translate, { kind, from, until }: QuietTime, zone: string): string {
  const time = (iso: string): string =>
    momentIn(
      t.language,
      { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone: zone },
      new Date(iso),
    );
  return t(`totals.quiet.${kind}`, { from: time(from), until: time(until) });
}
