import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { spoken } from "../../../../shared/phone.ts";
import { err } from "../../../../shared/result.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { withPoint } from "../../../stores/points.ts";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { useSide } from "../test/StartTest.tsx";
import { useNoTunnel } from "../tunnel/use-no-tunnel.ts";
import classes from "../parts/webhooks.module.css";

/** Hours until it ends automatically; 0 is never. */
const LENGTHS = [1, 4, 12, 48, 0] as const;
const HOUR_MS = 3_600_000;

type Number = Workspace["numbers"][number];

/**
 * Starts delivering a number's notifications here: which number, until when, and whether production keeps
 * receiving copies.
 */
export function StartPoint({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const [chosen, choose] = useState(workspace.numbers[0]?.phoneNumberId);
  const number =
    workspace.numbers.find(({ phoneNumberId }) => phoneNumberId === chosen) ?? workspace.numbers[0];
  if (number === undefined) return null;
  return (
    <>
      <p className={classes["hint"]}>{t("window.webhooks.point.what")}</p>
      {workspace.numbers.length === 1 ? null : (
        <NativeSelect
          label={t("window.webhooks.point.number")}
          value={number.phoneNumberId}
          data={workspace.numbers.map(({ phoneNumberId, cc, phoneNumber }) => ({
            value: phoneNumberId,
            label: inOwnOrder(t, spoken(cc, phoneNumber)),
          }))}
          onChange={(event) =>
            choose(
              workspace.numbers.find((one) => one.phoneNumberId === event.currentTarget.value)?.phoneNumberId,
            )
          }
        />
      )}
      <Choices key={number.phoneNumberId} workspace={workspace} number={number} />
    </>
  );
}

function Choices({ workspace, number }: { readonly workspace: Workspace; readonly number: Number }) {
  const t = useTranslation();
  const { client } = useStores();
  const { points } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const { tunnel } = useWorkspaceWebhooks(workspace.id).chosen;
  const noTunnel = useNoTunnel();
  const side = useSide(workspace, number);
  const task = useTask();
  const [hours, setHours] = useState<number>(4);
  const [forward, setForward] = useState(true);
  const [allowPrivate, setAllowPrivate] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [stays, setStays] = useState(false);
  const start = async (): Promise<void> => {
    if (tunnel === undefined) return;
    await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const begun = await callFor(client, "points.start", {
        target: { kind: "workspace", workspace: workspace.id, phoneNumberId: number.phoneNumberId },
        side: side.value,
        tunnel,
        forward,
        allowPrivate: forward && allowPrivate,
        confirmed: !forward && confirmed,
        atQuit: hours > 0 && stays ? "stay" : "give-back",
        ...(hours === 0 ? {} : { until: new Date(Date.now() + hours * HOUR_MS).toISOString() }),
      });
      if (begun.ok) points.take((known) => withPoint(known, begun.value));
      return begun;
    });
  };
  return (
    <Form onSubmit={() => runInBackground(start())}>
      <NativeSelect
        label={t("window.webhooks.point.length")}
        value={String(hours)}
        disabled={task.busy}
        data={LENGTHS.map((value) => ({
          value: String(value),
          label:
            value === 0
              ? t("window.webhooks.point.endsNever")
              : t("window.webhooks.receiver.hours", { count: value }),
        }))}
        onChange={(event) => setHours(Number(event.currentTarget.value))}
      />
      <Checkbox
        checked={forward}
        disabled={task.busy}
        label={t("window.webhooks.point.forward")}
        description={t(forward ? "window.webhooks.point.forwardOn" : "window.webhooks.point.forwardOff")}
        onChange={(event) => setForward(event.currentTarget.checked)}
      />
      {forward ? (
        <Checkbox
          checked={allowPrivate}
          disabled={task.busy}
          label={t("window.webhooks.point.allowPrivate")}
          onChange={(event) => setAllowPrivate(event.currentTarget.checked)}
        />
      ) : (
        <Checkbox
          checked={confirmed}
          disabled={task.busy}
          label={t("window.webhooks.point.confirm")}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      {hours === 0 ? null : (
        <Checkbox
          checked={stays}
          disabled={task.busy}
          label={t("window.webhooks.point.stay")}
          description={t("window.webhooks.point.stayHint")}
          onChange={(event) => setStays(event.currentTarget.checked)}
        />
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div className={classes["buttons"]}>
        <Button
          type="submit"
          variant="light"
          loading={task.busy}
          disabled={!live || tunnel === undefined || noTunnel !== undefined}
        >
          {t("window.webhooks.point.start")}
        </Button>
        <span className={classes["hint"]}>
          {noTunnel === undefined
            ? t(tunnel === undefined ? "window.webhooks.point.noTunnel" : "window.webhooks.point.startHint")
            : t(`managed.tunnels.${noTunnel}`)}
        </span>
      </div>
    </Form>
  );
}
