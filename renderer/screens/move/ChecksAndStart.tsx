import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { verdictOf } from "../../../shared/checks/result.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { spoken } from "../../../shared/phone.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { RunProblemCard } from "../../components/run/RunProblemCard.tsx";
import { beginRun } from "../../components/run/begin-run.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { countsOf } from "./check-order.ts";
import { CheckGroups } from "./CheckGroups.tsx";
import { ChecksLead } from "./ChecksLead.tsx";
import { MoveFrame, type Prepared } from "./MoveFrame.tsx";
import { Start, StartHeld } from "./Start.tsx";
import { Failures, Notes } from "./ToFix.tsx";
import { useChecks } from "./use-checks.ts";

type ChecksAndStartProps = {
  readonly prepared: Prepared;
  readonly plan: Plan;
  /** Whether the number's location is known. */
  readonly placed: boolean;
  /** Called each time that all checks are done. */
  readonly onChecked: () => void;
};

/** Runs the preflight checks of a complete plan, and starts its migration if no check failed. */
export function ChecksAndStart({ prepared, plan, placed, onChecked }: ChecksAndStartProps) {
  const t = useTranslation();
  const stores = useStores();
  const [, goTo] = useLocation();
  const live = useConnection().kind === "live";
  const checks = useChecks(plan);
  const begin = useOperation("migration.start");
  const { run, running, doneAt, results } = checks;
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
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (doneAt === undefined || told.current === doneAt) return;
    told.current = doneAt;
    onChecked();
  }, [doneAt, onChecked]);
  // Rerunning a single check keeps the results of the others.
  const done = doneAt !== undefined && (running === undefined || running.only !== undefined);
  const may = live && running === undefined && !begin.busy;
  const counts = countsOf(results);
  const ready = done && verdictOf(results) === "go";
  // A new round leaves the order of the columns until it has a verdict of its own.
  const [toFix, setToFix] = useState(false);
  if (done && toFix !== counts.fail > 0) setToFix(counts.fail > 0);
  const again = { busy: running?.only, may, onAgain: run };
  return (
    <MoveFrame
      prepared={prepared}
      title={titleOf(t, { prepared, placed, done, failed: counts.fail })}
      lead={<ChecksLead checks={checks} done={done} />}
      actions={
        <Button
          variant="default"
          disabled={!may}
          loading={running !== undefined && running.only === undefined}
          onClick={() => run()}
        >
          {t(doneAt === undefined ? "window.move.checks.run" : "window.move.checks.again")}
        </Button>
      }
      planFirst={!toFix}
      start={
        ready ? (
          <Start
            counts={counts}
            placed={placed}
            may={may}
            starting={begin.busy}
            onStart={() => runInBackground(start())}
          />
        ) : (
          <StartHeld why={t("window.move.start.afterChecks")} />
        )
      }
    >
      {begin.problem === undefined ? null : <RunProblemCard problem={begin.problem} />}
      {checks.problem === undefined ? null : (
        <RunProblemCard problem={checks.problem} onAgain={() => run()} />
      )}
      {done ? <Failures results={results} prepared={prepared} again={again} /> : null}
      <CheckGroups checks={checks} direction={prepared.direction} again={again} />
      {done ? <Notes results={results} prepared={prepared} again={again} /> : null}
    </MoveFrame>
  );
}

type TitleParts = {
  readonly prepared: Prepared;
  readonly placed: boolean;
  readonly done: boolean;
  readonly failed: number;
};

function titleOf(
  t: ReturnType<typeof useTranslation>,
  { prepared: { number, direction }, placed, done, failed }: TitleParts,
): string {
  const name = { spoken: spoken(number.cc, number.phoneNumber) };
  if (!done) return t(`window.move.hero.checking.${direction}`, name);
  if (failed > 0) return t("window.move.hero.failed", { count: failed, ...name });
  return t(placed ? `window.move.hero.ready.${direction}` : "window.move.hero.unplaced", name);
}
