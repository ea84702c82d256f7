import type { Direction } from "../../../shared/migration/direction.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { saysWhyNothingArrives } from "../../../shared/practice/scenario-end.ts";
import type { ScenarioId } from "../../../shared/practice/scenarios.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { isLocationOpen, shownPlaceOf, stretchOf } from "../run/shown-place.ts";
import type { scenarios } from "../../wording/en/scenarios.ts";

/** The screen that the guide is on. */
export type GuidePlace =
  | { readonly kind: "move"; readonly direction: Direction }
  | { readonly kind: "run"; readonly run: RunSnapshot }
  | { readonly kind: "test" };

/** What the guide says: the key of its sentence. */
export type GuideStep = keyof typeof scenarios.guide.says;

/** What to look at or to press now in a migration of a scenario. */
export function guideOfRun(scenario: ScenarioId, run: RunSnapshot): GuideStep {
  const { phase } = run;
  switch (phase.kind) {
    case "ended":
      return guideOfEnd(run, phase.reason);
    case "awaiting-confirmation":
      if (stretchOf(run) !== "before") return "question-later";
      // One question is shown at a time. Asking for a code moves nothing: the point of no return follows it.
      if (phase.what[0] !== "point-of-no-return") return "question";
      return run.direction === "to-cloud" ? "point" : "request-code";
    case "awaiting-code":
      return "code";
    case "unknown":
      return "unknown";
    case "pausing":
      return isLocationOpen(run) ? "unknown" : "waiting";
    case "ready":
      if (shownPlaceOf(run) === "crossing") return scenario === "interrupted" ? "cut" : "crossing";
      if (run.held) return stretchOf(run) === "rest" ? "finishing" : "working";
      return scenario === "interrupted" && stretchOf(run) !== "before" ? "resume" : "ready";
  }
}

type EndReason = Extract<RunSnapshot["phase"], { kind: "ended" }>["reason"];

function guideOfEnd(run: RunSnapshot, reason: EndReason): GuideStep {
  // Its sentence says that nothing has moved: an earlier request may still be open.
  if (reason === "register-pin-refused") return stretchOf(run) === "before" ? "pin" : "pin-later";
  if (reason === "complete") return "missed";
  return END_TRAITS[reason].resumable ? "ready" : "stopped";
}

/** What to look at or to press now in the webhook test of a scenario. `tests`: those since its start. */
export function guideOfTests(tests: readonly TestState[], isFaultOn: boolean): GuideStep {
  const test = tests.at(-1);
  if (test === undefined) return "test-start";
  switch (test.phase) {
    case "awaiting-message":
      return "test-write";
    case "awaiting-reply":
      return "test-reply";
    case "ended":
      if (test.verdict === "arrives") return "missed";
      return saysWhyNothingArrives(test) && isFaultOn ? "test-cause" : "test-again";
    case "working":
    case "awaiting-token":
    case "restoring":
      return "test-working";
  }
}
