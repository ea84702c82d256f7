import { describe, expect, test } from "vitest";
import type { JournalEntry, StepYield } from "../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import {
  AT_HOME,
  confirmed,
  notSent,
  readingOf,
  rejected,
  ToldRun,
  unknown,
} from "../../support/told-run.ts";

type Told = { readonly yields?: StepYield; readonly request?: string };

const late = (
  step: StepName,
  attempt: number,
  outcome: RecordedOutcome,
  { yields, request }: Told = {},
): JournalEntry => ({
  kind: "late-answer",
  step,
  attempt,
  outcome,
  ...(yields === undefined ? {} : { yield: yields }),
  ...(request === undefined ? {} : { request }),
});

const CODE_SENT: StepYield = { kind: "account", answer: "code-sent", displayName: "Northwind Bakery" };
const LOST = unknown();

describe("[F36] an answer that came late, in the journal", () => {
  test("proves the step of its own attempt, and no other", () => {
    const lost = () => new ToldRun("to-cloud").backedUp().takes("register", LOST);
    const proven = lost().add(late("register", 1, confirmed())).state;
    expect(proven.steps.register).toMatchObject({ kind: "confirmed", attempt: 1, by: "answer" });
    expect(proven.home).toEqual({ is: "cloud", proof: "proven", basis: "register-answer" });
    const subscribed = lost().add(late("subscribe", 1, confirmed())).state;
    expect(subscribed.steps.subscribe.kind).toBe("pending");
    const shards = new ToldRun("to-onprem")
      .codeSent()
      .takes("code", confirmed())
      .takes("shards", LOST)
      .takes("shards", rejected("other"))
      .add(late("shards", 1, confirmed(), { yields: { kind: "shards", shards: 2 } })).state;
    expect(shards.steps.shards.kind).toBe("rejected");
  });

  test("takes nothing back: what was answered, seen or refused since stays", () => {
    const done = new ToldRun("to-cloud").registered();
    for (const outcome of [confirmed(), rejected("other"), LOST]) {
      const { steps, home } = new ToldRun("to-cloud").registered().add(late("register", 1, outcome)).state;
      expect([steps, home]).toEqual([done.state.steps, done.state.home]);
    }
    const seen = new ToldRun("to-cloud").backedUp().takes("register", LOST);
    seen.add({
      kind: "settled",
      step: "register",
      by: "look-up",
      reading: readingOf("cloud", "unregistered"),
    });
    const before = seen.state;
    const after = seen.add(late("register", 1, confirmed())).state;
    expect([after.steps, after.home]).toEqual([before.steps, before.home]);
  });

  test("counts after a look that was under way when it came, and is not overruled by what that look still shows", () => {
    const { state } = new ToldRun("to-cloud")
      .backedUp()
      .takes("register", LOST)
      .intent("verify")
      .add(late("register", 1, confirmed()))
      .outcome("verify", confirmed(), { kind: "reading", reading: AT_HOME["to-cloud"] });
    expect(state.steps.register.kind).toBe("confirmed");
    expect(state.home).toEqual({ is: "unknown", proof: "none" });
    const begun = new ToldRun("to-cloud").backedUp().takes("register", LOST);
    const { monotonicMs } = begun.moment;
    begun.pass(500).add(late("register", 1, confirmed()));
    const seen = begun.pass(500).looks("register", AT_HOME["to-cloud"], monotonicMs).state;
    expect(seen.home).toEqual({ is: "cloud", proof: "proven", basis: "register-answer" });
  });

  test("waits for the outcome of its repeat, and counts where that was none", () => {
    const repeated = () =>
      new ToldRun("to-cloud")
        .backedUp()
        .takes("register", LOST)
        .add({ kind: "repeat-granted", step: "register" })
        .intent("register")
        .add(late("register", 1, confirmed()));
    expect(repeated().state.steps.register.kind).toBe("in-flight");
    for (const outcome of [LOST, rejected("other"), notSent()])
      expect(repeated().outcome("register", outcome).state.steps.register).toMatchObject({
        kind: "confirmed",
        attempt: 1,
      });
    expect(repeated().outcome("register", confirmed()).state.steps.register).toMatchObject({ attempt: 2 });
  });

  test("[I21] all that was told since a run ended is done for whoever takes it up again", () => {
    const ended = new ToldRun("to-onprem")
      .prepared()
      .takes("account", LOST)
      .takes("code", LOST)
      .add({ kind: "ended", reason: "access-refused", step: "account" })
      .add(late("account", 1, confirmed(), { yields: CODE_SENT }), late("code", 1, confirmed()));
    const again = ended.add({ kind: "reopened", step: "account", sealed: {} });
    expect([again.state.steps.account.kind, again.state.steps.code.kind]).toEqual(["confirmed", "confirmed"]);
    expect(again.decision).not.toMatchObject({ kind: "act", step: "account" });
    expect(again.state.answeredSinceEnd).toEqual([]);
  });

  test("[I23] makes no wait shorter that was told since, and ends none", () => {
    const waiting = () =>
      new ToldRun("to-cloud")
        .backedUp()
        .takes("register", LOST)
        .add({ kind: "repeat-granted", step: "register" })
        .takes("register", rejected("rate-limited", { retryAfterSeconds: 3600 }));
    const standing = waiting().state.toldWaits.register;
    const shorter = rejected("rate-limited", { retryAfterSeconds: 10 });
    for (const outcome of [shorter, rejected("other"), confirmed()])
      expect(
        waiting()
          .pass(1000)
          .add(late("register", 1, outcome)).state.toldWaits.register,
      ).toEqual(standing);
    const longer = rejected("rate-limited", { retryAfterSeconds: 7200 });
    expect(waiting().add(late("register", 1, longer)).state.toldWaits.register).toMatchObject({
      seconds: 7200,
    });
    // A wait reported to another process can't be compared with it.
    const elsewhere = waiting()
      .restart()
      .pass(1000)
      .add(late("register", 1, shorter)).state;
    expect(elsewhere.toldWaits.register).toMatchObject({
      seconds: 3600,
      from: { stamp: { boot: "boot-2" } },
    });
  });

  test("[I12] [I23] that announces a code counts the waits for another one from now, on both channels", () => {
    const told = new ToldRun("to-onprem").prepared().intent("account", { method: "sms" });
    told.outcome("account", LOST).pass(60_000);
    const yields: StepYield = {
      kind: "account",
      answer: "code-sent",
      smsWaitSeconds: 300,
      voiceWaitSeconds: 90,
    };
    const { code } = told.add(late("account", 1, confirmed(), { yields })).state;
    expect(code?.certain).toBe(true);
    expect(code?.rests.sms).toMatchObject({ seconds: 300, from: { stamp: { monotonicMs: 60_000 } } });
    expect(code?.rests.voice).toMatchObject({ seconds: 90, from: { stamp: { monotonicMs: 60_000 } } });
    // The code's ten minutes began when it was requested, at the earliest.
    expect(code?.sent.stamp?.monotonicMs).toBe(0);
  });

  test("[I6] counts a PIN that it says was refused, or that may have been, and holds back that very request", () => {
    const lost = () => new ToldRun("to-cloud").backedUp().intent("register", { request: "first" });
    const wrong = lost()
      .outcome("register", LOST)
      .add(late("register", 1, rejected("pin-wrong"))).state;
    expect([wrong.pinRefusals, wrong.steps.register.kind, wrong.home.is]).toEqual([1, "unknown", "unknown"]);
    const bare = rejected("other", { apiError: { code: 131_031 } });
    const suspect = lost()
      .outcome("register", LOST)
      .intent("verify")
      .outcome("verify", LOST)
      .add(late("register", 1, bare, { request: "first" })).state;
    expect([suspect.pinRefusals, suspect.suspectRequests]).toEqual([1, ["first"]]);
  });

  test("[I9] leaves the place open where both sides had shown that nothing came of it", () => {
    const run = new ToldRun("to-onprem").codeSent().takes("code", LOST);
    run.looks("code", AT_HOME["to-onprem"]).pass(20_000).looks("code", AT_HOME["to-onprem"]);
    expect(run.state.home).toMatchObject({ is: "cloud", proof: "proven" });
    const { home, steps } = run.add(late("code", 1, confirmed())).state;
    expect(home).toEqual({ is: "unknown", proof: "none" });
    expect(steps.code).toMatchObject({ kind: "confirmed", by: "answer" });
  });
});
