import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { planFaultSaid } from "../../../shared/wording/row-faults.ts";
import { partsOfPlan } from "../../../shared/workspace/from-plan.ts";
import { readPlanJson } from "../plan/read-plan-json.ts";

/** Handlers for plan files that the window was given. */
export function planHandlers(): Pick<Handlers, "plan.read"> {
  return {
    "plan.read": async ({ name, content }) => {
      const json = readPlanJson({ read: () => ok(content) }, name);
      if (!json.ok) {
        const { what, said } = json.problem;
        return ok({ outcome: "unusable", faults: [{ message: what, said: [said] }] });
      }
      const plan = parsePlan(json.value);
      if (plan.ok) return ok({ outcome: "read", parts: partsOfPlan(plan.value) });
      return ok({
        outcome: "unusable",
        faults: plan.problem.faults.map((fault) => {
          const said = planFaultSaid(fault);
          const message = `${fault.member}: ${fault.message}`;
          return said === undefined ? { message } : { message, said: [said] };
        }),
      });
    },
  };
}
