import type { RunId, SealedRef } from "../../../shared/ids.ts";
import { parseJson } from "../../../shared/parse-json.ts";
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
 * Encrypts a copy of the secrets of a run, so that another process can continue without the plan's own sources.
 * All of them are in one record, so each member has the same reference.
 */
export function sealSecrets(vault: Vault, owner: Owner, secrets: PlanSecrets): Result<Sealed, VaultProblem> {
  const texts = Object.entries(secrets).flatMap(([member, value]) =>
    value === undefined ? [] : [[member, value.reveal()] as const],
  );
  if (texts.length === 0) return ok({});
  const together = redact(JSON.stringify(Object.fromEntries(texts)), "secrets of a migration");
  const ref = vault.seal(bindingOf(owner, TOGETHER), together);
  return ref.ok ? ok(Object.fromEntries(texts.map(([member]) => [member, ref.value]))) : ref;
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
  const together = vault.open(ref, bindingOf(owner, TOGETHER));
  if (together.ok) {
    const text = (parseJson(together.value.reveal()) as Readonly<Partial<Record<string, string>>>)[member];
    return text === undefined ? undefined : redact(text, member);
  }
  // Runs of earlier versions have a record for each member.
  const alone = vault.open(ref, bindingOf(owner, member));
  return alone.ok ? alone.value : undefined;
}

/** Erases encrypted copies; returns the members that were erased. */
export function eraseSealed(vault: Vault, sealed: Sealed): readonly string[] {
  const gone = new Set([...new Set(Object.values(sealed))].filter((ref) => vault.erase(ref).ok));
  return Object.entries(sealed).flatMap(([member, ref]) => (gone.has(ref) ? [member] : []));
}

/** What the binding of a record with all secrets has in the place of a member; no member has this name. */
const TOGETHER = "secrets";

function bindingOf({ run, workspace, plan }: Owner, member: string): SecretBinding {
  return { workspace, number: numberOf(plan), purpose: `run ${run} ${member}`, schema: 1 };
}
