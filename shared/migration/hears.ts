import { END_TRAITS } from "./end-reason.ts";
import type { Observation } from "./observation.ts";
import { isStepDone, type RunSnapshot } from "./run-snapshot.ts";
import type { StepName } from "./step.ts";

/**
 * Gives what to report about incoming messages while the number is in the cloud and its subscription is not
 * certain.
 */
export function hearsOf({
  phase,
  direction,
  steps,
  answeredSince,
}: Pick<RunSnapshot, "phase" | "direction" | "steps" | "answeredSince">): "no" | "not-known" | undefined {
  const ended = phase.kind === "ended" ? END_TRAITS[phase.reason].hears : undefined;
  if (ended !== undefined) return answeredSince === "subscribe" ? undefined : ended;
  if (direction !== "to-cloud") return undefined;
  const settled = (name: StepName): boolean =>
    steps.some(({ step, state }) => step === name && isStepDone(state));
  return settled("register") && !settled("subscribe") ? "not-known" : undefined;
}

/** True if an observation found the number in the cloud and its own app not subscribed to its webhooks. */
export function isUnheard({
  home,
  subscriptions,
  ownApp,
}: Pick<Observation, "home" | "subscriptions" | "ownApp">): boolean {
  if (home !== "cloud" || subscriptions === undefined || ownApp === undefined) return false;
  return !subscriptions.some(({ id }) => id === ownApp);
}
