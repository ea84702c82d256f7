import type { CheckResult } from "../../../shared/checks/result.ts";
import type { CallOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Clock } from "../../../shared/time.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import { shownAddress } from "../checks/words.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import { isSame, isSameAddress, type LevelAccess, type LevelQuery, type CallbackConfig } from "./levels.ts";
import { markOf, type ReplacedRecord } from "./records.ts";

/** How a borrowed callback stands after it was to be given back. */
export type RestoreOutcome =
  | { readonly kind: "restored" }
  | { readonly kind: "changed"; readonly to?: string }
  /** The address stands as it stood; other settings beside it do not. */
  | { readonly kind: "otherSettings" }
  | { readonly kind: "tokenMissing" }
  | { readonly kind: "secretMissing" }
  | { readonly kind: "refused"; readonly outcome?: NotConfirmed }
  | { readonly kind: "notKnown"; readonly outcome: NotConfirmed };

/** Is nothing left to do: our callback is not there any more, be it by us or by somebody else? */
export function isOver({ kind }: RestoreOutcome): boolean {
  return kind === "restored" || kind === "otherSettings" || kind === "changed";
}

export type RestoreCallback = {
  /** Undefined where the level needs the app secret and there is none. */
  readonly access: LevelAccess | undefined;
  readonly borrowed: ReplacedRecord;
  readonly token: Redacted<string> | undefined;
  readonly clock: Clock;
  /** Milliseconds before each further try; as many tries as it has members, and one. */
  readonly pausesMs: readonly number[];
  /** How long a call of ours whose answer was lost may still have its effect, in milliseconds. */
  readonly lateMs: number;
  /** Ends the pauses at once. */
  readonly hurry?: AbortSignal | undefined;
};

/** How what stands there now compares with what stood there before. */
type Judged =
  | { readonly kind: "done"; readonly end: RestoreOutcome }
  /** It looks as before, but our own call may have its effect unseen or later. */
  | { readonly kind: "doubtful" }
  | { readonly kind: "ours" }
  /** Nothing to act on yet; `end` is what it comes to where no later look tells more. */
  | { readonly kind: "unseen"; readonly end: RestoreOutcome };

/**
 * Gives back exactly what stood at a level: looks, acts only on what is ours, and looks again. A callback counts as
 * restored when a look says so, never because a call was answered well. What somebody else has set meanwhile is left.
 * One look may be answered from before, or by half: that ours is gone is believed only where two looks in a row agree,
 * or where a look follows a call that was confirmed.
 */
export async function restoreCallback(work: RestoreCallback): Promise<RestoreOutcome> {
  const given = await restoreNow(work);
  const { access, borrowed } = work;
  // A level that shakes hands refuses what comes late: nobody answers for that address any more.
  const mayComeLate = !borrowed.seen && borrowed.set !== "rejected" && access?.needsToken === false;
  return mayComeLate && isOver(given) ? outlastLateEffect(work, access, given) : given;
}

const LATE_LOOKS = 8;

/** Looks on until no call of ours can have its effect any more, and gives back once more where one has had it. */
async function outlastLateEffect(
  work: RestoreCallback,
  access: LevelAccess,
  given: RestoreOutcome,
): Promise<RestoreOutcome> {
  const { clock, lateMs, hurry, borrowed } = work;
  for (let look = 0; look < LATE_LOOKS; look += 1) {
    await clock.sleep(lateMs / LATE_LOOKS, hurry);
    if (judge(await access.look(), borrowed, false).kind === "ours")
      return restoreNow({ ...work, borrowed: { ...borrowed, seen: true } });
    // Nobody has waited to the end: the next start has to look again.
    if (hurry?.aborted === true) return { kind: "refused" };
  }
  return given;
}

async function restoreNow(work: RestoreCallback): Promise<RestoreOutcome> {
  const { access, borrowed, token, clock, pausesMs, hurry } = work;
  if (access === undefined) return { kind: "secretMissing" };
  let canCall = !access.needsToken || borrowed.before === undefined || token !== undefined;
  let doubtful = !borrowed.seen && borrowed.set !== "rejected";
  let last: RestoreOutcome = { kind: "refused" };
  let believed: RestoreOutcome | undefined;
  let wasElse = false;
  /** The end where this look and the one before it agree; a single one is kept for the next. */
  const agreed = (end: RestoreOutcome): RestoreOutcome | undefined => {
    const isSecond = believed !== undefined && isSameEnd(believed, end);
    believed = end;
    last = end;
    return isSecond ? end : undefined;
  };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const now = judge(await access.look(), borrowed, doubtful);
    if (now.kind === "done") {
      const end = agreed(now.end);
      if (end !== undefined) return end;
      continue;
    }
    believed = undefined;
    // An empty list may be a passing one: only where every look agrees is the app believed to be gone.
    wasElse ||= now.kind !== "unseen" || now.end.kind !== "changed";
    if (now.kind === "unseen") {
      last = wasElse && now.end.kind === "changed" ? { kind: "refused" } : now.end;
      continue;
    }
    if (!canCall) {
      if (now.kind === "ours") return { kind: "tokenMissing" };
      // Nothing can outrun our own call: only where every look shows the same is it believed to have had no effect.
      last = { kind: "restored" };
      continue;
    }
    // Where it looks as before already, setting it once more changes nothing; it only outruns a late effect.
    const outcome = await access.giveBack(beforeOf(borrowed), token);
    if (outcome.kind === "confirmed") doubtful = false;
    const after = judge(await access.look(), borrowed, doubtful);
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
  // Where only one look was left to tell it, nobody else has agreed.
  return believed === undefined ? last : unagreed(access, borrowed, believed);
}

