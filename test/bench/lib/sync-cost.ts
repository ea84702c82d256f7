import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const BLOCK = Buffer.alloc(4096, 1);

/** Milliseconds that one appended block takes to be on the disk of `folder`: what every row of a journal waits for. */
export function measureSync(folder: string): number {
  const path = join(folder, "sync-cost");
  const file = openSync(path, "w");
  try {
    writeSync(file, BLOCK);
    fdatasyncSync(file);
    const startedAt = performance.now();
    writeSync(file, BLOCK);
    fdatasyncSync(file);
    return performance.now() - startedAt;
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
