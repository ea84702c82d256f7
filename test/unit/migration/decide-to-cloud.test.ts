import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/core/migration/decide/decision.ts";
import type { EndReason } from "../../../shared/migration/end-reason.ts";
import type { Reading } from "../../../shared/migration/reading.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { NotSentCause, RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import { instant } from "../../../shared/time.ts";
import {
  APP,
  confirmed,
  notSent,
  PAIR,
  readingOf,
  rejected,
  START,
  ToldRun,
  unknown,
} from "../../support/told-run.ts";

const ended = (reason: EndReason, step: StepName): Decision => ({
  kind: "write",
  entry: { kind: "ended", reason, step },
});
const settledBy = (step: StepName, by: "look-up" | "person", reading?: Reading): Decision => ({
  kind: "write",
  entry: { kind: "settled", step, by, ...(reading === undefined ? {} : { reading }) },
});
const skipped = (step: StepName, why: "already-on-target" | "no-look-ups"): Decision => ({
  kind: "write",
  entry: { kind: "skipped", step, why },
});
const act = (step: StepName): Decision => ({ kind: "act", step });
const look = (step: StepName, because: "lost-answer" | "refusal" | "override"): Decision => ({
  kind: "look",
  step,
  because,
});
const asks = (...what: readonly string[]): object => ({
  kind: "wait",
  phase: { kind: "awaiting-confirmation", what },
});

/** Settled facts of a certificate or a proxy: nothing that time mends. */
const LASTING: readonly NotSentCause[] = [
  "proxy-refused",
  "proxy-authentication",
  "proxy-unsupported",
  "self-signed",
  "unknown-ca",
  "name-mismatch",
  "expired",
  "not-yet-valid",
  "missing-intermediate",
  "old-tls",
  "weak-certificate",
  "fingerprint-mismatch",
];
const PASSING: readonly NotSentCause[] = [
  "name-not-found",
  "connection-refused",
  "no-route",
  "connect-timeout",
  "tls-failed",
  "proxy-unreachable",
  "proxy-lost",
  "cancelled-before-sending",
];
const HERE = readingOf("on-premises", "serves-number");
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const fresh = (): ToldRun => new ToldRun("to-cloud");

/** The pauses before the second, third and fourth try, and what comes instead of a fifth. */
function tries(run: ToldRun, step: StepName, outcome: RecordedOutcome): readonly unknown[] {
  const seen: unknown[] = [];
  for (let count = 0; count < 4; count += 1) {
    run.takes(step, outcome);
    const { decision } = run;
    if (decision.kind !== "pause") {
      seen.push(decision);
      continue;
    }
    run.pass(decision.ms);
    // A pause counts as its length only where the step is acted on after it.
    const acts = run.decision.kind === "act" && run.decision.step === step;
    seen.push(acts ? decision.ms : run.decision);
  }
  return seen;
}

describe("a request that never left", () => {
  test.each<readonly [StepName, EndReason, () => ToldRun]>([
    ["inspect", "inspect-failed", fresh],
    ["backup", "backup-lost", () => fresh().inspected()],
    ["register", "register-not-sent", () => fresh().backedUp()],
    ["subscribe", "subscribe-lost", () => fresh().registered()],
  ])("[F2] of %s is sent again 1, 3 and 8 seconds later, and then no more", (step, ending, begin) => {
    expect(tries(begin(), step, notSent())).toEqual([1_000, 3_000, 8_000, ended(ending, step)]);
  });

  test.each(LASTING)("[F14][F16] for %s is not sent again", (cause) => {
    expect(fresh().backedUp().takes("register", notSent(cause)).decision).toEqual(
      ended("register-not-sent", "register"),
    );
  });

  test.each(PASSING)("[F2] for %s is sent again", (cause) => {
    expect(fresh().backedUp().takes("register", notSent(cause)).decision).toEqual({
      kind: "pause",
      ms: 1_000,
      until: instant(START + 1_000),
      why: "retry",
    });
  });
});

