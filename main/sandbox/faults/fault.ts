import type { ApiName, ApiReply } from "../world/api-exchange.ts";
import type { RegistryBehavior } from "../registry/behavior.ts";
import type { SenderBehavior } from "../webhook-sender/behavior.ts";
import type { Behavior } from "../world/behavior.ts";
import type { WorldState } from "../world/state.ts";

/** How the transmission of a reply can fail. */
export type Mangling = "truncated" | "huge" | "stalled" | "silent";

/** A set of requests: the API, the method (`*` for any) and the path without version prefix. */
export type RequestMatcher = { readonly api: ApiName; readonly method: string; readonly path: RegExp };

/** What a fault does to a request that it applies to. */
export type FaultAction =
  /** Changes the platform's behavior for this request. */
  | { readonly kind: "conduct"; readonly conduct: Partial<Behavior> }
  /**
   * Changes the state once, when the fault is set; `strikes` names the requests that show it. `undo` reverts
   * lasting effects.
   */
  | {
      readonly kind: "world";
      readonly change: (state: WorldState, nowMs: number) => WorldState;
      readonly undo?: (state: WorldState) => WorldState;
    }
  /** Changes how webhooks are sent while the fault is set; applies to no request. */
  | { readonly kind: "sending"; readonly sending: Partial<SenderBehavior> }
  /** Changes how the routing registry answers while the fault is set; applies to no request. */
  | { readonly kind: "registry"; readonly registry: RegistryBehavior }
  | { readonly kind: "delay"; readonly seconds: number }
  /** Acts at once, then delays the response. */
  | { readonly kind: "lateAnswer"; readonly seconds: number }
  /** Resets the connection, before or after acting on the request. */
  | { readonly kind: "reset"; readonly acts: boolean }
  /** Resets the connection at once; the request takes effect some seconds later. */
  | { readonly kind: "lateEffect"; readonly seconds: number }
  /** Sends another response, with or without acting on the request. */
  | { readonly kind: "answer"; readonly acts: boolean; readonly reply: ApiReply }
  /** Acts, then corrupts the transmission of the reply. */
  | { readonly kind: "mangle"; readonly mangling: Mangling }
  /** Redirects the caller to another server of the sandbox, which only counts requests. */
  | { readonly kind: "redirect" };

export type Fault = {
  readonly strikes: readonly RequestMatcher[];
  readonly does: FaultAction;
  readonly times: number | "always";
};