/** The last look told that ours is gone, and no try is left: one more look decides. */
async function unagreed(
  access: LevelAccess,
  borrowed: ReplacedRecord,
  believed: RestoreOutcome,
): Promise<RestoreOutcome> {
  const again = judge(await access.look(), borrowed, false);
  if (again.kind === "unseen") return again.end.kind === "changed" ? { kind: "refused" } : again.end;
  return again.kind === "done" && isSameEnd(again.end, believed) ? again.end : { kind: "refused" };
}

function isSameEnd(one: RestoreOutcome, other: RestoreOutcome): boolean {
  const toOf = (end: RestoreOutcome): string | undefined => (end.kind === "changed" ? end.to : undefined);
  return one.kind === other.kind && toOf(one) === toOf(other);
}

function judge(looked: LevelQuery, borrowed: ReplacedRecord, doubtful: boolean): Judged {
  if (looked.kind === "unseen") return { kind: "unseen", end: { kind: "notKnown", outcome: looked.outcome } };
  // The token is another app's by now: what stands for that one says nothing of ours, and is none of our business.
  const app = looked.kind === "seen" ? looked.standing.app : looked.app;
  if (borrowed.app !== undefined && app !== undefined && app !== borrowed.app)
    return { kind: "unseen", end: { kind: "refused" } };
  if (looked.kind === "gone") return { kind: "unseen", end: { kind: "changed" } };
  const { standing } = looked;
  const before = beforeOf(borrowed);
  if (isSameAddress(standing, before)) {
    if (doubtful) return { kind: "doubtful" };
    return { kind: "done", end: { kind: isSame(standing, before) ? "restored" : "otherSettings" } };
  }
  if (standing.address !== undefined && markOf(standing.address) === borrowed.ours) return { kind: "ours" };
  const to = standing.address === undefined ? {} : { to: standing.address };
  return { kind: "done", end: { kind: "changed", ...to } };
}

/** What was refused for good is refused again; only a passing reason is worth another try. */
function isFinal(outcome: CallOutcome<null>): boolean {
  return outcome.kind === "rejected" && !PASSING.includes(outcome.reason);
}

const PASSING: readonly RefusalReason[] = ["rate-limited", "temporarily-refused", "maintenance"];

function afterCall(outcome: CallOutcome<null>): RestoreOutcome {
  // Confirmed, and yet it stands as before the call: the effect is still awaited.
  if (outcome.kind === "confirmed") return { kind: "refused" };
  return outcome.kind === "rejected" ? { kind: "refused", outcome } : { kind: "notKnown", outcome };
}

function beforeOf({ before, fields, rest }: ReplacedRecord): CallbackConfig {
  return {
    ...(rest === undefined ? {} : { rest }),
    ...(before === undefined ? {} : { address: before }),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** The finding about it. */
export function restoredCheck(
  given: RestoreOutcome,
  borrowed: Pick<ReplacedRecord, "level" | "before">,
): CheckResult {
  const level = levelWords(borrowed.level);
  const before = shownAddress(borrowed.before ?? "");
  switch (given.kind) {
    case "restored":
      return finding("webhooks.restored", "pass", found("restored"), { level: borrowed.level });
    case "changed":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        given.to === undefined
          ? found("changedToNothing", { level })
          : found("changedMeanwhile", { level, to: shownAddress(given.to) }),
      );
    case "otherSettings":
      return finding(
        "webhooks.restored",
        { status: "warn", cause: "changed-meanwhile" },
        found("otherSettings", { level }),
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
        given.outcome === undefined
          ? found("notRestoredNow", { level })
          : found("notRestored", { level, answer: answerAbout(given.outcome) }),
      );
    case "notKnown":
      return finding(
        "webhooks.restored",
        { status: "fail", cause: "not-known" },
        found("restoreUnknown", { level, answer: answerAbout(given.outcome) }),
      );
  }
}
