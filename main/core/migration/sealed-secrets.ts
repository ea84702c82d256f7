import type { RunId, SealedRef } from "../../../shared/ids.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { PlanSecrets, SecretMember } from "../plan/plan-secrets.ts";
import type { SecretBinding, Vault, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";

type Owner = { readonly run: RunId; readonly workspace: string; readonly plan: Plan };
type Sealed = Readonly<Record<string, SealedRef>>;

const PASSWORD_BYTES = 24;

/** A random backup password of 192 bits, base64url. No person needs to remember it. */
export function makeBackupPassword(random: Random): Redacted<string> {
  return redact(Buffer.from(random.bytes(PASSWORD_BYTES)).toString("base64url"), "backup password");
}

/**
 * Encrypts a copy of each secret of a run, so that another process can continue without the plan's own
 * sources.
 */
export function sealSecrets(vault: Vault, owner: Owner, secrets: PlanSecrets): Result<Sealed, VaultProblem> {
  const sealed: Record<string, SealedRef> = {};
  for (const [member, value] of Object.entries(secrets)) {
    if (value === undefined) continue;
    const ref = vault.seal(bindingOf(owner, member), value);
    if (!ref.ok) {
      eraseSealed(vault, sealed);
      return ref;
    }
    sealed[member] = ref.value;
  }
  return ok(sealed);
}

/** Decrypts one copy; undefined if it is missing or can't be decrypted. */
export function openSealed(
  vault: Vault,
  owner: Owner,
  sealed: Sealed,
  member: SecretMember,
): Redacted<string> | undefined {
  const ref = sealed[member];
  if (ref === undefined) return undefined;
  const opened = vault.open(ref, bindingOf(owner, member));
  return opened.ok ? opened.value : undefined;
}

/** Erases encrypted copies; returns the members that were erased. */
export function eraseSealed(vault: Vault, sealed: Sealed): readonly string[] {
  return Object.entries(sealed).flatMap(([member, ref]) => (vault.erase(ref).ok ? [member] : []));
}

function bindingOf({ run, workspace, plan }: Owner, member: string): SecretBinding {
  return { workspace, number: numberOf(plan), purpose: `run ${run} ${member}`, schema: 1 };
}
