import { lastLocated } from "../../../../shared/migration/observation.ts";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { spoken } from "../../../../shared/phone.ts";
import { err } from "../../../../shared/result.ts";
import type { CloudLevel } from "../../../../shared/webhook/connectivity-test.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import { labelOf } from "../../../../shared/workspace/labels.ts";
import type { Workspace, WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, useFeed } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Form } from "../../../components/forms/Form.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useStoredSecret } from "../../../components/secrets/use-stored-secret.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { valueOf } from "../../../stores/loadable.ts";
import { observationKey } from "../../../stores/observations.ts";
import { withTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OneSecret } from "../parts/OneSecret.tsx";
import { useAnswer } from "../parts/use-answer.ts";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { TunnelFields } from "../tunnel/TunnelFields.tsx";
import { TunnelSecret } from "../tunnel/TunnelSecret.tsx";
import { useNoTunnel } from "../tunnel/use-no-tunnel.ts";
import { useTunnelForm } from "../tunnel/use-tunnel-form.ts";
import classes from "../parts/webhooks.module.css";
import own from "./test.module.css";

type StartTestProps = { readonly workspace: Workspace; readonly number: WorkspaceNumber };
type Level = CloudLevel | "shortest";

const LEVELS = ["shortest", "number", "account", "application"] as const satisfies readonly Level[];
const WAITS = [5, 15, 30, 60, 120] as const;

