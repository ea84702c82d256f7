import { createHmac } from "node:crypto";
import type { Redacted } from "../../../../shared/redacted.ts";

const PARAMETER = "appsecret_proof";

type Request = { readonly path: string; readonly headers: Readonly<Record<string, string>> };
type Answer = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };
type Proven = {
  readonly path: string;
  /** Removes the proof from a response that repeats it. */
  readonly unproven: <A extends Answer>(answer: A) => A;
};

/**
 * Returns a function that adds the proof of the app secret to each request with a bearer token: HMAC-SHA256
 * of the token under the secret, in hex, as a query parameter. It is added last, after everything is
 * recorded, and removed from the response.
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
  // In Latin-1 every byte is one character, so that only the proof changes.
  const text = Buffer.from(answer.body).toString("latin1");
  const clean = text.replace(everywhere, "<redacted>");
  return { ...answer, headers, body: clean === text ? answer.body : Buffer.from(clean, "latin1") };
}
