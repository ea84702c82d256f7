import type { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { RunPhase, RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import { spoken } from "../../../shared/phone.ts";
import { unreachable } from "../../../shared/invariant.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { AttemptsLeft } from "../storage/port.ts";
import { isLongAgo } from "./decide/common.ts";
import { decide } from "./decide/decide.ts";
import type { Decision } from "./decide/policy.ts";
import { ownApp } from "./state/account.ts";
import { compareNames } from "./decide/display-name.ts";
import { backupLabel } from "./backup.ts";
import { compareFacts } from "./compare-facts.ts";
import type { Mark, RunState } from "./state/run-state.ts";
import { durationMs, type Moment } from "./timekeeping.ts";

/** What a snapshot needs besides the journal. */
export type Surroundings = {
  readonly now: Moment;
  readonly attempts: AttemptsLeft;
  readonly damagedRows: number;
  readonly held: boolean;
  readonly newer?: NewerRun | undefined;
  /** A late answer of another run reported a move that this run has not observed. */
  readonly isMovedBehind?: boolean;
  /** The step whose late answer this process could not write yet. */
  readonly unwritten?: StepName | undefined;
};

/**
 * The newest run of the same number. `folder`: its data folder if that is another one. `place`: the
 * location known since this run, undefined if it added none.
 */
export type NewerRun = {
  readonly run: RunId;
  readonly folder?: string;
  readonly place: PlaceOfRun | undefined;
};

/** A number's location and how it is known. */
export type PlaceOfRun = Pick<RunSnapshot, "numberIs" | "proof" | "basis">;

/** The location is unknown. */
export const NOT_KNOWN_HERE: PlaceOfRun = { numberIs: "unknown", proof: "none" };

/** Everything that a person may see of a run, derived from its journal. Holds no secret. */
export function snapshotOf(state: RunState, around: Surroundings): RunSnapshot {
  const { cc, phoneNumber } = state.plan.number;
  const names = compareNames(state);
  const { attempts, newer } = around;
  const answeredSince = state.answeredSinceEnd.at(-1);
  return {
    run: state.run,
    revision: state.revision,
    number: numberOf(state.plan),
    spoken: spoken(cc, phoneNumber),
    direction: state.plan.direction,
    openedAt: isoOf(state.openedAt),
    updatedAt: isoOf(state.updatedAt),
    phase: phaseOf(state, around.now),
    steps: STEPS[state.plan.direction].map((step) => ({ step, state: state.steps[step] })),
    ...(state.ended === undefined ? {} : { endedAt: isoOf(state.ended.at) }),
    ...(answeredSince === undefined ? {} : { answeredSince }),
    ...(around.unwritten === undefined ? {} : { unwritten: around.unwritten }),
    ...(newer === undefined ? {} : { newer: newerOf(newer) }),
    ...locationNow(state, around),
    ...asOfMember(state, around.now),
    checks: [...state.checks],
    changes: compareFacts(
      state.before,
      state.steps.verify.kind === "confirmed" ? state.lastReading : undefined,
      ownApp(state),
    ),
    attempts: {
      inRun: attempts.inRun,
      inWindow: attempts.inWindow,
      ...(attempts.freeAt === undefined ? {} : { freeAt: isoOf(attempts.freeAt) }),
    },
    damagedRows: around.damagedRows,
    held: around.held,
    ...(state.lastReading === undefined ? {} : { lastReading: state.lastReading }),
    ...workingNow(state, around),
    ...(names.reported === undefined ? {} : { displayName: withoutUndefined(names) }),
    ...(state.pair === undefined ? {} : { pairLabel: backupLabel(state.run) }),
    ...durationMember("downtimeMs", state.marks.moveIntent, state.marks.moveProof),
    // Without a response to register, the start of the gap without webhooks is unknown.
    ...(state.marks.moveProof?.exact === true
      ? durationMember("subscribeGapMs", state.marks.moveProof, state.marks.subscribeProof)
      : {}),
  };
}

// What a newer run or a late answer reported has priority over what this run knew.
function locationNow(state: RunState, { newer, isMovedBehind, damagedRows }: Surroundings): PlaceOfRun {
  return newer?.place ?? (isMovedBehind === true ? NOT_KNOWN_HERE : placeOf(state, damagedRows));
}

function asOfMember({ seen, lastOutcome }: RunState, now: Moment): Pick<RunSnapshot, "asOf"> {
  if (!isLongAgo([seen, lastOutcome], now)) return {};
  return { asOf: isoOf(instant(Math.max(seen?.wall ?? 0, lastOutcome.wall))) };
}

function workingNow(
  state: RunState,
  { newer, isMovedBehind, damagedRows }: Surroundings,
): Pick<RunSnapshot, "working"> {
  return damagedRows > 0 || newer !== undefined || isMovedBehind === true ? {} : workingOf(state);
}

function newerOf({ run, folder }: NewerRun): NonNullable<RunSnapshot["newer"]> {
  return { run, ...(folder === undefined ? {} : { folder }) };
}

function phaseOf(state: RunState, now: Moment): RunPhase {
  const decision = decide(state, now);
  const left = unknownPhase(state, decision, now);
  if (left !== undefined) return left;
  switch (decision.kind) {
    case "act":
    case "change-password":
    case "look":
    case "write":
      return { kind: "ready" };
    case "pause":
      return { kind: "pausing", until: isoOf(decision.until), why: decision.why };
    case "wait":
      return decision.phase;
    case "over":
      return state.ended === undefined ? { kind: "ready" } : { kind: "ended", reason: state.ended.reason };
    default:
      return unreachable(decision);
  }
}

/** The location by a run's own knowledge. Corrupted rows may hide a move: then it is unknown. */
export function placeOf({ home }: Pick<RunState, "home">, damagedRows: number): PlaceOfRun {
  if (damagedRows > 0) return NOT_KNOWN_HERE;
  const { is, proof, basis } = home;
  return { numberIs: is, proof, ...(basis === undefined ? {} : { basis }) };
}

// Another process queried a lost request and is gone, or is querying it now: the outcome stays unknown until
// the next query.
function unknownPhase(state: RunState, decision: Decision, { boot }: Moment): RunPhase | undefined {
  if (decision.kind !== "look" && decision.kind !== "pause") return undefined;
  const step = (["register", "code"] as const).find((name) => state.steps[name].kind === "unknown");
  const looked = state.observations.some(({ mark }) => mark.stamp?.boot !== boot);
  if (step === undefined || !looked || state.observations.some(({ mark }) => mark.stamp?.boot === boot))
    return undefined;
  return {
    kind: "unknown",
    step,
    ...(state.lastReading === undefined ? {} : { reading: state.lastReading }),
  };
}

// An observation from before a move says nothing about how the number works at its new location.
function workingOf({ lastReading, home }: RunState): Pick<RunSnapshot, "working"> {
  const { working } = lastReading?.home === home.is ? lastReading : {};
  return working === undefined ? {} : { working };
}

function withoutUndefined(names: ReturnType<typeof compareNames>): NonNullable<RunSnapshot["displayName"]> {
  return {
    differs: names.differs,
    ...(names.expected === undefined ? {} : { expected: names.expected }),
    ...(names.reported === undefined ? {} : { reported: names.reported }),
  };
}

// A duration that can't be measured is left out; see `timekeeping.ts`.
function durationMember(
  name: "downtimeMs" | "subscribeGapMs",
  from: Mark | undefined,
  to: Mark | undefined,
): Partial<RunSnapshot> {
  const ms = from === undefined || to === undefined ? undefined : durationMs(from, to);
  return ms === undefined ? {} : { [name]: ms };
}
