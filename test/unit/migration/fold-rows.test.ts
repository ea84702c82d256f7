import { describe, expect, test } from "vitest";
import { hasArrived } from "../../../main/core/migration/state/fold.ts";
import { NOT_KNOWN } from "../../../main/core/migration/state/infer-location.ts";
import type { StepProof } from "../../../shared/migration/journal-entry.ts";
import { instant } from "../../../shared/time.ts";
import {
  AT_HOME,
  confirmed,
  notSent,
  readingOf,
  rejected,
  RUN,
  START,
  ToldRun,
  unknown,
} from "../../support/told-run.ts";

const HERE = AT_HOME["to-cloud"];
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");
const DATE = "2026-01-15T12:00:07.000Z";

const backedUp = (): ToldRun => new ToldRun("to-cloud").backedUp();
const lost = (): ToldRun => backedUp().takes("register", unknown());

describe("where the number is", () => {
  test("[I9] is not known while a request that moves it is on its way, and as before where that never left", () => {
    const run = backedUp();
    const before = run.state.home;
    expect(before).toEqual({ is: "on-premises", proof: "proven", basis: "both-sides" });
    expect(run.intent("register").state.home).toEqual(NOT_KNOWN);
    expect(run.outcome("register", notSent()).state.home).toEqual(before);
  });

  test("[I28] is proven by the answer to the request that moved it", () => {
    expect(new ToldRun("to-cloud").registered().state.home).toEqual({
      is: "cloud",
      proof: "proven",
      basis: "register-answer",
    });
    expect(new ToldRun("to-onprem").codeSent().takes("code", confirmed()).state.home).toEqual({
      is: "on-premises",
      proof: "proven",
      basis: "code-answer",
    });
    const already = new ToldRun("to-onprem")
      .prepared()
      .takes("account", confirmed(), { kind: "account", answer: "already-registered" });
    expect(already.state.home).toEqual({ is: "on-premises", proof: "proven", basis: "account-answer" });
    const sent = new ToldRun("to-onprem").codeSent();
    expect(sent.state.home).toEqual({ is: "cloud", proof: "proven", basis: "both-sides" });
  });

  test("[I9][F31] after a refusal is where it was, but a refused PIN can take the client down", () => {
    const before = backedUp().state.home;
    expect(backedUp().takes("register", rejected("other")).state.home).toEqual(before);
    expect(backedUp().takes("register", rejected("pin-wrong")).state.home).toEqual(NOT_KNOWN);
  });

  test("[I4][I9] after a repeat that came to nothing is as open as the request before it left it", () => {
    for (const outcome of [notSent(), rejected("other")]) {
      const run = lost().add({ kind: "repeat-granted", step: "register" }).takes("register", outcome);
      expect(run.state).toMatchObject({ earlierRegisterOpen: true, home: NOT_KNOWN });
    }
  });

  test("[I4] a look while a move is open proves nothing about the source before the window is over", () => {
    const run = lost().looks("register", HERE);
    expect(run.state.home).toEqual(NOT_KNOWN);
    run.pass(16_000).looks("register", HERE);
    expect(run.state.home).toMatchObject({ is: "on-premises", proof: "proven" });
  });

  test("[I9] stays what a person attested through a look that tells nothing, also while a move is open", () => {
    const run = lost().add({ kind: "attested", home: "cloud" });
    const attested = { is: "cloud", proof: "attested", basis: "person" };
    expect(run.state.home).toEqual(attested);
    expect(run.looks("register", DARK).state.home).toEqual(attested);
  });

  test("[I9] is no longer what a person said once another request leaves that could move it", () => {
    const run = lost().add({ kind: "attested", home: "cloud" });
    run.add({ kind: "repeat-granted", step: "register" });
    expect(run.state.attested).toBe("cloud");
    expect(run.intent("verify").state.attested).toBe("cloud");
    expect(run.outcome("verify", unknown()).intent("register").state.attested).toBeUndefined();
  });

  test("[I4] a look while a code may still be taken proves nothing about the cloud either", () => {
    const there = readingOf("cloud", "unregistered");
    const run = new ToldRun("to-onprem").codeSent().takes("code", unknown()).looks("code", there);
    expect(run.state.home).toEqual(NOT_KNOWN);
    run.pass(16_000).looks("code", there);
    expect(run.state.home).toMatchObject({ is: "cloud", proof: "proven" });
    const onTheWay = new ToldRun("to-onprem").codeSent().intent("code").looks("code", there);
    expect(onTheWay.state.home).toEqual(NOT_KNOWN);
  });

  test("[I4] once a look told where the number is, no earlier register is open any more", () => {
    const twice = (): ToldRun =>
      lost().add({ kind: "repeat-granted", step: "register" }).takes("register", unknown());
    expect(twice().state.earlierRegisterOpen).toBe(true);
    expect(twice().looks("register", DARK).state.earlierRegisterOpen).toBe(true);
    expect(twice().looks("register", HERE).state.earlierRegisterOpen).toBe(true);
    expect(twice().looks("register", MOVED).state.earlierRegisterOpen).toBe(false);
    expect(twice().pass(16_000).looks("register", HERE).state.earlierRegisterOpen).toBe(false);
  });
});

