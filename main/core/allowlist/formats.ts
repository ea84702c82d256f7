import type { ListFormat, SenderList } from "../../../shared/allowlist/allowlist.ts";

/** The port that the platform's notifications come to. */
const PORT = 443;
/** What the rules, sets and tables of a firewall are called. */
const NAME = "switchover-senders";

/** A list in the words of the program that filters by it, ready to be loaded again and again. */
export function formatList(list: SenderList, format: ListFormat): string {
  return FORMATS[format](list);
}

const FORMATS: Readonly<Record<ListFormat, (list: SenderList) => string>> = {
  cidr: (list) => lines(all(list)),
  nginx: (list) =>
    lines([`# ${titleOf(list)}`, ...all(list).map((prefix) => `allow ${prefix};`), "deny all;"]),
  nftables: (list) =>
    lines([
      `# ${titleOf(list)}`,
      `# Load with nft -f, then use the sets in a rule, such as: tcp dport ${PORT} ip saddr @senders4 accept`,
      "table inet switchover {",
      "}",
      ...nftSet("senders4", "ipv4_addr", list.ipv4, has4(list)),
      ...nftSet("senders6", "ipv6_addr", list.ipv6, has6(list)),
    ]),
  iptables: (list) =>
    lines([
      "#!/bin/sh",
      `# ${titleOf(list)}`,
      `# Send the port's packets there once: iptables -A INPUT -p tcp --dport ${PORT} -j SWITCHOVER`,
      ...(has4(list) ? iptablesChain("iptables", list.ipv4) : []),
      ...(has6(list) ? iptablesChain("ip6tables", list.ipv6) : []),
    ]),
  ipset: (list) =>
    lines([
      ...(has4(list) ? ipset(`${NAME}4`, "inet", list.ipv4) : []),
      ...(has6(list) ? ipset(`${NAME}6`, "inet6", list.ipv6) : []),
    ]),
  ufw: (list) =>
    lines([
      "#!/bin/sh",
      `# ${titleOf(list)}`,
      ...all(list).map((prefix) => `ufw allow proto tcp from ${prefix} to any port ${PORT}`),
    ]),
  aws: (list) =>
    json([
      {
        IpProtocol: "tcp",
        FromPort: PORT,
        ToPort: PORT,
        IpRanges: list.ipv4.map((CidrIp) => ({ CidrIp, Description: NAME })),
        Ipv6Ranges: list.ipv6.map((CidrIpv6) => ({ CidrIpv6, Description: NAME })),
      },
    ]),
  azure: (list) =>
    json(
      [azureRule(`${NAME}-ipv4`, 300, list.ipv4), azureRule(`${NAME}-ipv6`, 301, list.ipv6)].filter(
        ({ properties }) => properties.sourceAddressPrefixes.length > 0,
      ),
    ),
  csv: (list) =>
    lines([
      "prefix,family",
      ...list.ipv4.map((prefix) => `${prefix},ipv4`),
      ...list.ipv6.map((prefix) => `${prefix},ipv6`),
    ]),
  json: (list) => json(list),
};

/** A family that was asked for replaces what was loaded before, also where it has no address any more. */
const has4 = ({ family }: SenderList): boolean => family !== "6";
const has6 = ({ family }: SenderList): boolean => family !== "4";

function all({ ipv4, ipv6 }: SenderList): readonly string[] {
  return [...ipv4, ...ipv6];
}

function titleOf({ asns, at }: SenderList): string {
  return `Senders of ${asns.map((asn) => `AS${asn}`).join(", ")}, as the registry gave them at ${at}`;
}

/** Empties a set and fills it again in one transaction of nft. The other family's set is there and stays as it is. */
function nftSet(
  name: string,
  type: string,
  prefixes: readonly string[],
  isAsked: boolean,
): readonly string[] {
  return [
    `add set inet switchover ${name} { type ${type}; flags interval; }`,
    ...(isAsked ? [`flush set inet switchover ${name}`] : []),
    ...(prefixes.length === 0
      ? []
      : [`add element inet switchover ${name} {`, ...prefixes.map((prefix) => `  ${prefix},`), "}"]),
  ];
}

function iptablesChain(command: string, prefixes: readonly string[]): readonly string[] {
  return [
    `${command} -N SWITCHOVER 2>/dev/null || ${command} -F SWITCHOVER`,
    ...prefixes.map((prefix) => `${command} -A SWITCHOVER -s ${prefix} -j ACCEPT`),
    `${command} -A SWITCHOVER -j DROP`,
  ];
}

/** For `ipset restore`. */
function ipset(name: string, family: string, prefixes: readonly string[]): readonly string[] {
  return [
    `create ${name} hash:net family ${family} maxelem 65536 -exist`,
    `flush ${name}`,
    ...prefixes.map((prefix) => `add ${name} ${prefix} -exist`),
  ];
}

/** A rule takes addresses of one family. */
function azureRule(name: string, priority: number, sourceAddressPrefixes: readonly string[]) {
  return {
    name,
    properties: {
      priority,
      direction: "Inbound",
      access: "Allow",
      protocol: "Tcp",
      sourcePortRange: "*",
      destinationAddressPrefix: "*",
      destinationPortRange: String(PORT),
      sourceAddressPrefixes: [...sourceAddressPrefixes],
    },
  };
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
