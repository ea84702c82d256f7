import type { UnseenCause } from "./unseen-causes.ts";
import { CONNECTION_CAUSES, TLS_CAUSES } from "../platform/outcome.ts";

export { UNSEEN_CAUSES, type UnseenCause } from "./unseen-causes.ts";

export type ConnectionCause = (typeof CONNECTION_CAUSES)[number];
export type TlsCause = (typeof TLS_CAUSES)[number];

const REACHABLE = [...CONNECTION_CAUSES, "redirect"] as const;
const TLS = [...TLS_CAUSES, "certificate-ends-soon", "plain-http"] as const;

/**
 * The specific causes of every preflight check; the causes in `UNSEEN_CAUSES` apply to all. Check ids and
 * causes are stable: scripts compare them, and the wording must hold a sentence for each.
 */
export const CAUSES_BY_CHECK = {
  "number.format": ["country-code-repeated", "trunk-prefix", "number-invalid"],
  "local.disk": ["disk-low", "folder-read-only", "folder-moved"],
  "local.vault": ["vault-damaged", "vault-changed", "vault-newer", "no-recovery-key"],
  "local.unresolved-run": ["unresolved-run", "run-open", "run-elsewhere", "number-busy", "records-unusable"],
  "local.clock": ["clock-skew"],
  "local.backup-password": ["password-short"],
  "cloud.reachable": REACHABLE,
  "cloud.tls": TLS,
  "cloud.version": ["version-refused"],
  "cloud.token": ["token-invalid", "token-expired", "token-ends-soon"],
  "cloud.app": ["app-differs"],
  "cloud.permissions": ["permission-missing", "brand-differs", "account-not-granted"],
  "onprem.reachable": REACHABLE,
  "onprem.tls": TLS,
  "onprem.token": [
    "token-invalid",
    "token-expired",
    "token-ends-soon",
    "password-change-required",
    "password-will-change",
    "not-admin",
  ],
  "onprem.health": [
    "gateway-disconnected",
    "gateway-uninitialized",
    "gateway-unregistered",
    "gateway-unclear",
    "no-primary",
  ],
  "onprem.number": ["serves-another-number"],
  "onprem.webhooks": ["webhook-url-missing", "webhook-not-https"],
  "onprem.queue": ["queue-not-visible", "callbacks-not-kept"],
  "number.account": ["not-in-account", "id-differs", "number-differs", "number-not-found"],
  "number.place": ["already-on-target", "sides-contradict", "not-registered-anywhere"],
  "number.status": [
    "number-banned",
    "number-deleted",
    "number-migrated",
    "number-restricted",
    "status-not-known",
  ],
  "number.sending": ["sending-blocked", "sending-limited", "sending-not-known"],
  "number.mode": ["sandbox-mode"],
  "number.quality": ["quality-low"],
  "number.verification": ["not-verified"],
  "number.name": ["name-not-approved", "name-differs"],
  "number.lock": ["account-locked", "policy-block"],
  "number.pin": ["pin-refused-before", "pin-refused-elsewhere", "pin-not-given"],
  "number.attempts": ["attempts-spent", "attempts-low"],
  "cert.readable": ["not-base64", "not-a-certificate"],
  "cert.number": ["cert-of-another-number", "cert-number-unclear", "cert-name-differs"],
  "cert.expiry": ["expired"],
  "shards.throughput": ["throughput-drops", "shards-not-connected"],
  "shards.nodes": ["too-few-nodes", "not-a-cluster"],
  "webhooks.subscription": ["other-apps-subscribed"],
  "webhooks.override": ["override-would-be-lost"],
  "webhooks.callback": ["number-callback-set", "no-callback"],
  "webhooks.endpoint": ["same-endpoint"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The id of a preflight check, in the form `area.name`. */
export type CheckId = keyof typeof CAUSES_BY_CHECK;
export const CHECK_IDS = Object.keys(CAUSES_BY_CHECK) as readonly CheckId[];

/** The causes that one check may report. */
export type CauseOf<Id extends CheckId> = (typeof CAUSES_BY_CHECK)[Id][number] | UnseenCause;
/** Any cause of any preflight check. */
export type CheckCause = CauseOf<CheckId>;
