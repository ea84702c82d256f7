import { fail, pass, phrase } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { refusals, whenTaken } from "../sending-checks.ts";

/** Is a status taken that comes before the one it should follow? The platform promises no order. */
export const endpointOrder: EndpointCheck<"endpoint.order"> = {
  id: "endpoint.order",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const message = synthetic.messageId();
      const posted: (readonly [string, Exchange])[] = [];
      for (const status of ["read", "delivered"] as const)
        posted.push([status, await post(synthetic.status(status, message))]);
      const refused = refusals(posted);
      return refused === ""
        ? pass(phrase("endpointFindings.order.fine"))
        : fail("disorder-refused", phrase("endpointFindings.order.refused", { refused }), { refused });
    }),
};
