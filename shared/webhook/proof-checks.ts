import { CONNECTION_CAUSES, TLS_CAUSES } from "../platform/outcome.ts";
import { TUNNEL_CAUSES } from "../tunnel/tunnel.ts";
import type { UnseenCause } from "../checks/catalogue.ts";

/** Why the endpoint doctor sent no notification: nobody asked for any, or it could not be signed. */
const NOT_SENT = ["not-asked", "secret-not-given"] as const;

/**
 * Every check that proves, or disproves, that notifications arrive, with the causes of its own besides the unseen
 * ones: the connectivity test (`webhooks.…`) and the endpoint doctor (`endpoint.…`). Both vocabularies are stable.
 */
export const CAUSES_BY_PROOF_CHECK = {
  "webhooks.tunnel": [...TUNNEL_CAUSES, "certificate-ends-soon", "other-tunnel"],
  "webhooks.outside-in": [
    ...CONNECTION_CAUSES,
    ...TLS_CAUSES,
    "redirect",
    /** The public address answered, but what was sent never came to the receiver. */
    "not-ours",
    "interstitial-page",
    "body-changed",
    "signature-header-lost",
    "status-not-200",
    "timeout",
    "slow",
    /** A fresh name that this computer does not see yet; whether others do could not be found out. */
    "name-not-seen",
  ],
  "webhooks.borrowed": [
    "token-needed",
    "level-taken",
    "not-subscribed",
    "refused",
    "not-known",
    "address-too-long",
    "app-secret-missing",
    /** The callback is another's too: the whole account, or everything that the app serves. */
    "reaches-further",
    /** Nothing stands at this level, and no call could take away again what would be set. */
    "no-way-back",
    /** The client holds no list of authorities, so that ours could not stand beside its own and be taken away alone. */
    "authority-no-list",
    /** Our upload took the place of what stood there; that was put back. */
    "authority-replaced",
    /** The side that was chosen says that the number is not there. */
    "not-here",
    /** What stands there is ours already: another number's test, or another data folder, knows what stood before. */
    "borrowed-already",
    /** Somebody else has set another one while its owner was asked. */
    "changed-meanwhile",
    /** What stands there could not be recorded, or an earlier record not be read, so that nothing was set. */
    "not-written",
    /** Copies would go to an address that nobody has said is meant, or back to this receiver. */
    "private-address",
    "ip-literal",
    "port-unusual",
    "own-address",
    /** Copies cannot go to what stands there, as it is written. */
    "not-https",
    "user-info",
    "unreadable",
    /** A copy came back here from production: nothing is passed on any more, and senders are put off. */
    "copies-came-back",
    /** Nothing would be passed on to what stands there, and nobody has said that it may go without. */
    "word-needed",
  ],
  /** `none-there`: the on-premises client shakes hands with nobody. */
  "webhooks.handshake": ["no-handshake", "handshake-refused", "none-there"],
  "webhooks.message": [
    "no-message",
    "went-elsewhere",
    "signature-wrong",
    "unchecked",
    /** Messages came through our callback, but none with the word. */
    "others-came",
    /** The tunnel was down for a while. */
    "line-broke",
    /** Whether the callback is still ours could not be seen. */
    "not-known",
    /** The public address does not lead here any more. */
    "not-reachable",
    /** The machine slept in between. */
    "slept",
  ],
  "webhooks.status": ["no-status", "signature-wrong"],
  "webhooks.restored": [
    "not-restored",
    /** The callback stands as it stood, and our authority is still with the client. */
    "authority-left",
    "changed-meanwhile",
    "not-known",
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
  /** The name was found by then. */
  "endpoint.reachable": [
    "connection-refused",
    "no-route",
    "connect-timeout",
    "proxy-refused",
    "proxy-unreachable",
    "proxy-authentication",
    "proxy-lost",
    "proxy-unsupported",
    "timeout",
    "connection-lost",
  ],
  "endpoint.tls": [
    "self-signed",
    /** Private authorities among them: what the public roots do not hold. */
    "unknown-ca",
    /** This machine trusts the authority, the platform does not. */
    "system-roots-only",
    "missing-intermediate",
    "name-mismatch",
    "expired",
    "not-yet-valid",
    "weak-certificate",
    "old-tls",
    /** Current versions are spoken, and outdated ones besides. */
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
/** The causes that one of them may give. */
export type ProofCauseOf<Id extends ProofCheckId> = (typeof CAUSES_BY_PROOF_CHECK)[Id][number] | UnseenCause;
