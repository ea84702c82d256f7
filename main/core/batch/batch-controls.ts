import type { BatchState } from "../../../shared/rpc/areas/batch.ts";
import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import type { BatchProgress } from "./batch-progress.ts";
import type { BatchFollower } from "./carry-rows.ts";

/** What steers a batch that is under way, and follows it. */
export type BatchControls = {
  readonly follower: BatchFollower;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

/**
 * Steers a batch: a pause keeps numbers from being started, a problem of the vault or the data folder pauses it, and
 * a stop ends it after what is in progress.
 */
export function controlsOf(clock: Pick<Clock, "now" | "sleep">, progress: BatchProgress): BatchControls {
  let isStopped = false;
  const stopped = new AbortController();
  let paused: PromiseWithResolvers<void> | undefined;
  const pause = (pausedBy?: BatchState["pausedBy"]): void => {
    if (isStopped) return;
    paused ??= Promise.withResolvers();
    progress.become({ phase: "paused", pausedBy });
  };
  const mayGo = async (): Promise<void> => {
    if (paused === undefined) return;
    await paused.promise;
    // It may have been paused again meanwhile.
    await mayGo();
  };
  return {
    pause: () => pause(),
    resume: () => {
      if (isStopped) return;
      paused?.resolve();
      paused = undefined;
      progress.become({ phase: "running", pausedBy: undefined });
    },
    stop: () => {
      isStopped = true;
      progress.become({ phase: "stopping", pausedBy: undefined, waitsUntil: undefined });
      stopped.abort();
      paused?.resolve();
      paused = undefined;
    },
    follower: {
      begins(row) {
        progress.become({ waitsUntil: undefined });
        progress.begins(row);
      },
      ends(row, end) {
        progress.ends(row, end);
        // The next numbers would meet the same.
        if (end.why.kind === "problem" && isOfAllNumbers(end.why.problem.kind))
          pause(end.why.problem as BatchState["pausedBy"]);
      },
      notRecorded: (problem) => pause(problem as BatchState["pausedBy"]),
      sleep: (ms) => clock.sleep(ms, stopped.signal),
      waits: (ms) => progress.become({ waitsUntil: isoOf(instant(clock.now() + Math.ceil(ms))) }),
      isStopped: () => isStopped,
      mayGo,
    },
  };
}

function isOfAllNumbers(kind: string): boolean {
  return kind.startsWith("vault") || kind.startsWith("storage") || kind === "machineState";
}
