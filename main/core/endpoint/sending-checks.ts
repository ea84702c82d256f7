import type { UnseenCause } from "../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
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

/** The finding for a check whose notifications did not all leave: what the endpoint does with them is unknown. */
export function unsent(): CheckFinding<"not-reachable"> {
  return notSent("not-reachable");
}

/** Returns what is recorded of an answer: its status, or the cause of none. */
export function answerOf(exchange: Exchange): string | number {
  return exchange.kind === "answered" ? exchange.status : exchange.cause;
}

/** Returns what is shown of an answer: its status, or why there is no usable one. */
export function shownAnswer(exchange: Exchange): number | MessageDescriptor {
  if (exchange.kind === "answered") return exchange.status;
  if (exchange.cause === "timeout") return phrase("endpointFindings.none.silent");
  return phrase(`endpointFindings.none.${exchange.cause === "connection-lost" ? "lost" : "unusable"}`);
}

type Posted = readonly (readonly [name: string, exchange: Exchange])[];

/** Returns the names of notifications that weren't accepted, each with its status: "voice 400, errors –". */
export function refusals(posted: Posted): string {
  return posted
    .filter(([, exchange]) => !wasTaken(exchange) && exchange.kind !== "notSent")
    .map(([name, exchange]) => `${name} ${exchange.kind === "answered" ? exchange.status : "–"}`)
    .join(", ");
}

/** Whether a notification never left, so that nothing is known of it. */
export function lacksOne(posted: Posted): boolean {
  return posted.some(([, { kind }]) => kind === "notSent");
}
