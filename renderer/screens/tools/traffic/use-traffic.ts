import { useEffect, useRef, useState } from "react";
import type { OutputOf, InputOf } from "../../../../shared/rpc/api.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

/** The advice for the latest question; the previous one stays until the next is there. */
export type Traffic = {
  readonly busy: boolean;
  readonly advised: OutputOf<"traffic.advise"> | undefined;
  readonly problem: CallProblem | undefined;
};

/** Asks for the advice whenever the question changes; a late answer to an earlier question is dropped. */
export function useTraffic(question: InputOf<"traffic.advise">): Traffic {
  const { client } = useStores();
  const [state, setState] = useState<Traffic>({ busy: true, advised: undefined, problem: undefined });
  const newest = useRef(0);
  useEffect(() => {
    const mine = (newest.current += 1);
    setState((before) => ({ ...before, busy: true }));
    callFor(client, "traffic.advise", question).then(
      (answer) => {
        if (mine !== newest.current) return;
        setState({
          busy: false,
          advised: answer.ok ? answer.value : undefined,
          problem: answer.ok ? undefined : answer.problem,
        });
      },
      () => undefined,
    );
  }, [client, question]);
  return state;
}