describe("the wait before a try", () => {
  test("[I23] counts from the last outcome, and in another process from where that took the run up", () => {
    const run = fresh().takes("inspect", notSent()).pass(400);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 600, until: instant(START + 1_000) });
    run.restart().pass(5_000);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 1_000 });
    run.add({ kind: "taken-up" }).pass(300);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 700 });
    run.pass(700);
    expect(run.decision).toEqual(act("inspect"));
  });
});

describe("what is asked before anything is sent", () => {
  const WARNING = { id: "clock", status: "warn", subject: "machine", title: "x" };

  test("[I17] nothing, where all checks are well and no register of the number may be open", () => {
    expect(fresh().decision).toEqual(act("inspect"));
  });

  test("[I4][I17] whether to go on with warnings and over another register, each until it is confirmed", () => {
    const register = { at: new Date(START).toISOString(), run: "r-20260114-before" };
    const run = new ToldRun("to-cloud", {}, { checks: [WARNING], recentRegister: register });
    expect(run.decision).toEqual(asks("warnings", "recent-register"));
    run.confirm("warnings");
    expect(run.decision).toEqual(asks("recent-register"));
    run.confirm("recent-register");
    expect(run.decision).toEqual(act("inspect"));
  });

  test("[I17] checks that are well are no warning", () => {
    const run = new ToldRun("to-cloud", {}, { checks: [{ ...WARNING, status: "pass" }] });
    expect(run.decision).toEqual(act("inspect"));
  });
});

describe("an intent that a process left behind", () => {
  test("[F21][I9] is answered with unknown before anything else", () => {
    const run = fresh().backedUp().intent("register").restart().pass(60_000);
    expect(run.decision).toEqual({
      kind: "write",
      entry: {
        kind: "outcome",
        step: "register",
        attempt: 1,
        outcome: {
          kind: "unknown",
          cause: "interrupted",
          evidence: { at: new Date(START + 60_000).toISOString(), durationMs: 0 },
        },
      },
    });
  });

  test("[F21] to change a password is answered in the same way", () => {
    const run = fresh().add({ kind: "password-change" });
    expect(run.decision).toMatchObject({
      kind: "write",
      entry: { kind: "password-change", outcome: { kind: "unknown", cause: "interrupted" } },
    });
  });
});

describe("the first look", () => {
  const wantsPassword = { ...HERE, onPrem: rejected("password-change-required") };
  const withNew = (): ToldRun =>
    new ToldRun("to-cloud", {
      auth: { username: "admin", password: { env: "OLD" }, newPassword: { env: "NEW" } },
    });

  test("[I17] that was refused ends the run", () => {
    expect(fresh().takes("inspect", rejected("other")).decision).toEqual(ended("inspect-failed", "inspect"));
  });

  test("[I21] whose answer was lost is taken again, for it changes nothing", () => {
    expect(tries(fresh(), "inspect", unknown())).toEqual([
      1_000,
      3_000,
      8_000,
      ended("inspect-failed", "inspect"),
    ]);
  });

  test("[I21] at a client with its first password has that changed once, and looks again", () => {
    const run = withNew().inspected(wantsPassword);
    expect(run.decision).toEqual({ kind: "change-password" });
    run.add({ kind: "password-change" }, { kind: "password-change", outcome: confirmed() });
    expect(run.decision).toEqual(act("inspect"));
    run.inspected(wantsPassword);
    expect(run.decision).toEqual(ended("access-refused", "inspect"));
  });

  test("[I21] at such a client without a new password in the plan, or at another one, changes none", () => {
    expect(fresh().inspected(wantsPassword).decision).toEqual(act("backup"));
    const only = new ToldRun("to-cloud", { auth: { username: "admin", password: { env: "OLD" } } });
    expect(only.inspected(wantsPassword).decision).toEqual(act("backup"));
    const refused = { ...HERE, onPrem: rejected("token-expired") };
    expect(withNew().inspected(refused).decision).toEqual(act("backup"));
    expect(withNew().inspected().decision).toEqual(act("backup"));
  });

  test("[F34] that shows a client of another number ends the run before its backup", () => {
    expect(fresh().inspected(readingOf("on-premises", "serves-another")).decision).toEqual(
      ended("backup-of-another-number", "backup"),
    );
    expect(fresh().inspected(readingOf("on-premises", "connected")).decision).toEqual(act("backup"));
  });

  test("[I7] that shows the number in the cloud leaves out what would move it there", () => {
    const run = fresh().inspected(readingOf("cloud", "serves-another"));
    expect(run.decision).toEqual(skipped("backup", "already-on-target"));
    run.add({ kind: "skipped", step: "backup", why: "already-on-target" });
    expect(run.decision).toEqual(skipped("register", "already-on-target"));
    run.add({ kind: "skipped", step: "register", why: "already-on-target" });
    expect(run.decision).toEqual(act("subscribe"));
  });
});

