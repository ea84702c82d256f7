/** What the look from outside found. */
const found = {
  tunnel: {
    open: "{{host}} stands",
    openFor: "{{host}} stands; its certificate is good for another {{span}}",
    endsSoon: "{{host}} stands, but its certificate ends in {{span}}",
    none: "no tunnel is open",
    down: "the tunnel is not open ({{cause}})",
    downBecause: "the tunnel is not open ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} bodies came through {{host}} unchanged, in {{ms}} ms (median)",
    unasked: "not tried: no tunnel is open",
    notSeen:
      "inconclusive: this computer does not see the name {{host}} yet, and its own name servers could not be asked from here",
    private: "{{host}} leads to {{address}}, which is no address of the internet",
    unconnected: "{{host}} could not be connected to ({{cause}})",
    redirect: "{{host}} points to another address (HTTP {{status}}), which the platform does not follow",
    page: "{{host}} shows a page for visitors (HTTP {{status}}) in place of passing the notification on",
    notOurs: "{{host}} answered 200, but nothing arrived here",
    status: "{{host}} answered HTTP {{status}} to {{what}}",
    broken: "{{host}} broke off without an answer to {{what}}",
    late: "{{host}} gave no answer to {{what}} in time",
    changed: "changed on the way through {{host}}: {{what}}",
    headerLost: "the bodies came through {{host}}, but their X-Hub-Signature-256 did not",
    bodies: {
      ascii: "plain letters",
      accents: "accents and emoji",
      escaped: "escaped characters",
      spacing: "line ends and spaces",
      medium: "64 KB of text",
      large: "2.9 MB",
    },
  },
} as const;

/** What a person should know of a tunnel though it stands. */
const notices = {
  configLeftOut:
    "cloudflared would take {{path}}, whose rules lead elsewhere: it is left out for this tunnel",
  rulesElsewhere:
    "the rules that are set at Cloudflare send {{host}} to {{service}} and not to {{here}}, so that nothing arrives here until they do",
} as const;

/** What is said about tunnels besides their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const;
