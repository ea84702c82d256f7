import { useCallback } from "react";
import type { Result } from "../../../../shared/result.ts";
import type {
  WebhookSettings,
  WebhookSettingsChange,
  WorkspaceWebhooks,
} from "../../../../shared/webhook/settings.ts";
import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { valueOf } from "../../../stores/loadable.ts";
import { laterOf } from "../../../stores/newest.ts";
import { webhooksOf } from "../../../stores/webhook-settings.ts";

type Changed = Promise<Result<WebhookSettings, CallProblem>>;

/** Changes the webhook settings and updates the store with the response. */
export function useChangeWebhooks(): (change: WebhookSettingsChange) => Changed {
  const { client } = useStores();
  const { webhookSettings } = useWebhookStores();
  return useCallback(
    async (change) => {
      const answer = await callFor(client, "webhooks.changeSettings", change);
      if (answer.ok) webhookSettings.take((known) => laterOf(known, answer.value));
      return answer;
    },
    [client, webhookSettings],
  );
}

/** The members to change: undefined removes a member, a member left out stays unchanged. */
type Part = { readonly [K in keyof WorkspaceWebhooks]?: WorkspaceWebhooks[K] | undefined };

/** Returns the webhook settings of one workspace and a function that changes part of them. */
export function useWorkspaceWebhooks(workspace: WorkspaceId): {
  readonly chosen: WorkspaceWebhooks;
  readonly change: (part: Part) => Changed;
} {
  const { webhookSettings } = useWebhookStores();
  const change = useChangeWebhooks();
  const settings = usePart(webhookSettings, (value) => value);
  const changePart = useCallback(
    (part: Part): Changed => {
      // An update replaces the whole entry of a workspace, so the unchanged members are read just before
      // it.
      const whole = { ...webhooksOf(valueOf(webhookSettings.getState()), workspace), ...part };
      const kept = Object.entries(whole).filter(([, value]) => value !== undefined);
      return change({ workspace: Object.fromEntries(kept) as WorkspaceWebhooks });
    },
    [change, webhookSettings, workspace],
  );
  return { chosen: webhooksOf(settings, workspace), change: changePart };
}
