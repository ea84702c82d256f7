import type { TestJob } from "./job.ts";
import { markOf } from "./records.ts";

/** `moved`: the tunnel stands under another address than the callback. `lost`: only a person can bring it back. */
type AddressEnd = "moved" | "lost";

/**
 * Watches whether the public address is still the one of our callback, until the returned function is called. It looks
 * at once: a tunnel that moved while the callback was being set tells of that no second time.
 */
export function watchAddress(
  { deps, target, book }: Pick<TestJob, "deps" | "target" | "book">,
  tell: (end: AddressEnd) => void,
): () => void {
  const { tunnels } = deps;
  const look = (status: string | undefined): void => {
    // Only a person can bring back one that has failed, and nobody wants one that is closed.
    if (status === undefined || status === "failed" || status === "closed") return tell("lost");
    if (status !== "open") return;
    const address = tunnels.publicAddress(target.receiver, target.source);
    if (address !== undefined && markOf(address.url) !== book.record().borrowed?.ours) tell("moved");
  };
  const end = tunnels.onChange(({ receiver, status }) => {
    if (receiver === target.receiver) look(status);
  });
  look(tunnels.all().find(({ receiver }) => receiver === target.receiver)?.status);
  return end;
}
