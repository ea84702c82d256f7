import { statSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { ok } from "../../../shared/result.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import {
  APP_SECRET,
  post,
  receiverHarness,
  signed,
  type ReceiverHarness,
} from "../../support/webhooks/receiver-harness.ts";

const ws = WorkspaceId.parse("ws-7k2q9d");
const MIB = 1024 * 1024;
const BODY = '{"object":"chat_business_account","entry":[]}';

describe("what a receiver answers", () => {
  test("takes a signed notification, whatever its type and whatever its JSON", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const bodies = [BODY, "no JSON at all", "", "\u0000\ud83d\ude00"];
    for (const body of bodies)
      expect(
        (await post(cloudUrl, body, { "x-hub-signature-256": signed(body), "content-type": "text/x" }))
          .status,
      ).toBe(200);
    expect(
      store.kept.map(({ body, signature, secret, source }) => [body.toString(), signature, secret, source]),
    ).toEqual(bodies.map((body) => [Buffer.from(body).toString(), "valid", 1, "cloud"]));
  });

  test.each([
    ["another path", "/x", {}],
    ["no path", "/", {}],
    ["a path that begins as ours", "+x", {}],
    ["another method", "", { method: "PUT", body: "{}" }],
    ["a deletion", "", { method: "DELETE" }],
    ["a look without a handshake", "", { method: "GET" }],
    ["a HEAD", "", { method: "HEAD" }],
    ["a page's POST", "", { headers: { origin: "https://page.example" } }],
    ["options of a page", "", { method: "OPTIONS", headers: { origin: "https://page.example" } }],
  ])("[V1] answers an empty 404 to %s, and tells nothing about itself", async (_name, path, init) => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl, port } = await rig.listen();
    const url = path === "" ? cloudUrl : path === "+x" ? `${cloudUrl}x` : `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: "POST", ...init });
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
    expect([...answer.headers.keys()].sort()).toEqual(
      ["connection", "content-length", "keep-alive"].filter((name) => answer.headers.has(name)),
    );
    expect(store.kept).toEqual([]);
  });

  test("keeps the on-premises address apart: no handshake there, and no signature wanted", async () => {
    const { store, ...rig } = receiverHarness();
    const { onPremUrl } = await rig.listen();
    expect((await fetch(`${onPremUrl}?hub.mode=subscribe&hub.challenge=1&hub.verify_token=x`)).status).toBe(
      404,
    );
    expect((await post(onPremUrl, '{"messages":[]}', {})).status).toBe(200);
    expect(store.kept).toMatchObject([{ source: "on-premises", signature: "unchecked" }]);
  });

  test("takes both shapes at the first address where there is no app secret, as no proof", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl, state } = await rig.listen({ appSecrets: [] });
    expect(state.checksSignatures).toBe(false);
    expect((await post(cloudUrl, BODY, {})).status).toBe(200);
    expect(store.kept).toMatchObject([{ source: "either", signature: "unchecked" }]);
  });

  test("[V9] lets hosts in while a tunnel says so, and its own names always", async () => {
    const rig = receiverHarness();
    const { cloudUrl, port } = await rig.listen();
    const path = new URL(cloudUrl).pathname;
    const named = async (host: string): Promise<number> => statusOf(port, path, host);
    expect(await named("evil.example")).toBe(404);
    const forget = rig.receivers.allowHost("terminal", "Hooks.Example.com");
    expect(await named("hooks.example.com")).toBe(200);
    expect(await named("hooks.example.com:443")).toBe(200);
    expect(await named("hooks.example.com.evil.example")).toBe(404);
    forget();
    expect(await named("hooks.example.com")).toBe(404);
    expect(await named(`localhost:${port}`)).toBe(200);
  });

  test("[V2] reads 3 MiB and not a byte more, declared or in chunks", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const most = new Uint8Array(3 * MIB);
    const over = new Uint8Array(3 * MIB + 1);
    expect((await post(cloudUrl, most)).status).toBe(200);
    expect((await post(cloudUrl, over)).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let at = 0; at < 4; at += 1) controller.enqueue(new Uint8Array(MIB));
        controller.close();
      },
    });
    const streamed = { method: "POST", body: chunks, duplex: "half" } as const;
    expect((await fetch(cloudUrl, streamed)).status).toBe(413);
    expect(store.kept.map(({ body }) => body.length)).toEqual([3 * MIB]);
  });
});

describe("signatures", () => {
  const ESCAPED = '{"text":"\\u00e9\\ud83d\\ude00"}';

  test.each([
    { one: "of the escaped text as it came", body: ESCAPED, header: signed(ESCAPED), fits: true },
    {
      one: "of the text after it was written anew",
      body: ESCAPED,
      header: signed(JSON.stringify(JSON.parse(ESCAPED))),
      fits: false,
    },
    {
      one: "in capitals",
      body: BODY,
      header: signed(BODY).toUpperCase().replace("SHA256", "sha256"),
      fits: true,
    },
    { one: "under another secret", body: BODY, header: signed(BODY, "another"), fits: false },
    { one: "of another body", body: BODY, header: signed("{}"), fits: false },
    { one: "that is too short", body: BODY, header: signed(BODY).slice(0, -2), fits: false },
    { one: "that is too long", body: BODY, header: `${signed(BODY)}00`, fits: false },
    { one: "without its name", body: BODY, header: signed(BODY).slice(7), fits: false },
    {
      one: "of the older kind",
      body: BODY,
      header: "sha1=0123456789012345678901234567890123456789",
      fits: false,
    },
    { one: "that is empty", body: BODY, header: "", fits: false },
  ])("[V3] answers to one $one", async ({ body, header, fits }) => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    expect((await post(cloudUrl, body, { "x-hub-signature-256": header })).status).toBe(fits ? 200 : 401);
    await vi.waitFor(() =>
      expect(store.kept.map(({ signature }) => signature)).toEqual([fits ? "valid" : "invalid"]),
    );
    expect(store.kept[0]?.refused).toBe(fits ? undefined : "signature-invalid");
  });

  test("[V4] a missing one is refused and recorded as such", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    expect((await post(cloudUrl, BODY, {})).status).toBe(401);
    await vi.waitFor(() =>
      expect(store.kept).toMatchObject([{ signature: "missing", refused: "signature-missing" }]),
    );
  });

  test("[V3] two that stand there at once count as none that fits", async () => {
    const { store, ...rig } = receiverHarness();
    const { port, cloudUrl } = await rig.listen();
    const path = new URL(cloudUrl).pathname;
    const twice = `X-Hub-Signature-256: ${signed(BODY)}\r\n`.repeat(2);
    expect(await statusOf(port, path, "localhost", twice)).toBe(401);
    await vi.waitFor(() => expect(store.kept).toMatchObject([{ refused: "signature-invalid" }]));
  });

  test("[V3] both secrets count while one is being changed, and it is noted which one fitted", async () => {
    const { store, ...rig } = receiverHarness();
    const appSecrets = [redact(APP_SECRET, "app secret"), redact("the next one", "app secret")];
    const { cloudUrl } = await rig.listen({ appSecrets });
    for (const secret of [APP_SECRET, "the next one"])
      expect((await post(cloudUrl, BODY, { "x-hub-signature-256": signed(BODY, secret) })).status).toBe(200);
    expect(store.kept.map(({ secret }) => secret)).toEqual([1, 2]);
  });

  test("[V4] what is refused can neither hold anything up nor fill the store", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const release = store.hold();
    const statuses = await Promise.all(Array.from({ length: 48 }, () => post(cloudUrl, BODY, {})));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401]));
    expect(store.held).toBe(32);
    release();
    await vi.waitFor(() => expect(store.kept).toHaveLength(32));
    await vi.waitFor(() => expect(rig.receivers.state("terminal")?.counts.refused).toBe(48));
  });
});

describe("durability", () => {
  test("[I20] a notification is answered with 200 after its commit and not before", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const release = store.hold();
    const answered = vi.fn();
    const posted = post(cloudUrl, BODY).then(({ status }) => void answered(status));
    await vi.waitFor(() => expect(store.held).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(answered).not.toHaveBeenCalled();
    release();
    await posted;
    expect(answered).toHaveBeenCalledWith(200);
  });

  test.each([
    [{ kind: "storageFull" } as const, "disk-full"],
    [{ kind: "storeFull" } as const, "store-full"],
    [{ kind: "storageFailed", code: "EIO" } as const, "store-failed"],
  ])(
    "[I20] [V5] %o is answered with 503 and a wait, and taken again once it is over",
    async (refusal, trouble) => {
      const { store, ...rig } = receiverHarness();
      const { cloudUrl } = await rig.listen();
      store.refuse(refusal);
      const refused = await post(cloudUrl, BODY);
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
      expect(rig.receivers.state("terminal")).toMatchObject({ trouble, counts: { busy: 1, accepted: 0 } });
      expect(rig.heard("receivers").at(-1)?.trouble).toBe(trouble);
      store.refuse(undefined);
      expect((await post(cloudUrl, BODY)).status).toBe(200);
      expect(rig.receivers.state("terminal")?.trouble).toBeUndefined();
      expect(rig.heard("receivers").at(-1)).not.toHaveProperty("trouble");
      expect(store.kept).toHaveLength(1);
    },
  );

  test("[V7] more than may be in work at once is put off, and nothing of it is kept", async () => {
    const { store, ...rig } = receiverHarness({ limits: { inWork: 2, lingerMs: 50 } });
    const { cloudUrl } = await rig.listen();
    const release = store.hold();
    const first = [post(cloudUrl, BODY), post(cloudUrl, BODY)];
    await vi.waitFor(() => expect(store.held).toBe(2));
    const third = await post(cloudUrl, BODY);
    expect([third.status, third.headers.has("retry-after")]).toEqual([503, true]);
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await post(cloudUrl, BODY)).status).toBe(200);
    expect(store.kept).toHaveLength(3);
  });

  test("[V7] bodies share a bounded memory", async () => {
    const { store, ...rig } = receiverHarness({ limits: { bytesInWork: 3 * MIB, lingerMs: 50 } });
    const { cloudUrl } = await rig.listen();
    const release = store.hold();
    const large = post(cloudUrl, new Uint8Array(2 * MIB));
    await vi.waitFor(() => expect(store.held).toBe(1));
    expect((await post(cloudUrl, new Uint8Array(2 * MIB))).status).toBe(503);
    release();
    expect((await large).status).toBe(200);
    expect((await post(cloudUrl, new Uint8Array(2 * MIB))).status).toBe(200);
  });
});

describe("a receiver's life", () => {
  test("tells its state with a growing revision, its arrivals and its end", async () => {
    const rig = receiverHarness();
    const { cloudUrl, state } = await rig.listen();
    expect(state).toMatchObject({
      receiver: "terminal",
      listening: true,
      checksSignatures: true,
      hasVerifyToken: true,
    });
    expect(valueOf(await rig.receivers.listen({ receiver: "terminal" })).localUrl).toBe(cloudUrl);
    await post(cloudUrl, BODY);
    await vi.waitFor(() => expect(rig.heard("receivers").at(-1)?.counts.accepted).toBe(1));
    const stopped = valueOf(await rig.receivers.stop("terminal"));
    expect(stopped).toMatchObject({ listening: false, counts: { accepted: 1 } });
    expect(stopped.localUrl).toBeUndefined();
    await expect(post(cloudUrl, BODY)).rejects.toThrow("fetch failed");
    expect(problemIn(await rig.receivers.stop("terminal"))).toEqual({ kind: "notListening" });
    const revisions = rig.heard("receivers").map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b));
    expect(rig.heard("arrivals")).toHaveLength(1);
  });

  test("answers what is in work before it stops", async () => {
    const { store, ...rig } = receiverHarness();
    const { cloudUrl } = await rig.listen();
    const release = store.hold();
    const posted = post(cloudUrl, BODY);
    await vi.waitFor(() => expect(store.held).toBe(1));
    const stopped = rig.receivers.stop("terminal");
    release();
    expect((await posted).status).toBe(200);
    await stopped;
  });

  test("stops by itself when it has expired", async () => {
    const clock = virtualClock();
    const rig = receiverHarness({ ports: { clock } });
    const { state } = await rig.listen({ stopAfterMinutes: 5 });
    expect(state.stopsAt).toBe(new Date(clock.now() + 300_000).toISOString());
    await clock.advance(299_000);
    expect(rig.receivers.state("terminal")?.listening).toBe(true);
    await clock.advance(2_000);
    await vi.waitFor(() => expect(rig.receivers.state("terminal")?.listening).toBe(false));
  });

  test("stays on where somebody asks for that while it listens, as a test does", async () => {
    const clock = virtualClock();
    const rig = receiverHarness({ ports: { clock } });
    await rig.listen({ stopAfterMinutes: 5 });
    const { state } = await rig.listen({ stopAfterMinutes: 0 });
    expect(state.stopsAt).toBeUndefined();
    await clock.advance(600_000);
    expect(rig.receivers.state("terminal")?.listening).toBe(true);
  });

  test("[V10] a workspace's addresses and port stay the same, in a file that only its owner reads", async () => {
    const rig = receiverHarness();
    addWorkspace(rig);
    const first = await rig.listen({ receiver: ws });
    valueOf(await rig.receivers.stop(ws));
    const again = await rig.listen({ receiver: ws });
    expect([again.cloudUrl, again.onPremUrl]).toEqual([first.cloudUrl, first.onPremUrl]);
    expect(new URL(first.cloudUrl).pathname).toMatch(/^\/[A-Za-z0-9_-]{22}$/);
    expect(statSync(join(rig.ports.dataDir, "receiver-paths.json")).mode & 0o777).toBe(0o600);
    const other = await rig.listen();
    expect(new URL(other.cloudUrl).pathname).not.toBe(new URL(first.cloudUrl).pathname);
  });

  test("takes another free port where the remembered one is gone, and says so of a port that was asked for", async () => {
    const rig = receiverHarness();
    addWorkspace(rig);
    const { port } = await rig.listen({ receiver: ws });
    valueOf(await rig.receivers.stop(ws));
    const squatter = createServer().listen(port, "127.0.0.1");
    await once(squatter, "listening");
    try {
      expect(problemIn(await rig.receivers.listen({ receiver: "terminal", port }))).toEqual({
        kind: "portTaken",
        port,
      });
      expect((await rig.listen({ receiver: ws })).port).not.toBe(port);
    } finally {
      squatter.close();
    }
  });

  test("[V10] a workspace brings its secrets from the vault, and a verify token is made and kept there", async () => {
    const rig = receiverHarness();
    addWorkspace(rig);
    await rig.vault.unlock(redact("open sesame", "passphrase"));
    rig.vault.put(labelOf(ws, "app-secret"), "app-secret", redact(APP_SECRET, "app secret"));
    const listening = valueOf(await rig.receivers.listen({ receiver: ws }));
    expect(listening).toMatchObject({ checksSignatures: true, hasVerifyToken: true });
    const token = valueOf(rig.vault.take(labelOf(ws, "verify-token"))).reveal();
    expect(token.length).toBeGreaterThanOrEqual(22);
    const url = `${listening.localUrl}?hub.mode=subscribe&hub.challenge=12&hub.verify_token=${token}`;
    expect(await (await fetch(url)).text()).toBe("12");
  });

  test("a locked vault, an unknown workspace and an address for nobody are each told", async () => {
    const rig = receiverHarness();
    expect(problemIn(await rig.receivers.listen({ receiver: ws }))).toEqual({
      kind: "noSuchWorkspace",
      workspace: ws,
    });
    addWorkspace(rig);
    await rig.vault.unlock(redact("open sesame", "passphrase"));
    rig.vault.lock();
    expect(problemIn(await rig.receivers.listen({ receiver: ws }))).toEqual({ kind: "vaultLocked" });
    const forwardTo = "http://127.0.0.1/";
    expect(problemIn(await rig.receivers.listen({ receiver: "terminal", forwardTo }))).toEqual({
      kind: "addressRefused",
      cause: "not-https",
    });
  });

  test("on-premises callbacks are the only number's, and nobody's where there are two", async () => {
    const { store, ...rig } = receiverHarness();
    const both = { ...rig, store };
    addWorkspace(both);
    const { onPremUrl } = await rig.listen({ receiver: ws });
    await post(onPremUrl, "{}", {});
    valueOf(await rig.receivers.stop(ws));
    addWorkspace(both, ["106540352242922", "106540352242923"]);
    await rig.listen({ receiver: ws });
    await post(onPremUrl, "{}", {});
    expect(store.kept.map(({ number }) => number)).toEqual([
      { phoneNumberId: "106540352242922", number: "12025550123" },
      undefined,
    ]);
  });

  test("a probe's path answers while it is open, hears the bytes as they came, and stores nothing", async () => {
    const { store, ...rig } = receiverHarness();
    expect(rig.receivers.openProbe("terminal")).toBeUndefined();
    const { port } = await rig.listen();
    const probe = rig.receivers.openProbe("terminal");
    const seen: [string, unknown][] = [];
    probe?.onArrival(({ body, headers }) => seen.push([body.toString(), headers["x-hub-signature-256"]]));
    const url = `http://127.0.0.1:${port}${probe?.path}`;
    expect((await post(url, "nonce", { "x-hub-signature-256": "sha256=1" })).status).toBe(200);
    expect(seen).toEqual([["nonce", "sha256=1"]]);
    probe?.close();
    expect((await post(url, "nonce")).status).toBe(404);
    expect(store.kept).toEqual([]);
  });
});

function addWorkspace(
  { ports }: Pick<ReceiverHarness, "ports">,
  ids: readonly string[] = ["106540352242922"],
): void {
  const workspace = Workspace.parse({
    id: ws,
    name: "Northwind",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: ids.map((phoneNumberId, at) => ({ phoneNumberId, cc: "1", phoneNumber: `202555012${3 + at}` })),
  });
  valueOf(changeWorkspaces(ports, () => ok([workspace])));
}

/** The status of a small POST with a Host header chosen by the test, which `fetch` does not allow. */
async function statusOf(port: number, path: string, host: string, headers?: string): Promise<number> {
  const { rawTo } = await import("../../support/webhooks/raw-http.ts");
  const own = headers ?? `X-Hub-Signature-256: ${signed(BODY)}\r\n`;
  const request = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${own}Connection: close\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
  const { statuses } = await rawTo(port, request);
  return statuses[0] ?? 0;
}
