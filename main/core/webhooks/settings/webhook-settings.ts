import { firstValues } from "../../../../shared/first-values.ts";
import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type {
  FixedByAdministrator,
  SettingsProblem,
  StorageProblem,
} from "../../../../shared/rpc/problems.ts";
import {
  isRetentionFixed,
  NOTHING_MANAGED,
  retentionUnder,
  type ManagedState,
} from "../../../../shared/settings/managed.ts";
import {
  WebhookSettings,
  WorkspaceWebhooks,
  type WebhookSettingsChange,
} from "../../../../shared/webhook/settings.ts";
import type { PrivacyMode, Retention } from "../../../../shared/webhook/privacy.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { checkedText } from "../../storage/checked-json.ts";
import { replaceDurably } from "../../storage/durable-file.ts";
import { catchStorageErrors } from "../../storage/problems.ts";
import { renameToQuarantine, revisionAnew } from "../../storage/quarantine.ts";
import { WEBHOOKS_FILE } from "../../storage/shared-files.ts";
import { underLock } from "../../storage/number-locks.ts";
import { rememberChosenIn, rememberedModeIn } from "../store/remembered-mode.ts";
import { readJsonFile } from "../../storage/json-file.ts";

const FORMAT = 1;
const Later = z.looseObject({ format: z.int().min(FORMAT + 1) });
const Members = z.record(z.string(), z.unknown());

/** The user's webhook settings, in `webhooks.json` of the data folder. */
export type WebhookSettingsFile = {
  /** The current content of the file, whichever process wrote it; defaults if there is none. */
  read(): Result<WebhookSettings, StorageProblem>;
  /**
   * Writes the given members. Problem: fixedByAdministrator if a member would differ from what the administrator fixed;
   * then nothing is written.
   */
  change(
    change: WebhookSettingsChange,
  ): Result<WebhookSettings, SettingsProblem | StorageProblem | FixedByAdministrator>;
};

type SettingsPorts = Pick<HostPorts, "dataDir" | "clock" | "managed">;

/** The path of a data folder's webhook settings. */
function webhookSettingsPath(dataDir: string): string {
  return join(dataDir, WEBHOOKS_FILE);
}

/**
 * Returns the settings file of a data folder; reading creates nothing.
 *
 * An invalid member gets its default, except that the mode gets the one that the store remembers: a corrupted
 * file must not widen what is stored of bodies. Problems: newerVersion (nothing is changed); storageDamaged,
 * once, if the file is not an object: it is renamed and the settings return to their defaults.
 */
export function openWebhookSettings(
  ports: SettingsPorts,
  onChange: (settings: WebhookSettings) => void,
): WebhookSettingsFile {
  const path = webhookSettingsPath(ports.dataDir);
  // The store reads the settings before every commit: an unchanged file is read only once.
  let known: (Stored & { readonly mark: string }) | undefined;
  const remembered = modeRemembered(ports);
  const readNow = (): Result<WebhookSettings, StorageProblem> =>
    catchStorageErrors(() => {
      const mark = markOf(path) ?? "none";
      if (known?.mark !== mark) {
        const stored = mark === "none" ? ok(nothingStored(path)) : readFile(ports, path);
        if (!stored.ok) return stored;
        known = { ...stored.value, mark };
      }
      const { settings, saysMode } = known;
      return ok(saysMode ? settings : { ...settings, mode: remembered.mode(mark) ?? settings.mode });
    });
  const managed = (): ManagedState => ports.managed?.() ?? NOTHING_MANAGED;
  return {
    read() {
      const chosen = readNow();
      return chosen.ok ? ok(applied(chosen.value, ports.managed)) : chosen;
    },
    change: (change) =>
      underLock(ports.dataDir, "webhook-settings", () => {
        if (change.retention !== undefined && isRetentionFixed(managed(), change.retention))
          return err({ kind: "fixedByAdministrator" });
        const current = readNow();
        if (!current.ok) return current;
        const next = changed(current.value, withoutFixed(change, current.value, managed()));
        replaceDurably(path, checkedText({ format: FORMAT, ...next }, 2));
        rememberChosenIn(ports.dataDir, next.mode);
        const seen = applied(next, ports.managed);
        onChange(seen);
        return ok(seen);
      }),
  };
}

/** The settings as they apply: what the administrator fixed replaces what was chosen. */
function applied(chosen: WebhookSettings, managed: SettingsPorts["managed"]): WebhookSettings {
  return { ...chosen, retention: retentionUnder(managed?.() ?? NOTHING_MANAGED, chosen.retention) };
}

