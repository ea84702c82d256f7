import { describe, expect, test } from "vitest";
import { resendWaitSeconds } from "../../../main/core/migration/decide/code.ts";
import type { EndReason } from "../../../shared/migration/end-reason.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { RefusalReason } from "../../../shared/platform/outcome.ts";
import { act, asks, ended, look, settledBy } from "../../support/decisions.ts";
import {
  confirmed,
  notSent,
  readingOf,
  rejected,
  START,
  ToldRun,
  unknown,
  type PlanChange,
} from "../../support/told-run.ts";

const MINUTE_MS = 60_000;

const awaitsCode = (more: object = {}): object => ({
  kind: "wait",
  phase: expect.objectContaining({ kind: "awaiting-code", ...more }) as object,
});
const iso = (ms: number): string => new Date(START + ms).toISOString();

const THERE = readingOf("cloud", "unregistered");
const ARRIVED = readingOf("on-premises", "serves-number");
const DARK = readingOf("silent", "silent");

const fresh = (change?: PlanChange): ToldRun => new ToldRun("to-onprem", change);
const lostAccount = (): ToldRun => fresh().prepared().takes("account", unknown());
const lostCode = (): ToldRun => fresh().codeSent().takes("code", unknown());
const registered = (change?: PlanChange): ToldRun => fresh(change).codeSent().takes("code", confirmed());

describe("the way back", () => {
  test("[F34] [I7] asks a client that serves another number for nothing, and can be taken up once it is free", () => {
    const run = fresh().inspected(readingOf("cloud", "serves-another"));
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "ended", reason: "client-in-use", step: "inspect" },
    });
  });

  test("[I7] leaves nothing out where the number is on-premises already", () => {
    expect(fresh().inspected(ARRIVED).decision).toEqual(asks("sending-paused", "point-of-no-return"));
  });

  test("[I11] asks for what is not confirmed yet, and only then for a code", () => {
    const run = fresh().inspected().confirm("sending-paused");
    expect(run.decision).toEqual(asks("point-of-no-return"));
    expect(run.confirm("point-of-no-return").decision).toEqual(act("account"));
  });
});

