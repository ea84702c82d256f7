import type { E164 } from "../../../shared/phone.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Instant } from "../../../shared/time.ts";
import type { Operations } from "./operation-port.ts";

export type JournalRow = {
  readonly seq: number;
  readonly run: RunId;
  readonly entry: JournalEntry;
  readonly at: Instant;
  readonly appVersion: string;
};

export type { StorageProblem };

/** The right to write one run's journal; held by one process at a time and gone with the process. */
export type RunHold = { readonly run: RunId; readonly epoch: string; release(): void };

/** Register attempts still allowed for a number. `freeAt` is when the 72-hour window gives one back. */
export type AttemptsLeft = { readonly inRun: number; readonly inWindow: number; readonly freeAt?: Instant };

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

export type Storage = {
  /** Creates the run with its first row and takes the hold, in one transaction. Refused while another run of the number is not ended. */
  create(
    number: E164,
    entry: Extract<JournalEntry, { kind: "opened" }>,
  ): Result<RunHold, StorageProblem | { readonly kind: "runOpen"; readonly run: RunId }>;
  hold(
    run: RunId,
  ): Result<RunHold, StorageProblem | { readonly kind: "heldElsewhere" } | { readonly kind: "noSuchRun" }>;
  /** Appends durably (FULL sync) under the hold's epoch. `countsAttempt` writes the ledger in the same transaction. */
  append(
    hold: RunHold,
    entry: JournalEntry,
    options?: { readonly countsAttempt?: E164 },
  ): Result<
    JournalRow,
    | StorageProblem
    | { readonly kind: "fenced" }
    | { readonly kind: "attemptsSpent"; readonly left: AttemptsLeft }
  >;
  read(run: RunId): Result<JournalReading, ReadProblem>;
  /** Every run by its name, oldest first. For showing: whoever decides something asks `runs`. */
  names(): Result<readonly KnownRun[], StorageProblem>;
  /** Every run, oldest first; `storageDamaged` where one cannot be told by anything but its name. */
  runs(): Result<readonly RunListing[], StorageProblem>;
  /** The run of a number that is not ended, if there is one. */
  openRunOf(number: E164): Result<RunId | undefined, StorageProblem>;
  attemptsLeft(number: E164, run?: RunId): Result<AttemptsLeft, StorageProblem>;
  /** Is the run held by a live process (this one or another)? */
  isHeld(run: RunId): boolean;
  /** Keyed fingerprints of PINs that were refused for a number, newest first. */
  refusedPins(
    number: E164,
  ): Result<readonly { readonly fingerprint: string; readonly at: Instant }[], StorageProblem>;
  noteRefusedPin(number: E164, fingerprint: string): Result<null, StorageProblem>;
  /** Forgets attempts and refused PINs. For practice alone, when its platform forgets them too. */
  forgetTries(): Result<null, StorageProblem>;
  /** Changes outside any run. */
  readonly operations: Operations;
  close(): void;
};
