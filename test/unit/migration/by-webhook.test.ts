import * as fc from "fast-check";
import { expect, test } from "vitest";
import { proofByWebhook } from "../../../main/core/migration/advance-run.ts";
import type { Decision } from "../../../main/core/migration/decide/policy.ts";
import type { RunState } from "../../../main/core/migration/state/run-state.ts";
import { instant } from "../../../shared/time.ts";
import { imagineRun } from "../../support/imagined-run.ts";

/**
 * A state in which a run waits for a person to report its register's outcome, and the number was not in the
 * cloud before.
 */
function unknownRegister(): RunState {
  const tapes = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 200 }), {
    seed: 3,
    numRuns: 400,
  });
  for (const tape of tapes)
    for (const { before, decision } of imagineRun("to-cloud", tape).moments) {
      const asks = decision.kind === "wait" && decision.phase.kind === "unknown";
      if (asks && before.before !== undefined && before.before.home !== "cloud") return dated(before);
    }
  throw new Error("no dream ends in the dark");
}

const DATE = "2026-01-15T12:00:00.000Z";

/** The same state, with the cloud's last response dated before the request. */
function dated(state: RunState): RunState {
  const reading = state.readingBefore ?? state.before;
  if (reading === undefined) return state;
  const cloud = { ...reading.cloud, evidence: { ...reading.cloud.evidence, serverDate: DATE } };
  return { ...state, readingBefore: { ...reading, cloud } };
}

const ASKED: Decision = { kind: "wait", phase: { kind: "unknown", step: "register" } };
const WITNESS = { event: 7, receivedAt: "2026-01-15T12:03:00.000Z", happenedAt: "2026-01-15T12:02:58.000Z" };
const always = { witness: () => WITNESS };

test("[N1] a witness settles the register that a run waits for a word on", () => {
  const state = unknownRegister();
  expect(proofByWebhook({ state, ...always }, ASKED)).toEqual({
    kind: "settled",
    step: "register",
    by: "webhook",
    witness: WITNESS,
  });
});

test("[N1] it is asked for what came after the request that left", () => {
  const state = unknownRegister();
  const asked: unknown[] = [];
  proofByWebhook({ state, witness: (about) => void asked.push(about) }, ASKED);
  expect(asked).toEqual([
    {
      phoneNumberId: state.plan.number.phoneNumberId,
      since: state.marks.moveIntent?.wall,
      platformSince: Date.parse(DATE),
    },
  ]);
});

test("[N3][F19] none is asked for where the platform dated nothing before the request: the clock may have been set back", () => {
  const state = unknownRegister();
  const undated = (reading: RunState["before"]): RunState["before"] =>
    reading === undefined
      ? undefined
      : { ...reading, cloud: { ...reading.cloud, evidence: { at: DATE, durationMs: 5 } } };
  const without = {
    ...state,
    before: undated(state.before),
    readingBefore: undated(state.readingBefore),
  };
  expect(proofByWebhook({ state: without, ...always }, ASKED)).toBeUndefined();
});

test("[N3] a number that was in the cloud before is proven by none, and neither is a run's other question", () => {
  const state = unknownRegister();
  const before: RunState = {
    ...state,
    before: state.before === undefined ? undefined : { ...state.before, home: "cloud" },
  };
  expect(proofByWebhook({ state: before, ...always }, ASKED)).toBeUndefined();
  expect(proofByWebhook({ state: { ...state, marks: {} }, ...always }, ASKED)).toBeUndefined();
  const code: Decision = { kind: "wait", phase: { kind: "unknown", step: "code" } };
  expect(proofByWebhook({ state, ...always }, code)).toBeUndefined();
  expect(proofByWebhook({ state, ...always }, { kind: "over" })).toBeUndefined();
  expect(
    proofByWebhook({ state, ...always }, { kind: "pause", ms: 3000, until: instant(0), why: "second-look" }),
  ).toBeUndefined();
});
