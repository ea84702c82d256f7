import { lookup, Resolver as DnsResolver, resolveNs } from "node:dns/promises";
import { isIP } from "node:net";
import type { CheckedIp } from "../../platforms/http/checked-ip.ts";

/** The answer of a name's authoritative servers. */
export type NameLookup =
  | { readonly kind: "found"; readonly addresses: readonly CheckedIp[] }
  /** They report that the name does not exist. */
  | { readonly kind: "missing" }
  /** They could not be found or asked from here, or gave no usable answer. */
  | { readonly kind: "unasked" };

export type AskResponsible = (name: string) => Promise<NameLookup>;

/** How the authoritative servers are found; tests replace the machine's own name service. */
export type ServerFinder = {
  /** The names of a zone's servers. Rejects, or returns none, if it is not a zone. */
  readonly serversOf: (zone: string) => Promise<readonly string[]>;
  /** The addresses of one server, in the format of `Resolver.setServers`. */
  readonly addressesOf: (server: string) => Promise<readonly string[]>;
};

const MACHINE: ServerFinder = {
  serversOf: (zone) => resolveNs(zone),
  addressesOf: async (server) => {
    const answers = await lookup(server, { all: true });
    return answers.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  },
};

const ASKED = 2;
const ANSWER_MS = 2_500;
const TRIES = 2;

/**
 * Returns a function that asks the servers of a name's zone directly. A caching name service may report a new
 * name as missing for half an hour, because it was asked too early; answers obtained here are not cached
 * anywhere.
 */
export function askResponsible(finder: ServerFinder = MACHINE): AskResponsible {
  return async (name) => {
    const servers = await serversFor(name, finder);
    if (servers.length === 0) return { kind: "unasked" };
    const resolver = new DnsResolver({ timeout: ANSWER_MS, tries: TRIES });
    try {
      resolver.setServers(servers);
    } catch {
      return { kind: "unasked" };
    }
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = [...ipsIn(v4, 4), ...ipsIn(v6, 6)];
    if (addresses.length > 0) return { kind: "found", addresses };
    return { kind: isMissing(v4) || isMissing(v6) ? "missing" : "unasked" };
  };
}

/** Does not query the name itself: resolvers in between would cache that it is missing. */
async function serversFor(name: string, { serversOf, addressesOf }: ServerFinder): Promise<string[]> {
  const labels = name.split(".").filter((label) => label !== "");
  for (let first = 1; first < labels.length; first += 1) {
    const zone = labels.slice(first).join(".");
    const servers = await serversOf(zone).catch(() => []);
    if (servers.length === 0) continue;
    const found = await Promise.all(
      servers.slice(0, ASKED).map((server) => addressesOf(server).catch(() => [])),
    );
    return found.flat();
  }
  return [];
}

function ipsIn(outcome: PromiseSettledResult<string[]>, family: 4 | 6): readonly CheckedIp[] {
  if (outcome.status === "rejected") return [];
  return outcome.value.filter((address) => isIP(address) === family).map((address) => ({ address, family }));
}

function isMissing(outcome: PromiseSettledResult<string[]>): boolean {
  return (
    outcome.status === "rejected" && (outcome.reason as { readonly code?: unknown }).code === "ENOTFOUND"
  );
}
