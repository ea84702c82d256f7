import type { ServerResponse } from "node:http";
import { COMMON_HEADERS } from "../../common/window-files/headers.ts";

/** Answers with one sentence of plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...COMMON_HEADERS, "content-type": "text/plain; charset=utf-8", ...headers })
    .end(`${words}\n`);
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { ...COMMON_HEADERS, "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(value));
}
