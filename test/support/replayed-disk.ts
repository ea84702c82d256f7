import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { SimulatedDisk } from "./simulated-disk.ts";
import type { TracedOp } from "./traced-writes.ts";

/** Empties the disk and makes the recorded operations on it, below `/disk`. */
export function replay(disk: SimulatedDisk, ops: readonly TracedOp[]): void {
  disk.reset();
  for (const op of ops) if (op.kind !== "printed") make(disk, op);
}

function make(disk: SimulatedDisk, op: Exclude<TracedOp, { kind: "printed" }>): void {
  // The log's index is mapped memory, which SQLite rebuilds after a restart.
  if (op.path.endsWith("-shm")) return;
  const path = `/disk${op.path}`;
  switch (op.kind) {
    case "create":
      return disk.create(path);
    case "folder":
      return disk.makeFolder(path);
    case "sync":
      return disk.sync(path);
    case "remove":
      return disk.remove(path);
    case "write":
      return disk.write(path, op.bytes, op.at);
    case "truncate":
      return disk.truncate(path, op.length);
    default:
      return disk.link(path, `/disk${op.to}`, op.kind === "rename");
  }
}

/** Operations that make, durably, what a real folder holds now. */
export function opsThatMake(folder: string, at = ""): readonly TracedOp[] {
  const inside = readdirSync(join(folder, at), { withFileTypes: true }).flatMap(
    (entry): readonly TracedOp[] => {
      const path = `${at}/${entry.name}`;
      if (entry.isDirectory()) return [{ kind: "folder", path }, ...opsThatMake(folder, path)];
      const bytes = readFileSync(join(folder, path));
      return [
        { kind: "create", path },
        { kind: "write", path, bytes, at: 0 },
        { kind: "sync", path },
      ];
    },
  );
  return [...inside, { kind: "sync", path: at }];
}

/** Writes what the disk holds below `/disk` into a real folder. */
export function writeOut(disk: SimulatedDisk, folder: string): void {
  for (const { path, content } of disk.files()) {
    const real = join(folder, relative("/disk", path));
    mkdirSync(dirname(real), { recursive: true });
    writeFileSync(real, content);
  }
}
