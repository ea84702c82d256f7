import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { connectionFault, thisComputer, type Surroundings } from "../../../main/core/network/steps.ts";
import { tryWay } from "../../../main/core/network/try-way.ts";
import { always } from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import type { Hop } from "../../../main/core/platforms/http/proxy/proxy.ts";
import type { Trust } from "../../../main/core/platforms/http/trust.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";
import { makeCertificate, type Identity, type Wishes } from "../../support/certificates.ts";
import { PROXY_USER, startConnectProxy, type Manner } from "../../support/connect-proxy.ts";
import { freePort } from "../../support/free-port.ts";
import { json, serve } from "../platforms/servers.ts";

const PATH = "/v23.0/debug_token";
const PUBLIC: Trust = { kind: "publicRoots" };

const here: Surroundings = {
  ...thisComputer({ now: () => instant(Date.now()) }),
  resolve: () => Promise.reject(Object.assign(new Error("none"), { code: "ENOTFOUND" })),
  hasNetwork: () => true,
  limitMs: 2_000,
};

const way = (url: string, trust: Trust = PUBLIC, surroundings: Partial<Surroundings> = {}) =>
  tryWay({ base: new URL(url), path: PATH, api: "cloud" }, trust, { ...here, ...surroundings });

const by = (ca: Identity): Trust => ({ kind: "authority", pem: ca.cert });
const through = (trust: Trust, ...hops: Hop[]): Trust => ({
  ...trust,
  line: { proxies: () => Promise.resolve(hops) },
});

/** An API over TLS whose certificate is as wished; it answers as one without a token. */
async function api(
  wishes: Wishes = {},
  answer = (response: Parameters<typeof json>[0]): void => json(response, 400, { error: { code: 104 } }),
) {
  const ca = await makeCertificate({ commonName: "Office Inspection CA", authority: true });
  const identity = await makeCertificate({ issuer: ca, ...wishes });
  const running = await serve((_asked, response) => answer(response), {
    cert: identity.cert,
    key: identity.key,
  });
  return { ...running, ca };
}

