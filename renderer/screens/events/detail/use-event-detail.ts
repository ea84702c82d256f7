import { useCallback, useEffect, useRef, useState } from "react";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

export type DetailState =
  | { readonly kind: "busy" }
  | { readonly kind: "failed"; readonly problem: CallProblem }
  | { readonly kind: "ready"; readonly detail: EventDetail };

/** One event with its body, read when it is opened, and again once the vault opens. What was read is never kept longer. */
export function useEventDetail(id: number): DetailState & { readonly again: () => Promise<void> } {
  const { client, vault } = useStores();
  const [state, setState] = useState<DetailState>({ kind: "busy" });
  const asked = useRef(0);
  const vaultState = usePart(vault, (value) => value);
  const again = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const answer = await callFor(client, "webhooks.event", { id });
    if (question !== asked.current) return;
    setState(
      answer.ok ? { kind: "ready", detail: answer.value } : { kind: "failed", problem: answer.problem },
    );
  }, [client, id]);
  useEffect(() => {
    runInBackground(again());
    return () => {
      asked.current += 1;
    };
    // A sealed body can be read with the vault open, and must be gone with the vault locked.
  }, [again, vaultState]);
  return { ...state, again };
}
