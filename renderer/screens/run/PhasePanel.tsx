import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { RunActions } from "../../components/run/use-run-actions.ts";
import { isLocationOpen } from "../../components/run/shown-place.ts";
import { AskingPanel } from "./panels/AskingPanel.tsx";
import { CodePanel } from "./panels/CodePanel.tsx";
import { EndedPanel } from "./panels/EndedPanel.tsx";
import { DamagedPanel, FollowedPanel } from "./panels/FollowedPanel.tsx";
import { PausingPanel } from "./panels/PausingPanel.tsx";
import { ReadyPanel } from "./panels/ReadyPanel.tsx";
import { LocatingPanel, UnknownPanel } from "./panels/UnknownPanel.tsx";

type PhasePanelProps = { readonly run: RunSnapshot; readonly actions: RunActions };

/** Renders the main panel of a migration's screen, by its phase. */
export function PhasePanel({ run, actions }: PhasePanelProps) {
  const { phase, newer, damagedRows } = run;
  if (newer !== undefined) return <FollowedPanel run={run} newer={newer} />;
  if (damagedRows > 0) return <DamagedPanel run={run} />;
  switch (phase.kind) {
    case "ready":
      if (isLocationOpen(run)) return <LocatingPanel run={run} />;
      return <ReadyPanel run={run} actions={actions} />;
    case "pausing":
      // The migration itself checks within the first seconds after a lost response.
      if (isLocationOpen(run)) return <LocatingPanel run={run} />;
      return <PausingPanel run={run} phase={phase} actions={actions} />;
    case "awaiting-confirmation":
      return <AskingPanel run={run} phase={phase} actions={actions} />;
    case "awaiting-code":
      return <CodePanel run={run} phase={phase} actions={actions} />;
    case "unknown":
      return <UnknownPanel run={run} phase={phase} actions={actions} />;
    case "ended":
      return <EndedPanel run={run} phase={phase} actions={actions} />;
  }
}
