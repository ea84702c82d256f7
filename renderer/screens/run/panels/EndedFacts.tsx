import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { targetOf } from "../../../../shared/migration/direction.ts";
import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { ChangesTable } from "./ChangesTable.tsx";
import classes from "./panels.module.css";
import { BackupCard } from "./BackupCard.tsx";
import { MoveBackCard } from "./MoveBackCard.tsx";
import type { Loadable } from "../../../stores/loadable.ts";
import type { ReverseMigration } from "../../../components/run/use-run-plan.ts";

type EndedFactsProps = { readonly run: RunSnapshot; readonly wayBack: Loadable<ReverseMigration> };

/**
 * Shows the details below the result of an ended migration: times, comparison, backup, and reverse
 * migration.
 */
export function EndedFacts({ run, wayBack }: EndedFactsProps) {
  return (
    <>
      <Measured run={run} />
      {run.changes.length === 0 ? null : <ChangesTable changes={run.changes} />}
      {run.pairLabel === undefined ? null : <BackupCard run={run} label={run.pairLabel} />}
      {run.newer === undefined && hasArrived(run) ? <MoveBackCard run={run} wayBack={wayBack} /> : null}
    </>
  );
}

/** Whether the number reached its target location. Only from there is a reverse migration possible. */
function hasArrived({ numberIs, direction }: RunSnapshot): boolean {
  return numberIs === targetOf(direction);
}

function Measured({ run: { downtimeMs, subscribeGapMs, steps } }: Pick<EndedFactsProps, "run">) {
  const t = useTranslation();
  const { duration } = useDomainWords();
  const mover = steps.find(({ step, state }) => STEP_TRAITS[step].moves && state.kind === "confirmed");
  const by = mover?.state.kind === "confirmed" ? mover.state.by : "answer";
  if (downtimeMs === undefined && subscribeGapMs === undefined) return null;
  return (
    <Card title={t("window.run.ended.measured")}>
      <dl className={classes["measured"]}>
        {downtimeMs === undefined ? null : (
          <>
            <dt>{t(`window.run.ended.downtime.${by}`)}</dt>
            <dd>
              <strong>{duration(downtimeMs)}</strong>
              <p className={`${classes["note"]} sw-quiet`}>{t("window.run.ended.downtimeNote")}</p>
            </dd>
          </>
        )}
        {subscribeGapMs === undefined ? null : (
          <>
            <dt>{t("window.run.ended.gap")}</dt>
            <dd>
              <strong>{duration(subscribeGapMs)}</strong>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
