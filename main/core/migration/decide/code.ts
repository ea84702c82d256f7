import { invariant } from "../../../../shared/invariant.ts";
import { sourceOf, targetOf } from "../../../../shared/migration/direction.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { hasArrived } from "../state/fold.ts";
import type { CodeKnowledge, RunState } from "../state/run-state.ts";
import { settled } from "./common.ts";
import type { Decision } from "./decision.ts";
import { lookForNumber } from "./look-for-number.ts";
import type { StepPolicy } from "./policy.ts";

const CODE_LIVES_MS = 10 * 60_000;
/** What the platform wants between two codes where it does not say. */
export const USUAL_RESEND_WAIT_SECONDS = 60;

/** The registration code: only a person has it, so every way out of here but success ends with asking for it. */
export const codePolicy: StepPolicy = {
  step: "code",
  pending: awaitCode,
  notSent: awaitCode,
  rejected: (state) => {
    if (state.looks.length === 0) return { kind: "look", step: "code", because: "refusal" };
    // A second entry of a code whose first answer was lost is refused although the number has moved.
    const last = state.looks.at(-1);
    return last !== undefined && hasArrived(state, last.reading)
      ? settled(state, "code", "look-up")
      : awaitCode(state);
  },
  unknown: (state, _outcome, now) => {
    if (state.attested === targetOf(state.plan.direction)) return settled(state, "code", "person");
    if (state.attested === sourceOf(state.plan.direction) || state.repeatGranted === "code")
      return awaitCode(state);
    const seen = lookForNumber(state, "code", now);
    if (seen === "target") return settled(state, "code", "look-up");
    if (seen === "source") return awaitCode(state);
    return seen === "nowhere-known" ? askPerson(state) : seen;
  },
};

function askPerson(state: RunState): Decision {
  const reading = state.lastReading;
  return {
    kind: "wait",
    phase: { kind: "unknown", step: "code", ...(reading === undefined ? {} : { reading }) },
  };
}

function awaitCode(state: RunState): Decision {
  const { code } = state;
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
        sms: isoOf(resendAt(code, code.smsWaitSeconds)),
        voice: isoOf(resendAt(code, code.voiceWaitSeconds)),
      },
      expiresAt: isoOf(instant(code.sentAt + CODE_LIVES_MS)),
      guesses: code.guesses,
      ...(code.lastRefusal === undefined ? {} : { lastRefusal: code.lastRefusal.outcome }),
      ...(guessAt === undefined ? {} : { guessAt: isoOf(guessAt) }),
    },
  };
}

function resendAt(code: CodeKnowledge, waitSeconds: number | undefined): ReturnType<typeof instant> {
  return instant(code.sentAt + (waitSeconds ?? USUAL_RESEND_WAIT_SECONDS) * 1000);
}

function guessAllowedAt({ lastRefusal }: CodeKnowledge): ReturnType<typeof instant> | undefined {
  const seconds = lastRefusal?.outcome.evidence.retryAfterSeconds;
  return lastRefusal === undefined || seconds === undefined
    ? undefined
    : instant(lastRefusal.from.wall + seconds * 1000);
}
