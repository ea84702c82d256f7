import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { CliSession } from "../../../main/hosts/headless/cli-session.ts";
import { openRehearsal } from "../../../main/hosts/headless/practice/rehearsal-context.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SESSION = {} as CliSession;

/** What a rehearsal leaves that was killed: its lock ended with the process. */
function killed({ hasLock = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "switchover-rehearsal-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (hasLock) lockNamed(folder, "rehearsal", 0)?.release();
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "passphrase.txt"), "for nothing real");
  return folder;
}

test("[ZG31] a rehearsal removes what killed ones left, and nothing that may be in use", () => {
  const [left, early, recent, withChild] = [
    killed(),
    killed({ hasLock: false }),
    killed({ hasLock: false }),
    killed(),
  ];
  utimesSync(early, 1, 1);
  const child = lockNamed(join(withChild, "data"), "vault", 0);
  const running = openRehearsal(SESSION);
  const kept = tempFolder();
  const link = join(tmpdir(), `switchover-rehearsal-link-${process.pid}`);
  symlinkSync(kept, link);
  onTestFinished(() => rmSync(link));

  const next = openRehearsal(SESSION);
  const there = () =>
    [left, early, recent, withChild, running.folder, kept, link].map((one) => existsSync(one));
  expect(there()).toEqual([false, false, true, true, true, true, true]);
  child?.release();
  running.remove();
  next.remove();
  expect([running, next].map(({ folder }) => existsSync(folder))).toEqual([false, false]);
  openRehearsal(SESSION).remove();
  expect(there()).toEqual([false, false, true, false, false, true, true]);
});