describe("the request for a code", () => {
  test("[F2] that never left is sent again", () => {
    const run = fresh().prepared().takes("account", notSent());
    expect(run.decision).toMatchObject({ kind: "pause", ms: 1_000, why: "retry" });
    // However long the run was left: no code has been requested yet.
    expect(run.pass(2 * MINUTE_MS).decision).toEqual(act("account"));
    expect(run.restart().add({ kind: "taken-up" }).pass(1_000).decision).toEqual(act("account"));
    const spent = fresh().prepared();
    for (let count = 0; count < 4; count += 1) spent.takes("account", notSent()).pass(8_000);
    expect(spent.decision).toEqual(ended("account-not-sent", "account"));
  });

  test("[I11] whose answer was lost is looked for twice, three seconds apart, and never sent a second time", () => {
    const run = lostAccount();
    expect(run.decision).toEqual(look("account", "lost-answer"));
    run.looks("account", DARK);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 3_000, why: "second-look" });
    run.pass(3_000);
    expect(run.decision).toEqual(look("account", "lost-answer"));
    run.looks("account", DARK);
    expect(run.decision).toEqual(awaitsCode({ certain: false }));
  });

  test("[I11] whose answer was lost is settled by a look that shows the number registered", () => {
    const run = lostAccount().looks("account", THERE);
    expect(run.decision).toMatchObject({ kind: "pause", why: "second-look" });
    run.pass(3_000).looks("account", ARRIVED);
    expect(run.decision).toEqual(settledBy("account", "look-up", ARRIVED));
    run.add({ kind: "settled", step: "account", by: "look-up", reading: ARRIVED });
    // Already registered: no code is needed.
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "skipped", step: "code", why: "already-registered" },
    });
  });

  test.each<readonly [RefusalReason, EndReason]>([
    ["certificate-refused", "account-refused"],
    ["rate-limited", "account-refused"],
    ["code-too-soon", "account-refused"],
    ["pin-wrong", "account-refused"],
    ["token-expired", "access-refused"],
    ["account-locked", "account-refused"],
  ])("[F18] refused for %s is looked at once, and ends with %s", (reason, ending) => {
    const run = fresh().prepared().takes("account", rejected(reason));
    expect(run.decision).toEqual(look("account", "refusal"));
    run.looks("account", THERE);
    expect(run.decision).toEqual(ended(ending, "account"));
  });

  test("[I6] whose PIN was refused twice ends for good", () => {
    const run = fresh().prepared().takes("account", rejected("pin-wrong")).looks("account", THERE);
    run.add({ kind: "ended", reason: "account-refused", step: "account" });
    run.add({ kind: "reopened", step: "account", sealed: {} }).takes("account", rejected("pin-wrong"));
    run.looks("account", THERE);
    expect(run.decision).toEqual(ended("pin-refused-twice", "account"));
  });

  test("[I6] for another code, whose PIN was refused, leaves the first code to be entered once and not twice", () => {
    const run = fresh().codeSent().pass(MINUTE_MS);
    run.takes("account", rejected("pin-wrong")).looks("account", THERE);
    expect(run.decision).toEqual(awaitsCode({ certain: true }));
    run.takes("account", rejected("pin-wrong")).looks("account", THERE);
    expect(run.decision).toEqual(ended("pin-refused-twice", "account"));
  });

  test.each([rejected("other"), rejected("rate-limited"), notSent()])(
    "[F32] for another code that came to nothing ($kind) leaves the one that is known to have been sent",
    (outcome) => {
      const run = fresh().codeSent().pass(MINUTE_MS).takes("account", outcome);
      if (outcome.kind === "rejected") run.looks("account", THERE);
      expect(run.decision).toEqual(awaitsCode({ certain: true, sentAt: iso(0) }));
    },
  );

  test.each<RefusalReason>(["code-too-soon", "rate-limited", "bad-parameter"])(
    "[I11] [F32] refused for %s leaves the code to be entered that may be on the phone since one whose answer was lost",
    (reason) => {
      const run = lostAccount().looks("account", DARK).pass(3_000).looks("account", DARK);
      run.takes("account", rejected(reason)).looks("account", DARK);
      expect(run.decision).toEqual(awaitsCode({ certain: false }));
    },
  );

  test("[I11] that never left leaves open whether the one before it was answered by a code", () => {
    const run = lostAccount().looks("account", DARK).pass(3_000).looks("account", DARK);
    run.takes("account", notSent());
    expect(run.decision).toMatchObject({ kind: "pause", why: "retry" });
    // The request for another code is valid for one minute; then the run asks for the code that may have
    // arrived.
    expect(run.pass(MINUTE_MS).decision).toEqual(act("account"));
    expect(run.pass(1).decision).toEqual(awaitsCode({ certain: false }));
  });

  test.each([rejected("code-too-soon"), notSent()])(
    "[F32] that came to nothing ($kind) is left out where its code is: somebody else moved the number",
    (outcome) => {
      const run = lostAccount().looks("account", DARK).pass(3_000).looks("account", DARK);
      run
        .takes("account", outcome)
        .pass(2 * MINUTE_MS)
        .looks("account", THERE);
      expect(run.decision).toEqual(awaitsCode({ certain: false }));
      run.takes("code", rejected("code-wrong")).looks("code", ARRIVED);
      run.add({ kind: "skipped", step: "code", why: "already-registered" });
      expect(run.decision).toEqual({
        kind: "write",
        entry: { kind: "skipped", step: "account", why: "already-registered" },
      });
    },
  );

  test("[I11] is settled by the answer to its code, whatever became of a later one", () => {
    for (const outcome of [rejected("other"), notSent(), unknown()]) {
      const run = fresh().codeSent().takes("code", confirmed()).takes("account", outcome);
      expect(run.decision).toEqual(settledBy("account", "answer"));
    }
  });

  test("[I11] answered with 'registered already' needs no code, also after one whose answer was lost", () => {
    const already = { kind: "account", answer: "already-registered" } as const;
    const run = fresh().prepared().takes("account", confirmed(), already);
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "skipped", step: "code", why: "already-registered" },
    });
    const after = lostCode().takes("account", confirmed(), already);
    expect(after.decision).toEqual(settledBy("code", "answer"));
    const done = registered().takes("account", confirmed(), already);
    expect(done.decision).toEqual(act("shards"));
  });
});

