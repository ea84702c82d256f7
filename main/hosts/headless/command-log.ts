import { CommandEvent } from "../../../shared/log/command-event.ts";
import { openLog } from "../common/ports/open-log.ts";
import { openLogs } from "../common/ports/open-logs.ts";

/**
 * Writes a command's end to the operational log: to the one that its core has open, or else to one of its own, which
 * knows no other event and so doesn't load the contract.
 */
export function logCommand(dataDir: string, event: CommandEvent): void {
  const log = openLogs.get(dataDir) ?? openLog(dataDir, (one) => CommandEvent.safeParse(one).success);
  log.write(event);
}