describe("the backup", () => {
  const refused = (reason: RefusalReason, more = {}): ToldRun =>
    fresh().inspected().takes("backup", rejected(reason, more));

  test("[I1] without a pair that can be used ends the run", () => {
    expect(fresh().inspected().takes("backup", confirmed()).decision).toEqual(
      ended("pair-unusable", "backup"),
    );
  });

  test("[F7] whose answer was lost is asked for again", () => {
    expect(tries(fresh().inspected(), "backup", unknown())).toEqual([
      1_000,
      3_000,
      8_000,
      ended("backup-lost", "backup"),
    ]);
  });

  test.each<readonly [RefusalReason, EndReason]>([
    ["backup-refused", "backup-refused"],
    ["token-expired", "access-refused"],
    ["token-invalid", "access-refused"],
    ["permission-missing", "access-refused"],
    ["password-change-required", "access-refused"],
  ])("[I17] refused for %s is looked at once, and ends with %s", (reason, ending) => {
    const run = refused(reason);
    expect(run.decision).toEqual(look("backup", "refusal"));
    run.looks("backup", HERE);
    expect(run.decision).toEqual(ended(ending, "backup"));
  });

  test("[F18] waits as it was told, and five seconds where nothing was told", () => {
    expect(refused("service-not-ready", { retryAfterSeconds: 90 }).decision).toMatchObject({
      kind: "pause",
      ms: 90_000,
      why: "told-to-wait",
    });
    const untold = refused("rate-limited");
    expect(untold.decision).toMatchObject({ kind: "pause", ms: 5_000, why: "told-to-wait" });
    expect(untold.pass(5_000).decision).toEqual(act("backup"));
  });

  test("[F18] waits for no longer than a minute and a half", () => {
    expect(refused("maintenance", { retryAfterSeconds: 91 }).decision).toEqual(look("backup", "refusal"));
  });
});

