import type { Posted } from "../outgoing/post.ts";

/**
 * The status that the platform gets for a notification whose copy went to production: production's own. Where it gave
 * none, or pointed elsewhere, it is one that makes the platform send the notification again.
 */
export function answerFor({ status, failed }: Posted): number {
  if (status !== undefined) return status >= 300 && status < 400 ? 502 : status;
  if (failed === "timeout") return 504;
  return failed === "queue-full" || failed === "stopped" || failed === "paused" ? 503 : 502;
}
