import type { StepProof } from "../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../shared/migration/run-snapshot.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** What the mark in front of a step means, and the key of its word. */
export type StepAppearance = {
  readonly meaning: Meaning;
  readonly word: StepState["kind"] | "said" | "asked";
};

const DONE: StepAppearance = { meaning: "proven", word: "confirmed" };

// A person's word is no proof, and a question that nobody answered shows nothing: neither gets the proof's colour.
const CONFIRMED: Readonly<Record<StepProof, StepAppearance>> = {
  answer: DONE,
  "look-up": DONE,
  webhook: DONE,
  person: { meaning: "attention", word: "said" },
  asked: { meaning: "left-out", word: "asked" },
};

/** The look of a step. A step whose request was left behind by a process that is gone is not "under way". */
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
