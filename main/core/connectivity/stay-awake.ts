import { runDetached } from "../runtime/run-detached.ts";
import type { TestJob } from "./job.ts";

/**
 * Keeps the machine awake until the returned function is called, and sets `keptAwake` in the test's state:
 * false means that the user has to keep it awake.
 */
export function stayAwake({ deps, state }: Pick<TestJob, "deps" | "state">): () => void {
  const request = deps.ports.power?.stayAwake();
  if (request === undefined) return () => undefined;
  let isOver = false;
  const reportHolder = async (): Promise<void> => {
    const by = await request.heldBy;
    if (!isOver) state.change({ keptAwake: by !== undefined });
  };
  runDetached(reportHolder());
  return () => {
    isOver = true;
    request.release();
  };
}
