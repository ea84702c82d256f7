import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { maskAddress } from "../../../../shared/platform/callback-address.ts";
import { ok } from "../../../../shared/result.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useDraft } from "../../../components/forms/use-draft.ts";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { visible } from "../../../../shared/visible.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { listen } from "../parts/listen.ts";
import { portOf } from "../parts/port-of.ts";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import classes from "../parts/webhooks.module.css";

/** Minutes after which a receiver stops automatically; 0 is never. */
const STOPS = [15, 60, 240, 720, 0] as const;

/**
 * Starts the receiver: its port, its duration, and whether notifications are forwarded to the production
 * endpoint.
 */
export function StartReceiver({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { client } = useStores();
  const { receivers } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const [forward, setForward] = useState(false);
  const draft = useDraft({
    port: chosen.port === undefined ? "" : String(chosen.port),
    stopAfterMinutes: chosen.stopAfterMinutes,
  });
  const port = portOf(draft.value.port);
  const minutes = draft.value.stopAfterMinutes;
  const start = async (): Promise<void> => {
    if (port === "wrong") return;
    await task.run(async () => {
      const kept = await (draft.dirty
        ? change({ port, stopAfterMinutes: minutes })
        : Promise.resolve(ok(null)));
      if (!kept.ok) return kept;
      return listen({ client, receivers }, ensureOpen, {
        workspace: workspace.id,
        port,
        stopAfterMinutes: minutes,
        forwardTo: forward ? chosen.endpoint : undefined,
      });
    });
  };
  const stops = (STOPS as readonly number[]).includes(minutes) ? STOPS : [minutes, ...STOPS];
  return (
    <Form onSubmit={() => runInBackground(start())}>
      <div className={classes["half"]}>
        <NativeSelect
          label={t("window.webhooks.receiver.stopAfter")}
          value={String(minutes)}
          data={stops.map((value) => ({ value: String(value), label: lengthOf(value) }))}
          onChange={(event) => draft.change({ stopAfterMinutes: Number(event.currentTarget.value) })}
        />
        <TextInput
          label={t("window.webhooks.receiver.port")}
          placeholder={t("window.webhooks.receiver.portAny")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={draft.value.port}
          error={port === "wrong" ? t("window.webhooks.portWrong") : undefined}
          onChange={(event) => draft.change({ port: event.currentTarget.value })}
        />
      </div>
      {chosen.endpoint === undefined ? null : (
        <Checkbox
          checked={forward}
          label={t("window.webhooks.receiver.forward")}
          description={<bdi>{visible(maskAddress(chosen.endpoint), 200)}</bdi>}
          onChange={(event) => setForward(event.currentTarget.checked)}
        />
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div className={classes["buttons"]}>
        <Button type="submit" variant="light" loading={task.busy} disabled={!live}>
          {t("window.webhooks.receiver.start")}
        </Button>
        <span className={classes["hint"]}>{t("window.webhooks.receiver.startHint")}</span>
      </div>
    </Form>
  );
  function lengthOf(value: number): string {
    if (value === 0) return t("window.webhooks.receiver.stopNever");
    return value % 60 === 0
      ? t("window.webhooks.receiver.hours", { count: value / 60 })
      : t("window.webhooks.receiver.minutes", { count: value });
  }
}
