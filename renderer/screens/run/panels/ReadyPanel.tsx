import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStable } from "../../../app/use-stable.ts";
import { stepInFlight } from "../../../components/run/shown-place.ts";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { PanelProps } from "./panel.ts";
import classes from "./panels.module.css";
import { ContinueCard, TakeUpButton } from "./TakeUp.tsx";

const BETWEEN_STEPS_MS = 700;

/** Shows a migration that is running, or that was interrupted and can be resumed. */
export function ReadyPanel({ run, actions }: Omit<PanelProps<"ready">, "phase">) {
  const words = useDomainWords();
  // Between a confirmation and the next step no process holds the migration for a moment: not an
  // interruption.
  const interrupted = useStable(!run.held && actions.busy === undefined, BETWEEN_STEPS_MS);
  if (!interrupted) return <AtWork run={run} />;
  const moves = run.continuingMoves === true;
  return (
    <>
      <ThreePartCard
        meaning={run.numberIs === "unknown" ? "unknown" : "attention"}
        parts={words.run(run)}
        {...(moves ? {} : { actions: <TakeUpButton actions={actions} onTakeUp={actions.proceed} /> })}
      />
      {moves ? <ContinueCard run={run} actions={actions} onTakeUp={actions.proceed} /> : null}
    </>
  );
}

/** Shows a running migration: the awaited step, since when, and the longest time it may take. */
function AtWork({ run }: Pick<PanelProps<"ready">, "run">) {
  const t = useTranslation();
  const open = stepInFlight(run);
  // Without a live connection it is unknown whether a process is running, so no time is shown.
  if (useConnection().kind !== "live")
    return (
      <p className={classes["note"]} role="status">
        {t("window.run.ready.lost")}
      </p>
    );
  return (
    <div className={classes["work"]}>
      {open === undefined || !run.held ? null : (
        <Waiting
          since={open.since}
          limitMs={STEP_TRAITS[open.step].limitMs}
          label={t("window.run.steps.progress")}
          meanwhile={t("window.run.steps.meanwhile")}
        />
      )}
      <p className={classes["note"]} role="status">
        <strong>{t("window.run.ready.held.title")}</strong> <span>{t("window.run.ready.held.text")}</span>
      </p>
    </div>
  );
}
