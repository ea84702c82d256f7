import type { NotSentCause, RefusalReason, UnknownCause } from "../../../platform/outcome.ts";

type CauseWords = {
  readonly notSent: Readonly<Record<NotSentCause, string>>;
  readonly signIn: Readonly<Record<"wrong", string>>;
  readonly unknown: Readonly<Record<UnknownCause, string>>;
  readonly refused: Readonly<Record<RefusalReason, string>>;
};

/** Why a request certainly never reached the platform, why it cannot be told whether it acted, why it said no. */
export const causes = {
  notSent: {
    "name-not-found":
      "The server's name was not found. Check the address for a typing mistake, and the name service of this machine.",
    "connection-refused": "The server refused the connection. Check that it runs and that the port is right.",
    "no-route":
      "There is no way to the server from this machine's network. Check the network, VPN and firewall.",
    "connect-timeout":
      "The server did not take the connection in time. Check the address and the firewalls on the way.",
    "self-signed":
      "The server's certificate is self-signed. Give its SHA-256 fingerprint or its CA file in the plan, under tls.",
    "unknown-ca":
      "The server's certificate comes from an authority that is not known here. Give that authority's CA file in the plan, under tls.",
    "name-mismatch":
      "The server's certificate is for another name. Use the name that stands in the certificate, or pin its fingerprint.",
    expired: "The server's certificate has expired. Have it renewed.",
    "not-yet-valid":
      "The server's certificate is not valid yet. Check this machine's clock, then the certificate.",
    "missing-intermediate":
      "The server does not send its whole certificate chain. Have the intermediate certificate added there.",
    "old-tls": "The server speaks only an outdated TLS version. It needs TLS 1.2 or newer.",
    "weak-certificate": "The server's certificate is too weak to be trusted. Have it replaced.",
    "fingerprint-mismatch":
      "The server shows a certificate other than the pinned one. Find out why before you change the fingerprint: it may be a renewed certificate, or somebody in between.",
    "tls-failed": "A protected connection could not be set up.",
    "proxy-refused": "A proxy on the way refused the connection.",
    "proxy-unreachable":
      "The proxy on the way cannot be reached. Check its address, in the plan or among this machine's settings.",
    "proxy-authentication":
      "The proxy on the way did not accept the user name and password, or wants some. Give them in the plan, under proxy.",
    "proxy-lost": "The proxy on the way broke off before the connection stood.",
    "proxy-unsupported":
      "The proxy that is set here is of a kind that Switchover does not speak. Name an HTTP proxy in the plan, under proxy.",
    "cancelled-before-sending": "It was called off before anything was sent.",
    "sign-in-refused": "The on-premises client refused the sign-in, so the request was not sent.",
  },
  /** Why a sign-in was refused, where the platform's own words would speak of a token. */
  signIn: { wrong: "Check the user name and the password." },
  unknown: {
    "connection-lost": "The connection broke before the answer came.",
    timeout: "No answer came in time.",
    "server-error": "The server answered with an error of its own, which does not tell whether it acted.",
    redirect: "The server pointed to another address. Redirects are never followed.",
    "not-json": "The answer was not the platform's: another machine may have answered in its place.",
    "malformed-json": "The answer was damaged.",
    "unexpected-shape": "The answer did not say yes or no in a way that is known.",
    "unexpected-status": "The answer's status is not one that the platform is known to give.",
    "too-large": "The answer was larger than any true one.",
    "unlisted-refusal":
      "The answer named an error, but not one that proves that nothing happened. It may have acted all the same.",
    interrupted: "The program ended before the answer came.",
    contradicted: "The platform answered the look, but not with what the steps before it promised.",
  },
  refused: {
    "success-false": "The platform said no without giving a reason.",
    "token-expired": "The access token has expired. Get a new one.",
    "token-invalid": "The access token was not accepted. Check that it is whole and belongs to this app.",
    "permission-missing": "The access token lacks a permission, or its owner has no access to this account.",
    "not-found": "The platform does not know this id. Check the ids in the plan.",
    "bad-parameter": "The platform did not accept a value.",
    "field-unknown": "The platform does not know a field that was asked for.",
    "pin-wrong": "The two-step PIN is wrong. Reset it on the side where the number is now; do not guess.",
    "pin-locked": "Too many wrong PINs: the platform takes no more for a while.",
    "pin-too-fast": "PINs were tried too fast. Wait before the next one.",
    "number-not-verified": "The number has to be verified with the platform first.",
    "number-just-deleted": "The number was deleted a short while ago. Wait five minutes.",
    "deregistration-incomplete": "An earlier deregistration was left half done. Finish it first.",
    "not-registered": "The number is not registered.",
    "registration-limit":
      "The number was registered too often within 72 hours. The platform takes no more for now.",
    "rate-limited": "Too many requests. Wait as long as the platform says.",
    "backup-refused": "The platform did not accept the backup or its password.",
    "certificate-refused": "The number's certificate was not accepted. Download a fresh one.",
    "account-locked": "The account is locked by the platform. Its support has to release it.",
    "policy-block": "The account is blocked for a policy reason. Look at the platform's notices.",
    "password-change-required":
      "The on-premises client wants its first password changed before anything else.",
    "code-wrong": "The code is wrong.",
    "code-expired": "The code has expired. Ask for another.",
    "code-too-many-guesses": "Too many wrong codes. Ask for another once the wait is over.",
    "code-too-soon": "A code was asked for a short while ago. Wait before you ask again.",
    "service-not-ready": "The service is not ready. Wait a little and look at its health.",
    "temporarily-refused": "The platform refuses this for now. Try again later.",
    "override-needs-subscription": "The account has to be subscribed before its callback address can be set.",
    maintenance: "The platform is under maintenance. Try again later.",
    other: "The platform refused, and the reason is not one that is known here.",
  },
} as const satisfies CauseWords;
