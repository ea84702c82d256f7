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

/**
 * Renders a migration from its snapshot: the location diagram, its phase's panel, its steps, and the
 * activity log to save.
 */
export function RunView({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const { runs } = useStores();
  const actions = useRunActions(run.run);
  const wayBack = useReverseMigration(run.run);
  const story = useTimeline(run.run, run.revision);
  const middle = useFocusOnWhatAppears(phaseKey(run));
  const ended = run.phase.kind === "ended";
  const unknown = run.phase.kind === "unknown";
  // A newer migration of the number exists, so the location at the end of this one is outdated and not
  // shown.
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

/**
 * Returns the stage by the step that moves the number: "before" it is sent, "moving" while its outcome is
 * open, "rest" after it.
 */
function stretchOf({ steps }: RunSnapshot): "before" | "moving" | "rest" {
  switch (steps.find(({ step }) => STEP_TRAITS[step].moves)?.state.kind) {
    case "in-flight":
    case "unknown":
      return "moving";
    case "confirmed":
    case "skipped":
      return "rest";
    default:
      // A rejected request did not move the number, and neither did one that was not sent.
      return "before";
  }
}

/** Returns a key that changes with the phase and with the open questions. */
function phaseKey({ phase }: RunSnapshot): string {
  return phase.kind === "awaiting-confirmation" ? `${phase.kind} ${phase.what.join(" ")}` : phase.kind;
}

/**
 * When the panel changes, scrolls the screen to its top; if the focused element is gone, focuses the new
 * panel.
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
