import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import {
  fail,
  pass,
  phrase,
  skip,
  warn,
  type CheckFinding,
  type FindingFacts,
} from "../../checks/finding.ts";
import type { EndpointCheck } from "../context.ts";
import { bareness, isBare, reflectsMarkup, returnsChallenge, statusOf } from "../verification-answers.ts";
import type { Asked, VerificationRequests } from "../queries/verification-requests.ts";

type Cause = ProofCauseOf<"endpoint.handshake">;

/** Checks that the endpoint returns the plain challenge for the right token and for nothing else. */
export const endpointVerification: EndpointCheck<"endpoint.handshake"> = {
  id: "endpoint.handshake",
  run: async ({ queries: looks }) => {
    const handshakes = await looks.handshakes();
    if (handshakes === undefined) return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const facts = factsFor(handshakes);
    return (
      judgeRight(handshakes.right, facts) ??
      judgeStrangers(handshakes, facts) ??
      judgeMarkup(handshakes.unusual, facts) ??
      judgeSilence(handshakes.right, facts) ??
      conclude(handshakes, facts)
    );
  },
};

/** Judges the answer to the right token; undefined if it is correct, or if there is none. */
function judgeRight(request: Asked | undefined, facts: FindingFacts): CheckFinding<Cause> | undefined {
  if (request === undefined || isBare(request)) return undefined;
  const status = statusOf(request);
  if (status === undefined)
    return isTooLarge(request)
      ? fail("challenge-not-bare", phrase("endpointFindings.handshake.form.missing"), facts)
      : undefined;
  if (status === 200) {
    const form = bareness(request);
    return fail("challenge-not-bare", phrase(`endpointFindings.handshake.form.${form}`), { ...facts, form });
  }
  const refused = [401, 403, 404].includes(status);
  return fail(
    refused ? "handshake-refused" : "status-not-200",
    phrase("endpointFindings.handshake.refused", { status }),
    facts,
  );
}

/**
 * Judges the answers to a wrong and to a missing token: only requests with the right token may get the
 * challenge.
 */
function judgeStrangers(
  { wrong, none }: VerificationRequests,
  facts: FindingFacts,
): CheckFinding<Cause> | undefined {
  const [toWrong, toNone] = [returnsChallenge(wrong), returnsChallenge(none)];
  if (toWrong && toNone)
    return fail("reflects-anything", phrase("endpointFindings.handshake.anything"), facts);
  if (toWrong) return fail("accepts-wrong-token", phrase("endpointFindings.handshake.wrongToken"), facts);
  return toNone
    ? fail("accepts-missing-token", phrase("endpointFindings.handshake.noToken"), facts)
    : undefined;
}

function judgeMarkup(request: Asked | undefined, facts: FindingFacts): CheckFinding<Cause> | undefined {
  return request !== undefined && reflectsMarkup(request)
    ? warn("reflects-html", phrase("endpointFindings.handshake.markup"), facts)
    : undefined;
}

/** Without an answer to the right token nothing is known of it; what other answers showed comes before that. */
function judgeSilence(request: Asked | undefined, facts: FindingFacts): CheckFinding<Cause> | undefined {
  return request !== undefined && statusOf(request) === undefined
    ? skip("not-answered", phrase("endpointFindings.noAnswer"), facts)
    : undefined;
}

function isTooLarge({ exchange }: Asked): boolean {
  return exchange.kind === "unknown" && exchange.cause === "too-large";
}

function conclude({ right, wrong, none }: VerificationRequests, facts: FindingFacts): CheckFinding<Cause> {
  if (right !== undefined) return pass(phrase("endpointFindings.handshake.fine"), facts);
  return statusOf(wrong) === undefined || statusOf(none) === undefined
    ? skip("not-answered", phrase("endpointFindings.noAnswer"), facts)
    : skip("token-not-given", phrase("endpointFindings.handshake.untried"), facts);
}

/** The HTTP status of each answer; null if there was none. */
function factsFor({ right, wrong, none, modeless }: VerificationRequests): FindingFacts {
  return {
    ...(right === undefined ? {} : { rightToken: statusOf(right) ?? null }),
    wrongToken: statusOf(wrong) ?? null,
    withoutToken: statusOf(none) ?? null,
    withoutMode: statusOf(modeless) ?? null,
  };
}
