import type { SetAside } from "../../../shared/settings/settings.ts";

/*
 * The names, in a data folder, of files that several areas know: who reads them, who follows them, and who tells that one
 * couldn't be read.
 */

/** The workspaces. */
export const WORKSPACES_FILE = "workspaces.json";
/** Where alerts go. */
export const ALERTS_FILE = "alerts.json";
/** How webhooks are received. */
export const WEBHOOKS_FILE = "webhooks.json";
/** What was confirmed after migrations. */
export const PROOFS_FILE = "proofs.json";
/** The addresses that webhooks come from. */
export const SENDERS_FILE = "allowlist.json";

/** Files whose loss is told until a person has seen it, by the member of the settings that tells it. */
export const TOLD_WHEN_LOST: Readonly<Record<SetAside, string>> = {
  workspacesSetAside: WORKSPACES_FILE,
  alertsSetAside: ALERTS_FILE,
  webhooksSetAside: WEBHOOKS_FILE,
  proofsSetAside: PROOFS_FILE,
  sendersSetAside: SENDERS_FILE,
};
