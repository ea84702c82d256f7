import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { loadPlan } from "../../../main/hosts/headless/plan-file/load-plan.ts";
import { planFolder, planJson, type PlanJson } from "../../support/cli.ts";

const LITERAL = "EAAJB-a-literal-token-0123456789";

/** The message about a plan file that cannot be used. */
function complaint(plan: PlanJson | string): string {
  const loaded = loadPlan(join(planFolder(plan).folder, "plan.json"));
  if (loaded.ok) throw new Error("this plan was to be refused");
  return loaded.problem.words(terminalEnglish).what;
}

describe("a plan file", () => {
  test("that is right is read, with its paths made absolute from the plan's own folder", () => {
    const { folder } = planFolder(
      planJson((plan) => {
        plan.cloud["tls"] = { caFile: "tls/ca.pem" };
        plan.cloud["accessToken"] = { file: "/etc/token" };
      }),
    );
    const loaded = loadPlan(join(folder, "plan.json"));
    expect(loaded).toMatchObject({
      ok: true,
      value: {
        cloud: { tls: { caFile: join(folder, "tls/ca.pem") }, accessToken: { file: "/etc/token" } },
        number: { pin: { file: join(folder, "pin.txt") } },
        onPrem: { auth: { token: { env: "ONPREM_TOKEN" } } },
      },
    });
  });

  test("has the paths of client certificate and secrets made absolute as well", () => {
    const { folder } = planFolder(
      planJson((plan) => {
        plan.cloud["appSecret"] = { file: "app.txt" };
        plan["proxy"] = { url: "http://proxy.example:3128", username: "me", password: { file: "proxy.txt" } };
        plan.onPrem["tls"] = {
          client: { cert: "me.pem", key: { file: "me.key" }, passphrase: { env: "ME" } },
        };
      }),
    );
    expect(loadPlan(join(folder, "plan.json"))).toMatchObject({
      value: {
        cloud: { appSecret: { file: join(folder, "app.txt") } },
        proxy: { password: { file: join(folder, "proxy.txt") } },
        onPrem: {
          tls: {
            client: {
              cert: join(folder, "me.pem"),
              key: { file: join(folder, "me.key") },
              passphrase: { env: "ME" },
            },
          },
        },
      },
    });
    const pfx = planFolder(planJson((plan) => (plan.onPrem["tls"] = { client: { pfx: "me.pfx" } })));
    expect(loadPlan(join(pfx.folder, "plan.json"))).toMatchObject({
      value: { onPrem: { tls: { client: { pfx: join(pfx.folder, "me.pfx") } } } },
    });
  });

  test("may begin with the mark that some editors write", () => {
    const { folder } = planFolder(`\uFEFF${JSON.stringify(planJson())}`);
    expect(loadPlan(join(folder, "plan.json")).ok).toBe(true);
  });

  test.each([
    ["cloud.accessToken", (plan: PlanJson) => (plan.cloud["accessToken"] = LITERAL)],
    ["onPrem.auth", (plan: PlanJson) => (plan.onPrem["auth"] = { token: LITERAL })],
    ["number.pin", (plan: PlanJson) => (plan.number["pin"] = LITERAL)],
    ["backupPassword", (plan: PlanJson) => (plan["backupPassword"] = LITERAL)],
    ["number.cert", (plan: PlanJson) => (plan.number["cert"] = LITERAL)],
  ])(
    "[I13] with a literal secret at %s names the member and the three forms, and never repeats it",
    (member, change) => {
      const said = complaint(planJson(change));
      expect(said).toContain(`${member}:`);
      expect(said).toContain('{ "env": NAME }, { "file": PATH } or { "vault": LABEL }');
      expect(said).not.toContain(LITERAL);
    },
  );

  test.each([
    [
      "an unknown member",
      (plan: PlanJson) => (plan.number["phone"] = "1"),
      "number.phone: isn't a plan member",
    ],
    ["another version", (plan: PlanJson) => (plan["version"] = 2), "version: must be 1"],
    [
      "no direction",
      (plan: PlanJson) => delete plan["direction"],
      "direction: must be one of: to-cloud, to-onprem",
    ],
    [
      "plain http to another machine",
      (plan: PlanJson) => (plan.cloud["baseUrl"] = "http://cloud.example"),
      "cloud.baseUrl: use https://",
    ],
    [
      "a password in an address",
      (plan: PlanJson) => (plan.onPrem["baseUrl"] = "https://me:secret@onprem.example"),
      "onPrem.baseUrl: remove the user name and password",
    ],
    [
      "both ways to trust",
      (plan: PlanJson) => (plan.onPrem["tls"] = { caFile: "a", sha256: "AA" }),
      "onPrem.tls",
    ],
    [
      "a short fingerprint",
      (plan: PlanJson) => (plan.onPrem["tls"] = { sha256: "AA:BB" }),
      "64 hexadecimal digits",
    ],
    [
      "three shards",
      (plan: PlanJson) => (plan.number["shards"] = 3),
      "number.shards: must be 1, 2, 4, 8, 16 or 32",
    ],
    [
      "a hyphen in the name of a variable",
      (plan: PlanJson) => (plan.cloud["accessToken"] = { env: "CLOUD-TOKEN" }),
      "cloud.accessToken.env: an environment variable name has only letters, digits and underscores",
    ],
    [
      "no path of a secret's file",
      (plan: PlanJson) => (plan.number["pin"] = { file: "" }),
      "number.pin.file: enter the path of the file",
    ],
    [
      "half an address",
      (plan: PlanJson) => (plan.cloud["baseUrl"] = "cloud.example"),
      "cloud.baseUrl: enter the full URL with https://, for example https://api.example:9090",
    ],
    [
      "a plus sign in the country code",
      (plan: PlanJson) => (plan.number["cc"] = "+1"),
      "number.cc: 1 to 3 digits without a plus sign",
    ],
    [
      "no PIN on the way to the cloud",
      (plan: PlanJson) => delete plan.number["pin"],
      "number.pin: a migration to the cloud needs the 6-digit PIN",
    ],
  ])("with %s is refused by name and cure", (_what, change, said) => {
    expect(complaint(planJson(change as (plan: PlanJson) => void))).toContain(said);
  });

  test("lists everything that is wrong at once", () => {
    const said = complaint(
      planJson((plan) => {
        plan["version"] = 3;
        plan["colour"] = "blue";
        plan.number["cc"] = "";
      }),
    );
    expect(said).toMatch(/version:[^]*number\.cc:[^]*colour:|colour:[^]*/);
    expect(said.split("\n")).toHaveLength(4);
  });

  test("that is no JSON is refused with line and column, and nothing of it is quoted", () => {
    const said = complaint(`{\n  "version": 1,\n  "token": ${LITERAL}\n}`);
    expect(said).toContain("line 3, column 12");
    expect(said).not.toContain("EAAJB");
  });

  test("with a member written twice is refused rather than read one way", () => {
    expect(complaint('{ "version": 1, "version": 1 }')).toContain(
      "the member “version” appears more than once",
    );
  });

  test("that breaks off says so", () => {
    expect(complaint('{ "version": 1,')).toContain("ends too early");
  });

  test("that is not there is refused in plain words", () => {
    const loaded = loadPlan(join(planFolder().folder, "absent.json"));
    expect(loaded.ok ? "" : loaded.problem.words(terminalEnglish).what).toContain(
      "absent.json: the file doesn't exist",
    );
  });

  test("that is a folder, absent, too large or no text is refused with the system's reason", () => {
    const { folder } = planFolder();
    mkdirSync(join(folder, "dir"));
    writeFileSync(join(folder, "large"), " ".repeat(1_048_577));
    writeFileSync(join(folder, "bytes"), Buffer.from([0x7b, 0xff, 0xfe]));
    const codes = ["absent", "dir", "large", "bytes"].map((name) => {
      const loaded = loadPlan(join(folder, name));
      return loaded.ok ? "" : /\((\w+)\)/.exec(loaded.problem.words(terminalEnglish).what)?.[1];
    });
    expect(codes).toEqual(["ENOENT", "EISDIR", "EFBIG", "EILSEQ"]);
  });

  test.skipIf(process.getuid?.() === 0)("that may not be read is refused", () => {
    const { folder } = planFolder();
    chmodSync(join(folder, "plan.json"), 0);
    expect(loadPlan(join(folder, "plan.json"))).toMatchObject({ ok: false });
  });

  test("cannot write to the terminal through the name of a member", () => {
    const said = complaint(`{ "version": 1, "\\u001b[2J\\u202e": 1 }`);
    expect(said).not.toContain("\u001b");
    expect(said).not.toContain("\u202e");
    expect(said).toContain("\\u{1b}[2J\\u{202e}");
  });
});
