import { HIGH_FROM_SHARDS, HIGH_THROUGHPUT } from "../../../../shared/platform/facts.ts";
import type { RunState } from "../state/run-state.ts";
import type { Moment } from "../timekeeping.ts";
import { after } from "./common.ts";
import type { Decision } from "./policy.ts";

const EVERY_MS = 10_000;
/** The platform takes up to a minute. */
const MOST_CHECKS = 6;

/**
 * Waits for the platform to raise the throughput of a number that ran on two or more shards: checks every 10 s, for at
 * most a minute after the result was verified. Undefined if nothing is to be waited for. Until then everything that the
 * number needs has been done, so nothing else waits.
 */
export function awaitThroughput(state: RunState, now: Moment): Decision | undefined {
  const { before, verified, lastReading, steps, plan } = state;
  const shards = before?.compared?.shards ?? 0;
  const isExpected =
    plan.direction === "to-cloud" && steps.register.kind === "confirmed" && shards >= HIGH_FROM_SHARDS;
  const told = verified?.number?.throughput;
  const checks = state.observations.length;
  if (!isExpected || told === undefined || checks >= MOST_CHECKS) return undefined;
  if ((lastReading?.number?.throughput ?? told) === HIGH_THROUGHPUT) return undefined;
  return after(
    state,
    now,
    { ms: (checks + 1) * EVERY_MS, why: "throughput" },
    { kind: "look", step: "verify", because: "throughput" },
  );
}
