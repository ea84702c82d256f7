import ipaddr from "ipaddr.js";

const GLOBAL_V6: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];
const NAT64: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];

/**
 * Whether an IP address is reachable from the whole internet.
 *
 * Only ordinary public addresses pass: anything that a registry reserves (this machine, private networks,
 * link-local, carrier networks, documentation, benchmarks, multicast, tunnels such as 6to4 and Teredo) does
 * not. An IPv4 address inside an IPv6 one (mapped, or NAT64's well-known prefix) is judged as that IPv4
 * address.
 */
export function isPublicIp(address: string): boolean {
  // `isValid` also accepts 127.1 and 0x7f000001; resolvers return the full notation.
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicV4(parsed) : isPublicV6(parsed);
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast";
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (address.match(...NAT64)) return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.range() === "unicast" && address.match(...GLOBAL_V6);
}
