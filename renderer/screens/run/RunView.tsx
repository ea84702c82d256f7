import { useEffect, useMemo, useRef } from "react";
import { rescueOf } from "../../../shared/migration/crossing.ts";
import { sourceOf } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { RestoredNote } from "../../components/data-copy/RestoredNote.tsx";
import { ScenarioGuide } from "../../components/practice/ScenarioGuide.tsx";
import { LettersButton } from "../../components/letters/LettersButton.tsx";
import { lettersOfRun } from "../../components/letters/letter-choices.ts";
import { AbandonButton } from "../../components/run/AbandonButton.tsx";
import { RunProblemCard } from "../../components/run/RunProblemCard.tsx";
import { SaveTimeline } from "../../components/run/SaveTimeline.tsx";
import { StepCells } from "../../components/run/StepCells.tsx";
import { StepList } from "../../components/run/StepList.tsx";
import { useRunActions } from "../../components/run/use-run-actions.ts";
import { useReverseMigration } from "../../components/run/use-run-plan.ts";
import { locatedBy, useFoundSince } from "../../components/run/found-since.ts";
import { pastTitle } from "../../components/run/run-title.ts";
import { isResumable } from "../../components/run/is-resumable.ts";
import { stoppedByPin } from "../../components/run/stopped-by-pin.ts";
import { isComplete, isElsewhereSince, isPlainSuccess, titleWithProof } from "../../components/run/finale.ts";
import { useNumberOfRun } from "../../components/run/use-number-of-run.ts";
import { useChainOfRun } from "../../components/proof/use-chain-of-run.ts";
import { drawnProofs } from "../../components/proof/chain-words.ts";
import { ProofCells } from "../../components/proof/ProofCells.tsx";
import { useTimeline } from "../../components/run/use-timeline.ts";
import { Bridge } from "../../components/bridge/Bridge.tsx";
import { bridgeOfRun } from "../../components/bridge/bridge-state.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { StaleNotice } from "../../components/screen/StaleNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { CheckLocationButton, useLocationChecks } from "./panels/LocationWatch.tsx";
import { FoundSincePanel } from "./panels/FoundSincePanel.tsx";
import { RescueCard } from "./panels/RescueCard.tsx";
import { EndedFacts } from "./panels/EndedFacts.tsx";
import classes from "./panels/panels.module.css";
import { CertificateButton, Finale } from "./Finale.tsx";
import { PhasePanel } from "./PhasePanel.tsx";
import { RunLead } from "./RunLead.tsx";
import { SafetyStrip } from "./SafetyStrip.tsx";

/**
 * Renders a migration from its snapshot: the location diagram, its phase's panel, its steps, and the
 * activity log to save.
 */
export function RunView({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const { runs } = useStores();
  const live = useConnection().kind === "live";
  const actions = useRunActions(run.run);
  const wayBack = useReverseMigration(run.run);
  const story = useTimeline(run.run, run.revision);
  const inWorkspace = useNumberOfRun(run) !== undefined;
  const rescue = useMemo(() => rescueOf(valueOf(story) ?? []), [story]);
  const middle = useFocusOnWhatAppears(phaseKey(run));
  const ended = run.phase.kind === "ended";
  const unknown = run.phase.kind === "unknown" && run.newer === undefined && run.damagedRows === 0;
  // A newer migration of the number exists, so the location at the end of this one is outdated and not
  // shown.
  const followed = run.newer !== undefined;
  const complete = isComplete(run);
  const proof = useChainOfRun(run);
  const found = useFoundSince(run);
  const elsewhere = complete && isElsewhereSince(proof.chain);
  const checks = useLocationChecks(run)?.count ?? 0;
  // At the end it is what happened; before, what is asked comes first.
  const told =
    rescue === undefined || unknown || followed ? null : <RescueCard rescue={rescue} spoken={run.spoken} />;
  const drawn = found !== undefined ? locatedBy(run, found) : elsewhere ? atItsSource(run) : run;
  return (
    <>
      <Screen
        title={found === undefined ? titleWithProof(t, run, proof.chain) : pastTitle(t, run)}
        lead={<RunLead run={run} chain={proof.chain} found={found} />}
        {...(complete ? { actions: <CertificateButton run={run} chain={proof.chain} /> } : {})}
        {...(unknown ? { actions: <CheckLocationButton run={run} actions={actions} /> } : {})}
      >
        <StaleNotice feed={runs} />
        <RestoredNote run={run} />
        {run.damagedRows === 0 ? null : (
          <p role="alert">{t("window.run.damagedRows", { count: run.damagedRows })}</p>
        )}
        {actions.problem === undefined ? null : <RunProblemCard problem={actions.problem} run={run.run} />}
        <ScenarioGuide at={{ kind: "run", run }} />
        <div className={classes["stage"]} data-stage={stoppedByPin(run) ? "pin" : run.phase.kind}>
          {followed ? null : (
            <Bridge
              spoken={run.spoken}
              state={bridgeOfRun(drawn, live)}
              proofs={drawnProofs(proof.chain)}
              check={`${run.lastReading?.at ?? ""} ${checks}`}
              below={
                proof.chain === undefined ? (
                  <StepCells run={run} />
                ) : (
                  <ProofCells chain={proof.chain} offers={inWorkspace} />
                )
              }
            />
          )}
          <div ref={middle} tabIndex={-1} className={classes["middle"]} data-phase={run.phase.kind}>
            {complete ? told : null}
            {found === undefined ? null : <FoundSincePanel run={run} found={found} />}
            {isPlainSuccess(run) || elsewhere || (found !== undefined && !isResumable(run)) ? null : (
              <PhasePanel run={run} actions={actions} />
            )}
            {complete ? <Finale run={run} proof={proof} wayBack={wayBack} story={story} /> : told}
          </div>
        </div>
        {ended ? <EndedFacts run={run} wayBack={wayBack} story={story} /> : null}
        <details className={classes["steps"]} open={ended && !complete}>
          <summary>{t("window.run.cells.show")}</summary>
          <StepList run={run} wayBack={wayBack} story={story} />
        </details>
        <div className={classes["foot"]}>
          <SaveTimeline run={run} story={story} />
          <LettersButton spoken={run.spoken} choices={lettersOfRun(run)} size="compact-sm" />
          {unknown ? null : <AbandonButton run={run} actions={actions} />}
          {ended ? null : <p>{t("window.run.close")}</p>}
        </div>
      </Screen>
      <SafetyStrip run={run} />
    </>
  );
}

/** The migration as it is drawn once the number was found where it came from: that is all that is known of it here. */
function atItsSource({
  lastReading: _before,
  crossing: _moved,
  working: _then,
  obstacle: _reported,
  ...run
}: RunSnapshot): RunSnapshot {
  return { ...run, numberIs: sourceOf(run.direction), proof: "none" };
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
