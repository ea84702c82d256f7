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

export type { NumberProblem, StorageProblem };

/** The right to write one run's journal; held by one process at a time and gone with the process. */
export type FencedLock = { readonly run: RunId; readonly epoch: string; release(): void };

export type { AttemptsLeft };

export type JournalReading = {
  readonly rows: readonly JournalRow[];
  /** Rows that could not be read or whose chain does not hold; set aside, never deleted. */
  readonly damaged: readonly { readonly seq: number; readonly why: "unreadable" | "chain-broken" }[];
};

/** Why a run's journal cannot be given. Rows of a newer version are no damage: a newer program reads them. */
export type ReadProblem =
  | StorageProblem
  | { readonly kind: "noSuchRun" }
  | Extract<RunProblem, { kind: "runOfNewerVersion" }>;

export type RunListing = { readonly run: RunId; readonly number: E164; readonly openedAt: Instant };

/** A run as far as it can be told: `listing` is undefined where neither its record nor its first row can be read. */
export type KnownRun = { readonly run: RunId; readonly listing: RunListing | undefined };

/** Another run of the number is open in this data folder. */
type RunOpen = { readonly kind: "runOpen"; readonly run: RunId };
type AttemptsSpent = { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft };
type Fenced = { readonly kind: "fenced" };

/** A wait that the platform told about a number, in whatever data folder. */
export type KnownWait = {
  readonly holds: BlockedRequest;
  readonly seconds: number;
  readonly from: StampedMoment;
  /** The run, or the change of a PIN, whose request was told it. */
  readonly toldTo: string;
  /** The data folder of that run, where it is not this one. */
  readonly folder?: string;
};

/** A run that another data folder opened for a number, and the runs of this folder that were opened after it. */
export type RunAway = { readonly run: RunId; readonly folder: string; readonly since: readonly RunId[] };

/** PINs of a number that were refused. Which PIN it was can be told only of those that were refused from this folder. */
export type RefusedPins = {
  /** Keyed fingerprints, newest first. */
  readonly here: readonly { readonly fingerprint: string; readonly at: Instant }[];
  /** Those that another folder had refused, or a newer copy of this one, and after which no PIN was accepted. */
  readonly elsewhere: RefusedElsewhere | undefined;
};

/** `at`, `agoMs` (at least so long ago) and `folder` are those of the last one. */
export type RefusedElsewhere = {
  readonly count: number;
  readonly at: Instant;
  readonly agoMs: number;
  readonly folder: string;
};

type SentBefore = { readonly kind: "sentBefore" };

export type AppendOptions = {
  readonly countsAttempt?: E164;
  /** The entry is an intent that a run may have once: `sentBefore` where the machine's book knows of it already. */
  readonly once?: true;
};

/**
 * One data folder's journal, and its side of what all folders of this user share about their numbers: one open run
 * and one ledger of registers for each number. Where both have a say, both must agree.
 */
