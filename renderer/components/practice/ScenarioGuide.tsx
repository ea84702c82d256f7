import { SCENARIO_SETUPS } from "../../../shared/practice/scenarios.ts";
import { useStores } from "../../app/window-context.tsx";
import { loadedLater } from "../later/loaded-later.tsx";
import type { GuidePlace } from "./guide-step.ts";
import { useProgress } from "./use-progress.ts";

// Only Practice needs it.
const GuideCard = loadedLater(async () => (await import("./GuideCard.tsx")).GuideCard);

/**
 * The guide of the scenario that was started last, on a screen where it is played: what to look at and what to
 * press now, and at its end what it taught. Renders nothing anywhere else.
 */
export function ScenarioGuide({ at }: { readonly at: GuidePlace }) {
  const { practice } = useStores();
  const { active } = useProgress();
  if (practice === undefined || active === undefined) return null;
  const { play } = SCENARIO_SETUPS[active.scenario];
  const played = at.kind === "test" ? "webhook-test" : at.kind === "run" ? at.run.direction : at.direction;
  if (played !== play) return null;
  return <GuideCard active={active} practice={practice} at={at} />;
}
