import type { CallOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Clock } from "../../../shared/time.ts";
import {
  isAboutTheAddress,
  isSameUrl,
  type CallbackConfig,
  type LevelAccess,
  type Overwritten,
} from "./levels.ts";
import { isOurs } from "./own-marks.ts";
import { beforeOf, judge, watchQueries, type QueryWatch } from "./compare-callback.ts";
import type { KnownReplaced, ReplacedRecord } from "./records.ts";
import { isOver, type RestoreOutcome } from "./restore-outcome.ts";
import { LATE_LOOKS } from "./waits.ts";

export type RestoreCallback = {
  /** Undefined if the level needs the app secret and it is unknown. */
  readonly access: LevelAccess | undefined;
  readonly replaced: KnownReplaced;
  /** The known verify tokens of the previous URL; each is tried only if the ones before it are refused. */
  readonly tokens: readonly Redacted<string>[];
  readonly clock: Clock;
  /** Delays before each further attempt, in ms; one more attempt than members. */
  readonly pausesMs: readonly number[];
  /** How long a call whose response was lost may still take effect, in ms. */
  readonly lateMs: number;
  /** Ends the delays at once. */
  readonly hurry?: AbortSignal | undefined;
  /** Called once a query shows another party's change, for the record. */
  readonly noteOthers?: () => void;
};

/**
 * Restores exactly the previous configuration of a level: queries it, changes only what is ours, and queries
 * again. A callback URL counts as restored when a query shows it, never because a call was confirmed. What
 * another party set meanwhile is left. A single response may be stale or incomplete: ours counts as gone only
 * if successive queries agree, or if a query follows a confirmed call.
 */
export async function restoreCallback(work: RestoreCallback): Promise<RestoreOutcome> {
  const { replaced } = work;
  if (work.access === undefined) return { kind: "secretMissing" };
  const watch = watchQueries(work.access, work);
  const reached = { ...work, access: watch.access, mayOverwrite: watch.mayOverwrite };
  if (replaced.isLost === true) return findGone(reached);
  const restored = await restoreNow(reached);
  // What a query has shown has taken effect, and can't do so again.
  const mayComeLate = !watch.hasSeenOurs() && replaced.set !== "rejected";
  return mayComeLate && isOver(restored) ? outlastLateEffect(reached) : restored;
}

type Reached = RestoreCallback & Pick<QueryWatch, "access" | "mayOverwrite">;

/**
 * Without the previous URL nothing can be set: reports that ours is gone if two successive queries agree.
 */
async function findGone({
  access,
  replaced,
  clock,
  pausesMs,
  lateMs,
  hurry,
}: Reached): Promise<RestoreOutcome> {
  const mayComeLate = !replaced.seen && replaced.set !== "rejected";
  const first = judge(await access.query(), replaced, false);
  await clock.sleep(mayComeLate ? lateMs : (pausesMs[0] ?? 0), hurry);
  const second = judge(await access.query(), replaced, false);
  if (first.kind === "ours" || second.kind === "ours") return { kind: "urlMissing" };
  for (const { kind, end } of [first, second].filter((one) => "end" in one))
    if (kind === "unseen") return end.kind === "changed" ? { kind: "refused" } : end;
  const wasCutShort = mayComeLate && hurry?.aborted === true;
  if (wasCutShort || first.kind !== "done" || second.kind !== "done") return { kind: "refused" };
  if (!isSameEnd(first.end, second.end)) return { kind: "refused" };
  const to = second.end.kind === "changed" ? second.end.to : undefined;
  return { kind: "notOurs", ...(to === undefined ? {} : { to }) };
}

/**
 * Queries until no call of ours can take effect any more; restores once more if one did. The platform may have
 * got the response to its verification request long before it stores the URL, so this applies to every level. The time is
 * counted anew by each process: it begins after the response was lost, and no change of a clock shortens it.
 * Only queries after it decide.
 */
async function outlastLateEffect(work: Reached): Promise<RestoreOutcome> {
  const { access, clock, lateMs, hurry, replaced } = work;
  const decide = (): Promise<RestoreOutcome> =>
    restoreNow({ ...work, replaced: { ...replaced, seen: true } });
  for (let attempt = 0; attempt < LATE_LOOKS; attempt += 1) {
    await clock.sleep(lateMs / LATE_LOOKS, hurry);
    if (judge(await access.query(), replaced, false).kind === "ours") return decide();
    // The wait was cut short: the next start has to check again.
    if (hurry?.aborted === true) return { kind: "mayComeLate" };
  }
  return decide();
}

/** What successive queries agree on, and how many of them. */
type Believed = { readonly end: RestoreOutcome; readonly times: number };

/**
 * How many successive queries have to agree. That the URL from before is there again without a call of ours is
 * believed last, because a stale response shows the same.
 */
function neededFor(end: RestoreOutcome, { set }: ReplacedRecord): number {
  return end.kind === "changed" || set === "rejected" ? 2 : 3;
}

