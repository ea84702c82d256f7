import type { IncomingMessage } from "node:http";
import { LARGEST_REPORT } from "../../../../shared/rpc/areas/report.ts";

/** Maximum bytes of one call: the largest file that a call takes, a report in base64, and what is around it. */
const LARGEST_CALL_BYTES = Math.ceil((LARGEST_REPORT * 4) / 3) + 1024 * 1024;

/**
 * The body of a request as text. "unfit" as soon as it exceeds the limit, or if it is not UTF-8; "gone" if
 * the sender disconnected before its end.
 */
export function readBody(request: IncomingMessage): Promise<{ readonly text: string } | "unfit" | "gone"> {
  if (Number(request.headers["content-length"] ?? 0) > LARGEST_CALL_BYTES) return Promise.resolve("unfit");
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    request.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes <= LARGEST_CALL_BYTES) {
        parts.push(part);
        return;
      }
      // Stops reading without closing, so that the response can still be sent.
      request.pause();
      resolve("unfit");
    });
    request.once("end", () => resolve(decoded(parts)));
    request.once("close", () => resolve("gone"));
  });
}

function decoded(parts: readonly Buffer[]): { readonly text: string } | "unfit" {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return "unfit";
  }
}
