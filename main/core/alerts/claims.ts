import { statSync } from "node:fs";
import { SentAlert, type AlertsState, type AlertTry } from "../../../shared/alert/alert.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../../../shared/present.ts";
import { errorCode } from "../storage/system-error.ts";
import { underLock } from "../storage/number-locks.ts";
import {
  isNotTaken,
  ledgerIndex,
  ledgerPath,
  ledgerToChange,
  readLedger,
  withoutShort,
  withShort,
  writeLedger,
  type Ledger,
} from "./ledger.ts";

/** An attempt that has not come to an end by then came to none: its process is gone. */
const LONGEST_TRY_MS = 2 * 60_000;

/** An alert before its next attempt. */
export type Claim = Pick<SentAlert, "id" | "scope" | "news" | "until"> & {
  /** When that happened what it tells of. */
  readonly happenedAt: string;
};

type Row = Ledger["sent"][number];

/**
 * The list of sent alerts of a data folder, for all its processes. An attempt is entered before anything is sent, so
 * that nobody sends the alert twice, now or after a restart.
 */
export type Claims = {
  /** Enters an attempt; undefined if another process has, if it may have been sent, or was tried `mostTries` times. */
  claim(claim: Claim, mostTries: number): Result<{ readonly tries: number } | undefined, StorageProblem>;
  /** Enters one alert in the place of several; gives those that nobody has sent, and enters nothing if there are none. */
  claimSeveral(one: Claim, several: readonly Claim[]): Result<readonly Claim[], StorageProblem>;
  /** The alert in the place of these was surely not taken: they may be sent again. */
  release(several: readonly Claim[]): void;
  /** Takes an attempt back of which surely nothing was told: it may be made again, here even if the list can't be changed. */
  withdraw(id: string): void;
  /** Enters what came of an attempt. A failure leaves it as being sent, and so unknown after a while. */
  note(id: string, result: AlertTry): void;
  /** Enters alerts that are never sent, and why. */
  settle(several: readonly Claim[], why: AlertTry): void;
  /** True if nothing is to be sent for it, as far as is known without a lock. */
  isSettled(id: string, mostTries: number): boolean;
  /** The newest, the newest last, and why none is sent, if so. Those that a killed process left are unknown. */
  newest(): Pick<AlertsState, "unsent"> & { readonly sent: readonly SentAlert[] };
};

