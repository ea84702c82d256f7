import type { NumberKey } from "./number-key.ts";
import type { RunId } from "../../../../shared/ids.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { BlockedRequest, StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { Result } from "../../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { AttemptsLeft } from "../attempt-ledger.ts";
import type { AskedAt } from "./platform-clock.ts";

/** A data folder as others know it: its database's ID, and its path when it was last used. */
export type FolderMark = { readonly id: string; readonly path: string };

/**
 * Why a run's entry was closed. "end": the run ended. "word": a person gave it up from another folder.
 * "other": it was found open in a second folder while another run of the number was open.
 */
export type ClosedBy = "end" | "word" | "other";

/** A run of a number in the machine-wide register. `order` grows with each entered run. */
export type NumberRun = {
  readonly order: number;
  readonly number: NumberKey;
  readonly run: RunId;
  readonly folder: FolderMark;
  readonly openedAt: Instant;
  readonly closed: ClosedBy | undefined;
};

/** A run that is to be the number's open one. `take-up` continues a run that its folder has as open. */
export type Claim = Pick<NumberRun, "number" | "run" | "folder" | "openedAt"> & {
  readonly how: "create" | "reopen" | "take-up";
};

/** A PIN change in progress. While it is entered, no run of the number is opened or resumed. */
export type PinClaim = {
  readonly number: NumberKey;
  /** Random, so that a change can only end its own claim. */
  readonly claim: string;
  readonly folder: FolderMark;
};

/**
 * Why a claim is refused: another run is open, a later one replaced it, other folders recorded its end, or
 * the number's PIN is being changed.
 */
export type ClaimRefused =
  | { readonly kind: "refused"; readonly why: "open" | "later" | "ended"; readonly by: NumberRun }
  | { readonly kind: "refused"; readonly why: "pin-change"; readonly by: PinClaim };

/** The outcome of a register request; `unknown` and no outcome are treated the same. */
export type RegisterEnd = "confirmed" | "rejected" | "unknown";

/** A counted register attempt. Its ordinal within the run keeps it from being counted twice. */
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

/** The last register attempt of a number that may have been sent and was neither confirmed nor rejected. */
export type UnresolvedRegister = {
  readonly run: RunId;
  /** By the wall clock at that moment. */
  readonly at: Instant;
  /** Its minimum age, independent of later clock changes. */
  readonly agoMs: number;
};

/** A wait that the platform reported for a number. */
export type NumberWait = {
  readonly number: NumberKey;
  readonly holds: BlockedRequest;
  readonly seconds: number;
  readonly from: StampedMoment;
  /** The ID of the run or of the PIN change whose request got it. */
  readonly toldTo: string;
  readonly folder: FolderMark;
};

/** Identifies a wait by who got it and when: a request gets one at a time. */
export type ToldTo = Pick<NumberWait, "holds" | "seconds" | "from" | "toldTo">;

/**
 * A refused PIN of a number. `ref` identifies the row in its folder and reveals nothing about the PIN. PINs
 * can be compared only in that folder.
 */
export type PinRefusal = {
  readonly number: NumberKey;
  readonly ref: string;
  readonly folder: FolderMark;
  /** By the wall clock at that moment. */
  readonly at: Instant;
};

/**
 * What came after a refusal. "accepted": a PIN was accepted for the number. "void": the PIN was set again or
 * turned off.
 */
export type SinceRefusal = "accepted" | "void";

/** A refusal with its minimum age and what came after it. */
export type KnownRefusal = PinRefusal & {
  /** Its minimum age, independent of later clock changes. */
  readonly agoMs: number;
  readonly since: SinceRefusal | undefined;
};

/** What a folder enters in the machine-wide register, oldest first. */
export type FolderPast = {
  readonly folder: FolderMark;
  readonly runs: readonly Omit<NumberRun, "order" | "closed">[];
  readonly attempts: readonly PastAttempt[];
  /** Undefined once the folder has entered it: waits that are over since must not come back. */
  readonly early?: { readonly waits: readonly NumberWait[]; readonly refusals: readonly PinRefusal[] };
};

/** The number's open run is in another data folder, or another process is working on the number. */
export type NumberProblem = Extract<RunProblem, { kind: "runElsewhere" | "numberBusy" }>;

export type NumberLock = { release(): void };

/**
 * What all data folders of one user on this machine share: a number's open run, register attempts, reported
 * waits and refused PINs. Every method is one transaction; problems are `machineState`.
 */
