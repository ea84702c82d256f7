import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("alerts whose vault is gone are removed, without a passphrase", async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, "url"), "https://hooks.example/services/very-secret\n");
  writeFileSync(join(folder, "pass"), "correct horse battery\n");
  const dataDir = join(folder, "data");
  const alerts = (...argv: readonly string[]) =>
    startCli(["alerts", ...argv, "--json", "--data-dir", dataDir], { cwd: folder }).ended;

  // Where nothing is set, nothing is made either.
  expect((await alerts("remove")).stdout).toContain('"outcome":"not-set"');
  expect(existsSync(dataDir)).toBe(false);

  const set = ["set", "--form", "slack", "--url-file", "url", "--passphrase-file", "pass"];
  expect((await alerts(...set)).code).toBe(0);
  rmSync(join(dataDir, "vault"), { recursive: true });
  const removed = await alerts("remove");
  expect([removed.code, removed.stdout]).toEqual([0, expect.stringContaining('"outcome":"removed"')]);
  expect((await alerts("status")).stdout).toContain('"targets":0');
});
