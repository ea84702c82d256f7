import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { LogLevel } from "../settings/log-level.ts";
import { LogEvent } from "./log-event.ts";
import { logLine } from "./log-line.ts";

/** One line of the log. */
const LogEntry = z
  .object({
    at: z.iso.datetime(),
    level: LogLevel,
    /** Tells the lines of processes apart that write at the same time. */
    pid: z.number().int().min(0).max(10_000_000),
    practice: z.literal(true).optional(),
  })
  .and(z.record(z.string(), z.unknown()));

/** Reads a line back; undefined for one that is not exactly as the program writes it. */
export function readLogLine(line: string): string | undefined {
  const head = LogEntry.safeParse(parseJson(line));
  if (!head.success) return undefined;
  const { at, level, pid, practice, ...rest } = head.data;
  const event = LogEvent.safeParse(rest);
  if (!event.success) return undefined;
  return logLine({ at, level, pid, ...(practice === undefined ? {} : { practice }) }, event.data);
}
