import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

const CERTIFIED: readonly string[] = ["APPROVED", "AVAILABLE_WITHOUT_REVIEW"];

/** Is the display name approved, so that its certificate counts, and is it the one that the plan expects? */
export const numberName: Check<"number.name"> = {
  id: "number.name",
  directions: ["to-onprem"],
  run: async ({ plan, looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { nameStatus, verifiedName } = number.value;
    const expected = plan.number.displayName;
    if (nameStatus !== undefined && !CERTIFIED.includes(nameStatus)) {
      return warn("name-not-approved", phrase("findings.name.status", { status: shown(nameStatus) }), {
        nameStatus: shown(nameStatus),
      });
    }
    if (expected !== undefined && verifiedName !== undefined && expected !== verifiedName) {
      return warn(
        "name-differs",
        phrase("findings.name.differs", { shown: shown(verifiedName), expected: shown(expected) }),
        { verifiedName: shown(verifiedName) },
      );
    }
    if (nameStatus === undefined) return skip("not-told", phrase("findings.name.untold"));
    const status = shown(nameStatus);
    return pass(
      verifiedName === undefined
        ? phrase("findings.name.approved", { status })
        : phrase("findings.name.namedApproved", { name: shown(verifiedName), status }),
      { nameStatus: status },
    );
  },
};
