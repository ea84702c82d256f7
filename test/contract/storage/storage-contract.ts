import { describe, expect, test } from "vitest";
import {
  ATTEMPT_WINDOW_MS,
  ATTEMPTS_PER_RUN,
  ATTEMPTS_PER_WINDOW,
} from "../../../main/core/storage/attempt-ledger.ts";
import type { FencedLock, Storage } from "../../../main/core/storage/port.ts";
import type { E164 } from "../../../shared/phone.ts";
import { instant } from "../../../shared/time.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";
import { ATTESTED, ENDED, intent, NUMBER, opened, OTHER_NUMBER, REOPENED, runNamed } from "./entries.ts";

/**
 * Storages on one machine: each call of `open` acts as another process, `name` is a data folder. Folders are
 * lost, moved and copied only while no process has them open.
 */
export type StorageHarness = {
  open(clock: VirtualClock, name?: string): Storage;
  readonly lose: (name: string) => void;
  readonly move: (from: string, to: string) => void;
  readonly copy: (from: string, to: string) => void;
  /**
   * Removes what all folders share, as a user may who cleans up; also the state before this program's first
   * run.
   */
  readonly loseState: () => void;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = runNamed("first1");
const SECOND = runNamed("second");
const { plan: PLAN } = opened(FIRST);
const { plan: OTHER_PLAN } = opened(FIRST, "600123456", "34");

/** Rules that every storage follows. */
export function storageContract(name: string, harness: () => StorageHarness): void {
  const start = (): { open: () => Storage; storage: Storage; clock: VirtualClock } => {
    const clock = virtualClock();
    const made = harness();
    return { clock, storage: made.open(clock), open: () => made.open(clock) };
  };

  const begin = (storage: Storage, tail = "first1", phoneNumber = "2025550123"): FencedLock => {
    const entry = opened(runNamed(tail), phoneNumber);
    return valueOf(storage.create(`+1${phoneNumber}` as E164, entry));
  };

  /** Sends as many register requests as are allowed, in as many runs as it takes; returns how many. */
  const spend = (storage: Storage, most: number): number => {
    let sent = 0;
    for (let run = 0; run < 4; run += 1) {
      const hold = begin(storage, `spend${storage.runs().ok ? valueOf(storage.runs()).length : run}`);
      while (sent < most && storage.append(hold, intent(sent + 1), { countsAttempt: NUMBER }).ok) sent += 1;
      valueOf(storage.append(hold, ENDED));
      hold.release();
    }
    return sent;
  };

  describe(`${name} keeps its promises`, () => {
    test("rows come back in order, as they were written, with time and version", async () => {
      const { storage, clock } = start();
      const hold = begin(storage);
      const openedAt = clock.now();
      await clock.advance(1234);
      const row = valueOf(storage.append(hold, intent(1)));
      const written = { seq: 2, run: FIRST, entry: intent(1), at: openedAt + 1234, appVersion: "1.2.3" };
      expect(row).toEqual({ ...written, hash: expect.stringMatching(/^[a-f0-9]{64}$/) as string });
      const reading = valueOf(storage.read(FIRST));
      expect(reading.damaged).toEqual([]);
      expect(reading.rows.map(({ seq, entry }) => [seq, entry.kind])).toEqual([
        [1, "opened"],
        [2, "intent"],
      ]);
      expect(reading.rows[1]).toEqual(row);
      expect(reading.rows[0]?.entry).toEqual(opened(FIRST));
    });

    test("another process reads a run while it is held, and sees that it is held", () => {
      const { storage, open } = start();
      const hold = begin(storage);
      const other = open();
      expect(valueOf(other.read(FIRST)).rows).toHaveLength(1);
      expect(other.isHeld(FIRST)).toBe(true);
      expect(storage.isHeld(FIRST)).toBe(true);
      hold.release();
      expect(other.isHeld(FIRST)).toBe(false);
      expect(storage.isHeld(SECOND)).toBe(false);
    });

    test("members that a journal entry does not have are not written", () => {
      const { storage } = start();
      const hold = begin(storage);
      valueOf(storage.append(hold, { ...intent(1), pin: "123456" } as never));
      expect(JSON.stringify(valueOf(storage.read(FIRST)))).not.toContain("123456");
    });

    test("[I15] a run that one process holds is refused to a second, whose looking changes nothing", () => {
      const { storage, open } = start();
      const hold = begin(storage);
      const other = open();
      expect(problemIn(other.hold(FIRST))).toEqual({ kind: "heldElsewhere" });
      expect(problemIn(storage.hold(FIRST))).toEqual({ kind: "heldElsewhere" });
      expect(valueOf(storage.append(hold, ATTESTED)).seq).toBe(2);
    });

    test("[I15] a hold that was released writes nothing, and whoever takes the run next goes on after the last row", () => {
      const { storage, open } = start();
      const hold = begin(storage);
      hold.release();
      expect(problemIn(storage.append(hold, ATTESTED))).toEqual({ kind: "fenced" });
      const other = open();
      const next = valueOf(other.hold(FIRST));
      expect(next.epoch).not.toBe(hold.epoch);
      expect(valueOf(other.append(next, ATTESTED)).seq).toBe(2);
      hold.release();
      expect(other.isHeld(FIRST)).toBe(true);
    });

    test("[I15] a hold is good in the storage that gave it and in no other", () => {
      const { storage, open } = start();
      const hold = begin(storage);
      expect(problemIn(open().append(hold, ATTESTED))).toEqual({ kind: "fenced" });
    });

    test("closing lets go of every hold", () => {
      const { storage, open } = start();
      begin(storage);
      storage.close();
      expect(valueOf(open().hold(FIRST)).run).toBe(FIRST);
    });

    test("[I4] a number with a run that has not ended gets no second run, and is told which", () => {
      const { storage } = start();
      const hold = begin(storage);
      expect(problemIn(storage.create(NUMBER, opened(SECOND)))).toEqual({ kind: "runOpen", run: FIRST });
      expect(valueOf(storage.openRunOf(NUMBER))).toBe(FIRST);
      valueOf(storage.append(hold, ENDED));
      expect(valueOf(storage.openRunOf(NUMBER))).toBeUndefined();
      valueOf(storage.append(hold, REOPENED));
      expect(problemIn(storage.create(NUMBER, opened(SECOND)))).toEqual({ kind: "runOpen", run: FIRST });
      valueOf(storage.append(hold, ENDED));
      valueOf(storage.append(hold, { kind: "erased", members: ["pin"] }));
      expect(valueOf(storage.create(NUMBER, opened(SECOND))).run).toBe(SECOND);
      expect(valueOf(storage.runs()).map(({ run, number }) => [run, number])).toEqual([
        [FIRST, NUMBER],
        [SECOND, NUMBER],
      ]);
    });

    test("[I28] the later runs of a number are told, the newest first, and those of no other number", async () => {
      const { storage, clock } = start();
      valueOf(storage.append(begin(storage), ENDED));
      await clock.advance(1000);
      valueOf(storage.create(OTHER_NUMBER, opened(runNamed("other2"), "600123456", "34")));
      for (const run of [SECOND, runNamed("third3")]) {
        await clock.advance(1000);
        valueOf(storage.append(valueOf(storage.create(NUMBER, opened(run))), ENDED));
      }
      expect(valueOf(storage.laterRuns(FIRST))).toEqual([runNamed("third3"), SECOND]);
      expect(valueOf(storage.laterRuns(runNamed("third3")))).toEqual([]);
      expect(valueOf(storage.laterRuns(runNamed("nobody")))).toEqual([]);
    });

    test("another number's open run is in nobody's way", () => {
      const { storage } = start();
      begin(storage);
      expect(valueOf(storage.create(OTHER_NUMBER, opened(SECOND, "600123456", "34"))).run).toBe(SECOND);
    });

    test("a run that is not there is named as such", () => {
      const { storage } = start();
      expect(problemIn(storage.read(FIRST))).toEqual({ kind: "noSuchRun" });
      expect(problemIn(storage.hold(FIRST))).toEqual({ kind: "noSuchRun" });
      expect(valueOf(storage.runs())).toEqual([]);
    });

    test("[I5] a run sends three register requests and no fourth, in whatever process", () => {
      const { storage, open } = start();
      let current = storage;
      let hold = begin(storage);
      for (let attempt = 1; attempt <= ATTEMPTS_PER_RUN; attempt += 1) {
        valueOf(current.append(hold, intent(attempt), { countsAttempt: NUMBER }));
        current.close();
        current = open();
        hold = valueOf(current.hold(FIRST));
      }
      const refused = problemIn(current.append(hold, intent(4), { countsAttempt: NUMBER }));
      expect(refused).toMatchObject({
        kind: "attemptsSpent",
        left: { inRun: 0, inWindow: ATTEMPTS_PER_WINDOW - 3 },
      });
      expect(valueOf(current.read(FIRST)).rows).toHaveLength(1 + ATTEMPTS_PER_RUN);
      expect(valueOf(current.append(hold, ATTESTED)).seq).toBe(5);
    });

    test("[I5] a number gets eight register requests in 72 hours over all its runs, and one back when the oldest is that old", async () => {
      const { storage, clock } = start();
      const firstAt = clock.now();
      expect(spend(storage, 100)).toBe(ATTEMPTS_PER_WINDOW);
      expect(valueOf(storage.attemptsLeft(NUMBER))).toEqual({
        inRun: 3,
        inWindow: 0,
        freeAt: firstAt + ATTEMPT_WINDOW_MS,
      });
      expect(valueOf(storage.attemptsLeft(OTHER_NUMBER))).toEqual({ inRun: 3, inWindow: 8 });
      await clock.advance(ATTEMPT_WINDOW_MS - 1);
      expect(valueOf(storage.attemptsLeft(NUMBER)).inWindow).toBe(0);
      await clock.advance(1);
      expect(valueOf(storage.attemptsLeft(NUMBER))).toEqual({ inRun: 3, inWindow: 8 });
    });

    test("[I5] [F19] a clock set back, by a little or to before 1970, frees no attempt", () => {
      const { storage, clock, open } = start();
      expect(spend(storage, 8)).toBe(8);
      for (const at of [clock.now() - 30 * DAY_MS, -1000]) {
        clock.jumpTo(instant(at));
        expect(valueOf(storage.attemptsLeft(NUMBER)).inWindow).toBe(0);
        expect(valueOf(open().attemptsLeft(NUMBER)).inWindow).toBe(0);
      }
    });

    test("[I5] [F19] a clock set forward while the program runs frees no attempt", () => {
      const { storage, clock } = start();
      expect(spend(storage, 8)).toBe(8);
      clock.jumpTo(instant(clock.now() + 30 * DAY_MS));
      expect(valueOf(storage.attemptsLeft(NUMBER)).inWindow).toBe(0);
    });

    test("[I5] [F20] attempts made after a long sleep are not dated before it", () => {
      const { storage, clock, open } = start();
      // During sleep the wall clock advances and the monotonic one stops.
      clock.jumpTo(instant(clock.now() + 80 * 60 * 60 * 1000));
      expect(spend(storage, 8)).toBe(8);
      expect(valueOf(open().attemptsLeft(NUMBER)).inWindow).toBe(0);
    });

    test("[I5] [F19] attempts made while the clock was set back are not freed by setting it right again", () => {
      const { storage, clock, open } = start();
      const right = clock.now();
      begin(storage, "before", "2025550199").release();
      clock.jumpTo(instant(right - 30 * DAY_MS));
      expect(spend(open(), 8)).toBe(8);
      clock.jumpTo(right);
      expect(valueOf(open().attemptsLeft(NUMBER)).inWindow).toBe(0);
    });

    test("[I6] refused PINs come back newest first, for their own number", async () => {
      const { storage, clock, open } = start();
      valueOf(storage.noteRefusedPin(PLAN, "aa"));
      await clock.advance(5);
      valueOf(storage.noteRefusedPin(PLAN, "bb"));
      valueOf(storage.noteRefusedPin(OTHER_PLAN, "cc"));
      expect(valueOf(open().refusedPins(PLAN)).here).toEqual([
        { fingerprint: "bb", at: clock.now() },
        { fingerprint: "aa", at: clock.now() - 5 },
      ]);
    });

    test("[I5] practice can begin anew: tries and refused PINs are forgotten, runs are not", () => {
      const { storage, open } = start();
      expect(spend(storage, 100)).toBe(ATTEMPTS_PER_WINDOW);
      valueOf(storage.noteRefusedPin(PLAN, "aa"));
      const runs = valueOf(storage.runs());
      valueOf(storage.forgetTries());
      const again = open();
      expect(valueOf(again.attemptsLeft(NUMBER))).toEqual({ inRun: 3, inWindow: ATTEMPTS_PER_WINDOW });
      expect(valueOf(again.refusedPins(PLAN)).here).toEqual([]);
      expect(valueOf(again.runs())).toEqual(runs);
    });
  });
}