/** Opens the list; reads and creates nothing yet. */
export function openClaims(place: Pick<HostPorts, "dataDir" | "clock">): Claims {
  const { clock, dataDir } = place;
  const find = cachedIndex(place);
  let isUnchangeable = false;
  // Attempts that were taken back while the list couldn't be changed: the next change removes them.
  const takenBack = new Set<string>();
  const isTakenBack = ({ id, outcome }: { readonly id: string; readonly outcome?: unknown }): boolean =>
    outcome === "sending" && takenBack.has(id);
  const withoutThose = (sent: readonly Row[]): Row[] => sent.filter((row) => !isTakenBack(row));
  const change = <T>(work: (ledger: Ledger) => Result<T, never>): Result<T, StorageProblem> => {
    const changed = underLock<T, never>(dataDir, "alerts", () => {
      const ledger = ledgerToChange(place);
      return ledger.ok ? work({ ...ledger.value, sent: withoutThose(ledger.value.sent) }) : ledger;
    });
    isUnchangeable = !changed.ok && changed.problem.kind !== "newerVersion";
    return changed;
  };
  /** What was taken back isn't in it, so from then on an attempt of that name is another process's, or a new one. */
  const write = (ledger: Ledger): void => {
    writeLedger(place, ledger);
    takenBack.clear();
  };
  const rowOf = ({ happenedAt: _at, ...claim }: Claim, tries: number, result: AlertTry): Row => ({
    ...claim,
    at: isoOf(clock.now()),
    tries,
    ...result,
  });
  return {
    claim: (claim, mostTries) =>
      change((ledger) => {
        const known = ledgerIndex(ledger)(claim.id);
        if (isOver(known, mostTries) || isLost(ledger, claim)) return ok(undefined);
        const tries = (typeof known === "object" ? known.tries : 0) + 1;
        const rest = ledger.sent.filter(({ id }) => id !== claim.id);
        write({ ...ledger, sent: [...rest, rowOf(claim, tries, { outcome: "sending" })] });
        return ok({ tries });
      }),
    claimSeveral: (one, several) =>
      change((ledger) => {
        const known = ledgerIndex(ledger);
        const left = several.filter((claim) => !isOver(known(claim.id), Infinity) && !isLost(ledger, claim));
        if (left.length === 0) return ok(left);
        const ids = new Set(left.map(({ id }) => id));
        const older = left.reduce((all, claim) => withShort(all, claim, clock.now()), ledger.older);
        const rest = ledger.sent.filter(({ id }) => !ids.has(id));
        write({ ...ledger, older, sent: [...rest, rowOf(one, 1, { outcome: "sending" })] });
        return ok(left);
      }),
    release(several) {
      const ids = new Set(several.map(({ id }) => id));
      change((ledger) => {
        write({ ...ledger, older: withoutShort(ledger.older, ids) });
        return ok(null);
      });
    },
    withdraw(id) {
      takenBack.add(id);
      change((ledger) => {
        write(ledger);
        return ok(null);
      });
    },
    note(id, result) {
      change((ledger) => {
        const sent = ledger.sent.map(({ status, why, ...row }) =>
          row.id === id ? { ...row, ...result } : { ...row, ...present({ status, why }) },
        );
        write({ ...ledger, sent });
        return ok(null);
      });
    },
    settle(several, why) {
      change((ledger) => {
        const known = ledgerIndex(ledger);
        const rows = several
          .filter(({ id }) => !isOver(known(id), Infinity))
          .map((one) => rowOf(one, 0, why));
        const ids = new Set(rows.map(({ id }) => id));
        if (rows.length > 0)
          write({ ...ledger, sent: [...ledger.sent.filter(({ id }) => !ids.has(id)), ...rows] });
        return ok(null);
      });
    },
    isSettled(id, mostTries) {
      const known = find(id);
      return !(typeof known === "object" && isTakenBack(known)) && isOver(known, mostTries);
    },
    newest() {
      const read = readLedger(place);
      if (!read.ok)
        return { sent: [], unsent: read.problem.kind === "newerVersion" ? "newer-version" : "unreadable" };
      const rows = read.value === "lost" ? [] : withoutThose(read.value.sent);
      return {
        ...(isUnchangeable ? { unsent: "unreadable" as const } : {}),
        sent: rows
          .flatMap((row) => SentAlert.safeParse(row).data ?? [])
          .map((one) => asLeft(one, clock.now())),
      };
    },
  };
}

type Known = ReturnType<ReturnType<typeof ledgerIndex>>;

function isOver(known: Known, mostTries: number): boolean {
  if (known === undefined) return false;
  return known === "told" || !isNotTaken(known) || known.tries >= mostTries;
}

/** What was sent of that time is not known any more. */
function isLost({ since }: Ledger, { happenedAt }: Claim): boolean {
  return since !== undefined && Date.parse(happenedAt) <= Date.parse(since);
}

function asLeft(one: SentAlert, nowMs: number): SentAlert {
  const isLeft = one.outcome === "sending" && Math.abs(nowMs - Date.parse(one.at)) > LONGEST_TRY_MS;
  return isLeft ? { ...one, outcome: "unknown" } : one;
}

/** Reads the list again only where it has changed: at a start it is asked for every migration. */
function cachedIndex(place: Pick<HostPorts, "dataDir">): (id: string) => Known {
  let seen = "";
  let index: ReturnType<typeof ledgerIndex> = () => undefined;
  return (id) => {
    const now = versionOf(ledgerPath(place));
    if (now === "") return undefined;
    if (now !== seen) {
      const read = readLedger(place);
      // What can't be read is found out under the lock.
      if (!read.ok || read.value === "lost") return undefined;
      index = ledgerIndex(read.value);
      seen = now;
    }
    return index(id);
  };
}

function versionOf(path: string): string {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat === undefined ? "" : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
    return "";
  }
}
