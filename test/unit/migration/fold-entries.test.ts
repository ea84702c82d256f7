import { describe, expect, test } from "vitest";
import { apply, fold } from "../../../main/core/migration/state/fold.ts";
import { NOT_KNOWN } from "../../../main/core/migration/state/infer-location.ts";
import type { JournalRow } from "../../../main/core/storage/port.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { confirmed, notSent, readingOf, rejected, START, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const THERE = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const toCloud = (): ToldRun => new ToldRun("to-cloud");
const toClient = (): ToldRun => new ToldRun("to-onprem");
const lost = (): ToldRun => toCloud().backedUp().takes("register", unknown());
const lostCode = (): ToldRun => toClient().codeSent().takes("code", unknown());
const twice = (): ToldRun =>
  lostCode().add({ kind: "repeat-granted", step: "code" }).takes("code", unknown());

/** The state after one more row as version 0.1.0 wrote them, without a stamp. */
function withOldRow(run: ToldRun, entry: JournalEntry) {
  const row: JournalRow = { ...(run.rows[0] as JournalRow), seq: run.rows.length + 1, entry };
  return fold([...run.rows, row]);
}

describe("a journal", () => {
  test("[I16] that doesn't begin with its opening is an internal error", () => {
    const [, second] = toCloud().inspected().rows;
    for (const rows of [[], second === undefined ? [] : [second]])
      expect(() => fold(rows)).toThrow("a journal begins with its opening");
  });

  test("[I16] that is opened anew begins anew", () => {
    const run = toCloud();
    expect(apply(lost().state, run.rows[0] as JournalRow)).toMatchObject({
      steps: run.state.steps,
      home: NOT_KNOWN,
    });
  });

  test("[I16] that ended says why, where and when", () => {
    const run = lost().pass(7).add({ kind: "ended", reason: "said-unmoved", step: "register" });
    expect(run.state.ended).toEqual({ reason: "said-unmoved", step: "register", at: START + 7 });
  });
});

describe("the moment of the last observation", () => {
  const date = (second: number) => new Date(START + second * 1000).toISOString();
  const dated = (cloud: string | undefined, client: string | undefined): Observation => ({
    ...HERE,
    cloud: confirmed(cloud === undefined ? {} : { serverDate: cloud }),
    onPrem: confirmed(client === undefined ? {} : { serverDate: client }),
  });

  test("[I19] has the cloud's date, else the client's, else none", () => {
    const at = (cloud: string | undefined, client: string | undefined) =>
      toCloud().inspected(dated(cloud, client)).state.lastReadAt;
    expect(at(date(1), date(2))).toMatchObject({ wall: START, serverDate: date(1) });
    expect(at(undefined, date(2))).toMatchObject({ wall: START, serverDate: date(2) });
    expect(at(undefined, undefined)).not.toHaveProperty("serverDate");
    expect(at(undefined, undefined)).toMatchObject({ wall: START });
  });

  test("[I19] is not moved by what is no observation", () => {
    const run = toCloud()
      .inspected(dated(date(1), undefined))
      .pass(5)
      .confirm("point-of-no-return");
    expect(run.state.lastReadAt).toMatchObject({ wall: START, serverDate: date(1) });
    expect(toCloud().state.lastReadAt).toBeUndefined();
    expect(run.looks("backup", HERE).state.lastReadAt).toMatchObject({ wall: START + 5 });
  });
});

describe("a person's confirmations", () => {
  const asked = (): ToldRun =>
    new ToldRun("to-cloud", { cloud: { appId: undefined } })
      .inspected({ ...HERE, subscriptions: [{ id: "x", overrideCallbackUri: "https://one.example" }] })
      .confirm("wipe-override");

  test("[C3] of a callback's removal is about the one that stood then, whatever is confirmed later", () => {
    expect(asked().state.callbackGivenUp).toBe("https://one.example");
    const another = [{ id: "x", overrideCallbackUri: "https://two.example" }];
    const later = asked().looks("backup", { ...HERE, subscriptions: another });
    expect(later.confirm("point-of-no-return").state.callbackGivenUp).toBe("https://one.example");
    expect(later.confirm("wipe-override").state.callbackGivenUp).toBe("https://two.example");
    expect(toCloud().inspected().confirm("point-of-no-return").state.callbackGivenUp).toBeUndefined();
  });

  test("[I6] of refused PINs holds for those that were known then, and for no others", () => {
    const refused = { count: 1, at: "2026-01-14T12:00:00.000Z", folder: "another" };
    const run = asked().confirm("refused-pin", "recent-register");
    run.add({ kind: "refused-elsewhere", refused });
    expect(run.state.refusedElsewhere).toEqual(refused);
    expect([...run.state.confirmed.keys()]).toEqual(["wipe-override", "recent-register"]);
  });

  test("[I5] of a recent registration holds for that one alone", () => {
    const register = { at: "2026-01-14T12:00:00.000Z", run: "another" };
    const run = asked().confirm("refused-pin", "recent-register");
    run.add({ kind: "recent-register", register });
    expect(run.state.recentRegister).toEqual(register);
    expect([...run.state.confirmed.keys()]).toEqual(["wipe-override", "refused-pin"]);
  });
});

