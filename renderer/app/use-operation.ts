import { useCallback, useRef, useState } from "react";
import type { InputOf, OutputOf } from "../../shared/rpc/api.ts";
import type { MethodName } from "../../shared/rpc/names.ts";
import { err, type Result } from "../../shared/result.ts";
import { callFor } from "../stores/call.ts";
import type { CallProblem } from "../stores/call-problem.ts";
import { useStores } from "./window-context.tsx";

/** One call that the user starts with a button. */
export type Operation<M extends MethodName> = {
  /** In progress; another call returns "busy". */
  readonly busy: boolean;
  /** Why the last call failed; cleared when the next one starts. */
  readonly problem: CallProblem | undefined;
  readonly run: (input: InputOf<M>) => Promise<Result<OutputOf<M>, CallProblem | "busy">>;
  readonly clear: () => void;
};

/** Returns a call of the contract with its busy and failed state. Only one call runs at a time. */
export function useOperation<M extends MethodName>(method: M): Operation<M> {
  const { client } = useStores();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();
  const run = useCallback(
    async (input: InputOf<M>): Promise<Result<OutputOf<M>, CallProblem | "busy">> => {
      if (underWay.current) return err("busy");
      underWay.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        const answer = await callFor(client, method, input);
        if (!answer.ok) setProblem(answer.problem);
        return answer;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [client, method],
  );
  const clear = useCallback(() => setProblem(undefined), []);
  return { busy, problem, run, clear };
}
