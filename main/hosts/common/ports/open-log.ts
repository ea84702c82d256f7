import { logFileIn, openOperationalLog, type OperationalLog } from "../../../core/log/operational-log.ts";
import { readLogLevel } from "../../../core/settings/log-level.ts";
import type { LogEvent } from "../../../../shared/log/log-event.ts";
import { logLevelIn } from "../../../../shared/settings/log-level.ts";
import { machineClock } from "./clock.ts";
import { misplacedFolder } from "./misplaced.ts";

/**
 * Opens the operational log of a data folder. It is written once the folder exists, and never on a network drive or in a
 * synced folder. `isEvent` is true for what it may hold.
 *
 * SWITCHOVER_LOG_LEVEL fixes its level; any other value than a level counts as unset, which the terminal says.
 */
export function openLog(dataDir: string, isEvent: (event: LogEvent) => boolean): OperationalLog {
  const fixed = logLevelIn(process.env["SWITCHOVER_LOG_LEVEL"]);
  const log = openOperationalLog({
    file: logFileIn(dataDir),
    clock: machineClock,
    pid: process.pid,
    mayWrite: () => misplacedFolder(dataDir)?.which !== "data",
    isEvent,
    readLevel: () => fixed ?? readLogLevel(dataDir),
  });
  return fixed === undefined ? log : { ...log, setLevel: () => undefined };
}
