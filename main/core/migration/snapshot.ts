import type { RunId } from "../../../shared/ids.ts";
import { workspaceOfLabel } from "../../../shared/workspace/labels.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { END_TRAITS } from "../../../shared/migration/end-reason.ts";
import type { RunPhase, RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { obstacleOf, worksThere } from "../../../shared/migration/obstacle.ts";
import { STEPS, type StepName } from "../../../shared/migration/step.ts";
import { spoken } from "../../../shared/phone.ts";
import { unreachable } from "../../../shared/invariant.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { AttemptsLeft } from "../storage/port.ts";
import { hasWord, isLongAgo } from "./decide/common.ts";
import { decide } from "./decide/decide.ts";
import type { Decision } from "./decide/policy.ts";
import { ownApp } from "./state/account.ts";
import { compareNames } from "./decide/display-name.ts";
import { backupLabel } from "./backup.ts";
import { afterOf, compareFacts } from "./compare-facts.ts";
import { isMoveOpen, moveStateOf } from "./state/mark.ts";
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
    ...originOf(state.plan),
    direction: state.plan.direction,
    openedAt: isoOf(state.openedAt),
    updatedAt: isoOf(state.updatedAt),
    phase: phaseOf(state, around),
    steps: STEPS[state.plan.direction].map((step) => ({ step, state: state.steps[step] })),
    move: moveNow(state, around),
    ...openSinceMember(state),
    ...(state.sinceCopy === 0 ? {} : { sinceCopy: state.sinceCopy }),
    ...(state.recentRegister?.run === state.run ? { registeredElsewhere: true } : {}),
    ...(continuingMoves(state, around) ? { continuingMoves: true } : {}),
    ...(state.ended === undefined ? {} : { endedAt: isoOf(state.ended.at) }),
    ...(answeredSince === undefined ? {} : { answeredSince }),
    ...(around.unwritten === undefined ? {} : { unwritten: around.unwritten }),
    ...(newer === undefined ? {} : { newer: newerOf(newer) }),
    ...locationNow(state, around),
    ...asOfMember(state, around.now),
    checks: [...state.checks],
    ...comparison(state),
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
    ...(state.marks.moveIntent?.exact === true
      ? durationMember("downtimeMs", state.marks.moveIntent, state.marks.moveProof)
      : {}),
    ...crossingMember(state),
    // Without a response to register, the start of the gap without webhooks is unknown.
    ...(state.marks.moveProof?.exact === true
      ? durationMember("subscribeGapMs", state.marks.moveProof, state.marks.subscribeProof)
      : {}),
  };
}

// Where the plan's number and secrets are: what is entered for this migration must be stored where it reads it.
function originOf({ cloud, number }: Plan): Pick<RunSnapshot, "phoneNumberId" | "workspace" | "pinLabel"> {
  const token = cloud.accessToken;
  const workspace = "vault" in token ? workspaceOfLabel(token.vault, "cloud-token") : undefined;
  return {
    phoneNumberId: number.phoneNumberId,
    ...(workspace === undefined ? {} : { workspace }),
    ...(number.pin !== undefined && "vault" in number.pin ? { pinLabel: number.pin.vault } : {}),
  };
}

// A corrupted row may have been a moving request, another run's late answer reported a move, and a recent register
// without an outcome may have moved the number unless an API showed it at its source since.
function moveNow(state: RunState, { damagedRows, isMovedBehind }: Surroundings): RunSnapshot["move"] {
  const move = moveStateOf(state);
  const mayHaveMoved =
    damagedRows > 0 ||
    isMovedBehind === true ||
    (state.recentRegister !== undefined && state.home.proof !== "proven");
  return move === "not-made" && mayHaveMoved ? "not-known" : move;
}

function comparison(state: RunState): Pick<RunSnapshot, "changes" | "untold"> {
  const after = state.steps.verify.kind === "confirmed" ? afterOf(state) : undefined;
  const about = {
    direction: state.plan.direction,
    ownApp: ownApp(state),
    moved: state.steps.register.kind === "confirmed",
  };
  const { changes, untold } = compareFacts(state.before, after, about);
  return untold.length === 0 ? { changes } : { changes, untold };
}

