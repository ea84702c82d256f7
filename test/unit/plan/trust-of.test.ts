import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPlanSecrets, SECRET_MEMBERS } from "../../../main/core/plan/plan-secrets.ts";
import { trustOf } from "../../../main/core/plan/trust-of.ts";
import type { ProxyFinder } from "../../../main/core/platforms/http/proxy/proxy.ts";
import { outsideSecrets } from "../../../main/hosts/common/ports/outside-secrets.ts";
import { textFiles } from "../../../main/hosts/common/ports/host-ports.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { PFX_CLIENT } from "../../support/client-certificate.ts";

const folder = mkdtempSync(join(tmpdir(), "switchover-trust-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  const mine = await makeCertificate({ client: true });
  writeFileSync(at("me.pem"), mine.cert);
  writeFileSync(at("me.key"), mine.key);
  writeFileSync(at("me.pfx"), PFX_CLIENT.pfx);
});

const ENV = {
  TOKEN: "token",
  SECRET: "app secret",
  PROXY: "pass word",
  OPEN: PFX_CLIENT.passphrase,
  WRONG: "barley",
};

type Json = { cloud: Record<string, unknown>; onPrem: Record<string, unknown> } & Record<string, unknown>;

function plan(change: (json: Json) => void = () => undefined): Plan {
  const json: Json = {
    version: 1,
    direction: "to-onprem",
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "1", accessToken: { env: "TOKEN" } },
    onPrem: { baseUrl: "https://onprem.example", auth: { token: { env: "TOKEN" } } },
    number: { phoneNumberId: "1", cc: "1", phoneNumber: "2025550123", cert: { env: "TOKEN" } },
  };
  change(json);
  return Plan.parse(json);
}

const machine: ProxyFinder = () => Promise.resolve([]);

function trusted(given: Plan, side: "cloud" | "onPrem"): ReturnType<typeof trustOf> {
  const vault = { take: () => err({ kind: "recordMissing" }) } as never;
  const secrets = readPlanSecrets(given, { outside: outsideSecrets(ENV), vault });
  if (!secrets.ok) throw new Error(JSON.stringify(secrets.problem));
  return trustOf(given, side, secrets.value, { files: textFiles, proxies: machine });
}

