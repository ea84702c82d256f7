import { Resolver as DnsResolver } from "node:dns/promises";
import { describe, expect, test } from "vitest";
import { addressesBehind, type AddressSearch } from "../../../main/core/tunnels/probe/public-address.ts";
import { askResponsible, type NameLookup } from "../../../main/core/tunnels/probe/responsible-servers.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { dnsServer, type DnsServer } from "../../support/webhooks/dns-server.ts";

const FRESH = "four-made-up-words.trycloudflare.com";
const URL_OF = new URL(`https://${FRESH}/in/secret`);
const PUBLIC = "104.16.230.132";
const found = [{ address: PUBLIC, family: 4 as const }];

/** The name servers of a zone, found through a resolver of the test; both are one test server. */
const responsibleAt = (server: DnsServer) => {
  const resolver = new DnsResolver({ timeout: 500, tries: 1 });
  resolver.setServers([server.address]);
  return askResponsible({
    serversOf: (zone) => resolver.resolveNs(zone),
    addressesOf: async () => [server.address],
  });
};

describe("the servers that are responsible for a name", () => {
  test("[T24] are asked themselves, and nobody else is asked for the name", async () => {
    const server = await dnsServer();
    server.add("trycloudflare.com", "NS", "ns.example");
    const ask = responsibleAt(server);
    expect(await ask(FRESH)).toEqual({ kind: "missing" });
    server.add(FRESH, "A", PUBLIC);
    server.add(FRESH, "AAAA", "2606:4700:0:0:0:0:6810:e684");
    expect(await ask(FRESH)).toEqual({
      kind: "found",
      addresses: [...found, { address: "2606:4700::6810:e684", family: 6 }],
    });
    expect(server.asked.filter((query) => query.startsWith("NS"))).toEqual([
      "NS trycloudflare.com",
      "NS trycloudflare.com",
    ]);
  });

  test("[T24] are those of the nearest zone above the name", async () => {
    const server = await dnsServer();
    server.add("example.com", "NS", "ns.example");
    server.add("hooks.eu.example.com", "A", PUBLIC);
    expect(await responsibleAt(server)("hooks.eu.example.com")).toEqual({ kind: "found", addresses: found });
    expect(server.asked.slice(0, 2)).toEqual(["NS eu.example.com", "NS example.com"]);
  });

  test("[T24] that refuse, or are not to be found, say nothing of a name", async () => {
    const server = await dnsServer();
    server.add("trycloudflare.com", "NS", "ns.example");
    const ask = responsibleAt(server);
    // The name exists but has no address.
    server.add(FRESH, "NS", "elsewhere.example");
    expect(await ask(FRESH)).toEqual({ kind: "unasked" });
    server.refuse();
    expect(await ask(FRESH)).toEqual({ kind: "unasked" });
    const nobody = askResponsible({ serversOf: async () => ["ns.example"], addressesOf: async () => [] });
    expect(await nobody(FRESH)).toEqual({ kind: "unasked" });
    const odd = askResponsible({ serversOf: async () => ["ns"], addressesOf: async () => ["no address"] });
    expect(await odd(FRESH)).toEqual({ kind: "unasked" });
  });
});

type Said = NameLookup | readonly NameLookup[];

async function search(
  responsible: Said,
  system: () => readonly string[],
  change: Partial<AddressSearch> = {},
) {
  const clock = virtualClock();
  const asked: string[] = [];
  const answers = Array.isArray(responsible) ? [...(responsible as readonly NameLookup[])] : [];
  const given: AddressSearch = {
    allowPrivate: false,
    isFresh: true,
    clock,
    names: {
      responsible: async () => {
        asked.push(`responsible ${clock.monotonicMs()}`);
        return (
          answers.shift() ?? (Array.isArray(responsible) ? { kind: "missing" } : (responsible as NameLookup))
        );
      },
      system: async () => {
        asked.push(`system ${clock.monotonicMs()}`);
        return system().map((address) => ({ address, family: 4 as const }));
      },
    },
    ...change,
  };
  const answer = addressesBehind(URL_OF, given);
  // Continues until the first wait has begun.
  await new Promise((resolve) => setImmediate(resolve));
  return { asked, answer, clock };
}

describe("a tunnel's fresh name", () => {
  test("[T24] is waited for where it comes from; the machine's own name service is never asked", async () => {
    const missing = { kind: "missing" } as const;
    const late = [...Array.from({ length: 12 }, () => missing), { kind: "found", addresses: found } as const];
    const { asked, answer, clock } = await search(late, () => []);
    await clock.advance(60_000);
    expect(await answer).toEqual({ ok: true, value: found });
    expect(asked).toHaveLength(13);
    expect(asked.some((one) => one.startsWith("system"))).toBe(false);
  });

  test("[T24] that its own servers do not know after a minute is missing", async () => {
    const { answer, clock } = await search([], () => []);
    await clock.advance(70_000);
    expect(await answer).toEqual({ ok: false, problem: { kind: "name-not-found" } });
  });

  test("[T24] where they cannot be asked, the machine's own service is, late enough not to remember it as missing", async () => {
    const { asked, answer, clock } = await search({ kind: "unasked" }, () => [PUBLIC]);
    await clock.advance(60_000);
    expect(await answer).toEqual({ ok: true, value: found });
    expect(asked).toEqual(["responsible 0", "system 15000"]);
  });

  test("[T24] that only this machine does not see is inconclusive, not missing", async () => {
    const { answer, clock } = await search({ kind: "unasked" }, () => []);
    await clock.advance(60_000);
    expect(await answer).toEqual({ ok: false, problem: { kind: "name-not-seen" } });
  });

  test("[T13] [T24] that leads inwards is refused, whoever said so", async () => {
    const inner = [{ address: "10.0.0.1", family: 4 as const }];
    const { answer } = await search({ kind: "found", addresses: inner }, () => []);
    expect(await answer).toEqual({ ok: false, problem: { kind: "private", address: "10.0.0.1" } });
  });
});

describe("a name that stays", () => {
  test("[T24] is asked for as the machine would, and once more where it comes from if it is missing here", async () => {
    const stable = { isFresh: false };
    const known = await search({ kind: "unasked" }, () => [PUBLIC], stable);
    expect(await known.answer).toEqual({ ok: true, value: found });
    expect(known.asked).toEqual(["system 0"]);
    const stale = await search({ kind: "found", addresses: found }, () => [], stable);
    expect(await stale.answer).toEqual({ ok: true, value: found });
    for (const kind of ["missing", "unasked"] as const) {
      const gone = await search({ kind }, () => [], stable);
      expect(await gone.answer).toEqual({ ok: false, problem: { kind: "name-not-found" } });
    }
  });

  test("[T24] under an authority of one's own nobody outside is asked", async () => {
    const { asked, answer } = await search({ kind: "missing" }, () => ["127.0.0.1"], { allowPrivate: true });
    expect(await answer).toMatchObject({ ok: true });
    expect(asked).toEqual(["system 0"]);
  });
});