describe("[I27] a step that version 0.1.0 left out", () => {
  const skip = (step: "code" | "shards", why: "already-registered" | "not-wanted"): JournalEntry => ({
    kind: "skipped",
    step,
    why,
  });
  const proven = (): ToldRun =>
    toClient().prepared().takes("account", confirmed(), { kind: "account", answer: "already-registered" });

  test("is open again if it was the code, and its account request proved nothing", () => {
    const run = toClient().prepared().takes("account", unknown());
    expect(withOldRow(run, skip("code", "already-registered")).steps.code).toEqual({ kind: "pending" });
    expect(run.add(skip("code", "already-registered")).state.steps.code).toMatchObject({ kind: "skipped" });
  });

  test("stays left out if the account request proved it, or if it is another step or reason", () => {
    const unproven = (): ToldRun => toClient().prepared().takes("account", unknown());
    expect(withOldRow(proven(), skip("code", "already-registered")).steps.code.kind).toBe("skipped");
    expect(withOldRow(unproven(), skip("shards", "already-registered")).steps.shards.kind).toBe("skipped");
    expect(withOldRow(unproven(), skip("code", "not-wanted")).steps.code.kind).toBe("skipped");
  });
});

describe("an observation", () => {
  test("[I9] after the window was over says anew where the number is: one that tells nothing, nothing", () => {
    const run = lost().pass(16_000).looks("register", HERE);
    expect(run.state.home).toMatchObject({ is: "on-premises", proof: "proven" });
    expect(run.looks("register", DARK).state.home).toEqual(NOT_KNOWN);
  });

  test("[I4] keeps an earlier code open that moved the number, or may have, and no other", () => {
    expect(twice().looks("code", HERE).state.earlierCodeOpen).toBe(true);
    expect(twice().looks("code", DARK).state.earlierCodeOpen).toBe(true);
    expect(twice().pass(16_000).looks("code", THERE).state.earlierCodeOpen).toBe(false);
    expect(lostCode().looks("code", HERE).state.earlierCodeOpen).toBe(false);
    expect(lostCode().looks("code", DARK).state.earlierCodeOpen).toBe(false);
  });

  test("[I9] takes a person's word away where it proves another place, and leaves it otherwise", () => {
    const said = (): ToldRun => toCloud().inspected(DARK).add({ kind: "attested", home: "cloud" });
    expect(said().looks("backup", DARK).state.attested).toBe("cloud");
    expect(said().looks("backup", THERE).state.attested).toBe("cloud");
    expect(said().looks("backup", HERE).state.attested).toBeUndefined();
    const contradicted = said().looks("backup", readingOf("silent", "connected")).state;
    expect(contradicted).toMatchObject({ attested: "cloud", home: NOT_KNOWN });
    const open = (): ToldRun => lost().add({ kind: "attested", home: "cloud" });
    expect(open().looks("register", DARK).state.attested).toBe("cloud");
    expect(open().looks("register", THERE).state.attested).toBe("cloud");
    expect(open().pass(16_000).looks("register", HERE).state.attested).toBeUndefined();
  });

  const after = (
    because: "refusal" | "lost-answer" | "resumed",
    reading: Observation,
    run = toCloud().inspected(),
  ) =>
    run.add({ kind: "looked", because, step: "backup", reading, begunMs: run.moment.monotonicMs }).state.home;

  test("[I9] that was made for an answer and got none leaves nothing known by earlier observations", () => {
    const before = toCloud().inspected().state.home;
    expect(after("refusal", DARK)).toEqual(NOT_KNOWN);
    expect(after("lost-answer", DARK)).toEqual(NOT_KNOWN);
    expect(after("resumed", readingOf("silent", "connecting"))).toEqual(before);
    expect(after("refusal", HERE)).toMatchObject({ is: "on-premises", proof: "proven" });
  });

  test("[I9] and leaves what was known by an answer, or by a person", () => {
    const registered = toCloud().registered();
    expect(after("lost-answer", DARK, registered)).toMatchObject({ basis: "register-answer" });
    const said = toCloud().inspected(DARK).add({ kind: "attested", home: "on-premises" });
    expect(after("lost-answer", readingOf("silent", "connecting"), said)).toMatchObject({
      proof: "attested",
    });
  });

  test("[I9] that began before the number moved, and shows it as before, counts for nothing", () => {
    const moved = (): ToldRun => toCloud().pass(1_000).registered().pass(1_000);
    const byAnswer = { is: "cloud", proof: "proven", basis: "register-answer" };
    expect(moved().looks("subscribe", HERE, 999).state.home).toEqual(byAnswer);
    // Begun with the answer or after it, in another process, or nobody knows when.
    expect(moved().looks("subscribe", HERE, 1_000).state.home).not.toEqual(byAnswer);
    expect(moved().restart().looks("subscribe", HERE, 0).state.home).not.toEqual(byAnswer);
    const undatedLook = moved().add({
      kind: "looked",
      because: "lost-answer",
      step: "subscribe",
      reading: HERE,
    });
    expect(undatedLook.state.home).not.toEqual(byAnswer);
    const old = withOldRow(moved(), {
      kind: "looked",
      because: "lost-answer",
      step: "subscribe",
      reading: HERE,
      begunMs: 0,
    });
    expect(old.home).not.toEqual(byAnswer);
    // What shows it at its target has seen the move.
    expect(moved().looks("subscribe", THERE, 999).state.home).toMatchObject({ basis: "both-sides" });
  });

  test("[I24] dates a code whose answer was lost, once, and only by a date", () => {
    const serverDate = new Date(START + 9_000).toISOString();
    const run = toClient().prepared().takes("account", unknown());
    const { code } = run.state;
    expect(run.looks("account", DARK).state.code).toStrictEqual(code);
    run.looks("account", { ...DARK, onPrem: confirmed({ serverDate }) });
    expect(run.state.code?.sent.serverDate).toBe(serverDate);
    run.looks("account", { ...DARK, onPrem: confirmed({ serverDate: new Date(START).toISOString() }) });
    expect(run.state.code?.sent.serverDate).toBe(serverDate);
  });

  test("[I22] tells how many late moves of others were known, until the next one tells", () => {
    const run = toCloud().inspected();
    run.add({ kind: "looked", because: "resumed", step: "backup", reading: HERE, begunMs: 0, lateMoves: 2 });
    expect(run.state.lateMoves).toBe(2);
    expect(run.looks("backup", HERE).state.lateMoves).toBe(2);
  });
});

