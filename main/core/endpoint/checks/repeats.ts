import { fail, pass, phrase } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { refusals, whenTaken } from "../sending-checks.ts";

/** Is the very same notification taken again, as it comes after a lost answer or through a second app? */
export const endpointRepeats: EndpointCheck<"endpoint.repeats"> = {
  id: "endpoint.repeats",
  run: (context) =>
    whenTaken(context, async ({ post, synthetic }) => {
      const body = synthetic.text("Switchover test");
      const posted: (readonly [string, Exchange])[] = [];
      for (const time of ["first", "second", "third"]) posted.push([time, await post(body)]);
      const refused = refusals(posted);
      return refused === ""
        ? pass(phrase("endpointFindings.repeats.fine"), { times: posted.length })
        : fail("repeat-refused", phrase("endpointFindings.repeats.refused", { refused }), { refused });
    }),
};
