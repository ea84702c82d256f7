import { describe, expect, test } from "vitest";
import { NOT_KNOWN } from "../../../main/core/migration/state/infer-location.ts";
import type { StepYield } from "../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { AT_HOME, confirmed, readingOf, rejected, START, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = AT_HOME["to-cloud"];
const MOVED = readingOf("cloud", "unregistered");
const LOST = unknown();

/** Adds the late answer to an attempt. */
function hear(run: ToldRun, step: StepName, attempt: number, outcome: RecordedOutcome, brought?: StepYield) {
  return run.add({
    kind: "late-answer",
    step,
    attempt,
    outcome,
    ...(brought === undefined ? {} : { yield: brought }),
  });
}

const lost = (): ToldRun => new ToldRun("to-cloud").backedUp().takes("register", LOST);
const lostCode = (): ToldRun => new ToldRun("to-onprem").codeSent().takes("code", LOST);
const again = (run: ToldRun, step: StepName): ToldRun => run.add({ kind: "repeat-granted", step });
const limited = (seconds: number): RecordedOutcome =>
  rejected("rate-limited", { retryAfterSeconds: seconds });
const named = (displayName?: string): StepYield => ({
  kind: "account",
  answer: "code-sent",
  ...(displayName === undefined ? {} : { displayName }),
});

describe("[F36][I23] a wait that a late answer tells", () => {
  const asked = (method: "sms" | "voice", run = new ToldRun("to-onprem").prepared()): ToldRun =>
    run.intent("account", { method }).outcome("account", LOST);

  test("about the last request for a code holds back that channel alone", () => {
    const { code, toldWaits, toldMeanwhile } = hear(asked("voice"), "account", 1, limited(300)).state;
    expect(code?.rests.voice).toMatchObject({ seconds: 300, from: { wall: START } });
    expect(code?.rests.sms).toBeUndefined();
    expect(toldWaits.account).toMatchObject({ step: "account", seconds: 300 });
    expect(toldMeanwhile).toEqual([]);
  });

  test("about an earlier request for a code holds back both, since its channel isn't on record", () => {
    const { code } = hear(asked("voice", asked("sms")), "account", 1, limited(300)).state;
    expect([code?.rests.sms?.seconds, code?.rests.voice?.seconds]).toEqual([300, 300]);
  });

  test("about a code holds back guesses, and about shards neither", () => {
    const guess = hear(lostCode(), "code", 1, limited(120)).state.code;
    expect(guess).toMatchObject({ guessRests: { seconds: 120 }, rests: {} });
    const shards = new ToldRun("to-onprem").codeSent().takes("code", confirmed()).takes("shards", LOST);
    const { code } = shards.state;
    expect(hear(shards, "shards", 1, limited(120)).state.code).toEqual(code);
  });

  test("while that step is under way again is remembered for its outcome", () => {
    const run = hear(again(lost(), "register").intent("register"), "register", 1, limited(60));
    expect(run.state.toldMeanwhile).toEqual(["register"]);
    expect(run.state.code).toBeUndefined();
  });

  test("between two codes is no wait of the request", () => {
    const run = hear(asked("sms"), "account", 1, confirmed(), named());
    expect(run.state.toldWaits.account).toBeUndefined();
  });
});

