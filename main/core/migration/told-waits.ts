import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { instant, type Clock, type Instant } from "../../../shared/time.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { Storage } from "../storage/port.ts";
import type { Readers } from "./effects/effect.ts";
import { fold } from "./state/fold.ts";
import type { ToldWait } from "./state/run-state.ts";
import { after, momentOf, waitLeftMs, type Marked, type Moment } from "./timekeeping.ts";

/** A wait that counts from a row of the journal, and whose API can be asked what time it is there. */
export type Wait = { readonly from: Marked; readonly seconds: number; readonly api: "cloud" | "onPrem" };

/** What a wait is measured with. The platform is asked for its time only where another process saw the wait begin. */
export type Timing = {
  readonly clock: Clock;
  readonly readers: () => Promise<Readers | undefined>;
};

/**
 * When a wait will be over by this machine's clock; undefined where it is over. The process that saw it begin measures
 * it itself. Another one asks the platform for its time with a reading call; where the platform dates nothing, the wait
 * begins anew with the first question of that process.
 */
export async function notBefore(
  { clock, readers }: Timing,
  { from, seconds, api }: Wait,
): Promise<Instant | undefined> {
  const asked = momentOf(clock);
  const ms = seconds * 1000;
  if (from.stamp?.boot === asked.boot) return over(from, ms, asked, waitLeftMs(from, ms, asked, undefined));
  const serverNow = from.serverDate === undefined ? undefined : await serverTime(readers, api);
  const now = momentOf(clock);
  if (serverNow !== undefined) return over(from, ms, now, waitLeftMs(from, ms, now, serverNow));
  return over(from, ms, now, waitLeftMs(begunAnew(from, now), ms, now, undefined));
}

const anew = new Map<string, Marked>();

// Nobody dates the wait: it begins anew where this process first asks about it.
function begunAnew(from: Marked, now: Moment): Marked {
  const name = `${now.boot} ${from.wall} ${from.stamp?.boot ?? ""} ${from.stamp?.monotonicMs ?? ""}`;
  const begun = anew.get(name) ?? { wall: now.wall, stamp: { boot: now.boot, monotonicMs: now.monotonicMs } };
  anew.set(name, begun);
  return begun;
}

// Where the clocks agree, every look at the same wait names the same moment.
function over(from: Marked, ms: number, now: Moment, leftMs: number): Instant | undefined {
  if (leftMs <= 0) return undefined;
  const [told, measured] = [from.wall + ms, after(now, leftMs)];
  return Math.abs(told - measured) <= 2000 ? instant(told) : measured;
}

async function serverTime(readers: Timing["readers"], api: Wait["api"]): Promise<string | undefined> {
  const given = await readers();
  if (given === undefined) return undefined;
  const answer = api === "cloud" ? await given.cloud.warm() : await given.onPrem.readHealth();
  return answer.evidence.serverDate;
}

/** A told wait as something to measure. */
export function waitOf({ step, seconds, from }: ToldWait): Wait {
  return { from, seconds, api: step === "register" || step === "subscribe" ? "cloud" : "onPrem" };
}

/** Waits that earlier runs of a plan's number were told for a step that this plan would take, with the run of each. */
export function earlierWaits(
  storage: Storage,
  plan: Plan,
): readonly { readonly run: RunId; readonly wait: ToldWait }[] {
  const listed = storage.runs();
  if (!listed.ok) return [];
  const steps = new Set<StepName>(STEPS[plan.direction]);
  const forgotten = storage.triesForgottenAt();
  const since = (forgotten.ok ? forgotten.value : undefined) ?? -Infinity;
  return listed.value.flatMap(({ run, number }) => {
    const read = number === numberOf(plan) ? storage.read(run) : undefined;
    if (read?.ok !== true || read.value.damaged.length > 0 || read.value.rows.length === 0) return [];
    const { toldWaits } = fold(read.value.rows);
    return Object.values(toldWaits).flatMap((wait) =>
      wait !== undefined && steps.has(wait.step) && wait.from.wall > since ? [{ run, wait }] : [],
    );
  });
}
