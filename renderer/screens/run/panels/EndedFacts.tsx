import { targetOf } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { ChangesTable } from "./ChangesTable.tsx";
import type { TimelineEntry } from "../../../../shared/migration/timeline.ts";
import { Downtime } from "./Downtime.tsx";
import { BackupCard } from "./BackupCard.tsx";
import { MoveBackCard } from "./MoveBackCard.tsx";
import { isComplete } from "../../../components/run/finale.ts";
import type { Loadable } from "../../../stores/loadable.ts";
import type { ReverseMigration } from "../../../components/run/use-run-plan.ts";

type EndedFactsProps = {
  readonly run: RunSnapshot;
  readonly wayBack: Loadable<ReverseMigration>;
  readonly story: Loadable<readonly TimelineEntry[]>;
};

/**
 * Shows the details below the result of an ended migration: times, comparison, backup, and reverse
 * migration. A complete one has its times and comparison above.
 */
export function EndedFacts({ run, wayBack, story }: EndedFactsProps) {
  return (
    <>
      {isComplete(run) ? null : (
        <>
          <Downtime run={run} story={story} />
          {run.changes.length === 0 ? null : <ChangesTable run={run} />}
        </>
      )}
      {run.pairLabel === undefined ? null : <BackupCard run={run} label={run.pairLabel} />}
      {run.newer === undefined && hasArrived(run) ? <MoveBackCard run={run} wayBack={wayBack} /> : null}
    </>
  );
}

/** Whether the number reached its target location. Only from there is a reverse migration possible. */
function hasArrived({ numberIs, direction }: RunSnapshot): boolean {
  return numberIs === targetOf(direction);
}
