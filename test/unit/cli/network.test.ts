import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/language.ts";
import { stepsOf, WAY_CAUSES, type WayReport } from "../../../shared/network/way.ts";
import { wayWords } from "../../../shared/wording/way-words.ts";
import { loadTerminalTranslate } from "../../../main/hosts/headless/terminal/translate.ts";
import { cli, planJson } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const URL = "https://cloud.example";

const blocked = (change: Partial<WayReport> = {}): WayReport => ({
  server: "cloud.example:443",
  steps: stepsOf(["name", "connection", "tls", "answer"], "tls"),
  cause: "unknown-ca",
  about: "server",
  facts: { issuer: "CN=Office Inspection CA", systemTrusts: false },
  ...change,
});

const lastLine = (stdout: string): unknown => JSON.parse(stdout.trim().split("\n").at(-1) ?? "");

describe("network test", () => {
  test("[ZN38] a free way ends with 0, each step on its line", async () => {
    const { code, stdout } = await cli(["network", "test", URL], { core: fakeCore() });
    expect(code).toBe(0);
    expect(stdout).toContain("✓ TLS: passed");
    expect(stdout).toContain("The way to cloud.example:443 is free.");
  });

  test("[ZN38] what is in the way ends with 1, with what to do, and as JSON with stable words", async () => {
    const core = fakeCore({ way: () => blocked() });
    const { code, stdout } = await cli(["network", "test", URL], { core });
    expect(code).toBe(1);
    expect(stdout).toContain("✗ TLS: failed\n– Answer: not tried");
    expect(stdout).toContain("an authority that isn't trusted here: CN=Office Inspection CA.");
    expect(stdout).toContain("as a PEM file");
    const json = await cli(["network", "test", URL, "--json"], { core });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout.split("\n")[2] ?? "")).toMatchObject({
      type: "check",
      id: "network.tls",
      status: "fail",
      cause: "unknown-ca",
    });
    expect(lastLine(json.stdout)).toMatchObject({
      type: "result",
      outcome: "blocked",
      cause: "unknown-ca",
      about: "server",
      server: "cloud.example:443",
      issuer: "CN=Office Inspection CA",
    });
  });

  test("[ZN38] a URL with a password in it is refused without repeating the password", async () => {
    const core = fakeCore();
    const given = "https://someone:very-secret@cloud.example/?key=very-secret";
    for (const json of [[], ["--json"]]) {
      const { code, stdout, stderr } = await cli(["network", "test", given, ...json], { core });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^✗ https:\/\/…[0-9a-f]{4}@cloud\.example/);
      expect(stdout + stderr).not.toContain("very-secret");
    }
    expect(core.calls).not.toContain("network.testWay");
  });

  test("[ZN45] tests the on-premises client where that is wanted", async () => {
    const core = fakeCore();
    const { code, stdout } = await cli(["network", "test", "ws-7k2q9d", "--on-premises", "--json"], { core });
    expect([code, lastLine(stdout)]).toMatchObject([0, { outcome: "free", api: "on-premises" }]);
    expect(core.inputs("network.test")).toEqual([
      { kind: "workspace", workspace: "ws-7k2q9d", api: "on-premises" },
    ]);
  });

  test("[ZN38] takes a URL, a plan file or the ID of a workspace", async () => {
    const core = fakeCore();
    const folder = tempFolder();
    writeFileSync(join(folder, "plan.json"), JSON.stringify(planJson()));
    for (const target of [`${URL}/`, "plan.json", "ws-7k2q9d"])
      expect(await cli(["network", "test", target], { core, folder })).toMatchObject({ code: 0 });
    expect(core.inputs("network.test")).toMatchObject([
      { kind: "url", url: URL },
      { kind: "plan", plan: { cloud: { baseUrl: planJson().cloud["baseUrl"] } } },
      { kind: "workspace", workspace: "ws-7k2q9d" },
    ]);
  });

  test.each(["https://user:secret@cloud.example", "http://cloud.example", "https://", "https://a/?token=1"])(
    "[ZN38] %s is wrong usage, and nothing is tried",
    async (url) => {
      const core = fakeCore();
      const { code, stderr } = await cli(["network", "test", url], { core });
      expect(code).toBe(2);
      expect(stderr).toContain("Nothing was tried.");
      expect(core.calls).not.toContain("network.test");
    },
  );

  test("[ZN38] a plan that can't be read is named", async () => {
    expect((await cli(["network", "test", "absent.json"], { folder: tempFolder() })).code).toBe(2);
  });
});

