import { err, type Result } from "../../../../shared/result.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { OtherFolders, RunThere } from "./inspect-folder.ts";
import type {
  Claim,
  ClaimRefused,
  FolderMark,
  MachineRegister,
  NumberProblem,
  NumberRun,
  PinClaim,
} from "./port.ts";

type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };
export type ClaimProblem = StorageProblem | NumberProblem | RunOpen;

/** The folder from which the book is seen, and what can be told of runs here and in others. */
export type Vantage = {
  readonly me: FolderMark;
  readonly standsHere: (run: RunId) => RunThere;
  readonly folders: OtherFolders;
};

/** How an entry's run stands in its folder; `here` where that is this one, `moved` where this one lay there before. */
export function standing({ me, folders }: Vantage, { run, folder }: NumberRun): RunThere | "here" | "moved" {
  if (folder.id !== me.id) return folders.look(folder, run);
  if (folders.same(folder.path, me.path)) return folder.path === me.path ? "here" : "moved";
  const there = folders.look(folder, run);
  // Where it is in its old place as well, one of the two is a copy.
  return there === "gone" ? "moved" : there;
}

// Each round closes, moves or takes back the one entry of the number that is open; a few of them clear whatever there is.
const ROUNDS_AT_MOST = 8;

type Claimed = Result<null, StorageProblem | ClaimRefused>;

/**
 * Makes a run its number's open one, clearing entries behind which nothing stands any more. `locked` says that the
 * number's lock is held: without it, such an entry may be one whose run is just being written down, and it is left alone.
 */
export function claimIn(
  book: MachineRegister,
  from: Vantage,
  { wanted, locked }: { readonly wanted: Claim; readonly locked: boolean },
): Result<null, ClaimProblem> {
  return inRounds(book, from, { claim: () => book.claim(wanted), locked });
}

/** Enters a change of the number's PIN in the same way, under the number's lock. */
export function claimPinChangeIn(
  book: MachineRegister,
  from: Vantage,
  wanted: PinClaim,
): Result<null, ClaimProblem> {
  return inRounds(book, from, { claim: () => book.claimPinChange(wanted), locked: true });
}

function inRounds(
  book: MachineRegister,
  from: Vantage,
  { claim, locked }: { readonly claim: () => Claimed; readonly locked: boolean },
): Result<null, ClaimProblem> {
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    const made = claim();
    if (made.ok) return made;
    if (made.problem.kind !== "refused") return err(made.problem);
    const cleared = clearRefusal(book, from, made.problem, locked);
    if (!cleared.ok) return cleared;
  }
  return err({ kind: "numberBusy" });
}

function clearRefusal(
  book: MachineRegister,
  from: Vantage,
  refused: ClaimRefused,
  locked: boolean,
): Result<null, ClaimProblem> {
  // Whoever changes a PIN holds the number's lock all the while: under that lock an entry is one that a kill has left.
  if (refused.why === "pin-change")
    return locked ? book.endPinChange(refused.by) : err({ kind: "numberBusy" });
  return refused.why === "open"
    ? clear(book, from, refused.by, locked)
    : err(takenOver(from.me, refused.why, refused.by));
}

function clear(
  book: MachineRegister,
  from: Vantage,
  entry: NumberRun,
  locked: boolean,
): Result<null, ClaimProblem> {
  const seen = standing(from, entry);
  const stands = seen === "here" ? from.standsHere(entry.run) : seen;
  if (stands === "moved") return book.moved(from.me);
  if (!locked) return err({ kind: "numberBusy" });
  if (stands === "absent") return book.withdraw(entry);
  if (stands === "ended") return book.closeRun(entry, "end");
  return seen === "here" ? err({ kind: "runOpen", run: entry.run }) : err(elsewhere(entry, stands));
}

/** The problem of a number whose open run is in another folder. */
export function elsewhere(
  { run, folder }: NumberRun,
  state: "open" | "gone" | "damaged",
): Extract<NumberProblem, { kind: "runElsewhere" }> {
  return { kind: "runElsewhere", run, folder: folder.path, state };
}

function takenOver(
  me: FolderMark,
  why: "later" | "ended",
  { run, folder }: NumberRun,
): NumberProblem | RunOpen {
  if (why === "later" && folder.id === me.id) return { kind: "runOpen", run };
  return { kind: "runElsewhere", run, folder: folder.path, state: why };
}
