import { LOCALES } from "../../../shared/wording/times.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { CheckLine } from "../../components/checks/CheckLine.tsx";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Age } from "../../components/text/Age.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { countsOf, grouped } from "./check-order.ts";
import classes from "./Move.module.css";
import type { Checks } from "./use-checks.ts";

/** The longest time that one round of all checks may take. */
const CHECKS_LIMIT_MS = 60_000;

/** Shows the preflight checks in groups, updated as results arrive. */
export function CheckList({ checks, may }: { readonly checks: Checks; readonly may: boolean }) {
  const t = useTranslation();
  const { results, running } = checks;
  return (
    <Card
      title={t("window.move.checks.title")}
      aside={
        <Button
          size="compact-sm"
          variant="default"
          disabled={!may}
          loading={running !== undefined && running.only === undefined}
          onClick={() => checks.run()}
        >
          {t(checks.doneAt === undefined ? "window.move.checks.run" : "window.move.checks.again")}
        </Button>
      }
    >
      <p role="status" className={classes["summary"]}>
        <Summary checks={checks} />
      </p>
      {running === undefined ? null : (
        <Waiting
          since={running.since}
          limitMs={CHECKS_LIMIT_MS}
          label={t("window.move.checks.progress")}
          meanwhile={t("window.move.checks.meanwhile")}
        />
      )}
      {grouped(results).map(({ group, checks: inGroup }) => (
        <section key={group} aria-label={t(`window.move.checks.group.${group}`)}>
          <h3 className={classes["group"]}>{t(`window.move.checks.group.${group}`)}</h3>
          <ul className={classes["checks"]}>
            {inGroup.map((check) => (
              <CheckLine
                key={check.id}
                check={check}
                again={{ busy: running?.only === check.id, may, onAgain: checks.run }}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function Summary({ checks: { results, running, doneAt } }: { readonly checks: Checks }) {
  const t = useTranslation();
  if (running !== undefined && running.only === undefined)
    return (
      <>
        <VisuallyHidden>{t("window.move.checks.progress")}</VisuallyHidden>
        <span aria-live="off">{t("window.move.checks.running", { count: results.length })}</span>
      </>
    );
  if (results.length === 0) return <span className="sw-quiet">{t("window.move.checks.note")}</span>;
  const { pass, warn, fail, skip } = countsOf(results);
  const parts = [
    t("window.move.checks.passed", { count: pass }),
    t("window.move.checks.warnings", { count: warn }),
    t("window.move.checks.stops", { count: fail }),
    ...(skip === 0 ? [] : [t("window.move.checks.skipped", { count: skip })]),
  ];
  return (
    <>
      <strong>
        {new Intl.ListFormat(LOCALES[t.language], { type: "unit", style: "short" }).format(parts)}
      </strong>
      {doneAt === undefined ? null : (
        <span className="sw-quiet">
          {" · "}
          {t("window.move.checks.age")} <Age at={doneAt} />
        </span>
      )}
    </>
  );
}
