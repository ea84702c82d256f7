import type { ProofCauseOf } from "../../../../shared/checks/proof-catalogue.ts";
import { CONNECTION_CAUSES } from "../../../../shared/platform/outcome.ts";
import { fail, pass, phrase, skip, type CheckFinding } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";

type Unconnected = Exclude<(typeof CONNECTION_CAUSES)[number], "name-not-found">;
const UNCONNECTED = CONNECTION_CAUSES.filter((cause): cause is Unconnected => cause !== "name-not-found");
type Cause = ProofCauseOf<"endpoint.reachable">;

/** Does a server take the connection, and answer a request in time? */
export const endpointReachable: EndpointCheck<"endpoint.reachable"> = {
  id: "endpoint.reachable",
  run: async ({ looks }) => {
    const address = await looks.address();
    if (!address.ok) return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const { host } = address.value;
    const tls = await looks.tls();
    const cause = tls?.kind === "unreachable" ? UNCONNECTED.find((one) => one === tls.cause) : undefined;
    if (cause !== undefined)
      return fail(cause, phrase("findings.reachable.unconnected", { host, why: why(cause) }), { host });
    const handshakes = await looks.handshakes();
    if (handshakes === undefined)
      return pass(phrase("findings.reachable.certificateElsewhere", { host }), { host });
    return judge(host, handshakes.wrong.exchange);
  },
};

function judge(host: string, exchange: Exchange): CheckFinding<Cause> {
  const { durationMs } = exchange.facts;
  if (exchange.kind === "answered")
    return pass(phrase("endpointFindings.reachable.answers", { host, ms: Math.round(durationMs) }), {
      host,
      durationMs,
    });
  if (exchange.kind === "unknown" && exchange.cause === "timeout")
    return fail("timeout", phrase("endpointFindings.reachable.silent", { host }), { host });
  return exchange.kind === "unknown" && exchange.cause === "too-large"
    ? pass(phrase("findings.reachable.answers", { host }), { host })
    : fail("connection-lost", phrase("endpointFindings.reachable.lost", { host }), { host });
}

function why(cause: Unconnected) {
  return phrase(`findings.reachable.why.${cause}`);
}
