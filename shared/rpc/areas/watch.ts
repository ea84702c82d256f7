import { z } from "zod";
import { WatchState } from "../../watch/finding.ts";
import { WorkspaceId } from "../../workspace/workspace.ts";
import { StorageProblem } from "../problems.ts";

/** Monitoring: findings of the detectors in received events, and results of scheduled checks. */
export const watchArea = {
  "watch.state": { input: z.strictObject({}), output: WatchState, problem: StorageProblem },
  /** Checks a workspace now, independently of its schedule. */
  "watch.look": {
    input: z.strictObject({ workspace: WorkspaceId }),
    output: WatchState,
    problem: z.union([
      StorageProblem,
      z.object({ kind: z.literal("noSuchWorkspace"), workspace: z.string() }),
      z.object({ kind: z.literal("vaultLocked") }),
    ]),
  },
  /** Acknowledges a finding. It is reported again when it grows. */
  "watch.settle": {
    input: z.strictObject({ finding: z.string().max(200) }),
    output: WatchState,
    problem: StorageProblem,
  },
} as const;
