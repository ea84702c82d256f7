import { err, type Result } from "../../../../shared/result.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import type { RealmStores } from "../../../stores/realm-stores.ts";
import { withReceiver } from "../../../stores/receivers.ts";
import type { WebhookStores } from "../../../stores/webhook-stores.ts";

type Wanted = {
  readonly workspace: WorkspaceId;
  readonly port?: number | undefined;
  readonly forwardTo?: string | undefined;
  readonly stopAfterMinutes?: number | undefined;
};

/**
 * Starts a workspace's receiver, for which the vault must be unlocked; returns the one that already
 * listens.
 */
export async function listen(
  { client, receivers }: Pick<RealmStores, "client"> & Pick<WebhookStores, "receivers">,
  ensureOpen: () => Promise<boolean>,
  { workspace, port, forwardTo, stopAfterMinutes }: Wanted,
): Promise<Result<ReceiverState, CallProblem>> {
  if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
  const begun = await callFor(client, "webhooks.listen", {
    receiver: workspace,
    ...(port === undefined ? {} : { port }),
    ...(forwardTo === undefined ? {} : { forwardTo }),
    ...(stopAfterMinutes === undefined ? {} : { stopAfterMinutes }),
  });
  if (begun.ok) receivers.take((known) => withReceiver(known, begun.value));
  return begun;
}
