import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberAnswer } from "./schema.ts";

/** Queries the given fields; with none, the platform's default fields. */
export type AskFields = (fields: readonly string[]) => Promise<CallOutcome<NumberAnswer>>;

type Fields = {
  readonly answer: NumberAnswer;
  readonly answered: readonly string[];
  readonly refused: readonly string[];
};

/**
 * Queries fields one at a time and merges the responses; lists fields that the platform does not know. Ends
 * with the first outcome that is neither a response nor such a rejection.
 */
export async function askFieldByField(
  ask: AskFields,
  fields: readonly string[],
): Promise<CallOutcome<Fields>> {
  const answer: NumberAnswer = {};
  const answered: string[] = [];
  const refused: string[] = [];
  let last: CallOutcome<NumberAnswer> | undefined;
  for (const field of fields) {
    const one = await ask([field]);
    if (one.kind === "confirmed") {
      answered.push(field);
      Object.assign(answer, withoutGaps(one.value));
      last = one;
    } else if (one.kind === "rejected" && one.reason === "field-unknown") {
      refused.push(field);
    } else {
      return one;
    }
  }
  if (last === undefined) return askForNothing(ask, refused);
  return { kind: "confirmed", value: { answer, answered, refused }, evidence: last.evidence };
}

/** If even the id is rejected, the fields are not the cause: the result of a query without fields decides. */
async function askForNothing(ask: AskFields, refused: readonly string[]): Promise<CallOutcome<Fields>> {
  const defaults = await ask([]);
  if (defaults.kind === "confirmed")
    return { ...defaults, value: { answer: defaults.value, answered: [], refused } };
  return defaults.kind === "rejected" && defaults.reason === "field-unknown"
    ? { ...defaults, reason: "not-found" }
    : defaults;
}

function withoutGaps(answer: NumberAnswer): NumberAnswer {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
}
