import type { ApiName, ApiReply } from "../world/api-exchange.ts";
import type { SenderBehavior } from "../webhook-sender/behavior.ts";
import type { Behavior } from "../world/behavior.ts";
import type { WorldState } from "../world/state.ts";

/** How a reply can go wrong on its way. */
export type Mangling = "truncated" | "huge" | "stalled" | "silent";

/** A set of requests: the interface, the method (`*` for any) and the path without version prefix. */
export type RequestMatcher = { readonly api: ApiName; readonly method: string; readonly path: RegExp };

/** What a fault does to a request that it strikes. */
export type FaultAction =
  /** Bends the platform's behaviour for this request. */
  | { readonly kind: "conduct"; readonly conduct: Partial<Behavior> }
  /** Changes the world once, when the fault is set; `strikes` tells where that shows. `undo` puts right what lasts. */
  | {
      readonly kind: "world";
      readonly change: (state: WorldState, nowMs: number) => WorldState;
      readonly undo?: (state: WorldState) => WorldState;
    }
  /** Bends how webhooks are sent for as long as the fault is set; strikes no request. */
  | { readonly kind: "sending"; readonly sending: Partial<SenderBehavior> }
  | { readonly kind: "delay"; readonly seconds: number }
  /** Acts at once, and lets the answer wait. */
  | { readonly kind: "lateAnswer"; readonly seconds: number }
  /** Cuts the connection, without or after acting on the request. */
  | { readonly kind: "reset"; readonly acts: boolean }
  /** Cuts the connection at once; the request takes effect some seconds later. */
  | { readonly kind: "lateEffect"; readonly seconds: number }
  /** Answers something else, without or after acting on the request. */
  | { readonly kind: "answer"; readonly acts: boolean; readonly reply: ApiReply }
  /** Acts, and spoils the transmission of the reply. */
  | { readonly kind: "mangle"; readonly mangling: Mangling }
  /** Sends the caller to another server of the practice platform, which only counts who comes. */
  | { readonly kind: "redirect" };

export type Fault = {
  readonly strikes: readonly RequestMatcher[];
  readonly does: FaultAction;
  readonly times: number | "always";
};
