import { z } from "zod";
import { MaskedAddress } from "../platform/callback-address.ts";
import { CallbackLevel, TestId, TestStep } from "./connectivity-test.ts";
import { EventSource } from "./event.ts";
import { ReceiverId } from "./receiver.ts";

/** The lines of a standing callback, in order: those of a test without the message. */
export const POINT_STEPS = [
  "webhooks.tunnel",
  "webhooks.outside-in",
  "webhooks.borrowed",
  "webhooks.handshake",
  "webhooks.restored",
] as const;

/**
 * Why a number's notifications come here no longer. `asked`: a person or a signal; `time-over`: its end has come;
 * `changed`: somebody else has set another callback; `moved`: the tunnel came back under another address; `lost`: the
 * tunnel or the receiver is gone; `left`: the program ended and the callback was to stay; `not-begun`: it never stood;
 * `circle`: a copy came back here from production, which would get nothing more.
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

/** What becomes of it when the program ends before it does. */
export const AtQuit = z.enum(["give-back", "stay"]);
export type AtQuit = z.infer<typeof AtQuit>;

/** A standing callback: a number's notifications come here until told otherwise. */
export const PointState = z.object({
  point: TestId,
  revision: z.number(),
  receiver: ReceiverId,
  side: EventSource,
  phoneNumberId: z.string(),
  number: z.string(),
  phase: z.enum(["working", "awaiting-token", "standing", "restoring", "ended"]),
  steps: z.array(TestStep),
  /** When it ends by itself. */
  until: z.string().optional(),
  atQuit: AtQuit,
  /** Since when a look has shown the callback in place. */
  pointedAt: z.string().optional(),
  /** It goes on with what an earlier process had set. */
  resumed: z.boolean(),
  /** The level that is or was borrowed, and what stood there, masked. */
  borrowed: z.object({ level: CallbackLevel, before: MaskedAddress.optional() }).optional(),
  /** How long the owner's verify token is awaited, and whether the last one did not fit. */
  tokenUntil: z.string().optional(),
  tokenRefused: z.boolean().optional(),
  keptAwake: z.boolean().optional(),
  forwardsTo: MaskedAddress.optional(),
  /** Do callbacks stand as they stood? Undefined until it has been looked at. */
  restored: z.boolean().optional(),
  end: PointEnd.optional(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
});
export type PointState = z.infer<typeof PointState>;
