import { arrivalsOf, eventsIn, isSilent, type Arrivals } from "../../../shared/alert/digest-arrivals.ts";
import { MOST_DIGEST_NUMBERS, type DigestArrivals, type DigestNumber } from "../../../shared/alert/digest.ts";
import { spoken } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant } from "../../../shared/time.ts";
import type { TotalsFilter } from "../../../shared/totals/totals.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { Events } from "./events.ts";
import type { ListeningLog } from "./listening-log.ts";
import type { StoredTotals } from "./store/port.ts";

/** So many numbers are read by themselves; what arrived for further ones counts in the sum. */
const MOST_READ = 200;
/** So long before the period the last arrival is sought. */
const BEFORE_MS = 31 * 86_400_000;

type About = {
  readonly period: Span;
  readonly workspaces: readonly Workspace[];
  /** Whether what the terminal's own receiver got belongs to it. */
  readonly isTerminalTold: boolean;
};

type Deps = { readonly events: Events; readonly listening: Pick<ListeningLog, "spans"> };

type Read = {
  readonly filter: TotalsFilter;
  readonly number: DigestNumber;
};

/** Tells from the totals what arrived in a period. Creates no store. */
export async function digestArrivals(
  { events, listening }: Deps,
  { period, workspaces, isTerminalTold }: About,
): Promise<Result<DigestArrivals, StorageProblem>> {
  const store = events.exists() ? events.store() : undefined;
  if (store?.ok === false) return store;
  const totals = async (filter: TotalsFilter, range: Span): Promise<Result<StoredTotals, StorageProblem>> =>
    store === undefined ? ok(NOTHING) : store.value.totals({ filter, ...range });
  const read: Read[] = [];
  const rest = { numbers: 0, silent: 0, ...noCounts() };
  let counting = false;
  const receivers: readonly ReceiverId[] = [
    ...workspaces.map(({ id }) => id),
    ...(isTerminalTold ? (["terminal"] as const) : []),
  ];
  for (const receiver of receivers) {
    const all = await totals({ receiver }, period);
    if (!all.ok) return all;
    counting ||= all.value.counting;
    const spans = listening.spans(receiver);
    add(rest, arrivalsOf(all.value.hours, spans, period), 1);
    const numbers = workspaces.find(({ id }) => id === receiver)?.numbers ?? [];
    const known = numbers.slice(0, Math.max(0, MOST_READ - read.length));
    rest.numbers += numbers.length;
    for (const { phoneNumberId, cc, phoneNumber } of known) {
      const filter = { receiver, phoneNumberId };
      const one = await totals(filter, period);
      if (!one.ok) return one;
      const arrivals = arrivalsOf(one.value.hours, spans, period);
      read.push({ filter, number: { spoken: spoken(cc, phoneNumber), ...arrivals } });
    }
  }
  const told: DigestNumber[] = [];
  for (const { filter, number } of read.toSorted(byNeed).slice(0, MOST_DIGEST_NUMBERS)) {
    add(rest, number, -1);
    rest.numbers -= 1;
    told.push(number.lastAt === undefined ? await withLastBefore(filter, number) : number);
  }
  const further = read.toSorted(byNeed).slice(MOST_DIGEST_NUMBERS);
  rest.silent = further.filter(({ number }) => isSilent(number)).length;
  return ok({ numbers: told, rest, counting });

  async function withLastBefore(filter: TotalsFilter, number: DigestNumber): Promise<DigestNumber> {
    const range = { from: instant(period.from - BEFORE_MS), until: period.from };
    const before = await totals(filter, range);
    const lastAt = before.ok ? arrivalsOf(before.value.hours, [], range).lastAt : undefined;
    return lastAt === undefined ? number : { ...number, lastAt };
  }
}

const NOTHING: StoredTotals = {
  hours: [],
  days: [],
  since: undefined,
  hoursSince: undefined,
  counting: false,
};

const noCounts = () => ({ messages: 0, statuses: 0, others: 0, rejected: 0 });
type Counts = ReturnType<typeof noCounts>;

function add(sum: Counts, one: Pick<Arrivals, keyof Counts>, times: 1 | -1): void {
  for (const name of ["messages", "statuses", "others", "rejected"] as const)
    // Something may arrive between two readings.
    sum[name] = Math.max(0, sum[name] + times * one[name]);
}

/** Numbers for which nothing arrived first, then those with the most arrivals, and those of which nothing is known last. */
function byNeed({ number: one }: Read, { number: other }: Read): number {
  return rank(one) - rank(other) || eventsIn(other) - eventsIn(one);
}

function rank(number: DigestNumber): number {
  if (isSilent(number)) return 0;
  return eventsIn(number) > 0 ? 1 : 2;
}
