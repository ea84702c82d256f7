import { addressText, BITS, type IpFamily, type Range } from "./prefix.ts";

/**
 * The fewest prefixes that cover exactly the addresses of these ranges, in the order of their addresses: none
 * is within another, and neighbors are joined.
 */
export function aggregate(ranges: readonly Range[], family: IpFamily): string[] {
  return joined(ranges).flatMap((range) => prefixesOf(range, family));
}

/** How many addresses the ranges cover, each counted once. */
export function addressCount(ranges: readonly Range[]): bigint {
  return joined(ranges).reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
}

function joined(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const result: Range[] = [];
  for (const range of sorted) {
    const before = result.at(-1);
    if (before === undefined || range.first > before.last + 1n) result.push(range);
    else if (range.last > before.last) result[result.length - 1] = { first: before.first, last: range.last };
  }
  return result;
}

function prefixesOf({ first, last }: Range, family: IpFamily): string[] {
  const prefixes: string[] = [];
  for (let at = first; at <= last;) {
    let hostBits = 0;
    // The largest prefix that begins here and ends within the range.
    while (hostBits < BITS[family]) {
      const size = 1n << BigInt(hostBits + 1);
      if (at % size !== 0n || at + size - 1n > last) break;
      hostBits += 1;
    }
    prefixes.push(`${addressText(at, family)}/${BITS[family] - hostBits}`);
    at += 1n << BigInt(hostBits);
  }
  return prefixes;
}
