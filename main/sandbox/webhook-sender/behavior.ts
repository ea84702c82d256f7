import type { ProductionBehavior } from "../world/production.ts";

/** How the sender behaves where a fault bends it. */
export type SenderBehavior = {
  /** Milliseconds by which every first attempt is put off. */
  readonly firstDelayMs: number;
  /** How often each notification is posted. */
  readonly copies: 1 | 2;
  /** Later notifications overtake earlier ones. */
  readonly reordered: boolean;
  /** The cloud signs with a secret that is not the app's. */
  readonly wrongSecret: boolean;
  /** The cloud sends nothing, as for an app in development mode. */
  readonly off: boolean;
  /** A callback is set without asking it first. */
  readonly skipsHandshake: boolean;
  /** How the practice business's own endpoint takes what is sent to it, by whomever. */
  readonly production: ProductionBehavior;
};

/** The sender on a good day. */
export const usualSending: SenderBehavior = {
  firstDelayMs: 0,
  copies: 1,
  reordered: false,
  wrongSecret: false,
  off: false,
  skipsHandshake: false,
  production: "takes",
};
