import { CheckLines } from "../../../components/checks/CheckLine.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import type { EndpointCheck } from "./use-endpoint-check.ts";
import classes from "../parts/webhooks.module.css";

/** The longest time that an endpoint check with all notifications may take, in milliseconds. */
const DOCTOR_LIMIT_MS = 180_000;

type EndpointResultsProps = {
  readonly check: EndpointCheck;
  /** The URL in the form now. */
  readonly current: string;
};

/**
 * Shows the result of the endpoint check: the verdict, then every check. Renders nothing before the first
 * check.
 */
export function EndpointResults({ check, current }: EndpointResultsProps) {
  const t = useTranslation();
  const { found, verdict, of, doneAt, task } = check;
  if (of === undefined) return null;
  const warned = found.filter(({ status }) => status === "warn").length;
  return (
    <Card
      title={t("window.webhooks.endpoint.results")}
      {...(doneAt === undefined ? {} : { aside: <Age at={doneAt} /> })}
    >
      <div className={classes["stack"]} aria-live="polite">
        <p className={classes["hint"]}>
          <UntrustedAddress text={of} most={300} className="sw-mono" />
          {current === of ? null : <> {t("window.webhooks.endpoint.outdated")}</>}
        </p>
        {task.since === undefined ? null : (
          <Waiting
            since={task.since}
            limitMs={DOCTOR_LIMIT_MS}
            label={t("window.webhooks.endpoint.waiting")}
          />
        )}
        {verdict === undefined ? null : (
          <Notice meaning={verdict === "not-ready" ? "stopped" : warned > 0 ? "attention" : "proven"}>
            <strong>
              {verdict === "ready" && warned > 0
                ? t("window.webhooks.endpoint.verdict.readyBut", { count: warned })
                : t(`window.webhooks.endpoint.verdict.${verdict}`)}
            </strong>
            {found.some(({ cause }) => cause === "not-asked") ? (
              <p>{t("window.webhooks.endpoint.verdict.notAsked")}</p>
            ) : null}
          </Notice>
        )}
        <CheckLines checks={found} label={t("window.webhooks.endpoint.results")} />
      </div>
    </Card>
  );
}
