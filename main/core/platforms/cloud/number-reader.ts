import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { NumberFacts } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { SendQuery } from "./caller.ts";
import { numberFacts, readNumberFields } from "./facts.ts";
import { askFieldByField, type AskFields } from "./field-by-field.ts";

// Two names of one field: a deployment knows one of them and rejects the whole call for the other.
const HOST = "platform_type";
const HOST_ELSEWHERE = "host_platform";

type Group = { readonly fields: readonly string[]; readonly refused: readonly string[] };

/**
 * Returns the query for a number's fields. It requests all at once, the host under one of its two names; if
 * the deployment rejects both calls for a field, it queries field by field. The next query requests only
 * fields that were returned.
 */
export function numberReader(
  sendQuery: SendQuery,
  dialect: Dialect,
  phoneNumberId: string,
): () => Promise<CallOutcome<NumberFacts>> {
  const without = (name: string): readonly string[] => dialect.numberFields.filter((field) => field !== name);
  let groups: readonly Group[] = [
    { fields: without(HOST_ELSEWHERE), refused: [] },
    { fields: without(HOST), refused: [] },
  ];
  const ask: AskFields = (fields) => {
    // A single known field may have no value for this number: an empty response is then valid.
    const mayBeEmpty = fields.length === 1;
    const query = fields.length === 0 ? {} : { fields: fields.join(",") };
    return sendQuery(dialect.cloud.number(phoneNumberId), query, {
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
    // The host's other name does not count as rejected.
    const known = answered.includes(HOST) || answered.includes(HOST_ELSEWHERE);
    const refused = found.value.refused.filter(
      (field) => !known || (field !== HOST && field !== HOST_ELSEWHERE),
    );
    if (answered.length > 0) groups = [{ fields: answered, refused }];
    return { ...found, value: numberFacts(answer, refused, dialect) };
  };
}
