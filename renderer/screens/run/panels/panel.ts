import type { RunPhase, RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { RunActions } from "../../../components/run/use-run-actions.ts";

/** What every panel in the middle of a run's screen gets. */
export type PanelProps<K extends RunPhase["kind"]> = {
  readonly run: RunSnapshot;
  readonly phase: Extract<RunPhase, { kind: K }>;
  readonly actions: RunActions;
};
