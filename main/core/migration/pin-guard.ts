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
 * True if this PIN was refused for this number before; it is never resent automatically.
 *
 * If that can't be determined, the result is the problem, and nothing is sent.
 */
export function wasRefused(
  pin: Redacted<string>,
  { vault, storage, state }: Readers,
): Result<boolean, VaultProblem | StorageProblem> {
  const mark = vault.fingerprint(pin);
  if (!mark.ok) return mark;
  const refused = storage.refusedPins(state.plan);
  if (!refused.ok) return refused;
  // A PIN that may have caused a refusal is held back for as long as the run lasts, although it is not known
  // to be wrong.
  const suspect = state.suspectRequests.includes(mark.value);
  return ok(suspect || refused.value.here.some((entry) => entry.fingerprint === mark.value));
}

/**
 * True if the platform confirmed a new PIN for the number, set from this data folder after `since`.
 *
 * Uses this machine's clock: if it was set back meanwhile, refused PINs stay held back.
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

/** The fingerprint of the PIN that a request carries, as the intent's `request`; empty without a PIN. */
export function pinMark(
  pin: Redacted<string> | undefined,
  { vault }: Pick<Readers, "vault">,
): Result<{ readonly request?: string }, VaultProblem> {
  if (pin === undefined) return ok({});
  const mark = vault.fingerprint(pin);
  return mark.ok ? ok({ request: mark.value }) : mark;
}

/** Records a refused PIN by its keyed fingerprint. */
export function noteRefusal(
  pin: Redacted<string>,
  { vault, storage, state }: Readers,
): Result<null, VaultProblem | StorageProblem> {
  const mark = vault.fingerprint(pin);
  return mark.ok ? storage.noteRefusedPin(state.plan, mark.value) : mark;
}

/**
 * PINs refused for the number from other data folders; undefined if the run already counts as many.
 *
 * Fingerprints are keyed per data folder, so whether the current PIN is one of them is unknown and a person
 * has to confirm that it is another one.
 */
export function refusedSince({
  storage,
  state,
}: Pick<Readers, "storage" | "state">): Result<RefusedElsewhere | undefined, StorageProblem> {
  const refused = refusedElsewhere(storage, state.plan);
  if (!refused.ok || refused.value === undefined) return refused;
  return ok(refused.value.count > (state.refusedElsewhere?.count ?? 0) ? refused.value : undefined);
}

/** PINs refused for a plan's number from other data folders, for a plan without a run. */
export function refusedElsewhere(
  storage: Pick<Storage, "refusedPins">,
  plan: Plan,
): Result<RefusedElsewhere | undefined, StorageProblem> {
  const refused = storage.refusedPins(plan);
  if (!refused.ok) return refused;
  const { elsewhere } = refused.value;
  return ok(elsewhere && { count: elsewhere.count, at: isoOf(elsewhere.at), folder: elsewhere.folder });
}
