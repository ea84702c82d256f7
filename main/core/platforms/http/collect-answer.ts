import type { NotSentCause, UnknownCause } from "../../../../shared/platform/outcome.ts";
import { ConnectFailure } from "./connect-failure.ts";

/** Collects the parts of one response as they arrive. */
export type Collector = {
  start(status: number, headers: Readonly<Record<string, string | string[] | undefined>>): void;
  add(chunk: Uint8Array): void;
  whole(): { status: number; headers: Record<string, string>; body: Uint8Array };
};

/** Returns a collector for at most `maxBytes`; a larger response is reported and not collected further. */
export function collector(maxBytes: number, onTooLarge: () => void): Collector {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let status = 0;
  let headers: Record<string, string> = {};
  return {
    start(given, raw) {
      // Interim responses (1xx) precede the real one.
      if (given < 200) return;
      status = given;
      headers = Object.fromEntries(
        Object.entries(raw).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]),
      );
      if (Number(headers["content-length"]) > maxBytes) onTooLarge();
    },
    add(chunk) {
      size += chunk.byteLength;
      if (size > maxBytes) return onTooLarge();
      chunks.push(chunk);
    },
    whole: () => ({ status, headers, body: Buffer.concat(chunks) }),
  };
}

/**
 * Returns why the outcome of a request that was passed to a socket is unknown, by the error that ended it.
 */
export function unknownCauseOf(error: unknown): UnknownCause {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "UND_ERR_HEADERS_OVERFLOW") return "too-large";
  // We closed the connection during the call.
  if (code === "UND_ERR_DESTROYED" || code === "UND_ERR_CLOSED") return "interrupted";
  // The bytes are not HTTP: undici gives this error a parser code.
  if (error instanceof Error && error.name === "HTTPParserError") return "not-json";
  return "connection-lost";
}

/** Returns why a request was never passed to a socket, by the error that ended it. */
export function notSentCauseOf(error: unknown): NotSentCause {
  return error instanceof ConnectFailure ? error.reason : "cancelled-before-sending";
}