describe("what stood before a move", () => {
  test("[I28] is the last look before the oldest request that is still open", () => {
    const run = backedUp().looks("backup", readingOf("on-premises", "connected"));
    run.intent("register");
    expect(run.state.readingBefore?.clientSays).toBe("connected");
    expect(run.state.homeBefore.is).toBe("on-premises");
    run.outcome("register", unknown()).looks("register", DARK);
    run.add({ kind: "repeat-granted", step: "register" }).intent("register");
    expect(run.state.readingBefore?.clientSays).toBe("connected");
    expect(run.state.homeBefore.is).toBe("on-premises");
  });

  test("[I28] is the first look where no other was taken since", () => {
    expect(backedUp().intent("register").state.readingBefore).toEqual(HERE);
  });

  test("[I19] is taken anew once nothing is open any more", () => {
    const run = backedUp().takes("register", rejected("other")).looks("register", HERE);
    run.intent("register");
    expect(run.state.readingBefore).toEqual(HERE);
    expect(run.state.homeBefore).toMatchObject({ is: "on-premises", basis: "both-sides" });
  });
});

describe("[I28] what was known before a run was taken up again", () => {
  const DAYS = 8 * 86_400_000;
  /** A register that was never sent, and the run resumed days later, when neither API responds. */
  const takenUp = (): ToldRun =>
    backedUp()
      .takes("register", notSent())
      .add({ kind: "ended", reason: "register-not-sent", step: "register" })
      .pass(DAYS)
      .add({ kind: "reopened", step: "register", sealed: {} })
      .add({ kind: "looked", because: "before-register", step: "register", reading: DARK });

  test("is shown, and is nothing that a later look differs from", () => {
    const run = takenUp();
    expect(run.state.home).toMatchObject({ is: "on-premises", proof: "proven" });
    run.takes("register", unknown()).looks("register", MOVED);
    // Another program may have moved it in those days: that it is in the cloud proves nothing about this
    // request.
    expect(hasArrived(run.state, MOVED)).toBe(false);
    expect(run.state.home).toEqual(NOT_KNOWN);
  });

  test("counts again once a side has said so", () => {
    const run = takenUp().looks("register", HERE).takes("register", unknown()).looks("register", MOVED);
    expect(hasArrived(run.state, MOVED)).toBe(true);
    expect(run.state.home).toMatchObject({ is: "cloud", proof: "proven" });
  });

  test("stays what an open request is compared with", () => {
    const run = lost().add({ kind: "ended", reason: "abandoned", step: "register" });
    run.pass(DAYS).add({ kind: "reopened", step: "register", sealed: {} });
    expect(hasArrived(run.state, MOVED)).toBe(true);
  });

  test("holds for a code that the client sent, too", () => {
    const ended = { kind: "ended", reason: "disk-full", step: "code" } as const;
    const run = new ToldRun("to-onprem").codeSent().add(ended).pass(DAYS);
    run.add({ kind: "reopened", step: "code", sealed: {} }).takes("code", unknown());
    expect(hasArrived(run.state, readingOf("silent", "serves-number"))).toBe(false);
  });
});

