import { createHmac } from "node:crypto";
import type { Redacted } from "../../../../shared/redacted.ts";

const PARAMETER = "appsecret_proof";

type Request = { readonly path: string; readonly headers: Readonly<Record<string, string>> };
type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };
type Proven = {
  readonly path: string;
  /** Takes the proof out of an answer that repeats it. */
  readonly unproven: <A extends Answer>(answer: A) => A;
};

/**
 * Adds to each request that carries a bearer token the proof that its sender knows the app's secret: HMAC-SHA256 of the
 * token under the secret, in hex, in the query as the platform wants it. It is added last and where nothing is recorded
 * any more, and no answer brings it back.
 */
export function proverFor(appSecret: Redacted<string> | undefined): (request: Request) => Proven {
  return ({ path, headers }) => {
    const token = /^Bearer (.+)$/s.exec(headers["authorization"] ?? "")?.[1];
    if (appSecret === undefined || token === undefined) return { path, unproven: (answer) => answer };
    const proof = createHmac("sha256", appSecret.reveal()).update(token).digest("hex");
    return {
      path: `${path}${path.includes("?") ? "&" : "?"}${PARAMETER}=${proof}`,
      unproven: (answer) => without(proof, answer),
    };
  };
}

function without<A extends Answer>(proof: string, answer: A): A {
  const everywhere = new RegExp(proof, "gi");
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, value.replace(everywhere, "<redacted>")]),
  );
  // As Latin-1 every byte is one character, so that nothing but the proof changes.
  const text = Buffer.from(answer.body).toString("latin1");
  const clean = text.replace(everywhere, "<redacted>");
  return { ...answer, headers, body: clean === text ? answer.body : Buffer.from(clean, "latin1") };
}
