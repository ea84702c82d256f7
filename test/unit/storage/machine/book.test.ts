import { expect, onTestFinished, test } from "vitest";
import { ATTEMPT_WINDOW_MS } from "../../../../main/core/storage/attempt-ledger.ts";
import { openMachineRegister } from "../../../../main/core/storage/machine/open-register.ts";
import { numberKeyOf } from "../../../../main/core/storage/machine/number-key.ts";
import type { NumberKey } from "../../../../main/core/storage/machine/number-key.ts";
import type { MachineRegister } from "../../../../main/core/storage/machine/port.ts";
import { instant } from "../../../../shared/time.ts";
import { opened, runNamed } from "../../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../../support/expect-result.ts";
import { seededRandom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { askedAt, virtualClock, type VirtualClock } from "../../../support/virtual-clock.ts";

const RUN = runNamed("booked");
const OTHER = runNamed("other1");
const { plan } = opened(RUN);
const KEY = numberKeyOf(plan);
const OTHER_KEY = `${KEY}9` as NumberKey;
const HOUR_MS = 3_600_000;
const FOLDER = { id: "ab".repeat(16), path: "/data" };

/** A machine-wide register, and another process's view of it. */
function books(clock: VirtualClock = virtualClock()): {
  readonly clock: VirtualClock;
  readonly book: MachineRegister;
  readonly again: () => MachineRegister;
} {
  const stateDir = tempFolder();
  const open = (): MachineRegister => {
    const book = valueOf(openMachineRegister({ stateDir, clock, random: seededRandom() }));
    onTestFinished(() => book.close());
    return book;
  };
  return { clock, book: open(), again: open };
}

test("[I25] one address has one key, with its port where that is not the usual one", () => {
  const at = (baseUrl: string): string => numberKeyOf({ ...plan, cloud: { ...plan.cloud, baseUrl } });
  const id = plan.number.phoneNumberId;
  expect(at("https://Cloud.Example./graph")).toBe(`https://cloud.example ${id}`);
  expect(at("https://cloud.example:443")).toBe(`https://cloud.example ${id}`);
  expect(at("https://cloud.example:8443")).toBe(`https://cloud.example:8443 ${id}`);
  expect(at("http://localhost:4000")).toBe(`http://localhost:4000 ${id}`);
});

test("[I5] registers of a run are counted one by one, the last is taken back, and no more than three are", () => {
  const { book } = books();
  for (let count = 0; count < 3; count += 1) valueOf(book.count(KEY, RUN));
  expect(problemIn(book.count(KEY, RUN))).toMatchObject({ kind: "attemptsSpent", left: { inRun: 0 } });
  valueOf(book.uncount(RUN));
  expect(valueOf(book.attemptsLeft(KEY, RUN))).toMatchObject({ inRun: 1, inWindow: 6 });
  valueOf(book.uncount(OTHER));
  expect(valueOf(book.attemptsLeft(KEY, RUN))).toMatchObject({ inRun: 1, inWindow: 6 });
  valueOf(book.count(KEY, RUN));
  expect(valueOf(book.attemptsLeft(KEY, RUN)).inRun).toBe(0);
  expect(valueOf(book.attemptsLeft(OTHER_KEY, RUN))).toEqual({ inRun: 3, inWindow: 8 });
});

test("[I5] what a folder counted by itself is entered once, by its place in its run", () => {
  const { book } = books();
  const attempt = (ordinal: number, run = RUN) => ({
    number: KEY,
    run,
    ordinal,
    steady: 1_000,
    wall: 1_000,
    monotonic: 0,
  });
  valueOf(book.takeOver({ folder: FOLDER, runs: [], attempts: [attempt(1), attempt(2)] }));
  valueOf(book.takeOver({ folder: FOLDER, runs: [], attempts: [attempt(1), attempt(2), attempt(3)] }));
  valueOf(book.takeOver({ folder: FOLDER, runs: [], attempts: [attempt(1, OTHER)] }));
  valueOf(book.takeOver({ folder: FOLDER, runs: [], attempts: [attempt(3), attempt(1, OTHER)] }));
  const left = (run: typeof RUN): number => valueOf(book.attemptsLeft(KEY, run)).inRun;
  expect([left(RUN), left(OTHER)]).toEqual([0, 2]);
  // An attempt that is already counted here has the next position.
  valueOf(book.count(KEY, OTHER));
  valueOf(book.takeOver({ folder: FOLDER, runs: [], attempts: [attempt(2, OTHER)] }));
  expect(left(OTHER)).toBe(1);
});

test("[I25] what a folder brings that is not known is entered, whatever else of it is", () => {
  const { book } = books();
  const run = { number: KEY, run: RUN, folder: FOLDER, openedAt: instant(1) };
  valueOf(book.takeOver({ folder: FOLDER, runs: [run], attempts: [] }));
  expect(valueOf(book.openRun(KEY))).toMatchObject({ run: RUN, folder: FOLDER, closed: undefined });
  const attempt = { number: KEY, run: RUN, ordinal: 1, steady: 1_000, wall: 1_000, monotonic: 0 };
  valueOf(book.takeOver({ folder: FOLDER, runs: [run], attempts: [attempt] }));
  expect(valueOf(book.attemptsLeft(KEY, RUN)).inRun).toBe(2);
  const second = { number: OTHER_KEY, run: OTHER, folder: FOLDER, openedAt: instant(2) };
  valueOf(book.takeOver({ folder: FOLDER, runs: [run, second], attempts: [attempt] }));
  expect(valueOf(book.openRun(OTHER_KEY))).toMatchObject({ run: OTHER });
  expect(valueOf(book.attemptsLeft(KEY, RUN)).inRun).toBe(2);
});

test("[I5] forgetting is for the numbers that are named", () => {
  const { book } = books();
  valueOf(book.count(KEY, RUN));
  valueOf(book.count(OTHER_KEY, OTHER));
  valueOf(book.forget([KEY]));
  expect(valueOf(book.attemptsLeft(KEY)).inWindow).toBe(8);
  expect(valueOf(book.attemptsLeft(OTHER_KEY)).inWindow).toBe(7);
});

test("[I4] a register without an outcome, and one of unknown outcome, are unresolved, with the least age of them", async () => {
  const { book, clock, again } = books();
  expect(valueOf(book.lastUnresolved(KEY))).toBeUndefined();
  valueOf(book.count(KEY, RUN));
  const first = clock.now();
  expect(valueOf(book.lastUnresolved(KEY))).toEqual({ run: RUN, at: first, agoMs: 0 });
  await clock.advance(HOUR_MS);
  for (const end of ["confirmed", "rejected"] as const) {
    valueOf(book.settle(RUN, end));
    expect(valueOf(book.lastUnresolved(KEY))).toBeUndefined();
  }
  valueOf(book.settle(RUN, "unknown"));
  expect(valueOf(again().lastUnresolved(KEY))).toEqual({ run: RUN, at: first, agoMs: HOUR_MS });
  valueOf(book.count(KEY, OTHER));
  expect(valueOf(book.lastUnresolved(KEY))).toEqual({ run: OTHER, at: clock.now(), agoMs: 0 });
  valueOf(book.settle(OTHER, "rejected"));
  expect(valueOf(book.lastUnresolved(KEY))).toMatchObject({ run: RUN, agoMs: HOUR_MS });
  // A run that never registered has nothing to resolve.
  valueOf(book.settle(runNamed("never1"), "confirmed"));
  expect(valueOf(book.lastUnresolved(KEY))).toMatchObject({ run: RUN });
});

test("[I5] [F19] a clock set forward makes no register older where the platform tells the time", async () => {
  const { book, clock, again } = books();
  const date = clock.now();
  book.tellDate(KEY, date, askedAt(clock));
  valueOf(book.count(KEY, RUN));
  clock.jumpTo(instant(clock.now() + 2 * ATTEMPT_WINDOW_MS));
  const later = again();
  later.tellDate(KEY, instant(date + HOUR_MS), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(7);
  later.tellDate(KEY, instant(date + ATTEMPT_WINDOW_MS), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(7);
  // The platform's date has whole seconds, so the request may have been sent a second later.
  later.tellDate(KEY, instant(date + ATTEMPT_WINDOW_MS + 1_000), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(8);
  await clock.advance(1);
});

test("[I5] a register whose date the platform told counts in a process that was told none", async () => {
  const { book, clock, again } = books();
  book.tellDate(KEY, clock.now(), askedAt(clock));
  valueOf(book.count(KEY, RUN));
  await clock.advance(HOUR_MS);
  const other = again();
  expect(valueOf(other.attemptsLeft(KEY, RUN))).toMatchObject({ inRun: 2, inWindow: 7 });
  expect(valueOf(other.lastUnresolved(KEY))).toMatchObject({ run: RUN, agoMs: HOUR_MS });
});

test("[I5] a register that was sent without a date is measured from its answer's, once it has one", () => {
  const { book, clock, again } = books();
  valueOf(book.count(KEY, RUN));
  valueOf(book.settle(RUN, "unknown", instant(clock.now() + HOUR_MS)));
  // A later response does not change its date.
  valueOf(book.settle(RUN, "unknown", instant(clock.now() + 9 * HOUR_MS)));
  const sent = clock.now();
  const later = again();
  // A platform date that jumps on its own makes nothing older.
  later.tellDate(KEY, instant(sent + 9 * ATTEMPT_WINDOW_MS), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(7);
  clock.jumpTo(instant(sent + 2 * ATTEMPT_WINDOW_MS));
  later.tellDate(KEY, instant(sent + HOUR_MS + ATTEMPT_WINDOW_MS), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(7);
  later.tellDate(KEY, instant(sent + HOUR_MS + ATTEMPT_WINDOW_MS + 1_000), askedAt(clock));
  expect(valueOf(later.attemptsLeft(KEY)).inWindow).toBe(8);
});

test("[I15] each number has a lock of its own", () => {
  const { book, again } = books();
  const lock = valueOf(book.lock(KEY, 0));
  expect([book.isLocked(KEY), book.isLocked(OTHER_KEY)]).toEqual([true, false]);
  const other = again();
  expect(valueOf(other.lock(KEY, 0))).toBeUndefined();
  valueOf(other.lock(OTHER_KEY, 0))?.release();
  lock?.release();
  valueOf(other.lock(KEY, 0))?.release();
});

test("[I5] the ninth register is not counted by a clock set forward once the platform dates its answers no more", () => {
  const { book, clock, again } = books();
  book.tellDate(KEY, clock.now(), askedAt(clock));
  for (const name of ["one111", "two111", "thr111"])
    for (let tried = 0; tried < 3; tried += 1) book.count(KEY, runNamed(name));
  expect(valueOf(book.attemptsLeft(KEY)).inWindow).toBe(0);
  clock.jumpTo(instant(clock.now() + 2 * ATTEMPT_WINDOW_MS));
  expect(problemIn(again().count(KEY, runNamed("new111")))).toMatchObject({ kind: "attemptsSpent" });
});
