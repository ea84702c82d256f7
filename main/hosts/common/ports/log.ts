import type { OperationalLog } from "../../../core/log/operational-log.ts";
import { LogEvent } from "../../../../shared/log/log-event.ts";
import { openLog } from "./open-log.ts";
import { openLogs } from "./open-logs.ts";

const open = new Map<string, OperationalLog>();

/** The operational log of a data folder, with all events, one for the whole process; see `openLog`. */
export function operationalLog(dataDir: string): OperationalLog {
  const known = open.get(dataDir);
  if (known !== undefined) return known;
  const opened = openLog(dataDir, (event) => LogEvent.safeParse(event).success);
  open.set(dataDir, opened);
  openLogs.set(dataDir, opened);
  return opened;
}
