import type { ApiReply } from "../world/api-exchange.ts";
import type { FaultAction } from "./fault.ts";

/** Responds with this reply instead of acting on the request. */
export const instead = (reply: ApiReply): FaultAction => ({ kind: "answer", acts: false, reply });

/** Acts on the request, then responds with this reply. */
export const afterActing = (reply: ApiReply): FaultAction => ({ kind: "answer", acts: true, reply });

/** Text where JSON is expected, or JSON whose exact text matters. */
export const textReply = (
  status: number,
  content: string,
  type = "application/json; charset=UTF-8",
): ApiReply => ({ status, raw: { type, content } });

/** An HTML page. */
export const page = (status: number, title: string): ApiReply =>
  textReply(
    status,
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    "text/html; charset=utf-8",
  );

/** A cloud error body. */
export const cloudError = (
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ApiReply => ({
  status,
  headers,
  body: { error: { message: `(#${code}) ${message}`, type: "OAuthException", code, trace_id: "practice" } },
});

/** An on-premises error body. */
export const clientError = (status: number, code: number, title: string, details: string): ApiReply => ({
  status,
  body: { meta: { api_status: "stable", version: "v2.53.3" }, errors: [{ code, title, details }] },
});
