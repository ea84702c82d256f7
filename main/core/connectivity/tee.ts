import { shownAddress } from "../checks/words.ts";
import type { Production } from "./choose-level.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { wantedTarget } from "./judge-production.ts";

/** How received notifications are forwarded. `to` is a URL that may be shown. */
export type Tee = {
  readonly said: "teed" | "notTeed" | "teeUnknown";
  readonly to?: string;
  /** Aborts when the first copy arrives back here: production then gets no more notifications from us. */
  readonly cameBack: AbortSignal;
  end(): void;
};

/**
 * Forwards received notifications to the callback URL that would have got them, so that production loses
 * nothing, and returns its answer. If copies for production are not wanted, the user's own forwarding target
 * of this receiver is used as before.
 */
export function startTee(job: TestJob, production: Production): Tee {
  const { deps, target, input } = job;
  const { receivers } = deps;
  const cameBack = new AbortController();
  const nothing = { cameBack: cameBack.signal, end: () => undefined };
  const wanted = wantedTarget(job, production);
  if (wanted === undefined) {
    const own = receivers.forwardsTo(target.receiver, target.source);
    if (own !== undefined) return { said: "teed", to: shownAddress(own.url), ...nothing };
    return { said: input.forward && production.kind === "unknown" ? "teeUnknown" : "notTeed", ...nothing };
  }
  const to = shownAddress(wanted.url);
  const onBack = (): void => {
    reportCameBack(job, to);
    cameBack.abort();
  };
  receivers.forward(target.receiver, { ...wanted, onBack });
  job.state.change({ forwardsTo: to });
  return {
    said: "teed",
    to,
    cameBack: cameBack.signal,
    end: () => receivers.forward(target.receiver, undefined),
  };
}

/** Removes the forwarding target from the state and warns that copies came back. */
function reportCameBack({ state }: TestJob, to: string): void {
  state.change({}, ["forwardsTo"]);
  const message = found("copiesCameBack", { to });
  state.note(
    "webhooks.borrowed",
    finding("webhooks.borrowed", { status: "warn", cause: "copies-came-back" }, message),
  );
}
