import { useCallback, useEffect, useRef, useState } from "react";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

export type CutoverState =
  | { readonly kind: "busy" }
  | { readonly kind: "failed"; readonly problem: CallProblem }
  | {
      readonly kind: "ready";
      readonly cutover: OutputOf<"webhooks.cutover">["cutover"];
      /** When refreshing failed, in milliseconds since 1970. */
      readonly staleSince?: number;
    };

/** New events change the cutover; it is read again at most this often, in milliseconds. */
const AGAIN_MS = 1_000;

/** Returns the last change of API of a number and keeps it current while the screen is open. */
export function useCutover(
  workspace: WorkspaceId,
  phoneNumberId: string,
): CutoverState & { readonly again: () => Promise<void> } {
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const [state, setState] = useState<CutoverState>({ kind: "busy" });
  const asked = useRef(0);
  const again = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const answer = await callFor(client, "webhooks.cutover", { workspace, phoneNumberId });
    if (question !== asked.current) return;
    setState((before) => {
      if (answer.ok) return { kind: "ready", cutover: answer.value.cutover };
      return before.kind === "ready"
        ? { ...before, staleSince: before.staleSince ?? Date.now() }
        : { kind: "failed", problem: answer.problem };
    });
  }, [client, phoneNumberId, workspace]);
  useEffect(() => {
    if (!live) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = client.subscribe("events", () => {
      due ??= setTimeout(() => {
        due = undefined;
        runInBackground(again());
      }, AGAIN_MS);
    });
    runInBackground(again());
    return () => {
      unsubscribe();
      clearTimeout(due);
      asked.current += 1;
    };
  }, [again, client, live]);
  return { ...state, again };
}