describe("a display name", () => {
  test("[I11][F33] that differs is asked about before the code, and goes on once a person agreed", () => {
    const run = fresh().codeSent({ displayName: "Southwind Bakery" });
    expect(run.decision).toEqual(asks("display-name"));
    expect(run.confirm("display-name").decision).toEqual(awaitsCode());
  });

  test.each(["  Northwind   Bakery ", "Northwind\tBakery"])(
    "[F33] is the same in other white space: %j",
    (displayName) => {
      expect(fresh().codeSent({ displayName }).decision).toEqual(awaitsCode());
    },
  );

  test("[F33] is the same in another Unicode form, and another one in another case", () => {
    const named = (name: string, displayName: string): ToldRun =>
      fresh({ number: { displayName: name } }).codeSent({ displayName });
    expect(named("Caf\u00e9", "Cafe\u0301").decision).toEqual(awaitsCode());
    expect(named("Caf\u00e9", "caf\u00e9").decision).toEqual(asks("display-name"));
    expect(named("NorthwindBakery", "Northwind Bakery").decision).toEqual(asks("display-name"));
  });

  test("[F33] is compared with the cloud's where the plan names none, and with nothing where neither does", () => {
    const number = { refusedFields: [], host: "x", verifiedName: "Eastwind Bakery" };
    const nameless = (reading: Observation): ToldRun =>
      fresh({ number: { displayName: undefined } })
        .inspected(reading)
        .confirm("sending-paused", "point-of-no-return")
        .takes("account", confirmed(), {
          kind: "account",
          answer: "code-sent",
          displayName: "Northwind Bakery",
        });
    expect(nameless({ ...THERE, number }).decision).toEqual(asks("display-name"));
    expect(nameless(THERE).decision).toEqual(awaitsCode());
    expect(
      fresh().prepared().takes("account", confirmed(), { kind: "account", answer: "code-sent" }).decision,
    ).toEqual(awaitsCode());
  });
});

describe("a code that is awaited", () => {
  test("[I12][F32] tells when it was sent, how long it lives, and when another one may be asked for", () => {
    const run = fresh().prepared().intent("account", { method: "voice" }).pass(500);
    run.outcome("account", confirmed(), {
      kind: "account",
      answer: "code-sent",
      displayName: "Northwind Bakery",
      smsWaitSeconds: 30,
    });
    expect(run.decision).toEqual({
      kind: "wait",
      phase: {
        kind: "awaiting-code",
        certain: true,
        sentAt: iso(500),
        method: "voice",
        resendAt: { sms: iso(30_500), voice: iso(60_500) },
        expiresAt: iso(500 + 10 * MINUTE_MS),
        guesses: 0,
      },
    });
    const { code } = run.state;
    if (code === undefined) throw new Error("a code was sent");
    expect([resendWaitSeconds(code, "sms"), resendWaitSeconds(code, "voice")]).toEqual([30, 60]);
  });

  test("[I12][I23] has run out ten minutes after it was sent, and not before", () => {
    const run = fresh()
      .codeSent()
      .pass(10 * MINUTE_MS - 1);
    expect(run.decision).not.toMatchObject({ phase: { expired: true } });
    expect(run.pass(1).decision).toEqual(awaitsCode({ expired: true }));
    // In another process only the wall clock is usable.
    expect(
      fresh()
        .codeSent()
        .restart()
        .pass(10 * MINUTE_MS).decision,
    ).toEqual(awaitsCode({ expired: true }));
  });

  test("[I12] lets a channel that was refused rest for as long as it was told, and the other one not", () => {
    const run = fresh().codeSent().pass(MINUTE_MS);
    run.intent("account", { method: "sms" });
    run.outcome("account", rejected("code-too-soon", { retryAfterSeconds: 300 })).looks("account", THERE);
    expect(run.decision).toEqual(
      awaitsCode({ sentAt: iso(0), resendAt: { sms: iso(6 * MINUTE_MS), voice: iso(MINUTE_MS) } }),
    );
    // A wait that ends before the usual one does not shorten it.
    const short = fresh().codeSent().intent("account", { method: "voice" });
    short.outcome("account", rejected("code-too-soon", { retryAfterSeconds: 1 })).looks("account", THERE);
    expect(short.decision).toEqual(awaitsCode({ resendAt: { sms: iso(MINUTE_MS), voice: iso(MINUTE_MS) } }));
  });

  test("[I12][F32] counts guesses, and tells of the last refusal and when another guess is taken", () => {
    const refusal = rejected("code-too-many-guesses", { retryAfterSeconds: 120 });
    const run = fresh().codeSent().takes("code", refusal);
    expect(run.decision).toEqual(look("code", "refusal"));
    run.looks("code", THERE);
    expect(run.decision).toEqual(
      awaitsCode({ guesses: 1, lastRefusal: refusal, guessAt: iso(2 * MINUTE_MS) }),
    );
    run.takes("code", rejected("code-wrong")).looks("code", THERE);
    expect(run.decision).toEqual(awaitsCode({ guesses: 2, lastRefusal: rejected("code-wrong") }));
    expect(JSON.stringify(run.decision)).not.toContain("guessAt");
  });

  test("[I12] keeps guesses and rests over another request, and forgets the last refusal", () => {
    const run = fresh().codeSent();
    run.takes("code", rejected("code-too-many-guesses", { retryAfterSeconds: 120 })).looks("code", THERE);
    run.takes("account", unknown()).looks("account", THERE).pass(3_000).looks("account", THERE);
    expect(run.state.code).toMatchObject({
      guesses: 1,
      guessRests: { seconds: 120 },
      lastRefusal: undefined,
      certain: false,
    });
  });

  test("[I12] that never left, or whose sign-in was refused, was looked at by nobody", () => {
    for (const outcome of [notSent(), rejected("token-expired")]) {
      const run = fresh().codeSent().takes("code", outcome);
      if (outcome.kind === "rejected") run.looks("code", THERE);
      expect(run.decision).toEqual(awaitsCode({ guesses: 0, notTaken: outcome }));
      expect(run.state.code?.lastRefusal).toBeUndefined();
    }
  });

  test("[F32] that was refused although the number has arrived is left out: somebody else moved it", () => {
    const run = fresh().codeSent().takes("code", rejected("code-wrong")).looks("code", ARRIVED);
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "skipped", step: "code", why: "already-registered" },
    });
  });
});

