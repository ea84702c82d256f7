import { CONNECTION_CAUSES } from "../../../shared/platform/outcome.ts";
import type { CauseOf, ConnectionCause } from "../../../shared/checks/catalogue.ts";
import type { CallOutcome, NotSentCause } from "../../../shared/platform/outcome.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding } from "./finding.ts";
import { answerWords } from "./unseen.ts";

/**
 * Judges by its query results whether an API answers at its URL.
 *
 * Fails without a connection, or if every query is redirected: the API is not at this URL. A server that
 * answers with errors or too late is only a warning, since a deployment may not support queries.
 */
export function reachabilityOf(
  address: string,
  outcomes: readonly CallOutcome<unknown>[],
): CheckFinding<CauseOf<"cloud.reachable">> {
  const { host } = new URL(address);
  const answered = outcomes.some((outcome) => outcome.kind === "confirmed" || outcome.kind === "rejected");
  const notSent = outcomes.find((outcome) => outcome.kind === "notSent");
  if (notSent !== undefined) return unconnected(host, notSent.cause, answered);
  const redirects = outcomes.filter(
    (outcome) => outcome.kind === "unknown" && outcome.cause === "redirect",
  ).length;
  const redirected = phrase("findings.reachable.redirected", { host, redirects, looks: outcomes.length });
  if (redirects === outcomes.length) return fail("redirect", redirected, { host, redirects });
  if (redirects > 0) return warn("redirect", redirected, { host, redirects });
  const silent = outcomes.find((outcome) => outcome.kind === "unknown");
  if (answered || silent === undefined) return pass(phrase("findings.reachable.answers", { host }), { host });
  return warn("not-answered", answerWords(host, silent), { host });
}

function unconnected(
  host: string,
  cause: NotSentCause,
  answeredOnce: boolean,
): CheckFinding<CauseOf<"cloud.reachable">> {
  if (isConnectionCause(cause)) {
    const why = phrase(`findings.reachable.why.${cause}`);
    return answeredOnce
      ? warn(cause, phrase("findings.reachable.unconnectedNow", { host, why }), { host })
      : fail(cause, phrase("findings.reachable.unconnected", { host, why }), { host });
  }
  if (cause === "cancelled-before-sending")
    return skip("not-answered", phrase("findings.reachable.outOfTime", { host }), { host });
  return pass(phrase("findings.reachable.certificateElsewhere", { host }), { host });
}

function isConnectionCause(cause: NotSentCause): cause is ConnectionCause {
  return (CONNECTION_CAUSES as readonly string[]).includes(cause);
}
