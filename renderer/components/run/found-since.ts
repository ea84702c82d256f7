import {
  lastLocated,
  lastUnresolved,
  leavesPossible,
  type LastObservation,
  type Observation,
} from "../../../shared/migration/observation.ts";
import { obstacleOf, worksThere } from "../../../shared/migration/obstacle.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { observationKey } from "../../stores/observations.ts";
import { useNumberOfRun } from "./use-number-of-run.ts";

/**
 * The last observation of the number, if it was made after the migration ended and tells what the migration's end does
 * not: another location, a location where none was confirmed, or none where it contradicts the one that was.
 */
export function useFoundSince(run: RunSnapshot): Observation | undefined {
  const address = useNumberOfRun(run);
  const last = usePart(useStores().readings, (known) =>
    address === undefined ? undefined : known.get(observationKey(address)),
  );
  return last === undefined ? undefined : foundSince(run, last);
}

/** The same for a number whose last observations are these. */
export function foundSince(run: RunSnapshot, last: LastObservation): Observation | undefined {
  const { phase, newer, updatedAt, numberIs, proof } = run;
  if (phase.kind !== "ended" || newer !== undefined) return undefined;
  const located = lastLocated(last);
  if (located !== undefined && located.at > updatedAt)
    return located.home !== numberIs || proof !== "proven" ? located : undefined;
  const reading = lastUnresolved(last);
  if (reading.home !== "unknown" || reading.at <= updatedAt || numberIs === "unknown") return undefined;
  return leavesPossible(reading, numberIs) ? undefined : reading;
}

/** The migration with the location of a later observation, as it is drawn. */
export function locatedBy(run: RunSnapshot, found: Observation): RunSnapshot {
  const { crossing: _moved, working: _then, obstacle: _reported, openSince: _open, ...rest } = run;
  const working = worksThere(found);
  const obstacle = obstacleOf(found);
  return {
    ...rest,
    numberIs: found.home,
    proof: found.home === "unknown" ? "none" : "proven",
    lastReading: found,
    ...(working === undefined ? {} : { working }),
    ...(obstacle === undefined ? {} : { obstacle }),
  };
}
