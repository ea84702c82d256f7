import type { RefusedElsewhere } from "../../../shared/migration/journal-entry.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import type { Storage } from "../storage/port.ts";
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
  const refused = storage.refusedPins(state.plan);
  if (!refused.ok) return refused;
  // What may have been the reason of a refusal is held back for as long as the run lasts: it is not known to be wrong.
  const suspect = state.suspectRequests.includes(mark.value);
  return ok(suspect || refused.value.here.some((entry) => entry.fingerprint === mark.value));
}

/**
 * Was the number's PIN set anew here since a moment, as the platform confirmed? By this machine's clock: where it was set
 * back meanwhile, what was refused stays held back.
 */
export function wasSetSince(
  { operations }: Pick<Storage, "operations">,
  plan: Plan,
  since: Instant,
): boolean {
  const read = operations.read(numberOf(plan));
  return (
    read.ok &&
    read.value.records.some(
      ({ intent, outcome, endedAt }) =>
        intent.what === "pin" &&
        intent.action === "set" &&
        outcome?.kind === "confirmed" &&
        endedAt !== undefined &&
        endedAt > since,
    )
  );
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
  return mark.ok ? storage.noteRefusedPin(state.plan, mark.value) : mark;
}

/**
 * PINs that were refused for the number from other data folders; undefined where a run knows of as many already. Which
 * they were cannot be told here, so that a person says whether the one at hand is another.
 */
export function refusedSince({
  storage,
  state,
}: Pick<Readers, "storage" | "state">): Result<RefusedElsewhere | undefined, StorageProblem> {
  const refused = refusedElsewhere(storage, state.plan);
  if (!refused.ok || refused.value === undefined) return refused;
  return ok(refused.value.count > (state.refusedElsewhere?.count ?? 0) ? refused.value : undefined);
}

/** The same for a plan of which no run knows anything yet. */
export function refusedElsewhere(
  storage: Pick<Storage, "refusedPins">,
  plan: Plan,
): Result<RefusedElsewhere | undefined, StorageProblem> {
  const refused = storage.refusedPins(plan);
  if (!refused.ok) return refused;
  const { elsewhere } = refused.value;
  return ok(elsewhere && { count: elsewhere.count, at: isoOf(elsewhere.at), folder: elsewhere.folder });
}
