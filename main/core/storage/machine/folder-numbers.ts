import { err, ok, type Result } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Instant } from "../../../../shared/time.ts";
import { foldersOnDisk, type OtherFolders, type RunThere } from "./inspect-folder.ts";
import {
  claimIn,
  claimPinChangeIn,
  elsewhere,
  standing,
  type ClaimProblem,
  type Vantage,
} from "./make-claim.ts";
import type { NumberKey } from "./number-key.ts";
import type { Claim, FolderMark, MachineRegister, NumberProblem } from "./port.ts";

/** A run of this folder as the book is asked about it. */
export type OwnRun = ClaimedRun & {
  /** The on-premises client that its plan names. */
  readonly client: string;
};

type ClaimedRun = { readonly number: NumberKey; readonly run: RunId; readonly openedAt: Instant };

/** What one data folder asks of the machine's book, and what it works out from the folders that the book names. */
export type FolderNumbers = {
  /** Takes the number's lock and makes the run its open one; gives what lets the lock go. */
  take(run: ClaimedRun, how: Claim["how"]): Result<() => void, ClaimProblem>;
  /** The same without the lock and without a no, for a run that is only to be ended. */
  touch(run: ClaimedRun): void;
  /**
   * Takes the number's lock for a change of its PIN and keeps runs away from it; gives what lets both go. `claim` is
   * random. A run of this folder that is open is `runOpen`.
   */
  takePinChange(number: NumberKey, claim: string): Result<() => void, ClaimProblem>;
  closed(run: RunId): void;
  withdrawn(run: RunId): void;
  /** Why no run of a number could be opened here now. */
  inTheWay(number: NumberKey): Result<null, StorageProblem | NumberProblem>;
  /** Closes the entry of a run whose folder is gone or damaged, on a person's word; without it, says why one is needed. */
  giveUp(
    run: RunId,
    word: boolean,
  ): Result<null, StorageProblem | NumberProblem | { readonly kind: "noSuchRun" }>;
};

/** Sees the book from one folder. `standsHere` says how a run stands in this folder. */
export function folderNumbers(
  me: FolderMark,
  ports: {
    readonly register: () => Result<MachineRegister, StorageProblem>;
    readonly standsHere: (run: RunId) => RunThere;
    readonly lockWaitMs: number;
    readonly folders?: OtherFolders;
  },
): FolderNumbers {
  const { register: opened, lockWaitMs } = ports;
  const from: Vantage = { me, standsHere: ports.standsHere, folders: ports.folders ?? foldersOnDisk };
  const lock = numberLocker();
  // Best effort: what is left behind is cleared by whoever meets it next, who looks into this folder.
  const quietly = (work: (book: MachineRegister) => unknown): void => {
    const book = opened();
    if (book.ok) work(book.value);
  };
  return {
    take(run, how) {
      const book = opened();
      if (!book.ok) return book;
      const release = lock(book.value, run.number, lockWaitMs);
      if (!release.ok) return release;
      const claimed = claimIn(book.value, from, { wanted: { ...run, folder: me, how }, locked: true });
      if (claimed.ok) return release;
      release.value();
      return claimed;
    },
    takePinChange(number, claim) {
      const book = opened();
      if (!book.ok) return book;
      const release = lock(book.value, number, lockWaitMs);
      if (!release.ok) return release;
      const wanted = { number, claim, folder: me };
      const claimed = claimPinChangeIn(book.value, from, wanted);
      if (claimed.ok)
        return ok(() => {
          // Where this fails, whoever takes the number next finds an entry without a process and clears it.
          quietly((again) => again.endPinChange(wanted));
          release.value();
        });
      release.value();
      return claimed;
    },
    touch: (run) =>
      quietly((book) =>
        claimIn(book, from, { wanted: { ...run, folder: me, how: "take-up" }, locked: false }),
      ),
    closed: (run) => quietly((book) => book.closeRun({ run, folder: me }, "end")),
    withdrawn: (run) => quietly((book) => book.withdraw({ run, folder: me })),
    inTheWay: (number) => within(opened, (book) => freeOf(book, from, number)),
    giveUp: (run, word) => within(opened, (book) => givenUp(book, from, { run, word, lock })),
  };
}

function within<T, P>(
  opened: () => Result<MachineRegister, StorageProblem>,
  work: (book: MachineRegister) => Result<T, P>,
): Result<T, P | StorageProblem> {
  const book = opened();
  return book.ok ? work(book.value) : book;
}

function freeOf(
  book: MachineRegister,
  from: Vantage,
  number: NumberKey,
): Result<null, StorageProblem | NumberProblem> {
  const changed = book.pinChange(number);
  if (!changed.ok) return changed;
  // An entry whose process is gone is in nobody's way.
  if (changed.value !== undefined && book.isLocked(number)) return err({ kind: "numberBusy" });
  const open = book.openRun(number);
  if (!open.ok) return open;
  const stands = open.value === undefined ? "absent" : standing(from, open.value);
  if (open.value === undefined || (stands !== "open" && stands !== "gone" && stands !== "damaged"))
    return ok(null);
  return err(book.isLocked(number) ? { kind: "numberBusy" } : elsewhere(open.value, stands));
}

function givenUp(
  book: MachineRegister,
  from: Vantage,
  { run, word, lock }: { readonly run: RunId; readonly word: boolean; readonly lock: Locker },
): ReturnType<FolderNumbers["giveUp"]> {
  const found = book.find(run);
  if (!found.ok) return found;
  const entry = found.value;
  const stands = entry === undefined ? "here" : standing(from, entry);
  if (entry === undefined || stands === "here" || stands === "moved") return err({ kind: "noSuchRun" });
  if (stands === "open" || (!word && (stands === "gone" || stands === "damaged")))
    return err(elsewhere(entry, stands));
  const release = lock(book, entry.number, 0);
  if (!release.ok) return release;
  const closed = book.closeRun(entry, "word");
  release.value();
  return closed;
}

type Locker = (
  book: MachineRegister,
  number: NumberKey,
  waitMs: number,
) => Result<() => void, StorageProblem | Extract<NumberProblem, { kind: "numberBusy" }>>;

function numberLocker(): Locker {
  const locked = new Set<NumberKey>();
  return (book, number, waitMs) => {
    // Waiting would stop the very work that is waited for.
    if (locked.has(number)) return err({ kind: "numberBusy" });
    const taken = book.lock(number, waitMs);
    if (!taken.ok) return taken;
    const held = taken.value;
    if (held === undefined) return err({ kind: "numberBusy" });
    locked.add(number);
    return ok(() => {
      locked.delete(number);
      held.release();
    });
  };
}
