import type { ProofCauseOf, ProofCheckId } from "../../../webhook/proof-checks.ts";

type EndpointCheckId = Extract<ProofCheckId, `endpoint.${string}`>;
/** Every check compares its own observations, so the cause "not-told" does not occur. */
type Cause = Exclude<ProofCauseOf<EndpointCheckId>, "not-told">;

/**
 * What each cause of the endpoint check means and how to fix it. Causes that preflight checks use too have
 * their own text here: the fix is in the customer's server, which the platform must accept, not in a plan.
 */
export const endpointCauses = {
  "not-reachable": {
    happened: "Not checked: the URL, the connection or the certificate failed first.",
    remedy: "Fix what the checks before this one report, then check again.",
  },
  "not-answered": {
    happened: "No usable response came within 10 s.",
    remedy: "Search the endpoint's own log for this time. It should respond first and process afterward.",
  },
  "not-allowed": {
    happened: "The endpoint didn't accept a plain notification, so no more were sent.",
    remedy: "Fix what the response and signature checks report, then check again.",
  },
  "not-https": {
    happened: "The URL doesn't begin with https. The platform delivers only to https URLs.",
    remedy: "Give the endpoint an https URL with a certificate from a public authority.",
  },
  "ip-literal": {
    happened: "The URL contains an IP address instead of a name.",
    remedy: "Use the certificate's name. For an endpoint in your own network, allow private addresses.",
  },
  "user-info": {
    happened:
      "The URL contains a user name or password. They would be sent along, and the platform doesn't do that.",
    remedy: "Remove them from the URL. The verify token and the signature protect the endpoint.",
  },
  "port-unusual": {
    happened: "The URL names a port other than 443.",
    remedy: "Put the endpoint on port 443. For an endpoint in your own network, allow private addresses.",
  },
  "private-address": {
    happened:
      "The name leads to an address that isn't public. The platform couldn't reach it, and nothing was sent there.",
    remedy: "Correct the name's public DNS entry. If you mean your own network, allow private addresses.",
  },
  "name-not-found": {
    happened: "The name server has no address for this name.",
    remedy: "Check the spelling of the URL, and that the name has a public DNS entry.",
  },
  unreadable: {
    happened: "This isn't a URL that can be checked.",
    remedy:
      "Paste the whole URL, beginning with https, without spaces and without the part after a number sign.",
  },
  "same-endpoint": {
    happened: "The on-premises client delivers to this URL too. The two APIs describe messages differently.",
    remedy: "Give each API its own URL, or make sure that the app behind it reads both formats.",
  },
  "connection-refused": {
    happened: "Nothing accepts connections at this address and port.",
    remedy: "Check that the server is running, and that its firewall allows connections from everywhere.",
  },
  "no-route": {
    happened: "The network reports that the endpoint is unreachable.",
    remedy: "Check this computer's network, then the address that the name leads to.",
  },
  "connect-timeout": {
    happened: "The connection timed out.",
    remedy:
      "The cause is often a firewall. The endpoint must accept connections from the platform's addresses.",
  },
  "proxy-refused": {
    happened: "The proxy rejected the connection.",
    remedy:
      "Ask the proxy's administrator to allow the endpoint's IP address and port: the proxy gets the resolved address, not the name. Or check from a network without a proxy.",
  },
  "proxy-unreachable": {
    happened: "The proxy can't be reached.",
    remedy: "Check the proxy in HTTPS_PROXY or in this computer's settings, and that it's running.",
  },
  "proxy-authentication": {
    happened: "The proxy rejected the user name and password, or needs them and got none.",
    remedy: "Put them in the proxy's URL in the environment variable HTTPS_PROXY, then restart Switchover.",
  },
  "proxy-lost": {
    happened: "The proxy closed the connection before it was established.",
    remedy:
      "Check again in a moment. If it persists, ask the proxy's administrator; its log has the details.",
  },
  "proxy-unsupported": {
    happened: "Switchover doesn't support the type of proxy that's set here, such as SOCKS.",
    remedy:
      "Set an HTTP or HTTPS proxy in HTTPS_PROXY. If the endpoint can be reached without a proxy, exclude it with NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "What your administrator set as the proxy on this computer can't be understood, so no connection is made.",
    remedy:
      "Ask the administrator of this computer to correct the managed settings, then start Switchover again.",
  },
  timeout: {
    happened: "The endpoint accepted the connection, but sent no complete response within 10 s.",
    remedy: "Find out what it waits for. It should respond first and process afterward.",
  },
  "connection-lost": {
    happened:
      "The endpoint sent no usable response: it broke the connection first, or sent something that isn't complete HTTP.",
    remedy: "Search the logs of the server and of the proxy in front of it for this time.",
  },
  "self-signed": {
    happened: "The certificate is self-signed. The platform rejects it.",
    remedy:
      "Get a certificate from a public authority for this name, and have the server send the whole chain.",
  },
  "unknown-ca": {
    happened:
      "The certificate comes from an authority that isn't public, such as a company's own. It may have worked with the on-premises client because the authority was uploaded there; the cloud rejects it.",
    remedy: "Get a certificate from a public authority for this name.",
  },
  "system-roots-only": {
    happened:
      "This computer trusts the certificate, but no public authority issued it. It may come from a company's own authority, or from a device that intercepts connections. The platform rejects it.",
    remedy:
      "Get a certificate from a public authority. If the endpoint has one, check from a network without such a device.",
  },
  "missing-intermediate": {
    happened:
      "The server doesn't send a certificate between its own and the authority's. Browsers fetch it themselves; the platform doesn't.",
    remedy: "Have the server send the whole chain: its own certificate first, then the intermediate one.",
  },
  "name-mismatch": {
    happened: "The certificate is for other names than the one in this URL.",
    remedy: "Get a certificate for this name, or use one of the certificate's names in the URL.",
  },
  expired: {
    happened: "The certificate has expired.",
    remedy:
      "If this computer's clock is right, have it renewed, and find out why it wasn't renewed automatically.",
  },
  "not-yet-valid": {
    happened: "The certificate isn't valid yet.",
    remedy: "Check this computer's clock, then that of the machine that created the certificate.",
  },
  "weak-certificate": {
    happened: "The certificate has a key or signature that's too weak to trust.",
    remedy:
      "Have it replaced by one with an RSA key of 2048 bits or more, or an elliptic-curve key, and a SHA-256 signature.",
  },
  "old-tls": {
    happened: "The endpoint supports only outdated versions of TLS.",
    remedy: "Have TLS 1.2 and 1.3 enabled on the server.",
  },
  "accepts-old-tls": {
    happened: "The endpoint supports current versions of TLS, but outdated ones too.",
    remedy: "Have TLS 1.0 and 1.1 disabled on the server. The platform doesn't need them.",
  },
  "tls-failed": {
    happened: "The encrypted connection failed.",
    remedy:
      "Check that an https server responds at this address and port, and that no device in between intercepts the connection.",
  },
  "certificate-ends-soon": {
    happened: "The certificate expires within 2 weeks. An automatic renewal should have happened by now.",
    remedy: "Have it renewed, and check what should have renewed it.",
  },
  redirect: {
    happened: "The endpoint redirects to another URL. The platform doesn't follow.",
    remedy:
      "Use the redirect's target as the callback URL, or have the endpoint respond itself. A missing or extra slash at the end is a common reason.",
  },
  "challenge-not-bare": {
    happened: "The endpoint accepted the right token, but didn't return the bare challenge.",
    remedy: "Return the value of hub.challenge and nothing else: no quotes, no markup, no line break.",
  },
  "handshake-refused": {
    happened: "The endpoint rejected the right token.",
    remedy:
      "Compare the token with the one that the endpoint expects. Some frameworks change the dots in hub.verify_token to underscores.",
  },
  "accepts-wrong-token": {
    happened: "The endpoint returned the challenge for a wrong token.",
    remedy: "Have it compare the token, and return 403 if it differs.",
  },
  "accepts-missing-token": {
    happened: "The endpoint returned the challenge without any token.",
    remedy: "Have it require the token, and return 403 if it's missing.",
  },
  "reflects-anything": {
    happened:
      "The endpoint returned the challenge for a wrong token and for none: it checks no token at all.",
    remedy: "Have it compare hub.verify_token with its own token, and return 403 if it differs.",
  },
  "reflects-html": {
    happened: "The endpoint returns markup in the challenge as a web page, which a browser would run.",
    remedy: "Respond as text/plain, or accept only challenges of digits and letters.",
  },
  "status-not-200": {
    happened: "The response wasn't 200. The platform counts everything else as a failure, even 201 and 204.",
    remedy: "Return 200 as soon as the notification is stored.",
  },
  "token-not-given": {
    happened: "No verify token was given, so the right one wasn't tested.",
    remedy: "Give the endpoint's verify token and check again.",
  },
  "not-asked": {
    happened: "This needs test notifications, which are sent only if you ask for them.",
    remedy:
      "Ask for them when the endpoint may receive test messages. They have the number ID 0 and contain “Switchover test”; what the endpoint does with them is up to it.",
  },
  "secret-not-given": {
    happened: "No app secret was given, and the endpoint rejects unsigned notifications, as it should.",
    remedy: "Give the app secret, so that notifications can be signed, and check again.",
  },
  "accepts-bad-signature": {
    happened: "The endpoint accepted a notification whose signature doesn't match its bytes.",
    remedy:
      "Have it compute HMAC-SHA256 with the app secret over the body as it arrived, before anything parses it, and return 401 if the signature differs.",
  },
  "accepts-missing-signature": {
    happened: "The endpoint accepted a notification without a signature. Anyone could send it one.",
    remedy: "Have it require the header X-Hub-Signature-256, and return 401 if it's missing.",
  },
  "refuses-good-signature": {
    happened: "The endpoint didn't accept a correctly signed notification.",
    remedy:
      "Check that both use the same app secret, and that the endpoint signs the bytes as they arrived, not a decoded text.",
  },
  "refuses-escaped-text": {
    happened:
      "The endpoint rejects notifications with escaped characters. It probably parses the JSON, writes it again and signs that.",
    remedy:
      "Have it sign the body as it arrived. Accents and emoji arrive as escapes, and would be written differently.",
  },
  "kind-refused": {
    happened: "The endpoint didn't accept a kind of notification.",
    remedy:
      "Return 200 for every correctly signed notification, and set aside the kinds that your app doesn't know.",
  },
  "slow-median": {
    happened: "Half of the responses took longer than the target of 250 ms.",
    remedy: "Store, respond, then process. If this computer is far away, measure from a closer one.",
  },
  "slow-tail": {
    happened: "Too many responses took longer than 1 s.",
    remedy: "Find what delays single requests: locks, cold starts, or work that could wait.",
  },
  "large-refused": {
    happened: "The endpoint didn't accept a notification of nearly 3 MB.",
    remedy: "Raise the body limit to at least 3 MB, in your app and in every proxy in front of it.",
  },
  "batch-refused": {
    happened: "The endpoint didn't accept a batch of 1,000 updates.",
    remedy: "Have it read every entry and every change, store first and process afterward.",
  },
  "repeat-refused": {
    happened: "The endpoint didn't accept the same notification a second and third time.",
    remedy: "Return 200 for duplicates, and count them once.",
  },
  "disorder-refused": {
    happened: "The endpoint didn't accept a status that arrived out of order.",
    remedy: "Return 200, and keep the status that's furthest along.",
  },
} as const satisfies Readonly<Record<Cause, { readonly happened: string; readonly remedy: string }>>;
