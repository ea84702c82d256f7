import { useMemo } from "react";
import { e164 } from "../../../shared/phone.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import type { Standing } from "../../components/number-status/headline.ts";
import { numberStatusOf } from "../../components/number-status/number-status.ts";
import { observationKey } from "../../stores/observations.ts";
import { newestRuns } from "../../stores/runs.ts";

/** The status of every number of a workspace; undefined until observations and migrations are read. */
export function useStandings({ id, numbers }: Workspace): readonly Standing[] | undefined {
  const { runs, readings } = useStores();
  const knownRuns = usePart(runs, (known) => known);
  const knownReadings = usePart(readings, (known) => known);
  return useMemo(() => {
    if (knownRuns === undefined || knownReadings === undefined) return undefined;
    const newest = newestRuns(knownRuns);
    return numbers.map((number): Standing => {
      const run = newest.get(e164(number.cc, number.phoneNumber));
      const key = observationKey({ workspace: id, phoneNumberId: number.phoneNumberId });
      return { number, run, status: numberStatusOf(knownReadings.get(key), run) };
    });
  }, [id, knownReadings, knownRuns, numbers]);
}
