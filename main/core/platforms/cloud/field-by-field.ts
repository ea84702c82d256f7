import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberAnswer } from "./schema.ts";

/** Asks for some fields; for none, it leaves the choice to the platform. */
export type AskFields = (fields: readonly string[]) => Promise<CallOutcome<NumberAnswer>>;

type Fields = {
  readonly answer: NumberAnswer;
  readonly answered: readonly string[];
  readonly refused: readonly string[];
};

/**
 * Asks for fields one after the other and gathers what is answered; fields that the platform does not know are
 * listed. Ends in the first outcome that is neither an answer nor such a refusal.
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

/** Where even the id is refused, the fields are not to blame: what a bare look-up says decides. */
async function askForNothing(ask: AskFields, refused: readonly string[]): Promise<CallOutcome<Fields>> {
  const bare = await ask([]);
  if (bare.kind === "confirmed") return { ...bare, value: { answer: bare.value, answered: [], refused } };
  return bare.kind === "rejected" && bare.reason === "field-unknown"
    ? { ...bare, reason: "not-found" }
    : bare;
}

function withoutGaps(answer: NumberAnswer): NumberAnswer {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));
}
