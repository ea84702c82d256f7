import { createServer } from "node:https";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { ok } from "../../../shared/result.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { checkOf, connectivityHarness, VERIFY_TOKEN } from "../../support/webhooks/connectivity-harness.ts";
import { post, receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";

const BODY = '{"object":"chat_business_account","entry":[]}';

test("[V15] a callback that leads here already is known by its path, whatever its name, and nothing is borrowed from it", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  // A receiver that a workspace keeps, or that listened before, still stands at the account under another name.
  const listening = await one.receivers.listen({ receiver: "terminal", stopAfterMinutes: 0 });
  expect(listening.ok).toBe(true);
  const { cloudPath = "" } = one.receivers.address("terminal") ?? {};
  await rig.call("POST", `${rig.sandbox.cloud.businessAccountId}/subscribed_apps`, {
    override_callback_uri: `https://other-name.example/behind${cloudPath}`,
    verify_token: VERIFY_TOKEN,
  });
  const before = await rig.callbacks();
  const run = await one.start();
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "own-address" });
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(await rig.callbacks()).toEqual(before);
});

test("[V15] an address that leads back here by itself is refused before anything is borrowed", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const listening = await one.receivers.listen({ receiver: "terminal", stopAfterMinutes: 0 });
  const { cloudPath = "", port = 0 } = one.receivers.address("terminal") ?? {};
  expect(listening.ok).toBe(true);
  // A front of production's that rewrites the path: nothing in its address tells where it leads.
  const { url, caPem } = await frontTo(`http://127.0.0.1:${port}${cloudPath}`);
  const productionAt = async () => ({ url, caPem });
  Object.assign(rig.ports.practice ?? {}, { productionAt });
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "own-address" });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("[V15] an address that leads to this receiver under a path that it does not know is refused as well", async () => {
  const rig = await connectivityHarness();
  const one = await rig.process();
  const listening = await one.receivers.listen({ receiver: "terminal", stopAfterMinutes: 0 });
  const { port = 0 } = one.receivers.address("terminal") ?? {};
  expect(listening.ok).toBe(true);
  const { url, caPem } = await frontTo(`http://127.0.0.1:${port}/of-another-folder`);
  Object.assign(rig.ports.practice ?? {}, { productionAt: async () => ({ url, caPem }) });
  const ended = await (await one.start()).ended();
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "own-address" });
  expect(rig.meddler.asked.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("[V15] a copy that comes back is answered with 508 and kept nowhere, and nothing is passed on any more", async () => {
  const { store, ...rig } = receiverHarness();
  const { cloudUrl, port } = await rig.listen();
  const authority = await makeCertificate({ commonName: "front authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  let posts = 0;
  const front = createServer({ cert, key }, (request, response) => {
    posts += 1;
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { connection: _hop, host: _name, ...headers } = request.headers as Record<string, string>;
      fetch(cloudUrl, { method: "POST", headers, body: Buffer.concat(pieces).toString() })
        .then((answer) => response.writeHead(answer.status).end())
        .catch(() => response.writeHead(502).end());
    });
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  const url = `https://localhost:${(front.address() as AddressInfo).port}/hook`;
  rig.receivers.forward("terminal", { url, ca: authority.cert, allowPrivate: true });
  expect(port).toBeGreaterThan(0);
  expect((await post(cloudUrl, BODY)).status).toBe(508);
  expect(posts).toBe(1);
  expect(store.kept).toHaveLength(1);
  expect(rig.receivers.state("terminal")).toMatchObject({ trouble: "copies-circle" });
  expect(rig.receivers.state("terminal")?.forwardsTo).toBeUndefined();
  // What the platform sends again is taken, and goes nowhere.
  expect((await post(cloudUrl, BODY)).status).toBe(200);
  expect(posts).toBe(1);
  const hops = Array.from({ length: 8 }, () => "x".repeat(22)).join(",");
  const marked = { "x-hub-signature-256": signed(BODY), "switchover-forwarded": hops };
  expect((await post(cloudUrl, BODY, marked)).status).toBe(508);
  await vi.waitFor(() => expect(store.kept).toHaveLength(2));
});

test("[V15] the on-premises client's callbacks go on to the client's own callback, and the cloud's do not", async () => {
  const { ...rig } = receiverHarness();
  const { cloudUrl, onPremUrl } = await rig.listen();
  const authority = await makeCertificate({ commonName: "front authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const seen: string[] = [];
  const front = createServer({ cert, key }, (request, response) => {
    seen.push(request.url ?? "");
    request.resume().once("end", () => response.writeHead(200).end());
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  const url = `https://localhost:${(front.address() as AddressInfo).port}/client`;
  const source = "on-premises" as const;
  rig.receivers.forward("terminal", { url, source, ca: authority.cert, allowPrivate: true });
  await post(cloudUrl, BODY);
  await post(onPremUrl, "{}", {});
  expect(seen).toEqual(["/client"]);
});

test("[V15] a file that holds no authority ends a test before anything is listened on or borrowed", async () => {
  const rig = await connectivityHarness();
  Object.assign(rig.ports, { files: { ...rig.ports.files, read: () => ok("no certificate") } });
  const one = await rig.process();
  const begun = await one.tests.start({
    target: { kind: "plan", plan: rig.plan },
    tunnel: { kind: "practice" },
    messageWaitMinutes: 1,
    forward: true,
    allowPrivate: false,
    caFile: "ca.pem",
  });
  expect(begun).toMatchObject({ ok: false, problem: { kind: "fileUnusable", why: "not-a-certificate" } });
  expect(one.receivers.address("terminal")).toBeUndefined();
});

/** A front with a certificate of its own that hands every request on to one address, with the mark that it came with. */
async function frontTo(target: string): Promise<{ readonly url: string; readonly caPem: string }> {
  const authority = await makeCertificate({ commonName: "front authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const front = createServer({ cert, key }, (request, response) => {
    const mark = request.headers["switchover-forwarded"];
    fetch(target, {
      method: request.method ?? "GET",
      headers: typeof mark === "string" ? { "switchover-forwarded": mark } : {},
    })
      .then((answer) => response.writeHead(answer.status).end())
      .catch(() => response.writeHead(502).end());
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  return { url: `https://localhost:${(front.address() as AddressInfo).port}/hook`, caPem: authority.cert };
}