describe("an intent", () => {
  const leaves = (run: ToldRun, lateMoves?: number): ToldRun =>
    run.add({
      kind: "intent",
      step: "register",
      attempt: run.state.attempts.register + 1,
      monotonicMs: 0,
      ...(lateMoves === undefined ? {} : { lateMoves }),
    });
  const counted = (lateMoves: number): ToldRun =>
    toCloud()
      .backedUp()
      .add({ kind: "looked", because: "resumed", step: "backup", reading: HERE, begunMs: 0, lateMoves });

  test("[I28] knows nothing of where the number was, if another run moved it since the last look", () => {
    const atHome = { is: "on-premises", proof: "proven" };
    expect(leaves(toCloud().backedUp()).state.homeBefore).toMatchObject(atHome);
    expect(leaves(toCloud().backedUp(), 0).state.homeBefore).toMatchObject(atHome);
    expect(leaves(toCloud().backedUp(), 1).state).toMatchObject({ homeBefore: NOT_KNOWN, lateMoves: 1 });
    expect(leaves(counted(2), 2).state.homeBefore).toMatchObject(atHome);
    expect(leaves(counted(2), 3).state).toMatchObject({ homeBefore: NOT_KNOWN, lateMoves: 3 });
    expect(leaves(counted(2)).state.lateMoves).toBe(2);
  });

  test("[I4] follows an open one only if nobody knows what became of that", () => {
    const stayed = lost().pass(16_000).looks("register", HERE).intent("register").state;
    expect(stayed).toMatchObject({
      earlierRegisterOpen: false,
      registerIsRepeat: false,
      homeBefore: { is: "on-premises" },
    });
    expect(lost().intent("register").state).toMatchObject({
      earlierRegisterOpen: true,
      registerIsRepeat: true,
    });
    const first = toCloud().inspected(DARK).intent("register").state;
    expect(first).toMatchObject({ earlierRegisterOpen: false, registerIsRepeat: false });
  });

  test("[F32] asks for a code by SMS, unless it says otherwise", () => {
    expect(toClient().prepared().intent("account").state.code?.method).toBe("sms");
    expect(toClient().prepared().intent("account", { method: "voice" }).state.code?.method).toBe("voice");
  });
});

