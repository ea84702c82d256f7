import { dirname } from "node:path";
import type { Plan } from "../../../../shared/migration/plan.ts";
import { parsePlan, type PlanFault } from "../../../../shared/migration/plan-problem.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { fileReason } from "../../common/ports/file-reason.ts";
import { readCapped } from "../../common/ports/read-capped.ts";
import { refusal, type Refusal } from "../refusal.ts";
import { visible } from "../terminal/visible.ts";
import { withAbsolutePaths } from "./absolute-paths.ts";
import { jsonFault, lineAndColumn, type JsonFault } from "./json-faults.ts";

const CURE = "Correct the plan, then run the command again. docs/plan.schema.json describes every member.";

/**
 * Reads a plan file: JSON, checked member by member, with its paths made absolute.
 *
 * A refusal names the file and the place or the members at fault, all of them at once, and never repeats a value.
 */
export function loadPlan(path: string): Result<Plan, Refusal> {
  const read = readCapped(path);
  if (!read.ok)
    return err(
      refusal(
        `The plan ${visible(path)} cannot be read: ${fileReason(read.problem.code)}.`,
        "Check the path and the permissions of the file.",
      ),
    );
  const text = read.value.replace(/^\uFEFF/, "");
  const fault = jsonFault(text);
  if (fault !== undefined) return err(refusal(faultSentence(path, text, fault), CURE));
  const plan = parsePlan(JSON.parse(text));
  return plan.ok
    ? ok(withAbsolutePaths(plan.value, dirname(path)))
    : err(refusal(memberSentence(path, plan.problem.faults), CURE));
}

function faultSentence(path: string, text: string, fault: JsonFault): string {
  const { line, column } = lineAndColumn(text, fault.at);
  const place = `The plan ${visible(path)}, line ${line}, column ${column}:`;
  switch (fault.kind) {
    case "syntax":
      return fault.at >= text.length
        ? `${place} the file ends too early; it is not complete JSON.`
        : `${place} this is not JSON. Look for a missing comma, quote or bracket just before it.`;
    case "repeated":
      return `${place} the member “${visible(fault.member)}” stands there a second time.`;
    case "tooDeep":
      return `${place} too many brackets inside each other; a plan needs four at most.`;
  }
}

function memberSentence(path: string, faults: readonly PlanFault[]): string {
  const lines = faults.map(({ member, message }) => `  ${visible(member)}: ${visible(message)}`);
  return [`The plan ${visible(path)} cannot be used:`, ...lines].join("\n");
}
