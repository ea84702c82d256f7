import type { IncomingMessage } from "node:http";

/** The largest call: what a person can paste, many times over. */
const LARGEST_CALL_BYTES = 1024 * 1024;

/**
 * The body of a request as text. "unfit" as soon as it is larger than a call may be, or where it is no UTF-8; "gone"
 * where the sender left before its end.
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
      // Stops reading without closing, so that the answer can still leave.
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
