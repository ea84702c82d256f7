/** Words of how a workspace's servers are reached: proxy and client certificate. */
export const network = {
  lead: "Most networks need nothing here. What you set applies to this workspace's checks, migrations and PIN changes. Tunnels, and forwarding to your own endpoint, do not use it.",
  proxy: {
    label: "Proxy",
    kind: { system: "As this computer is set", none: "No proxy", own: "My own" },
    when: {
      system:
        "This computer's settings decide whether a proxy is used, and which one. The right choice unless a connection test says otherwise.",
      none: "Needed where this computer's settings name a proxy that does not lead to these servers. Both are reached directly.",
      own: "Needed where your company lets nothing out except through a proxy that this computer's settings do not name. Both servers are reached through it.",
    },
    address: "Address of the proxy",
    addressHint: "Host and port, for example http://proxy.example:3128",
    fault: {
      "scheme-missing": "Write the whole address with its http://, for example http://proxy.example:3128.",
      unsupported: "Use http:// or https://. Other kinds of proxies, SOCKS among them, are not supported.",
      credentials: "Leave user name and password out of the address: they have fields of their own.",
      "more-than-address": "Leave out everything after host and port.",
      "not-an-address": "This is not an address. It begins with http:// and the proxy's name.",
    },
    username: "User name (optional)",
    usernameHint: "Needed only where the proxy asks who you are.",
    usernameWrong: "At most 128 characters, without a colon.",
    password: "Password of the proxy",
    save: "Save the proxy",
    saved: "Saved. “Save and test” at each connection tells whether its server is reached this way.",
  },
  client: {
    label: "Client certificate",
    when: "Needed only where the server in front of the on-premises client asks who is calling (mutual TLS). Whoever runs that server gives you the certificate.",
    add: "Add a client certificate",
    replace: "Replace the client certificate",
    remove: "Remove the client certificate",
    removeShort: "Remove",
    until: "Valid until {{until}}",
    ended: "Ended ({{until}}): the server will not accept it any more.",
    stored: "Private key stored",
    missing: "Its private key is not in the vault: add the certificate again.",
    unknown: "The vault is locked, so it is not known whether its private key is stored.",
    title: "Client certificate",
    form: "What you were given",
    kind: { pfx: "One PFX file", pem: "Certificate and key" },
    pfx: "PFX file (.pfx or .p12)",
    cert: "Certificate (PEM)",
    key: "Private key (PEM)",
    passphrase: "Passphrase (leave empty if there is none)",
    keeps:
      "The private key is kept in the vault. The files stay where they are; Switchover does not need them afterwards.",
    store: "Store the client certificate",
    tooLarge: "The file is too large for this. Choose another.",
    fault: {
      "not-a-pfx": "This is not a PFX file.",
      "outdated-pfx":
        "This file is encrypted in an outdated way. Export it again with AES, or use certificate and key.",
      "no-key": "There is no certificate with its private key in this file.",
      "not-a-certificate":
        "There is no certificate in PEM form in this file (“-----BEGIN CERTIFICATE-----”).",
      "not-a-key": "There is no private key in PEM form in this file (“-----BEGIN PRIVATE KEY-----”).",
      "key-mismatch": "This key belongs to another certificate.",
      "does-not-open": "The file does not open with this passphrase.",
    },
    removeTitle: "Remove the client certificate?",
    removeWhat:
      "Its private key and passphrase are erased from the vault and cannot be brought back. A server that asks for the certificate refuses connections then.",
  },
  file: {
    choose: "Choose a file",
    chooseFor: "Choose a file: {{label}}",
    none: "No file chosen",
  },
} as const;
