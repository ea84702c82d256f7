import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { CONNECTION_CAUSES, isOfTls } from "../../../../shared/platform/outcome.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../../checks/finding.ts";
import type { Exchange } from "../../platforms/http/exchange.ts";
import type { EndpointCheck } from "../context.ts";
import { maskedEndpointOf } from "../../../../shared/platform/callback-address.ts";
import { shownAddress } from "../../checks/words.ts";

/**
 * Checks that the endpoint answers itself instead of redirecting. The platform does not follow redirects, and
 * neither does this check.
 */
export const endpointRedirect: EndpointCheck<"endpoint.redirect"> = {
  id: "endpoint.redirect",
  run: async ({ queries: looks }) => {
    const handshakes = await looks.handshakes();
    if (handshakes === undefined) return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const { right, wrong, none, modeless } = handshakes;
    // A wrong token may legitimately be redirected to a page for people; only a redirect of all requests, or
    // of the one with the right token, counts.
    const relevant = right === undefined ? [wrong, none, modeless] : [right];
    const answers = relevant.flatMap(({ exchange }) => (exchange.kind === "answered" ? [exchange] : []));
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

/** Checks that the platform could deliver to this URL and that it leads to the internet only. */
export const endpointAddress: EndpointCheck<"endpoint.address"> = {
  id: "endpoint.address",
  run: async ({ url, onPremUrl, queries: looks }) => {
    const checked = await looks.address();
    const shown = shownAddress(url);
    if (!checked.ok) {
      const { problem } = checked;
      if (problem.cause !== "private-address")
        return fail(problem.cause, phrase(`endpointFindings.address.${problem.cause}`, { url: shown }));
      const { cause, address } = problem;
      return fail(cause, phrase("endpointFindings.address.leadsTo", { url: shown, address }), { address });
    }
    const { host, addresses } = checked.value;
    const facts = { host, addresses: addresses.map(({ address }) => address).join(", ") };
    // In the sandbox, a server of this machine replaces the URL.
    const same = [checked.value.url.href, url].map(maskedEndpointOf);
    if (onPremUrl !== undefined && same.includes(maskedEndpointOf(onPremUrl)))
      return warn("same-endpoint", phrase("endpointFindings.address.same", { url: shown }), facts);
    return pass(phrase("endpointFindings.address.fine", { url: shown, addresses: facts.addresses }), facts);
  },
};

type Unconnected = Exclude<(typeof CONNECTION_CAUSES)[number], "name-not-found">;
const UNCONNECTED = CONNECTION_CAUSES.filter((cause): cause is Unconnected => cause !== "name-not-found");
type Cause = ProofCauseOf<"endpoint.reachable">;

/** Checks that a server accepts the connection and answers a request in time. */
export const endpointReachable: EndpointCheck<"endpoint.reachable"> = {
  id: "endpoint.reachable",
  run: async ({ queries: looks }) => {
    const address = await looks.address();
    if (!address.ok) return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const { host } = address.value;
    const tls = await looks.tls();
    const cause = tls?.kind === "unreachable" ? UNCONNECTED.find((one) => one === tls.cause) : undefined;
    if (cause !== undefined)
      return fail(cause, phrase("findings.reachable.unconnected", { host, why: why(cause) }), { host });
    // There was no connection, for a reason that isn't expected here: nothing responds as far as is known.
    if (tls?.kind === "unreachable" && !isOfTls(tls.cause))
      return fail("connection-lost", phrase("endpointFindings.reachable.lost", { host }), {
        host,
        cause: tls.cause,
      });
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