describe("network trust", () => {
  const added = [
    { subject: "CN=Company\u001B[2J Root", sha256: "AA:BB", validTo: "2030-01-01T00:00:00.000Z" },
  ];

  test("[ZN43] shows what counts, and changes it by its options alone", async () => {
    const core = fakeCore({ authorities: { system: false, added, by: "user" } });
    const shown = await cli(["network", "trust"], { core });
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain("The authorities of this computer don't count.");
    expect(shown.stdout).toContain("Added: CN=Company\\u{1b}[2J Root, valid until");
    const changed = await cli(["network", "trust", "--system", "on", "--no-file", "--json"], { core });
    expect(lastLine(changed.stdout)).toMatchObject({
      outcome: "changed",
      system: true,
      added: [],
      by: "user",
    });
    expect(core.inputs("network.trust")).toEqual([{ system: true, pem: null }]);
  });

  test("[ZN43] reads a file, and stops before anything where it can't or an option is wrong", async () => {
    const core = fakeCore();
    const folder = tempFolder();
    writeFileSync(join(folder, "ca.pem"), "the text");
    writeFileSync(join(folder, "empty.pem"), "");
    writeFileSync(join(folder, "large.pem"), "a".repeat(300_000));
    expect((await cli(["network", "trust", "--file", "ca.pem"], { core, folder })).code).toBe(0);
    expect(core.inputs("network.trust")).toEqual([{ pem: "the text" }]);
    for (const wrong of [
      ["--file", "absent.pem"],
      ["--file", "empty.pem"],
      ["--file", "large.pem"],
      ["--file", "."],
      ["--system", "yes"],
    ])
      expect((await cli(["network", "trust", ...wrong], { core, folder })).code).toBe(2);
    expect(core.inputs("network.trust")).toHaveLength(1);
  });

  test.each([
    [{ kind: "notACertificate" }, "ca.pem doesn't hold 1 to 20 certificates of authorities"],
    [{ kind: "notAnAuthority", why: "too-many" }, "ca.pem doesn't hold 1 to 20 certificates of authorities"],
    [{ kind: "fixedByAdministrator" }, "switchover managed"],
    [{ kind: "settingsReadOnly" }, "Can't write to"],
  ])("[ZN43] %j is told as wrong usage, in words", async (problem, words) => {
    const folder = tempFolder();
    writeFileSync(join(folder, "ca.pem"), "the text");
    const core = fakeCore();
    core.fail("network.trust", problem);
    const { code, stderr } = await cli(["network", "trust", "--file", "ca.pem"], { core, folder });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe("the words", () => {
  test.each(LANGUAGES)(
    "[ZN38] of every cause are whole in %s, with nothing left unfilled",
    async (language) => {
      const t = await loadTerminalTranslate(language);
      for (const cause of WAY_CAUSES)
        for (const about of ["server", "proxy"] as const) {
          const { what, next, notes } = wayWords(
            t,
            blocked({ cause, about, proxy: "proxy.example:3128", facts: {} }),
          );
          for (const text of [what, next, ...notes]) expect(text).toMatch(/^[^{}]+$/);
        }
    },
  );

  test("[ZN33] what a certificate or redirect says can't move a cursor or turn a line around", async () => {
    const t = await loadTerminalTranslate("en");
    const facts = { issuer: "A\u001B[2J\u202Eb", to: "x\u0007", names: ["\u202E"], code: "\u001B" };
    for (const cause of WAY_CAUSES) {
      const { what, next, notes } = wayWords(t, blocked({ cause, facts }));
      expect([what, next, ...notes].join("")).not.toMatch(/[\p{Cc}\u202E]/u);
    }
  });

  test("[ZN33] a redirect that names no server is said as that, and a long name is cut", async () => {
    const t = await loadTerminalTranslate("en");
    const server = `${"a".repeat(100_000)}.example:443`;
    const { what } = wayWords(t, blocked({ cause: "redirect", facts: {}, server }));
    expect(what).toMatch(/^a{260}… sends the request on .* names no server that could be asked\.$/);
    const named = wayWords(t, blocked({ cause: "redirect", facts: { to: "login.example" } }));
    expect(named.what).toBe(
      "cloud.example:443 sends the request on to login.example instead of answering it.",
    );
    const { stderr } = await cli(["network", "test", `https://${"a".repeat(100_000)}.example/?x`]);
    expect(stderr).toMatch(/^✗ \S+ isn't the URL of an API\./);
    expect(stderr.length).toBeLessThan(600);
  });

  test("[ZN33] an authority that this computer trusts leads to another choice, and a cut is no certain filter", async () => {
    const t = await loadTerminalTranslate("en");
    expect(wayWords(t, blocked({ facts: { systemTrusts: true } })).next).toContain(
      "authorities of this computer",
    );
    expect(wayWords(t, blocked({ cause: "tls-reset" })).next).toContain("can't be told from here");
  });

  test("[ZN37] a clock ahead and one behind are said as such", async () => {
    const t = await loadTerminalTranslate("en");
    const noteOf = (clockMinutes: number) => {
      const { cause: _none, ...free } = blocked({ facts: { clockMinutes } });
      return wayWords(t, free).notes.join();
    };
    expect(noteOf(60)).toContain("60 min ahead");
    expect(noteOf(-7)).toContain("7 min behind");
  });
});
