import type { StepName } from "../../../../shared/migration/step.ts";
import { account } from "./account.ts";
import { backup, code, shards, subscribe } from "./steps.ts";
import type { Effect } from "./effect.ts";
import { inspect, verify } from "./observe.ts";
import { register } from "./register.ts";

/** The effect of each step. */
export const EFFECTS: Readonly<Record<StepName, Effect>> = {
  inspect,
  backup,
  register,
  subscribe,
  verify,
  account,
  code,
  shards,
};
