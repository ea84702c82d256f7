import type { ProofCauseOf, ProofCheckId } from "../../../webhook/proof-checks.ts";

type EndpointCheckId = Extract<ProofCheckId, `endpoint.${string}`>;
/** Every check compares what it saw itself, so that nothing is left untold. */
type Cause = Exclude<ProofCauseOf<EndpointCheckId>, "not-told">;

/**
 * What each cause of the endpoint doctor means and how it is put right. Names that pre-checks use too are told anew:
 * there a plan can be changed, here it is a server of the customer's that the platform has to be content with.
 */
export const endpointCauses = {
  "not-reachable": {
    happened: "Nothing was asked, because the address, the connection or the certificate stood in the way.",
    remedy: "Put right what the checks before this one say, then check again.",
  },
  "not-answered": {
    happened: "The endpoint gave no answer within ten seconds, or broke the connection.",
    remedy: "Look into the endpoint's own log for this moment. It should answer first and work afterwards.",
  },
  "not-allowed": {
    happened: "The endpoint refused a plain notification, so that nothing more was tried.",
    remedy: "Put right what the checks of the answer and of the signatures say, then check again.",
  },
  "not-https": {
    happened: "The address does not begin with https. The platform delivers to https addresses only.",
    remedy: "Give the endpoint an https address with a certificate of a public authority.",
  },
  "ip-literal": {
    happened: "The address holds an IP address in place of a name.",
    remedy:
      "Use the name that the certificate is for. For an endpoint in your own network, allow private addresses.",
  },
  "user-info": {
    happened:
      "The address holds a user name or password. They would be sent along, and the platform does not do that.",
    remedy: "Take them out of the address. Verify token and signature protect the endpoint.",
  },
  "port-unusual": {
    happened: "The address names a port other than 443.",
    remedy: "Put the endpoint on port 443. For an endpoint in your own network, allow private addresses.",
  },
  "private-address": {
    happened:
      "The name leads to an address that is not public. The platform could not reach it, and nothing was sent there.",
    remedy:
      "Correct the name's entry in the public name service. If you mean your own network, allow private addresses.",
  },
  "name-not-found": {
    happened: "The name service knows no address for this name.",
    remedy: "Check the spelling of the address, and that the name is entered in the public name service.",
  },
  unreadable: {
    happened: "This is no address that can be asked.",
    remedy:
      "Paste the whole address, beginning with https, without spaces and without a part behind a number sign.",
  },
  "same-endpoint": {
    happened: "The on-premises client delivers to this address too. Both describe messages differently.",
    remedy: "Give each its own address, or make sure that the program behind it reads both forms.",
  },
  "connection-refused": {
    happened: "Nothing accepts connections at this address and port.",
    remedy: "Check that the server is running, and that its firewall lets connections from everywhere in.",
  },
  "no-route": {
    happened: "The network knows no way to the endpoint.",
    remedy: "Check the network of this computer, then the address that the name leads to.",
  },
  "connect-timeout": {
    happened: "The connection did not come about in time.",
    remedy:
      "A firewall often is the reason. The endpoint has to take connections from the platform's addresses.",
  },
  "proxy-refused": {
    happened: "The proxy on the way did not let the connection through.",
    remedy:
      "Ask whoever runs the proxy to allow the endpoint's IP address and port: it is told the address that was looked up, not the name. Or check from a network without a proxy.",
  },
  "proxy-unreachable": {
    happened: "The proxy on the way cannot be reached.",
    remedy: "Check the proxy in HTTPS_PROXY or among this computer's settings, and that it is running.",
  },
  "proxy-authentication": {
    happened: "The proxy on the way did not accept the user name and password, or wants some and got none.",
    remedy:
      "Write them into the proxy's address in the environment variable HTTPS_PROXY, then start Switchover again.",
  },
  "proxy-lost": {
    happened: "The proxy on the way broke off before the connection stood.",
    remedy: "Check again in a moment. If it stays, ask whoever runs the proxy; its log says more.",
  },
  "proxy-unsupported": {
    happened: "The proxy that is set here is of a kind that Switchover does not speak, SOCKS for example.",
    remedy:
      "Name an HTTP or HTTPS proxy in HTTPS_PROXY, or take the endpoint out with NO_PROXY if it can be reached without one.",
  },
  timeout: {
    happened: "The endpoint took the connection, but did not answer within ten seconds.",
    remedy: "Look for what it waits for. It should answer first and work afterwards.",
  },
  "connection-lost": {
    happened: "The endpoint broke the connection without an answer.",
    remedy: "Look into the log of the server and of the proxy in front of it for this moment.",
  },
  "self-signed": {
    happened: "The certificate is signed by itself. The platform refuses it.",
    remedy:
      "Get a certificate from a public authority for this name, and have the server send the whole chain.",
  },
  "unknown-ca": {
    happened:
      "The certificate comes from an authority that is not public, such as a company's own. It may have worked with the on-premises client, because the authority was uploaded there; the cloud refuses it.",
    remedy: "Get a certificate from a public authority for this name.",
  },
  "system-roots-only": {
    happened:
      "This computer trusts the certificate, but no public authority stands behind it: a company's own authority, or a device that breaks connections open. The platform refuses it.",
    remedy:
      "Get a certificate from a public authority. If the endpoint has one, check from a network without such a device.",
  },
  "missing-intermediate": {
    happened:
      "The server leaves out a certificate between its own and the authority's. Browsers fetch it by themselves; the platform does not.",
    remedy: "Have the server send the whole chain: its own certificate first, then the intermediate one.",
  },
  "name-mismatch": {
    happened: "The certificate is for other names than this address's.",
    remedy: "Get a certificate for this name, or use one of the names in the certificate as the address.",
  },
  expired: {
    happened: "The certificate's time is over.",
    remedy: "Have it renewed, and find out why it was not renewed by itself.",
  },
  "not-yet-valid": {
    happened: "The certificate's time has not begun.",
    remedy: "Check the clock of this computer, then that of the machine that made the certificate.",
  },
  "weak-certificate": {
    happened: "The certificate has a key or signature that is too weak to trust.",
    remedy:
      "Have it replaced by one with an RSA key of 2048 bits or more, or an elliptic one, and a SHA-256 signature.",
  },
  "old-tls": {
    happened: "The endpoint speaks only outdated versions of TLS.",
    remedy: "Have TLS 1.2 and 1.3 switched on at the server.",
  },
  "accepts-old-tls": {
    happened: "The endpoint speaks current versions of TLS, and outdated ones besides.",
    remedy: "Have TLS 1.0 and 1.1 switched off at the server. The platform does not need them.",
  },
  "tls-failed": {
    happened: "No encrypted connection came about.",
    remedy:
      "Check that an https server answers at this address and port, and that nothing on the way breaks the connection open.",
  },
  "certificate-ends-soon": {
    happened: "The certificate ends within two weeks. Renewal by itself should have happened by now.",
    remedy: "Have it renewed, and look at what should have renewed it.",
  },
  redirect: {
    happened: "The endpoint points to another address. The platform does not follow.",
    remedy:
      "Set the address that it points to as callback, or have the endpoint answer itself. A missing or an extra slash at the end is a common reason.",
  },
  "challenge-not-bare": {
    happened: "The right token was taken, but the answer is not the challenge alone.",
    remedy: "Answer with the value of hub.challenge and nothing else: no quotes, no markup, no line end.",
  },
  "handshake-refused": {
    happened: "The endpoint refused the right token.",
    remedy:
      "Compare the token with the one that the endpoint expects. Some frameworks change the dots in hub.verify_token into underscores.",
  },
  "accepts-wrong-token": {
    happened: "The endpoint gave the challenge back for a wrong token.",
    remedy: "Have it compare the token, and answer 403 where it differs.",
  },
  "accepts-missing-token": {
    happened: "The endpoint gave the challenge back without any token.",
    remedy: "Have it ask for the token, and answer 403 where it is missing.",
  },
  "reflects-anything": {
    happened:
      "The endpoint gave the challenge back for a wrong token and for none: it looks at no token at all.",
    remedy: "Have it compare hub.verify_token with its own token, and answer 403 where it differs.",
  },
  "reflects-html": {
    happened: "The endpoint gives markup in the challenge back as a web page, which a browser would run.",
    remedy: "Answer as text/plain, or take challenges of digits and letters only.",
  },
  "status-not-200": {
    happened: "The answer was not 200. To the platform it counts as a failure, 201 and 204 included.",
    remedy: "Answer 200 as soon as the notification is stored.",
  },
  "token-not-given": {
    happened: "No verify token was given, so that the right one could not be tried.",
    remedy: "Give the endpoint's verify token and check again.",
  },
  "not-asked": {
    happened: "This takes synthetic notifications, which go out only when you ask for them.",
    remedy:
      "Ask for them when the endpoint may get test messages. They carry the number id 0 and say Switchover test; what the endpoint does with them is up to it.",
  },
  "secret-not-given": {
    happened: "No app secret was given, and the endpoint refuses what is not signed, as it should.",
    remedy: "Give the app secret, so that the notifications can be signed, and check again.",
  },
  "accepts-bad-signature": {
    happened: "The endpoint took a notification whose signature does not fit its bytes.",
    remedy:
      "Have it compute HMAC-SHA256 with the app secret over the body as it arrived, before anything reads it, and answer 401 where the signature differs.",
  },
  "accepts-missing-signature": {
    happened: "The endpoint took a notification without a signature. Anybody could send it one.",
    remedy: "Have it ask for the header X-Hub-Signature-256, and answer 401 where it is missing.",
  },
  "refuses-good-signature": {
    happened: "The endpoint refused a notification that was signed rightly.",
    remedy:
      "Check that both use the same app secret, and that the endpoint signs the bytes as they arrived and not a decoded text.",
  },
  "refuses-escaped-text": {
    happened:
      "The endpoint refuses notifications with escaped characters. It probably reads the JSON, writes it again and signs that.",
    remedy:
      "Have it sign the body as it arrived. Accents and emoji come as escapes, and would be written differently.",
  },
  "kind-refused": {
    happened: "The endpoint refused a kind of notification.",
    remedy:
      "Answer 200 to every notification that is signed rightly, and set aside what the program does not know.",
  },
  "slow-median": {
    happened: "Half of the answers took longer than the target of 250 ms.",
    remedy: "Store first, answer, and work afterwards. If this computer is far away, measure from nearer.",
  },
  "slow-tail": {
    happened: "Too many answers took longer than a second.",
    remedy: "Look for what holds single requests up: locks, cold starts, or work that could wait.",
  },
  "large-refused": {
    happened: "The endpoint refused a notification of nearly 3 MB.",
    remedy: "Raise the limit for bodies to at least 3 MB, in the program and in every proxy in front of it.",
  },
  "batch-refused": {
    happened: "The endpoint refused a batch of 1,000 updates.",
    remedy: "Go through every entry and every change, store first and work afterwards.",
  },
  "repeat-refused": {
    happened: "The endpoint did not take the same notification a second and third time.",
    remedy: "Answer 200 to what is known already, and let it count once.",
  },
  "disorder-refused": {
    happened: "The endpoint did not take a status that came out of order.",
    remedy: "Answer 200, and keep the status that is furthest along.",
  },
} as const satisfies Readonly<Record<Cause, { readonly happened: string; readonly remedy: string }>>;
