import * as numberKey from "../../main/core/storage/machine/number-key.ts";
import type { Plan } from "../../shared/migration/plan.ts";

/** What the addresses of a plan come to, computed once for each plan: simulations ask hundreds of times. */
function oncePerPlan<T>(compute: (plan: Plan) => T): (plan: Plan) => T {
  const known = new WeakMap<Plan, { readonly value: T }>();
  return (plan) => {
    const before = known.get(plan);
    if (before !== undefined) return before.value;
    const value = compute(plan);
    known.set(plan, { value });
    return value;
  };
}

export const numberKeyOf = oncePerPlan(numberKey.numberKeyOf);
export const clientOf = oncePerPlan(numberKey.clientOf);
