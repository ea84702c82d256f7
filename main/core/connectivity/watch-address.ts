import type { TestJob } from "./job.ts";
import { isMarkedBy } from "./own-marks.ts";

/** `moved`: the tunnel is open at another URL than the callback URL. `lost`: only the user can reopen it. */
type AddressEnd = "moved" | "lost";

/**
 * Watches whether the public URL is still our callback URL, until the returned function is called. Checks at
 * once, because a tunnel that moved while the callback URL was being set reports no further change.
 */
export function watchAddress(
  { deps, target, book }: Pick<TestJob, "deps" | "target" | "book">,
  onEnd: (end: AddressEnd) => void,
): () => void {
  const { tunnels } = deps;
  const check = (status: string | undefined): void => {
    // Only the user can reopen a failed tunnel; a closed one is no longer wanted.
    if (status === undefined || status === "failed" || status === "closed") return onEnd("lost");
    if (status !== "open") return;
    const address = tunnels.publicAddress(target.receiver, target.source);
    const { borrowed } = book.record();
    if (address !== undefined && !isMarkedBy(borrowed?.ours, address.url)) onEnd("moved");
  };
  const end = tunnels.onChange(({ receiver, status }) => {
    if (receiver === target.receiver) check(status);
  });
  check(tunnels.all().find(({ receiver }) => receiver === target.receiver)?.status);
  return end;
}
