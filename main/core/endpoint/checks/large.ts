import { fail, pass, phrase, skip } from "../../checks/finding.ts";
import type { EndpointCheck } from "../context.ts";
import { wasTaken } from "../looks/sending.ts";
import { answerOf, whenTaken } from "../sending-checks.ts";

/** Texts of 4,096 characters, the longest there are: together close to 3,000,000 bytes, and below them. */
const LARGE_BATCH = { count: 690, perChange: 69, changesPerEntry: 5, text: "Switchover test ".repeat(256) };

/** Is a notification near the largest size taken? */
export const endpointLarge: EndpointCheck<"endpoint.large"> = {
  id: "endpoint.large",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const body = synthetic.batch(LARGE_BATCH);
      const exchange = await post(body);
      const facts = { bytes: body.length, answer: answerOf(exchange) };
      const values = { bytes: body.length, answer: answerOf(exchange) };
      if (wasTaken(exchange))
        return pass(phrase("endpointFindings.large.taken", { bytes: body.length }), facts);
      return exchange.kind === "answered" || exchange.kind === "unknown"
        ? fail("large-refused", phrase("endpointFindings.large.refused", values), facts)
        : skip("not-reachable", phrase("endpointFindings.notAsked"), facts);
    }),
};
