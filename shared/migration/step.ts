import { z } from "zod";
import type { Direction } from "./direction.ts";

/** The steps of both directions. Scripts rely on these names. */
export const StepName = z.enum([
  "inspect",
  "backup",
  "register",
  "subscribe",
  "verify",
  "account",
  "code",
  "shards",
]);
export type StepName = z.infer<typeof StepName>;

/** The steps of each direction, in order. */
export const STEPS: Readonly<Record<Direction, readonly StepName[]>> = {
  "to-cloud": ["inspect", "backup", "register", "subscribe", "verify"],
  "to-onprem": ["inspect", "account", "code", "shards", "verify"],
};

export type StepTraits = {
  /** True if this step can move the number; its outcome then decides the number's location. */
  readonly moves: boolean;
  /**
   * Longest duration of one attempt of this step, in milliseconds; on-premises including a renewed sign-in.
   */
  readonly limitMs: number;
};

/** What each step can do and how long it may take. What may be resent is in `resend-table.ts`. */
export const STEP_TRAITS: Readonly<Record<StepName, StepTraits>> = {
  inspect: { moves: false, limitMs: 60_000 },
  backup: { moves: false, limitMs: 150_000 },
  register: { moves: true, limitMs: 60_000 },
  subscribe: { moves: false, limitMs: 60_000 },
  verify: { moves: false, limitMs: 60_000 },
  account: { moves: false, limitMs: 150_000 },
  code: { moves: true, limitMs: 150_000 },
  shards: { moves: false, limitMs: 150_000 },
};

/** True for a read-only step. Its confirmation counts as a query result, not as a response to a request. */
export function isLook(step: StepName): boolean {
  return step === "inspect" || step === "verify";
}
