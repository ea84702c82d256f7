import { spawnSync } from "node:child_process";
import { onTestFinished, type TestContext } from "vitest";
import { tempFolder } from "./temp-folder.ts";

/** A separate disk for one test. */
export type SmallDisk = {
  readonly folder: string;
  resize(kilobytes: number): void;
  makeReadOnly(): void;
};

const mount = (...args: readonly string[]): boolean =>
  spawnSync("mount", args, { stdio: "ignore" }).status === 0;

/**
 * Mounts an empty in-memory disk of this many kilobytes. Skips the test, with the reason, if that is not
 * possible.
 */
export function smallDisk(kilobytes: number, skip: TestContext["skip"]): SmallDisk {
  const folder = tempFolder();
  if (
    process.platform !== "linux" ||
    !mount("-t", "tmpfs", "-o", `size=${kilobytes}k,mode=0700`, "tmpfs", folder)
  ) {
    return skip("mounting a small disk needs Linux and the rights of root");
  }
  onTestFinished(() => {
    spawnSync("umount", ["-l", folder], { stdio: "ignore" });
  });
  return {
    folder,
    resize: (size) => void mount("-o", `remount,size=${size}k`, folder),
    makeReadOnly: () => void mount("-o", "remount,ro", folder),
  };
}
