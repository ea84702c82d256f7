import { err, ok, type Result } from "../../../shared/result.ts";
import { fileReason } from "../host/file-reason.ts";
import type { TextFiles } from "../runtime/ports.ts";
import { jsonFault, lineAndColumn, type JsonFault } from "./json-faults.ts";

/** Why the JSON of a plan file can't be read, in a sentence that repeats no value. */
export type PlanFileProblem = { readonly kind: "unreadable" | "notJson"; readonly what: string };

/** Reads the JSON of a plan file, which may still be no plan. */
export function readPlanJson(files: Pick<TextFiles, "read">, path: string): Result<unknown, PlanFileProblem> {
  const read = files.read(path);
  if (!read.ok)
    return err({
      kind: "unreadable",
      what: `Can't read the plan ${path}: ${fileReason(read.problem.code)}.`,
    });
  const text = read.value.replace(/^\uFEFF/, "");
  const fault = jsonFault(text);
  if (fault !== undefined) return err({ kind: "notJson", what: faultSentence(path, text, fault) });
  return ok(JSON.parse(text) as unknown);
}

function faultSentence(path: string, text: string, fault: JsonFault): string {
  const { line, column } = lineAndColumn(text, fault.at);
  const place = `The plan ${path}, line ${line}, column ${column}:`;
  switch (fault.kind) {
    case "syntax":
      return fault.at >= text.length
        ? `${place} the file ends too early; its JSON is incomplete.`
        : `${place} this isn't valid JSON. Check for a missing comma, quote or bracket just before it.`;
    case "repeated":
      return `${place} the member “${fault.member}” appears more than once.`;
    case "tooDeep":
      return `${place} brackets are nested too deeply; a plan needs at most 4 levels.`;
  }
}
