import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Facts } from "../parts/Facts.tsx";
import classes from "./endpoint.module.css";
import { SAMPLE_LANGUAGES, sampleOf, type Sample, type SampleLanguage } from "./samples.ts";

type FailedCheckProps = {
  readonly check: CheckResult;
  /** False if a check above shows the same code. */
  readonly isFirstOfTopic: boolean;
};

/** One failed check: what it found and why that matters on the left, how to fix it on the right. */
export function FailedCheck({ check, isFirstOfTopic }: FailedCheckProps) {
  const t = useTranslation();
  const words = useCheckWords();
  const cause = words.cause(check.cause, check.id);
  const sample = sampleOf(check);
  const facts = Object.entries(check.facts ?? {});
  return (
    <section className={classes["failed"]} aria-label={words.title(check.id)}>
      <div className={classes["told"]}>
        <StatusMark meaning="stopped" word={t("window.move.checks.status.fail")} />
        <div>
          <h2>{words.title(check.id)}</h2>
          {cause === undefined ? null : <p>{cause.happened}</p>}
          <Facts
            facts={[
              {
                term: t("window.webhooks.endpoint.found"),
                value: <Untrusted text={words.found(check)} most={400} />,
              },
              { term: t("window.move.checks.why"), value: words.why(check.id) },
            ]}
          />
          {facts.length === 0 ? null : (
            <details className={classes["evidence"]}>
              <summary>{t("window.webhooks.endpoint.evidence")}</summary>
              <dl>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt className="sw-mono">{name}</dt>
                    <dd className="sw-mono">
                      <Untrusted text={String(value)} most={300} />
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </div>
      </div>
      <div className={classes["cure"]}>
        <h3>{t("window.move.checks.remedy")}</h3>
        <p>{cause?.remedy ?? t("window.webhooks.endpoint.noRemedy")}</p>
        {sample === undefined || !isFirstOfTopic ? null : <Code sample={sample} />}
      </div>
    </section>
  );
}

function Code({ sample: { topic, code } }: { readonly sample: Sample }) {
  const t = useTranslation();
  const [language, setLanguage] = useState<SampleLanguage>("Node");
  return (
    <>
      <div className={classes["codeHead"]}>
        <SegmentedControl
          size="xs"
          aria-label={t("window.webhooks.endpoint.sample.language")}
          value={language}
          onChange={setLanguage}
          data={[...SAMPLE_LANGUAGES]}
        />
        <CopyButton
          content="plain"
          text={code[language]}
          label={t("window.webhooks.endpoint.sample.copy")}
          wordy
        />
      </div>
      <pre className={classes["code"]} dir="ltr" aria-label={t("window.webhooks.endpoint.sample.label")}>
        <code>{code[language]}</code>
      </pre>
      <p className={classes["hint"]}>{t(`window.webhooks.endpoint.sample.${topic}`)}</p>
    </>
  );
}
