import type { RunPhase, RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { RunActions } from "../../../components/run/use-run-actions.ts";

/** Props of every main panel of a migration's screen. */
export type PanelProps<K extends RunPhase["kind"]> = {
  readonly run: RunSnapshot;
  readonly phase: Extract<RunPhase, { kind: K }>;
  readonly actions: RunActions;
};
