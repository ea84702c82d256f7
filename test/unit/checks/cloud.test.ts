import { describe, expect, it } from "vitest";
import {
  cloudApp,
  cloudReachable,
  cloudTls,
  cloudVersion,
} from "../../../main/core/checks/cloud/cloud-checks.ts";
import { cloudPermissions } from "../../../main/core/checks/cloud/permissions.ts";
import { cloudToken } from "../../../main/core/checks/cloud/token.ts";
import { onPremReachable, onPremTls } from "../../../main/core/checks/onprem/onprem-checks.ts";
import { CONNECTION_CAUSES, TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import {
  APP,
  confirmed,
  HEALTHY_TOKEN,
  notSent,
  NOW,
  rejected,
  resultOf,
  tlsVerdict,
  unanswered,
} from "../../support/check-context.ts";

const HOUR_MS = 3_600_000;

describe.each([
  ["cloud.reachable", cloudReachable, "number", "token"],
  ["onprem.reachable", onPremReachable, "health", "settings"],
] as const)("%s", (_id, check, first, second) => {
  it("passes when the server answers, be it with a refusal", async () => {
    expect(await resultOf(check)).toMatchObject({ status: "pass" });
    expect(
      await resultOf(check, { looks: { [first]: rejected("token-invalid"), [second]: unanswered() } }),
    ).toMatchObject({ status: "pass" });
  });
  it.each(CONNECTION_CAUSES)("blocks with its own cause when there is no connection: %s", async (cause) => {
    expect(
      await resultOf(check, { looks: { [first]: notSent(cause), [second]: notSent(cause) } }),
    ).toMatchObject({ status: "fail", cause });
  });
  it("warns when the connection is lost after it was there", async () => {
    expect(await resultOf(check, { looks: { [second]: notSent("connection-refused") } })).toMatchObject({
      status: "warn",
      cause: "connection-refused",
    });
  });
  it("leaves a refused certificate to the check of its own", async () => {
    expect(
      await resultOf(check, { looks: { [first]: notSent("self-signed"), [second]: notSent("self-signed") } }),
    ).toMatchObject({ status: "pass" });
  });
  it("blocks when every look-up is redirected, warns when one is", async () => {
    expect(
      await resultOf(check, { looks: { [first]: unanswered("redirect"), [second]: unanswered("redirect") } }),
    ).toMatchObject({ status: "fail", cause: "redirect" });
    expect(await resultOf(check, { looks: { [second]: unanswered("redirect") } })).toMatchObject({
      status: "warn",
      cause: "redirect",
    });
  });
  it("only warns when the server answers with errors of its own", async () => {
    expect(
      await resultOf(check, {
        looks: { [first]: unanswered("server-error"), [second]: unanswered("server-error") },
      }),
    ).toMatchObject({ status: "warn", cause: "not-answered" });
  });
  it("is skipped when the time for all checks was over", async () => {
    const late = notSent("cancelled-before-sending");
    expect(await resultOf(check, { looks: { [first]: late, [second]: late } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe.each([
  ["cloud.tls", cloudTls, "cloudTls"],
  ["onprem.tls", onPremTls, "onPremTls"],
] as const)("%s", (_id, check, look) => {
  it("passes with the certificate's dates and fingerprint as facts", async () => {
    expect(await resultOf(check)).toMatchObject({
      status: "pass",
      facts: {
        protocol: "TLSv1.3",
        names: "api.example",
        sha256: expect.stringMatching(/^(AB:){31}AB$/) as unknown,
      },
    });
  });
  it.each(TLS_CAUSES)("blocks with its own cause: %s", async (cause) => {
    expect(await resultOf(check, { looks: { [look]: tlsVerdict("refused", cause) } })).toMatchObject({
      status: "fail",
      cause,
    });
  });
  it("warns when the certificate ends within a day", async () => {
    expect(await resultOf(check, { looks: { [look]: tlsVerdict("accepted", 23 * HOUR_MS) } })).toMatchObject({
      status: "warn",
      cause: "certificate-ends-soon",
    });
  });
  it("blocks when no handshake comes about for a reason of TLS", async () => {
    expect(
      await resultOf(check, { looks: { [look]: { kind: "unreachable", cause: "old-tls" } } }),
    ).toMatchObject({ status: "fail", cause: "old-tls" });
  });
  it("is skipped when the server cannot be connected to", async () => {
    expect(
      await resultOf(check, { looks: { [look]: { kind: "unreachable", cause: "connection-refused" } } }),
    ).toMatchObject({ status: "skip", cause: "not-reachable" });
  });
  it("is skipped for plain http on this machine", async () => {
    expect(await resultOf(check, { looks: { [look]: { kind: "plain" } } })).toMatchObject({
      status: "skip",
      cause: "plain-http",
    });
  });
});

describe("cloud.version", () => {
  it("passes when a look-up of that version is answered", async () => {
    expect(await resultOf(cloudVersion)).toMatchObject({ status: "pass", facts: { apiVersion: "v23.0" } });
  });
  it.each([12, 2500, 2635])("warns when the platform refuses the version with code %i", async (code) => {
    expect(await resultOf(cloudVersion, { looks: { number: rejected("other", code) } })).toMatchObject({
      status: "warn",
      cause: "version-refused",
    });
  });
  it("is skipped when no look-up is answered", async () => {
    expect(
      await resultOf(cloudVersion, { looks: { number: unanswered(), numbers: unanswered() } }),
    ).toMatchObject({ status: "skip", cause: "not-answered" });
  });
});

describe("cloud.token", () => {
  const endsIn = (ms: number) => ({
    looks: { token: confirmed({ ...HEALTHY_TOKEN, expiresAt: (NOW + ms) / 1_000 }) },
  });
  it("passes for a token that never ends, or whose end is not told", async () => {
    expect(await resultOf(cloudToken)).toMatchObject({
      status: "pass",
      found: '"SYSTEM_USER" token accepted; it never expires',
    });
    const { expiresAt: _left, ...untold } = HEALTHY_TOKEN;
    expect(await resultOf(cloudToken, { looks: { token: confirmed(untold) } })).toMatchObject({
      status: "pass",
    });
  });
  it("passes from a day on, with the end as a fact", async () => {
    expect(await resultOf(cloudToken, endsIn(24 * HOUR_MS))).toMatchObject({
      status: "pass",
      facts: { endsAt: "2026-01-16T12:00:00.000Z" },
    });
  });
  it("warns below a day", async () => {
    expect(await resultOf(cloudToken, endsIn(24 * HOUR_MS - 1_000))).toMatchObject({
      status: "warn",
      cause: "token-ends-soon",
    });
  });
  it("blocks below half an hour, inside the move's own time", async () => {
    expect(await resultOf(cloudToken, endsIn(HOUR_MS / 2))).toMatchObject({ status: "warn" });
    expect(await resultOf(cloudToken, endsIn(HOUR_MS / 2 - 1_000))).toMatchObject({
      status: "fail",
      cause: "token-ends-soon",
    });
  });
  it("tells an ended token from an invalid one", async () => {
    const said = (more: object) => ({ looks: { token: confirmed({ valid: false, ...more }) } });
    expect(await resultOf(cloudToken, said({ errorCode: 190, errorSubcode: 463 }))).toMatchObject({
      status: "fail",
      cause: "token-expired",
    });
    expect(await resultOf(cloudToken, said({ expiresAt: NOW / 1_000 - 60 }))).toMatchObject({
      status: "fail",
      cause: "token-expired",
    });
    expect(await resultOf(cloudToken, said({ errorCode: 190 }))).toMatchObject({
      status: "fail",
      cause: "token-invalid",
    });
    expect(await resultOf(cloudToken, endsIn(-60_000))).toMatchObject({
      status: "fail",
      cause: "token-expired",
    });
  });
  it.each(["token-expired", "token-invalid"] as const)(
    "blocks when any look-up is refused for the token: %s",
    async (reason) => {
      expect(
        await resultOf(cloudToken, { looks: { token: unanswered(), numbers: rejected(reason, 190) } }),
      ).toMatchObject({ status: "fail", cause: reason });
    },
  );
  it("is skipped where there is no token check but other look-ups accept the token", async () => {
    expect(await resultOf(cloudToken, { looks: { token: rejected("not-found") } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
  it("does not take the token check's own refusal for the token's where other look-ups accept the token", async () => {
    expect(await resultOf(cloudToken, { looks: { token: rejected("token-invalid", 190) } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
    const looks = { token: rejected("token-invalid", 190), number: unanswered(), numbers: unanswered() };
    expect(await resultOf(cloudToken, { looks })).toMatchObject({ status: "fail", cause: "token-invalid" });
  });
  it("is skipped when nothing answers", async () => {
    const looks = { token: unanswered(), number: unanswered(), numbers: unanswered() };
    expect(await resultOf(cloudToken, { looks })).toMatchObject({ status: "skip", cause: "not-answered" });
    expect(await resultOf(cloudToken, { looks: { ...looks, token: notSent("no-route") } })).toMatchObject({
      status: "skip",
      cause: "not-reachable",
    });
  });
});

describe("cloud.app", () => {
  it("passes when the token's app is the planned one, or none is planned", async () => {
    expect(await resultOf(cloudApp)).toMatchObject({ status: "pass", facts: { appId: APP } });
    const cloud = { baseUrl: "https://cloud.example", businessAccountId: "1", accessToken: { env: "T" } };
    expect(await resultOf(cloudApp, { plan: { cloud } })).toMatchObject({ status: "pass" });
  });
  it("blocks when the token belongs to another app", async () => {
    expect(
      await resultOf(cloudApp, { looks: { token: confirmed({ ...HEALTHY_TOKEN, appId: "999" }) } }),
    ).toMatchObject({ status: "fail", cause: "app-differs", facts: { appId: "999", plannedAppId: APP } });
  });
  it("is skipped when the app is not told or not answered", async () => {
    const { appId: _left, ...untold } = HEALTHY_TOKEN;
    expect(await resultOf(cloudApp, { looks: { token: confirmed(untold) } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
    expect(await resultOf(cloudApp, { looks: { token: rejected("permission-missing") } })).toMatchObject({
      status: "skip",
      cause: "not-allowed",
    });
  });
});

describe("cloud.permissions", () => {
  const carrying = (...scopes: string[]) => ({
    token: confirmed({ ...HEALTHY_TOKEN, scopes, granularScopes: [] }),
  });
  const elsewhere = {
    token: confirmed({
      ...HEALTHY_TOKEN,
      granularScopes: [{ scope: "chat_business_management", targetIds: ["5"] }],
    }),
  };
  it("passes with both permissions, also where only the granular list has them", async () => {
    expect(await resultOf(cloudPermissions)).toMatchObject({ status: "pass" });
    const { scopes: _left, ...granular } = HEALTHY_TOKEN;
    const granularScopes = [{ scope: "chat_business_messaging" }, { scope: "chat_business_management" }];
    expect(
      await resultOf(cloudPermissions, { looks: { token: confirmed({ ...granular, granularScopes }) } }),
    ).toMatchObject({ status: "pass" });
  });
  it("blocks the way to the cloud when one is missing, and names it", async () => {
    const result = await resultOf(cloudPermissions, { looks: carrying("chat_business_messaging") });
    expect(result).toMatchObject({
      status: "fail",
      cause: "permission-missing",
      facts: { missing: "chat_business_management" },
    });
  });
  it("only warns on the way back, where the token is used to look", async () => {
    expect(await resultOf(cloudPermissions, { direction: "to-onprem", looks: carrying() })).toMatchObject({
      status: "warn",
      cause: "permission-missing",
    });
  });
  it("recognises the permissions of another brand word", async () => {
    expect(
      await resultOf(cloudPermissions, {
        looks: carrying("zap_business_messaging", "zap_business_management"),
      }),
    ).toMatchObject({ status: "fail", cause: "brand-differs" });
  });
  it("passes with the brand word of the plan", async () => {
    const plan = { dialect: { brand: "zap", apiVersion: "v23.0" } };
    expect(
      await resultOf(cloudPermissions, {
        plan,
        looks: carrying("zap_business_messaging", "zap_business_management"),
      }),
    ).toMatchObject({ status: "pass" });
  });
  it("warns about other accounts' targets, and blocks once the account refuses as well", async () => {
    expect(await resultOf(cloudPermissions, { looks: elsewhere })).toMatchObject({
      status: "warn",
      cause: "account-not-granted",
    });
    const looks = { ...elsewhere, numbers: rejected("permission-missing", 200) };
    expect(await resultOf(cloudPermissions, { looks })).toMatchObject({
      status: "fail",
      cause: "account-not-granted",
    });
    expect(await resultOf(cloudPermissions, { looks, direction: "to-onprem" })).toMatchObject({
      status: "warn",
    });
  });
  it("is skipped when permissions are not told, the token is not valid, or the check is not answered", async () => {
    expect(await resultOf(cloudPermissions, { looks: { token: confirmed({ valid: true }) } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
    expect(
      await resultOf(cloudPermissions, { looks: { token: confirmed({ valid: false, scopes: [] }) } }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
    expect(await resultOf(cloudPermissions, { looks: { token: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});
