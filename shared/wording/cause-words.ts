import { unreachable } from "../invariant.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import type { StepName } from "../migration/step.ts";
import type { PlatformApi, PlatformCall } from "../platform/code-row.ts";
import { leavesWaitsOpen } from "../platform/kept-wait.ts";
import { refusalOf, type RecordedOutcome } from "../platform/outcome.ts";
import { codeWording, type CodeWording } from "./codes.ts";
import type { Translate } from "./translate.ts";
import { durationInWords } from "./times.ts";

/** Why the last unsuccessful step failed, in the platform's terms; undefined if none failed. */
export function causeSentence(t: Translate, run: Pick<RunSnapshot, "steps">): string | undefined {
  const failed = run.steps.findLast(
    ({ state }) => "outcome" in state && state.outcome !== undefined && state.kind !== "confirmed",
  );
  if (failed === undefined || !("outcome" in failed.state) || failed.state.outcome === undefined)
    return undefined;
  return outcomeSentence(t, failed.step, failed.state.outcome);
}

/** Why a step's response was not a success, in the platform's terms; undefined for a success. */
export function outcomeSentence(t: Translate, step: StepName, outcome: RecordedOutcome): string | undefined {
  return callSentence(t, CALLED_BY[step], outcome);
}

/** Why a call's response was not a success, in the platform's terms; undefined for a success. */
export function callSentence(t: Translate, called: Called, outcome: RecordedOutcome): string | undefined {
  switch (outcome.kind) {
    case "confirmed":
      return undefined;
    case "rejected":
      return refusalSentence(t, called, outcome);
    case "notSent":
      return notSentSentence(t, outcome);
    case "unknown":
      return unknownSentence(t, called, outcome);
    default:
      return unreachable(outcome);
  }
}

/** The wait that the platform asked for when it last rejected a request, in seconds. */
export function waitToldSeconds(run: Pick<RunSnapshot, "steps">): number | undefined {
  const refused = run.steps
    .map(({ state }) => state)
    .findLast((state) => state.kind === "rejected" || (state.kind === "not-sent" && isSignIn(state.outcome)));
  return refused !== undefined && "outcome" in refused
    ? refused.outcome?.evidence.retryAfterSeconds
    : undefined;
}

function isSignIn(outcome: RecordedOutcome): boolean {
  return outcome.kind === "notSent" && outcome.cause === "sign-in-refused";
}

function notSentSentence(t: Translate, outcome: Extract<RecordedOutcome, { kind: "notSent" }>): string {
  const sentence = t(`causes.notSent.${outcome.cause}`);
  const { signIn } = outcome;
  if (signIn === undefined) return sentence;
  // The usual reason is a wrong password; the platform's texts for it speak of tokens.
  const why =
    signIn === "token-invalid" || signIn === "token-expired"
      ? t("causes.signIn.wrong")
      : withWait(t, t(`causes.refused.${signIn}`), outcome);
  return `${sentence} ${why}`;
}

/** Why the outcome is unknown; adds the platform's error code and its meaning if the code is in the tables. */
function unknownSentence(
  t: Translate,
  called: Called,
  outcome: Extract<RecordedOutcome, { kind: "unknown" }>,
): string {
  const sentence = t(`causes.unknown.${outcome.cause}`);
  const { apiError } = outcome.evidence;
  const known = knownCode(t, called, outcome);
  if (apiError === undefined || known === undefined) return sentence;
  // Its advice takes a rejection for granted.
  return t("run.cause.unknownWithCode", { sentence, code: apiError.code, cause: known.cause });
}

function refusalSentence(
  t: Translate,
  called: Called,
  outcome: Extract<RecordedOutcome, { kind: "rejected" }>,
): string {
  // A platform text that may be a lock or a sent value, such as the PIN, is not called a lock.
  const byCode = outcome.reason === "other" || outcome.reason === "account-locked";
  const known = byCode ? knownCode(t, called, outcome) : undefined;
  const sentence = known === undefined ? t(`causes.refused.${outcome.reason}`) : t("run.cause.code", known);
  return withWait(t, sentence, outcome);
}

/** Adds how long the platform asked to wait. Where it rejects for too many requests, also that this isn't known. */
function withWait(t: Translate, sentence: string, outcome: RecordedOutcome): string {
  const { retryAfterSeconds: seconds } = outcome.evidence;
  if (seconds !== undefined)
    return t("run.cause.refusedWithWait", { sentence, wait: durationInWords(t, seconds * 1000) });
  if (refusalOf(outcome) !== "rate-limited") return sentence;
  return leavesWaitsOpen(outcome)
    ? t("run.cause.refusedWithUnclearWait", { sentence })
    : t("run.cause.refusedWithoutWait", { sentence });
}

/** What the API's error code in a step's response means; undefined without one, and for an unknown code. */
export function stepCodeWording(
  t: Translate,
  step: StepName,
  outcome: RecordedOutcome,
): CodeWording | undefined {
  return knownCode(t, CALLED_BY[step], outcome);
}

function knownCode(
  t: Translate,
  { api, call }: Called,
  { evidence }: RecordedOutcome,
): CodeWording | undefined {
  const { apiError, httpStatus } = evidence;
  return apiError === undefined ? undefined : codeWording(t, api, { ...apiError, httpStatus, call });
}

/** Which API a call goes to, and which call it is if one alone can be meant: one code means several things. */
export type Called = { readonly api: PlatformApi; readonly call?: PlatformCall };

const CALLED_BY: Readonly<Record<StepName, Called>> = {
  inspect: { api: "cloud" },
  backup: { api: "onPrem", call: "backup" },
  register: { api: "cloud", call: "register" },
  subscribe: { api: "cloud", call: "subscribe" },
  verify: { api: "cloud" },
  account: { api: "onPrem", call: "requestAccount" },
  code: { api: "onPrem", call: "verifyCode" },
  shards: { api: "onPrem", call: "setShards" },
};
