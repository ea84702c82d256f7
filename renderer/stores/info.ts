import type { AppInfo } from "../../shared/rpc/areas/app.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of what this start of the program is. */
export function openInfo(client: Client): Feed<AppInfo> {
  return openFeed<AppInfo, "app.info", "vault">({
    client,
    method: "app.info",
    input: {},
    topic: "vault",
    read: (info) => info,
    merge: (known, push) => (known === undefined ? undefined : { ...known, vault: push.state }),
  });
}
