import { methodsOf } from "../../../shared/rpc/names.ts";
import type { Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { isEvidence } from "../../../shared/webhook/event.ts";
import { WorkspaceId, type Workspace } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { WhenCalled } from "../handlers/when-called.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { MigrationDeps } from "../migration/run-context.ts";
import type { Proofs } from "../proof/proofs.ts";
import type { Push } from "../runtime/topics.ts";
import type { Watch } from "../watch/watch.ts";
import type { digestArrivals } from "../webhooks/digest-arrivals.ts";
import type { Events } from "../webhooks/events.ts";
import { openListeningLog } from "../webhooks/listening-log.ts";
import { announced, openEvents } from "../webhooks/open-events.ts";
import { openWebhookSettings, type WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { webhookProofIn } from "../webhooks/webhook-proof.ts";
import type { ConnectedMethod, ConnectedWebhooks } from "./connect-webhooks.ts";
import { loadedLate } from "../runtime/loaded-late.ts";
import { throughAll } from "../runtime/through-all.ts";

/**
 * The webhook parts: what is stored, and, loaded when it is first needed, what receives, tests and monitors. A process in
 * which nothing of that was needed has nothing to report about it.
 */
export type Webhooks = {
  readonly handlers: Pick<
    Handlers,
    ConnectedMethod | "webhooks.totals" | (`traffic.${string}` & keyof Handlers)
  >;
  /** The evidence about numbers since their last migrations. */
  proofs(): Promise<Pick<Proofs, "chain">>;
  /** Returns a webhook that proves that a number is in the cloud. */
  witness: MigrationDeps["witness"];
  /** Whether a test or standing callback is running: the vault must not lock automatically meanwhile. */
  isBusy(): boolean;
  /**
   * How many callback URLs are replaced, by this process or left from an earlier one; undefined if that can't be read, or
   * nothing that tells it is loaded.
   */
  replaced(): number | undefined;
  /** How many receivers of this process listen. */
  listening(): number;
  /** Starts the background work of a host with a window. */
  begin(): void;
  /** Loads what `replaced` asks; if that fails, it stays unknown. */
  loadReplaced(): Promise<void>;
  /** The vault is unlocked now: what earlier tests left can be restored. */
  vaultOpened(): void;
  /** Secrets in the vault may have changed: receivers use them at once. */
  secretsChanged(): void;
  /** The list of sender addresses may have changed. */
  allowlistChanged(): void;
  /** A workspace, or a number of one, may have been removed. */
  workspacesChanged(): void;
  /** Gives what tells whether a callback URL of a workspace leads here, or is left from an earlier test. */
  whatIsReplaced(): Promise<(workspace: Workspace) => Result<boolean, StorageProblem>>;
  /** Whether an event that proves something has arrived for a number of a receiver after a moment, in ISO 8601. */
  arrivedSince(receiver: string, phoneNumberId: string | undefined, since: string): boolean;
  /** What arrived in a period, for a digest. */
  arrivals(about: Parameters<typeof digestArrivals>[1]): ReturnType<typeof digestArrivals>;
  /** What monitoring has found in this process; undefined if it can't be loaded. */
  watched(): Promise<ReturnType<Watch["state"]> | undefined>;
  /** The settings of receivers, tunnels and monitoring. */
  readonly settings: WebhookSettingsFile;
  /** The sandbox was reset: its earlier migrations are void. */
  platformReset(): Promise<void>;
  close(): Promise<void>;
};

/** Connects the parts. Nothing is opened before it is needed. */
export function openWebhooks(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  whenCalled: WhenCalled,
): Webhooks {
  const { vault } = folder;
  const settings = openWebhookSettings(ports, (changed) => push("webhookSettings", changed));
  const events = announced(openEvents({ ports, vault, settings }), push);
  const listeningLog = openListeningLog(ports);
  const late = loadedLate(async () =>
    (await import("./connect-webhooks.ts")).connectWebhooks({
      ports,
      folder,
      push,
      events,
      listeningLog,
      settings,
    }),
  );
  const ifLoadable = async (): Promise<ConnectedWebhooks | undefined> => late.loaded().catch(() => undefined);
  return {
    handlers: {
      ...whenCalled(CONNECTED, async () => (await late.loaded()).handlers),
      ...whenCalled(methodsOf("traffic"), async () =>
        (await import("../handlers/traffic.ts")).trafficHandlers(ports, events, listeningLog),
      ),
      ...whenCalled(["webhooks.totals"], async () =>
        (await import("../handlers/totals.ts")).totalsHandlers(ports, events, listeningLog),
      ),
    },
    proofs: async () => (await late.loaded()).proofs,
    witness: (about) => webhookProofIn(events, about),
    isBusy: () => late.now()?.isBusy() ?? false,
    replaced: () => late.now()?.replaced(),
    listening: () => late.now()?.listening() ?? 0,
    begin: () => late.begin(),
    async loadReplaced() {
      await ifLoadable();
    },
    vaultOpened: () => late.use((parts) => parts.vaultOpened()),
    settings,
    async whatIsReplaced() {
      const parts = await late.loaded();
      return (workspace) => parts.isReplacedFor(workspace);
    },
    arrivedSince: (...about) => hasArrivedSince(events, about),
    async arrivals(about) {
      const { digestArrivals } = await import("../webhooks/digest-arrivals.ts");
      return digestArrivals({ events, listening: listeningLog }, about);
    },
    watched: async () => (await ifLoadable())?.watched(),
    platformReset: async () => (await late.loaded()).proofs.forgetMoves(),
    allowlistChanged: () => late.now()?.allowlistChanged(),
    workspacesChanged: () => late.now()?.workspacesChanged(),
    secretsChanged: () => late.now()?.secretsChanged(),
    async close() {
      await throughAll(
        () => late.close(),
        () => listeningLog.close(),
        () => events.close(),
      );
    },
  };
}

const IN_ALL_PARTS = ["webhooks", "tunnels", "tests", "points", "endpoint", "watch", "chain"] as const;
const CONNECTED: readonly ConnectedMethod[] = IN_ALL_PARTS.flatMap((area) => methodsOf(area)).filter(
  (name) => name !== "webhooks.totals",
);

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
