import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { replay } from "../../../main/core/webhooks/replay.ts";
import { answerFor } from "../../../main/core/webhooks/receiver/intake.ts";
import { createForwarder, FORWARD_LIMITS } from "../../../main/core/webhooks/forwarding/forwarder.ts";
import { posterTo } from "../../../main/core/webhooks/outgoing/post.ts";
import { checkAddress } from "../../../main/core/endpoint/address/check-address.ts";
import type { JudgedAddress } from "../../../main/core/endpoint/address/judged-address.ts";
import { agentFor } from "../../../main/core/platforms/http/agent-for.ts";
import { NoAnswerInTime, statusOf } from "../../../main/core/platforms/http/status-of.ts";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { post, receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";

const ws = WorkspaceId.parse("ws-7k2q9d");
const TODAY = "the secret of today";
const ESCAPED = '{"text":"caf\\u00e9 \\ud83d\\ude00","n":1.0}';

type Seen = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A production endpoint over TLS that responds with `statuses` in order, repeating the last one. */
async function production(...statuses: readonly number[]) {
  const authority = await makeCertificate({ commonName: "test authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const seen: Seen[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const status = statuses[Math.min(seen.length, statuses.length - 1)] ?? 200;
      seen.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      });
      // Negative: no response (-1), or one that begins and never ends (-2).
      if (status === -1) return;
      if (status === -2) return void response.writeHead(202).write("and then nothing");
      response.writeHead(status, status === 307 ? { location: "/elsewhere" } : {}).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}/hook?tenant=7`, ca: authority.cert, allowPrivate: true, seen };
}

describe("forwarding to the production endpoint", () => {
  test("[V11] the bytes go on as they came, with type and signature and nothing else of the sender's", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl, onPremUrl } = await rig.listen();
    const endpoint = await production(200);
    rig.receivers.forward("terminal", endpoint);
    // The query string may be a key, so it is masked.
    expect(rig.receivers.state("terminal")?.forwardsTo).toBe(maskAddress(endpoint.url));
    const type = "application/json; charset=utf-8";
    const headers = {
      "content-type": type,
      "x-hub-signature-256": signed(ESCAPED),
      authorization: "Bearer x",
      cookie: "a=1",
      "x-other": "1",
    };
    expect((await post(cloudUrl, ESCAPED, headers)).status).toBe(200);
    await vi.waitFor(() => expect(store.forwarded).toHaveLength(1));
    const [copy] = endpoint.seen;
    expect([copy?.body, copy?.path]).toEqual([ESCAPED, "/hook?tenant=7"]);
    expect(copy?.headers).toMatchObject({
      "content-type": type,
      "x-hub-signature-256": signed(ESCAPED),
    });
    expect(Object.keys(copy?.headers ?? {}).toSorted()).toEqual([
      "connection",
      "content-length",
      "content-type",
      "host",
      "switchover-forwarded",
      "x-hub-signature-256",
    ]);
    expect(store.forwarded).toMatchObject([[1, { status: 200 }]]);

    // Rejected notifications, and those of an on-premises client, are not forwarded.
    await post(cloudUrl, ESCAPED, {});
    await post(onPremUrl, "{}", {});
    rig.receivers.forward("terminal", undefined);
    await post(cloudUrl, ESCAPED);
    expect(rig.receivers.state("terminal")?.forwardsTo).toBeUndefined();
    expect(endpoint.seen).toHaveLength(1);
  });

  test("[V12] the platform hears production's own status, and 502 in place of a redirect", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const endpoint = await production(500, 204, 307, 200);
    rig.receivers.forward("terminal", endpoint);
    const answers: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push((await post(cloudUrl, ESCAPED)).status);
    expect(answers).toEqual([500, 204, 502, 200]);
    expect(store.forwarded.map(([, { status }]) => status)).toEqual([500, 204, 307, 200]);
    expect(endpoint.seen.map(({ body, path }) => [body, path])).toEqual(
      Array.from({ length: 4 }, () => [ESCAPED, "/hook?tenant=7"]),
    );
    expect(rig.receivers.state("terminal")?.counts.accepted).toBe(4);
  });

  test.each([
    [{ status: 200, ms: 1 }, 200],
    [{ status: 410, ms: 1 }, 410],
    [{ status: 302, ms: 1 }, 502],
    [{ failed: "timeout", ms: 1 }, 504],
    [{ failed: "connection-refused", ms: 1 }, 502],
    [{ failed: "queue-full", ms: 0 }, 503],
    [{ failed: "stopped", ms: 0 }, 503],
  ])("[V12] %j is answered to the platform with %i", (posted, status) => {
    expect(answerFor(posted)).toBe(status);
  });

  test("[V12] a certificate or an address that will not do is noted with each copy", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const endpoint = await production(200);
    rig.receivers.forward("terminal", { url: endpoint.url });
    expect((await post(cloudUrl, ESCAPED)).status).toBe(502);
    expect(store.forwarded).toMatchObject([[1, { failed: "port-unusual" }]]);
    rig.receivers.forward("terminal", {
      url: endpoint.url,
      ca: (await makeCertificate({ authority: true })).cert,
      allowPrivate: true,
    });
    await post(cloudUrl, ESCAPED);
    await vi.waitFor(() => expect(store.forwarded.at(-1)).toMatchObject([2, { failed: "unknown-ca" }]));
    expect(endpoint.seen).toEqual([]);
  });

  test("waits for an answer as long as it may and no longer; a status that has come stands", async () => {
    const endpoint = await production(-1, -2, 200);
    const checked = valueOf(await checkAddress(endpoint.url, { allowPrivate: true }));
    const agent = await agentFor(checked, { roots: { kind: "authority", pem: endpoint.ca } });
    onTestFinished(() => agent.destroy());
    const request = { origin: checked.url.origin, path: "/", headers: {}, body: Buffer.from("{}") };
    const limits = { limitMs: 250, maxBytes: 1_024 };
    await expect(statusOf(agent, request, limits)).rejects.toThrow(NoAnswerInTime);
    expect(await statusOf(agent, request, limits)).toBe(202);
    expect(await statusOf(agent, request, { ...limits, limitMs: 5_000 })).toBe(200);
  });

  test("[V12] the queue is bounded, and what found no room is noted", async () => {
    const notes: (readonly [number, string | undefined])[] = [];
    const gate = Promise.withResolvers<void>();
    const clock = virtualClock();
    const forwarder = createForwarder({
      clock,
      note: (id, { failed }) => notes.push([id, failed]),
      limits: { ...FORWARD_LIMITS, copies: 3, atOnce: 2 },
      target: {
        post: async () => {
          await gate.promise;
          return { status: 200, ms: 1 };
        },
        close: async () => undefined,
      },
    });
    const pushed = [1, 2, 3, 4].map((id) => forwarder.push(id, { body: Buffer.from("{}") }));
    expect(notes).toEqual([[4, "queue-full"]]);
    gate.resolve();
    expect((await Promise.all(pushed)).map(({ status }) => status)).toEqual([200, 200, 200, undefined]);
    expect(notes.map(([id]) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    await forwarder.close();
    expect(await forwarder.push(5, { body: Buffer.from("{}") })).toEqual({ ms: 0, failed: "stopped" });
    expect(notes.at(-1)).toEqual([5, "stopped"]);
  });
  test("[V15] an address that a person chooses is refused where it leads back here, by its path", async () => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const forwardTo = `https://hooks.example/behind${new URL(cloudUrl).pathname}`;
    const asked = { receiver: "terminal", forwardTo, allowPrivate: true } as const;
    expect(problemIn(await rig.receivers.declare(asked))).toEqual({
      kind: "addressRefused",
      cause: "own-address",
    });
    expect(rig.receivers.state("terminal")?.forwardsTo).toBeUndefined();
  });

  test("[V12][V16] while production's callback is borrowed nothing is taken over: the platform gets production's answer", async () => {
    const rig = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const own = await production(200);
    const caFile = join(tempFolder(), "ca.pem");
    writeFileSync(caFile, own.ca);
    valueOf(
      await rig.receivers.declare({
        receiver: "terminal",
        forwardTo: own.url,
        allowPrivate: true,
        durable: true,
        paused: true,
        caFile,
      }),
    );
    const borrowedFrom = await production(503);
    rig.receivers.forward("terminal", borrowedFrom);
    expect((await post(cloudUrl, ESCAPED)).status).toBe(503);
    // Only the probe for a forwarding loop has arrived.
    expect(own.seen.filter(({ body }) => body !== "")).toEqual([]);
  });
});

