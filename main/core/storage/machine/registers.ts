import { err, ok, type Result } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import { instant, type Instant } from "../../../../shared/time.ts";
import { judgeAttempts, mayAttempt, type AttemptsLeft } from "../attempt-ledger.ts";
import { highestSeen, keepHighest, type LedgerView } from "../attempt-rows.ts";
import { DATE_GRAIN_MS, type PlatformClock } from "./platform-clock.ts";
import type { NumberKey } from "./number-key.ts";
import type { MachineRegister, PastAttempt, RegisterEnd, UnresolvedRegister } from "./port.ts";
import { registerFields, soundRegister, type StoredRegister } from "./stored.ts";
import type { Transactions } from "./transactions.ts";

/** Everything the ledger's result depends on. */
export type RegisterView = LedgerView & { readonly platform: PlatformClock };

/** Stores register attempts in the machine-wide register. */
export function keepingRegisters(
  view: RegisterView,
  { read: look, change, write }: Transactions,
): Pick<MachineRegister, "attemptsLeft" | "count" | "uncount" | "settle" | "lastUnresolved"> {
  return {
    attemptsLeft: (number, run) => look(() => ok(leftOf(view, number, run))),
    count: (number, run) => change(() => countRegister(view, number, run)),
    uncount: (run) => write(() => uncountRegister(view, run)),
    settle: (run, end, date) => write(() => settleRegister(view, run, end, date)),
    lastUnresolved: (number) => look(() => ok(lastUnresolvedOf(view, number))),
  };
}

type Dated = { readonly steady: number; readonly platform: number | null; readonly wall: number };

/** A register attempt and its minimum age in milliseconds. */
type Aged = { readonly stored: StoredRegister; readonly agoMs: number };

/**
 * Gives the minimum age of entries.
 *
 * If the platform's clock dated both ends, it decides; else the quota clock, limited by the platform's
 * clock, so that setting this machine's clock forward makes nothing older. `isStrict`: an entry dated by the
 * platform gets no age from another clock, even if the platform sends no date now.
 */
export function ages(
  { database, chain, clock, steady, platform }: RegisterView,
  number: NumberKey,
  { isStrict = false }: { readonly isStrict?: boolean } = {},
): {
  readonly now: number;
  readonly agoMs: (dated: Dated) => number;
} {
  const platformNow = platform.earliest(number);
  const steadyNow = steady.earliest(highestSeen(database, chain));
  const now = platformNow === undefined ? steadyNow : Math.min(steadyNow, platformNow);
  return {
    now,
    agoMs({ steady: then, platform: served, wall }) {
      if (served === null || (platformNow === undefined && !isStrict)) return now - then;
      if (platformNow === undefined) return 0;
      // A date that jumped counts no more than this machine's clock; a machine clock that was set back is
      // ignored.
      const walled = clock.now() - wall;
      return walled < 0 ? platformNow - served : Math.min(platformNow - served, walled);
    },
  };
}

/** The register attempts of a number with their minimum age. */
function agedOf(
  view: RegisterView,
  number: NumberKey,
  options?: Parameters<typeof ages>[2],
): { now: number; aged: readonly Aged[] } {
  const { now, agoMs } = ages(view, number, options);
  const aged = rowsBy(view, "number", number).map((stored) => ({ stored, agoMs: agoMs(stored) }));
  return { now, aged };
}

/** Attempts left for a number, and for `run` if given. */
function leftOf(
  view: RegisterView,
  number: NumberKey,
  run?: RunId,
  options?: Parameters<typeof ages>[2],
): AttemptsLeft {
  const { now, aged } = agedOf(view, number, options);
  const attempts = aged.map(({ stored, agoMs }) => ({ run: stored.run, at: now - agoMs }));
  return judgeAttempts(attempts, { now, wallNow: view.clock.now(), run });
}