export type Storage = {
  /** Creates the run with its first row and takes the hold. Refused while another run of the number is not ended, in this folder or another. */
  create(
    number: E164,
    entry: Extract<JournalEntry, { kind: "opened" }>,
  ): Result<FencedLock, StorageProblem | NumberProblem | RunOpen>;
  /**
   * Takes a run up. One that has not ended must be its number's only open one; with `toEnd` it is taken all the same,
   * for whoever will only read and end it.
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
  /** Appends durably (FULL sync) under the hold's epoch. `countsAttempt` counts a register before the row is written. */
  append(
    hold: FencedLock,
    entry: JournalEntry,
    options?: AppendOptions,
  ): Result<JournalRow, StorageProblem | NumberProblem | RunOpen | Fenced | AttemptsSpent | SentBefore>;
  /** The same for several entries in one transaction: all of them are written, each with its own hash, or none. */
  appendAll(
    hold: FencedLock,
    entries: readonly [JournalEntry, ...JournalEntry[]],
    options?: AppendOptions,
  ): Result<
    readonly JournalRow[],
    StorageProblem | NumberProblem | RunOpen | Fenced | AttemptsSpent | SentBefore
  >;
  read(run: RunId): Result<JournalReading, ReadProblem>;
  /** Every run by its name, oldest first. For showing: whoever decides something asks `runs`. */
  names(): Result<readonly KnownRun[], StorageProblem>;
  /** Every run, oldest first; `storageDamaged` where one cannot be told by anything but its name. */
  runs(): Result<readonly RunListing[], StorageProblem>;
  /** The runs of this folder that were opened for the same number after a run, the newest first. For showing. */
  laterRuns(run: RunId): Result<readonly RunId[], StorageProblem>;
  /**
   * The last run of another data folder that came after a run and may have moved its number, as far as the machine's book
   * tells. For showing.
   */
  laterElsewhere(run: RunId): Result<RunAway | undefined, StorageProblem>;
  /** The steps of other runs of a plan's number, in this folder or another, that an answer told, late, to have moved it. */
  lateMoves(plan: Plan, beside?: RunId): Result<readonly StepName[], StorageProblem>;
  /** The run of a number that is not ended, if there is one in this folder. */
  openRunOf(number: E164): Result<RunId | undefined, StorageProblem>;
  /** Why a run of this plan could not be opened here, by what other folders and processes do with its number. */
  inTheWay(plan: Plan): Result<null, StorageProblem | NumberProblem>;
  /** Frees a number from a run whose data folder is gone or damaged; that needs a person's word, and without it answers runElsewhere. */
  giveUpElsewhere(
    run: RunId,
    word: boolean,
  ): Result<null, StorageProblem | NumberProblem | { readonly kind: "noSuchRun" }>;
  /** What is left for a number: by this folder's ledger, and by the machine's for the run or plan that asks. */
  attemptsLeft(number: E164, asks?: RunId | Plan): Result<AttemptsLeft, StorageProblem>;
  /**
   * Does the machine's book hold more registers of a run than this folder does? Then the folder was put back from an
   * older copy, or its process was killed between the two counts.
   */
  knowsLess(number: E164, run: RunId): Result<boolean, StorageProblem>;
  /** Says how a run's last counted register came out, and when by the platform's clock (an answer's `Date`). */
  settleRegister(run: RunId, end: RegisterEnd, platformDate?: Instant): Result<null, StorageProblem>;
  /** The last register of a plan's number, from any folder, that may have gone out and was neither confirmed nor rejected. */
  lastUnresolvedRegister(plan: Plan): Result<UnresolvedRegister | undefined, StorageProblem>;
  /** What the platform's own clock said in an answer to a request sent after `before`; rations go by it where it is known. */
  tellPlatformDate(plan: Plan, platformDate: Instant, before: AskedAt): void;
  /** Is the run held by a live process (this one or another)? */
  isHeld(run: RunId): boolean;
  /** The waits that the platform told about a plan's number, over or not, in this folder or another. */
  toldWaits(plan: Plan): Result<readonly KnownWait[], StorageProblem>;
  /** Says that these very waits are over, by a clock that cannot jump. One that was told meanwhile stays. */
  waitsAreOver(plan: Plan, waits: readonly KnownWait[]): Result<null, StorageProblem>;
  /** The PINs that were refused for a plan's number since it was last set or turned off. */
  refusedPins(plan: Plan): Result<RefusedPins, StorageProblem>;
  noteRefusedPin(plan: Plan, fingerprint: string): Result<null, StorageProblem>;
  /** Says that the platform took a PIN for a plan's number: nobody has to wonder any more which one was refused. */
  pinAccepted(plan: Plan): Result<null, StorageProblem>;
  /** Forgets attempts, late moves, waits and refused PINs. For practice alone, when its platform forgets them too. */
  forgetTries(): Result<null, StorageProblem>;
  /** Changes outside any run. */
  readonly operations: Operations;
  close(): void;
};
