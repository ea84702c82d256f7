import type { Chance } from "./chance.ts";
import type { Behavior } from "./behavior.ts";
import type { WorldState } from "./state.ts";

/** Which of the simulated interfaces a request was made to. */
export type ApiName = "cloud" | "onprem";

/** A request as the resources see it: read completely, path without version prefix and query. */
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
  /** The body as it came, where it was not JSON. */
  readonly text?: string;
  /** The `https://host:port` under which the caller reached the interface. */
  readonly origin: string;
};

export type ApiReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: { readonly type: string; readonly content: string };
};

/** What a resource may know besides the state: handed in, so that resources stay pure. */
export type Surroundings = {
  readonly nowMs: number;
  readonly chance: Chance;
  readonly conduct: Behavior;
  readonly brand: string;
};

export type Answer = { readonly state: WorldState; readonly reply: ApiReply };

/** One operation of a simulated interface: the state and a request in, the new state and a reply out. */
export type Resource = (state: WorldState, request: ApiRequest, around: Surroundings) => Answer;
