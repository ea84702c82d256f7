import { beforeAll, describe, expect, test } from "vitest";
import { always } from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import type { Hop, Proxy } from "../../../main/core/platforms/http/proxy/proxy.ts";
import { connectorFor } from "../../../main/core/platforms/http/connector.ts";
import { triesVersion } from "../../../main/core/platforms/http/old-tls.ts";
import { probeTls } from "../../../main/core/platforms/http/tls-probe.ts";
import type { Trust } from "../../../main/core/platforms/http/trust.ts";
import { redact } from "../../../shared/redacted.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { PROXY_USER, startConnectProxy, type ConnectProxy } from "../../support/connect-proxy.ts";
import { freePort } from "../../support/free-port.ts";
import { isBoringSsl } from "../../support/tls-library.ts";
import { cloudAt, json, PIN, serve, TOKEN, type Running } from "./servers.ts";

let ca: Identity;
let identity: Identity;

beforeAll(async () => {
  ca = await makeCertificate({ authority: true, commonName: "Root" });
  identity = await makeCertificate({ issuer: ca, names: ["127.0.0.1", "localhost", "platform.example"] });
});

const yes = (): Promise<Running> =>
  serve((_asked, response) => json(response, 200, { success: true }), identity);
const proxyAt = ({ url }: Pick<ConnectProxy, "url">, user: Partial<typeof PROXY_USER> = {}): Proxy => ({
  kind: "proxy",
  url,
  ...(user.username === undefined ? {} : { username: user.username }),
  ...(user.password === undefined ? {} : { password: redact(user.password, "proxy password") }),
});
const through = (...hops: Hop[]): Trust => ({
  kind: "authority",
  pem: ca.cert,
  line: { proxies: () => Promise.resolve(hops) },
});
const limits = { connectMs: 400, changeMs: 3000, lookUpMs: 3000 };

/** The results of a call and of a bare TLS handshake over the same route. */
async function meet(origin: string, trust: Trust): Promise<{ call: string; probe: string }> {
  const outcome = await cloudAt(origin, { trust, limits }).register({ pin: PIN });
  const verdict = await probeTls(origin, trust, 400);
  return {
    call: "cause" in outcome ? `${outcome.kind}: ${outcome.cause}` : outcome.kind,
    probe: "cause" in verdict ? `${verdict.kind}: ${verdict.cause}` : verdict.kind,
  };
}

describe("[F16] a proxy that does not let through leaves the request unsent", () => {
  test.each([
    ["refuses", "proxy-refused"],
    ["asks", "proxy-authentication"],
    ["cuts", "proxy-lost"],
    ["resets", "proxy-lost"],
    ["is silent", "proxy-lost"],
    ["babbles", "proxy-lost"],
    ["speaks first", "proxy-lost"],
  ] as const)("[F16] a proxy that %s: %s", async (manner, cause) => {
    const [server, proxy] = [await yes(), await startConnectProxy(manner)];
    expect(await meet(server.origin, through(proxyAt(proxy)))).toEqual({
      call: `notSent: ${cause}`,
      probe: `unreachable: ${cause}`,
    });
    expect(proxy.asked).toHaveLength(2);
    expect([proxy.overheard(), server.asked]).toEqual(["", []]);
  });

  test("[F16] a proxy that nobody runs, and one behind TLS that nobody vouches for", async () => {
    const server = await yes();
    const nobody: Proxy = { kind: "proxy", url: `http://127.0.0.1:${await freePort()}` };
    const stranger = await startConnectProxy("works", { identity });
    for (const proxy of [nobody, proxyAt(stranger, PROXY_USER)])
      expect(await meet(server.origin, through(proxy))).toEqual({
        call: "notSent: proxy-unreachable",
        probe: "unreachable: proxy-unreachable",
      });
    // The other server did not receive the proxy's user name and password either.
    expect([server.asked, stranger.asked]).toEqual([[], []]);
  });

  test("[F16] a proxy of a kind that is not spoken here is not reached around", async () => {
    const server = await yes();
    expect(await meet(server.origin, through({ kind: "unsupported" }))).toEqual({
      call: "notSent: proxy-unsupported",
      probe: "unreachable: proxy-unsupported",
    });
    expect(server.asked).toEqual([]);
  });

  test("[F16] a machine whose settings cannot be found out in time", async () => {
    const server = await yes();
    const trust: Trust = {
      kind: "authority",
      pem: ca.cert,
      line: { proxies: () => new Promise(() => undefined) },
    };
    expect(await meet(server.origin, trust)).toEqual({
      call: "notSent: proxy-unreachable",
      probe: "unreachable: proxy-unreachable",
    });
    expect(server.asked).toEqual([]);
  });

  test("[F16] wrong words are an own cause, and stand in no outcome", async () => {
    const [server, proxy] = [await yes(), await startConnectProxy("asks")];
    const wrong = proxyAt(proxy, { username: "user", password: "hunter2hunter2" as never });
    const outcome = await cloudAt(server.origin, { trust: through(wrong) }).register({ pin: PIN });
    expect(outcome).toMatchObject({ kind: "notSent", cause: "proxy-authentication" });
    expect(JSON.stringify([outcome, wrong])).not.toContain("hunter2");
    expect(proxy.asked[0]?.authorization).toMatch(/^Basic /);
  });
});

