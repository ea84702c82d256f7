import type { RunId, SealedRef } from "../../../../shared/ids.ts";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { Confirmation } from "../../../../shared/migration/confirmation.ts";
import type { EndReason } from "../../../../shared/migration/end-reason.ts";
import type {
  JournalEntry,
  RecentRegister,
  RefusedElsewhere,
  StepYield,
} from "../../../../shared/migration/journal-entry.ts";
import type { CodeMethod, Plan } from "../../../../shared/migration/plan.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import type { StampedMoment } from "../../../../shared/migration/platform-wait.ts";
import type { RecordedOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberLocation, Proof, ProofBasis } from "../../../../shared/platform/facts.ts";
import type { Instant } from "../../../../shared/time.ts";

/** A number's location, and how sure it is. */
export type LocationEstimate = {
  readonly is: NumberLocation;
  readonly proof: Proof;
  /** What the location is based on; undefined if it is unknown, or in rows of version 0.1.0. */
  readonly basis?: ProofBasis;
  /** Known from before the run was last resumed, perhaps days ago, and not confirmed since. */
  readonly past?: true;
};

/** An observation, and when it started and ended on the clocks of the process that made it. */
export type RecordedObservation = {
  readonly reading: Observation;
  readonly mark: StampedMoment;
  readonly begunMs: number | undefined;
};

/** A wait that the platform reported when it refused a changing request. */
export type PlatformWait = {
  readonly step: StepName;
  readonly seconds: number;
  readonly from: StampedMoment;
};

/** A wait in seconds from a mark on. */
export type Rest = { readonly seconds: number; readonly from: StampedMoment };

/** What is known about the registration code. */
export type CodeKnowledge = {
  readonly sentAt: Instant;
  /** `sentAt` on both clocks, for the waits that count from it. */
  readonly sent: StampedMoment;
  readonly method: CodeMethod;
  /** False if the response that would have announced the code was lost. */
  readonly certain: boolean;
  readonly smsWaitSeconds: number | undefined;
  readonly voiceWaitSeconds: number | undefined;
  /** The wait of each channel, from refusals and earlier requests. */
  readonly rests: Readonly<Partial<Record<CodeMethod, Rest>>>;
  /** The wait until the next guess, for whichever code. */
  readonly guessRests: Rest | undefined;
  readonly guesses: number;
  readonly lastRefusal: { readonly outcome: RecordedOutcome; readonly from: StampedMoment } | undefined;
  /** Why the last entered code was not checked: it was not sent, or access was refused. */
  readonly notTaken: RecordedOutcome | undefined;
};

/** The moments from which downtime and gaps are measured. */
export type Mark = StampedMoment & {
  /** False if the moment of the effect is unknown, and it only had happened by this moment. */
  readonly exact: boolean;
};

/** A success reported after its request timed out, and when it was written. */
export type LateSuccess = {
  readonly entry: Extract<JournalEntry, { kind: "late-answer" }>;
  readonly mark: StampedMoment;
};

/** What the cloud last reported about the account. */
export type AccountResponse = {
  readonly subscriptions: Observation["subscriptions"];
  readonly webhooks: NonNullable<Observation["number"]>["webhooks"];
};

