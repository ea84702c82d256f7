import { Settings, type SettingsChange } from "../../../shared/settings/settings.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { openSettings, settingsPath, settingsProblemOf } from "./open-settings.ts";
import { SettingsValues, type SettingsProblem } from "./port.ts";
import { readOptionalJson } from "../storage/json-file.ts";

type Place = Parameters<typeof openSettings>[0];

/** What the window's member of a settings file says. Members are judged one by one: a damaged one falls back to its default. */
function windowSettingsOf(stored: Readonly<Record<string, unknown>> | undefined): Settings {
  const sound = Object.entries(Settings.shape).flatMap(([member, shape]) => {
    const value = shape.safeParse(stored?.[member]);
    return value.success && value.data !== undefined ? [[member, value.data] as const] : [];
  });
  return Settings.parse(Object.fromEntries(sound));
}

/**
 * Reads what a person has set for the window. Makes neither a folder nor a file, and loads no library.
 *
 * A file that cannot be read as settings counts as none here; the next change sets it aside.
 */
export function readWindowSettings(dataDir: string): Result<Settings, SettingsProblem> {
  try {
    const stored = SettingsValues.safeParse(readOptionalJson(settingsPath(dataDir)));
    return ok(windowSettingsOf(stored.data?.window));
  } catch (cause) {
    return err(settingsProblemOf(cause));
  }
}

/** Writes the members given and leaves the others as they are, those of a later version too. */
export async function changeWindowSettings(
  place: Place,
  change: SettingsChange,
): Promise<Result<Settings, SettingsProblem>> {
  const settings = await openSettings(place);
  if (!settings.ok) return settings;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const window = { ...settings.value.read().window, ...Object.fromEntries(given) };
  const changed = settings.value.change({ window });
  return changed.ok ? ok(windowSettingsOf(changed.value.window)) : changed;
}
