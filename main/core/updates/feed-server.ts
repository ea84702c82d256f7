import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import type { Result } from "../../../shared/result.ts";
import { err, ok } from "../../../shared/result.ts";
import { TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import type { UpdateSource } from "../../../shared/updates/source.ts";
import type { UpdateFailure } from "../../../shared/updates/update-state.ts";
import { agentFor } from "../platforms/http/agent-for.ts";
import { lateAgent } from "../platforms/http/http-client.ts";
import { ConnectFailure } from "../platforms/http/connect-failure.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import { answerOf, NoAnswerInTime } from "../platforms/http/status-of.ts";
import { streamAnswer, type StreamedAnswer } from "../platforms/http/stream-answer.ts";

const TEXT_MS = 15_000;
/** A server that sends nothing for so long has broken off. */
const IDLE_MS = 30_000;

/** The folder of releases that a feed is in. Redirects are followed nowhere. */
export type FeedServer = {
  /** A small file; `absent` if the server has none of this name. */
  read(name: string, most: number): Promise<Result<Uint8Array | "absent", UpdateFailure>>;
  /** A large file, read as it arrives. Rejects with the connection's error. */
  stream(name: string, signal: AbortSignal): Promise<StreamedAnswer>;
  close(): Promise<void>;
};

export type FeedSource = Pick<Extract<UpdateSource, { kind: "on" }>, "url" | "keys" | "by">;

type Means = {
  readonly proxies?: ProxyFinder | undefined;
  readonly ca?: string | undefined;
  readonly authorities?: AuthorityChoice | undefined;
};

/**
 * Opens the server of a feed. A company's own server may have a certificate of the company, which only this computer's store
 * knows; the build's may not. `ca`: an authority that is trusted besides, in PEM; only tests set it.
 */
export function openFeedServer({ url, by }: FeedSource, { proxies, ca, authorities }: Means): FeedServer {
  const base = new URL(url.endsWith("/") ? url : `${url}/`);
  const line = { systemRoots: by === "administrator" };
  const roots =
    ca === undefined
      ? ({ kind: "publicRoots", line } as const)
      : ({ kind: "authority", pem: ca, line } as const);
  const agent = lateAgent(() => agentFor({ url: base }, { roots, proxies, authorities, connections: 2 }));
  const at = (name: string): { readonly origin: string; readonly path: string } => ({
    origin: base.origin,
    path: new URL(name, base).pathname,
  });
  return {
    async read(name, most) {
      try {
        const asked = { method: "GET" as const, ...at(name), headers: { "cache-control": "no-cache" } };
        const limits = { limitMs: TEXT_MS, maxBytes: most, keepBytes: most };
        const { status, body, shortened } = await answerOf(await agent.get(), asked, limits);
        if (status === 404) return ok("absent");
        if (status !== 200) return err("refused");
        if (shortened) return err(body.length >= most ? "too-large" : "unreachable");
        return ok(body);
      } catch (error) {
        return err(failureOf(error));
      }
    },
    stream: async (name, signal) => streamAnswer(await agent.get(), at(name), { idleMs: IDLE_MS, signal }),
    close: () => agent.end("destroy"),
  };
}

/** Why a file couldn't be had, from the error of its request. */
export function failureOf(error: unknown): UpdateFailure {
  if (error instanceof NoAnswerInTime) return "timeout";
  if (!(error instanceof ConnectFailure)) return "unreachable";
  if (error.reason === "proxy-invalid") return "proxy-invalid";
  const causes: readonly string[] = TLS_CAUSES;
  return causes.includes(error.reason) ? "certificate" : "unreachable";
}