/** The change without what is fixed: the user's own choice stays stored for the time after. */
function withoutFixed(
  { retention: wanted, ...others }: WebhookSettingsChange,
  { retention: chosen }: WebhookSettings,
  { retention: fixed }: ManagedState,
): WebhookSettingsChange {
  if (wanted === undefined) return others;
  const value = fixed.kind === "fixed" ? fixed.value : {};
  const own = (member: keyof Retention): number =>
    value[member] === undefined ? wanted[member] : chosen[member];
  return { ...others, retention: { keepDays: own("keepDays"), capMegabytes: own("capMegabytes") } };
}

/** How long the remembered mode is cached while the file has none, in ms. */
const CACHED_MS = 1_000;

/** The mode that the folder's store remembers, used if the file has none. */
function modeRemembered({ dataDir, clock }: SettingsPorts): { mode(mark: string): PrivacyMode | undefined } {
  let last: { readonly mark: string; readonly atMs: number; readonly mode: PrivacyMode | undefined };
  last = { mark: "", atMs: 0, mode: undefined };
  return {
    mode(mark) {
      const atMs = clock.monotonicMs();
      if (last.mark !== mark || atMs - last.atMs >= CACHED_MS)
        last = { mark, atMs, mode: rememberedModeIn(dataDir) };
      return last.mode;
    },
  };
}

/** Returns the settings on disk for display; undefined if they cannot be read. Changes nothing. */
export function peekWebhookSettings({
  dataDir,
  managed,
}: Pick<SettingsPorts, "dataDir" | "managed">): WebhookSettings | undefined {
  const path = webhookSettingsPath(dataDir);
  try {
    const file = readJsonFile(path);
    const stored = Members.safeParse(file === "absent" ? {} : file.value);
    return stored.success && !Later.safeParse(stored.data).success
      ? applied(settingsOf(stored.data, path).settings, managed)
      : undefined;
  } catch {
    // Only for display; code that needs the settings reads them and gets the problem.
    return undefined;
  }
}

/** The content of a file, and whether it holds the mode. */
type Stored = { readonly settings: WebhookSettings; readonly saysMode: boolean };

function nothingStored(path: string): Stored {
  const settings = WebhookSettings.parse({ revision: revisionAnew(path) }, firstValues());
  return { settings, saysMode: false };
}

/** A text that changes whenever the file is replaced; undefined if there is no file. */
function markOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.ino} ${found.size} ${found.mtimeNs}`;
}

function readFile({ clock }: SettingsPorts, path: string): Result<Stored, StorageProblem> {
  const file = readJsonFile(path);
  // Absent if another process has just quarantined the file.
  const stored = Members.safeParse(file === "absent" ? {} : file.value);
  if (!stored.success)
    return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, clock.now()) });
  const later = Later.safeParse(stored.data);
  if (later.success) return err({ kind: "newerVersion", found: later.data.format, known: FORMAT });
  return ok(settingsOf(stored.data, path));
}

/**
 * Parses each member separately: an invalid one gets its default, and an invalid workspace entry is dropped.
 */
function settingsOf(stored: Readonly<Record<string, unknown>>, path: string): Stored {
  const { revision, mode, retention, lookEveryMinutes } = WebhookSettings.shape;
  const members = { revision, mode, retention, lookEveryMinutes };
  const sound = Object.entries(members).flatMap(([member, shape]) => {
    const value = shape.safeParse(stored[member]);
    return value.success ? [[member, value.data] as const] : [];
  });
  const list: readonly unknown[] = Array.isArray(stored["workspaces"]) ? stored["workspaces"] : [];
  const workspaces = list.flatMap((entry) => WorkspaceWebhooks.safeParse(entry).data ?? []);
  const chosen = Object.fromEntries(sound);
  const settings = WebhookSettings.parse({
    ...chosen,
    revision: chosen["revision"] ?? revisionAnew(path),
    workspaces,
  });
  return { settings, saysMode: sound.some(([member]) => member === "mode") };
}

function changed(current: WebhookSettings, change: WebhookSettingsChange): WebhookSettings {
  const { workspace, mode, retention, lookEveryMinutes } = change;
  const others = current.workspaces.filter((entry) => entry.workspace !== workspace?.workspace);
  return {
    revision: current.revision + 1,
    mode: mode ?? current.mode,
    retention: retention ?? current.retention,
    lookEveryMinutes: lookEveryMinutes ?? current.lookEveryMinutes,
    workspaces: workspace === undefined ? current.workspaces : [...others, workspace],
  };
}
