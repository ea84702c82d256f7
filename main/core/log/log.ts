import type { LogEvent } from "../../../shared/log/log-event.ts";
import type { LogLevel } from "../../../shared/settings/log-level.ts";

/** The operational log. No call of it throws, waits or reports: a log must not disturb what it records. */
export type Log = {
  write(event: LogEvent): void;
  /** Counts at once, unless the environment fixes the level. */
  setLevel(level: LogLevel): void;
  /** Writes what is still in memory. */
  flush(): void;
};
