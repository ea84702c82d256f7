import { lastLocated, type Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { observationKey } from "../../stores/observations.ts";
import { useNumberOfRun } from "./use-number-of-run.ts";

/**
 * The last observation of the number, if it was made after the migration ended and tells what the migration's end does
 * not: another location, or a location where none was confirmed.
 */
export function useFoundSince(run: RunSnapshot): Observation | undefined {
  const address = useNumberOfRun(run);
  const last = usePart(useStores().readings, (known) =>
    address === undefined ? undefined : known.get(observationKey(address)),
  );
  const located = last === undefined ? undefined : lastLocated(last);
  return located !== undefined && isNews(run, located) ? located : undefined;
}

function isNews(
  { phase, newer, updatedAt, numberIs, proof }: RunSnapshot,
  { at, home }: Observation,
): boolean {
  if (phase.kind !== "ended" || newer !== undefined || at <= updatedAt) return false;
  return home !== numberIs || proof !== "proven";
}

/** The migration with the location of a later observation, as it is drawn. */
export function locatedBy(run: RunSnapshot, found: Observation): RunSnapshot {
  const { crossing: _moved, working: _then, openSince: _open, ...rest } = run;
  return {
    ...rest,
    numberIs: found.home,
    proof: "proven",
    lastReading: found,
    ...(found.working === undefined ? {} : { working: found.working }),
  };
}