describe("replay", () => {
  const chosen = { allowPrivate: true, signUnchecked: false };

  test("[V13] posts stored bodies one after the other, signed with the secret of today", async () => {
    const { store, ...rig } = receiverHarness();
    valueOf(changeWorkspaces(rig.ports, () => ok([workspace])));
    await rig.vault.unlock(redact("open sesame", "passphrase"));
    rig.vault.put(labelOf(ws, "app-secret"), "app-secret", redact(TODAY, "app secret"));
    const { cloudUrl } = await rig.listen();
    for (const body of [ESCAPED, "{}"]) await post(cloudUrl, body);
    const endpoint = await production(200, 503);
    const deps = { ports: rig.ports, vault: rig.vault, events: store.events };
    const input = { workspace: ws, events: [1, 2], to: endpoint.url, ...chosen };
    const trusting = ({ address }: JudgedAddress) =>
      posterTo(address, { ca: endpoint.ca, connections: 1, proxies: undefined, authorities: undefined });
    const results = valueOf(await replay(deps, input, trusting));
    expect(results).toMatchObject([
      { event: 1, status: 200, signed: true },
      { event: 2, status: 503, signed: true },
    ]);
    expect(endpoint.seen.map(({ body, headers }) => [body, headers["x-hub-signature-256"]])).toEqual(
      [ESCAPED, "{}"].map((body) => [body, signed(body, TODAY)]),
    );
    // Without the CA file its authority is not a public one, which is a result of each event and no reason to
    // stop.
    expect(valueOf(await replay(deps, input))).toMatchObject([
      { event: 1, failed: "unknown-ca" },
      { event: 2, failed: "unknown-ca" },
    ]);
  });

  test("[V13] posts what a person has edited in place of what is stored, signed only where they say so", async () => {
    const { store, ...rig } = receiverHarness();
    valueOf(changeWorkspaces(rig.ports, () => ok([workspace])));
    await rig.vault.unlock(redact("open sesame", "passphrase"));
    rig.vault.put(labelOf(ws, "app-secret"), "app-secret", redact(TODAY, "app secret"));
    const { cloudUrl } = await rig.listen();
    await post(cloudUrl, ESCAPED);
    const endpoint = await production(200);
    const deps = { ports: rig.ports, vault: rig.vault, events: store.events };
    const trusting = ({ address }: JudgedAddress) =>
      posterTo(address, { ca: endpoint.ca, connections: 1, proxies: undefined, authorities: undefined });
    for (const sign of [false, true]) {
      const edited = { body: '{"mine":true}', sign };
      const input = { workspace: ws, events: [1], to: endpoint.url, ...chosen, edited };
      expect(valueOf(await replay(deps, input, trusting))).toMatchObject([{ event: 1, signed: sign }]);
    }
    expect(endpoint.seen.map(({ body }) => body)).toEqual(['{"mine":true}', '{"mine":true}']);
    expect(endpoint.seen.map(({ headers }) => headers["x-hub-signature-256"])).toEqual([
      undefined,
      signed('{"mine":true}', TODAY),
    ]);
  });

  test("[V13] never signs what was refused: a stranger's words would become the platform's", async () => {
    const { store, ...rig } = receiverHarness();
    valueOf(changeWorkspaces(rig.ports, () => ok([workspace])));
    await rig.vault.unlock(redact("open sesame", "passphrase"));
    rig.vault.put(labelOf(ws, "app-secret"), "app-secret", redact(TODAY, "app secret"));
    const { cloudUrl } = await rig.listen();
    await fetch(cloudUrl, { method: "POST", body: "{}" });
    await expect.poll(() => store.kept.length).toBe(1);
    const endpoint = await production(401);
    const deps = { ports: rig.ports, vault: rig.vault, events: store.events };
    const input = { workspace: ws, events: [1], to: endpoint.url, ...chosen };
    const trusting = ({ address }: JudgedAddress) =>
      posterTo(address, { ca: endpoint.ca, connections: 1, proxies: undefined, authorities: undefined });
    expect(valueOf(await replay(deps, input, trusting))).toMatchObject([
      { event: 1, status: 401, signed: false },
    ]);
    expect(endpoint.seen[0]?.headers).not.toHaveProperty("x-hub-signature-256");
  });

  test("[V13] sends nothing to an address that will not do, for a workspace or of an event that is not there", async () => {
    const { store, ...rig } = receiverHarness();
    const deps = { ports: rig.ports, vault: rig.vault, events: store.events };
    const input = { workspace: ws, events: [1], to: "https://127.0.0.1/", ...chosen, allowPrivate: false };
    expect(problemIn(await replay(deps, input))).toEqual({ kind: "noSuchWorkspace", workspace: ws });
    valueOf(changeWorkspaces(rig.ports, () => ok([workspace])));
    expect(problemIn(await replay(deps, input))).toEqual({ kind: "addressRefused", cause: "ip-literal" });
    expect(problemIn(await replay(deps, { ...input, allowPrivate: true }))).toEqual({ kind: "noSuchEvent" });
  });
});

const workspace = Workspace.parse({
  id: ws,
  name: "Northwind",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [],
});
