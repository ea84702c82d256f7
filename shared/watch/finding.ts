import { z } from "zod";
import { CheckResult, MessageDescriptor } from "../checks/result.ts";
import { EventId } from "../webhook/event.ts";
import { ReceiverId } from "../webhook/receiver.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** What a detector can find. The values are stable. */
export const DETECTORS = [
  "repeats-retry",
  "repeats-second-app",
  "repeats-both-apis",
  "disorder",
  "silence",
  "unsupported",
  "unsigned",
  "wrong-signature",
  "sender-unlisted",
  "sender-outside",
] as const;
export const Detector = z.enum(DETECTORS);
export type Detector = z.infer<typeof Detector>;

/** A named anomaly in the received events. */
export const Finding = z.object({
  /** Stable while the finding lasts: detector, receiver and number. */
  id: z.string(),
  detector: Detector,
  receiver: ReceiverId,
  phoneNumberId: z.string().optional(),
  count: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The newest events that show it, at most 20. */
  events: z.array(EventId),
  said: MessageDescriptor,
  /** The user acknowledged it; it is reported again only when it grows. */
  settled: z.boolean(),
});
export type Finding = z.infer<typeof Finding>;

/** What a scheduled check covers. */
export const WatchedThing = z.enum(["number", "token", "subscription", "endpoint", "tunnel", "receiver"]);
export type WatchedThing = z.infer<typeof WatchedThing>;

/** The last scheduled check of one thing. */
export const WatchLook = z.object({
  workspace: WorkspaceId,
  phoneNumberId: z.string().optional(),
  thing: WatchedThing,
  at: z.string(),
  check: CheckResult,
  /** When it got its present status. */
  since: z.string(),
});
export type WatchLook = z.infer<typeof WatchLook>;

/** A finding about the data folder as a whole, whatever workspace is shown. */
export const FolderFinding = z.object({
  /** Stable while the finding lasts. */
  id: z.string(),
  about: z.enum(["allowlist-changed", "allowlist-refused", "allowlist-old"]),
  since: z.string(),
  said: MessageDescriptor,
  /** The user acknowledged it. */
  settled: z.boolean(),
});
export type FolderFinding = z.infer<typeof FolderFinding>;

/** Everything that monitoring has found. */
export const WatchState = z.object({
  revision: z.number(),
  findings: z.array(Finding),
  ofFolder: z.array(FolderFinding),
  looks: z.array(WatchLook),
  /** When the next scheduled check is due. */
  nextAt: z.string().optional(),
  /** Why it is due later than was chosen. */
  later: z.literal("on-battery").optional(),
  /** Why no check is made: nothing is monitored, the vault is locked, or monitoring is off. */
  paused: z.enum(["nothing-watched", "vault-locked", "switched-off"]).optional(),
});
export type WatchState = z.infer<typeof WatchState>;
