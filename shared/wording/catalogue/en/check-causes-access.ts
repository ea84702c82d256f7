/** Causes of checks about connections, certificates, credentials and the client's health: what happened, how to fix it. */
export const accessCauses = {
  "not-reachable": {
    happened: "Not checked: the server couldn't be reached.",
    remedy: "Fix what the connection and certificate checks report, then check again.",
  },
  "not-answered": {
    happened: "The server returned no usable response.",
    remedy:
      "Check again in a moment. If your deployment doesn't offer this query, make sure of it yourself before you continue.",
  },
  "not-allowed": {
    happened: "The server rejected this query: your credentials don't allow it.",
    remedy: "Fix what the token and permission checks report, then check again.",
  },
  "not-told": {
    happened: "The data that this check compares isn't available here.",
    remedy: "There's nothing to fix. If it matters to you, make sure of it yourself.",
  },
  "name-not-found": {
    happened: "The name server doesn't know the server's name.",
    remedy:
      "Check the spelling of the URL in the plan, and that this computer uses the right name server or VPN.",
  },
  "connection-refused": {
    happened: "Nothing accepts connections at the server's address and port.",
    remedy: "Check the port in the plan, and that the server is running.",
  },
  "no-route": {
    happened: "The network reports that the server is unreachable.",
    remedy: "Check this computer's network and VPN, or run Switchover on a machine in the server's network.",
  },
  "connect-timeout": {
    happened: "The connection timed out.",
    remedy: "The cause is often a firewall. Allow this computer to connect to the server's address and port.",
  },
  "proxy-refused": {
    happened: "The proxy rejected the connection.",
    remedy: "Ask the proxy's administrator to allow the server's address, or connect without the proxy.",
  },
  "proxy-unreachable": {
    happened: "The proxy can't be reached.",
    remedy:
      "Check the proxy's address and port, in the plan or in this computer's settings, and that the proxy is running.",
  },
  "proxy-authentication": {
    happened: "The proxy rejected the user name and password, or needs them and got none.",
    remedy:
      "Set the proxy's user name and password in the plan, under proxy, or in the environment variable that names the proxy. If it wants another method than Basic, “switchover network test PLAN” names it.",
  },
  "proxy-lost": {
    happened: "The proxy closed the connection before it was established.",
    remedy:
      "Check again in a moment. If it persists, ask the proxy's administrator; its log has the details.",
  },
  "proxy-unsupported": {
    happened:
      "Switchover doesn't support the type of proxy that's set here, such as SOCKS, or can't read its URL.",
    remedy:
      "Set an HTTP or HTTPS proxy in the plan, under proxy, or in HTTPS_PROXY. If the server can be reached without a proxy, exclude it with NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "What your administrator set as the proxy on this computer can't be understood, so no connection is made.",
    remedy:
      "Ask the administrator of this computer to correct the managed settings, then start Switchover again.",
  },
  redirect: {
    happened:
      "The server redirects to another URL. Switchover never follows redirects, because your secrets would go there.",
    remedy: "Make sure of the API's own URL, then set it in the plan.",
  },
  "self-signed": {
    happened: "The server's certificate is self-signed, so no certificate authority vouches for it.",
    remedy:
      "Read the certificate's SHA-256 fingerprint on the server itself and set it in the plan as tls.sha256, or name its authority with tls.caFile.",
  },
  "unknown-ca": {
    happened: "The server's certificate comes from an authority that this computer doesn't trust.",
    remedy:
      "If it's your company's own authority, name its certificate in the plan with tls.caFile. Otherwise the connection may be intercepted: ask before you continue.",
  },
  "name-mismatch": {
    happened: "The server's certificate is for a different name than the URL in the plan.",
    remedy:
      "Use one of the certificate's names in the URL, or set the certificate's fingerprint in the plan as tls.sha256.",
  },
  expired: {
    happened: "The certificate has expired.",
    remedy:
      "Check this computer's clock first. If it is right, get a new certificate: for a server from its administrator, for a number's registration from the platform's number manager. Then check again.",
  },
  "not-yet-valid": {
    happened: "The server's certificate isn't valid yet.",
    remedy:
      "Check the clocks of this computer and of the server. If both are right, wait or have the certificate replaced.",
  },
  "missing-intermediate": {
    happened: "The server doesn't send a certificate between its own and the authority's.",
    remedy:
      "Have the server send the whole chain, or name the missing certificate in the plan with tls.caFile.",
  },
  "old-tls": {
    happened: "The server supports only outdated versions of TLS.",
    remedy: "Have TLS 1.2 or newer enabled on the server.",
  },
  "weak-certificate": {
    happened: "The server's certificate has a key or signature that's too weak to trust.",
    remedy:
      "Have it replaced by one with an RSA key of 2048 bits or more, or an elliptic-curve key, and a SHA-256 signature.",
  },
  "fingerprint-mismatch": {
    happened: "The server's certificate doesn't match the fingerprint in the plan. Nothing was sent to it.",
    remedy:
      "If the certificate was replaced on purpose, read the new fingerprint on the server itself and set it in the plan. Otherwise the connection may be intercepted.",
  },
  "tls-failed": {
    happened: "The encrypted connection failed.",
    remedy:
      "Check that the URL and port are those of an HTTPS server, and that no device in between intercepts the connection.",
  },
  "certificate-ends-soon": {
    happened: "The server's certificate expires within a day.",
    remedy: "Have it renewed before you move the number, so that the later steps can still connect.",
  },
  "plain-http": {
    happened: "This URL is on your own computer and isn't encrypted, so there's no certificate to check.",
    remedy: "There's nothing to fix.",
  },
  "version-refused": {
    happened: "The cloud API rejected the version in the plan.",
    remedy: "Set dialect.apiVersion in the plan to a version that your platform supports.",
  },
  "token-invalid": {
    happened: "The credentials were rejected.",
    remedy: "Create a new token, or check user name and password, and store it where the plan points.",
  },
  "token-expired": {
    happened: "The token has expired.",
    remedy: "Create a new token and store it where the plan points.",
  },
  "token-ends-soon": {
    happened: "The token expires soon, possibly during the migration.",
    remedy:
      "Create one that lasts at least a day, such as a system user's, and store it where the plan points.",
  },
  "app-differs": {
    happened: "The token belongs to a different app than the plan names.",
    remedy:
      "Use a token of the planned app. If the token's app is the one you want, set it in the plan as cloud.appId.",
  },
  "permission-missing": {
    happened: "The token lacks a permission that the migration needs.",
    remedy: "Give the token's app both permissions named here, then create a new token.",
  },
  "brand-differs": {
    happened: "The token's permissions have a different brand prefix than the plan.",
    remedy: "Set dialect.brand in the plan to the prefix that your platform's names begin with.",
  },
  "account-not-granted": {
    happened: "The token's permissions are for other business accounts.",
    remedy:
      "Give the token's user access to this account, then create a new token. Or correct cloud.businessAccountId in the plan.",
  },
  "password-change-required": {
    happened: "The client still has its first password and gives no access until it's changed.",
    remedy: "Change it on the client, or set a new one in the plan as onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "The client still has its first password. You gave a new one; the migration sets it before anything else.",
    remedy: "Continue, or change the password on the client first: until then its other checks can't run.",
  },
  "not-admin": {
    happened: "This user can sign in, but can't see the client's settings.",
    remedy: "Use an administrator of the client in the plan.",
  },
  "gateway-disconnected": {
    happened: "The on-premises client isn't connected to the platform.",
    remedy:
      "Check that it can connect out to ports 443 and 5222, restart its core app, and wait until its health shows connected.",
  },
  "gateway-uninitialized": {
    happened: "The on-premises client hasn't finished starting.",
    remedy: "Wait until its core app is running and its database can be reached, then check again.",
  },
  "gateway-unregistered": {
    happened: "No number is registered on the on-premises client.",
    remedy:
      "Make sure that the plan points to the client that serves your number. If the number is already in the cloud, there's nothing to migrate.",
  },
  "gateway-unclear": {
    happened: "The on-premises client returned a connection state that Switchover doesn't know.",
    remedy: "Make sure on the client that it's connected before you continue.",
  },
  "no-primary": {
    happened: "No node of the on-premises cluster is its primary master.",
    remedy: "Wait until the cluster has elected one, or restart its master nodes, then check again.",
  },
} as const;
