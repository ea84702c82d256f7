import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { AlertScope, type AlertsState } from "../../../shared/alert/alert.ts";
import { alertOutcome, alertsUnsent } from "../../../shared/wording/alerts.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { usePart } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { AlertForm } from "./AlertForm.tsx";
import { ShownDigest } from "./ShownDigest.tsx";
import classes from "./Settings.module.css";

const SHOWN = 5;
const ALL = "all";

/** Where alerts are sent, and what became of the newest. Not in Practice, where nothing leaves. */
export function Alerts() {
  const t = useTranslation();
  const { realm } = useStores();
  const { alerts } = useWebhookStores();
  if (realm === "practice") return null;
  return (
    <Card title={t("window.alerts.title")} part="alerts">
      <p className={classes["hint"]}>{t("window.alerts.lead")}</p>
      <AsyncView feed={alerts}>{(state) => <AlertTargets state={state} />}</AsyncView>
    </Card>
  );
}

function AlertTargets({ state }: { readonly state: AlertsState }) {
  const t = useTranslation();
  const { workspaces: feed } = useStores();
  const workspaces = usePart(feed, (list) => list.workspaces) ?? [];
  const [scope, setScope] = useState<AlertScope>(ALL);
  const target = state.targets.find((one) => one.scope === scope);
  return (
    <div className={classes["fields"]}>
      <NativeSelect
        label={t("window.alerts.scope")}
        value={scope}
        data={[
          { value: ALL, label: t("window.alerts.all") },
          ...workspaces
            .filter(({ archivedAt }) => archivedAt === undefined)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => setScope(AlertScope.safeParse(value).data ?? ALL)}
      />
      <p className={classes["hint"]} role="status">
        {target === undefined ? t("window.alerts.none") : t("window.alerts.set", { host: target.host })}
      </p>
      {state.unsent === undefined ? null : <p role="alert">{alertsUnsent(t, state.unsent)}</p>}
      <AlertForm key={JSON.stringify([scope, target])} scope={scope} target={target} />
      {target === undefined ? null : <ShownDigest key={`${scope} digest`} scope={scope} />}
      <LatestAlerts state={state} scope={scope} host={target?.host} />
    </div>
  );
}

type LatestAlertsProps = {
  readonly state: AlertsState;
  readonly scope: AlertScope;
  readonly host: string | undefined;
};

function LatestAlerts({ state, scope, host }: LatestAlertsProps) {
  const t = useTranslation();
  const sent = state.sent.filter((one) => one.scope === scope).slice(0, SHOWN);
  if (sent.length === 0 || host === undefined) return null;
  return (
    <section className={classes["latest"]} aria-label={t("window.alerts.latest")}>
      <strong>{t("window.alerts.latest")}</strong>
      <ul className={classes["items"]} aria-live="polite">
        {sent.map((one) => (
          <li key={one.id}>
            <span>
              {t("window.alerts.row", { name: t(`alerts.names.${one.news}`), at: localTime(t, one.at) })}
            </span>
            <span className={classes["hint"]}>
              <Untrusted text={alertOutcome(t, one, host)} most={400} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
