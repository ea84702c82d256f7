import { rescueOf } from "../migration/crossing.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import type { TimelineEntry } from "../migration/timeline.ts";
import type { TestState } from "../webhook/connectivity-test.ts";
import { SCENARIO_SETUPS, type ScenarioId } from "./scenarios.ts";

/**
 * True if a migration is the end of a scenario: complete in the scenario's direction, and with what the
 * scenario is about in its activity log. False for the scenario of the webhook test.
 */
export function endsScenario(
  scenario: ScenarioId,
  { direction, phase }: Pick<RunSnapshot, "direction" | "phase">,
  timeline: readonly TimelineEntry[],
): boolean {
  if (direction !== SCENARIO_SETUPS[scenario].play) return false;
  if (phase.kind !== "ended" || phase.reason !== "complete") return false;
  switch (scenario) {
    case "to-cloud":
    case "back":
      return true;
    case "lost-answer":
      return rescueOf(timeline) !== undefined;
    case "wrong-pin":
      return timeline.some(
        (entry) =>
          entry.kind === "answered" &&
          entry.outcome.kind === "rejected" &&
          entry.outcome.reason === "pin-wrong",
      );
    case "interrupted":
      return timeline.some(wasInterrupted);
    case "no-webhooks":
      return false;
  }
}

/** True for the entry that a new process writes about a request whose process ended before the response. */
function wasInterrupted(entry: TimelineEntry): boolean {
  return (
    entry.kind === "answered" && entry.outcome.kind === "unknown" && entry.outcome.cause === "interrupted"
  );
}

/**
 * The webhook test that ends the scenario: a message arrives, after an earlier test had stated why none did.
 * `tests` in the order of their start; undefined as long as there is none.
 */
export function testThatEnds(tests: readonly TestState[]): TestState | undefined {
  const first = tests.findIndex(saysWhyNothingArrives);
  if (first === -1) return undefined;
  return tests.slice(first + 1).find(({ phase, verdict }) => phase === "ended" && verdict === "arrives");
}

/** True for an ended test whose check of the message failed, with its cause. */
export function saysWhyNothingArrives({ phase, steps }: TestState): boolean {
  const message = steps.find(({ id }) => id === "webhooks.message");
  return phase === "ended" && message?.check?.status === "fail";
}
