import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { onTestFinished, type TestContext } from "vitest";
import { tempFolder } from "./temp-folder.ts";

/**
 * Mounts a network drive whose server never answers: whoever asks it for anything waits until the test ends. Skips the
 * test, with the reason, if that is not possible.
 */
export function deadDrive(skip: TestContext["skip"]): string {
  const folder = tempFolder();
  let device: number;
  try {
    device = openSync("/dev/fuse", "r+");
  } catch {
    return skip("a file system of a program needs Linux, FUSE and the rights of root");
  }
  const options = "fd=3,rootmode=40000,user_id=0,group_id=0";
  const { status } = spawnSync(
    "mount",
    ["-i", "-t", "fuse.sshfs", "-o", options, "ana@server:/data", folder],
    { stdio: ["ignore", "ignore", "ignore", device] },
  );
  if (status !== 0) {
    closeSync(device);
    return skip("mounting a file system of a program needs Linux and the rights of root");
  }
  onTestFinished(() => {
    spawnSync("umount", ["-l", folder], { stdio: "ignore" });
    closeSync(device);
  });
  return folder;
}
