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

/**
 * Reads one event with its body when it is opened, and again when the state of the vault changes. Nothing
 * read is kept beyond that.
 */
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
    // An encrypted body is readable only with the vault unlocked, and must be removed from the screen when
    // it locks.
  }, [again, vaultState]);
  return { ...state, again };
}
