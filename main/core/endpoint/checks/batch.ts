import { fail, pass, phrase } from "../../checks/finding.ts";
import type { EndpointCheck } from "../context.ts";
import { wasTaken } from "../looks/sending.ts";
import { answerOf, whenTaken } from "../sending-checks.ts";

const SHAPE = { count: 1_000, perChange: 10, changesPerEntry: 10 };

/**
 * Is a batch of 1,000 updates, spread over ten entries of ten changes, taken? Whether all of them were read cannot be
 * seen from outside: an endpoint that looks at the first entry alone answers 200 as well.
 */
export const endpointBatch: EndpointCheck<"endpoint.batch"> = {
  id: "endpoint.batch",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const exchange = await post(synthetic.batch(SHAPE));
      const facts = { updates: SHAPE.count, entries: 10, changes: 100, answer: answerOf(exchange) };
      return wasTaken(exchange)
        ? pass(phrase("endpointFindings.batch.taken", { updates: SHAPE.count }), facts)
        : fail(
            "batch-refused",
            phrase("endpointFindings.batch.refused", { answer: answerOf(exchange) }),
            facts,
          );
    }),
};
