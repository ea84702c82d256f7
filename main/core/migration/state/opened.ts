import type { JournalEntry } from "../../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../../shared/migration/run-snapshot.ts";
import { StepName } from "../../../../shared/migration/step.ts";
import type { JournalRow } from "../../storage/port.ts";
import { NOT_KNOWN } from "./infer-location.ts";
import { markOf } from "./mark.ts";
import type { RunState } from "./run-state.ts";

/** The state right after a run was opened: every step pending, nothing observed. */
export function opened(row: JournalRow, entry: Extract<JournalEntry, { kind: "opened" }>): RunState {
  return {
    run: entry.run,
    workspace: entry.workspace,
    plan: entry.plan,
    openedAt: row.at,
    updatedAt: row.at,
    revision: row.seq,
    checks: entry.checks,
    sealed: entry.sealed,
    wayBack: entry.wayBack,
    confirmed: new Map(),
    steps: perStep((): StepState => ({ kind: "pending" })),
    attempts: perStep(() => 0),
    tries: perStep(() => 0),
    home:
      entry.attested === undefined ? NOT_KNOWN : { is: entry.attested, proof: "attested", basis: "person" },
    homeBefore: NOT_KNOWN,
    readingBefore: undefined,
    gaveBackup: false,
    deniedByTarget: false,
    before: undefined,
    losingBefore: entry.losing,
    lastReading: undefined,
    verified: undefined,
    seen: undefined,
    callbackGivenUp: undefined,
    lastReadAt: undefined,
    lateMoves: entry.lateMoves,
    accountTold: { subscriptions: undefined, webhooks: undefined },
    pair: undefined,
    account: undefined,
    code: undefined,
    codeBefore: undefined,
    observations: [],
    lastOutcome: markOf(row),
    takenUp: undefined,
    toldWaits: {},
    toldMeanwhile: [],
    lastMethod: undefined,
    passwordChange: "none",
    recentRegister: entry.recentRegister,
    refusedElsewhere: entry.refusedElsewhere,
    registerRequest: undefined,
    pinRefusals: 0,
    requestMark: undefined,
    suspectRequests: [],
    attested: entry.attested,
    attestedBefore: entry.attested,
    repeatGranted: undefined,
    earlierRegisterOpen: false,
    earlierCodeOpen: false,
    registerIsRepeat: false,
    sinceCopy: 0,
    lateSuccesses: [],
    answeredSinceEnd: [],
    marks: {},
    ended: undefined,
  };
}

function perStep<T>(value: () => T): Record<StepName, T> {
  return Object.fromEntries(StepName.options.map((step) => [step, value()])) as Record<StepName, T>;
}
