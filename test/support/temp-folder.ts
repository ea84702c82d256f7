import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder for the running test, removed with its content when the test ends. */
export function tempFolder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "switchover-test-")));
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
  return path;
}
