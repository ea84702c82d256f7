import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareNames } from "../../../main/core/migration/decide/display-name.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import { targetOf, type Direction } from "../../../shared/migration/direction.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import { imagineRun, type ImaginedRun, type Moment } from "../../support/imagined-run.ts";

const TAPE = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 220, size: "max" });

/** A tape whose run breaks the rule, with the seed that found it; "none" if no such run was found. */
function exception(direction: Direction, rule: (run: ImaginedRun) => boolean): unknown {
  const found = fc.check(
    fc.property(TAPE, (tape) => rule(imagineRun(direction, tape))),
    { numRuns: 1000 },
  );
  return found.failed
    ? {
        seed: found.seed,
        path: found.counterexamplePath,
        tape: found.counterexample,
        error: found.errorInstance,
      }
    : "none";
}

const intentsOf = (run: ImaginedRun, step: StepName): readonly Moment[] =>
  run.moments.filter(({ entry }) => entry.kind === "intent" && entry.step === step);
const isDone = ({ steps }: RunState, step: StepName): boolean =>
  steps[step].kind === "confirmed" || steps[step].kind === "skipped";
const isComplete = ({ ended }: RunState): boolean => ended?.reason === "complete";

describe.each(["to-cloud", "to-onprem"] as const)("any run %s", (direction) => {
  test("[I17] rests within a bounded number of decisions, whatever the platform answers", () => {
    expect(exception(direction, (run) => run.longestStretch < 60)).toBe("none");
  });

  test("[I16] folded from its first row gives the state that its rows gave one by one", () => {
    expect(exception(direction, (run) => isDeepStrictEqual(fold(run.rows), run.state))).toBe("none");
  });

  test("[I17] does nothing after its end until a person takes it up again", () => {
    const rule = ({ moments }: ImaginedRun): boolean =>
      moments.every(({ before, entry }) => before.ended === undefined || entry.kind === "reopened");
    expect(exception(direction, rule)).toBe("none");
  });

  test("[I8] is complete only when every step is confirmed or left out for a stated reason", () => {
    expect(
      exception(
        direction,
        ({ state }) => !isComplete(state) || STEPS[direction].every((step) => isDone(state, step)),
      ),
    ).toBe("none");
  });

  test("[I9] is never complete while it says that the number is on the other side", () => {
    expect(
      exception(
        direction,
        ({ state }) => !isComplete(state) || [targetOf(direction), "unknown"].includes(state.home.is),
      ),
    ).toBe("none");
  });

  test("[I4] has at most one open intent, and answers it before anything else", () => {
    const answersFirst = ({ before, entry }: Moment): boolean => {
      const open = STEPS[direction].filter((step) => before.steps[step].kind === "in-flight");
      return open.length === 0 || (open.length === 1 && entry.kind === "outcome" && entry.step === open[0]);
    };
    expect(exception(direction, ({ moments }) => moments.every(answersFirst))).toBe("none");
  });

  test("[I9] says that a number is proven somewhere only after an answer or a look said so", () => {
    const earned = ({ before, entry, after }: Moment): boolean =>
      after.home.proof !== "proven" ||
      before.home.is === after.home.is ||
      ["outcome", "looked", "settled"].includes(entry.kind);
    expect(exception(direction, ({ moments }) => moments.every(earned))).toBe("none");
  });
});

/**
 * Whether a register's outcome is open, computed from the entries alone rather than from the engine's state.
 */
function registerOpen(was: boolean, entry: JournalEntry): boolean {
  if (entry.kind === "outcome" && entry.step === "register")
    return entry.outcome.kind === "unknown" || (was && entry.outcome.kind !== "confirmed");
  if (entry.kind === "looked") return was && entry.reading.home === "unknown";
  return entry.kind === "settled" && entry.step === "register" ? false : was;
}

