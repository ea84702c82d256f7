import type { E164 } from "../../../shared/phone.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { BlockedRequest, StampedMoment } from "../../../shared/migration/platform-wait.ts";
import type { Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Instant } from "../../../shared/time.ts";
import type { Operations } from "./operation-port.ts";
import type { AttemptsLeft } from "./attempt-ledger.ts";
import type { AskedAt } from "./machine/platform-clock.ts";
import type { NumberProblem, RegisterEnd, UnresolvedRegister } from "./machine/port.ts";

export type JournalRow = {
  readonly seq: number;
  readonly run: RunId;
  readonly entry: JournalEntry;
  readonly at: Instant;
  readonly appVersion: string;
};

/** A row as the storage has it, with its keyed hash over itself and the one before it, hexadecimal. */
export type ChainedRow = JournalRow & { readonly hash: string };

export type { NumberProblem, StorageProblem };

/** The right to write one run's journal. One process holds it at a time, and it ends with the process. */
export type FencedLock = { readonly run: RunId; readonly epoch: string; release(): void };

export type { AttemptsLeft };

export type JournalReading = {
  readonly rows: readonly ChainedRow[];
  /** Rows that are unreadable or whose chain is broken; copied, never deleted. */
  readonly damaged: readonly { readonly seq: number; readonly why: "unreadable" | "chain-broken" }[];
};

/**
 * Why a run's journal can't be read. Rows of a newer version are not damage: a newer program can read them.
 */
export type ReadProblem =
  | StorageProblem
  | { readonly kind: "noSuchRun" }
  | Extract<RunProblem, { kind: "runOfNewerVersion" }>;

export type RunListing = { readonly run: RunId; readonly number: E164; readonly openedAt: Instant };

/**
 * A run as far as it is readable: `listing` is undefined if neither its record nor its first row can be
 * read.
 */
export type KnownRun = { readonly run: RunId; readonly listing: RunListing | undefined };

/** Another run of the number is open in this data folder. */
type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };
type AttemptsSpent = { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft };
type Fenced = { readonly kind: "fenced" };

/** A wait that the platform reported for a number, in any data folder. */
export type KnownWait = {
  readonly holds: BlockedRequest;
  readonly seconds: number;
  readonly from: StampedMoment;
  /** The ID of the run or of the PIN change whose request got it. */
  readonly toldTo: string;
  /** The data folder of that run, if it is another one. */
  readonly folder?: string;
};

/** A run that another data folder opened for a number, and the runs of this folder opened after it. */
export type RunAway = { readonly run: RunId; readonly folder: string; readonly since: readonly RunId[] };

/** Refused PINs of a number. Only those refused from this folder can be compared with a PIN. */
export type RefusedPins = {
  /** Keyed fingerprints, newest first. */
  readonly here: readonly { readonly fingerprint: string; readonly at: Instant }[];
  /** Those refused in another folder, or in a newer copy of this one, with no PIN accepted since. */
  readonly elsewhere: RefusedElsewhere | undefined;
};

/** `at`, `agoMs` (its minimum age) and `folder` are those of the last refusal. */
export type RefusedElsewhere = {
  readonly count: number;
  readonly at: Instant;
  readonly agoMs: number;
  readonly folder: string;
};

type SentBefore = { readonly kind: "sentBefore" };

export type AppendOptions = {
  readonly countsAttempt?: E164;
  /**
   * The entry is an intent that a run may have once; `sentBefore` if the machine-wide register already
   * holds it.
   */
  readonly once?: true;
};

/**
 * One data folder's journal, and its part of what all folders of this user share about their numbers: one
 * open run and one ledger of register attempts per number. If both have a limit, the stricter one applies.
 */
