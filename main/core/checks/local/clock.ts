import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { spanOf } from "../words.ts";

const SKEW_MS = 5 * 60_000;

/**
 * Checks this machine's clock against the Date headers of both APIs.
 *
 * A wrong clock misjudges the end of tokens and waits; no platform refuses because of it, so it never blocks.
 */
export const localClock: Check<"local.clock"> = {
  id: "local.clock",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const [number, health] = await Promise.all([looks.number(), looks.health()]);
    const sides = [skewOf("cloud", number.evidence), skewOf("client", health.evidence)].filter(
      (side) => side !== undefined,
    );
    const [first, ...rest] = sides;
    if (first === undefined) return skip("not-told", phrase("findings.clock.untold"));
    const worst = rest.reduce((a, b) => (Math.abs(b.ms) > Math.abs(a.ms) ? b : a), first);
    const facts = { skewSeconds: Math.round(worst.ms / 1_000) };
    const span = spanOf(worst.ms);
    if (Math.abs(worst.ms) <= SKEW_MS)
      return pass(
        sides.length === 1
          ? phrase(`findings.clock.within.${worst.side}`, { span })
          : phrase("findings.clock.withinBoth", { span }),
        facts,
      );
    const way = worst.ms > 0 ? "ahead" : "behind";
    return warn("clock-skew", phrase(`findings.clock.${way}.${worst.side}`, { span }), facts);
  },
};

type Side = "cloud" | "client";

function skewOf(
  side: Side,
  { at, serverDate }: { readonly at: string; readonly serverDate?: string | undefined },
): { readonly side: Side; readonly ms: number } | undefined {
  const ms = Date.parse(at) - Date.parse(serverDate ?? "");
  return Number.isNaN(ms) ? undefined : { side, ms };
}
