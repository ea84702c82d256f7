import { describe, expect, test } from "vitest";
import { ATTEMPT_WINDOW_MS } from "../../../main/core/storage/attempt-ledger.ts";
import type { FencedLock, Storage } from "../../../main/core/storage/port.ts";
import { instant } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { askedAt, virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";
import {
  asking,
  ATTESTED,
  ENDED,
  intent,
  NUMBER,
  opened,
  OTHER_NUMBER,
  REOPENED,
  runNamed,
} from "./entries.ts";
import type { StorageHarness } from "./storage-contract.ts";

const HERE = runNamed("here01");
const THERE = runNamed("there1");
const PLAN = opened(HERE).plan;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Rules for the storages of one machine among each other. */
export function machineContract(name: string, harness: () => StorageHarness): void {
  type Machine = StorageHarness & { readonly clock: VirtualClock; readonly at: (name: string) => Storage };
  const start = (): Machine => {
    const clock = virtualClock();
    const made = harness();
    return { ...made, clock, at: (folder) => made.open(clock, folder) };
  };
  const begin = (storage: Storage, run = HERE): FencedLock => valueOf(storage.create(NUMBER, opened(run)));
  /** Opens a run in the folder and releases it, as a command does that waits for a person. */
  const waiting = (storage: Storage, run = HERE): void => begin(storage, run).release();
  const end = (storage: Storage, run = HERE): void => {
    const hold = valueOf(storage.hold(run));
    valueOf(storage.append(hold, ENDED));
    hold.release();
  };
  const elsewhere = (state: string, folder: string, run = HERE) => ({
    kind: "runElsewhere",
    run,
    folder: expect.stringMatching(new RegExp(`${folder}$`)) as string,
    state,
  });
  const sent = (storage: Storage, hold: FencedLock, count: number): void => {
    for (let each = 1; each <= count; each += 1)
      valueOf(storage.append(hold, intent(each), { countsAttempt: NUMBER }));
  };

  describe(`${name}: one number, one machine`, () => {
    test("[I25] a number whose run is open in one data folder gets none in another, and is told which folder", () => {
      const { at } = start();
      waiting(at("home"));
      const other = at("other");
      expect(problemIn(other.create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "home"));
      expect(problemIn(other.inTheWay(PLAN))).toEqual(elsewhere("open", "home"));
      expect(valueOf(other.runs())).toEqual([]);
      expect(at("home").inTheWay(PLAN).ok).toBe(true);
    });

    test("[I25] its end frees the number for every folder", () => {
      const { at } = start();
      waiting(at("home"));
      end(at("home"));
      const other = at("other");
      expect(other.inTheWay(PLAN).ok).toBe(true);
      expect(begin(other, THERE).run).toBe(THERE);
    });

    test("[I25] spellings of one address are one number, another number id is another", () => {
      const { at } = start();
      waiting(at("home"));
      const spelt = opened(THERE);
      const cloud = { ...spelt.plan.cloud, baseUrl: "https://CLOUD.example.:443/graph" };
      const other = at("other");
      const same = { ...spelt, plan: { ...spelt.plan, cloud } };
      expect(problemIn(other.create(NUMBER, same))).toEqual(elsewhere("open", "home"));
      const next = opened(runNamed("other1"), "600123456", "34");
      expect(valueOf(other.create(OTHER_NUMBER, next)).run).toBe(next.run);
    });

    test("[I15] while a process works on the number, no other folder gets it for anything, and is told so", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      const other = at("other");
      expect(problemIn(other.create(NUMBER, opened(THERE)))).toEqual({ kind: "numberBusy" });
      expect(problemIn(other.inTheWay(PLAN))).toEqual({ kind: "numberBusy" });
      hold.release();
      expect(problemIn(other.create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "home"));
    });

    test("[I15] an end in the midst of work frees the number at once, and a closing process all of its numbers", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, ENDED));
      const other = at("other");
      begin(other, THERE);
      other.close();
      expect(problemIn(at("third").create(NUMBER, opened(runNamed("third1"))))).toEqual(
        elsewhere("open", "other", THERE),
      );
    });

    test("[I5] [I25] registers that one of several folders counted count in all folders", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      sent(home, hold, 3);
      valueOf(home.append(hold, ENDED));
      const other = at("other");
      expect(valueOf(other.attemptsLeft(NUMBER, PLAN))).toMatchObject({ inRun: 3, inWindow: 5 });
      const runs = ["second", "third1"].map((tail) => runNamed(tail));
      for (const run of runs) {
        const next = begin(other, run);
        sent(other, next, run === runs[0] ? 3 : 2);
        if (run === runs[0]) {
          valueOf(other.append(next, ENDED));
          continue;
        }
        const refused = problemIn(other.append(next, intent(3), { countsAttempt: NUMBER }));
        expect(refused).toMatchObject({ kind: "attemptsSpent", left: { inRun: 1, inWindow: 0 } });
      }
      expect(valueOf(home.attemptsLeft(NUMBER, PLAN)).inWindow).toBe(0);
    });

    test("[I25] a folder from before there was a machine-wide book brings its open run and its registers along, once", () => {
      const { at, loseState } = start();
      const home = at("home");
      const hold = begin(home);
      sent(home, hold, 2);
      home.close();
      loseState();
      for (let time = 0; time < 2; time += 1) at("home").close();
      const other = at("other");
      expect(problemIn(other.create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "home"));
      expect(valueOf(other.attemptsLeft(NUMBER, PLAN)).inWindow).toBe(6);
      const again = at("home");
      const taken = valueOf(again.hold(HERE));
      sent(again, taken, 1);
      again.close();
      expect(valueOf(at("other").attemptsLeft(NUMBER, PLAN)).inWindow).toBe(5);
    });

    test("[I25] of two open runs that were there before the book, the one that was brought first goes on, and the other when that one has ended", () => {
      const { at, loseState } = start();
      waiting(at("home"));
      loseState();
      waiting(at("other"), THERE);
      const home = at("home");
      expect(problemIn(home.hold(HERE))).toEqual(elsewhere("open", "other", THERE));
      expect(valueOf(home.hold(HERE, { toEnd: true })).run).toBe(HERE);
      home.close();
      end(at("other"), THERE);
      expect(valueOf(at("home").hold(HERE)).run).toBe(HERE);
    });

    test("[I4] [I25] a run that ended is not reopened once a later one was opened in any folder, open or not", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, ENDED));
      const other = at("other");
      begin(other, THERE).release();
      expect(problemIn(home.append(hold, REOPENED))).toEqual(elsewhere("open", "other", THERE));
      end(other, THERE);
      expect(problemIn(home.append(hold, REOPENED))).toEqual(elsewhere("later", "other", THERE));
      expect(valueOf(home.read(HERE)).rows).toHaveLength(2);
    });

    test("[I4] a run that is reopened keeps its number from every other folder again", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      valueOf(home.append(hold, ENDED));
      valueOf(home.append(hold, REOPENED));
      expect(problemIn(at("other").create(NUMBER, opened(THERE)))).toEqual({ kind: "numberBusy" });
      hold.release();
      expect(problemIn(at("other").create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "home"));
    });

    test("[I4] a run opened between another's look and its reopening keeps that one ended, whatever the clock says", () => {
      const { at, clock } = start();
      const one = at("home");
      const hold = begin(one);
      valueOf(one.append(hold, ENDED));
      expect(valueOf(one.openRunOf(NUMBER))).toBeUndefined();
      clock.jumpTo(instant(clock.now() - DAY_MS));
      waiting(at("home"), THERE);
      expect(problemIn(one.append(hold, REOPENED))).toEqual({ kind: "runOpen", run: THERE });
      end(at("home"), THERE);
      expect(problemIn(one.append(hold, REOPENED))).toMatchObject({ kind: "runOpen", run: THERE });
    });

    test("[I25] a folder that is gone keeps its number until a person gives the run up; its registers still count", () => {
      const { at, lose } = start();
      const home = at("home");
      sent(home, begin(home), 1);
      home.close();
      lose("home");
      const other = at("other");
      expect(problemIn(other.create(NUMBER, opened(THERE)))).toEqual(elsewhere("gone", "home"));
      expect(problemIn(other.giveUpElsewhere(HERE, false))).toEqual(elsewhere("gone", "home"));
      expect(other.create(NUMBER, opened(THERE)).ok).toBe(false);
      valueOf(other.giveUpElsewhere(HERE, true));
      expect(begin(other, THERE).run).toBe(THERE);
      expect(valueOf(other.attemptsLeft(NUMBER, PLAN)).inWindow).toBe(7);
    });

    test("[I25] no word frees a number from a run that is there and open, nor from one of this folder", () => {
      const { at } = start();
      waiting(at("home"));
      expect(problemIn(at("other").giveUpElsewhere(HERE, true))).toEqual(elsewhere("open", "home"));
      expect(problemIn(at("home").giveUpElsewhere(HERE, true))).toEqual({ kind: "noSuchRun" });
      expect(problemIn(at("other").giveUpElsewhere(THERE, true))).toEqual({ kind: "noSuchRun" });
      expect(at("other").inTheWay(PLAN).ok).toBe(false);
    });

    test("[I25] a run that was given up goes on where its folder comes back, unless another was begun since", () => {
      const { at, move } = start();
      waiting(at("home"));
      at("home").close();
      move("home", "drawer");
      valueOf(at("other").giveUpElsewhere(HERE, true));
      move("drawer", "home");
      valueOf(at("home").hold(HERE)).release();
      move("home", "drawer");
      const other = at("other");
      valueOf(other.giveUpElsewhere(HERE, true));
      waiting(other, THERE);
      move("drawer", "home");
      expect(problemIn(at("home").hold(HERE))).toEqual(elsewhere("open", "other", THERE));
    });

    test("[I25] a folder that was moved keeps its number", () => {
      const { at, move } = start();
      waiting(at("home"));
      move("home", "away");
      valueOf(at("away").hold(HERE)).release();
      expect(problemIn(at("other").create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "away"));
    });

    test("[I25] a run that is only ended, in a folder that was moved, frees its number", () => {
      const { at, move } = start();
      waiting(at("home"));
      move("home", "away");
      const away = at("away");
      valueOf(away.append(valueOf(away.hold(HERE, { toEnd: true })), ENDED));
      expect(begin(at("other"), THERE).run).toBe(THERE);
    });

    test("[I25] of a folder and its copy only the first goes on, and the copy stays shut when that one has ended", () => {
      const { at, copy } = start();
      waiting(at("home"));
      copy("home", "copy");
      const second = at("copy");
      expect(problemIn(second.hold(HERE))).toEqual(elsewhere("open", "home"));
      end(at("home"));
      expect(problemIn(second.hold(HERE))).toEqual(elsewhere("ended", "home"));
    });

    test("[I25] ending a copy of a run frees nothing", () => {
      const { at, copy } = start();
      waiting(at("home"));
      copy("home", "copy");
      const second = at("copy");
      const hold = valueOf(second.hold(HERE, { toEnd: true }));
      valueOf(second.append(hold, ENDED));
      expect(problemIn(at("other").create(NUMBER, opened(THERE)))).toEqual(elsewhere("open", "home"));
    });

    test("[I4] a register that was neither confirmed nor rejected is told to every folder, with how long ago it was sent at least", async () => {
      const { at, clock } = start();
      const home = at("home");
      const hold = begin(home);
      expect(valueOf(home.lastUnresolvedRegister(PLAN))).toBeUndefined();
      sent(home, hold, 1);
      const sentAt = clock.now();
      await clock.advance(20 * MINUTE_MS);
      valueOf(home.settleRegister(HERE, "unknown"));
      const other = at("other");
      expect(valueOf(other.lastUnresolvedRegister(PLAN))).toEqual({
        run: HERE,
        at: sentAt,
        agoMs: 20 * MINUTE_MS,
      });
      clock.jumpTo(instant(clock.now() + DAY_MS));
      expect(valueOf(other.lastUnresolvedRegister(PLAN))?.agoMs).toBe(20 * MINUTE_MS);
      sent(home, hold, 1);
      valueOf(home.settleRegister(HERE, "confirmed"));
      expect(valueOf(other.lastUnresolvedRegister(PLAN))).toMatchObject({ at: sentAt });
    });

    test.each(["confirmed", "rejected"] as const)("[I4] a register that was %s is settled", (word) => {
      const { at } = start();
      const home = at("home");
      sent(home, begin(home), 1);
      valueOf(home.settleRegister(HERE, word));
      expect(valueOf(at("other").lastUnresolvedRegister(PLAN))).toBeUndefined();
      expect(valueOf(home.attemptsLeft(NUMBER, HERE))).toMatchObject({ inRun: 2, inWindow: 7 });
    });

    test("[I5] [F19] a clock set forward between two processes frees nothing where the platform tells its date", () => {
      const { at, clock } = start();
      const home = at("home");
      sent(home, begin(home), 3);
      home.close();
      const trueNow = clock.now();
      clock.jumpTo(instant(clock.now() + 30 * DAY_MS));
      const later = at("home");
      later.tellPlatformDate(PLAN, trueNow, askedAt(clock));
      expect(valueOf(later.attemptsLeft(NUMBER, HERE)).inWindow).toBe(5);
      expect(valueOf(later.lastUnresolvedRegister(PLAN))?.agoMs).toBe(0);
      later.tellPlatformDate(PLAN, instant(trueNow + ATTEMPT_WINDOW_MS), askedAt(clock));
      expect(valueOf(later.attemptsLeft(NUMBER, HERE)).inWindow).toBe(8);
    });

    test("[I5] [F19] a date that the platform told with the answer dates a register, whatever the clock said", () => {
      const { at, clock } = start();
      const home = at("home");
      const right = clock.now();
      clock.jumpTo(instant(right - 30 * DAY_MS));
      sent(home, begin(home), 1);
      valueOf(home.settleRegister(HERE, "unknown", right));
      home.close();
      clock.jumpTo(right);
      const later = at("home");
      later.tellPlatformDate(PLAN, instant(right + 2 * MINUTE_MS), askedAt(clock));
      const agoMs = valueOf(later.lastUnresolvedRegister(PLAN))?.agoMs;
      expect(agoMs).toBe(2 * MINUTE_MS - 1000);
    });
  });

  describe(`${name}: requests that a run may have once`, () => {
    test("[I11] [I25] one that the book knows of is not written down a second time, and another attempt is", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      const asks = asking("account", 1);
      valueOf(home.append(hold, asks, { once: true }));
      expect(problemIn(home.append(hold, asks, { once: true }))).toEqual({ kind: "sentBefore" });
      valueOf(home.append(hold, asking("account", 2), { once: true }));
      valueOf(home.append(hold, asking("code", 1), { once: true }));
      expect(valueOf(home.read(HERE)).rows).toHaveLength(4);
      // Recording what the machine-wide register already holds needs no permission.
      valueOf(home.append(hold, asks));
    });

    test("[I25] what is asked for another run is another request", () => {
      const { at } = start();
      const home = at("home");
      const asks = asking("account", 1);
      const hold = begin(home);
      valueOf(home.append(hold, asks, { once: true }));
      hold.release();
      end(home);
      expect(valueOf(home.append(begin(home, THERE), asks, { once: true })).run).toBe(THERE);
    });
  });

  describe(`${name}: several rows at once`, () => {
    test("are written together, each in its own place", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      const rows = valueOf(home.appendAll(hold, [ATTESTED, intent(1)], { countsAttempt: NUMBER }));
      expect(rows.map(({ seq, entry }) => [seq, entry.kind])).toEqual([
        [2, "attested"],
        [3, "intent"],
      ]);
      const reading = valueOf(home.read(HERE));
      expect([reading.rows.slice(1), reading.damaged]).toEqual([rows, []]);
      expect(valueOf(home.attemptsLeft(NUMBER, HERE)).inRun).toBe(2);
    });

    test("are all refused where one of them cannot be written, and leave no attempt counted", () => {
      const { at } = start();
      const home = at("home");
      const hold = begin(home);
      expect(() => home.appendAll(hold, [ATTESTED, { kind: "nonsense" } as never])).toThrow(
        /nonsense|invalid/i,
      );
      sent(home, hold, 3);
      const spent = problemIn(home.appendAll(hold, [ATTESTED, intent(4)], { countsAttempt: NUMBER }));
      expect(spent.kind).toBe("attemptsSpent");
      expect(valueOf(home.read(HERE)).rows).toHaveLength(4);
      expect(valueOf(home.append(hold, ATTESTED)).seq).toBe(5);
      expect(valueOf(home.attemptsLeft(NUMBER, PLAN)).inWindow).toBe(5);
    });
  });
}
