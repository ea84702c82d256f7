import type { RowPlace } from "../../../shared/batch/row.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { SecretReference } from "../../../shared/migration/secret-reference.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { problemWords, type CoreProblem } from "../../../shared/wording/problems.ts";
import type { RowFault } from "../../../shared/wording/row-faults.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";

export type { RowFault };
/** A row of a table that can't be used. */
export type BadRow = RowPlace & RowFault;

/** Faults by their keys, with their English texts. */
export function faultsSaid(said: readonly MessageDescriptor[]): RowFault {
  return { message: said.map((one) => saidText(translateToEnglish, one)).join("; "), said };
}

/** One fault by its key below `rowFaults`. */
export function faultSaid(key: string, values: MessageDescriptor["values"] = {}): RowFault {
  return faultsSaid([{ key: `rowFaults.${key}`, values }]);
}

/** Secrets of a plan that aren't there or don't fit. */
export function secretFault(
  problem: CoreProblem,
  references: ReadonlyMap<string, SecretReference>,
): RowFault {
  const message = problemWords(translateToEnglish, problem).what.replaceAll("\n", "; ");
  switch (problem.kind) {
    case "secretsMissing":
      return {
        message,
        said: problem.missing.map(({ member, reference, why }) => ({
          key: `problems.secretsMissing.why.${why}`,
          values: { member, reference: referenceSaid(references.get(member)) ?? reference },
        })),
      };
    case "secretInvalid":
      return {
        message,
        said: [{ key: `problems.secretInvalid.why.${problem.why}`, values: { member: problem.member } }],
      };
    case "fileUnusable": {
      const { member, path, why } = problem;
      return { message, said: [{ key: `problems.fileUnusable.why.${why}`, values: { member, path } }] };
    }
    default:
      return { message };
  }
}

function referenceSaid(reference: SecretReference | undefined): MessageDescriptor | undefined {
  if (reference === undefined) return undefined;
  if ("env" in reference) return { key: "rowFaults.reference.env", values: { name: reference.env } };
  if ("file" in reference) return { key: "rowFaults.reference.file", values: { name: reference.file } };
  return { key: "rowFaults.reference.vault", values: { name: reference.vault } };
}
