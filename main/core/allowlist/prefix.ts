import ipaddr from "ipaddr.js";
import type { ListRefusal } from "../../../shared/allowlist/allowlist.ts";
import { err, ok, type Result } from "../../../shared/result.ts";

export type IpFamily = 4 | 6;

/** Consecutive addresses of one family, both ends included. */
export type Range = { readonly first: bigint; readonly last: bigint };

/** Bits of an address. */
export const BITS: Readonly<Record<IpFamily, number>> = { 4: 32, 6: 128 };

/** Addresses that no sender on the Internet has (RFC 6890 and the registries after it). */
const RESERVED: Readonly<Record<IpFamily, readonly Range[]>> = {
  4: [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/3",
  ].map((prefix) => rangeOf(prefix, 4)),
  // Global unicast is 2000::/3; what is reserved within it follows.
  6: ["::/3", "4000::/2", "8000::/1", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map((prefix) =>
    rangeOf(prefix, 6),
  ),
};

const V4 = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/;
const V6 = /^[0-9a-f:]{2,39}$/i;
const LENGTH = /^(?:0|[1-9]\d{0,2})$/;

type Refused = Extract<ListRefusal, "no-prefix" | "host-bits" | "default-route" | "reserved">;

/**
 * Reads a prefix of a family, such as `203.0.113.0/24`. Refuses what is no prefix in full notation, has bits
 * set behind its length, is all addresses, or holds an address that no sender has.
 */
export function readPrefix(text: string, family: IpFamily): Result<Range, Refused> {
  const [address = "", length = "", ...rest] = text.split("/");
  const isAddress =
    family === 4
      ? V4.test(address) && ipaddr.IPv4.isValid(address)
      : V6.test(address) && ipaddr.IPv6.isValid(address);
  if (!isAddress || rest.length > 0 || !LENGTH.test(length) || Number(length) > BITS[family])
    return err("no-prefix");
  if (Number(length) === 0) return err("default-route");
  const range = rangeOf(text, family);
  if (valueOf(address) !== range.first) return err("host-bits");
  return touchesReserved(range, family) ? err("reserved") : ok(range);
}

/** True for an address that no sender on the Internet has. */
export function isReserved(value: bigint, family: IpFamily): boolean {
  return touchesReserved({ first: value, last: value }, family);
}

function touchesReserved(range: Range, family: IpFamily): boolean {
  return RESERVED[family].some((other) => other.first <= range.last && range.first <= other.last);
}

function rangeOf(prefix: string, family: IpFamily): Range {
  const [address = "", length = ""] = prefix.split("/");
  const hostBits = BigInt(BITS[family] - Number(length));
  const first = (valueOf(address) >> hostBits) << hostBits;
  return { first, last: first + (1n << hostBits) - 1n };
}

export function valueOf(address: string): bigint {
  return ipaddr
    .parse(address)
    .toByteArray()
    .reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** An address as text: IPv6 as RFC 5952 writes it. */
export function addressText(value: bigint, family: IpFamily): string {
  const length = BITS[family] / 8;
  const bytes = Array.from({ length }, (_, index) =>
    Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn),
  );
  const address = ipaddr.fromByteArray(bytes);
  return family === 6 && address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}
