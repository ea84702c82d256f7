import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { describe, expect, test } from "vitest";
import { gatewayOf, readHealth } from "../../../main/core/platforms/on-prem/health.ts";
import { redact } from "../../../shared/redacted.ts";
import { json, onPremAt, onPremError, PAIR, PIN, serve, text, type Running } from "./servers.ts";

const CERT = redact("Q2VydGlmaWNhdGU=", "certificate");
const CODE = redact("123456", "registration code");
const ACCOUNT = { cc: "1", phoneNumber: "2025550123", method: "sms", cert: CERT } as const;
const answering = (status: number, body?: unknown): Promise<Running> =>
  serve((_asked, response) =>
    body === undefined ? response.writeHead(status).end() : json(response, status, body),
  );

describe("health", () => {
  test("of a single client", async () => {
    const server = await answering(200, {
      health: { gateway_status: "connected" },
      meta: { version: "2.53.1" },
    });
    expect(await onPremAt(server.origin).readHealth()).toMatchObject({
      kind: "confirmed",
      value: { gateway: "connected", clustered: false, version: "2.53.1" },
    });
  });

  test("of a cluster keeps every node with its role", async () => {
    const health = {
      "host1:core": { gateway_status: "disconnected", role: "coreapp" },
      "host2:master": { gateway_status: "connected", role: "primary_master" },
    };
    const server = await answering(200, { health });
    expect(await onPremAt(server.origin).readHealth()).toMatchObject({
      kind: "confirmed",
      value: {
        gateway: "connected",
        clustered: true,
        nodes: [
          { node: "host1:core", gateway: "disconnected", role: "coreapp" },
          { node: "host2:master", gateway: "connected", role: "primary_master" },
        ],
      },
    });
  });

  test.each([
    [["connected", "disconnected", "disconnected"], "connected"],
    [["disconnected", "connecting"], "connecting"],
    [["unregistered", "unregistered"], "unregistered"],
    [["unregistered", "disconnected", "connecting"], "unregistered"],
    [["unregistered", "connected"], "connected"],
    [["disconnected", "uninitialized"], "disconnected"],
    [["uninitialized"], "uninitialized"],
    [["sleeping"], "other"],
  ])("nodes that say %j make the client %s", (words, whole) => {
    expect(gatewayOf(words.map((gateway) => ({ gateway })))).toBe(whole);
  });

  test.each([{}, { health: {} }, { health: [] }, { health: { a: { errors: [] } } }, null])(
    "%j is no health",
    (body) => {
      expect(readHealth(body)).toMatchObject({ kind: "unknown" });
    },
  );
});

describe("account registration", () => {
  test("201 means there already, with or without a body", async () => {
    for (const server of [await answering(201), await answering(201, { meta: {} })]) {
      expect(await onPremAt(server.origin).requestAccount(ACCOUNT)).toMatchObject({
        kind: "confirmed",
        value: { kind: "alreadyRegistered" },
      });
    }
  });

  test.each([
    [
      { account: [{ vname: "Northwind Bakery", sms_wait: 60 }], meta: {} },
      { displayName: "Northwind Bakery", smsWaitSeconds: 60 },
    ],
    [{ account: { vname: "Northwind Bakery" } }, { displayName: "Northwind Bakery" }],
    [{ vname: "Northwind Bakery" }, { displayName: "Northwind Bakery" }],
    [{ account: [{}] }, {}],
    [undefined, {}],
  ])("[I11] 202 with %j means that a code is on its way", async (body, expected) => {
    const server = await answering(202, body);
    expect(await onPremAt(server.origin).requestAccount({ ...ACCOUNT, pin: PIN })).toMatchObject({
      kind: "confirmed",
      value: { kind: "codeSent", ...expected },
    });
    expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({
      cc: "1",
      phone_number: "2025550123",
      method: "sms",
      cert: CERT.reveal(),
      pin: PIN.reveal(),
    });
  });

  test("[I11] another good status, or a page, is unknown and nothing is sent again", async () => {
    const odd = await answering(200, { account: [{ vname: "x" }] });
    expect(await onPremAt(odd.origin).requestAccount(ACCOUNT)).toMatchObject({
      kind: "unknown",
      cause: "unexpected-status",
    });
    const page = await serve((_asked, response) => text(response, 202, "text/html", "<p>accepted</p>"));
    expect(await onPremAt(page.origin).requestAccount(ACCOUNT)).toMatchObject({
      kind: "unknown",
      cause: "not-json",
    });
    expect([odd.asked.length, page.asked.length]).toEqual([1, 1]);
  });

  test.each([
    ["mismatch", "code-wrong"],
    ["The code is wrong", "code-wrong"],
    ["stale", "code-expired"],
    ["Code expired", "code-expired"],
    ["too_many_guesses, retry_after 3600", "code-too-many-guesses"],
    ["temporarily_unavailable", "temporarily-refused"],
    [undefined, "other"],
  ])("[I12] [F32] a code refused with %j is %s", async (details, reason) => {
    const server = await answering(400, onPremError(1005, details, "Access denied"));
    expect(await onPremAt(server.origin).verifyCode(CODE)).toMatchObject({ kind: "rejected", reason });
  });

  test("[F32] a rationed code is told apart, with its wait", async () => {
    const soon = await answering(429, onPremError(1015, "too_recent: retry_after 125"));
    expect(await onPremAt(soon.origin).requestAccount(ACCOUNT)).toMatchObject({
      kind: "rejected",
      reason: "code-too-soon",
      evidence: { retryAfterSeconds: 125 },
    });
    const rate = await answering(429, onPremError(1015));
    expect(await onPremAt(rate.origin).verifyCode(CODE)).toMatchObject({
      kind: "rejected",
      reason: "rate-limited",
    });
  });

  test("a code is taken with any good status and no body", async () => {
    for (const status of [200, 201, 204]) {
      const server = await answering(status);
      expect((await onPremAt(server.origin).verifyCode(CODE)).kind).toBe("confirmed");
      expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({ code: "123456" });
    }
  });
});