describe("a step that was settled without an answer of its own", () => {
  const settled = (by: StepProof, more: object = {}): ToldRun =>
    lost()
      .pass(9_000)
      .add({ kind: "settled", step: "register", by, ...more });

  test("[I28] by a look is known by what that rests on, and by a webhook by that", () => {
    expect(settled("look-up", { reading: MOVED }).state.home).toEqual({
      is: "cloud",
      proof: "proven",
      basis: "both-sides",
    });
    expect(settled("look-up").state.home).toEqual({ is: "cloud", proof: "proven" });
    expect(settled("webhook").state.home).toEqual({ is: "cloud", proof: "proven", basis: "webhook" });
    expect(settled("webhook", { reading: MOVED }).state.home).toMatchObject({ basis: "webhook" });
  });

  test("[I8] by a person leaves it where that person attested it to be", () => {
    const run = lost().add({ kind: "attested", home: "cloud" });
    run.add({ kind: "settled", step: "register", by: "person" });
    expect(run.state.home).toEqual({ is: "cloud", proof: "attested", basis: "person" });
    expect(run.state.steps.register).toEqual({ kind: "confirmed", attempt: 1, by: "person" });
  });

  test("[I19] is proven at the moment it was settled at the latest, by the platform's clock where that told it", () => {
    const dated = {
      ...MOVED,
      cloud: { ...MOVED.cloud, evidence: { ...MOVED.cloud.evidence, serverDate: DATE } },
    };
    const { marks } = settled("look-up", { reading: dated }).state;
    expect(marks.moveProof).toMatchObject({ wall: instant(START + 9_000), exact: false, serverDate: DATE });
    expect(settled("look-up", { reading: MOVED }).state.marks.moveProof).not.toHaveProperty("serverDate");
    expect(marks.moveIntent).toMatchObject({ wall: instant(START), exact: true });
  });

  test("[I19] and is the subscription keeps the moments of the move", () => {
    const run = new ToldRun("to-cloud").registered().takes("subscribe", unknown()).pass(700);
    run.add({ kind: "settled", step: "subscribe", by: "look-up", reading: MOVED });
    expect(run.state.marks).toMatchObject({
      moveProof: { exact: true, wall: instant(START) },
      subscribeProof: { exact: false, wall: instant(START + 700) },
    });
    // What the observation shows of the number was known before: subscribing moves nothing.
    expect(run.state.home).toMatchObject({ basis: "register-answer" });
  });

  test("[I19] a second request that may move the number begins the time anew, and forgets no proof of the first", () => {
    const run = new ToldRun("to-onprem").codeSent().takes("code", confirmed()).pass(60_000);
    run.intent("code");
    expect(run.state.marks).toMatchObject({
      moveIntent: { wall: instant(START + 60_000) },
      moveProof: { wall: instant(START) },
    });
    const repeated = lost().pass(60_000).add({ kind: "repeat-granted", step: "register" }).intent("register");
    expect(repeated.state.marks.moveIntent).toMatchObject({ wall: instant(START), exact: true });
  });

  test("[I19] and is the account is no proof of a move", () => {
    const arrived = readingOf("on-premises", "serves-number");
    const run = new ToldRun("to-onprem").prepared().takes("account", unknown());
    run.add({ kind: "settled", step: "account", by: "look-up", reading: arrived });
    expect(run.state.marks).toEqual({});
    expect(run.state.home).toEqual({ is: "on-premises", proof: "proven", basis: "both-sides" });
  });

  test("[N1] by a webhook closes every register before it, by a look alone none", () => {
    const twice = (by: StepProof): ToldRun =>
      lost()
        .add({ kind: "repeat-granted", step: "register" })
        .takes("register", unknown())
        .add({ kind: "settled", step: "register", by });
    expect(twice("webhook").state.earlierRegisterOpen).toBe(false);
    expect(twice("look-up").state.earlierRegisterOpen).toBe(true);
    const other = lost().add({ kind: "repeat-granted", step: "register" }).takes("register", unknown());
    other.add({ kind: "settled", step: "verify", by: "webhook" });
    expect(other.state.earlierRegisterOpen).toBe(true);
  });
});

