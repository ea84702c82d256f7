/** What the check from outside found. */
const found = {
  tunnel: {
    open: "{{host}} is open",
    openFor: "{{host}} is open; its certificate is valid for another {{span}}",
    endsSoon: "{{host}} is open, but its certificate expires in {{span}}",
    none: "no tunnel is open",
    down: "the tunnel isn't open ({{cause}})",
    downBecause: "the tunnel isn't open ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} bodies came through {{host}} unchanged in {{ms}} ms (median)",
    unasked: "not tested: no tunnel is open",
    notSeen:
      "inconclusive: this computer can't resolve {{host}} yet, and its own name servers couldn't be queried from here",
    private: "{{host}} leads to {{address}}, which isn't a public internet address",
    unconnected: "couldn't connect to {{host}} ({{cause}})",
    redirect: "{{host}} redirects to another URL (HTTP {{status}}), which the platform doesn't follow",
    page: "{{host}} returns a page for visitors (HTTP {{status}}) instead of forwarding the notification",
    notOurs: "{{host}} returned 200, but nothing arrived here",
    status: "{{host}} returned HTTP {{status}} for {{what}}",
    broken: "{{host}} closed the connection without a response to {{what}}",
    late: "{{host}} didn't respond to {{what}} in time",
    changed: "changed on the way through {{host}}: {{what}}",
    headerLost: "the bodies came through {{host}}, but their X-Hub-Signature-256 header didn't",
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

/** What a person should know of a tunnel although it is open. */
const notices = {
  configLeftOut: "cloudflared would use {{path}}, whose rules lead elsewhere: it is ignored for this tunnel",
  rulesElsewhere:
    "the rules set at Cloudflare send {{host}} to {{service}}, not to {{here}}: nothing arrives here until they do",
} as const;

/** Texts about tunnels other than their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const;
