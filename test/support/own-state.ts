import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach } from "vitest";
import { STATE_VARIABLE } from "./state-folder.ts";

// Whatever a test starts, in this process or another, finds its state here and not in the home of who runs the tests.
// Nothing is made before something needs it.
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
