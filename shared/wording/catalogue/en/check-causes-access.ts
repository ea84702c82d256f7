/** Causes of checks about connections, certificates, sign-ins and the client's health: what happened, how to put it right. */
export const accessCauses = {
  "not-reachable": {
    happened: "The server could not be connected to, so this could not be looked at.",
    remedy: "Put right what the checks of the connection and its certificate say, then check again.",
  },
  "not-answered": {
    happened: "The server gave no answer that could be used.",
    remedy:
      "Check again in a moment. If your deployment does not offer this look-up, make sure of it yourself before you go on.",
  },
  "not-allowed": {
    happened: "The server refused this look-up to your sign-in.",
    remedy: "Put right what the checks of the token and its permissions say, then check again.",
  },
  "not-told": {
    happened: "What this check compares is not told here.",
    remedy: "There is nothing to put right. Make sure of it yourself if it matters to you.",
  },
  "name-not-found": {
    happened: "The server's name is not known to the name service.",
    remedy:
      "Check the spelling of the address in the plan, and that this computer uses the right name server or VPN.",
  },
  "connection-refused": {
    happened: "Nothing accepts connections at the server's address and port.",
    remedy: "Check the port in the plan, and that the server is running.",
  },
  "no-route": {
    happened: "The network knows no way to the server.",
    remedy:
      "Check the network and VPN of this computer, or run Switchover on a machine in the server's network.",
  },
  "connect-timeout": {
    happened: "The connection did not come about in time.",
    remedy:
      "A firewall often is the reason. Allow this computer to connect to the server's address and port.",
  },
  "proxy-refused": {
    happened: "The proxy on the way refused the connection.",
    remedy: "Ask whoever runs the proxy to allow the server's address, or connect without the proxy.",
  },
  "proxy-unreachable": {
    happened: "The proxy on the way to the server cannot be reached.",
    remedy:
      "Check the proxy's address and port, in the plan or among this computer's settings, and that the proxy is running.",
  },
  "proxy-authentication": {
    happened: "The proxy on the way did not accept the user name and password, or wants some and got none.",
    remedy:
      "Give the proxy's user name and password in the plan, under proxy, or in the environment variable that names the proxy.",
  },
  "proxy-lost": {
    happened: "The proxy on the way broke off before the connection stood.",
    remedy: "Check again in a moment. If it stays, ask whoever runs the proxy; its log says more.",
  },
  "proxy-unsupported": {
    happened: "The proxy that is set here is of a kind that Switchover does not speak, SOCKS for example.",
    remedy:
      "Name an HTTP or HTTPS proxy in the plan, under proxy, or in HTTPS_PROXY; take the server out with NO_PROXY if it can be reached without one.",
  },
  redirect: {
    happened:
      "The server points to another address. Switchover never follows, because your secrets would go there.",
    remedy: "Put the API's own address into the plan, after making sure that it is the right one.",
  },
  "self-signed": {
    happened: "The server's certificate is signed by itself, so nobody vouches for it.",
    remedy:
      "Read the certificate's SHA-256 fingerprint on the server itself and put it into the plan as tls.sha256, or name its authority with tls.caFile.",
  },
  "unknown-ca": {
    happened: "The server's certificate comes from an authority that this computer does not trust.",
    remedy:
      "If it is your company's own authority, name its certificate in the plan with tls.caFile. Otherwise somebody may be listening in: ask before you go on.",
  },
  "name-mismatch": {
    happened: "The server's certificate is for another name than the address in the plan.",
    remedy:
      "Use one of the names in the certificate as the address, or put the certificate's fingerprint into the plan as tls.sha256.",
  },
  expired: {
    happened: "The certificate's time is over.",
    remedy:
      "Get a fresh certificate: for a server from whoever runs it, for a number's registration from the platform's number manager. Then check again.",
  },
  "not-yet-valid": {
    happened: "The server's certificate is not valid yet.",
    remedy:
      "Check the clock of this computer and of the server. If both are right, wait or have the certificate replaced.",
  },
  "missing-intermediate": {
    happened: "The server leaves out a certificate between its own and the authority's.",
    remedy:
      "Have the server send the whole chain, or name the missing certificate in the plan with tls.caFile.",
  },
  "old-tls": {
    happened: "The server speaks only outdated versions of TLS.",
    remedy: "Have TLS 1.2 or newer switched on at the server.",
  },
  "weak-certificate": {
    happened: "The server's certificate has a key or signature that is too weak to trust.",
    remedy:
      "Have it replaced by one with an RSA key of 2048 bits or more, or an elliptic one, and a SHA-256 signature.",
  },
  "fingerprint-mismatch": {
    happened:
      "The server's certificate is not the one whose fingerprint is in the plan. Nothing was sent to it.",
    remedy:
      "If the certificate was replaced on purpose, read the new fingerprint on the server itself and put it into the plan. Otherwise somebody may be standing in between.",
  },
  "tls-failed": {
    happened: "No encrypted connection came about.",
    remedy:
      "Check that the address and port are those of an HTTPS server, and that nothing on the way breaks the connection open.",
  },
  "certificate-ends-soon": {
    happened: "The server's certificate ends within a day.",
    remedy: "Have it renewed before you move the number, so that the steps after the move still get through.",
  },
  "plain-http": {
    happened:
      "This address is on your own computer and is reached without encryption, so there is no certificate to look at.",
    remedy: "There is nothing to put right.",
  },
  "version-refused": {
    happened: "The cloud API refused the version in the plan.",
    remedy: "Set dialect.apiVersion in the plan to a version that your platform serves.",
  },
  "token-invalid": {
    happened: "The sign-in was not accepted.",
    remedy: "Make a new token, or check name and password, and store it where the plan points.",
  },
  "token-expired": {
    happened: "The token has ended.",
    remedy: "Make a new token and store it where the plan points.",
  },
  "token-ends-soon": {
    happened: "The token ends soon, perhaps in the middle of the move.",
    remedy:
      "Make one that lasts at least a day, such as a system user's, and store it where the plan points.",
  },
  "app-differs": {
    happened: "The token belongs to another app than the plan names.",
    remedy:
      "Use a token of the planned app, or put the token's app into the plan as cloud.appId if that is the one you want.",
  },
  "permission-missing": {
    happened: "The token lacks a permission that the move needs.",
    remedy: "Give the token's app both permissions named here, then make a new token.",
  },
  "brand-differs": {
    happened: "The token carries the permissions under another brand word than the plan's.",
    remedy: "Set dialect.brand in the plan to the word that your platform's names begin with.",
  },
  "account-not-granted": {
    happened: "The token's permissions were given for other business accounts.",
    remedy:
      "Give the token's user access to this account, then make a new token. Or correct cloud.businessAccountId in the plan.",
  },
  "password-change-required": {
    happened: "The client still has its first password and lets nobody in before it is changed.",
    remedy: "Change it at the client, or give a new one in the plan as onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "The client still has its first password. A new one is given, which the move sets before anything else.",
    remedy: "Go on, or change the password at the client first: until then its other checks cannot be made.",
  },
  "not-admin": {
    happened: "This user may sign in, but not see the client's settings.",
    remedy: "Use an administrator of the client in the plan.",
  },
  "gateway-disconnected": {
    happened: "The on-premises client is not connected to the platform.",
    remedy:
      "Check that it may connect out to ports 443 and 5222, restart its core app, and wait until its health reads connected.",
  },
  "gateway-uninitialized": {
    happened: "The on-premises client has not finished starting.",
    remedy: "Wait until its core app is running and its database can be reached, then check again.",
  },
  "gateway-unregistered": {
    happened: "No number is registered with the on-premises client.",
    remedy:
      "Make sure that the plan points to the client that serves your number. If the number is in the cloud already, there is nothing to move.",
  },
  "gateway-unclear": {
    happened: "The on-premises client describes its connection with a word that Switchover does not know.",
    remedy: "Make sure at the client that it is connected before you go on.",
  },
  "no-primary": {
    happened: "No node of the on-premises cluster is its primary master.",
    remedy: "Wait until the cluster has chosen one, or restart its master nodes, then check again.",
  },
} as const;
