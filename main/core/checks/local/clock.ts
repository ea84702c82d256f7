import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { spanOf } from "../words.ts";

const SKEW_MS = 5 * 60_000;

/**
 * Is this machine's clock right, by the Date headers of both sides?
 *
 * A wrong clock misjudges when tokens and waits end; it makes no platform refuse, so it never blocks.
 */
export const localClock: Check<"local.clock"> = {
  id: "local.clock",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const [number, health] = await Promise.all([looks.number(), looks.health()]);
    const sides = [
      skewOf("the cloud", number.evidence),
      skewOf("the on-premises client", health.evidence),
    ].filter((side) => side !== undefined);
    const [first, ...rest] = sides;
    if (first === undefined) return skip("not-told", "neither side told its time");
    const worst = rest.reduce((a, b) => (Math.abs(b.ms) > Math.abs(a.ms) ? b : a), first);
    const facts = { skewSeconds: Math.round(worst.ms / 1_000) };
    if (Math.abs(worst.ms) <= SKEW_MS)
      return pass(`within ${spanOf(worst.ms)} of ${sides.length === 1 ? worst.side : "both sides"}`, facts);
    return warn(
      "clock-skew",
      `this clock is ${spanOf(worst.ms)} ${worst.ms > 0 ? "ahead of" : "behind"} that of ${worst.side}`,
      facts,
    );
  },
};

function skewOf(
  side: string,
  { at, serverDate }: { readonly at: string; readonly serverDate?: string | undefined },
): { readonly side: string; readonly ms: number } | undefined {
  const ms = Date.parse(at) - Date.parse(serverDate ?? "");
  return Number.isNaN(ms) ? undefined : { side, ms };
}
