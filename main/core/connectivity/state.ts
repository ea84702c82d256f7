import type { CheckResult } from "../../../shared/checks/result.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import {
  TEST_STEPS,
  type TestState,
  type TestStep,
  type TestStepId,
} from "../../../shared/webhook/connectivity-test.ts";
import { POINT_STEPS, type AtQuit, type PointEnd } from "../../../shared/webhook/standing-callback.ts";

/** What a standing callback adds to the state of a test. */
export type StandingFacts = {
  readonly until?: string;
  readonly atQuit: AtQuit;
  readonly resumed: boolean;
  readonly pointedAt?: string;
  readonly end?: PointEnd;
};

/** The state of a test, or of a standing callback with its additional facts. */
export type JobState = TestState & { readonly standing?: StandingFacts };

type First = Pick<
  JobState,
  "test" | "receiver" | "side" | "phoneNumberId" | "number" | "startedAt" | "standing"
>;
type Change = Partial<Omit<JobState, "test" | "revision" | "steps" | "startedAt">>;
/** Members that are removed when they no longer apply. */
type Droppable = "until" | "word" | "tokenRefused" | "forwardsTo";

/** Holds a test's state: every change publishes a new snapshot with a higher revision. */
export type StateKeeper = {
  now(): JobState;
  change(change: Change, drop?: readonly Droppable[]): JobState;
  begin(step: TestStepId): void;
  /** Sets a finding while the step is still running. */
  note(step: TestStepId, check: CheckResult): void;
  done(step: TestStepId, check: CheckResult): void;
};

/** Creates a test's state. `publish` receives each snapshot, including the first. */
export function keepState(first: First, clock: Clock, publish: (state: JobState) => void): StateKeeper {
  const steps: readonly TestStepId[] = first.standing === undefined ? TEST_STEPS : POINT_STEPS;
  let state: JobState = {
    ...first,
    revision: 1,
    phase: "working",
    steps: steps.map((id) => ({ id, state: "waiting" as const })),
    arrivals: [],
  };
  const begun = new Map<TestStepId, number>();
  const put = (next: Partial<JobState>): JobState => {
    state = { ...state, ...next, revision: state.revision + 1 };
    publish(state);
    return state;
  };
  const step = (id: TestStepId, change: Partial<TestStep>): void => {
    put({ steps: state.steps.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  };
  publish(state);
  return {
    now: () => state,
    change(change, drop = []) {
      const kept = Object.fromEntries(
        Object.entries(state).filter(([name]) => !drop.includes(name as Droppable)),
      );
      state = kept as JobState;
      return put(change);
    },
    begin(id) {
      begun.set(id, clock.monotonicMs());
      step(id, { state: "running", startedAt: isoOf(clock.now()) });
    },
    note: (id, check) => step(id, { check }),
    done(id, check) {
      const since = begun.get(id);
      step(id, {
        state: "done",
        check,
        ...(since === undefined ? {} : { ms: Math.max(0, Math.round(clock.monotonicMs() - since)) }),
      });
    },
  };
}
