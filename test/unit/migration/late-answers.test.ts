import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../../../main/core/migration/state/fold.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import { targetOf, type Direction } from "../../../shared/migration/direction.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import { imagineRun, type ImaginedRun, type Moment } from "../../support/imagined-run.ts";

const TAPE = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 260, size: "max" });

/** A tape whose run, with late responses, breaks the rule; "none" if no such run was found. */
function exception(direction: Direction, rule: (run: ImaginedRun) => boolean): unknown {
  const found = fc.check(
    fc.property(TAPE, (tape) => rule(imagineRun(direction, tape, { lateAnswers: true }))),
    { numRuns: 1500 },
  );
  return found.failed ? { seed: found.seed, tape: found.counterexample, error: found.errorInstance } : "none";
}

type Late = Extract<JournalEntry, { kind: "late-answer" }>;
const lateIn = ({ entry }: Moment): Late | undefined => (entry.kind === "late-answer" ? entry : undefined);
/** Done, and not only by a person's report, which a late success replaces. */
const isProven = (state: RunState, step: StepName): boolean => {
  const now = state.steps[step];
  return isDone(state, step) && !(now.kind === "confirmed" && now.by === "person");
};
const isDone = ({ steps }: RunState, step: StepName): boolean =>
  steps[step].kind === "confirmed" || steps[step].kind === "skipped";

describe.each(["to-cloud", "to-onprem"] as const)(
  "[F36] any run %s to which answers come late",
  (direction) => {
    test("rests, and folds to the same state from its first row", () => {
      const rule = (run: ImaginedRun): boolean =>
        run.longestStretch < 60 && isDeepStrictEqual(fold(run.rows), run.state);
      expect(exception(direction, rule)).toBe("none");
    });

    test("changes by one at most the step that it answers, and that only from open, or a person's word, to done by it", () => {
      const rule = ({ moments }: ImaginedRun): boolean =>
        moments.every((moment) => {
          const late = lateIn(moment);
          if (late === undefined) return true;
          const { before, after } = moment;
          const changed = STEPS[direction].filter((step) => before.steps[step] !== after.steps[step]);
          return (
            changed.every((step) => step === late.step) &&
            (changed.length === 0 ||
              (!isProven(before, late.step) &&
                isDone(after, late.step) &&
                late.outcome.kind === "confirmed")) &&
            isDeepStrictEqual(before.ended, after.ended) &&
            isDeepStrictEqual(before.attempts, after.attempts)
          );
        });
      expect(exception(direction, rule)).toBe("none");
    });

    test("sends nothing for a step whose success was told, late or in time, until a person asks for another code", () => {
      const rule = ({ moments }: ImaginedRun): boolean => {
        const told = new Set<StepName>();
        return moments.every((moment) => {
          const { entry, after, person } = moment;
          if (entry.kind === "reopened") for (const step of told) if (!isDone(after, step)) told.delete(step);
          if (entry.kind === "outcome" && entry.outcome.kind === "confirmed") told.add(entry.step);
          const late = lateIn(moment);
          if (late !== undefined && isDone(after, late.step)) told.add(late.step);
          if (entry.kind === "intent" && entry.step === "account" && person) told.delete("account");
          return entry.kind !== "intent" || !told.has(entry.step);
        });
      };
      expect(exception(direction, rule)).toBe("none");
    });

    test("never registers again once a success of it was told, whenever it came and whatever was asked for since", () => {
      const rule = ({ moments }: ImaginedRun): boolean => {
        let told = false;
        return moments.every(({ entry, before }) => {
          const sends = entry.kind === "intent" && entry.step === "register";
          const wasOpen = before.steps.register.kind === "unknown" || before.earlierRegisterOpen;
          told ||=
            entry.kind === "late-answer" &&
            entry.step === "register" &&
            entry.outcome.kind === "confirmed" &&
            wasOpen;
          return !sends || !told;
        });
      };
      expect(exception(direction, rule)).toBe("none");
    });

    test("[I8][I9] is complete only when every step is done, and never while the number is on the other side", () => {
      const rule = ({ state }: ImaginedRun): boolean =>
        state.ended?.reason !== "complete" ||
        (STEPS[direction].every((step) => isDone(state, step)) &&
          [targetOf(direction), "unknown"].includes(state.home.is));
      expect(exception(direction, rule)).toBe("none");
    });

    test("[I9] proves the target by a late success, or nothing", () => {
      const rule = ({ moments }: ImaginedRun): boolean =>
        moments.every((moment) => {
          const { before, after } = moment;
          if (lateIn(moment) === undefined || isDeepStrictEqual(before.home, after.home)) return true;
          return after.home.proof === "none" || after.home.is === targetOf(direction);
        });
      expect(exception(direction, rule)).toBe("none");
    });
  },
);

test("[F36] the imagined runs hear of late answers in every place that one can come to", () => {
  const seen = new Set<string>();
  for (const direction of ["to-cloud", "to-onprem"] as const)
    for (const tape of fc.sample(TAPE, { seed: 11, numRuns: 6000 }))
      for (const moment of imagineRun(direction, tape, { lateAnswers: true }).moments) {
        const late = lateIn(moment);
        if (late !== undefined)
          seen.add(`${late.step} ${moment.before.steps[late.step].kind} ${late.outcome.kind}`);
      }
  const wanted = (["register", "subscribe", "account", "code", "shards"] as const).flatMap((step) =>
    ["unknown confirmed", "unknown rejected", "confirmed confirmed"].map((rest) => `${step} ${rest}`),
  );
  expect(
    [...wanted, "register in-flight confirmed", "code in-flight confirmed"].filter((each) => !seen.has(each)),
  ).toEqual([]);
}, 30_000);
