import type {
  AllowlistState,
  ListSchedule,
  Refreshed,
  Registry,
  ScheduledList,
} from "../../../shared/allowlist/allowlist.ts";
import { countOf, differenceOf } from "../../../shared/allowlist/difference.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../../../shared/present.ts";
import { changeLists, isOf, keptLists, lastList, seenNow, type KeptLists } from "./list-file.ts";
import { USUAL_REGISTRY } from "./whois.ts";

type ListPorts = Pick<HostPorts, "dataDir" | "clock" | "practice">;

const DAY_MS = 86_400_000;
/** After a refusal the registry is asked again sooner, but not so often that it is a burden. */
const RETRY_MS = 6 * 3_600_000;

/** The registry to ask: in Practice the sandbox's, whatever was named. */
export function registryOf({ practice }: ListPorts, named: Registry | undefined): Registry {
  return practice?.registry.server ?? named ?? USUAL_REGISTRY;
}

/** What the data folder knows of sender addresses; reading changes nothing. */
export function allowlistState(ports: ListPorts): Result<AllowlistState, StorageProblem> {
  const known = keptLists(ports);
  if (!known.ok) return known;
  const { asns, family = "both", lists, registry } = known.value;
  const scheduled = scheduledList(known.value, ports.clock.now());
  return ok({
    asns: asns.length === 0 ? [...(ports.practice?.registry.asns ?? [])] : asns,
    family,
    registry: registryOf(ports, registry),
    sandboxOnly: ports.practice !== undefined,
    lists: lists.map(({ ipv4, ipv6, ...list }) => ({ ...list, ipv4: ipv4.length, ipv6: ipv6.length })),
    ...present({ scheduled }),
  });
}

/** The list of the schedule, and what is to be told about it; undefined without a schedule. */
export function scheduledList(known: KeptLists, nowMs: number): ScheduledList | undefined {
  const { schedule, seen, refused } = known;
  if (schedule === undefined) return undefined;
  const list = lastList(known, schedule);
  const isSeen = seen !== undefined && isOf(seen, schedule);
  const change = isSeen && list !== undefined ? differenceOf(seen, list) : undefined;
  const isNews = change !== undefined && countOf(change.added) + countOf(change.removed) > 0;
  return {
    schedule,
    nextAt: isoOf(instant(nextMs(known, schedule, nowMs))),
    ...present({
      at: list?.at,
      news: isNews && seen !== undefined ? { ...change, since: seen.at } : undefined,
      refused,
    }),
  };
}

/** Sets what happens to a list from now on; undefined switches it off. */
export function setSchedule(
  ports: ListPorts,
  schedule: ListSchedule | undefined,
): Result<void, StorageProblem> {
  return changeLists(ports, (known) => {
    const seen = schedule === undefined ? undefined : lastList(known, schedule);
    return { value: undefined, keep: { ...known, schedule, ...seenNow(seen) } };
  });
}

/**
 * The scheduled refresh that is due, if one is. It is noted before it begins, so that two processes with one data
 * folder don't both make it.
 */
export function takeDue(ports: ListPorts): Result<ListSchedule | undefined, StorageProblem> {
  const now = ports.clock.now();
  const isDue = (known: KeptLists): boolean =>
    known.schedule?.mode === "refresh" && nextMs(known, known.schedule, now) <= now;
  // Looked at without the lock first: most of the time nothing is due.
  const known = keptLists(ports);
  if (!known.ok || !isDue(known.value)) return known.ok ? ok(undefined) : known;
  return changeLists<ListSchedule | undefined>(ports, (current) =>
    isDue(current)
      ? { value: current.schedule, keep: { ...current, triedAt: isoOf(now) } }
      : { value: undefined },
  );
}

/** Notes how a scheduled refresh ended. A schedule that was changed meanwhile has no part in it. */
export function noteRefreshed(
  ports: ListPorts,
  { asns, family }: ListSchedule,
  refreshed: Refreshed,
): Result<void, StorageProblem> {
  return changeLists(ports, (known) => {
    const { schedule, seen } = known;
    if (schedule === undefined || !isOf(schedule, { asns, family })) return { value: undefined };
    if (refreshed.outcome !== "refused") {
      // The first list has nothing before it that a person could have put into a firewall.
      const first = seen === undefined || !isOf(seen, schedule) ? { seen: refreshed.list } : {};
      return { value: undefined, keep: { ...known, ...first, refused: undefined } };
    }
    const { reason, found } = refreshed;
    const at = isoOf(ports.clock.now());
    return { value: undefined, keep: { ...known, refused: { at, reason, ...present({ found }) } } };
  });
}

/** A list's age in whole days; a clock that was set back makes no list younger than new. */
export function ageInDays(at: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / DAY_MS));
}

function nextMs(known: KeptLists, schedule: ListSchedule, nowMs: number): number {
  const everyMs = schedule.everyDays * DAY_MS;
  const takenMs = timeOf(lastList(known, schedule)?.at, nowMs);
  if (schedule.mode === "remind") return takenMs === undefined ? nowMs : takenMs + everyMs;
  const triedMs = timeOf(known.triedAt, nowMs);
  // Without a list since the last attempt it failed, or its process ended.
  if (triedMs !== undefined && (takenMs === undefined || takenMs < triedMs))
    return triedMs + Math.min(RETRY_MS, everyMs);
  return takenMs === undefined ? nowMs : takenMs + everyMs;
}

/** A time in milliseconds; one in the future, as after a clock was set back, counts as none. */
function timeOf(at: string | undefined, nowMs: number): number | undefined {
  const ms = at === undefined ? Number.NaN : Date.parse(at);
  return Number.isNaN(ms) || ms > nowMs ? undefined : ms;
}
