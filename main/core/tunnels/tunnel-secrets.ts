import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { Vault, VaultProblem } from "../runtime/ports.ts";
import type { TunnelRequest } from "./port.ts";
import { wantsPassphrase } from "./providers/ssh-key.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import type { Push } from "../runtime/topics.ts";

/** Returns a push function that also passes receiver states to `onReceiver`. */
export function hearingReceivers(push: Push, onReceiver: (state: PushOf<"receivers">) => void): Push {
  return (topic, payload) => {
    push(topic, payload);
    if (topic === "receivers") onReceiver(payload as PushOf<"receivers">);
  };
}

type Wanted = "ngrok-authtoken" | "ssh-passphrase";

/**
 * Returns the one secret that a tunnel needs, from the workspace's entries in the vault; none if it needs
 * none or none is stored: the provider then reports what is missing. A terminal's receiver has no entries. A
 * `given` secret takes precedence. Problems: those of the vault, if it holds the secret but cannot return it
 * now.
 */
export async function secretsFor(
  choice: TunnelChoice,
  receiver: ReceiverId,
  vault: Pick<Vault, "take">,
  given?: Redacted<string>,
): Promise<Result<TunnelRequest["secrets"], VaultProblem>> {
  const wanted = await wantedFor(choice);
  if (wanted !== undefined && given !== undefined) return ok(secretsOf(wanted, given));
  if (wanted === undefined || receiver === "terminal") return ok({});
  const taken = vault.take(labelOf(receiver, wanted));
  if (taken.ok) return ok(secretsOf(wanted, taken.value));
  switch (taken.problem.kind) {
    case "recordMissing":
    case "vaultAbsent":
    case "ofAnotherAddress":
      return ok({});
    default:
      return err(taken.problem);
  }
}

async function wantedFor(choice: TunnelChoice): Promise<Wanted | undefined> {
  if (choice.kind === "ngrok") return "ngrok-authtoken";
  const isLocked =
    choice.kind === "ssh" && choice.keyFile !== undefined && (await wantsPassphrase(choice.keyFile));
  return isLocked ? "ssh-passphrase" : undefined;
}

function secretsOf(wanted: Wanted, value: Redacted<string>): TunnelRequest["secrets"] {
  return wanted === "ngrok-authtoken" ? { authtoken: value } : { passphrase: value };
}
