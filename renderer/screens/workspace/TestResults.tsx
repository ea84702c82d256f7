import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import type { ConnectionTest } from "../../stores/connection-tests.ts";
import { CHECK_MEANINGS } from "../../components/checks/check-meanings.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { checkWords } from "./check-words.ts";
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
  readonly results: ConnectionTest;
  readonly title: string;
  readonly outdated: boolean;
  readonly onLook: () => void;
};

/**
 * Lists the results of a connection test: failures and warnings with how to fix them; what passed or was skipped is
 * folded.
 */
export function TestResults({ results, title, outdated, onLook }: TestResultsProps) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    heading.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [results]);
  const of = (status: CheckResult["status"]) => results.checks.filter((check) => check.status === status);
  const [failed, warned, skipped, passed] = [of("fail"), of("warn"), of("skip"), of("pass")];
  // A check skipped because of a failure needs no fix of its own.
  const shown = failed.length > 0 ? [...failed, ...warned] : [...warned, ...skipped];
  const rest = failed.length > 0 ? [...passed, ...skipped] : passed;
  return (
    <section className={classes["results"]} aria-label={title} data-outdated={outdated} aria-live="polite">
      <h3 className={classes["resultsTitle"]} ref={heading} tabIndex={-1}>
        {failed.length > 0
          ? t("window.workspace.test.fail", { count: failed.length })
          : warned.length > 0
            ? t("window.workspace.test.warn", { count: warned.length })
            : t("window.workspace.test.partly")}
        <span className="sw-quiet">
          <Age at={results.at} />
        </span>
      </h3>
      {outdated ? <p className={classes["hint"]}>{t("window.workspace.test.outdated")}</p> : null}
      <ul className={classes["checks"]}>
        {shown.map((check) => (
          <CheckLine key={check.id} check={check} brief={false} onLook={onLook} />
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <details className={classes["rest"]}>
          <summary>
            {dotted(t, [
              ...(passed.length === 0 ? [] : [t("window.workspace.test.passed", { count: passed.length })]),
              ...(skipped.length === 0
                ? []
                : [t("window.workspace.test.skipped", { count: skipped.length })]),
            ])}
          </summary>
          <ul className={classes["checks"]}>
            {rest.map((check) => (
              <CheckLine key={check.id} check={check} brief={failed.length > 0} onLook={onLook} />
            ))}
          </ul>
        </details>
      )}
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