/** A server that does this with each connection. */
async function bytes(onSocket: (socket: Socket) => void): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    onSocket(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const statuses = (report: Awaited<ReturnType<typeof way>>) =>
  report.steps.map(({ step, status }) => `${step} ${status}`);

describe("a way that is free", () => {
  test("[ZN30] one GET without a token is all that a server gets, and each step is named", async () => {
    const { origin, asked, ca } = await api();
    const report = await way(origin, by(ca));
    expect(report).toMatchObject({ server: new URL(origin).host, about: "server", facts: { status: 400 } });
    expect(report.cause).toBeUndefined();
    expect(statuses(report)).toEqual(["name passed", "connection passed", "tls passed", "answer passed"]);
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([["GET", PATH, ""]]);
    expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual(["accept", "connection", "host"]);
  });

  test("[ZN34] a certificate that counts only by choice is told with its issuer", async () => {
    const { origin, ca } = await api();
    expect((await way(origin, by(ca))).facts).toMatchObject({
      byChoice: true,
      issuer: "CN=Office Inspection CA",
    });
  });

  test("[ZN34] so is one that counts only by its fingerprint", async () => {
    const identity = await makeCertificate();
    const answer = { cert: identity.cert, key: identity.key };
    const { origin } = await serve(
      (_asked, response) => json(response, 401, { error: { code: 104 } }),
      answer,
    );
    const report = await way(origin, { kind: "fingerprint", sha256: identity.sha256 });
    expect(report).toMatchObject({ facts: { byChoice: true } });
    expect(report.cause).toBeUndefined();
    const other = await way(origin, { kind: "fingerprint", sha256: "AA:BB" });
    expect(other.cause).toBe("fingerprint-mismatch");
  });

  test("[ZN30] plain HTTP on this computer has no TLS to try", async () => {
    const { origin } = await serve((_asked, response) => json(response, 401, { error: { code: 104 } }));
    const report = await way(origin);
    expect(statuses(report)).toEqual(["name passed", "connection passed", "answer passed"]);
    expect(report.facts).toEqual({ status: 401 });
  });

  test("[ZN32] through a proxy with its sign-in, which gets the name and no request in clear", async () => {
    const { origin, ca } = await api();
    const proxy = await startConnectProxy("asks");
    const signedIn = {
      username: PROXY_USER.username,
      password: redact(PROXY_USER.password, "proxy password"),
    };
    const hop: Hop = { kind: "proxy", url: proxy.url, ...signedIn };
    const report = await way(origin, through(by(ca), hop));
    expect(report.cause).toBeUndefined();
    expect(report.proxy).toBe(new URL(proxy.url).host);
    expect(statuses(report)).toContain("proxy passed");
    expect(proxy.overheard()).not.toContain("debug_token");
    expect(JSON.stringify(report)).not.toContain(PROXY_USER.password);
  });
});

describe("what is in the way before the server answers", () => {
  test("[ZN31] a name that isn't found, name servers that are silent, and a computer without network", async () => {
    const failing = (code: string) => ({
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
    });
    const url = "https://chat.invalid";
    expect(await way(url)).toMatchObject({ cause: "name-not-found", about: "server" });
    expect((await way(url, PUBLIC, failing("EAI_AGAIN"))).cause).toBe("name-servers-silent");
    expect((await way(url, PUBLIC, { resolve: async () => [] })).cause).toBe("name-not-found");
    const never = { resolve: () => new Promise<never>(() => undefined), limitMs: 20 };
    expect((await way(url, PUBLIC, never)).cause).toBe("name-servers-silent");
    for (const code of ["ENOTFOUND", "EAI_AGAIN"])
      expect((await way(url, PUBLIC, { ...failing(code), hasNetwork: () => false })).cause).toBe(
        "no-network",
      );
    expect(statuses(await way(url))).toEqual([
      "name failed",
      "connection not-tried",
      "tls not-tried",
      "answer not-tried",
    ]);
  });

  test("[ZN31] a refused connection, of the server and of a proxy", async () => {
    const url = `https://127.0.0.1:${await freePort()}`;
    expect(await way(url)).toMatchObject({ cause: "refused", about: "server" });
    const gone: Trust = {
      ...PUBLIC,
      line: { proxies: always({ kind: "proxy", url: url.replace("s:", ":") }) },
    };
    const report = await way("https://cloud.example", gone);
    expect(report).toMatchObject({ cause: "refused", about: "proxy", proxy: new URL(url).host });
    expect(statuses(report)[1]).toBe("connection failed");
  });

  test.each([
    ["ECONNREFUSED", true, "refused"],
    ["ECONNRESET", true, "reset"],
    ["ETIMEDOUT", true, "timed-out"],
    ["ENETUNREACH", true, "no-route"],
    ["ENETUNREACH", false, "no-network"],
    ["EPERM", true, "not-allowed-here"],
    ["EWHATEVER", true, "connection-failed"],
    [undefined, true, "connection-failed"],
  ] as const)("[ZN31] %s, with a network: %s, is %s", (code, hasNetwork, cause) => {
    expect(connectionFault(code, { hasNetwork: () => hasNetwork })?.cause).toBe(cause);
  });
});

describe("what a proxy does", () => {
  const cases: readonly (readonly [Manner, string])[] = [
    ["asks", "proxy-sign-in"],
    ["asks for NTLM", "proxy-sign-in-method"],
    ["refuses", "proxy-refused"],
    ["cuts", "proxy-lost"],
    ["resets", "proxy-lost"],
    ["babbles", "proxy-lost"],
    ["speaks first", "proxy-lost"],
  ];
  test.each(cases)("[ZN32] one that %s is %s", async (manner, cause) => {
    const proxy = await startConnectProxy(manner);
    const report = await way("https://cloud.example", through(PUBLIC, { kind: "proxy", url: proxy.url }));
    expect(report).toMatchObject({ cause, about: "proxy" });
    expect(statuses(report)).toEqual([
      "name passed",
      "connection passed",
      "proxy failed",
      "tls not-tried",
      "answer not-tried",
    ]);
  });

  test("[ZN32] a sign-in that it doesn't accept is another thing than none", async () => {
    const proxy = await startConnectProxy("asks");
    const wrong = { username: "user", password: redact("barley", "proxy password") };
    const hop: Hop = { kind: "proxy", url: proxy.url, ...wrong };
    const report = await way("https://cloud.example", through(PUBLIC, hop));
    expect(report.cause).toBe("proxy-sign-in-refused");
    expect(JSON.stringify(report)).not.toContain("barley");
  });

  test("[ZN44] one without a method that is ours is told by its methods, also where a name and a password are set", async () => {
    const proxy = await startConnectProxy("asks for NTLM");
    const signIn = { username: "user", password: redact("barley", "proxy password") };
    for (const known of [{}, signIn]) {
      const report = await way(
        "https://cloud.example",
        through(PUBLIC, { kind: "proxy", url: proxy.url, ...known }),
      );
      expect(report).toMatchObject({
        cause: "proxy-sign-in-method",
        about: "proxy",
        facts: { methods: ["Negotiate", "NTLM"] },
      });
    }
  });

  test("[ZN32] a kind that can't be used, a fixed one that isn't understood, and settings that never answer", async () => {
    const url = "https://cloud.example";
    expect((await way(url, through(PUBLIC, { kind: "unsupported" }))).cause).toBe("proxy-unsupported");
    const invalid = await way(url, through(PUBLIC, { kind: "invalid" }, { kind: "direct" }));
    expect(invalid.cause).toBe("proxy-invalid");
    expect(statuses(invalid)[0]).toBe("proxy failed");
    const silent: Trust = { ...PUBLIC, line: { proxies: () => new Promise(() => undefined) } };
    expect((await way(url, silent, { limitMs: 20 })).cause).toBe("proxy-settings-silent");
  });

  test("[ZN32] where the first of several proxies is gone, the next is taken, as connections do", async () => {
    const { origin, ca } = await api();
    const proxy = await startConnectProxy("works");
    const gone: Hop = { kind: "proxy", url: `http://127.0.0.1:${await freePort()}` };
    const report = await way(origin, through(by(ca), gone, { kind: "proxy", url: proxy.url }));
    expect(report.cause).toBeUndefined();
    expect(report.proxy).toBe(new URL(proxy.url).host);
    expect((await way(origin, through(by(ca), gone, { kind: "direct" }))).proxy).toBeUndefined();
  });

  test("[ZN33] the certificate of an https proxy is judged like a server's", async () => {
    const identity = await makeCertificate({ commonName: "the proxy itself" });
    const proxy = await startConnectProxy("works", { identity });
    const report = await way("https://cloud.example", through(PUBLIC, { kind: "proxy", url: proxy.url }));
    expect(report).toMatchObject({ cause: "self-signed", about: "proxy" });
  });

  test("[ZN33] one that reads along is named by the authority of its certificate", async () => {
    const inspected = await api({ names: ["cloud.example"] });
    const proxy = await startConnectProxy("works", { leadsTo: Number(new URL(inspected.origin).port) });
    const report = await way("https://cloud.example", through(PUBLIC, { kind: "proxy", url: proxy.url }));
    expect(report).toMatchObject({
      cause: "unknown-ca",
      about: "server",
      facts: { issuer: "CN=Office Inspection CA", systemTrusts: false },
    });
    expect(inspected.asked).toEqual([]);
  });
});

describe("TLS", () => {
  test("[ZN35] an expired certificate and one that isn't valid yet come with this computer's clock", async () => {
    const now = instant(Date.parse("2026-01-15T12:00:00Z"));
    const old = await api({ fromDays: -20, toDays: -10 });
    const report = await way(old.origin, by(old.ca), { now: () => now });
    expect(report).toMatchObject({ cause: "expired", facts: { here: "2026-01-15T12:00:00.000Z" } });
    expect(Date.parse(report.facts.validTo ?? "")).toBeLessThan(Date.now());
    const early = await api({ fromDays: 10, toDays: 20 });
    expect((await way(early.origin, by(early.ca))).cause).toBe("not-yet-valid");
  });

  test("[ZN33] a certificate for other names tells which", async () => {
    const { origin, ca } = await api({ names: ["login.portal.example"] });
    expect(await way(origin, by(ca))).toMatchObject({
      cause: "name-mismatch",
      facts: { names: ["login.portal.example"] },
    });
  });

  test("[ZN33] a service without TLS, a cut after the greeting and silence are told apart", async () => {
    const plain = await bytes((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect((await way(plain)).cause).toBe("no-tls");
    const cutting = await bytes((socket) => socket.once("data", () => socket.resetAndDestroy()));
    expect((await way(cutting)).cause).toBe("tls-reset");
    const closing = await bytes((socket) => socket.once("data", () => socket.end()));
    expect((await way(closing)).cause).toBe("tls-reset");
    const silent = await bytes(() => undefined);
    expect((await way(silent, PUBLIC, { limitMs: 100 })).cause).toBe("tls-timed-out");
  });

  test("[ZN33] a text in a certificate can't turn a line around", async () => {
    const ca = await makeCertificate({ commonName: "A\u202Eevil\u001B[2J", authority: true });
    const identity = await makeCertificate({ issuer: ca });
    const { origin } = await serve(() => undefined, { cert: identity.cert, key: identity.key });
    expect((await way(origin)).facts.issuer).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

test("[ZN36] a page, a redirect and no answer at all aren't the API, and the redirect isn't followed", async () => {
  const portal = await api(
    {},
    (response) => void response.writeHead(302, { location: "https://portal.example/" }).end(),
  );
  expect(await way(portal.origin, by(portal.ca))).toMatchObject({
    cause: "redirect",
    facts: { to: "portal.example", status: 302 },
  });
  expect(portal.asked).toHaveLength(1);
  const page = await api(
    {},
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  );
  expect((await way(page.origin, by(page.ca))).cause).toBe("web-page");
  const silent = await api({}, () => undefined);
  expect((await way(silent.origin, by(silent.ca), { limitMs: 300 })).cause).toBe("no-answer");
  const cut = await api({}, (response) => void response.socket?.destroy());
  expect((await way(cut.origin, by(cut.ca))).cause).toBe("no-answer");
});
