import { describe, expect, test } from "vitest";
import type { Evidence, RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { NOT_KNOWN } from "../../../main/core/migration/state/infer-location.ts";
import {
  APP,
  ASKED,
  confirmed,
  notSent,
  PAIR,
  readingOf,
  rejected,
  START,
  ToldRun,
  unknown,
} from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const THERE = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");
const AN_HOUR_MS = 3_600_000;

const toCloud = (): ToldRun => new ToldRun("to-cloud");
const toClient = (): ToldRun => new ToldRun("to-onprem");
const PAIR_GIVEN = { kind: "pair", ref: PAIR } as const;

/** A code whose answer was lost, and another one after it, at a person's request. */
const codeTwice = (): ToldRun =>
  toClient().codeSent().takes("code", unknown()).add({ kind: "repeat-granted", step: "code" }).intent("code");

describe("a step that is done without an answer of its own", () => {
  test("[I27] but that nothing proves, by an older version, stays open and is looked at anew", () => {
    const run = toCloud().backedUp().takes("register", unknown()).looks("register", HERE).pass(10);
    const { steps, home } = run.state;
    run.add({ kind: "settled", step: "register", by: "look-up", unproven: true });
    expect(run.state).toMatchObject({ steps, home, observations: [], lastOutcome: { wall: START + 10 } });
  });

  test("[I4] settles an earlier code, if the code is that step, and no other", () => {
    const run = codeTwice().outcome("code", unknown());
    expect(run.state.earlierCodeOpen).toBe(true);
    run.add({ kind: "settled", step: "account", by: "person" });
    expect(run.state.earlierCodeOpen).toBe(true);
    run.add({ kind: "settled", step: "code", by: "look-up", reading: HERE });
    expect(run.state).toMatchObject({ earlierCodeOpen: false, observations: [] });
    const once = toClient().codeSent().takes("code", unknown());
    expect(once.add({ kind: "settled", step: "account", by: "person" }).state.earlierCodeOpen).toBe(false);
  });

  test("[I10] dates a subscription only where this run asked for one that was not there before", () => {
    const settle = (run: ToldRun): ToldRun =>
      run.add({ kind: "settled", step: "subscribe", by: "look-up", reading: THERE });
    const asked = (reading = HERE): ToldRun =>
      toCloud().registered(reading).takes("subscribe", unknown()).pass(AN_HOUR_MS);
    expect(settle(asked()).state.marks.subscribeProof).toMatchObject({
      wall: START + AN_HOUR_MS,
      exact: false,
    });
    const before = { ...HERE, subscriptions: [{ id: APP }] };
    expect(settle(asked(before)).state.marks.subscribeProof).toBeUndefined();
    expect(settle(toCloud().registered()).state.marks.subscribeProof).toBeUndefined();
    const another = asked().add({ kind: "settled", step: "verify", by: "look-up", reading: THERE });
    expect(another.state.marks.subscribeProof).toBeUndefined();
  });

  test("[I19] is dated by the clock of the API that it is about", () => {
    const at = (cloud: string, client: string) => ({
      ...THERE,
      cloud: confirmed({ serverDate: cloud }),
      onPrem: confirmed({ serverDate: client }),
    });
    const [ofCloud, ofClient] = ["2026-01-15T12:00:01.000Z", "2026-01-15T12:00:09.000Z"];
    const reading = at(ofCloud, ofClient);
    const register = toCloud().backedUp().takes("register", unknown());
    register.add({ kind: "settled", step: "register", by: "look-up", reading });
    expect(register.state.marks.moveProof).toMatchObject({ serverDate: ofCloud });
    register.takes("subscribe", unknown());
    register.add({ kind: "settled", step: "subscribe", by: "look-up", reading });
    expect(register.state.marks.subscribeProof).toMatchObject({ serverDate: ofCloud });
    const code = toClient().codeSent().takes("code", unknown());
    code.add({ kind: "settled", step: "code", by: "look-up", reading });
    expect(code.state.marks.moveProof).toMatchObject({ serverDate: ofClient });
  });

  test("[I28] names what proves it, and nothing where no observation is on record", () => {
    const settled = (more: object): ToldRun =>
      toCloud()
        .backedUp()
        .takes("register", unknown())
        .add({ kind: "settled", step: "register", by: "look-up", ...more });
    expect(settled({ reading: THERE }).state.home).toStrictEqual({
      is: "cloud",
      proof: "proven",
      basis: "both-sides",
    });
    expect(settled({}).state.home).toStrictEqual({ is: "cloud", proof: "proven" });
  });
});

describe("a verification", () => {
  const reading = { ...THERE, ownApp: APP };
  const done = (): ToldRun => toCloud().registered().takes("subscribe", confirmed());

  test("[I8] that succeeded keeps what it saw, and no other look counts as it", () => {
    expect(toCloud().inspected().state.verified).toBeUndefined();
    expect(done().takes("verify", unknown(), { kind: "reading", reading }).state.verified).toBeUndefined();
    const run = done().takes("verify", confirmed(), { kind: "reading", reading });
    expect(run.state.verified).toEqual(reading);
    expect(run.takes("verify", confirmed()).state.verified).toEqual(reading);
  });
});

describe("where the number is after a backup", () => {
  const CLIENT_NAMES_IT = readingOf("silent", "connecting", { clientServes: ASKED });
  const given = (reading = CLIENT_NAMES_IT, outcome: RecordedOutcome = confirmed()): ToldRun =>
    toCloud().inspected(reading).takes("backup", outcome, PAIR_GIVEN);

  test("[I28] is on-premises by that backup, where the client names the number", () => {
    const byBackup = { is: "on-premises", proof: "proven", basis: "backup-given" };
    expect(given().state.home).toEqual(byBackup);
    const wasInCloud = toCloud()
      .inspected(readingOf("cloud", "down"))
      .add({ kind: "looked", because: "resumed", step: "backup", reading: CLIENT_NAMES_IT, begunMs: 0 });
    expect(wasInCloud.state.home).toMatchObject({ is: "cloud", proof: "proven" });
    expect(wasInCloud.takes("backup", confirmed(), PAIR_GIVEN).state.home).toEqual(byBackup);
    const told = toCloud().add({ kind: "attested", home: "on-premises" }).inspected(CLIENT_NAMES_IT);
    expect(told.state.home).toMatchObject({ is: "on-premises", proof: "attested" });
    expect(told.takes("backup", confirmed(), PAIR_GIVEN).state.home).toEqual(byBackup);
  });

  test("[I28] stays unknown where the client names another number, or none", () => {
    for (const clientServes of ["12025550199", undefined])
      expect(given({ ...CLIENT_NAMES_IT, clientServes }).state.home).toEqual(NOT_KNOWN);
    expect(toCloud().takes("backup", confirmed(), PAIR_GIVEN).state.home).toEqual(NOT_KNOWN);
  });

  test("[I28] stays unknown where the platform's record contradicts, or the backup failed", () => {
    expect(given({ ...CLIENT_NAMES_IT, cloudSays: "cloud" }).state.home).toEqual(NOT_KNOWN);
    for (const outcome of [rejected("other"), unknown(), notSent()])
      expect(toCloud().inspected(CLIENT_NAMES_IT).takes("backup", outcome).state.home).toEqual(NOT_KNOWN);
  });

  test("[I28] stays proven by what proved it before", () => {
    expect(given(HERE).state.home).toMatchObject({ is: "on-premises", basis: "both-sides" });
  });

  test("[I1] is remembered as given, which no failed one is", () => {
    expect(given().state).toMatchObject({ gaveBackup: true, pair: PAIR });
    expect(toCloud().inspected().takes("backup", rejected("other")).state.gaveBackup).toBe(false);
  });
});

describe("where the number is after a code was sent", () => {
  const after = (reading = THERE): object =>
    toClient().inspected(reading).takes("account", confirmed(), { kind: "account", answer: "code-sent" })
      .state.home;

  test("[I9] is no longer where the client alone, or with the cloud, said that it is", () => {
    expect(after(HERE)).toEqual(NOT_KNOWN);
    expect(after(readingOf("silent", "serves-number"))).toEqual(NOT_KNOWN);
  });

  test("[I9] is still where the cloud said so", () => {
    expect(after(readingOf("on-premises", "silent"))).toMatchObject({ basis: "cloud-look-up" });
    expect(after(THERE)).toMatchObject({ is: "cloud", basis: "both-sides" });
  });

  test("[I9] is not touched by an account request that brought nothing", () => {
    const run = toClient().inspected(HERE).takes("account", unknown());
    expect(run.state.home).toMatchObject({ is: "on-premises", basis: "both-sides" });
    expect(toClient().inspected(HERE).takes("verify", unknown()).state.home).toMatchObject({
      basis: "both-sides",
    });
  });

  test("[I28] is on-premises where the client says that it is registered already, and denied where not", () => {
    const answered = (answer: "code-sent" | "already-registered") =>
      toClient().prepared().takes("account", confirmed(), { kind: "account", answer }).state;
    expect(answered("code-sent").deniedByTarget).toBe(true);
    expect(answered("already-registered")).toMatchObject({
      deniedByTarget: false,
      home: { is: "on-premises", basis: "account-answer" },
    });
  });
});

describe("a refused PIN", () => {
  const UNEXPLAINED = rejected("other", { apiError: { code: 1005 } });
  const asked = (run: ToldRun, outcome: RecordedOutcome, request?: string): ToldRun =>
    run.intent("account", request === undefined ? {} : { request }).outcome("account", outcome);

  test("[I6] is counted where it is named, and where an unexplained refusal may be about it", () => {
    expect(asked(toClient().prepared(), rejected("pin-wrong"), "f1").state).toMatchObject({
      pinRefusals: 1,
      suspectRequests: [],
    });
    expect(asked(toClient().prepared(), UNEXPLAINED, "f1").state).toMatchObject({
      pinRefusals: 1,
      suspectRequests: ["f1"],
    });
    expect(asked(toClient().prepared(), UNEXPLAINED).state).toMatchObject({
      pinRefusals: 1,
      suspectRequests: [],
    });
  });

  test("[I6] is not counted where none was sent, or the refusal is about something else", () => {
    const nothing = { pinRefusals: 0, suspectRequests: [] };
    const withoutPin = new ToldRun("to-onprem", { number: { pin: undefined } }).prepared();
    expect(asked(withoutPin, UNEXPLAINED, "f1").state).toMatchObject(nothing);
    expect(asked(toClient().prepared(), rejected("other"), "f1").state).toMatchObject(nothing);
    for (const outcome of [unknown(), notSent(), confirmed()])
      expect(asked(toClient().prepared(), outcome, "f1").state).toMatchObject(nothing);
    const code = toClient().codeSent().intent("code", { request: "f1" }).outcome("code", UNEXPLAINED);
    expect(code.state).toMatchObject(nothing);
  });

  test("[I6] is counted for shards too, whose request carries it", () => {
    const run = toClient().codeSent().takes("code", confirmed()).intent("shards", { request: "f2" });
    expect(run.outcome("shards", UNEXPLAINED).state).toMatchObject({
      pinRefusals: 1,
      suspectRequests: ["f2"],
    });
  });
});

describe("when the number moved", () => {
  test("[I19] is exact after one request, and not where an earlier one may have moved it", () => {
    expect(toCloud().registered().state.marks.moveProof).toMatchObject({ exact: true });
    const code = toClient().codeSent().takes("code", confirmed());
    expect(code.state.marks.moveProof).toMatchObject({ exact: true });
    const register = toCloud().backedUp().takes("register", unknown());
    register.add({ kind: "repeat-granted", step: "register" }).takes("register", confirmed());
    expect(register.state.marks.moveProof).toMatchObject({ exact: false });
    const again = codeTwice().outcome("code", confirmed());
    expect(again.state).toMatchObject({ earlierCodeOpen: false, marks: { moveProof: { exact: false } } });
  });

  test("[I19] is not told by a request that failed, nor by another step", () => {
    expect(toCloud().backedUp().takes("register", rejected("other")).state.marks.moveProof).toBeUndefined();
    expect(toCloud().backedUp().state.marks.moveProof).toBeUndefined();
  });

  test("[I10] a subscription that was confirmed is exact, whatever is open besides", () => {
    const run = toCloud().registered().pass(AN_HOUR_MS).takes("subscribe", confirmed());
    expect(run.state.marks).toMatchObject({
      moveProof: { wall: START },
      subscribeProof: { wall: START + AN_HOUR_MS, exact: true },
    });
  });

  test("[I4] a code that was refused or never sent leaves an earlier one open", () => {
    for (const outcome of [rejected("code-wrong"), notSent(), unknown()])
      expect(codeTwice().outcome("code", outcome).state.earlierCodeOpen).toBe(true);
    const another = codeTwice().outcome("code", unknown()).takes("account", confirmed());
    expect(another.state.earlierCodeOpen).toBe(true);
  });
});

describe("a wait that the platform told", () => {
  const limited = (seconds: number): RecordedOutcome =>
    rejected("rate-limited", { retryAfterSeconds: seconds });
  /** A register that was repeated, and of whose first request a refusal with a wait came meanwhile. */
  const meanwhile = (): ToldRun =>
    toCloud()
      .backedUp()
      .takes("register", unknown())
      .add({ kind: "repeat-granted", step: "register" })
      .intent("register")
      .add({ kind: "late-answer", step: "register", attempt: 1, outcome: limited(300) });
  const waitOf = (run: ToldRun) => run.state.toldWaits.register;

  test("[I23] counts from its answer, and is over with an answer that accepts", () => {
    const run = toCloud().backedUp().pass(5).takes("register", limited(60));
    expect(waitOf(run)).toMatchObject({ step: "register", seconds: 60, from: { wall: START + 5 } });
    expect(waitOf(run.takes("register", limited(30)))).toMatchObject({ seconds: 30 });
    expect(waitOf(run.takes("register", unknown()))).toMatchObject({ seconds: 30 });
    expect(waitOf(run.takes("subscribe", confirmed()))).toMatchObject({ seconds: 30 });
    expect(waitOf(run.takes("register", confirmed()))).toBeUndefined();
  });

  test("[I23] by a late answer while another request was under way stays, if it ends later", () => {
    expect(waitOf(meanwhile())).toMatchObject({ seconds: 300 });
    expect(waitOf(meanwhile().outcome("register", limited(60)))).toMatchObject({ seconds: 300 });
    expect(waitOf(meanwhile().outcome("register", limited(900)))).toMatchObject({ seconds: 900 });
    expect(waitOf(meanwhile().outcome("register", confirmed()))).toMatchObject({ seconds: 300 });
  });

  test("[I23] between two codes is no wait of the request itself", () => {
    expect(toClient().codeSent({ smsWaitSeconds: 30 }).state.toldWaits.account).toBeUndefined();
  });
});

test("[I1] an answer that nobody can rely on brings nothing but an observation", () => {
  const backup = toCloud().inspected().takes("backup", unknown(), PAIR_GIVEN);
  expect(backup.state).toMatchObject({ pair: undefined, gaveBackup: false });
  const look = toCloud().takes("inspect", unknown(), { kind: "reading", reading: HERE });
  expect(look.state.lastReading).toEqual(HERE);
});

describe("what is known of a code", () => {
  const told = (retryAfterSeconds: number): Partial<Evidence> => ({ retryAfterSeconds });

  test("[I12] a guess that was not taken keeps the wait that stands, or starts the one that it was told", () => {
    const run = toClient()
      .codeSent()
      .takes("code", rejected("code-too-many-guesses", told(120)));
    run.pass(1_000).takes("code", notSent());
    expect(run.state.code).toMatchObject({ guesses: 1, guessRests: { seconds: 120, from: { wall: START } } });
    run.takes("code", rejected("token-expired", told(30)));
    expect(run.state.code).toMatchObject({
      guesses: 1,
      guessRests: { seconds: 30, from: { wall: START + 1_000 } },
      notTaken: { kind: "rejected" },
    });
    run.takes("code", rejected("code-wrong"));
    expect(run.state.code).toMatchObject({ guesses: 2, notTaken: undefined, guessRests: undefined });
  });

  test("[I12] a guess without an answer counts, and is no refusal", () => {
    const run = toClient().codeSent().takes("code", rejected("code-wrong"));
    const { lastRefusal } = run.state.code ?? {};
    expect(lastRefusal).toMatchObject({ outcome: { reason: "code-wrong" }, from: { wall: START } });
    run.pass(5).takes("code", unknown());
    expect(run.state.code).toMatchObject({ guesses: 2, lastRefusal });
  });

  test("[I12] a request for another code that came to nothing leaves the one before it as it was", () => {
    for (const outcome of [notSent(), rejected("code-too-soon")]) {
      const run = toClient().codeSent({ smsWaitSeconds: 30 });
      const { code } = run.state;
      expect(code).toMatchObject({ certain: true, smsWaitSeconds: 30 });
      run.pass(AN_HOUR_MS).takes("account", outcome);
      expect(run.state.code).toMatchObject({ certain: true, sentAt: START, smsWaitSeconds: 30, guesses: 0 });
    }
  });

  test("[I12] a first request that came to nothing leaves no code to wait for", () => {
    for (const outcome of [notSent(), rejected("code-too-soon", told(60))])
      expect(toClient().prepared().takes("account", outcome).state.code).toBeUndefined();
  });

  test("[I12] one whose answer was lost may have been sent, at its request", () => {
    const run = toClient().prepared().takes("account", unknown());
    expect(run.state.code).toMatchObject({ certain: false, sentAt: START, guesses: 0 });
  });

  test("[I12] an answer to a request that is not on record makes none", () => {
    const run = toClient().prepared();
    run.outcome("account", confirmed(), { kind: "account", answer: "code-sent" });
    expect(run.state.code).toBeUndefined();
  });

  test("[I12] other steps leave it as it is", () => {
    const run = toClient().codeSent();
    const { code } = run.state;
    expect(run.takes("shards", confirmed()).state.code).toEqual(code);
    expect(toCloud().registered().state.code).toBeUndefined();
  });
});

describe("a person's word about a display name", () => {
  const named = (run: ToldRun, displayName: string): ToldRun =>
    run.takes("account", confirmed(), { kind: "account", answer: "code-sent", displayName });
  const accepted = (): ToldRun => named(toClient().prepared(), "Other Bakery").confirm("display-name");

  test("[I11][F33] holds for that name alone, and for every other question nothing changes", () => {
    expect(accepted().state.confirmed.has("display-name")).toBe(true);
    expect([...named(accepted(), "Other Bakery").state.confirmed.keys()].toSorted()).toEqual([
      "display-name",
      "point-of-no-return",
      "sending-paused",
    ]);
    expect([...named(accepted(), "Third Bakery").state.confirmed.keys()].toSorted()).toEqual([
      "point-of-no-return",
      "sending-paused",
    ]);
  });
});

test("[I9] an observation without any answer is no proof of the look that made it", () => {
  const looked = (reading = DARK) =>
    toCloud().takes("inspect", confirmed(), { kind: "reading", reading }).state.steps.inspect;
  expect(looked()).toMatchObject({ kind: "confirmed", by: "asked" });
  expect(looked(readingOf("silent", "down"))).toMatchObject({ by: "look-up" });
  expect(looked(readingOf("cloud", "silent"))).toMatchObject({ by: "look-up" });
  expect(toCloud().takes("inspect", notSent()).state.steps.inspect).toEqual({
    kind: "not-sent",
    attempt: 1,
    outcome: notSent(),
  });
});
