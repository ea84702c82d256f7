import { Settings, type SettingsChange } from "../../../shared/settings/settings.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { openSettings, settingsPath, settingsProblemOf } from "./open-settings.ts";
import { SettingsValues, type SettingsProblem } from "./port.ts";
import { readJsonFile } from "../storage/json-file.ts";

type SettingsPorts = Parameters<typeof openSettings>[0];

/**
 * The window's part of a settings file. Each member is parsed by itself: a corrupted one gets its default.
 */
function windowSettingsOf(stored: Readonly<Record<string, unknown>> | undefined): Settings {
  const sound = Object.entries(Settings.shape).flatMap(([member, shape]) => {
    const value = shape.safeParse(stored?.[member]);
    return value.success && value.data !== undefined ? [[member, value.data] as const] : [];
  });
  return Settings.parse(Object.fromEntries(sound));
}

/**
 * Reads the window's settings. Creates neither folder nor file, and loads no library.
 *
 * An unreadable file gives the defaults and says so; the next change renames it.
 */
export function readWindowSettings(dataDir: string): Result<Settings, SettingsProblem> {
  try {
    const file = readJsonFile(settingsPath(dataDir));
    const stored = SettingsValues.safeParse(file === "absent" ? {} : file.value);
    const window = windowSettingsOf(stored.data?.window);
    return ok(stored.success ? window : { ...window, corrupted: true });
  } catch (cause) {
    return err(settingsProblemOf(cause));
  }
}

/** Writes the given members and leaves the others unchanged, including those of a later version. */
export async function changeWindowSettings(
  ports: SettingsPorts,
  change: SettingsChange,
): Promise<Result<Settings, SettingsProblem>> {
  const settings = await openSettings(ports);
  if (!settings.ok) return settings;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const window = { ...settings.value.read().window, ...Object.fromEntries(given) };
  const changed = settings.value.change({ window });
  return changed.ok ? ok(windowSettingsOf(changed.value.window)) : changed;
}
