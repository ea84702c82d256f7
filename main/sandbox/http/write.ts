import type { ServerResponse } from "node:http";
import type { Mangling } from "../faults/fault.ts";
import type { ApiReply } from "../world/api-exchange.ts";

const HUGE_CHUNKS = 1_024;
const CHUNK = Buffer.alloc(64 * 1_024, " ");

/** Sends a complete reply. */
export function writeReply(response: ServerResponse, reply: ApiReply): void {
  const { type, content } = bodyOf(reply);
  response.writeHead(reply.status, headersOf(reply, type, Buffer.byteLength(content)));
  response.end(content);
}

/** Sends a reply that cannot be read completely, or none. */
export function writeMangled(response: ServerResponse, reply: ApiReply, mangling: Mangling): void {
  const { type, content } = bodyOf(reply);
  const half = content.slice(0, Math.ceil(content.length / 2));
  switch (mangling) {
    case "silent":
      return;
    case "stalled":
      response.writeHead(reply.status, headersOf(reply, type, Buffer.byteLength(content)));
      response.write(half);
      return;
    case "truncated":
      response.writeHead(reply.status, {
        ...headersOf(reply, type, Buffer.byteLength(content)),
        connection: "close",
      });
      response.write(half, () => response.destroy());
      return;
    case "huge":
      response.writeHead(reply.status, { "content-type": type });
      response.write(half.slice(0, 1));
      pour(response, HUGE_CHUNKS);
      return;
  }
}

function pour(response: ServerResponse, left: number): void {
  if (response.destroyed) return;
  if (left === 0) response.end();
  else response.write(CHUNK, (problem) => (problem ? response.destroy() : pour(response, left - 1)));
}

function bodyOf(reply: ApiReply): { readonly type: string; readonly content: string } {
  if (reply.raw !== undefined) return reply.raw;
  return {
    type: "application/json; charset=UTF-8",
    content: reply.body === undefined ? "" : JSON.stringify(reply.body),
  };
}

function headersOf(reply: ApiReply, type: string, length: number): Record<string, string | number> {
  return { "content-type": type, "content-length": length, "cache-control": "no-store", ...reply.headers };
}
