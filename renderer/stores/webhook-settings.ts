import type { Client } from "../../shared/rpc/client.ts";
import type { WebhookSettings, WorkspaceWebhooks } from "../../shared/webhook/settings.ts";
import type { WorkspaceId } from "../../shared/workspace/workspace.ts";
import { openFeed, type Feed } from "./feed.ts";
import { laterOf } from "./newest.ts";

/** Opens the store of webhook settings chosen by the user. */
export function openWebhookSettings(client: Client): Feed<WebhookSettings> {
  return openFeed<WebhookSettings, "webhooks.settings", "webhookSettings">({
    client,
    method: "webhooks.settings",
    input: {},
    topic: "webhookSettings",
    read: (settings) => settings,
    merge: (known, push) => (known === undefined ? push : laterOf(known, push)),
    newer: laterOf,
    pushIsWhole: true,
  });
}

/** The settings of one workspace, or the defaults if none were chosen. */
export function webhooksOf(settings: WebhookSettings | undefined, workspace: WorkspaceId): WorkspaceWebhooks {
  return (
    settings?.workspaces.find((one) => one.workspace === workspace) ?? {
      workspace,
      stopAfterMinutes: 60,
      watched: false,
    }
  );
}
