import { maskAddress } from "../../../shared/platform/callback-address.ts";
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { gatewayOf, readHealth } from "../../../main/core/platforms/on-prem/health.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";
import {
  json,
  onPremAt,
  onPremError,
  PAIR,
  PIN,
  realClock,
  serve,
  text,
  type Asked,
  type Running,
} from "./servers.ts";

const CERT = redact("Q2VydGlmaWNhdGU=", "certificate");
const CODE = redact("123456", "registration code");
const ACCOUNT = { cc: "1", phoneNumber: "2025550123", method: "sms", cert: CERT } as const;
const answering = (status: number, body?: unknown): Promise<Running> =>
  serve((_asked, response) =>
    body === undefined ? response.writeHead(status).end() : json(response, status, body),
  );

describe("signing in", () => {
  const auth = { kind: "login", username: "admin", password: redact("First-Pass1", "password") } as const;
  const NEW = redact("Second-Pass2", "password");
  const expiry = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ") + "+00:00";
  const basic = ({ headers }: Asked): string =>
    Buffer.from((headers.authorization ?? "").replace("Basic ", ""), "base64").toString();
  const isLogin = ({ url }: Asked): boolean => url === "/v1/users/login";
  const grant = (response: ServerResponse, token: string, lifeMs = 604_800_000): void =>
    json(response, 200, {
      users: [{ token, expires_after: expiry(Date.now() + lifeMs) }],
      meta: { version: "2.53" },
    });
  const healthy = (response: ServerResponse): void =>
    json(response, 200, { health: { gateway_status: "connected" } });

  test("takes name and password, then the token, and tells when it ends", async () => {
    const server = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T1") : healthy(response),
    );
    const api = onPremAt(server.origin, { auth });
    expect((await api.readHealth()).kind).toBe("confirmed");
    expect(basic(server.asked[0] as Asked)).toBe("admin:First-Pass1");
    expect(server.asked[1]?.headers.authorization).toBe("Bearer T1");
    const ends = await api.tokenEndsAt();
    expect(ends.kind === "confirmed" && Date.parse(ends.value ?? "")).toBeGreaterThan(
      Date.now() + 600_000_000,
    );
    expect(server.asked.length).toBe(2);
  });

  test("is done once for calls that start together", async () => {
    const server = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T1") : healthy(response),
    );
    const api = onPremAt(server.origin, { auth });
    await Promise.all([api.readHealth(), api.readHealth(), api.readHealth()]);
    expect(server.asked.filter(isLogin).length).toBe(1);
  });

  test("[I21][I22] never changes the first password by itself; asked to, it does so once", async () => {
    const server = await serve((asked, response) => {
      if (!isLogin(asked)) healthy(response);
      else if (asked.body.includes("new_password")) grant(response, "T1");
      else json(response, 401, onPremError(1024, "Password change required"));
    });
    expect(await onPremAt(server.origin, { auth }).readHealth()).toMatchObject({
      kind: "rejected",
      reason: "password-change-required",
    });
    const api = onPremAt(server.origin, { auth: { ...auth, newPassword: NEW } });
    expect(await api.readHealth()).toMatchObject({ reason: "password-change-required" });
    expect((await api.requestAccount(ACCOUNT)).kind).toBe("rejected");
    expect(server.asked.filter(({ body }) => body.includes("new_password"))).toEqual([]);
    expect((await api.changePassword()).kind).toBe("confirmed");
    expect((await api.readHealth()).kind).toBe("confirmed");
    expect(server.asked.filter(({ body }) => body.includes("new_password")).length).toBe(1);
    expect(JSON.parse(server.asked.findLast(isLogin)?.body ?? "")).toEqual({ new_password: "Second-Pass2" });
  });

  test("uses the new password where an earlier run changed it already", async () => {
    const server = await serve((asked, response) => {
      if (!isLogin(asked)) healthy(response);
      else if (basic(asked) === "admin:Second-Pass2") grant(response, "T1");
      else json(response, 401, onPremError(1005));
    });
    expect((await onPremAt(server.origin, { auth: { ...auth, newPassword: NEW } }).readHealth()).kind).toBe(
      "confirmed",
    );
    expect(server.asked.filter(isLogin).length).toBe(2);
  });

  test("[F17] is renewed once when the client calls the token stale in its own shape", async () => {
    let logins = 0;
    const server = await serve((asked, response) => {
      if (isLogin(asked)) grant(response, `T${(logins += 1)}`);
      else if (asked.headers.authorization === "Bearer T1") json(response, 401, onPremError(1005));
      else healthy(response);
    });
    const api = onPremAt(server.origin, { auth });
    expect((await api.readHealth()).kind).toBe("confirmed");
    expect(server.asked.map(({ url }) => url)).toEqual([
      "/v1/users/login",
      "/v1/health",
      "/v1/users/login",
      "/v1/health",
    ]);
  });

  test("[F17] is not renewed twice, and not for a 401 of somebody else", async () => {
    const stubborn = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T") : json(response, 401, onPremError(1005)),
    );
    expect(await onPremAt(stubborn.origin, { auth }).readHealth()).toMatchObject({
      kind: "rejected",
      reason: "token-invalid",
    });
    expect(stubborn.asked.length).toBe(4);
    const portal = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T") : text(response, 401, "text/html", "sign in"),
    );
    expect(await onPremAt(portal.origin, { auth }).readHealth()).toMatchObject({
      kind: "unknown",
      cause: "not-json",
    });
    expect(portal.asked.length).toBe(2);
  });

  test("a refused code is never sent a second time by a renewal", async () => {
    const server = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T") : json(response, 401, onPremError(1005)),
    );
    expect(await onPremAt(server.origin, { auth }).verifyCode(CODE)).toMatchObject({
      kind: "rejected",
      reason: "other",
    });
    expect(server.asked.filter(({ url }) => url === "/v1/account/verify").length).toBe(1);
  });

  test("is renewed before a call when less than a minute is left, on a clock that does not jump", async () => {
    let elapsed = 0;
    let wallJump = 0;
    const clock = { ...realClock, monotonicMs: () => elapsed, now: () => instant(Date.now() + wallJump) };
    const server = await serve((asked, response) =>
      isLogin(asked) ? grant(response, "T", 600_000) : healthy(response),
    );
    const api = onPremAt(server.origin, { auth, clock });
    await api.readHealth();
    wallJump = 30 * 86_400_000;
    elapsed = 530_000;
    await api.readHealth();
    expect(server.asked.filter(isLogin).length).toBe(1);
    elapsed = 545_000;
    await api.readHealth();
    expect(server.asked.filter(isLogin).length).toBe(2);
  });

  test("a refused password is not sent again, however many calls want a session", async () => {
    const server = await answering(401, { errors: [{ code: 1005, title: "Access denied" }] });
    const api = onPremAt(server.origin, { auth });
    const outcomes = [await api.readHealth(), await api.readSettings(), await api.tokenEndsAt()];
    expect(outcomes.map(({ kind }) => kind)).toEqual(["rejected", "rejected", "rejected"]);
    expect(server.asked).toHaveLength(1);
  });

  test("whose answer is lost leaves a reading unknown and a change not sent", async () => {
    const server = await serve((asked, response) =>
      isLogin(asked) ? asked.socket.destroy() : healthy(response),
    );
    expect(await onPremAt(server.origin, { auth }).readHealth()).toMatchObject({
      kind: "unknown",
      cause: "connection-lost",
    });
    expect(await onPremAt(server.origin, { auth }).requestAccount(ACCOUNT)).toMatchObject({
      kind: "notSent",
    });
    expect(server.asked.every(isLogin)).toBe(true);
  });

  test.each(["requestAccount", "setShards"] as const)(
    "[I21][F17] %s refused for its token is not sent again, but the next call signs in anew",
    async (name) => {
      const server = await serve((asked, response) => {
        if (isLogin(asked)) grant(response, "T1");
        else json(response, 401, onPremError(1005, "Token expired"));
      });
      const api = onPremAt(server.origin, { auth });
      const outcome =
        name === "requestAccount"
          ? await api.requestAccount(ACCOUNT)
          : await api.setShards({ cc: "1", phoneNumber: "2025550123", shards: 2, cert: CERT });
      expect(outcome).toMatchObject({ kind: "rejected" });
      const changes = (): number => server.asked.filter((asked) => !isLogin(asked)).length;
      expect([changes(), server.asked.filter(isLogin).length]).toEqual([1, 1]);
      await api.requestAccount(ACCOUNT);
      expect([changes(), server.asked.filter(isLogin).length]).toEqual([2, 2]);
    },
  );

  test("with a given token never happens", async () => {
    const server = await serve((_asked, response) => json(response, 401, onPremError(1005)));
    const api = onPremAt(server.origin);
    expect(await api.readHealth()).toMatchObject({ kind: "rejected", reason: "token-invalid" });
    expect(await api.tokenEndsAt()).toMatchObject({ kind: "confirmed", value: null });
    expect(server.asked.length).toBe(1);
  });
});

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