/** Shows what a test requires before it starts, and what it changes and restores. */
export function StartTest({ workspace, number }: StartTestProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { tests } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const providers = useAnswer("tunnels.providers", {});
  const form = useTunnelForm(chosen.tunnel);
  const task = useTask();
  const side = useSide(workspace, number);
  const noTunnel = useNoTunnel();
  const [forward, setForward] = useState(true);
  const [level, setLevel] = useState<Level>("shortest");
  const [wait, setWait] = useState(15);
  const start = async (): Promise<void> => {
    const tunnel = form.take();
    if (tunnel === undefined) return;
    await task.run(async () => {
      if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
      const kept = await change({ tunnel });
      if (!kept.ok) return kept;
      const begun = await callFor(client, "tests.start", {
        target: { kind: "workspace", workspace: workspace.id, phoneNumberId: number.phoneNumberId },
        side: side.value,
        tunnel,
        forward,
        messageWaitMinutes: wait,
        reply: "ask",
        replyLanguage: t.language,
        ...(level === "shortest" || side.value !== "cloud" ? {} : { level }),
      });
      if (begun.ok) tests.take((known) => withTest(known, begun.value));
      return begun;
    });
  };
  return (
    <>
      <Card title={t("window.webhooks.test.will.title")}>
        <ol className={classes["will"]}>
          {(["reach", "borrow", "message", "reply", "giveBack"] as const).map((part) => (
            <li key={part}>{t(`window.webhooks.test.will.${part}`)}</li>
          ))}
        </ol>
      </Card>
      {side.value === "cloud" ? <AppSecretFirst workspace={workspace} /> : null}
      <Card title={t("window.webhooks.tunnel.title")}>
        <div className={classes["stack"]}>
          <Form onSubmit={() => runInBackground(start())}>
            {side.mayChoose ? <SideChoice number={number} side={side} disabled={task.busy} /> : null}
            {providers.state.kind === "failed" ? <ProblemCard problem={providers.state.problem} /> : null}
            <TunnelFields
              form={form}
              providers={valueOf(providers.state)}
              disabled={task.busy}
              lan={side.value === "on-premises"}
            />
            <Checkbox
              checked={forward}
              disabled={task.busy}
              label={t("window.webhooks.test.forward")}
              description={t(forward ? "window.webhooks.test.forwardOn" : "window.webhooks.test.forwardOff")}
              onChange={(event) => setForward(event.currentTarget.checked)}
            />
            <details className={classes["more"]}>
              <summary>{t("window.webhooks.test.more")}</summary>
              <div className={classes["half"]}>
                <NativeSelect
                  label={t("window.webhooks.test.level.label")}
                  description={t("window.webhooks.test.level.hint")}
                  value={level}
                  disabled={task.busy || side.value !== "cloud"}
                  data={LEVELS.map((value) => ({ value, label: t(`window.webhooks.test.level.${value}`) }))}
                  onChange={(event) => setLevel(event.currentTarget.value as Level)}
                />
                <NativeSelect
                  label={t("window.webhooks.test.wait")}
                  description={t("window.webhooks.test.waitHint")}
                  value={String(wait)}
                  disabled={task.busy}
                  data={WAITS.map((minutes) => ({
                    value: String(minutes),
                    label: t("window.webhooks.receiver.minutes", { count: minutes }),
                  }))}
                  onChange={(event) => setWait(Number(event.currentTarget.value))}
                />
              </div>
            </details>
            {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
            <div className={`${classes["buttons"]} ${own["start"]}`}>
              <Button
                type="submit"
                loading={task.busy}
                disabled={!live || noTunnel !== undefined || form.draft.value.kind === ""}
              >
                {t("window.webhooks.test.start")}
              </Button>
              {noTunnel === "none" ? (
                <span className={classes["hint"]}>{t("managed.tunnels.none")}</span>
              ) : noTunnel === undefined && form.draft.value.kind === "" ? (
                <span className={classes["hint"]}>{t("window.webhooks.test.chooseFirst")}</span>
              ) : null}
            </div>
          </Form>
          <TunnelSecret workspace={workspace.id} kind={form.draft.value.kind} />
        </div>
      </Card>
    </>
  );
}

type SideChoiceProps = {
  readonly number: WorkspaceNumber;
  readonly side: ReturnType<typeof useSide>;
  readonly disabled: boolean;
};

/** Chooses which API's callback URLs are tested, and for which number. */
function SideChoice({ number, side, disabled }: SideChoiceProps) {
  const t = useTranslation();
  return (
    <NativeSelect
      label={t("window.webhooks.test.side.label", { spoken: spoken(number.cc, number.phoneNumber) })}
      description={t(side.isAsSeen ? "window.webhooks.test.side.last" : "window.webhooks.test.side.hint")}
      value={side.value}
      disabled={disabled}
      data={SIDES.map((value) => ({ value, label: t(`window.webhooks.test.side.${value}`) }))}
      onChange={(event) => side.choose(event.currentTarget.value as EventSource)}
    />
  );
}

const SIDES = ["cloud", "on-premises"] as const satisfies readonly EventSource[];

/** Returns the API to test: the one at the last known location, unless the user chooses another. */
export function useSide(workspace: Workspace, { phoneNumberId }: WorkspaceNumber) {
  const { readings } = useStores();
  const known = useFeed(readings);
  const reading =
    known.kind === "ready"
      ? known.value.get(observationKey({ workspace: workspace.id, phoneNumberId }))
      : undefined;
  const [chosen, choose] = useState<EventSource>();
  const home = reading === undefined ? undefined : lastLocated(reading)?.home;
  const seen = home === "unknown" ? undefined : home;
  const only = workspace.cloud === undefined ? "on-premises" : "cloud";
  const value = chosen ?? seen ?? only;
  return {
    value,
    choose,
    mayChoose: workspace.cloud !== undefined && workspace.onPrem !== undefined,
    isAsSeen: value === seen,
  };
}

/** Asks for the app secret where it is not stored yet: without it nothing received is evidence. */
function AppSecretFirst({ workspace }: Pick<StartTestProps, "workspace">) {
  const t = useTranslation();
  const standing = useStoredSecret(labelOf(workspace.id, "app-secret"));
  const [began] = useState(standing.kind);
  if (began !== "not-stored") return null;
  return (
    <Card title={t("window.webhooks.secrets.app")}>
      <div className={classes["stack"]}>
        {standing.kind === "stored" ? null : (
          <Notice meaning="attention">
            <p>{t("window.webhooks.test.noSecret")}</p>
          </Notice>
        )}
        <OneSecret
          workspace={workspace.id}
          secret="app-secret"
          name={t("window.webhooks.secrets.app")}
          hint={t("window.webhooks.secrets.appHint")}
        />
      </div>
    </Card>
  );
}