describe("a register", () => {
  const OVERRIDE = { id: "another", overrideCallbackUri: "https://one.example" };
  const sent = (outcome: RecordedOutcome): ToldRun => fresh().backedUp().takes("register", outcome);

  test("[I1] asks for the point of no return first", () => {
    const run = fresh().inspected();
    run.takes("backup", confirmed(), { kind: "pair", ref: PAIR });
    expect(run.decision).toEqual(asks("point-of-no-return"));
    expect(run.confirm("point-of-no-return").decision).toEqual(act("register"));
  });

  test("[C3] asks before it where a callback stands that may be our app's", () => {
    const before = { ...HERE, subscriptions: [OVERRIDE] };
    const nameless = new ToldRun("to-cloud", { cloud: { appId: undefined } }).backedUp(before);
    expect(nameless.decision).toEqual(asks("wipe-override"));
    expect(nameless.confirm("wipe-override").decision).toEqual(act("register"));
    // Whose app is ours is known: another one's callback is in nobody's way, ours is looked at before subscribing.
    expect(fresh().backedUp(before).decision).toEqual(act("register"));
    const plain = new ToldRun("to-cloud", { cloud: { appId: undefined } });
    expect(plain.backedUp({ ...HERE, subscriptions: [{ id: "another" }] }).decision).toEqual(act("register"));
  });

  test.each<readonly [RefusalReason, EndReason]>([
    ["pin-wrong", "register-pin-refused"],
    ["pin-locked", "register-pin-refused"],
    ["pin-too-fast", "register-pin-refused"],
    ["registration-limit", "platform-limit"],
    ["rate-limited", "told-to-wait"],
    ["service-not-ready", "told-to-wait"],
    ["temporarily-refused", "told-to-wait"],
    ["maintenance", "told-to-wait"],
    ["token-expired", "access-refused"],
    ["permission-missing", "access-refused"],
    ["deregistration-incomplete", "register-refused"],
    ["other", "register-refused"],
  ])("[F18][F31] refused for %s is looked at once, never sent again, and ends with %s", (reason, ending) => {
    const run = sent(rejected(reason, { retryAfterSeconds: 1 }));
    expect(run.decision).toEqual(look("register", "refusal"));
    run.looks("register", HERE);
    expect(run.decision).toEqual(ended(ending, "register"));
  });

  test("[I6] whose PIN was refused a second time ends for good", () => {
    const run = sent(rejected("pin-wrong")).looks("register", HERE);
    run.add({ kind: "ended", reason: "register-pin-refused", step: "register" });
    run.add({ kind: "reopened", step: "register", sealed: {} }).takes("register", rejected("pin-wrong"));
    run.looks("register", HERE);
    expect(run.decision).toEqual(ended("pin-refused-twice", "register"));
  });

  test("[I4] that was refused although the number has moved is settled by the look", () => {
    const run = sent(rejected("other")).looks("register", MOVED);
    expect(run.decision).toEqual(settledBy("register", "look-up", MOVED));
  });

  test("[I4] whose answer was lost is looked for, and settled where the number arrived", () => {
    const run = sent(unknown());
    expect(run.decision).toEqual(look("register", "lost-answer"));
    run.looks("register", HERE);
    expect(run.decision).toEqual({
      kind: "pause",
      ms: 3_000,
      until: instant(START + 3_000),
      why: "second-look",
    });
    run.pass(3_000).looks("register", MOVED);
    expect(run.decision).toEqual(settledBy("register", "look-up", MOVED));
  });

  test("[I4] is said to have had no effect only after the whole window", () => {
    const run = sent(unknown()).looks("register", HERE).pass(15_000).looks("register", HERE);
    expect(run.decision).toEqual(look("register", "lost-answer"));
    run.pass(1_000).looks("register", HERE);
    expect(run.decision).toEqual(ended("register-had-no-effect", "register"));
  });

  test("[I4] after the window without a word on where the number is, a person is asked, with the last look", () => {
    const nowhere = readingOf("nowhere", "down");
    const run = sent(unknown()).looks("register", nowhere).pass(16_000).looks("register", nowhere);
    expect(run.decision).toEqual({
      kind: "wait",
      phase: { kind: "unknown", step: "register", reading: nowhere },
    });
  });

  test("[I17] where nobody answers two looks are enough, and one of them that was answered is none of them", () => {
    const run = sent(unknown()).looks("register", DARK);
    expect(run.decision).toMatchObject({ kind: "pause" });
    run.pass(3_000).looks("register", DARK);
    expect(run.decision).toMatchObject({ kind: "wait", phase: { kind: "unknown", reading: DARK } });
    const once = sent(unknown()).looks("register", HERE).pass(3_000).looks("register", DARK);
    expect(once.decision).toMatchObject({ kind: "pause" });
  });

  test("[I4] goes on from a person's word: moved, not moved, or once more", () => {
    const waiting = (): ToldRun =>
      sent(unknown()).looks("register", DARK).pass(3_000).looks("register", DARK);
    expect(waiting().add({ kind: "attested", home: "cloud" }).decision).toEqual(
      settledBy("register", "person"),
    );
    expect(waiting().add({ kind: "attested", home: "on-premises" }).decision).toEqual(
      ended("said-unmoved", "register"),
    );
    const again = waiting().add({ kind: "repeat-granted", step: "register" });
    expect(again.decision).toEqual(act("register"));
    expect(again.add({ kind: "repeat-granted", step: "register", withdrawn: true }).decision).toMatchObject({
      kind: "wait",
    });
  });

  test.each([notSent(), rejected("other")])(
    "[I4] that was repeated and came to nothing ($kind) leaves the one before it open",
    (outcome) => {
      const run = sent(unknown()).looks("register", DARK).pass(3_000).looks("register", DARK);
      run.add({ kind: "repeat-granted", step: "register" }).takes("register", outcome);
      const because = outcome.kind === "rejected" ? "refusal" : "lost-answer";
      expect(run.decision).toEqual(look("register", because));
      run.looks("register", DARK);
      expect(run.decision).toMatchObject({ kind: "pause", why: "second-look" });
      run.pass(3_000).looks("register", DARK);
      expect(run.decision).toMatchObject({ kind: "wait", phase: { kind: "unknown", step: "register" } });
    },
  );
});