describe("any run to the cloud", () => {
  test("[I1] registers only after the backup's pair is sealed and the point of no return was confirmed", () => {
    const rule = (run: ImaginedRun): boolean =>
      intentsOf(run, "register").every(
        ({ before }) =>
          before.steps.backup.kind === "confirmed" &&
          before.pair !== undefined &&
          before.confirmed.has("point-of-no-return"),
      );
    expect(exception("to-cloud", rule)).toBe("none");
  });

  test("[I4] never registers while an earlier register is unknown, unless a person granted that repeat", () => {
    const rule = ({ moments }: ImaginedRun): boolean => {
      let [open, granted] = [false, false];
      return moments.every(({ entry }) => {
        const sends = entry.kind === "intent" && entry.step === "register";
        const allowed = !sends || !open || granted;
        open = registerOpen(open, entry);
        granted = entry.kind === "repeat-granted" || (granted && !sends);
        return allowed;
      });
    };
    expect(exception("to-cloud", rule)).toBe("none");
  });

  test("[I17] is not ended by itself while nobody knows what became of a register", () => {
    const rule = ({ moments }: ImaginedRun): boolean => {
      let open = false;
      return moments.every(({ entry, before }) => {
        open = registerOpen(open, entry);
        return (
          entry.kind !== "ended" || !open || before.attested !== undefined || entry.reason === "abandoned"
        );
      });
    };
    expect(exception("to-cloud", rule)).toBe("none");
  });

  test("[I10] is complete only with a subscription that the platform confirmed or listed", () => {
    const proven = ({ steps: { subscribe } }: RunState): boolean =>
      subscribe.kind === "confirmed" && subscribe.by !== "person";
    expect(exception("to-cloud", ({ state }) => !isComplete(state) || proven(state))).toBe("none");
  });

  test("[I5] sends at most three registers", () => {
    expect(exception("to-cloud", (run) => intentsOf(run, "register").length <= 3)).toBe("none");
  });
});

describe("any run to on-premises", () => {
  test("[I11] asks for a code only after sending was paused and the point of no return confirmed", () => {
    const rule = (run: ImaginedRun): boolean =>
      intentsOf(run, "account").every(
        ({ before }) => before.confirmed.has("sending-paused") && before.confirmed.has("point-of-no-return"),
      );
    expect(exception("to-onprem", rule)).toBe("none");
  });

  test("[I11] asks for another code by itself only where the request certainly never left", () => {
    const rule = (run: ImaginedRun): boolean =>
      intentsOf(run, "account").every(
        ({ before, person }) => person || ["pending", "not-sent"].includes(before.steps.account.kind),
      );
    expect(exception("to-onprem", rule)).toBe("none");
  });

  test("[I12] enters a code only when a person gives one", () => {
    expect(exception("to-onprem", (run) => intentsOf(run, "code").every(({ person }) => person))).toBe(
      "none",
    );
  });

  test("[I11][F33] enters a code under a differing name only when a person agreed to that very name", () => {
    const rule = ({ moments }: ImaginedRun): boolean => {
      let agreed: string | undefined;
      return moments.every(({ before, entry }) => {
        if (entry.kind === "confirmed" && entry.what === "display-name") agreed = before.account?.displayName;
        const enters = entry.kind === "intent" && entry.step === "code" && compareNames(before).differs;
        return !enters || before.account?.displayName === agreed;
      });
    };
    expect(exception("to-onprem", rule)).toBe("none");
  });
});

test("[I17] every ending is reached by some imagined run, or comes from an effect", () => {
  const fromEffects = new Set([
    "disk-full",
    "backup-of-another-number",
    "certificate-expired",
    "certificate-of-another-number",
    "attempts-spent",
  ]);
  const runs = (["to-cloud", "to-onprem"] as const).flatMap((direction) =>
    fc.sample(TAPE, { seed: 42, numRuns: 4000 }).map((tape) => imagineRun(direction, tape)),
  );
  const seen = new Set<string>(
    runs.flatMap(({ moments }) =>
      moments.flatMap(({ entry }) => (entry.kind === "ended" ? [entry.reason] : [])),
    ),
  );
  expect(Object.keys(END_TRAITS).filter((reason) => !seen.has(reason) && !fromEffects.has(reason))).toEqual(
    [],
  );
}, 30_000);
