import type { Observation, ObservationReason } from "../../../shared/migration/observation.ts";
import type { RunSnapshot, StepState } from "../../../shared/migration/run-snapshot.ts";
import { hearsOf } from "../../../shared/migration/hears.ts";
import type { ProofBasis } from "../../../shared/platform/facts.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import type { ChipPlace } from "../location-diagram/LocationDiagram.tsx";

/** What is known of one number. Every screen that says where a number is takes it from here. */
export type NumberStatus = {
  readonly place: ChipPlace;
  /** How it is known. `at`: ISO 8601, when it was found out. */
  readonly known:
    | { readonly by: "reading"; readonly reason: ObservationReason; readonly at: string }
    /** A run's word; `basis` is left out where an older version wrote it down. */
    | { readonly by: "move"; readonly at: string; readonly basis?: ProofBasis }
    | { readonly by: "person" | "guess"; readonly at: string }
    | { readonly by: "crossing" | "lost-answer"; readonly at: string }
    | { readonly by: "nobody" };
  readonly works: "working" | "attention" | "unknown" | "under-way" | "never";
};

/** Puts the last look and the newest run of a number together: the later word counts, and an open move counts before both. */
export function numberStatusOf(reading: Observation | undefined, run: RunSnapshot | undefined): NumberStatus {
  const moving = run === undefined ? undefined : byOpenMove(run);
  if (moving !== undefined) return moving;
  const runIsLater = run !== undefined && (reading === undefined || run.updatedAt > reading.at);
  // A move that was left in the dark makes every earlier look worthless.
  if (runIsLater && run.numberIs === "unknown" && moverWasSent(run)) return lostAt(run.updatedAt);
  if (runIsLater && run.proof !== "none") return byRun(run);
  if (reading !== undefined) return byReading(reading);
  if (run !== undefined && run.numberIs !== "unknown") return byRun(run);
  return { place: "unknown", known: { by: "nobody" }, works: "never" };
}

/** While a move is open between the banks, no look counts. */
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
  const { home, reason, at, working } = reading;
  const works = isUnheard(reading) ? "attention" : worksWord(home, working);
  return { place: home, known: { by: "reading", reason, at }, works };
}

/** In the cloud, and the own app is not among those that hear of its messages: served, but nobody listens. */
function isUnheard({ home, subscriptions, ownApp }: Observation): boolean {
  if (home !== "cloud" || subscriptions === undefined || ownApp === undefined) return false;
  return !subscriptions.some(({ id }) => id === ownApp);
}

function byRun(run: RunSnapshot): NumberStatus {
  const { numberIs, proof, basis, updatedAt, working, lastReading, phase } = run;
  const hears = phase.kind === "ended" && numberIs === "cloud" ? hearsOf(run) : undefined;
  // A look from before the move says nothing of where the number went.
  const seen = lastReading?.home === numberIs ? lastReading : undefined;
  const at = seen?.at ?? updatedAt;
  return {
    place: numberIs,
    known:
      proof === "proven"
        ? { by: "move", at, ...(basis === undefined ? {} : { basis }) }
        : { by: proof === "attested" ? "person" : "guess", at },
    works: hears === undefined ? worksWord(numberIs, working) : "attention",
  };
}

function worksWord(home: Observation["home"], working: boolean | undefined): NumberStatus["works"] {
  if (home === "unknown" || working === undefined) return "unknown";
  return working ? "working" : "attention";
}

/** Does the step that moves the number stand so? */
function moverIs({ steps }: RunSnapshot, kind: StepState["kind"]): boolean {
  return steps.some(({ step, state }) => STEP_TRAITS[step].moves && state.kind === kind);
}

function moverWasSent(run: RunSnapshot): boolean {
  const kinds = ["unknown", "in-flight", "rejected", "confirmed"] as const;
  return kinds.some((kind) => moverIs(run, kind));
}

/** The newest run of a number, given as `+12025550123`. */
export function newestRunOf(runs: ReadonlyMap<string, RunSnapshot>, number: string): RunSnapshot | undefined {
  return [...runs.values()].findLast((run) => run.number === number);
}
