import { z } from "zod";
import { AlertForm, AlertOutcome, SentAlert } from "../alert/alert.ts";
import { RunId } from "../ids.ts";
import { JournalEntry } from "../migration/journal-entry.ts";
import { StepName } from "../migration/step.ts";
import { PLATFORM_CALLS } from "../platform/code-row.ts";
import { NotSentCause, RefusalReason, UnknownCause } from "../platform/outcome.ts";
import { VaultState } from "../data-folder/vault-state.ts";
import { METHODS } from "../rpc/names.ts";
import { TUNNEL_KINDS, TunnelCause, TunnelStatus } from "../tunnel/tunnel.ts";
import { ReceiverTrouble } from "../webhook/receiver.ts";
import { CommandEvent, Ms } from "./command-event.ts";
import { kindsIn } from "./kinds-in.ts";
import { PROBLEM_KINDS } from "./problem-kinds.ts";
import { PAGE_ENDS } from "../page-ends.ts";
import { ERROR_CODE, ERROR_NAME, FRAME } from "./stack-frames.ts";

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
    /** When the process started, since the computer did: tells it from a later one with the same ID. */
    sinceBootMs: z.number().int().min(0).max(10_000_000_000_000).optional(),
  }),
  z.strictObject({ event: z.literal("stopped") }),
  CommandEvent,
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
    status: TunnelStatus,
    cause: TunnelCause.optional(),
  }),
  /** An attempt to send an alert has ended; its address is left out. */
  z.strictObject({
    event: z.literal("alert"),
    form: z.union([AlertForm, z.literal("desktop")]),
    news: SentAlert.shape.news,
    outcome: AlertOutcome,
    status: z.number().int().min(100).max(599).optional(),
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
