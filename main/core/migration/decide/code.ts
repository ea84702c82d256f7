import { invariant } from "../../../../shared/invariant.ts";
import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import type { CodeMethod } from "../../../../shared/migration/plan.ts";
import { USUAL_CODE_WAIT_SECONDS } from "../../../../shared/migration/platform-wait.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { hasArrived } from "../state/fold.ts";
import type { CodeKnowledge, RunState } from "../state/run-state.ts";
import { elapsedMs, type Moment } from "../timekeeping.ts";
import { markDone } from "./common.ts";
import type { Decision, StepPolicy } from "./policy.ts";
import { lookAgain, provenByObservations } from "./locate-number.ts";

const CODE_LIVES_MS = 10 * 60_000;

/** The registration code: only a person has it, so every outcome except success ends with asking for it. */
export const codePolicy: StepPolicy = {
  step: "code",
  pending: awaitCode,
  // The outcome of a second entry says nothing about a first one whose response was lost.
  notSent: (state, _outcome, now) =>
    state.earlierCodeOpen ? resolveUnknown(state, now) : awaitCode(state, now),
  rejected: (state, _outcome, now) => {
    const last = state.observations.at(-1);
    if (last === undefined) return { kind: "look", step: "code", because: "refusal" };
    // A second entry of a code whose first response was lost is refused although the number has moved.
    // Without such a first entry something else moved the number: a refused code did not.
    if (hasArrived(state, last.reading))
      return state.earlierCodeOpen ? markDone(state, "code", "look-up") : movedByOthers;
    return state.earlierCodeOpen ? resolveUnknown(state, now) : awaitCode(state, now);
  },
  unknown: (state, _outcome, now) => resolveUnknown(state, now),
};

const movedByOthers: Decision = {
  kind: "write",
  entry: { kind: "skipped", step: "code", why: "already-registered" },
};

/**
 * Decides after a code that may have moved the number: by what observations proved, a person's report, new
 * observations, or by asking the person.
 */
function resolveUnknown(state: RunState, now: Moment): Decision {
  const shown = provenByObservations(state);
  if (shown === "target") return markDone(state, "code", "look-up");
  if (shown === "source") return awaitCode(state, now);
  if (state.attested === targetOf(state.plan.direction)) return markDone(state, "code", "person");
  if (state.attested === sourceOf(state.plan.direction) || state.repeatGranted === "code")
    return awaitCode(state, now);
  return lookAgain(state, "code", now) ?? askPerson(state);
}

function askPerson(state: RunState): Decision {
  const reading = state.lastReading;
  return {
    kind: "wait",
    phase: { kind: "unknown", step: "code", ...(reading === undefined ? {} : { reading }) },
  };
}

function awaitCode({ code }: RunState, now: Moment): Decision {
  invariant(code, "a code is awaited only after it was asked for");
  const guessAt = guessAllowedAt(code);
  return {
    kind: "wait",
    phase: {
      kind: "awaiting-code",
      certain: code.certain,
      sentAt: isoOf(code.sentAt),
      method: code.method,
      resendAt: {
        sms: isoOf(resendAt(code, "sms")),
        voice: isoOf(resendAt(code, "voice")),
      },
      expiresAt: isoOf(instant(code.sentAt + CODE_LIVES_MS)),
      ...(isExpired(code, now) ? { expired: true } : {}),
      guesses: code.guesses,
      ...(code.lastRefusal === undefined ? {} : { lastRefusal: code.lastRefusal.outcome }),
      ...(code.notTaken === undefined ? {} : { notTaken: code.notTaken }),
      ...(guessAt === undefined ? {} : { guessAt: isoOf(guessAt) }),
    },
  };
}

function isExpired({ sent }: CodeKnowledge, now: Moment): boolean {
  return (elapsedMs(sent, now) ?? now.wall - sent.wall) >= CODE_LIVES_MS;
}

function resendAt(code: CodeKnowledge, method: CodeMethod): ReturnType<typeof instant> {
  const rest = code.rests[method];
  const own = code.sentAt + resendWaitSeconds(code, method) * 1000;
  return instant(Math.max(own, rest === undefined ? own : rest.from.wall + rest.seconds * 1000));
}

/**
 * The wait in seconds that the client reported between two codes on a channel, else the platform's usual one.
 */
export function resendWaitSeconds(code: CodeKnowledge, method: CodeMethod): number {
  return (method === "sms" ? code.smsWaitSeconds : code.voiceWaitSeconds) ?? USUAL_CODE_WAIT_SECONDS;
}

function guessAllowedAt({ guessRests }: CodeKnowledge): ReturnType<typeof instant> | undefined {
  return guessRests === undefined ? undefined : instant(guessRests.from.wall + guessRests.seconds * 1000);
}
