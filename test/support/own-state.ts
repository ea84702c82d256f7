import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { STATE_VARIABLE } from "./state-folder.ts";

// Each test's processes keep their state in a folder of that test instead of the user's home. The folder is
// created when it is first used.
const used: string[] = [];

function begin(): void {
  const path = join(tmpdir(), `switchover-state-${randomBytes(8).toString("hex")}`);
  used.push(path);
  process.env[STATE_VARIABLE] = path;
}

begin();
beforeEach(begin);
afterAll(() => {
  for (const path of used) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
});