describe("a change of the client's first password", () => {
  const change = (run: ToldRun, outcome?: RecordedOutcome, late?: true): ToldRun =>
    run.add({
      kind: "password-change",
      ...(outcome === undefined ? {} : { outcome }),
      ...(late === undefined ? {} : { late }),
    });
  const stateOf = (run: ToldRun) => run.state.passwordChange;

  test("[F17] is under way, then done or failed, and the client is observed anew", () => {
    const run = change(toCloud().inspected());
    expect([stateOf(run), run.state.steps.inspect.kind]).toEqual(["under-way", "confirmed"]);
    expect(stateOf(change(run, rejected("other")))).toBe("failed");
    expect(run.state.steps.inspect).toEqual({ kind: "pending" });
    expect(stateOf(change(toCloud().inspected(), confirmed()))).toBe("done");
  });

  test("[F36] that failed is done if a late answer says so, and nothing else is changed by one", () => {
    const failed = (): ToldRun => change(toCloud().inspected(), unknown());
    expect(stateOf(change(failed(), confirmed(), true))).toBe("done");
    expect(stateOf(change(failed(), rejected("other"), true))).toBe("failed");
    expect(stateOf(change(failed(), undefined, true))).toBe("failed");
    expect(stateOf(change(change(toCloud().inspected()), confirmed(), true))).toBe("under-way");
    const again = failed().inspected();
    expect(change(again, confirmed(), true).state.steps.inspect.kind).toBe("confirmed");
  });
});

describe("a run that is taken up again", () => {
  const reopen = (
    run: ToldRun,
    step: "account" | "register" | "subscribe" | "code",
    more: object = {},
  ): ToldRun =>
    run.add(
      { kind: "ended", reason: "access-refused", step },
      { kind: "reopened", step, sealed: {}, ...more },
    );

  test("[I4] keeps what may have arrived open: a code, an account request, an earlier code", () => {
    const code = reopen(lostCode(), "account").state;
    expect([code.steps.account.kind, code.steps.code.kind]).toEqual(["pending", "unknown"]);
    const account = reopen(toClient().prepared().takes("account", unknown()), "account").state;
    expect(account.steps.account.kind).toBe("unknown");
    const earlier = lostCode().add({ kind: "repeat-granted", step: "code" }).takes("code", notSent());
    const { account: pending, code: kept } = reopen(earlier, "account").state.steps;
    expect([pending.kind, kept.kind]).toEqual(["pending", "not-sent"]);
    const refused = toClient().codeSent().takes("code", rejected("code-wrong"));
    expect(reopen(refused, "account").state.steps.code.kind).toBe("pending");
  });

  test("[I28] knows where the number was, as past, if its move is ahead and none is open", () => {
    const before = { is: "on-premises", proof: "proven", basis: "both-sides" };
    const refused = (): ToldRun => toCloud().backedUp().takes("register", rejected("other"));
    expect(reopen(refused(), "register").state).toMatchObject({
      home: { ...before, past: true },
      gaveBackup: false,
    });
    expect(reopen(lost(), "register").state).toMatchObject({ home: NOT_KNOWN, gaveBackup: true });
    const moved = reopen(toCloud().registered().takes("subscribe", rejected("other")), "subscribe");
    expect(moved.state.home).toEqual({ is: "cloud", proof: "proven", basis: "register-answer" });
    expect(moved.state.gaveBackup).toBe(true);
    const code = reopen(lostCode(), "account").state;
    expect(code).toMatchObject({ home: NOT_KNOWN, deniedByTarget: true });
    const earlier = lostCode().add({ kind: "repeat-granted", step: "code" }).takes("code", notSent());
    expect(reopen(earlier, "account").state.deniedByTarget).toBe(true);
  });

  test("[I28] knows a person's word as that, and not as past", () => {
    const said = toCloud().inspected(DARK).add({ kind: "attested", home: "on-premises" });
    expect(reopen(said, "register").state.home).toStrictEqual({
      is: "on-premises",
      proof: "attested",
      basis: "person",
    });
  });

  test("[I6] counts refused PINs on, unless the PIN was set anew", () => {
    const refused = (): ToldRun => {
      const run = toCloud().backedUp().intent("register", { request: "f1" });
      return run.outcome("register", rejected("other", { apiError: { code: 131031 } }));
    };
    expect(reopen(refused(), "register").state).toMatchObject({ pinRefusals: 1, suspectRequests: ["f1"] });
    expect(reopen(refused(), "register", { pinSetAnew: true }).state).toMatchObject({
      pinRefusals: 0,
      suspectRequests: [],
    });
  });

  test("[I16] observes and asks anew", () => {
    const run = toCloud().inspected().add({ kind: "password-change", outcome: unknown() }).inspected();
    run.looks("backup", HERE);
    const { passwordChange, observations, seen, tries } = reopen(run, "register").state;
    expect({ passwordChange, observations, seen }).toEqual({
      passwordChange: "none",
      observations: [],
      seen: undefined,
    });
    expect([tries.inspect, tries.register]).toEqual([2, 0]);
  });
});
