import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** What is told of a command beside an empty file, a file of 70,000 characters and one with a secret; nothing is asked of the core. */
async function refused(args: readonly string[], script?: Script): Promise<string> {
  const folder = tempFolder();
  writeFileSync(join(folder, "empty"), "\n");
  writeFileSync(join(folder, "blanks"), "   \n \t\n");
  writeFileSync(join(folder, "long"), "a".repeat(70_000));
  writeFileSync(join(folder, "secret"), "a long passphrase\n");
  const { code, stdout, stderr } = await cli(args, { core: fakeCore(script), folder });
  expect([code, stdout]).toEqual([2, ""]);
  return stderr;
}

describe("[ZX10] the kind of file", () => {
  test("an empty certificate, or one of blanks alone or too long, isn't called a secret", async () => {
    for (const file of ["empty", "blanks"]) {
      const told = await refused(["certificate", file]);
      expect(told).toContain(`✗ ${file} is empty.`);
      expect(told).toContain("A verified-name certificate is expected here: base64 text");
    }
    expect(await refused(["certificate", "long"])).toContain("✗ long is too long for a certificate.");
  });

  test("an empty recovery key", async () => {
    for (const file of ["empty", "blanks"]) {
      const told = await refused(["vault", "passphrase", "--recovery-key-file", file]);
      expect(told).toContain("It has to hold the recovery key, as switchover vault recovery wrote it.");
    }
  });

  test("an empty table of numbers", async () => {
    const told = await refused(["batch", "empty"]);
    expect(told).toContain("empty has no numbers.");
    expect(told).toContain("To print the columns: switchover batch template");
  });
});

describe("[ZX10] the form of a URL, or the option that allows it", () => {
  test.each(["ftp://x.example", "HTTPS://u@x.example", "cloud.example:443", "[::1]:8443", "ws://x.example"])(
    "network test %s isn't taken for a plan",
    async (url) => {
      const told = await refused(["network", "test", url]);
      expect(told).toContain("isn't the URL of an API.");
      expect(told).toContain("Give it as https://HOST or https://HOST:PORT");
    },
  );

  test.each(["ip-literal", "port-unusual", "private-address"])("a URL refused for %s", async (cause) => {
    const problems = { "alerts.save": { kind: "addressRefused", cause } } as const;
    const set = ["alerts", "set", "--form", "slack", "--url-file", "secret", "--passphrase-file", "secret"];
    expect(await refused(set, { vault: "open", problems })).toContain("If that is right: --allow-private");
  });

  test("not one that is refused for something else", async () => {
    const problems = { "alerts.save": { kind: "addressRefused", cause: "not-https" } } as const;
    const set = ["alerts", "set", "--form", "slack", "--url-file", "secret", "--passphrase-file", "secret"];
    expect(await refused(set, { vault: "open", problems })).not.toContain("--allow-private");
  });

  test("a digest where only the desktop has one", async () => {
    expect(await refused(["alerts", "digest"])).toContain(
      "\n  To show the desktop's digest: switchover alerts digest --desktop",
    );
  });
});

describe("[ZX10] an option and its opposite", () => {
  test.each([
    [["network", "trust", "--file", "secret", "--no-file"]],
    [["network", "trust", "--no-file", "--file", "secret"]],
    [["serve", "--open", "--no-open"]],
  ])("%j", async (args) => {
    const told = await refused(args);
    expect(told).toMatch(/--(no-)?(file|open).*--(no-)?(file|open)/);
  });

  test("one alone is taken", async () => {
    expect((await cli(["network", "trust", "--no-file"], { core: fakeCore() })).code).toBe(0);
  });
});

test("[ZX10] a restore that finds no room is told as one", async () => {
  const problems = { "dataCopy.restore": { kind: "storageFull" } } as const;
  const told = await refused(["data", "restore", "copy", "--file-passphrase-file", "secret"], {
    vault: "open",
    problems,
  });
  expect(told).toContain("The data folder's disk is full.");
  expect(told).toContain("The copy wasn't restored as a whole. Its file is unchanged.");
  expect(told).not.toContain("sent");
});
