import { Agent, request } from "node:https";
import { createSecureContext, rootCertificates } from "node:tls";

/** The result of one request: a response, or why there was none. */
export type Outcome =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "failed"; readonly why: string; readonly silent: boolean };

export type OutboundRequest = {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Authorities trusted for this request besides the others, in PEM. */
  readonly authorities?: readonly string[];
};

/** Sends the sandbox's requests to customers' URLs. */
export type Outbound = {
  /** Sends one request over its own connection. Follows no redirect; never rejects. */
  readonly send: (asked: OutboundRequest) => Promise<Outcome>;
  /** Aborts requests in flight; later requests fail. */
  readonly close: () => void;
};

const PATIENCE_MS = 10_000;
const MOST_TEXT = 4_096;

/**
 * Creates an outbound client that trusts public certificate authorities and the sandbox's own, but no
 * self-signed certificate. `patienceMs` is the timeout for a response.
 */
export function createOutbound(caPem: string, patienceMs = PATIENCE_MS): Outbound {
  const ending = new AbortController();
  const agents = new Map<string, Agent>();
  const agentFor = (authorities: readonly string[]): Agent => {
    const key = authorities.join("");
    const known = agents.get(key);
    if (known !== undefined) return known;
    // Only two are in use: one for the usual authorities, one for those uploaded last.
    if (agents.size > 1) agents.clear();
    const ca = [...rootCertificates, caPem, ...authorities];
    const agent = new Agent({ keepAlive: false, secureContext: createSecureContext({ ca }) });
    agents.set(key, agent);
    return agent;
  };
  return {
    send: (asked) => {
      const url = httpsUrl(asked.url);
      if (url === undefined) return Promise.resolve(failed("the address is no https URL"));
      const agent = agentFor(asked.authorities ?? []);
      return exchange({ asked, url, agent, signal: ending.signal, patienceMs });
    },
    close: () => ending.abort(),
  };
}

type Errand = {
  readonly asked: OutboundRequest;
  readonly url: URL;
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly patienceMs: number;
};

function exchange({ asked, url, agent, signal, patienceMs }: Errand): Promise<Outcome> {
  return new Promise((resolve) => {
    const { method, headers, body } = asked;
    const sent = request(
      url,
      {
        method,
        agent,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        headers: {
          "user-agent": "webhook-sender/1.0",
          accept: "*/*",
          ...headers,
          ...(body === undefined ? {} : { "content-length": body.length }),
        },
      },
      (response) => {
        let text = "";
        const done = (): void =>
          resolve({ kind: "answered", status: response.statusCode ?? 0, text: text.slice(0, MOST_TEXT) });
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          text += piece;
          // Only the status matters, so the rest of the body is not read.
          if (text.length <= MOST_TEXT) return;
          done();
          response.destroy();
        });
        response.on("end", done);
        response.on("error", (problem) => resolve(failedBy(problem)));
      },
    );
    sent.on("error", (problem) => resolve(failedBy(problem)));
    sent.end(body);
  });
}

function failedBy(problem: NodeJS.ErrnoException): Outcome {
  const silent = problem.cause instanceof Error && problem.cause.name === "TimeoutError";
  return silent ? failed("no answer in time", true) : failed(problem.code ?? problem.message);
}

function failed(why: string, silent = false): Outcome {
  return { kind: "failed", why, silent };
}

function httpsUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" ? url : undefined;
}
