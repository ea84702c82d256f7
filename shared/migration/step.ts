import { z } from "zod";
import type { Direction } from "./direction.ts";

/** The steps of both directions, by the names that scripts rely on. */
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

/** Steps in the order in which they are taken. */
export const STEPS: Readonly<Record<Direction, readonly StepName[]>> = {
  "to-cloud": ["inspect", "backup", "register", "subscribe", "verify"],
  "to-onprem": ["inspect", "account", "code", "shards", "verify"],
};

export type StepTraits = {
  /** Can this step move the number? Its outcome then decides where the number is. */
  readonly moves: boolean;
  /** Longest time one try of this step may take, in milliseconds; on-premises with a sign-in that is renewed on the way. */
  readonly limitMs: number;
};

/** What each step can do and how long it may take; what may be sent again stands in `resend-table.ts`. */
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

/** Does a step only look? What it confirms is then known by a look-up, not by an answer to a request. */
export function isLook(step: StepName): boolean {
  return step === "inspect" || step === "verify";
}
