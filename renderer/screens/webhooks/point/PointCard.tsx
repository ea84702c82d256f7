import { Button } from "@mantine/core";
import { err } from "../../../../shared/result.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { CheckLines } from "../../../components/checks/CheckLine.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { newestPoint, withPoint } from "../../../stores/points.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Fold } from "../parts/Fold.tsx";
import { Notice } from "../parts/Notice.tsx";
import { useSpoken } from "../parts/use-spoken.ts";
import { OwnersToken } from "../test/TokenQuestion.tsx";
import { pointStatus } from "./point-status.ts";
import { StartPoint } from "./StartPoint.tsx";
import classes from "../parts/webhooks.module.css";

/**
 * Shows whether a number's notifications are delivered here, until when, the replaced callback URL, and
 * where copies go; starts and ends that.
 */
export function PointCard({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { points, tunnels, receivers } = useWebhookStores();
  const point = usePart(points, (known) => newestPoint(known, workspace.id));
  const tunnel = usePart(tunnels, (known) => known.get(workspace.id));
  const receiver = usePart(receivers, (known) => known.get(workspace.id));
  if (workspace.numbers.length === 0) return null;
  const status = pointStatus(point, tunnel, receiver);
  return (
    <Fold
      title={t("window.webhooks.point.title")}
      aside={<StatusBadge meaning={STATUS_MEANINGS[status]} word={t(`window.webhooks.point.${status}`)} />}
      urgent={point !== undefined && (point.phase !== "ended" || point.restored !== true)}
    >
      <div className={classes["stack"]}>
        {point === undefined ? null : <Point point={point} />}
        {point === undefined || point.phase === "ended" || workspace.numbers.length === 1 ? null : (
          <p className={classes["hint"]}>{t("window.webhooks.point.oneAtATime")}</p>
        )}
        {point === undefined || point.phase === "ended" ? <StartPoint workspace={workspace} /> : null}
      </div>
    </Fold>
  );
}

const STATUS_MEANINGS = { up: "proven", interrupted: "attention", down: "left-out" } as const;

function Point({ point }: { readonly point: PointState }) {
  const t = useTranslation();
  const checks = point.steps.flatMap(({ check }) => (check === undefined ? [] : [check]));
  if (point.phase === "ended") return <Ended point={point} />;
  return (
    <>
      {point.phase === "standing" ? <Standing point={point} /> : null}
      {point.phase === "awaiting-token" ? <Token point={point} /> : null}
      {point.phase === "working" || point.phase === "restoring" ? (
        <p role="status">{t(`window.webhooks.point.phase.${point.phase}`)}</p>
      ) : null}
      {point.phase !== "standing" && checks.length > 0 ? (
        <CheckLines checks={checks} label={t("window.webhooks.point.steps")} />
      ) : null}
      {point.phase === "restoring" ? null : <Stop point={point} />}
    </>
  );
}

function Standing({ point }: { readonly point: PointState }) {
  const t = useTranslation();
  const { until, pointedAt, borrowed, forwardsTo, atQuit, resumed } = point;
  const number = useSpoken(point.number);
  return (
    <>
      {resumed ? <p className={classes["hint"]}>{t("window.webhooks.point.resumed")}</p> : null}
      <Facts
        facts={[
          { term: t("window.webhooks.point.number"), value: <span className="sw-mono">{number}</span> },
          {
            term: t("window.webhooks.point.since"),
            value: pointedAt === undefined ? undefined : <Age at={pointedAt} />,
          },
          {
            term: t("window.webhooks.point.ends"),
            value: until === undefined ? t("window.webhooks.point.endsNever") : localTime(t.language, until),
          },
          {
            term: t("window.webhooks.point.before"),
            value:
              borrowed?.before === undefined ? (
                t("window.webhooks.point.beforeNone")
              ) : (
                <UntrustedAddress text={borrowed.before} most={200} />
              ),
          },
          {
            term: t("window.webhooks.point.forwards"),
            value:
              forwardsTo === undefined ? (
                t("window.webhooks.point.forwardsNowhere")
              ) : (
                <UntrustedAddress text={forwardsTo} most={200} />
              ),
          },
          { term: t("window.webhooks.point.quit"), value: t(`window.webhooks.point.atQuit.${atQuit}`) },
        ]}
      />
      {borrowed === undefined || borrowed.level === "number" || borrowed.level === "client" ? null : (
        <Notice meaning="attention">
          <p>{t(`window.webhooks.point.reaches.${borrowed.level}`)}</p>
        </Notice>
      )}
    </>
  );
}

/**
 * Shows how the last redirection ended. A callback URL that was not restored is listed by the banner
 * instead.
 */
function Ended({ point }: { readonly point: PointState }) {
  const t = useTranslation();
  const { end = "not-begun", restored, steps, endedAt } = point;
  const failed = steps.flatMap(({ check }) =>
    check !== undefined && (check.status === "fail" || check.id === "webhooks.restored") ? [check] : [],
  );
  const meaning = restored === true ? "proven" : restored === undefined ? "unknown" : "attention";
  return (
    <Notice meaning={meaning}>
      <p>
        {t(`window.webhooks.point.end.${end}`)} {endedAt === undefined ? null : <Age at={endedAt} />}
      </p>
      {failed.length === 0 ? null : <CheckLines checks={failed} label={t("window.webhooks.point.steps")} />}
    </Notice>
  );
}

/** Ends it. Before it stands, there may be nothing to restore. */
function Stop({ point }: { readonly point: PointState }) {
  const t = useTranslation();
  const { client } = useStores();
  const { points, unrestored } = useWebhookStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const stands = point.phase === "standing";
  const stop = (): void =>
    runInBackground(
      task.run(async () => {
        const { receiver, phoneNumberId } = point;
        const target = { kind: "workspace", workspace: receiver, phoneNumberId } as const;
        const answer = await callFor(client, "points.restore", { target });
        await Promise.all([points.refresh(), unrestored.refresh()]);
        return answer;
      }),
    );
  return (
    <>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      <div className={classes["buttons"]}>
        <Button variant="default" loading={task.busy} disabled={!live} onClick={stop}>
          {t(stands ? "window.webhooks.point.stop" : "window.forms.cancel")}
        </Button>
        <span className={classes["hint"]}>
          {t(stands ? "window.webhooks.point.stopHint" : "window.webhooks.point.cancelHint")}
        </span>
      </div>
    </>
  );
}

function Token({ point }: { readonly point: PointState }) {
  const { client } = useStores();
  const { points } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  return (
    <OwnersToken
      borrowed={point.borrowed}
      refused={point.tokenRefused === true}
      give={async (token) => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = await callFor(client, "points.giveToken", { point: point.point, token });
        if (answer.ok) points.take((known) => withPoint(known, answer.value));
        return answer;
      }}
    />
  );
}
