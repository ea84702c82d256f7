import type { Answer, ApiReply } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";

/** The metadata in every body of the client. */
const META = { api_status: "stable", version: "v2.53.3" } as const;

type ErrorKind = { readonly status: number; readonly title: string };

/** The client's errors that the sandbox uses. HTTP statuses are assumed where none are published. */
const ERRORS = {
  470: { status: 400, title: "Re-engagement message" },
  1005: { status: 403, title: "Access denied" },
  1006: { status: 404, title: "Resource not found" },
  1008: { status: 400, title: "Required parameter is missing" },
  1009: { status: 400, title: "Parameter value is not valid" },
  1010: { status: 400, title: "Parameter is not required" },
  1011: { status: 503, title: "Service not ready" },
  1013: { status: 400, title: "User is not valid" },
  1015: { status: 429, title: "Too many requests" },
  1024: { status: 401, title: "Password change required" },
  1025: { status: 400, title: "Request is not valid" },
  1031: { status: 403, title: "Account locked" },
} as const satisfies Readonly<Record<number, ErrorKind>>;

export type OnPremErrorCode = keyof typeof ERRORS;

/** Gives an error body in the on-premises client's format. */
export function onPremError(code: OnPremErrorCode, details: string, status?: number): ApiReply {
  const kind = ERRORS[code];
  return {
    status: status ?? kind.status,
    body: { meta: META, errors: [{ code, title: kind.title, details }] },
  };
}

/** Rejects a request without changing the state. */
export function refused(state: WorldState, code: OnPremErrorCode, details: string): Answer {
  return { state, reply: onPremError(code, details) };
}

/** Gives a reply with a payload and the client's metadata. */
export function done(
  state: WorldState,
  status: number,
  payload: Readonly<Record<string, unknown>> = {},
): Answer {
  return { state, reply: { status, body: { ...payload, meta: META } } };
}
