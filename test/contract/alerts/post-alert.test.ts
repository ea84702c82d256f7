import { createHmac } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { alertPoster } from "../../../main/core/alerts/post-alert.ts";
import { redact } from "../../../shared/redacted.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { startConnectProxy } from "../../support/connect-proxy.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const KEY = "a key of the right length";
const BODY = JSON.stringify({ text: "رقم +1 ••• 0123" });
const TARGET = { allowPrivate: true, systemRoots: false };

type Seen = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A server over TLS that answers with a status; -1: never, -2: it cuts the connection instead. */
async function server(status: number) {
  const authority = await makeCertificate({ commonName: "test authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const seen: Seen[] = [];
  const listening = createServer({ cert, key }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString();
      seen.push({ path: request.url ?? "", headers: request.headers, body });
      if (status === -1) return;
      if (status === -2) return void request.socket.destroy();
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
  }).listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => {
    listening.closeAllConnections();
    listening.close();
  });
  const { port } = listening.address() as AddressInfo;
  return { url: redact(`https://localhost:${port}/hook?a=1`, "alert URL"), ca: authority.cert, port, seen };
}

describe("the post of an alert", () => {
  test("[ZJ10] the generic form is signed over its time and its exact bytes", async () => {
    const { url, ca, seen } = await server(204);
    const clock = virtualClock();
    const post = alertPoster({ clock }, { ca });
    const key = redact(KEY, "alert key");
    expect(await post(TARGET, { url, body: BODY, key })).toEqual({ outcome: "accepted", status: 204 });
    const [one] = seen;
    const time = one?.headers["switchover-alert-time"];
    expect([one?.path, one?.body, time]).toEqual(["/hook?a=1", BODY, String(clock.now() / 1000)]);
    const right = createHmac("sha256", KEY)
      .update(`${String(time)}.${BODY}`)
      .digest("hex");
    expect(one?.headers["switchover-alert-signature"]).toBe(`sha256=${right}`);
  });

  test("[ZJ10] without a key nothing is signed, and no header names the program's user or number", async () => {
    const { url, ca, seen } = await server(200);
    await alertPoster({ clock: virtualClock() }, { ca })(TARGET, { url, body: BODY });
    expect(Object.keys(seen[0]?.headers ?? {}).toSorted()).toEqual([
      "connection",
      "content-length",
      "content-type",
      "host",
    ]);
  });

  test("[ZJ10] a server that never gets to an encrypted connection was surely sent nothing", async () => {
    const silent = createTcpServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const url = redact(`https://localhost:${port}/hook`, "alert URL");
    const post = alertPoster({ clock: virtualClock() }, { limitMs: 200 });
    expect(await post(TARGET, { url, body: BODY })).toEqual({ outcome: "not-sent", why: "connect-timeout" });
  });

  test("[ZJ10] one that is ended during the handshake was surely sent nothing, and is ended at once", async () => {
    const silent = createTcpServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const url = redact(`https://localhost:${port}/hook`, "alert URL");
    const post = alertPoster({ clock: virtualClock() }, { limitMs: 60_000 });
    const notSent = { outcome: "not-sent", why: "cancelled-before-sending" };
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 50);
    expect(await post(TARGET, { url, body: BODY }, leaving.signal)).toEqual(notSent);
    expect(await post(TARGET, { url, body: BODY }, leaving.signal)).toEqual(notSent);
  });

  test.each([
    [302, { outcome: "refused", status: 302 }],
    [404, { outcome: "refused", status: 404 }],
    [-1, { outcome: "unknown" }],
    [-2, { outcome: "unknown" }],
  ] as const)(
    "[ZJ10] an answer of %d takes nothing, and no redirect is followed",
    async (status, outcome) => {
      const { url, ca, seen } = await server(status);
      const post = alertPoster({ clock: virtualClock() }, { ca, limitMs: 300 });
      expect(await post(TARGET, { url, body: BODY })).toEqual(outcome);
      expect(seen.map(({ path }) => path)).toEqual(["/hook?a=1"]);
    },
  );

  test("[ZJ10] nothing is sent to a private address, to an unknown authority, or where nobody listens", async () => {
    const { url, port, seen } = await server(200);
    const post = alertPoster({ clock: virtualClock() });
    const open = { ...TARGET, allowPrivate: false };
    const of = (text: string) => redact(text, "alert URL");
    expect(await post(open, { url: of("https://localhost/hook"), body: BODY })).toEqual({
      outcome: "not-sent",
      why: "address",
    });
    expect(await post(TARGET, { url, body: BODY })).toMatchObject({ outcome: "not-sent" });
    expect(await post(TARGET, { url: of("https://localhost:1/"), body: BODY })).toEqual({
      outcome: "not-sent",
      why: "connection-refused",
    });
    expect([port > 0, seen]).toEqual([true, []]);
  });

  test("[ZJ10] it goes through the proxy that connections of this computer take", async () => {
    const { url, ca, seen, port } = await server(200);
    const proxy = await startConnectProxy("works", { leadsTo: port });
    const proxies = async () => [{ kind: "proxy", url: proxy.url } as const];
    const post = alertPoster({ clock: virtualClock(), proxies }, { ca });
    expect(await post(TARGET, { url, body: BODY })).toEqual({ outcome: "accepted", status: 200 });
    expect([proxy.asked.length, seen.length]).toEqual([1, 1]);
    expect(proxy.overheard()).not.toContain("0123");
    const none = alertPoster(
      { clock: virtualClock(), proxies: async () => [{ kind: "unsupported" }] },
      { ca },
    );
    expect(await none(TARGET, { url, body: BODY })).toMatchObject({ outcome: "not-sent" });
    expect(seen).toHaveLength(1);
  });
});
