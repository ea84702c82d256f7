import type { Chance } from "./chance.ts";
import type { Behavior } from "./behavior.ts";
import type { WorldState } from "./state.ts";

/** The simulated API that a request was sent to. */
export type ApiName = "cloud" | "onprem";

/** A request as handlers receive it: read completely, path without version prefix and query. */
export type ApiRequest = {
  readonly api: ApiName;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** The parsed JSON body; `undefined` when there was none. */
  readonly body: unknown;
  /** True when there was a body and it was not JSON. */
  readonly unreadable: boolean;
  /** The body as received, if it was not JSON. */
  readonly text?: string;
  /** The `https://host:port` by which the caller reached the API. */
  readonly origin: string;
};

export type ApiReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged instead of `body`. */
  readonly raw?: { readonly type: string; readonly content: string };
};

/** What a handler needs besides the state, passed in so that handlers stay pure. */
export type Surroundings = {
  readonly nowMs: number;
  readonly chance: Chance;
  readonly conduct: Behavior;
  readonly brand: string;
  /** The states of the account's numbers that can be called, in order. */
  readonly numbers: () => readonly WorldState[];
};

export type Answer = { readonly state: WorldState; readonly reply: ApiReply };

/** One operation of a simulated API: takes state and request, gives the new state and a reply. */
export type Resource = (state: WorldState, request: ApiRequest, around: Surroundings) => Answer;
