import { z } from "zod";
import { MaskedAddress } from "../platform/callback-address.ts";
import { CallbackLevel, TestStep } from "./connectivity-test.ts";
import { TestId } from "../ids.ts";
import { EventSource } from "./event.ts";
import { ReceiverId } from "./receiver.ts";

/** The steps of pointing a callback URL here, in order: those of a webhook test without the message. */
export const POINT_STEPS = [
  "webhooks.tunnel",
  "webhooks.outside-in",
  "webhooks.borrowed",
  "webhooks.handshake",
  "webhooks.restored",
] as const;

/**
 * Why a number's notifications no longer arrive here. `asked`: ended by a person or a signal; `time-over`:
 * its time is up; `changed`: the callback URL was changed elsewhere; `moved`: the tunnel returned with
 * another URL; `lost`: the tunnel or the receiver is gone; `left`: the program ended and left the callback
 * URL in place, as requested; `not-begun`: the callback URL was never changed; `circle`: a copy forwarded to
 * production came back here, so production would receive nothing more.
 */
export const PointEnd = z.enum([
  "asked",
  "time-over",
  "changed",
  "moved",
  "lost",
  "left",
  "not-begun",
  "circle",
]);
export type PointEnd = z.infer<typeof PointEnd>;

/** Whether the callback URL is restored or left in place when the program ends first. */
export const AtQuit = z.enum(["give-back", "stay"]);
export type AtQuit = z.infer<typeof AtQuit>;

/** A callback URL that points here until stopped: the number's notifications arrive here. */
export const PointState = z.object({
  point: TestId,
  revision: z.number(),
  receiver: ReceiverId,
  side: EventSource,
  phoneNumberId: z.string(),
  number: z.string(),
  phase: z.enum(["working", "awaiting-token", "standing", "restoring", "ended"]),
  steps: z.array(TestStep),
  /** When it ends automatically. */
  until: z.string().optional(),
  atQuit: AtQuit,
  /** When a query first showed the callback URL in place. */
  pointedAt: z.string().optional(),
  /** True if it continues a replacement made by an earlier process. */
  resumed: z.boolean(),
  /** The level whose callback URL is or was replaced, and the previous URL, masked. */
  borrowed: z.object({ level: CallbackLevel, before: MaskedAddress.optional() }).optional(),
  /** When waiting for the owner's verify token ends; `tokenRefused`: the last token was rejected. */
  tokenUntil: z.string().optional(),
  tokenRefused: z.boolean().optional(),
  keptAwake: z.boolean().optional(),
  forwardsTo: MaskedAddress.optional(),
  /** Are the previous callback URLs back in place? Undefined until queried. */
  restored: z.boolean().optional(),
  end: PointEnd.optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
});
export type PointState = z.infer<typeof PointState>;
