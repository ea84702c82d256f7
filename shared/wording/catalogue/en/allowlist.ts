/** The list of addresses that the platform's webhooks come from. */
export const allowlist = {
  first: "First list of {{asns}}: {{four}} IPv4 and {{six}} IPv6 prefixes.",
  same: "Unchanged since {{previous}}: {{four}} IPv4 and {{six}} IPv6 prefixes of {{asns}}.",
  changed:
    "Changed since {{previous}}: {{added}} added, {{removed}} removed; {{four}} IPv4 and {{six}} IPv6 prefixes of {{asns}}.",
  compared: "Compared only: the last good list is unchanged.",
  saved: "Saved as {{format}}: {{file}}",
  refused: "The registry's answer wasn't used: {{reason}}",
  found: "In the answer: {{found}}",
  kept: "The last good list stays: {{at}}, {{days}} days old.",
  none: "There is no good list yet.",
  listed_one: "{{asns}}: {{four}} IPv4 and {{six}} IPv6 prefixes, as of {{at}} (1 day old).",
  listed_other: "{{asns}}: {{four}} IPv4 and {{six}} IPv6 prefixes, as of {{at}} ({{count}} days old).",
  schedule: {
    off: "No schedule: a list is refreshed only when you ask.",
    refresh_one: "Refreshed every day while the window or serve runs: {{asns}}. Next: {{next}}",
    refresh_other: "Refreshed every {{count}} days while the window or serve runs: {{asns}}. Next: {{next}}",
    remind_one: "Reminded of its age after a day while the window or serve runs: {{asns}}. Next: {{next}}",
    remind_other:
      "Reminded of its age after {{count}} days while the window or serve runs: {{asns}}. Next: {{next}}",
  },
  reason: {
    unreachable: "the registry can't be reached. Check the network, then try again.",
    "proxy-invalid": "the administrator's setting for the proxy can't be understood, so it wasn't asked.",
    timeout: "the registry stopped answering. Try again later.",
    "too-large": "it is too large for one sender.",
    "cut-off": "it is cut off, so prefixes may be missing.",
    "registry-error": "the registry reports an error.",
    empty: "it has no prefixes.",
    "no-prefix": "an entry isn't an address prefix.",
    "host-bits": "a prefix has bits set behind its length.",
    "default-route": "a prefix covers all addresses.",
    reserved: "a prefix has private or reserved addresses.",
    shrunk: "it is less than half of the last good list, in prefixes or addresses of a family.",
  },
  /** What monitoring reports about the list. */
  finding: {
    changed:
      "The list of sender addresses changed: {{added}} added, {{removed}} removed. Update your firewall.",
    refused_one:
      "The list of sender addresses wasn't refreshed: {{reason}} The old list is kept; it is 1 day old.",
    refused_other:
      "The list of sender addresses wasn't refreshed: {{reason}} The old list is kept; it is {{count}} days old.",
    refusedFirst: "The list of sender addresses wasn't refreshed: {{reason}} There is no good list yet.",
    old_one: "The list of sender addresses is 1 day old.",
    old_other: "The list of sender addresses is {{count}} days old.",
  },
} as const;
