import { CONNECTION_CAUSES, TLS_CAUSES } from "../../../../shared/platform/outcome.ts";
import type { ConnectionCause, TlsCause } from "../../../../shared/checks/catalogue.ts";
import type { agentFor } from "../../platforms/http/agent-for.ts";
import { ConnectFailure } from "../../platforms/http/connect-failure.ts";
import type { ProbeBody } from "./bodies.ts";

const LONGEST_ANSWER = 64 * 1_024;

/** The result of a request through the public URL, as the sender sees it. */
export type SendOutcome =
  | { readonly kind: "answered"; readonly status: number; readonly isPage: boolean }
  | { readonly kind: "unconnected"; readonly cause: ConnectionCause | TlsCause }
  | { readonly kind: "late" }
  | { readonly kind: "broken" };

type Sending = {
  readonly agent: Awaited<ReturnType<typeof agentFor>>;
  readonly url: URL;
  readonly body: ProbeBody;
  readonly limitMs: number;
};

/**
 * Posts one body as the platform posts a notification. Follows no redirects and reads at most 64 KB of the
 * answer.
 */
export async function sendBody({ agent, url, body, limitMs }: Sending): Promise<SendOutcome> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname,
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Switchover",
        "x-hub-signature-256": body.signature,
      },
      body: body.bytes,
      signal,
    });
    const text = await beginning(answer.body);
    const type = String(answer.headers["content-type"] ?? "");
    return {
      kind: "answered",
      status: answer.statusCode,
      isPage: /^text\/html\b/i.test(type) || /^\s*<(?:!doctype html|html)\b/i.test(text),
    };
  } catch (error) {
    const cause = error instanceof ConnectFailure ? asSeen(error.reason) : undefined;
    if (cause !== undefined) return { kind: "unconnected", cause };
    return { kind: signal.aborted ? "late" : "broken" };
  }
}

function asSeen(reason: string): ConnectionCause | TlsCause | undefined {
  const known: readonly string[] = [...CONNECTION_CAUSES, ...TLS_CAUSES];
  return known.includes(reason) ? (reason as ConnectionCause | TlsCause) : undefined;
}

async function beginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early destroys the rest of the answer.
  for await (const part of body) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes >= LONGEST_ANSWER) break;
  }
  return Buffer.concat(parts).toString("utf8", 0, 1_024);
}
