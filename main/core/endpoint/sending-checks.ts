import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import { phrase, skip, type CheckFinding } from "../checks/finding.ts";
import type { Exchange } from "../platforms/http/exchange.ts";
import type { EndpointContext } from "./context.ts";
import { wasTaken, type Sender } from "./queries/sending.ts";

type NotSent = "not-asked" | "secret-not-given";

/**
 * Runs a check that posts, once a plain notification has been taken; skips it where nobody asked for posts, where
 * nothing can be signed, or where even the plain one was refused.
 */
export async function whenTaken<Cause extends string>(
  { looks }: EndpointContext,
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

/** What is said where nothing was posted: nobody asked for it, or the address cannot be reached. */
export function notSent<Why extends "not-asked" | "not-reachable">(why: Why): CheckFinding<Why> {
  return skip(
    why,
    phrase(why === "not-asked" ? "endpointFindings.sending.notAsked" : "endpointFindings.notAsked"),
  );
}

/** What a person is told of an answer: its status, or that none came. */
export function answerOf(exchange: Exchange): string | number {
  return exchange.kind === "answered" ? exchange.status : exchange.cause;
}

/** The names of those that were not taken, each with its answer: "voice 400, errors timeout". */
export function refusals(posted: readonly (readonly [name: string, exchange: Exchange])[]): string {
  return posted
    .filter(([, exchange]) => !wasTaken(exchange))
    .map(([name, exchange]) => `${name} ${answerOf(exchange)}`)
    .join(", ");
}
