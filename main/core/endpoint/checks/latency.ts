import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { pass, phrase, skip, warn, type CheckFinding } from "../../checks/finding.ts";
import type { EndpointCheck } from "../context.ts";
import { wasTaken, type Sender } from "../queries/sending.ts";
import { whenTaken } from "../sending-checks.ts";

type Cause = ProofCauseOf<"endpoint.latency">;

const WANTED = 30;
/** With 10 s each, thirty requests could take five minutes; a slow endpoint is recognized much earlier. */
const TOTAL_MS = 30_000;
const MEDIAN_MS = 250;
const TAIL_MS = 1_000;
const TAIL_SHARE = 0.01;

/**
 * Checks how fast notifications are accepted, one after the other. Times only warn, because they include the
 * network from here.
 */
export const endpointLatency: EndpointCheck<"endpoint.latency"> = {
  id: "endpoint.latency",
  run: (context) => whenTaken(context, async (sender) => judgeTimes(await measure(sender))),
};

/** Posts up to 30 text notifications and returns the ms of each accepted one. */
async function measure({ post, synthetic }: Sender): Promise<readonly number[]> {
  const taken: number[] = [];
  let spentMs = 0;
  for (let count = 0; count < WANTED && spentMs < TOTAL_MS; count += 1) {
    const exchange = await post(synthetic.text("Switchover test"));
    spentMs += exchange.facts.durationMs;
    if (wasTaken(exchange)) taken.push(exchange.facts.durationMs);
  }
  return taken;
}

/** Compares times in ms with the published target: a median of 250 ms, less than 1 % above one second. */
export function judgeTimes(times: readonly number[]): CheckFinding<Cause> {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  if (median === undefined) return skip("not-answered", phrase("endpointFindings.noAnswer"));
  const slow = sorted.filter((ms) => ms > TAIL_MS).length;
  const facts = {
    measured: sorted.length,
    medianMs: Math.round(median),
    slowestMs: Math.round(sorted.at(-1) ?? median),
    aboveOneSecond: slow,
  };
  const message = phrase("endpointFindings.latency.measured", facts);
  if (median > MEDIAN_MS) return warn("slow-median", message, facts);
  return slow / sorted.length >= TAIL_SHARE ? warn("slow-tail", message, facts) : pass(message, facts);
}
