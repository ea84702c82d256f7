import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { NumberMark, StatusMark } from "../status/StatusMark.tsx";
import { Running } from "../waiting/Waiting.tsx";
import { currentStep } from "./shown-place.ts";
import { useDomainWords, type DomainWords } from "./use-domain-words.ts";
import { stepAppearanceOf } from "./step-appearance.ts";
import classes from "./StepCells.module.css";

/**
 * The steps of a migration as a row of cells under the bridge: what each is, and its time or state. The line
 * between two of them is the point of no return.
 */
export function StepCells({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const words = useDomainWords();
  const live = useConnection().kind === "live";
  const ended = run.phase.kind === "ended";
  const current = currentStep(run).step;
  return (
    <ol className={classes["cells"]} aria-label={t("window.run.cells.label")}>
      {run.steps.map(({ step, state }, index) => {
        const appearance = stepAppearanceOf(state, run.held);
        const word = t(`window.run.steps.state.${appearance.word}`);
        const isNext = !ended && step === current && state.kind === "pending";
        return (
          <li
            key={step}
            data-state={isNext ? "next" : state.kind}
            data-moves={STEP_TRAITS[step].moves}
            aria-current={!ended && step === current ? "step" : undefined}
          >
            {state.kind === "pending" ? (
              <NumberMark number={index + 1} word={word} />
            ) : (
              <StatusMark meaning={appearance.meaning} word={word} />
            )}
            <span className={classes["words"]}>
              <strong>{t(`window.run.cells.${step}`)}</strong>
              <small>
                {state.kind === "in-flight" && run.held && live ? (
                  <Running since={state.since} />
                ) : isNext && run.phase.kind.startsWith("awaiting") ? (
                  t("window.run.cells.you")
                ) : (
                  (timeTaken(words, state) ?? word)
                )}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** How long the response of a confirmed step took; undefined where no response confirmed it. */
function timeTaken(words: DomainWords, state: StepState): string | undefined {
  if (state.kind !== "confirmed" || state.by !== "answer" || state.outcome === undefined) return undefined;
  return words.duration(state.outcome.evidence.durationMs);
}
