import { isShutOut } from "../refusals.ts";
import type { RunState } from "../state/run-state.ts";
import { end, hasWord, retryOrEnd } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { type Moment, elapsedMs } from "../timekeeping.ts";

/** Backup: harmless to repeat, always with the password of the first time. */
export const backupPolicy: StepPolicy = {
  step: "backup",
  pending: () => ({ kind: "act", step: "backup" }),
  notSent: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  unknown: (state, outcome, now) =>
    retryOrEnd(state, { step: "backup", ending: "backup-lost" }, outcome, now),
  rejected: (state, outcome, now) => {
    const ending = isShutOut(outcome) ? "access-refused" : "backup-refused";
    const next = retryOrEnd(state, { step: "backup", ending }, outcome, now);
    return next.kind === "write" ? observedBackup(state, next) : next;
  },
  confirmed: (state) => (state.pair === undefined ? end("pair-unusable", "backup") : undefined),
};

function observedBackup(state: RunState, then: Decision): Decision {
  return state.looks.length > 0 ? then : { kind: "look", step: "backup", because: "refusal" };
}

/** More than so long after the registration, setting shards disconnects the number. */
const SHARDS_WITHIN_MS = 7 * 24 * 3_600_000;

/**
 * Shards: only for a registration that this run made, or on a person's word about an older one, and never sent again
 * by itself. A person may take the step up again; its effect reads first, and ends in "already so" once it had worked.
 */
export const shardsPolicy: StepPolicy = {
  step: "shards",
  pending: (state, now) => {
    if (state.plan.number.shards === undefined)
      return { kind: "write", entry: { kind: "skipped", step: "shards", why: "not-wanted" } };
    return notNow(state, now) ?? { kind: "act", step: "shards" };
  },
  // Another process may go on days later: what was found of the time before the first try is asked anew.
  notSent: (state, outcome, now) =>
    notNow(state, now) ?? retryOrEnd(state, { step: "shards", ending: "shards-lost" }, outcome, now),
  unknown: (state) => observedShards(state, "lost-answer", end("shards-lost", "shards")),
  rejected: (state, outcome) =>
    observedShards(state, "refusal", end(isShutOut(outcome) ? "access-refused" : "shards-refused", "shards")),
};

/** Why shards are not set at this moment: it is too late for them, or a person has to say something first. */
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
 * Another process made the registration, and this machine's wall clock may have been set back since: then the client's own
 * clock tells its age, and where that dates nothing, a person.
 */
function byClientsClock(state: RunState, now: Moment): Decision | undefined {
  const { seen, lastReading } = state;
  if (seen?.stamp?.boot !== now.boot) return { kind: "look", step: "shards", because: "resumed" };
  const late = isLateByClient(state, lastReading?.onPrem.evidence.serverDate);
  if (late === undefined) return OLDER_REGISTRATION;
  return late ? end("shards-too-late", "shards") : undefined;
}

/** Is it too late by the client's own clock, which says that it is `serverDate`? Undefined where it does not date both. */
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
  // What became of an earlier code may not be known: then it may be that one which registered the number.
  const isOnly = marks.moveProof?.exact === true || attempts.code === 1;
  // The registration may be as old as the request: an answer that came late was long on its way.
  if (answer?.serverDate !== undefined && isOnly) return Date.parse(answer.serverDate) - answer.durationMs;
  // Without an answer, it was some time after what the client had said before the code left.
  const before = [readingBefore?.onPrem.evidence.serverDate, sent?.sent.serverDate].filter(
    (date) => date !== undefined,
  );
  const dates =
    before.length > 0 ? before : [marks.moveProof?.serverDate].filter((date) => date !== undefined);
  return dates.length === 0 ? undefined : Math.min(...dates.map((date) => Date.parse(date)));
}

/** When this run asked to be registered on the client; undefined where the number was there already. */
function registeredAt({ marks, steps }: RunState): RunState["marks"]["moveIntent"] {
  return steps.code.kind === "confirmed" ? marks.moveIntent : undefined;
}

/** Seven days after this run's own registration, or after it heard of an older one, its shards are no longer set. */
function isTooLate(state: RunState, now: Moment): boolean {
  const registered = registeredAt(state) ?? state.code?.sent;
  if (registered === undefined) return false;
  // What gets dangerous with age is as old as the older of both clocks says: a wall clock may have been set back.
  const age = Math.max(now.wall - registered.wall, elapsedMs(registered, now) ?? 0);
  return age >= SHARDS_WITHIN_MS;
}

function observedShards(state: RunState, because: "lost-answer" | "refusal", then: Decision): Decision {
  return state.looks.length > 0 ? then : { kind: "look", step: "shards", because };
}
