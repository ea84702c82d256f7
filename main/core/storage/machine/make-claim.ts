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

/** A data folder, and how to get the status of runs in it and in others. */
export type FolderContext = {
  readonly me: FolderMark;
  readonly statusHere: (run: RunId) => RunThere;
  readonly folders: OtherFolders;
};

/**
 * The status of an entry's run in its folder; `here` for this folder, `moved` if this folder was at that
 * path before. One that this folder lost by being restored from an older copy is neither.
 */
export function standing(from: FolderContext, entry: NumberRun): RunThere | "here" | "moved" {
  const seen = placeOf(from, entry);
  const isOwn = seen === "here" || seen === "moved";
  return isOwn && from.statusHere(entry.run) === "not-in-copy" ? "not-in-copy" : seen;
}

function placeOf({ me, folders }: FolderContext, { run, folder }: NumberRun): RunThere | "here" | "moved" {
  if (folder.id !== me.id) return folders.statusOf(folder, run);
  if (folders.same(folder.path, me.path)) return folder.path === me.path ? "here" : "moved";
  const there = folders.statusOf(folder, run);
  // If the folder still exists at its old path as well, one of the two is a copy.
  // One that is marked as moved leaves its runs to the copy that was restored elsewhere.
  return there === "gone" || folders.isMarkedMoved(folder) ? "moved" : there;
}

// Each round closes, moves or withdraws the number's one open entry, so a few rounds clear all of them.
const MAX_ROUNDS = 8;

type Claimed = Result<null, StorageProblem | ClaimRefused>;

/**
 * Makes a run its number's open one and clears entries without a live run.
 *
 * `locked`: the caller holds the number's lock. Without it such an entry may belong to a run that is being
 * written, so it is left alone.
 */
export function claimIn(
  machineRegister: MachineRegister,
  from: FolderContext,
  { wanted, locked }: { readonly wanted: Claim; readonly locked: boolean },
): Result<null, ClaimProblem> {
  return inRounds(machineRegister, from, { claim: () => machineRegister.claim(wanted), locked });
}

/** Enters a PIN change of the number in the same way, under the number's lock. */
export function claimPinChangeIn(
  machineRegister: MachineRegister,
  from: FolderContext,
  wanted: PinClaim,
): Result<null, ClaimProblem> {
  return inRounds(machineRegister, from, {
    claim: () => machineRegister.claimPinChange(wanted),
    locked: true,
  });
}

function inRounds(
  machineRegister: MachineRegister,
  from: FolderContext,
  { claim, locked }: { readonly claim: () => Claimed; readonly locked: boolean },
): Result<null, ClaimProblem> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const made = claim();
    if (made.ok) return made;
    if (made.problem.kind !== "refused") return err(made.problem);
    const cleared = clearRefusal(machineRegister, from, made.problem, locked);
    if (!cleared.ok) return cleared;
  }
  return err({ kind: "numberBusy" });
}

function clearRefusal(
  machineRegister: MachineRegister,
  from: FolderContext,
  refused: ClaimRefused,
  locked: boolean,
): Result<null, ClaimProblem> {
  // A PIN change holds the number's lock throughout, so under that lock an entry is left over from a killed
  // process.
  if (refused.why === "pin-change")
    return locked ? machineRegister.endPinChange(refused.by) : err({ kind: "numberBusy" });
  return refused.why === "open"
    ? clear(machineRegister, from, refused.by, locked)
    : err(replacedProblem(from.me, refused.why, refused.by));
}

function clear(
  machineRegister: MachineRegister,
  from: FolderContext,
  entry: NumberRun,
  locked: boolean,
): Result<null, ClaimProblem> {
  const seen = standing(from, entry);
  const status = seen === "here" ? from.statusHere(entry.run) : seen;
  if (status === "moved") return machineRegister.moved(from.me);
  if (!locked) return err({ kind: "numberBusy" });
  if (status === "absent") return machineRegister.withdraw(entry);
  if (status === "ended") return machineRegister.closeRun(entry, "end");
  return seen === "here" ? err({ kind: "runOpen", run: entry.run }) : err(elsewhere(entry, status));
}

/** Where only a person can know what became of a run: its records can't be read. */
type Lost = "not-in-copy" | "gone" | "damaged";

export function isLost(status: RunThere | "here" | "moved"): status is Lost {
  return status === "not-in-copy" || status === "gone" || status === "damaged";
}

/** The problem that a number's open run is in another folder. */
export function elsewhere(
  { run, folder }: NumberRun,
  state: "open" | Lost,
): Extract<NumberProblem, { kind: "runElsewhere" }> {
  return { kind: "runElsewhere", run, folder: folder.path, state };
}

function replacedProblem(
  me: FolderMark,
  why: "later" | "ended",
  { run, folder }: NumberRun,
): NumberProblem | RunOpen {
  if (why === "later" && folder.id === me.id) return { kind: "runOpen", run };
  return { kind: "runElsewhere", run, folder: folder.path, state: why };
}
