import { useEffect } from "react";
import { endsScenario, testThatEnds } from "../../../shared/practice/scenario-end.ts";
import {
  isActiveDone,
  scenarioEndMs,
  SCENARIO_SETUPS,
  type ActiveScenario,
  type PracticeProgress,
} from "../../../shared/practice/scenarios.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useFeed } from "../../app/use-feed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { runsSince, testsSince } from "./scenario-runs.ts";
import { useChangeProgress, useProgress } from "./use-progress.ts";

/**
 * Recognizes on any screen that the started scenario has ended, from what the core recorded, and stores it.
 * Renders nothing.
 */
export function ScenarioWatch() {
  const progress = useProgress();
  const { active } = progress;
  if (active === undefined || isActiveDone(progress)) return null;
  return SCENARIO_SETUPS[active.scenario].play === "webhook-test" ? (
    <TestWatch active={active} />
  ) : (
    <RunWatch active={active} />
  );
}

function RunWatch({ active }: { readonly active: ActiveScenario }) {
  const { client, runs } = useStores();
  const known = useFeed(runs);
  const changeProgress = useChangeProgress();
  const ended = known.kind === "ready" ? runsSince(known.value, active).filter(isComplete) : [];
  const last = ended.at(-1);
  useEffect(() => {
    if (last === undefined) return undefined;
    let current = true;
    const look = async (): Promise<void> => {
      const story = await callFor(client, "migration.story", { run: last.run });
      if (!current || !story.ok || !endsScenario(active.scenario, last, story.value)) return;
      await changeProgress(withDone(active, last.endedAt));
    };
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [active, changeProgress, client, last]);
  return null;
}

function isComplete({ phase }: RunSnapshot): boolean {
  return phase.kind === "ended" && phase.reason === "complete";
}

function TestWatch({ active }: { readonly active: ActiveScenario }) {
  const known = useFeed(useWebhookStores().tests);
  const changeProgress = useChangeProgress();
  const end = known.kind === "ready" ? testThatEnds(testsSince(known.value, active)) : undefined;
  const endedAt = end?.endedAt;
  useEffect(() => {
    if (endedAt !== undefined) changeProgress(withDone(active, endedAt)).catch(() => undefined);
  }, [active, changeProgress, endedAt]);
  return null;
}

/** The progress with the started scenario done, unless another one was started meanwhile. */
function withDone(active: ActiveScenario, endedAt: string | undefined) {
  return (known: PracticeProgress): PracticeProgress => {
    if (known.active?.startedAt !== active.startedAt) return known;
    const startedMs = Date.parse(active.startedAt);
    const endedMs = scenarioEndMs(active, endedAt ?? new Date().toISOString());
    const at = new Date(endedMs).toISOString();
    const durationMs = endedMs - startedMs;
    return { ...known, done: { ...known.done, [active.scenario]: { at, durationMs } } };
  };
}
