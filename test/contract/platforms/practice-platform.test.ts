import { describe, expect, onTestFinished, test } from "vitest";
import { openCloud } from "../../../main/core/platforms/cloud/client.ts";
import type { CloudApi } from "../../../main/core/platforms/cloud/port.ts";
import { probeTls } from "../../../main/core/platforms/http/tls-probe.ts";
import { openOnPrem } from "../../../main/core/platforms/on-prem/client.ts";
import type { OnPremOptions } from "../../../main/core/platforms/on-prem/caller.ts";
import type { OnPremApi } from "../../../main/core/platforms/on-prem/port.ts";
import {
  startSandbox,
  type FaultName,
  type Sandbox,
  type SandboxOptions,
} from "../../../main/sandbox/index.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, type Clock } from "../../../shared/time.ts";

const clock: Clock = {
  now: () => instant(Date.now()),
  monotonicMs: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
const PASSWORD = redact("a backup password of ours", "backup password");

type Scene = { readonly platform: Sandbox; readonly cloud: CloudApi; readonly onPrem: OnPremApi };

async function scene(
  options: SandboxOptions = {},
  auth?: (platform: Sandbox) => OnPremOptions["auth"],
): Promise<Scene> {
  const platform = await startSandbox(options);
  const dialect = dialectOf({ brand: options.brand ?? "chat", apiVersion: options.apiVersion ?? "v23.0" });
  const cloud = openCloud({
    baseUrl: platform.cloud.baseUrl,
    dialect,
    businessAccountId: platform.cloud.businessAccountId,
    phoneNumberId: platform.cloud.phoneNumberId,
    accessToken: redact(platform.cloud.accessToken, "access token"),
    trust: { kind: "authority", pem: platform.caPem },
    clock,
  });
  const onPrem = openOnPrem({
    baseUrl: platform.onPrem.baseUrl,
    dialect,
    auth: auth?.(platform) ?? { kind: "token", token: redact(platform.onPrem.token, "on-premises token") },
    trust: { kind: "fingerprint", sha256: platform.onPrem.sha256 },
    clock,
  });
  onTestFinished(async () => {
    await Promise.all([cloud.close(), onPrem.close()]);
    await platform.close();
  });
  return { platform, cloud, onPrem };
}

const pinOf = ({ number }: Sandbox): ReturnType<typeof redact<string>> => redact(number.pin, "pin");
const accountOf = ({ number }: Sandbox): Parameters<OnPremApi["requestAccount"]>[0] => ({
  cc: number.cc,
  phoneNumber: number.phoneNumber,
  method: "sms",
  cert: redact(number.cert, "certificate"),
  pin: pinOf({ number } as Sandbox),
});

describe("the clients against the practice platform", () => {
  test.each([{}, { brand: "parley", apiVersion: "v19.0" }])(
    "carry a number to the cloud (%j), register and subscribe on the warmed socket [F40]",
    async (options) => {
      const { platform, cloud, onPrem } = await scene(options);
      expect(await onPrem.readHealth()).toMatchObject({
        kind: "confirmed",
        value: { gateway: "connected", clustered: false },
      });
      expect(await cloud.inspectToken()).toMatchObject({
        kind: "confirmed",
        value: { valid: true, appId: platform.cloud.appId },
      });
      const listed = await cloud.listNumbers();
      expect(listed.kind === "confirmed" && listed.value.map(({ id }) => id)).toContain(
        platform.cloud.phoneNumberId,
      );
      const backup = await onPrem.backup(PASSWORD);
      if (backup.kind !== "confirmed") throw new Error(`backup ${backup.kind}`);

      const chain = [
        await cloud.warm(),
        await cloud.register({ pin: pinOf(platform), backup: { password: PASSWORD, data: backup.value } }),
        await cloud.subscribe(),
      ];
      expect(chain.map(({ kind }) => kind)).toEqual(["confirmed", "confirmed", "confirmed"]);
      expect(new Set(chain.map(({ evidence }) => evidence.connection)).size).toBe(1);
      const requests = platform.world
        .requests()
        .filter(({ api }) => api === "cloud")
        .slice(-3);
      expect(new Set(requests.map(({ connectionId }) => connectionId)).size).toBe(1);

      expect(platform.world.truth()).toMatchObject({ home: "cloud" });
      expect(await cloud.readNumber()).toMatchObject({
        kind: "confirmed",
        value: { id: platform.cloud.phoneNumberId, host: "CLOUD_API" },
      });
      expect(await onPrem.readHealth()).toMatchObject({
        kind: "confirmed",
        value: { gateway: "unregistered" },
      });
      const subscribed = await cloud.readSubscriptions();
      expect(subscribed.kind === "confirmed" && subscribed.value.map(({ id }) => id)).toContain(
        platform.cloud.appId,
      );
    },
  );

  test("carry a number back with a code", async () => {
    const { platform, onPrem } = await scene({ startsOn: "cloud" });
    expect(await onPrem.requestAccount(accountOf(platform))).toMatchObject({
      kind: "confirmed",
      value: { kind: "codeSent", displayName: platform.number.displayName },
    });
    const wrong = platform.world.lastCode() === "000-000" ? "111111" : "000000";
    expect(await onPrem.verifyCode(redact(wrong, "registration code"))).toMatchObject({
      kind: "rejected",
      reason: "code-wrong",
    });
    expect(await onPrem.requestAccount(accountOf(platform))).toMatchObject({
      kind: "rejected",
      reason: "code-too-soon",
    });
    const code = redact((platform.world.lastCode() ?? "").replace("-", ""), "registration code");
    expect((await onPrem.verifyCode(code)).kind).toBe("confirmed");
    expect(platform.world.truth()).toMatchObject({ home: "onprem" });
    expect(await onPrem.requestAccount(accountOf(platform))).toMatchObject({
      kind: "confirmed",
      value: { kind: "alreadyRegistered" },
    });
    expect(await onPrem.readShards()).toMatchObject({ kind: "confirmed", value: 1 });
  });

  test("sign in by name and password, and again when the token has been ended [F17]", async () => {
    const { platform, onPrem } = await scene({}, ({ onPrem }) => ({
      kind: "login",
      username: onPrem.username,
      password: redact(onPrem.password, "password"),
    }));
    expect((await onPrem.readHealth()).kind).toBe("confirmed");
    const ends = await onPrem.tokenEndsAt();
    expect(ends.kind === "confirmed" && ends.value).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    platform.world.expireTokens();
    expect((await onPrem.readSettings()).kind).toBe("confirmed");
    const logins = platform.world.requests().filter(({ path }) => path === "/v1/users/login");
    expect(logins.length).toBe(2);
  });

  test("read a clustered client with its roles", async () => {
    const { onPrem } = await scene({ clustered: true });
    const health = await onPrem.readHealth();
    expect(health).toMatchObject({ kind: "confirmed", value: { gateway: "connected", clustered: true } });
    expect(
      health.kind === "confirmed" && health.value.nodes.some(({ role }) => role === "primary_master"),
    ).toBe(true);
  });

  test("are refused for a wrong PIN, and for an ended token", async () => {
    const { platform, cloud, onPrem } = await scene();
    const backup = await onPrem.backup(PASSWORD);
    if (backup.kind !== "confirmed") throw new Error(`backup ${backup.kind}`);
    const wrong = redact(platform.number.wrongPin, "pin");
    const refused = await cloud.register({ pin: wrong, backup: { password: PASSWORD, data: backup.value } });
    expect(refused).toMatchObject({
      kind: "rejected",
      reason: "pin-wrong",
      evidence: { traceId: expect.any(String) as string },
    });
    platform.world.expireTokens();
    expect(await cloud.readNumber()).toMatchObject({ kind: "rejected", reason: "token-expired" });
  });

  test("switch two-step verification off and on", async () => {
    const { platform, onPrem } = await scene();
    expect((await onPrem.disableTwoStep()).kind).toBe("confirmed");
    expect((await onPrem.enableTwoStep(pinOf(platform))).kind).toBe("confirmed");
  });

  test("judge both servers' certificates", async () => {
    const { platform } = await scene();
    expect(
      (await probeTls(platform.cloud.baseUrl, { kind: "authority", pem: platform.caPem }, 5000)).kind,
    ).toBe("accepted");
    expect(await probeTls(platform.cloud.baseUrl, { kind: "publicRoots" }, 5000)).toMatchObject({
      kind: "refused",
      cause: "unknown-ca",
    });
    expect(await probeTls(platform.onPrem.baseUrl, { kind: "publicRoots" }, 5000)).toMatchObject({
      kind: "refused",
      cause: "self-signed",
    });
    expect(
      (await probeTls(platform.onPrem.baseUrl, { kind: "fingerprint", sha256: platform.onPrem.sha256 }, 5000))
        .kind,
    ).toBe("accepted");
  });
});

describe("what the practice platform can make go wrong is put into its class", () => {
  const migrate = async ({ platform, cloud, onPrem }: Scene, fault: FaultName): Promise<string> => {
    const backup = await onPrem.backup(PASSWORD);
    if (backup.kind !== "confirmed") return brief(backup);
    const outcome = await cloud.register({
      pin: pinOf(platform),
      backup: { password: PASSWORD, data: backup.value },
    });
    return fault.includes("subscribe") || fault === "rate-limited"
      ? brief(await cloud.subscribe())
      : brief(outcome);
  };

  test.each<[FaultName, string]>([
    ["lost-register-before", "unknown: connection-lost"],
    ["lost-register-after", "unknown: connection-lost"],
    ["register-success-false", "rejected: success-false"],
    ["register-string-true", "confirmed: "],
    ["register-success-one", "unknown: unexpected-shape"],
    ["register-duplicate-key", "unknown: malformed-json"],
    ["register-redirect", "unknown: redirect"],
    ["huge-body", "unknown: too-large"],
    ["register-limit", "rejected: registration-limit"],
    ["register-rate-limited", "rejected: rate-limited"],
    ["pin-locked", "rejected: pin-locked"],
    ["backup-rejected-false", "rejected: success-false"],
    ["deregistration-incomplete", "rejected: deregistration-incomplete"],
    ["number-just-deleted", "rejected: number-just-deleted"],
    ["lost-subscribe-after", "unknown: connection-lost"],
    ["subscribe-denied", "rejected: permission-missing"],
    ["rate-limited", "rejected: rate-limited"],
    ["token-expired", "rejected: token-expired"],
    ["lost-backup", "unknown: connection-lost"],
    ["empty-backup", "unknown: unexpected-shape"],
  ])("%s: %s", async (fault, expected) => {
    const found = await scene({ faults: [fault] });
    expect(await migrate(found, fault)).toBe(expected);
    expect(found.platform.world.elsewhereRequests()).toBe(0);
  });

  test.each<[FaultName, string]>([
    ["lost-account-before", "unknown: connection-lost"],
    ["lost-account-after", "unknown: connection-lost"],
    ["account-no-vname", "confirmed: "],
    ["cert-expired", "rejected: certificate-refused"],
    ["code-rate-limited", "rejected: code-too-soon"],
    ["onprem-token-expired", "rejected: token-invalid"],
  ])("%s, on the way back: %s", async (fault, expected) => {
    const { platform, onPrem } = await scene({ startsOn: "cloud", faults: [fault] });
    expect(brief(await onPrem.requestAccount(accountOf(platform)))).toBe(expected);
  });

  test("unknown fields are asked around, and absent look-ups are a plain no", async () => {
    const fields = await scene({ faults: ["unknown-field-refused"] });
    const number = await fields.cloud.readNumber();
    expect(number).toMatchObject({ kind: "confirmed", value: { host: "ON_PREMISE" } });
    expect(number.kind === "confirmed" && [...number.value.refusedFields].sort()).toEqual([
      "health_status",
      "throughput",
    ]);
    const none = await scene({ faults: ["no-lookups"] });
    expect(brief(await none.cloud.readNumber())).toBe("rejected: not-found");
    expect(brief(await none.cloud.inspectToken())).toMatch(/^rejected: /);
  });
});

function brief(outcome: CallOutcome<unknown>): string {
  const why =
    outcome.kind === "confirmed" ? "" : outcome.kind === "rejected" ? outcome.reason : outcome.cause;
  return `${outcome.kind}: ${why}`;
}
