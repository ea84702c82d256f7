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
  reason: {
    unreachable: "it can't be reached.",
    timeout: "it stopped answering.",
    "too-large": "it is too large for one sender.",
    "cut-off": "it is cut off, so prefixes may be missing.",
    "registry-error": "the registry reports an error.",
    empty: "it has no prefixes.",
    "no-prefix": "an entry isn't an address prefix.",
    "host-bits": "a prefix has bits set behind its length.",
    "default-route": "a prefix covers all addresses.",
    reserved: "a prefix has private or reserved addresses.",
    shrunk:
      "it is less than half of the last good list, in prefixes or addresses of a family. If that is right: --accept-shrink",
  },
} as const;
