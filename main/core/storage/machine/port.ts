import type { NumberKey } from "./number-key.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { BlockedRequest, StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { Result } from "../../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { AttemptsLeft } from "../attempt-ledger.ts";
import type { AskedAt } from "./platform-clock.ts";

/** A data folder as others know it: the id of its database, and where it lay when it was last seen. */
export type FolderMark = { readonly id: string; readonly path: string };

/**
 * Why a run's entry was closed: its run ended, a person gave it up from another folder, or it was found open in a
 * second folder when another run of the number was open already.
 */
export type ClosedBy = "end" | "word" | "other";

/** A run of a number as the whole machine knows it. `order` grows with each run that is entered. */
export type NumberRun = {
  readonly order: number;
  readonly number: NumberKey;
  readonly run: RunId;
  readonly folder: FolderMark;
  readonly openedAt: Instant;
  readonly closed: ClosedBy | undefined;
};

/** A run that is to be the number's open one. `take-up` goes on with a run that its folder holds for open. */
export type Claim = Pick<NumberRun, "number" | "run" | "folder" | "openedAt"> & {
  readonly how: "create" | "reopen" | "take-up";
};

/** A change of a number's PIN that is under way: as long as it stands, no run of the number is opened or taken up. */
export type PinClaim = {
  readonly number: NumberKey;
  /** Random, so that one change never gives back what another one took. */
  readonly claim: string;
  readonly folder: FolderMark;
};

/**
 * Why a claim is refused: another run is open, a later one took over, this one has ended by what others know, or the
 * number's PIN is being changed.
 */
export type ClaimRefused =
  | { readonly kind: "refused"; readonly why: "open" | "later" | "ended"; readonly by: NumberRun }
  | { readonly kind: "refused"; readonly why: "pin-change"; readonly by: PinClaim };

/** How a register request came out; `unknown` and nothing at all weigh the same. */
export type RegisterEnd = "confirmed" | "rejected" | "unknown";

/** A register that was counted. Its ordinal within the run keeps it from being counted twice. */
export type PastAttempt = {
  readonly number: NumberKey;
  readonly run: RunId;
  readonly ordinal: number;
  readonly steady: number;
  readonly wall: number;
  readonly monotonic: number;
};

/** A run's request of a step; `attempt` counts from 1. */
export type RunRequest = {
  readonly number: NumberKey;
  readonly run: RunId;
  readonly step: StepName;
  readonly attempt: number;
};

/** The last register of a number that may have gone out and was neither confirmed nor rejected. */
export type UnresolvedRegister = {
  readonly run: RunId;
  /** By the wall clock of that moment. */
  readonly at: Instant;
  /** At least so long ago, whatever the clock was set to since. */
  readonly agoMs: number;
};

/** A wait that the platform told about a number. */
export type NumberWait = {
  readonly number: NumberKey;
  readonly holds: BlockedRequest;
  readonly seconds: number;
  readonly from: StampedMoment;
  /** The run, or the change of a PIN, whose request was told it. */
  readonly toldTo: string;
  readonly folder: FolderMark;
};

/** A wait by whom it was told to, and when: a request is told one at a time. */
export type ToldTo = Pick<NumberWait, "holds" | "seconds" | "from" | "toldTo">;

/**
 * That a PIN of a number was refused. Which one, only its folder can tell: `ref` is the name of what stands there, and
 * says nothing of the PIN.
 */
export type PinRefusal = {
  readonly number: NumberKey;
  readonly ref: string;
  readonly folder: FolderMark;
  /** By the wall clock of that moment. */
  readonly at: Instant;
};

/** What came after a refusal: a PIN was accepted for the number, or the PIN was set anew or turned off. */
export type SinceRefusal = "accepted" | "void";

/** A refusal as the book tells it. */
export type KnownRefusal = PinRefusal & {
  /** At least so long ago, whatever the clock was set to since. */
  readonly agoMs: number;
  readonly since: SinceRefusal | undefined;
};

/** What a folder knows that the book has to know, oldest first. */
export type FolderPast = {
  readonly folder: FolderMark;
  readonly runs: readonly Omit<NumberRun, "order" | "closed">[];
  readonly attempts: readonly PastAttempt[];
  /** Left out where the book has been told them: what has been over since then must not come back. */
  readonly early?: { readonly waits: readonly NumberWait[]; readonly refusals: readonly PinRefusal[] };
};

/** The number's open run is in another data folder, or another process is at work on the number. */
export type NumberProblem = Extract<RunProblem, { kind: "runElsewhere" | "numberBusy" }>;

export type NumberLock = { release(): void };

/**
 * What all data folders of one user of this machine share: which run of a number is open, which registers were sent,
 * which waits were told and how many PINs were refused. Every method is one transaction; problems are `machineState`.
 */
