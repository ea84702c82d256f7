import { instant, isoOf, type Instant } from "../../../shared/time.ts";
import { fail, pass, phrase, warn, type CheckFinding } from "./finding.ts";
import { spanOf } from "./words.ts";

const WARN_MS = 24 * 3_600_000;
/** Long enough for a migration with its waits for a code and a confirmation. */
const WINDOW_MS = 30 * 60_000;

/**
 * Judges a token by the moment at which it ends: over, inside the time that a migration may take (a blocker,
 * since the steps after the move need the token too), within a day, or later.
 */
export function judgeTokenEnd(
  endMs: number,
  now: Instant,
): CheckFinding<"token-expired" | "token-ends-soon"> {
  const leftMs = endMs - now;
  const facts = { endsAt: isoOf(instant(endMs)) };
  if (leftMs <= 0)
    return fail("token-expired", phrase("findings.token.endedAgo", { span: spanOf(leftMs) }), facts);
  const found = phrase("findings.token.endsIn", { span: spanOf(leftMs) });
  if (leftMs < WINDOW_MS) return fail("token-ends-soon", found, facts);
  return leftMs < WARN_MS ? warn("token-ends-soon", found, facts) : pass(found, facts);
}