describe("the subscription", () => {
  const OWN = { id: APP };
  const OVERRIDE = { ...OWN, overrideCallbackUri: "https://one.example" };
  const OTHERS = { id: "another", overrideCallbackUri: "https://one.example" };
  const seen = (subscriptions: Reading["subscriptions"]): Reading => ({
    ...MOVED,
    ...(subscriptions === undefined ? {} : { subscriptions }),
  });
  const after = (subscriptions: Reading["subscriptions"]): ToldRun =>
    fresh().registered({ ...HERE, ...(subscriptions === undefined ? {} : { subscriptions }) });

  test.each([[undefined], [[]], [[OWN]], [[OTHERS]]])(
    "[C3] is sent where no callback of ours stands: %j",
    (subscriptions) => {
      expect(after(subscriptions).decision).toEqual(act("subscribe"));
    },
  );

  test("[C3] is looked at where a callback of ours stood, and found, sent or asked about", () => {
    expect(after([OVERRIDE]).decision).toEqual(look("subscribe", "override"));
    const looked = (subscriptions: Reading["subscriptions"]): Decision =>
      after([OVERRIDE]).looks("subscribe", seen(subscriptions)).decision;
    expect(looked([OVERRIDE])).toEqual(settledBy("subscribe", "look-up", seen([OVERRIDE])));
    expect(looked([OWN])).toEqual(settledBy("subscribe", "look-up", seen([OWN])));
    expect(looked([])).toEqual(act("subscribe"));
    expect(looked([OTHERS])).toEqual(act("subscribe"));
    expect(looked(undefined)).toEqual(asks("wipe-override"));
    const agreed = after([OVERRIDE]).confirm("wipe-override");
    expect(agreed.decision).toEqual(look("subscribe", "override"));
    expect(agreed.looks("subscribe", seen(undefined)).decision).toEqual(act("subscribe"));
  });

  test("[C3] of an app that nobody knows is never taken for ours", () => {
    const nameless = (): ToldRun =>
      new ToldRun("to-cloud", { cloud: { appId: undefined } })
        .backedUp({ ...HERE, subscriptions: [OTHERS] })
        .confirm("wipe-override")
        .takes("register", confirmed());
    expect(nameless().decision).toEqual(look("subscribe", "override"));
    const looked = nameless().looks("subscribe", seen([OTHERS]));
    expect(looked.decision).toEqual(act("subscribe"));
    const lost = looked
      .takes("subscribe", unknown())
      .pass(500)
      .looks("subscribe", seen([OTHERS]));
    expect(lost.decision).toMatchObject({ kind: "pause", why: "retry" });
    // The token's own word tells which app it is.
    const told = new ToldRun("to-cloud", { cloud: { appId: undefined } });
    told
      .registered({ ...HERE, ownApp: "another" })
      .takes("subscribe", unknown())
      .pass(500);
    told.looks("subscribe", seen([OTHERS]));
    expect(told.decision).toMatchObject({ kind: "write", entry: { kind: "settled", by: "look-up" } });
  });

  test("[I10] whose answer was lost is looked at half a second later, and sent again where it is not there", () => {
    const run = after(undefined).takes("subscribe", unknown());
    expect(run.decision).toMatchObject({ kind: "pause", ms: 500, why: "second-look" });
    run.pass(500);
    expect(run.decision).toEqual(look("subscribe", "lost-answer"));
    run.looks("subscribe", seen([OTHERS]));
    expect(run.decision).toMatchObject({ kind: "pause", ms: 500, why: "retry" });
    run.pass(500);
    expect(run.decision).toEqual(act("subscribe"));
    const found = after(undefined)
      .takes("subscribe", unknown())
      .pass(500)
      .looks("subscribe", seen([OWN]));
    expect(found.decision).toEqual(settledBy("subscribe", "look-up", seen([OWN])));
  });

  test("[I10] that was refused waits as it was told, or is looked at once and ends the run", () => {
    const waits = after(undefined).takes("subscribe", rejected("rate-limited", { retryAfterSeconds: 30 }));
    expect(waits.decision).toMatchObject({ kind: "pause", ms: 30_000, why: "told-to-wait" });
    const run = after(undefined).takes("subscribe", rejected("permission-missing"));
    expect(run.decision).toEqual(look("subscribe", "refusal"));
    run.looks("subscribe", seen([]));
    expect(run.decision).toEqual(ended("subscribe-refused", "subscribe"));
  });
});