describe("a code whose answer was lost", () => {
  test("[I4] is looked for, and settled where the number arrived", () => {
    const run = lostCode();
    expect(run.decision).toEqual(look("code", "lost-answer"));
    run.looks("code", THERE);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 3_000, why: "second-look" });
    run.pass(3_000).looks("code", ARRIVED);
    expect(run.decision).toEqual(settledBy("code", "look-up", ARRIVED));
  });

  test("[I4] is awaited again once the whole window showed the number where it was", () => {
    const run = lostCode().looks("code", THERE).pass(16_000).looks("code", THERE);
    expect(run.decision).toEqual(awaitsCode({ guesses: 1 }));
  });

  test("[I4] is asked about where nobody tells, with the last look", () => {
    const run = lostCode().looks("code", DARK).pass(3_000).looks("code", DARK);
    expect(run.decision).toEqual({ kind: "wait", phase: { kind: "unknown", step: "code", reading: DARK } });
  });

  test.each([rejected("code-wrong"), notSent()])(
    "[I4] is still open after a second entry that came to nothing ($kind)",
    (outcome) => {
      const again = (): ToldRun => {
        const run = lostCode().looks("code", DARK).pass(3_000).looks("code", DARK);
        run.add({ kind: "repeat-granted", step: "code" }).takes("code", outcome);
        expect(run.decision).toEqual(look("code", outcome.kind === "rejected" ? "refusal" : "lost-answer"));
        return run;
      };
      const dark = again().looks("code", DARK);
      expect(dark.decision).toMatchObject({ kind: "pause", why: "second-look" });
      dark.pass(3_000).looks("code", DARK);
      expect(dark.decision).toMatchObject({ kind: "wait", phase: { kind: "unknown", step: "code" } });
      expect(again().looks("code", ARRIVED).decision).toEqual(settledBy("code", "look-up", ARRIVED));
    },
  );

  test("[I4] goes on from a person's word: moved, not moved, or once more", () => {
    const waiting = (): ToldRun => lostCode().looks("code", DARK).pass(3_000).looks("code", DARK);
    expect(waiting().add({ kind: "attested", home: "on-premises" }).decision).toEqual(
      settledBy("code", "person"),
    );
    expect(waiting().add({ kind: "attested", home: "cloud" }).decision).toEqual(awaitsCode());
    expect(waiting().add({ kind: "repeat-granted", step: "code" }).decision).toEqual(awaitsCode());
  });
});