describe("a wait that the platform told", () => {
  const told = (): ToldRun =>
    backedUp().takes("register", rejected("rate-limited", { retryAfterSeconds: 60 }));

  test("[I23] counts from its own answer, and stays while nothing else was answered", () => {
    const wait = { step: "register", seconds: 60, from: { wall: instant(START) } };
    expect(told().state.toldWaits.register).toMatchObject(wait);
    expect(told().takes("register", notSent()).state.toldWaits.register).toMatchObject(wait);
    const looked = told().takes("verify", rejected("rate-limited", { retryAfterSeconds: 5 }));
    expect(looked.state.toldWaits.register).toMatchObject(wait);
  });

  test("[I23] is over with an answer that tells none, and with a good one that does", () => {
    expect(told().takes("register", rejected("other")).state.toldWaits.register).toBeUndefined();
    expect(
      told().takes("register", confirmed({ retryAfterSeconds: 60 })).state.toldWaits.register,
    ).toBeUndefined();
  });

  test("[I23] stands where nobody knows whether a later request was let through", () => {
    const { from } = told().state.toldWaits.register ?? {};
    expect(told().takes("register", unknown()).state.toldWaits.register).toMatchObject({ seconds: 60, from });
    const guessed = new ToldRun("to-onprem").codeSent();
    guessed.takes("code", rejected("code-too-many-guesses", { retryAfterSeconds: 600 }));
    expect(guessed.takes("code", unknown()).state.code?.guessRests).toMatchObject({ seconds: 600 });
    expect(guessed.takes("code", rejected("code-wrong")).state.code?.guessRests).toBeUndefined();
  });

  test("[I23] that a late answer told while another request was under way is not ended by that one's answer", () => {
    const run = new ToldRun("to-onprem").codeSent().takes("code", unknown());
    run.intent("code");
    const outcome = rejected("code-too-many-guesses", { retryAfterSeconds: 600 });
    run.add({ kind: "late-answer", step: "code", attempt: 1, outcome });
    run.outcome("code", rejected("code-wrong"));
    expect(run.state.code?.guessRests).toMatchObject({ seconds: 600 });
    expect(run.state.toldWaits.code).toMatchObject({ seconds: 600 });
    expect(run.takes("code", rejected("code-wrong")).state.code?.guessRests).toBeUndefined();
  });

  test("[I23] [ZP30] for codes isn't cut by a shorter one beside which the answer may mean more", () => {
    const unclear = { unclearWait: { seconds: 5 } };
    for (const reason of ["code-too-many-guesses", "code-wrong", "token-expired"] as const) {
      const run = new ToldRun("to-onprem").codeSent();
      run.takes("code", rejected("code-too-many-guesses", { retryAfterSeconds: 600 }));
      run.takes("code", rejected(reason, unclear));
      expect(run.state.code?.guessRests).toMatchObject({ seconds: 600 });
      expect(run.state.toldWaits.code).toMatchObject({ seconds: 600 });
    }
  });

  test("[I23] for a channel stands where later answers say nothing of it", () => {
    const sent = { kind: "account", answer: "code-sent", displayName: "Northwind Bakery" } as const;
    const run = new ToldRun("to-onprem").prepared();
    run.takes("account", confirmed(), { ...sent, voiceWaitSeconds: 3600 }).pass(60_000);
    const { wall } = run.state.code?.sent ?? {};
    for (let more = 0; more < 2; more += 1) {
      run.takes("account", confirmed(), sent).pass(60_000);
      expect(run.state.code?.rests.voice).toMatchObject({ seconds: 3600, from: { wall } });
    }
  });

  test("[I23] is dated by the answering API's own clock, and by nothing where that told none", () => {
    const more = { retryAfterSeconds: 60, serverDate: DATE };
    const dated = backedUp().takes("register", rejected("rate-limited", more)).state;
    expect(dated.toldWaits.register?.from).toEqual({
      wall: instant(START),
      stamp: { boot: "boot-1", monotonicMs: 0 },
      serverDate: DATE,
    });
    expect(dated.lastOutcome).toMatchObject({ serverDate: DATE });
    expect(told().state.toldWaits.register?.from).not.toHaveProperty("serverDate");
  });
});

describe("a look that a step took", () => {
  test("[I28] proves by what was answered, and where nobody answered only that it was asked", () => {
    const by = (reading: typeof DARK): unknown =>
      new ToldRun("to-cloud").inspected(reading).state.steps.inspect;
    expect(by(HERE)).toMatchObject({ kind: "confirmed", by: "look-up" });
    expect(by(DARK)).toMatchObject({ kind: "confirmed", by: "asked" });
    expect(by(readingOf("silent", "down"))).toMatchObject({ by: "look-up" });
    expect(by(readingOf("nowhere", "silent"))).toMatchObject({ by: "look-up" });
    const bare = new ToldRun("to-cloud").takes("inspect", confirmed());
    expect(bare.state.steps.inspect).toMatchObject({ by: "look-up" });
    expect(backedUp().state.steps.backup).toMatchObject({ by: "answer" });
  });

  test("[I28] is what stood before the run only where it was the first one", () => {
    const run = new ToldRun("to-cloud").registered().takes("subscribe", confirmed());
    run.takes("verify", confirmed(), { kind: "reading", reading: MOVED });
    expect(run.state).toMatchObject({ before: HERE, lastReading: MOVED });
  });
});