/** Counts a register attempt, dated by the latest possible current time; problem: attemptsSpent. */
function countRegister(
  view: RegisterView,
  number: NumberKey,
  run: RunId,
): Result<null, { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft }> {
  const { database, chain, clock, steady } = view;
  const left = leftOf(view, number, run, { isStrict: true });
  if (!mayAttempt(left)) return err({ kind: "attemptsSpent", left });
  const highest = highestSeen(database, chain);
  insertRegister(view, {
    number,
    run,
    ordinal: (lastOf(view, run)?.ordinal ?? 0) + 1,
    steady: Math.ceil(steady.latest(highest)),
    wall: clock.now(),
    monotonic: clock.monotonicMs(),
    platform: view.platform.latest(number) ?? null,
    ended: null,
  });
  keepHighest(database, chain, steady.earliest(highest));
  return ok(null);
}

/** Deletes the last count of a run. */
function uncountRegister(view: RegisterView, run: RunId): void {
  const last = lastOf(view, run);
  if (last !== undefined) view.database.statement("DELETE FROM register WHERE id = ?").run(last.id);
}

/**
 * Records the outcome of a run's last register attempt. The response's own date is an upper limit for the
 * time of sending.
 */
function settleRegister(view: RegisterView, run: RunId, ended: RegisterEnd, date?: Instant): void {
  const last = lastOf(view, run);
  if (last === undefined) return;
  const platform = last.platform ?? (date === undefined ? null : date + DATE_GRAIN_MS);
  view.database
    .statement("UPDATE register SET platform = ?, ended = ?, mark = ? WHERE id = ?")
    .run(platform, ended, view.chain.mark("register", registerFields({ ...last, platform, ended })), last.id);
}

/** The last register attempt of a number that may have been sent and was neither confirmed nor rejected. */
function lastUnresolvedOf(view: RegisterView, number: NumberKey): UnresolvedRegister | undefined {
  const open = agedOf(view, number).aged.filter(
    ({ stored }) => stored.ended === null || stored.ended === "unknown",
  );
  const last = open.at(-1);
  if (last === undefined) return undefined;
  const youngest = Math.min(...open.map(({ agoMs }) => agoMs));
  return { run: last.stored.run, at: instant(last.stored.wall), agoMs: Math.max(0, youngest) };
}

/** Enters a register attempt that a folder counted itself; a known one stays unchanged. */
export function enterRegister(view: RegisterView, attempt: PastAttempt): void {
  if (isCounted(view, attempt)) return;
  insertRegister(view, { ...attempt, platform: null, ended: null });
}

/** True if this register attempt of a run is counted here. */
export function isCounted({ database }: RegisterView, { run, ordinal }: PastAttempt): boolean {
  return (
    database.statement("SELECT 1 FROM register WHERE run = ? AND ordinal = ?").get(run, ordinal) !== undefined
  );
}

/** Deletes the register attempts of a number. */
export function forgetRegisters({ database }: RegisterView, number: NumberKey): void {
  database.statement("DELETE FROM register WHERE number = ?").run(number);
}

function lastOf(view: RegisterView, run: RunId): StoredRegister | undefined {
  return rowsBy(view, "run", run)
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .at(-1);
}

const ROWS = "SELECT id, number, run, ordinal, steady, wall, monotonic, platform, ended, mark FROM register";

// The whole table has to hold, because damage to a row's number would hide that row from a filter.
function rowsBy(
  { database, chain }: RegisterView,
  column: "number" | "run",
  value: string,
): readonly StoredRegister[] {
  const sound = (found: unknown): StoredRegister => soundRegister(found, chain);
  database.holdsStill("register", () => {
    for (const found of database.statement(ROWS).all()) sound(found);
    return true;
  });
  return database.statement(`${ROWS} WHERE ${column} = ? ORDER BY id`).all(value).map(sound);
}

function insertRegister(
  { database, chain }: RegisterView,
  register: Omit<StoredRegister, "id" | "mark">,
): void {
  const { number, run, ordinal, steady, wall, monotonic, platform, ended } = register;
  database
    .statement(
      "INSERT INTO register (number, run, ordinal, steady, wall, monotonic, platform, ended, mark) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      number,
      run,
      ordinal,
      steady,
      wall,
      monotonic,
      platform,
      ended,
      chain.mark("register", registerFields(register)),
    );
}
