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

const CURE = "Fix the plan, then run the command again. docs/plan.schema.json describes every member.";

/**
 * Reads a plan file: JSON, validated per member, with absolute paths.
 *
 * A refusal names the file and the position or all invalid members, and never repeats a value.
 */
export function loadPlan(path: string): Result<Plan, Refusal> {
  const json = readPlanJson(path);
  if (!json.ok) return json;
  const plan = parsePlan(json.value);
  return plan.ok
    ? ok(withAbsolutePaths(plan.value, dirname(path)))
    : err(refusal(memberSentence(path, plan.problem.faults), CURE));
}

/** Reads the JSON of a plan file, which may still be no plan. */
export function readPlanJson(path: string): Result<unknown, Refusal> {
  const read = readCapped(path);
  if (!read.ok)
    return err(
      refusal(
        `Can't read the plan ${visible(path)}: ${fileReason(read.problem.code)}.`,
        "Check the file's path and permissions.",
      ),
    );
  const text = read.value.replace(/^\uFEFF/, "");
  const fault = jsonFault(text);
  if (fault !== undefined) return err(refusal(faultSentence(path, text, fault), CURE));
  return ok(JSON.parse(text) as unknown);
}

function faultSentence(path: string, text: string, fault: JsonFault): string {
  const { line, column } = lineAndColumn(text, fault.at);
  const place = `The plan ${visible(path)}, line ${line}, column ${column}:`;
  switch (fault.kind) {
    case "syntax":
      return fault.at >= text.length
        ? `${place} the file ends too early; its JSON is incomplete.`
        : `${place} this isn't valid JSON. Check for a missing comma, quote or bracket just before it.`;
    case "repeated":
      return `${place} the member “${visible(fault.member)}” appears more than once.`;
    case "tooDeep":
      return `${place} brackets are nested too deeply; a plan needs at most 4 levels.`;
  }
}

function memberSentence(path: string, faults: readonly PlanFault[]): string {
  const lines = faults.map(({ member, message }) => `  ${visible(member)}: ${visible(message)}`);
  return [`The plan ${visible(path)} can't be used:`, ...lines].join("\n");
}
