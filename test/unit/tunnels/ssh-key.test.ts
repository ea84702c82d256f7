import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKeyFile } from "../../../main/core/tunnels/providers/ssh-key.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("[T4] a key that can't be read is told by its reason in plain words, and a pipe is not waited for", async () => {
  const folder = tempFolder();
  const detailOf = async (path: string): Promise<string | undefined> => {
    const read = await readKeyFile(path);
    return read.ok ? undefined : read.problem.detail;
  };
  const [large, pipe] = [join(folder, "large"), join(folder, "pipe")];
  writeFileSync(large, "x".repeat(64 * 1024 + 1));
  expect(await detailOf(join(folder, "none"))).toBe("the file doesn't exist (ENOENT)");
  expect(await detailOf(folder)).toBe("it is a folder (EISDIR)");
  expect(await detailOf(large)).toBe("the file is too large for a key");
  if (process.platform === "win32") return;
  execFileSync("mkfifo", [pipe]);
  expect(await detailOf(pipe)).toBe("it is a pipe or a device, not a file");
});
