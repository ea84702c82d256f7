import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { CallOutcome, RefusalReason } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { NotConfirmed } from "../../checks/unseen.ts";
import { shownAddress } from "../../checks/words.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import { isSame, isSameAddress, type LevelAccess, type Looked, type Standing } from "./levels.ts";
import { markOf, type Borrowed } from "./records.ts";

/** How a borrowed callback stands after it was to be given back. */
export type GivenBack =
  | { readonly kind: "restored" }
  | { readonly kind: "changed"; readonly to?: string }
  /** The address stands as it stood; other settings beside it do not. */
  | { readonly kind: "otherSettings" }
  | { readonly kind: "tokenMissing" }
  | { readonly kind: "secretMissing" }
  | { readonly kind: "refused"; readonly outcome?: NotConfirmed }
  | { readonly kind: "notKnown"; readonly outcome: NotConfirmed };

/** Is nothing left to do: our callback is not there any more, be it by us or by somebody else? */
export function isOver({ kind }: GivenBack): boolean {
  return kind === "restored" || kind === "otherSettings" || kind === "changed";
}

export type GiveBack = {
  /** Undefined where the level needs the app secret and there is none. */
  readonly access: LevelAccess | undefined;
  readonly borrowed: Borrowed;
  readonly token: Redacted<string> | undefined;
  readonly clock: Clock;
  /** Milliseconds before each further try; as many tries as it has members, and one. */
  readonly pausesMs: readonly number[];
  /** Ends the pauses at once. */
  readonly hurry?: AbortSignal | undefined;
};

/** How what stands there now compares with what stood there before. */
type Judged =
  | { readonly kind: "done"; readonly end: GivenBack }
  /** It looks as before, but our own call may have its effect unseen or later. */
  | { readonly kind: "doubtful" }
  | { readonly kind: "ours" }
  /** Nothing to act on yet; `end` is what it comes to where no later look tells more. */
  | { readonly kind: "unseen"; readonly end: GivenBack };

/**
 * Gives back exactly what stood at a level: looks, acts only on what is ours, and looks again. A callback counts as
 * restored when a look says so, never because a call was answered well. What somebody else has set meanwhile is left.
 */
export async function giveBack(work: GiveBack): Promise<GivenBack> {
  const { access, borrowed, token, clock, pausesMs, hurry } = work;
  if (access === undefined) return { kind: "secretMissing" };
  const canCall = !access.needsToken || borrowed.before === undefined || token !== undefined;
  let doubtful = !borrowed.seen && borrowed.set !== "rejected";
  let last: GivenBack = { kind: "refused" };
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, hurry);
    const now = judge(await access.look(), borrowed, doubtful);
    if (now.kind === "done") return now.end;
    if (now.kind === "unseen") {
      last = now.end;
      continue;
    }
    if (!canCall) return { kind: now.kind === "ours" ? "tokenMissing" : "restored" };
    // Where it looks as before already, setting it once more changes nothing; it only outruns a late effect.
    const outcome = await access.giveBack(beforeOf(borrowed), token);
    if (outcome.kind === "confirmed") doubtful = false;
    const after = judge(await access.look(), borrowed, doubtful);
    if (after.kind === "done") return after.end;
    last = after.kind === "unseen" ? after.end : afterCall(outcome);
    if (isFinal(outcome)) return after.kind === "doubtful" ? { kind: "restored" } : last;
  }
  return last;
}

function judge(looked: Looked, borrowed: Borrowed, doubtful: boolean): Judged {
  if (looked.kind === "unseen") return { kind: "unseen", end: { kind: "notKnown", outcome: looked.outcome } };
  // An empty list may be a passing one: only where every further look agrees is the app believed to be gone.
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

function afterCall(outcome: CallOutcome<null>): GivenBack {
  // Confirmed, and yet it stands as before the call: the effect is still awaited.
  if (outcome.kind === "confirmed") return { kind: "refused" };
  return outcome.kind === "rejected" ? { kind: "refused", outcome } : { kind: "notKnown", outcome };
}

function beforeOf({ before, fields, rest }: Borrowed): Standing {
  return {
    ...(rest === undefined ? {} : { rest }),
    ...(before === undefined ? {} : { address: before }),
    ...(fields === undefined ? {} : { fields }),
  };
}

/** The finding about it. */
export function restoredCheck(given: GivenBack, borrowed: Pick<Borrowed, "level" | "before">): CheckResult {
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
