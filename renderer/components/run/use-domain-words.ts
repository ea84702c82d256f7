import { useMemo } from "react";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { SkipReason, StepProof } from "../../../shared/migration/journal-entry.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { NumberLocation, Proof, ProofBasis } from "../../../shared/platform/facts.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { questionOf } from "../../../shared/wording/questions.ts";
import { causeSentence, outcomeSentence, stepCodeWording } from "../../../shared/wording/cause-words.ts";
import { resultWords, runWords } from "../../../shared/wording/run-words.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** The shared texts of migrations, bound to a language. */
export type DomainWords = ReturnType<typeof useDomainWords>;

/** The shared texts about migrations, steps and locations, in the user's language. */
export function useDomainWords() {
  const t = useTranslation();
  return useMemo(
    () => ({
      step: (step: StepName) => ({
        name: t(`steps.${step}.name`),
        doing: t(`steps.${step}.doing`),
        done: t(`steps.${step}.done`),
      }),
      proofOfStep: (by: StepProof) => t(`stepProofs.${by}`),
      skipped: (why: SkipReason) => t(`skipped.${why}`),
      outcome: (step: StepName, outcome: RecordedOutcome) => outcomeSentence(t, step, outcome),
      /** What the error code in a step's response means and how to fix it; undefined for an unknown code. */
      code: (step: StepName, outcome: RecordedOutcome) => stepCodeWording(t, step, outcome),
      home: (home: NumberLocation) => t(`homes.${home}`),
      proof: (proof: Proof) => ({
        word: t(`proofs.${proof}.word`),
        sentence: t(`proofs.${proof}.sentence`),
      }),
      basis: (basis: ProofBasis) => t(`bases.${basis}`),
      reading: ({ reason }: Observation) => t(`readings.${reason}`),
      phase: (kind: RunSnapshot["phase"]["kind"]) => t(`phaseNames.${kind}`),
      run: (run: RunSnapshot) => runWords(t, run),
      cause: (run: RunSnapshot) => causeSentence(t, run),
      result: (run: RunSnapshot) => resultWords(t, run),
      question: (run: RunSnapshot, what: Confirmation) => questionOf(t, run, what),
      duration: (ms: number) => durationInWords(t, ms),
    }),
    [t],
  );
}