export type MachineRegister = {
  /** The right to work on a number, gone with the process; undefined where another process has it for longer than `waitMs`. */
  lock(number: NumberKey, waitMs: number): Result<NumberLock | undefined, StorageProblem>;
  /** Is some process at work on the number? A hint for words. */
  isLocked(number: NumberKey): boolean;
  /** Makes the run the number's open one. Changes nothing where it is already. */
  claim(claim: Claim): Result<null, StorageProblem | ClaimRefused>;
  /** Closes a run's entry, or does nothing where it is closed or not there. */
  closeRun(entry: Pick<NumberRun, "run" | "folder">, by: ClosedBy): Result<null, StorageProblem>;
  /** Takes an entry back for a run that was never written down in its folder. */
  withdraw(entry: Pick<NumberRun, "run" | "folder">): Result<null, StorageProblem>;
  /** Notes that a folder lies elsewhere now. */
  moved(folder: FolderMark): Result<null, StorageProblem>;
  openRun(number: NumberKey): Result<NumberRun | undefined, StorageProblem>;
  /** Every run that was entered for a number, in that order. */
  runsOf(number: NumberKey): Result<readonly NumberRun[], StorageProblem>;
  /** The open entry of a run, whatever its folder. */
  find(run: RunId): Result<NumberRun | undefined, StorageProblem>;
  /**
   * Keeps runs away from a number while its PIN is changed: refused where a run is open, or another change under way, in
   * the same transaction that enters it. To be called under the number's lock.
   */
  claimPinChange(claim: PinClaim): Result<null, StorageProblem | ClaimRefused>;
  /** Takes a change's claim away, or does nothing where it is not there. */
  endPinChange(claim: PinClaim): Result<null, StorageProblem>;
  /** The change of the PIN that is entered for a number; its process may be gone. */
  pinChange(number: NumberKey): Result<PinClaim | undefined, StorageProblem>;
  /** Takes over what a folder knows already. What is known here stays as it is. */
  takeOver(past: FolderPast): Result<null, StorageProblem>;
  /** Has this folder told the waits and refused PINs that it had before there was a place for them here? */
  hasBrought(folder: FolderMark): Result<boolean, StorageProblem>;
  /** Enters waits; a newer one of the same folder for the same request takes the place of the older. */
  tellWaits(waits: readonly NumberWait[]): Result<null, StorageProblem>;
  /** Takes every wait away that keeps these requests back: an answer has said that they are over. */
  endWaits(number: NumberKey, holds: readonly BlockedRequest[]): Result<null, StorageProblem>;
  /** Takes these very waits away, and none that was told in the place of one since. */
  dropWaits(number: NumberKey, waits: readonly ToldTo[]): Result<null, StorageProblem>;
  /** The waits that were told about a number, over or not. */
  waits(number: NumberKey): Result<readonly NumberWait[], StorageProblem>;
  /** Enters a refused PIN; one that is known stays as it is. */
  noteRefusal(refusal: PinRefusal): Result<null, StorageProblem>;
  /** The refused PINs of a number, oldest first. */
  refusals(number: NumberKey): Result<readonly KnownRefusal[], StorageProblem>;
  /** Notes what came after the refusals of a number so far. */
  sinceRefusals(number: NumberKey, since: SinceRefusal): Result<null, StorageProblem>;
  attemptsLeft(number: NumberKey, run?: RunId): Result<AttemptsLeft, StorageProblem>;
  /** Counts a register durably, before it is sent. */
  count(
    number: NumberKey,
    run: RunId,
  ): Result<null, StorageProblem | { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft }>;
  /** Takes the run's last count back: what it stood for was not written down and so not sent. */
  uncount(run: RunId): Result<null, StorageProblem>;
  /** Says how the run's last register came out, and when by the platform's clock where that is known. */
  settle(run: RunId, end: RegisterEnd, platformDate?: Instant): Result<null, StorageProblem>;
  /** Enters a request durably, before it is sent: `sentBefore` where it stands there already. */
  enterRequest(request: RunRequest): Result<null, StorageProblem | { readonly kind: "sentBefore" }>;
  /** Takes a request back: it was not written down in its folder and so not sent. */
  withdrawRequest(request: RunRequest): Result<null, StorageProblem>;
  /** Enters requests that turned out, late, to have moved their number; one that is known stays as it is. */
  tellLateMoves(moves: readonly RunRequest[]): Result<null, StorageProblem>;
  /** The requests of a number's runs, in whatever folder, that turned out so. */
  lateMoves(number: NumberKey): Result<readonly RunRequest[], StorageProblem>;
  lastUnresolved(number: NumberKey): Result<UnresolvedRegister | undefined, StorageProblem>;
  /** What the platform's own clock said (a `Date` header) in an answer to a request that was sent after `before`. */
  tellDate(number: NumberKey, platformDate: Instant, before: AskedAt): void;
  /** Forgets registers, requests, late moves, waits and refusals of these numbers. For practice alone, when its platform forgets them too. */
  forget(numbers: readonly NumberKey[]): Result<null, StorageProblem>;
  close(): void;
};

/** The book as a data folder holds it: opened when it can be. */
export type OpenRegister = { register(): Result<MachineRegister, StorageProblem>; closeBook(): void };
