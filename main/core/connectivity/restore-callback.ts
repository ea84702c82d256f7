import type { CheckResult } from "../../../shared/checks/result.ts";
import type { CallOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Clock } from "../../../shared/time.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import { shownAddress } from "../checks/words.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import {
  isSame,
  isSameAddress,
  NOT_ABOUT_THE_ADDRESS,
  type CallbackConfig,
  type LevelAccess,
  type LevelQuery,
} from "./levels.ts";
import { isOurs, type KnownReplaced, type ReplacedRecord } from "./records.ts";
import { LATE_LOOKS } from "./waits.ts";

/** The state of a replaced callback URL after an attempt to restore it. */
export type RestoreOutcome =
  /** `otherwise`: there is no URL again, which the client now stores in another way. */
  | { readonly kind: "restored"; readonly otherwise?: true }
  | { readonly kind: "changed"; readonly to?: string }
  /** Ours is gone. Whether the URL from before is set is unknown, because it is lost. */
  | { readonly kind: "notOurs"; readonly to?: string }
  /** Ours is still set, and the URL from before is lost. */
  | { readonly kind: "urlMissing" }
  /** The URL is restored; other settings of the client or the versions of the app's fields differ. */
  | { readonly kind: "otherSettings"; readonly versions?: true }
  | { readonly kind: "tokenMissing" }
  | { readonly kind: "secretMissing" }
  | { readonly kind: "refused"; readonly outcome?: NotConfirmed }
  /** The URL is as before, but the call that replaced it got no response and may still take effect. */
  | { readonly kind: "mayComeLate" }
  | { readonly kind: "notKnown"; readonly outcome: NotConfirmed };

/** Whether nothing is left to do: our callback URL is gone, removed by us or by another party. */
export function isOver({ kind }: RestoreOutcome): boolean {
  return kind === "restored" || kind === "otherSettings" || kind === "changed" || kind === "notOurs";
}

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
};

/** How the current configuration compares with the previous one. */
type Comparison =
  | { readonly kind: "done"; readonly end: RestoreOutcome }
  /** It equals the previous one, but our own call may still be hidden or take effect later. */
  | { readonly kind: "doubtful" }
  | { readonly kind: "ours" }
  /** No action yet; `end` applies if no later query shows more. */
  | { readonly kind: "unseen"; readonly end: RestoreOutcome };

/**
 * Restores exactly the previous configuration of a level: queries it, changes only what is ours, and queries
 * again. A callback URL counts as restored when a query shows it, never because a call was confirmed. What
 * another party set meanwhile is left. A single response may be stale or incomplete: ours counts as gone only
 * if two successive queries agree, or if a query follows a confirmed call.
 */
export async function restoreCallback(work: RestoreCallback): Promise<RestoreOutcome> {
  const { access, replaced } = work;
  if (replaced.isLost === true) return findGone(work);
  if (access === undefined) return { kind: "secretMissing" };
  let wasSeen = replaced.seen;
  const query: LevelAccess["query"] = async () => {
    const queried = await access.query();
    wasSeen ||= judge(queried, replaced, false).kind === "ours";
    return queried;
  };
  const watched = { ...work, access: { ...access, query } };
  const restored = await restoreNow(watched);
  // What a query has shown has taken effect, and can't do so again.
  const mayComeLate = !wasSeen && replaced.set !== "rejected";
  return mayComeLate && isOver(restored) ? outlastLateEffect(work, access) : restored;
}

/**
 * Without the previous URL nothing can be set: reports that ours is gone if two successive queries agree.
 */
