import { shownAddress } from "../checks/words.ts";
import type { Production } from "./choose-level.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { wantedTarget } from "./judge-production.ts";

/** What becomes of what arrives, besides being stored. `to` is fit to be shown. */
export type Tee = {
  readonly said: "teed" | "notTeed" | "teeUnknown";
  readonly to?: string;
  /** Ends with the first copy that comes back: production gets nothing more through us. */
  readonly cameBack: AbortSignal;
  end(): void;
};

/**
 * Passes on what arrives to the callback that would have got it, so that production loses nothing, and passes its
 * answer back. What a receiver forwards elsewhere, as its person has said, goes there as before where production's
 * copies are not wanted.
 */
export function startTee(job: TestJob, production: Production): Tee {
  const { deps, target, input } = job;
  const { receivers } = deps;
  const back = new AbortController();
  const nothing = { cameBack: back.signal, end: () => undefined };
  const wanted = wantedTarget(job, production);
  if (wanted === undefined) {
    const own = receivers.forwardsTo(target.receiver, target.source);
    if (own !== undefined) return { said: "teed", to: shownAddress(own.url), ...nothing };
    return { said: input.forward && production.kind === "unknown" ? "teeUnknown" : "notTeed", ...nothing };
  }
  const to = shownAddress(wanted.url);
  const onBack = (): void => {
    tellCameBack(job, to);
    back.abort();
  };
  receivers.forward(target.receiver, { ...wanted, onBack });
  job.state.change({ forwardsTo: to });
  return {
    said: "teed",
    to,
    cameBack: back.signal,
    end: () => receivers.forward(target.receiver, undefined),
  };
}

/** What said before that copies go on says so no longer. */
function tellCameBack({ state }: TestJob, to: string): void {
  state.change({}, ["forwardsTo"]);
  const said = found("copiesCameBack", { to });
  state.note(
    "webhooks.borrowed",
    finding("webhooks.borrowed", { status: "warn", cause: "copies-came-back" }, said),
  );
}
