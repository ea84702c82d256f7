import { openOperationalLog, logFileIn, type OperationalLog } from "../../../core/log/operational-log.ts";
import { readWindowSettings } from "../../../core/settings/window-settings.ts";
import { DEFAULT_LOG_LEVEL, LogLevel } from "../../../../shared/settings/log-level.ts";
import { machineClock } from "./clock.ts";
import { misplacedFolder } from "./misplaced.ts";
import { openLogs } from "./open-logs.ts";

const open = new Map<string, OperationalLog>();

/**
 * The operational log of a data folder, one for the whole process. It is written once the folder exists, and never on a
 * network drive or in a synced folder.
 *
 * SWITCHOVER_LOG_LEVEL fixes its level; any other value than a level counts as unset.
 */
export function operationalLog(dataDir: string): OperationalLog {
  const known = open.get(dataDir);
  if (known !== undefined) return known;
  const fixed = LogLevel.safeParse(process.env["SWITCHOVER_LOG_LEVEL"]);
  const log = openOperationalLog({
    file: logFileIn(dataDir),
    clock: machineClock,
    pid: process.pid,
    mayWrite: () => misplacedFolder(dataDir)?.which !== "data",
    readLevel: () => (fixed.success ? fixed.data : levelOfSettings(dataDir)),
  });
  const opened = fixed.success ? { ...log, setLevel: () => undefined } : log;
  open.set(dataDir, opened);
  openLogs.set(dataDir, opened);
  return opened;
}

function levelOfSettings(dataDir: string): LogLevel {
  const settings = readWindowSettings(dataDir);
  return settings.ok ? settings.value.logLevel : DEFAULT_LOG_LEVEL;
}
