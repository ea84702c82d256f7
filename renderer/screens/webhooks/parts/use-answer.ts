import { useCallback, useEffect, useRef, useState } from "react";
import type { InputOf, OutputOf } from "../../../../shared/rpc/api.ts";
import type { MethodName } from "../../../../shared/rpc/names.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import { loading, ready, type Loadable } from "../../../stores/loadable.ts";

/** The last response of a call that is not updated by events; `ask` requests it again. */
export type Answer<T> = { readonly state: Loadable<T>; readonly busy: boolean; readonly ask: () => void };

/**
 * Calls once when the screen opens, and again on request. The previous response stays until the next
 * arrives.
 */
export function useAnswer<M extends MethodName>(method: M, input: InputOf<M>): Answer<OutputOf<M>> {
  const { client } = useStores();
  const [state, setState] = useState<Loadable<OutputOf<M>>>(loading);
  // The input does not change while a screen is open.
  const [wanted] = useState(input);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(() => {
    asked.current += 1;
    const question = asked.current;
    setBusy(true);
    callFor(client, method, wanted).then(
      (answer) => {
        if (question !== asked.current) return;
        setBusy(false);
        setState(answer.ok ? ready(answer.value, Date.now()) : { kind: "failed", problem: answer.problem });
      },
      () => undefined,
    );
  }, [client, method, wanted]);
  useEffect(() => {
    ask();
    return () => {
      asked.current += 1;
    };
  }, [ask]);
  return { state, busy, ask };
}
