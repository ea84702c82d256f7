import type { TunnelState } from "../../../../shared/tunnel/tunnel.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";

/** Whether a number's notifications are received here now. */
export type PointStatus = "up" | "interrupted" | "down";

/**
 * Tells it of a standing callback, which alone receives nothing: the tunnel and the receiver behind it may be down, or the
 * receiver may take nothing.
 */
export function pointStatus(
  point: Pick<PointState, "phase"> | undefined,
  tunnel: Pick<TunnelState, "status"> | undefined,
  receiver: Pick<ReceiverState, "listening" | "trouble"> | undefined,
): PointStatus {
  if (point?.phase !== "standing") return "down";
  const isOpen = tunnel === undefined || tunnel.status === "open";
  const takes = receiver === undefined || (receiver.listening && receiver.trouble === undefined);
  return isOpen && takes ? "up" : "interrupted";
}
