import { z } from "zod";
import { SecretLabel, type RunId, type SealedRef } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RegistrationBackup } from "../platforms/cloud/port.ts";
import type { SecretBinding, Vault, VaultProblem } from "../runtime/ports.ts";
import type { RunState } from "./state/run-state.ts";

const Stored = z.object({ password: z.string(), data: z.string() });

/** The vault label of a run's backup, listed until a person deletes it. */
export function backupLabel(run: RunId): SecretLabel {
  return SecretLabel.parse(`backup-${run}`);
}

/**
 * Encrypts backup password and data as one vault record bound to their number; the vault reads the record
 * back before it reports success.
 */
export function sealBackup(
  vault: Vault,
  state: RunState,
  pair: RegistrationBackup,
): Result<SealedRef, VaultProblem> {
  const text = JSON.stringify({ password: pair.password.reveal(), data: pair.data.reveal() });
  const shown = { label: backupLabel(state.run), secretKind: "backup-pair" };
  return vault.seal(bindingOf(state), redact(text, "backup"), shown);
}

/** Decrypts a backup; works only for the number it was made for. */
export function openBackup(
  vault: Vault,
  state: RunState,
  ref: SealedRef,
): Result<RegistrationBackup, VaultProblem> {
  const opened = vault.open(ref, bindingOf(state));
  if (!opened.ok) return opened;
  const parsed = Stored.safeParse(JSON.parse(opened.value.reveal()));
  if (!parsed.success) return err({ kind: "recordDamaged" });
  return ok({
    password: redact(parsed.data.password, "backup password"),
    data: redact(parsed.data.data, "backup data"),
  });
}

function bindingOf(state: RunState): SecretBinding {
  return { workspace: state.workspace, number: numberOf(state.plan), purpose: "backup-pair", schema: 1 };
}
