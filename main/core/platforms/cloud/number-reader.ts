import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { NumberFacts } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { SendQuery } from "./caller.ts";
import { numberFacts, readNumberFields } from "./facts.ts";
import { askFieldByField, type AskFields } from "./field-by-field.ts";

// Two names of one fact: a deployment knows one of them and refuses the whole call for the other.
const HOST = "platform_type";
const HOST_ELSEWHERE = "host_platform";

type Group = { readonly fields: readonly string[]; readonly refused: readonly string[] };

/**
 * Gives the look-up of a number's fields. All are asked at once, the host under one of its two names; a deployment
 * that refuses both calls for some field is asked field by field. What was answered is what the next look-up asks.
 */
export function numberReader(
  look: SendQuery,
  dialect: Dialect,
  phoneNumberId: string,
): () => Promise<CallOutcome<NumberFacts>> {
  const without = (name: string): readonly string[] => dialect.numberFields.filter((field) => field !== name);
  let groups: readonly Group[] = [
    { fields: without(HOST_ELSEWHERE), refused: [] },
    { fields: without(HOST), refused: [] },
  ];
  const ask: AskFields = (fields) => {
    // A single known field may have no value for this number: then an empty answer is an answer.
    const mayBeEmpty = fields.length === 1;
    const query = fields.length === 0 ? {} : { fields: fields.join(",") };
    return look(dialect.cloud.number(phoneNumberId), query, {
      call: "readNumber",
      read: (json) => readNumberFields(json, { phoneNumberId, mayBeEmpty }),
    });
  };

  return async () => {
    for (const group of groups) {
      const outcome = await ask(group.fields);
      if (outcome.kind === "confirmed") {
        groups = [group];
        return { ...outcome, value: numberFacts(outcome.value, group.refused, dialect) };
      }
      if (outcome.kind !== "rejected" || outcome.reason !== "field-unknown") return outcome;
    }
    const found = await askFieldByField(ask, dialect.numberFields);
    if (found.kind !== "confirmed") return found;
    const { answer, answered } = found.value;
    // Whichever name is not in use here is nothing that anybody misses.
    const known = answered.includes(HOST) || answered.includes(HOST_ELSEWHERE);
    const refused = found.value.refused.filter(
      (field) => !known || (field !== HOST && field !== HOST_ELSEWHERE),
    );
    if (answered.length > 0) groups = [{ fields: answered, refused }];
    return { ...found, value: numberFacts(answer, refused, dialect) };
  };
}
