import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

type StatusFinding = CheckFinding<CauseOf<"number.status">>;

const RESTRICTED = (said: MessageDescriptor): StatusFinding => warn("number-restricted", said);

// An open vocabulary: words that are not listed say nothing against the number and are shown as they are.
const JUDGED: ReadonlyMap<string, (said: MessageDescriptor) => StatusFinding> = new Map([
  ["BANNED", (said: MessageDescriptor): StatusFinding => fail("number-banned", said)],
  ["DELETED", (said: MessageDescriptor): StatusFinding => fail("number-deleted", said)],
  ["MIGRATED", (said: MessageDescriptor): StatusFinding => warn("number-migrated", said)],
  ["RESTRICTED", RESTRICTED],
  ["FLAGGED", RESTRICTED],
  ["RATE_LIMITED", RESTRICTED],
]);

/** Does the cloud hold something against the number: a ban, a deletion, a restriction? */
export const numberStatus: Check<"number.status"> = {
  id: "number.status",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { status } = number.value;
    if (status === undefined) return skip("not-told", phrase("findings.status.untold"));
    const said = phrase("findings.status.told", { status: shown(status) });
    return { ...(JUDGED.get(status)?.(said) ?? pass(said)), facts: { status: shown(status) } };
  },
};
