import { shownAddress } from "../../checks/words.ts";
import type { Production } from "./choose-level.ts";
import type { TestJob } from "./job.ts";
import { wantedTarget } from "./judge-production.ts";

/** What becomes of what arrives, besides being stored. `to` is fit to be shown. */
export type Tee = {
  readonly said: "teed" | "notTeed" | "teeUnknown";
  readonly to?: string;
  end(): void;
};

/**
 * Passes on what arrives to the callback that would have got it, so that production loses nothing. Where a receiver
 * forwards already, its person has said where to.
 */
export function startTee(job: TestJob, production: Production): Tee {
  const { deps, target, input, state } = job;
  const nothing = (said: Tee["said"]): Tee => ({ said, end: () => undefined });
  const already = deps.receivers.state(target.receiver)?.forwardsTo;
  if (already !== undefined) return { said: "teed", to: shownAddress(already), end: () => undefined };
  if (input.forward && production.kind === "unknown") return nothing("teeUnknown");
  const wanted = wantedTarget(job, production);
  if (wanted === undefined) return nothing("notTeed");
  deps.receivers.forward(target.receiver, wanted);
  const to = shownAddress(wanted.url);
  state.change({ forwardsTo: to });
  return { said: "teed", to, end: () => deps.receivers.forward(target.receiver, undefined) };
}
