import { afterActing, clientError, instead } from "./answers.ts";
import { disconnectClient, expireOnPremTokens, reconnectClient } from "./cloud-faults.ts";
import type { Fault } from "./fault.ts";
import * as at from "./request-matchers.ts";

/** Faults of the on-premises client. To add a fault, add an entry. */
export const ON_PREM_FAULTS = {
  "password-change-required": {
    strikes: at.LOGIN,
    does: { kind: "conduct", conduct: { passwordChangeRequired: true } },
    times: "always",
  },
  "onprem-token-expired": {
    strikes: at.ANY_ONPREM,
    does: { kind: "world", change: expireOnPremTokens },
    times: "always",
  },
  "lost-health": {
    strikes: at.HEALTH,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "health-disconnected": {
    strikes: [...at.HEALTH, ...at.BACKUP],
    does: { kind: "world", change: disconnectClient, undo: reconnectClient },
    times: "always",
  },
  "clustered-health": {
    strikes: at.HEALTH,
    does: { kind: "conduct", conduct: { clusteredHealth: true } },
    times: "always",
  },
  "onprem-lookup-missing": {
    strikes: [...at.HEALTH, ...at.READ_SHARDS, ...at.SETTINGS],
    does: instead(clientError(404, 1006, "Resource not found", "No such node.")),
    times: "always",
  },
  "settings-other-number": {
    strikes: at.SETTINGS,
    does: { kind: "conduct", conduct: { waIdShown: "12025550199" } },
    times: "always",
  },
  "lost-backup": {
    strikes: at.BACKUP,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "empty-backup": {
    strikes: at.BACKUP,
    does: { kind: "conduct", conduct: { emptyBackup: true } },
    times: "always",
  },
  "lost-account-before": {
    strikes: at.ACCOUNT,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-account-after": {
    strikes: at.ACCOUNT,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "account-error-after": {
    strikes: at.ACCOUNT,
    does: afterActing(clientError(400, 1000, "Generic error", "Please try again.")),
    times: 1,
  },
  "settings-missing": {
    strikes: at.SETTINGS,
    does: instead(clientError(404, 1006, "Resource not found", "No such node.")),
    times: "always",
  },
  "vname-differs": {
    strikes: at.ACCOUNT,
    does: { kind: "conduct", conduct: { vnameShown: "Southwind Bakery" } },
    times: "always",
  },
  "account-no-vname": {
    strikes: at.ACCOUNT,
    does: { kind: "conduct", conduct: { hideVname: true } },
    times: "always",
  },
  "cert-expired": {
    strikes: [...at.ACCOUNT, ...at.SHARDS],
    does: { kind: "conduct", conduct: { certExpired: true } },
    times: "always",
  },
  "lost-verify-before": {
    strikes: at.VERIFY,
    does: { kind: "reset", acts: false },
    times: 1,
  },
  "lost-verify-after": {
    strikes: at.VERIFY,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "code-expired": {
    strikes: at.VERIFY,
    does: { kind: "conduct", conduct: { codeStale: true } },
    times: 1,
  },
  "code-rate-limited": {
    strikes: at.ACCOUNT,
    does: { kind: "conduct", conduct: { codeTooRecent: true } },
    times: 1,
  },
  "webhook-ca-no-list": {
    strikes: at.WEBHOOK_AUTHORITIES,
    does: { kind: "conduct", conduct: { oneWebhookAuthority: true } },
    times: "always",
  },
  "lost-webhook-ca-after": {
    strikes: at.ADD_WEBHOOK_AUTHORITY,
    does: { kind: "reset", acts: true },
    times: 1,
  },
  "shards-temporary-403": {
    strikes: at.SHARDS,
    does: instead(clientError(403, 1005, "Access denied", "Temporarily not possible; try again.")),
    times: 2,
  },
} as const satisfies Readonly<Record<string, Fault>>;