export type Storage = {
  /**
   * Creates the run with its first row and takes the hold. Refused while another run of the number has not
   * ended, in this folder or another.
   */
  create(
    number: E164,
    entry: Extract<JournalEntry, { kind: "opened" }>,
  ): Result<FencedLock, StorageProblem | NumberProblem | RunOpen>;
  /**
   * Takes the hold of a run. One that has not ended must be its number's only open one, except with `toEnd`,
   * for a caller that only reads and ends it.
   */
  hold(
    run: RunId,
    options?: { readonly toEnd?: boolean },
  ): Result<
    FencedLock,
    | StorageProblem
    | NumberProblem
    | RunOpen
    | { readonly kind: "heldElsewhere" }
    | { readonly kind: "noSuchRun" }
  >;
  /**
   * Appends durably (FULL sync) under the hold's epoch. `countsAttempt` counts a register attempt before the
   * row is written.
   */
  append(
    hold: FencedLock,
    entry: JournalEntry,
    options?: AppendOptions,
  ): Result<ChainedRow, StorageProblem | NumberProblem | RunOpen | Fenced | AttemptsSpent | SentBefore>;
  /**
   * The same for several entries in one transaction: all of them are written, each with its own hash, or
   * none.
   */
  appendAll(
    hold: FencedLock,
    entries: readonly [JournalEntry, ...JournalEntry[]],
    options?: AppendOptions,
  ): Result<
    readonly ChainedRow[],
    StorageProblem | NumberProblem | RunOpen | Fenced | AttemptsSpent | SentBefore
  >;
  read(run: RunId): Result<JournalReading, ReadProblem>;
  /** Every run by its name, oldest first. For display; decisions use `runs`. */
  names(): Result<readonly KnownRun[], StorageProblem>;
  /** Every run, oldest first; `storageDamaged` if only a run's name is readable. */
  runs(): Result<readonly RunListing[], StorageProblem>;
  /** The runs of a number, oldest first; `storageDamaged` if only the name of some run is readable. */
  runsOf(number: E164): Result<readonly RunId[], StorageProblem>;
  /** The runs of this folder opened later for the same number, newest first. For display. */
  laterRuns(run: RunId): Result<readonly RunId[], StorageProblem>;
  /**
   * The last later run of another data folder that may have moved the run's number, by the machine-wide
   * register. For display.
   */
  laterElsewhere(run: RunId): Result<RunAway | undefined, StorageProblem>;
  /** The steps of other runs of a plan's number, in any folder, that moved it according to a late answer. */
  lateMoves(plan: Plan, beside?: RunId): Result<readonly StepName[], StorageProblem>;
  /** The open run of a number in this folder, if any. */
  openRunOf(number: E164): Result<RunId | undefined, StorageProblem>;
  /** Why a run of this plan can't be opened here because of other folders and processes. */
  inTheWay(plan: Plan): Result<null, StorageProblem | NumberProblem>;
  /**
   * Frees a number from a run whose data folder is gone or corrupted. Needs a person's confirmation
   * (`isConfirmed`); without it the problem is runElsewhere.
   */
  giveUpElsewhere(
    run: RunId,
    isConfirmed: boolean,
  ): Result<null, StorageProblem | NumberProblem | { readonly kind: "noSuchRun" }>;
  /**
   * What is left for a number, by this folder's ledger and, for the given run or plan, by the machine-wide
   * one.
   */
  attemptsLeft(number: E164, asks?: RunId | Plan): Result<AttemptsLeft, StorageProblem>;
  /**
   * True if the machine-wide register counts more register attempts of a run than this folder.
   *
   * Then the folder was restored from an older copy, or its process was killed between the two counts.
   */
  knowsLess(number: E164, run: RunId): Result<boolean, StorageProblem>;
  /**
   * Records the outcome of a run's last counted register attempt, and its time by the platform's clock (the
   * response's `Date`).
   */
  settleRegister(run: RunId, end: RegisterEnd, platformDate?: Instant): Result<null, StorageProblem>;
  /**
   * The last register attempt of a plan's number, from any folder, that may have been sent and was neither
   * confirmed nor rejected.
   */
  lastUnresolvedRegister(plan: Plan): Result<UnresolvedRegister | undefined, StorageProblem>;
  /**
   * Records the platform's date from a response to a request sent after `before`; limits use it if it is
   * known.
   */
  tellPlatformDate(plan: Plan, platformDate: Instant, before: AskedAt): void;
  /** True if a live process (this one or another) holds the run. */
  isHeld(run: RunId): boolean;
  /** The waits that the platform reported for a plan's number in any folder, over or not. */
  toldWaits(plan: Plan): Result<readonly KnownWait[], StorageProblem>;
  /** Removes these waits, which are over by a clock that can't jump. Waits reported meanwhile stay. */
  waitsAreOver(plan: Plan, waits: readonly KnownWait[]): Result<null, StorageProblem>;
  /** The PINs refused for a plan's number since its PIN was last set or turned off. */
  refusedPins(plan: Plan): Result<RefusedPins, StorageProblem>;
  noteRefusedPin(plan: Plan, fingerprint: string): Result<null, StorageProblem>;
  /**
   * Records that the platform accepted a PIN for a plan's number, so that earlier refusals need no
   * confirmation any more.
   */
  pinAccepted(plan: Plan): Result<null, StorageProblem>;
  /** Deletes attempts, late moves, waits and refused PINs. Only for Practice, when its sandbox is reset. */
  forgetTries(): Result<null, StorageProblem>;
  /** Changes outside any run. */
  readonly operations: Operations;
  close(): void;
};
