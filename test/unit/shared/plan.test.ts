import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import { Plan } from "../../../shared/migration/plan.ts";

function good() {
  return {
    version: 1,
    direction: "to-cloud",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: "https://cloud.example/",
      businessAccountId: "1022",
      appId: "6708",
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: {
      baseUrl: "https://onprem.example:9090",
      auth: { username: "admin", password: { vault: "onprem-admin" } },
      tls: { sha256: "ab".repeat(32) },
    },
    number: { phoneNumberId: "1065", cc: "1", phoneNumber: "2025550123", pin: { file: "pin.txt" } },
  };
}

type Loose = { [member: string]: Loose } & Record<string, unknown>;

/** Sets a member by its dotted path; `undefined` removes it. */
function changed(path: string, value: unknown): unknown {
  const plan = good() as unknown as Loose;
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at: Loose = plan;
  for (const name of names) at = at[name] ??= {} as Loose;
  if (value === undefined) delete at[last];
  else at[last] = value as Loose;
  return plan;
}

function faultsOf(json: unknown): readonly { member: string; message: string }[] {
  const parsed = parsePlan(json);
  return parsed.ok ? [] : parsed.problem.faults;
}

describe("a plan", () => {
  test("is normalised: no trailing slash, fingerprints as upper-case pairs, dialect filled in", () => {
    const json = good() as Partial<ReturnType<typeof good>>;
    delete json.dialect;
    const parsed = parsePlan(json);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        dialect: { brand: "chat", apiVersion: "v23.0" },
        cloud: { baseUrl: "https://cloud.example" },
        onPrem: { tls: { sha256: Array.from({ length: 32 }, () => "AB").join(":") } },
      },
    });
  });

  test("that was normalised reads back as itself", () => {
    const once = Plan.parse(good());
    expect(Plan.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  test("as the documentation shows it is accepted", () => {
    const page = readFileSync(new URL("../../../docs/plan.md", import.meta.url), "utf8");
    const shown = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    expect(faultsOf(JSON.parse(shown.replace("AA:BB:…", "AA".repeat(32))))).toEqual([]);
  });

  const BAD: readonly (readonly [string, unknown, RegExp])[] = [
    ["version", 2, /version must be 1/],
    ["direction", "to-the-moon", /to-cloud, to-onprem/],
    ["cloud.baseUrl", "cloud.example", /full URL/],
    ["cloud.baseUrl", "http://cloud.example", /https/],
    ["cloud.baseUrl", "ftp://cloud.example", /https/],
    ["cloud.baseUrl", "https://me:secret@cloud.example", /user name and password/],
    ["cloud.baseUrl", "https://cloud.example/?x=1", /\?/],
    ["cloud.businessAccountId", "../../etc", /letters, digits/],
    ["cloud.tls", { caFile: "a.pem", sha256: "ab".repeat(32) }, /either caFile or sha256/],
    ["cloud.tls", {}, /caFile, sha256 or systemRoots/],
    ["cloud.tls", { sha256: "ab".repeat(32), systemRoots: true }, /pinned certificate needs no root CAs/],
    ["onPrem.tls", {}, /caFile, sha256, systemRoots or client/],
    ["onPrem.tls.client", { pfx: "a.pfx", cert: "a.pem" }, /cert isn't a plan member/],
    ["onPrem.tls.client", { cert: "a.pem" }, /"key": SECRET/],
    ["cloud.tls", { client: { pfx: "a.pfx" } }, /cloud\.tls\.client/],
    ["tls.systemRoots", "yes", /tls\.systemRoots/],
    ["proxy", { url: "proxy.example:3128" }, /http:\/\/proxy\.example:3128/],
    ["proxy", { url: "socks5://proxy.example:1080" }, /SOCKS/],
    ["proxy", { url: "http://me:secret@proxy.example:3128" }, /their own members/],
    ["proxy", { url: "http://proxy.example:3128/pac" }, /after the host and port/],
    ["proxy", { url: "http://proxy.example", password: { env: "P" } }, /user name that the password/],
    ["proxy", { url: "http://proxy.example", username: "a:b" }, /can't contain a colon/],
    ["proxy", { url: "none", username: "me" }, /no proxy is used/],
    ["onPrem.tls.sha256", "AA:BB", /64 hexadecimal/],
    ["number.cc", "+1", /without a plus/],
    ["number.phoneNumber", "(202) 555-0123", /without the country code, spaces or dashes/],
    ["number.shards", 3, /1, 2, 4, 8, 16 or 32/],
    ["number.method", "email", /sms, voice/],
    ["number.pin", undefined, /6-digit PIN/],
    ["dialect.apiVersion", "23", /v23\.0/],
    ["dialect.brand", "Chat App", /must be lowercase/],
  ];
  test.each(BAD)("with a bad %s names the member and the cure", (path, value, cure) => {
    const faults = faultsOf(changed(path, value));
    expect(faults.map(({ member, message }) => `${member} ${message}`).join("\n")).toMatch(cure);
    expect(faults.some(({ member }) => path.startsWith(member) || member.startsWith(path))).toBe(true);
  });

  test.each(["extra", "cloud.token", "number.pinCode", "onPrem.tls.insecure"])(
    "with the unknown member %s refuses it by name",
    (path) => {
      expect(faultsOf(changed(path, "x"))).toContainEqual(expect.objectContaining({ member: path }));
    },
  );

  test("takes a proxy, the system's roots, a client certificate and an app secret", () => {
    const plan = changed("proxy", {
      url: "http://proxy.example:3128/",
      username: "user",
      password: { vault: "proxy" },
    }) as Loose;
    plan["tls"] = { systemRoots: true } as unknown as Loose;
    plan["cloud"] = { ...plan["cloud"], appSecret: { env: "APP_SECRET" } } as unknown as Loose;
    const client = { cert: "me.pem", key: { file: "me.key" }, passphrase: { env: "ME" } };
    plan["onPrem"] = { ...plan["onPrem"], tls: { systemRoots: true, client } } as unknown as Loose;
    expect(faultsOf(plan)).toEqual([]);
    const parsed = Plan.parse(plan);
    expect(parsed).toMatchObject({ proxy: { url: "http://proxy.example:3128" }, tls: { systemRoots: true } });
    expect(Plan.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  test("takes the word that there is no proxy, and a PFX that lies in the vault", () => {
    const plan = changed("proxy", { url: "none" }) as Loose;
    const client = { pfx: { vault: "ws-7k2q9d.client-pfx" } };
    plan["onPrem"] = { ...plan["onPrem"], tls: { client } } as unknown as Loose;
    expect(faultsOf(plan)).toEqual([]);
    expect(Plan.parse(plan)).toMatchObject({ proxy: { url: "none" }, onPrem: { tls: { client } } });
  });

  test.each([
    "cloud.accessToken",
    "cloud.appSecret",
    "onPrem.auth.password",
    "proxy.password",
    "number.pin",
    "backupPassword",
  ])("[I13] with a literal secret at %s names the member and the three forms, never the secret", (path) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9!$%]{12,40}$/), (secret) => {
        const text = JSON.stringify(faultsOf(changed(path, secret)));
        expect(text).toContain(path === "onPrem.auth.password" ? "onPrem.auth" : path);
        for (const form of ["env", "file", "vault"]) expect(text).toContain(form);
        expect(text.includes(secret)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  test("of any shape gives faults or a plan, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(faultsOf(json).length).toBeGreaterThan(0);
      }),
    );
  });

  test("with two faults tells both at once", () => {
    const plan = changed("number.cc", "x") as Loose;
    plan["cloud"] = { ...plan["cloud"], baseUrl: "nowhere" } as unknown as Loose;
    expect(faultsOf(plan).map(({ member }) => member)).toEqual(
      expect.arrayContaining(["number.cc", "cloud.baseUrl"]),
    );
  });

  test("allows plain http to this machine alone", () => {
    for (const host of ["127.0.0.1", "localhost", "[::1]"])
      expect(faultsOf(changed("cloud.baseUrl", `http://${host}:8080`)), host).toEqual([]);
    for (const host of ["127.0.0.1.example", "localhost.example", "192.168.1.4"]) {
      expect(faultsOf(changed("cloud.baseUrl", `http://${host}`)), host).not.toEqual([]);
    }
  });
});