describe("settings of the client", () => {
  test("[F34] backup gives data, and nothing without data", async () => {
    const server = await answering(200, {
      settings: { data: PAIR.data.reveal() },
      meta: { version: "2.53" },
    });
    const outcome = await onPremAt(server.origin).backup(PAIR.password);
    expect(outcome.kind === "confirmed" && outcome.value.reveal()).toBe(PAIR.data.reveal());
    expect(JSON.stringify(outcome)).not.toContain(PAIR.data.reveal());
    for (const body of [{ settings: { data: "" } }, { settings: {} }, {}, { settings: { data: 5 } }]) {
      const empty = await answering(200, body);
      expect(await onPremAt(empty.origin).backup(PAIR.password)).toMatchObject({
        kind: "unknown",
        cause: "unexpected-shape",
      });
    }
  });

  test("[F34] a backup of five megabytes is none", async () => {
    const server = await answering(200, { settings: { data: "x".repeat(5 * 1024 * 1024) }, meta: {} });
    const outcome = await onPremAt(server.origin).backup(PAIR.password);
    expect(outcome).toMatchObject({ kind: "unknown", cause: "too-large" });
  });

  test("[I13] application settings are told and kept whole, but for what may be secret in an address", async () => {
    const application = {
      wa_id: "12025550123",
      webhooks: { url: "https://user:pw@cb.example/path?key=1", max_concurrent_requests: 12 },
      callback_persist: true,
      heartbeat_interval: 5,
    };
    const server = await answering(200, { settings: { application } });
    const masked = maskAddress(application.webhooks.url);
    expect(await onPremAt(server.origin).readSettings()).toMatchObject({
      kind: "confirmed",
      value: {
        waId: "12025550123",
        webhookUrl: masked,
        maxConcurrentRequests: 12,
        callbackPersist: true,
        raw: { ...application, webhooks: { ...application.webhooks, url: masked } },
      },
    });
  });

  test("shards are read and set", async () => {
    const read = await answering(200, { account: { shards: 4 } });
    expect(await onPremAt(read.origin).readShards()).toMatchObject({ kind: "confirmed", value: 4 });
    const set = await answering(201);
    expect(
      (await onPremAt(set.origin).setShards({ cc: "1", phoneNumber: "2025550123", shards: 8, cert: CERT }))
        .kind,
    ).toBe("confirmed");
    expect(JSON.parse(set.asked[0]?.body ?? "")).toMatchObject({ shards: 8, cert: CERT.reveal() });
    const busy = await answering(403, onPremError(1005));
    expect(
      await onPremAt(busy.origin).setShards({ cc: "1", phoneNumber: "2025550123", shards: 8, cert: CERT }),
    ).toMatchObject({ kind: "rejected", reason: "temporarily-refused" });
  });

  test.each([[null], [{}], [{ meta: { version: "2" } }]])(
    "two-step verification goes on and off with %j",
    async (body) => {
      const server = await answering(200, body);
      const api = onPremAt(server.origin);
      expect([(await api.enableTwoStep(PIN)).kind, (await api.disableTwoStep()).kind]).toEqual([
        "confirmed",
        "confirmed",
      ]);
      expect(server.asked.map(({ method, body }) => [method, body])).toEqual([
        ["POST", JSON.stringify({ pin: PIN.reveal() })],
        ["DELETE", ""],
      ]);
    },
  );
});
