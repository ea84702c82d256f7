import { useCallback, useRef, useState } from "react";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { Result } from "../../../shared/result.ts";

/** Several calls that belong together, set off by one button. */
export type Task = {
  readonly busy: boolean;
  /** When it began, milliseconds since 1970. */
  readonly since: number | undefined;
  /** Why the last one did not succeed; gone with the next one. */
  readonly problem: CallProblem | undefined;
  /** Runs the work unless one is under way. Gives whether it succeeded. */
  readonly run: (work: () => Promise<Result<unknown, CallProblem>>) => Promise<boolean>;
  readonly clear: () => void;
};

/** Gives a task with its busy and failed looks; a second click while it runs does nothing. */
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
