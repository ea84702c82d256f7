import { Button } from "@mantine/core";
import { err } from "../../../../shared/result.ts";
import type { TunnelState } from "../../../../shared/tunnel/tunnel.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { ChangedElsewhere } from "../../../components/forms/ChangedElsewhere.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { valueOf } from "../../../stores/loadable.ts";
import { withTunnel } from "../../../stores/tunnels.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Fold } from "../parts/Fold.tsx";
import { listen } from "../parts/listen.ts";
import { useAnswer } from "../parts/use-answer.ts";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { Probe } from "./Probe.tsx";
import { TunnelFacts, TUNNEL_MEANINGS } from "./TunnelFacts.tsx";
import { TunnelFields } from "./TunnelFields.tsx";
import { TunnelSecret } from "./TunnelSecret.tsx";
import { useTunnelForm } from "./use-tunnel-form.ts";
import classes from "../parts/webhooks.module.css";

/**
 * Shows how the receiver is reachable publicly: the tunnel's state, the check from outside, and the choice
 * of provider.
 */
export function TunnelCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { tunnels, receivers } = useWebhookStores();
  const tunnel = usePart(tunnels, (known) => known.get(workspace.id));
  const listening = usePart(receivers, (known) => known.get(workspace.id)?.listening) ?? false;
  const up = tunnel !== undefined && tunnel.status !== "closed" && tunnel.status !== "failed";
  const status = tunnel?.status ?? "closed";
  return (
    <Fold
      title={t("window.webhooks.tunnel.title")}
      aside={
        <StatusBadge meaning={TUNNEL_MEANINGS[status]} word={t(`window.webhooks.tunnel.status.${status}`)} />
      }
      urgent={status === "failed" || tunnel?.formerUrl !== undefined}
    >
      <div className={classes["stack"]}>
        {tunnel === undefined ? (
          <p className={classes["hint"]}>{t("window.webhooks.tunnel.none")}</p>
        ) : (
          <TunnelFacts tunnel={tunnel} />
        )}
        {up ? (
          <>
            {listening ? <Probe receiver={workspace.id} /> : null}
            <CloseTunnel tunnel={tunnel} />
          </>
        ) : (
          <OpenTunnel workspace={workspace} />
        )}
      </div>
    </Fold>
  );
}

function CloseTunnel({ tunnel }: { readonly tunnel: TunnelState }) {
  const t = useTranslation();
  const { tunnels, receivers } = useWebhookStores();
  const live = useConnection().kind === "live";
  const close = useOperation("tunnels.close");
  const receiver = usePart(receivers, (known) => known.get(tunnel.receiver)?.receiver);
  const work = async (): Promise<void> => {
    if (receiver === undefined) return;
    const answer = await close.run({ receiver });
    if (answer.ok) tunnels.take((known) => withTunnel(known, answer.value));
  };
  return (
    <>
      {close.problem === undefined ? null : <ProblemCard problem={close.problem} />}
      <div className={classes["buttons"]}>
        <Button
          variant="default"
          loading={close.busy}
          disabled={!live}
          onClick={() => runInBackground(work())}
        >
          {t("window.webhooks.tunnel.close")}
        </Button>
      </div>
    </>
  );
}

function OpenTunnel({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { client } = useStores();
  const { tunnels, receivers } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const providers = useAnswer("tunnels.providers", {});
  const form = useTunnelForm(chosen.tunnel);
  const task = useTask();
  useUnsavedGuard(form.draft.dirty);
  const open = async (): Promise<void> => {
    const tunnel = form.take();
    if (tunnel === undefined) return;
    await task.run(async () => {
      const kept = await change({ tunnel });
      if (!kept.ok) return kept;
      const heard = await listen({ client, receivers }, ensureOpen, { workspace: workspace.id });
      if (!heard.ok) return heard;
      const opened = await callFor(client, "tunnels.open", { receiver: workspace.id, choice: tunnel });
      if (!opened.ok) return err(opened.problem);
      tunnels.take((known) => withTunnel(known, opened.value));
      return opened;
    });
  };
  return (
    <>
      <Form onSubmit={() => runInBackground(open())}>
        {providers.state.kind === "failed" ? <ProblemCard problem={providers.state.problem} /> : null}
        <TunnelFields form={form} providers={valueOf(providers.state)} disabled={task.busy} />
        <ChangedElsewhere draft={form.draft} />
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        <div className={classes["buttons"]}>
          <Button
            type="submit"
            variant="light"
            loading={task.busy}
            disabled={!live || form.draft.value.kind === "" || form.draft.changedElsewhere}
          >
            {t("window.webhooks.tunnel.open")}
          </Button>
          <span className={classes["hint"]}>{t("window.webhooks.tunnel.openHint")}</span>
        </div>
      </Form>
      <TunnelSecret workspace={workspace.id} kind={form.draft.value.kind} />
    </>
  );
}
