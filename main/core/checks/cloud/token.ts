import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { TokenFacts } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { type Instant, instant, isoOf } from "../../../../shared/time.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { quoted, spanOf } from "../words.ts";

const WARN_MS = 24 * 3_600_000;
/** Long enough for a migration with its waits for a code and a confirmation. */
const WINDOW_MS = 30 * 60_000;

/**
 * Judges a token by its expiry: expired, within 30 min (fails, since the steps after the move need the token
 * too), within 24 h (warning), or later.
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

type TokenFinding = CheckFinding<CauseOf<"cloud.token">>;

const EXPIRED_SUBCODE = 463;

/** Checks whether the access token is accepted and lasts through the migration. */
export const cloudToken: Check<"cloud.token"> = {
  id: "cloud.token",
  directions: BOTH_WAYS,
  run: async ({ queries: looks, local }) => {
    const [token, number, numbers] = await Promise.all([looks.token(), looks.number(), looks.numbers()]);
    if (token.kind === "confirmed") return judgeFacts(token.value, local.now);
    const others = [number, numbers];
    // The token query has requirements of its own for its caller, so its refusal counts only if no other
    // query accepts the token.
    const accepted = others.some((outcome) => outcome.kind === "confirmed");
    return refusedAnywhere(accepted ? others : [token, ...others]) ?? withoutTokenCheck(token, accepted);
  },
};

function judgeFacts(token: TokenFacts, now: Instant): TokenFinding {
  if (!token.valid) {
    return token.errorSubcode === EXPIRED_SUBCODE || isOver(token.expiresAt, now)
      ? fail("token-expired", phrase("findings.token.ended"), endFacts(token))
      : fail("token-invalid", phrase("findings.token.invalid"));
  }
  if (token.expiresAt === undefined || !isMoment(token.expiresAt))
    return pass(
      token.type === undefined
        ? phrase("findings.token.acceptedEndUntold")
        : phrase("findings.token.kindAcceptedEndUntold", { kind: quoted(token.type) }),
    );
  if (token.expiresAt === 0)
    return pass(
      token.type === undefined
        ? phrase("findings.token.acceptedForever")
        : phrase("findings.token.kindAcceptedForever", { kind: quoted(token.type) }),
    );
  return judgeTokenEnd(token.expiresAt * 1_000, now);
}

function isOver(expiresAt: number | undefined, now: Instant): boolean {
  return expiresAt !== undefined && expiresAt > 0 && expiresAt * 1_000 <= now;
}

function endFacts({ expiresAt }: TokenFacts): Record<string, string> {
  return expiresAt === undefined || expiresAt === 0 || !isMoment(expiresAt)
    ? {}
    : { endsAt: isoOf(instant(expiresAt * 1_000)) };
}

/** True if a date can represent this moment: JavaScript dates end at 8.64e15 ms. */
function isMoment(seconds: number): boolean {
  return Math.abs(seconds * 1_000) <= 8.64e15;
}

/** Any query that refuses the token proves that the platform does not accept it. */
function refusedAnywhere(outcomes: readonly CallOutcome<unknown>[]): TokenFinding | undefined {
  const reasons = outcomes.flatMap((outcome) => (outcome.kind === "rejected" ? [outcome.reason] : []));
  if (reasons.includes("token-expired"))
    return fail("token-expired", phrase("findings.token.refusedAsEnded"));
  if (reasons.includes("token-invalid"))
    return fail("token-invalid", phrase("findings.token.refusedAsInvalid"));
  return undefined;
}

function withoutTokenCheck(
  token: Exclude<CallOutcome<TokenFacts>, { kind: "confirmed" }>,
  accepted: boolean,
): TokenFinding {
  if (token.kind === "notSent" || !accepted) return unseen("token", token);
  return skip("not-answered", phrase("findings.token.acceptedElsewhere"));
}
