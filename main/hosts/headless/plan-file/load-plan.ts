import { dirname } from "node:path";
import type { Plan } from "../../../../shared/migration/plan.ts";
import { parsePlan, type PlanFault } from "../../../../shared/migration/plan-problem.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { withAbsolutePaths } from "../../../core/plan/absolute-paths.ts";
import { readPlanJson } from "../../../core/plan/read-plan-json.ts";
import { readCapped } from "../../common/ports/read-capped.ts";
import { refusal, type Refusal } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";

const CURE = "Fix the plan, then run the command again. docs/plan.schema.json describes every member.";

/**
 * Reads a plan file: JSON, validated per member, with absolute paths.
 *
 * A refusal names the file and the position or all invalid members, and never repeats a value.
 */
export function loadPlan(path: string): Result<Plan, Refusal> {
  const json = readPlanJson({ read: readCapped }, path);
  if (!json.ok) {
    const { kind, what } = json.problem;
    return err(
      refusal(visible(what), kind === "unreadable" ? "Check the file's path and permissions." : CURE),
    );
  }
  const plan = parsePlan(json.value);
  return plan.ok
    ? ok(withAbsolutePaths(plan.value, dirname(path)))
    : err(refusal(memberSentence(path, plan.problem.faults), CURE));
}

function memberSentence(path: string, faults: readonly PlanFault[]): string {
  const lines = faults.map(({ member, message }) => `  ${visible(member)}: ${visible(message)}`);
  return [`The plan ${visible(path)} can't be used:`, ...lines].join("\n");
}