describe("[F36] a late success", () => {
  const stepOf = (run: ToldRun, step: StepName) => run.state.steps[step];

  test("takes the place of a person's word, and of nothing else that is settled", () => {
    const byPerson = lost().add({ kind: "settled", step: "register", by: "person" });
    expect(stepOf(hear(byPerson, "register", 1, confirmed()), "register")).toMatchObject({ by: "answer" });
    const left = new ToldRun("to-cloud").add({ kind: "skipped", step: "register", why: "already-on-target" });
    expect(stepOf(hear(left, "register", 1, confirmed()), "register").kind).toBe("skipped");
  });

  test("of a step that moves nothing counts for the very attempt that is open", () => {
    const asked = (...outcomes: readonly RecordedOutcome[]): ToldRun => {
      const run = new ToldRun("to-cloud").registered();
      for (const outcome of outcomes) run.takes("subscribe", outcome);
      return hear(run, "subscribe", 1, confirmed());
    };
    expect(stepOf(asked(LOST), "subscribe")).toMatchObject({ kind: "confirmed", attempt: 1 });
    expect(stepOf(asked(LOST, LOST), "subscribe")).toMatchObject({ kind: "unknown", attempt: 2 });
    expect(stepOf(asked(rejected("other")), "subscribe").kind).toBe("rejected");
  });

  test("of a register settles that one and the ones before it; of another step it doesn't", () => {
    const twice = (): ToldRun => again(lost(), "register").takes("register", LOST);
    expect(hear(twice(), "register", 1, confirmed()).state.earlierRegisterOpen).toBe(false);
    const other = hear(twice().takes("subscribe", LOST), "subscribe", 1, confirmed());
    expect(other.state.earlierRegisterOpen).toBe(true);
    expect(hear(lost().takes("subscribe", LOST), "subscribe", 1, confirmed()).state).toMatchObject({
      earlierRegisterOpen: false,
      earlierCodeOpen: false,
    });
  });

  test("of a code settles that one and the ones before it; of another step it doesn't", () => {
    const twice = (): ToldRun => again(lostCode(), "code").takes("code", LOST);
    expect(hear(twice(), "code", 1, confirmed()).state.earlierCodeOpen).toBe(false);
    const other = hear(twice().takes("shards", LOST), "shards", 1, confirmed());
    expect(other.state.earlierCodeOpen).toBe(true);
  });

  test("[I19] proves that something happened, and not when", () => {
    const moved = hear(lost().pass(50), "register", 1, confirmed()).state;
    expect(moved.marks).toMatchObject({ moveProof: { wall: START + 50, exact: false } });
    expect(moved.marks.subscribeProof).toBeUndefined();
    const run = new ToldRun("to-cloud").registered().takes("subscribe", LOST).pass(50);
    const { marks } = hear(run, "subscribe", 1, confirmed()).state;
    expect(marks).toMatchObject({
      moveProof: { wall: START, exact: true },
      subscribeProof: { wall: START + 50, exact: false },
    });
    const shards = new ToldRun("to-onprem").codeSent().takes("code", confirmed()).takes("shards", LOST);
    const before = shards.state.marks;
    expect(hear(shards, "shards", 1, confirmed()).state.marks).toEqual(before);
  });

  test("[I9] proves the target, unless both APIs had proven the source since", () => {
    const homeOf = (run: ToldRun, step: "register" | "code" = "register") =>
      hear(run, step, 1, confirmed()).state.home;
    const byAnswer = { is: "cloud", proof: "proven", basis: "register-answer" };
    expect(homeOf(lost())).toEqual(byAnswer);
    expect(homeOf(lost().looks("register", MOVED))).toEqual(byAnswer);
    expect(homeOf(lost().add({ kind: "attested", home: "on-premises" }))).toEqual(byAnswer);
    expect(homeOf(lost().pass(16_000).looks("register", HERE))).toEqual(NOT_KNOWN);
    expect(homeOf(lostCode(), "code")).toEqual({
      is: "on-premises",
      proof: "proven",
      basis: "code-answer",
    });
  });

  test("[I21] before an end is none since the end, and what was observed before it no longer counts", () => {
    const run = hear(lost().looks("register", HERE), "register", 1, confirmed());
    expect(run.state).toMatchObject({ answeredSinceEnd: [], observations: [] });
  });

  test("[I28] is not what the run saw first", () => {
    const run = new ToldRun("to-cloud").registered().takes("subscribe", confirmed()).takes("verify", LOST);
    const { before } = run.state;
    hear(run, "verify", 1, confirmed(), { kind: "reading", reading: MOVED });
    expect(run.state.before).toEqual(before);
    expect(run.state.lastReading).toEqual(MOVED);
  });
});

describe("[F36] a late answer to a request for a code", () => {
  const asked = (...outcomes: readonly RecordedOutcome[]): ToldRun => {
    const run = new ToldRun("to-onprem").prepared();
    for (const outcome of outcomes)
      run.takes("account", outcome, outcome.kind === "confirmed" ? named("Second Bakery") : undefined);
    return run;
  };
  const nameOf = (run: ToldRun) => run.state.account?.displayName;

  test("[F33] tells the display name, whatever became of the step since", () => {
    expect(nameOf(hear(asked(LOST), "account", 1, confirmed(), named("First Bakery")))).toBe("First Bakery");
    const observed = asked(LOST, LOST).add({ kind: "settled", step: "account", by: "look-up" });
    const { deniedByTarget } = observed.state;
    expect(nameOf(hear(observed, "account", 1, confirmed(), named("First Bakery")))).toBe("First Bakery");
    expect(observed.state.deniedByTarget).toBe(deniedByTarget);
    const refused = asked(LOST, rejected("other"));
    expect(nameOf(hear(refused, "account", 1, confirmed(), named("First Bakery")))).toBe("First Bakery");
    const own = asked(confirmed());
    expect(nameOf(hear(own, "account", 1, confirmed(), named("First Bakery")))).toBe("First Bakery");
  });

  test("[F33] tells none that a later request's own answer didn't tell otherwise since", () => {
    const later = asked(LOST, confirmed());
    expect(nameOf(hear(later, "account", 1, confirmed(), named("First Bakery")))).toBe("Second Bakery");
  });

  test("[F33] without a name changes none", () => {
    for (const brought of [named(), undefined]) {
      const run = asked(confirmed());
      const { account } = run.state;
      expect(hear(run, "account", 1, confirmed(), brought).state.account).toEqual(account);
    }
    const moved = new ToldRun("to-onprem").codeSent().takes("code", confirmed());
    const { account } = moved.state;
    expect(hear(moved, "code", 1, confirmed(), named("First Bakery")).state.account).toEqual(account);
  });

  test("[I28] that the number is registered already proves where it is", () => {
    const run = hear(asked(LOST), "account", 1, confirmed(), {
      kind: "account",
      answer: "already-registered",
    });
    expect(run.state.home).toEqual({ is: "on-premises", proof: "proven", basis: "account-answer" });
    expect(run.state.steps.account).toMatchObject({ kind: "confirmed", by: "answer" });
  });

  test("[I12] that brought nothing leaves the code as it was", () => {
    const run = asked(LOST);
    const { code } = run.state;
    expect(hear(run, "account", 1, confirmed()).state.code).toEqual(code);
  });

  test("[I12] makes no code of a request that came to nothing since", () => {
    const run = asked(rejected("other")).add({ kind: "settled", step: "account", by: "person" });
    expect(run.state.code).toBeUndefined();
    expect(hear(run, "account", 1, confirmed(), named()).state.code).toBeUndefined();
    expect(hear(asked(rejected("other")), "account", 1, limited(60)).state.code).toBeUndefined();
  });
});
