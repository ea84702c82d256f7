import type { ApiReply, Answer, Surroundings } from "../world/api-exchange.ts";
import type { WorldState } from "../world/state.ts";

type GraphError = {
  readonly status: number;
  readonly message: string;
  readonly subcode?: number;
  readonly details?: string;
  readonly transient?: boolean;
  readonly type?: string;
};

/** Gives an error body in the cloud API's format. */
export function graphError(around: Surroundings, code: number, error: GraphError): ApiReply {
  const { message, subcode, details, transient, type = "OAuthException" } = error;
  return {
    status: error.status,
    body: {
      error: {
        message: `(#${code}) ${message}`,
        type,
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        ...(details === undefined ? {} : { error_data: { messaging_product: around.brand, details } }),
        ...(transient === undefined ? {} : { is_transient: transient }),
        trace_id: around.chance.text(12),
      },
    },
  };
}

/** Gives `{success: true}` with the new state. */
export function success(state: WorldState): Answer {
  return { state, reply: { status: 200, body: { success: true } } };
}

/** Gives the error for an object that does not exist or that this token cannot access. */
export function noSuchObject(around: Surroundings, id: string): ApiReply {
  return graphError(around, 100, {
    status: 400,
    subcode: 33,
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    type: "GraphMethodException",
  });
}

/** Gives the error for a missing or invalid parameter. */
export function badParameter(around: Surroundings, message: string): ApiReply {
  return graphError(around, 100, { status: 400, message });
}

/** Gives the error for a path whose version segment is missing or not the current one. */
export function graphVersionError(apiVersion: string): ApiReply {
  const message = `(#2635) You are calling an unsupported version of the API. Use ${apiVersion}.`;
  return {
    status: 400,
    body: { error: { message, type: "OAuthException", code: 2635, trace_id: "version" } },
  };
}
