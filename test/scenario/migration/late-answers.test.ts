import { afterEach, describe, expect, test } from "vitest";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import { openRunContext } from "../../../main/core/migration/run-context.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { bent, type Bend, type Connections } from "../../support/bent.ts";
import { err } from "../../../shared/result.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { overdue, type Overdue } from "../../support/overdue.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

type Register = Connections["cloud"]["register"];

/** The first register is given up before its answer comes; what becomes of later ones is up to the test. */
function lateRegister(
  answers: Overdue,
  { slow = false, repeat }: { readonly slow?: boolean; readonly repeat?: Register } = {},
): Bend {
  let first = true;
  return (connections) => {
    const register: Register = (input, late) => {
      if (!first) return repeat === undefined ? connections.cloud.register(input, late) : repeat(input, late);
      first = false;
      return answers.call(() => connections.cloud.register(input), late, slow);
    };
    // A connection whose late answer is listened for outlives its run; here it also stands for the platform's own work.
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
}

async function handsOn(
  bend: Bend,
  more: Parameters<typeof openCoreDriver>[1] = {},
): Promise<{ rig: Harness; hands: CoreDriver }> {
  const own = (rig = await startTimedHarness());
  const hands = await openCoreDriver(own, { ...more, deps: (deps) => bent(bend)(more.deps?.(deps) ?? deps) });
  open.push(hands);
  return { rig: own, hands };
}

/** A run to the cloud that waits for a person's word: its register was given up, and neither side answers look-ups. */
async function inTheDark(bend: Bend, more?: Parameters<typeof openCoreDriver>[1]) {
  const { rig, hands } = await handsOn(bend, more);
  const resting = await hands.migrate(rig.plan("to-cloud"), () => rig.sandbox.world.setFaults(BLIND));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  return { rig, hands, resting };
}

const lateLines = ({ deps }: CoreDriver, { run }: Pick<RunSnapshot, "run">) =>
  must(timelineOf(deps.storage, run)).filter(({ kind }) => kind === "late-answer");

describe("[F36] the answer to a register that was given up", () => {
  test("is recorded and proves the move while nobody knew of it; going on sends no second register", async () => {
    const answers = overdue();
    const steps: unknown[] = [];
    const { rig, hands, resting } = await inTheDark(lateRegister(answers), {
      push: (topic, event) => void (topic === "steps" && steps.push(event)),
    });
    steps.length = 0;
    await answers.come();
    expect(lateLines(hands, resting)).toMatchObject([
      { step: "register", attempt: 1, outcome: { kind: "confirmed", evidence: { httpStatus: 200 } } },
    ]);
    expect(steps).toMatchObject([{ step: "register", phase: "outcome", outcome: "confirmed", by: "answer" }]);
    const told = hands.status(resting);
    expect([endingOf(told), told.basis]).toEqual(["ready, cloud proven", "register-answer"]);
    expect(countOf(rig, "POST", "/subscribed_apps")).toBe(0);
    expect(endingOf(must(await hands.proceed(resting)))).toBe("complete, cloud proven");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I17] after a person abandoned the run shows where the number is, and changes nothing else", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers));
    expect(endingOf(must(await hands.abandon(resting)))).toBe("abandoned, unknown none");
    await answers.come();
    const told = hands.status(resting);
    expect([endingOf(told), told.answeredSince]).toEqual(["abandoned, cloud proven", "register"]);
    const words = runWords(translateToEnglish, told);
    expect(words.what).toContain("arrived only after the migration had ended");
    expect(words.works).toContain("is in the cloud");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(countOf(rig, "POST", "/subscribed_apps")).toBe(0);
    expect(hands.claims.untrue).toEqual([]);
    // A next run of the number finds it there: nothing is registered twice.
    rig.sandbox.world.clearFaults();
    const next = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(next)).toBe("complete, cloud proven");
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test.each(["rejected", "unknown"] as const)(
    "while its repeat is under way counts once that one comes to nothing (%s)",
    async (kind) => {
      const answers = overdue();
      const evidence = { at: new Date().toISOString(), durationMs: 1 };
      const { rig, hands, resting } = await inTheDark(
        lateRegister(answers, {
          repeat: async () => {
            await answers.come();
            return kind === "rejected"
              ? { kind, reason: "backup-refused", evidence }
              : { kind, cause: "timeout", evidence };
          },
        }),
      );
      const gone = must(await hands.resolve(resting, { kind: "repeat" }));
      expect(endingOf(gone)).toBe("complete, cloud proven");
      expect(lateLines(hands, resting)).toHaveLength(1);
      expect(countOf(rig, "POST", "/register")).toBe(1);
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I4] while its repeat is prepared keeps that one from being sent", async () => {
    const answers = overdue();
    let preparing = false;
    const { rig, hands, resting } = await inTheDark((connections) => {
      const late = lateRegister(answers)(connections);
      const warm: typeof late.cloud.warm = async () => {
        if (preparing) await answers.come();
        return connections.cloud.warm();
      };
      return {
        ...late,
        cloud: {
          ...late.cloud,
          warm,
          lastAnswerMs: () => (preparing ? undefined : connections.cloud.lastAnswerMs()),
        },
      };
    });
    preparing = true;
    const gone = must(await hands.resolve(resting, { kind: "repeat" }));
    expect(endingOf(gone)).toBe("complete, cloud proven");
    expect(
      hands.rows(resting).filter(({ entry }) => entry.kind === "intent" && entry.step === "register"),
    ).toHaveLength(1);
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test("while both sides are asked beats what they still say of before", async () => {
    const answers = overdue();
    const { rig, hands } = await handsOn((connections) => {
      const late = lateRegister(answers, { slow: true })(connections);
      return {
        ...late,
        cloud: {
          ...late.cloud,
          async readNumber() {
            const seen = await connections.cloud.readNumber();
            await answers.come();
            return seen;
          },
        },
      };
    });
    const done = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("leaves the place unknown where both sides had shown that nothing came of it", async () => {
    const answers = overdue();
    const { rig, hands } = await handsOn(lateRegister(answers, { slow: true }));
    const ended = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(ended)).toBe("register-had-no-effect, on-premises proven");
    await answers.come();
    const told = hands.status(ended);
    expect([endingOf(told), told.answeredSince]).toEqual([
      "register-had-no-effect, unknown none",
      "register",
    ]);
    expect(hands.claims.untrue).toEqual([]);
    expect(endingOf(must(await hands.resolve(ended, { kind: "seen", home: "cloud" })))).toBe(
      "register-had-no-effect, cloud attested",
    );
  });

  test("[I6] that says no is recorded and decides nothing, but its PIN is not sent again", async () => {
    const answers = overdue();
    const { rig, hands } = await handsOn(lateRegister(answers));
    rig.env.set("PIN", rig.sandbox.number.wrongPin);
    const resting = await hands.migrate(rig.plan("to-cloud"), () => rig.sandbox.world.setFaults(BLIND));
    expect(endingOf(resting)).toBe("unknown, unknown none");
    await answers.come();
    expect(lateLines(hands, resting)).toMatchObject([{ outcome: { kind: "rejected", reason: "pin-wrong" } }]);
    expect(endingOf(hands.status(resting))).toBe("unknown, unknown none");
    expect(problemIn(await hands.resolve(resting, { kind: "repeat" }))).toMatchObject({
      kind: "pinUnchanged",
    });
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test("waits for another process that is at the run", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers), {
      deps: (deps) => ({ ...deps, lateAnswers: createLateAnswers({ againMs: 20, rarelyMs: 20 }) }),
    });
    const other = await openCoreDriver(rig);
    open.push(other);
    const context = must(openRunContext(other.deps, resting.run));
    await answers.come();
    expect(lateLines(hands, resting)).toEqual([]);
    context.release();
    await expect.poll(() => lateLines(hands, resting)).toHaveLength(1);
    expect(endingOf(other.status(resting))).toBe("ready, cloud proven");
  });

  test("[I15] lands nothing beside another process at the run, however long that takes, and tells that it is not on record", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers), {
      deps: (deps) => ({ ...deps, lateAnswers: createLateAnswers({ againMs: 1, rarelyMs: 20 }) }),
    });
    const other = await openCoreDriver(rig);
    open.push(other);
    const context = must(openRunContext(other.deps, resting.run));
    const before = hands.rows(resting).length;
    await answers.come();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(hands.rows(resting)).toHaveLength(before);
    expect(hands.status(resting).unwritten).toBe("register");
    expect(runWords(translateToEnglish, hands.status(resting)).what).toContain("isn't recorded yet");
    expect(other.status(resting).unwritten).toBeUndefined();
    context.release();
    await expect.poll(() => lateLines(hands, resting)).toHaveLength(1);
    expect(hands.status(resting).unwritten).toBeUndefined();
  });

  test.each(["the run is let go", "somebody is at the run"] as const)(
    "[F23] is not lost where the disk is full while %s: it is told, tried again, and written once",
    async (when) => {
      const answers = overdue();
      let full = false;
      const { hands, resting } = await inTheDark(lateRegister(answers), {
        deps: (deps) => {
          const { storage } = deps;
          const append: typeof storage.append = (hold, entry, options) =>
            full ? err({ kind: "storageFull" }) : storage.append(hold, entry, options);
          return {
            ...deps,
            lateAnswers: createLateAnswers({ againMs: 20, rarelyMs: 20 }),
            storage: { ...storage, append },
          };
        },
      });
      const desk =
        when === "somebody is at the run" ? must(openRunContext(hands.deps, resting.run)) : undefined;
      full = true;
      await answers.come();
      expect(hands.status(resting).unwritten).toBe("register");
      expect(lateLines(hands, resting)).toEqual([]);
      full = false;
      await expect.poll(() => hands.status(resting).unwritten).toBeUndefined();
      expect(lateLines(hands, resting)).toHaveLength(1);
      desk?.release();
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(lateLines(hands, resting)).toHaveLength(1);
      expect(hands.status(resting)).toMatchObject({ numberIs: "cloud", proof: "proven" });
    },
  );

  test("is tried once more where its program ends before it could be written", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers));
    const other = await openCoreDriver(rig);
    open.push(other);
    const held = must(openRunContext(other.deps, resting.run));
    await answers.come();
    expect(lateLines(other, resting)).toEqual([]);
    held.release();
    await hands.close();
    expect(lateLines(other, resting)).toHaveLength(1);
  });

  test("[I8] proves what a person had said, and the machine's ledger hears of it", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers));
    const said = must(await hands.resolve(resting, { kind: "seen", home: "cloud" }));
    expect([said.numberIs, said.proof]).toEqual(["cloud", "attested"]);
    const plan = rig.plan("to-cloud");
    expect(must(hands.deps.storage.lastUnresolvedRegister(plan))?.run).toBe(resting.run);
    await answers.come();
    const told = hands.status(resting);
    expect([told.numberIs, told.proof, told.basis]).toEqual(["cloud", "proven", "register-answer"]);
    expect(told.steps.find(({ step }) => step === "register")?.state).toMatchObject({ by: "answer" });
    expect(must(hands.deps.storage.lastUnresolvedRegister(plan))).toBeUndefined();
    expect(countOf(rig, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("lands in its own run where a newer one of the number has begun, and leaves that one as it is", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers));
    must(await hands.abandon(resting));
    rig.sandbox.world.clearFaults();
    const newer = must(await hands.start(rig.plan("to-cloud")));
    const before = hands.rows(newer).length;
    await answers.come();
    expect(lateLines(hands, resting)).toHaveLength(1);
    expect(hands.rows(newer)).toHaveLength(before);
    expect(hands.status(resting)).toMatchObject({ phase: { kind: "ended", reason: "abandoned" } });
    // Its look finds the number there, so that nothing is asked about a register that would not be sent.
    expect(endingOf(await hands.goOn(newer))).toBe("complete, cloud proven");
    expect(countOf(rig, "POST", "/register")).toBe(1);
  });

  test("is not written into a folder that was closed", async () => {
    const answers = overdue();
    const { rig, hands, resting } = await inTheDark(lateRegister(answers));
    await hands.close();
    await answers.come();
    const other = await openCoreDriver(rig);
    open.push(other);
    expect(lateLines(other, resting)).toEqual([]);
  });
});
