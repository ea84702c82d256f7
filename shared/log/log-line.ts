import { unreachable } from "../invariant.ts";
import type { LogLevel } from "../settings/log-level.ts";
import type { LogEvent } from "./log-event.ts";

/** Who wrote an event, and when. */
export type LogHead = {
  readonly at: string;
  readonly level: LogLevel;
  readonly pid: number;
  readonly practice?: true;
};

/** A line of the log, without its end. */
export function logLine(head: LogHead, event: LogEvent): string {
  return JSON.stringify({ ...head, ...event });
}

/** Calls that a window makes by itself to show something. */
const SHOWS =
  /\.(?:info|get|state|list|status|story|unreadable|settings|receivers|events?|outline|store|routes|providers|unclaimed|damaged|keyStore|recovery|readings|locationChecks|history|unrestored|of|read|ends)$/;
/** What takes longer is worth a line, whatever it is. */
const LONG_MS = 1_000;

/** How important an event is. */
export function levelOf(event: LogEvent): LogLevel {
  switch (event.event) {
    case "unexpected":
    case "page-ended":
      return "error";
    case "lost":
      return "warn";
    case "command":
      return event.exit === 70 ? "error" : "info";
    case "call":
      if (event.result === "failed") return "error";
      return event.result === "ok" && SHOWS.test(event.method) && event.ms < LONG_MS ? "debug" : "info";
    case "platform-call":
      return event.outcome === "confirmed" ? "info" : "warn";
    case "alert":
      return event.outcome === "accepted" ? "info" : "warn";
    case "receiver":
      return event.trouble === undefined ? "info" : "warn";
    case "tunnel":
      return event.status === "failed" || event.status === "reconnecting" ? "warn" : "info";
    case "started":
    case "stopped":
    case "journal":
    case "vault":
      return "info";
    default:
      return unreachable(event);
  }
}
