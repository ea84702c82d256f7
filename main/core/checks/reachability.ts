import { CONNECTION_CAUSES } from "../../../shared/platform/outcome.ts";
import type { CauseOf, ConnectionCause } from "../../../shared/checks/catalogue.ts";
import type { CallOutcome, NotSentCause } from "../../../shared/platform/outcome.ts";
import { fail, pass, skip, warn, type Finding } from "./finding.ts";
import { answerWords } from "./unseen.ts";

const CONNECTION_WORDS: Readonly<Record<ConnectionCause, string>> = {
  "name-not-found": "its name is not known to the name service",
  "connection-refused": "nothing accepts connections at that address and port",
  "no-route": "the network knows no way there",
  "connect-timeout": "the connection did not come about in time",
  "proxy-refused": "the proxy on the way refused the connection",
};

/**
 * Judges whether an API answers at its address, from the look-ups that were asked of it.
 *
 * No connection is a definite no, and so is a redirect of every look-up: the API is not at this address. A server
 * that answers with errors or too late is only a warning, since look-ups are not all that a deployment is for.
 */
export function reachabilityOf(
  address: string,
  outcomes: readonly CallOutcome<unknown>[],
): Finding<CauseOf<"cloud.reachable">> {
  const { host } = new URL(address);
  const answered = outcomes.some((outcome) => outcome.kind === "confirmed" || outcome.kind === "rejected");
  const notSent = outcomes.find((outcome) => outcome.kind === "notSent");
  if (notSent !== undefined) return unconnected(host, notSent.cause, answered);
  const redirects = outcomes.filter(
    (outcome) => outcome.kind === "unknown" && outcome.cause === "redirect",
  ).length;
  const redirected = `${host} pointed ${redirects} of ${outcomes.length} look-ups to another address; none was followed`;
  if (redirects === outcomes.length) return fail("redirect", redirected, { host, redirects });
  if (redirects > 0) return warn("redirect", redirected, { host, redirects });
  const silent = outcomes.find((outcome) => outcome.kind === "unknown");
  if (answered || silent === undefined) return pass(`${host} answers`, { host });
  return warn("not-answered", answerWords(host, silent), { host });
}

function unconnected(
  host: string,
  cause: NotSentCause,
  answeredOnce: boolean,
): Finding<CauseOf<"cloud.reachable">> {
  if (isConnectionCause(cause)) {
    const found = `${host}: ${CONNECTION_WORDS[cause]}`;
    return answeredOnce
      ? warn(cause, `${found}, though it answered a moment before`, { host })
      : fail(cause, found, { host });
  }
  if (cause === "cancelled-before-sending")
    return skip("not-answered", `${host} was not asked: the time for all checks was over`, { host });
  return pass(`a server is there at ${host}; its certificate is judged by a check of its own`, { host });
}

function isConnectionCause(cause: NotSentCause): cause is ConnectionCause {
  return (CONNECTION_CAUSES as readonly string[]).includes(cause);
}
