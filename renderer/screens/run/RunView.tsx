import { useEffect, useRef } from "react";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import { AbandonButton } from "../../components/run/AbandonButton.tsx";
import { chipPlaceOf } from "../../components/run/chip-place.ts";
import { RunEvidence } from "../../components/run/RunEvidence.tsx";
import { RunProblemCard } from "../../components/run/RunProblemCard.tsx";
import { SaveTimeline } from "../../components/run/SaveTimeline.tsx";
import { StepList } from "../../components/run/StepList.tsx";
import { useRunActions } from "../../components/run/use-run-actions.ts";
import { useReverseMigration } from "../../components/run/use-run-plan.ts";
import { useTimeline } from "../../components/run/use-timeline.ts";
import { LocationDiagram } from "../../components/location-diagram/LocationDiagram.tsx";
import { useStores } from "../../app/window-context.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { EndedFacts } from "./panels/EndedFacts.tsx";
import classes from "./panels/panels.module.css";
import { PhasePanel } from "./PhasePanel.tsx";
import { RunLead } from "./RunLead.tsx";

/** A run from its snapshot alone: the crossing, what its phase asks for, its steps, and what can be kept of it. */
export function RunView({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const { runs } = useStores();
  const actions = useRunActions(run.run);
  const wayBack = useReverseMigration(run.run);
  const story = useTimeline(run.run, run.revision);
  const middle = useFocusOnWhatAppears(phaseKey(run));
  const ended = run.phase.kind === "ended";
  const unknown = run.phase.kind === "unknown";
  // Where the number was when this run ended is no place to show: a newer run has followed.
  const followed = ended && run.newer !== undefined;
  return (
    <Screen title={titleOf(t, run)} lead={<RunLead run={run} />}>
      <StaleNotice feed={runs} />
      {followed ? null : (
        <LocationDiagram spoken={run.spoken} place={chipPlaceOf(run)} evidence={<RunEvidence run={run} />} />
      )}
      {run.damagedRows === 0 ? null : (
        <p role="alert">{t("window.run.damagedRows", { count: run.damagedRows })}</p>
      )}
      {actions.problem === undefined ? null : <RunProblemCard problem={actions.problem} run={run.run} />}
      <div ref={middle} tabIndex={-1} className={classes["middle"]}>
        <PhasePanel run={run} actions={actions} />
      </div>
      {ended ? <EndedFacts run={run} wayBack={wayBack} /> : null}
      <StepList run={run} wayBack={wayBack} story={story} />
      <div className={classes["foot"]}>
        <SaveTimeline run={run} story={story} />
        {unknown ? null : <AbandonButton run={run} actions={actions} />}
        {ended ? null : <p>{t("window.run.close")}</p>}
      </div>
    </Screen>
  );
}

function titleOf(t: WindowTranslate, run: RunSnapshot): string {
  const { phase, direction, spoken } = run;
  if (phase.kind === "unknown") return t("window.run.title.unknown", { spoken });
  if (phase.kind === "ended") return t(`window.run.title.ended.${direction}`, { spoken });
  return t(`window.run.title.${stretchOf(run)}.${direction}`, { spoken });
}

/** On which stretch of its way is a run: before the request that moves the number, with it out, or behind it? */
function stretchOf({ steps }: RunSnapshot): "before" | "moving" | "rest" {
  switch (steps.find(({ step }) => STEP_TRAITS[step].moves)?.state.kind) {
    case "in-flight":
    case "unknown":
      return "moving";
    case "confirmed":
    case "skipped":
      return "rest";
    default:
      // A refused request moved nothing, and neither did one that never left.
      return "before";
  }
}

/** Changes whenever another question or another panel stands in the middle. */
function phaseKey({ phase }: RunSnapshot): string {
  return phase.kind === "awaiting-confirmation" ? `${phase.kind} ${phase.what.join(" ")}` : phase.kind;
}

/**
 * Another panel comes with the crossing above it: the screen goes back to its top, and where the thing that had the
 * focus is gone, what has appeared in its place takes it.
 */
function useFocusOnWhatAppears(key: string) {
  const middle = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    middle.current?.closest("main")?.scrollTo({ top: 0 });
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) middle.current?.focus({ preventScroll: true });
  }, [key]);
  return middle;
}
