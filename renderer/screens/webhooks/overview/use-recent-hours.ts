import { useEffect, useState } from "react";
import type { Client } from "../../../../shared/rpc/client.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { WebhookEvent } from "../../../../shared/webhook/event.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { firstHour, hoursOf, type RecentHours } from "./hours.ts";

/** Events in one call, and the most that are read: above it, fewer hours are shown. */
const PAGE = 1_000;
const MOST = 3_000;
/** Steady arrivals are counted again at most this often, in milliseconds. */
const EVERY_MS = 60_000;

/** The events of a workspace in the last 24 hours, by hour; undefined until they are read, or if they can't be. */
export function useRecentHours(workspace: WorkspaceId | undefined): RecentHours | undefined {
  const { client } = useStores();
  const { receivers } = useWebhookStores();
  const [hours, setHours] = useState<RecentHours>();
  const arrived = usePart(receivers, (known) => {
    const { lastAt } = (workspace === undefined ? undefined : known.get(workspace)) ?? {};
    return lastAt === undefined ? 0 : Math.floor(Date.parse(lastAt) / EVERY_MS);
  });
  useEffect(() => {
    if (workspace === undefined || arrived === undefined) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const now = Date.now();
      const answer = await newestEvents(client, workspace, firstHour(now));
      if (!isOver && answer.ok) setHours(hoursOf(answer.value.events, answer.value.more, now));
    };
    read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [arrived, client, workspace]);
  return hours;
}

type Newest = { readonly events: readonly WebhookEvent[]; readonly more: boolean };

/**
 * The newest events since a moment, newest first. Read by pages without a time filter: the store orders events by
 * arrival, and a filter by time would search all of them. `more`: the limit ended it.
 */
async function newestEvents(
  client: Client,
  workspace: WorkspaceId,
  since: number,
): Promise<Result<Newest, CallProblem>> {
  const events: WebhookEvent[] = [];
  const isWithin = ({ receivedAt }: WebhookEvent): boolean => Date.parse(receivedAt) >= since;
  while (events.length < MOST) {
    const before = events.at(-1)?.id;
    const answer = await callFor(client, "webhooks.events", {
      filter: { workspace },
      limit: PAGE,
      ...(before === undefined ? {} : { before }),
    });
    if (!answer.ok) return answer;
    const { events: page, more } = answer.value;
    events.push(...page);
    const last = page.at(-1);
    if (!more || last === undefined || !isWithin(last))
      return ok({ events: events.filter(isWithin), more: false });
  }
  return ok({ events, more: true });
}
