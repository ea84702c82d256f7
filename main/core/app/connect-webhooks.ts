import { digitsOf } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { createTests, type Tests } from "../connectivity/tests.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { chainHandlers } from "../handlers/chain-of-proof.ts";
import { watchHandlers } from "../handlers/watch.ts";
import { webhookTestHandlers } from "../handlers/webhook-tests.ts";
import { webhooksHandlers } from "../handlers/webhooks.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { createProofs, type Proofs } from "../proof/proofs.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { throughAll } from "../runtime/through-all.ts";
import type { Push } from "../runtime/topics.ts";
import { hearingReceivers } from "../tunnels/tunnel-secrets.ts";
import { createTunnels } from "../tunnels/tunnels.ts";
import { createWatch, type Watch } from "../watch/watch.ts";
import type { Events } from "../webhooks/events.ts";
import type { ListeningLog } from "../webhooks/listening-log.ts";
import { createReceivers } from "../webhooks/receivers.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly folder: DataFolder;
  readonly push: Push;
  readonly events: Events;
  readonly listeningLog: ListeningLog;
  readonly settings: WebhookSettingsFile;
};

type Areas = "tunnels" | "tests" | "points" | "endpoint" | "watch" | "chain";

/** The calls that receivers, tunnels, tests, monitoring and proofs handle. */
export type ConnectedMethod =
  | (`${Areas}.${string}` & keyof Handlers)
  | keyof ReturnType<typeof webhooksHandlers>;

/** Receivers, tunnels, tests, monitoring and proofs of this process. */
export type ConnectedWebhooks = {
  readonly handlers: Pick<Handlers, ConnectedMethod>;
  readonly proofs: Pick<Proofs, "chain" | "forgetMoves">;
  /** Starts the background work of a host with a window. */
  begin(): void;
  vaultOpened(): void;
  secretsChanged(): void;
  allowlistChanged(): void;
  workspacesChanged(): void;
  isBusy(): boolean;
  replaced(): number | undefined;
  listening(): number;
  isReplacedFor(workspace: Workspace): Result<boolean, StorageProblem>;
  watched(): ReturnType<Watch["state"]>;
  close(): Promise<void>;
};

/** Connects them with each other. Nothing is opened before it is needed. */
export function connectWebhooks(deps: Deps): ConnectedWebhooks {
  const { ports, folder, push, events, listeningLog, settings } = deps;
  const { vault, readings } = folder;
  // A tunnel to a stopped receiver would lead to any program that takes its port next.
  const closeWithReceiver = hearingReceivers(push, ({ receiver, listening }) => {
    listeningLog.note({ receiver, listening });
    if (!listening) runDetached(tunnels.close(receiver));
  });
  const receivers = createReceivers({ ports, vault, events, settings, push: closeWithReceiver });
  const tunnels = createTunnels({ ports, vault, receivers, push });
  const storage = () => (folder.exists() ? folder.storage() : undefined);
  const proofs = createProofs({ ports, storage, events, readings, settings, push });
  const common = { ports, vault, events, receivers, tunnels, push };
  const tests = createTests({ ...common, storage: () => folder.storage(), proofs });
  const watch = createWatch({
    ...common,
    settings,
    noteReading: (key, asked, reading) => void readings.note(key, asked, reading),
  });
  const ofReceivers = webhooksHandlers({ ports, vault, events, receivers, settings });
  const ofProofs = webhookTestHandlers({ ports, vault, tunnels, tests, push, proofs });
  return {
    handlers: {
      ...ofReceivers,
      ...ofProofs,
      ...watchHandlers(watch),
      ...chainHandlers(proofs),
      "webhooks.listen": followed(ofReceivers["webhooks.listen"], watch),
      "tests.start": followed(ofProofs["tests.start"], watch),
      "points.start": followed(ofProofs["points.start"], watch),
    },
    proofs,
    begin() {
      watch.begin();
      tests.begin();
    },
    vaultOpened: () => tests.vaultOpened(),
    secretsChanged: () => receivers.secretsChanged(),
    allowlistChanged: () => watch.allowlistChanged(),
    workspacesChanged: () => watch.workspacesChanged(),
    ...replacedBy(tests),
    listening: () => receivers.all().filter(({ listening }) => listening).length,
    watched: () => watch.state(),
    async close() {
      await throughAll(
        () => watch.stop(),
        // Restores replaced callback URLs while tunnel and receiver are still open.
        () => tests.close(),
        () => tunnels.closeAll(),
        () => receivers.close(),
      );
    },
  };
}

/** What the tests and standing callbacks of this process, and the records of ended ones, say about replaced callback URLs. */
function replacedBy(tests: Tests): Pick<ConnectedWebhooks, "isBusy" | "replaced" | "isReplacedFor"> {
  const running = () => [...tests.all(), ...tests.points.all()].filter(({ phase }) => phase !== "ended");
  return {
    isBusy: () => running().length > 0,
    replaced() {
      const left = tests.unrestored();
      if (!left.ok) return left.problem.kind === "newerVersion" ? 0 : undefined;
      return left.value.length + running().length;
    },
    isReplacedFor(workspace) {
      const numbers = new Set(workspace.numbers.map(({ cc, phoneNumber }) => `${cc}${phoneNumber}`));
      const isIts = ({ receiver, number }: { readonly receiver: string; readonly number: string }): boolean =>
        receiver === workspace.id || numbers.has(digitsOf(number));
      const left = tests.unrestored();
      if (!left.ok) return left;
      const borrowing = running().filter(({ borrowed }) => borrowed !== undefined);
      return ok([...left.value, ...borrowing].some(isIts));
    },
  };
}

/** A request that starts a receiver may have created the store that monitoring follows. */
function followed<Input, Answer>(
  handler: (input: Input) => Promise<Answer>,
  watch: Pick<Watch, "attach">,
): (input: Input) => Promise<Answer> {
  return async (input) => {
    const answer = await handler(input);
    watch.attach();
    return answer;
  };
}
