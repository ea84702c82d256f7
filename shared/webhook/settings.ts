import { z } from "zod";
import { PublicUrl, TunnelChoice } from "../tunnel/tunnel.ts";
import { WorkspaceId } from "../workspace/workspace.ts";
import { PrivacyMode, Retention } from "./privacy.ts";

/** Receiver settings of one workspace. Its app secrets and verify token are in the vault. */
export const WorkspaceWebhooks = z.object({
  workspace: WorkspaceId,
  /** The loopback port; default: any free port. */
  port: z.number().int().min(1).max(65_535).optional(),
  tunnel: TunnelChoice.optional(),
  /** The customer's production endpoint: target of the endpoint check and of forwarding. */
  endpoint: PublicUrl.optional(),
  /** Minutes until the receiver stops automatically; 0 is never. */
  stopAfterMinutes: z.number().int().min(0).max(10_080).default(60),
  /** True if the workspace is monitored. */
  watched: z.boolean().default(false),
});
export type WorkspaceWebhooks = z.infer<typeof WorkspaceWebhooks>;

/** The user's webhook settings of this data folder. Nothing secret. */
export const WebhookSettings = z.object({
  revision: z.number(),
  mode: PrivacyMode.default("searchable"),
  retention: Retention.default({ keepDays: 30, capMegabytes: 2_048 }),
  /** Minutes between scheduled checks of monitored workspaces; 0 is never. */
  lookEveryMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(60)]).default(15),
  workspaces: z.array(WorkspaceWebhooks).default([]),
});
export type WebhookSettings = z.infer<typeof WebhookSettings>;

/** The members to change; missing ones stay. A workspace replaces its earlier entry. */
export const WebhookSettingsChange = z.strictObject({
  mode: PrivacyMode.optional(),
  retention: Retention.optional(),
  lookEveryMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(60)]).optional(),
  workspace: WorkspaceWebhooks.optional(),
});
export type WebhookSettingsChange = z.infer<typeof WebhookSettingsChange>;
