import { describe, expect, test } from "vitest";
import type { NumberHold } from "../../../main/core/storage/operation-port.ts";
import type { FencedLock, Storage } from "../../../main/core/storage/port.ts";
import type { JournalEntry, StepYield } from "../../../shared/migration/journal-entry.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { OperationIntent } from "../../../shared/pin/operation-entry.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { askedAt, virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";
import { ENDED, NUMBER, opened, runNamed } from "./entries.ts";
import type { StorageHarness } from "./storage-contract.ts";

const HERE = runNamed("here01");
const THERE = runNamed("there1");
const { plan: PLAN } = opened(HERE);
const { plan: OTHER_PLAN } = opened(HERE, "600123456", "34");
const HOUR_MS = 3_600_000;

const INTENT: OperationIntent = {
  kind: "intent",
  what: "pin",
  action: "set",
  side: "on-premises",
  phoneNumberId: "10651",
  method: "POST",
  path: "/v1/settings/account/two-step",
  by: "person",
};

/**
 * What belongs to a number and not to a data folder: reported waits, refused PINs, and changes of its PIN.
 */
export function numberContract(name: string, harness: () => StorageHarness): void {
  type Machine = StorageHarness & { readonly clock: VirtualClock; readonly at: (name: string) => Storage };
  const start = (): Machine => {
    const clock = virtualClock();
    const made = harness();
    return { ...made, clock, at: (folder) => made.open(clock, folder) };
  };
  const begin = (storage: Storage, run = HERE): FencedLock => valueOf(storage.create(NUMBER, opened(run)));
  const answered = (
    clock: VirtualClock,
    step: StepName,
    { seconds, yields }: { readonly seconds?: number; readonly yields?: StepYield } = {},
  ): JournalEntry => {
    const evidence = {
      at: isoOf(clock.now()),
      durationMs: 3,
      serverDate: isoOf(clock.now()),
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    };
    const outcome: RecordedOutcome =
      yields === undefined
        ? { kind: "rejected", reason: "rate-limited", evidence }
        : { kind: "confirmed", evidence };
    return {
      kind: "outcome",
      stamp: { boot: "one", monotonicMs: clock.monotonicMs() },
      step,
      attempt: 1,
      outcome,
      ...(yields === undefined ? {} : { yield: yields }),
    };
  };
  const waitsAt = (storage: Storage): readonly unknown[] =>
    valueOf(storage.toldWaits(PLAN)).map(({ holds, seconds, folder }) => [
      holds,
      seconds,
      folder?.split("/").at(-1),
    ]);

  describe(`${name}: a told wait belongs to the number`, () => {
    test.each(["register", "subscribe", "account", "code", "shards"] as const)(
      "[I23] [I25] of a refused %s, with the run and the folder that were told it",
      (step) => {
        const { at, clock } = start();
        const home = at("home");
        const hold = begin(home);
        const toldAt = clock.now();
        valueOf(home.append(hold, answered(clock, step, { seconds: 600 })));
        expect(waitsAt(home)).toEqual([[step, 600, undefined]]);
        const other = at("other");
        expect(waitsAt(other)).toEqual([[step, 600, "home"]]);
        expect(valueOf(other.toldWaits(PLAN))).toMatchObject([
          {
            toldTo: HERE,
            from: { wall: toldAt, stamp: { boot: "one" }, serverDate: isoOf(toldAt) },
          },
        ]);
        expect(valueOf(other.toldWaits(OTHER_PLAN))).toEqual([]);
      },
    );

    test("[I23] [I25] what reads, and what never left, tells none and ends none", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, answered(clock, "inspect", { seconds: 600 })));
      expect(waitsAt(home)).toEqual([]);
      valueOf(home.append(hold, answered(clock, "register", { seconds: 60 })));
      const evidence = { at: isoOf(clock.now()), durationMs: 3 };
      const notSent: RecordedOutcome = { kind: "notSent", cause: "connection-refused", evidence };
      valueOf(home.append(hold, { kind: "outcome", step: "register", attempt: 2, outcome: notSent }));
      expect(waitsAt(home)).toEqual([["register", 60, undefined]]);
    });

    test("[I23] [I25] a refused sign-in tells the wait of the request that it was needed for, and ends none", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      const refused = (attempt: number, retryAfterSeconds?: number): JournalEntry => {
        const evidence = { at: isoOf(clock.now()), durationMs: 3 };
        const told = retryAfterSeconds === undefined ? evidence : { ...evidence, retryAfterSeconds };
        const outcome: RecordedOutcome = { kind: "notSent", cause: "sign-in-refused", evidence: told };
        return { kind: "outcome", step: "account", attempt, outcome };
      };
      valueOf(home.append(hold, refused(1, 300)));
      expect(waitsAt(at("other"))).toEqual([["account", 300, "home"]]);
      valueOf(home.append(hold, refused(2)));
      expect(waitsAt(home)).toEqual([["account", 300, undefined]]);
    });

    test("[F36] [I23] an answer that came late tells one, ends none and makes none shorter that was told since", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      const late = (seconds?: number): JournalEntry => {
        const entry = answered(clock, "register", seconds === undefined ? {} : { seconds });
        if (entry.kind !== "outcome") throw new Error("an answer is an outcome");
        const { step, attempt, outcome, stamp } = entry;
        return { kind: "late-answer", step, attempt, outcome, stamp };
      };
      valueOf(home.append(hold, late(600)));
      expect(waitsAt(at("other"))).toEqual([["register", 600, "home"]]);
      valueOf(home.append(hold, late(10)));
      valueOf(home.append(hold, late()));
      expect(waitsAt(home)).toEqual([["register", 600, undefined]]);
      valueOf(home.append(hold, late(900)));
      expect(waitsAt(home)).toEqual([["register", 900, undefined]]);
    });

    test("[I23] none is left once practice begins anew", () => {
      const { at, clock } = start();
      const home = at("home");
      valueOf(home.append(begin(home), answered(clock, "register", { seconds: 600 })));
      valueOf(home.forgetTries());
      expect(waitsAt(at("other"))).toEqual([]);
    });

    test("[I5] [I25] a ration that the platform calls spent holds for 72 hours", () => {
      const { at, clock } = start();
      const home = at("home");
      const entry = answered(clock, "register");
      if (entry.kind !== "outcome" || entry.outcome.kind !== "rejected") throw new Error("a refusal");
      const outcome = { ...entry.outcome, reason: "registration-limit" as const };
      valueOf(home.append(begin(home), { ...entry, outcome }));
      expect(waitsAt(at("other"))).toEqual([["register", 72 * 3600, "home"]]);
    });

    test.each([
      [{ smsWaitSeconds: 30, voiceWaitSeconds: 90 }, 30, 90],
      [{ voiceWaitSeconds: 90 }, 60, 90],
      [{}, 60, 60],
    ])("[I12] [I25] the waits between two codes are kept by channel: %o", (told, sms, voice) => {
      const { at, clock } = start();
      const home = at("home");
      const yields = { kind: "account", answer: "code-sent", ...told } as const;
      valueOf(home.append(begin(home), answered(clock, "account", { yields })));
      expect(waitsAt(at("other"))).toEqual([
        ["code-by-sms", sms, "home"],
        ["code-by-voice", voice, "home"],
      ]);
    });

    test("[I23] [I25] a later answer without one ends it for every folder, whoever was told it", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, answered(clock, "register", { seconds: 600 })));
      valueOf(home.append(hold, answered(clock, "shards", { seconds: 60 })));
      valueOf(home.append(hold, ENDED));
      const other = at("other");
      const next = begin(other, THERE);
      valueOf(other.append(next, answered(clock, "register")));
      expect(waitsAt(home)).toEqual([["shards", 60, undefined]]);
    });

    test("[I23] one that was measured to be over is taken out, and no other", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      for (const step of ["register", "subscribe"] as const)
        valueOf(home.append(hold, answered(clock, step, { seconds: 600 })));
      const measured = valueOf(at("other").toldWaits(PLAN)).filter(({ holds }) => holds === "register");
      // Reported while the previous one is measured.
      valueOf(home.append(hold, answered(clock, "code", { seconds: 900 })));
      valueOf(at("other").waitsAreOver(PLAN, measured));
      expect(new Set(waitsAt(home))).toEqual(
        new Set([
          ["code", 900, undefined],
          ["subscribe", 600, undefined],
        ]),
      );
    });

    test("[I25] a folder from before the book kept waits brings its own along, once", () => {
      const { at, clock, loseState } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, answered(clock, "account", { seconds: 300 })));
      valueOf(home.append(hold, answered(clock, "register", { seconds: 600 })));
      valueOf(home.append(hold, answered(clock, "account")));
      valueOf(home.append(hold, ENDED));
      home.close();
      loseState();
      at("home").close();
      const other = at("other");
      expect(waitsAt(other)).toEqual([["register", 600, "home"]]);
      valueOf(other.waitsAreOver(PLAN, valueOf(other.toldWaits(PLAN))));
      at("home").close();
      expect(waitsAt(other)).toEqual([]);
    });

    test("practice forgets them with its platform", () => {
      const { at, clock } = start();
      const home = at("home");
      valueOf(home.append(begin(home), answered(clock, "register", { seconds: 600 })));
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      valueOf(home.forgetTries());
      const other = at("other");
      expect([waitsAt(other), valueOf(other.refusedPins(PLAN)).elsewhere]).toEqual([[], undefined]);
    });
  });

  describe(`${name}: refused PINs belong to the number`, () => {
    test("[I6] [I25] another folder is told how many and when, and not which", async () => {
      const { at, clock } = start();
      const home = at("home");
      const refusedAt = clock.now();
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      await clock.advance(HOUR_MS);
      const other = at("other");
      expect(valueOf(home.refusedPins(PLAN))).toEqual({
        here: [{ fingerprint: "aa", at: refusedAt }],
        elsewhere: undefined,
      });
      expect(valueOf(other.refusedPins(PLAN))).toEqual({
        here: [],
        elsewhere: {
          count: 1,
          at: refusedAt,
          agoMs: HOUR_MS,
          folder: expect.stringMatching(/home$/) as string,
        },
      });
      valueOf(other.noteRefusedPin(PLAN, "bb"));
      expect(valueOf(home.refusedPins(PLAN)).elsewhere).toMatchObject({ count: 1, agoMs: 0 });
      expect(valueOf(at("third").refusedPins(PLAN)).elsewhere).toMatchObject({ count: 2 });
      expect(valueOf(other.refusedPins(OTHER_PLAN))).toEqual({ here: [], elsewhere: undefined });
    });

    test("[I6] [F19] their age is told by the platform's own clock, whatever this machine's was set to", () => {
      const { at, clock } = start();
      const home = at("home");
      const right = clock.now();
      home.tellPlatformDate(PLAN, right, askedAt(clock));
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      clock.jumpTo(instant(right + 24 * HOUR_MS));
      const other = at("other");
      other.tellPlatformDate(PLAN, instant(right + 60_000), askedAt(clock));
      expect(valueOf(other.refusedPins(PLAN)).elsewhere?.agoMs).toBe(59_000);
    });

    test("[I6] [I25] one that is accepted leaves nobody wondering, and the refused one is still known where it was refused", () => {
      const { at } = start();
      const home = at("home");
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      const other = at("other");
      valueOf(other.pinAccepted(PLAN));
      expect(valueOf(other.refusedPins(PLAN)).elsewhere).toBeUndefined();
      expect(valueOf(home.refusedPins(PLAN)).here).toHaveLength(1);
      valueOf(home.noteRefusedPin(PLAN, "bb"));
      expect(valueOf(other.refusedPins(PLAN)).elsewhere).toMatchObject({ count: 1 });
    });

    test("[I6] [I25] a PIN that was set anew makes them void in every folder, for good", () => {
      const { at } = start();
      const home = at("home");
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      const other = at("other");
      const hold = valueOf(other.operations.hold(PLAN));
      valueOf(other.operations.end(hold, valueOf(other.operations.begin(hold, INTENT)), setAnew));
      hold.release();
      home.close();
      const nothing = { here: [], elsewhere: undefined };
      expect(valueOf(at("home").refusedPins(PLAN))).toEqual(nothing);
      valueOf(other.pinAccepted(PLAN));
      expect(valueOf(at("home").refusedPins(PLAN))).toEqual(nothing);
      expect(valueOf(at("other").refusedPins(PLAN))).toEqual(nothing);
    });

    test("[I6] [I25] a folder that was put back from an older copy is told of those that it does not know", () => {
      const { at, copy, lose, move } = start();
      at("home").close();
      copy("home", "older");
      const home = at("home");
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      home.close();
      lose("home");
      move("older", "home");
      expect(valueOf(at("home").refusedPins(PLAN))).toMatchObject({ here: [], elsewhere: { count: 1 } });
    });

    test("[I6] [I25] a folder from before the book counted them brings them along", () => {
      const { at, loseState } = start();
      const home = at("home");
      begin(home).release();
      valueOf(home.noteRefusedPin(PLAN, "aa"));
      home.close();
      loseState();
      at("home").close();
      expect(valueOf(at("other").refusedPins(PLAN)).elsewhere).toMatchObject({ count: 1 });
      expect(valueOf(at("home").refusedPins(PLAN))).toMatchObject({
        here: [{ fingerprint: "aa" }],
        elsewhere: undefined,
      });
    });
  });

  describe(`${name}: a change of the PIN and a run keep each other out`, () => {
    const changing = (storage: Storage): NumberHold => valueOf(storage.operations.hold(PLAN));

    test("[I4] [I25] while a run is open, in this folder or another, the number is not given to a change of its PIN", () => {
      const { at } = start();
      const home = at("home");
      begin(home).release();
      expect(problemIn(home.operations.hold(PLAN))).toEqual({ kind: "runOpen", run: HERE });
      expect(problemIn(at("other").operations.hold(PLAN))).toMatchObject({
        kind: "runElsewhere",
        run: HERE,
        state: "open",
      });
      const taken = valueOf(home.hold(HERE));
      expect(problemIn(at("other").operations.hold(PLAN))).toEqual({ kind: "numberBusy" });
      valueOf(home.append(taken, ENDED));
      changing(at("other")).release();
    });

    test("[I4] [I15] [I25] while the PIN is changed, no folder opens, takes up or reopens a run, nor changes the PIN", () => {
      const { at } = start();
      const home = at("home");
      const run = begin(home);
      valueOf(home.append(run, ENDED));
      const hold = changing(at("other"));
      const busy = { kind: "numberBusy" };
      expect(problemIn(home.create(NUMBER, opened(THERE)))).toEqual(busy);
      expect(problemIn(home.append(run, { kind: "reopened", step: "register", sealed: {} }))).toEqual(busy);
      expect(problemIn(home.operations.hold(PLAN))).toEqual(busy);
      expect(problemIn(home.inTheWay(PLAN))).toEqual(busy);
      expect(problemIn(at("third").inTheWay(PLAN))).toEqual(busy);
      expect(home.inTheWay(OTHER_PLAN).ok).toBe(true);
      hold.release();
      expect(home.inTheWay(PLAN).ok).toBe(true);
      expect(begin(home, THERE).run).toBe(THERE);
    });

    test("[I4] [I25] whichever comes second in between is refused: the claim is one transaction with its look", () => {
      const { at } = start();
      const [home, other] = [at("home"), at("other")];
      // Both have checked and found nothing.
      expect([home.inTheWay(PLAN).ok, other.inTheWay(PLAN).ok]).toEqual([true, true]);
      const hold = changing(other);
      expect(problemIn(home.create(NUMBER, opened(HERE)))).toEqual({ kind: "numberBusy" });
      expect(valueOf(home.runs())).toEqual([]);
      hold.release();
      begin(home).release();
      expect(problemIn(other.operations.hold(PLAN))).toMatchObject({ kind: "runElsewhere" });
      expect(valueOf(other.operations.read()).records).toEqual([]);
    });

    test("[I16] [I25] a process that closes gives its number back", () => {
      const { at } = start();
      const other = at("other");
      valueOf(other.operations.begin(changing(other), INTENT));
      other.close();
      expect(at("home").inTheWay(PLAN).ok).toBe(true);
      changing(at("home")).release();
      expect(begin(at("home")).run).toBe(HERE);
    });

    test("[I23] [I25] a wait that a change was told holds for the next one in every folder", () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = changing(home);
      const operation = valueOf(home.operations.begin(hold, INTENT));
      const evidence = { at: isoOf(clock.now()), durationMs: 3, retryAfterSeconds: 30 };
      const outcome: RecordedOutcome = { kind: "rejected", reason: "rate-limited", evidence };
      valueOf(home.operations.end(hold, operation, { ...setAnew, outcome }));
      hold.release();
      expect(waitsAt(at("other"))).toEqual([["pin-on-premises", 30, "home"]]);
    });
  });
}

const setAnew = {
  what: "pin",
  side: "on-premises",
  outcome: { kind: "confirmed", evidence: { at: "2026-01-15T12:00:01.000Z", durationMs: 3 } },
  stamp: { boot: "one", monotonicMs: 1 },
} as const;
