import { describe, expect, test } from "vitest";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { endsScenario, testThatEnds } from "../../../shared/practice/scenario-end.ts";
import { isFaultName } from "../../../main/sandbox/index.ts";
import { FAULT_WORDS } from "../../../shared/wording/fault-words.ts";
import {
  countDone,
  isActiveDone,
  nextScenario,
  PracticeProgress,
  SCENARIO_SETUPS,
  SCENARIOS,
} from "../../../shared/practice/scenarios.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";

const AT = "2026-01-15T12:00:00.000Z";
const DONE = { at: AT, durationMs: 1_000 };
const COMPLETE = { direction: "to-cloud", phase: { kind: "ended", reason: "complete" } } as const;

function answered(outcome: Record<string, unknown>): readonly TimelineEntry[] {
  const evidence = { at: AT, durationMs: 10 };
  return [
    { kind: "sent", at: AT, step: "register", attempt: 1 },
    {
      kind: "answered",
      at: AT,
      step: "register",
      attempt: 1,
      outcome: { evidence, ...outcome } as unknown as RecordedOutcome,
    },
    { kind: "settled", at: AT, step: "register", by: "webhook" },
  ];
}

describe("what ends a scenario", () => {
  const INTERRUPTED = answered({ kind: "unknown", cause: "interrupted" });
  const LOST = answered({ kind: "unknown", cause: "reset" });
  const PIN = answered({ kind: "rejected", reason: "pin-wrong", code: 133005 });
  const PLAIN = answered({ kind: "confirmed" });

  test.each([
    ["to-cloud", PLAIN, true],
    ["back", PLAIN, false],
    ["lost-answer", LOST, true],
    ["lost-answer", PLAIN, false],
    ["wrong-pin", PIN, true],
    ["wrong-pin", LOST, false],
    ["interrupted", INTERRUPTED, true],
    ["interrupted", LOST, false],
    ["no-webhooks", PLAIN, false],
  ] as const)("%s is decided by the activity log of a complete migration", (scenario, log, ends) => {
    expect(endsScenario(scenario, COMPLETE, log)).toBe(ends);
    expect(endsScenario(scenario, { ...COMPLETE, phase: { kind: "ready" } }, log)).toBe(false);
    const abandoned = { kind: "ended", reason: "abandoned" } as const;
    expect(endsScenario(scenario, { ...COMPLETE, phase: abandoned }, log)).toBe(false);
  });

  test("a webhook test ends its scenario only after an earlier one named the cause", () => {
    const failed = ended("does-not-arrive", "fail");
    const stopped = ended("stopped", "skip");
    const arrives = ended("arrives", "pass");
    expect(testThatEnds([failed, arrives])).toBe(arrives);
    expect(testThatEnds([arrives])).toBeUndefined();
    expect(testThatEnds([stopped, arrives])).toBeUndefined();
    expect(testThatEnds([arrives, failed])).toBeUndefined();
    expect(testThatEnds([failed, { ...arrives, phase: "working" }])).toBeUndefined();
  });
});

function ended(verdict: TestState["verdict"], status: string): TestState {
  const steps = [{ id: "webhooks.message", state: "done", check: { id: "webhooks.message", status } }];
  return { phase: "ended", verdict, steps, startedAt: AT } as unknown as TestState;
}

describe("the progress", () => {
  test("begins empty, and what can't be read is dropped while the rest stays", () => {
    expect(PracticeProgress.parse({})).toEqual({ done: {} });
    const stored = {
      active: { scenario: "unheard-of", startedAt: AT },
      done: { back: DONE, "wrong-pin": { at: 1 }, later: DONE },
    };
    expect(PracticeProgress.parse(stored)).toEqual({ active: undefined, done: { back: DONE } });
    expect(PracticeProgress.parse({ done: "nothing" })).toEqual({ done: {} });
  });

  test("names the first scenario that is not done, whatever was done after it", () => {
    const progress = { done: { "to-cloud": DONE, "lost-answer": DONE } };
    expect(nextScenario(progress)).toBe("back");
    expect(countDone(progress)).toBe(2);
    const all = Object.fromEntries(SCENARIOS.map((scenario) => [scenario, DONE]));
    expect(nextScenario({ done: all })).toBeUndefined();
  });

  test("knows a repeated scenario as done only once it has ended again", () => {
    const active = { scenario: "back", startedAt: "2026-01-15T13:00:00.000Z" } as const;
    expect(isActiveDone({ active, done: { back: DONE } })).toBe(false);
    expect(isActiveDone({ active, done: { back: { ...DONE, at: active.startedAt } } })).toBe(true);
  });
});

test("every scenario switches on only faults that the sandbox has and that can occur in it", () => {
  for (const { faults, play } of Object.values(SCENARIO_SETUPS))
    for (const name of faults) {
      if (!isFaultName(name)) throw new Error(`${name} is no fault of the sandbox`);
      expect(["both", play === "webhook-test" ? "webhooks" : play]).toContain(FAULT_WORDS[name].direction);
    }
});
