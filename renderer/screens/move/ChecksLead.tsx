import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { countsOf } from "./check-order.ts";
import classes from "./Move.module.css";
import type { Checks } from "./use-checks.ts";

const BADGES = { failed: "stopped", warned: "attention", passed: "proven" } as const;

type ChecksLeadProps = { readonly checks: Checks; readonly done: boolean };

/** One line under the title: how many checks failed or passed, that nothing was changed, and when. */
export function ChecksLead({ checks: { results, doneAt }, done }: ChecksLeadProps) {
  const t = useTranslation();
  const { pass, warn, fail, skip } = countsOf(results);
  const badge = fail > 0 ? "failed" : warn > 0 ? "warned" : "passed";
  const rest = [
    ...(badge === "failed" && warn > 0 ? [t("window.move.checks.warnings", { count: warn })] : []),
    ...(badge === "passed" || pass === 0 ? [] : [t("window.move.checks.passed", { count: pass })]),
    ...(skip === 0 ? [] : [t("window.move.checks.skipped", { count: skip })]),
  ];
  return (
    <div className={`sw-facts ${classes["lead"]}`}>
      <p role="status" className={classes["counts"]}>
        {done ? (
          <>
            <StatusBadge
              meaning={BADGES[badge]}
              word={t(`window.move.checks.badge.${badge}`, {
                count: { failed: fail, warned: warn, passed: pass }[badge],
                all: results.length,
              })}
            />
            {new Intl.ListFormat(LANGUAGE_FACTS[t.language].locale, { type: "unit", style: "short" }).format(
              rest,
            )}
          </>
        ) : (
          <>
            <StatusBadge meaning="busy" word={t("window.move.checks.progress")} />
            <span aria-live="off">{t("window.move.checks.soFar", { count: results.length })}</span>
          </>
        )}
      </p>
      <span>{t("window.move.checks.unchanged")}</span>
      {doneAt === undefined || !done ? null : (
        <span>
          {t("window.move.checks.age")} <Age at={doneAt} />
        </span>
      )}
    </div>
  );
}
