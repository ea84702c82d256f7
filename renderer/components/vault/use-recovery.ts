import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { useEffect } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useFeed } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { openFeed, type Feed } from "../../stores/feed.ts";
import type { Loadable } from "../../stores/loadable.ts";

const feeds = new WeakMap<Client, Feed<RecoveryStatus>>();

/** Opens the store of the recovery key's state: none, unconfirmed, confirmed or waived. The key itself is never read. */
function openRecovery(client: Client): Feed<RecoveryStatus> {
  const feed = openFeed<RecoveryStatus, "vault.recovery", "vault">({
    client,
    method: "vault.recovery",
    input: {},
    topic: "vault",
    read: (status) => status,
    merge: (known) => {
      // The push reports that something changed, not what.
      queueMicrotask(() => {
        feed.refresh().catch(() => undefined);
      });
      return known;
    },
  });
  return feed;
}

/** The state of the recovery key, read when the first screen needs it. */
export function useRecovery(): {
  readonly state: Loadable<RecoveryStatus>;
  readonly feed: Feed<RecoveryStatus>;
} {
  const { client, join } = useStores();
  const known = feeds.get(client);
  const feed = known ?? openRecovery(client);
  if (known === undefined) feeds.set(client, feed);
  useEffect(() => {
    if (feed.getState().kind === "loading") {
      join(feed);
      runInBackground(feed.refresh());
    }
  }, [feed, join]);
  return { state: useFeed(feed), feed };
}

/** What is left to do about the recovery sheet. "optional": only a passphrase opens the vault, so that nothing depends on it. */
export type SheetState = "done" | "needed" | "optional" | "unknown";

export function sheetStateOf(status: RecoveryStatus | undefined): SheetState {
  if (status === undefined || status.gate === "unreadable") return "unknown";
  if (status.newer === undefined && (status.key.kind === "confirmed" || status.waivedAt !== undefined))
    return "done";
  return status.gate === "needed" ? "needed" : "optional";
}

/** True if the vault's key file was read and has no recovery key, confirmed or not. */
export function hasNoSheet(status: RecoveryStatus | undefined): boolean {
  return status?.key.kind === "none" && status.gate !== "unreadable" && status.gate !== "no-vault";
}