async function findGone(work: RestoreCallback): Promise<RestoreOutcome> {
  const { access, replaced, clock, pausesMs, lateMs, hurry } = work;
  if (access === undefined) return { kind: "secretMissing" };
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
async function outlastLateEffect(work: RestoreCallback, access: LevelAccess): Promise<RestoreOutcome> {
  const { clock, lateMs, hurry, replaced } = work;
  const decide = (): Promise<RestoreOutcome> =>
    restoreNow({ ...work, access, replaced: { ...replaced, seen: true } });
  for (let attempt = 0; attempt < LATE_LOOKS; attempt += 1) {
    await clock.sleep(lateMs / LATE_LOOKS, hurry);
    if (judge(await access.query(), replaced, false).kind === "ours") return decide();
    // The wait was cut short: the next start has to check again.
    if (hurry?.aborted === true) return { kind: "mayComeLate" };
  }
  return decide();
}

type Reached = RestoreCallback & { readonly access: LevelAccess };

async function restoreNow(work: Reached): Promise<RestoreOutcome> {
  const { access, replaced, tokens, clock, pausesMs, hurry } = work;
  let canCall = !access.needsToken || replaced.before === undefined || tokens.length > 0;
  let doubtful = !replaced.seen && replaced.set !== "rejected";
  let last: RestoreOutcome = { kind: "refused" };
  let believed: RestoreOutcome | undefined;
  let sawOther = false;
  /** Returns the outcome if this query and the previous one agree; otherwise keeps it for the next. */
  const agreed = (end: RestoreOutcome): RestoreOutcome | undefined => {
    const isSecond = believed !== undefined && isSameEnd(believed, end);
    believed = end;
    last = end;
    return isSecond ? end : undefined;
  };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const now = judge(await access.query(), replaced, doubtful);
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
    // If it already equals the previous configuration, setting it again changes nothing; it only precedes a
    // late effect.
    const outcome = await giveBackWith(access, beforeOf(replaced), tokens);
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
  // If only the last query showed this outcome, no second query has confirmed it.
  return believed === undefined ? last : unagreed(access, replaced, believed);
}

/** Sets the previous configuration with the first of the tokens that is not refused. */
async function giveBackWith(
  access: LevelAccess,
  before: CallbackConfig,
  [first, ...others]: readonly (Redacted<string> | undefined)[],
): Promise<CallOutcome<null>> {
  const outcome = await access.giveBack(before, first);
  const isRefused = outcome.kind === "rejected" && !NOT_ABOUT_THE_ADDRESS.includes(outcome.reason);
  return isRefused && others.length > 0 ? giveBackWith(access, before, others) : outcome;
}

/** The last query showed that ours is gone and no attempt is left: one more query decides. */
async function unagreed(
  access: LevelAccess,
  replaced: ReplacedRecord,
  believed: RestoreOutcome,
): Promise<RestoreOutcome> {
  const again = judge(await access.query(), replaced, false);
  if (again.kind === "unseen") return again.end.kind === "changed" ? { kind: "refused" } : again.end;
  return again.kind === "done" && isSameEnd(again.end, believed) ? again.end : { kind: "refused" };
}

function isSameEnd(one: RestoreOutcome, other: RestoreOutcome): boolean {
  const toOf = (end: RestoreOutcome): string | undefined => (end.kind === "changed" ? end.to : undefined);
  return one.kind === other.kind && toOf(one) === toOf(other);
}

function judge(queried: LevelQuery, replaced: ReplacedRecord, doubtful: boolean): Comparison {
  if (queried.kind === "unseen")
    return { kind: "unseen", end: { kind: "notKnown", outcome: queried.outcome } };
  // The token belongs to another app by now: its configuration says nothing about ours and must not be
  // changed.
  const app = queried.kind === "seen" ? queried.standing.app : queried.app;
  if (replaced.app !== undefined && app !== undefined && app !== replaced.app)
    return { kind: "unseen", end: { kind: "refused" } };
  if (queried.kind === "gone") return { kind: "unseen", end: { kind: "changed" } };
  const { standing } = queried;
  const before = beforeOf(replaced);
  if (isSameAddress(standing, before)) {
    if (doubtful) return { kind: "doubtful" };
    return { kind: "done", end: restoredEnd(standing, before) };
  }
  if (isOurs(replaced, standing.address)) return { kind: "ours" };
  const to = standing.address === undefined ? {} : { to: standing.address };
  return { kind: "done", end: { kind: "changed", ...to } };
}

/** The end if URL and fields are as before; what an earlier version did not record is not compared. */
function restoredEnd(standing: CallbackConfig, before: CallbackConfig): RestoreOutcome {
  if (!isSame(standing, before)) return { kind: "otherSettings" };
  if (before.versions !== undefined && standing.versions !== before.versions)
    return { kind: "otherSettings", versions: true };
  return standing.none === before.none ? { kind: "restored" } : { kind: "restored", otherwise: true };
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

function beforeOf({ before, fields, rest, none, versions }: ReplacedRecord): CallbackConfig {
  return {
    ...(none === undefined ? {} : { none }),
    ...(versions === undefined ? {} : { versions }),
    ...(rest === undefined ? {} : { rest }),
    ...(before === undefined ? {} : { address: before }),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** The finding about an attempt to restore a callback URL. */
export function restoredCheck(
  restored: RestoreOutcome,
  replaced: Pick<ReplacedRecord, "level" | "before">,
): CheckResult {
  const level = levelWords(replaced.level);
  const before = shownAddress(replaced.before ?? "");
  switch (restored.kind) {
    case "restored":
      return finding(
        "webhooks.restored",
        "pass",
        found(restored.otherwise === true ? "restoredOtherwise" : "restored"),
        { level: replaced.level },
      );
    case "notOurs":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        restored.to === undefined
          ? found("notOursNothing", { level })
          : found("notOurs", { level, to: shownAddress(restored.to) }),
      );
    case "urlMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-restored" },
        found("restoreUrlLost", { level, before }),
      );
    case "changed":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        restored.to === undefined
          ? found("changedToNothing", { level })
          : found("changedMeanwhile", { level, to: shownAddress(restored.to) }),
      );
    case "otherSettings":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        found(restored.versions === true ? "otherVersions" : "otherSettings", { level }),
      );
    case "tokenMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "token-needed" },
        found("restoreNeedsToken", { level, before }),
      );
    case "secretMissing":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "app-secret-missing" },
        found("restoreNeedsSecret", { level }),
      );
    case "refused":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-restored" },
        restored.outcome === undefined
          ? found("notRestoredNow", { level })
          : found("notRestored", { level, answer: answerAbout("callbackChange", restored.outcome) }),
      );
    case "mayComeLate":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "may-come-late" },
        found("restoreMayComeLate", { level }),
      );
    case "notKnown":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-known" },
        found("restoreUnknown", { level, answer: answerAbout("callbackChange", restored.outcome) }),
      );
  }
}
