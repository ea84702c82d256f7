import { CONNECTION_CAUSES, RESOLVED_CAUSES, TLS_CAUSES } from "../platform/outcome.ts";
import { TUNNEL_CAUSES } from "../tunnel/tunnel.ts";
import type { CheckResult } from "../checks/result.ts";
import type { UnseenCause } from "../checks/catalogue.ts";

/** Why the endpoint check sent no notification: none was requested, or it could not be signed. */
const NOT_SENT = ["not-asked", "secret-not-given"] as const;

/**
 * The causes of every check of the webhook test (`webhooks.…`) and the endpoint check (`endpoint.…`); those
 * in `UNSEEN_CAUSES` apply to all. Check ids and causes are stable.
 */
export const CAUSES_BY_PROOF_CHECK = {
  "webhooks.tunnel": [...TUNNEL_CAUSES, "certificate-ends-soon", "other-tunnel"],
  "webhooks.outside-in": [
    ...CONNECTION_CAUSES,
    ...TLS_CAUSES,
    "redirect",
    /** The public URL responded, but the test requests did not reach the receiver. */
    "not-ours",
    "interstitial-page",
    "body-changed",
    "signature-header-lost",
    "status-not-200",
    "timeout",
    "slow",
    /** A new host name that this computer cannot resolve yet; whether others can is unknown. */
    "name-not-seen",
    /** The public URL leads to an address that is not on the internet. */
    "not-public",
  ],
  "webhooks.borrowed": [
    "token-needed",
    "level-taken",
    "not-subscribed",
    "refused",
    "not-known",
    "address-too-long",
    "app-secret-missing",
    /** The callback URL serves others too: the whole account, or everything that the app serves. */
    "reaches-further",
    /** No callback URL is set at this level, and no call could remove a new one. */
    "no-way-back",
    /** The client keeps no list of authorities, so ours could not be added and removed on its own. */
    "authority-no-list",
    /** Our upload replaced the existing authority, which was then restored. */
    "authority-replaced",
    /** The chosen API reports that the number is not there. */
    "not-here",
    /**
     * The callback URL is already a replacement of ours: another number's test, or another data folder, holds
     * the original.
     */
    "borrowed-already",
    /** The record of a replaced callback URL came with a copy of the data folder. Nothing was tried. */
    "copied",
    /** Another callback URL was set elsewhere while we waited for the owner's token. */
    "changed-meanwhile",
    /**
     * The current callback URL could not be recorded, or an earlier record could not be read, so nothing was
     * set.
     */
    "not-written",
    /** Copies would go to a URL that was not confirmed, or back to this receiver. */
    "private-address",
    "ip-literal",
    "port-unusual",
    "own-address",
    /** Copies cannot be sent to the current callback URL as it is written. */
    "not-https",
    "user-info",
    "unreadable",
    /**
     * A copy came back here from production: forwarding has stopped, and senders are asked to retry later.
     */
    "copies-came-back",
    /** Nothing would be forwarded to the current callback URL, and the user has not confirmed that. */
    "word-needed",
  ],
  /** `none-there`: the on-premises client sends no verification request. */
  "webhooks.handshake": ["no-handshake", "handshake-refused", "none-there"],
  "webhooks.message": [
    "no-message",
    "went-elsewhere",
    "signature-wrong",
    "unchecked",
    /** Messages arrived through our callback URL, but none with the keyword. */
    "others-came",
    /** The tunnel was down for a while. */
    "line-broke",
    /** Whether the callback URL is still ours could not be queried. */
    "not-known",
    /** The public URL no longer leads here. */
    "not-reachable",
    /** The machine was asleep during the test. */
    "slept",
    /** The receiver answered requests with 503, closed connections unread, or wasn't listening. */
    "turned-away",
    /** Notifications arrived that weren't read in time. */
    "not-read",
    /** The number left the tested API during the test. */
    "number-moved",
  ],
  "webhooks.status": ["no-status", "signature-wrong"],
  "webhooks.restored": [
    "not-restored",
    /** Nothing was tried: the record of a replaced callback URL came with a copy of the data folder. */
    "copied",
    /** The callback URL is as before, but the client still holds our authority. */
    "authority-left",
    "changed-meanwhile",
    "not-known",
    /** The callback URL is as before, but the call that replaced it may still take effect. */
    "may-come-late",
    "token-needed",
    "app-secret-missing",
  ],
  "endpoint.address": [
    "not-https",
    "ip-literal",
    "user-info",
    "port-unusual",
    "private-address",
    "name-not-found",
    "unreadable",
    "same-endpoint",
  ],
  /** The host name was resolved before this check. */
  "endpoint.reachable": [...RESOLVED_CAUSES, "timeout", "connection-lost"],
  "endpoint.tls": [
    "self-signed",
    /** Includes private authorities: those that the public roots do not contain. */
    "unknown-ca",
    /** This machine trusts the authority; the platform does not. */
    "system-roots-only",
    "missing-intermediate",
    "name-mismatch",
    "expired",
    "not-yet-valid",
    "weak-certificate",
    "old-tls",
    /** Current versions are supported, and outdated ones too. */
    "accepts-old-tls",
    "tls-failed",
    "certificate-ends-soon",
  ],
  "endpoint.redirect": ["redirect"],
  "endpoint.handshake": [
    "challenge-not-bare",
    "handshake-refused",
    "accepts-wrong-token",
    "accepts-missing-token",
    "reflects-anything",
    "reflects-html",
    "status-not-200",
    "token-not-given",
  ],
  "endpoint.status": ["status-not-200", ...NOT_SENT],
  "endpoint.signature": [
    "accepts-bad-signature",
    "accepts-missing-signature",
    "refuses-good-signature",
    "refuses-escaped-text",
    ...NOT_SENT,
  ],
  "endpoint.kinds": ["kind-refused", ...NOT_SENT],
  "endpoint.latency": ["slow-median", "slow-tail", ...NOT_SENT],
  "endpoint.large": ["large-refused", ...NOT_SENT],
  "endpoint.batch": ["batch-refused", ...NOT_SENT],
  "endpoint.repeats": ["repeat-refused", ...NOT_SENT],
  "endpoint.order": ["disorder-refused", ...NOT_SENT],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The id of such a check. */
export type ProofCheckId = keyof typeof CAUSES_BY_PROOF_CHECK;
export const PROOF_CHECK_IDS = Object.keys(CAUSES_BY_PROOF_CHECK) as readonly ProofCheckId[];
/** The causes that one such check may report. */
export type ProofCauseOf<Id extends ProofCheckId> = (typeof CAUSES_BY_PROOF_CHECK)[Id][number] | UnseenCause;

const WITHOUT_NOTIFICATIONS: ReadonlySet<string> = new Set([...NOT_SENT, "not-reachable"]);

/**
 * Which test notifications an endpoint check sent: none, one without a signature, which was rejected as it should be, or
 * those that the checks need.
 */
export function sentIn(checks: readonly Pick<CheckResult, "id" | "cause">[]): "none" | "unsigned" | "all" {
  const cause = checks.find(({ id }) => id === "endpoint.status")?.cause;
  if (cause === "secret-not-given") return "unsigned";
  return cause === "not-asked" || cause === "not-reachable" ? "none" : "all";
}

/** Whether an endpoint check sent no test notification: what the endpoint does with one is unknown then. */
export function isUnsent(checks: readonly Pick<CheckResult, "id" | "cause">[]): boolean {
  const status = checks.find(({ id }) => id === "endpoint.status");
  return status?.cause !== undefined && WITHOUT_NOTIFICATIONS.has(status.cause);
}
