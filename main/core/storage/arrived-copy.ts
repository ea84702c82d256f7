import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { renamePatiently, syncFolder } from "./durable-file.ts";
import { catchStorageErrors } from "./problems.ts";

/** The folder in which a restored copy is whole, below the data folder. */
const ARRIVED = "arrived";

/** Gives a restored copy, complete and synced, its final name: from here on it counts, whatever happens. */
export function commitArrival(dataDir: string, from: string): void {
  renamePatiently(from, join(dataDir, ARRIVED));
  syncFolder(dataDir);
}

/**
 * Moves a restored copy to its place in the data folder, where a kill may have stopped that. Each start does it before
 * anything of the folder is read; doing it twice at once does no harm.
 */
export function finishArrival(dataDir: string): Result<null, StorageProblem> {
  const from = join(dataDir, ARRIVED);
  if (!existsSync(from)) return ok(null);
  return catchStorageErrors(() => {
    for (const name of readdirSync(from).toSorted((one, other) => rank(one) - rank(other)))
      moveUp(join(from, name), join(dataDir, name));
    syncFolder(dataDir);
    rmdirSync(from);
    syncFolder(dataDir);
    return ok(null);
  });
}

/** The marker of a data folder comes last: without it, the folder is none yet. */
function rank(name: string): number {
  return name.startsWith("identity") ? 1 : 0;
}

function moveUp(from: string, to: string): void {
  // A process that does the same was faster.
  const moved = statSync(from, { throwIfNoEntry: false });
  if (moved === undefined) return;
  // An empty folder may be in the way of one; a file is replaced by the copy's.
  if (moved.isDirectory()) rmSync(to, { recursive: true, force: true });
  renamePatiently(from, to);
}
