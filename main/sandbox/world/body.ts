import type { ApiRequest } from "./api-exchange.ts";

/** The member of a JSON object body, or `undefined` where the body is no object or lacks it. */
export function member(body: unknown, name: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  return Object.hasOwn(body, name) ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The named member where it is a string. */
export function text(body: unknown, name: string): string | undefined {
  const value = member(body, name);
  return typeof value === "string" ? value : undefined;
}

/** The bearer token of a request, without its scheme. */
export function bearer(request: ApiRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.authorization ?? "")?.[1];
}
