import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { fail, pass, phrase, skip, type CheckFinding } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { answerOf, notSent, shownAnswer } from "../sending-checks.ts";

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
        return skip("secret-not-given", phrase("endpointFindings.sending.unsigned"), {
          answer: answerOf(sending.base),
        });
      case "refused":
      case "ready":
        return judge(sending.sender.base);
    }
  },
};

function judge(exchange: Exchange): CheckFinding<Cause> {
  if (exchange.kind === "notSent") return skip("not-reachable", phrase("endpointFindings.notAsked"));
  if (exchange.kind === "unknown")
    return fail("not-answered", phrase("endpointFindings.status.none", { cause: shownAnswer(exchange) }), {
      cause: exchange.cause,
    });
  const { status } = exchange;
  return status === 200
    ? pass(phrase("endpointFindings.status.fine"), { status })
    : fail("status-not-200", phrase("endpointFindings.status.other", { status }), { status });
}
