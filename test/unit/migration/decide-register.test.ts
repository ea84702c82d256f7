import { describe, expect, test } from "vitest";
import type { EndReason } from "../../../shared/migration/end-reason.ts";
import type { RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import { instant } from "../../../shared/time.ts";
import { act, asks, ended, look, settledBy, skipped } from "../../support/decisions.ts";
import {
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
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const fresh = (): ToldRun => new ToldRun("to-cloud");

describe("a register", () => {
  const OVERRIDE = { id: "another", overrideCallbackUri: "https://one.example" };
  const sent = (outcome: RecordedOutcome): ToldRun => fresh().backedUp().takes("register", outcome);

  test("[I1] asks for the point of no return first", () => {
    const run = fresh().inspected();
    run.takes("backup", confirmed(), { kind: "pair", ref: PAIR });
    expect(run.decision).toEqual(asks("point-of-no-return"));
    expect(run.confirm("point-of-no-return").decision).toEqual(act("register"));
  });

  test("[I7] goes out on what both sides said within a minute, else they are asked once more", () => {
    const run = fresh().backedUp().pass(60_000);
    expect(run.decision).toEqual(act("register"));
    expect(run.pass(1).decision).toEqual(look("register", "before-register"));
    expect(run.looks("register", HERE).decision).toEqual(act("register"));
    expect(run.pass(60_000).decision).toEqual(act("register"));
    expect(run.pass(1).decision).toEqual(look("register", "before-register"));
    // An observation of another process has no usable time.
    expect(fresh().backedUp().restart().decision).toEqual(look("register", "before-register"));
  });

  test("[I7] is left out where that look shows the number in the cloud already", () => {
    const run = fresh().backedUp().pass(60_001).looks("register", MOVED);
    expect(run.decision).toEqual(skipped("register", "already-on-target"));
  });

  test("[C3] asks before it where a callback stands that may be our app's", () => {
    const before = { ...HERE, subscriptions: [OVERRIDE] };
    const nameless = new ToldRun("to-cloud", { cloud: { appId: undefined } }).backedUp(before);
    expect(nameless.decision).toEqual(asks("wipe-override"));
    expect(nameless.confirm("wipe-override").decision).toEqual(act("register"));
    // Our app is known: another app's callback URL does not matter, and ours is checked before subscribing.
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
      expect(run.decision).toEqual(look("register", outcome.kind === "rejected" ? "refusal" : "lost-answer"));
      run.looks("register", DARK);
      expect(run.decision).toMatchObject({ kind: "pause", why: "second-look" });
      run.pass(3_000).looks("register", DARK);
      expect(run.decision).toMatchObject({ kind: "wait", phase: { kind: "unknown", step: "register" } });
    },
  );
});
