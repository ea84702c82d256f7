import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, warn, skip, type Finding } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

type StatusFinding = Finding<CauseOf<"number.status">>;

const RESTRICTED = (found: string): StatusFinding => warn("number-restricted", found);

// An open vocabulary: words that are not listed say nothing against the number and are shown as they are.
const JUDGED: ReadonlyMap<string, (found: string) => StatusFinding> = new Map([
  ["BANNED", (found: string): StatusFinding => fail("number-banned", found)],
  ["DELETED", (found: string): StatusFinding => fail("number-deleted", found)],
  ["MIGRATED", (found: string): StatusFinding => warn("number-migrated", found)],
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
    if (number.kind !== "confirmed") return unseen("number fields", number);
    const { status } = number.value;
    if (status === undefined) return skip("not-told", "the cloud does not tell the number's status");
    const found = `the cloud says ${shown(status)}`;
    return { ...(JUDGED.get(status)?.(found) ?? pass(found)), facts: { status: shown(status) } };
  },
};
