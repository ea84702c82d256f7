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

/** A wait that counts from a row of the journal, and whose API can be asked what time it is there. */
export type Wait = { readonly from: StampedMoment; readonly seconds: number; readonly api: PlatformApi };

/** What a wait is measured with. The platform is asked for its time only where another process saw the wait begin. */
export type Timing = {
  readonly clock: Clock;
  readonly dateOf: (api: PlatformApi) => Promise<string | undefined>;
};

/**
 * When a wait will be over by this machine's clock. `onlyHere`: the platform dates nothing, so that only the process
 * which began to count can tell; in every other one the wait begins anew.
 */
export type Until = { readonly at: Instant; readonly onlyHere: boolean };

/**
 * Says how long a wait still lasts; undefined where it is over. The process that saw it begin measures it itself.
 * Another one asks the platform for its time with a reading call; where the platform dates nothing, or its clock was
 * set back, the wait begins anew with the first question of that process.
 */
export async function notBefore(
  { clock, dateOf }: Timing,
  { from, seconds, api }: Wait,
): Promise<Until | undefined> {
  const asked = momentOf(clock);
  // The machine's book may hold one without a bound, of an older version.
  const ms = boundedSeconds(seconds) * 1000;
  const datable = from.serverDate !== undefined;
  if (from.stamp?.boot === asked.boot)
    return untilOf(from, ms, asked, { leftMs: waitLeftMs(from, ms, asked, undefined), onlyHere: !datable });
  // A clock over there that was set back since dates nothing either: by it the wait might last for ever.
  const serverNow = datable ? await dateOf(api) : undefined;
  const now = momentOf(clock);
  const here = waitLeftMs(begunAnew(from, now), ms, now, undefined);
  const agreed = agreedMs(from, now, serverNow);
  if (agreed === undefined) return untilOf(from, ms, now, { leftMs: here, onlyHere: true });
  // What this process has counted itself holds as well. Where the platform's clock stands still, nothing else ever ends it.
  const onlyHere = now.wall - from.wall > agreed + CLOCKS_APART_MS;
  return untilOf(from, ms, now, { leftMs: Math.min(here, waitLeftMs(from, ms, now, serverNow)), onlyHere });
}

/** The platform's clock tells whole seconds, and the answer that it comes with takes a while. */
const CLOCKS_APART_MS = 90_000;

const anew = new Map<string, StampedMoment>();

// Nobody dates the wait: it begins anew where this process first asks about it.
function begunAnew({ wall, stamp }: StampedMoment, now: Moment): StampedMoment {
  const name = `${now.boot} ${stamp === undefined ? wall : `${stamp.boot} ${stamp.monotonicMs}`}`;
  const begun = anew.get(name) ?? { wall: now.wall, stamp: { boot: now.boot, monotonicMs: now.monotonicMs } };
  anew.set(name, begun);
  return begun;
}

// Where the clocks agree, every look at the same wait names the same moment.
function untilOf(
  from: StampedMoment,
  ms: number,
  now: Moment,
  { leftMs, onlyHere }: { readonly leftMs: number; readonly onlyHere: boolean },
): Until | undefined {
  if (leftMs <= 0) return undefined;
  const [told, measured] = [from.wall + ms, after(now, leftMs)];
  return { at: Math.abs(told - measured) <= 2000 ? instant(told) : measured, onlyHere };
}

/** The platform's time, asked for with a call that changes nothing. */
export function dateBy(readers: () => Promise<Readers | undefined>): Timing["dateOf"] {
  return async (api) => {
    const given = await readers();
    if (given === undefined) return undefined;
    const answer = api === "cloud" ? await given.cloud.warm() : await given.onPrem.readHealth();
    return answer.evidence.serverDate;
  };
}

/** A run's told wait as something to measure. */
export function waitOf({ step, seconds, from }: PlatformWait): Wait {
  return { from, seconds, api: apiOfWait(step) };
}

/** The waits that keep a step's request back; a code is asked for on one channel. */
export function heldBackBy(step: StepName, method: CodeMethod): readonly BlockedRequest[] {
  const own = BlockedRequest.safeParse(step);
  return [...(own.success ? [own.data] : []), ...(step === "account" ? [channelWait(method)] : [])];
}

/** The waits that would stop a run of this plan on its way. */
export function heldBackOf({ direction, number }: Plan): readonly BlockedRequest[] {
  return STEPS[direction].flatMap((step) => heldBackBy(step, number.method ?? "sms"));
}

// The plan's own client is the one that can be asked for its time. What another one dated counts as not dated.
function asSeenBy(plan: Plan, { holds, seconds, from }: KnownWait): Wait {
  const api = apiOfWait(holds);
  const { serverDate: _date, ...undated } = from;
  return { seconds, api, from: api === "cloud" || from.datedBy === clientOf(plan) ? from : undated };
}

/** A wait of the number that is not over, and until when. */
export type WaitInTheWay = { readonly wait: KnownWait; readonly until: Until };

/**
 * The longest of the waits that the platform told about a plan's number, to whatever run in whatever data folder, and
 * that keep one of these requests back. Those that are over are taken out of the machine's book.
 */
export async function waitInTheWay(
  timing: Timing,
  storage: Pick<Storage, "toldWaits" | "waitsAreOver">,
  { plan, holds }: { readonly plan: Plan; readonly holds: readonly BlockedRequest[] },
): Promise<Result<WaitInTheWay | undefined, StorageProblem>> {
  const told = storage.toldWaits(plan);
  if (!told.ok) return told;
  const found: { readonly wait: KnownWait; readonly until: Until | undefined }[] = [];
  for (const wait of told.value.filter((each) => holds.includes(each.holds)))
    found.push({ wait, until: await notBefore(timing, asSeenBy(plan, wait)) });
  const standing = found.flatMap(({ wait, until }) => (until === undefined ? [] : [{ wait, until }]));
  const over = found.filter(({ until }) => until === undefined);
  // Only to keep the book short: what cannot be taken out is measured again the next time.
  if (over.length > 0)
    storage.waitsAreOver(
      plan,
      over.map(({ wait }) => wait),
    );
  return ok(standing.toSorted((one, other) => other.until.at - one.until.at)[0]);
}

type TooSoon = Extract<RunProblem, { kind: "tooSoon" }>;

/** Says of a run that the next try is too soon. */
export function tooSoon(run: RunId, { at, onlyHere }: Until): TooSoon {
  return { kind: "tooSoon", run, until: isoOf(at), ...(onlyHere ? { onlyHere } : {}) };
}

/** The same of a wait that another run may have been told, which is then named with its data folder. */
export function tooSoonFor({ wait, until }: WaitInTheWay): TooSoon {
  const told = RunId.safeParse(wait.toldTo);
  invariant(told.success, "a wait that delays a step was reported to a migration");
  return {
    ...tooSoon(told.data, until),
    ...(wait.folder === undefined ? {} : { folder: wait.folder }),
  };
}
