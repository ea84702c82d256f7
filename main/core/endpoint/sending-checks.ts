import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import { phrase, skip, type CheckFinding } from "../checks/finding.ts";
import type { Exchange } from "../platforms/http/exchange.ts";
import type { EndpointContext } from "./context.ts";
import { wasTaken, type Sender } from "./queries/sending.ts";

type NotSent = "not-asked" | "secret-not-given";

/**
 * Runs a check that posts, after a plain notification was accepted; skips it if posting is not requested, if
 * nothing can be signed, or if even the plain one was rejected.
 */
export async function whenTaken<Cause extends string>(
  { queries: looks }: EndpointContext,
  run: (sender: Sender) => Promise<CheckFinding<Cause>>,
): Promise<CheckFinding<Cause | NotSent | UnseenCause>> {
  const sending = await looks.sending();
  switch (sending.kind) {
    case "not-asked":
    case "not-reachable":
      return notSent(sending.kind);
    case "secret-not-given":
      return skip("secret-not-given", phrase("endpointFindings.sending.unsigned"));
    case "refused":
      return skip("not-allowed", phrase("endpointFindings.sending.refused"));
    case "ready":
      return run(sending.sender);
  }
}

/** Returns the finding for a check that posted nothing: not requested, or URL not reachable. */
export function notSent<Why extends "not-asked" | "not-reachable">(why: Why): CheckFinding<Why> {
  return skip(
    why,
    phrase(why === "not-asked" ? "endpointFindings.sending.notAsked" : "endpointFindings.notAsked"),
  );
}

/** Returns what is shown of an answer: its status, or the cause of none. */
export function answerOf(exchange: Exchange): string | number {
  return exchange.kind === "answered" ? exchange.status : exchange.cause;
}

/** Returns the names of rejected notifications, each with its answer: "voice 400, errors timeout". */
export function refusals(posted: readonly (readonly [name: string, exchange: Exchange])[]): string {
  return posted
    .filter(([, exchange]) => !wasTaken(exchange))
    .map(([name, exchange]) => `${name} ${answerOf(exchange)}`)
    .join(", ");
}
