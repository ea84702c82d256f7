import { runDetached } from "../runtime/run-detached.ts";
import type { TestJob } from "./job.ts";

/**
 * Keeps the machine awake from now on, until what is given back is called, and says in the test's state whether
 * anything does: where nothing can, its person has to.
 */
export function stayAwake({ deps, state }: Pick<TestJob, "deps" | "state">): () => void {
  const held = deps.ports.power?.stayAwake();
  if (held === undefined) return () => undefined;
  let isOver = false;
  const tell = async (): Promise<void> => {
    const by = await held.heldBy;
    if (!isOver) state.change({ keptAwake: by !== undefined });
  };
  runDetached(tell());
  return () => {
    isOver = true;
    held.release();
  };
}
