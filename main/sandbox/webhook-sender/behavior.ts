import type { ProductionBehavior } from "../world/production.ts";

/** The sender's behavior, which faults can change. */
export type SenderBehavior = {
  /** Delay of every first attempt, in milliseconds. */
  readonly firstDelayMs: number;
  /** How often each notification is posted. */
  readonly copies: 1 | 2;
  /** Later notifications overtake earlier ones. */
  readonly reordered: boolean;
  /** The cloud signs with a secret other than the app's. */
  readonly wrongSecret: boolean;
  /** The cloud sends nothing, as for an app in development mode. */
  readonly off: boolean;
  /** A callback URL is set without a verification request. */
  readonly skipsHandshake: boolean;
  /** How the practice business's own endpoint handles requests from any sender. */
  readonly production: ProductionBehavior;
};

/** The sender's behavior without faults. */
export const usualSending: SenderBehavior = {
  firstDelayMs: 0,
  copies: 1,
  reordered: false,
  wrongSecret: false,
  off: false,
  skipsHandshake: false,
  production: "takes",
};
