import { type RecordedOutcome, recorded } from "../../../../shared/platform/outcome.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { isoOf } from "../../../../shared/time.ts";
import { openBackup } from "../backup.ts";
import { momentOf } from "../timekeeping.ts";
import { missingSecret } from "../../plan/plan-secrets.ts";
import type { Effect, EffectContext, Prepared } from "./effect.ts";
import {
  FRESH_MS,
  answeredWithinLast,
  diskFull,
  lacksRecovery,
  tellPlatformDate,
  waitStanding,
} from "./guards.ts";
import { holdBackPin, keepingWrongPin, notedRightPin, notedWrongPin } from "./pin.ts";
import { type Redacted, redact } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type { RegistrationBackup } from "../../platforms/cloud/port.ts";
import type { Vault, VaultProblem } from "../../runtime/ports.ts";

/**
 * A keyed fingerprint of a register request. Equal requests have equal fingerprints; neither the PIN nor the
 * backup can be guessed from it.
 */
export function registerMark(
  vault: Vault,
  pin: Redacted<string>,
  { password, data }: RegistrationBackup,
): Result<string, VaultProblem> {
  const text = JSON.stringify([pin.reveal(), password.reveal(), data.reveal()]);
  return vault.fingerprint(redact(text, "request"));
}

/**
 * Registers the number with the cloud, with a backup that was just decrypted and a connection that just
 * answered.
 */
export const register: Effect = async (context) => {
  const { state, vault, secrets } = context;
  const full = diskFull(context);
  if (full !== undefined) return full;
  const unsafe = lacksRecovery(state, vault);
  if (unsafe !== undefined) return { kind: "problem", problem: unsafe };
  if (state.pair === undefined) return { kind: "end", reason: "pair-unusable" };
  const pair = openBackup(vault, state, state.pair);
  if (!pair.ok) return { kind: "end", reason: "pair-unusable" };
  const pin = secrets["number.pin"];
  if (pin === undefined) return { kind: "problem", problem: missingSecret(state.plan, "number.pin") };
  const held = holdBackPin(pin, context, "register-pin-refused") ?? (await waitStanding(context, "register"));
  if (held !== undefined) return held;
  const mark = registerMark(vault, pin, pair.value);
  if (!mark.ok) return { kind: "problem", problem: mark.problem };
  const older = registerMissingHere(context);
  if (older !== undefined) return older;
  const unreachable = await ensureFreshConnection(context);
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

// A folder restored from a copy lacks a register request that the machine-wide register counted for this run.
function registerMissingHere({ state, storage, clock }: EffectContext): Prepared | undefined {
  // A confirmation about an older run's register does not cover this run's own.
  if (state.recentRegister?.run === state.run) return undefined;
  const less = storage.knowsLess(numberOf(state.plan), state.run);
  if (!less.ok) return { kind: "problem", problem: less.problem };
  const register = { at: isoOf(clock.now()), run: state.run };
  return less.value ? { kind: "note", entry: { kind: "recent-register", register } } : undefined;
}

/**
 * Ensures a connection that answered within five seconds, because an open one may have been closed unnoticed.
 * Returns the outcome to record if that fails.
 */
async function ensureFreshConnection(context: EffectContext): Promise<RecordedOutcome | undefined> {
  const isFresh = (): boolean => answeredWithinLast(FRESH_MS, context);
  if (isFresh()) return undefined;
  const before = momentOf(context.clock);
  const answer = await context.connections.cloud.warm();
  tellPlatformDate({ storage: context.storage, plan: context.state.plan }, answer.evidence, before);
  if (answer.kind === "notSent") return answer;
  // Any response is enough, including one of a deployment without queries; without a response no registration
  // is sent. A server that closes after each response gets the register on a new connection, which can't have
  // been closed unnoticed.
  const closesEachTime =
    context.connections.cloud.lastAnswerMs() === undefined && answer.evidence.httpStatus !== undefined;
  return isFresh() || closesEachTime
    ? undefined
    : { kind: "notSent", cause: "cancelled-before-sending", evidence: answer.evidence };
}
