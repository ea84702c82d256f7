import { type RecordedOutcome, recorded } from "../../../../shared/platform/outcome.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { isoOf } from "../../../../shared/time.ts";
import { openBackup } from "../backup.ts";
import { momentOf } from "../timekeeping.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import type { Effect, EffectContext, Prepared } from "./effect.ts";
import { FRESH_MS, answeredWithinLast, diskFull, tellPlatformDate, waitStanding } from "./guards.ts";
import { holdBackPin, keepingWrongPin, notedRightPin, notedWrongPin } from "./pin.ts";
import { type Redacted, redact } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type { RegistrationBackup } from "../../platforms/cloud/port.ts";
import type { Vault, VaultProblem } from "../../runtime/ports.ts";

/**
 * A keyed fingerprint of a register request: equal requests compare equal, and neither the PIN nor the pair can be
 * guessed from it.
 */
export function registerMark(
  vault: Vault,
  pin: Redacted<string>,
  { password, data }: RegistrationBackup,
): Result<string, VaultProblem> {
  const text = JSON.stringify([pin.reveal(), password.reveal(), data.reveal()]);
  return vault.fingerprint(redact(text, "request"));
}

/** Registers the number with the cloud: only with a pair that was just opened again, on a connection that just answered. */
export const register: Effect = async (context) => {
  const { state, vault, secrets } = context;
  const full = diskFull(context);
  if (full !== undefined) return full;
  if (state.pair === undefined) return { kind: "end", reason: "pair-unusable" };
  const pair = openBackup(vault, state, state.pair);
  if (!pair.ok) return { kind: "end", reason: "pair-unusable" };
  const pin = secrets["number.pin"];
  if (pin === undefined) return { kind: "problem", problem: missingSecret(state.plan, "number.pin") };
  const held = holdBackPin(pin, context, "register-pin-refused") ?? (await waitStanding(context, "register"));
  if (held !== undefined) return held;
  const mark = registerMark(vault, pin, pair.value);
  if (!mark.ok) return { kind: "problem", problem: mark.problem };
  const older = registerElsewhere(context);
  if (older !== undefined) return older;
  const unreachable = await warmed(context);
  if (unreachable !== undefined) return { kind: "unreachable", outcome: unreachable };
  return {
    kind: "ready",
    request: mark.value,
    countsAttempt: true,
    send: async ({ cloud }, late) => {
      const before = momentOf(context.clock);
      const outcome = await cloud.register({ pin, backup: pair.value }, (answer) =>
        late({
          outcome: recorded(answer),
          ...keepingWrongPin(context, pin, { outcome: answer, before }),
        }),
      );
      notedRightPin(context, outcome);
      return { ...notedWrongPin(context, pin, { outcome, before }), outcome: recorded(outcome) };
    },
  };
};

// A folder put back from a copy does not know of a register that the machine's ledger counted for this very run.
function registerElsewhere({ state, storage, clock }: EffectContext): Prepared | undefined {
  // The word on an older run's register is none on this one's.
  if (state.recentRegister?.run === state.run) return undefined;
  const less = storage.knowsLess(numberOf(state.plan), state.run);
  if (!less.ok) return { kind: "problem", problem: less.problem };
  const register = { at: isoOf(clock.now()), run: state.run };
  return less.value ? { kind: "note", entry: { kind: "recent-register", register } } : undefined;
}

/** A connection may have been closed unseen: one that answered within five seconds, or a fresh one that does now. */
async function warmed(context: EffectContext): Promise<RecordedOutcome | undefined> {
  const isFresh = (): boolean => answeredWithinLast(FRESH_MS, context);
  if (isFresh()) return undefined;
  const before = momentOf(context.clock);
  const answer = await context.connections.cloud.warm();
  tellPlatformDate({ storage: context.storage, plan: context.state.plan }, answer.evidence, before);
  if (answer.kind === "notSent") return answer;
  // Any answer will do, also that of a deployment without look-ups; a line that says nothing gets no registration.
  // A server that closes after each answer gets the register over a connection that is opened for it: nothing can have
  // closed that one unseen.
  const closesEachTime =
    context.connections.cloud.lastAnswerMs() === undefined && answer.evidence.httpStatus !== undefined;
  return isFresh() || closesEachTime
    ? undefined
    : { kind: "notSent", cause: "cancelled-before-sending", evidence: answer.evidence };
}