describe("the last look", () => {
  const subscribed = (): ToldRun => fresh().registered().takes("subscribe", confirmed());
  const taken = (run: ToldRun, reading: Reading): ToldRun =>
    run.takes("verify", unknown(), { kind: "reading", reading });

  test("[I8] ends a run that it confirms", () => {
    expect(subscribed().decision).toEqual(act("verify"));
    const run = subscribed().takes("verify", confirmed(), { kind: "reading", reading: MOVED });
    expect(run.decision).toEqual({ kind: "write", entry: { kind: "ended", reason: "complete" } });
    run.add({ kind: "ended", reason: "complete" });
    expect(run.decision).toEqual({ kind: "over" });
  });

  /** The pauses between looks that all say the same, and what comes after the last. */
  function repeated(reading: Reading): readonly unknown[] {
    const run = subscribed();
    const seen: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      taken(run, reading);
      const { decision } = run;
      if (decision.kind !== "pause") return [...seen, decision];
      expect(decision.why).toBe("second-look");
      seen.push(decision.ms);
      run.pass(decision.ms);
      expect(run.decision).toEqual(act("verify"));
    }
    return seen;
  }

  test("[I9] is taken four times before a number that is still on the other side ends the run", () => {
    expect(repeated(readingOf("on-premises", "serves-number"))).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-on-target", "verify"),
    ]);
  });

  test("[I10] says of a number without our subscription that it is not subscribed", () => {
    expect(repeated({ ...MOVED, subscriptions: [{ id: "another" }] })).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-subscribed", "subscribe"),
    ]);
    // Subscriptions alone are a word, too.
    expect(repeated({ ...DARK, subscriptions: [] })).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-subscribed", "subscribe"),
    ]);
  });

  test("[I8] that nobody answers is taken twice, and left out where nothing speaks against the move", () => {
    expect(repeated(DARK)).toEqual([1_000, skipped("verify", "no-look-ups")]);
  });

  test("[I8] that nothing contradicts, though one side is silent, is left out after four times", () => {
    expect(repeated(readingOf("silent", "down")).at(-1)).toEqual(skipped("verify", "no-look-ups"));
    expect(repeated(readingOf("somewhere", "silent")).at(-1)).toEqual(skipped("verify", "no-look-ups"));
  });

  test("[I8] of a run that neither side ever answered is left out after four times", () => {
    const run = fresh().takes("inspect", confirmed());
    run.takes("backup", confirmed(), { kind: "pair", ref: PAIR }).confirm("point-of-no-return");
    run.takes("register", confirmed()).takes("subscribe", confirmed());
    for (let count = 0; count < 4; count += 1) run.takes("verify", notSent()).pass(8_000);
    expect(run.decision).toEqual(skipped("verify", "no-look-ups"));
  });
});
