import { fail, pass, phrase, warn } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { refusals, whenTaken } from "../sending-checks.ts";

/** Is every kind of notification taken, those that nobody expected as well? */
export const endpointKinds: EndpointCheck<"endpoint.kinds"> = {
  id: "endpoint.kinds",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const bodies: Readonly<Record<string, string>> = {
        text: synthetic.text("Switchover test"),
        voice: synthetic.voice(),
        status: synthetic.status("delivered", synthetic.messageId()),
        unsupported: synthetic.unsupported(),
        errors: synthetic.valueErrors(),
        "unknown-field": synthetic.unknownField(),
      };
      const posted: (readonly [string, Exchange])[] = [];
      for (const [kind, body] of Object.entries(bodies)) posted.push([kind, await post(body)]);
      const refused = refusals(posted);
      const facts = { kinds: posted.length, refused };
      if (refused === "") return pass(phrase("endpointFindings.kinds.fine", { kinds: posted.length }), facts);
      const said = phrase("endpointFindings.kinds.refused", { refused });
      // A field that the app is not subscribed to never comes; the others do.
      return refusals(posted.filter(([kind]) => kind !== "unknown-field")) === ""
        ? warn("kind-refused", said, facts)
        : fail("kind-refused", said, facts);
    }),
};
