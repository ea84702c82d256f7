import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { Vault, VaultProblem } from "../runtime/ports.ts";
import type { TunnelRequest } from "./port.ts";
import { wantsPassphrase } from "./providers/ssh-key.ts";
import type { PushOf } from "../../../shared/rpc/api.ts";
import type { Push } from "../runtime/topics.ts";

/** Says on, and lets `onReceiver` hear what is said about receivers. */
export function hearingReceivers(push: Push, onReceiver: (state: PushOf<"receivers">) => void): Push {
  return (topic, said) => {
    push(topic, said);
    if (topic === "receivers") onReceiver(said as PushOf<"receivers">);
  };
}

type Wanted = "ngrok-authtoken" | "ssh-passphrase";

/**
 * Takes the one secret that a tunnel needs from the workspace's shelf of the vault; none where it needs none, or where
 * none was stored: the provider says what is missing then. A receiver of a terminal has no shelf. What is `given` comes
 * before what lies there.
 * Problems: the vault's, where it holds one and cannot give it now.
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