describe("how a side of a plan is connected to", () => {
  test("[F15] by the public roots and the machine's own proxies, where nothing else is chosen", () => {
    for (const side of ["cloud", "onPrem"] as const)
      expect(trusted(plan(), side)).toEqual(ok({ kind: "publicRoots", line: { proxies: machine } }));
  });

  test("[F16] by the plan's own proxy before any other, its password only ever redacted", async () => {
    const proxied = plan((json) => {
      json["proxy"] = { url: "http://proxy.example:3128", username: "me", password: { env: "PROXY" } };
    });
    for (const side of ["cloud", "onPrem"] as const) {
      const trust = trusted(proxied, side);
      const hops = trust.ok ? await trust.value.line?.proxies?.({ url: new URL("https://localhost") }) : [];
      expect(hops).toMatchObject([{ kind: "proxy", url: "http://proxy.example:3128", username: "me" }]);
      const [hop] = hops as readonly { password?: Redacted<string> }[];
      expect(hop?.password?.reveal()).toBe("pass word");
      expect(JSON.stringify(hops)).not.toContain("pass word");
    }
  });

  test("[F16] directly where the plan says that there is no proxy, whatever the machine's own settings name", () => {
    const direct = plan((json) => (json["proxy"] = { url: "none" }));
    for (const side of ["cloud", "onPrem"] as const)
      expect(trusted(direct, side)).toEqual(ok({ kind: "publicRoots" }));
  });

  test("a PFX of the vault is shown as one of a file is", () => {
    const take = (label: string): unknown =>
      ok(redact(label === "pfx" ? PFX_CLIENT.pfx.toString("base64") : PFX_CLIENT.passphrase, label));
    const vault = { take } as never;
    const given = plan(
      (json) => (json.onPrem["tls"] = { client: { pfx: { vault: "pfx" }, passphrase: { vault: "phrase" } } }),
    );
    const secrets = readPlanSecrets(given, { outside: outsideSecrets(ENV), vault });
    const ports = { files: textFiles, proxies: machine };
    expect(secrets.ok && trustOf(given, "onPrem", secrets.value, ports)).toMatchObject({
      ok: true,
      value: { line: { client: {} } },
    });
    // A caller that continues without the file learns which one is missing.
    expect(trustOf(given, "onPrem", {}, ports)).toEqual(
      err({
        kind: "fileUnusable",
        member: "onPrem.tls.client.pfx",
        path: "vault label pfx",
        why: "does-not-open",
      }),
    );
  });

  test("[F15] by the system's roots too, for both sides or for the one that says so", () => {
    const line = (given: Plan, side: "cloud" | "onPrem"): unknown => {
      const trust = trusted(given, side);
      return trust.ok && trust.value.line?.systemRoots;
    };
    const both = plan((json) => (json["tls"] = { systemRoots: true }));
    expect([line(both, "cloud"), line(both, "onPrem")]).toEqual([true, true]);
    const one = plan((json) => (json.onPrem["tls"] = { systemRoots: true }));
    expect([line(one, "cloud"), line(one, "onPrem")]).toEqual([undefined, true]);
    const butOne = plan((json) => {
      json["tls"] = { systemRoots: true };
      json.cloud["tls"] = { systemRoots: false };
    });
    expect([line(butOne, "cloud"), line(butOne, "onPrem")]).toEqual([undefined, true]);
  });

  test("[I14] the app secret goes with the cloud alone, the client certificate with the on-premises side", () => {
    const given = plan((json) => {
      json.cloud["appSecret"] = { env: "SECRET" };
      json.onPrem["tls"] = { client: { pfx: at("me.pfx"), passphrase: { env: "OPEN" } } };
    });
    const lines = (["cloud", "onPrem"] as const).map((side) => {
      const trust = trusted(given, side);
      return trust.ok ? Object.keys(trust.value.line ?? {}) : trust.problem;
    });
    expect(lines).toEqual([
      ["proxies", "appSecret"],
      ["proxies", "client"],
    ]);
  });

  test("a client certificate that does not open is told by its member and its path", () => {
    const problem = (client: unknown): unknown => {
      const trust = trusted(
        plan((json) => (json.onPrem["tls"] = { client })),
        "onPrem",
      );
      return trust.ok ? "ok" : trust.problem;
    };
    const pem = { cert: at("me.pem"), key: { file: at("me.key") } };
    const pfx = at("me.pfx");
    expect(problem(pem)).toBe("ok");
    const unusable = { kind: "fileUnusable" };
    expect(problem({ pfx, passphrase: { env: "WRONG" } })).toEqual({
      ...unusable,
      member: "onPrem.tls.client.pfx",
      path: pfx,
      why: "does-not-open",
    });
    expect(problem({ pfx: at("none.pfx") })).toMatchObject({ ...unusable, why: "missing" });
    expect(problem({ pfx: at("me.pem/none.pfx") })).toMatchObject({ ...unusable, why: "missing" });
    expect(problem({ ...pem, cert: at(".") })).toMatchObject({ ...unusable, why: "not-a-file" });
    expect(problem({ ...pem, cert: at("me.key") })).toMatchObject({ ...unusable, why: "not-a-certificate" });
    expect(problem({ ...pem, key: { env: "TOKEN" } })).toMatchObject({ ...unusable, why: "does-not-open" });
  });
});

describe("the secrets of a plan", () => {
  const everything = plan((json) => {
    json.cloud["appSecret"] = { vault: "app" };
    json["proxy"] = { url: "http://proxy.example:3128", username: "me", password: { vault: "proxy" } };
    json.onPrem["tls"] = { client: { cert: "a", key: { vault: "key" }, passphrase: { vault: "phrase" } } };
  });

  test("[I13] [I14] each is asked of the vault for the address that it goes to", () => {
    const asked: [string, string | undefined][] = [];
    const take = (label: string, origin?: string): ReturnType<typeof ok<Redacted<string>>> => {
      asked.push([label, origin]);
      return ok(redact("value", label));
    };
    expect(readPlanSecrets(everything, { outside: outsideSecrets(ENV), vault: { take } as never }).ok).toBe(
      true,
    );
    expect(asked).toEqual([
      ["app", "https://cloud.example"],
      ["key", undefined],
      ["phrase", undefined],
      ["proxy", "http://proxy.example:3128"],
    ]);
  });

  test("one that breaks the line is refused where it would go into a header", () => {
    const take = (label: string): unknown => ok(redact(label === "proxy" ? "a\r\nHost: b" : "value", label));
    expect(
      readPlanSecrets(everything, { outside: outsideSecrets(ENV), vault: { take } as never }),
    ).toMatchObject({
      problem: { kind: "secretInvalid", member: "proxy.password", why: "not-one-line" },
    });
    expect(SECRET_MEMBERS).toContain("proxy.password");
  });
});
