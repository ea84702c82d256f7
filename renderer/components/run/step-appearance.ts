import type { StepProof } from "../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../shared/migration/run-snapshot.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** What the mark of a step means, and the key of its text. */
export type StepAppearance = {
  readonly meaning: Meaning;
  readonly word: StepState["kind"] | "said" | "asked";
};

const DONE: StepAppearance = { meaning: "proven", word: "confirmed" };

// A user's report is not a confirmation, and an unanswered question shows nothing: neither gets the success
// mark.
const CONFIRMED: Readonly<Record<StepProof, StepAppearance>> = {
  answer: DONE,
  "look-up": DONE,
  webhook: DONE,
  person: { meaning: "attention", word: "said" },
  asked: { meaning: "left-out", word: "asked" },
};

/** The mark of a step. A step whose process ended before the response is unknown, not in progress. */
export function stepAppearanceOf(state: StepState, held: boolean): StepAppearance {
  switch (state.kind) {
    case "pending":
      return { meaning: "pending", word: "pending" };
    case "skipped":
      return { meaning: "left-out", word: "skipped" };
    case "in-flight":
      return held ? { meaning: "busy", word: "in-flight" } : { meaning: "unknown", word: "unknown" };
    case "not-sent":
      return { meaning: "attention", word: "not-sent" };
    case "rejected":
      return { meaning: "stopped", word: "rejected" };
    case "unknown":
      return { meaning: "unknown", word: "unknown" };
    case "confirmed":
      return CONFIRMED[state.by];
  }
}
