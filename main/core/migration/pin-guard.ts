import { numberOf } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { EffectContext } from "./effects/effect.ts";

type Readers = Pick<EffectContext, "vault" | "storage" | "state">;

/**
 * Was this very PIN refused for this number before? It is never sent a second time by itself. Where that cannot be
 * told, the problem is given instead, and nothing is sent.
 */
export function wasRefused(
  pin: Redacted<string>,
  { vault, storage, state }: Readers,
): Result<boolean, VaultProblem | StorageProblem> {
  const mark = vault.fingerprint(pin);
  if (!mark.ok) return mark;
  const refused = storage.refusedPins(numberOf(state.plan));
  if (!refused.ok) return refused;
  // What may have been the reason of a refusal is held back for as long as the run lasts: it is not known to be wrong.
  const suspect = state.suspectRequests.includes(mark.value);
  return ok(suspect || refused.value.some((entry) => entry.fingerprint === mark.value));
}

/** The fingerprint of the PIN that a request carries, for the intent; empty where it carries none. */
export function pinMark(
  pin: Redacted<string> | undefined,
  { vault }: Pick<Readers, "vault">,
): Result<{ readonly request?: string }, VaultProblem> {
  if (pin === undefined) return ok({});
  const mark = vault.fingerprint(pin);
  return mark.ok ? ok({ request: mark.value }) : mark;
}

/** Remembers a refused PIN by its keyed fingerprint. */
export function noteRefusal(
  pin: Redacted<string>,
  { vault, storage, state }: Readers,
): Result<null, VaultProblem | StorageProblem> {
  const mark = vault.fingerprint(pin);
  return mark.ok ? storage.noteRefusedPin(numberOf(state.plan), mark.value) : mark;
}
