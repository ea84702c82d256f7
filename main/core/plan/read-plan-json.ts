import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { fileReason } from "../host/file-reason.ts";
import type { TextFiles } from "../runtime/ports.ts";
import { jsonFault, lineAndColumn, type JsonFault } from "./json-faults.ts";

/** Why the JSON of a plan file can't be read, in a sentence that repeats no value. */
export type PlanFileProblem = {
  readonly what: string;
  /** The same by its keys. */
  readonly said: MessageDescriptor;
} & ({ readonly kind: "unreadable"; readonly code: string } | { readonly kind: "notJson" });

/** Reads the JSON of a plan file, which may still be no plan. */
export function readPlanJson(files: Pick<TextFiles, "read">, path: string): Result<unknown, PlanFileProblem> {
  const read = files.read(path);
  if (!read.ok)
    return err({
      kind: "unreadable",
      code: read.problem.code,
      what: `Can't read the plan ${path}: ${fileReason(read.problem.code)}.`,
      said: {
        key: "rowFaults.planFile.unreadable",
        values: { path, reason: reasonSaid(read.problem.code) },
      },
    });
  const text = read.value.replace(/^\uFEFF/, "");
  const fault = jsonFault(text);
  if (fault !== undefined)
    return err({
      kind: "notJson",
      what: faultSentence(path, text, fault),
      said: faultSaid(path, text, fault),
    });
  return ok(JSON.parse(text) as unknown);
}

function reasonSaid(code: string): MessageDescriptor {
  if (code === "ERR_INVALID_ARG_VALUE") return { key: "rowFaults.file.nul", values: {} };
  const known = Object.hasOwn(en.rowFaults.file, code);
  return { key: `rowFaults.file.${known ? code : "other"}`, values: known ? {} : { code } };
}

function faultSaid(path: string, text: string, fault: JsonFault): MessageDescriptor {
  const place = { path, ...lineAndColumn(text, fault.at) };
  if (fault.kind === "repeated")
    return { key: "rowFaults.planFile.repeated", values: { ...place, member: fault.member } };
  if (fault.kind === "tooDeep") return { key: "rowFaults.planFile.tooDeep", values: place };
  return { key: `rowFaults.planFile.${fault.at >= text.length ? "cutOff" : "syntax"}`, values: place };
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
