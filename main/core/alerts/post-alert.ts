import { createHmac } from "node:crypto";
import type { AlertTarget, AlertTry } from "../../../shared/alert/alert.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { checkAddress } from "../endpoint/address/check-address.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { agentFor } from "../platforms/http/agent-for.ts";
import { lateAgent } from "../platforms/http/http-client.ts";
import { ConnectFailure } from "../platforms/http/connect-failure.ts";
import { answerOf, NoAnswerInTime } from "../platforms/http/status-of.ts";

/** Posts one alert. Never rejects for what the network does. */
export type PostAlert = (
  target: Pick<AlertTarget, "allowPrivate" | "systemRoots">,
  message: AlertMessage,
  /** Ends the attempt, whose outcome is then unknown unless nothing was sent. */
  signal?: AbortSignal,
) => Promise<AlertTry>;

export type AlertMessage = {
  readonly url: Redacted<string>;
  readonly body: string;
  /** Signs the body; only in the generic form. */
  readonly key?: Redacted<string> | undefined;
};

const LIMIT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * Returns a function that posts to the judged addresses of a URL, through this computer's proxies or the fixed one.
 * Follows no redirects: a 3xx is an answer that took nothing. `ca`: an authority to trust besides the public ones.
 */
export function alertPoster(
  { clock, proxies, authorities }: Pick<HostPorts, "clock" | "proxies" | "authorities">,
  { ca, limitMs = LIMIT_MS }: { readonly ca?: string; readonly limitMs?: number } = {},
): PostAlert {
  return async ({ allowPrivate, systemRoots }, { url: address, body, key }, signal) => {
    const judged = await checkAddress(address.reveal(), { allowPrivate });
    if (!judged.ok) return { outcome: "not-sent", why: "address" };
    const { url } = judged.value;
    const line = systemRoots ? { line: { systemRoots } } : {};
    const roots =
      ca === undefined
        ? ({ kind: "publicRoots", ...line } as const)
        : ({ kind: "authority", pem: ca, ...line } as const);
    const options = { roots, authorities: authorities?.(), proxies, connections: 1, connectMs: limitMs };
    const agent = lateAgent(() => agentFor(judged.value, options));
    const seconds = Math.floor(clock.now() / 1000);
    const post = {
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      headers: {
        "content-type": "application/json; charset=utf-8",
        ...(key === undefined ? {} : signatureHeaders(key, seconds, body)),
      },
      body: Buffer.from(body, "utf8"),
    };
    try {
      const { status } = await answerOf(await agent.get(), post, { limitMs, maxBytes: MAX_BYTES, signal });
      return { outcome: status >= 200 && status < 300 ? "accepted" : "refused", status };
    } catch (error) {
      // Only our own connector throws this, before anything could be written.
      if (error instanceof ConnectFailure) return { outcome: "not-sent", why: error.reason };
      if (!(error instanceof NoAnswerInTime) || error.hadConnection) return { outcome: "unknown" };
      const wasEnded = signal?.aborted === true;
      return { outcome: "not-sent", why: wasEnded ? "cancelled-before-sending" : "connect-timeout" };
    } finally {
      await agent.end("destroy");
    }
  };
}

/** The time and the signature over time and body, so that a copy can't be sent again later. */
function signatureHeaders(
  key: Redacted<string>,
  seconds: number,
  body: string,
): Readonly<Record<string, string>> {
  const signature = createHmac("sha256", key.reveal()).update(`${seconds}.${body}`, "utf8").digest("hex");
  return {
    "switchover-alert-time": String(seconds),
    "switchover-alert-signature": `sha256=${signature}`,
  };
}
