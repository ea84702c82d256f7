import { Link } from "wouter";
import type { StepName } from "../../../shared/migration/step.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { measuredMs, type RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { timelineTitle } from "../../../shared/wording/timeline.ts";
import { to } from "../../app/routes.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import { ObservationEvidence } from "./RunEvidence.tsx";
import classes from "./StepList.module.css";
import { useDomainWords } from "./use-domain-words.ts";

/** An activity log entry that belongs to one step. */
export type StepEventLine = Extract<TimelineEntry, { readonly step: unknown }>;

/** One activity log entry of a step. */
export function TimelineEvent({ line }: { readonly line: StepEventLine }) {
  const t = useTranslation();
  return (
    <li className={classes["line"]}>
      <div className={classes["lineHead"]}>
        <time dateTime={line.at}>{localTime(t.language, line.at, { seconds: true })}</time>
        <strong>{timelineTitle(t, line)}</strong>
      </div>
      {line.kind === "answered" || line.kind === "late-answer" ? (
        <Answer step={line.step} outcome={line.outcome} />
      ) : null}
      {line.kind === "settled" && line.witness !== undefined ? (
        <div className={classes["facts"]}>
          <Link href={to.event(line.witness.event)}>{t("window.run.detail.witness")}</Link>
        </div>
      ) : null}
      {line.kind === "looked" ? (
        <div className="sw-facts sw-quiet">
          <ObservationEvidence reading={line.reading} />
        </div>
      ) : null}
    </li>
  );
}

type AnswerProps = { readonly step: StepName; readonly outcome: RecordedOutcome };

function Answer({ step, outcome }: AnswerProps) {
  const t = useTranslation();
  const words = useDomainWords();
  const { evidence } = outcome;
  const sentence = words.outcome(step, outcome);
  const took = measuredMs(outcome);
  return (
    <>
      {sentence === undefined ? null : <p className={classes["what"]}>{sentence}</p>}
      <div className={classes["facts"]}>
        {took === undefined ? null : (
          <span>{t("window.run.detail.duration", { duration: words.duration(took) })}</span>
        )}
        {evidence.httpStatus === undefined ? null : (
          <span>{t("window.run.detail.status", { status: evidence.httpStatus })}</span>
        )}
      </div>
      {evidence.apiError === undefined ? null : <ApiError step={step} outcome={outcome} />}
      {evidence.traceId === undefined ? null : (
        <div className={classes["facts"]}>
          <span>{t("window.run.detail.trace")}</span>
          <span className="sw-mono">
            <Untrusted text={evidence.traceId} />
          </span>
          <CopyButton content="plain" text={evidence.traceId} label={t("window.run.detail.copyTrace")} />
        </div>
      )}
    </>
  );
}

function ApiError({ step, outcome }: AnswerProps) {
  const words = useDomainWords();
  const t = useTranslation();
  const { apiError } = outcome.evidence;
  if (apiError === undefined) return null;
  const { code, subcode, title, details } = apiError;
  const known = words.code(step, outcome);
  return (
    <>
      <div className={classes["facts"]}>
        <span>
          {subcode === undefined
            ? t("window.run.detail.code", { code })
            : t("window.run.detail.codeSub", { code, subcode })}
        </span>
      </div>
      {known === undefined ? null : (
        <p className={classes["what"]}>
          <span>{known.cause}</span> <span>{known.advice}</span>
        </p>
      )}
      {title === undefined && details === undefined ? null : (
        <div className={classes["said"]}>
          <p className={classes["what"]}>{t("window.run.detail.platformSaid")}</p>
          {title === undefined ? null : (
            <p className={classes["what"]}>
              <Untrusted text={title} />
            </p>
          )}
          {details === undefined ? null : (
            <p className={classes["what"]}>
              <Untrusted text={details} />
            </p>
          )}
        </div>
      )}
    </>
  );
}
