import { PRACTICE_ENDPOINT } from "../../../../shared/practice/practice-workspace.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { WebhookSettings } from "../../../../shared/webhook/settings.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { practiceUnavailable } from "./unavailable.ts";

/**
 * Lets the public reach a workspace's receiver through the practice platform's front, and names the practice business's
 * own endpoint, unless a person chose otherwise.
 */
export async function seedWebhooks(client: Client, workspace: WorkspaceId): Promise<void> {
  const { workspaces } = await settingsOf(client);
  const known = workspaces.find((one) => one.workspace === workspace);
  if (known?.tunnel !== undefined && known.endpoint !== undefined) return;
  const wanted = { tunnel: { kind: "practice" as const }, endpoint: PRACTICE_ENDPOINT, ...known, workspace };
  const changed = await client.call("webhooks.changeSettings", { workspace: wanted });
  if (!changed.ok) throw practiceUnavailable("data-unusable", changed.problem.kind);
}

async function settingsOf(client: Client): Promise<WebhookSettings> {
  const settings = await client.call("webhooks.settings", {});
  if (settings.ok) return settings.value;
  // Damaged settings have been renamed by now, and the next look finds none.
  const again =
    settings.problem.kind === "storageDamaged" ? await client.call("webhooks.settings", {}) : settings;
  if (again.ok) return again.value;
  throw practiceUnavailable("data-unusable", again.problem.kind);
}
