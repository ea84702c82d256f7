import { z } from "zod";
import { WatchState } from "../../watch/finding.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { StorageProblem } from "../problems.ts";

/** Keeps watching: what detectors noticed in the events, and what scheduled looks found. */
export const watchArea = {
  "watch.state": { input: z.strictObject({}), output: WatchState, problem: StorageProblem },
  /** Looks at a workspace now, whatever its schedule. */
  "watch.look": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: WatchState,
    problem: z.union([
      StorageProblem,
      z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() }),
      z.object({ kind: z.literal("vaultLocked") }),
    ]),
  },
  /** A person has seen a finding. It comes back when it grows. */
  "watch.settle": {
    input: z.strictObject({ finding: z.string().max(200) }),
    output: WatchState,
    problem: StorageProblem,
  },
} as const;
