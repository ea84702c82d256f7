import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { CHECK_MEANINGS } from "../../components/checks/check-meanings.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { checkWords } from "./check-words.ts";
import type { TestResults as Results } from "./use-save-and-test.ts";
import classes from "./workspace.module.css";

/** Causes that the user can resolve by inspecting the server's certificate. */
const CERTIFICATE_CAUSES: ReadonlySet<string> = new Set([
  "self-signed",
  "unknown-ca",
  "name-mismatch",
  "missing-intermediate",
  "fingerprint-mismatch",
]);

type TestResultsProps = {
  readonly results: Results;
  readonly title: string;
  readonly outdated: boolean;
  readonly onLook: () => void;
};

/** Lists the results of a connection test: each check's observed value, and how to fix a failure. */
export function TestResults({ results, title, outdated, onLook }: TestResultsProps) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    heading.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [results]);
  const failed = results.checks.filter(({ status }) => status === "fail").length;
  const warned = results.checks.filter(({ status }) => status === "warn").length;
  const unseen = results.checks.some(({ status }) => status === "skip");
  const verdict = failed > 0 ? "fail" : warned > 0 ? "warn" : unseen ? "partly" : "pass";
  return (
    <section className={classes["results"]} aria-label={title} data-outdated={outdated} aria-live="polite">
      <h3 className={classes["resultsTitle"]} ref={heading} tabIndex={-1}>
        {verdict === "pass" || verdict === "partly"
          ? t(`window.workspace.test.${verdict}`)
          : t(`window.workspace.test.${verdict}`, { count: verdict === "fail" ? failed : warned })}
        <span className="sw-quiet">
          <Age at={results.at} />
        </span>
      </h3>
      {outdated ? <p className={classes["hint"]}>{t("window.workspace.test.outdated")}</p> : null}
      <ul className={classes["checks"]}>
        {results.checks.map((check) => (
          <CheckLine
            key={check.id}
            check={check}
            // A check skipped because of another failure needs no remedy of its own: it is shown with that
            // failure.
            brief={failed > 0 && check.status === "skip"}
            onLook={onLook}
          />
        ))}
      </ul>
    </section>
  );
}

type CheckLineProps = { readonly check: CheckResult; readonly brief: boolean; readonly onLook: () => void };

function CheckLine({ check, brief, onLook }: CheckLineProps) {
  const t = useTranslation();
  const words = checkWords(t, check.id, check.cause);
  return (
    <li className={classes["check"]}>
      <StatusMark
        meaning={CHECK_MEANINGS[check.status]}
        word={t(`window.workspace.test.status.${check.status}`)}
      />
      <div className={classes["checkText"]}>
        <div>
          <strong>{words.title}</strong>
        </div>
        <div className="sw-quiet">
          <Untrusted text={findingText(t, check)} />
        </div>
        {check.status === "pass" || brief || words.happened === undefined ? null : (
          <>
            <div className={classes["happened"]}>{words.happened}</div>
            <div className={classes["happened"]}>{words.remedy}</div>
            {check.cause !== undefined && CERTIFICATE_CAUSES.has(check.cause) ? (
              <Button size="compact-sm" variant="default" mt={6} onClick={onLook}>
                {t("window.workspace.test.look")}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </li>
  );
}
