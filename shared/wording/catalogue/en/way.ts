/** What is in the way to an API: each step, what it found, and what to do. */
export const way = {
  step: {
    name: "Name",
    connection: "Connection",
    proxy: "Proxy",
    tls: "TLS",
    answer: "Answer",
  },
  status: { passed: "passed", failed: "failed", "not-tried": "not tried" },
  through: "Through the proxy {{proxy}}.",
  free: {
    what: "The way to {{host}} is free.",
    next: "No token was sent. If calls still fail, test the connection of the workspace: token and permissions aren't part of this test.",
  },
  otherMethod: "another method",
  note: {
    byChoice:
      "The certificate counts because of what you chose; it was issued by {{issuer}}. No public authority vouches for it.",
    clockAhead: "This computer's clock is {{minutes}} min ahead of the server's.",
    clockBehind: "This computer's clock is {{minutes}} min behind the server's.",
  },
  cause: {
    "no-network": {
      what: "This computer has no network connection.",
      next: "Connect it to a network, then test again.",
    },
    "name-not-found": {
      what: "The name of {{host}} wasn't found.",
      next: "Check how it is written. If others reach it, ask the network's administrator: in some companies programs get out only through a proxy.",
    },
    "name-servers-silent": {
      what: "No name server returned an address for {{host}}.",
      next: "Check this computer's network connection, VPN and name servers, then test again.",
    },
    refused: {
      what: "{{host}} refused the connection.",
      next: "Nothing listens on that port, or a firewall rejects the connection. Check host and port, then ask the network's administrator.",
    },
    reset: {
      what: "The connection to {{host}} was cut off before it was open.",
      next: "A firewall may do this; that isn't certain. Ask the network's administrator whether the connection is allowed.",
    },
    "timed-out": {
      what: "{{host}} didn't respond.",
      next: "Often a firewall drops the packets; the server may also be down. If your company uses a proxy, enter it in the network settings of the workspace.",
    },
    "no-route": {
      what: "{{host}} can't be reached from this computer's network.",
      next: "Check the network connection and the VPN, then test again.",
    },
    "not-allowed-here": {
      what: "This computer itself didn't allow the connection to {{host}}.",
      next: "Usually its own firewall or protection software decides this: allow Switchover there.",
    },
    "connection-failed": {
      what: "The connection to {{host}} failed.",
      next: "Test again. If it stays, give the code to the network's administrator.",
    },
    "proxy-settings-silent": {
      what: "This computer's proxy settings gave no answer in time.",
      next: "They may name a script that can't be loaded. Choose the proxy by its URL, or none, in the network settings of the workspace.",
    },
    "proxy-unsupported": {
      what: "This computer's settings name a kind of proxy that Switchover can't use.",
      next: "Enter an http:// or https:// proxy in the network settings of the workspace. SOCKS isn't supported.",
    },
    "proxy-invalid": {
      what: "Your administrator fixed a proxy that Switchover doesn't understand, so it makes no connection.",
      next: "Ask your administrator to correct the managed settings.",
    },
    "proxy-sign-in": {
      what: "The proxy {{host}} requires a username and password.",
      next: "Enter them in the network settings of the workspace. Switchover signs in with Basic only: if the proxy wants another way, ask its administrator for an exception.",
    },
    "proxy-sign-in-refused": {
      what: "The proxy {{host}} didn't accept the username and password.",
      next: "Enter them again in the network settings of the workspace. Switchover signs in with Basic only: if the proxy wants another way, ask its administrator for an exception.",
    },
    "proxy-sign-in-method": {
      what: "The proxy {{host}} wants a way of signing in that Switchover doesn't have: {{methods}}.",
      next: "Switchover signs in with Basic only. Ask the proxy's administrator for an exception for this host, or for an account with Basic. Or run a local proxy that signs in for you, such as Px or Cntlm, and enter its address in the network settings of the workspace.",
    },
    "proxy-refused": {
      what: "The proxy {{host}} doesn't let connections through to {{server}}.",
      next: "Ask its administrator to allow that host and port.",
    },
    "proxy-lost": {
      what: "{{host}} took the connection, but didn't answer as a proxy does.",
      next: "Check host and port of the proxy; another service may listen there.",
    },
    "self-signed": {
      what: "{{host}} presented a certificate that it issued itself: {{issuer}}.",
      next: "If it is a server of your own, choose its certificate in the workspace. Otherwise something else may be answering: ask the network's administrator.",
    },
    "unknown-ca": {
      what: "The certificate of {{host}} was issued by an authority that isn't trusted here: {{issuer}}.",
      next: "A company's proxy or protection software may read the connection, or an attacker. Ask your administrator for that authority's certificate as a PEM file, and add it only if it is confirmed.",
      nextSystem:
        "This computer itself trusts that authority, so a company's proxy or protection software probably reads the connection. If your administrator confirms it, choose to trust the authorities of this computer too.",
    },
    "name-mismatch": {
      what: "The certificate that came from {{host}} is for other names: {{names}}.",
      next: "Something else may be answering, such as a network's login page or a filter; or the URL is wrong. Open a web page in a browser to see whether the network asks you to sign in.",
    },
    expired: {
      what: "The certificate of {{host}} expired {{validTo}}. This computer's clock says {{here}}.",
      next: "If the clock is wrong, correct it. If it is right, the operator of the server must renew the certificate.",
    },
    "not-yet-valid": {
      what: "The certificate of {{host}} is valid only from {{validFrom}}. This computer's clock says {{here}}.",
      next: "If the clock is wrong, correct it. If it is right, the operator of the server must correct the certificate.",
    },
    "missing-intermediate": {
      what: "{{host}} presented its certificate without that of its issuer: {{issuer}}.",
      next: "The operator of the server must install the whole chain. If others reach the server without an error, something else may be answering: ask the network's administrator.",
    },
    "weak-certificate": {
      what: "The certificate of {{host}} has a key or signature that is no longer secure.",
      next: "Its operator must replace it. Its issuer: {{issuer}}.",
    },
    "fingerprint-mismatch": {
      what: "{{host}} presented another certificate than the one that was chosen.",
      next: "If its operator renewed it, choose the new one in the workspace. Otherwise something else may be answering.",
    },
    "old-tls": {
      what: "{{host}} offers only outdated versions of TLS.",
      next: "Its operator must allow TLS 1.2 or newer.",
    },
    "no-tls": {
      what: "{{host}} answered without TLS.",
      next: "Another service listens on that port, or something else is answering, such as a network's login page or a filter.",
    },
    "tls-reset": {
      what: "The connection to {{host}} was cut off right after the TLS greeting.",
      next: "This may be a filter that doesn't allow the name, or the server itself; it can't be told from here. Ask the network's administrator whether {{host}} is allowed.",
    },
    "tls-timed-out": {
      what: "The TLS greeting to {{host}} wasn't answered.",
      next: "This may be a filter, or a VPN that loses large packets; it can't be told from here. Try another network, or ask the network's administrator.",
    },
    "tls-failed": {
      what: "TLS with {{host}} failed.",
      next: "Test again. If it stays, give the code to the network's administrator.",
    },
    "no-answer": {
      what: "{{host}} didn't answer the request.",
      next: "Everything before it worked. Test again later; a filter that reads along may also hold the answer back.",
    },
    redirect: {
      what: "{{host}} sends the request on to {{to}} instead of answering it.",
      whatUnnamed:
        "{{host}} sends the request on instead of answering it, and names no server that could be asked.",
      next: "This may be a network's login page or a filter; or the URL isn't the API's. Open a web page in a browser to see whether the network asks you to sign in.",
    },
    "sign-in-page": {
      what: "The network asks you to sign in before it lets connections out.",
      next: "Open a web page in a browser, sign in there, then test again.",
    },
    "web-page": {
      what: "A web page answered in place of the API.",
      next: "This may be a network's login page or a filter's message; or the URL isn't the API's. Open a web page in a browser to see whether the network asks you to sign in.",
    },
    "not-the-api": {
      what: "{{host}} answered, but not as the API does.",
      next: "Check the URL. If it is right, something else may be answering: ask the network's administrator.",
    },
  },
  fact: {
    code: "Code: {{code}}",
    status: "Status of the answer: {{status}}",
  },
  unnamed: "not named",
} as const;
