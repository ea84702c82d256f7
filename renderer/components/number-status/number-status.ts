import {
  lastLocated,
  lastUnresolved,
  leavesPossible,
  type LastObservation,
  type Observation,
  type ObservationReason,
} from "../../../shared/migration/observation.ts";
import { obstacleOf, worksThere, type Obstacle } from "../../../shared/migration/obstacle.ts";
import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import { hearsOf, isUnheard } from "../../../shared/migration/hears.ts";
import type { ProofBasis } from "../../../shared/platform/facts.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import type { ShownPlace } from "../run/shown-place.ts";

/** What is known of one number. Every screen that shows a number's location uses this. */
export type NumberStatus = {
  readonly place: ShownPlace;
  /** How it is known. `at`: ISO 8601 time of the evidence. */
  readonly known:
    | { readonly by: "reading"; readonly reason: ObservationReason; readonly at: string }
    /** Result of a migration; `basis` is missing if an older version recorded it. */
    | { readonly by: "move"; readonly at: string; readonly basis?: ProofBasis }
    | { readonly by: "person" | "guess"; readonly at: string }
    | { readonly by: "crossing" | "lost-answer"; readonly at: string }
    | { readonly by: "nobody" };
  readonly works: "working" | "attention" | "unknown" | "under-way" | "never";
  /** What the platform reported against its working there, by the same evidence. */
  readonly obstacle?: Obstacle;
  /** ISO 8601 time of a later check that found no location and contradicts nothing, as in an outage. */
  readonly unanswered?: string;
};

/**
 * Combines the last observations and the newest migration of a number: the later one counts, and an open
 * migration that is moving the number counts first.
 */
export function numberStatusOf(
  last: LastObservation | undefined,
  run: RunSnapshot | undefined,
): NumberStatus {
  const moving = run === undefined ? undefined : byOpenMove(run);
  if (moving !== undefined) return moving;
  const located = last === undefined ? undefined : lastLocated(last);
  if (last === undefined || located === last.reading) return settledStatus(located, run);
  const reading = lastUnresolved(last);
  const known = settledStatus(located, run);
  // A migration that learned no location, as in the same outage, answers for no check.
  const runTells = run !== undefined && (run.proof !== "none" || known.known.by === "lost-answer");
  if (runTells && run.updatedAt > reading.at) return known;
  return byUnlocated(reading, known);
}

/** A check found no location: what was known before it counts unless the check contradicts it. */
function byUnlocated(reading: Observation, known: NumberStatus): NumberStatus {
  const { place, works } = known;
  if (place === "unknown")
    return known.known.by === "lost-answer" && reading.reason === "nobody-answered"
      ? known
      : byReading(reading);
  if (place === "crossing" || !leavesPossible(reading, place)) return byReading(reading);
  const isDown = place === "on-premises" && reading.clientSays === "down";
  return { ...known, works: isDown ? "attention" : works, unanswered: reading.at };
}

/** Combines an observation that found a location and the newest migration: the later one counts. */
function settledStatus(reading: Observation | undefined, run: RunSnapshot | undefined): NumberStatus {
  const runIsLater = run !== undefined && (reading === undefined || run.updatedAt > reading.at);
  // A migration that ended with an unknown location makes every earlier observation invalid.
  if (runIsLater && run.numberIs === "unknown" && moverWasSent(run)) return lostAt(run.updatedAt);
  if (runIsLater && run.proof !== "none") return byRun(run);
  if (reading !== undefined) return byReading(reading);
  if (run !== undefined && run.numberIs !== "unknown") return byRun(run);
  return { place: "unknown", known: { by: "nobody" }, works: "never" };
}

/** Undefined unless the migration is open and moving the number; while it is, no observation counts. */
function byOpenMove(run: RunSnapshot): NumberStatus | undefined {
  if (run.phase.kind === "unknown") return lostAt(run.updatedAt);
  if (run.phase.kind === "ended" || !moverIs(run, "in-flight")) return undefined;
  return run.held
    ? { place: "crossing", known: { by: "crossing", at: run.updatedAt }, works: "under-way" }
    : lostAt(run.updatedAt);
}

function lostAt(at: string): NumberStatus {
  return { place: "unknown", known: { by: "lost-answer", at }, works: "unknown" };
}

function byReading(reading: Observation): NumberStatus {
  const { home, reason, at } = reading;
  const works = isUnheard(reading) ? "attention" : worksWord(home, worksThere(reading));
  return { place: home, known: { by: "reading", reason, at }, works, ...obstacleMember(obstacleOf(reading)) };
}

function byRun(run: RunSnapshot): NumberStatus {
  const { numberIs, proof, basis, updatedAt, working, obstacle, lastReading, phase } = run;
  const hears = phase.kind === "ended" && numberIs === "cloud" ? hearsOf(run) : undefined;
  // An observation from before the move does not show where the number is now.
  const seen = lastReading?.home === numberIs ? lastReading : undefined;
  const at = seen?.at ?? updatedAt;
  return {
    place: numberIs,
    known:
      proof === "proven"
        ? { by: "move", at, ...(basis === undefined ? {} : { basis }) }
        : { by: proof === "attested" ? "person" : "guess", at },
    works: hears === undefined ? worksWord(numberIs, working) : "attention",
    ...obstacleMember(obstacle),
  };
}

function obstacleMember(obstacle: Obstacle | undefined): Pick<NumberStatus, "obstacle"> {
  return obstacle === undefined ? {} : { obstacle };
}

function worksWord(home: Observation["home"], working: boolean | undefined): NumberStatus["works"] {
  if (home === "unknown" || working === undefined) return "unknown";
  return working ? "working" : "attention";
}

/** True if a step that moves the number is in this state. */
function moverIs({ steps }: RunSnapshot, kind: StepState["kind"]): boolean {
  return steps.some(({ step, state }) => STEP_TRAITS[step].moves && state.kind === kind);
}

function moverWasSent(run: RunSnapshot): boolean {
  const kinds = ["unknown", "in-flight", "rejected", "confirmed"] as const;
  return kinds.some((kind) => moverIs(run, kind));
}

/** The newest migration of a number, given as `+12025550123`. */
export function newestRunOf(runs: ReadonlyMap<string, RunSnapshot>, number: string): RunSnapshot | undefined {
  return [...runs.values()].findLast((run) => run.number === number);
}
