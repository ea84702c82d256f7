import { describe, expect, test } from "vitest";
import { showsNoEffect, windowProgress } from "../../../main/core/migration/state/observation-window.ts";
import { AT_HOME, readingOf, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = AT_HOME["to-cloud"];
const lost = (): ToldRun => new ToldRun("to-cloud").backedUp().takes("register", unknown());
const progress = (run: ToldRun) => windowProgress(run.state, run.moment);

describe("after a lost answer", () => {
  test("[I23] both sides are looked at at once, and again 3, 8 and 16 seconds after it", () => {
    const run = lost();
    expect(progress(run)).toEqual({ kind: "look-due" });
    run.looks("register", HERE);
    for (const [due, before] of [
      [3_000, 0],
      [8_000, 3_000],
      [16_000, 8_000],
    ] as const) {
      expect(progress(run)).toEqual({ kind: "wait", ms: due - before });
      run.pass(due - before - 1);
      expect(progress(run)).toEqual({ kind: "wait", ms: 1 });
      run.pass(1);
      expect(progress(run)).toEqual({ kind: "look-due" });
      run.looks("register", HERE);
    }
    expect(progress(run)).toEqual({ kind: "covered" });
  });

  test("[I23] a look counts from where its first question left, not from its last answer", () => {
    const run = lost().looks("register", HERE);
    const begunMs = run.pass(15_999).moment.monotonicMs;
    run.pass(5_000).looks("register", HERE, begunMs);
    expect(progress(run).kind).not.toBe("covered");
    run.looks("register", HERE, begunMs + 1);
    expect(progress(run)).toEqual({ kind: "covered" });
  });

  test("[I23] a look that does not say when it began covers nothing", () => {
    const run = lost().pass(20_000);
    run.add({ kind: "looked", because: "lost-answer", step: "register", reading: HERE });
    expect(progress(run)).toEqual({ kind: "look-due" });
  });

  test("[I23] another process begins the window anew with its own first look", () => {
    const run = lost().pass(20_000).looks("register", HERE).restart();
    expect(progress(run)).toEqual({ kind: "look-due" });
    run.looks("register", HERE);
    expect(progress(run)).toEqual({ kind: "wait", ms: 3_000 });
    run.pass(16_000).looks("register", HERE);
    expect(progress(run)).toEqual({ kind: "covered" });
  });

  test("[I23] in another process a look without its begin covers nothing either", () => {
    const run = lost().restart();
    run.add({ kind: "looked", because: "lost-answer", step: "register", reading: HERE });
    expect(progress(run)).toEqual({ kind: "look-due" });
  });
});

test("[I23] in another process a window whose first look doesn't say when it began is not over", () => {
  const run = lost().restart();
  run.add({ kind: "looked", because: "lost-answer", step: "register", reading: HERE });
  expect(progress(run.pass(30_000).looks("register", HERE))).toEqual({ kind: "look-due" });
});

test("[I23][I27] a look of version 0.1.0, which no process stamped, covers nothing", () => {
  const { state, moment } = lost().pass(20_000).looks("register", HERE);
  const [look] = state.observations;
  if (look === undefined) throw new Error("one look");
  const unstamped = { ...look, mark: { ...look.mark, stamp: undefined } };
  expect(windowProgress({ ...state, observations: [unstamped] }, moment)).toEqual({ kind: "look-due" });
  expect(showsNoEffect({ ...state, observations: [unstamped] })).toBe(false);
});

describe("that a request had no effect", () => {
  test("[I4] is shown only by a look at the source after the whole window", () => {
    const run = lost().pass(15_999).looks("register", HERE);
    expect(showsNoEffect(run.state)).toBe(false);
    run.pass(1).looks("register", HERE);
    expect(showsNoEffect(run.state)).toBe(true);
    run.looks("register", readingOf("silent", "silent"));
    expect(showsNoEffect(run.state)).toBe(false);
  });

  test("[I4] is shown by no state without a look", () => {
    expect(showsNoEffect(lost().state)).toBe(false);
  });
});
