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

/** Where the number is, and how sure that is. */
export type LocationEstimate = {
  readonly is: NumberLocation;
  readonly proof: Proof;
  /** What it rests on; undefined where nothing is known, or in rows of version 0.1.0. */
  readonly basis?: ProofBasis;
  /** Known from before the run was last taken up, perhaps days ago, and told by nobody since. */
  readonly past?: true;
};

/** A look at both sides, and when it began and ended on the clocks of the process that took it. */
export type RecordedObservation = {
  readonly reading: Observation;
  readonly mark: StampedMoment;
  readonly begunMs: number | undefined;
};

/** A wait that the platform told when it refused a changing request. */
export type PlatformWait = {
  readonly step: StepName;
  readonly seconds: number;
  readonly from: StampedMoment;
};

/** So many seconds from a mark on. */
export type Rest = { readonly seconds: number; readonly from: StampedMoment };

/** What is known of the registration code. */
export type CodeKnowledge = {
  readonly sentAt: Instant;
  /** The same moment on both clocks, for the waits that count from it. */
  readonly sent: StampedMoment;
  readonly method: CodeMethod;
  /** False when the answer that would have announced the code was lost. */
  readonly certain: boolean;
  readonly smsWaitSeconds: number | undefined;
  readonly voiceWaitSeconds: number | undefined;
  /** A channel that was refused for a while rests for as long as it was told. */
  readonly rests: Readonly<Partial<Record<CodeMethod, Rest>>>;
  /** So long no other guess is taken, whichever code it is. */
  readonly guessRests: Rest | undefined;
  readonly guesses: number;
  readonly lastRefusal: { readonly outcome: RecordedOutcome; readonly from: StampedMoment } | undefined;
  /** Why nobody looked at the code that was entered last: it never left, or access was refused. */
  readonly notTaken: RecordedOutcome | undefined;
};

/** Moments that the measured times are made of. */
export type Mark = StampedMoment & {
  /** False where the moment of the effect itself is not known, only a moment by which it had happened. */
  readonly exact: boolean;
};

/** A success that was told after its request had been given up, and when that was written. */
export type LateSuccess = {
  readonly entry: Extract<JournalEntry, { kind: "late-answer" }>;
  readonly mark: StampedMoment;
};

/** Everything the journal of one run says, in the form in which decisions are taken. */
export type AccountResponse = {
  readonly subscriptions: Observation["subscriptions"];
  readonly webhooks: NonNullable<Observation["number"]>["webhooks"];
};

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
  /** The callback that a person said may be removed. */
  readonly callbackGivenUp: string | undefined;
  /** What a person confirmed, and when. */
  readonly confirmed: ReadonlyMap<Confirmation, StampedMoment>;
  readonly steps: Readonly<Record<StepName, StepState>>;
  /** Intents so far, by step. */
  readonly attempts: Readonly<Record<StepName, number>>;
  /** Intents since the step was last taken up by a person (run start or `resume`). */
  readonly tries: Readonly<Record<StepName, number>>;
  readonly home: LocationEstimate;
  /** What was known before the intent in flight; taken again when that intent turns out to have changed nothing. */
  readonly homeBefore: LocationEstimate;
  /** The last look before the oldest moving request that is still open. */
  readonly readingBefore: Observation | undefined;
  /** Since the run was last taken up: the client gave a backup, or said that the number is not registered with it. */
  readonly gaveBackup: boolean;
  readonly deniedByTarget: boolean;
  readonly before: Observation | undefined;
  /** The side that the run before this one took the number from. */
  readonly losingBefore: "cloud" | "client" | undefined;
  readonly lastReading: Observation | undefined;
  /** When both sides were last asked, unless the run was taken up at a step since. */
  readonly seen: StampedMoment | undefined;
  /** So many late moves by other runs of the number were known before the last look that tells where it is. */
  readonly lateMoves: number | undefined;
  /** When that look had ended, dated by the side that answered it. */
  readonly lastReadAt: StampedMoment | undefined;
  /** What the cloud last told of the account: its subscriptions, and the callbacks that a number's own fields name. */
  readonly accountTold: AccountResponse;
  readonly pair: SealedRef | undefined;
  readonly account: Extract<StepYield, { kind: "account" }> | undefined;
  readonly code: CodeKnowledge | undefined;
  /** What was known before the account request in flight; taken again when that request sent no code. */
  readonly codeBefore: CodeKnowledge | undefined;
  /** Looks at both sides since the last outcome of any step, and when that outcome was written. */
  readonly looks: readonly RecordedObservation[];
  readonly lastOutcome: StampedMoment;
  /** Where this process took the run up, if it had to wait for something that an earlier one had begun. */
  readonly takenUp: StampedMoment | undefined;
  /** By the step that was told to wait: an answer to another one says nothing about it. */
  readonly toldWaits: { readonly [step in StepName]?: PlatformWait | undefined };
  /** Steps that a late answer told to wait while another request of theirs was under way, whose answer does not end it. */
  readonly toldMeanwhile: readonly StepName[];
  /** The channel that a person asked for with the last account request. */
  readonly lastMethod: CodeMethod | undefined;
  readonly passwordChange: "none" | "under-way" | "done" | "failed";
  readonly recentRegister: RecentRegister | undefined;
  /** PINs that other data folders had refused when this run was asked about them last. */
  readonly refusedElsewhere: RefusedElsewhere | undefined;
  /** Keyed fingerprint of the last register request, for comparing a repeat with it. */
  readonly registerRequest: string | undefined;
  readonly pinRefusals: number;
  /** Keyed fingerprint of the latest request, where it holds secrets. */
  readonly requestMark: string | undefined;
  /** Fingerprints of requests that were refused without a reason, so that it may have been their PIN. */
  readonly suspectRequests: readonly string[];
  readonly attested: NumberLocation | undefined;
  /** Where a person had said that the number is when the run was opened. */
  readonly attestedBefore: NumberLocation | undefined;
  readonly repeatGranted: StepName | undefined;
  /** A register sent before the latest one still has no known outcome, and no look since has shown where the number is. */
  readonly earlierRegisterOpen: boolean;
  /** The same for a code that was entered before the latest one. */
  readonly earlierCodeOpen: boolean;
  /** The latest register was a repeat that a person allowed while an earlier one was open. */
  readonly registerIsRepeat: boolean;
  /** Successes that were told while a request or a look was under way: they count once its outcome is there. */
  readonly lateSuccesses: readonly LateSuccess[];
  /** Steps whose success was told only after the run had ended. */
  readonly answeredSinceEnd: readonly StepName[];
  readonly marks: Readonly<Partial<Record<"moveIntent" | "moveProof" | "subscribeProof", Mark>>>;
  readonly ended:
    | { readonly reason: EndReason; readonly step: StepName | undefined; readonly at: Instant }
    | undefined;
};
