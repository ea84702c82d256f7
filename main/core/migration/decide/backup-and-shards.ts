import { isAccessRefused } from "../refusals.ts";
import type { RunState } from "../state/run-state.ts";
import { end, hasWord, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { type Moment, elapsedMs } from "../timekeeping.ts";

/** Backup: safe to repeat, always with the password of the first attempt. */
export const backupPolicy: StepPolicy = {
  step: "backup",
  pending: () => ({ kind: "act", step: "backup" }),
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  unknown: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const ending = isAccessRefused(outcome) ? "access-refused" : "backup-refused";
    const next = retryOrEnd(state, { step: "backup", ending }, outcome, now);
    return next.kind === "write" ? observedBackup(state, next) : next;
  },
  confirmed: (state) => (state.pair === undefined ? end("pair-unusable", "backup") : undefined),
};

function observedBackup(state: RunState, then: Decision): Decision {
  return state.observations.length > 0 ? then : { kind: "look", step: "backup", because: "refusal" };
}

/** Setting shards more than this long after the registration disconnects the number. */
const SHARDS_WITHIN_MS = 7 * 24 * 3_600_000;

/**
 * Shards: only for a registration made by this run, or after a person confirms an older one, and never resent
 * automatically.
 *
 * A person may resume the step; its effect queries first, and skips the step as "already-so" if it worked.
 */
export const shardsPolicy: StepPolicy = {
  step: "shards",
  pending: (state, now) => {
    if (state.plan.number.shards === undefined)
      return { kind: "write", entry: { kind: "skipped", step: "shards", why: "not-wanted" } };
    return notNow(state, now) ?? { kind: "act", step: "shards" };
  },
  // Another process may continue days later, so the time limit is checked again before each attempt.
  notSent: (state, outcome, now) =>
    notNow(state, now) ?? retryOrEnd(state, { step: "shards", ending: "shards-lost" }, outcome, now),
  unknown: (state) => observedShards(state, "lost-answer", end("shards-lost", "shards")),
  rejected: (state, outcome) =>
    observedShards(
      state,
      "refusal",
      end(isAccessRefused(outcome) ? "access-refused" : "shards-refused", "shards"),
    ),
};

/**
 * Why shards can't be set now: the limit has passed, or a person has to confirm first. Undefined if they
 * can.
 */
function notNow(state: RunState, now: Moment): Decision | undefined {
  if (isTooLate(state, now)) return end("shards-too-late", "shards");
  if (hasWord(state, "older-registration", now)) return undefined;
  const registered = registeredAt(state);
  if (registered === undefined) return OLDER_REGISTRATION;
  return elapsedMs(registered, now) === undefined ? byClientsClock(state, now) : undefined;
}

const OLDER_REGISTRATION: Decision = {
  kind: "wait",
  phase: { kind: "awaiting-confirmation", what: ["older-registration"] },
};

/**
 * Another process made the registration, and this machine's wall clock may have been set back since. The
 * client's own clock then shows the registration's age; if it sends no dates, a person has to confirm.
 */
function byClientsClock(state: RunState, now: Moment): Decision | undefined {
  const { seen, lastReading } = state;
  if (seen?.stamp?.boot !== now.boot) return { kind: "look", step: "shards", because: "resumed" };
  const late = isLateByClient(state, lastReading?.onPrem.evidence.serverDate);
  if (late === undefined) return OLDER_REGISTRATION;
  return late ? end("shards-too-late", "shards") : undefined;
}

/**
 * True if the limit has passed by the client's own clock, which now shows `serverDate`. Undefined if the
 * client did not date both moments.
 */
export function isLateByClient(state: RunState, serverDate: string | undefined): boolean | undefined {
  const registeredMs = registeredAtEarliest(state);
  if (registeredMs === undefined || serverDate === undefined) return undefined;
  return Date.parse(serverDate) - registeredMs >= SHARDS_WITHIN_MS;
}

/** The earliest moment at which the number can have been registered, by the client's clock. */
function registeredAtEarliest({
  steps,
  attempts,
  marks,
  readingBefore,
  code: sent,
}: RunState): number | undefined {
  const { code } = steps;
  const answer = "outcome" in code ? code.outcome?.evidence : undefined;
  // If the outcome of an earlier code is unknown, that code may have registered the number.
  const isOnly = marks.moveProof?.exact === true || attempts.code === 1;
  // The registration may be as old as the request, because a late response may have been delayed for long.
  if (answer?.serverDate !== undefined && isOnly) return Date.parse(answer.serverDate) - answer.durationMs;
  // Without a response, the registration happened after the client's last date before the code left.
  const before = [readingBefore?.onPrem.evidence.serverDate, sent?.sent.serverDate].filter(
    (date) => date !== undefined,
  );
  const dates =
    before.length > 0 ? before : [marks.moveProof?.serverDate].filter((date) => date !== undefined);
  return dates.length === 0 ? undefined : Math.min(...dates.map((date) => Date.parse(date)));
}

/** When this run's code request left; undefined if the number was registered already. */
function registeredAt({ marks, steps }: RunState): RunState["marks"]["moveIntent"] {
  return steps.code.kind === "confirmed" ? marks.moveIntent : undefined;
}

/** True seven days after this run's own registration, or after it first learned of an older one. */
function isTooLate(state: RunState, now: Moment): boolean {
  const registered = registeredAt(state) ?? state.code?.sent;
  if (registered === undefined) return false;
  // The age is the greater of both clocks: a wall clock may have been set back.
  const age = Math.max(now.wall - registered.wall, elapsedMs(registered, now) ?? 0);
  return age >= SHARDS_WITHIN_MS;
}

function observedShards(state: RunState, because: "lost-answer" | "refusal", then: Decision): Decision {
  return state.observations.length > 0 ? then : { kind: "look", step: "shards", because };
}
