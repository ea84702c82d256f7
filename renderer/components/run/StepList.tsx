import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Loadable } from "../../stores/loadable.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Card } from "../screen/Card.tsx";
import { StepLine } from "./StepLine.tsx";
import classes from "./StepList.module.css";
import { requestFacts, type ReverseMigration } from "./use-run-plan.ts";

type StepListProps = {
  readonly run: RunSnapshot;
  readonly wayBack: Loadable<ReverseMigration>;
  readonly story: Loadable<readonly TimelineEntry[]>;
};

/** The steps of a migration in order: state, duration, requests and responses. */
export function StepList({ run, wayBack, story }: StepListProps) {
  const t = useTranslation();
  const about = wayBack.kind === "ready" ? requestFacts(wayBack.value, run.direction) : undefined;
  return (
    <Card title={t("window.run.steps.title")} flush>
      <ol className={classes["list"]}>
        {run.steps.map(({ step, state }, index) => (
          <StepLine
            key={step}
            run={run}
            at={{ step, state, number: index + 1 }}
            story={story}
            about={about}
          />
        ))}
      </ol>
    </Card>
  );
}
