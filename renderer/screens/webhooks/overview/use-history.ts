import { useEffect, useState } from "react";
import { instant, isoOf } from "../../../../shared/time.ts";
import type { Totals, TotalsBy } from "../../../../shared/totals/totals.ts";
import type { ZoneClock } from "../../../../shared/traffic/zone.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { useStores } from "../../../app/window-context.tsx";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { periodsUpTo } from "./history-slots.ts";

/** Steady arrivals are added again at most this often, in milliseconds. */
const EVERY_MS = 60_000;

/** The totals of a workspace and when they were read. The previous ones stay until the next are there. */
export type History = {
  readonly by: TotalsBy;
  readonly totals: Totals;
  readonly now: number;
};

/** Reads the totals that are drawn, and again when more has arrived. */
export function useHistory(
  workspace: WorkspaceId,
  by: TotalsBy,
  clock: ZoneClock,
): { readonly history: History | undefined; readonly problem: CallProblem | undefined } {
  const { client } = useStores();
  const { receivers } = useWebhookStores();
  const [history, setHistory] = useState<History>();
  const [problem, setProblem] = useState<CallProblem>();
  const arrived = usePart(receivers, (known) => {
    const { lastAt } = known.get(workspace) ?? {};
    return lastAt === undefined ? 0 : Math.floor(Date.parse(lastAt) / EVERY_MS);
  });
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const now = Date.now();
      const [first] = periodsUpTo(now, by, clock);
      const answer = await callFor(client, "webhooks.totals", {
        filter: { receiver: workspace },
        by,
        zone: clock.zone,
        since: isoOf(first?.from ?? instant(now)),
      });
      if (isOver) return;
      if (answer.ok) setHistory({ by, totals: answer.value, now });
      setProblem(answer.ok ? undefined : answer.problem);
    };
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [arrived, by, client, clock, workspace]);
  return { history, problem };
}