describe("a run that is taken up again", () => {
  test("[I24] forgets a word about an older registration, and no other", () => {
    const run = new ToldRun("to-onprem").prepared().confirm("older-registration");
    run.add({ kind: "ended", reason: "shards-too-late", step: "shards" });
    run.add({ kind: "reopened", step: "shards", sealed: {} });
    expect([...run.state.confirmed.keys()].toSorted()).toEqual(["point-of-no-return", "sending-paused"]);
  });

  test("[I4] keeps a register that may have arrived an open question", () => {
    const run = lost().add({ kind: "ended", reason: "abandoned", step: "register" });
    run.add({ kind: "reopened", step: "backup", sealed: {} });
    expect(run.state.steps).toMatchObject({ backup: { kind: "pending" }, register: { kind: "unknown" } });
    const refused = backedUp().takes("register", rejected("other"));
    refused.add({ kind: "ended", reason: "register-refused", step: "register" });
    refused.add({ kind: "reopened", step: "register", sealed: {} });
    expect(refused.state.steps.register).toEqual({ kind: "pending" });
    expect(refused.state.tries).toMatchObject({ backup: 1, register: 0 });
    expect(refused.state.attempts).toMatchObject({ register: 1 });
  });
});

test("[I21] a password change that was confirmed is done, and any other has failed", () => {
  const changed = (outcome: ReturnType<typeof confirmed>): unknown =>
    new ToldRun("to-cloud").inspected().add({ kind: "password-change" }, { kind: "password-change", outcome })
      .state;
  expect(changed(confirmed())).toMatchObject({
    passwordChange: "done",
    steps: { inspect: { kind: "pending" } },
  });
  expect(changed(rejected("other"))).toMatchObject({ passwordChange: "failed" });
  expect(changed(unknown())).toMatchObject({ passwordChange: "failed" });
});

test("[I12] the waits of a channel hold for a code that is asked for on the other one", () => {
  const run = new ToldRun("to-onprem").codeSent().intent("account", { method: "sms" });
  run.outcome("account", rejected("code-too-soon", { retryAfterSeconds: 300 }));
  run.intent("account", { method: "voice" });
  expect(run.state).toMatchObject({
    lastMethod: "voice",
    code: { method: "voice", certain: false, rests: { sms: { seconds: 300 } } },
  });
});

test("[I11] a code whose answer was lost is dated by the first look after it that the client dates", () => {
  const dated = (reading: typeof DARK, serverDate: string) => ({
    ...reading,
    onPrem: { ...reading.onPrem, evidence: { ...reading.onPrem.evidence, serverDate } },
  });
  const run = new ToldRun("to-onprem").prepared().takes("account", unknown()).looks("account", DARK);
  expect(run.state.code?.sent.serverDate).toBeUndefined();
  const before = run.state.code;
  run.looks("account", dated(DARK, DATE)).looks("account", dated(DARK, "2026-01-15T12:00:30.000Z"));
  expect(run.state.code).toEqual({ ...before, sent: { ...before?.sent, serverDate: DATE } });
});

test("[I5] the fingerprint of a register stays until another one says another", () => {
  const run = backedUp().intent("register", { request: "aa" }).outcome("register", notSent());
  expect(run.intent("register").state.registerRequest).toBe("aa");
  run.outcome("register", notSent()).intent("register", { request: "bb" });
  expect(run.state.registerRequest).toBe("bb");
});

test("[I13] what was erased is no longer among a run's secrets", () => {
  const run = new ToldRun("to-cloud", {}, { sealed: { pin: "ab".repeat(16), token: "cd".repeat(16) } });
  expect(run.state.run).toBe(RUN);
  run.add({ kind: "erased", members: ["pin"] });
  expect(run.state.sealed).toEqual({ token: "cd".repeat(16) });
});
