import { serve } from "../../../shared/rpc/serve.ts";
import type { PushOf } from "../../../shared/rpc/api.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { followOthers } from "../cross-process/follow-others.ts";
import { checksHandlers } from "../handlers/checks.ts";
import { infoHandlers } from "../handlers/info.ts";
import { migrationHandlers } from "../handlers/migration.ts";
import { pinHandlers } from "../handlers/pin.ts";
import { practiceHandlers } from "../handlers/practice.ts";
import { settingsHandlers } from "../handlers/settings.ts";
import { vaultHandlers } from "../handlers/vault.ts";
import { workspacesHandlers } from "../handlers/workspaces.ts";
import { openDataFolder, type DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { createTopics, type Topics } from "../runtime/topics.ts";
import { autoLock, type AutoLock } from "../vault/locking.ts";
import type { Recovery } from "../vault/recovery.ts";
import { openWebhooks, type Webhooks } from "./open-webhooks.ts";

/** The running core: the host's transport, functions for the host alone, and the shutdown. */
export type App = {
  readonly transport: Transport;
  readonly recovery: Recovery;
  close(): Promise<void>;
};

/** Connects the parts of the core. Opens nothing yet: the first call that writes creates the data folder. */
export function createApp(ports: HostPorts): App {
  const topics = createTopics();
  const folder = openDataFolder(ports, topics.push, (about) => webhooks.witness(about));
  const webhooks = openWebhooks(ports, folder, topics.push);
  const dispatch = serve({
    ...infoHandlers(ports, folder),
    ...settingsHandlers(ports, topics.push),
    ...vaultHandlers(ports, folder),
    ...workspacesHandlers(ports, folder, topics.push),
    ...checksHandlers(ports, folder, topics.push),
    ...migrationHandlers(ports, folder, topics.push),
    ...pinHandlers(ports, folder, topics.push),
    ...practiceHandlers(ports, folder, () => webhooks.platformReset()),
    ...webhooks.handlers,
  });
  const stopListening = ports.practice?.onChange((state) => topics.push("practice", state));
  const idle = lockWhenIdle(ports, folder, webhooks);
  const others =
    hasWindow(ports) && ports.practice === undefined ? followOthers(ports, folder, topics.push) : undefined;
  others?.begin();
  if (hasWindow(ports)) webhooks.begin();
  // A new app secret in the vault takes effect at once, whichever part stored it.
  const stopFollowingVault = topics.subscribe("vault", () => webhooks.secretsChanged());
  const stopAwaiting = hasWindow(ports) ? whenVaultOpens(topics, () => webhooks.vaultOpened()) : undefined;
  return {
    transport: {
      async call(method, input) {
        idle?.touch();
        const answer = await dispatch(method, input);
        // The call may have created the folder to follow.
        others?.begin();
        return answer;
      },
      subscribe: topics.subscribe,
    },
    recovery: folder.vault.recovery,
    async close() {
      stopListening?.();
      stopAwaiting?.();
      stopFollowingVault();
      idle?.stop();
      others?.stop();
      await webhooks.close();
      await folder.close();
    },
  };
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
function lockWhenIdle(ports: HostPorts, folder: DataFolder, webhooks: Webhooks): AutoLock | undefined {
  if (!hasWindow(ports)) return undefined;
  return autoLock({
    clock: ports.clock,
    minutes: () => {
      const settings = readWindowSettings(ports.dataDir);
      return settings.ok ? settings.value.lockAfterMinutes : Settings.parse({}).lockAfterMinutes;
    },
    isBusy: () => folder.underWay.any() || webhooks.isBusy(),
    isOpen: () => folder.vault.state() === "open",
    lock: () => runDetached(folder.lock()),
  });
}
