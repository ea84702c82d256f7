import { redact, type Redacted } from "../../../shared/redacted.ts";
import type { Result } from "../../../shared/result.ts";
import type { RegistrationBackup } from "../platforms/cloud/port.ts";
import type { Vault, VaultProblem } from "../ports.ts";

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
