import type { NotSentCause, RefusalReason, UnknownCause } from "../../../platform/outcome.ts";

type CauseWords = {
  readonly notSent: Readonly<Record<NotSentCause, string>>;
  readonly signIn: Readonly<Record<"wrong", string>>;
  readonly unknown: Readonly<Record<UnknownCause, string>>;
  readonly refused: Readonly<Record<RefusalReason, string>>;
};

/** Why a request certainly never reached the platform, why its effect is unknown, why it was rejected. */
export const causes = {
  notSent: {
    "name-not-found": "The server's name wasn't found. Check the URL for a typo, and this computer's DNS.",
    "connection-refused":
      "The server refused the connection. Check that it is running and that the port is correct.",
    "no-route":
      "The server can't be reached from this computer's network. Check the network, VPN and firewall.",
    "connect-timeout":
      "The server didn't accept the connection in time. Check the URL, and the firewalls in between.",
    "self-signed":
      "The server's certificate is self-signed. Add its SHA-256 fingerprint or its CA file to the plan, under tls.",
    "unknown-ca":
      "The server's certificate comes from an unknown authority. Add that authority's CA file to the plan, under tls.",
    "name-mismatch":
      "The server's certificate is for another name. Use a name from the certificate, or pin its fingerprint.",
    expired:
      "The server's certificate has expired. Check this computer's clock, then the certificate: it may have to be renewed.",
    "not-yet-valid":
      "The server's certificate isn't valid yet. Check this computer's clock, then the certificate.",
    "missing-intermediate":
      "The server doesn't send its whole certificate chain. Have the intermediate certificate added there.",
    "old-tls": "The server supports only an outdated TLS version. It needs TLS 1.2 or newer.",
    "weak-certificate": "The server's certificate is too weak to be trusted. Have it replaced.",
    "fingerprint-mismatch":
      "The server presents a certificate other than the pinned one. Find out why before you change the fingerprint: it may be a renewed certificate, or someone intercepting the connection.",
    "tls-failed": "An encrypted connection couldn't be established.",
    "proxy-refused": "A proxy in between refused the connection.",
    "proxy-unreachable":
      "A proxy in between can't be reached. Check its URL, in the plan or in this computer's settings.",
    "proxy-authentication":
      "A proxy in between rejected the user name and password, or requires them. Add them to the plan, under proxy.",
    "proxy-lost": "A proxy in between closed the connection before it was established.",
    "proxy-unsupported":
      "The proxy set here is of a type that Switchover doesn't support, or its URL can't be read. Name an HTTP proxy in the plan, under proxy.",
    "proxy-invalid":
      "What your administrator set as the proxy can't be understood, so no connection was made.",
    "cancelled-before-sending": "It was canceled before anything was sent.",
    "sign-in-refused": "The on-premises client rejected the credentials, so the request wasn't sent.",
  },
  /** Why signing in was rejected, where the platform's own texts would speak of a token. */
  signIn: { wrong: "Check the user name and the password." },
  unknown: {
    "connection-lost": "The connection was lost before the response arrived.",
    timeout: "No response arrived in time.",
    "server-error": "The server returned an error of its own, which doesn't show whether it acted.",
    redirect: "The server redirected to another URL. Redirects are never followed.",
    "not-json": "The response wasn't the platform's: another server may have responded instead.",
    "malformed-json": "The response was corrupted.",
    "unexpected-shape": "The response was neither a known confirmation nor a known rejection.",
    "unexpected-status": "The response's status isn't one that the platform is known to return.",
    "too-large": "The response was larger than any genuine one.",
    "unlisted-refusal":
      "The response named an error, but not one that rules out an effect. The request may have taken effect anyway.",
    interrupted: "The program ended before the response arrived.",
    "since-copy": "It may have been sent elsewhere since the copy of this data folder was made.",
    contradicted: "The platform answered the query, but its answer contradicts the steps before it.",
  },
  refused: {
    "success-false": "The platform rejected the request without giving a reason.",
    "token-expired": "The access token has expired. Get a new one.",
    "token-invalid": "The access token was rejected. Check that it is complete and belongs to this app.",
    "permission-missing": "The access token lacks a permission, or its owner has no access to this account.",
    "not-found": "The platform doesn't know this ID. Check the IDs in the plan.",
    "bad-parameter": "The platform rejected a value.",
    "field-unknown": "The platform doesn't know a field that was requested.",
    "pin-wrong": "The two-step PIN is wrong or missing.",
    "pin-locked": "Too many wrong PINs: the platform accepts no more for a while.",
    "pin-too-fast": "PINs were tried too fast. Wait before the next one.",
    "number-not-verified": "The number must be verified with the platform first.",
    "number-just-deleted": "The number was deleted a short while ago. Wait 5 min.",
    "deregistration-incomplete": "An earlier deregistration wasn't completed. Finish it first.",
    "not-registered": "The number isn't registered.",
    "registration-limit":
      "The number was registered too often within 72 h. The platform accepts no more for now.",
    "rate-limited": "Too many requests. Wait before you try again.",
    "backup-refused":
      "The platform rejected the backup or its password. A new migration creates a new backup.",
    "certificate-refused": "The number's certificate was rejected. Download a new one.",
    "account-locked": "The platform locked the account. Its support has to unlock it.",
    "policy-block": "The account is blocked for a policy reason. Check the platform's notices.",
    "password-change-required":
      "The on-premises client requires its first password to be changed before anything else.",
    "code-wrong": "The code is wrong.",
    "code-expired": "The code has expired.",
    "code-too-many-guesses": "Too many wrong codes: the platform accepts none for a while.",
    "code-too-soon": "A code was requested a short while ago. Wait before you request another.",
    "service-not-ready": "The service isn't ready. Wait a little, then check its health.",
    "temporarily-refused": "The platform rejects this for now. Try again later.",
    "override-needs-subscription": "The account must be subscribed before its callback URL can be set.",
    maintenance: "The platform is under maintenance. Try again later.",
    other: "The platform rejected the request, for a reason that isn't known here.",
  },
} as const satisfies CauseWords;
