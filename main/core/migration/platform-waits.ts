import { RunId } from "../../../shared/ids.ts";
import { invariant } from "../../../shared/invariant.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import type { CodeMethod, Plan } from "../../../shared/migration/plan.ts";
import {
  channelWait,
  BlockedRequest,
  apiOfWait,
  type StampedMoment,
} from "../../../shared/migration/platform-wait.ts";
import type { PlatformApi } from "../../../shared/platform/code-row.ts";
import { boundedSeconds } from "../../../shared/platform/wait-seconds.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf, type Clock, type Instant } from "../../../shared/time.ts";
import { clientOf } from "../storage/machine/number-key.ts";
import type { KnownWait, Storage } from "../storage/port.ts";
import type { Readers } from "./effects/effect.ts";
import type { PlatformWait } from "./state/run-state.ts";
import { after, agreedMs, momentOf, waitLeftMs, type Moment } from "./timekeeping.ts";

/** A wait in seconds, counted from a journal row, and the API that can be queried for its current time. */
export type Wait = { readonly from: StampedMoment; readonly seconds: number; readonly api: PlatformApi };

/** What a wait is measured with. `dateOf` is called only when another process saw the wait begin. */
export type Timing = {
  readonly clock: Clock;
  readonly dateOf: (api: PlatformApi) => Promise<string | undefined>;
};

/**
 * When a wait ends by this machine's clock. `onlyHere`: the platform sends no dates, so only the process that
 * began to count can measure it; every other process restarts the wait.
 */
export type Until = { readonly at: Instant; readonly onlyHere: boolean };

/**
 * Gives the end of a wait; undefined once it is over.
 *
 * The process that saw the wait begin measures it on its own monotonic clock. Another process queries the
 * platform for its time; if the platform sends no date, or its clock was set back, the wait restarts with
 * that process's first query.
 */
export async function notBefore(
  { clock, dateOf }: Timing,
  { from, seconds, api }: Wait,
): Promise<Until | undefined> {
  const asked = momentOf(clock);
  // A row in the machine-wide register that an older version wrote may have no upper limit.
  const ms = boundedSeconds(seconds) * 1000;
  const datable = from.serverDate !== undefined;
  if (from.stamp?.boot === asked.boot)
    return untilOf(from, ms, asked, { leftMs: waitLeftMs(from, ms, asked, undefined), onlyHere: !datable });
  // A platform clock that was set back is not used: by it the wait might never end.
  const serverNow = datable ? await dateOf(api) : undefined;
  const now = momentOf(clock);
  const here = waitLeftMs(restartedHere(from, now), ms, now, undefined);
  const agreed = agreedMs(from, now, serverNow);
  if (agreed === undefined) return untilOf(from, ms, now, { leftMs: here, onlyHere: true });
  // The time counted by this process also limits the wait. If the platform's clock does not advance, nothing
  // else ends it.
  const onlyHere = now.wall - from.wall > agreed + CLOCKS_APART_MS;
  return untilOf(from, ms, now, { leftMs: Math.min(here, waitLeftMs(from, ms, now, serverNow)), onlyHere });
}

/**
 * Tolerance between the two clocks: the platform's Date header has whole seconds, and its response takes
 * time.
 */
const CLOCKS_APART_MS = 90_000;

const restartedWaits = new Map<string, StampedMoment>();

// Without a platform date, a wait restarts when this process first queries it.
function restartedHere({ wall, stamp }: StampedMoment, now: Moment): StampedMoment {
  const name = `${now.boot} ${stamp === undefined ? wall : `${stamp.boot} ${stamp.monotonicMs}`}`;
  const begun = restartedWaits.get(name) ?? {
    wall: now.wall,
    stamp: { boot: now.boot, monotonicMs: now.monotonicMs },
  };
  restartedWaits.set(name, begun);
  return begun;
}

