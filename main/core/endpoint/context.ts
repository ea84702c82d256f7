import type { ProofCauseOf, ProofCheckId } from "../../../shared/webhook/proof-checks.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Instant } from "../../../shared/time.ts";
import type { CheckFinding } from "../checks/finding.ts";
import type { EndpointQueries } from "./queries/endpoint-queries.ts";

/** The id of a check of the endpoint doctor. */
export type EndpointCheckId = Extract<ProofCheckId, `endpoint.${string}`>;

/** What the checks of one endpoint are made with. */
export type EndpointContext = {
  /** As it was pasted. */
  readonly url: string;
  /** May synthetic notifications go out? */
  readonly send: boolean;
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
  /** The on-premises client's callback, where it is known. */
  readonly onPremUrl: string | undefined;
  /** Was a CA file given in place of what the platform trusts? */
  readonly caFileUsed: boolean;
  readonly now: Instant;
  readonly looks: EndpointQueries;
};

/** One thing to know of an endpoint. The compiler holds each to the causes that its catalogue entry lists. */
export type EndpointCheck<Id extends EndpointCheckId = EndpointCheckId> = {
  readonly id: Id;
  /** Looks and judges. Resolves whatever the endpoint answers; posts nothing unless the context says `send`. */
  run(context: EndpointContext): Promise<CheckFinding<ProofCauseOf<Id>>>;
};
