import type { ProofCauseOf, ProofCheckId } from "../../../shared/webhook/proof-checks.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Instant } from "../../../shared/time.ts";
import type { CheckFinding } from "../checks/finding.ts";
import type { EndpointQueries } from "./queries/endpoint-queries.ts";

/** The id of an endpoint check. */
export type EndpointCheckId = Extract<ProofCheckId, `endpoint.${string}`>;

/** What the checks of one endpoint share. */
export type EndpointContext = {
  /** As pasted. */
  readonly url: string;
  /** Whether test notifications may be sent. */
  readonly send: boolean;
  readonly verifyToken: Redacted<string> | undefined;
  readonly appSecret: Redacted<string> | undefined;
  /** The on-premises client's callback URL, if known. */
  readonly onPremUrl: string | undefined;
  /** Whether a CA file was given instead of the authorities that the platform trusts. */
  readonly caFileUsed: boolean;
  readonly now: Instant;
  readonly queries: EndpointQueries;
};

/** One endpoint check. The type allows only the causes of its catalogue entry. */
export type EndpointCheck<Id extends EndpointCheckId = EndpointCheckId> = {
  readonly id: Id;
  /**
   * Queries and judges. Resolves whatever the endpoint answers; posts nothing unless the context's `send` is
   * true.
   */
  run(context: EndpointContext): Promise<CheckFinding<ProofCauseOf<Id>>>;
};
