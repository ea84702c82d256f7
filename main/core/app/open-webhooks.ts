import { methodsOf } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { digitsOf } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isEvidence } from "../../../shared/webhook/event.ts";
import { WorkspaceId, type Workspace } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { chainHandlers } from "../handlers/chain-of-proof.ts";
import { webhookTestHandlers } from "../handlers/webhook-tests.ts";
import { watchHandlers } from "../handlers/watch.ts";
import { webhooksHandlers } from "../handlers/webhooks.ts";
import type { WhenCalled } from "../handlers/when-called.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { MigrationDeps } from "../migration/run-context.ts";
import { createProofs, type Proofs } from "../proof/proofs.ts";
import type { Push } from "../runtime/topics.ts";
import { hearingReceivers } from "../tunnels/tunnel-secrets.ts";
import { createTunnels } from "../tunnels/tunnels.ts";
import { createWatch, type Watch } from "../watch/watch.ts";
import type { Events } from "../webhooks/events.ts";
import { digestArrivals } from "../webhooks/digest-arrivals.ts";
import { announced, openEvents } from "../webhooks/open-events.ts";
import { createTests } from "../connectivity/tests.ts";
import { openListeningLog } from "../webhooks/listening-log.ts";
import { createReceivers } from "../webhooks/receivers.ts";
import { webhookProofIn } from "../webhooks/webhook-proof.ts";
import { openWebhookSettings, type WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";

type Areas = "traffic" | "webhooks" | "tunnels" | "tests" | "points" | "endpoint" | "watch" | "chain";

/** The webhook parts, connected: their handlers, start and shutdown. */
export type Webhooks = {
  readonly handlers: Pick<Handlers, `${Areas}.${string}` & keyof Handlers>;
  readonly proofs: Pick<Proofs, "chain">;
  /** Returns a webhook that proves that a number is in the cloud. */
  witness: MigrationDeps["witness"];
  /** Whether a test or standing callback is running: the vault must not lock automatically meanwhile. */
  isBusy(): boolean;
  /** How many callback URLs are replaced, by this process or left from an earlier one; undefined if that can't be read. */
  replaced(): number | undefined;
  /** How many receivers of this process listen. */
  listening(): number;
  /** Starts the background work of a host with a window. */
  begin(): void;
  /** The vault is unlocked now: what earlier tests left can be restored. */
  vaultOpened(): void;
  /** Secrets in the vault may have changed: receivers use them at once. */
  secretsChanged(): void;
  /** The list of sender addresses may have changed. */
  allowlistChanged(): void;
  /** Whether a callback URL of a workspace leads here, or is left from an earlier test. */
  isReplacedFor(workspace: Workspace): Result<boolean, StorageProblem>;
  /** Whether an event that proves something has arrived for a number of a receiver after a moment, in ISO 8601. */
  arrivedSince(receiver: string, phoneNumberId: string | undefined, since: string): boolean;
  /** What arrived in a period, for a digest. */
  arrivals(about: Parameters<typeof digestArrivals>[1]): ReturnType<typeof digestArrivals>;
  /** What monitoring has found in this process. */
  watched(): ReturnType<Watch["state"]>;
  /** The settings of receivers, tunnels and monitoring. */
  readonly settings: WebhookSettingsFile;
  /** The sandbox was reset: its earlier migrations are void. */
  platformReset(): void;
  close(): Promise<void>;
};

/** Connects the parts. Nothing is opened before it is needed. */
export function openWebhooks(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  whenCalled: WhenCalled,
): Webhooks {
  const { vault, readings } = folder;
  const settings = openWebhookSettings(ports, (changed) => push("webhookSettings", changed));
  const events = announced(openEvents({ ports, vault, settings }), push);
  // A tunnel to a stopped receiver would lead to any program that takes its port next.
  const listeningLog = openListeningLog(ports);
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
      ...whenCalled(methodsOf("traffic"), async () =>
        (await import("../handlers/traffic.ts")).trafficHandlers(ports, events, listeningLog),
      ),
      ...whenCalled(["webhooks.totals"], async () =>
        (await import("../handlers/totals.ts")).totalsHandlers(ports, events, listeningLog),
      ),
      "webhooks.listen": followed(ofReceivers["webhooks.listen"], watch),
      "tests.start": followed(ofProofs["tests.start"], watch),
      "points.start": followed(ofProofs["points.start"], watch),
    },
    proofs,
    witness: (about) => webhookProofIn(events, about),
    isBusy: () => [...tests.all(), ...tests.points.all()].some(({ phase }) => phase !== "ended"),
    replaced() {
      const left = tests.unrestored();
      if (!left.ok) return left.problem.kind === "newerVersion" ? 0 : undefined;
      const running = [...tests.all(), ...tests.points.all()].filter(({ phase }) => phase !== "ended");
      return left.value.length + running.length;
    },
    listening: () => receivers.all().filter(({ listening }) => listening).length,
    begin() {
      watch.begin();
      tests.begin();
    },
    vaultOpened: () => tests.vaultOpened(),
    settings,
    isReplacedFor(workspace) {
      const numbers = new Set(workspace.numbers.map(({ cc, phoneNumber }) => `${cc}${phoneNumber}`));
      const isIts = ({ receiver, number }: { readonly receiver: string; readonly number: string }): boolean =>
        receiver === workspace.id || numbers.has(digitsOf(number));
      const left = tests.unrestored();
      if (!left.ok) return left;
      const running = [...tests.all(), ...tests.points.all()].filter(
        ({ phase, borrowed }) => phase !== "ended" && borrowed !== undefined,
      );
      return ok([...left.value, ...running].some(isIts));
    },
    arrivedSince: (...about) => hasArrivedSince(events, about),
    arrivals: (about) => digestArrivals({ events, listening: listeningLog }, about),
    watched: () => watch.state(),
    platformReset: () => proofs.forgetMoves(),
    allowlistChanged: () => watch.allowlistChanged(),
    secretsChanged: () => receivers.secretsChanged(),
    async close() {
      watch.stop();
      // Restores replaced callback URLs while tunnel and receiver are still open.
      await tests.close();
      await tunnels.closeAll();
      await receivers.close();
      listeningLog.close();
      await events.close();
    },
  };
}

/** So many of the events since then are read: the silence began with an event that proves something. */
const ARRIVED = 50;

function hasArrivedSince(
  events: Events,
  [receiver, phoneNumberId, since]: Parameters<Webhooks["arrivedSince"]>,
): boolean {
  const store = events.exists() ? events.store() : undefined;
  if (store?.ok !== true) return false;
  const workspace = WorkspaceId.safeParse(receiver).data;
  const filter = {
    since,
    refused: false,
    ...(workspace === undefined ? {} : { workspace }),
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
  };
  const page = store.value.page({ filter, limit: ARRIVED });
  return page.ok && page.value.events.some((event) => isEvidence(event) && event.receivedAt > since);
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
