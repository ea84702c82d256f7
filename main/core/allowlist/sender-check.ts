import { statSync } from "node:fs";
import ipaddr from "ipaddr.js";
import type { SenderState } from "../../../shared/webhook/event.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { keptLists, listPath, type KeptLists } from "./list-file.ts";
import { BITS, isReserved, readPrefix, valueOf, type IpFamily, type Range } from "./prefix.ts";

/**
 * Whether an address is on the last good list of senders. Undefined where that can't be told: there is no list of
 * its family, or it is an address that no sender on the Internet has, so a proxy or this machine stands between.
 */
export type SenderCheck = (address: string | undefined) => SenderState | undefined;

/** How often the file is looked at for a newer list. */
const FRESH_MS = 5_000;

/** Creates a check against the lists of a data folder, which follows their changes. */
export function senderCheck(ports: Pick<HostPorts, "dataDir" | "clock">): SenderCheck {
  let ranges: RangesByFamily = {};
  let stamp: string | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;
  const refresh = (): void => {
    const now = ports.clock.monotonicMs();
    if (now - lookedMs < FRESH_MS) return;
    lookedMs = now;
    const next = stampOf(listPath(ports));
    if (next === stamp) return;
    stamp = next;
    const known = keptLists(ports);
    ranges = known.ok ? rangesOf(known.value) : {};
  };
  return (address) => {
    const sender = readAddress(address);
    if (sender === undefined || isReserved(sender.value, sender.family)) return undefined;
    refresh();
    const list = ranges[sender.family];
    if (list === undefined) return undefined;
    return holds(list, sender.value) ? "listed" : "unlisted";
  };
}

type RangesByFamily = Readonly<Partial<Record<IpFamily, readonly Range[]>>>;

/** Changes with the file; undefined where there is none. */
function stampOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.mtimeMs} ${found.size} ${found.ino}`;
}

/** The ranges of the list that the schedule keeps, or else of the one that was asked for last, by family. */
function rangesOf({ lists, asns, schedule }: KeptLists): RangesByFamily {
  const wanted = (schedule?.asns ?? asns).join();
  const newestFirst = lists
    .filter((list) => list.asns.join() === wanted)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const ranges: Partial<Record<IpFamily, readonly Range[]>> = {};
  for (const family of [4, 6] as const) {
    const list = newestFirst.find((one) => one.family === "both" || one.family === String(family));
    if (list === undefined) continue;
    ranges[family] = (family === 4 ? list.ipv4 : list.ipv6).flatMap((prefix) => {
      const range = readPrefix(prefix, family);
      return range.ok ? [range.value] : [];
    });
  }
  return ranges;
}

/** An address as a socket names it. An IPv4 address that is mapped into IPv6 is the IPv4 address. */
function readAddress(
  text: string | undefined,
): { readonly value: bigint; readonly family: IpFamily } | undefined {
  const [plain = ""] = text?.split("%") ?? [];
  if (!ipaddr.IPv4.isValidFourPartDecimal(plain) && !ipaddr.IPv6.isValid(plain)) return undefined;
  const address = ipaddr.process(plain);
  const family = address.kind() === "ipv4" ? 4 : 6;
  return BITS[family] === address.toByteArray().length * 8
    ? { value: valueOf(address.toString()), family }
    : undefined;
}

/** The ranges of a list are in the order of their addresses, and none overlaps another. */
function holds(ranges: readonly Range[], value: bigint): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined) return false;
    if (value < range.first) high = middle - 1;
    else if (value > range.last) low = middle + 1;
    else return true;
  }
  return false;
}
