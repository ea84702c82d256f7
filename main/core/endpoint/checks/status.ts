import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { fail, pass, phrase, skip, type CheckFinding } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { notSent } from "../sending-checks.ts";

type Cause = ProofCauseOf<"endpoint.status">;

/** Checks that a plain notification is answered with 200, the only status that ends its delivery. */
export const endpointStatus: EndpointCheck<"endpoint.status"> = {
  id: "endpoint.status",
  run: async ({ queries: looks }) => {
    const sending = await looks.sending();
    switch (sending.kind) {
      case "not-asked":
      case "not-reachable":
        return notSent(sending.kind);
      case "secret-not-given":
        return judgeUnsigned(sending.base);
      case "refused":
      case "ready":
        return judge(sending.sender.base);
    }
  },
};

/** Rejecting an unsigned notification is correct; any other failure is not. */
function judgeUnsigned(exchange: Exchange): CheckFinding<Cause> {
  return exchange.kind === "answered" && [400, 401, 403].includes(exchange.status)
    ? skip("secret-not-given", phrase("endpointFindings.sending.unsigned"), { status: exchange.status })
    : judge(exchange);
}

function judge(exchange: Exchange): CheckFinding<Cause> {
  if (exchange.kind === "notSent") return skip("not-reachable", phrase("endpointFindings.notAsked"));
  if (exchange.kind === "unknown")
    return fail("not-answered", phrase("endpointFindings.status.none", { cause: exchange.cause }), {
      cause: exchange.cause,
    });
  const { status } = exchange;
  return status === 200
    ? pass(phrase("endpointFindings.status.fine"), { status })
    : fail("status-not-200", phrase("endpointFindings.status.other", { status }), { status });
}
