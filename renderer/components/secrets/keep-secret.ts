import { err, ok, type Result } from "../../../shared/result.ts";
import type { StoredSecret } from "../../../shared/rpc/areas/vault.ts";
import type { SecretLabel } from "../../../shared/ids.ts";
import { KIND_OF_SECRET, type NumberSecret, type WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";

/** A typed secret to be stored in the vault. */
export type TypedSecret = {
  readonly label: SecretLabel;
  readonly secret: WorkspaceSecret | NumberSecret;
  readonly value: string;
  /** Origin of the URL that the secret is sent to, if any. */
  readonly origin?: string;
};

/**
 * Stores secrets in the unlocked vault, one after the other; stops at the first failure and returns its
 * problem.
 */
export async function keepSecrets(
  { client, secrets }: Pick<RealmStores, "client" | "secrets">,
  typed: readonly TypedSecret[],
): Promise<Result<null, CallProblem>> {
  for (const { label, secret, value, origin } of typed) {
    const put = await callFor(client, "vault.put", {
      label,
      secretKind: KIND_OF_SECRET[secret],
      value,
      ...(origin === undefined ? {} : { origin }),
    });
    if (!put.ok) return err(put.problem);
    secrets.take((list) => withStored(list, put.value));
  }
  return ok(null);
}

/** Deletes secrets from the unlocked vault; stops at the first failure. */
export async function forgetSecrets(
  { client, secrets }: Pick<RealmStores, "client" | "secrets">,
  labels: readonly SecretLabel[],
): Promise<Result<null, CallProblem>> {
  for (const label of labels) {
    const forgotten = await callFor(client, "vault.forget", { label });
    if (!forgotten.ok) return err(forgotten.problem);
    secrets.take((list) => list.filter((one) => one.label !== label));
  }
  return ok(null);
}

function withStored(list: readonly StoredSecret[], stored: StoredSecret): readonly StoredSecret[] {
  return [...list.filter(({ label }) => label !== stored.label), stored];
}
