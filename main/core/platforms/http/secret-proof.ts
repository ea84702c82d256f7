import { createHmac } from "node:crypto";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Exchange, HttpRequest } from "./connection.ts";

const PARAMETER = "appsecret_proof";

type Proven = {
  readonly path: string;
  /** Takes the proof out of an answer that repeats it. */
  readonly unproven: (exchange: Exchange) => Exchange;
};

/**
 * Adds to each request that carries a bearer token the proof that its sender knows the app's secret: HMAC-SHA256 of the
 * token under the secret, in hex, in the query as the platform wants it. It is added last and where nothing is recorded
 * any more, and no answer brings it back.
 */
export function proverFor(
  appSecret: Redacted<string> | undefined,
): (request: Pick<HttpRequest, "path" | "headers">) => Proven {
  return ({ path, headers }) => {
    const token = /^Bearer (.+)$/s.exec(headers["authorization"] ?? "")?.[1];
    if (appSecret === undefined || token === undefined) return { path, unproven: (exchange) => exchange };
    const proof = createHmac("sha256", appSecret.reveal()).update(token).digest("hex");
    return {
      path: `${path}${path.includes("?") ? "&" : "?"}${PARAMETER}=${proof}`,
      unproven: (exchange) => without(proof, exchange),
    };
  };
}

function without(proof: string, exchange: Exchange): Exchange {
  if (exchange.kind !== "answered") return exchange;
  const everywhere = new RegExp(proof, "gi");
  const headers = Object.fromEntries(
    Object.entries(exchange.headers).map(([name, value]) => [name, value.replace(everywhere, "<redacted>")]),
  );
  // As Latin-1 every byte is one character, so that nothing but the proof changes.
  const body = Buffer.from(exchange.body).toString("latin1");
  return everywhere.test(body)
    ? { ...exchange, headers, body: Buffer.from(body.replace(everywhere, "<redacted>"), "latin1") }
    : { ...exchange, headers };
}
