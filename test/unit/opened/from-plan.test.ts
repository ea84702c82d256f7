import { describe, expect, test } from "vitest";
import { planHandlers } from "../../../main/core/handlers/plan.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { leadsToSame, PlanParts, partsOfPlan } from "../../../shared/workspace/from-plan.ts";

const WHOLE = {
  version: 1,
  direction: "to-onprem",
  dialect: { brand: "chat", apiVersion: "v24.0" },
  cloud: {
    baseUrl: "https://cloud.example/",
    businessAccountId: "102290129340398",
    appId: "670843887433847",
    accessToken: { env: "CLOUD_TOKEN" },
    appSecret: { file: "/run/secret" },
    tls: { caFile: "authority.pem" },
  },
  onPrem: {
    baseUrl: "https://onprem.example:9090",
    auth: { username: "admin", password: { vault: "admin" }, newPassword: { env: "NEW" } },
    tls: { sha256: "ab".repeat(32), client: { pfx: "client.pfx" } },
  },
  number: {
    phoneNumberId: "106540352242922",
    cc: "1",
    phoneNumber: "2025550123",
    pin: { env: "PIN" },
    cert: { file: "number.cert" },
    method: "voice",
    shards: 2,
    displayName: "Northwind Bakery",
  },
  backupPassword: { env: "BACKUP" },
  proxy: { url: "http://proxy.example:3128", username: "one", password: { env: "PROXY" } },
  tls: { systemRoots: true },
};
const parts = partsOfPlan(Plan.parse(WHOLE));

describe("what a workspace holds of a plan", () => {
  test("[ZO3] is everything that belongs to its connections and its number", () => {
    expect(PlanParts.parse(parts)).toEqual(parts);
    expect(parts).toMatchObject({
      direction: "to-onprem",
      dialect: { brand: "chat", apiVersion: "v24.0" },
      cloud: { baseUrl: "https://cloud.example", appSecretProof: true },
      onPrem: { signIn: { kind: "login", username: "admin" } },
    });
    expect(parts.number).toEqual({
      phoneNumberId: "106540352242922",
      cc: "1",
      phoneNumber: "2025550123",
      method: "voice",
      shards: 2,
      displayName: "Northwind Bakery",
    });
  });

  test("[ZO3] every secret that the plan names is listed with where it is, and every part left out is named", () => {
    expect(parts.secrets).toEqual([
      { secret: "cloud-token", from: "environment variable CLOUD_TOKEN" },
      { secret: "app-secret", from: "file /run/secret" },
      { secret: "onprem-password", from: "vault label admin" },
      { secret: "onprem-new-password", from: "environment variable NEW" },
      { secret: "proxy-password", from: "environment variable PROXY" },
      { secret: "pin", from: "environment variable PIN" },
      { secret: "cert", from: "file number.cert" },
      { secret: "backup-password", from: "environment variable BACKUP" },
    ]);
    expect(parts.leftOut).toEqual(["cloud-tls", "onprem-tls", "client-certificate", "proxy"]);
  });

  test("[ZO3] [I14] a file doesn't say whom a connection trusts, and through whom it goes", () => {
    const written = JSON.stringify({ cloud: parts.cloud, onPrem: parts.onPrem });
    expect(written).not.toMatch(/tls|sha256|caFile|systemRoots|proxy/);
    for (const tls of [{ sha256: "ab".repeat(32) }, { caFile: "\\\\server\\ca.pem" }, { systemRoots: true }])
      expect(
        partsOfPlan(Plan.parse({ ...WHOLE, tls: undefined, cloud: { ...WHOLE.cloud, tls } })).leftOut,
      ).toContain("cloud-tls");
  });

  test("[ZO3] a plan with a token and without a proxy gives no more than that", () => {
    const { proxy: _proxy, tls: _tls, ...rest } = WHOLE;
    const plan = {
      ...rest,
      cloud: { ...WHOLE.cloud, tls: undefined, appSecret: undefined },
      onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { env: "T" } } },
    };
    const taken = partsOfPlan(Plan.parse(plan));
    expect(taken.leftOut).toEqual([]);
    expect(taken.cloud).not.toHaveProperty("appSecretProof");
    expect(taken.onPrem).toEqual({ baseUrl: "https://onprem.example:9090", signIn: { kind: "token" } });
    expect(partsOfPlan(Plan.parse({ ...plan, proxy: { url: "none" } })).leftOut).toEqual(["proxy"]);
  });

  test("[ZO4] another account, cloud or client is another connection", () => {
    const { cloud, onPrem } = parts;
    expect(leadsToSame({ cloud, onPrem }, parts)).toBe(true);
    expect(leadsToSame({ cloud }, parts)).toBe(false);
    expect(leadsToSame({ onPrem }, parts)).toBe(false);
    expect(leadsToSame({ cloud: { ...cloud, baseUrl: "https://other.example" }, onPrem }, parts)).toBe(false);
    const elsewhere = { ...onPrem, baseUrl: "https://other.example" };
    expect(leadsToSame({ cloud, onPrem: elsewhere }, parts)).toBe(false);
  });
});

describe("a plan in the window", () => {
  const read = async (content: string) => planHandlers()["plan.read"]({ name: "move.json", content });

  test("[ZO3] is read as a plan file is, with a byte order mark as well", async () => {
    for (const text of [JSON.stringify(WHOLE), `\uFEFF${JSON.stringify(WHOLE)}`])
      expect(await read(text)).toEqual({ ok: true, value: { outcome: "read", parts } });
  });

  test("[ZO3] that can't be used is told with every fault, and without any value of it", async () => {
    const secret = "EAAG-a-token";
    for (const text of [
      "",
      "[",
      "null",
      `{"version":1,"version":${JSON.stringify(secret)}}`,
      JSON.stringify({ ...WHOLE, cloud: { ...WHOLE.cloud, accessToken: secret } }),
      JSON.stringify({ ...WHOLE, [secret]: 1 }).replace(secret, "extra"),
      "[".repeat(100_000),
    ]) {
      const { value } = (await read(text)) as { value: { outcome: string; faults: readonly object[] } };
      expect(value.outcome).toBe("unusable");
      expect(value.faults.length).toBeGreaterThan(0);
      expect(JSON.stringify(value)).not.toContain(secret);
    }
  });
});
