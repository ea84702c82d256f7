import { z } from "zod";
import { CheckResult, MessageDescriptor } from "../checks/result.ts";
import { EventId } from "../webhook/event.ts";
import { ReceiverId } from "../webhook/receiver.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** What a detector noticed. A stable vocabulary. */
export const DETECTORS = [
  "repeats-retry",
  "repeats-second-app",
  "repeats-both-apis",
  "disorder",
  "silence",
  "unsupported",
  "unsigned",
  "wrong-signature",
] as const;
export const Detector = z.enum(DETECTORS);
export type Detector = z.infer<typeof Detector>;

/** A named reason to look, found in what arrives. */
export const Finding = z.object({
  /** Stable while it lasts: detector, receiver and number. */
  id: z.string(),
  detector: Detector,
  receiver: ReceiverId,
  phoneNumberId: z.string().optional(),
  count: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The newest events that it was found in, at most 20. */
  events: z.array(EventId),
  said: MessageDescriptor,
  /** A person has seen it and wants to hear of it again only when it grows. */
  settled: z.boolean(),
});
export type Finding = z.infer<typeof Finding>;

/** What a scheduled look covers. */
export const WatchedThing = z.enum(["number", "token", "subscription", "endpoint", "tunnel", "receiver"]);
export type WatchedThing = z.infer<typeof WatchedThing>;

/** The last scheduled look at one thing. */
export const WatchLook = z.object({
  workspace: WorkspaceId,
  phoneNumberId: z.string().optional(),
  thing: WatchedThing,
  at: z.string(),
  check: CheckResult,
  /** Since when it has had this status. */
  since: z.string(),
});
export type WatchLook = z.infer<typeof WatchLook>;

/** Everything that the watch knows. */
export const WatchState = z.object({
  revision: z.number(),
  findings: z.array(Finding),
  looks: z.array(WatchLook),
  /** When the next scheduled look is due. */
  nextAt: z.string().optional(),
  /** Why no look is made: nothing is watched, or the vault is locked. */
  paused: z.enum(["nothing-watched", "vault-locked", "switched-off"]).optional(),
});
export type WatchState = z.infer<typeof WatchState>;
