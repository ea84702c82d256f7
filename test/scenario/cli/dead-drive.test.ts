import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROGRAM } from "../../support/cli-process.ts";
import { deadDrive } from "../../support/dead-drive.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const LIMIT_MS = 30_000;

test("[ZR5] a network drive whose server is gone keeps no command waiting, whichever way the folder is named", ({
  skip,
}) => {
  const drive = deadDrive(skip);
  // The drive answers nobody, or the test shows nothing.
  expect(spawnSync("stat", [drive], { timeout: 500, killSignal: "SIGKILL" }).signal).toBe("SIGKILL");
  const home = tempFolder();
  symlinkSync(drive, join(home, "link"));
  symlinkSync("link", join(home, "further"));
  const ways: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
    [["status", "--data-dir", join(drive, "data")], {}],
    [["status", "--data-dir", drive], {}],
    [["vault", "status", "--data-dir", join(home, "further", "data")], {}],
    [["status"], { XDG_DATA_HOME: join(home, "link") }],
    [["status", "--data-dir", join(home, "data")], { XDG_STATE_HOME: join(drive, "state") }],
  ];
  for (const [words, env] of ways) {
    const { status, signal, stderr } = spawnSync("sh", ["-c", `exec ${PROGRAM} "$@"`, "sh", ...words], {
      cwd: home,
      env: { ...process.env, HOME: home, ...env },
      encoding: "utf8",
      timeout: LIMIT_MS,
      killSignal: "SIGKILL",
    });
    expect([words, signal, status]).toEqual([words, null, 2]);
    expect(stderr).toContain("network drive");
  }
  expect(existsSync(join(home, "data"))).toBe(false);
});
