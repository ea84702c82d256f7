import { dirname } from "node:path";
import type { Plan } from "../../../../shared/migration/plan.ts";
import { parsePlan, type PlanFault } from "../../../../shared/migration/plan-problem.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { findingText } from "../../../../shared/wording/findings.ts";
import { planFaultSaid } from "../../../../shared/wording/row-faults.ts";
import { withAbsolutePaths } from "../../../core/plan/absolute-paths.ts";
import { readPlanJson } from "../../../core/plan/read-plan-json.ts";
import { readCapped } from "../../common/ports/read-capped.ts";
import { refusalFor, type Refusal } from "../refusal.ts";
import { readAdvice } from "../terminal/file-reason.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visible, visibleSentence } from "../terminal/visible.ts";

/**
 * Reads a plan file: JSON, validated per member, with absolute paths.
 *
 * A refusal names the file and the position or all invalid members, and never repeats a value.
 */
export function loadPlan(path: string): Result<Plan, Refusal> {
  const json = readPlanJson({ read: readCapped }, path);
  if (!json.ok) {
    const { problem } = json;
    const { what: found, said } = problem;
    const faultIn = (t: TerminalTranslate): string => visibleSentence(t, findingText(t, { found, said }));
    return err(
      problem.kind === "unreadable"
        ? refusalFor("planUnreadable", (t) => ({ fault: faultIn(t), advice: readAdvice(t, problem.code) }))
        : refusalFor("planFaulty", (t) => ({ fault: faultIn(t) })),
    );
  }
  const plan = parsePlan(json.value);
  return plan.ok
    ? ok(withAbsolutePaths(plan.value, dirname(path)))
    : err(refusalFor("planFaulty", (t) => ({ fault: memberSentence(t, path, plan.problem.faults) })));
}

function memberSentence(t: TerminalTranslate, path: string, faults: readonly PlanFault[]): string {
  const lines = faults.map((fault) => {
    const { member, message } = fault;
    const found = `${member}: ${message}`;
    return `  ${visibleSentence(t, findingText(t, { found, said: planFaultSaid(fault) }))}`;
  });
  return [t("terminal.plan.unusable", { path: visible(path) }), ...lines].join("\n");
}
