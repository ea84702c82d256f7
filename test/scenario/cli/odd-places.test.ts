import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runInShell } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT = { timeout: 90_000 };

describe("a folder in the place of standard input", LIMIT, () => {
  test.each(["lint -", "translate --to on-premises -", "traffic --from-csv -", "egress read -"])(
    "[L13] %s says that it can't be read, and is no success",
    async (command) => {
      const folder = tempFolder();
      const { code, stderr } = await runInShell(`switchover ${command} < "${folder}"`, { cwd: folder });
      expect(code).toBe(2);
      expect(stderr).toMatch(/can't (?:be )?read/i);
    },
  );
});

// Only Linux has /proc, in which no folder can be made.
describe.skipIf(!existsSync("/proc"))("a folder in which none can be made", LIMIT, () => {
  test.each(["sandbox --write-plan /proc/plans", "vault status --data-dir /proc/data"])(
    "%s ends, and says so",
    async (command) => {
      const { code, stdout, stderr } = await runInShell(`switchover ${command}`, { cwd: tempFolder() });
      expect(stdout + stderr).toMatch(/ENOENT|No vault|no vault/);
      expect(code).toBeLessThan(3);
    },
  );
});
