import type { Redacted } from "../../../../shared/redacted.ts";
import { clientOver, type Client, type Transport } from "../../../../shared/rpc/client.ts";

// Problems that no later try can mend: the passphrase and the vault no longer belong together.
const LOST: ReadonlySet<string> = new Set(["wrongPassphrase", "vaultDamaged", "vaultChanged", "vaultAbsent"]);

/** Opens the practice vault, or makes it. "lost" where it will never open again; else the problem's kind. */
export async function openPracticeVault(
  client: Client,
  passphrase: Redacted<string>,
): Promise<{ readonly kind: "open" } | { readonly kind: "lost" | "not-now"; readonly problem: string }> {
  const opened = await client.call("vault.unlock", { passphrase: passphrase.reveal(), allowCreate: true });
  if (opened.ok) return { kind: "open" };
  const { kind: problem } = opened.problem;
  return { kind: LOST.has(problem) ? "lost" : "not-now", problem };
}

/** The same transport over a vault that is open whenever a call comes: nobody has a passphrase to type here. */
export function withVaultOpen(transport: Transport, passphrase: Redacted<string>): Transport {
  const client = clientOver(transport);
  let shut = false;
  let opening: Promise<unknown> | undefined;
  client.subscribe("vault", ({ state }) => (shut = state === "locked"));
  return {
    subscribe: (topic, listener) => transport.subscribe(topic, listener),
    async call(method, input) {
      if (shut)
        await (opening ??= openPracticeVault(client, passphrase).finally(() => (opening = undefined)));
      return transport.call(method, input);
    },
  };
}