// If the clocks agree within 2 s, every call for the same wait gives the same moment.
function untilOf(
  from: StampedMoment,
  ms: number,
  now: Moment,
  { leftMs, onlyHere }: { readonly leftMs: number; readonly onlyHere: boolean },
): Until | undefined {
  if (leftMs <= 0) return undefined;
  const [planned, measured] = [from.wall + ms, after(now, leftMs)];
  return { at: Math.abs(planned - measured) <= 2000 ? instant(planned) : measured, onlyHere };
}

/** The platform's time, taken from the Date header of a read-only request. */
export function dateBy(readers: () => Promise<Readers | undefined>): Timing["dateOf"] {
  return async (api) => {
    const given = await readers();
    if (given === undefined) return undefined;
    const answer = api === "cloud" ? await given.cloud.warm() : await given.onPrem.readHealth();
    return answer.evidence.serverDate;
  };
}

/** Converts a run's reported wait to one that can be measured. */
export function waitOf({ step, seconds, from }: PlatformWait): Wait {
  return { from, seconds, api: apiOfWait(step) };
}

/** The waits that hold back a step's request. A code request has one wait per channel. */
export function heldBackBy(step: StepName, method: CodeMethod): readonly BlockedRequest[] {
  const own = BlockedRequest.safeParse(step);
  return [...(own.success ? [own.data] : []), ...(step === "account" ? [channelWait(method)] : [])];
}

/** The waits that could stop a run of this plan at any of its steps. */
export function heldBackOf({ direction, number }: Plan): readonly BlockedRequest[] {
  return STEPS[direction].flatMap((step) => heldBackBy(step, number.method ?? "sms"));
}

// Only the plan's own client can be queried for its time. A date from another client counts as missing.
function waitForPlan(plan: Plan, { holds, seconds, from }: KnownWait): Wait {
  const api = apiOfWait(holds);
  const { serverDate: _date, ...undated } = from;
  return { seconds, api, from: api === "cloud" || from.datedBy === clientOf(plan) ? from : undated };
}

/** A wait for the number that is not over, and its end. */
export type WaitInTheWay = { readonly wait: KnownWait; readonly until: Until };

/**
 * The longest active wait that holds back one of the given requests.
 *
 * Covers waits reported for the plan's number to any run in any data folder. Waits that are over are removed
 * from the machine-wide register.
 */
export async function waitInTheWay(
  timing: Timing,
  storage: Pick<Storage, "toldWaits" | "waitsAreOver">,
  { plan, holds }: { readonly plan: Plan; readonly holds: readonly BlockedRequest[] },
): Promise<Result<WaitInTheWay | undefined, StorageProblem>> {
  const reported = storage.toldWaits(plan);
  if (!reported.ok) return reported;
  const found: { readonly wait: KnownWait; readonly until: Until | undefined }[] = [];
  for (const wait of reported.value.filter((each) => holds.includes(each.holds)))
    found.push({ wait, until: await notBefore(timing, waitForPlan(plan, wait)) });
  const active = found.flatMap(({ wait, until }) => (until === undefined ? [] : [{ wait, until }]));
  const over = found.filter(({ until }) => until === undefined);
  // Removal only keeps the register short: a wait that can't be removed is measured again next time.
  if (over.length > 0)
    storage.waitsAreOver(
      plan,
      over.map(({ wait }) => wait),
    );
  return ok(active.toSorted((one, other) => other.until.at - one.until.at)[0]);
}

type TooSoon = Extract<RunProblem, { kind: "tooSoon" }>;

/** The problem that a retry of a run is too early. */
export function tooSoon(run: RunId, { at, onlyHere }: Until): TooSoon {
  return { kind: "tooSoon", run, until: isoOf(at), ...(onlyHere ? { onlyHere } : {}) };
}

/**
 * The same problem for a wait that may have been reported to another run: names that run and its data folder.
 */
export function tooSoonFor({ wait, until }: WaitInTheWay): TooSoon {
  const reported = RunId.safeParse(wait.toldTo);
  invariant(reported.success, "a wait that delays a step was reported to a migration");
  return {
    ...tooSoon(reported.data, until),
    ...(wait.folder === undefined ? {} : { folder: wait.folder }),
  };
}
