import { z } from "zod";

/** How much the operational log holds; each level includes those before it. */
export const LOG_LEVELS = ["error", "warn", "info", "debug"] as const;
export const LogLevel = z.enum(LOG_LEVELS);
export type LogLevel = z.infer<typeof LogLevel>;
export const DEFAULT_LOG_LEVEL: LogLevel = "info";

/** The level that a text names, in letters of either case; undefined for any other text. */
export function logLevelIn(text: string | undefined): LogLevel | undefined {
  const given = text?.trim().toLowerCase();
  return LOG_LEVELS.find((level) => level === given);
}

/** True if a log of `level` holds an event of level `event`. */
export function isLogged(event: LogLevel, level: LogLevel): boolean {
  return LOG_LEVELS.indexOf(event) <= LOG_LEVELS.indexOf(level);
}
