import { refusalOf, type RefusalReason } from "../platform/outcome.ts";
import { END_TRAITS, type EndReason } from "../migration/end-reason.ts";
import { targetOf } from "../migration/direction.ts";
import type { ClientWord } from "../migration/observation.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import { completionOf } from "./completion.ts";
import { PASSES, type RestingWords } from "./phases.ts";
import type { Translate } from "./translate.ts";

/**
 * Why a migration ended, or would have ended, in one sentence. A complete migration has separate sentences.
 */
export function endReasonSentence(t: Translate, reason: Exclude<EndReason, "complete">): string {
  // Whether the number has moved, the reason alone doesn't tell.
  return CLAIMS_STAY.has(reason) ? t(`ends.${reason as ClaimingStay}.whatElse`) : t(`ends.${reason}.what`);
}

/** What the words about an end depend on. */
export type EndedRun = Pick<
  RunSnapshot,
  "spoken" | "direction" | "steps" | "lastReading" | "move" | "numberIs" | "attempts" | "obstacle"
>;

/** Whether the number certainly hasn't moved to its target: not by this migration, nor otherwise. */
export function hasStayed({
  move,
  numberIs,
  direction,
}: Pick<RunSnapshot, "move" | "numberIs" | "direction">): boolean {
  return move === "not-made" && numberIs !== targetOf(direction);
}

/** Why a migration ended and what to do next. The location goes between the two and comes from `placeSentence`. */
export function endWords(t: Translate, run: EndedRun, reason: EndReason): RestingWords {
  if (reason === "attempts-spent") return spentWords(t, run);
  const client = reason === "not-on-target" ? contradictingClient(run) : undefined;
  if (client !== undefined)
    return { what: t(`endsByCause.client.${client}`), next: t("endsByCause.client.next") };
  const next = reason === "complete" ? nextOfComplete(t, run) : nextWords(t, run, reason);
  return { what: whatWords(t, run, reason), next };
}

/** How the client contradicts the platform, which reports the number where it should be: on-premises. */
function contradictingClient({ direction, lastReading }: EndedRun): "another" | "offline" | undefined {
  const isReported = targetOf(direction) === "on-premises" && lastReading?.cloudSays === "on-premises";
  return isReported ? CONTRADICTION[lastReading.clientSays] : undefined;
}

const CONTRADICTION: Readonly<Partial<Record<ClientWord, "another" | "offline">>> = {
  "serves-another": "another",
  down: "offline",
  unregistered: "offline",
};

// What the platform reports against the number comes before anything that relies on it.
function nextOfComplete(t: Translate, { obstacle }: EndedRun): string {
  if (obstacle === undefined) return t("ends.complete.next");
  return t(obstacle.works === "no" ? "ends.complete.nextWorksNot" : "ends.complete.nextUnclear");
}

function whatWords(t: Translate, run: EndedRun, reason: EndReason): string {
  if (reason === "complete")
    return t(`complete.${completionOf(run)}.${run.direction}`, { spoken: run.spoken });
  return CLAIMS_STAY.has(reason) && !hasStayed(run)
    ? t(`ends.${reason as ClaimingStay}.whatElse`)
    : t(`ends.${reason}.what`);
}

type ClaimingStay = "inspect-failed" | "backup-refused" | "backup-lost" | "backup-of-another-number";

/** Ends whose sentence says that the number hasn't moved. */
const CLAIMS_STAY: ReadonlySet<EndReason> = new Set<ClaimingStay>([
  "inspect-failed",
  "backup-refused",
  "backup-lost",
  "backup-of-another-number",
]);

// The attempts of one migration and those of the number are counted apart, and some become free with time.
function spentWords(t: Translate, { attempts: { inRun, inWindow } }: EndedRun): RestingWords {
  if (inWindow === 0) return { what: t("ends.attempts-spent.what"), next: t("ends.attempts-spent.next") };
  const which = inRun === 0 ? "ofMigration" : "freeAgain";
  return { what: t(`endsByCause.attempts.${which}.what`), next: t(`endsByCause.attempts.${which}.next`) };
}

// Where the platform's reason says what helps, "fix the cause" would mislead: waiting helps, or nothing is known.
function nextWords(
  t: Translate,
  { steps }: Pick<RunSnapshot, "steps">,
  reason: Exclude<EndReason, "complete">,
): string {
  const known = t(`ends.${reason}.next`);
  const why = lastRefusal(steps);
  if (why === undefined) return known;
  const way = END_TRAITS[reason].resumable ? "resume" : "anew";
  const isPassing = PASSES.has(why);
  if (reason === "abandoned") return isPassing ? t("endsByCause.wait.anew") : known;
  // Credentials that are rejected for now need no replacement.
  if (reason === "access-refused") return isPassing ? t("endsByCause.wait.resume") : known;
  if (!BY_THE_PLATFORM.has(reason)) return known;
  if (isPassing) return t(`endsByCause.wait.${way}`);
  if (why === "success-false") return t(`endsByCause.unexplained.${way}`);
  return reason === "account-refused" && !MAY_BE_PIN.has(why) ? t("ends.account-not-sent.next") : known;
}

/** Why the platform last rejected something: a request, or the sign-in before it. */
function lastRefusal(steps: RunSnapshot["steps"]): RefusalReason | undefined {
  const reasons = steps.map(({ state }) =>
    "outcome" in state && state.outcome !== undefined ? refusalOf(state.outcome) : undefined,
  );
  return reasons.findLast((one) => one !== undefined);
}

/** Ends at a request that the platform rejected for one of many reasons. */
const BY_THE_PLATFORM: ReadonlySet<EndReason> = new Set([
  "inspect-failed",
  "backup-refused",
  "register-refused",
  "account-refused",
  "subscribe-refused",
  "not-subscribed",
  "shards-refused",
]);

const MAY_BE_PIN: ReadonlySet<RefusalReason> = new Set([
  "pin-wrong",
  "pin-locked",
  "pin-too-fast",
  "bad-parameter",
  "other",
]);
