import type { DataFolder } from "../data-folder.ts";
import { abandon } from "./operations/abandon.ts";
import { statusOf } from "./status.ts";

/**
 * Abandons every run that is not over, as far as that can be done: a locked vault or a damaged journal leaves its run
 * as it is. Gives false, with nothing more done, once a run turns out to be another process's.
 */
export async function abandonOpenRuns(folder: Pick<DataFolder, "exists" | "migration">): Promise<boolean> {
  if (!folder.exists()) return true;
  const deps = folder.migration();
  const listed = deps.ok ? statusOf(deps.value) : deps;
  if (!deps.ok || !listed.ok) return true;
  for (const { run, phase } of listed.value) {
    if (phase.kind === "ended") continue;
    const ended = await abandon(deps.value, run);
    if (!ended.ok && ended.problem.kind === "heldElsewhere") return false;
  }
  return true;
}
