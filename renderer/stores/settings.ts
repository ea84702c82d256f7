import type { Client } from "../../shared/rpc/client.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of settings. They belong to the whole window, so they come from the own realm always. */
export function openSettings(client: Client): Feed<Settings> {
  return openFeed<Settings, "settings.get", "settings">({
    client,
    method: "settings.get",
    input: {},
    topic: "settings",
    read: (settings) => settings,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}
