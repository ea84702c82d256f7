/** A request as the platform receives it. `path` has no query. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string;
  /** Parsed JSON; undefined without a body, null if it could not be parsed. */
  readonly body: unknown;
};

/** A reply before it is written to the wire; `body` undefined means an empty one. */
export type ApiReply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export const done = (body: unknown, status = 200): ApiReply => ({ status, body });

/** The cloud's error body. */
export function cloudError(
  status: number,
  code: number,
  message: string,
  { details, headers = {} }: { readonly details?: string; readonly headers?: ApiReply["headers"] } = {},
): ApiReply {
  return {
    status,
    body: {
      error: {
        message: `(#${code}) ${message}`,
        type: "OAuthException",
        code,
        ...(details === undefined ? {} : { error_data: { messaging_product: "chat", details } }),
        trace_id: "AsimTrace0000000000000",
      },
    },
    headers,
  };
}

/** The client's error body. */
export function clientError(status: number, code: number, title: string, details?: string): ApiReply {
  return {
    status,
    body: {
      meta: META,
      errors: [{ code, title, ...(details === undefined ? {} : { details }) }],
    },
  };
}

export const META = { api_status: "stable", version: "2.53.4" } as const;

/** A member of a body, if it is text. */
export function textIn(body: unknown, name: string): string | undefined {
  const value = membersIn(body)?.[name];
  return typeof value === "string" ? value : undefined;
}

export function membersIn(body: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof body === "object" && body !== null && !Array.isArray(body)
    ? (body as Readonly<Record<string, unknown>>)
    : undefined;
}
