import { methodsOf } from "../../../shared/rpc/names.ts";
import { serve, type Dispatch, type Handlers } from "../../../shared/rpc/serve.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import { clientOver, type Client, type Transport } from "../../../shared/rpc/client.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { followOthers } from "../cross-process/follow-others.ts";
import { infoHandlers } from "../handlers/info.ts";
import { migrationHandlers } from "../handlers/migration.ts";
import { practiceHandlers } from "../handlers/practice.ts";
import { settingsHandlers } from "../handlers/settings.ts";
import { vaultHandlers } from "../handlers/vault.ts";
import { workspacesHandlers } from "../handlers/workspaces.ts";
import { openDataFolder, type DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { withAuthorities } from "../network/chosen-authorities.ts";
import { underManagement } from "../host/under-management.ts";
import { logCalls, logTopics } from "../log/observe.ts";
import { noteFault } from "../log/run-aside.ts";
import { startedEvent } from "../log/started.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { PART_CLOSED } from "../storage/closed-part.ts";
import { loadedLate } from "../runtime/loaded-late.ts";
import { throughAll } from "../runtime/through-all.ts";
import { secretClipboard } from "../runtime/secret-clipboard.ts";
import { createTopics, type Topics } from "../runtime/topics.ts";
import { openUpdateMemory } from "../updates/memory.ts";
import { autoLock, type AutoLock } from "../vault/locking.ts";
import { createLocationChecker } from "../migration/location-checks.ts";
import { checkUnknownLocations } from "./check-unknown-locations.ts";
import { goingOnIn } from "./going-on.ts";
import { afterArrival } from "./after-arrival.ts";
import { createLateCalls } from "../handlers/when-called.ts";
import { lateHandlers } from "./late-handlers.ts";
import { openAlerts } from "./open-alerts.ts";
import { openWebhooks } from "./open-webhooks.ts";
import { storageRefusal } from "./storage-refusal.ts";
import { recoveryUnlessMoved, unlessMoved, type HostRecovery } from "./unless-moved.ts";

/** The running core: the host's transport, functions for the host alone, and the shutdown. */
export type App = {
  /** Refuses calls from the moment on in which the core begins to close. */
  readonly transport: Transport;
  readonly recovery: HostRecovery;
  close(): Promise<void>;
  /**
   * Like `close`, but first ends all access to the journal, so that requests in progress leave no outcome, as
   * after a power cut.
   */
  halt(): Promise<void>;
};

/** Connects the parts of the core. Opens nothing yet: the first call that writes creates the data folder. */
export function createApp(given: HostPorts): App {
  const ports = withAuthorities(underManagement(given));
  const { log } = ports;
  // Before anything else is done: how this process ended is known to the next one only if its start is.
  log?.write(startedEvent(ports));
  const topics = logTopics(createTopics(), log);
  const folder = openDataFolder(ports, topics.push, (about) => webhooks.witness(about), topics.isHeard);
  const lateCalls = createLateCalls();
  const webhooks = openWebhooks(ports, folder, topics.push, lateCalls.whenCalled);
  const alerts = openAlerts(
    {
      ports,
      vault: folder.vault,
      push: topics.push,
      vaultChanged: () => folder.vaultChanged(),
      arrivedSince: (...about) => webhooks.arrivedSince(...about),
      gather: async (about) => {
        const { gatherDigest } = await import("./gather-digest.ts");
        return gatherDigest({ ports, folder, webhooks, isMonitoring: hasWindow(ports) }, about);
      },
    },
    topics,
    lateCalls.whenCalled,
  );
  const checker = createLocationChecker({
    clock: ports.clock,
    deps: () => folder.migration(),
    during: (work) => folder.underWay.during(work),
    publish: (checks) => topics.push("locationChecks", checks),
    failed: (fault) => noteFault(ports, fault),
  });
  const itself: Client = clientOver({
    call: (method, input) => dispatch(method, input),
    subscribe: topics.subscribe,
  });
  const late = lateHandlers({
    ports,
    folder,
    webhooks,
    push: topics.push,
    itself: () => itself,
    whenCalled: lateCalls.whenCalled,
  });
  const copiedSecrets = ports.desktop === undefined ? undefined : secretClipboard(ports.desktop, ports.clock);
  const memory = openUpdateMemory({ ...ports, version: ports.appVersion });
  const updates = loadedLate(async () =>
    (await import("./open-updates.ts")).openUpdates(ports, topics, {
      memory,
      goingOn: () => goingOnIn(ports, folder, webhooks, () => late.isBatchUnderWay()),
      loadGoingOn: () => webhooks.loadReplaced(),
    }),
  );
  let hasBegun = false;
  const arrival = afterArrival(ports.dataDir, () => {
    if (!hasWindow(ports)) return;
    webhooks.begin();
    alerts.begin();
    memory.used();
    hasBegun = true;
  });
  const handlers: Handlers = {
    ...infoHandlers(ports, folder, copiedSecrets),
    ...settingsHandlers(ports, topics.push),
    ...vaultHandlers(ports, folder, checker),
    ...workspacesHandlers(ports, folder, topics.push, () => webhooks.whatIsReplaced(), lateCalls.whenCalled),
    ...migrationHandlers(ports, folder, topics.push, checker, lateCalls.whenCalled),
    ...alerts.handlers,
    ...practiceHandlers(ports, folder, () => webhooks.platformReset()),
    ...lateCalls.whenCalled(methodsOf("updates"), async () =>
      (await import("../handlers/updates.ts")).updatesHandlers(await updates.loaded()),
    ),
    ...webhooks.handlers,
    ...late.handlers,
  };
  const served = serve(unlessMoved(ports.dataDir, handlers), lateCalls.beginWith);
  const dispatch: Dispatch = logCalls(arrival.guarded(served), log, ports.clock);
  const stopListening = ports.practice?.onChange((state) => topics.push("practice", state));
  const idle = lockWhenIdle(
    ports,
    folder,
    () => webhooks.isBusy() || checker.isBusy() || late.isBatchUnderWay(),
  );
  const others =
    hasWindow(ports) && ports.practice === undefined
      ? followOthers(ports, folder, topics.push, () => alerts.changedElsewhere())
      : undefined;
  others?.begin();
  arrival.begin();
  if (ports.updates !== undefined) updates.begin();
  // A new app secret in the vault takes effect at once, whichever part stored it.
  const stopFollowingVault = topics.subscribe("vault", () => webhooks.secretsChanged());
  // Whoever changed the list, monitoring tells what follows from it.
  const stopFollowingList = topics.subscribe("allowlist", () => webhooks.allowlistChanged());
  const stopFollowingWorkspaces = topics.subscribe("workspaces", () => webhooks.workspacesChanged());
  const stopAwaiting = hasWindow(ports) ? whenVaultOpens(topics, () => webhooks.vaultOpened()) : undefined;
  const stopChecking = hasWindow(ports)
    ? checkUnknownLocations(checker, topics, { ports, folder, alerts })
    : undefined;
  const stopFollowingSettings = topics.subscribe("settings", (push) => {
    log?.setLevel((push as PushOf<"settings">).logLevel);
    updates.now()?.choiceChanged();
  });
  let isClosing = false;
  const close = async (): Promise<void> => {
    isClosing = true;
    await throughAll(
      // Work that a call has begun is ended below; one that waits for its module would begin afterwards.
      () => lateCalls.begun(),
      stopFollowingSettings,
      () => stopListening?.(),
      () => alerts.endFollowing(),
      () => stopAwaiting?.(),
      stopFollowingVault,
      stopFollowingList,
      stopFollowingWorkspaces,
      () => stopChecking?.(),
      () => idle?.stop(),
      () => others?.stop(),
      () => copiedSecrets?.close(),
      () => updates.close(),
      // The folder may have got its first data since the start.
      () => (hasBegun ? memory.used() : undefined),
      () => late.close(),
      () => alerts.close(),
      () => webhooks.close(),
      () => folder.close(),
      () => log?.write({ event: "stopped" }),
      () => log?.flush(),
    );
  };
  return {
    transport: {
      async call(method, input) {
        if (isClosing) return refusedAsClosed(method);
        idle?.touch();
        const answer = await dispatch(method, input);
        // The call may have created the folder to follow.
        others?.begin();
        return answer;
      },
      subscribe: topics.subscribe,
    },
    recovery: recoveryUnlessMoved(ports.dataDir, folder.vault.recovery),
    close,
    async halt() {
      folder.haltStorage();
      await close();
    },
  };
}

/**
 * Refuses a call to a core that closes: what it began would be closed by nobody, as an unlocked vault, a port that listens, or a
 * replaced callback URL.
 */
async function refusedAsClosed(method: string): Promise<Result<never, StorageProblem>> {
  const refusal = await storageRefusal(method, PART_CLOSED);
  if (refusal === undefined) throw new Error("the core is closed");
  return err(refusal);
}

function whenVaultOpens({ subscribe }: Topics, then: () => void): () => void {
  return subscribe("vault", (push) => {
    if ((push as PushOf<"vault">).state === "open") then();
  });
}

function hasWindow({ host }: HostPorts): boolean {
  return host === "desktop" || host === "browser";
}

/**
 * Only a host with a window locks automatically: a terminal command waits for its user, but a window may be
 * left open unattended.
 */
function lockWhenIdle(ports: HostPorts, folder: DataFolder, isBusy: () => boolean): AutoLock | undefined {
  if (!hasWindow(ports)) return undefined;
  return autoLock({
    clock: ports.clock,
    minutes: () => {
      const settings = readWindowSettings(ports.dataDir);
      return settings.ok ? settings.value.lockAfterMinutes : Settings.parse({}).lockAfterMinutes;
    },
    isBusy: () => folder.underWay.any() || isBusy(),
    isOpen: () => folder.vault.state() === "open",
    lock: () => runDetached(folder.lock()),
  });
}