export type MachineRegister = {
  /**
   * The right to work on a number, which ends with the process; undefined if another process keeps it for
   * `waitMs`.
   */
  lock(number: NumberKey, waitMs: number): Result<NumberLock | undefined, StorageProblem>;
  /** True if a process is working on the number. Only a hint for display. */
  isLocked(number: NumberKey): boolean;
  /** Makes the run the number's open one. Changes nothing if it is already. */
  claim(claim: Claim): Result<null, StorageProblem | ClaimRefused>;
  /** Closes a run's entry; does nothing if it is closed or missing. */
  closeRun(entry: Pick<NumberRun, "run" | "folder">, by: ClosedBy): Result<null, StorageProblem>;
  /** Deletes the entry of a run that was never written in its folder. */
  withdraw(entry: Pick<NumberRun, "run" | "folder">): Result<null, StorageProblem>;
  /** Records the new path of a folder. */
  moved(folder: FolderMark): Result<null, StorageProblem>;
  openRun(number: NumberKey): Result<NumberRun | undefined, StorageProblem>;
  /** Every run entered for a number, in that order. */
  runsOf(number: NumberKey): Result<readonly NumberRun[], StorageProblem>;
  /** The open entry of a run, in any folder. */
  find(run: RunId): Result<NumberRun | undefined, StorageProblem>;
  /**
   * Blocks runs of a number while its PIN is changed. Refused, in the same transaction, while a run is open
   * or another change is entered. Call it under the number's lock.
   */
  claimPinChange(claim: PinClaim): Result<null, StorageProblem | ClaimRefused>;
  /** Deletes a change's claim; does nothing if it is missing. */
  endPinChange(claim: PinClaim): Result<null, StorageProblem>;
  /** The PIN change entered for a number; its process may have ended. */
  pinChange(number: NumberKey): Result<PinClaim | undefined, StorageProblem>;
  /** Enters what a folder has recorded. Existing entries stay unchanged. */
  takeOver(past: FolderPast): Result<null, StorageProblem>;
  /**
   * True if this folder has entered the waits and refused PINs it had before the register had tables for
   * them.
   */
  hasBrought(folder: FolderMark): Result<boolean, StorageProblem>;
  /** Enters waits; a newer one of the same folder for the same request replaces the older. */
  tellWaits(waits: readonly NumberWait[]): Result<null, StorageProblem>;
  /** Deletes every wait that holds back these requests: a response has shown that they are over. */
  endWaits(number: NumberKey, holds: readonly BlockedRequest[]): Result<null, StorageProblem>;
  /** Deletes exactly these waits, and none that replaced one since. */
  dropWaits(number: NumberKey, waits: readonly ToldTo[]): Result<null, StorageProblem>;
  /** The waits reported for a number, over or not. */
  waits(number: NumberKey): Result<readonly NumberWait[], StorageProblem>;
  /** Enters a refused PIN; a known one stays unchanged. */
  noteRefusal(refusal: PinRefusal): Result<null, StorageProblem>;
  /** The refused PINs of a number, oldest first. */
  refusals(number: NumberKey): Result<readonly KnownRefusal[], StorageProblem>;
  /** Records what came after the refusals of a number so far. */
  sinceRefusals(number: NumberKey, since: SinceRefusal): Result<null, StorageProblem>;
  attemptsLeft(number: NumberKey, run?: RunId): Result<AttemptsLeft, StorageProblem>;
  /** Counts a register attempt durably, before it is sent. */
  count(
    number: NumberKey,
    run: RunId,
  ): Result<null, StorageProblem | { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft }>;
  /** Deletes the run's last count: its intent was not written and its request not sent. */
  uncount(run: RunId): Result<null, StorageProblem>;
  /**
   * Records the outcome of the run's last register attempt, and its time by the platform's clock if known.
   */
  settle(run: RunId, end: RegisterEnd, platformDate?: Instant): Result<null, StorageProblem>;
  /** Enters a request durably, before it is sent; `sentBefore` if it is entered already. */
  enterRequest(request: RunRequest): Result<null, StorageProblem | { readonly kind: "sentBefore" }>;
  /** Deletes a request that was not written in its folder and so not sent. */
  withdrawRequest(request: RunRequest): Result<null, StorageProblem>;
  /** Enters requests that moved their number according to a late answer; a known one stays unchanged. */
  tellLateMoves(moves: readonly RunRequest[]): Result<null, StorageProblem>;
  /** These requests of a number's runs, in any folder. */
  lateMoves(number: NumberKey): Result<readonly RunRequest[], StorageProblem>;
  lastUnresolved(number: NumberKey): Result<UnresolvedRegister | undefined, StorageProblem>;
  /** Records the platform's date (a `Date` header) from a response to a request sent after `before`. */
  tellDate(number: NumberKey, platformDate: Instant, before: AskedAt): void;
  /**
   * Deletes attempts, requests, late moves, waits and refusals of these numbers. Only for Practice, when its
   * sandbox is reset.
   */
  forget(numbers: readonly NumberKey[]): Result<null, StorageProblem>;
  close(): void;
};

/** The machine-wide register of a data folder, opened on first use. */
export type OpenRegister = {
  register(): Result<MachineRegister, StorageProblem>;
  closeMachineRegister(): void;
};
