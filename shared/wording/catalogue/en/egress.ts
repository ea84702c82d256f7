/** What an on-premises client's host can reach. */
export const egress = {
  outcome: {
    open: "The client's host reaches everything it needs",
    limited: "The client's host reaches 443, but not 5222",
    blocked: "The client's host can't reach what it needs",
    "not-told": "What the client's host can reach can't be told from this text",
  },
  means: {
    open: "Connections must also stay open for hours: a firewall must not cut idle ones.",
    limited: "The client works with 443 alone; 5222 is preferred. Open it if you can.",
    blocked:
      "Don't move a number to this client yet: registration and restarts need 443, and 5222 alone isn't enough.",
    "not-told": "Run the commands again on the client's host, and paste everything they print.",
  },
  state: {
    reachable: "reachable",
    refused: "refused",
    "timed-out": "timed out",
    "name-not-found": "name not found",
    "no-route": "network unreachable",
    reset: "cut off",
    "tls-intercepted": "TLS intercepted",
    "tls-not-told": "TLS not checked",
    "tls-failed": "TLS failed",
    "no-tool": "not tried",
    "not-told": "can't be told",
  },
  why: {
    reachable: "The connection opens.",
    refused: "A machine rejects the connection: a firewall that answers, or nothing listens on this port.",
    "timed-out": "Nothing responds: usually a firewall drops the packets.",
    "name-not-found": "The host's name server doesn't know the name, or doesn't respond.",
    "no-route": "The host has no way to that network: check its gateway, and IPv6 if there is only that.",
    reset: "The connection is cut off at once: usually by a firewall that inspects it.",
    "tls-intercepted":
      "The certificate isn't the host's own, or no authority known there issued it. Usually a proxy opens TLS on the way: exempt this host from it. If the issuer is a public authority, the client's host lacks authorities.",
    "tls-not-told":
      "The connection opens, but no certificate is in the text. Check TLS with the commands from here.",
    "tls-failed": "The connection opens, but TLS fails.",
    "no-tool":
      "A tool is missing there: the commands need bash, timeout and openssl, or the container's name is wrong.",
    "not-told": "The text has nothing about it that is understood.",
  },
  issuer: "Issuer: {{issuer}}",
  evidence: "Line {{line}}: {{evidence}}",
  commands: {
    where: {
      linux: "Run this on the client's host:",
      docker: "Run this on the machine with the containers:",
      powershell: "Run this in PowerShell on the client's host:",
    },
    afterwards: "Then give what it prints to: switchover egress read",
    harmless: "It opens each connection once, sends nothing but a TLS greeting, and changes nothing.",
  },
} as const;
