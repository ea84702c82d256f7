import { DEFAULT_LOG_LEVEL, LogLevel } from "../../../shared/settings/log-level.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { settingsPath, settingsProblemOf } from "./open-settings.ts";
import { SettingsValues } from "./port.ts";

/**
 * The level that the settings give the operational log, or the default. Reads this one member: the schema of all others
 * would take a command that needs no core longer than its work.
 */
export function readLogLevel(dataDir: string): LogLevel {
  try {
    const file = readJsonFile(settingsPath(dataDir));
    const stored = SettingsValues.safeParse(file === "absent" ? {} : file.value);
    const level = LogLevel.safeParse(stored.data?.window?.["logLevel"]);
    return level.success ? level.data : DEFAULT_LOG_LEVEL;
  } catch (cause) {
    settingsProblemOf(cause);
    return DEFAULT_LOG_LEVEL;
  }
}
