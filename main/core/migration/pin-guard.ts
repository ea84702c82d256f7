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
  return refused.ok ? ok(refused.value.some((entry) => entry.fingerprint === mark.value)) : refused;
}

/** Remembers a refused PIN by its keyed fingerprint. */
export function noteRefusal(
  pin: Redacted<string>,
  { vault, storage, state }: Readers,
): Result<null, VaultProblem | StorageProblem> {
  const mark = vault.fingerprint(pin);
  return mark.ok ? storage.noteRefusedPin(numberOf(state.plan), mark.value) : mark;
}
