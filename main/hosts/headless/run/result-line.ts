import { END_TRAITS } from "../../../../shared/migration/end-reason.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { NumberLocation, Proof } from "../../../../shared/platform/facts.ts";
import { unexpectedChanges } from "../../../../shared/wording/changes.ts";
import { waitToldSeconds } from "../../../../shared/wording/cause-words.ts";
import { outcomeOf, type RunOutcome } from "../../../core/migration/rest-of-run.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";

/** The outcome of a command, as scripts read it. */
export type Outcome = "go" | "no-go" | RunOutcome;

/** The next action for a script or a person. */
export type Next =
  | "nothing"
  | "migrate"
  | "fix-and-check"
  | "confirm"
  | "enter-code"
  | "resume"
  | "resolve"
  | "new-run"
  | "wait"
  | "fresh-folder"
  | "abandon"
  | "release-pair";

/** The members of a result line, without `type` and `at`. */
export type ResultFacts = {
  readonly run?: string;
  readonly outcome: Outcome;
  readonly numberIs: NumberLocation;
  readonly proof: Proof;
  readonly reason?: string;
  readonly next: Next;
  readonly subscribeGapMs?: number;
  readonly downtimeMs?: number;
  readonly [more: string]: unknown;
};

export const EXIT_OF: Readonly<Record<Outcome, ExitCode>> = {
  go: EXIT.done,
  complete: EXIT.done,
  rejected: EXIT.endedSafely,
  stopped: EXIT.endedSafely,
  unknown: EXIT.waiting,
  "awaiting-code": EXIT.waiting,
  "awaiting-confirmation": EXIT.waiting,
  "no-go": EXIT.noGo,
};

/** A migration's state as the members of a result line. */
export function resultOf(run: RunSnapshot): ResultFacts {
  return {
    run: run.run,
    ...resting(run),
    numberIs: run.numberIs,
    proof: run.proof,
    ...(run.basis === undefined ? {} : { basis: run.basis }),
    ...(run.newer === undefined ? {} : { newerRun: run.newer.run }),
    ...(run.newer?.folder === undefined ? {} : { newerFolder: run.newer.folder }),
    ...(run.asOf === undefined ? {} : { asOf: run.asOf }),
    ...(run.working === undefined ? {} : { working: run.working }),
    ...(run.obstacle === undefined ? {} : { obstacle: run.obstacle }),
    ...(run.subscribeGapMs === undefined ? {} : { subscribeGapMs: run.subscribeGapMs }),
    ...(run.downtimeMs === undefined ? {} : { downtimeMs: run.downtimeMs }),
    ...(run.pairLabel === undefined ? {} : { pairLabel: run.pairLabel }),
    ...namesOf(run),
    ...changesOf(run),
    ...waitOf(run),
  };
}

/** The expected and reported display names, if they differ or a person must confirm the reported one. */
function namesOf({ displayName, phase }: RunSnapshot): Readonly<Record<string, unknown>> {
  const asked = phase.kind === "awaiting-confirmation" && phase.what.includes("display-name");
  if (displayName === undefined || !(asked || displayName.differs)) return {};
  const { expected, reported } = displayName;
  return { displayName: { expected: expected ?? null, reported: reported ?? null } };
}

function changesOf({ changes, untold = [] }: RunSnapshot): Readonly<Record<string, unknown>> {
  const unexpected = unexpectedChanges(changes);
  return {
    ...(unexpected.length === 0
      ? {}
      : { changes: unexpected.map(({ member, before, after }) => ({ member, before, after })) }),
    ...(untold.length === 0 ? {} : { untold: untold.map(({ member }) => member) }),
  };
}

function waitOf(run: RunSnapshot): Readonly<Record<string, unknown>> {
  const retryAfterSeconds = waitToldSeconds(run);
  return run.phase.kind !== "ended" || retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}

type Resting = {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly next: Next;
  readonly [more: string]: unknown;
};

function resting(run: RunSnapshot): Resting {
  const rest = restingIn(run);
  // With rows missing, and beside a newer migration of the number, it can't go on from where it stands.
  if (run.damagedRows > 0) return { ...rest, next: "fresh-folder" };
  return run.newer !== undefined && rest.outcome !== "complete" ? { ...rest, next: "nothing" } : rest;
}

function restingIn(run: RunSnapshot): Resting {
  const { phase } = run;
  switch (phase.kind) {
    case "ready":
    case "pausing":
      // Not ended: it waits to be resumed.
      return {
        outcome: outcomeOf(run),
        reason: "interrupted",
        next: "resume",
      };
    case "awaiting-confirmation":
      return {
        outcome: "awaiting-confirmation",
        reason: phase.what.join(","),
        awaiting: phase.what,
        next: "confirm",
      };
    case "awaiting-code":
      return {
        outcome: "awaiting-code",
        reason: codeReason(phase),
        next: "enter-code",
        method: phase.method,
        expiresAt: phase.expiresAt,
        resendAt: phase.resendAt,
        ...(phase.guessAt === undefined ? {} : { guessAt: phase.guessAt }),
      };
    case "unknown":
      return {
        outcome: "unknown",
        reason: phase.reading?.reason ?? "answer-lost",
        step: phase.step,
        // Resuming checks both APIs; a person reports the location only if that doesn't show it.
        next: phase.reading === undefined ? "resume" : "resolve",
      };
    case "ended": {
      const { resumable } = END_TRAITS[phase.reason];
      const ended = outcomeOf(run);
      return { outcome: ended, reason: phase.reason, next: afterEnd(run, ended, resumable) };
    }
  }
}

function afterEnd(run: RunSnapshot, outcome: Outcome, resumable: boolean): Next {
  // Nobody is led to delete the backup of a number that may not work where it is now.
  if (outcome === "complete")
    return run.pairLabel === undefined || run.obstacle !== undefined ? "nothing" : "release-pair";
  if (resumable) return "resume";
  // The number's location must be resolved before a new migration may start.
  return run.numberIs === "unknown" ? "resolve" : "new-run";
}

function codeReason(phase: Extract<RunSnapshot["phase"], { kind: "awaiting-code" }>): string {
  if (phase.notTaken?.kind === "notSent") return phase.notTaken.cause;
  if (phase.notTaken?.kind === "rejected") return phase.notTaken.reason;
  if (phase.lastRefusal?.kind === "rejected") return phase.lastRefusal.reason;
  if (phase.lastRefusal !== undefined) return "code-not-accepted";
  if (phase.expired === true) return "code-expired";
  return phase.certain ? "code-sent" : "code-perhaps-sent";
}
