import { Button } from "@mantine/core";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import { CHECK_MEANINGS } from "./check-meanings.ts";
import { useCheckWords } from "./use-check-words.ts";
import classes from "./CheckLine.module.css";

type CheckLineProps = {
  readonly check: CheckResult;
  /** How to rerun this check alone; undefined if that is not possible. */
  readonly again?: {
    readonly busy: boolean;
    readonly may: boolean;
    readonly onAgain: (id: string) => void;
  };
};

/**
 * One check: status, title and the value found; expanded, why it matters and how to fix it. A failed check
 * starts expanded, unless it can be rerun here: a preparation tells it above the list.
 */
export function CheckLine({ check, again }: CheckLineProps) {
  const t = useTranslation();
  const words = useCheckWords();
  const title = words.title(check.id);
  const status = t(`window.move.checks.status.${check.status}`);
  return (
    <li className={classes["line"]}>
      <details className={classes["check"]} open={check.status === "fail" && again === undefined}>
        <summary>
          <StatusMark meaning={CHECK_MEANINGS[check.status]} word={status} />
          <span className={classes["checkTitle"]}>{title}</span>
          <span className={classes["found"]}>
            <Untrusted text={words.found(check)} />
          </span>
        </summary>
        <div className={classes["more"]}>
          <Explained check={check} />
          {again === undefined ? null : (
            <Button
              size="compact-sm"
              variant="default"
              mt={10}
              disabled={!again.may}
              loading={again.busy}
              aria-label={t("window.move.checks.oneOf", { check: title })}
              onClick={() => again.onAgain(check.id)}
            >
              {t("window.move.checks.one")}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

/** A list of checks. */
export function CheckLines({
  checks,
  label,
}: {
  readonly checks: readonly CheckResult[];
  readonly label: string;
}) {
  return (
    <ul className={classes["list"]} aria-label={label}>
      {checks.map((check) => (
        <CheckLine key={check.id} check={check} />
      ))}
    </ul>
  );
}

type ExplainedProps = {
  readonly check: CheckResult;
  /** Why it matters here, where that differs from the check's usual reason. */
  readonly why?: string;
};

/** Why a check matters, what happened, and how to fix it. */
export function Explained({ check, why }: ExplainedProps) {
  const t = useTranslation();
  const words = useCheckWords();
  const cause = words.cause(check.cause, check.id);
  const rows = [
    { term: t("window.move.checks.why"), text: why ?? words.why(check.id) },
    { term: t("window.move.checks.happened"), text: cause?.happened },
    { term: t("window.move.checks.remedy"), text: cause?.remedy },
    {
      term: t("window.move.checks.heed"),
      text: check.status === "pass" ? words.heed(check.id) : undefined,
    },
  ];
  return (
    <dl className={classes["facts"]}>
      {rows.map(({ term, text }) =>
        text === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
