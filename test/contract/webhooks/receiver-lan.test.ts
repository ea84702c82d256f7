import { once } from "node:events";
import { request } from "node:https";
import { connect, Server } from "node:net";
import { expect, test, vi } from "vitest";
import { receiverHarness, type ReceiverHarness } from "../../support/webhooks/receiver-harness.ts";
import { freePort } from "../../support/free-port.ts";

const ELSEWHERE = "127.0.0.2";

/** The status of a POST to a receiver on an interface of its own, trusting this authority. */
async function post(url: string, ca: string, host?: string): Promise<number> {
  const sent = request(url, {
    method: "POST",
    ca,
    agent: false,
    ...(host && { headers: { host }, servername: "laptop.example" }),
  });
  sent.end("{}");
  const [answer] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const open = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  socket.destroy();
  return open;
}

async function listenOn(rig: ReceiverHarness, address: string, port?: number) {
  const bind = { address, ...(port === undefined ? {} : { port }), publicHost: "laptop.example" };
  const listening = await rig.receivers.listen({ receiver: "terminal", bind });
  const at = rig.receivers.address("terminal");
  return { listening, at };
}

test("[W19] a receiver on a chosen interface listens there with TLS and nowhere else", async () => {
  const rig = receiverHarness();
  const { at } = await listenOn(rig, ELSEWHERE);
  if (at?.lan === undefined) throw new Error("it listens there");
  const allow = rig.receivers.allowHost("terminal", ELSEWHERE);
  const url = `https://${ELSEWHERE}:${at.port}${at.onPremPath}`;
  expect(rig.receivers.state("terminal")?.onPremUrl).toBe(url);
  expect(await post(url, at.lan.caPem)).toBe(200);
  // Neither without TLS nor on the usual loopback address.
  expect(await isOpen("127.0.0.1", at.port)).toBe(false);
  await expect(fetch(url.replace("https:", "http:"))).rejects.toThrow("fetch failed");
  expect(await post(url, at.lan.caPem, "elsewhere.example")).toBe(404);
  allow();
});

test("[W19] its certificate is for the address and the names that were told, under an authority of this start", async () => {
  const rig = receiverHarness();
  const { at } = await listenOn(rig, ELSEWHERE);
  const url = `https://${ELSEWHERE}:${at?.port ?? 0}${at?.onPremPath ?? ""}`;
  await expect(post(url, "")).rejects.toThrow(/unable to verify|self-signed/);
  const byName = request(url, {
    ca: at?.lan?.caPem,
    agent: false,
    servername: "laptop.example",
    method: "GET",
  }).end();
  const [answer] = (await once(byName, "response")) as [{ resume(): void }];
  answer.resume();
  await rig.receivers.stop("terminal");
  const again = await listenOn(rig, ELSEWHERE);
  expect(again.at?.lan?.caPem).not.toBe(at?.lan?.caPem);
});

test.each(["EADDRNOTAVAIL", "EINVAL", "EAFNOSUPPORT", "ENOTFOUND"])(
  "[W19] an address that the system turns down with %s is refused by name, and the receiver stops as any other",
  async (code) => {
    // As a machine without IPv6 answers for every IPv6 address.
    vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
      process.nextTick(() => this.emit("error", Object.assign(new Error(code), { code })));
      return this;
    });
    const rig = receiverHarness();
    const refused = { kind: "bindRefused", address: "fd00::2", cause: "not-here" };
    expect((await listenOn(rig, "fd00::2")).listening).toEqual({ ok: false, problem: refused });
    expect(await rig.receivers.stop("terminal")).toMatchObject({ ok: false });
  },
);

test("[W19] an address that is not of this machine is refused, and so is a port that somebody has", async () => {
  const rig = receiverHarness();
  const refused = { kind: "bindRefused", address: "192.0.2.1", cause: "not-here" };
  expect((await listenOn(rig, "192.0.2.1")).listening).toEqual({ ok: false, problem: refused });
  const port = await freePort();
  const first = await receiverHarness().receivers.listen({
    receiver: "terminal",
    bind: { address: ELSEWHERE, port },
  });
  expect(first.ok).toBe(true);
  expect((await listenOn(rig, ELSEWHERE, port)).listening).toEqual({
    ok: false,
    problem: { kind: "portTaken", port },
  });
});

test("[W19] a receiver that others find on loopback is not taken away from them", async () => {
  const rig = receiverHarness();
  await rig.listen();
  const { listening } = await listenOn(rig, ELSEWHERE);
  expect(listening).toMatchObject({ problem: { kind: "bindRefused", cause: "already-listening" } });
  expect(rig.receivers.state("terminal")?.localUrl).toMatch(/^http:\/\/127\.0\.0\.1/);
});

test("[W19] a handshake that is never ended does not keep it from stopping", async () => {
  const rig = receiverHarness({ limits: { stopMs: 50 } });
  const { at } = await listenOn(rig, ELSEWHERE);
  const socket = connect({ host: ELSEWHERE, port: at?.port ?? 0 });
  await once(socket, "connect");
  socket.on("error", () => undefined);
  const startMs = performance.now();
  await rig.receivers.stop("terminal");
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
