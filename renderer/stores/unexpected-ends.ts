import type { Client } from "../../shared/rpc/client.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import { openFeed, type Feed } from "./feed.ts";

export type UnexpectedEnds = OutputOf<"support.ends">;

/** Opens the store of what went wrong in earlier processes. It changes only while this window is away. */
export function openUnexpectedEnds(client: Client): Feed<UnexpectedEnds> {
  return openFeed<UnexpectedEnds, "support.ends", "settings">({
    client,
    method: "support.ends",
    input: {},
    topic: "settings",
    read: (ends) => ends,
    merge: (known) => known,
  });
}
