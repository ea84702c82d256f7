import { useMemo } from "react";
import { lastLocated, type Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { e164 } from "../../../shared/phone.ts";
import type { WorkspaceId, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { observationKey } from "../../stores/observations.ts";
import { newestRunOf, numberStatusOf, type NumberStatus } from "./number-status.ts";

type KnownOfNumber = {
  readonly standing: NumberStatus;
  /** The last observation and the newest migration, from which the status is derived. */
  readonly reading: Observation | undefined;
  /** The last observation that found a location; `reading`, unless that found none. */
  readonly located: Observation | undefined;
  readonly run: RunSnapshot | undefined;
};

/** The status of one number of a workspace; renders again only when data of this number changes. */
export function useNumberStatus(
  workspace: WorkspaceId,
  { phoneNumberId, cc, phoneNumber }: Pick<WorkspaceNumber, "phoneNumberId" | "cc" | "phoneNumber">,
): KnownOfNumber {
  const { readings, runs } = useStores();
  const key = observationKey({ workspace, phoneNumberId });
  const full = e164(cc, phoneNumber);
  const last = usePart(readings, (known) => known.get(key));
  const run = usePart(runs, (known) => newestRunOf(known, full));
  const standing = useMemo(() => numberStatusOf(last, run), [last, run]);
  const located = last === undefined ? undefined : lastLocated(last);
  return { standing, reading: last?.reading, located, run };
}
