import { useCallback, useRef, useState } from "react";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { Result } from "../../../shared/result.ts";

/** Several calls that one button starts together. */
export type Task = {
  readonly busy: boolean;
  /** Start time in ms since 1970; undefined when idle. */
  readonly since: number | undefined;
  /** Why the last run failed; cleared when the next one starts. */
  readonly problem: CallProblem | undefined;
  /** Runs the work unless one is in progress. Resolves to true if it succeeded. */
  readonly run: (work: () => Promise<Result<unknown, CallProblem>>) => Promise<boolean>;
  readonly clear: () => void;
};

/**
 * Returns a task with its busy and failed state; a second run while busy does nothing and resolves to
 * false.
 */
export function useTask(): Task {
  const underWay = useRef(false);
  const [since, setSince] = useState<number>();
  const [problem, setProblem] = useState<CallProblem>();
  const run = useCallback(async (work: () => Promise<Result<unknown, CallProblem>>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setSince(Date.now());
    setProblem(undefined);
    try {
      const done = await work();
      if (!done.ok) setProblem(done.problem);
      return done.ok;
    } finally {
      underWay.current = false;
      setSince(undefined);
    }
  }, []);
  const clear = useCallback(() => setProblem(undefined), []);
  return { busy: since !== undefined, since, problem, run, clear };
}