async function restoreNow(work: Reached): Promise<RestoreOutcome> {
  const { access, replaced, tokens, clock, pausesMs, hurry, mayOverwrite } = work;
  let canCall = !access.needsToken || replaced.before === undefined || tokens.length > 0;
  let doubtful = !replaced.seen && replaced.set !== "rejected";
  let last: RestoreOutcome = { kind: "refused" };
  let believed: Believed | undefined;
  let sawOther = false;
  /** Returns the outcome if enough queries agree by now; otherwise keeps it for the next. */
  const agreed = (end: RestoreOutcome): RestoreOutcome | undefined => {
    believed = oneMore(believed, end);
    last = end;
    return believed.times >= neededFor(end, replaced) ? end : undefined;
  };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const queried = await access.query();
    const now = judge(queried, replaced, doubtful);
    if (now.kind === "done") {
      const end = agreed(now.end);
      if (end !== undefined) return end;
      continue;
    }
    believed = undefined;
    // An empty list may be temporary: the app counts as removed only if every query agrees.
    sawOther ||= now.kind !== "unseen" || now.end.kind !== "changed";
    if (now.kind === "unseen") {
      last = sawOther && now.end.kind === "changed" ? { kind: "refused" } : now.end;
      continue;
    }
    if (!canCall) {
      if (now.kind === "ours") return { kind: "tokenMissing" };
      // Without a token, no call can precede our late one: it counts as ineffective only if every query
      // agrees.
      last = { kind: "restored" };
      continue;
    }
    if (!mayOverwrite()) {
      last = { kind: "refused" };
      continue;
    }
    // If it already equals the previous configuration, setting it again changes nothing; it only precedes a
    // late effect.
    const before = beforeOf(replaced);
    const over: Overwritten = {
      now: queried.kind === "seen" ? queried.standing : before,
      mayReplace: (address) => isOurs(replaced, address) || isSameUrl(address, before.address),
    };
    const outcome = await giveBackWith(access, { before, over }, tokens);
    if (outcome.kind === "confirmed") doubtful = false;
    const after = judge(await access.query(), replaced, doubtful);
    if (after.kind === "done") {
      if (outcome.kind === "confirmed" && after.end.kind !== "changed") return after.end;
      const end = agreed(after.end);
      if (end !== undefined) return end;
      continue;
    }
    last = after.kind === "unseen" ? after.end : afterCall(outcome);
    if (!isFinal(outcome)) continue;
    if (after.kind !== "doubtful") return last;
    canCall = false;
    last = { kind: "restored" };
  }
  // If only the last queries showed this outcome, not enough of them have confirmed it.
  return believed === undefined ? last : unagreed(access, replaced, believed);
}

function oneMore(before: Believed | undefined, end: RestoreOutcome): Believed {
  const isSame = before !== undefined && isSameEnd(before.end, end);
  return { end, times: isSame ? before.times + 1 : 1 };
}

/** Sets the previous configuration with the first of the tokens that is not refused. */
async function giveBackWith(
  access: LevelAccess,
  what: { readonly before: CallbackConfig; readonly over: Overwritten },
  [first, ...others]: readonly (Redacted<string> | undefined)[],
): Promise<CallOutcome<null>> {
  const outcome = await access.giveBack(what.before, first, what.over);
  return isAboutTheAddress(outcome) && others.length > 0 ? giveBackWith(access, what, others) : outcome;
}

/** The last queries showed that ours is gone and no attempt is left: further ones decide. */
async function unagreed(
  access: LevelAccess,
  replaced: ReplacedRecord,
  believed: Believed,
): Promise<RestoreOutcome> {
  const again = judge(await access.query(), replaced, false);
  if (again.kind === "unseen") return again.end.kind === "changed" ? { kind: "refused" } : again.end;
  if (again.kind !== "done" || !isSameEnd(again.end, believed.end)) return { kind: "refused" };
  const more = oneMore(believed, again.end);
  return more.times >= neededFor(more.end, replaced) ? more.end : unagreed(access, replaced, more);
}

function isSameEnd(one: RestoreOutcome, other: RestoreOutcome): boolean {
  const toOf = (end: RestoreOutcome): string | undefined => (end.kind === "changed" ? end.to : undefined);
  return one.kind === other.kind && isSameUrl(toOf(one), toOf(other));
}

/** A permanent rejection would repeat; only a temporary one is retried. */
function isFinal(outcome: CallOutcome<null>): boolean {
  return outcome.kind === "rejected" && !TEMPORARY.includes(outcome.reason);
}

const TEMPORARY: readonly RefusalReason[] = ["rate-limited", "temporarily-refused", "maintenance"];

function afterCall(outcome: CallOutcome<null>): RestoreOutcome {
  // Confirmed, but the query shows the configuration from before the call: its effect is still pending.
  if (outcome.kind === "confirmed") return { kind: "refused" };
  return outcome.kind === "rejected" ? { kind: "refused", outcome } : { kind: "notKnown", outcome };
}