describe("a proxy that lets through", () => {
  test("[F16] [I14] is told host and port and nothing of the call", async () => {
    const [server, proxy] = [await yes(), await startConnectProxy("works")];
    expect(await meet(server.origin, through(proxyAt(proxy)))).toEqual({
      call: "confirmed",
      probe: "accepted",
    });
    const { host } = new URL(server.origin);
    expect(proxy.asked).toEqual([
      { place: host, authorization: undefined },
      { place: host, authorization: undefined },
    ]);
    expect(server.asked[0]?.headers).not.toHaveProperty("proxy-authorization");
    expect(proxy.overheard()).not.toContain(TOKEN);
    expect(proxy.overheard().length).toBeGreaterThan(0);
  });

  test("[F16] asks for user name and password, and gets both", async () => {
    const [server, proxy] = [await yes(), await startConnectProxy("asks")];
    expect((await meet(server.origin, through(proxyAt(proxy, PROXY_USER)))).call).toBe("confirmed");
    expect(server.asked[0]?.headers).not.toHaveProperty("proxy-authorization");
  });

  test("[F14] [F16] that reads along with a certificate of its own gets nothing to read", async () => {
    const company = await makeCertificate({ authority: true, commonName: "Company" });
    const reading = await serve((_asked, response) => json(response, 200, { success: true }), {
      ...(await makeCertificate({ issuer: company })),
    });
    const server = await yes();
    const leadsTo = Number(new URL(reading.origin).port);
    const proxy = await startConnectProxy("works", { leadsTo });
    expect(await meet(server.origin, through(proxyAt(proxy)))).toEqual({
      call: "notSent: unknown-ca",
      probe: "refused: unknown-ca",
    });
    expect([server.asked, reading.asked]).toEqual([[], []]);
  });

  test("[F15] [F16] a pinned certificate is compared through the tunnel as well", async () => {
    const server = await yes();
    const proxy = await startConnectProxy("works");
    const line = { proxies: always(proxyAt(proxy)) };
    const mine: Trust = { kind: "fingerprint", sha256: identity.sha256, line };
    expect((await meet(server.origin, mine)).call).toBe("confirmed");
    expect((await meet(server.origin, { ...mine, sha256: ca.sha256 })).call).toBe(
      "notSent: fingerprint-mismatch",
    );
    expect(server.asked).toHaveLength(1);
  });

  test("[F3] [F16] and dies once the request has gone through leaves the outcome unknown", async () => {
    const proxy = await startConnectProxy("works");
    const server = await serve(() => proxy.tear(), identity);
    expect((await meet(server.origin, through(proxyAt(proxy)))).call).toBe("unknown: connection-lost");
    expect(server.asked).toHaveLength(1);
  });

  test("plain HTTP on this machine goes through a tunnel too, where a person named the proxy for it", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true }));
    const proxy = await startConnectProxy("works");
    const trust: Trust = { kind: "publicRoots", line: { proxies: always(proxyAt(proxy)) } };
    expect(await cloudAt(server.origin, { trust }).register({ pin: PIN })).toMatchObject({
      kind: "confirmed",
    });
    expect(proxy.asked).toHaveLength(1);
  });
});

describe("several ways", () => {
  test("[F16] a proxy that cannot be reached is passed by, directly as the last way", async () => {
    const server = await yes();
    const nobody: Proxy = { kind: "proxy", url: `http://127.0.0.1:${await freePort()}` };
    const proxy = await startConnectProxy("works");
    expect((await meet(server.origin, through(nobody, proxyAt(proxy)))).call).toBe("confirmed");
    expect(proxy.asked).toHaveLength(2);
    expect((await meet(server.origin, through(nobody, { kind: "direct" }))).call).toBe("confirmed");
    expect((await meet(server.origin, through({ kind: "unsupported" }, proxyAt(proxy)))).call).toBe(
      "confirmed",
    );
  });

  test("[F16] a proxy's no is not passed by", async () => {
    const server = await yes();
    const refusing = await startConnectProxy("refuses");
    const trust = through(proxyAt(refusing), { kind: "direct" });
    expect((await meet(server.origin, trust)).call).toBe("notSent: proxy-refused");
    expect(server.asked).toEqual([]);
  });
});

describe("an address that was judged", () => {
  const judged = [{ address: "127.0.0.1", family: 4 }] as const;

  test("is what a proxy is told, and the name stays in the handshake", async () => {
    const server = await yes();
    const { port } = new URL(server.origin);
    const url = `https://platform.example:${port}`;
    const proxy = await startConnectProxy("works");
    const trust = through(proxyAt(proxy));
    const verdict = await probeTls(url, trust, 2000, { addresses: judged });
    expect(verdict.kind).toBe("accepted");
    const open = connectorFor({ url, trust, connectMs: 2000, addresses: judged }, () => undefined);
    const socket = await new Promise((resolve, reject) =>
      open(
        { hostname: "platform.example", host: "platform.example", protocol: "https:", port },
        (error, given) => (error === null ? resolve(given.destroy()) : reject(error)),
      ),
    );
    expect(socket).toBeDefined();
    const target = { url: new URL(url), host: "platform.example", addresses: judged };
    const old = await triesVersion(target, "TLSv1.1", { deadlineMs: 2000, line: trust.line });
    expect(old).toBe(isBoringSsl ? "not-tried" : "refused");
    const times = isBoringSsl ? 2 : 3;
    expect(proxy.asked.map(({ place }) => place)).toEqual(
      Array.from({ length: times }, () => `127.0.0.1:${port}`),
    );
  });
});
