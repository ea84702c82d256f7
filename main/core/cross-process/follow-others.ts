import { join } from "node:path";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { statusOf } from "../migration/status.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { runAside } from "../log/run-aside.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import type { Push } from "../runtime/topics.ts";
import { isInQuarantine } from "../storage/quarantine.ts";
import {
  ALERTS_FILE,
  PROOFS_FILE,
  SENDERS_FILE,
  TOLD_WHEN_LOST,
  WEBHOOKS_FILE,
  WORKSPACES_FILE,
} from "../storage/shared-files.ts";
import { peekWebhookSettings } from "../webhooks/settings/webhook-settings.ts";
import { peekWorkspaces, readWorkspaces } from "../workspaces/workspace-file.ts";
import { followRuns } from "./follow-runs.ts";
import { watchFolder, type FolderWatch } from "./watch-folder.ts";

/**
 * Publishes to a window what other processes write in its data folder, such as a command in a terminal.
 *
 * This process's own changes may be published a second time, in their current state.
 */
export function followOthers(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  alertsChanged: () => void,
): FolderWatch {
  const runs = followRuns({
    dataDir: ports.dataDir,
    lastWritten: (run) => folder.lastWritten(run),
    snapshotOf: (run) => {
      const storage = folder.exists() ? folder.storage() : undefined;
      const status = storage?.ok === true ? statusOf({ storage: storage.value, ports }, run) : undefined;
      return status?.ok === true ? status.value[0] : undefined;
    },
    tell: (snapshot) => push("runs", snapshot),
  });
  const tellAllowlist = async (): Promise<void> => {
    const { allowlistState } = await import("../allowlist/schedule.ts");
    const state = allowlistState(ports);
    if (state.ok) push("allowlist", state.value);
  };
  const tellSettings = (): void => {
    const settings = readWindowSettings(ports.dataDir);
    if (settings.ok) push("settings", settings.value);
  };
  // The settings tell that the list of workspaces was set aside, whoever's call was told first.
  const tellBegunAnew = (): void => {
    const list = readWorkspaces(ports);
    if (list.ok) push("workspaces", list.value);
    tellSettings();
  };
  const onChange: ReadonlyMap<string, () => void> = new Map(
    Object.entries({
      "journal.heads": () => runs.poll(),
      "readings.json": () => folder.readings.tellOthers(),
      [WORKSPACES_FILE]: () => {
        const list = peekWorkspaces(ports);
        if (list !== undefined) push("workspaces", list);
      },
      "settings.json": tellSettings,
      [SENDERS_FILE]: () => runAside(ports, tellAllowlist()),
      [ALERTS_FILE]: alertsChanged,
      "alerts-sent.json": alertsChanged,
      [PROOFS_FILE]: () => push("chains", {}),
      [WEBHOOKS_FILE]: () => {
        const settings = peekWebhookSettings(ports);
        if (settings !== undefined) push("webhookSettings", settings);
      },
    }),
  );
  const files = watchFolder(ports.dataDir, (names) => {
    for (const name of names) onChange.get(name)?.();
    const isSetAside = (file: string): boolean => [...names].some((name) => isInQuarantine(file, name));
    if (isSetAside(WORKSPACES_FILE)) tellBegunAnew();
    else if (Object.values(TOLD_WHEN_LOST).some(isSetAside)) tellSettings();
  });
  const vault = watchFolder(join(ports.dataDir, "vault"), (names) => {
    if (
      [...names].some((name) => name === "key.json" || name === "key-copy.json" || name.endsWith(".sealed"))
    )
      folder.vaultChanged();
  });
  let begun = false;
  return {
    begin() {
      files.begin();
      vault.begin();
      if (begun || !folder.exists()) return;
      begun = true;
      runs.begin();
    },
    stop() {
      files.stop();
      vault.stop();
      runs.stop();
    },
  };
}
