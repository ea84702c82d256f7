import { useMemo } from "react";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { SkipReason, StepProof } from "../../../shared/migration/journal-entry.ts";
import type { Reading } from "../../../shared/migration/reading.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { PlatformApi, PlatformError } from "../../../shared/platform/code-row.ts";
import type { Home, Proof, ProofBasis } from "../../../shared/platform/facts.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { codeWording } from "../../../shared/wording/codes.ts";
import { questionOf } from "../../../shared/wording/questions.ts";
import { causeSentence, outcomeSentence, runWords } from "../../../shared/wording/run-words.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { useSay } from "../../wording/use-say.tsx";

/** The shared words of runs, bound to a language. */
export type DomainWords = ReturnType<typeof useDomainWords>;

/** What is said of runs, steps and places in the shared wording, in the person's language. */
export function useDomainWords() {
  const say = useSay();
  return useMemo(
    () => ({
      step: (step: StepName) => ({
        name: say(`steps.${step}.name`),
        doing: say(`steps.${step}.doing`),
        done: say(`steps.${step}.done`),
      }),
      proofOfStep: (by: StepProof) => say(`stepProofs.${by}`),
      skipped: (why: SkipReason) => say(`skipped.${why}`),
      outcome: (step: StepName, outcome: RecordedOutcome) => outcomeSentence(say, step, outcome),
      /** What an error code of a platform means and what can be done; undefined for one that no table knows. */
      code: (api: PlatformApi, error: PlatformError) => codeWording(say, api, error),
      home: (home: Home) => say(`homes.${home}`),
      proof: (proof: Proof) => ({
        word: say(`proofs.${proof}.word`),
        sentence: say(`proofs.${proof}.sentence`),
      }),
      basis: (basis: ProofBasis) => say(`bases.${basis}`),
      reading: ({ reason }: Reading) => say(`readings.${reason}`),
      phase: (kind: RunSnapshot["phase"]["kind"]) => say(`phaseNames.${kind}`),
      run: (run: RunSnapshot) => runWords(say, run),
      cause: (run: RunSnapshot) => causeSentence(say, run),
      question: (run: RunSnapshot, what: Confirmation) => questionOf(say, run, what),
      duration: (ms: number) => durationInWords(say, ms),
    }),
    [say],
  );
}
