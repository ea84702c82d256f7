import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../../support/cli.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const save = (folder: string, ...args: readonly string[]) =>
  cli(["webhooks", "fixtures", ...args], { folder });

test("[X7] the zip is saved, and which secret signs is said without saying an own one", async () => {
  const folder = tempFolder();
  const sample = await save(folder, "--out", "all.zip", "--json");
  expect(sample.code).toBe(0);
  expect(JSON.parse(sample.stdout)).toMatchObject({
    type: "result",
    outcome: "saved",
    file: "all.zip",
    notifications: 47,
    signedWith: "sample",
  });
  expect(readFileSync(join(folder, "all.zip"), "utf8")).toBe("fixtures of chat");
  writeFileSync(join(folder, "secret.txt"), "0f1e2d3c4b5a6978\n");
  const own = await save(folder, "--out", "all.zip", "--app-secret-file", "secret.txt", "--brand", "acme");
  expect(own.code).toBe(0);
  expect(own.stdout).toContain("signed with your app secret");
  expect(own.stdout + own.stderr).not.toContain("0f1e2d3c4b5a6978");
  expect(readFileSync(join(folder, "all.zip"), "utf8")).toBe("fixtures of acme");
});

test.each([
  [["--out", "folder"], "can't write folder"],
  [["--out", ""], "--out is empty"],
  [["--out", "a.zip", "--brand", "No!"], "--brand isn't a brand prefix"],
  [["--out", "a.zip", "--app-secret-file", "none.txt"], "can't read none.txt"],
  [[], "--out"],
])("[X7] wrong usage writes nothing: %j", async (args, said) => {
  const folder = tempFolder();
  mkdirSync(join(folder, "folder"));
  const { code, stderr } = await save(folder, ...args);
  expect(code).toBe(2);
  expect(stderr).toContain(said);
  expect(existsSync(join(folder, "a.zip"))).toBe(false);
});
