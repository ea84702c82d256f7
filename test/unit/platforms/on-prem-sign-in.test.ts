import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant } from "../../../shared/time.ts";
import { json, onPremAt, onPremError, PAIR, PIN, realClock, serve, text, type Asked } from "./servers.ts";

const CERT = redact("Q2VydGlmaWNhdGU=", "certificate");
const CODE = redact("123456", "registration code");
const ACCOUNT = { cc: "1", phoneNumber: "2025550123", method: "sms", cert: CERT } as const;

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
    expect(await api.requestAccount(ACCOUNT)).toMatchObject({
      kind: "notSent",
      cause: "sign-in-refused",
      signIn: "password-change-required",
    });
    expect(server.asked.filter(({ body }) => body.includes("new_password"))).toEqual([]);
    expect((await api.changePassword()).kind).toBe("confirmed");
    expect((await api.readHealth()).kind).toBe("confirmed");
    expect(server.asked.filter(({ body }) => body.includes("new_password")).length).toBe(1);
    expect(JSON.parse(server.asked.findLast(isLogin)?.body ?? "")).toEqual({ new_password: "Second-Pass2" });
  });

  test("[F36] hears late that the new password was taken, and goes on with what came with that", async () => {
    const open: ServerResponse[] = [];
    const server = await serve((asked, response) => {
      if (!isLogin(asked)) healthy(response);
      else if (asked.body.includes("new_password")) open.push(response);
      else json(response, 401, onPremError(1024, "Password change required"));
    });
    const limits = { changeMs: 150, lookUpMs: 2_000, connectMs: 2_000 };
    const api = onPremAt(server.origin, { auth: { ...auth, newPassword: NEW }, limits });
    const late = vi.fn<(outcome: CallOutcome<null>) => void>();
    expect(await api.changePassword(late)).toMatchObject({ kind: "unknown", cause: "timeout" });
    open.forEach((response) => grant(response, "late-token"));
    await expect.poll(() => late.mock.calls.length).toBe(1);
    expect(late.mock.calls[0]?.[0]).toMatchObject({ kind: "confirmed", value: null });
    expect(JSON.stringify(late.mock.calls)).not.toContain("late-token");
    const signIns = server.asked.filter(isLogin).length;
    expect((await api.readHealth()).kind).toBe("confirmed");
    expect(server.asked.filter(isLogin).length).toBe(signIns);
  });

  test.each([
    [401, 1005, "token-invalid"],
    [403, 1031, "account-locked"],
    [429, 1015, "rate-limited"],
  ] as const)(
    "[F17][I12] that is refused (%i, code %i) is no refusal of what it was needed for: nothing of that was sent",
    async (status, code, signIn) => {
      const server = await serve((_asked, response) => json(response, status, onPremError(code)));
      const api = onPremAt(server.origin, { auth });
      const shards = { cc: "1", phoneNumber: "2025550123", shards: 2, cert: CERT } as const;
      for (const change of [
        () => api.verifyCode(CODE),
        () => api.requestAccount(ACCOUNT),
        () => api.setShards(shards),
        () => api.enableTwoStep(PIN),
        () => api.disableTwoStep(),
        () => api.backup(PAIR.password),
      ])
        expect(await change()).toMatchObject({
          kind: "notSent",
          cause: "sign-in-refused",
          signIn,
          evidence: { httpStatus: status, apiError: { code } },
        });
      expect(server.asked.every(isLogin)).toBe(true);
    },
  );

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

  test("[I21][F17] a backup that meets a stale token is not posted again; the next one signs in anew", async () => {
    let logins = 0;
    const server = await serve((asked, response) => {
      if (isLogin(asked)) grant(response, `T${(logins += 1)}`);
      else if (asked.headers.authorization === "Bearer T1") json(response, 401, onPremError(1005));
      else json(response, 200, { settings: { data: "QkFDS1VQ" } });
    });
    const api = onPremAt(server.origin, { auth });
    expect(await api.backup(NEW)).toMatchObject({ kind: "rejected", reason: "token-invalid" });
    expect(server.asked.filter((asked) => !isLogin(asked)).length).toBe(1);
    expect((await api.backup(NEW)).kind).toBe("confirmed");
    expect(server.asked.length).toBe(4);
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
    const server = await serve((_asked, response) =>
      json(response, 401, { errors: [{ code: 1005, title: "Access denied" }] }),
    );
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
