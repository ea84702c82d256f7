import { BlockList, isIP } from "node:net";
import { hostIn, portOf } from "./proxy.ts";

/**
 * Whether a `NO_PROXY` list exempts a URL. An entry is a host, which includes its subdomains; a suffix that
 * starts with a dot; `*` for everything; an IP address or a CIDR block. A host or suffix may have a port.
 * Entries are separated by commas or spaces; an invalid entry exempts nothing.
 */
export function isExempt(list: string, url: URL): boolean {
  const host = hostIn(url);
  const port = portOf(url);
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry !== "" && covers(entry, host, port));
}

function covers(entry: string, host: string, port: number): boolean {
  if (entry === "*") return true;
  if (entry.includes("/")) return isWithin(entry, host);
  const { name, only } = parts(entry);
  if (only !== undefined && only !== port) return false;
  if (isIP(host) !== 0) return name === host;
  const suffix = name.replace(/^\*?\./, "").replace(/\.$/, "");
  if (suffix === "") return false;
  return host.endsWith(`.${suffix}`) || (host === suffix && !/^\*?\./.test(name));
}

/** An IPv6 address itself contains colons: its port follows the bracket. */
function parts(entry: string): { readonly name: string; readonly only?: number } {
  const bracketed = /^\[(.+)\](?::([0-9]+))?$/.exec(entry);
  const plain = isIP(entry) === 6 ? undefined : /^([^:]+):([0-9]+)$/.exec(entry);
  const [, name = entry, only] = bracketed ?? plain ?? [];
  return only === undefined ? { name } : { name, only: Number(only) };
}

function isWithin(block: string, host: string): boolean {
  const [network = "", bits = ""] = block.split("/");
  const family = isIP(network);
  const longest = family === 6 ? 128 : 32;
  if (family === 0 || isIP(host) !== family || !/^[0-9]{1,3}$/.test(bits) || Number(bits) > longest)
    return false;
  const ipFamily = family === 6 ? "ipv6" : "ipv4";
  const blocks = new BlockList();
  blocks.addSubnet(network, Number(bits), ipFamily);
  return blocks.check(host, ipFamily);
}
