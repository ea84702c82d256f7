import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { verdictOf } from "../../../shared/checks/result.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { runInBackground } from "../../app/in-background.ts";
import { RunProblemCard } from "../../components/run/RunProblemCard.tsx";
import { beginRun } from "../../components/run/begin-run.ts";
import { useOperation } from "../../app/use-operation.ts";
import { CheckList } from "./CheckList.tsx";
import { countsOf } from "./check-order.ts";
import { StartCard } from "./StartCard.tsx";
import { useChecks } from "./use-checks.ts";

type ChecksAndStartProps = {
  readonly plan: Plan;
  /** Whether the number's location is known. */
  readonly placed: boolean;
  /** Called each time that all checks are done. */
  readonly onChecked: () => void;
};

/** Runs the preflight checks of a complete plan, and starts its migration if no check failed. */
export function ChecksAndStart({ plan, placed, onChecked }: ChecksAndStartProps) {
  const stores = useStores();
  const [, goTo] = useLocation();
  const live = useConnection().kind === "live";
  const checks = useChecks(plan);
  const begin = useOperation("migration.start");
  const { run } = checks;
  const asked = useRef(false);
  useEffect(() => {
    // The checks are read-only, so the first round starts automatically.
    if (asked.current) return;
    asked.current = true;
    run();
  }, [run]);
  const start = async (): Promise<void> => {
    const opened = await begin.run({ plan, session: checks.session });
    if (!opened.ok) return;
    beginRun(stores, opened.value);
    goTo(to.run(opened.value.run));
  };
  const { running, doneAt } = checks;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (doneAt === undefined || told.current === doneAt) return;
    told.current = doneAt;
    onChecked();
  }, [doneAt, onChecked]);
  // Rerunning a single check keeps the results of the others.
  const done = doneAt !== undefined && (running === undefined || running.only !== undefined);
  const may = live && running === undefined && !begin.busy;
  return (
    <>
      <StartCard
        counts={countsOf(checks.results)}
        failed={checks.results.filter(({ status }) => status === "fail")}
        placed={placed}
        state={begin.busy ? "starting" : !done ? "checking" : verdictOf(checks.results)}
        may={may}
        onStart={() => runInBackground(start())}
      />
      {begin.problem === undefined ? null : <RunProblemCard problem={begin.problem} />}
      {checks.problem === undefined ? null : (
        <RunProblemCard problem={checks.problem} onAgain={() => checks.run()} />
      )}
      <CheckList checks={checks} may={may} />
    </>
  );
}
