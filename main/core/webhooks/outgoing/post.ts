import type { AuthorityChoice } from "../../../../shared/network/authorities.ts";
import { ConnectFailure } from "../../platforms/http/connect-failure.ts";
import { agentFor } from "../../platforms/http/agent-for.ts";
import { lateAgent, type LateAgent } from "../../platforms/http/http-client.ts";
import type { ProxyFinder } from "../../platforms/http/proxy/proxy.ts";
import { MARK_HEADER } from "./marks.ts";
import { answerOf, NoAnswerInTime } from "../../platforms/http/status-of.ts";
import type { HeaderList, ShownAnswer } from "../../../../shared/webhook/detail.ts";
import { MADE_UP_HEADER } from "../../endpoint/test-mark.ts";
import { shownAnswer, shownHeaders } from "./shown-exchange.ts";
import type { CheckedAddress } from "../../endpoint/address/check-address.ts";

/**
 * The result of one post: a status, or a stable reason why there was none. `seen` is the exchange as sent and
 * received.
 */
export type Posted = {
  readonly status?: number;
  readonly ms: number;
  readonly failed?: string;
  readonly seen?: SeenExchange;
};

/** An exchange in a form that may be stored and shown. */
export type SeenExchange = {
  readonly sent: HeaderList;
  readonly headers?: HeaderList;
  readonly answer?: ShownAnswer | undefined;
};

/** The result without the exchange. */
export function outcomeOf({ status, ms, failed }: Posted): Omit<Posted, "seen"> {
  return { ms, ...(status === undefined ? {} : { status }), ...(failed === undefined ? {} : { failed }) };
}

/** A notification to post. No other headers are sent. */
export type Copy = {
  readonly body: Uint8Array;
  readonly contentType?: string;
  readonly signature?: string;
  /** Marks by which the copy is recognized when it comes back. */
  readonly marks?: string;
  /** Says that it is a test notification or was resent from here; see test-mark.ts. */
  readonly madeUp?: string;
};

/** Posts to one checked address over its own connections. */
export type Poster = { post(copy: Copy): Promise<Posted>; close(): Promise<void> };

type Options = {
  readonly ca?: string | undefined;
  readonly connections: number;
  /** Those that were chosen for all connections. */
  readonly authorities: AuthorityChoice | undefined;
  /** The administrator's, if one is fixed; otherwise the connection is direct. */
  readonly proxies: ProxyFinder | undefined;
  /** For one post, in milliseconds; by default 10 s. */
  readonly limitMs?: number | undefined;
};

const LIMIT_MS = 10_000;
const SIZES = { maxBytes: 64 * 1024, keepBytes: 8 * 1024 };

/**
 * Returns a poster for a URL whose IP addresses were judged. Does not follow redirects: a 3xx is a normal
 * status. Reads 64 KB of the answer's body and stores its first 8 KB.
 */
export function posterTo(
  { url, addresses }: CheckedAddress,
  { ca, connections, authorities, proxies, limitMs = LIMIT_MS }: Options,
): Poster {
  const roots =
    ca === undefined ? ({ kind: "publicRoots" } as const) : ({ kind: "authority", pem: ca } as const);
  const agent = lateAgent(() =>
    agentFor({ url, addresses }, { roots, authorities, proxies, connections, connectMs: limitMs }),
  );
  let opened: Awaited<ReturnType<LateAgent["get"]>> | undefined;
  const { origin } = url;
  const path = `${url.pathname}${url.search}`;
  return {
    async post({ body, contentType = "application/json", signature, marks, madeUp }) {
      const startedMs = performance.now();
      const since = (): number => Math.round(performance.now() - startedMs);
      const headers: Record<string, string> = { "content-type": contentType };
      if (signature !== undefined) headers["x-hub-signature-256"] = signature;
      if (marks !== undefined) headers[MARK_HEADER] = marks;
      if (madeUp !== undefined) headers[MADE_UP_HEADER] = madeUp;
      const sent = shownHeaders(headers);
      try {
        opened ??= await agent.get();
        const answer = await answerOf(opened, { origin, path, headers, body }, { limitMs, ...SIZES });
        const ms = since();
        const seen = {
          sent,
          headers: shownHeaders(answer.headers),
          answer: shownAnswer(answer.body, answer.shortened),
        };
        return { status: answer.status, ms, seen };
      } catch (error) {
        return { failed: reasonFor(error), ms: since(), seen: { sent } };
      }
    },
    close: () => agent.end("destroy"),
  };
}

/** A stable reason for a post without an answer; the error's own text may quote what the other end sent. */
function reasonFor(error: unknown): string {
  if (error instanceof ConnectFailure) return error.reason;
  return error instanceof NoAnswerInTime ? "timeout" : "broken-off";
}
