import { numberOf } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { EffectContext } from "./effects/effect.ts";

type Readers = Pick<EffectContext, "vault" | "storage" | "state">;

/** Was this very PIN refused for this number before? It is never sent a second time by itself. */
export function wasRefused(pin: Redacted<string>, { vault, storage, state }: Readers): boolean {
  const mark = vault.fingerprint(pin);
  const refused = storage.refusedPins(numberOf(state.plan));
  return mark.ok && refused.ok && refused.value.some((entry) => entry.fingerprint === mark.value);
}

/** Remembers a refused PIN by its keyed fingerprint. */
export function noteRefusal(pin: Redacted<string>, { vault, storage, state }: Readers): void {
  const mark = vault.fingerprint(pin);
  if (mark.ok) storage.noteRefusedPin(numberOf(state.plan), mark.value);
}
