import type { DigestPlan } from "../../../shared/alert/digest.ts";
import { desktopOutcome } from "../../../shared/wording/alerts.ts";
import { localTime } from "../../../shared/wording/times.ts";
import type { AlertsState } from "../../../shared/alert/alert.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DigestChoice } from "./DigestChoice.tsx";
import classes from "./Settings.module.css";
import { ShownDigest } from "./ShownDigest.tsx";

/** Chooses whether the desktop shows a digest as a notice, which needs no target of alerts. Not in Practice. */
export function DesktopDigest() {
  const t = useTranslation();
  const { realm } = useStores();
  const { alerts } = useWebhookStores();
  if (realm === "practice") return null;
  return (
    <Card title={t("window.alerts.desktop.title")}>
      <p className={classes["hint"]}>{t("window.alerts.desktop.lead")}</p>
      <AsyncView feed={alerts}>{(state) => <Choice state={state} />}</AsyncView>
    </Card>
  );
}

function Choice({ state: { desktop, sent } }: { readonly state: AlertsState }) {
  const t = useTranslation();
  const { client, info } = useStores();
  const live = useConnection().kind === "live";
  const host = usePart(info, (about) => about.host);
  const task = useTask();
  const choose = (digest: DigestPlan | undefined): void => {
    const input = digest === undefined ? {} : { digest };
    runInBackground(task.run(() => callFor(client, "alerts.desktop", input)));
  };
  const last = sent.find(({ scope }) => scope === "desktop");
  return (
    <div className={classes["fields"]}>
      <DigestChoice
        plan={desktop?.plan}
        onPlan={choose}
        disabled={!live || task.busy}
        at={t("window.alerts.desktop.at")}
        hint={t("window.alerts.desktop.hint")}
      />
      {host === "browser" ? <p className={classes["hint"]}>{t("window.alerts.desktop.elsewhere")}</p> : null}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {last === undefined ? null : (
        <p className={classes["hint"]} role="status">
          {t("window.alerts.desktop.latest", { at: localTime(t, last.at) })}
          <br />
          {desktopOutcome(t, last)}
        </p>
      )}
      <ShownDigest scope="desktop" said={t("window.alerts.desktop.shown")} />
    </div>
  );
}
