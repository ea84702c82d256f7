import type { ListChange, Prefixes } from "./allowlist.ts";

/** What a list has that the one before it hadn't, and the reverse. Of a first list, everything is added. */
export function differenceOf(before: Prefixes | undefined, after: Prefixes): ListChange {
  return {
    added: missingIn(before, after),
    removed: before === undefined ? { ipv4: [], ipv6: [] } : missingIn(after, before),
  };
}

export function countOf({ ipv4, ipv6 }: Prefixes): number {
  return ipv4.length + ipv6.length;
}

/** The prefixes of `list` that `other` hasn't. */
function missingIn(other: Prefixes | undefined, { ipv4, ipv6 }: Prefixes): Prefixes {
  const known = new Set([...(other?.ipv4 ?? []), ...(other?.ipv6 ?? [])]);
  return { ipv4: ipv4.filter((one) => !known.has(one)), ipv6: ipv6.filter((one) => !known.has(one)) };
}
