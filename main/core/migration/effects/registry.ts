import type { StepName } from "../../../../shared/migration/step.ts";
import { account } from "./account.ts";
import { backup } from "./backup.ts";
import { code } from "./code.ts";
import type { Effect } from "./effect.ts";
import { inspect } from "./inspect.ts";
import { register } from "./register.ts";
import { shards } from "./shards.ts";
import { subscribe } from "./subscribe.ts";
import { verify } from "./verify.ts";

/** The effect behind each step. */
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