function openSinceMember(state: RunState): Pick<RunSnapshot, "openSince"> {
  const sent = state.marks.moveIntent;
  return sent === undefined || moveStateOf(state) !== "open" ? {} : { openSince: isoOf(sent.wall) };
}

// The other direction always needs a code first.
function continuingMoves(state: RunState, { now, held }: Surroundings): boolean {
  const { ended, plan } = state;
  const goesOn = ended === undefined ? !held : END_TRAITS[ended.reason].resumable;
  return (
    goesOn &&
    plan.direction === "to-cloud" &&
    moveStateOf(state) === "not-made" &&
    // One that showed no effect is not sent again: the migration ends.
    !isMoveOpen(state) &&
    hasWord(state, "point-of-no-return", now)
  );
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
): Pick<RunSnapshot, "working" | "obstacle"> {
  return damagedRows > 0 || newer !== undefined || isMovedBehind === true ? {} : workingOf(state);
}

function newerOf({ run, folder }: NewerRun): NonNullable<RunSnapshot["newer"]> {
  return { run, ...(folder === undefined ? {} : { folder }) };
}

function phaseOf(state: RunState, { now, held }: Surroundings): RunPhase {
  const decision = decide(state, now);
  const left = unknownPhase(state, decision, { now, held });
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

// Nobody queries a lost request now, or another process that queried it before is doing so: the outcome stays
// unknown until the next query.
function unknownPhase(
  state: RunState,
  decision: Decision,
  { now, held }: Pick<Surroundings, "now" | "held">,
): RunPhase | undefined {
  const isUnsettled = decision.kind === "look" || decision.kind === "pause" || isInterrupted(state);
  if (!isUnsettled || !isMoveOpen(state)) return undefined;
  const isOwn = ({ mark }: RunState["observations"][number]): boolean => mark.stamp?.boot === now.boot;
  const isAnothers = state.observations.length > 0 && !state.observations.some(isOwn);
  if (held && !isAnothers) return undefined;
  return {
    kind: "unknown",
    step: state.plan.direction === "to-cloud" ? "register" : "code",
    ...readingSince(state),
  };
}

// An observation from before the request left says nothing about what became of it.
function readingSince({ observations }: RunState): { readonly reading?: Observation } {
  const reading = observations.at(-1)?.reading;
  return reading === undefined ? {} : { reading };
}

// Sent by a process that stopped before it wrote the outcome, unless a process still waits for the response.
function isInterrupted({ steps, ended }: RunState): boolean {
  return ended === undefined && (steps.register.kind === "in-flight" || steps.code.kind === "in-flight");
}

// An observation from before a move says nothing about how the number works at its new location.
function workingOf({ lastReading, home }: RunState): Pick<RunSnapshot, "working" | "obstacle"> {
  if (lastReading?.home !== home.is) return {};
  const working = worksThere(lastReading);
  const obstacle = obstacleOf(lastReading);
  return {
    ...(working === undefined ? {} : { working }),
    ...(obstacle === undefined ? {} : { obstacle }),
  };
}

function withoutUndefined(names: ReturnType<typeof compareNames>): NonNullable<RunSnapshot["displayName"]> {
  return {
    differs: names.differs,
    ...(names.expected === undefined ? {} : { expected: names.expected }),
    ...(names.reported === undefined ? {} : { reported: names.reported }),
  };
}

function crossingMember({ marks, steps, plan }: RunState): Pick<RunSnapshot, "crossing"> {
  const { moveIntent, moveProof } = marks;
  const mover = plan.direction === "to-cloud" ? steps.register : steps.code;
  if (moveIntent?.exact !== true || moveProof === undefined) return {};
  if (mover.kind !== "confirmed" || mover.by === "person") return {};
  return { crossing: { sentAt: isoOf(moveIntent.wall), arrivedAt: isoOf(moveProof.wall) } };
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
