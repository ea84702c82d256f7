import { z } from "zod";
import { unreachable } from "../invariant.ts";
import { RunId } from "../ids.ts";
import { JournalEntry } from "../migration/journal-entry.ts";
import { StepName } from "../migration/step.ts";
import { parseJson } from "../parse-json.ts";
import { PLATFORM_CALLS } from "../platform/code-row.ts";
import { NotSentCause, RefusalReason, UnknownCause } from "../platform/outcome.ts";
import { api } from "../rpc/api.ts";
import { VaultState } from "../rpc/areas/vault.ts";
import { METHODS } from "../rpc/names.ts";
import { ContractProblem } from "../rpc/problems.ts";
import { LogLevel } from "../settings/log-level.ts";
import { TUNNEL_KINDS, TunnelCause, TunnelState } from "../tunnel/tunnel.ts";
import { ReceiverTrouble } from "../webhook/receiver.ts";
import { kindsIn } from "./kinds-in.ts";
import { PAGE_ENDS } from "./page-ends.ts";
import { ERROR_CODE, ERROR_NAME, FRAME } from "./stack-frames.ts";

/** Every kind of problem of the contract. */
const PROBLEM_KINDS = kindsIn([...Object.values(api).map(({ problem }) => problem), ContractProblem]);

/** Whole milliseconds, up to ten years: `webhooks listen` runs for as long as its computer. */
const Ms = z
  .number()
  .int()
  .min(0)
  .max(10 * 365 * 24 * 3_600_000);
/** A command of ours as it is declared: `vault recovery`. */
const CommandName = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)?$/)
  .max(40);
export const ProgramVersion = z
  .string()
  .regex(/^v?\d{1,3}(?:\.\d{1,4}){1,3}(?:-[a-z]{1,10}(?:\.\d{1,3})?)?$/);

/** One thrown error, without its message; see `errorFacts`. */
const LoggedError = z.strictObject({
  error: z.string().regex(ERROR_NAME),
  code: z.string().regex(ERROR_CODE).optional(),
  frames: z.array(z.string().regex(FRAME)).max(30).readonly(),
});
/** The reference that is shown with an internal error. */
const ErrorReference = z.string().regex(/^[0-9a-f]{8}$/);

/**
 * Everything that the operational log can hold. Each member is a word of a closed list, a number within limits, or a
 * text of a form that no secret, phone number or message has: there is no place for free text.
 */
export const LogEvent = z.discriminatedUnion("event", [
  z.strictObject({
    event: z.literal("started"),
    host: z.enum(["desktop", "browser", "terminal"]),
    version: ProgramVersion,
    node: ProgramVersion,
    electron: ProgramVersion.optional(),
    platform: z.enum(["aix", "android", "darwin", "freebsd", "linux", "openbsd", "sunos", "win32", "other"]),
    arch: z.enum(["arm", "arm64", "ia32", "x64", "other"]),
  }),
  z.strictObject({ event: z.literal("stopped") }),
  /** A command of the terminal has ended. */
  z.strictObject({
    event: z.literal("command"),
    command: CommandName,
    exit: z.number().int().min(0).max(255),
    ms: Ms,
  }),
  /** A call of the contract was answered. "failed": an error of ours was thrown. */
  z.strictObject({
    event: z.literal("call"),
    method: z.enum(METHODS).or(z.literal("unknown")),
    result: z.enum(["ok", "problem", "failed"]),
    problem: z.enum(PROBLEM_KINDS).optional(),
    ms: Ms,
  }),
  /** A request to one of the APIs has ended. `code` only where the tables list it; the address never. */
  z.strictObject({
    event: z.literal("platform-call"),
    api: z.enum(["cloud", "onPrem"]),
    call: z.enum(PLATFORM_CALLS),
    outcome: z.enum(["confirmed", "rejected", "notSent", "unknown"]),
    cause: z.union([NotSentCause, UnknownCause, RefusalReason]).optional(),
    status: z.number().int().min(100).max(599).optional(),
    code: z.number().int().optional(),
    /** The response came after the request had been abandoned. */
    late: z.literal(true).optional(),
    ms: Ms,
  }),
  /** A row of a migration's journal was written. */
  z.strictObject({
    event: z.literal("journal"),
    kind: z.enum(kindsIn([JournalEntry])),
    run: RunId,
    step: StepName.optional(),
  }),
  z.strictObject({ event: z.literal("vault"), state: VaultState }),
  z.strictObject({
    event: z.literal("receiver"),
    listening: z.boolean(),
    checksSignatures: z.boolean(),
    trouble: ReceiverTrouble.optional(),
  }),
  z.strictObject({
    event: z.literal("tunnel"),
    kind: z.enum(TUNNEL_KINDS),
    status: TunnelState.shape.status,
    cause: TunnelCause.optional(),
  }),
  /** An internal error; `chain` begins with the outermost. */
  z.strictObject({
    event: z.literal("unexpected"),
    reference: ErrorReference,
    chain: z.array(LoggedError).max(4).readonly(),
  }),
  /** A page's process ended that should not have. */
  z.strictObject({ event: z.literal("page-ended"), reason: z.enum(PAGE_ENDS) }),
  /** So many events before this one could not be written. */
  z.strictObject({ event: z.literal("lost"), events: z.number().int().positive() }),
]);
export type LogEvent = z.infer<typeof LogEvent>;

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
  /\.(?:info|get|state|list|status|story|unreadable|settings|receivers|events?|outline|store|routes|providers|unclaimed|damaged|keyStore|recovery|readings|locationChecks|history|unrestored|of|read)$/;
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
