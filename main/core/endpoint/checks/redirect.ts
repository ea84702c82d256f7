import { fail, pass, phrase, skip } from "../../checks/finding.ts";
import { shownAddress } from "../../checks/words.ts";
import type { EndpointCheck } from "../context.ts";

/** Does the endpoint answer itself, or point elsewhere? The platform does not follow, and neither does the doctor. */
export const endpointRedirect: EndpointCheck<"endpoint.redirect"> = {
  id: "endpoint.redirect",
  run: async ({ looks }) => {
    const handshakes = await looks.handshakes();
    if (handshakes === undefined) return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const { right, wrong, none, modeless } = handshakes;
    // A refused token may well be sent to a page for people; only what every question gets, or the right one, counts.
    const telling = right === undefined ? [wrong, none, modeless] : [right];
    const answers = telling.flatMap(({ exchange }) => (exchange.kind === "answered" ? [exchange] : []));
    const [first] = answers;
    if (first === undefined) return skip("not-answered", phrase("endpointFindings.noAnswer"));
    if (!answers.every(({ status }) => status >= 300 && status < 400))
      return pass(phrase("endpointFindings.redirect.none"));
    const to = shownAddress(first.headers["location"] ?? "");
    const facts = { status: first.status, location: to };
    return to === ""
      ? fail("redirect", phrase("endpointFindings.redirect.nowhere", { status: first.status }), facts)
      : fail("redirect", phrase("endpointFindings.redirect.to", { status: first.status, to }), facts);
  },
};
