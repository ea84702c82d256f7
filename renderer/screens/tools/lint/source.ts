import { isObject } from "../../../../shared/lint/finding.ts";
import type { FileKind } from "../../../../shared/lint/lint-job.ts";
import { parseJson } from "../../../../shared/parse-json.ts";

/** Something to check, as it was given or as it is after the fixes. */
export type Source = { readonly name: string; readonly kind: FileKind; readonly content: Blob };

/** A pasted text; its kind is told by what it holds. */
export function pastedSource(name: string, text: string): Source {
  return { name, kind: kindOfText(text), content: new Blob([text]) };
}

function kindOfText(text: string): FileKind {
  const whole = parseJson(text.replace(/^\uFEFF/, ""));
  if (whole !== undefined) {
    const log = isObject(whole) ? whole["log"] : undefined;
    return isObject(log) && Array.isArray(log["entries"]) ? "har" : "json";
  }
  const first = text.split(/\r?\n/).find((line) => line.trim() !== "");
  return first !== undefined && first !== text.trim() && parseJson(first) !== undefined ? "lines" : "json";
}
