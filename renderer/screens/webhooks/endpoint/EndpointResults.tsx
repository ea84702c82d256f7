import type { CheckResult } from "../../../../shared/checks/result.ts";
import { sentIn } from "../../../../shared/webhook/proof-checks.ts";
import { CheckLines } from "../../../components/checks/CheckLine.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Fold, Folds } from "../parts/Fold.tsx";
import { Notice } from "../parts/Notice.tsx";
import { shortMs } from "../parts/short-ms.ts";
import classes from "./endpoint.module.css";
import { passedWords } from "./endpoint-words.ts";
import { FailedCheck } from "./FailedCheck.tsx";
import { groupsOf, type EndpointGroup } from "./groups.ts";
import { sampleOf } from "./samples.ts";
import type { EndpointCheck } from "./use-endpoint-check.ts";

/** The longest time that an endpoint check with all notifications may take, in milliseconds. */
const CHECK_LIMIT_MS = 180_000;

type EndpointResultsProps = {
  readonly check: EndpointCheck;
  /** The URL in the form now. */
  readonly current: string;
};

/**
 * Shows the results of an endpoint check as they arrive: what failed, each with its cure, then all checks in
 * groups, and how fast the endpoint answered. Renders nothing before the first check.
 */
export function EndpointResults({ check, current }: EndpointResultsProps) {
  const t = useTranslation();
  const { found, of, report, task } = check;
  if (of === undefined) return null;
  const failed = found.filter(({ status }) => status === "fail");
  return (
    <section className={classes["results"]} aria-label={t("window.webhooks.endpoint.results")}>
      {task.since === undefined ? null : (
        <Waiting
          since={task.since}
          limitMs={CHECK_LIMIT_MS}
          label={t("window.webhooks.endpoint.waiting")}
          shown
        />
      )}
      {report !== undefined && current !== of ? (
        <Notice meaning="attention">
          <p>{t("window.webhooks.endpoint.outdated")}</p>
        </Notice>
      ) : null}
      {failed.map((one, index) => (
        <FailedCheck
          key={one.id}
          check={one}
          isFirstOfTopic={failed.findIndex((other) => topicOf(other) === topicOf(one)) === index}
        />
      ))}
      <div className={classes["columns"]}>
        <div className={classes["all"]} aria-live="polite">
          <h2>
            {t("window.webhooks.endpoint.all")} <span>{passedWords(t, found)}</span>
          </h2>
          <Folds>
            {groupsOf(found).map(({ group, checks }) => (
              <Group key={group} group={group} checks={checks} />
            ))}
          </Folds>
        </div>
        <AnswerTime found={found} />
      </div>
    </section>
  );
}

/** What the code that cures a check does; its own id where no code cures it. */
function topicOf(check: CheckResult): string {
  return sampleOf(check)?.topic ?? check.id;
}

type GroupProps = { readonly group: EndpointGroup; readonly checks: readonly CheckResult[] };

function Group({ group, checks }: GroupProps) {
  const t = useTranslation();
  const title = t(`window.webhooks.endpoint.group.${group}.name`);
  return (
    <Fold
      title={title}
      note={t(`window.webhooks.endpoint.group.${group}.text`)}
      aside={
        <>
          <span className={classes["dots"]} aria-hidden="true">
            {checks.map(({ id, status }) => (
              <span key={id} data-status={status} />
            ))}
          </span>
          <span className={classes["count"]} data-failed={checks.some(({ status }) => status === "fail")}>
            {passedWords(t, checks)}
          </span>
        </>
      }
    >
      <CheckLines checks={checks} label={title} />
    </Fold>
  );
}

/** How fast the endpoint accepted notifications, where that was measured. */
function AnswerTime({ found }: { readonly found: readonly CheckResult[] }) {
  const t = useTranslation();
  const latency = found.find(({ id }) => id === "endpoint.latency");
  const facts = latency?.facts ?? {};
  const without = latency === undefined || sentIn(found) === "none" ? "none" : "noneMeasured";
  const { medianMs, slowestMs, measured, aboveOneSecond } = facts;
  return (
    <Card title={t("window.webhooks.endpoint.time.title")}>
      {typeof medianMs !== "number" || typeof slowestMs !== "number" ? (
        <p className={classes["hint"]}>{t(`window.webhooks.endpoint.time.${without}`)}</p>
      ) : (
        <>
          <dl className={classes["times"]}>
            <div>
              <dd>{shortMs(t, medianMs)}</dd>
              <dt>{t("window.webhooks.endpoint.time.median")}</dt>
            </div>
            <div>
              <dd>{shortMs(t, slowestMs)}</dd>
              <dt>{t("window.webhooks.endpoint.time.slowest")}</dt>
            </div>
          </dl>
          <p className={classes["hint"]}>
            {typeof measured === "number" && typeof aboveOneSecond === "number"
              ? t("window.webhooks.endpoint.time.measured", { count: measured, slow: aboveOneSecond })
              : null}
          </p>
          <p className={classes["hint"]}>{t("window.webhooks.endpoint.time.target")}</p>
        </>
      )}
    </Card>
  );
}