/** Everything in the journal of one run, in the form that decisions need. */
export type RunState = {
  readonly run: RunId;
  readonly workspace: string;
  readonly plan: Plan;
  readonly openedAt: Instant;
  readonly updatedAt: Instant;
  readonly revision: number;
  readonly checks: readonly CheckResult[];
  readonly sealed: Readonly<Record<string, SealedRef>>;
  readonly wayBack: unknown;
  /** The callback URL that a person agreed to remove. */
  readonly callbackGivenUp: string | undefined;
  /** What a person confirmed, and when. */
  readonly confirmed: ReadonlyMap<Confirmation, StampedMoment>;
  readonly steps: Readonly<Record<StepName, StepState>>;
  /** Intents so far, by step. */
  readonly attempts: Readonly<Record<StepName, number>>;
  /** Intents since a person last started or resumed the step. */
  readonly tries: Readonly<Record<StepName, number>>;
  readonly home: LocationEstimate;
  /** The location before the intent in flight; restored if that intent turns out to have changed nothing. */
  readonly homeBefore: LocationEstimate;
  /** The last observation before the oldest moving request that is still open. */
  readonly readingBefore: Observation | undefined;
  /**
   * Since the last resume: the client gave a backup, or reported that the number is not registered with it.
   */
  readonly gaveBackup: boolean;
  readonly deniedByTarget: boolean;
  readonly before: Observation | undefined;
  /** The API from which the run before this one moved the number. */
  readonly losingBefore: "cloud" | "client" | undefined;
  readonly lastReading: Observation | undefined;
  /** The observation that verified the result: the facts after the migration. */
  readonly verified: Observation | undefined;
  /** When both APIs were last queried, unless the run was resumed since. */
  readonly seen: StampedMoment | undefined;
  /** How many late moves by other runs were known before the last observation that gives the location. */
  readonly lateMoves: number | undefined;
  /** Intents of moving requests that weren't sent from here, but perhaps elsewhere since a copy was made. */
  readonly sinceCopy: number;
  /** When the last observation ended, dated by the API that answered it. */
  readonly lastReadAt: StampedMoment | undefined;
  /**
   * What the cloud last reported about the account: its subscriptions, and the callback URLs in the number's
   * fields.
   */
  readonly accountTold: AccountResponse;
  readonly pair: SealedRef | undefined;
  readonly account: Extract<StepYield, { kind: "account" }> | undefined;
  readonly code: CodeKnowledge | undefined;
  /** The code's state before the account request in flight; restored if that request sent no code. */
  readonly codeBefore: CodeKnowledge | undefined;
  /** Observations since the last outcome of any step, and when they were written. */
  readonly observations: readonly RecordedObservation[];
  readonly lastOutcome: StampedMoment;
  /** When this process took the run up, if it had to wait for something that an earlier one began. */
  readonly takenUp: StampedMoment | undefined;
  /** By the step whose request must wait: a response to another step does not end its wait. */
  readonly toldWaits: { readonly [step in StepName]?: PlatformWait | undefined };
  /**
   * Steps with a wait from a late answer that arrived while another of their requests was in progress; the
   * response to that request does not end the wait.
   */
  readonly toldMeanwhile: readonly StepName[];
  /** The channel that a person chose for the last account request. */
  readonly lastMethod: CodeMethod | undefined;
  readonly passwordChange: "none" | "under-way" | "done" | "failed";
  readonly recentRegister: RecentRegister | undefined;
  /** The PINs refused by other data folders when this run last checked. */
  readonly refusedElsewhere: RefusedElsewhere | undefined;
  /** Keyed fingerprint of the last register request, to compare a repeat with it. */
  readonly registerRequest: string | undefined;
  readonly pinRefusals: number;
  /** Keyed fingerprint of the latest request, if it holds secrets. */
  readonly requestMark: string | undefined;
  /** Fingerprints of requests refused without a reason, for which the PIN may be the cause. */
  readonly suspectRequests: readonly string[];
  readonly attested: NumberLocation | undefined;
  /** The location that a person had reported when the run was opened. */
  readonly attestedBefore: NumberLocation | undefined;
  readonly repeatGranted: StepName | undefined;
  /** A register before the latest one has an unknown outcome, and no observation since shows the location. */
  readonly earlierRegisterOpen: boolean;
  /**
   * A code entered before the latest one has an unknown outcome, and no observation since shows the location.
   */
  readonly earlierCodeOpen: boolean;
  /** The latest register was a repeat that a person allowed while an earlier one was open. */
  readonly registerIsRepeat: boolean;
  /**
   * Successes reported while a request or an observation was in progress: they count once its outcome is
   * written.
   */
  readonly lateSuccesses: readonly LateSuccess[];
  /** Steps whose success was reported only after the run had ended. */
  readonly answeredSinceEnd: readonly StepName[];
  readonly marks: Readonly<Partial<Record<"moveIntent" | "moveProof" | "subscribeProof", Mark>>>;
  readonly ended:
    | { readonly reason: EndReason; readonly step: StepName | undefined; readonly at: Instant }
    | undefined;
};
